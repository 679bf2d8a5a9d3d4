import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.rules.color import Color
from gobanapp.rules.result import Result, ResultKind

BLACK, WHITE = Color.BLACK, Color.WHITE
ENDINGS = (ResultKind.RESIGN, ResultKind.TIME, ResultKind.FORFEIT, ResultKind.UNSTATED)


@pytest.mark.parametrize(
    ("result", "text"),
    [
        (Result(ResultKind.SCORE, BLACK, 3.5), "B+3.5"),
        (Result(ResultKind.SCORE, WHITE, 12.0), "W+12"),
        (Result(ResultKind.SCORE, WHITE, 0.25), "W+0.25"),
        (Result(ResultKind.SCORE, WHITE, 361 - 0.75), "W+360.25"),
        (Result(ResultKind.SCORE, BLACK, 0), "B+0"),
        (Result(ResultKind.RESIGN, WHITE), "W+R"),
        (Result(ResultKind.TIME, BLACK), "B+T"),
        (Result(ResultKind.FORFEIT, WHITE), "W+F"),
        (Result(ResultKind.UNSTATED, BLACK), "B+"),
        (Result(ResultKind.DRAW), "0"),
        (Result(ResultKind.VOID), "Void"),
        (Result(ResultKind.UNKNOWN), "?"),
    ],
)
def test_spelling_both_ways(result, text):
    assert str(result) == text
    assert Result.parse(text) == result


@given(st.sampled_from(Color), st.integers(0, 4 * 400))
def test_every_margin_survives_a_round_trip(winner, quarters):
    result = Result(ResultKind.SCORE, winner, quarters / 4)
    assert Result.parse(str(result)) == result


# What is found in records


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        ("b+3,5", "B+3.5"),
        ("B+3.50", "B+3.5"),
        ("W+28.50", "W+28.5"),
        ("B+.5", "B+0.5"),
        ("B+½", "B+0.5"),
        ("B+3½", "B+3.5"),
        ("\uff22\uff0b\uff13\uff0e\uff15", "B+3.5"),  # letters of full width
        (" B + 3.5 \n", "B+3.5"),
        ("White+2.5", "W+2.5"),
        ("W+4.5 (moves after 250 not known)", "W+4.5"),
        ("black wins by 5 3/4 points", "B+5.75"),
        ("W+Resign", "W+R"),
        ("w+r.", "W+R"),
        ("B+Res", "B+R"),
        ("White wins by resignation", "W+R"),
        ("B+Time", "B+T"),
        ("White won on time", "W+T"),
        ("W+Forfeit", "W+F"),
        ("White wins", "W+"),
        ("B+ (score unknown)", "B+"),
        ("B+12345678901", "B+"),
        ("Draw", "0"),
        ("Jigo", "0"),
        ("0.0", "0"),
        ("draw.", "0"),
        ("void", "Void"),
        ("No result", "Void"),
        ("? (No further moves known)", "?"),
        ("unknown", "?"),
    ],
)
def test_many_ways_to_write_a_result(text, spelled):
    assert str(Result.parse(text)) == spelled


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        ("黑中盘胜", "B+R"),
        ("白中押し勝ち", "W+R"),
        ("黒番中押し勝ち", "B+R"),
        ("흑 불계승", "B+R"),
        ("黑超时胜", "B+T"),
        ("白3目半勝ち", "W+3.5"),
        ("黒半目勝", "B+0.5"),
        ("白胜3.5目", "W+3.5"),
        ("294수 흑0.5집승", "B+0.5"),
        ("백 3집반승", "W+3.5"),
        ("黑胜3/4子", "B+1.5"),
        ("黑胜1又3/4子", "B+3.5"),
        ("白胜2子半", "W+5"),
        ("白胜", "W+"),
        ("和棋", "0"),
        ("持碁", "0"),
        ("무승부", "0"),
        ("無勝負", "Void"),
        ("不明", "?"),
    ],
)
def test_east_asian_words(text, spelled):
    assert str(Result.parse(text)) == spelled


SENTENCES = {
    "W+R": "Black resigns|Black resigned.|B resigns|Black has resigned"
    "|black lost by resignation|W by resignation|Black resigned, White wins"
    "|White wins, Black resigned|黑认输|黒投了|黑中盘负|黒中押し負け|흑 기권|흑 기권패"
    "|백 기권승|白中押|백 불계승|白棋中盤勝|白+中盘|Schwarz gibt auf|Weiß gewinnt durch Aufgabe"
    "|Noir abandonne|Blanc gagne par abandon|Il Nero abbandona|Il Bianco vince per abbandono"
    "|Czarny poddał się|Biały wygrywa przez poddanie|Черные сдались|白胜(黑认输)"
    "|Winner: White (resignation)|白+R",
    "B+T": "White lost on time|White loses by time|White ran out of time|White timed out"
    "|B by time|白超时负|白時間切れ負け|白時間切れ|白超时|백 시간패|백 시간초과|黒時間切れ勝ち"
    "|Schwarz gewinnt auf Zeit|Noir gagne au temps|Blanc perd au temps"
    "|Il Nero vince per il tempo|Czarny wygrywa na czas",
    "W+F": "Black forfeits|Black forfeited|W by forfeit|黑弃权|黒反則負け|흑 반칙패|黑不战败"
    "|Weiß gewinnt kampflos|Blanc gagne par forfait|Biały wygrywa walkowerem|白不戦勝",
    "B+3.5": "B by 3.5|Black by 3.5|Black by 3.5 points|White lost by 3.5"
    "|White loses by 3½ points|黒三目半勝|黑胜三目半|黑胜一又四分之三子|黑胜1又4分之3子"
    "|흑 3집반승|白负三目半|Schwarz gewinnt um 3,5 Punkte|Schwarz gewinnt mit 3,5"
    "|Noir gagne de 3,5 points|Il Nero vince di 3,5 punti|Czarny wygrywa o 3,5 pkt"
    "|Черные выиграли 3,5 очка|黒3目半|흑 3집반|黑+3.5",
    "W+1.5": "白胜四分之三子|白胜 3/4子|白一目半勝ち|White wins by 1.5",
    "B+": "Black wins|White lost|白负|黑胜|Schwarz gewinnt|Noir gagne|黒勝ち(256手)|White loses",
    "W+11": "白胜十一目|白十一目勝|White by 11",
}


