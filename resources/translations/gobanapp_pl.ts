<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL">
<context>
    <name></name>
    <message numerus="yes">
        <source>Caught in a ladder: %n moves.</source>
        <translation>
            <numerusform>Złapany w drabinkę: %n ruch.</numerusform>
            <numerusform>Złapany w drabinkę: %n ruchy.</numerusform>
            <numerusform>Złapany w drabinkę: %n ruchów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ladder fails: broken by {stones}.</source>
        <translation>
            <numerusform>Drabinka nie działa: łamie ją {stones}.</numerusform>
            <numerusform>Drabinka nie działa: łamią ją {stones}.</numerusform>
            <numerusform>Drabinka nie działa: łamią ją {stones}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} {point}, %n stones captured</source>
        <translation>
            <numerusform>{color} {point}, zbity %n kamień</numerusform>
            <numerusform>{color} {point}, zbite %n kamienie</numerusform>
            <numerusform>{color} {point}, zbitych %n kamieni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} {point}, %n own stones lost</source>
        <translation>
            <numerusform>{color} {point}, stracony %n własny kamień</numerusform>
            <numerusform>{color} {point}, stracone %n własne kamienie</numerusform>
            <numerusform>{color} {point}, straconych %n własnych kamieni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Atari: {color} {point}, %n stones</source>
        <translation>
            <numerusform>Atari: {color} {point}</numerusform>
            <numerusform>Atari: {color} {point}, %n kamienie</numerusform>
            <numerusform>Atari: {color} {point}, %n kamieni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variations follow</source>
        <translation>
            <numerusform>dalej %n wariant</numerusform>
            <numerusform>dalej %n warianty</numerusform>
            <numerusform>dalej %n wariantów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undone: %n moves</source>
        <translation>
            <numerusform>Cofnięto %n ruch</numerusform>
            <numerusform>Cofnięto %n ruchy</numerusform>
            <numerusform>Cofnięto %n ruchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <comment>to be played in a time</comment>
        <translation>
            <numerusform>%n kamień</numerusform>
            <numerusform>%n kamienie</numerusform>
            <numerusform>%n kamieni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n godzina</numerusform>
            <numerusform>%n godziny</numerusform>
            <numerusform>%n godzin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n sekunda</numerusform>
            <numerusform>%n sekundy</numerusform>
            <numerusform>%n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n periods left</source>
        <translation>
            <numerusform>został %n okres</numerusform>
            <numerusform>zostały %n okresy</numerusform>
            <numerusform>zostało %n okresów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones to play</source>
        <translation>
            <numerusform>%n kamień do zagrania</numerusform>
            <numerusform>%n kamienie do zagrania</numerusform>
            <numerusform>%n kamieni do zagrania</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later moves are now illegal, starting with move {first}</source>
        <translation>
            <numerusform>ruch {first} jest teraz niezgodny z zasadami</numerusform>
            <numerusform>%n późniejsze ruchy są teraz niezgodne z zasadami, pierwszy to {first}</numerusform>
            <numerusform>%n późniejszych ruchów jest teraz niezgodnych z zasadami, pierwszy to {first}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later moves now capture different stones, starting with move {first}</source>
        <translation>
            <numerusform>ruch {first} bije teraz inne kamienie albo żadnych</numerusform>
            <numerusform>%n późniejsze ruchy biją teraz inne kamienie albo żadnych, pierwszy to {first}</numerusform>
            <numerusform>%n późniejszych ruchów bije teraz inne kamienie albo żadnych, pierwszy to {first}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black places %n more handicap stones</source>
        <translation>
            <numerusform>Czarny stawia jeszcze jeden kamień handicapu</numerusform>
            <numerusform>Czarny stawia jeszcze %n kamienie handicapu</numerusform>
            <numerusform>Czarny stawia jeszcze %n kamieni handicapu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>for a guess, not on the board</comment>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found on try %n: {points}.</source>
        <translation>
            <numerusform>Znaleziono w próbie %n: {points}.</numerusform>
            <numerusform>Znaleziono w próbie %n: {points}.</numerusform>
            <numerusform>Znaleziono w próbie %n: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n ruch</numerusform>
            <numerusform>%n ruchy</numerusform>
            <numerusform>%n ruchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on the first try</source>
        <translation>
            <numerusform>%n za pierwszym razem</numerusform>
            <numerusform>%n za pierwszym razem</numerusform>
            <numerusform>%n za pierwszym razem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>jedno nowe</numerusform>
            <numerusform>%n nowe</numerusform>
            <numerusform>%n nowych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>Jedno zadanie</numerusform>
            <numerusform>%n zadania</numerusform>
            <numerusform>%n zadań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>jedno na dziś</numerusform>
            <numerusform>%n na dziś</numerusform>
            <numerusform>%n na dziś</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games without moves skipped</source>
        <translation>
            <numerusform>pominięto %n partię bez ruchów</numerusform>
            <numerusform>pominięto %n partie bez ruchów</numerusform>
            <numerusform>pominięto %n partii bez ruchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable files</source>
        <translation>
            <numerusform>nie udało się odczytać jednego pliku</numerusform>
            <numerusform>nie udało się odczytać %n plików</numerusform>
            <numerusform>nie udało się odczytać %n plików</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>%n z rzędu</numerusform>
            <numerusform>%n z rzędu</numerusform>
            <numerusform>%n z rzędu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prisoners</source>
        <translation>
            <numerusform>%n jeniec</numerusform>
            <numerusform>%n jeńcy</numerusform>
            <numerusform>%n jeńców</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n kamień</numerusform>
            <numerusform>%n kamienie</numerusform>
            <numerusform>%n kamieni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unsettled groups ({points}). Resume play or mark them.</source>
        <translation>
            <numerusform>%n grupa nierozstrzygnięta ({points}). Trzeba wznowić grę albo ją oznaczyć.</numerusform>
            <numerusform>%n grupy nierozstrzygnięte ({points}). Trzeba wznowić grę albo je oznaczyć.</numerusform>
            <numerusform>%n grup nierozstrzygniętych ({points}). Trzeba wznowić grę albo je oznaczyć.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open borders at {points}. Close them first.</source>
        <translation>
            <numerusform>Granica jest otwarta na {points}: najpierw trzeba ją zamknąć.</numerusform>
            <numerusform>Granice są otwarte na {points}: najpierw trzeba je zamknąć.</numerusform>
            <numerusform>Granice są otwarte na {points}: najpierw trzeba je zamknąć.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dead stones in seki ({points}) do not count unless captured. Resume play to capture them.</source>
        <translation>
            <numerusform>%n martwy kamień w seki ({points}) liczy się tylko po zbiciu: aby go zbić, trzeba wznowić grę.</numerusform>
            <numerusform>%n martwe kamienie w seki ({points}) liczą się tylko po zbiciu: aby je zbić, trzeba wznowić grę.</numerusform>
            <numerusform>%n martwych kamieni w seki ({points}) liczy się tylko po zbiciu: aby je zbić, trzeba wznowić grę.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dame left, each worth a point under area scoring. Fill them first.</source>
        <translation>
            <numerusform>Zostało %n dame, przy liczeniu obszaru warte punkt: najpierw trzeba je wypełnić.</numerusform>
            <numerusform>Zostały %n dame, przy liczeniu obszaru każde warte punkt: najpierw trzeba je wypełnić.</numerusform>
            <numerusform>Zostało %n dame, przy liczeniu obszaru każde warte punkt: najpierw trzeba je wypełnić.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n stones in {time}</source>
        <translation>
            <numerusform>potem %n kamień w {time}</numerusform>
            <numerusform>potem %n kamienie w {time}</numerusform>
            <numerusform>potem %n kamieni w {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n more handicap stones.</source>
        <translation>
            <numerusform>Postaw jeszcze jeden kamień handicapu.</numerusform>
            <numerusform>Postaw jeszcze %n kamienie handicapu.</numerusform>
            <numerusform>Postaw jeszcze %n kamieni handicapu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black places %n more handicap stones.</source>
        <translation>
            <numerusform>Czarny stawia jeszcze jeden kamień handicapu.</numerusform>
            <numerusform>Czarny stawia jeszcze %n kamienie handicapu.</numerusform>
            <numerusform>Czarny stawia jeszcze %n kamieni handicapu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chain of %n</source>
        <translation>
            <numerusform>łańcuch %n kamienia</numerusform>
            <numerusform>łańcuch %n kamieni</numerusform>
            <numerusform>łańcuch %n kamieni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n liberties</source>
        <translation>
            <numerusform>%n oddech</numerusform>
            <numerusform>%n oddechy</numerusform>
            <numerusform>%n oddechów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partia</numerusform>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} of %Ln games selected</source>
        <translation>
            <numerusform>Wybrano {part} z %Ln partii</numerusform>
            <numerusform>Wybrano {part} z %Ln partii</numerusform>
            <numerusform>Wybrano {part} z %Ln partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} of %Ln games</source>
        <translation>
            <numerusform>{part} z %Ln partii</numerusform>
            <numerusform>{part} z %Ln partii</numerusform>
            <numerusform>{part} z %Ln partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AcceptButton</name>
    <message>
        <source>✓ {name} accepted</source>
        <translation>✓ {name}: zgoda</translation>
    </message>
    <message>
        <source>{name} Accepts</source>
        <translation>{name} akceptuje</translation>
    </message>
</context>
<context>
    <name>AidActions</name>
    <message>
        <source>Show &amp;Liberties</source>
        <translation>Pokaż &amp;oddechy</translation>
    </message>
    <message>
        <source>&amp;Colour Chains</source>
        <translation>&amp;Koloruj łańcuchy</translation>
    </message>
    <message>
        <source>Show &amp;Eyes and False Eyes</source>
        <translation>Pokaż o&amp;czy i fałszywe oczy</translation>
    </message>
    <message>
        <source>Read La&amp;dder</source>
        <translation>Czytaj &amp;drabinkę</translation>
    </message>
    <message>
        <source>Show &amp;Influence</source>
        <translation>Pokaż &amp;wpływ</translation>
    </message>
    <message>
        <source>How far each side&apos;s stones reach</source>
        <translation>Jak daleko sięgają kamienie obu stron</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Scoring ended</source>
        <translation>Zakończono liczenie</translation>
    </message>
</context>
<context>
    <name>ArchiveDialog</name>
    <message>
        <source>Game Archive</source>
        <translation>Archiwum partii</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>&amp;Show Folder</source>
        <translation>Pokaż &amp;folder</translation>
    </message>
    <message>
        <source>&amp;Resume Game</source>
        <translation>&amp;Wznów partię</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Otwórz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games?</source>
        <translation>
            <numerusform>Usunąć %n partię?</numerusform>
            <numerusform>Usunąć %n partie?</numerusform>
            <numerusform>Usunąć %n partii?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to Trash</source>
        <translation>Przenieś do &amp;kosza</translation>
    </message>
    <message>
        <source>Delete permanently?</source>
        <translation>Usunąć na zawsze?</translation>
    </message>
    <message>
        <source>These games cannot be moved to the trash. Deleting them cannot be undone:
{games}</source>
        <translation>Tych partii nie można przenieść do kosza. Usunięcia nie da się cofnąć:
{games}</translation>
    </message>
    <message>
        <source>&amp;Delete Permanently</source>
        <translation>Usuń na &amp;zawsze</translation>
    </message>
    <message>
        <source>Could not delete</source>
        <translation>Tego nie udało się usunąć</translation>
    </message>
</context>
<context>
    <name>ArchiveModel</name>
    <message>
        <source>This file has no readable game</source>
        <translation>W tym pliku nie da się odczytać żadnej partii</translation>
    </message>
    <message>
        <source>No archived game matches.</source>
        <translation>Brak pasujących partii w archiwum.</translation>
    </message>
    <message>
        <source>The archive is empty.</source>
        <translation>Archiwum jest puste.</translation>
    </message>
</context>
<context>
    <name>BoardActions</name>
    <message>
        <source>&amp;Letters and Numbers (A1)</source>
        <translation>&amp;Litery i liczby</translation>
    </message>
    <message>
        <source>&amp;Numeric (1-1)</source>
        <translation>Li&amp;czbowe (1-1)</translation>
    </message>
    <message>
        <source>S&amp;GF (aa)</source>
        <translation>S&amp;GF (aa)</translation>
    </message>
    <message>
        <source>&amp;Japanese</source>
        <translation>&amp;Japońskie</translation>
    </message>
    <message>
        <source>From the Nearest &amp;Corner</source>
        <translation>Od &amp;rogów</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>&amp;Brak</translation>
    </message>
    <message>
        <source>On &amp;Four Sides</source>
        <translation>Na cz&amp;terech bokach</translation>
    </message>
    <message>
        <source>On &amp;Two Sides</source>
        <translation>Na &amp;dwóch bokach</translation>
    </message>
    <message>
        <source>&amp;Choose Part…</source>
        <translation>&amp;Wybierz część…</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>&amp;Cała plansza</translation>
    </message>
    <message>
        <source>&amp;Always Show Whole Board</source>
        <translation>Z&amp;awsze pokazuj całą planszę</translation>
    </message>
    <message>
        <source>Rotate &amp;Right</source>
        <translation>Obróć w p&amp;rawo</translation>
    </message>
    <message>
        <source>Rotate &amp;Left</source>
        <translation>Obróć w &amp;lewo</translation>
    </message>
    <message>
        <source>Turn &amp;Upside Down</source>
        <translation>&amp;Do góry nogami</translation>
    </message>
    <message>
        <source>Flip &amp;Horizontally</source>
        <translation>Odbij w pozio&amp;mie</translation>
    </message>
    <message>
        <source>Flip &amp;Vertically</source>
        <translation>Odbij w pio&amp;nie</translation>
    </message>
    <message>
        <source>R&amp;eset View</source>
        <translation>&amp;Zresetuj widok</translation>
    </message>
</context>
<context>
    <name>BoardAndStonesDialog</name>
    <message>
        <source>Board and Stones</source>
        <translation>Plansza i kamienie</translation>
    </message>
    <message>
        <source>Use This Board</source>
        <translation>Zastosuj</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Kamienie</translation>
    </message>
</context>
<context>
    <name>BoardExporter</name>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>Could not export the board</source>
        <translation>Nie wyeksportowano planszy</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Kopiowanie</translation>
    </message>
    <message>
        <source>Board copied as text.</source>
        <translation>Skopiowano planszę jako tekst.</translation>
    </message>
    <message>
        <source>Board copied.</source>
        <translation>Skopiowano planszę.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Obrazy</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Rysunki</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>Dokumenty PDF</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
</context>
<context>
    <name>BoardMenu</name>
    <message>
        <source>&amp;Mark Point</source>
        <translation>Oz&amp;nacz ten punkt</translation>
    </message>
    <message>
        <source>Set &amp;Up</source>
        <translation>&amp;Ustaw kamień</translation>
    </message>
    <message>
        <source>&amp;Go to This Stone&apos;s Move</source>
        <translation>&amp;Przejdź do ruchu tego kamienia</translation>
    </message>
    <message>
        <source>&amp;Black Stone</source>
        <translation>&amp;Czarny kamień</translation>
    </message>
    <message>
        <source>&amp;White Stone</source>
        <translation>&amp;Biały kamień</translation>
    </message>
    <message>
        <source>&amp;No Stone</source>
        <translation>B&amp;ez kamienia</translation>
    </message>
</context>
<context>
    <name>BoardSizeField</name>
    <message>
        <source>Other</source>
        <translation>Inna</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Wiersze</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Kaya</source>
        <translation>Kaya</translation>
    </message>
    <message>
        <source>Shin-kaya</source>
        <translation>Shin-kaya</translation>
    </message>
    <message>
        <source>Night wood</source>
        <translation>Nocne drewno</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Kamień</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>From the board theme</source>
        <translation>Z motywu planszy</translation>
    </message>
    <message>
        <source>Slate and shell</source>
        <translation>Łupek i muszla</translation>
    </message>
    <message>
        <source>Glass</source>
        <translation>Szkło</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Płaskie</translation>
    </message>
    <message>
        <source>Skipped {file}: could not read it.</source>
        <translation>Pominięto {file}: nie da się go odczytać.</translation>
    </message>
    <message>
        <source>Skipped {file}: syntax error in line {where}.</source>
        <translation>Pominięto {file}: wiersz {where} jest niezrozumiały.</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} is missing.</source>
        <translation>Pominięto {file}: brakuje {where}.</translation>
    </message>
    <message>
        <source>Skipped {file}: unknown key {where}.</source>
        <translation>Pominięto {file}: nieznany klucz {where}.</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be a section, [{where}].</source>
        <translation>Pominięto {file}: {where} musi być osobną sekcją, [{where}].</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be quoted text.</source>
        <translation>Pominięto {file}: {where} musi być tekstem w cudzysłowie.</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be a colour such as &quot;#e1b87c&quot;.</source>
        <translation>Pominięto {file}: {where} musi być kolorem, takim jak &quot;#e1b87c&quot;.</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be a number, {allowed}.</source>
        <translation>Pominięto {file}: {where} musi być liczbą, {allowed}.</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be one of {allowed}.</source>
        <translation>Pominięto {file}: {where} musi być jednym z: {allowed}.</translation>
    </message>
    <message>
        <source>Skipped {file}: the file is incomplete.</source>
        <translation>Pominięto {file}: plik jest niekompletny.</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message>
        <source>Figure {place}</source>
        <translation>Diagram {place}</translation>
    </message>
    <message>
        <source>Variation {place} at {move}</source>
        <translation>Wariant {place} przy {move}</translation>
    </message>
    <message>
        <source>Variation {place} at {move} of variation {variation}</source>
        <translation>Wariant {place} przy {move} wariantu {variation}</translation>
    </message>
    <message>
        <source>({first}–{last})</source>
        <translation>({first}–{last})</translation>
    </message>
    <message>
        <source>({first})</source>
        <translation>({first})</translation>
    </message>
    <message>
        <source>{numbers} at {place}</source>
        <translation>{numbers} na {place}</translation>
    </message>
    <message>
        <source>{numbers} pass</source>
        <translation>{numbers} pas</translation>
    </message>
</context>
<context>
    <name>CheckedEdits</name>
    <message>
        <source>Checking the following moves</source>
        <translation>Sprawdzanie dalszych ruchów</translation>
    </message>
    <message>
        <source>Some moves are now illegal</source>
        <translation>Niektóre ruchy są teraz niezgodne z zasadami</translation>
    </message>
    <message>
        <source>&amp;Keep Change</source>
        <translation>&amp;Zachowaj zmianę</translation>
    </message>
    <message>
        <source>&amp;Undo Change</source>
        <translation>&amp;Cofnij ją</translation>
    </message>
</context>
<context>
    <name>ClockFields</name>
    <message>
        <source>Clock</source>
        <translation>Zegar</translation>
    </message>
    <message>
        <source>Di&amp;fferent for White</source>
        <translation>&amp;Inny dla białego</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Własny</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Usuń ustawienie</translation>
    </message>
    <message>
        <source>Save as preset</source>
        <translation>Zapisz ustawienie</translation>
    </message>
</context>
<context>
    <name>CommandBar</name>
    <message>
        <source>Toolbar</source>
        <translation>Pasek narzędzi</translation>
    </message>
    <message>
        <source>More Tools</source>
        <translation>Więcej narzędzi</translation>
    </message>
    <message>
        <source>Hide the Toolbar</source>
        <translation>Ukryj pasek narzędzi</translation>
    </message>
</context>
<context>
    <name>CommentPanel</name>
    <message>
        <source>Comment on this move</source>
        <translation>Komentarz do tego ruchu</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Komentarz</translation>
    </message>
    <message>
        <source>The comment continues. It is too long to show or edit here.</source>
        <translation>Dalszy ciąg komentarza jest za długi, by go tu pokazać lub zmienić.</translation>
    </message>
</context>
<context>
    <name>ComparisonDialog</name>
    <message>
        <source>Compare Rulesets</source>
        <translation>Porównaj zasady</translation>
    </message>
    <message>
        <source>The same marking scored under every ruleset</source>
        <translation>Te same oznaczenia według każdych zasad</translation>
    </message>
    <message>
        <source>With komi {komi}, as in this game.</source>
        <translation>Wszędzie komi {komi}, jak w tej partii.</translation>
    </message>
    <message>
        <source>Why area and territory scoring differ</source>
        <translation>Dlaczego obszar i terytorium dają co innego</translation>
    </message>
    <message>
        <source>Territory scoring</source>
        <translation>Liczenie terytorium</translation>
    </message>
    <message>
        <source>They agree in this game.</source>
        <translation>W tej partii dają ten sam wynik.</translation>
    </message>
    <message>
        <source>Area scoring</source>
        <translation>Liczenie obszaru</translation>
    </message>
</context>
<context>
    <name>CountActions</name>
    <message>
        <source>S&amp;core Game</source>
        <translation>Po&amp;licz wynik</translation>
    </message>
    <message>
        <source>Re-estimate &amp;Dead Stones</source>
        <translation>Oszacuj ponownie &amp;martwe kamienie</translation>
    </message>
    <message>
        <source>Discards the groups marked by hand</source>
        <translation>Odrzuca grupy oznaczone ręcznie</translation>
    </message>
    <message>
        <source>Co&amp;mpare Rulesets…</source>
        <translation>P&amp;orównaj zasady…</translation>
    </message>
    <message>
        <source>The same position under other rules, and why they differ</source>
        <translation>Ta sama plansza według innych zasad i skąd różnice</translation>
    </message>
    <message>
        <source>&amp;End Game…</source>
        <translation>Za&amp;kończ partię…</translation>
    </message>
    <message>
        <source>On time, by forfeit, by agreement or without a result</source>
        <translation>Na czas, walkowerem, za zgodą obu lub bez wyniku</translation>
    </message>
    <message>
        <source>To score the game, keep or discard the tried moves first.</source>
        <translation>Aby policzyć wynik, najpierw zachowaj albo odrzuć próbę.</translation>
    </message>
    <message>
        <source>Replace the recorded result?</source>
        <translation>Zastąpić zapisany wynik?</translation>
    </message>
    <message>
        <source>Recorded: {recorded}. New score: {counted}.</source>
        <translation>Zapisany: {recorded}. Nowy wynik: {counted}.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Zastąp</translation>
    </message>
</context>
<context>
    <name>CountAnswer</name>
    <message>
        <source>Who wins</source>
        <translation>Kto wygrywa</translation>
    </message>
    <message>
        <source>Black by</source>
        <translation>Czarny o</translation>
    </message>
    <message>
        <source>White by</source>
        <translation>Biały o</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Sprawdź</translation>
    </message>
</context>
<context>
    <name>CountPage</name>
    <message>
        <source>Accept</source>
        <translation>Akceptuj</translation>
    </message>
    <message>
        <source>Resume Play</source>
        <translation>Wznów grę</translation>
    </message>
    <message>
        <source>✓ Accepted</source>
        <translation>✓ Zgoda</translation>
    </message>
</context>
<context>
    <name>CountPanel</name>
    <message>
        <source>Scoring method</source>
        <translation>Sposób liczenia</translation>
    </message>
    <message>
        <source>What a click marks</source>
        <translation>Co zaznacza kliknięcie</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Porównaj…</translation>
    </message>
    <message>
        <source>Demonstrate…</source>
        <translation>Pokaż liczenie…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Resume Play</source>
        <translation>Wznów grę</translation>
    </message>
