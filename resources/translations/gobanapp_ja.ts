<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>AcceptButton</name>
    <message>
        <source>✓ {name} accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} accepts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Announcing</name>
    <message>
        <source>The count is left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardAndStonesDialog</name>
    <message>
        <source>Board and Stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use These</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardMenus</name>
    <message>
        <source>&amp;Letters and Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Numbers Both Ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters Both Ways, as in F&amp;iles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Japanese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the &amp;Corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On &amp;Four Sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On &amp;Two Sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Part of the Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose a Part…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the Whole Board &amp;Always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Upside Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mirror Left and Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror &amp;Top and Bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;urn the Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;As in the Record</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardSize</name>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Kaya</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shin-kaya</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slate and shell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is left out: it can&apos;t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is left out: line {where} can&apos;t be understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is left out: {where} is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is left out: {where} means nothing here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is left out: {where} must be a section of its own, [{where}].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is left out: {where} must be a text in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is left out: {where} must be a colour such as &quot;#e1b87c&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is left out: {where} must be a number, {allowed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is left out: {where} must be one of {allowed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is left out: it ends too soon.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message>
        <source>Figure {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variation {place} at {move}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variation {place} at {move} of variation {variation}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>({first}–{last})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>({first})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{numbers} at {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{numbers} pass</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoicesForm</name>
    <message>
        <source>This position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game in figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game on one board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems to be solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After some moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the record begins one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Variations too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Answers on the last pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the hundreds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From 1 in each figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many as fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Moves in each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Num&amp;bers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Comments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On each &amp;page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O&amp;rientation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Footer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClockFields</name>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Di&amp;fferent for White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as preset</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommentPanel</name>
    <message>
        <source>Comment on this move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The comment goes on. It is too long to be shown or changed here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparisonDialog</name>
    <message>
        <source>Counts Compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same marks under every ruleset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Komi {komi} everywhere, as in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why area and territory differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By territory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing differs here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By area</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CountActions</name>
    <message>
        <source>The Group Lives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Group Is Dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only This Chain Lives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only This Chain Is Dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in Seki</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alive in Seki</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play It Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} Plays First</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CountAnswer</name>
    <message>
        <source>Who wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CountPage</name>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Accepted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CountPanel</name>
    <message>
        <source>Method of counting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a click says of a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the Count…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume Play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CountTable</name>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line}, {color}: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line}: Black {black}, White {white}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CountingTexts</name>
    <message>
        <source>Territory is counted: prisoners go back to fill it, and the points that stay empty decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Territory is counted with pass stones among the prisoners: they fill it, and the points that stay empty decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one side is counted, its stones and its territory, and held against half of the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides are counted, their territory and their stones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides fill the board with all their stones: what stays empty, or finds no room, decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color}&apos;s dead stone leaves the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s %n dead stones leave the board.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{color}&apos;s dead stone leaves the board and goes into {other}&apos;s lid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s %n dead stones leave the board and go into {other}&apos;s lid.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A neutral point (dame) is filled: it counts for nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n neutral points (dame) are filled in turns: they count for nobody.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{color} has passed once, which put a stone into {other}&apos;s lid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{color} has passed %n times, and each pass put a stone into {other}&apos;s lid.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>White has to pass last, which puts one more stone into Black&apos;s lid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stone from {color}&apos;s bowl goes into {color}&apos;s territory: a filled point counts as much as an empty one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stones from {color}&apos;s bowl fill {color}&apos;s territory: a filled point counts as much as an empty one.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A stone from {color}&apos;s bowl fills a point of {color}&apos;s territory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stones from {color}&apos;s bowl fill {color}&apos;s territory.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A prisoner from {other}&apos;s lid fills a point of {color}&apos;s territory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n prisoners from {other}&apos;s lid fill {color}&apos;s territory.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One of {color}&apos;s stones finds no room, which leaves {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones find no room, which leaves {total}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One of {color}&apos;s stones finds no room: it is a point for {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones find no room: they are points for {other}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A stone inside {color}&apos;s territory is moved to clear a block of {size}; the border stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stones inside {color}&apos;s territory are moved to clear a block of {size}; the border stays.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{color}&apos;s first block has one point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s first block has %n points.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One more point brings {color} to {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This block of %n points brings {color} to {total}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One of {color}&apos;s stones leaves the board, so that the empty points come out in tens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones leave the board, so that the empty points come out in tens.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{color} has no empty point left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{color} has %n empty points, in whole tens.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{color}&apos;s territory has one point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s territory has %n points.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One more stone brings {color} to {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>These %n stones bring {color} to {total}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>With the prisoners back in their bowls, each side has one stone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>With the prisoners back in their bowls, each side has %n stones, on the board and in the bowl.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{color}&apos;s own area is full: the last stone goes into {other}&apos;s and counts there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s own area is full: the last %n stones go into {other}&apos;s and count there.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One point of {color}&apos;s area is left empty, which makes {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n points of {color}&apos;s area are left empty, which makes {total}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{color} is given {points} for the handicap, which makes {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} pays {points}, two for each living group, which leaves {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} pays {points} for overtime.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} pays {points} for overtime, which leaves {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Komi takes {points} from {color}, which leaves {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Komi gives {color} {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Komi gives {color} {points}, which makes {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: half of the board, and half of what both pay and are given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}, {half_of}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: {half_of} ({half}) less half of komi and handicap ({extra}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: {half_of} ({half}) and half of komi and handicap ({extra}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half of the points that count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One side has {apart} more than half, the other {apart} less: {lead}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lead}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French quick / AGA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Demonstrating</name>
    <message>
        <source>{black} – {white}, counted: {method}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, step {number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DemonstrationPanel</name>
    <message>
        <source>Way of counting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save or print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save This Step as a &amp;Picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;rint This Step…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save All Steps as P&amp;DF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print &amp;All Steps…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Diagrams</name>
    <message>
        <source>Line {line}: {found} means nothing here, so the point is left empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line} is shorter than other rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}: there is another move {found}, so this one is a stone only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}: this line or arrow cannot be drawn: {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The diagram does not say how large the board is; {found} is a guess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The diagram has no edges, so where it lies on the board is a guess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board of {found} is larger than {size}x{size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The diagram may not be quite as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}: “{found}” was read as empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}: the row is shorter than others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}: “{found}” was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}: the size of the board is a guess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}: where on the board this is, is a guess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}: the board is too large.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DisputePanel</name>
    <message>
        <source>When passes end it, the count goes on: what was taken is dead, what still stands lives. The play-out stays in the record as a variation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ko may be retaken only after a pass for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Group Is Dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Group Lives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the Count, Undecided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are looking at another part of the record.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DividingDialog</name>
    <message>
        <source>Divide and Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name this komi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Komi is what White gets; below zero, Black gets it.
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name it so that you would take either colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who names the komi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Na&amp;med by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} names the komi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} chooses the colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The komi is {komi}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Black, with {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;White, with {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditMenu</name>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Board as Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy Board as Te&amp;xt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Insert Moves Before This One</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;orrect This Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>De&amp;lete Only This Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the R&amp;ecord…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap Blac&amp;k and White…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preference&amp;s…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t This Move and What Follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy This Move and What Follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;aste as a Variation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete This Move and What Follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Variation U&amp;p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Variation Do&amp;wn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make This the &amp;Main Line</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Encodings</name>
    <message>
        <source>Unicode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Korean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Western</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Central European</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greek</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thai</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndOfGameDialog</name>
    <message>
        <source>End of the Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept as {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result S&amp;lip…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EstimateBar</name>
    <message>
        <source>Close the estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An estimate: no count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board as it is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All moves up to here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document (PDF)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text, as on Sensei&apos;s Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} ×</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Letters as outlines, for programs without the font</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ca&amp;ption below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last &amp;moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tyle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W&amp;idth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;harpness</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board was not exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>Something went wrong in gobanapp. Your game is still here; it is wise to save it now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details for the developers are in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigureActions</name>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the figure that begins here:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name It So</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of this move in print:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number It So</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigurePreview</name>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game record and no diagram in the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the file again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was not read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In that encoding there is no game in it. It stays as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the file again?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was played or written since it was opened would be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Read Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go records ({patterns});;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save As</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go records (*.sgf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save {name}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was played or written since the last save would be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not over. File, Played Games resumes it where games are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was changed by another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you save here, what was changed there is lost. You can save elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save although some letters may be wrong?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all of the text fits the encoding in which the file was read. File, Text Encoding reads it in another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear This List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileMenu</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pla&amp;yed Games…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open from Clip&amp;board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Games of This File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text Encoding…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Faults of This File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileMessages</name>
    <message>
        <source>There is no such file or folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not do this here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be written there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your share of the disk is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is an archive: unpack it, and open the records that were in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a document of an office program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a PDF document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a web page; the record may be behind a link on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} could not be opened. {reason} The game on the board is unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, which was open last, is no longer there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, which was open last, can’t be read. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} could not be written. {reason} A file that was there before is as it was, and the game is still on the board: try to save it in another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you learn now is known only until the program ends. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you do can&apos;t be kept safe from a crash: save often. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game in it; it begins with “{found}”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in comments, names and labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FixedKeys</name>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board Cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the cursor and move it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next line of star points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play, mark or answer there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same as a click with Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be said of a group in a count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next field or button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt and a letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave what goes on; back to the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variations and Move List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From move to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the first or last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse or expand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger, smaller, as usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page back, page on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move back, move on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count Shown by Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step back, step on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the first or last step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presentation, in Its Own Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other variation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the next move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show comments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw with the pen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wipe what is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger or smaller words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guess the next move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves by themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show these keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>Change…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>Does {color} pass?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} &amp;passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does {color} resign?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} resigns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} asks: {opponent} plays first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gobanapp {version}