@pytest.mark.parametrize(
    ("text", "spelled"),
    [(text, spelled) for spelled, texts in SENTENCES.items() for text in texts.split("|")],
)
def test_sentences_about_the_winner_or_the_loser(text, spelled):
    assert str(Result.parse(text)) == spelled


NUMBERS_OF_OTHER_THINGS = {
    "B+R": "黑 聂卫平九段 中盘胜|黒番 坂田栄男九段 中押し勝ち|흑 이창호 9단 불계승|흑 중반 불계승"
    "|Black (Lee Sedol 9p) wins by resignation|Black 9-dan wins by resignation",
    "W+R": "白九段中盘胜|White 7d wins by resignation|Black (3 kyu) resigns|Black resign"
    "|White wins game 3 by resignation|黑先 白中盘胜|White 2-dan by resignation, 210 moves",
    "W+0.5": "白方李昌镐九段胜1/4子",
    "W+3.5": "백 이세돌 9단 3집반승|W+3-1/2|白 九段 3目半勝ち",
    "W+2.5": "黒番6目半コミ出し 白2目半勝",
    "B+3.5": "Black (5d) wins by 3.5|Black wins game 2 by 3.5|Black wins, 3.5 points, komi 6.5"
    "|Black won by 3.5 points with komi 6.5|黒コミ6目半 黒3目半勝",
    "W+T": "White 5k won on time|White wins game 3 on time",
    "W+F": "W+Forfeit by time",
    "W+": "백 중반승|白胜 黑贴6目半|White wins (300)|White won after 3 hours|White wins game 3",
    "B+": "黑胜 贴3又3/4子|black wins, komi 6.5|Black wins best of 3|Black wins, 6.5 komi"
    "|Black won the game with komi 6.5|Black wins, 300",
}


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        (text, spelled)
        for spelled, texts in NUMBERS_OF_OTHER_THINGS.items()
        for text in texts.split("|")
    ],
)
def test_only_a_margin_is_read_as_a_margin(text, spelled):
    assert str(Result.parse(text)) == spelled


RANKS = ("9段", "九段", "9단", " (9p)", " 7d", " 5 kyu", " 3-dan", "")


@pytest.mark.parametrize("rank", RANKS)
@pytest.mark.parametrize(
    ("how", "spelled"),
    [
        ("中盘胜", "B+R"),
        ("胜3目半", "B+3.5"),
        ("불계승", "B+R"),
        ("3집반승", "B+3.5"),
        ("wins by resignation", "B+R"),
        ("wins by 3.5", "B+3.5"),
        ("won on time", "B+T"),
        ("wins", "B+"),
        ("resigns", "W+R"),
    ],
)
def test_the_rank_of_a_player_is_no_margin(rank, how, spelled):
    assert str(Result.parse(f"黑 Ann{rank} {how}")) == spelled


@pytest.mark.parametrize(
    ("sentence", "spelled"), [("{} resigns", "R"), ("{} lost on time", "T"), ("{} 认输", "R")]
)
def test_the_side_that_is_named_loses(sentence, spelled):
    for name, winner in (("White", "B"), ("Black", "W"), ("白", "B"), ("黑", "W")):
        assert str(Result.parse(sentence.format(name))) == f"{winner}+{spelled}"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "  ",
        "john wins",
        "0.5",
        "Blackboard",
        "left unfinished",
        "白",
        "+",
        "Black to play",
        "White time",
        "黒番 12段",
        "Black didn't win",
        "Black did not win",
        "Black has never won",
        "Black leads by 3",
        "Black is ahead by 3 points",
        "黒3目リード",
    ],
)
def test_texts_without_a_result(text):
    assert Result.parse(text) is None


@given(st.text() | st.text("BbWw+0123456789.,/ 黑白胜目子半又RT?"))
def test_any_text_is_borne(text):
    result = Result.parse(text)
    if result is not None:
        assert Result.parse(str(result)) == result


# Made by the program


@pytest.mark.parametrize(
    ("lead", "ties_to", "text"),
    [
        (2.5, None, "B+2.5"),
        (-0.5, None, "W+0.5"),
        (0, None, "0"),
        (0.0, WHITE, "W+0"),
        (0, BLACK, "B+0"),
        (1, WHITE, "B+1"),
    ],
)
def test_the_result_of_a_count(lead, ties_to, text):
    result = Result.of_count(lead, ties_to)
    assert str(result) == text
    assert result.kind is (ResultKind.DRAW if text == "0" else ResultKind.SCORE)


@pytest.mark.parametrize("winner", Color)
def test_resignation(winner):
    assert Result.resignation(winner) == Result(ResultKind.RESIGN, winner)


@pytest.mark.parametrize("how", ENDINGS)
@pytest.mark.parametrize("winner", Color)
def test_games_won_without_a_count(how, winner):
    assert Result.parse(str(Result(how, winner))) == Result(how, winner)
