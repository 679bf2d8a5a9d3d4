import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.game.node import Content, Node
from gobanapp.game.tree import Tree
from gobanapp.learning.problem import AttemptOutcome, Problem
from gobanapp.learning.solution import Convention, NoSolutionError, find_solution
from gobanapp.learning.solution_signs import strip_orders
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point

HEAD = "(;FF[4]SZ[9]AB[ee]AW[gg]"


def verdicts(game, habit=None):
    """Say of each move of the solver's that is tried first whether it is right."""
    solution = find_solution(game.tree, habit)
    children = game.tree[solution.start].children
    return "".join("+" if child in solution.right else "-" for child in children)


@pytest.mark.parametrize(
    ("sgf", "habit", "sign", "right"),
    [
        # goproblems
        ("(;B[aa];W[bb];B[cc]C[RIGHT])(;B[dd];W[ab])", Convention.MARKED_RIGHT, "RIGHT", "+-"),
        ("(;B[aa])(;B[bb]C[A seki.RIGHT])", Convention.MARKED_RIGHT, "RIGHT", "-+"),
        # Many Faces of Go, and a check mark
        ("(;B[aa]BM[1])(;B[bb]TE[2])(;B[cc])", Convention.MARKED_RIGHT, "TE", "-+-"),
        ("(;B[aa])(;B[bb]CH[1])", Convention.MARKED_RIGHT, "CH", "-+"),
        # uliGo
        ("(;B[aa])(;B[bb]WV[bb])(;B[cc])", Convention.MARKED_WRONG, "WV", "+-+"),
        ("(;B[aa])(;B[bb]TR[bb])(;B[cc])", Convention.MARKED_WRONG, "TR", "+-+"),
        # EasyGo's joseki
        ("(;B[aa])(;B[bb]BM[2])", Convention.MARKED_WRONG, "BM", "+-"),
        # Kogo's dictionary
        ("(;B[aa]C[* Joseki * Both fine])(;B[bb])", Convention.MARKED_RIGHT, "* Joseki *", "+-"),
        # words
        ("(;B[aa]C[Correct.])(;B[bb]C[Wrong.])", Convention.MARKED_RIGHT, "Correct", "+-"),
        ("(;B[aa]C[Richtig!])(;B[bb]C[Falsch])", Convention.MARKED_RIGHT, "Richtig", "+-"),
        ("(;B[aa]C[正解])(;B[bb]C[失敗])", Convention.MARKED_RIGHT, "正解", "+-"),
        ("(;B[aa]C[+])(;B[bb]C[-])", Convention.MARKED_RIGHT, "+", "+-"),
        ("(;B[aa];W[ab]C[Well done\nSolution: Black lives])(;B[bb])",
         Convention.MARKED_RIGHT, "Solution", "+-"),
        ("(;B[aa]N[Solution])(;B[bb]N[Failure 1])", Convention.MARKED_RIGHT, "Solution", "+-"),
        ("(;B[aa])(;B[bb];W[cc]C[Wrong, White lives])", Convention.MARKED_WRONG, "Wrong", "+-"),
        ("(;B[aa])(;B[bb]C[This is INCORRECT])", Convention.MARKED_WRONG, "INCORRECT", "+-"),
        ("(;B[aa])(;B[bb]C[NOT RIGHT])", Convention.MARKED_WRONG, "NOT RIGHT", "+-"),
        # Glift, for either player, at the end or on the way
        ("(;B[aa];W[ba])(;B[ba]GB[1])", Convention.MARKED_RIGHT, "GB", "-+"),
        ("(;B[aa];W[ba])(;B[ba];W[bb]GB[])", Convention.MARKED_RIGHT, "GB", "-+"),
        ("(;B[aa])(;B[ba]GB[2];W[bb];B[cc])", Convention.MARKED_RIGHT, "GB", "-+"),
        ("(;W[aa];B[ba])(;W[ba]GW[1])", Convention.MARKED_RIGHT, "GW", "-+"),
        ("(;B[aa])(;B[ba];W[bb]GW[1])", Convention.MARKED_WRONG, "GW", "+-"),
        ("(;B[aa]C[A ko])(;B[ba]C[Well done!]GB[1])", Convention.MARKED_RIGHT, "GB", "-+"),
        ("(;B[aa];W[ab]GW[1];B[ac]GB[1])(;B[ba]GW[1])", Convention.MARKED_RIGHT, "GB", "+-"),
        # maxiGos
        ("(;B[ba]C[OK!])(;B[zz];W[ba]C[NOK!])", Convention.MARKED_RIGHT, "OK", "+-"),
        # diagrams of books, as names
        ("(;B[aa]N[失败图];W[ba])(;B[ba]N[正解图])", Convention.MARKED_RIGHT, "正解", "-+"),
        ("(;B[aa]N[오답];W[ba])(;B[ba]N[정답 1])", Convention.MARKED_RIGHT, "정답", "-+"),
        # a whole sentence, and one of several
        ("(;B[aa]C[This is not right.])(;B[bb]C[That is right.])",
         Convention.MARKED_RIGHT, "right", "-+"),
        ("(;B[aa]C[It dies.])(;B[bb]C[Also correct.])(;B[cc]C[A ko. Correct!])",
         Convention.MARKED_RIGHT, "correct", "-++"),
        ("(;B[aa]C[Это неправильный ход])(;B[bb])",
         Convention.MARKED_WRONG, "неправильный", "-+"),
        ("(;B[aa]C[No!])(;B[bb])", Convention.MARKED_WRONG, "No", "-+"),
        # praise for the first of several moves counts only where nothing else marks the end
        ("(;B[aa]C[Excellent!];W[ab](;B[ac]C[Slow])(;B[bb]C[RIGHT]))(;B[cc])",
         Convention.MARKED_RIGHT, "RIGHT", "+-"),
        ("(;B[aa]C[Well done!])(;B[cc])", Convention.MARKED_RIGHT, "Well done", "+-"),
        # several signs in one file
        ("(;B[aa]BM[1])(;B[bb]C[✓ lives])(;B[cc]TE[1])(;B[dd]C[faux])(;B[fg])",
         Convention.MARKED_RIGHT, "✓", "-++--"),
        # nothing is marked
        ("(;B[aa];W[ab])(;B[bb])(;B[cc])", Convention.FIRST_LINE, "", "+--"),
        ("(;B[aa]TR[aa])(;B[bb])", Convention.FIRST_LINE, "", "+-"),
        ("(;B[aa]C[Black takes the right side])(;B[bb]C[The wrong direction of play])",
         Convention.FIRST_LINE, "", "+-"),
        ("(;B[aa]C[Copyright COPYRIGHT bright, upright])(;B[bb])", Convention.FIRST_LINE, "", "+-"),
    ],
)  # fmt: skip
def test_the_habit_of_a_record_is_found(record, sgf, habit, sign, right):
    game = record(f"{HEAD}{sgf})")
    found = find_solution(game.tree)
    assert (found.convention, found.sign) == (habit, sign)
    assert verdicts(game) == right