</context>
<context>
    <name>CountStepTexts</name>
    <message>
        <source>Territory scoring: prisoners fill territory, and the remaining empty points decide.</source>
        <translation>Liczy się terytorium: jeńcy wracają na planszę i je zapełniają, a rozstrzygają punkty, które zostaną puste.</translation>
    </message>
    <message>
        <source>Territory scoring with pass stones: prisoners and pass stones fill territory, and the remaining empty points decide.</source>
        <translation>Liczy się terytorium, a kamienie za pasy są wśród jeńców: zapełniają je, a rozstrzygają punkty, które zostaną puste.</translation>
    </message>
    <message>
        <source>One side&apos;s stones and territory are counted and compared with half the board.</source>
        <translation>Liczy się tylko jedną stronę, jej kamienie i terytorium, i porównuje z połową planszy.</translation>
    </message>
    <message>
        <source>The territory and the stones of both sides are counted.</source>
        <translation>Liczy się obie strony, ich terytorium i kamienie.</translation>
    </message>
    <message>
        <source>Both sides fill the board with all their stones: points left empty, or stones left over, decide.</source>
        <translation>Obie strony zapełniają planszę wszystkimi swoimi kamieniami: rozstrzyga to, co zostanie puste albo się nie zmieści.</translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s %n dead stones leave the board.</source>
        <translation>
            <numerusform>{color}: %n martwy kamień schodzi z planszy.</numerusform>
            <numerusform>{color}: %n martwe kamienie schodzą z planszy.</numerusform>
            <numerusform>{color}: %n martwych kamieni schodzi z planszy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s %n dead stones leave the board and go into {other}&apos;s lid.</source>
        <translation>
            <numerusform>{color} traci %n martwy kamień: {other} kładzie go do pokrywki.</numerusform>
            <numerusform>{color} traci %n martwe kamienie: {other} kładzie je do pokrywki.</numerusform>
            <numerusform>{color} traci %n martwych kamieni: {other} kładzie je do pokrywki.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s %n dead stones in seki stay: they count for neither side.</source>
        <translation>
            <numerusform>{color}: %n martwy kamień w seki zostaje i nie liczy się nikomu.</numerusform>
            <numerusform>{color}: %n martwe kamienie w seki zostają i nie liczą się nikomu.</numerusform>
            <numerusform>{color}: %n martwych kamieni w seki zostaje i nie liczy się nikomu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The players fill %n dame in turn; these count for neither side.</source>
        <translation>
            <numerusform>Zostaje wypełniony %n punkt neutralny (dame): nie liczy się nikomu.</numerusform>
            <numerusform>Na zmianę zostają wypełnione %n punkty neutralne (dame): nie liczą się nikomu.</numerusform>
            <numerusform>Na zmianę zostaje wypełnionych %n punktów neutralnych (dame): nie liczą się nikomu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} passed %n times and put a stone into {other}&apos;s lid each time.</source>
        <translation>
            <numerusform>{color} spasował %n raz: {other} ma za to kamień w pokrywce.</numerusform>
            <numerusform>{color} spasował %n razy: za każdy pas {other} ma kamień w pokrywce.</numerusform>
            <numerusform>{color} spasował %n razy: za każdy pas {other} ma kamień w pokrywce.</numerusform>
        </translation>
    </message>
    <message>
        <source>White must pass last and puts one more stone into Black&apos;s lid.</source>
        <translation>Biały musi spasować ostatni: czarny dostaje jeszcze jeden kamień do pokrywki.</translation>
    </message>
    <message numerus="yes">
        <source>%n stones from {color}&apos;s bowl fill {color}&apos;s territory: a filled point counts as much as an empty one.</source>
        <translation>
            <numerusform>{color} stawia %n kamień z miseczki na swoim terytorium: punkt zapełniony liczy się tak samo jak pusty.</numerusform>
            <numerusform>{color} stawia %n kamienie z miseczki na swoim terytorium: punkt zapełniony liczy się tak samo jak pusty.</numerusform>
            <numerusform>{color} stawia %n kamieni z miseczki na swoim terytorium: punkt zapełniony liczy się tak samo jak pusty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones from {color}&apos;s bowl fill {color}&apos;s territory.</source>
        <translation>
            <numerusform>{color} stawia %n kamień z miseczki na swoim terytorium.</numerusform>
            <numerusform>{color} stawia %n kamienie z miseczki na swoim terytorium.</numerusform>
            <numerusform>{color} stawia %n kamieni z miseczki na swoim terytorium.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prisoners from {other}&apos;s lid fill {color}&apos;s territory.</source>
        <translation>
            <numerusform>{color} traci punkt terytorium: {other} stawia tam %n jeńca z pokrywki.</numerusform>
            <numerusform>{color} traci punkty terytorium: {other} stawia tam %n jeńców z pokrywki.</numerusform>
            <numerusform>{color} traci punkty terytorium: {other} stawia tam %n jeńców z pokrywki.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones are left over, leaving {total}.</source>
        <translation>
            <numerusform>{color}: %n kamień się nie mieści, zostaje {total}.</numerusform>
            <numerusform>{color}: %n kamienie się nie mieszczą, zostaje {total}.</numerusform>
            <numerusform>{color}: %n kamieni się nie mieści, zostaje {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones are left over and count for {other}.</source>
        <translation>
            <numerusform>{color}: %n kamień się nie mieści, {other} dostaje za niego punkt.</numerusform>
            <numerusform>{color}: %n kamienie się nie mieszczą, {other} dostaje za nie punkty.</numerusform>
            <numerusform>{color}: %n kamieni się nie mieści, {other} dostaje za nie punkty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones inside {color}&apos;s territory are moved to clear a block of {size}; the border stays.</source>
        <translation>
            <numerusform>{color}: %n kamień na własnym terytorium zostaje przesunięty, by powstał wolny blok ({size}); granica się nie zmienia.</numerusform>
            <numerusform>{color}: %n kamienie na własnym terytorium zostają przesunięte, by powstał wolny blok ({size}); granica się nie zmienia.</numerusform>
            <numerusform>{color}: %n kamieni na własnym terytorium zostaje przesuniętych, by powstał wolny blok ({size}); granica się nie zmienia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s first block has %n points.</source>
        <translation>
            <numerusform>{color}: pierwszy blok ma %n punkt.</numerusform>
            <numerusform>{color}: pierwszy blok ma %n punkty.</numerusform>
            <numerusform>{color}: pierwszy blok ma %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This block of %n points brings {color} to {total}.</source>
        <translation>
            <numerusform>Ten blok ma %n punkt: {color} ma już {total}.</numerusform>
            <numerusform>Ten blok ma %n punkty: {color} ma już {total}.</numerusform>
            <numerusform>Ten blok ma %n punktów: {color} ma już {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones are removed to make the empty points a multiple of ten.</source>
        <translation>
            <numerusform>{color}: %n kamień schodzi z planszy, żeby pustych punktów były pełne dziesiątki.</numerusform>
            <numerusform>{color}: %n kamienie schodzą z planszy, żeby pustych punktów były pełne dziesiątki.</numerusform>
            <numerusform>{color}: %n kamieni schodzi z planszy, żeby pustych punktów były pełne dziesiątki.</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} has no empty points left.</source>
        <translation>{color} nie ma już pustych punktów.</translation>
    </message>
    <message numerus="yes">
        <source>{color} has %n empty points, a multiple of ten.</source>
        <translation>
            <numerusform>{color} ma %n pusty punkt, w pełnych dziesiątkach.</numerusform>
            <numerusform>{color} ma %n puste punkty, w pełnych dziesiątkach.</numerusform>
            <numerusform>{color} ma %n pustych punktów, w pełnych dziesiątkach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s territory has %n points.</source>
        <translation>
            <numerusform>{color}: terytorium ma %n punkt.</numerusform>
            <numerusform>{color}: terytorium ma %n punkty.</numerusform>
            <numerusform>{color}: terytorium ma %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n stones bring {color} to {total}.</source>
        <translation>
            <numerusform>Do tego %n kamień: {color} ma {total}.</numerusform>
            <numerusform>Do tego %n kamienie: {color} ma {total}.</numerusform>
            <numerusform>Do tego %n kamieni: {color} ma {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the prisoners back in their bowls, each side has %n stones on the board and in the bowl.</source>
        <translation>
            <numerusform>Gdy jeńcy wrócą do miseczek, każda strona ma %n kamień, na planszy i w miseczce.</numerusform>
            <numerusform>Gdy jeńcy wrócą do miseczek, każda strona ma %n kamienie, na planszy i w miseczce.</numerusform>
            <numerusform>Gdy jeńcy wrócą do miseczek, każda strona ma %n kamieni, na planszy i w miseczce.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s own area is full: the last %n stones go into {other}&apos;s and count there.</source>
        <translation>
            <numerusform>{color} zapełnia cały własny obszar: ostatni %n kamień idzie tam, gdzie {other} ma miejsce, i tam się liczy.</numerusform>
            <numerusform>{color} zapełnia cały własny obszar: ostatnie %n kamienie idą tam, gdzie {other} ma miejsce, i tam się liczą.</numerusform>
            <numerusform>{color} zapełnia cały własny obszar: ostatnich %n kamieni idzie tam, gdzie {other} ma miejsce, i tam się liczy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points of {color}&apos;s area stay empty, making {total}.</source>
        <translation>
            <numerusform>{color}: %n punkt obszaru zostaje pusty, razem {total}.</numerusform>
            <numerusform>{color}: %n punkty obszaru zostają puste, razem {total}.</numerusform>
            <numerusform>{color}: %n punktów obszaru zostaje pustych, razem {total}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} receives {points} for the handicap, making {total}.</source>
        <translation>{color} dostaje {points} za handicap, razem {total}.</translation>
    </message>
    <message>
        <source>{color} pays {points}, two for each living group, leaving {total}.</source>
        <translation>{color} oddaje {points}, po dwa za każdą żywą grupę; zostaje {total}.</translation>
    </message>
    <message>
        <source>{color} pays {points} for overtime.</source>
        <translation>{color} oddaje {points} za przekroczony czas.</translation>
    </message>
    <message>
        <source>{color} pays {points} for overtime, leaving {total}.</source>
        <translation>{color} oddaje {points} za przekroczony czas; zostaje {total}.</translation>
    </message>
    <message>
        <source>{color} loses {points} to komi, leaving {total}.</source>
        <translation>{color} oddaje {points} komi; zostaje {total}.</translation>
    </message>
    <message>
        <source>{color} receives {points} as komi.</source>
        <translation>{color} dostaje {points} komi.</translation>
    </message>
    <message>
        <source>{color} receives {points} as komi, making {total}.</source>
        <translation>{color} dostaje {points} komi, razem {total}.</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: half of the board plus half of all adjustments.</source>
        <translation>{color} ma {total}, a potrzebuje więcej niż {number}: połowa planszy i połowa tego, co obie strony oddają i dostają.</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}, {half_of}.</source>
        <translation>{color} ma {total}, a potrzebuje więcej niż {number}, {half_of}.</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: {half_of} ({half}) minus half of komi and handicap ({extra}).</source>
        <translation>{color} ma {total}, a potrzebuje więcej niż {number}: {half_of} ({half}) minus połowa komi i handicapu ({extra}).</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: {half_of} ({half}) plus half of komi and handicap ({extra}).</source>
        <translation>{color} ma {total}, a potrzebuje więcej niż {number}: {half_of} ({half}) i połowa komi i handicapu ({extra}).</translation>
    </message>
    <message>
        <source>half of the counted points</source>
        <translation>połowa punktów, które się liczą</translation>
    </message>
    <message>
        <source>half of the board</source>
        <translation>połowa planszy</translation>
    </message>
    <message>
        <source>One side has {apart} more than half, the other {apart} less: {lead}.</source>
        <translation>Jedna strona ma o {apart} więcej niż połowa, druga o {apart} mniej: {lead}.</translation>
    </message>
    <message>
        <source>{lead}.</source>
        <translation>{lead}.</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japoński</translation>
    </message>
    <message>
        <source>French quick / AGA</source>
        <translation>Francuski szybki / AGA</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chiński</translation>
    </message>
    <message>
        <source>French normal</source>
        <translation>Francuski zwykły</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>Ing</translation>
    </message>
</context>
<context>
    <name>CountTable</name>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>{line}, {color}: {number}</source>
        <translation>{line}, {color}: {number}</translation>
    </message>
    <message>
        <source>{line}: Black {black}, White {white}</source>
        <translation>{line}: Czarny {black}, Biały {white}</translation>
    </message>
</context>
<context>
    <name>CountTool</name>
    <message>
        <source>Group Is Alive</source>
        <translation>Grupa żyje</translation>
    </message>
    <message>
        <source>Group Is Dead</source>
        <translation>Grupa jest martwa</translation>
    </message>
    <message>
        <source>Only This Chain Is Alive</source>
        <translation>Tylko ten łańcuch żyje</translation>
    </message>
    <message>
        <source>Only This Chain Is Dead</source>
        <translation>Tylko ten łańcuch jest martwy</translation>
    </message>
    <message>
        <source>Not in Seki</source>
        <translation>Nie w seki</translation>
    </message>
    <message>
        <source>Alive in Seki</source>
        <translation>Żywa w seki</translation>
    </message>
    <message>
        <source>Play Out</source>
        <translation>Rozegraj to</translation>
    </message>
    <message>
        <source>{color} Plays First</source>
        <translation>Zaczyna {color}</translation>
    </message>
</context>
<context>
    <name>CursorActions</name>
    <message>
        <source>Boar&amp;d Cursor</source>
        <translation>Kur&amp;sor na planszy</translation>
    </message>
    <message>
        <source>T&amp;ype Coordinate…</source>
        <translation>Wpis&amp;z punkt…</translation>
    </message>
    <message>
        <source>Next &amp;Unsettled Group</source>
        <translation>Następna nierozstrz&amp;ygnięta grupa</translation>
    </message>
    <message>
        <source>Previou&amp;s Unsettled Group</source>
        <translation>Poprzednia ni&amp;erozstrzygnięta grupa</translation>
    </message>
</context>
<context>
    <name>CursorKeys</name>
    <message>
        <source>Arrows</source>
        <translation>Strzałki</translation>
    </message>
    <message>
        <source>Shift+Arrows</source>
        <translation>Shift+strzałki</translation>
    </message>
    <message>
        <source>Board Cursor</source>
        <translation>Kursor na planszy</translation>
    </message>
    <message>
        <source>Show the cursor and move it</source>
        <translation>Pokaż kursor i przesuń go</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Przesuń kursor</translation>
    </message>
    <message>
        <source>Jump to the next line of star points</source>
        <translation>Do następnej linii punktów hoshi</translation>
    </message>
    <message>
        <source>Play, mark or answer at the cursor</source>
        <translation>Zagraj, oznacz lub odpowiedz tam</translation>
    </message>
    <message>
        <source>Same as Shift+click</source>
        <translation>To samo co kliknięcie z klawiszem Shift</translation>
    </message>
    <message>
        <source>Menu of the group at the cursor, while scoring</source>
        <translation>Menu grupy pod kursorem, podczas liczenia</translation>
    </message>
    <message>
        <source>Hide the cursor</source>
        <translation>Ukryj kursor</translation>
    </message>
</context>
<context>
    <name>DemonstrationKeys</name>
    <message>
        <source>Counting Demonstration</source>
        <translation>Pokaz ręcznego liczenia</translation>
    </message>
    <message>
        <source>Previous step, next step</source>
        <translation>Krok wstecz, krok dalej</translation>
    </message>
    <message>
        <source>First or last step</source>
        <translation>Do pierwszego lub ostatniego kroku</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>Odtwarzaj, wstrzymaj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Wyjdź</translation>
    </message>
</context>
<context>
    <name>DemonstrationMode</name>
    <message>
        <source>{black} – {white}, counting: {method}</source>
        <translation>{black} – {white}, sposób liczenia: {method}</translation>
    </message>
    <message>
        <source>{title}, step {number} of {all}</source>
        <translation>{title}, krok {number} z {all}</translation>
    </message>
</context>
<context>
    <name>DemonstrationPanel</name>
    <message>
        <source>Counting method</source>
        <translation>Sposób liczenia</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Szybkość</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwarzaj</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Save or Print…</source>
        <translation>Zapisz lub drukuj…</translation>
    </message>
    <message>
        <source>Save Step as &amp;Picture…</source>
        <translation>Zapisz ten krok jako &amp;obraz…</translation>
    </message>
    <message>
        <source>P&amp;rint Step…</source>
        <translation>&amp;Drukuj ten krok…</translation>
    </message>
    <message>
        <source>Save All Steps as P&amp;DF…</source>
        <translation>Zapisz wszystkie kroki jako PD&amp;F…</translation>
    </message>
    <message>
        <source>Print &amp;All Steps…</source>
        <translation>Drukuj &amp;wszystkie kroki…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Wstrzymaj</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>Krok {number} z {all}</translation>
    </message>
</context>
<context>
    <name>Diagrams</name>
    <message>
        <source>Line {line}: unknown sign {found}; the point is left empty.</source>
        <translation>Wiersz {line}: {found} nic tu nie znaczy, więc punkt zostaje pusty.</translation>
    </message>
    <message>
        <source>Line {line} is shorter than other rows.</source>
        <translation>Wiersz {line} jest krótszy niż inne.</translation>
    </message>
    <message>
        <source>Line {line}: second move {found}; read as a stone.</source>
        <translation>Wiersz {line}: jest już inny ruch {found}, więc ten jest tylko kamieniem.</translation>
    </message>
    <message>
        <source>Line {line}: cannot draw this line or arrow: {found}</source>
        <translation>Wiersz {line}: nie da się narysować tej linii lub strzałki: {found}</translation>
    </message>
    <message>
        <source>The diagram does not give the board size; {found} is a guess.</source>
        <translation>Diagram nie podaje wielkości planszy; {found} to domysł.</translation>
    </message>
    <message>
        <source>The diagram has no edges; its place on the board is a guess.</source>
        <translation>Diagram nie ma brzegów, więc jego miejsce na planszy to domysł.</translation>
    </message>
    <message>
        <source>The board of {found} is larger than {size}x{size}.</source>
        <translation>Plansza {found} jest większa niż {size}x{size}.</translation>
    </message>
    <message>
        <source>The diagram may not be complete</source>
        <translation>Diagram może nie być całkiem taki, jak był</translation>
    </message>
</context>
<context>
    <name>DisputePanel</name>
    <message>
        <source>When both players pass, scoring resumes: captured stones are dead, stones still standing are alive. The moves stay in the game as a variation.</source>
        <translation>Gdy obaj gracze spasują, liczenie zostanie wznowione: zbite kamienie są martwe, pozostałe na planszy żywe. Ruchy zostają w partii jako wariant.</translation>
    </message>
    <message>
        <source>A ko can be retaken only after passing for it.</source>
        <translation>Ko można odbić dopiero po spasowaniu za nie.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Group Is Dead</source>
        <translation>Grupa jest martwa</translation>
    </message>
    <message>
        <source>Group Is Alive</source>
        <translation>Grupa żyje</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>You are viewing another position.</source>
        <translation>Widać teraz inną pozycję.</translation>
    </message>
</context>
<context>
    <name>DocumentPrinter</name>
    <message>
        <source>page</source>
        <translation>strona</translation>
    </message>
    <message>
        <source>Replace this file?</source>
        <translation>Zastąpić ten plik?</translation>
    </message>
    <message>
        <source>A file with this name already exists. Replacing it discards its contents.</source>
        <translation>Plik o tej nazwie już istnieje. Zastąpienie go usunie jego zawartość.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Zastąp</translation>
    </message>
    <message>
        <source>Saving {file}</source>
        <translation>Zapis {file}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Zapisano jako {file}.</translation>
    </message>
    <message>
        <source>The printer {printer} did not accept the pages. Check that it is on and has paper, or save the pages as PDF.</source>
        <translation>Drukarka {printer} nie przyjęła stron. Trzeba sprawdzić, czy jest włączona i ma papier, albo zapisać strony jako PDF i wydrukować ten plik.</translation>
    </message>
    <message>
        <source>No printer found</source>
        <translation>Nie ma drukarki</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. You can save the pages as PDF and print them elsewhere.</source>
        <translation>Ten komputer nie zna żadnej drukarki. Można zapisać wydruk jako plik PDF i wydrukować go gdzie indziej.</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Zapisz jako PDF…</translation>
    </message>
</context>
<context>
    <name>Encodings</name>
    <message>
        <source>Unicode</source>
        <translation>Unicode</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>Chińskie uproszczone</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>Chińskie tradycyjne</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japońskie</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreańskie</translation>
    </message>
    <message>
        <source>Western</source>
        <translation>Zachodnioeuropejskie</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Środkowoeuropejskie</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cyrylica</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Bałtyckie</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Tureckie</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Greckie</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebrajskie</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabskie</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Wietnamskie</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Tajskie</translation>
    </message>
</context>
<context>
    <name>EndOfGameDialog</name>
    <message>
        <source>End of the Game</source>
        <translation>Koniec partii</translation>
    </message>
    <message>
        <source>Saved in the archive as {name}</source>
        <translation>Zapisano w archiwum jako {name}</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>Resu&amp;lt Sheet…</source>
        <translation>&amp;Karta wyniku…</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Przej&amp;rzyj</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>Re&amp;wanż</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Nowa partia…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Z&amp;amknij</translation>
    </message>
</context>
<context>
    <name>EstimateActions</name>
    <message>
        <source>Es&amp;timate Score</source>
        <translation>O&amp;szacuj wynik</translation>
    </message>
    <message>
        <source>Estimated territory in this position</source>
        <translation>Szacowane terytorium w tej pozycji</translation>
    </message>
</context>
<context>
    <name>EstimateBar</name>
    <message>
        <source>Close estimate</source>
        <translation>Zamknij oszacowanie</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>Szacowanie…</translation>
    </message>
    <message>
        <source>Estimate only</source>
        <translation>Tylko oszacowanie</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Oszacowanie</translation>
    </message>
