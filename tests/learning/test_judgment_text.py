"""Words that call a move right or wrong, in many languages."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.learning.judgment_text import Judgment, find_text_judgment
from gobanapp.learning.judgment_vocabulary import ENGLISH, VOCABULARIES
from gobanapp.rules.color import Color

RIGHT, WRONG = Judgment.RIGHT, Judgment.WRONG


def judge(text, solver=Color.BLACK):
    found = find_text_judgment(text, solver)
    return None if found is None else found.judgment


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("That's the right move!", "That isn't the right move."),
        ("Black lives. RIGHT", "White lives. WRONG"),
        ("This is RIGHT", "This is not the RIGHT way"),
        ("OK", "NOK"),
        ("Yes, two eyes", "No, White makes a ko"),
        ("Congratulations!", "Not quite."),
        ("✓ alive", "✗ dead"),
        ("○", "×"),
        ("Das ist richtig!", "Das ist leider nicht richtig."),
        ("C'est juste.", "Ce n'est pas la bonne réponse."),
        ("Risposta corretta", "Non è corretto"),
        ("¡Correcto!", "No es correcto."),
        ("Muito bem!", "Não está certo."),
        ("Правильно", "Это не правильно"),
        ("Вірно", "Невірно"),
        ("Zgadza się", "To nie jest poprawne."),
        ("Správně", "To není správně."),
        ("Goed gedaan!", "Dat is niet juist."),
        ("Doğru cevap", "Doğru değil"),
        ("Chính xác!", "Không đúng"),
        ("Rätt", "Inte rätt"),
        ("Oikein", "Ei ole oikein"),
        ("Corect", "Nu este corect"),
        ("Helyes", "Nem helyes"),
        ("Benar", "Tidak benar"),
        ("נכון", "לא נכון"),
        ("صحيح", "غير صحيح"),
        ("ถูกต้อง", "ไม่ถูกต้อง"),
        ("正确", "不正确"),
        ("這是正解", "這不是正解"),
        ("答對了", "答錯了"),
        ("正解です。", "正解ではありません"),
        ("正しい", "正しくない"),
        ("正解図", "失敗図"),
        ("정답입니다", "정답이 아닙니다"),
        ("성공", "실패"),
    ],
)
def test_right_and_wrong_are_told_apart(right, wrong):
    assert (judge(right), judge(wrong)) == (RIGHT, WRONG)


@pytest.mark.parametrize("text", ["No mistake.", "No error", "PLAY ON THE RIGHT SIDE"])
def test_what_is_no_fault_and_a_side_in_capitals_judge_nothing(text):
    assert judge(text) is None


@pytest.mark.parametrize(
    "text",
    [
        "Black to play. Find the correct move.",
        "The right side",
        "All right, White connects",
        "White plays right away",
        "What is the right answer?",
        "Correct?",
        "No need to defend",
        "No. 3",
        "Not wrong",
        "right or wrong",
        "White fails",
        "White's mistake",
        "黑先活",
        "对杀白胜",
        "变化图",
        "白失败",
        "정해진 수순",
        "Trouvez le coup juste",
        "Ход чёрных. Найдите правильный ход.",
        "Yesterday",
        "",
    ],
)
def test_other_sentences_are_no_judgement(text):
    assert judge(text) is None


def test_failure_is_that_of_the_solver():
    assert judge("Black fails") is judge("黑失败") is WRONG
    assert judge("Black fails", Color.WHITE) is judge("黑失败", Color.WHITE) is None
    assert judge("White fails", Color.WHITE) is WRONG


def test_a_reason_may_follow():
    assert judge("This is not right because White cuts") is WRONG
    assert judge("Correct, since White cannot cut") is RIGHT


def test_the_first_judgement_counts_and_praise_only_without_another():
    assert judge("Wrong. The correct answer: A") is WRONG
    assert judge("Excellent! But this is not right") is WRONG
    assert find_text_judgment("Excellent!", Color.BLACK).is_praise


def test_a_not_belongs_to_a_word_in_capitals_only_if_nothing_else_is_between():
    assert judge("White can not escape RIGHT") is RIGHT
    assert judge("not quite RIGHT") is WRONG


def words(text):
    return [word for word in text.split("|") if word]


def written(*parts):
    """Return words as one clause, in scripts without blanks as in any other."""
    return " ".join(parts)


@pytest.mark.parametrize("vocabulary", VOCABULARIES)
def test_every_word_of_a_language_is_understood(vocabulary):
    for judgment, field in ((RIGHT, vocabulary.right), (WRONG, vocabulary.wrong)):
        for word in words(field):
            assert judge(word) is judgment, word
            assert judge(f"\n– {word.upper()}! 2") is judgment, word


@given(st.data())
def test_neutral_words_never_turn_a_judgement_round(data):
    vocabulary = data.draw(st.sampled_from(VOCABULARIES))
    judgment = data.draw(st.sampled_from(Judgment))
    word = data.draw(st.sampled_from(words(getattr(vocabulary, judgment.value))))
    neutral = st.lists(st.sampled_from(words(vocabulary.neutral)), max_size=3)
    before, after = data.draw(neutral), data.draw(neutral)
    assert judge(written(*before, word, *after)) in {judgment, None}


@given(st.data())
def test_a_negated_right_is_wrong(data):
    vocabulary = data.draw(st.sampled_from(VOCABULARIES))
    right = data.draw(st.sampled_from(words(vocabulary.right)))
    negation = data.draw(st.sampled_from(words(vocabulary.negation)))
    neutral = data.draw(st.lists(st.sampled_from(words(vocabulary.neutral)), max_size=2))
    assert judge(written(negation, *neutral, right)) is not RIGHT
    assert judge(written(right, *neutral, negation)) is not RIGHT


@given(st.data())
def test_unknown_words_make_no_judgement(data):
    word = data.draw(st.sampled_from(words(ENGLISH.right)))
    stranger = data.draw(st.sampled_from(["ladder", "corner", "side", "snapback", "eyes"]))
    assert judge(f"{stranger} {word}") is None
    assert judge(f"{word} {stranger}") is None