@pytest.mark.parametrize(
    "first", ["B[zz]", "B[zz];W[ba]", "B[undefined];W[ba]C[Wrong]", "C[A remark]", ""]
)
def test_a_first_line_that_cannot_be_played_does_not_decide(record, first):
    game = record(f"{HEAD}(;{first})(;B[ba]C[Correct]))")
    assert find_solution(game.tree).solver is Color.BLACK
    assert verdicts(game) == "-+"


def test_a_move_that_cannot_be_read_is_no_first_variation(record):
    assert verdicts(record(f"{HEAD}(;B[undefined];W[ba])(;B[ba])(;B[bb]))")) == "-+-"


def test_a_file_with_only_unreadable_moves_has_no_solution(record):
    with pytest.raises(NoSolutionError):
        find_solution(record(f"{HEAD};B[undefined])").tree)


def test_the_opponents_first_move_is_no_answer(record):
    game = record("(;SZ[9]AB[dd](;W[cc];B[gg])(;B[gg];W[cc]))")
    assert find_solution(game.tree).solver is Color.WHITE
    assert verdicts(game) == "+-"


@pytest.mark.parametrize("convention", [None, *Convention])
def test_words_call_a_line_wrong_whatever_the_convention(record, convention):
    game = record(f"{HEAD}(;B[aa];W[ab]C[Not right])(;B[bb]C[That is right]))")
    assert verdicts(game, convention) == "-+"


def test_the_first_variation_is_the_first_that_is_not_called_wrong(record):
    game = record(f"{HEAD}(;B[aa];W[ab]C[失敗])(;B[bb])(;B[cc]))")
    assert verdicts(game, Convention.FIRST_LINE) == "-+-"


def test_a_name_before_the_moves_judges_its_line(record):
    game = record(f"{HEAD}(;N[失败图];B[aa])(;N[正解图];B[bb];W[bc];B[cc]))")
    begun = Problem.of(game).begin()
    assert begun.right_points() == [Point(1, 7)]
    assert begun.answer(Point(0, 8)).outcome is AttemptOutcome.WRONG
    solved = begun.answer(Point(1, 7)).answer(Point(2, 6))
    assert solved.outcome is AttemptOutcome.SOLVED