</context>
<context>
    <name>EventFields</name>
    <message>
        <source>Event</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Game name</source>
        <translation>Nazwa partii</translation>
    </message>
    <message>
        <source>The game is dated {date}.</source>
        <translation>Partia ma datę {date}.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>Board as shown</source>
        <translation>Plansza tak, jak ją widać</translation>
    </message>
    <message>
        <source>Moves up to here</source>
        <translation>Wszystkie ruchy do tego miejsca</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Ostatnie ruchy</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Obraz (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Rysunek (SVG)</translation>
    </message>
    <message>
        <source>Document (PDF)</source>
        <translation>Dokument (PDF)</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>Text (Sensei&apos;s Library)</source>
        <translation>Tekst, jak w Sensei&apos;s Library</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>{number} ×</source>
        <translation>{number} ×</translation>
    </message>
    <message>
        <source>Convert text to o&amp;utlines</source>
        <translation>Za&amp;mień tekst na kontury</translation>
    </message>
    <message>
        <source>Ca&amp;ption</source>
        <translation>Po&amp;dpis pod spodem</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Podgląd</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Zapisz…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>As on the board</source>
        <translation>Jak na planszy</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Zawartość</translation>
    </message>
    <message>
        <source>Co&amp;ntent</source>
        <translation>Zaw&amp;artość</translation>
    </message>
    <message>
        <source>Last &amp;moves</source>
        <translation>Ostatnie &amp;ruchy</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>&amp;Współrzędne</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Plik</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>S&amp;tyle</source>
        <translation>S&amp;tyl</translation>
    </message>
    <message>
        <source>W&amp;idth</source>
        <translation>Sz&amp;erokość</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>R&amp;ozdzielczość</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>gobanapp ran into an internal error. Your game is intact, but please save it now.</source>
        <translation>W gobanapp wystąpił błąd. Partia nadal tu jest; warto ją teraz zapisać.</translation>
    </message>
    <message>
        <source>Details for a bug report are in {file}.</source>
        <translation>Szczegóły dla twórców programu są w {file}.</translation>
    </message>
</context>
<context>
    <name>FigureActions</name>
    <message>
        <source>Full Move &amp;Numbers</source>
        <translation>Pełne &amp;numery ruchów</translation>
    </message>
    <message>
        <source>Move Numbers without &amp;Hundreds</source>
        <translation>Ruchy bez &amp;setek</translation>
    </message>
    <message>
        <source>No Move N&amp;umbers</source>
        <translation>Ruchy &amp;bez numerów</translation>
    </message>
    <message>
        <source>&amp;Start Figure Here</source>
        <translation>&amp;Zacznij tu diagram</translation>
    </message>
    <message>
        <source>Na&amp;me Figure…</source>
        <translation>Nazwa &amp;diagramu…</translation>
    </message>
    <message>
        <source>New Figure Every &amp;{moves} Moves</source>
        <translation>Diagram co &amp;{moves} ruchów</translation>
    </message>
    <message>
        <source>Remove &amp;Figures from This Line</source>
        <translation>Usuń dia&amp;gramy z tego wariantu</translation>
    </message>
    <message>
        <source>Set Mo&amp;ve Number…</source>
        <translation>Us&amp;taw numer ruchu…</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Diagram</translation>
    </message>
    <message>
        <source>Name of the figure that starts here:</source>
        <translation>Nazwa diagramu, który się tu zaczyna:</translation>
    </message>
    <message>
        <source>Set Name</source>
        <translation>Ustaw nazwę</translation>
    </message>
    <message>
        <source>Move Number</source>
        <translation>Numer ruchu</translation>
    </message>
    <message>
        <source>Number of this move in print:</source>
        <translation>Numer tego ruchu w druku:</translation>
    </message>
    <message>
        <source>Set Number</source>
        <translation>Ustaw numer</translation>
    </message>
</context>
<context>
    <name>FigurePreview</name>
    <message>
        <source>Preview</source>
        <translation>Podgląd</translation>
    </message>
</context>
<context>
    <name>FileMessages</name>
    <message>
        <source>The file or folder does not exist.</source>
        <translation>Nie ma takiego pliku ani folderu.</translation>
    </message>
    <message>
        <source>You do not have permission.</source>
        <translation>Brak uprawnień.</translation>
    </message>
    <message>
        <source>The location is read-only.</source>
        <translation>Ta lokalizacja jest tylko do odczytu.</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>To jest folder.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Dysk jest pełny.</translation>
    </message>
    <message>
        <source>Your disk quota is full.</source>
        <translation>Przydział miejsca na dysku jest wyczerpany.</translation>
    </message>
    <message>
        <source>You do not have permission to write to this folder.</source>
        <translation>Brak uprawnień do zapisu w tym folderze.</translation>
    </message>
    <message>
        <source>The file is read-only.</source>
        <translation>Plik jest tylko do odczytu.</translation>
    </message>
    <message>
        <source>It is a device, pipe or socket, not a file.</source>
        <translation>To urządzenie, potok lub gniazdo, a nie plik.</translation>
    </message>
    <message>
        <source>It is an archive. Unpack it and open the game files inside.</source>
        <translation>To jest archiwum: trzeba je rozpakować i otworzyć pliki partii, które w nim były.</translation>
    </message>
    <message>
        <source>It is an office document.</source>
        <translation>To jest dokument programu biurowego.</translation>
    </message>
    <message>
        <source>It is a picture.</source>
        <translation>To jest obraz.</translation>
    </message>
    <message>
        <source>It is a PDF document.</source>
        <translation>To jest dokument PDF.</translation>
    </message>
    <message>
        <source>It is a web page. Look for a download link on it.</source>
        <translation>To jest strona internetowa. Poszukaj na niej linku do pobrania.</translation>
    </message>
    <message>
        <source>{reason} The game on the board is unchanged.</source>
        <translation>{reason} Partia na planszy pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>Could not reopen {file}: it no longer exists.</source>
        <translation>Ostatnio otwartego pliku {file} już nie ma.</translation>
    </message>
    <message>
        <source>Could not reopen {file}. {reason}</source>
        <translation>Nie da się odczytać ostatnio otwartego pliku {file}. {reason}</translation>
    </message>
    <message>
        <source>{reason} Only part of the file was written. The game is still on the board: save it to another location. The next start offers the file&apos;s previous contents.</source>
        <translation>{reason} Zapisano tylko część pliku. Partia nadal jest na planszy: zapisz ją w innym miejscu. Poprzednia zawartość pliku zostanie zaproponowana przy następnym uruchomieniu.</translation>
    </message>
    <message>
        <source>The folder does not exist. Nothing was written. Choose another folder.</source>
        <translation>Folder nie istnieje. Niczego nie zapisano. Wybierz inny folder.</translation>
    </message>
    <message>
        <source>{reason} The file on disk was not changed. Save to another location.</source>
        <translation>{reason} Istniejący plik nie został zmieniony. Zapisz w innym miejscu.</translation>
    </message>
    <message>
        <source>{reason} Nothing was written. Save to another location.</source>
        <translation>{reason} Niczego nie zapisano. Zapisz w innym miejscu.</translation>
    </message>
    <message>
        <source>{file} was not saved: a check found that the new file would not contain the whole game. The old file and the journal are unchanged.</source>
        <translation>Sprawdzenie drugim programem wykazało, że nowy tekst nie zawierałby całej partii, dlatego {file} i dziennik pozostały bez zmian.</translation>
    </message>
    <message>
        <source>{file} was not saved: a check found that the new file would not contain the whole game. The old file and the journal are unchanged; the new file is kept as {kept}.</source>
        <translation>Sprawdzenie drugim programem wykazało, że nowy tekst nie zawierałby całej partii, dlatego {file} i dziennik pozostały bez zmian; nowy tekst jest w {kept}.</translation>
    </message>
    <message>
        <source>Your learning progress cannot be saved and lasts only until you quit. {reason}</source>
        <translation>Postępów w nauce nie można zapisać; znikną po zamknięciu programu. {reason}</translation>
    </message>
    <message>
        <source>Crash recovery is not available: save often. {reason}</source>
        <translation>Odzyskiwanie po awarii jest niedostępne: warto często zapisywać. {reason}</translation>
    </message>
    <message>
        <source>It contains no game. It begins with “{found}”.</source>
        <translation>Nie ma w nim partii; zaczyna się od „{found}”.</translation>
    </message>
</context>
<context>
    <name>FileProblemActions</name>
    <message>
        <source>&amp;Text Encoding…</source>
        <translation>&amp;Kodowanie tekstu…</translation>
    </message>
    <message>
        <source>Reopen the file in another encoding, if its text looks wrong</source>
        <translation>Ponowne otwarcie pliku w innym kodowaniu, gdy tekst wygląda źle</translation>
    </message>
    <message>
        <source>&amp;File Problems…</source>
        <translation>Pro&amp;blemy w pliku…</translation>
    </message>
    <message>
        <source>What was wrong in the file and how it was read</source>
        <translation>Co było błędne w pliku i jak to odczytano</translation>
    </message>
</context>
<context>
    <name>FileProblemsBar</name>
    <message>
        <source>Show…</source>
        <translation>Pokaż…</translation>
    </message>
    <message>
        <source>Show file problems…</source>
        <translation>Pokaż problemy w pliku…</translation>
    </message>
    <message>
        <source>Change text encoding…</source>
        <translation>Zmień kodowanie tekstu…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ukryj</translation>
    </message>
    <message>
        <source>The text encoding is a guess: {encoding}</source>
        <translation>Kodowanie tekstu to domysł: {encoding}</translation>
    </message>
    <message>
        <source>Encoding guessed</source>
        <translation>Kodowanie domyślone</translation>
    </message>
    <message>
        <source>Change Encoding…</source>
        <translation>Zmień kodowanie…</translation>
    </message>
    <message>
        <source>Encoding…</source>
        <translation>Kodowanie…</translation>
    </message>
    <message numerus="yes">
        <source>%n problems in this file</source>
        <translation>
            <numerusform>%n problem w tym pliku</numerusform>
            <numerusform>%n problemy w tym pliku</numerusform>
            <numerusform>%n problemów w tym pliku</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file problems</source>
        <translation>
            <numerusform>%n problem w pliku</numerusform>
            <numerusform>%n problemy w pliku</numerusform>
            <numerusform>%n problemów w pliku</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Not found</source>
        <translation>Nie znaleziono</translation>
    </message>
    <message>
        <source>Find in comments, names and labels</source>
        <translation>Szukaj w komentarzach, nazwach i etykietach</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Znajdź</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Poprzednie</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Następne</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>Change…</source>
        <translation>Zmień…</translation>
    </message>
</context>
<context>
    <name>GameArchiver</name>
    <message>
        <source>Could not save the game</source>
        <translation>Nie zapisano partii</translation>
    </message>
</context>
<context>
    <name>GameChooser</name>
    <message>
        <source>Game {number} of {count}</source>
        <translation>Partia {number} z {count}</translation>
    </message>
</context>
<context>
    <name>GameColumns</name>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarny</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Biały</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Rozmiar</translation>
    </message>
</context>
<context>
    <name>GameDelegate</name>
    <message>
        <source>On the board</source>
        <translation>Na planszy</translation>
    </message>
</context>
<context>
    <name>GameHeading</name>
    <message>
        <source>Round {number}</source>
        <translation>Runda {number}</translation>
    </message>
</context>
<context>
    <name>GameInformationDialog</name>
    <message>
        <source>Game Information</source>
        <translation>Informacje o partii</translation>
    </message>
    <message>
        <source>Save Changes</source>
        <translation>Zapisz zmiany</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Name of {color}</source>
        <translation>{color}: imię i nazwisko</translation>
    </message>
    <message>
        <source>Rank of {color}</source>
        <translation>{color}: ranga</translation>
    </message>
    <message>
        <source>Team of {color}</source>
        <translation>{color}: drużyna</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię i nazwisko</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Ranga</translation>
    </message>
    <message>
        <source>h:mm:ss</source>
        <translation>h:mm:ss</translation>
    </message>
    <message>
        <source>e.g. W+3.5 or B+R</source>
        <translation>jak W+3.5 lub B+R</translation>
    </message>
    <message>
        <source>year-month-day</source>
        <translation>rok-miesiąc-dzień</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>Komentarz do partii</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>Ko&amp;mentarz</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Czarny</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Biały</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Drużyna</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Zasady</translation>
    </message>
    <message>
        <source>Resu&amp;lt</source>
        <translation>&amp;Wynik</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>&amp;Komi</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>Cza&amp;s</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>&amp;Handicap</translation>
    </message>
    <message>
        <source>&amp;Overtime</source>
        <translation>Czas &amp;dodatkowy</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Turniej</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>M&amp;iejsce</translation>
    </message>
    <message>
        <source>Rou&amp;nd</source>
        <translation>R&amp;unda</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>D&amp;ata</translation>
    </message>
    <message>
        <source>Game na&amp;me</source>
        <translation>&amp;Nazwa partii</translation>
    </message>
    <message>
        <source>Openin&amp;g</source>
        <translation>&amp;Otwarcie</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>Ź&amp;ródło</translation>
    </message>
    <message>
        <source>&amp;Annotator</source>
        <translation>Kom&amp;entator</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>Wprowadza&amp;jący</translation>
    </message>
    <message>
        <source>Cop&amp;yright</source>
        <translation>&amp;Prawa autorskie</translation>
    </message>
    <message>
        <source>Hide deta&amp;ils</source>
        <translation>Ukryj szcze&amp;góły</translation>
    </message>
    <message>
        <source>More deta&amp;ils…</source>
        <translation>Więcej szcze&amp;gółów…</translation>
    </message>
    <message>
        <source>Read as {number}</source>
        <translation>Odczytano jako {number}</translation>
    </message>
    <message>
        <source>A number, e.g. {number}</source>
        <translation>Liczba, na przykład {number}</translation>
    </message>
    <message>
        <source>A number of stones</source>
        <translation>Liczba kamieni</translation>
    </message>
    <message>
        <source>e.g. 1:30:00, or minutes</source>
        <translation>Jak 1:30:00 albo minuty</translation>
    </message>
    <message>
        <source>Not a date such as 2004-07-01. Kept as written.</source>
        <translation>Nie ma postaci 2004-07-01. Zostaje tak, jak zapisano.</translation>
    </message>
    <message>
        <source>Not understood. Kept as written.</source>
        <translation>Niezrozumiałe. Zostaje tak, jak zapisano.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Searching…</source>
        <translation>Szukanie…</translation>
    </message>
</context>
<context>
    <name>GameListDialog</name>
    <message>
        <source>Pictures</source>
        <translation>Obrazy</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Filter by player, event, date or result</source>
        <translation>Filtruj według gracza, turnieju, daty lub wyniku</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtr</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Widok</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Sorting…</source>
        <translation>Sortowanie…</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Collection</source>
        <translation>Zbiór</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>W &amp;górę</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>W &amp;dół</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>&amp;Add Games…</source>
        <translation>Dod&amp;aj partie…</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>&amp;Save All</source>
        <translation>Zapisz &amp;wszystkie</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Otwórz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Clear the filter to move games</source>
        <translation>Wyczyść filtr, aby przesuwać partie</translation>
    </message>
    <message>
        <source>Sort by number to move games</source>
        <translation>Partie można przesuwać, gdy są posortowane według numeru</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>No game matches.</source>
        <translation>Brak pasujących partii.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Zmieniona od ostatniego zapisu</translation>
    </message>
    <message>
        <source>The board is too large to show; the game is saved with the others</source>
        <translation>Jej plansza jest za duża, by ją pokazać; zostanie zapisana z resztą</translation>
    </message>
</context>
<context>
    <name>GroupView</name>
    <message>
        <source>&amp;Undo Reset</source>
        <translation>Cofnij przywróc&amp;enie</translation>
    </message>
    <message>
        <source>Reset to &amp;Defaults</source>
        <translation>Przywróć domyśln&amp;e</translation>
    </message>
</context>
<context>
    <name>GuessPanel</name>
    <message>
        <source>Both</source>
        <translation>Oba kolory</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarny</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Biały</translation>
    </message>
    <message>
        <source>Guess the moves of</source>
        <translation>Czyje ruchy się zgaduje</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Wskazówka</translation>
    </message>
    <message>
        <source>Narrow the area down (costs 3 points)</source>
        <translation>Zawęź miejsce, za 3 punkty</translation>
    </message>
    <message>
        <source>Show Move</source>
        <translation>Pokaż ruch</translation>
    </message>
    <message>
        <source>Leave Guess Mode</source>
        <translation>Zakończ zgadywanie ruchów</translation>
    </message>
</context>
<context>
    <name>GuideDialog</name>
    <message>
        <source>User Guide</source>
        <translation>Podręcznik (po angielsku)</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Strona</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Wstecz</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Spis treści</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Szukaj na tej stronie</translation>
    </message>
    <message>
        <source>The page {name} does not exist.</source>
        <translation>Nie ma strony {name}.</translation>
    </message>
    <message>
        <source>Not found on this page.</source>
        <translation>Nie ma tego na tej stronie.</translation>
    </message>
</context>
<context>
    <name>HandicapFields</name>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Star points</source>
        <translation>Punkty hoshi</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Dowolnie</translation>
    </message>
    <message>
        <source>Handicap placement</source>
        <translation>Ustawienie kamieni handicapu</translation>
    </message>
    <message>
        <source>Black plays first.</source>
        <translation>Zaczyna czarny.</translation>
    </message>
    <message>
        <source>Black places the stones.</source>
        <translation>Czarny stawia kamienie.</translation>
    </message>
    <message>
        <source>White plays first.</source>
        <translation>Zaczyna biały.</translation>
    </message>
</context>
<context>
    <name>JudgementActions</name>
    <message>
        <source>Estimated &amp;Score…</source>
        <translation>&amp;Szacowany wynik…</translation>
    </message>
    <message>
        <source>&amp;Name This Move…</source>
        <translation>Na&amp;zwij ten ruch…</translation>
    </message>
    <message>
        <source>Pause the clock to judge or name a move.</source>
        <translation>Wstrzymaj zegar, aby ocenić lub nazwać ruch.</translation>
    </message>
    <message>
        <source>Estimated Score</source>
        <translation>Szacowany wynik</translation>
    </message>
    <message>
        <source>Who is ahead and by how much, for example {example}:</source>
        <translation>Kto prowadzi i iloma punktami, na przykład {example}:</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Ustaw</translation>
    </message>
    <message>
        <source>The score was not set</source>
        <translation>Nie zapisano wyniku</translation>
    </message>
    <message>
        <source>“{text}” is not a score. Type B or W, a plus sign and the points.</source>
        <translation>„{text}” nie jest wynikiem. Wpisz B lub W, plus i liczbę punktów.</translation>
    </message>
    <message>
        <source>Name This Move</source>
        <translation>Nazwij ten ruch</translation>
    </message>
    <message>
        <source>Name of this move or position:</source>
        <translation>Nazwa tego ruchu lub pozycji:</translation>
    </message>
    <message>
        <source>Set Name</source>
        <translation>Ustaw nazwę</translation>
    </message>
</context>
<context>
    <name>KomiField</name>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
</context>
<context>
    <name>KomiFields</name>
    <message>
        <source>Pie rule (choose komi)…</source>
        <translation>Podział i wybór…</translation>
    </message>
    <message>
        <source>One player names the komi, the other chooses the colour</source>
        <translation>Jeden ustala komi, drugi wybiera kolor</translation>
    </message>
    <message>
        <source>Black gets {points}.</source>
        <translation>Czarny dostaje {points}.</translation>
    </message>
</context>
<context>
    <name>LabelField</name>
    <message>
        <source>Text on {point}</source>
        <translation>Tekst na {point}</translation>
    </message>
</context>
<context>
    <name>LearnActions</name>
    <message>
        <source>&amp;Solve This Problem</source>
        <translation>&amp;Rozwiąż to zadanie</translation>
    </message>
    <message>
        <source>Find the right moves; the game&apos;s variations answer</source>
        <translation>Znajdź właściwe ruchy; odpowiadają warianty partii</translation>
    </message>
    <message>
        <source>Practise &amp;Problems…</source>
        <translation>Ć&amp;wicz zadania…</translation>
    </message>
    <message>
        <source>Included problems, or problems from this file or a folder</source>
        <translation>Problemy dołączone do programu, z tego pliku lub z folderu</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lekcje…</translation>
    </message>
    <message>
        <source>Finish the match or the scoring first, or open a new window.</source>
        <translation>Najpierw zakończ partię lub liczenie albo otwórz nowe okno.</translation>
    </message>
    <message>
        <source>Looking for answers</source>
        <translation>Szukanie odpowiedzi</translation>
    </message>
    <message>
        <source>This game has no moves to find.</source>
        <translation>W tej partii nie ma ruchów do znalezienia.</translation>
    </message>
    <message>
        <source>Problems from a Folder</source>
        <translation>Zadania z folderu</translation>
    </message>
    <message>
        <source>Looking for problems</source>
        <translation>Szukanie zadań</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>Nie znaleziono zadań</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Ta partia</translation>
    </message>
</context>
<context>
    <name>LessonKeys</name>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Previous page, next page</source>
        <translation>Strona wstecz, strona dalej</translation>
    </message>
    <message>
        <source>Previous move, next move</source>
        <translation>Ruch wstecz, ruch dalej</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Wskazówka</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Leave lessons</source>
        <translation>Wyjdź</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
    <message>
        <source>Lesson language</source>
        <translation>Język lekcji</translation>
    </message>
    <message>
        <source>No lessons are installed.</source>
        <translation>Na tym komputerze nie ma lekcji.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Rozpocznij</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Wyjdź</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ ukończona</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation>{done} z {all}</translation>
    </message>
</context>
<context>
    <name>LessonMode</name>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
    <message>
        <source>{lesson} · {number} of {all}</source>
        <translation>{lesson} · {number} z {all}</translation>
    </message>
</context>
<context>
    <name>LessonPageController</name>
    <message>
        <source>Hint</source>
        <translation>Wskazówka</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Dobrze</translation>
    </message>
    <message>
        <source>Not right yet</source>
        <translation>Jeszcze nie tak</translation>
    </message>
    <message>
        <source>Not that one</source>
        <translation>To nie to</translation>
    </message>
    <message>
        <source>{found} of {all}</source>
        <translation>{found} z {all}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Hint</source>
        <translation>Wskazówka</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Następna strona</translation>
    </message>
    <message>
        <source>All Lessons</source>
        <translation>Wszystkie lekcje</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Next Move</source>
        <translation>Następny ruch</translation>
    </message>
</context>
<context>
    <name>ListedGamesModel</name>
    <message>
        <source>On the board</source>
        <translation>Teraz na planszy</translation>
    </message>
</context>
<context>
    <name>LongTextField</name>
    <message>
        <source>The text continues. It is too long to show or edit here.</source>
        <translation>Dalszy ciąg tekstu jest za długi, by go tu pokazać lub zmienić.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>Nowe &amp;okno</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Za&amp;mknij</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Z&amp;akończ</translation>
    </message>
    <message>
        <source>User &amp;Guide</source>
        <translation>Po&amp;dręcznik (po angielsku)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Skróty klawiszowe</translation>
    </message>
</context>
<context>
    <name>MainWindows</name>
    <message>
        <source>No font for {language} is installed</source>
        <translation>Brak zainstalowanej czcionki dla języka {language}</translation>
    </message>
    <message>
        <source>All text would be empty boxes. Install a font first, such as Noto Sans CJK, and choose the language again.</source>
        <translation>Wszystkie teksty byłyby pustymi kwadratami. Najpierw zainstaluj czcionkę, na przykład Noto Sans CJK, i wybierz język ponownie.</translation>
    </message>
    <message>
        <source>&amp;Use Anyway</source>
        <translation>&amp;Użyj mimo to</translation>
    </message>
</context>
<context>
    <name>MarkActions</name>
    <message>
        <source>&amp;Mark and Set Up</source>
        <translation>Oznaczanie i &amp;ustawianie</translation>
    </message>
    <message>
        <source>Side to Mo&amp;ve</source>
        <translation>Kto ma ruc&amp;h</translation>
    </message>
    <message>
        <source>S&amp;how Whole Board</source>
        <translation>&amp;Pokaż całą planszę</translation>
    </message>
    <message>
        <source>Clea&amp;r Marks</source>
        <translation>Wyc&amp;zyść oznaczenia</translation>
    </message>
    <message>
        <source>Pause the clock to mark the board.</source>
        <translation>Wstrzymaj zegar, aby oznaczać planszę.</translation>
    </message>
    <message>
        <source>Stones can be set up only before the first move or after the end of a match.</source>
        <translation>Kamienie można ustawiać tylko przed pierwszym ruchem lub po końcu partii.</translation>
    </message>
    <message>
        <source>Drag over the part to show. Esc cancels.</source>
        <translation>Zaznacz myszą część do pokazania. Escape: zostaw, jak było</translation>
    </message>
</context>
<context>
    <name>MarkPalette</name>
    <message>
        <source>Side to Move</source>
        <translation>Kto ma ruch</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Stop marking ({key})</source>
        <translation>Zakończ oznaczanie ({key})</translation>
    </message>
</context>
<context>
    <name>MatchActions</name>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Nowa partia…</translation>
    </message>
    <message>
        <source>New Boar&amp;d</source>
        <translation>Nowa p&amp;lansza</translation>
    </message>
    <message>
        <source>An empty board of the size last used, without players or a clock</source>
        <translation>Pusta plansza ostatniego rozmiaru, bez graczy i zegara</translation>
    </message>
    <message>
        <source>Game Arc&amp;hive…</source>
        <translation>A&amp;rchiwum partii…</translation>
    </message>
    <message>
        <source>Games played here; open or resume one</source>
        <translation>Partie rozegrane tutaj; można je otworzyć lub wznowić</translation>
    </message>
    <message>
        <source>Cloc&amp;k Running</source>
        <translation>&amp;Zegar chodzi</translation>
    </message>
    <message>
        <source>Set Cl&amp;ock…</source>
        <translation>&amp;Ustaw zegar…</translation>
    </message>
    <message>
        <source>Continue from &amp;Here</source>
        <translation>&amp;Graj stąd dalej</translation>
    </message>
    <message>
        <source>Continue the match from the position shown, with the clock times it had there</source>
        <translation>Kontynuowanie partii od pokazanej pozycji, z czasami, które tam były</translation>
    </message>
    <message>
        <source>Res&amp;ume Game</source>
        <translation>&amp;Wznów tę partię</translation>
    </message>
    <message>
        <source>Continue the game where it was interrupted</source>
        <translation>Partia toczy się dalej od miejsca, w którym ją przerwano</translation>
    </message>
    <message>
        <source>Resu&amp;lt Sheet…</source>
        <translation>Ka&amp;rta wyniku…</translation>
    </message>
    <message>
        <source>Revie&amp;w the Game</source>
        <translation>Przejrzyj p&amp;artię</translation>
    </message>
    <message>
        <source>Study the game from its first move</source>
        <translation>Obejrzeć partię jeszcze raz od początku</translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <translation>R&amp;ewanż</translation>
    </message>
    <message>
        <source>A new game with the same settings and colours swapped</source>
        <translation>Jeszcze raz taka sama partia, z zamianą kolorów</translation>
    </message>
    <message>
        <source>Continue from move {number}?</source>
        <translation>Grać dalej od ruchu {number}?</translation>
    </message>
    <message>
        <source>The match continues as a new game. The moves after this one stay in the record of the game so far.</source>
        <translation>Gra toczy się dalej jako nowa partia. Dalsze ruchy zostają w zapisie dotychczasowej partii.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Graj dalej</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Plik</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>P&amp;artia</translation>
    </message>
    <message>
        <source>&amp;Mark</source>
        <translation>&amp;Oznacz</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>P&amp;rzejdź</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Nauka</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>Po&amp;kaz</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>Print Fi&amp;gures</source>
        <translation>Diagra&amp;my do druku</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>Zna&amp;jdź</translation>
    </message>
    <message>
        <source>Move &amp;Judgement</source>
        <translation>Ocena &amp;ruchu</translation>
    </message>
    <message>
        <source>Position J&amp;udgement</source>
        <translation>Ocena pozyc&amp;ji</translation>
    </message>
    <message>
        <source>Side Pa&amp;nel</source>
        <translation>Panel boczn&amp;y</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Współrzędne</translation>
    </message>
    <message>
        <source>&amp;Part of the Board</source>
        <translation>&amp;Część planszy</translation>
    </message>
    <message>
        <source>Rotate or Flip Vie&amp;w</source>
        <translation>Ob&amp;róć lub odbij widok</translation>
    </message>
    <message>
        <source>Move Numbe&amp;rs</source>
        <translation>Nu&amp;mery ruchów</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Język</translation>
    </message>
</context>
<context>
    <name>MoveActions</name>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Pas</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>Po&amp;ddaj partię…</translation>
    </message>
    <message>
        <source>Game &amp;Information…</source>
        <translation>&amp;Informacje o partii…</translation>
    </message>
    <message>
        <source>This key passes only while a game is played. To pass here, choose Game &gt; Pass.</source>
        <translation>Ten klawisz pasuje tylko w trakcie partii. Tutaj pasuje się przez Partia &gt; Pas.</translation>
    </message>
    <message>
        <source>This game is over: {result}.</source>
        <translation>Ta partia jest zakończona: {result}.</translation>
    </message>
    <message>
        <source>No match is in progress. Choose Play above to continue the game.</source>
        <translation>Nikt tu nie gra. Aby kontynuować partię, wybierz u góry „Gra”.</translation>
    </message>
    <message>
        <source>Does {color} want to pass?</source>
        <translation>Czy {color} chce spasować?</translation>
    </message>
    <message>
        <source>Does {color} want to resign?</source>
        <translation>Czy {color} chce się poddać?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Poddaj się</translation>
    </message>
    <message>
        <source>{color} resumes: {opponent} plays first</source>
        <translation>{color} wznawia: zaczyna {opponent}</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>pass</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Ustawienie</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Bez ruchu</translation>
    </message>
    <message>
        <source>{number}, {color} {point}</source>
        <translation>{number}, {color} {point}</translation>
    </message>
    <message>
        <source>has a comment</source>
        <translation>z komentarzem</translation>
    </message>
    <message numerus="yes">
        <source>%n other variations</source>
        <translation>
            <numerusform>%n inny wariant</numerusform>
            <numerusform>%n inne warianty</numerusform>
            <numerusform>%n innych wariantów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NavigationActions</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Wstecz</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Dalej</translation>
    </message>
    <message>
        <source>&amp;Ten Moves Back</source>
        <translation>&amp;10 ruchów wstecz</translation>
    </message>
    <message>
        <source>Ten &amp;Moves Forward</source>
        <translation>10 &amp;ruchów dalej</translation>
    </message>
    <message>
        <source>To Beg&amp;inning</source>
        <translation>Na &amp;początek</translation>
    </message>
    <message>
        <source>To &amp;End</source>
        <translation>Na &amp;koniec</translation>
    </message>
    <message>
        <source>&amp;Go to Move…</source>
        <translation>Przejdź do r&amp;uchu…</translation>
    </message>
    <message>
        <source>Back to M&amp;ain Line</source>
        <translation>Wróć do &amp;głównego wariantu</translation>
    </message>
    <message>
        <source>Pre&amp;vious Variation</source>
        <translation>Poprzedni w&amp;ariant</translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation>&amp;Następny wariant</translation>
    </message>
    <message>
        <source>Previous For&amp;k</source>
        <translation>Poprzednie rozwid&amp;lenie</translation>
    </message>
    <message>
        <source>Next Fo&amp;rk</source>
        <translation>Następne rozw&amp;idlenie</translation>
    </message>
    <message>
        <source>Previous &amp;Comment</source>
        <translation>Poprzedni ko&amp;mentarz</translation>
    </message>
    <message>
        <source>Next C&amp;omment</source>
        <translation>Następny k&amp;omentarz</translation>
    </message>
    <message>
        <source>&amp;Previous Game</source>
        <translation>Poprzednia par&amp;tia w zbiorze</translation>
    </message>
    <message>
        <source>Ne&amp;xt Game</source>
        <translation>Następna partia w z&amp;biorze</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>Zna&amp;jdź…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>Znajdź następn&amp;e</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>Znajdź poprzedn&amp;ie</translation>
    </message>
    <message>
        <source>Going to the move</source>
        <translation>Przechodzenie do tego miejsca</translation>
    </message>
    <message>
        <source>Go to Move</source>
        <translation>Przejdź do ruchu</translation>
    </message>
    <message>
        <source>Move number, from 0 to {last}:</source>
        <translation>Numer ruchu, od 0 do {last}:</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Przejdź</translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Move</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>To beginning</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>To end</source>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Wstrzymaj</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Sekundy na każdy ruch</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>B&amp;y nigiri…</source>
        <translation>&amp;Nigiri…</translation>
    </message>
    <message>
        <source>Mor&amp;e…</source>
        <translation>Więce&amp;j…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>Roz&amp;pocznij</translation>
    </message>
    <message>
        <source>Bo&amp;ard</source>
        <translation>P&amp;lansza</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Zasady</translation>
    </message>
    <message>
        <source>Han&amp;dicap</source>
        <translation>Han&amp;dicap</translation>
    </message>
    <message>
        <source>Ko&amp;mi</source>
        <translation>Ko&amp;mi</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>Ze&amp;gar</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Układ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Guess stones to decide who takes Black</source>
        <translation>Zgadywanie kamieni o to, kto gra czarnymi</translation>
    </message>
    <message>
        <source>Event, round, place and game name</source>
        <translation>Turniej, runda, miejsce i nazwa partii</translation>
    </message>
    <message>
        <source>L&amp;ess</source>
        <translation>Mnie&amp;j</translation>
    </message>
</context>
<context>
    <name>NextMoves</name>
    <message>
        <source>Setup</source>
        <translation>Ustawienie</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Next:</source>
        <translation>Dalej:</translation>
    </message>
</context>
<context>
    <name>NigiriDialog</name>
    <message>
        <source>Nigiri</source>
        <translation>Nigiri</translation>
    </message>
    <message>
        <source>&amp;Odd</source>
        <translation>&amp;Nieparzyste</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation>&amp;Parzyste</translation>
    </message>
    <message>
        <source>&amp;Use These Colours</source>
        <translation>&amp;Użyj tych kolorów</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Odd or even?</source>
        <translation>Parzyste czy nieparzyste?</translation>
    </message>
    <message>
        <source>{holder} holds a handful of white stones; {guesser} guesses.</source>
        <translation>{holder} trzyma garść białych kamieni, {guesser} zgaduje.</translation>
    </message>
    <message numerus="yes">
        <source>%n stones: odd.</source>
        <translation>
            <numerusform>%n kamień: nieparzyście.</numerusform>
            <numerusform>%n kamienie: nieparzyście.</numerusform>
            <numerusform>%n kamieni: nieparzyście.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones: even.</source>
        <translation>
            <numerusform>%n kamień: parzyście.</numerusform>
            <numerusform>%n kamienie: parzyście.</numerusform>
            <numerusform>%n kamieni: parzyście.</numerusform>
        </translation>
    </message>
    <message>
        <source>{guesser} guessed right.</source>
        <translation>{guesser}: zgadnięte.</translation>
    </message>
    <message>
        <source>{guesser} guessed wrong.</source>
        <translation>{guesser}: chybione.</translation>
    </message>
    <message>
        <source>{winner} takes Black</source>
        <translation>{winner} gra czarnymi</translation>
    </message>
</context>
<context>
    <name>NigiriStones</name>
    <message>
        <source>A closed bowl</source>
        <translation>Zamknięta miseczka</translation>
    </message>
    <message numerus="yes">
        <source>%n white stones in pairs</source>
        <translation>
            <numerusform>%n biały kamień w parach</numerusform>
            <numerusform>%n białe kamienie w parach</numerusform>
            <numerusform>%n białych kamieni w parach</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberedDelegate</name>
    <message>
        <source>The board is too large to show</source>
        <translation>Plansza jest za duża, by ją pokazać</translation>
    </message>
</context>
<context>
    <name>OpenActions</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Ostatnio ot&amp;warte</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>O&amp;twórz…</translation>
    </message>
    <message>
        <source>Open from Clip&amp;board</source>
        <translation>Otwórz ze s&amp;chowka</translation>
    </message>
    <message>
        <source>A game or diagram copied from another program</source>
        <translation>Partia lub diagram z innego programu</translation>
    </message>
    <message>
        <source>Co&amp;llection…</source>
        <translation>Zb&amp;iór…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Reading the clipboard</source>
        <translation>Odczyt schowka</translation>
    </message>
    <message>
        <source>Nothing to open</source>
        <translation>Nie ma czego otworzyć</translation>
    </message>
    <message>
        <source>The clipboard contains no game and no diagram.</source>
        <translation>W schowku nie ma partii ani diagramu.</translation>
    </message>
    <message>
        <source>Reopening the file</source>
        <translation>Ponowne otwieranie pliku</translation>
    </message>
    <message>
        <source>Could not reopen the file</source>
        <translation>Nie odczytano pliku ponownie</translation>
    </message>
    <message>
        <source>With that encoding the file contains no game. Nothing was changed.</source>
        <translation>W tym kodowaniu nie ma w pliku partii. Zostaje tak, jak było.</translation>
    </message>
    <message>
        <source>Reopen the file?</source>
        <translation>Otworzyć plik ponownie?</translation>
    </message>
    <message>
        <source>Changes since the file was opened will be lost.</source>
        <translation>To, co zagrano lub napisano od otwarcia, przepadnie.</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Otwórz ponownie</translation>
    </message>
    <message>
        <source>Add Games</source>
        <translation>Dodaj partie</translation>
    </message>
    <message>
        <source>Reading {file}</source>
        <translation>Odczyt {file}</translation>
    </message>
    <message>
        <source>Could not open the file</source>
        <translation>Nie otwarto pliku</translation>
    </message>
    <message>
        <source>Go games ({patterns});;All files (*)</source>
        <translation>Partie go ({patterns});;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Clear List</source>
        <translation>Wyczyść tę listę</translation>
    </message>
</context>
<context>
    <name>PagePrinter</name>
    <message>
        <source>Printing</source>
        <translation>Drukowanie</translation>
    </message>
    <message>
        <source>Could not print the pages</source>
        <translation>Nie wydrukowano stron</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>Dokumenty PDF</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Zapisz jako PDF</translation>
    </message>
    <message>
        <source>Could not save the pages</source>
        <translation>Nie zapisano stron</translation>
    </message>
</context>
<context>
    <name>PanelGrip</name>
    <message>
        <source>Drag to resize the panel</source>
        <translation>Przeciągnij, aby poszerzyć lub zwęzić panel</translation>
    </message>
</context>
<context>
    <name>PieRuleDialog</name>
    <message>
        <source>Pie Rule</source>
        <translation>Podział i wybór</translation>
    </message>
    <message>
        <source>&amp;Set Komi</source>
        <translation>&amp;Ustal komi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Komi is added to White&apos;s score; a negative komi to Black&apos;s.
</source>
        <translation>Komi dostaje biały; poniżej zera dostaje je czarny.
</translation>
    </message>
    <message>
        <source>Choose it so that you would be happy with either colour.</source>
        <translation>Trzeba wybrać je tak, by oba kolory były równie dobre.</translation>
    </message>
    <message>
        <source>Who names the komi</source>
        <translation>Kto ustala komi</translation>
    </message>
    <message>
        <source>N&amp;amed by</source>
        <translation>Us&amp;tala</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>&amp;Komi</translation>
    </message>
    <message>
        <source>{player} names the komi</source>
        <translation>{player} ustala komi</translation>
    </message>
    <message>
        <source>{player} chooses the colour</source>
        <translation>{player} wybiera kolor</translation>
    </message>
    <message>
        <source>The komi is {komi}.</source>
        <translation>Komi wynosi {komi}.</translation>
    </message>
    <message>
        <source>&amp;Black, with {points}</source>
        <translation>&amp;Czarny i {points}</translation>
    </message>
    <message>
        <source>&amp;White, with {points}</source>
        <translation>&amp;Biały i {points}</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Czarny</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Biały</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Cofnij ruch</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Poddaj się</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Wstrzymaj</translation>
    </message>
</context>
<context>
    <name>PlayPanel</name>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Przejrzyj</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rewanż</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Start Clock</source>
        <translation>Uruchom zegar</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Poddaj się</translation>
    </message>
</context>
<context>
    <name>PlayTool</name>
    <message>
        <source>The game is over</source>
        <translation>Partia jest skończona</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Graj dalej</translation>
    </message>
</context>
<context>
    <name>PlayedGames</name>
    <message>
        <source>Unfinished</source>
        <translation>Niedokończona</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Nierozpoczęta</translation>
    </message>
    <message>
        <source>Unfinished, move {number}</source>
        <translation>Niedokończona, ruch {number}</translation>
    </message>
</context>
<context>
    <name>PlayerFields</name>
    <message>
        <source>Swa&amp;p</source>
        <translation>Z&amp;amień</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>Zamień kolory graczy</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Czarny</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Biały</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię i nazwisko</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Ranga</translation>
    </message>
    <message>
        <source>Name of {color}</source>
        <translation>{color}: imię i nazwisko</translation>
    </message>
    <message>
        <source>Rank of {color}</source>
        <translation>{color}: ranga</translation>
    </message>
</context>
<context>
    <name>PointField</name>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Name of a point</source>
        <translation>Nazwa punktu</translation>
    </message>
    <message>
        <source>Enter clicks this point.</source>
        <translation>Enter: kliknięcie w tym punkcie.</translation>
    </message>
    <message>
        <source>Enter moves the cursor there.</source>
        <translation>Enter: przejście do tego punktu.</translation>
    </message>
    <message>
        <source>That point is outside the visible part.</source>
        <translation>Ten punkt nie jest pokazany.</translation>
    </message>
    <message>
        <source>For example {name}</source>
        <translation>Na przykład {name}</translation>
    </message>
    <message>
        <source>No such point. For example {name}</source>
        <translation>Nie ma takiego punktu. Na przykład {name}</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>Practise Problems</source>
        <translation>Ćwicz zadania</translation>
    </message>
    <message>
        <source>Problems from a &amp;Folder…</source>
        <translation>Zadania z &amp;folderu…</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Jak w pliku</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Due today, then new</source>
        <translation>Na dziś, potem nowe</translation>
    </message>
    <message>
        <source>&amp;Rotate and flip the board at random</source>
        <translation>Losowo &amp;obracaj i odbijaj planszę</translation>
    </message>
    <message>
        <source>Swap &amp;colours at random</source>
        <translation>Losowo zamieniaj &amp;kolory</translation>
    </message>
    <message>
        <source>Problems whose text names points or colours are not changed.</source>
        <translation>Zadania zostają bez zmian, jeśli teksty wymieniają punkty lub kolory.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Rozpocznij</translation>
    </message>
    <message>
        <source>&amp;At most</source>
        <translation>&amp;Najwyżej</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>Ko&amp;lejność</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Problemy</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Na dziś nie ma nic.</translation>
    </message>
</context>
<context>
    <name>PreferenceGroups</name>
    <message>
        <source>Playing</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>Nauczanie</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Kliknięcie</translation>
    </message>
    <message>
        <source>Click twice</source>
        <translation>Dwa kliknięcia</translation>
    </message>
    <message>
        <source>Press, drag and release</source>
        <translation>Przeciągnięcie i puszczenie</translation>
    </message>
    <message>
        <source>Hold the button down</source>
        <translation>Przytrzymanie przycisku</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Pytanie</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>Od razu</translation>
    </message>
    <message>
        <source>&amp;Placing a stone</source>
        <translation>S&amp;tawianie kamienia</translation>
    </message>
    <message>
        <source>mouse finger touch confirm slip</source>
        <translation>mysz palec dotyk potwierdzenie pomyłka</translation>
    </message>
    <message>
        <source>&amp;Taking back a stone</source>
        <translation>&amp;Cofanie kamienia</translation>
    </message>
    <message>
        <source>During this time, a click on the stone just played takes it back.</source>
        <translation>W tym czasie kliknięcie właśnie postawionego kamienia go cofa.</translation>
    </message>
    <message>
        <source>undo slip</source>
        <translation>cofnij pomyłka</translation>
    </message>
    <message>
        <source>Pa&amp;ssing</source>
        <translation>Paso&amp;wanie</translation>
    </message>
    <message>
        <source>&amp;Resigning</source>
        <translation>Po&amp;ddanie partii</translation>
    </message>
    <message>
        <source>The &amp;opponent must agree to a takeback</source>
        <translation>Cofnięcie ruchu wymaga zgody &amp;przeciwnika</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>cofnij</translation>
    </message>
    <message>
        <source>A move ends when the player presses the &amp;clock</source>
        <translation>Ruch kończy się po naciśnięciu &amp;zegara</translation>
    </message>
    <message>
        <source>time</source>
        <translation>czas</translation>
    </message>
    <message>
        <source>Allow &amp;estimates and visual aids during matches</source>
        <translation>Oszacowania i po&amp;moce wizualne podczas partii</translation>
    </message>
    <message>
        <source>score influence liberties</source>
        <translation>wynik wpływ oddechy</translation>
    </message>
    <message>
        <source>On four sides</source>
        <translation>Na czterech bokach</translation>
    </message>
    <message>
        <source>On two sides</source>
        <translation>Na dwóch bokach</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Współrzędne</translation>
    </message>
    <message>
        <source>edge names of points</source>
        <translation>brzeg nazwy punktów</translation>
    </message>
    <message>
        <source>&amp;Edges with coordinates</source>
        <translation>&amp;Brzegi ze współrzędnymi</translation>
    </message>
    <message>
        <source>&amp;Numbers on the stones</source>
        <translation>&amp;Numery na kamieniach</translation>
    </message>
    <message>
        <source>move numbers</source>
        <translation>numery ruchów</translation>
    </message>
    <message>
        <source>Show next &amp;moves</source>
        <translation>Pokazuj &amp;dalsze ruchy</translation>
    </message>
    <message>
        <source>variations</source>
        <translation>warianty</translation>
    </message>
    <message>
        <source>Mark chains in &amp;atari</source>
        <translation>Pokazuj łańcuchy w &amp;atari</translation>
    </message>
    <message>
        <source>Helps beginners.</source>
        <translation>Pomoc dla początkujących.</translation>
    </message>
    <message>
        <source>liberties capture</source>
        <translation>oddechy bicie</translation>
    </message>
    <message>
        <source>Always show the &amp;whole board</source>
        <translation>Zawsze pokazuj &amp;całą planszę</translation>
    </message>
    <message>
        <source>Even if the game shows only a part of it.</source>
        <translation>Także wtedy, gdy partia pokazuje tylko jej część.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>Głoś&amp;ność</translation>
    </message>
    <message>
        <source>loud quiet mute click</source>
        <translation>głośno cicho wyciszenie stuk</translation>
    </message>
    <message>
        <source>&amp;Play sounds</source>
        <translation>&amp;Odtwarzaj dźwięki</translation>
    </message>
    <message>
        <source>The sound player on this computer has no volume control.</source>
        <translation>Program, który odtwarza dźwięki na tym komputerze, nie może zmieniać ich głośności.</translation>
    </message>
    <message>
        <source>&amp;Beep in the last seconds</source>
        <translation>&amp;Sygnały w ostatnich sekundach</translation>
    </message>
    <message>
        <source>clock time countdown byo-yomi</source>
        <translation>zegar czas odliczanie byo-yomi</translation>
    </message>
    <message>
        <source>&amp;Archive finished and interrupted games</source>
        <translation>Archiwi&amp;zuj skończone i przerwane partie</translation>
    </message>
    <message>
        <source>save files automatically</source>
        <translation>zapis plików automatycznie</translation>
    </message>
    <message>
        <source>Archive &amp;folder</source>
        <translation>&amp;Folder archiwum</translation>
    </message>
    <message>
        <source>Archive Folder</source>
        <translation>Folder archiwum</translation>
    </message>
    <message>
        <source>save files where</source>
        <translation>zapis plików gdzie</translation>
    </message>
    <message>
        <source>&amp;Reopen the last file at start</source>
        <translation>&amp;Otwieraj ostatni plik przy starcie</translation>
    </message>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
    <message>
        <source>&amp;Autoplay speed</source>
        <translation>&amp;Tempo odtwarzania automatycznego</translation>
    </message>
    <message>
        <source>autoplay speed replay</source>
        <translation>odtwarzanie szybkość powtórka</translation>
    </message>
    <message>
        <source>&amp;Text size in presentations</source>
        <translation>&amp;Rozmiar tekstu w prezentacjach</translation>
    </message>
    <message>
        <source>type font projector</source>
        <translation>pismo czcionka rzutnik projektor</translation>
    </message>
    <message>
        <source>Show &amp;comments in presentations</source>
        <translation>Pokazuj &amp;komentarze w prezentacjach</translation>
    </message>
    <message>
        <source>projector</source>
        <translation>rzutnik projektor</translation>
    </message>
    <message>
        <source>&amp;Lesson language</source>
        <translation>&amp;Język lekcji</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasne</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemne</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>translation words</source>
        <translation>tłumaczenie słowa</translation>
    </message>
    <message>
        <source>&amp;Window colours</source>
        <translation>&amp;Kolory okien</translation>
    </message>
    <message>
        <source>dark mode theme night contrast</source>
        <translation>ciemny tryb motyw noc kontrast</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Rozmiar tekstu</translation>
    </message>
    <message>
        <source>font letters larger zoom</source>
        <translation>czcionka litery większe powiększenie</translation>
    </message>
    <message>
        <source>Board and stones</source>
        <translation>Plansza i kamienie</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Wybierz…</translation>
    </message>
    <message>
        <source>wood theme slate shell glass</source>
        <translation>drewno motyw łupek muszla szkło</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Skróty klawiszowe</translation>
    </message>
    <message>
        <source>Cha&amp;nge…</source>
        <translation>&amp;Zmień…</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>klawisze</translation>
    </message>
    <message>
        <source>Ani&amp;mate stones</source>
        <translation>&amp;Animuj kamienie</translation>
    </message>
    <message>
        <source>Stones drop and lift; unsettled groups pulse.</source>
        <translation>Kamienie opadają i unoszą się, nierozstrzygnięte grupy pulsują.</translation>
    </message>
    <message>
        <source>motion animation effects</source>
        <translation>ruch animacja efekty</translation>
    </message>
    <message>
        <source>Show the &amp;variation tree</source>
        <translation>Pokazuj &amp;drzewo wariantów</translation>
    </message>
    <message>
        <source>Next to the board, if there is room.</source>
        <translation>Obok planszy, jeśli jest miejsce.</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>panel</translation>
    </message>
    <message>
        <source>Show the &amp;list of moves</source>
        <translation>Pokazuj &amp;listę ruchów</translation>
    </message>
    <message>
        <source>Only with consent</source>
        <translation>Tylko za zgodą</translation>
    </message>
    <message>
        <source>For one second</source>
        <translation>Przez jedną sekundę</translation>
    </message>
    <message>
        <source>For {number} seconds</source>
        <translation>Przez {number} s</translation>
    </message>
    <message>
        <source>One move per second</source>
        <translation>Ruch co sekundę</translation>
    </message>
    <message>
        <source>One move every {number} seconds</source>
        <translation>Ruch co {number} s</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>On the last move</source>
        <translation>Na ostatnim ruchu</translation>
    </message>
    <message>
        <source>On all moves</source>
        <translation>Na wszystkich ruchach</translation>
    </message>
    <message>
        <source>On the last {most} moves</source>
        <translation>Na ostatnich {most} ruchach</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wyłączone</translation>
    </message>
    <message>
        <source>{number} of {most}</source>
        <translation>{number} z {most}</translation>
    </message>
</context>
<context>
    <name>PreferencesWindow</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencje</translation>
    </message>
    <message>
        <source>No preference found.</source>
        <translation>Nie znaleziono żadnej preferencji.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupy</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>Pen: D to stop, X to clear</source>
        <translation>Pióro: D kończy, X czyści</translation>
    </message>
    <message>
        <source>Next move shown</source>
        <translation>Następny ruch pokazany</translation>
    </message>
    <message>
        <source>Esc: end    H: all keys</source>
        <translation>Esc: koniec    H: wszystkie klawisze</translation>
    </message>
    <message>
        <source>→ Space: forward
← : back
↑ ↓ : variations
N: next move
C: comments
G: guess
A: autoplay
P: pointer
D: pen    X: clear
F: freeze
+ - : text size
F11: window
Esc: end</source>
        <translation>→ Spacja: dalej
← : wstecz
↑ ↓ : warianty
N: następny ruch
C: komentarze
G: zgadywanie
A: odtwarzanie automatyczne
P: wskaźnik
D: pióro    X: wyczyść
F: zatrzymaj
+ - : rozmiar pisma
F11: okno
Esc: koniec</translation>
    </message>
</context>
<context>
    <name>PresentationBar</name>
    <message>
        <source>Freeze</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Next Move</source>
        <translation>Następny ruch</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>Pióro</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation>Wskaźnik</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Komentarze</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Mniejszy tekst</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Większy tekst</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>Zakończ prezentację</translation>
    </message>
</context>
<context>
    <name>PresentationKeys</name>
    <message>
        <source>Presentation Window</source>
        <translation>Prezentacja, we własnym oknie</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Previous or next variation</source>
        <translation>Poprzedni lub następny wariant</translation>
    </message>
    <message>
        <source>First or last move</source>
        <translation>Do pierwszego lub ostatniego ruchu</translation>
    </message>
    <message>
        <source>Show the next move</source>
        <translation>Pokaż następny ruch</translation>
    </message>
    <message>
        <source>Show comments</source>
        <translation>Pokaż komentarze</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Zatrzymaj obraz</translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation>Wskaźnik</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>Rysuj piórem</translation>
    </message>
    <message>
        <source>Clear drawing</source>
        <translation>Zetrzyj rysunek</translation>
    </message>
    <message>
        <source>Larger or smaller text</source>
        <translation>Większy lub mniejszy tekst</translation>
    </message>
    <message>
        <source>Guess mode</source>
        <translation>Zgadywanie ruchów</translation>
    </message>
    <message>
        <source>Autoplay</source>
        <translation>Odtwarzanie automatyczne</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>Show these keys</source>
        <translation>Pokaż te klawisze</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>Zakończ prezentację</translation>
    </message>
</context>
<context>
    <name>PresentationWindow</name>
    <message>
        <source>Presentation</source>
        <translation>Prezentacja</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
</context>
<context>
    <name>PrintActions</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
        <source>Copy &amp;Board as Picture</source>
        <translation>Kopiuj planszę jako &amp;obraz</translation>
    </message>
    <message>
        <source>Copy Board as Te&amp;xt</source>
        <translation>Kopiuj planszę jako tek&amp;st</translation>
    </message>
    <message>
        <source>board</source>
        <translation>plansza</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Drukowanie</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>Szerokość strony</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Cała strona</translation>
    </message>
    <message>
        <source>Many pages</source>
        <translation>Wiele stron</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Co zostanie wydrukowane</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n strona</numerusform>
            <numerusform>%n strony</numerusform>
            <numerusform>%n stron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages so far…</source>
        <translation>
            <numerusform>Na razie %n strona…</numerusform>
            <numerusform>Na razie %n strony…</numerusform>
            <numerusform>Na razie %n stron…</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Zapisz jako PD&amp;F…</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partia</translation>
    </message>
</context>
<context>
    <name>PrintOptionsForm</name>
    <message>
        <source>This position</source>
        <translation>Ta pozycja</translation>
    </message>
    <message>
        <source>Game in figures</source>
        <translation>Partia na diagramach</translation>
    </message>
    <message>
        <source>Game on one board</source>
        <translation>Partia na jednej planszy</translation>
    </message>
    <message>
        <source>Problems to solve</source>
        <translation>Zadania do rozwiązania</translation>
    </message>
    <message>
        <source>After a number of moves</source>
        <translation>Po określonej liczbie ruchów</translation>
    </message>
    <message>
        <source>After each comment</source>
        <translation>Po każdym komentarzu</translation>
    </message>
    <message>
        <source>As set in the game</source>
        <translation>Jak ustawiono w partii</translation>
    </message>
    <message>
        <source>&amp;Variations too</source>
        <translation>Także w&amp;arianty</translation>
    </message>
    <message>
        <source>&amp;Answers on the last pages</source>
        <translation>Odpow&amp;iedzi na końcu</translation>
    </message>
    <message>
        <source>As in the game</source>
        <translation>Jak w partii</translation>
    </message>
    <message>
        <source>Without hundreds</source>
        <translation>Bez setek</translation>
    </message>
    <message>
        <source>From 1 in each figure</source>
        <translation>Od 1 na każdym diagramie</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Pod spodem</translation>
    </message>
    <message>
        <source>Next to the diagram</source>
        <translation>Obok diagramu</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Pionowa</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Pozioma</translation>
    </message>
    <message>
        <source>As many as fit</source>
        <translation>Ile się zmieści</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Zawartość</translation>
    </message>
    <message>
        <source>Cont&amp;ent</source>
        <translation>&amp;Zawartość</translation>
    </message>
    <message>
        <source>&amp;New figure</source>
        <translation>&amp;Nowy diagram</translation>
    </message>
    <message>
        <source>&amp;Moves per figure</source>
        <translation>R&amp;uchów na każdym</translation>
    </message>
    <message>
        <source>Num&amp;bers</source>
        <translation>Nu&amp;mery</translation>
    </message>
    <message>
        <source>&amp;Comments</source>
        <translation>&amp;Komentarze</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>Diagramy</translation>
    </message>
    <message>
        <source>Per &amp;page</source>
        <translation>Na &amp;stronie</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>&amp;Współrzędne</translation>
    </message>
    <message>
        <source>&amp;Style</source>
        <translation>Sty&amp;l</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Rozmiar</translation>
    </message>
    <message>
        <source>O&amp;rientation</source>
        <translation>&amp;Orientacja</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Tytuł</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>Nagłów&amp;ek</translation>
    </message>
    <message>
        <source>&amp;Footer</source>
        <translation>Sto&amp;pka</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>Preview</source>
        <translation>Podgląd</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Answers</source>
        <translation>Odpowiedzi</translation>
    </message>
    <message>
        <source>Komi {number}</source>
        <translation>Komi {number}</translation>
    </message>
    <message>
        <source>Handicap {number}</source>
        <translation>Handicap {number}</translation>
    </message>
    <message>
        <source>Moves {first}–{last}</source>
        <translation>Ruchy {first}–{last}</translation>
    </message>
    <message>
        <source>Problem {number}: {turn}</source>
        <translation>Zadanie {number}: {turn}</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation>Odpowiedź {number}</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Letters and numbers (D4)</source>
        <translation>Litery i liczby: D4</translation>
    </message>
    <message>
        <source>Numeric (4-4)</source>
        <translation>Liczby: 4-4</translation>
    </message>
    <message>
        <source>SGF (dp)</source>
        <translation>Jak w plikach: dp</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japońskie</translation>
    </message>
    <message>
        <source>From the nearest corner (4-4)</source>
        <translation>Od najbliższego brzegu: 4-4</translation>
    </message>
    <message>
        <source>Wood, as on screen</source>
        <translation>Drewno, jak na ekranie</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Książka</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Szary</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Duży druk</translation>
    </message>
</context>
<context>
    <name>ProblemKeys</name>
    <message>
        <source>Problems</source>
        <translation>Zadania</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Następne zadanie</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Wskazówka</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Pokaż rozwiązanie</translation>
    </message>
    <message>
        <source>Leave problems</source>
        <translation>Wyjdź</translation>
    </message>
</context>
<context>
    <name>ProblemMode</name>
    <message>
        <source>Hint</source>
        <translation>Wskazówka</translation>
    </message>
    <message>
        <source>This game has no line marked as correct. Choose below what counts as correct.</source>
        <translation>W tej partii żaden wariant nie jest oznaczony jako poprawny. Poniżej można wybrać, co uznać za poprawne.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Rozwiązanie</translation>
    </message>
    <message>
        <source>A different move is asked for.</source>
        <translation>Tutaj chodzi o inny ruch.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Rozwiązane</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Źle</translation>
    </message>
    <message>
        <source>This move is not among the answers.</source>
        <translation>Tego ruchu nie ma wśród odpowiedzi.</translation>
    </message>
    <message>
        <source>Not the answer</source>
        <translation>To nie odpowiedź</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Dalej</translation>
    </message>
</context>
<context>
    <name>ProblemPanel</name>
    <message>
        <source>Hint</source>
        <translation>Wskazówka</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Show Solution</source>
        <translation>Pokaż rozwiązanie</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Next Problem</source>
        <translation>Następne zadanie</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Retry Failed</source>
        <translation>Powtórz nieudane</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Wyjdź</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>What counts as correct</source>
        <translation>Co uznaje się za dobre</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The named encoding {found} is unknown.</source>
        <translation>Podane kodowanie, {found}, nie jest znane.</translation>
    </message>
    <message>
        <source>No fitting encoding is named; {found} is a guess.</source>
        <translation>Plik nie podaje pasującego kodowania; {found} to domysł.</translation>
    </message>
    <message>
        <source>The text is not in the named encoding {found}.</source>
        <translation>Tekst nie jest w podanym kodowaniu, {found}.</translation>
    </message>
    <message>
        <source>From here on, some text is in another encoding, {found}.</source>
        <translation>Od tego miejsca część tekstu jest w innym kodowaniu, {found}.</translation>
    </message>
    <message>
        <source>Invalid bytes for the file&apos;s encoding: {found}</source>
        <translation>Niektóre bajty nie są tekstem w kodowaniu pliku: {found}</translation>
    </message>
    <message>
        <source>Text outside the games: {found}</source>
        <translation>Poza partiami jest tekst: {found}</translation>
    </message>
    <message>
        <source>Text outside any property: {found}</source>
        <translation>To nie należy do żadnej własności: {found}</translation>
    </message>
    <message>
        <source>A node lacks its semicolon.</source>
        <translation>Węzeł zaczyna się bez średnika.</translation>
    </message>
    <message>
        <source>A game lacks its opening parenthesis.</source>
        <translation>Partia zaczyna się bez nawiasu.</translation>
    </message>
    <message>
        <source>A closing parenthesis is missing.</source>
        <translation>Brakuje nawiasu zamykającego.</translation>
    </message>
    <message>
        <source>There is an extra opening parenthesis.</source>
        <translation>Jest o jeden nawias otwierający za dużo.</translation>
    </message>
    <message>
        <source>There is an extra closing parenthesis.</source>
        <translation>Jest o jeden nawias zamykający za dużo.</translation>
    </message>
    <message>
        <source>A node follows a closed variation.</source>
        <translation>Po zamkniętym wariancie następuje węzeł.</translation>
    </message>
    <message>
        <source>The property {found} contains lower-case letters.</source>
        <translation>Własność {found} zapisano małymi literami.</translation>
    </message>
    <message>
        <source>The property {property} has no value.</source>
        <translation>Własność {property} nie ma wartości.</translation>
    </message>
    <message>
        <source>A value without a property: {found}</source>
        <translation>Wartość nie należy do żadnej własności: {found}</translation>
    </message>
    <message>
        <source>A value of {property} has no closing bracket: {found}</source>
        <translation>Wartość {property} nie ma nawiasu zamykającego: {found}</translation>
    </message>
    <message>
        <source>A value of {property} has a bracket that is not escaped: {found}</source>
        <translation>Wartość {property} ma nawias bez odwrotnego ukośnika: {found}</translation>
    </message>
    <message>
        <source>The file says this is not a game of Go (GM[{found}]).</source>
        <translation>Plik podaje, że to nie jest partia go (GM[{found}]).</translation>
    </message>
    <message>
        <source>The board size cannot be read: {found}</source>
        <translation>Wielkość planszy jest niezrozumiała: {found}</translation>
    </message>
    <message>
        <source>The board of size {found} is larger than {size}x{size}.</source>
        <translation>Plansza wielkości {found} jest większa niż {size}x{size}.</translation>
    </message>
    <message>
        <source>The rules are not understood, so Japanese rules are used: {found}</source>
        <translation>Zasady są niezrozumiałe, więc przyjęto japońskie: {found}</translation>
    </message>
    <message>
        <source>Part of the rules is not understood: {found}</source>
        <translation>Część zasad jest niezrozumiała: {found}</translation>
    </message>
    <message>
        <source>The first {found} moves are handicap stones, so there is no komi.</source>
        <translation>Pierwsze ruchy ({found}) to kamienie handicapu, więc nie ma komi.</translation>
    </message>
    <message>
        <source>The handicap and the number of black stones at the start differ: {found}</source>
        <translation>Handicap i liczba czarnych kamieni na początku są różne: {found}</translation>
    </message>
    <message>
        <source>The game information is not in the first node; it is used for its line.</source>
        <translation>Informacje o partii nie są w pierwszym węźle; dotyczą swojej linii.</translation>
    </message>
    <message>
        <source>The property {property} has several values, and one is used: {found}</source>
        <translation>Właściwość {property} ma kilka wartości, użyto jednej: {found}</translation>
    </message>
    <message>
        <source>A value of {property} cannot be read: {found}</source>
        <translation>Wartość {property} jest niezrozumiała: {found}</translation>
    </message>
    <message>
        <source>A value of {property} is malformed but readable: {found}</source>
        <translation>Wartość {property} nie jest zapisana tak, jak powinna, ale jest zrozumiała: {found}</translation>
    </message>
    <message>
        <source>The property {property} is used in place of {found}.</source>
        <translation>Zamiast {found} użyto właściwości {property}.</translation>
    </message>
    <message>
        <source>A value of {property} is empty.</source>
        <translation>Wartość {property} jest pusta.</translation>
    </message>
    <message>
        <source>A point of {property} is not on the board: {found}</source>
        <translation>Punkt {property} jest poza planszą: {found}</translation>
    </message>
    <message>
        <source>A point of {property} is written with capitals: {found}</source>
        <translation>Punkt {property} zapisano wielkimi literami: {found}</translation>
    </message>
    <message>
        <source>This node lists a point twice.</source>
        <translation>W tym węźle ten sam punkt występuje dwa razy.</translation>
    </message>
    <message>
        <source>This node has the property {property} twice.</source>
        <translation>W tym węźle własność {property} występuje dwa razy.</translation>
    </message>
    <message>
        <source>The property {property} belongs to the first node of a game.</source>
        <translation>Własność {property} powinna być na początku partii.</translation>
    </message>
    <message>
        <source>A node contains both a move and setup stones.</source>
        <translation>W tym samym węźle są ruch i ustawienie.</translation>
    </message>
    <message>
        <source>A node contains several moves: {found}</source>
        <translation>W tym samym węźle jest kilka ruchów: {found}</translation>
    </message>
    <message>
        <source>Its board of {found} is larger than {size}x{size}.</source>
        <translation>Plansza {found} jest większa niż {size}x{size}.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Plik jest pusty.</translation>
    </message>
    <message>
        <source>It contains no game.</source>
        <translation>Nie ma w nim partii.</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>RecordHeading</name>
    <message>
        <source>Event</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Źródło</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runda {number}</translation>
    </message>
    <message>
        <source>Add event, date, result…</source>
        <translation>Dodaj turniej, datę, wynik…</translation>
    </message>
    <message>
        <source>Rules not understood: Japanese assumed</source>
        <translation>Niezrozumiałe zasady: przyjęto japońskie</translation>
    </message>
</context>
<context>
    <name>RecordPanel</name>
    <message>
        <source>Collapse All Var&amp;iations</source>
        <translation>Zwiń w&amp;szystkie warianty</translation>
    </message>
    <message>
        <source>&amp;Expand All Variations</source>
        <translation>Rozwiń wszystki&amp;e warianty</translation>
    </message>
    <message>
        <source>Edit Comm&amp;ent</source>
        <translation>&amp;Edytuj komentarz</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>gobanapp closed before everything was saved</source>
        <translation>gobanapp zakończył się, zanim wszystko zapisano</translation>
    </message>
    <message>
        <source>Recovered Games</source>
        <translation>Odzyskane partie</translation>
    </message>
    <message>
        <source>Unchecked games are offered again at the next start.</source>
        <translation>Niezaznaczone partie zostaną zaproponowane ponownie przy następnym uruchomieniu.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>P&amp;rzywróć</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Później</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n games?</source>
        <translation>
            <numerusform>Odrzucić %n partię?</numerusform>
            <numerusform>Odrzucić %n partie?</numerusform>
            <numerusform>Odrzucić %n partii?</numerusform>
        </translation>
    </message>
    <message>
        <source>{moves} · {day}, {time}</source>
        <translation>{moves} · {day}, {time}</translation>
    </message>
    <message>
        <source>{facts}; the last actions could not be recovered</source>
        <translation>{facts}; ostatnich działań nie udało się odczytać</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Odrzuć</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>To, czego nie zapisano, wtedy przepadnie.</translation>
    </message>
    <message numerus="yes">
        <source>move %n</source>
        <translation>
            <numerusform>ruch %n</numerusform>
            <numerusform>ruch %n</numerusform>
            <numerusform>ruch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>File Problems</source>
        <translation>Problemy w pliku</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>The file was opened anyway. It stays unchanged until you save.</source>
        <translation>Mimo to plik został otwarty. Pozostaje bez zmian aż do zapisania.</translation>
    </message>
    <message>
        <source>Copy &amp;All</source>
        <translation>Kopiuj &amp;wszystko</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Problems in {file}</source>
        <translation>Problemy w {file}</translation>
    </message>
</context>
<context>
    <name>ResultDialog</name>
    <message>
        <source>Game Result</source>
        <translation>Wynik partii</translation>
    </message>
    <message>
        <source>How did the game end?</source>
        <translation>Jak skończyła się partia?</translation>
    </message>
    <message>
        <source>{color} won</source>
        <translation>{color} wygrywa</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Zwycięzca</translation>
    </message>
    <message>
        <source>by &amp;resignation</source>
        <translation>przez &amp;poddanie</translation>
    </message>
    <message>
        <source>on &amp;time</source>
        <translation>na &amp;czas</translation>
    </message>
    <message>
        <source>by &amp;forfeit</source>
        <translation>&amp;walkowerem</translation>
    </message>
    <message>
        <source>by &amp;points</source>
        <translation>na pun&amp;kty</translation>
    </message>
    <message>
        <source>details &amp;unknown</source>
        <translation>&amp;szczegóły nieznane</translation>
    </message>
    <message>
        <source>&amp;Draw (jigo)</source>
        <translation>&amp;Remis (jigo)</translation>
    </message>
    <message>
        <source>&amp;No result, by agreement</source>
        <translation>Br&amp;ak wyniku, za zgodą obu</translation>
    </message>
    <message>
        <source>Un&amp;known result</source>
        <translation>Wynik jest &amp;nieznany</translation>
    </message>
    <message>
        <source>For example after a repeated position, under Japanese rules.</source>
        <translation>Na przykład gdy pozycja stale się powtarza, według zasad japońskich.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>&amp;End Game</source>
        <translation>&amp;Zakończ partię</translation>
    </message>
    <message>
        <source>The recorded result is {result}. It will be replaced.</source>
        <translation>Zapisany wynik: {result}. Zostanie zastąpiony.</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>Zużyty czas</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Jeńcy</translation>
    </message>
    <message>
        <source>Game Result</source>
        <translation>Wynik partii</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>Nie ma jeszcze wyniku</translation>
    </message>
    <message>
        <source>Black {black}, White {white}</source>
        <translation>Czarny {black}, Biały {white}</translation>
    </message>
</context>
<context>
    <name>ResultSheetDialog</name>
    <message>
        <source>Result Sheet</source>
        <translation>Karta wyniku</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Zapisz…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation>Wydrukowano.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Zapisano.</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>Skopiowano jako tekst.</translation>
    </message>
</context>
<context>
    <name>ResultSheetPrinter</name>
    <message>
        <source>Could not print the result sheet</source>
        <translation>Nie wydrukowano karty wyniku</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>Dokumenty PDF</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Save Result Sheet</source>
        <translation>Zapisz kartę wyniku</translation>
    </message>
    <message>
        <source>Could not save the result sheet</source>
        <translation>Nie zapisano karty wyniku</translation>
    </message>
</context>
<context>
    <name>RotateDialog</name>
    <message>
        <source>Rotate &amp;right</source>
        <translation>Obróć w p&amp;rawo</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>Obróć w &amp;lewo</translation>
    </message>
    <message>
        <source>Turn &amp;upside down</source>
        <translation>&amp;Do góry nogami</translation>
    </message>
    <message>
        <source>Flip &amp;horizontally</source>
        <translation>Odbij w pozio&amp;mie</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>Odbij w pio&amp;nie</translation>
    </message>
    <message>
        <source>Flip along the rising &amp;diagonal</source>
        <translation>Odbij wzdłuż rosnącej prz&amp;ekątnej</translation>
    </message>
    <message>
        <source>Flip along the &amp;falling diagonal</source>
        <translation>Odbij wzdłuż &amp;opadającej przekątnej</translation>
    </message>
    <message>
        <source>Rotates all moves, stones and marks, in every variation. Point names in comments, such as D4, do not change.</source>
        <translation>Wszystkie ruchy, kamienie i oznaczenia partii zostają obrócone, w każdym wariancie. Nazwy punktów w komentarzach, takie jak D4, zostają bez zmian.</translation>
    </message>
    <message>
        <source>Rotate or Flip Game</source>
        <translation>Obróć lub odbij partię</translation>
    </message>
</context>
<context>
    <name>RuleFields</name>
    <message>
        <source>Allow s&amp;uicide</source>
        <translation>&amp;Samobójstwo dozwolone</translation>
    </message>
    <message>
        <source>Points &amp;in seki count</source>
        <translation>Punk&amp;ty w seki się liczą</translation>
    </message>
    <message>
        <source>Passin&amp;g costs a stone</source>
        <translation>Pas koszt&amp;uje kamień</translation>
    </message>
    <message>
        <source>Group &amp;tax</source>
        <translation>Podatek od g&amp;rup</translation>
    </message>
    <message>
        <source>Only of two or more stones.</source>
        <translation>Więcej niż jednego kamienia.</translation>
    </message>
    <message>
        <source>Each living group costs two points.</source>
        <translation>Dwa punkty mniej za każdą żywą grupę.</translation>
    </message>
    <message>
        <source>C&amp;ounting</source>
        <translation>Licz&amp;enie</translation>
    </message>
    <message>
        <source>&amp;Ko</source>
        <translation>&amp;Ko</translation>
    </message>
    <message>
        <source>White&apos;s ha&amp;ndicap bonus</source>
        <translation>Premia białego za &amp;handicap</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>C&amp;hange rules…</source>
        <translation>Zmień zasad&amp;y…</translation>
    </message>
    <message>
        <source>&amp;Hide rules</source>
        <translation>Ukr&amp;yj zasady</translation>
    </message>
</context>
<context>
    <name>RunningTotals</name>
    <message>
        <source>Counted</source>
        <translation>Policzone</translation>
    </message>
</context>
<context>
    <name>SaveActions</name>
    <message>
        <source>Save As</source>
        <translation>Zapisz jako</translation>
    </message>
    <message>
        <source>Go games (*.sgf)</source>
        <translation>Partie go (*.sgf)</translation>
    </message>
    <message>
        <source>Save this game?</source>
        <translation>Zapisać tę partię?</translation>
    </message>
    <message>
        <source>If you don&apos;t save the game, it will be lost.</source>
        <translation>Jeśli nie zapiszesz partii, zostanie utracona.</translation>
    </message>
    <message>
        <source>If you don&apos;t save, changes since the last save will be lost.</source>
        <translation>Bez zapisania zmiany od ostatniego zapisu przepadną.</translation>
    </message>
    <message>
        <source>&amp;Keep the tried moves as a variation</source>
        <translation>&amp;Zachowaj próbę jako wariant</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t Save</source>
        <translation>&amp;Nie zapisuj</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
    <message>
        <source>Leave this match?</source>
        <translation>Opuścić tę partię?</translation>
    </message>
    <message>
        <source>The match is not over. You can resume it from File &gt; Game Archive.</source>
        <translation>Partia nie jest skończona. Można ją wznowić w Plik &gt; Archiwum partii.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Opuść</translation>
    </message>
    <message>
        <source>Saving {file}</source>
        <translation>Zapis {file}</translation>
    </message>
    <message>
        <source>Could not save the game</source>
        <translation>Nie zapisano partii</translation>
    </message>
    <message>
        <source>Saved without the tried moves. Game &gt; Keep as Variation adds them to the game.</source>
        <translation>Zapisano bez próby. Partia, Zachowaj próbę dodaje ją do partii.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>The file has changed on disk since it was opened. Overwrite it to discard those changes, or save this game under another name.</source>
        <translation>Plik na dysku zmienił się od czasu otwarcia. Nadpisz go, by odrzucić te zmiany, albo zapisz tę partię pod inną nazwą.</translation>
    </message>
    <message>
        <source>Save with characters that may be wrong?</source>
        <translation>Zapisać, choć niektóre litery mogą być błędne?</translation>
    </message>
    <message>
        <source>Some text does not fit the encoding the file was opened with. File &gt; Text Encoding reopens it with another one.</source>
        <translation>Części tekstu nie da się zapisać w kodowaniu, w którym otwarto plik. Plik &gt; Kodowanie tekstu otwiera go ponownie w innym.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>Save the changes to this game?</source>
        <translation>Zapisać zmiany w tej partii?</translation>
    </message>
    <message>
        <source>Overwrite changes made elsewhere?</source>
        <translation>Nadpisać to, co zmieniono gdzie indziej?</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>Zastą&amp;p</translation>
    </message>
    <message>
        <source>&amp;Save Anyway</source>
        <translation>&amp;Zapisz mimo to</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partia</translation>
    </message>
</context>
<context>
    <name>SeatsChoice</name>
    <message>
        <source>Standard, with tree and comment</source>
        <translation>Standardowy, z drzewem i komentarzem</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Obok siebie</translation>
    </message>
    <message>
        <source>Across the table</source>
        <translation>Naprzeciw siebie</translation>
    </message>
    <message>
        <source>Board and clocks only</source>
        <translation>Tylko plansza i dwa zegary</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Układ</translation>
    </message>
</context>
<context>
    <name>SetClockDialog</name>
    <message>
        <source>Set Clock</source>
        <translation>Ustaw zegar</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds for {player}</source>
        <translation>
            <numerusform>%n sekunda – {player}</numerusform>
            <numerusform>%n sekundy – {player}</numerusform>
            <numerusform>%n sekund – {player}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Skróty klawiszowe</translation>
    </message>
    <message>
        <source>Search by words or keys</source>
        <translation>Szukaj słów lub klawiszy</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Skróty</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Nowe klawisze</translation>
    </message>
    <message>
        <source>Press keys</source>
        <translation>Naciśnij klawisze</translation>
    </message>
    <message>
        <source>Reset to &amp;Default</source>
        <translation>Przywróć &amp;domyślne</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>Zastos&amp;uj</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <translation>Przywróć &amp;wszystkie</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>D&amp;rukuj…</translation>
    </message>
    <message>
        <source>These keys cannot be changed.</source>
        <translation>Tych klawiszy nie można zmienić.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Default: {keys}</source>
        <translation>Domyślnie: {keys}</translation>
    </message>
    <message>
        <source>{keys} is reserved. Press other keys.</source>
        <translation>{keys} jest potrzebne wszędzie. Naciśnij inne klawisze.</translation>
    </message>
    <message>
        <source>Also used by: {names}</source>
        <translation>Także: {names}</translation>
    </message>
</context>
<context>
    <name>ShortcutsPrinter</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Skróty klawiszowe</translation>
    </message>
    <message>
        <source>Could not save the shortcuts</source>
        <translation>Nie zapisano skrótów</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>Dokumenty PDF</translation>
    </message>
    <message>
        <source>Could not print the shortcuts</source>
        <translation>Nie wydrukowano skrótów</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Play</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Liczenie</translation>
    </message>
    <message>
        <source>What the panel shows</source>
        <translation>Zawartość panelu</translation>
    </message>
    <message>
        <source>Demon&amp;strate Counting…</source>
        <translation>Pokaz li&amp;czenia…</translation>
    </message>
    <message>
        <source>The score counted by hand, step by step on the board</source>
        <translation>Ręczne liczenie na planszy, krok po kroku</translation>
    </message>
</context>
<context>
    <name>StatusMessages</name>
    <message>
        <source>Could not estimate the dead stones: mark them yourself.</source>
        <translation>Nie udało się zaproponować martwych kamieni: trzeba je oznaczyć.</translation>
    </message>
</context>
<context>
    <name>StepPrinter</name>
    <message>
        <source>Pictures</source>
        <translation>Obrazy</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Zapisz obraz</translation>
    </message>
    <message>
        <source>Could not save the picture</source>
        <translation>Nie zapisano obrazu</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Zapisz jako PDF…</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>Dokumenty PDF</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Zapisz jako PDF</translation>
    </message>
    <message>
        <source>Could not save the steps</source>
        <translation>Nie zapisano kroków</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Could not print the steps</source>
        <translation>Nie wydrukowano kroków</translation>
    </message>
    <message>
        <source>Steps per page:</source>
        <translation>Kroków na stronie:</translation>
    </message>
    <message numerus="yes">
        <source>{number} (%n pages)</source>
        <translation>
            <numerusform>{number} (%n strona)</numerusform>
            <numerusform>{number} (%n strony)</numerusform>
            <numerusform>{number} (%n stron)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SuggestionLine</name>
    <message>
        <source>Swap and app&amp;ly</source>
        <translation>Zamień i zast&amp;osuj</translation>
    </message>
    <message>
        <source>App&amp;ly</source>
        <translation>Zast&amp;osuj</translation>
    </message>
    <message>
        <source>Suggested by the ranks: {terms}</source>
        <translation>Zgodnie z rangami: {terms}</translation>
    </message>
    <message>
        <source>White is weaker. Suggested: swap colours, {terms}</source>
        <translation>Biały jest słabszy. Propozycja: zamiana, {terms}</translation>
    </message>
    <message>
        <source>Suggested: {terms}</source>
        <translation>Propozycja: {terms}</translation>
    </message>
    <message>
        <source>komi {number}</source>
        <translation>komi {number}</translation>
    </message>
    <message>
        <source>even game, {komi}</source>
        <translation>równa gra, {komi}</translation>
    </message>
    <message>
        <source>Black plays first, {komi}</source>
        <translation>zaczyna Czarny, {komi}</translation>
    </message>
    <message numerus="yes">
        <source>%n stones, {komi}</source>
        <translation>
            <numerusform>%n kamień, {komi}</numerusform>
            <numerusform>%n kamienie, {komi}</numerusform>
            <numerusform>%n kamieni, {komi}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeachingActions</name>
    <message>
        <source>&amp;Presentation</source>
        <translation>&amp;Prezentacja</translation>
    </message>
    <message>
        <source>A second window for an audience, with the board and large text</source>
        <translation>Drugie okno dla sali, z planszą i dużym pismem</translation>
    </message>
    <message>
        <source>Au&amp;toplay</source>
        <translation>Odtwarzanie &amp;automatyczne</translation>
    </message>
    <message>
        <source>Shows the moves one after the other</source>
        <translation>Pokazuje ruchy jeden po drugim</translation>
    </message>
    <message>
        <source>&amp;Guess Mode</source>
        <translation>&amp;Zgadywanie ruchów</translation>
    </message>
    <message>
        <source>Guess each move of the game, for points</source>
        <translation>Zgadywanie każdego ruchu partii, na punkty</translation>
    </message>
</context>
<context>
    <name>TextEncodingDialog</name>
    <message>
        <source>Text Encoding</source>
        <translation>Kodowanie tekstu</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Kodowania</translation>
    </message>
    <message>
        <source>As declared or guessed</source>
        <translation>Jak podaje plik albo według domysłu</translation>
    </message>
    <message>
        <source>{encoding} · in use</source>
        <translation>{encoding} · w użyciu</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Podgląd</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Kodowanie</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>Po&amp;dgląd</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>Otwórz &amp;ponownie</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarny</translation>
    </message>
    <message>
        <source>Black&apos;s rank</source>
        <translation>Ranga czarnego</translation>
    </message>
    <message>
        <source>Black&apos;s team</source>
        <translation>Drużyna czarnego</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Biały</translation>
    </message>
    <message>
        <source>White&apos;s rank</source>
        <translation>Ranga białego</translation>
    </message>
    <message>
        <source>White&apos;s team</source>
        <translation>Drużyna białego</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Komentarz</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>O partii</translation>
    </message>
    <message>
        <source>This is {encoding}.</source>
        <translation>Kodowanie: {encoding}.</translation>
    </message>
    <message>
        <source>This is probably {encoding}.</source>
        <translation>Kodowanie: {encoding}, to domysł.</translation>
    </message>
    <message>
        <source>Some text does not fit this encoding: see line {line}.</source>
        <translation>Nie cały tekst pasuje do tego kodowania: zob. wiersz {line}.</translation>
    </message>
    <message>
        <source>The text is plain ASCII and reads the same in most encodings.</source>
        <translation>Ma tylko zwykłe litery: w większości kodowań czyta się je tak samo.</translation>
    </message>
    <message>
        <source>Only the beginning of the file was examined.</source>
        <translation>Sprawdzono tylko początek pliku.</translation>
    </message>
</context>
<context>
    <name>TimeField</name>
    <message>
        <source>Hours, minutes and seconds (1:30:00), or minutes</source>
        <translation>Godziny, minuty i sekundy jak 1:30:00 albo minuty</translation>
    </message>
</context>
<context>
    <name>TimeFields</name>
    <message>
        <source>Time system</source>
        <translation>System czasu</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>Czas podstawowy</translation>
    </message>
    <message>
        <source>Enter a time such as 1:30:00, or minutes.</source>
        <translation>Wpisz czas, np. 1:30:00, albo minuty.</translation>
    </message>
    <message>
        <source>The time limit is 100 hours.</source>
        <translation>Czas nie może przekraczać 100 godzin.</translation>
    </message>
    <message>
        <source>Enter a main time or an overtime period.</source>
        <translation>Wpisz czas podstawowy lub okres czasu dodatkowego.</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Okresy</translation>
    </message>
    <message>
        <source>Seconds per period</source>
        <translation>Sekundy okresu</translation>
    </message>
    <message>
        <source>for</source>
        <extracomment>before a field, as in: + [3] × [60 s] for [2] points each</extracomment>
        <translation>za</translation>
    </message>
    <message>
        <source>Points per period</source>
        <translation>Punkty, które kosztuje okres</translation>
    </message>
    <message>
        <source>Stones per period</source>
        <translation>Kamienie w okresie</translation>
    </message>
    <message>
        <source>stones in</source>
        <extracomment>before a field, as in: + [25] stones in [10:00]</extracomment>
        <translation>kamieni w</translation>
    </message>
    <message>
        <source>Length of a period</source>
        <translation>Długość okresu</translation>
    </message>
    <message>
        <source>Seconds added per move</source>
        <translation>Sekundy dodawane za ruch</translation>
    </message>
    <message>
        <source>per move, up to</source>
        <extracomment>before a field, as in: + [10 s] a move, up to [20:00]</extracomment>
        <translation>na ruch, do</translation>
    </message>
    <message>
        <source>Upper limit of the clock</source>
        <translation>Najwięcej, ile może być na zegarze</translation>
    </message>
    <message>
        <source>up to</source>
        <extracomment>before a field, as in: up to [10 s] back per move</extracomment>
        <translation>do</translation>
    </message>
    <message>
        <source>Seconds given back per move</source>
        <translation>Sekundy zwracane za ruch</translation>
    </message>
    <message>
        <source>Seconds before the clock starts</source>
        <translation>Sekundy, zanim zegar ruszy</translation>
    </message>
    <message>
        <source>points each</source>
        <translation>pkt każdy</translation>
    </message>
    <message>
        <source>back per move</source>
        <translation>zwrotu za ruch</translation>
    </message>
    <message>
        <source>delay per move</source>
        <translation>zwłoki na ruch</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez limitu</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
</context>
<context>
    <name>TransformActions</name>
    <message>
        <source>Rotate or Flip &amp;Game…</source>
        <translation>O&amp;bróć lub odbij partię…</translation>
    </message>
    <message>
        <source>Changes the game, with all marks and labels</source>
        <translation>Zmienia partię, ze wszystkimi oznaczeniami i etykietami</translation>
    </message>
    <message>
        <source>Swap Blac&amp;k and White…</source>
        <translation>Za&amp;mień czarne i białe…</translation>
    </message>
    <message>
        <source>Changes the game: every black stone becomes white, and every white stone black</source>
        <translation>Zmienia partię: każdy czarny kamień staje się biały i odwrotnie</translation>
    </message>
    <message>
        <source>Rotating the game</source>
        <translation>Obracanie partii</translation>
    </message>
    <message>
        <source>Swap Black and White?</source>
        <translation>Zamienić czarne i białe?</translation>
    </message>
    <message>
        <source>All moves and stones change colour, in every variation. Comments that mention Black and White do not change.</source>
        <translation>Wszystkie ruchy i kamienie dostają drugi kolor, w każdym wariancie. Komentarze, które mówią o czarnym i białym, zostają bez zmian.</translation>
    </message>
    <message>
        <source>Swap the &amp;players too, with komi and result</source>
        <translation>&amp;Gracze też zamieniają strony, razem z komi i wynikiem</translation>
    </message>
    <message>
        <source>The komi becomes negative, so each player keeps the same score.</source>
        <translation>Komi staje się ujemne, aby każdy gracz miał po policzeniu to samo.</translation>
    </message>
    <message>
        <source>&amp;Swap</source>
        <translation>&amp;Zamień</translation>
    </message>
    <message>
        <source>Swapping the colours</source>
        <translation>Zamiana kolorów</translation>
    </message>
</context>
<context>
    <name>TreeActions</name>
    <message>
        <source>This move belongs to the match in progress and was not deleted. Use Undo to take back moves.</source>
        <translation>Ten ruch należy do partii, która trwa: niczego nie usunięto. Cofnij wycofuje ruchy.</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Kopiowanie</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Cu&amp;t Branch</source>
        <translation>Wy&amp;tnij gałąź</translation>
    </message>
    <message>
        <source>&amp;Copy Branch</source>
        <translation>&amp;Kopiuj gałąź</translation>
    </message>
    <message>
        <source>Cop&amp;y Game</source>
        <translation>Kop&amp;iuj partię</translation>
    </message>
    <message>
        <source>P&amp;aste as Variation</source>
        <translation>&amp;Wklej jako wariant</translation>
    </message>
    <message>
        <source>&amp;Delete Branch</source>
        <translation>&amp;Usuń gałąź</translation>
    </message>
    <message>
        <source>New &amp;Variation of This Move</source>
        <translation>Now&amp;y wariant tego ruchu</translation>
    </message>
    <message>
        <source>Go back one move; the next move you play begins the variation</source>
        <translation>Cofa o jeden ruch; następny zagrany ruch rozpoczyna wariant</translation>
    </message>
    <message>
        <source>Move Variation U&amp;p</source>
        <translation>Przesuń wariant w &amp;górę</translation>
    </message>
    <message>
        <source>Move Variation Do&amp;wn</source>
        <translation>Przesuń wariant w &amp;dół</translation>
    </message>
    <message>
        <source>Promote to &amp;Main Line</source>
        <translation>Ustaw jako główny waria&amp;nt</translation>
    </message>
    <message>
        <source>Makes this variation the main line</source>
        <translation>Czyni ten wariant głównym</translation>
    </message>
    <message>
        <source>&amp;Insert Moves Before</source>
        <translation>Wst&amp;aw ruchy przed tym</translation>
    </message>
    <message>
        <source>Later moves stay after the inserted ones</source>
        <translation>Dalsze ruchy zostają, po tych wstawionych</translation>
    </message>
    <message>
        <source>C&amp;orrect Move</source>
        <translation>Pop&amp;raw ten ruch</translation>
    </message>
    <message>
        <source>Click the correct point; later moves stay</source>
        <translation>Kliknąć właściwy punkt; dalsze ruchy zostają</translation>
    </message>
    <message>
        <source>De&amp;lete Move</source>
        <translation>Usuń ruc&amp;h</translation>
    </message>
    <message>
        <source>Later moves stay</source>
        <translation>Dalsze ruchy zostają</translation>
    </message>
    <message>
        <source>The next move you play begins the variation.</source>
        <translation>Następny zagrany ruch rozpoczyna wariant.</translation>
    </message>
    <message>
        <source>Moves copied.</source>
        <translation>Skopiowano ruchy.</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <translation>Partia została skopiowana.</translation>
    </message>
    <message>
        <source>Pasting</source>
        <translation>Wklejanie</translation>
    </message>
    <message>
        <source>Could not paste</source>
        <translation>Nie można wkleić</translation>
    </message>
    <message>
        <source>The clipboard contains no moves and no diagram.</source>
        <translation>W schowku nie ma ruchów ani diagramu.</translation>
    </message>
    <message>
        <source>The diagram has another board size. Use File &gt; Open from Clipboard to open it as a new game.</source>
        <translation>Diagram ma inną wielkość planszy. Użyj Plik &gt; Otwórz ze schowka, by otworzyć go jako nową partię.</translation>
    </message>
    <message>
        <source>Checking the following moves</source>
        <translation>Sprawdzanie dalszych ruchów</translation>
    </message>
</context>
<context>
    <name>TreeKeys</name>
    <message>
        <source>Variations and Move List</source>
        <translation>Warianty i lista ruchów</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Od ruchu do ruchu</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Strzałki</translation>
    </message>
    <message>
        <source>Ten moves</source>
        <translation>Dziesięć ruchów</translation>
    </message>
    <message>
        <source>First or last move</source>
        <translation>Do pierwszego lub ostatniego ruchu</translation>
    </message>
    <message>
        <source>Collapse or expand</source>
        <translation>Zwiń lub rozwiń</translation>
    </message>
    <message>
        <source>Zoom in, out, reset</source>
        <translation>Większe, mniejsze, zwykłe</translation>
    </message>
</context>
<context>
    <name>TreePanel</name>
    <message>
        <source>Variation tree</source>
        <translation>Drzewo wariantów</translation>
    </message>
    <message>
        <source>Moves and variations</source>
        <translation>Ruchy i warianty</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Bez ruchu</translation>
    </message>
    <message>
        <source>Move {number}: {color} {point}</source>
        <translation>Ruch {number}: {color} {point}</translation>
    </message>
    <message>
        <source>Move {number}: {color} passes</source>
        <translation>Ruch {number}: {color} pasuje</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Ustawienie</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Początek</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are hidden</source>
        <translation>
            <numerusform>%n ruch jest ukryty</numerusform>
            <numerusform>%n ruchy są ukryte</numerusform>
            <numerusform>%n ruchów jest ukrytych</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrialActions</name>
    <message>
        <source>Discarded the tried moves of the other game. Return to it and choose Edit &gt; Redo to restore them.</source>
        <translation>Odrzucono próbę w innej partii. Aby ją przywrócić, wróć do tej partii i wybierz Edycja &gt; Ponów.</translation>
    </message>
    <message>
        <source>Tr&amp;y Out Moves</source>
        <translation>Wypró&amp;buj ruchy</translation>
    </message>
    <message>
        <source>Try out moves; press again to discard them and return</source>
        <translation>Próbowanie ruchów; ponowne naciśnięcie odrzuca je i wraca</translation>
    </message>
    <message>
        <source>Keep as &amp;Variation</source>
        <translation>Zac&amp;howaj jako wariant</translation>
    </message>
    <message>
        <source>Keep the tried moves as a variation</source>
        <translation>Zostawia próbę w partii jako wariant</translation>
    </message>
    <message>
        <source>You can&apos;t try out moves during a match.</source>
        <translation>Gdy trwa partia, ruchów się nie wypróbowuje.</translation>
    </message>
    <message>
        <source>Discarded the tried moves. Edit &gt; Redo restores them.</source>
        <translation>Odrzucono próbę. Edycja &gt; Ponów ją przywraca.</translation>
    </message>
    <message>
        <source>Kept the tried moves as a variation.</source>
        <translation>Próba została zachowana jako wariant.</translation>
    </message>
</context>
<context>
    <name>TrialBar</name>
    <message>
        <source>Keep</source>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Keep these moves as a variation</source>
        <translation>Zostaw te ruchy w partii jako wariant</translation>
    </message>
    <message>
        <source>Discard these moves and return (Esc)</source>
        <translation>Odrzuć te ruchy i wróć (Esc)</translation>
    </message>
    <message>
        <source>Trying out moves from move {number}</source>
        <translation>Próba od ruchu {number}</translation>
    </message>
    <message>
        <source>Trying out moves</source>
        <translation>Próba</translation>
    </message>
</context>
<context>
    <name>ViewActions</name>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>Show clocks, Pass and Resign in the side panel</source>
        <translation>Pokaż zegary, Pas i Poddaj w panelu bocznym</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>&amp;Analiza</translation>
    </message>
    <message>
        <source>Show game information, tree, comment and tools in the side panel</source>
        <translation>Pokaż informacje o partii, drzewo, komentarz i narzędzia w panelu bocznym</translation>
    </message>
    <message>
        <source>Study &amp;Toolbar</source>
        <translation>&amp;Pasek narzędzi analizy</translation>
    </message>
    <message>
        <source>B&amp;oard and Stones…</source>
        <translation>Plansza i &amp;kamienie…</translation>
    </message>
    <message>
        <source>Ani&amp;mate Stones</source>
        <translation>Anim&amp;uj kamienie</translation>
    </message>
    <message>
        <source>Mark Chains in &amp;Atari</source>
        <translation>Oznaczaj łańcuchy w &amp;atari</translation>
    </message>
    <message>
        <source>S&amp;how Next Moves</source>
        <translation>Pokaż &amp;dalsze ruchy</translation>
    </message>
    <message>
        <source>Move &amp;List</source>
        <translation>&amp;Lista ruchów</translation>
    </message>
    <message>
        <source>&amp;Variation Tree</source>
        <translation>Drzewo war&amp;iantów</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Pełny ekran</translation>
    </message>
    <message>
        <source>Preference&amp;s…</source>
        <translation>Pre&amp;ferencje…</translation>
    </message>
    <message>
        <source>Stan&amp;dard Layout</source>
        <translation>Układ s&amp;tandardowy</translation>
    </message>
    <message>
        <source>&amp;Side by Side</source>
        <translation>&amp;Obok siebie</translation>
    </message>
    <message>
        <source>Across the &amp;Table</source>
        <translation>&amp;Naprzeciw siebie</translation>
    </message>
    <message>
        <source>&amp;Board and Clocks</source>
        <translation>Plansza i &amp;zegary</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Brak</translation>
    </message>
    <message>
        <source>The &amp;Last Move</source>
        <translation>&amp;Ostatni ruch</translation>
    </message>
    <message>
        <source>The Last &amp;5 Moves</source>
        <translation>Ostatnich &amp;5 ruchów</translation>
    </message>
    <message>
        <source>The Last &amp;10 Moves</source>
        <translation>Ostatnich &amp;10 ruchów</translation>
    </message>
    <message>
        <source>The Last 5&amp;0 Moves</source>
        <translation>Ostatnich 5&amp;0 ruchów</translation>
    </message>
    <message>
        <source>&amp;All Moves</source>
        <translation>&amp;Wszystkie ruchy</translation>
    </message>
    <message>
        <source>Show move numbers</source>
        <translation>Pokaż numery ruchów</translation>
    </message>
    <message>
        <source>&amp;From Here</source>
        <translation>O&amp;d tego miejsca</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>Jak w &amp;systemie</translation>
    </message>
</context>
<context>
    <name>WelcomeActions</name>
    <message>
        <source>&amp;Welcome</source>
        <translation>&amp;Powitanie</translation>
    </message>
    <message>
        <source>&amp;About gobanapp</source>
        <translation>&amp;O programie gobanapp</translation>
    </message>
    <message>
        <source>A Go board for players, teachers and students.</source>
        <translation>Plansza go dla graczy, nauczycieli i uczniów.</translation>
    </message>
    <message>
        <source>Licence: {name}</source>
        <translation>Licencja: {name}</translation>
    </message>
    <message>
        <source>About gobanapp</source>
        <translation>O programie gobanapp</translation>
    </message>
</context>
<context>
    <name>WelcomePanel</name>
    <message>
        <source>Welcome</source>
        <translation>Witamy</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Zamknij (Esc)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Two players at one screen.</source>
        <translation>Partia dla dwojga przy tej planszy.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>A game file; you can also drop one here.</source>
        <translation>Plik partii. Można go też tu upuścić.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Ucz się</translation>
    </message>
    <message>
        <source>Short lessons in the game of Go.</source>
        <translation>Gra w krótkich lekcjach.</translation>
    </message>
    <message>
        <source>Or click the board and play.</source>
        <translation>Można też po prostu kliknąć planszę i grać.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Ostatnie pliki</translation>
    </message>
</context>
<context>
    <name>WindowKeys</name>
    <message>
        <source>Alt+letter</source>
        <translation>Alt i litera</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Wszędzie</translation>
    </message>
    <message>
        <source>Next field or button</source>
        <translation>Do następnego pola lub przycisku</translation>
    </message>
    <message>
        <source>Previous field or button</source>
        <translation>Do poprzedniego</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Otwórz menu</translation>
    </message>
    <message>
        <source>Cancel; back to the board</source>
        <translation>Przerwij to, co trwa; z powrotem na planszę</translation>
    </message>
</context>
<context>
    <name>_Paper</name>
    <message>
        <source>Result sheet</source>
        <translation>Karta wyniku</translation>
    </message>
</context>
<context>
    <name>_Player</name>
    <message>
        <source>{name}, to move</source>
        <translation>{name}, ma ruch</translation>
    </message>
</context>
<context>
    <name>_Problems</name>
    <message>
        <source>Line</source>
        <translation>Wiersz</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Kolumna</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Własność</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kod</translation>
    </message>
    <message>
        <source>The text was read as {encoding}.</source>
        <translation>Kodowanie, w którym odczytano tekst: {encoding}.</translation>
    </message>
    <message>
        <source>The text was read as {encoding} (a guess).</source>
        <translation>Kodowanie, w którym odczytano tekst: {encoding}, to domysł.</translation>
    </message>
</context>
<context>
    <name>aid_words</name>
    <message>
        <source>The ladder fails: the chain escapes.</source>
        <translation>Drabinka nie działa: łańcuch ucieka.</translation>
    </message>
</context>
<context>
    <name>announced</name>
    <message>
        <source>{color} passes</source>
        <translation>{color} pasuje</translation>
    </message>
    <message>
        <source>{color} {point}</source>
        <translation>{color} {point}</translation>
    </message>
    <message>
        <source>{color} stone on {point}</source>
        <translation>{color}, kamień na {point}</translation>
    </message>
    <message>
        <source>Move {number}: {move}</source>
        <translation>Ruch {number}: {move}</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Ustawienie</translation>
    </message>
    <message>
        <source>variation {number} of {all}</source>
        <translation>wariant {number} z {all}</translation>
    </message>
    <message>
        <source>has a comment</source>
        <translation>z komentarzem</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Cofnięto</translation>
    </message>
    <message>
        <source>Undone: {move}</source>
        <translation>Cofnięto: {move}</translation>
    </message>
    <message>
        <source>{color}: {left}</source>
        <translation>{color}: {left}</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Liczenie</translation>
    </message>
    <message>
        <source>{color} accepts the score</source>
        <translation>{color} akceptuje liczenie</translation>
    </message>
    <message>
        <source>{group}: in seki</source>
        <translation>{group}: w seki</translation>
    </message>
    <message>
        <source>{group}: dead</source>
        <translation>{group}: grupa martwa</translation>
    </message>
    <message>
        <source>{group}: alive</source>
        <translation>{group}: grupa żywa</translation>
    </message>
    <message>
        <source>Game {number} of {all}: {names}, {columns} by {rows}</source>
        <translation>Partia {number} z {all}: {names}, {columns} na {rows}</translation>
    </message>
    <message>
        <source>{file} opened: {columns} by {rows}</source>
        <translation>Otwarto {file}: {columns} na {rows}</translation>
    </message>
    <message>
        <source>New game: {columns} by {rows}</source>
        <translation>Nowa partia: {columns} na {rows}</translation>
    </message>
    <message>
        <source>{file} saved</source>
        <translation>Zapisano {file}</translation>
    </message>
</context>
<context>
    <name>arranging</name>
    <message>
        <source>The first player</source>
        <translation>Pierwszy gracz</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>Drugi gracz</translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <source>Board, {columns} by {rows}</source>
        <translation>Plansza {columns} na {rows}</translation>
    </message>
    <message>
        <source>{color}: {prisoners}</source>
        <translation>{color}: {prisoners}</translation>
    </message>
</context>
<context>
    <name>clock</name>
    <message>
        <source>Absolute</source>
        <translation>Stały</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <translation>Byo-yomi</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>Kanadyjski</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>Fischer</translation>
    </message>
    <message>
        <source>Bronstein</source>
        <translation>Bronstein</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Zwłoka</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>Ing</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Bez zegara</translation>
    </message>
    <message>
        <source>{main} + {overtime}</source>
        <translation>{main} + {overtime}</translation>
    </message>
    <message>
        <source>{stones} in {time}</source>
        <translation>{stones} w {time}</translation>
    </message>
    <message>
        <source>up to {time} back per move</source>
        <translation>do {time} zwrotu za ruch</translation>
    </message>
    <message>
        <source>{time} delay per move</source>
        <translation>{time} zwłoki na ruch</translation>
    </message>
    <message>
        <source>{periods} for {points} each</source>
        <translation>{periods}, każdy za {points}</translation>
    </message>
    <message>
        <source>{time} per move</source>
        <translation>{time} na ruch</translation>
    </message>
    <message>
        <source>{time} per move, up to {most}</source>
        <translation>{time} na ruch, do {most}</translation>
    </message>
    <message>
        <source>{number} h</source>
        <comment>hours</comment>
        <translation>{number} h</translation>
    </message>
    <message>
        <source>{number} min</source>
        <comment>minutes</comment>
        <translation>{number} min</translation>
    </message>
    <message>
        <source>{number} s</source>
        <comment>seconds</comment>
        <translation>{number} s</translation>
    </message>
    <message>
        <source>Time has run out</source>
        <translation>Czas minął</translation>
    </message>
    <message>
        <source>last period</source>
        <translation>ostatni okres</translation>
    </message>
    <message>
        <source>last stone</source>
        <translation>ostatni kamień</translation>
    </message>
</context>
<context>
    <name>consequences</name>
    <message>
        <source>The stone is now on {point}</source>
        <translation>Kamień jest teraz na {point}</translation>
    </message>
    <message>
        <source>Move {number} is now on {point}</source>
        <translation>Ruch {number} jest teraz na {point}</translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>{what}.</translation>
    </message>
    <message>
        <source>{what}: {consequences}.</source>
        <translation>{what}: {consequences}.</translation>
    </message>
</context>
<context>
    <name>count</name>
    <message>
        <source>alive</source>
        <translation>grupa żywa</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>grupa martwa</translation>
    </message>
    <message>
        <source>alive in seki</source>
        <translation>grupa żywa w seki</translation>
    </message>
    <message>
        <source>unsettled</source>
        <translation>grupa nierozstrzygnięta</translation>
    </message>
    <message>
        <source>probably alive</source>
        <translation>grupa prawdopodobnie żywa</translation>
    </message>
    <message>
        <source>probably dead</source>
        <translation>grupa prawdopodobnie martwa</translation>
    </message>
    <message>
        <source>probably alive in seki</source>
        <translation>grupa prawdopodobnie żywa w seki</translation>
    </message>
    <message>
        <source>Two secure eyes.</source>
        <translation>Dwoje oczu, których nic nie zabierze.</translation>
    </message>
    <message>
        <source>Room for two eyes.</source>
        <translation>Jest miejsce na dwoje oczu.</translation>
    </message>
    <message>
        <source>It surrounds territory and is not threatened.</source>
        <translation>Otacza terytorium i nic jej nie grozi.</translation>
    </message>
    <message>
        <source>It captures {others}.</source>
        <translation>Bije: {others}.</translation>
    </message>
    <message>
        <source>Not enough room for two eyes.</source>
        <translation>Nie ma miejsca na dwoje oczu.</translation>
    </message>
    <message>
        <source>Its eye space makes only one eye: {points}.</source>
        <translation>Miejsca wystarcza tylko na jedno oko: {points}.</translation>
    </message>
    <message>
        <source>Its eye at {points} is false.</source>
        <translation>Jej oko na {points} jest fałszywe.</translation>
    </message>
    <message>
        <source>Fewer liberties than {others}.</source>
        <translation>Mniej oddechów niż {others}.</translation>
    </message>
    <message>
        <source>It can be captured whatever it plays.</source>
        <translation>Da się ją zbić, cokolwiek zrobi.</translation>
    </message>
    <message>
        <source>Bent four in the corner.</source>
        <translation>Zgięta czwórka w rogu.</translation>
    </message>
    <message>
        <source>If it is captured, its side takes part of the ground back.</source>
        <translation>Jeśli zostanie zbita, jej strona odzyska część obszaru.</translation>
    </message>
    <message>
        <source>It shares liberties at {points} with {others}.</source>
        <translation>Ma wspólne oddechy na {points}: {others}.</translation>
    </message>
    <message>
        <source>Undecided: the next move at {points} settles it.</source>
        <translation>Nierozstrzygnięte: decyduje następny ruch na {points}.</translation>
    </message>
    <message>
        <source>Depends on a ko at {points}.</source>
        <translation>Rozstrzyga ko na {points}.</translation>
    </message>
    <message>
        <source>Playing on leads to this, whichever side moves first.</source>
        <translation>Partie rozegrane od tego miejsca kończą się tak bez względu na to, kto zaczyna.</translation>
    </message>
    <message>
        <source>It could still live. Resume play.</source>
        <translation>Może jeszcze ożyć. Trzeba wznowić grę.</translation>
    </message>
    <message>
        <source>It captures its opponent.</source>
        <translation>Bije przeciwnika.</translation>
    </message>
    <message>
        <source>Its eye space makes only one eye.</source>
        <translation>Miejsca wystarcza tylko na jedno oko.</translation>
    </message>
    <message>
        <source>One of its eyes is false.</source>
        <translation>Jedno z jej oczu jest fałszywe.</translation>
    </message>
    <message>
        <source>Fewer liberties than its opponent.</source>
        <translation>Mniej oddechów niż przeciwnik.</translation>
    </message>
    <message>
        <source>It shares liberties with its opponent.</source>
        <translation>Ma wspólne oddechy z przeciwnikiem.</translation>
    </message>
    <message>
        <source>Undecided: the next move settles it.</source>
        <translation>Nierozstrzygnięte: decyduje następny ruch.</translation>
    </message>
    <message>
        <source>Depends on a ko.</source>
        <translation>Rozstrzyga ko.</translation>
    </message>
    <message>
        <source>Handicap stones count as stones on the board</source>
        <translation>Kamienie handicapu są kamieniami na planszy</translation>
    </message>
    <message>
        <source>White&apos;s compensation for the handicap</source>
        <translation>Wyrównanie dla białego za handicap</translation>
    </message>
    <message>
        <source>{color} played more stones, including the last dame</source>
        <translation>{color} zagrał więcej kamieni, w tym ostatnie dame</translation>
    </message>
    <message>
        <source>{opponent} passed more often than {color}</source>
        <translation>{opponent} pasował częściej niż {color}</translation>
    </message>
    <message>
        <source>Points in seki and in false eyes</source>
        <translation>Punkty w seki i fałszywe oczy</translation>
    </message>
    <message>
        <source>Dead stones in seki, which territory scoring leaves on the board</source>
        <translation>Martwe kamienie w seki, które przy liczeniu terytorium zostają na planszy</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>Podatek od grup</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Martwe</translation>
    </message>
    <message>
        <source>Seki</source>
        <translation>Seki</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>Sporne</translation>
    </message>
    <message>
        <source>Click a group to mark it dead or alive; Shift+click for one chain.</source>
        <translation>Kliknij grupę: martwa lub żywa. Z klawiszem Shift: jeden łańcuch.</translation>
    </message>
    <message>
        <source>Click a group to mark it alive in seki or with two eyes.</source>
        <translation>Kliknij grupę: żywa w seki lub z dwojgiem własnych oczu.</translation>
    </message>
    <message>
        <source>Click a disputed group to play it out.</source>
        <translation>Kliknij sporną grupę, by rozegrać ją obok partii.</translation>
    </message>
    <message>
        <source>{color}, {stones}</source>
        <translation>{color}, {stones}</translation>
    </message>
    <message>
        <source>unsettled, counted as dead</source>
        <translation>grupa nierozstrzygnięta, liczona jako martwa</translation>
    </message>
    <message>
        <source>{group}: {status}.</source>
        <translation>{group}: {status}.</translation>
    </message>
    <message>
        <source>It does not have two eyes.</source>
        <translation>Nie ma dwojga własnych oczu.</translation>
    </message>
    <message>
        <source>Marked by the players.</source>
        <translation>Oznaczone przez graczy.</translation>
    </message>
    <message>
        <source>Finding dead stones…</source>
        <translation>Szukanie martwych kamieni…</translation>
    </message>
    <message>
        <source>Much of the board is undecided: borders are still open. Resume play.</source>
        <translation>Duża część planszy jest nierozstrzygnięta: są jeszcze otwarte granice. Trzeba wznowić grę.</translation>
    </message>
    <message>
        <source>The game already has a different result. Accepting this score replaces it.</source>
        <translation>Partia ma już inny wynik. Akceptacja tego wyniku go zastąpi.</translation>
    </message>
    <message>
        <source>The rules in the record are not understood. The score is by Japanese rules.</source>
        <translation>Zasady zapisane w partii są niezrozumiałe. Wynik liczono według zasad japońskich.</translation>
    </message>
    <message>
        <source>White must pass last under these rules: one more pass is needed.</source>
        <translation>Według tych zasad biały pasuje ostatni: brakuje jeszcze jednego pasa.</translation>
    </message>
    <message>
        <source>Online-Go.com would count {points} for Black.</source>
        <translation>Online-Go.com zaliczyłoby {points} czarnym.</translation>
    </message>
    <message>
        <source>Online-Go.com would count {points} for White.</source>
        <translation>Online-Go.com zaliczyłoby {points} białym.</translation>
    </message>
    <message>
        <source>Online-Go.com would not count {points}.</source>
        <translation>Online-Go.com nie zaliczyłoby {points}.</translation>
    </message>
    <message>
        <source>Online-Go.com would take {points} prisoner.</source>
        <translation>Online-Go.com zaliczyłoby {points} jako jeńców.</translation>
    </message>
    <message>
        <source>{group}, at {point}</source>
        <translation>{group}, {point}</translation>
    </message>
    <message>
        <source>{group}, at {point}: counted as dead</source>
        <translation>{group}, {point}: liczona jako martwa</translation>
    </message>
    <message>
        <source>Dead: {result}</source>
        <translation>Martwa: {result}</translation>
    </message>
    <message>
        <source>Alive: {result}</source>
        <translation>Żywa: {result}</translation>
    </message>
    <message>
        <source>All stones are alive under these rules.</source>
        <translation>Według tych zasad każdy kamień jest żywy.</translation>
    </message>
    <message>
        <source>Playing out {color}&apos;s group at {point}</source>
        <translation>Trwa rozgrywka o grupę na {point} ({color}).</translation>
    </message>
</context>
<context>
    <name>cursor</name>
    <message>
        <source>Arrows move the cursor, Enter answers, Esc hides it.</source>
        <translation>Strzałki przesuwają kursor, Enter odpowiada jego punktem, Esc go ukrywa.</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter marks a group dead or alive, Esc hides it.</source>
        <translation>Strzałki przesuwają kursor, Enter zmienia grupę na martwą lub żywą, Esc go ukrywa.</translation>
    </message>
    <message>
        <source>Enter starts, arrows move to the other end, Enter finishes, Esc cancels.</source>
        <translation>Enter zaczyna, strzałki prowadzą na drugi koniec, Enter kończy; Esc rezygnuje.</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter applies the tool, Esc hides it.</source>
        <translation>Strzałki przesuwają kursor, Enter używa tam narzędzia, Esc go ukrywa.</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter moves the stone there, Esc hides it.</source>
        <translation>Strzałki przesuwają kursor, Enter stawia tam ruch, Esc go ukrywa.</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter plays, Esc hides it.</source>
        <translation>Strzałki przesuwają kursor, Enter tam gra, Esc go ukrywa.</translation>
    </message>
</context>
<context>
    <name>estimate</name>
    <message>
        <source>About even</source>
        <translation>Mniej więcej równo</translation>
    </message>
    <message>
        <source>{color} may be ahead by about {number}</source>
        <translation>{color} prowadzi może o ok. {number}</translation>
    </message>
    <message>
        <source>{color} ahead by about {number}</source>
        <translation>{color} prowadzi o ok. {number}</translation>
    </message>
    <message>
        <source>{lead} ({least} to {most})</source>
        <translation>{lead} ({least} – {most})</translation>
    </message>
    <message>
        <source>even</source>
        <translation>równo</translation>
    </message>
    <message>
        <source>{color} by {number}</source>
        <translation>{color} +{number}</translation>
    </message>
</context>
<context>
    <name>exercises</name>
    <message>
        <source>This move does not reach the goal.</source>
        <translation>Ten ruch nie prowadzi do celu.</translation>
    </message>
    <message>
        <source>This does not capture the stones.</source>
        <translation>W ten sposób kamienie nie zostaną zbite.</translation>
    </message>
    <message>
        <source>Neither player may play there.</source>
        <translation>Tam nikt nie może zagrać.</translation>
    </message>
    <message>
        <source>That move is legal.</source>
        <translation>Tam wolno zagrać.</translation>
    </message>
    <message>
        <source>That is no liberty: a liberty is an empty point next to the stones.</source>
        <translation>To nie jest oddech: oddech to pusty punkt sąsiadujący z kamieniami.</translation>
    </message>
    <message>
        <source>After this move the stones are not in atari: atari means one liberty.</source>
        <translation>Po tym ruchu kamienie nie są w atari: w atari ma się tylko jeden oddech.</translation>
    </message>
    <message>
        <source>That point is not part of the answer.</source>
        <translation>Ten punkt nie należy do odpowiedzi.</translation>
    </message>
    <message>
        <source>There is no dead stone at this point.</source>
        <translation>Na tym punkcie nie ma martwego kamienia.</translation>
    </message>
    <message>
        <source>That point is not in this territory.</source>
        <translation>Ten punkt nie należy do tego terytorium.</translation>
    </message>
    <message>
        <source>The winner is right, the margin is not. Count again.</source>
        <translation>Zwycięzca się zgadza, ale różnica nie. Policz jeszcze raz.</translation>
    </message>
    <message>
        <source>The winner is not right. Count again.</source>
        <translation>Zwycięzca się nie zgadza. Policz jeszcze raz.</translation>
    </message>
</context>
<context>
    <name>guess_words</name>
    <message>
        <source>Not there. Look inside the frame.</source>
        <translation>Nie tam. Jest w obrębie ramki.</translation>
    </message>
    <message>
        <source>That is a variation in the file. A different move was played.</source>
        <translation>To jest wariant w pliku. Zagrano inny ruch.</translation>
    </message>
    <message>
        <source>That move is illegal. It costs nothing.</source>
        <translation>Tam być nie może. To nic nie kosztuje.</translation>
    </message>
    <message>
        <source>Where does Black play?</source>
        <translation>Gdzie gra czarny?</translation>
    </message>
    <message>
        <source>Where does White play?</source>
        <translation>Gdzie gra biały?</translation>
    </message>
    <message>
        <source>Found on the first try: {points}.</source>
        <translation>Znaleziono za pierwszym razem: {points}.</translation>
    </message>
    <message>
        <source>It was {point}: no points.</source>
        <translation>Był to {point}: bez punktów.</translation>
    </message>
    <message>
        <source>Look inside the frame.</source>
        <translation>Szukaj w obrębie ramki.</translation>
    </message>
    <message>
        <source>Click where you expect the next move. A move found on the first try earns {points}; each miss costs 2 to 4, more the further away, and narrows the area down.</source>
        <translation>Kliknij, gdzie może być następny ruch partii. Każde chybienie zawęża miejsce. Za ruch znaleziony od razu jest {points}; chybienie kosztuje od 2 do 4 z nich, tym więcej, im dalej.</translation>
    </message>
    <message>
        <source>{points} of {possible} points</source>
        <translation>Punkty: {points} z {possible}</translation>
    </message>
    <message>
        <source>No move to guess here.</source>
        <translation>Nie ma tu ruchu do zgadnięcia.</translation>
    </message>
    <message>
        <source>You found {found} of {moves} moves, {at_once} on the first try.</source>
        <translation>Znalezione ruchy: {found} z {moves}, w tym za pierwszym razem {at_once}.</translation>
    </message>
</context>
<context>
    <name>judgement</name>
    <message>
        <source>&amp;Very Good Move</source>
        <translation>&amp;Bardzo dobry ruch</translation>
    </message>
    <message>
        <source>&amp;Good Move</source>
        <translation>&amp;Dobry ruch</translation>
    </message>
    <message>
        <source>&amp;Interesting Move</source>
        <translation>&amp;Interesujący ruch</translation>
    </message>
    <message>
        <source>&amp;Doubtful Move</source>
        <translation>&amp;Wątpliwy ruch</translation>
    </message>
    <message>
        <source>&amp;Bad Move</source>
        <translation>&amp;Zły ruch</translation>
    </message>
    <message>
        <source>V&amp;ery Bad Move</source>
        <translation>Bardzo zł&amp;y ruch</translation>
    </message>
    <message>
        <source>&amp;Very Good for Black</source>
        <translation>&amp;Bardzo dobra dla czarnego</translation>
    </message>
    <message>
        <source>Good for &amp;Black</source>
        <translation>Dobra dla &amp;czarnego</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation>&amp;Wyrównana</translation>
    </message>
    <message>
        <source>Ve&amp;ry Even</source>
        <translation>W &amp;pełni wyrównana</translation>
    </message>
    <message>
        <source>&amp;Unclear</source>
        <translation>&amp;Niejasna</translation>
    </message>
    <message>
        <source>Ver&amp;y Unclear</source>
        <translation>B&amp;ardzo niejasna</translation>
    </message>
    <message>
        <source>Good for &amp;White</source>
        <translation>D&amp;obra dla białego</translation>
    </message>
    <message>
        <source>Very &amp;Good for White</source>
        <translation>Bardzo dob&amp;ra dla białego</translation>
    </message>
    <message>
        <source>&amp;Hot Spot</source>
        <translation>&amp;Kluczowy moment</translation>
    </message>
    <message>
        <source>Very H&amp;ot Spot</source>
        <translation>Bardzo kl&amp;uczowy moment</translation>
    </message>
    <message>
        <source>estimated as even</source>
        <translation>oceniana jako wyrównana</translation>
    </message>
    <message>
        <source>{color} estimated {points} points ahead</source>
        <translation>{color} prowadzi według oceny o {points} pkt</translation>
    </message>
</context>
<context>
    <name>marking</name>
    <message>
        <source>&amp;Black Stones</source>
        <translation>&amp;Czarne kamienie</translation>
    </message>
    <message>
        <source>&amp;White Stones</source>
        <translation>&amp;Białe kamienie</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Gumka</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation>&amp;Trójkąt</translation>
    </message>
    <message>
        <source>S&amp;quare</source>
        <translation>Kwa&amp;drat</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>Kółk&amp;o</translation>
    </message>
    <message>
        <source>Cr&amp;oss</source>
        <translation>Krzyżyk (&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Selected</source>
        <translation>Wybrany pun&amp;kt</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Litery</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>L&amp;iczby</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>T&amp;ekst</translation>
    </message>
    <message>
        <source>L&amp;ine</source>
        <translation>Li&amp;nia</translation>
    </message>
    <message>
        <source>&amp;Arrow</source>
        <translation>&amp;Strzałka</translation>
    </message>
    <message>
        <source>&amp;Dim</source>
        <translation>&amp;Wyszarzenie</translation>
    </message>
    <message>
        <source>&amp;Part of the Board</source>
        <translation>&amp;Fragment planszy</translation>
    </message>
    <message>
        <source>Blac&amp;k Territory</source>
        <translation>Terytorium cz&amp;arnego</translation>
    </message>
    <message>
        <source>White Territor&amp;y</source>
        <translation>Ter&amp;ytorium białego</translation>
    </message>
    <message>
        <source>Click or drag to mark points; click a mark to remove it.</source>
        <translation>Kliknięcie lub przeciągnięcie oznacza punkty; na znaku usuwa go.</translation>
    </message>
    <message>
        <source>Click or drag to mark territory; the right button marks the other colour&apos;s.</source>
        <translation>Kliknij lub przeciągnij, by oznaczyć terytorium; prawy przycisk oznacza terytorium drugiego koloru.</translation>
    </message>
    <message>
        <source>Click or drag to place stones; the right button places white ones.</source>
        <translation>Kliknij lub przeciągnij, by stawiać kamienie; prawy przycisk stawia białe.</translation>
    </message>
    <message>
        <source>Click or drag to place stones; the right button places black ones.</source>
        <translation>Kliknij lub przeciągnij, by stawiać kamienie; prawy przycisk stawia czarne.</translation>
    </message>
    <message>
        <source>Click or drag to remove marks, then stones without marks.</source>
        <translation>Kliknij lub przeciągnij, by usunąć oznaczenia, a potem nieoznaczone kamienie.</translation>
    </message>
    <message>
        <source>Click to place the next letter; click a letter to remove it.</source>
        <translation>Kliknięcie stawia następną literę; na literze usuwa ją.</translation>
    </message>
    <message>
        <source>Click to place the next number; click a number to remove it.</source>
        <translation>Kliknięcie stawia następną liczbę; na liczbie usuwa ją.</translation>
    </message>
    <message>
        <source>Click a point and type its label.</source>
        <translation>Kliknij punkt i wpisz jego etykietę.</translation>
    </message>
    <message>
        <source>Drag from one point to another; drag again to remove.</source>
        <translation>Przeciągnij od punktu do punktu; przeciągnij ponownie, by usunąć.</translation>
    </message>
    <message>
        <source>Click or drag to dim points; repeat to restore them.</source>
        <translation>Kliknij lub przeciągnij, by wyszarzyć punkty albo je przywrócić.</translation>
    </message>
    <message>
        <source>Drag over the part to show; click to show the whole board.</source>
        <translation>Zaznacz myszą to, co ma być widać. Kliknięcie pokazuje całą planszę.</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>The game is paused. Press Resume to continue.</source>
        <translation>Partia jest wstrzymana. Aby grać dalej, naciśnij „Wznów”.</translation>
    </message>
    <message>
        <source>{color} has not pressed the clock yet.</source>
        <translation>{color} musi jeszcze nacisnąć zegar.</translation>
    </message>
    <message>
        <source>{color}&apos;s time has run out. Decide first whether the game is over.</source>
        <translation>{color}: czas minął. Najpierw trzeba powiedzieć, czy partia jest skończona.</translation>
    </message>
    <message>
        <source>The move stands.</source>
        <translation>Ruch zostaje.</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>Black</source>
        <translation>Czarny</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Biały</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>Gra czarny</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>Gra biały</translation>
    </message>
    <message>
        <source>This point is not on the board.</source>
        <translation>Tego punktu nie ma na planszy.</translation>
    </message>
    <message>
        <source>There is already a stone on this point.</source>
        <translation>Na tym punkcie jest już kamień.</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: the chain of {stones} would have no liberties.</source>
        <translation>{color} nie może tu zagrać: łańcuch {stones} kamieni nie miałby oddechu.</translation>
    </message>
    <message>
        <source>{color} can&apos;t retake the ko immediately: play elsewhere first.</source>
        <translation>{color} nie może od razu odbić tego ko: najpierw trzeba zagrać gdzie indziej.</translation>
    </message>
    <message>
        <source>{color} can&apos;t retake the ko yet: pass for it first.</source>
        <translation>{color} nie może jeszcze odbić tego ko: najpierw trzeba za nie spasować.</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: it would repeat the position after move {number}.</source>
        <translation>{color} nie może tu zagrać: powtórzyłaby się pozycja po ruchu {number}.</translation>
    </message>
    <message>
        <source>Play the missing moves, next {color}. Esc finishes.</source>
        <translation>Wstaw brakujące tu ruchy, teraz gra {color}. Esc kończy.</translation>
    </message>
    <message>
        <source>Click where {color} actually played, or drag another stone. Esc finishes.</source>
        <translation>Kliknij, gdzie naprawdę zagrał {color}, albo przeciągnij inny kamień. Esc kończy.</translation>
    </message>
    <message>
        <source>{color} wins by {points}</source>
        <translation>{color} wygrywa o {points}</translation>
    </message>
    <message>
        <source>{color} wins by resignation</source>
        <translation>{color} wygrywa przez poddanie</translation>
    </message>
    <message>
        <source>{color} wins on time</source>
        <translation>{color} wygrywa na czas</translation>
    </message>
    <message>
        <source>{color} wins by forfeit</source>
        <translation>{color} wygrywa walkowerem</translation>
    </message>
    <message>
        <source>{color} wins</source>
        <translation>{color} wygrywa</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Bez wyniku</translation>
    </message>
    <message>
        <source>Result unknown</source>
        <translation>Wynik nieznany</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Terytorium</translation>
    </message>
    <message>
        <source>Living stones</source>
        <translation>Żywe kamienie</translation>
    </message>
    <message>
        <source>Dead stones</source>
        <translation>Martwe kamienie</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Jeńcy</translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation>Kamienie za pasy</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>Podatek od grup</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>Czas dodatkowy</translation>
    </message>
    <message>
        <source>For handicap</source>
        <translation>Za handicap</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <translation>{label}: {value}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between things in a row</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first} – {last}</translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} punktu</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Ruch {number}</translation>
    </message>
    <message>
        <source>Setup after move {number}</source>
        <translation>Ustawienie po ruchu {number}</translation>
    </message>
    <message>
        <source>variation {number} of {all}</source>
        <translation>wariant {number} z {all}</translation>
    </message>
    <message>
        <source>illegal: {reason}</source>
        <translation>niezgodny z zasadami: {reason}</translation>
    </message>
    <message>
        <source>{ruleset} rules</source>
        <translation>Zasady: {ruleset}</translation>
    </message>
    <message>
        <source>{ruleset} rules assumed</source>
        <translation>przyjęto zasady: {ruleset}</translation>
    </message>
    <message>
        <source>no komi given</source>
        <translation>komi nie podano</translation>
    </message>
    <message>
        <source>komi {komi}</source>
        <translation>komi {komi}</translation>
    </message>
    <message>
        <source>handicap {stones}</source>
        <translation>handicap {stones}</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Liczenie</translation>
    </message>
    <message>
        <source>White must pass once more to end the game</source>
        <translation>Biały pasuje jeszcze raz, by zakończyć partię</translation>
    </message>
    <message>
        <source>{color} passed, {turn}</source>
        <translation>{color}: pas. {turn}</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: the stone would have no liberties.</source>
        <translation>{color} nie może tu zagrać: kamień nie miałby oddechu.</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: it would repeat the starting position.</source>
        <translation>{color} nie może tu zagrać: powtórzyłaby się pozycja początkowa.</translation>
    </message>
    <message>
        <source>move {number}, {color} {point}: {reason}</source>
        <translation>ruch {number}, {color} {point}: {reason}</translation>
    </message>
    <message>
        <source>The starting position was repeated. The players may agree on no result (Game &gt; End Game).</source>
        <translation>Pozycja początkowa się powtórzyła. Gracze mogą zgodzić się na brak wyniku (Partia &gt; Zakończ partię).</translation>
    </message>
    <message>
        <source>The position after move {number} was repeated. The players may agree on no result (Game &gt; End Game).</source>
        <translation>Pozycja po ruchu {number} się powtórzyła. Gracze mogą zgodzić się na brak wyniku (Partia &gt; Zakończ partię).</translation>
    </message>
    <message>
        <source>Tie: {color} wins under these rules</source>
        <translation>Remis: według tych zasad wygrywa {color}</translation>
    </message>
    <message>
        <source>Even: {color} wins</source>
        <translation>Równo: wygrywa {color}</translation>
    </message>
    <message>
        <source>{color} leads by {number}</source>
        <translation>{color} prowadzi o {number}</translation>
    </message>
    <message>
        <source>{counting}: even</source>
        <translation>{counting}: równo</translation>
    </message>
    <message>
        <source>{counting}: even, {color} wins</source>
        <translation>{counting}: równo, wygrywa {color}</translation>
    </message>
    <message>
        <source>{counting}: {color} by {number}</source>
        <translation>{counting}: {color} +{number}</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
