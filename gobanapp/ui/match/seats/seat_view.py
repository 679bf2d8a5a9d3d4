"""The state of a seat and the actions open to its player, read from the session in one place."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.rules.color import Color
from gobanapp.session.match import Match
from gobanapp.session.match_stage import MatchStage
from gobanapp.session.move_confirmation import ConfirmationMethod
from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool
from gobanapp.text import formats, player_names, result_text, seat_text

_MAX_NAME_LENGTH = 24


class NoticeAnswer(Enum):
    """A player's possible answer to a notice or a question at the seat."""

    ALLOW = "allow"
    ALLOW_WITH_TIME = "allow with time"
    REFUSE = "refuse"
    WITHDRAW = "withdraw"
    CLAIM_TIME = "claim time"
    PLAY_ON = "play on"
    CONTINUE = "go on"
    CONTINUE_HERE = "go on here"
    RESUME = "resume"
    BACK_TO_GAME = "back to game"
    PRESS = "press"
    PASS = "pass"
    CONFIRM_PASS = "pass now"
    TAKE_BACK = "take back"
    RESIGN = "resign"
    CONFIRM_RESIGN = "resign now"
    CANCEL = "no"
    BACK_TO_COUNT = "to count"
    REMATCH = "rematch"
    NEW_GAME = "new game"


@dataclass(frozen=True, slots=True)
class SeatNotice:
    """A sentence and its possible answers; the first one is the expected one.

    ``impossible``: the answers that cannot be given now. ``flagged``: the player whose time has run
    out.
    """

    sentence: str
    answers: tuple[NoticeAnswer, ...] = ()
    impossible: frozenset[NoticeAnswer] = frozenset()
    flagged: Color | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """``notice``: shown in place of the buttons of play. ``hint``: shown next to those."""

    name: str
    rank: str
    prisoners: int
    is_to_move: bool
    can_pass: bool
    can_take_back: bool
    can_resign: bool
    can_pause: bool
    has_pause: bool
    pass_confirmation: ConfirmationMethod
    resign_confirmation: ConfirmationMethod
    is_counting: bool
    notice: SeatNotice | None = None
    hint: str = ""


def seat_view(session: Session, color: Color) -> SeatView:
    """Return the current view of the seat of ``color``."""
    game, match = session.game, session.match
    is_over = session.is_counting or _is_over(session)
    confirmation = session.match_controller.move_confirmation
    return SeatView(
        name=player_names.player_name(game.info, color),
        rank=game.info.ranks[color],
        prisoners=game.position.prisoners[color],
        is_to_move=not is_over and session.player_to_move is color,
        can_pass=_can_pass(session, color),
        can_take_back=_can_take_back(session, color),
        can_resign=session.game_end.can_resign(session.game)
        and not session.awaits_resume
        and session.tools.edit_tool is EditTool.PLAY,
        can_pause=session.is_live and match is not None and match.stage is MatchStage.RUNNING,
        has_pause=match is not None and match.clock is not None,
        # Outside a match a pass loses nothing, unlike resigning.
        pass_confirmation=confirmation.pass_confirmation
        if session.is_live
        else ConfirmationMethod.NOTHING,
        resign_confirmation=confirmation.resign_confirmation
        if session.is_live
        else ConfirmationMethod.QUESTION,
        is_counting=session.is_counting,
        notice=None if session.is_counting else seat_notice(session, color),
        hint=_hint(session, color),
    )


def _is_over(session: Session) -> bool:
    """Return whether the game has a result and nothing is left to do."""
    game = session.game
    return game.is_at_result or (game.is_finished and session.match is not None)


# Possible actions


def _can_pass(session: Session, color: Color) -> bool:
    match = session.match
    is_over = session.game.is_finished and session.trial is None and not session.scoring.is_active
    if (
        is_over
        or session.awaits_resume
        or not session.moves.can_pass(session.game)
        or session.tools.edit_tool is not EditTool.PLAY
        or session.player_to_move is not color
    ):
        return False
    if match is None or not session.is_live or session.scoring.dispute is not None:
        return True
    return match.block_reason is None and match.node_id == session.game.current_id


def _can_take_back(session: Session, color: Color) -> bool:
    """Return whether there is a move of ``color`` to take back, or to ask for."""
    match, game = session.match, session.game
    if session.scoring.dispute is not None:
        return (
            session.scoring.is_playing_out(session.game)
            and session.can_undo()
            and color is not game.turn
        )
    if match is None or not session.is_live:
        return session.can_undo() and color is not game.turn
    return session.takeback.can_request(session.game, color)


# Notices