def test_the_description_of_the_problem_is_no_judgement(record):
    game = record("(;FF[4]SZ[9]AB[ee]C[Correct: one line.];C[Wrong?](;B[aa])(;B[bb]))")
    assert find_solution(game.tree).convention is Convention.FIRST_LINE


def test_another_convention_can_be_chosen(record):
    game = record(f"{HEAD}(;B[aa]BM[1])(;B[bb])(;B[cc]TE[1]))")
    assert verdicts(game) == "--+"
    assert verdicts(game, Convention.MARKED_WRONG) == "-++"
    assert verdicts(game, Convention.FIRST_LINE) == "+--"
    assert verdicts(game, Convention.ALL_LINES) == "+++"
    assert find_solution(game.tree, Convention.FIRST_LINE).sign == ""


def test_the_opponents_good_move_solves_nothing(record):
    game = record(f"{HEAD}(;B[aa];W[ab]TE[1])(;B[bb]TE[1]))")
    assert verdicts(game) == "-+"


def test_a_wrong_move_stays_wrong(record):
    game = record(f"{HEAD}(;B[aa]BM[1];W[ab];B[ac]C[Correct.])(;B[bb]TE[1]))")
    assert verdicts(game) == "-+"


def test_a_good_move_does_not_make_its_rivals_later_good(record):
    game = record(f"{HEAD};B[aa]TE[1];W[ab](;B[ac]TE[1])(;B[ad]))")
    attempt = Problem.of(game).begin().answer(Point(0, 8))
    assert attempt.outcome is AttemptOutcome.OPEN
    assert attempt.answer(Point(0, 5)).outcome is AttemptOutcome.WRONG
    assert attempt.answer(Point(0, 6)).outcome is AttemptOutcome.SOLVED


def test_only_a_right_comment_ends_the_line(record):
    (a9, a8) = Point(0, 8), Point(0, 7)
    told = Problem.of(record(f"{HEAD};B[aa]C[RIGHT];W[ab];B[ac])")).begin().answer(a9)
    assert told.outcome is AttemptOutcome.SOLVED
    assert told.position.board.is_empty(a8)
    marked = Problem.of(record(f"{HEAD};B[aa]TE[1];W[ab];B[ac])")).begin().answer(a9)
    assert marked.outcome is AttemptOutcome.OPEN
    assert not marked.position.board.is_empty(a8)


def test_all_replies_to_the_first_line_count(record):
    game = record(f"{HEAD};B[aa](;W[ab];B[ac])(;W[bb](;B[bc])(;B[cc])))")
    solution = find_solution(game.tree)
    numbers = {node.content.move.point: node.id for node in list(game.tree.walk())[1:]}
    assert {p for p, number in numbers.items() if number not in solution.right} == {Point(2, 6)}


def test_the_problem_is_set_before_the_first_move(record):
    game = record("(;FF[4]SZ[9];AB[ee]C[Black to play];PL[W];W[aa])")
    solution = find_solution(game.tree)
    assert (solution.start, solution.solver) == (2, Color.WHITE)


@pytest.mark.parametrize("sgf", ["(;SZ[9]AB[aa])", "(;SZ[9];C[no move])", "(;SZ[9](;C[a])(;C[b]))"])
def test_a_record_without_moves_has_no_solution(record, sgf):
    with pytest.raises(NoSolutionError):
        find_solution(record(sgf).tree)


def test_orders_to_a_program_are_not_shown():
    assert strip_orders("Good. RIGHT\nCHOICE") == "Good."
    assert strip_orders("Seki.RIGHT") == "Seki."
    assert strip_orders("The right side; BRIGHT") == "The right side; BRIGHT"


@given(st.data())
def test_right_ends_make_their_ancestors_right(data):
    """Of any tree, by any habit."""
    size = data.draw(st.integers(2, 25))
    parents = [data.draw(st.integers(0, number - 1)) for number in range(1, size)]
    words = st.sampled_from(["", "", "RIGHT", "WRONG", "Correct.", "so"])
    depth = [0]
    nodes = {0: Node(0, None, tuple(n for n in range(1, size) if parents[n - 1] == 0))}
    for number in range(1, size):
        depth.append(depth[parents[number - 1]] + 1)
        color = Color.BLACK if depth[number] % 2 else Color.WHITE
        children = tuple(n for n in range(1, size) if parents[n - 1] == number)
        content = Content(
            move=Move(color, Point(number % 5, number // 5)), comment=data.draw(words)
        )
        nodes[number] = Node(number, parents[number - 1], children, content)
    tree = Tree(nodes)
    found = find_solution(tree, data.draw(st.sampled_from([None, *Convention])))
    assert found.ends <= found.right
    above = {node.id for end in found.ends for node in tree.path(end)}
    assert found.right == above - {node.id for node in tree.path(found.start)}
