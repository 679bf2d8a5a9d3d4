"""Texts on counts and estimates: dead groups, open borders, differing counts, the leader."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from gobanapp.game.count_warnings import CountWarning, CountWarningKind
from gobanapp.rules.color import Color
from gobanapp.rules.lead_difference import LeadDifference, LeadDifferenceCause, favored_by_area
from gobanapp.rules.point import Point
from gobanapp.rules.result import Result
from gobanapp.rules.verdict import LifeStatus, Verdict, VerdictReason
from gobanapp.session.scoring import GroupStatus
from gobanapp.text import formats, player_names
from gobanapp.text.language import QT_TRANSLATE_NOOP, tr, translate

if TYPE_CHECKING:
    from gobanapp.game.agreement import Agreement
    from gobanapp.game.game import Game
    from gobanapp.game.undecided_groups import UndecidedGroup
    from gobanapp.rules.estimate import Estimate
    from gobanapp.rules.scoring import Score

_MAX_NAMES = 4


_STATUSES: Final = {
    LifeStatus.ALIVE: QT_TRANSLATE_NOOP("count", "alive"),
    LifeStatus.DEAD: QT_TRANSLATE_NOOP("count", "dead"),
    LifeStatus.SEKI: QT_TRANSLATE_NOOP("count", "alive in seki"),
    LifeStatus.UNSETTLED: QT_TRANSLATE_NOOP("count", "unsettled"),
}
_PROBABLY: Final = {
    LifeStatus.ALIVE: QT_TRANSLATE_NOOP("count", "probably alive"),
    LifeStatus.DEAD: QT_TRANSLATE_NOOP("count", "probably dead"),
    LifeStatus.SEKI: QT_TRANSLATE_NOOP("count", "probably alive in seki"),
}
_SURE_CONFIDENCE: Final = 0.7
"""The confidence below which a verdict is reported as no more than probable."""
_REASONS: Final = {
    VerdictReason.UNCONDITIONAL: QT_TRANSLATE_NOOP("count", "Two secure eyes."),
    VerdictReason.TWO_EYES: QT_TRANSLATE_NOOP("count", "Room for two eyes."),
    VerdictReason.SURROUNDS: QT_TRANSLATE_NOOP(
        "count", "It surrounds territory and is not threatened."
    ),
    VerdictReason.CAPTURES: QT_TRANSLATE_NOOP("count", "It captures {others}."),
    VerdictReason.NO_EYES: QT_TRANSLATE_NOOP("count", "Not enough room for two eyes."),
    VerdictReason.ONE_EYE: QT_TRANSLATE_NOOP(
        "count", "Its eye space makes only one eye: {points}."
    ),
    VerdictReason.FALSE_EYE: QT_TRANSLATE_NOOP("count", "Its eye at {points} is false."),
    VerdictReason.RACE_LOST: QT_TRANSLATE_NOOP("count", "Fewer liberties than {others}."),
    VerdictReason.CAUGHT: QT_TRANSLATE_NOOP("count", "It can be captured whatever it plays."),
    VerdictReason.BENT_FOUR: QT_TRANSLATE_NOOP("count", "Bent four in the corner."),
    VerdictReason.WON_BACK: QT_TRANSLATE_NOOP(
        "count", "If it is captured, its side takes part of the ground back."
    ),
    VerdictReason.SHARED_LIBERTIES: QT_TRANSLATE_NOOP(
        "count", "It shares liberties at {points} with {others}."
    ),
    VerdictReason.WHO_MOVES: QT_TRANSLATE_NOOP(
        "count", "Undecided: the next move at {points} settles it."
    ),
    VerdictReason.KO: QT_TRANSLATE_NOOP("count", "Depends on a ko at {points}."),
    VerdictReason.PLAYED_OUT: QT_TRANSLATE_NOOP(
        "count", "Playing on leads to this, whichever side moves first."
    ),
    VerdictReason.PLAY_ON: QT_TRANSLATE_NOOP("count", "It could still live. Resume play."),
}
_WITHOUT_POINTS: Final = {
    VerdictReason.CAPTURES: QT_TRANSLATE_NOOP("count", "It captures its opponent."),
    VerdictReason.ONE_EYE: QT_TRANSLATE_NOOP("count", "Its eye space makes only one eye."),
    VerdictReason.FALSE_EYE: QT_TRANSLATE_NOOP("count", "One of its eyes is false."),
    VerdictReason.RACE_LOST: QT_TRANSLATE_NOOP("count", "Fewer liberties than its opponent."),
    VerdictReason.SHARED_LIBERTIES: QT_TRANSLATE_NOOP(
        "count", "It shares liberties with its opponent."
    ),
    VerdictReason.WHO_MOVES: QT_TRANSLATE_NOOP("count", "Undecided: the next move settles it."),
    VerdictReason.KO: QT_TRANSLATE_NOOP("count", "Depends on a ko."),
}
_CAUSES: Final = {
    LeadDifferenceCause.HANDICAP: QT_TRANSLATE_NOOP(
        "count", "Handicap stones count as stones on the board"
    ),
    LeadDifferenceCause.COMPENSATION: QT_TRANSLATE_NOOP(
        "count", "White's compensation for the handicap"
    ),
    LeadDifferenceCause.TURNS: QT_TRANSLATE_NOOP(
        "count", "{color} played more stones, including the last dame"
    ),
    LeadDifferenceCause.PASSES: QT_TRANSLATE_NOOP(
        "count", "{opponent} passed more often than {color}"
    ),
    LeadDifferenceCause.SEKI: QT_TRANSLATE_NOOP("count", "Points in seki and in false eyes"),
    LeadDifferenceCause.DEAD_IN_SEKI: QT_TRANSLATE_NOOP(
        "count", "Dead stones in seki, which territory scoring leaves on the board"
    ),
    LeadDifferenceCause.TAX: QT_TRANSLATE_NOOP("count", "Group tax"),
}
_GROUP_STATUSES: Final = {
    GroupStatus.DEAD: QT_TRANSLATE_NOOP("count", "Dead"),
    GroupStatus.SEKI: QT_TRANSLATE_NOOP("count", "Seki"),
    GroupStatus.DISPUTED: QT_TRANSLATE_NOOP("count", "Disputed"),
}
_HINTS: Final = {
    GroupStatus.DEAD: QT_TRANSLATE_NOOP(
        "count", "Click a group to mark it dead or alive; Shift+click for one chain."
    ),
    GroupStatus.SEKI: QT_TRANSLATE_NOOP(
        "count", "Click a group to mark it alive in seki or with two eyes."
    ),
    GroupStatus.DISPUTED: QT_TRANSLATE_NOOP("count", "Click a disputed group to play it out."),
}


def point_names(points: Collection[Point]) -> str:
    """Return "D4, E5", with dots if there are many."""
    names = [str(point) for point in sorted(points)]
    shown = names if len(names) <= _MAX_NAMES else [*names[: _MAX_NAMES - 1], "…"]
    return formats.joined_list(shown)


def stones(number: int) -> str:
    """Return "1 stone", "7 stones"."""
    return tr("%n stones", "", number)


def group(color: Color, number: int) -> str:
    """Return "White, 7 stones"."""
    text = translate("count", "{color}, {stones}")
    return text.format(color=player_names.color_name(color), stones=stones(number))


def verdict(
    verdict: Verdict,
    *,
    is_dead: bool,
    is_in_seki: bool,
    is_marked_seki: bool,
    is_decided: bool,
) -> str:
    """Return the status of a group, and why, unless the players have changed it."""
    if is_dead:
        status = LifeStatus.DEAD
    elif is_in_seki:
        status = LifeStatus.SEKI
    elif verdict.status is LifeStatus.UNSETTLED and not is_decided:
        status = LifeStatus.UNSETTLED
    else:
        status = LifeStatus.ALIVE
    is_doubtful = (
        status is verdict.status and not is_decided and verdict.confidence < _SURE_CONFIDENCE
    )
    statuses = _PROBABLY if is_doubtful and status in _PROBABLY else _STATUSES
    name = translate("count", statuses[status])
    is_likely_dead = verdict.likely_dead and is_dead and not is_decided
    if is_likely_dead:
        name = translate("count", "unsettled, counted as dead")
    head = translate("count", "{group}: {status}.").format(
        group=group(verdict.color, len(verdict.stones)), status=name
    )
    if status is LifeStatus.SEKI and verdict.status is not LifeStatus.SEKI and not is_marked_seki:
        return head + " " + translate("count", "It does not have two eyes.")
    if status is not verdict.status and not is_likely_dead:
        if not is_decided:
            return head
        return head + " " + translate("count", "Marked by the players.")
    return f"{head} {reason(verdict)}"


def reason(verdict: Verdict) -> str:
    """Return the reason for the status of a group."""
    texts = _REASONS
    template = str(_REASONS[verdict.reason])
    lacks_data = ("{points}" in template and not verdict.points) or (
        "{others}" in template and not verdict.others
    )
    if lacks_data:
        texts = _WITHOUT_POINTS
    others = group(verdict.color.opponent, len(verdict.others))
    text = translate("count", texts[verdict.reason])
    return text.format(points=point_names(verdict.points), others=others)


def pending_proposal() -> str:
    """Return the text in place of a score until dead stones have been proposed."""
    return translate("count", "Finding dead stones…")


def warning(warning: CountWarning) -> str:
    """Return a warning before the players accept, and what to do about it."""
    number = len(warning.points)
    match warning.kind:
        case CountWarningKind.UNSETTLED:
            text = tr(
                "%n unsettled groups ({points}). Resume play or mark them.",
                "",
                warning.groups,
            )
        case CountWarningKind.OPEN_BORDER:
            text = tr("Open borders at {points}. Close them first.", "", number)
        case CountWarningKind.UNFINISHED:
            text = translate(
                "count", "Much of the board is undecided: borders are still open. Resume play."
            )
        case CountWarningKind.RECORDED:
            text = translate(
                "count",
                "The game already has a different result. Accepting this score replaces it.",
            )
        case CountWarningKind.DEAD_IN_SEKI:
            text = tr(
                "%n dead stones in seki ({points}) do not count unless captured. Resume play to "
                "capture them.",
                "",
                number,
            )
        case CountWarningKind.DAME:
            text = tr(
                "%n dame left, each worth a point under area scoring. Fill them first.",
                "",
                number,
            )
        case CountWarningKind.UNKNOWN_RULES:
            text = translate(
                "count",
                "The rules in the record are not understood. The score is by Japanese rules.",
            )
        case CountWarningKind.WHITE_PASSES_LAST:
            text = translate(
                "count", "White must pass last under these rules: one more pass is needed."
            )
    # The dots of a list cut short end the sentence, too.
    return text.format(points=point_names(warning.points)).replace("….", "…")


def online_go_note(game: Game, agreement: Agreement, score: Score) -> str:
    """Return which points of ``score`` Online-Go.com would count differently; "" without any."""
    from gobanapp.rules.online_go import online_go_difference  # with the first count

    board, dead = game.position.board, agreement.dead
    difference = online_go_difference(
        board, dead, score, seki=agreement.seki, no_seki=agreement.no_seki
    )
    black = translate("count", "Online-Go.com would count {points} for Black.")
    white = translate("count", "Online-Go.com would count {points} for White.")
    neutral = translate("count", "Online-Go.com would not count {points}.")
    prisoners = translate("count", "Online-Go.com would take {points} prisoner.")
    would_count = (
        (black, difference.owned.black),
        (white, difference.owned.white),
        (neutral, difference.neutral),
        (prisoners, difference.prisoners),
    )
    sentences = [text.format(points=point_names(points)) for text, points in would_count if points]
    # The dots of a list cut short end the sentence, too.
    return " ".join(sentences).replace("….", "…")


def undecided_group(undecided: UndecidedGroup) -> str:
    """Return "White, 7 stones, at D4", and whether it counts as dead so far."""
    text = translate("count", "{group}, at {point}")
    if undecided.is_dead:
        text = translate("count", "{group}, at {point}: counted as dead")
    group_stones = undecided.stones
    return text.format(group=group(undecided.color, len(group_stones)), point=min(group_stones))


def result_if(result: Result, *, is_dead: bool) -> str:
    """Return the result if a group is dead, or lives: "Dead: W+87.5"."""
    if is_dead:
        text = translate("count", "Dead: {result}")
    else:
        text = translate("count", "Alive: {result}")
    return text.format(result=result)


def lead_difference_text(difference: LeadDifference) -> str:
    """Return why counting area and territory differ by the points of ``difference``."""
    favored = favored_by_area(difference)
    return translate("count", _CAUSES[difference.cause]).format(
        color=player_names.color_name(favored), opponent=player_names.color_name(favored.opponent)
    )


def group_status_name(status: GroupStatus) -> str:
    """Return the name of the status that a click sets."""
    return translate("count", _GROUP_STATUSES[status])


def group_status_hint(status: GroupStatus, *, all_alive: bool) -> str:
    """Return the possible actions on the board. ``all_alive``: the rules know no dead stones."""
    if all_alive:
        return translate("count", "All stones are alive under these rules.")
    return translate("count", _HINTS[status])


def dispute_heading(color: Color, point: Point) -> str:
    """Return which group is being played out."""
    text = translate("count", "Playing out {color}'s group at {point}")
    return text.format(color=player_names.color_name(color), point=point)


# Estimates


_SETTLED_SPREAD = 0.75
"""With a smaller spread no range is shown."""
_EVEN_SHARE = 1 / 3
"""A lead that is a smaller part of its spread counts as even."""


def expected_lead(estimate: Estimate, *, with_range: bool = True) -> str:
    """Return who is ahead and by how much, and the likely range.

    As in "Black ahead by about 12 (5 to 19)", "About even (White by 4 to Black by 9)". Points are
    whole ones, except when the game is nearly over.
    """
    lead, spread = estimate.lead, estimate.spread
    leader = Color.BLACK if lead > 0 else Color.WHITE
    is_over = spread < _SETTLED_SPREAD
    margin = round(2 * abs(lead)) / 2 if is_over else round(abs(lead))
    low, high = round(abs(lead) - spread), round(abs(lead) + spread)
    is_even = not margin or abs(lead) < _EVEN_SHARE * spread
    if is_even:
        text = translate("estimate", "About even")
    elif low < 0:
        text = translate("estimate", "{color} may be ahead by about {number}")
    else:
        text = translate("estimate", "{color} ahead by about {number}")
    text = text.format(color=player_names.color_name(leader), number=formats.number(margin))
    if is_over or not with_range:
        return text
    if low < 0 or is_even:
        bounds = _signed_lead(leader, low), _signed_lead(leader, high)
    else:
        bounds = formats.number(low), formats.number(high)
    range_ = translate("estimate", "{lead} ({least} to {most})")
    return range_.format(lead=text, least=bounds[0], most=bounds[1])


def _signed_lead(leader: Color, margin: int) -> str:
    """Return who would be ahead, as in "White by 4"; a negative ``margin`` is the opponent's."""
    if not margin:
        return translate("estimate", "even")
    text = translate("estimate", "{color} by {number}")
    color = leader if margin > 0 else leader.opponent
    return text.format(color=player_names.color_name(color), number=formats.number(abs(margin)))