</context>
<context>
    <name>point</name>
    <message>
        <source>empty</source>
        <translation>pusty</translation>
    </message>
    <message>
        <source>black stone</source>
        <translation>czarny kamień</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>biały kamień</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>trójkąt</translation>
    </message>
    <message>
        <source>square</source>
        <translation>kwadrat</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>kółko</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>krzyżyk</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>wybrany</translation>
    </message>
    <message>
        <source>Black&apos;s territory</source>
        <translation>terytorium czarnego</translation>
    </message>
    <message>
        <source>White&apos;s territory</source>
        <translation>terytorium białego</translation>
    </message>
    <message>
        <source>illegal: ko</source>
        <translation>zabroniony: ko</translation>
    </message>
    <message>
        <source>illegal: pass for the ko first</source>
        <translation>zabroniony: najpierw pas za ko</translation>
    </message>
    <message>
        <source>illegal: it would repeat a position</source>
        <translation>zabroniony: powtórzyłaby się pozycja</translation>
    </message>
    <message>
        <source>illegal: no liberties</source>
        <translation>zabroniony: bez oddechu</translation>
    </message>
    <message>
        <source>in atari</source>
        <translation>w atari</translation>
    </message>
    <message>
        <source>last move, number {number}</source>
        <translation>ostatni ruch, numer {number}</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>ostatni ruch</translation>
    </message>
    <message>
        <source>star point</source>
        <translation>punkt hoshi</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>róg</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>brzeg</translation>
    </message>
    <message>
        <source>label {text}</source>
        <translation>etykieta {text}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>ruch {number}</translation>
    </message>
    <message>
        <source>arrow to {point}</source>
        <translation>strzałka do {point}</translation>
    </message>
    <message>
        <source>line to {point}</source>
        <translation>linia do {point}</translation>
    </message>
    <message>
        <source>variation {letter}</source>
        <translation>wariant {letter}</translation>
    </message>
    <message>
        <source>next move</source>
        <translation>następny ruch</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>martwy</translation>
    </message>
    <message>
        <source>unsettled</source>
        <translation>nierozstrzygnięty</translation>
    </message>
    <message>
        <source>in seki</source>
        <translation>w seki</translation>
    </message>
    <message>
        <source>dame</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>open border</source>
        <translation>otwarta granica</translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message>
        <source>Marked lines are correct</source>
        <translation>Dobre są oznaczone warianty</translation>
    </message>
    <message>
        <source>All lines except marked ones are correct</source>
        <translation>Dobre są wszystkie warianty oprócz oznaczonych</translation>
    </message>
    <message>
        <source>The first variation is correct</source>
        <translation>Dobry jest pierwszy wariant</translation>
    </message>
    <message>
        <source>Every variation is correct</source>
        <translation>Dobry jest każdy wariant</translation>
    </message>
    <message>
        <source>Lines with “{sign}” are correct</source>
        <translation>Dobre są warianty z „{sign}”</translation>
    </message>
    <message>
        <source>Lines with “{sign}” are wrong</source>
        <translation>Złe są warianty z „{sign}”</translation>
    </message>
    <message>
        <source>Make the black group live.</source>
        <translation>Ożyw czarną grupę.</translation>
    </message>
    <message>
        <source>Make the white group live.</source>
        <translation>Ożyw białą grupę.</translation>
    </message>
    <message>
        <source>Kill the white group.</source>
        <translation>Zabij białą grupę.</translation>
    </message>
    <message>
        <source>Kill the black group.</source>
        <translation>Zabij czarną grupę.</translation>
    </message>
    <message>
        <source>Included problems, grade {grade}</source>
        <translation>Dołączone problemy, stopień {grade}</translation>
    </message>
    <message>
        <source>Black passes.</source>
        <translation>Czarny pasuje.</translation>
    </message>
    <message>
        <source>White passes.</source>
        <translation>Biały pasuje.</translation>
    </message>
    <message>
        <source>Passing is correct here.</source>
        <translation>Tutaj dobry jest pas.</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} z {all}</translation>
    </message>
    <message>
        <source>{right} of {all} correct</source>
        <translation>Dobrze: {right} z {all}</translation>
    </message>
    <message>
        <source>{number} with a hint</source>
        <translation>Ze wskazówką: {number}</translation>
    </message>
    <message>
        <source>{number} wrong</source>
        <translation>Źle: {number}</translation>
    </message>
    <message>
        <source>{number} skipped</source>
        <translation>Pominięte: {number}</translation>
    </message>
    <message>
        <source>Correct without a hint: {number}</source>
        <translation>Dobrze bez wskazówki: {number}</translation>
    </message>
    <message>
        <source>{minutes}:{seconds} minutes</source>
        <translation>Czas: {minutes}:{seconds}</translation>
    </message>
    <message>
        <source>none new</source>
        <translation>żadnego nowego</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Japanese</source>
        <translation>Japońskie</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreańskie</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chińskie</translation>
    </message>
    <message>
        <source>American (AGA)</source>
        <translation>Amerykańskie (AGA)</translation>
    </message>
    <message>
        <source>British (BGA)</source>
        <translation>Brytyjskie (BGA)</translation>
    </message>
    <message>
        <source>French (FFG)</source>
        <translation>Francuskie (FFG)</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>Ing</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>Nowozelandzkie</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <source>Stone counting (old Chinese)</source>
        <translation>Liczenie kamieni (dawne chińskie)</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Terytorium</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Obszar</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Kamienie</translation>
    </message>
    <message>
        <source>Basic ko</source>
        <translation>Zwykłe ko</translation>
    </message>
    <message>
        <source>Positional superko</source>
        <translation>Superko pozycyjne</translation>
    </message>
    <message>
        <source>Situational superko</source>
        <translation>Superko sytuacyjne</translation>
    </message>
    <message>
        <source>Natural superko</source>
        <translation>Superko naturalne</translation>
    </message>
    <message>
        <source>Superko until a pass</source>
        <translation>Superko do pasa</translation>
    </message>
    <message>
        <source>A ko can&apos;t be retaken immediately. Longer cycles are allowed.</source>
        <translation>Ko nie wolno od razu odbić. Dłuższe cykle mogą trwać.</translation>
    </message>
    <message>
        <source>No move may repeat an earlier position.</source>
        <translation>Żaden ruch nie może przywrócić wcześniejszej planszy.</translation>
    </message>
    <message>
        <source>No move may repeat an earlier position with the same player to move.</source>
        <translation>Żaden ruch nie może przywrócić wcześniejszej planszy z ruchem tego samego gracza.</translation>
    </message>
    <message>
        <source>No player may repeat a position that one of their own earlier moves created.</source>
        <translation>Gracz nie może przywrócić planszy, która powstała po jego wcześniejszym kamieniu.</translation>
    </message>
    <message>
        <source>No move may repeat an earlier position, unless a player has passed since.</source>
        <translation>Żaden ruch nie może przywrócić wcześniejszej planszy, chyba że od tej pory ktoś spasował.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>One point per stone</source>
        <translation>Punkt za kamień</translation>
    </message>
    <message>
        <source>One point per stone except the first</source>
        <translation>Punkt za kamień oprócz pierwszego</translation>
    </message>
    <message>
        <source>{ruleset}, changed</source>
        <translation>{ruleset}, zmienione</translation>
    </message>
