"""The ids of commands: users' keys are stored under them, so none may change or go."""

from tests.ui.lookup import menu_action

# New commands are added at the end; languages come and go with their files.
IDS = """
new-game, new-board, new-window, open, played-games, open-clipboard, save, save-as, print, export,
games-of-file, encoding, faults, close, quit, undo, redo, cut, copy, paste, delete,
variation-up, variation-down, make-main-line, copy-picture, copy-text, insert-moves,
correct-move, delete-move, turn-record, swap-colours, find, find-next, find-previous,
preferences, pass, resign, clock-runs, set-clock, go-on-here, resume-game, try-out, keep-tried,
count, propose-anew, compare-counts, show-count, estimate, end-game, result-slip, rematch,
information, mark, tool-black, tool-white, tool-erase, side-to-move, tool-triangle, tool-square,
tool-circle, tool-cross, tool-selected, tool-letter, tool-number, tool-label, tool-line,
tool-arrow, tool-black territory, tool-white territory, tool-dim, tool-part, show-whole-board,
clear-marks, begin-figure, name-figure, figure-every-20, figure-every-50, figure-every-100,
no-figures, number-move, figure-numbers-plain, figure-numbers-hundreds, figure-numbers-none,
back, forward, ten-back, ten-forward, to-beginning, to-end, go-to-move, to-main-line,
previous-variation, next-variation, previous-fork, next-fork, previous-comment, next-comment,
board-cursor, type-point, next-group, previous-group, previous-game, next-game, solve-this,
solve-these, lessons, presentation, autoplay, guess, aid-liberties, aid-chains, aid-eyes,
aid-ladders, aid-influence, layout-desk, layout-side by side, layout-across, layout-plain,
coordinates-letters, coordinates-numbers, coordinates-sgf, coordinates-cjk, coordinates-corners,
coordinates-none, sides-four, sides-two, choose-part, whole-board, whole-board-always,
turn-quarter, turn-three_quarters, turn-half, turn-left_to_right, turn-top_to_bottom, turn-back,
board and stones, moving-stones, atari, next-moves, numbers-none, numbers-1, numbers-5,
numbers-10, numbers-50, numbers-all, number-from-here, move-list, variations,
collapse-variations, expand-variations, language system, language de, language en, language fr,
language it, language pl, language ja, language zh_CN, language ko, full-screen, welcome, guide,
shortcuts, about, copy-game, edit-comment, new-variation, name-node,
judge-very-good, judge-good, judge-interesting, judge-doubtful,
judge-bad, judge-very-bad, judge-very-good-for-black, judge-good-for-black, judge-even,
judge-very-even, judge-unclear, judge-very-unclear, judge-good-for-white,
judge-very-good-for-white, judge-hot, judge-very-hot, node-value,
desk-play, desk-study, tool-bar, review
"""


def test_the_ids_that_settings_may_have_are_there(table):
    window = table().window
    ids = " ".join(IDS.split()).split(", ")
    assert len(ids) > 150
    assert set(ids) <= {command.id for command in window.commands}


def test_each_command_is_in_a_menu_by_its_id(table):
    window = table().window
    in_menus = [
        line
        for menu in (*window.menus.main.values(), *window.menus.submenus.values())
        for section in menu.sections
        for line in section
    ]
    others = {*window.menus.submenus, "recent-files"}
    commands = {command.id for command in window.commands}
    assert sorted(commands) == sorted(set(in_menus) - others)
    assert len(in_menus) == len(set(in_menus))
    for name in commands:
        assert menu_action(window, name) is window.commands.action(name)
