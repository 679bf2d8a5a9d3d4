"""Texts on the game on the board: its progress, the next move, its rules."""

from __future__ import annotations

from gobanapp.game.game import Game
from gobanapp.rules.color import Color
from gobanapp.text import formats, move_text, player_names, result_text, rule_names
from gobanapp.text.language import tr, translate


def state_of_play(game: Game, is_counting: bool) -> str:
    """Return the progress of ``game`` at its current node, and the next action."""
    parts = [_next_action(game, is_counting)]
    move_number = game.position.move_number
    if move_number:
        text = translate("messages", "Move {number}")
        set_up = game.node.content.set_up
        if set_up.black or set_up.white or set_up.empty:
            text = translate("messages", "Setup after move {number}")
        parts.insert(0, text.format(number=move_number))
    number, count = game.variation()
    # The end of a game is no variation to its players, whatever they played to settle it.
    if count > 1 and not is_counting and not game.is_at_result:
        text = translate("messages", "variation {number} of {all}")
        parts.append(text.format(number=number, all=count))
    if len(game.node.children) > 1:
        parts.append(tr("%n variations follow", "", len(game.node.children)))
    illegal = game.why_move_illegal()
    if illegal is not None and game.node.content.move is not None:
        text = translate("messages", "illegal: {reason}")
        reason = move_text.refusal(illegal, game.node.content.move.color)
        parts.append(text.format(reason=reason))
    return " · ".join(parts)


def short_state_of_play(game: Game, is_counting: bool) -> str:
    """Return the progress of ``game`` in two or three words, such as "Move 26"."""
    move_number = game.position.move_number
    if is_counting or game.is_at_result or not move_number:
        return _next_action(game, is_counting)
    return translate("messages", "Move {number}").format(number=move_number)


def terms(game: Game) -> str:
    """Return the terms of play, as in "Japanese rules · komi 6.5 · handicap 3".

    Missing terms are left out. Rules that are not understood are assumed to be Japanese.
    """
    ruleset = rule_names.ruleset_name(game.ruleset)
    if game.info.rules and not game.info.has_unknown_rules:
        text = translate("messages", "{ruleset} rules")
    else:
        text = translate("messages", "{ruleset} rules assumed")
    parts = [text.format(ruleset=ruleset)]
    if game.info.komi is None:
        parts.append(translate("messages", "no komi given"))
    else:
        text = translate("messages", "komi {komi}")
        parts.append(text.format(komi=formats.number(game.komi)))
    if game.handicap:
        text = translate("messages", "handicap {stones}")
        parts.append(text.format(stones=game.handicap))
    return " · ".join(parts)


def _next_action(game: Game, is_counting: bool) -> str:
    if is_counting:
        return translate("messages", "Scoring")
    if game.is_at_result:
        return result_text.recorded_result(game.info.result)
    if game.handicap_left:
        return tr("Black places %n more handicap stones", "", game.handicap_left)
    return _after_pass(game) or move_text.turn(game.turn)


def _after_pass(game: Game) -> str:
    """Return the text after a pass; "" if the last move was none."""
    position, ruleset = game.position, game.ruleset
    if position.move is None or not position.move.is_pass:
        return ""
    is_white_s_turn = game.turn is Color.WHITE
    is_stopped = position.passes_in_row >= ruleset.passes_to_stop
    if ruleset.white_passes_last and is_stopped and is_white_s_turn:
        return translate("messages", "White must pass once more to end the game")
    return translate("messages", "{color} passed, {turn}").format(
        color=player_names.color_name(position.move.color), turn=move_text.turn(game.turn)
    )