</context>
<context>
    <name>seat</name>
    <message>
        <source>{color}: {left}</source>
        <translation>{color}: {left}</translation>
    </message>
    <message>
        <source>{color}: {left}, running</source>
        <translation>{color}: {left}, chodzi</translation>
    </message>
    <message>
        <source>{color}: {left}, stopped</source>
        <translation>{color}: {left}, stoi</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Zezwól</translation>
    </message>
    <message>
        <source>Allow and Return Time</source>
        <translation>Zezwól i oddaj czas</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Odmów</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Wycofaj</translation>
    </message>
    <message>
        <source>{color} Loses on Time</source>
        <translation>{color} przegrywa na czas</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Continue from Here</source>
        <translation>Graj stąd dalej</translation>
    </message>
    <message>
        <source>Back to the Game</source>
        <translation>Wróć do partii</translation>
    </message>
    <message>
        <source>Press the Clock</source>
        <translation>Naciśnij zegar</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Cofnij ruch</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Poddaj się</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Back to Scoring</source>
        <translation>Wróć do liczenia</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rewanż</translation>
    </message>
    <message>
        <source>New Game…</source>
        <translation>Nowa partia…</translation>
    </message>
    <message>
        <source>last period of {time}</source>
        <translation>ostatni okres {time}</translation>
    </message>
    <message>
        <source>then {number} × {time}</source>
        <translation>potem {number} × {time}</translation>
    </message>
    <message>
        <source>period {number} of {all}, {points} so far</source>
        <translation>okres {number} z {all}, dotąd {points}</translation>
    </message>
    <message>
        <source>{points} so far</source>
        <translation>dotąd {points}</translation>
    </message>
    <message>
        <source>then {number} × {time}, {points} each</source>
        <translation>potem {number} × {time}, każdy za {points}</translation>
    </message>
    <message>
        <source>+{time} per move</source>
        <translation>+{time} na ruch</translation>
    </message>
    <message>
        <source>+{time} per move, up to {most}</source>
        <translation>+{time} na ruch, do {most}</translation>
    </message>
    <message>
        <source>up to {time} back per move</source>
        <translation>do {time} zwrotu za ruch</translation>
    </message>
    <message>
        <source>{time} delay per move</source>
        <translation>{time} zwłoki na ruch</translation>
    </message>
    <message>
        <source>runs in {time}</source>
        <translation>ruszy za {time}</translation>
    </message>
    <message>
        <source>Press to start {color}&apos;s clock</source>
        <translation>Naciśnij, by ruszył zegar: {color}</translation>
    </message>
    <message>
        <source>Press to end your turn</source>
        <translation>Naciśnij, by zakończyć ruch</translation>
    </message>
    <message>
        <source>{name} moved and must press the clock.</source>
        <translation>{name} naciska zegar po swoim ruchu.</translation>
    </message>
    <message>
        <source>{name} has not pressed the clock yet.</source>
        <translation>{name} musi jeszcze nacisnąć zegar.</translation>
    </message>
    <message>
        <source>{name} has passed.</source>
        <translation>{name}: pas.</translation>
    </message>
    <message>
        <source>The clock is stopped.</source>
        <translation>Zegar stoi.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Partia jest wstrzymana.</translation>
    </message>
    <message>
        <source>The clock was paused while the computer was asleep.</source>
        <translation>Zegar był wstrzymany, gdy komputer był uśpiony.</translation>
    </message>
    <message>
        <source>This is move {number}; the match is at another position.</source>
        <translation>To jest ruch {number}; partia trwa w innej pozycji.</translation>
    </message>
    <message>
        <source>This is move {number}. Continue from here?</source>
        <translation>To jest ruch {number}. Grać stąd dalej?</translation>
    </message>
    <message>
        <source>{name} asks to take back a move.</source>
        <translation>{name} prosi o cofnięcie ruchu.</translation>
    </message>
    <message>
        <source>{name} asks to take back a move, with your reply to it.</source>
        <translation>{name} prosi o cofnięcie ruchu i odpowiedzi na niego.</translation>
    </message>
    <message>
        <source>Waiting for {name} to allow the takeback.</source>
        <translation>{name} decyduje, czy wolno cofnąć.</translation>
    </message>
    <message>
        <source>Your time has run out. {name} decides how to continue.</source>
        <translation>Czas minął. {name} decyduje.</translation>
    </message>
    <message>
        <source>{name}&apos;s time has run out.</source>
        <translation>{name}: czas minął.</translation>
    </message>
    <message>
        <source>Pass?</source>
        <translation>Spasować?</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Poddać partię?</translation>
    </message>
    <message>
        <source>Hold the button down to pass.</source>
        <translation>Przytrzymaj przycisk, by spasować.</translation>
    </message>
    <message>
        <source>Hold the button down to resign.</source>
        <translation>Przytrzymaj przycisk, by poddać partię.</translation>
    </message>
    <message>
        <source>{name} has accepted.</source>
        <translation>{name}: zgoda.</translation>
    </message>
</context>
<context>
    <name>turning</name>
    <message>
        <source>View rotated right</source>
        <translation>Widok obrócony w prawo</translation>
    </message>
    <message>
        <source>View turned upside down</source>
        <translation>Plansza obrócona do góry nogami</translation>
    </message>
    <message>
        <source>View rotated left</source>
        <translation>Widok obrócony w lewo</translation>
    </message>
    <message>
        <source>View flipped horizontally</source>
        <translation>Widok odbity w poziomie</translation>
    </message>
    <message>
        <source>View flipped vertically</source>
        <translation>Widok odbity w pionie</translation>
    </message>
    <message>
        <source>View flipped along a diagonal</source>
        <translation>Widok odbity wzdłuż przekątnej</translation>
    </message>
</context>
</TS>