def seat_notice(session: Session, color: Color) -> SeatNotice | None:
    """Return the question or message to the player of ``color``; a count has none."""
    match, game = session.match, session.game
    if _is_over(session):
        answers = (
            (NoticeAnswer.REMATCH, NoticeAnswer.NEW_GAME)
            if match is not None
            else (NoticeAnswer.NEW_GAME,)
        )
        return SeatNotice(result_text.recorded_result(game.info.result), answers)
    if session.scoring.dispute is not None:
        return _dispute_notice(session, color)
    if session.awaits_resume:
        return SeatNotice(seat_text.pause_notice(), (NoticeAnswer.RESUME,))
    return None if match is None or not session.is_live else _match_notice(match, game, color)


def _match_notice(match: Match, game: Game, color: Color) -> SeatNotice | None:
    if match.flagged is not None:
        return _flag_notice(match.flagged, game, color)
    if match.takeback_request is not None:
        return _takeback_notice(match, game, color)
    if game.current_id != match.node_id:
        return _other_position_notice(match, game.position.move_number)
    if match.stage is not MatchStage.PAUSED:
        return None
    sentence = seat_text.pause_notice()
    if match.clock is not None:
        sentence = seat_text.sleep_notice() if match.has_slept else seat_text.clock_stop_notice()
    return SeatNotice(sentence, (NoticeAnswer.CONTINUE,))


def _flag_notice(flagged: Color, game: Game, color: Color) -> SeatNotice:
    if flagged is color:
        # Only the opponent may choose to continue.
        opponent = short_name(game.info, color.opponent)
        answers: tuple[NoticeAnswer, ...] = (NoticeAnswer.CLAIM_TIME,)
        return SeatNotice(seat_text.own_time_out_notice(opponent), answers, flagged=flagged)
    sentence = seat_text.time_out_notice(short_name(game.info, flagged))
    answers = (NoticeAnswer.CLAIM_TIME, NoticeAnswer.PLAY_ON)
    return SeatNotice(sentence, answers, flagged=flagged)


def _takeback_notice(match: Match, game: Game, color: Color) -> SeatNotice:
    request = match.takeback_request
    assert request is not None
    if request.by is color:
        opponent = short_name(game.info, color.opponent)
        return SeatNotice(seat_text.takeback_wait(opponent), (NoticeAnswer.WITHDRAW,))
    answers = [NoticeAnswer.ALLOW, NoticeAnswer.REFUSE]
    if match.clock is not None:
        answers.insert(1, NoticeAnswer.ALLOW_WITH_TIME)
    asker = short_name(game.info, request.by)
    return SeatNotice(seat_text.takeback_request(asker, request.plies), tuple(answers))


def _other_position_notice(match: Match, number: int) -> SeatNotice:
    if match.stage is MatchStage.PAUSED:
        answers = (NoticeAnswer.BACK_TO_GAME, NoticeAnswer.CONTINUE_HERE)
        return SeatNotice(seat_text.resume_here_question(number), answers)
    return SeatNotice(seat_text.other_position_notice(number), (NoticeAnswer.BACK_TO_GAME,))


def _dispute_notice(session: Session, color: Color) -> SeatNotice:
    from gobanapp.game.dispute import group_name_point
    from gobanapp.text.scoring_text import dispute_heading

    dispute = session.scoring.dispute
    assert dispute is not None
    sentence = dispute_heading(dispute.color, group_name_point(dispute.stones))
    impossible = {
        answer
        for answer, is_possible in (
            (NoticeAnswer.PASS, _can_pass(session, color)),
            (NoticeAnswer.TAKE_BACK, _can_take_back(session, color)),
        )
        if not is_possible
    }
    answers = (NoticeAnswer.PASS, NoticeAnswer.TAKE_BACK, NoticeAnswer.BACK_TO_COUNT)
    return SeatNotice(sentence, answers, frozenset(impossible))


def _hint(session: Session, color: Color) -> str:
    """Return the hint on the current state of play, "" for none."""
    match, game = session.match, session.game
    if session.is_counting:
        return _count_hint(session)
    if game.is_finished:
        return ""
    if game.handicap_left:
        return seat_text.handicap(color, game.handicap_left)
    if match is not None and match.to_press is color.opponent:
        name = short_name(game.info, color.opponent)
        return seat_text.opponent_must_press_clock(name)
    move = game.position.move
    if move is not None and move.is_pass and move.color is not color:
        return seat_text.pass_notice(short_name(game.info, color.opponent))
    return ""


def _count_hint(session: Session) -> str:
    """Return what a click on the board does, until a player accepts."""
    from gobanapp.text.scoring_text import group_status_hint

    scoring, game = session.scoring, session.game
    agreement = scoring.agreement
    if agreement is None or any(agreement.accepted) or scoring.awaits_proposal(game):
        return ""
    return group_status_hint(scoring.status_to_mark, all_alive=game.ruleset.all_alive)


def short_name(info: GameInfo, color: Color) -> str:
    """Return a name for use within a sentence."""
    return formats.elided(player_names.player_name(info, color), _MAX_NAME_LENGTH)