A goban for two players, teachers and readers of records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About gobanapp</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameDelegate</name>
    <message>
        <source>On the board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameHeading</name>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameInformationDialog</name>
    <message>
        <source>Game Information</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of {color}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank of {color}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team of {color}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>h:mm:ss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as in W+3.5 or B+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>year-month-day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resu&amp;lt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Overtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rou&amp;nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game na&amp;me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Openin&amp;g</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cop&amp;yright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide deta&amp;ils</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More deta&amp;ils…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read as {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number, as in {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number of stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in 1:30:00, or minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not of the form 2004-07-01. Kept as written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not understood. Kept as written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Searching…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameListDialog</name>
    <message>
        <source>Filter by player, event, date or result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cloc&amp;k Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the Cl&amp;ock…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go On from Here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Res&amp;ume This Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tr&amp;y Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep W&amp;hat Was Tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose &amp;Dead Stones Anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;mpare the Counts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show the Count…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Es&amp;timate the Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End the Game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result S&amp;lip…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Information…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Games of This File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add Games…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games can be moved when the filter hides none of them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>No game of this file has all these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the board now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed since it was saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its board is too large to be shown; it is saved with the rest</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GoMenu</name>
    <message>
        <source>G&amp;o</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ten Moves Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten &amp;Moves Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the Beg&amp;inning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to Move…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the M&amp;ain Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious Variation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous For&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next Fo&amp;rk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous &amp;Comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next C&amp;omment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boar&amp;d Cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;ype a Point…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next Gro&amp;up to Decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previou&amp;s Group to Decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous Game of This File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt Game of This File</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GroupView</name>
    <message>
        <source>&amp;Undo the Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to &amp;Defaults</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message>
        <source>Playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press, drag and let go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the button down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do it at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Placing a stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mouse finger touch confirm slip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Taking a stone back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long a player may take back the stone he has just put down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo slip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pa&amp;ssing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resigning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;opponent must agree to taking back a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move is over when the &amp;clock has been pressed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow &amp;estimates and helpers during games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score influence liberties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On four sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On two sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edge names of points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edges with coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Numbers on the stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the next moves of the &amp;record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>variations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show chains in &amp;atari</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A help for beginners.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>liberties capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always show the &amp;whole board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also where a record shows only a part of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beeps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spoken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is heard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loud quiet mute click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Last seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clock time countdown byo-yomi voice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep finished and interrupted games in a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save files automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save files where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Begin with the file that was open last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pace of moves by themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>autoplay speed replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Size of words in presentations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type font projector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;comments in presentations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>projector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language of lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>translation words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colors of the windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark mode theme night contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of &amp;type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>font letters larger zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board and stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wood theme slate shell glass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See and Cha&amp;nge…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let stones &amp;move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones land and are lifted, unsettled ones pulse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>motion animation effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the tree of &amp;variations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the board, where there is room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;list of moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not without asking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For one second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For {number} seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move each second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move in {number} seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On all moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the last {most} moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {most}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuessingPanel</name>
    <message>
        <source>Both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose moves are guessed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narrow the place down, for 3 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop Guessing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandicapFields</name>
    <message>
        <source>Handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placement of the handicap stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black plays first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black places the stones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White plays first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpMenu</name>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About gobanapp</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>The game was not saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeysPrinting</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shortcuts were not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shortcuts were not printed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KomiField</name>
    <message>
        <source>Komi</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KomiFields</name>
    <message>
        <source>Di&amp;vide and choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One names the komi, the other chooses the colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black gets {points}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LabelField</name>
    <message>
        <source>Text on {point}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LearnActions</name>
    <message>
        <source>Looking for the answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no moves in this record to be found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems of a Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to be solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This record</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LearnMenu</name>
    <message>
        <source>&amp;Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Solve This Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solve These &amp;Problems…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no lessons on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonMode</name>
    <message>
        <source>Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lesson} · {number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next Move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LongTextField</name>
    <message>
        <source>The text goes on. It is too long to be shown or changed here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MarkActions</name>
    <message>
        <source>The clock is running: the board can be marked when it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is being played: stones can be set up before its first move, or when it is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag over the part to show. Escape: leave it as it was</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MarkMenu</name>
    <message>
        <source>&amp;Mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mark and Set Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side to Mo&amp;ve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;how the Whole Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clea&amp;r This Position&apos;s Marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fi&amp;gures to Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves by Their &amp;Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves without &amp;Hundreds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves without N&amp;umbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Begin a Figure Here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Na&amp;me of the Figure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Figure Every &amp;{moves} Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No &amp;Figures on This Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of &amp;This Move…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}, {color} {point}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 other variation</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n other variations</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds for each move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B&amp;y nigiri…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mor&amp;e…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bo&amp;ard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Han&amp;dicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ko&amp;mi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guess stones for who has Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event, round, place and name of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;ess</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NigiriDialog</name>
    <message>
        <source>Nigiri</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Odd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take these colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd or even?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{holder} holds a handful of white stones, {guesser} guesses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{guesser} guessed right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{guesser} guessed wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} has Black</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberedDelegate</name>
    <message>
        <source>The board is too large to be shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Occasion</name>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is dated {date}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageDoing</name>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Side to Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play moves again ({key})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace {file}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is such a file already; what it holds would be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer {printer} did not take the pages. See whether it is switched on and has paper, or save them as PDF and print that file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no printer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer knows of no printer. You can save what would be printed as a PDF file, and print that elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayPanel</name>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayedGames</name>
    <message>
        <source>Unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished, move {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayedGamesDialog</name>
    <message>
        <source>Played Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resume Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move to Trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This could not be moved to the trash, and would be lost:
{games}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete for Good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This could not be deleted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayedModel</name>
    <message>
        <source>No game record can be read in this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No played game has all these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game has been kept here yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the board now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Swa&amp;p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the colours of the players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of {color}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank of {color}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PointField</name>
    <message>
        <source>Point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That point is not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such point. For example {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>Solve Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems of a &amp;Folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due today, then new ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn and mirror the board at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Change the colours at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems stay as they are where texts name points or colours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Most problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferencesWindow</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No setting is found by these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PresentationBar</name>
    <message>
        <source>Freeze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PresentationWindow</name>
    <message>
        <source>Presentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Presenting</name>
    <message>
        <source>Pen: D ends it, X clears</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next move shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>→ Space: forward
← : back
↑ ↓ : variations
N: next move
C: comments
G: guess
A: moves by themselves
P: pointer
D: pen    X: clear
F: freeze
+ - : size of type
F11: window
Esc: end</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintActions</name>
    <message>
        <source>board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 page</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages so far…</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Komi {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handicap {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves {first}–{last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem {number}: {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters and numbers: D4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers: 4-4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in files: dp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the nearest edge: 4-4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wood, as on the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large print</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemPanel</name>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show Solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Failed Ones Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What counts as right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The encoding it names, {found}, is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It names no encoding that fits; {found} is a guess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is not in the encoding it names, {found}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From here on some text is in another encoding, {found}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some bytes are no text in the encoding of the file: {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is text outside the games: {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This belongs to no property: {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A node begins without its semicolon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game begins without its parenthesis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A closing parenthesis is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is an opening parenthesis too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a closing parenthesis too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A node follows a variation that has been closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The property {found} is written with lower-case letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The property {property} has no value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value belongs to no property: {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value of {property} has no closing bracket: {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value of {property} has a bracket that is not escaped: {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record says that it is of another game than Go (GM[{found}]).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of the board cannot be understood: {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board of size {found} is larger than {size}x{size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value of {property} cannot be understood: {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value of {property} is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point of {property} is not on the board: {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point of {property} is written with capitals: {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same point stands in this node twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The property {property} stands in this node twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The property {property} belongs at the beginning of a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move and a set-up stand in the same node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several moves stand in the same node: {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its board of {found} is larger than {size}x{size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>gobanapp ended before everything was saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Throw Away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw these games away?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was not saved is then lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>move %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{games}, {moves}, {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{games}, {moves}, {when}; the last actions could not be read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportBar</name>
    <message>
        <source>Show…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the faults…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the text encoding…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text encoding is a guess: {encoding}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoding guessed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change Encoding…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoding…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 fault in this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n faults in this file</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n faults</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was opened in spite of this, and stays as it is until you save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faults in {file}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultDialog</name>
    <message>
        <source>Result of the Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How did the game end?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by &amp;resignation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on &amp;time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by &amp;forfeit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by &amp;points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;without saying how</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw (jigo)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No result, as both agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result is &amp;unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As after a position that keeps coming back, under Japanese rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End the Game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultSlipDialog</name>
    <message>
        <source>Result Slip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RewriteActions</name>
    <message>
        <source>Turning the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap Black and White?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All moves and stones get the other colour, in every variation. Where comments speak of Black and White, they stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;players change sides too, with komi and result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The komi becomes negative, so that the same count comes out for each player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swapping the colours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleFields</name>
    <message>
        <source>S&amp;uicide is allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points &amp;in seki count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passin&amp;g costs a stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group &amp;tax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of more than one stone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two points off for each living group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ounting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ko</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For ha&amp;ndicap, White gets</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;hange rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hide the rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunningTotals</name>
    <message>
        <source>Counted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatsChoice</name>
    <message>
        <source>At a desk, with the tree of moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Across the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the board and two clocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetClockDialog</name>
    <message>
        <source>Set the Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n seconds for {player}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetPrinting</name>
    <message>
        <source>Printing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pages were not printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pages were not saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search by words or keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take These Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All Back to Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These keys cannot be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default: {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{keys} is needed everywhere. Press other keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also: {names}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Slip</name>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Komi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result of the Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black {black}, White {white}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SlipPrinting</name>
    <message>
        <source>The result slip was not printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Result Slip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result slip was not saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Solving</name>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line of this record is right. Choose below what counts as right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another move is asked for here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This move is not among the answers of the record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepPrinting</name>
    <message>
        <source>Pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The steps were not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The steps were not printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps on each page:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} (1 page)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{number} (%n pages)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StonesOnWood</name>
    <message>
        <source>A closed bowl</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SuggestionLine</name>
    <message>
        <source>Swap and app&amp;ly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>App&amp;ly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the ranks suggest: {terms}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White is weaker. Suggested: swap, {terms}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggested: {terms}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TeachMenu</name>
    <message>
        <source>&amp;Teach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Presentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves by &amp;Themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Guess the Next Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Liberties of the Chain Pointed At</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Chains in Tints of Their Own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Eyes and False Eyes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La&amp;dder of the Chain Pointed At</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Influence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>No dead stones could be proposed: mark those that are dead.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextEncodingDialog</name>
    <message>
        <source>Text Encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the file says, or as guessed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{encoding} · in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Read the text as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then it &amp;looks like this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read &amp;Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black&apos;s rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black&apos;s team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White&apos;s rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White&apos;s team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is {encoding}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is {encoding}, which is a guess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all of the text fits this encoding: see line {line}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has plain letters only: they read the same in most encodings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the beginning of the file has been looked at.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimeField</name>
    <message>
        <source>Hours, minutes and seconds as in 1:30:00, or minutes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimeLine</name>
    <message>
        <source>Kind of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A time is written as in 1:30:00, or in minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No time can be longer than 100 hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There must be some time to play in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Periods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds of a period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for</source>
        <extracomment>before a field, as in: + [3] × [60 s] for [2] points each</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points that a period costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones in a period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stones in</source>
        <extracomment>before a field, as in: + [25] stones in [10:00]</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of a period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds added by a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move, up to</source>
        <extracomment>before a field, as in: + [10 s] a move, up to [20:00]</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most that can be on the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to</source>
        <extracomment>before a field, as in: up to [10 s] back per move</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds that a move gives back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds before the clock runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back per move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delay per move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TreeActions</name>
    <message>
        <source>This move is of the game that is being played: nothing was deleted. Undo takes moves back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pasting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was pasted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no moves and no diagram in the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The diagram is of a board of another size. File, Open from Clipboard makes it a game of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the moves that follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some moves are now against the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep the Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo It</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move number, from 0 to {last}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go There</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TreePanel</name>
    <message>
        <source>Variations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves and variations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {number}: {color} {point}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {number}: {color} passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 move is hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n moves are hidden</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TryOutActions</name>
    <message>
        <source>While a game is being played, no moves are tried out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was tried is gone. Edit, Redo brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was tried is now in the record.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TryOutBar</name>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave these moves in the record as a variation (Shift+T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to where they began, without them (T, Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying out from move {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnRecordDialog</name>
    <message>
        <source>To the &amp;right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Upside down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mirror left and right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror &amp;top and bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror along the rising &amp;diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror along the &amp;falling diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All moves, stones and marks of the record are turned, in every variation. Names of points in comments, such as D4, stay as they are written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the Record</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Side by Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Across the &amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Board and Clocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B&amp;oard and Stones…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Moving Stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chains in &amp;Atari</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next Moves of the Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Numbe&amp;rs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Variations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse All Var&amp;iations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Expand All Variations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;Last Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Last &amp;5 Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Last &amp;10 Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Last 5&amp;0 Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;From Here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomePanel</name>
    <message>
        <source>Welcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game for two at this board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game record. Or drop a file here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game in short lessons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or click on the board and simply play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Amounts</name>
    <message numerus="yes">
        <source>Caught in a ladder: %n moves.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ladder fails: {stones} break it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 second</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n periods left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>last period</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stones to play</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>last stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n groups could still live or die ({points}). Play on, or decide.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Borders are open at {points}: close them first.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neutral points are left, each worth a point by this count: fill them first.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found at try %n: {points}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at the first try</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records without moves are left out</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be read</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prisoners</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variations follow</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black places %n more handicap stones</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n stones in {time}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Place one more handicap stone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Place %n more handicap stones.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Black places one more handicap stone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Black places %n more handicap stones.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{color} {point}, 1 stone captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{color} {point}, %n stones captured</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} {point}, %n own stones lost</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Atari: {color} {point}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Atari: {color} {point}, %n stones</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves taken back</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chain of %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n liberties</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>in atari</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 game</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{part} of %Ln games chosen</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} of %Ln games</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Bar</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Paper</name>
    <message>
        <source>Result slip</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Player</name>
    <message>
        <source>{name}, to move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Problems</name>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Property</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text was read as {encoding}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text was read as {encoding}, which is a guess.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Words</name>
    <message numerus="yes">
        <source>%n stones: odd.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones: even.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white stones in pairs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>komi {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>even game, {komi}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first move, {komi}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stones, {komi}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The stone is now on {point}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {number} is now on {point}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: {consequences}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move {first} is now against the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n later moves are now against the rules, first move {first}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>move {first} now takes other stones or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n later moves now take other stones or none, first move {first}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>aid_words</name>
    <message>
        <source>The ladder fails: the chain gets away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ladder fails: {stone} breaks it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>announced</name>
    <message>
        <source>{color} passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} {point}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} stone on {point}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {number}: {move}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>variation {number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} variations follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back: {move}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color}: {left}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} accepts the count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{group}: in seki</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{group}: dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{group}: alive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {number} of {all}: {names}, {columns} by {rows}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} opened: {columns} by {rows}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game: {columns} by {rows}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arranging</name>
    <message>
        <source>The first player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second player</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <source>Board, {columns} by {rows}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color}: {prisoners}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>clock</name>
    <message>
        <source>Absolute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bronstein</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{main} + {overtime}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{stones} in {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to {time} back per move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} delay per move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{periods} for {points} each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} per move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} a move, up to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} h</source>
        <comment>hours</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} min</source>
        <comment>minutes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} s</source>
        <comment>seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>count</name>
    <message>
        <source>alive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alive in seki</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probably alive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probably dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probably alive in seki</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two eyes that nothing can take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room for two eyes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It surrounds territory, and nothing threatens it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It captures {others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No room for two eyes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its room makes one eye only: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its eye at {points} is false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer liberties than {others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can be captured, whatever it does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bent four in the corner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It shares liberties at {points} with {others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever plays at {points} decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ko at {points} decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It could still live: play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It captures its opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its room makes one eye only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of its eyes is false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer liberties than its opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It shares liberties with its opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever plays first decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ko decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handicap stones are stones on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White&apos;s compensation for the handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} put more stones on the board, as the last dame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{opponent} passed more often than {color}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points in seki and false eyes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seki</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a group: dead or alive. With Shift: one chain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a group: alive in seki, or with two eyes of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the group you disagree about, to play it out beside the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color}, {stones}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{group}: {status}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no two eyes of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players have said so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group could still live or die ({points}). Play on, or decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A border is open at {points}: close it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Much of the board is nobody&apos;s: borders are not closed yet. Play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record has another result; to accept this count replaces it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A neutral point is left, worth a point by this count: fill it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under these rules White passes last: one more pass is due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under these rules every stone is alive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color}&apos;s group at {point} is played out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cursor</name>
    <message>
        <source>Arrows move the cursor, Enter answers with its point, Esc hides it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter turns a group dead or alive, Esc hides it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter begins, the arrows lead to the other end, Enter ends; Esc gives up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter uses the tool there, Esc hides it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter puts the move there, Esc hides it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter plays there, Esc hides it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>estimate</name>
    <message>
        <source>About even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} perhaps ahead by about {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} ahead by about {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lead} ({least} to {most})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} by {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>guess_words</name>
    <message>
        <source>Not there. It lies within the frame.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record has that as a variation. Another move was played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can&apos;t be there. This costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does Black play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does White play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found at the first try: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was {point}: no points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lies within the frame.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click where you think the next move of the record is. Each miss narrows the place down. A move found at once is worth {points}; a miss costs 2 to 4 of them, the further away the more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} of {possible} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no move to be guessed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You found {found} of {moves} moves, {at_once} of them at the first try.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marking</name>
    <message>
        <source>&amp;Black Stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;White Stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;quare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cr&amp;oss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;ine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Arrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Part of the Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blac&amp;k Territory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White Territor&amp;y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or drag to mark points; on a mark, to take it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or drag. The right button marks the opponent&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or drag. The right button puts white stones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or drag. The right button puts black stones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or drag: takes marks away, then stones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click for the next letter; on one, to take it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click for the next number; on one, to take it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click on a point and type its text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag from point to point; once more takes it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or drag to make points faint, or plain again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag over what is to be shown. A click shows the whole board.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>The clock is stopped: start it to play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} has not pressed the clock yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color}&apos;s time has run out: first say whether the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move stays.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This point is not on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a stone on this point already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: the chain of {stones} would have no liberty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} can&apos;t retake this ko at once: play elsewhere first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} can&apos;t retake this ko yet: pass for it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: it would repeat the position after move {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put in the moves that are missing here, now {color}&apos;s. Esc ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click where {color} really played, or drag another stone. Esc ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} wins by {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} wins by resignation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} wins on time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} wins by forfeit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Territory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Living stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Komi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 prisoner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>variation {number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against the rules: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ruleset} rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules not given, {ruleset} taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>komi not given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>komi {komi}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>handicap {stones}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black places one more handicap stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White passes once more to end the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} passed, {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: the stone would have no liberty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: it would repeat the position at the beginning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move {number}, {color} {point}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position is that of the beginning: the players may agree that there is no result (Game, End the Game).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position is that after move {number}: the players may agree that there is no result (Game, End the Game).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie: {color} wins under these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The count is even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even: {color} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} leads by {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{counting}: even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{counting}: even, {color} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{counting}: {color} by {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>point</name>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black&apos;s territory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White&apos;s territory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forbidden: ko</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forbidden: pass for the ko first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forbidden: the position would be repeated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forbidden: no liberty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last move, number {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>star point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>label {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arrow to {point}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line to {point}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>variation {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in seki</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open border</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message>
        <source>Marked lines are right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All but marked lines are right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first variation is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every variation is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines with “{sign}” are right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines with “{sign}” are wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To pass is right here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{right} of {all} right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} with a hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right without a hint: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes}:{seconds} minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one due today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one record without moves is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one file could not be read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Japanese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Korean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>American (AGA)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>British (BGA)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French (FFG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stone counting (old Chinese)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Territory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basic ko</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positional superko</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Situational superko</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Natural superko</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Superko until a pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ko may not be retaken at once. Longer cycles may go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No move may bring back any earlier board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No move may bring back an earlier board with the same player to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No player may bring back a board that an earlier stone of their own made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No move may bring back an earlier board, unless a player has passed since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point per stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point per stone, less one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ruleset}, changed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>seat</name>
    <message>
        <source>{color}: {left}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color}: {left}, running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color}: {left}, stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow, with the Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} Loses on Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go On from Here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last period of {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then {number} × {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>period {number} of {all}, {points} so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then {number} × {time}, {points} each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+{time} per move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+{time} a move, up to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to {time} back per move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} delay per move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs in {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press to start {color}&apos;s clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press to end your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has moved and presses the clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has not pressed the clock yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock is stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer was asleep; the clock has been stopped since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is move {number}. The game goes on elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is move {number}. Go on from here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} asks to take back a move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} asks to take back a move and the answer to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is asked whether you may take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your time has run out. {name} decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s time has run out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the button down to pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the button down to resign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has accepted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>turning</name>
    <message>
        <source>Board turned to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board turned upside down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board turned to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board mirrored left and right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board mirrored top and bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board mirrored along a diagonal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
