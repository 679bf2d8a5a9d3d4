"""Playing a disputed group out beside the game."""

from gobanapp.game.agreement import Agreement
from gobanapp.game.dispute import Dispute, group_name_point
from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import RefusalReason
from gobanapp.rules.ruleset import CountingMethod


def point(name):
    return Point.parse(name)


def a_game(moves, rules="Japanese", columns=5, rows=5):
    game = Game.new(columns, rows, GameInfo(rules=rules))
    for name in moves.split():
        game.pass_() if name == "pass" else game.play(point(name))
    return game


def a_dispute(game, stones, first):
    place = game.current_id
    game.start_play_out(first, "why")
    stones = frozenset(map(point, stones.split()))
    return Dispute(
        final_id=place,
        start_id=game.current_id,
        stones=stones,
        color=game.position.board[group_name_point(stones)],
        agreement=Agreement(counting=CountingMethod.TERRITORY),
    )


def test_a_play_out_keeps_the_main_lines_end():
    game = a_game("C3 D3 pass pass")
    last = game.current_id
    game.start_play_out(Color.BLACK, "why")
    assert [node.id for node in game.tree.main_line()][-1] == last
    assert game.tree[last].children == ()
    assert game.turn is Color.BLACK
    assert game.position.move_number == 4
    assert game.node.content.comment == "why"
    assert game.variation() == (1, 1)
    parent = game.tree[game.node.parent]
    assert parent.content.move.is_pass
    assert game.tree[parent.parent].children == (last, parent.id)


def test_starting_a_play_out_is_undone_in_one_step():
    game = a_game("C3 pass pass")
    last, nodes = game.current_id, dict(game.tree.nodes)
    game.start_play_out(Color.WHITE, "")
    assert game.turn is Color.WHITE
    game.undo()
    assert (game.current_id, dict(game.tree.nodes)) == (last, nodes)


def test_from_the_beginning_of_a_record_it_leads_on():
    game = a_game("")
    game.start_play_out(Color.WHITE, "why")
    assert (game.turn, game.node.parent) == (Color.WHITE, 0)


def test_captured_stones_do_not_survive_a_dispute():
    game = a_game("A1 B1 pass pass")
    dispute = a_dispute(game, "A1", Color.WHITE)
    assert dispute.surviving_stones(game) == {point("A1")}
    game.play(point("A2"))
    assert dispute.surviving_stones(game) == frozenset()
    assert dispute.is_here(game)
    game.go_to(dispute.final_id)
    assert not dispute.is_here(game)


def test_a_stone_that_a_correction_has_taken_off_the_final_position_does_not_survive():
    game = a_game("A1 B1 pass pass")
    dispute = a_dispute(game, "A1", Color.WHITE)
    game.correct_move(1, point("A5"))
    assert dispute.surviving_stones(game) == frozenset()


def test_the_rules_of_the_game_hold_in_the_play_out():
    game = a_game("A1 B1 pass pass")
    dispute = a_dispute(game, "A1", Color.WHITE)
    assert dispute.why_illegal(game, point("A1")).reason is RefusalReason.OCCUPIED
    assert dispute.why_illegal(game, point("A2")) is None


def test_a_ko_taken_in_the_play_out_needs_a_pass_under_japanese_rules():
    game = a_game("B1 C1 A2 D2 B3 C3 pass B2 pass pass")
    dispute = a_dispute(game, "B2", Color.BLACK)
    game.play(point("C2"))
    assert game.why_illegal(point("B2")).reason is RefusalReason.KO
    game.play(point("E5"))
    game.play(point("A5"))
    assert game.why_illegal(point("B2")) is None
    assert dispute.why_illegal(game, point("B2")).reason is RefusalReason.PASS_FOR_KO
    game.pass_()
    game.play(point("B5"))
    assert dispute.why_illegal(game, point("B2")) is None


def test_chinese_rules_need_no_pass_for_a_ko():
    game = a_game("B1 C1 A2 D2 B3 C3 pass B2 pass pass", rules="Chinese")
    dispute = a_dispute(game, "B2", Color.BLACK)
    for name in "C2 E5 A5".split():
        game.play(point(name))
    assert dispute.why_illegal(game, point("B2")) is None


def test_a_group_is_named_by_its_upper_left_stone():
    stones = [point(name) for name in "D4 C2 C3 E5".split()]
    assert group_name_point(stones) == point("C3")


def test_two_passes_end_the_play_out():
    game = a_game("C3 D3 pass pass", rules="Chinese")
    dispute = a_dispute(game, "C3", Color.WHITE)
    assert not dispute.has_ended(game)
    game.pass_()
    assert not dispute.has_ended(game)
    game.pass_()
    assert dispute.has_ended(game)


def test_a_pass_for_a_ko_does_not_end_it():
    game = a_game("B1 C1 A2 D2 B3 C3 pass B2 pass pass")
    dispute = a_dispute(game, "B2", Color.BLACK)
    game.play(point("C2"))
    game.pass_()
    game.pass_()
    assert not dispute.has_ended(game)
    game.pass_()
    assert dispute.has_ended(game)
