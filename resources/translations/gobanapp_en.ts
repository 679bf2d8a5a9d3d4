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
        <source>The ladder fails: {stones} break it.</source>
        <translation>
            <numerusform>The ladder fails: {stones} breaks it.</numerusform>
            <numerusform>The ladder fails: {stones} break it.</numerusform>
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
        <source>%n groups could still live or die ({points}). Play on, or decide.</source>
        <translation>
            <numerusform>A group could still live or die ({points}). Play on, or decide.</numerusform>
            <numerusform>%n groups could still live or die ({points}). Play on, or decide.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Borders are open at {points}: close them first.</source>
        <translation>
            <numerusform>A border is open at {points}: close it first.</numerusform>
            <numerusform>Borders are open at {points}: close them first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neutral points are left, each worth a point by this count: fill them first.</source>
        <translation>
            <numerusform>A neutral point is left, worth a point by this count: fill it first.</numerusform>
            <numerusform>%n neutral points are left, each worth a point by this count: fill them first.</numerusform>
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
        <source>Found at try %n: {points}.</source>
        <translation>
            <numerusform>Found at try %n: {points}.</numerusform>
            <numerusform>Found at try %n: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at the first try</source>
        <translation>
            <numerusform>%n at the first try</numerusform>
            <numerusform>%n at the first try</numerusform>
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
        <source>%n records without moves are left out</source>
        <translation>
            <numerusform>one record without moves is left out</numerusform>
            <numerusform>%n records without moves are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be read</source>
        <translation>
            <numerusform>one file could not be read</numerusform>
            <numerusform>%n files could not be read</numerusform>
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
        <source>%n moves taken back</source>
        <translation>
            <numerusform>%n move taken back</numerusform>
            <numerusform>%n moves taken back</numerusform>
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
        <source>%n later moves are now against the rules, first move {first}</source>
        <translation>
            <numerusform>move {first} is now against the rules</numerusform>
            <numerusform>%n later moves are now against the rules, first move {first}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later moves now take other stones or none, first move {first}</source>
        <translation>
            <numerusform>move {first} now takes other stones or none</numerusform>
            <numerusform>%n later moves now take other stones or none, first move {first}</numerusform>
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
        <source>{part} of %Ln games chosen</source>
        <translation>
            <numerusform>{part} of %Ln games chosen</numerusform>
            <numerusform>{part} of %Ln games chosen</numerusform>
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
        <source>%n neutral points (dame) are filled in turns: they count for nobody.</source>
        <translation>
            <numerusform>A neutral point (dame) is filled: it counts for nobody.</numerusform>
            <numerusform>%n neutral points (dame) are filled in turns: they count for nobody.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} has passed %n times, and each pass put a stone into {other}&apos;s lid.</source>
        <translation>
            <numerusform>{color} has passed once, which put a stone into {other}&apos;s lid.</numerusform>
            <numerusform>{color} has passed %n times, and each pass put a stone into {other}&apos;s lid.</numerusform>
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
        <source>%n of {color}&apos;s stones find no room, which leaves {total}.</source>
        <translation>
            <numerusform>One of {color}&apos;s stones finds no room, which leaves {total}.</numerusform>
            <numerusform>%n of {color}&apos;s stones find no room, which leaves {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones find no room: they are points for {other}.</source>
        <translation>
            <numerusform>One of {color}&apos;s stones finds no room: it is a point for {other}.</numerusform>
            <numerusform>%n of {color}&apos;s stones find no room: they are points for {other}.</numerusform>
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
        <source>%n of {color}&apos;s stones leave the board, so that the empty points come out in tens.</source>
        <translation>
            <numerusform>One of {color}&apos;s stones leaves the board, so that the empty points come out in tens.</numerusform>
            <numerusform>%n of {color}&apos;s stones leave the board, so that the empty points come out in tens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} has %n empty points, in whole tens.</source>
        <translation>
            <numerusform>{color} has %n empty point, in whole tens.</numerusform>
            <numerusform>{color} has %n empty points, in whole tens.</numerusform>
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
        <source>With the prisoners back in their bowls, each side has %n stones, on the board and in the bowl.</source>
        <translation>
            <numerusform>With the prisoners back in their bowls, each side has one stone.</numerusform>
            <numerusform>With the prisoners back in their bowls, each side has %n stones, on the board and in the bowl.</numerusform>
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
        <source>%n points of {color}&apos;s area are left empty, which makes {total}.</source>
        <translation>
            <numerusform>One point of {color}&apos;s area is left empty, which makes {total}.</numerusform>
            <numerusform>%n points of {color}&apos;s area are left empty, which makes {total}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileProblemsBar</name>
    <message numerus="yes">
        <source>%n faults in this file</source>
        <translation>
            <numerusform>%n fault in this file</numerusform>
            <numerusform>%n faults in this file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n faults</source>
        <translation>
            <numerusform>%n fault</numerusform>
            <numerusform>%n faults</numerusform>
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
        <source>Throw %n games away?</source>
        <translation>
            <numerusform>Throw %n game away?</numerusform>
            <numerusform>Throw %n games away?</numerusform>
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
