<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name></name>
    <message numerus="yes">
        <source>Caught in a ladder: %n moves.</source>
        <translation>
            <numerusform>Caught in a ladder: %n move.</numerusform>
            <numerusform>Caught in a ladder: %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ladder fails: broken by {stones}.</source>
        <translation>
            <numerusform>The ladder fails: broken by {stones}.</numerusform>
            <numerusform>The ladder fails: broken by {stones}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n periods left</source>
        <translation>
            <numerusform>%n period left</numerusform>
            <numerusform>%n periods left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones to play</source>
        <translation>
            <numerusform>%n stone to play</numerusform>
            <numerusform>%n stones to play</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <comment>to be played in a time</comment>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unsettled groups ({points}). Resume play or mark them.</source>
        <translation>
            <numerusform>An unsettled group ({points}). Resume play or mark it.</numerusform>
            <numerusform>%n unsettled groups ({points}). Resume play or mark them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open borders at {points}. Close them first.</source>
        <translation>
            <numerusform>Open border at {points}. Close it first.</numerusform>
            <numerusform>Open borders at {points}. Close them first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dead stones in seki ({points}) do not count unless captured. Resume play to capture them.</source>
        <translation>
            <numerusform>A dead stone in seki ({points}) does not count unless captured. Resume play to capture it.</numerusform>
            <numerusform>%n dead stones in seki ({points}) do not count unless captured. Resume play to capture them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dame left, each worth a point under area scoring. Fill them first.</source>
        <translation>
            <numerusform>One dame left, worth a point under area scoring. Fill it first.</numerusform>
            <numerusform>%n dame left, each worth a point under area scoring. Fill them first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>for a guess, not on the board</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found on try %n: {points}.</source>
        <translation>
            <numerusform>Found on try %n: {points}.</numerusform>
            <numerusform>Found on try %n: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on the first try</source>
        <translation>
            <numerusform>%n on the first try</numerusform>
            <numerusform>%n on the first try</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>one due today</numerusform>
            <numerusform>%n due today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>one new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>One problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games without moves skipped</source>
        <translation>
            <numerusform>one game without moves skipped</numerusform>
            <numerusform>%n games without moves skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable files</source>
        <translation>
            <numerusform>one unreadable file</numerusform>
            <numerusform>%n unreadable files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>%n in a row</numerusform>
            <numerusform>%n in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prisoners</source>
        <translation>
            <numerusform>%n prisoner</numerusform>
            <numerusform>%n prisoners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variations follow</source>
        <translation>
            <numerusform>%n variation follows</numerusform>
            <numerusform>%n variations follow</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black places %n more handicap stones</source>
        <translation>
            <numerusform>Black places one more handicap stone</numerusform>
            <numerusform>Black places %n more handicap stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n stones in {time}</source>
        <translation>
            <numerusform>then %n stone in {time}</numerusform>
            <numerusform>then %n stones in {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n more handicap stones.</source>
        <translation>
            <numerusform>Place one more handicap stone.</numerusform>
            <numerusform>Place %n more handicap stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black places %n more handicap stones.</source>
        <translation>
            <numerusform>Black places one more handicap stone.</numerusform>
            <numerusform>Black places %n more handicap stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} {point}, %n stones captured</source>
        <translation>
            <numerusform>{color} {point}, %n stone captured</numerusform>
            <numerusform>{color} {point}, %n stones captured</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} {point}, %n own stones lost</source>
        <translation>
            <numerusform>{color} {point}, %n own stone lost</numerusform>
            <numerusform>{color} {point}, %n own stones lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Atari: {color} {point}, %n stones</source>
        <translation>
            <numerusform>Atari: {color} {point}</numerusform>
            <numerusform>Atari: {color} {point}, %n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undone: %n moves</source>
        <translation>
            <numerusform>Undone: %n move</numerusform>
            <numerusform>Undone: %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chain of %n</source>
        <translation>
            <numerusform>chain of %n</numerusform>
            <numerusform>chain of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n liberties</source>
        <translation>
            <numerusform>%n liberty</numerusform>
            <numerusform>%n liberties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later moves are now illegal, starting with move {first}</source>
        <translation>
            <numerusform>move {first} is now illegal</numerusform>
            <numerusform>%n later moves are now illegal, starting with move {first}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later moves now capture different stones, starting with move {first}</source>
        <translation>
            <numerusform>move {first} now captures different stones</numerusform>
            <numerusform>%n later moves now capture different stones, starting with move {first}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} of %Ln games selected</source>
        <translation>
            <numerusform>{part} of %Ln game selected</numerusform>
            <numerusform>{part} of %Ln games selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} of %Ln games</source>
        <translation>
            <numerusform>{part} of %Ln games</numerusform>
            <numerusform>{part} of %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArchiveDialog</name>
    <message numerus="yes">
        <source>Delete %n games?</source>
        <translation>
            <numerusform>Delete this game?</numerusform>
            <numerusform>Delete %n games?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountStepTexts</name>
    <message numerus="yes">
        <source>{color}&apos;s %n dead stones leave the board.</source>
        <translation>
            <numerusform>{color}&apos;s dead stone leaves the board.</numerusform>
            <numerusform>{color}&apos;s %n dead stones leave the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s %n dead stones leave the board and go into {other}&apos;s lid.</source>
        <translation>
            <numerusform>{color}&apos;s dead stone leaves the board and goes into {other}&apos;s lid.</numerusform>
            <numerusform>{color}&apos;s %n dead stones leave the board and go into {other}&apos;s lid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s %n dead stones in seki stay: they count for neither side.</source>
        <translation>
            <numerusform>{color}&apos;s dead stone in seki stays: it counts for neither side.</numerusform>
            <numerusform>{color}&apos;s %n dead stones in seki stay: they count for neither side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The players fill %n dame in turn; these count for neither side.</source>
        <translation>
            <numerusform>A player fills the last dame; it counts for neither side.</numerusform>
            <numerusform>The players fill %n dame in turn; these count for neither side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} passed %n times and put a stone into {other}&apos;s lid each time.</source>
        <translation>
            <numerusform>{color} passed once and put a stone into {other}&apos;s lid.</numerusform>
            <numerusform>{color} passed %n times and put a stone into {other}&apos;s lid each time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones from {color}&apos;s bowl fill {color}&apos;s territory: a filled point counts as much as an empty one.</source>
        <translation>
            <numerusform>A stone from {color}&apos;s bowl goes into {color}&apos;s territory: a filled point counts as much as an empty one.</numerusform>
            <numerusform>%n stones from {color}&apos;s bowl fill {color}&apos;s territory: a filled point counts as much as an empty one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones from {color}&apos;s bowl fill {color}&apos;s territory.</source>
        <translation>
            <numerusform>A stone from {color}&apos;s bowl fills a point of {color}&apos;s territory.</numerusform>
            <numerusform>%n stones from {color}&apos;s bowl fill {color}&apos;s territory.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prisoners from {other}&apos;s lid fill {color}&apos;s territory.</source>
        <translation>
            <numerusform>A prisoner from {other}&apos;s lid fills a point of {color}&apos;s territory.</numerusform>
            <numerusform>%n prisoners from {other}&apos;s lid fill {color}&apos;s territory.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones are left over, leaving {total}.</source>
        <translation>
            <numerusform>One of {color}&apos;s stones is left over, leaving {total}.</numerusform>
            <numerusform>%n of {color}&apos;s stones are left over, leaving {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones are left over and count for {other}.</source>
        <translation>
            <numerusform>One of {color}&apos;s stones is left over and counts for {other}.</numerusform>
            <numerusform>%n of {color}&apos;s stones are left over and count for {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones inside {color}&apos;s territory are moved to clear a block of {size}; the border stays.</source>
        <translation>
            <numerusform>A stone inside {color}&apos;s territory is moved to clear a block of {size}; the border stays.</numerusform>
            <numerusform>%n stones inside {color}&apos;s territory are moved to clear a block of {size}; the border stays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s first block has %n points.</source>
        <translation>
            <numerusform>{color}&apos;s first block has one point.</numerusform>
            <numerusform>{color}&apos;s first block has %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This block of %n points brings {color} to {total}.</source>
        <translation>
            <numerusform>One more point brings {color} to {total}.</numerusform>
            <numerusform>This block of %n points brings {color} to {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones are removed to make the empty points a multiple of ten.</source>
        <translation>
            <numerusform>One of {color}&apos;s stones is removed to make the empty points a multiple of ten.</numerusform>
            <numerusform>%n of {color}&apos;s stones are removed to make the empty points a multiple of ten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} has %n empty points, a multiple of ten.</source>
        <translation>
            <numerusform>{color} has %n empty point, a multiple of ten.</numerusform>
            <numerusform>{color} has %n empty points, a multiple of ten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s territory has %n points.</source>
        <translation>
            <numerusform>{color}&apos;s territory has one point.</numerusform>
            <numerusform>{color}&apos;s territory has %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n stones bring {color} to {total}.</source>
        <translation>
            <numerusform>One more stone brings {color} to {total}.</numerusform>
            <numerusform>These %n stones bring {color} to {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the prisoners back in their bowls, each side has %n stones on the board and in the bowl.</source>
        <translation>
            <numerusform>With the prisoners back in their bowls, each side has one stone.</numerusform>
            <numerusform>With the prisoners back in their bowls, each side has %n stones on the board and in the bowl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s own area is full: the last %n stones go into {other}&apos;s and count there.</source>
        <translation>
            <numerusform>{color}&apos;s own area is full: the last stone goes into {other}&apos;s and counts there.</numerusform>
            <numerusform>{color}&apos;s own area is full: the last %n stones go into {other}&apos;s and count there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points of {color}&apos;s area stay empty, making {total}.</source>
        <translation>
            <numerusform>One point of {color}&apos;s area stays empty, making {total}.</numerusform>
            <numerusform>%n points of {color}&apos;s area stay empty, making {total}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileProblemsBar</name>
    <message numerus="yes">
        <source>%n problems in this file</source>
        <translation>
            <numerusform>%n problem in this file</numerusform>
            <numerusform>%n problems in this file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file problems</source>
        <translation>
            <numerusform>%n file problem</numerusform>
            <numerusform>%n file problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message numerus="yes">
        <source>%n other variations</source>
        <translation>
            <numerusform>%n other variation</numerusform>
            <numerusform>%n other variations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NigiriDialog</name>
    <message numerus="yes">
        <source>%n stones: odd.</source>
        <translation>
            <numerusform>%n stone: odd.</numerusform>
            <numerusform>%n stones: odd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones: even.</source>
        <translation>
            <numerusform>%n stone: even.</numerusform>
            <numerusform>%n stones: even.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NigiriStones</name>
    <message numerus="yes">
        <source>%n white stones in pairs</source>
        <translation>
            <numerusform>%n white stone in pairs</numerusform>
            <numerusform>%n white stones in pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages so far…</source>
        <translation>
            <numerusform>%n page so far…</numerusform>
            <numerusform>%n pages so far…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message numerus="yes">
        <source>Discard %n games?</source>
        <translation>
            <numerusform>Discard %n game?</numerusform>
            <numerusform>Discard %n games?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %n</source>
        <translation>
            <numerusform>move %n</numerusform>
            <numerusform>move %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetClockDialog</name>
    <message numerus="yes">
        <source>%n seconds for {player}</source>
        <translation>
            <numerusform>%n second for {player}</numerusform>
            <numerusform>%n seconds for {player}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepPrinter</name>
    <message numerus="yes">
        <source>{number} (%n pages)</source>
        <translation>
            <numerusform>{number} (%n page)</numerusform>
            <numerusform>{number} (%n pages)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SuggestionLine</name>
    <message numerus="yes">
        <source>%n stones, {komi}</source>
        <translation>
            <numerusform>%n stone, {komi}</numerusform>
            <numerusform>%n stones, {komi}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TreePanel</name>
    <message numerus="yes">
        <source>%n moves are hidden</source>
        <translation>
            <numerusform>%n move is hidden</numerusform>
            <numerusform>%n moves are hidden</numerusform>
        </translation>
    </message>
</context>
</TS>
