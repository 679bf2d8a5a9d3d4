<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name></name>
    <message numerus="yes">
        <source>Caught in a ladder: %n moves.</source>
        <translation>
            <numerusform>In der Treppe gefangen: %n Zug.</numerusform>
            <numerusform>In der Treppe gefangen: %n Züge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ladder fails: broken by {stones}.</source>
        <translation>
            <numerusform>Die Treppe geht nicht auf: {stones} bricht sie.</numerusform>
            <numerusform>Die Treppe geht nicht auf: {stones} brechen sie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} {point}, %n stones captured</source>
        <translation>
            <numerusform>{color} {point}, %n Stein geschlagen</numerusform>
            <numerusform>{color} {point}, %n Steine geschlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} {point}, %n own stones lost</source>
        <translation>
            <numerusform>{color} {point}, %n eigener Stein verloren</numerusform>
            <numerusform>{color} {point}, %n eigene Steine verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Atari: {color} {point}, %n stones</source>
        <translation>
            <numerusform>Atari: {color} {point}</numerusform>
            <numerusform>Atari: {color} {point}, %n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variations follow</source>
        <translation>
            <numerusform>%n Variante folgt</numerusform>
            <numerusform>%n Varianten folgen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undone: %n moves</source>
        <translation>
            <numerusform>Rückgängig gemacht: %n Zug</numerusform>
            <numerusform>Rückgängig gemacht: %n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <comment>to be played in a time</comment>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n Stunde</numerusform>
            <numerusform>%n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n periods left</source>
        <translation>
            <numerusform>noch %n Periode</numerusform>
            <numerusform>noch %n Perioden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones to play</source>
        <translation>
            <numerusform>noch %n Stein zu spielen</numerusform>
            <numerusform>noch %n Steine zu spielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later moves are now illegal, starting with move {first}</source>
        <translation>
            <numerusform>Zug {first} ist nun gegen die Regeln</numerusform>
            <numerusform>%n spätere Züge sind nun gegen die Regeln, zuerst Zug {first}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later moves now capture different stones, starting with move {first}</source>
        <translation>
            <numerusform>Zug {first} schlägt nun andere Steine oder keine</numerusform>
            <numerusform>%n spätere Züge schlagen nun andere Steine oder keine, zuerst Zug {first}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black places %n more handicap stones</source>
        <translation>
            <numerusform>Schwarz setzt noch einen Vorgabestein</numerusform>
            <numerusform>Schwarz setzt noch %n Vorgabesteine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>for a guess, not on the board</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found on try %n: {points}.</source>
        <translation>
            <numerusform>Gefunden im %n. Versuch: {points}.</numerusform>
            <numerusform>Gefunden im %n. Versuch: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on the first try</source>
        <translation>
            <numerusform>%n im ersten Versuch</numerusform>
            <numerusform>%n im ersten Versuch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>eine neu</numerusform>
            <numerusform>%n neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>Eine Aufgabe</numerusform>
            <numerusform>%n Aufgaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>eine heute fällig</numerusform>
            <numerusform>%n heute fällig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games without moves skipped</source>
        <translation>
            <numerusform>eine Partie ohne Züge ist ausgelassen</numerusform>
            <numerusform>%n Partien ohne Züge sind ausgelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable files</source>
        <translation>
            <numerusform>eine Datei war nicht zu lesen</numerusform>
            <numerusform>%n Dateien waren nicht zu lesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>%n hintereinander</numerusform>
            <numerusform>%n hintereinander</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prisoners</source>
        <translation>
            <numerusform>%n Gefangener</numerusform>
            <numerusform>%n Gefangene</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unsettled groups ({points}). Resume play or mark them.</source>
        <translation>
            <numerusform>Eine Gruppe könnte noch leben oder sterben ({points}). Weiterspielen oder entscheiden.</numerusform>
            <numerusform>%n Gruppen könnten noch leben oder sterben ({points}). Weiterspielen oder entscheiden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open borders at {points}. Close them first.</source>
        <translation>
            <numerusform>Eine Grenze ist offen bei {points}: erst schließen.</numerusform>
            <numerusform>Grenzen sind offen bei {points}: erst schließen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dead stones in seki ({points}) do not count unless captured. Resume play to capture them.</source>
        <translation>
            <numerusform>Ein toter Stein im Seki ({points}) zählt nur, wenn er geschlagen wird: dazu weiterspielen.</numerusform>
            <numerusform>%n tote Steine im Seki ({points}) zählen nur, wenn sie geschlagen werden: dazu weiterspielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dame left, each worth a point under area scoring. Fill them first.</source>
        <translation>
            <numerusform>Ein neutraler Punkt ist noch da, bei dieser Zählung einen Punkt wert: erst füllen.</numerusform>
            <numerusform>%n neutrale Punkte sind noch da, bei dieser Zählung je einen Punkt wert: erst füllen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n stones in {time}</source>
        <translation>
            <numerusform>dann %n Stein in {time}</numerusform>
            <numerusform>dann %n Steine in {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n more handicap stones.</source>
        <translation>
            <numerusform>Noch einen Vorgabestein setzen.</numerusform>
            <numerusform>Noch %n Vorgabesteine setzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black places %n more handicap stones.</source>
        <translation>
            <numerusform>Schwarz setzt noch einen Vorgabestein.</numerusform>
            <numerusform>Schwarz setzt noch %n Vorgabesteine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chain of %n</source>
        <translation>
            <numerusform>Kette aus %n Stein</numerusform>
            <numerusform>Kette aus %n Steinen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n liberties</source>
        <translation>
            <numerusform>%n Freiheit</numerusform>
            <numerusform>%n Freiheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} of %Ln games selected</source>
        <translation>
            <numerusform>{part} von %Ln Partie gewählt</numerusform>
            <numerusform>{part} von %Ln Partien gewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} of %Ln games</source>
        <translation>
            <numerusform>{part} von %Ln Partie</numerusform>
            <numerusform>{part} von %Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AcceptButton</name>
    <message>
        <source>✓ {name} accepted</source>
        <translation>✓ {name} hat zugestimmt</translation>
    </message>
    <message>
        <source>{name} Accepts</source>
        <translation>{name} stimmt zu</translation>
    </message>
</context>
<context>
    <name>AidActions</name>
    <message>
        <source>Show &amp;Liberties</source>
        <translation>&amp;Freiheiten zeigen</translation>
    </message>
    <message>
        <source>&amp;Colour Chains</source>
        <translation>&amp;Ketten einfärben</translation>
    </message>
    <message>
        <source>Show &amp;Eyes and False Eyes</source>
        <translation>&amp;Augen und falsche Augen zeigen</translation>
    </message>
    <message>
        <source>Read La&amp;dder</source>
        <translation>&amp;Treppe lesen</translation>
    </message>
    <message>
        <source>Show &amp;Influence</source>
        <translation>&amp;Einfluss zeigen</translation>
    </message>
    <message>
        <source>How far each side&apos;s stones reach</source>
        <translation>Wie weit die Steine beider Seiten wirken</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Scoring ended</source>
        <translation>Auszählen beendet</translation>
    </message>
</context>
<context>
    <name>ArchiveDialog</name>
    <message>
        <source>Game Archive</source>
        <translation>Partiearchiv</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Show Folder</source>
        <translation>&amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>&amp;Resume Game</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games?</source>
        <translation>
            <numerusform>%n Partie löschen?</numerusform>
            <numerusform>%n Partien löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to Trash</source>
        <translation>In den &amp;Papierkorb</translation>
    </message>
    <message>
        <source>Delete permanently?</source>
        <translation>Endgültig löschen?</translation>
    </message>
    <message>
        <source>These games cannot be moved to the trash. Deleting them cannot be undone:
{games}</source>
        <translation>Diese Partien lassen sich nicht in den Papierkorb legen. Das Löschen kann nicht rückgängig gemacht werden:
{games}</translation>
    </message>
    <message>
        <source>&amp;Delete Permanently</source>
        <translation>&amp;Endgültig löschen</translation>
    </message>
    <message>
        <source>Could not delete</source>
        <translation>Dies ließ sich nicht löschen</translation>
    </message>
</context>
<context>
    <name>ArchiveModel</name>
    <message>
        <source>This file has no readable game</source>
        <translation>In dieser Datei ist keine Partie zu lesen</translation>
    </message>
    <message>
        <source>No archived game matches.</source>
        <translation>Keine passende Partie im Archiv.</translation>
    </message>
    <message>
        <source>The archive is empty.</source>
        <translation>Das Archiv ist leer.</translation>
    </message>
</context>
<context>
    <name>BoardActions</name>
    <message>
        <source>&amp;Letters and Numbers (A1)</source>
        <translation>&amp;Buchstaben und Zahlen</translation>
    </message>
    <message>
        <source>&amp;Numeric (1-1)</source>
        <translation>Nur &amp;Zahlen (1-1)</translation>
    </message>
    <message>
        <source>S&amp;GF (aa)</source>
        <translation>S&amp;GF (aa)</translation>
    </message>
    <message>
        <source>&amp;Japanese</source>
        <translation>&amp;Japanisch</translation>
    </message>
    <message>
        <source>From the Nearest &amp;Corner</source>
        <translation>Von den &amp;Ecken aus</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>On &amp;Four Sides</source>
        <translation>An &amp;vier Seiten</translation>
    </message>
    <message>
        <source>On &amp;Two Sides</source>
        <translation>An z&amp;wei Seiten</translation>
    </message>
    <message>
        <source>&amp;Choose Part…</source>
        <translation>&amp;Ausschnitt wählen…</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>&amp;Ganzes Brett</translation>
    </message>
    <message>
        <source>&amp;Always Show Whole Board</source>
        <translation>&amp;Immer das ganze Brett zeigen</translation>
    </message>
    <message>
        <source>Rotate &amp;Right</source>
        <translation>Nach &amp;rechts drehen</translation>
    </message>
    <message>
        <source>Rotate &amp;Left</source>
        <translation>Nach &amp;links drehen</translation>
    </message>
    <message>
        <source>Turn &amp;Upside Down</source>
        <translation>Auf den &amp;Kopf</translation>
    </message>
    <message>
        <source>Flip &amp;Horizontally</source>
        <translation>&amp;Horizontal spiegeln</translation>
    </message>
    <message>
        <source>Flip &amp;Vertically</source>
        <translation>&amp;Vertikal spiegeln</translation>
    </message>
    <message>
        <source>R&amp;eset View</source>
        <translation>Ansicht &amp;zurücksetzen</translation>
    </message>
</context>
<context>
    <name>BoardAndStonesDialog</name>
    <message>
        <source>Board and Stones</source>
        <translation>Brett und Steine</translation>
    </message>
    <message>
        <source>Use This Board</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
</context>
<context>
    <name>BoardExporter</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Could not export the board</source>
        <translation>Das Brett wurde nicht exportiert</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Board copied as text.</source>
        <translation>Brett als Text kopiert.</translation>
    </message>
    <message>
        <source>Board copied.</source>
        <translation>Brett kopiert.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Zeichnungen</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF-Dokumente</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>BoardMenu</name>
    <message>
        <source>&amp;Mark Point</source>
        <translation>Diesen Punkt &amp;markieren</translation>
    </message>
    <message>
        <source>Set &amp;Up</source>
        <translation>&amp;Aufstellen</translation>
    </message>
    <message>
        <source>&amp;Go to This Stone&apos;s Move</source>
        <translation>&amp;Zum Zug dieses Steins</translation>
    </message>
    <message>
        <source>&amp;Black Stone</source>
        <translation>&amp;Schwarzer Stein</translation>
    </message>
    <message>
        <source>&amp;White Stone</source>
        <translation>&amp;Weißer Stein</translation>
    </message>
    <message>
        <source>&amp;No Stone</source>
        <translation>&amp;Kein Stein</translation>
    </message>
</context>
<context>
    <name>BoardSizeField</name>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
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
        <translation>Shin-Kaya</translation>
    </message>
    <message>
        <source>Night wood</source>
        <translation>Nachtholz</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>From the board theme</source>
        <translation>Aus dem Brettdesign</translation>
    </message>
    <message>
        <source>Slate and shell</source>
        <translation>Schiefer und Muschel</translation>
    </message>
    <message>
        <source>Glass</source>
        <translation>Glas</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Flach</translation>
    </message>
    <message>
        <source>Skipped {file}: could not read it.</source>
        <translation>{file} bleibt weg: Die Datei ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Skipped {file}: syntax error in line {where}.</source>
        <translation>{file} bleibt weg: Zeile {where} ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} is missing.</source>
        <translation>{file} bleibt weg: {where} fehlt.</translation>
    </message>
    <message>
        <source>Skipped {file}: unknown key {where}.</source>
        <translation>{file} übersprungen: unbekannter Schlüssel {where}.</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be a section, [{where}].</source>
        <translation>{file} bleibt weg: {where} muss ein eigener Abschnitt sein, [{where}].</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be quoted text.</source>
        <translation>{file} bleibt weg: {where} muss ein Text in Anführungszeichen sein.</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be a colour such as &quot;#e1b87c&quot;.</source>
        <translation>{file} bleibt weg: {where} muss eine Farbe sein, etwa &quot;#e1b87c&quot;.</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be a number, {allowed}.</source>
        <translation>{file} bleibt weg: {where} muss eine Zahl sein, {allowed}.</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be one of {allowed}.</source>
        <translation>{file} bleibt weg: Für {where} gibt es nur {allowed}.</translation>
    </message>
    <message>
        <source>Skipped {file}: the file is incomplete.</source>
        <translation>{file} übersprungen: Die Datei ist unvollständig.</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message>
        <source>Figure {place}</source>
        <translation>Diagramm {place}</translation>
    </message>
    <message>
        <source>Variation {place} at {move}</source>
        <translation>Variante {place} bei {move}</translation>
    </message>
    <message>
        <source>Variation {place} at {move} of variation {variation}</source>
        <translation>Variante {place} bei {move} von Variante {variation}</translation>
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
        <translation>{numbers} auf {place}</translation>
    </message>
    <message>
        <source>{numbers} pass</source>
        <translation>{numbers} Pass</translation>
    </message>
</context>
<context>
    <name>CheckedEdits</name>
    <message>
        <source>Checking the following moves</source>
        <translation>Folgende Züge werden geprüft</translation>
    </message>
    <message>
        <source>Some moves are now illegal</source>
        <translation>Einige Züge sind nun gegen die Regeln</translation>
    </message>
    <message>
        <source>&amp;Keep Change</source>
        <translation>Änderung &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Undo Change</source>
        <translation>&amp;Rückgängig machen</translation>
    </message>
</context>
<context>
    <name>ClockFields</name>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Di&amp;fferent for White</source>
        <translation>Für Weiß &amp;anders</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Benutzerdefiniert</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Vorlage löschen</translation>
    </message>
    <message>
        <source>Save as preset</source>
        <translation>Als Vorlage speichern</translation>
    </message>
</context>
<context>
    <name>CommandBar</name>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>More Tools</source>
        <translation>Weitere Werkzeuge</translation>
    </message>
    <message>
        <source>Hide the Toolbar</source>
        <translation>Werkzeugleiste ausblenden</translation>
    </message>
</context>
<context>
    <name>CommentPanel</name>
    <message>
        <source>Comment on this move</source>
        <translation>Kommentar zu diesem Zug</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>The comment continues. It is too long to show or edit here.</source>
        <translation>Der Kommentar geht weiter. Er ist zu lang, um hier gezeigt oder geändert zu werden.</translation>
    </message>
</context>
<context>
    <name>ComparisonDialog</name>
    <message>
        <source>Compare Rulesets</source>
        <translation>Regeln vergleichen</translation>
    </message>
    <message>
        <source>The same marking scored under every ruleset</source>
        <translation>Dieselben Markierungen nach allen Regeln</translation>
    </message>
    <message>
        <source>With komi {komi}, as in this game.</source>
        <translation>Überall Komi {komi}, wie in dieser Partie.</translation>
    </message>
    <message>
        <source>Why area and territory scoring differ</source>
        <translation>Warum Fläche und Gebiet sich unterscheiden</translation>
    </message>
    <message>
        <source>Territory scoring</source>
        <translation>Gebietswertung</translation>
    </message>
    <message>
        <source>They agree in this game.</source>
        <translation>In dieser Partie stimmen sie überein.</translation>
    </message>
    <message>
        <source>Area scoring</source>
        <translation>Flächenwertung</translation>
    </message>
</context>
<context>
    <name>CountActions</name>
    <message>
        <source>S&amp;core Game</source>
        <translation>Partie aus&amp;zählen</translation>
    </message>
    <message>
        <source>Re-estimate &amp;Dead Stones</source>
        <translation>&amp;Tote Steine neu schätzen</translation>
    </message>
    <message>
        <source>Discards the groups marked by hand</source>
        <translation>Verwirft, was von Hand markiert wurde</translation>
    </message>
    <message>
        <source>Co&amp;mpare Rulesets…</source>
        <translation>Regeln &amp;vergleichen…</translation>
    </message>
    <message>
        <source>The same position under other rules, and why they differ</source>
        <translation>Dasselbe Brett nach anderen Regeln, und warum sie sich unterscheiden</translation>
    </message>
    <message>
        <source>&amp;End Game…</source>
        <translation>Partie b&amp;eenden…</translation>
    </message>
    <message>
        <source>On time, by forfeit, by agreement or without a result</source>
        <translation>Auf Zeit, kampflos, einvernehmlich oder ohne Ergebnis</translation>
    </message>
    <message>
        <source>To score the game, keep or discard the tried moves first.</source>
        <translation>Zum Auszählen zuerst die Probezüge behalten oder verwerfen.</translation>
    </message>
    <message>
        <source>Replace the recorded result?</source>
        <translation>Das Ergebnis dieser Partie ersetzen?</translation>
    </message>
    <message>
        <source>Recorded: {recorded}. New score: {counted}.</source>
        <translation>Eingetragen: {recorded}. Neues Ergebnis: {counted}.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
</context>
<context>
    <name>CountAnswer</name>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>Black by</source>
        <translation>Schwarz mit</translation>
    </message>
    <message>
        <source>White by</source>
        <translation>Weiß mit</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
</context>
<context>
    <name>CountPage</name>
    <message>
        <source>Accept</source>
        <translation>Zustimmen</translation>
    </message>
    <message>
        <source>Resume Play</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>✓ Accepted</source>
        <translation>✓ Zugestimmt</translation>
    </message>
</context>
<context>
    <name>CountPanel</name>
    <message>
        <source>Scoring method</source>
        <translation>Wertungsmethode</translation>
    </message>
    <message>
        <source>What a click marks</source>
        <translation>Was ein Klick markiert</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen…</translation>
    </message>
    <message>
        <source>Demonstrate…</source>
        <translation>Zählung zeigen…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>Resume Play</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>CountStepTexts</name>
    <message>
        <source>Territory scoring: prisoners fill territory, and the remaining empty points decide.</source>
        <translation>Gezählt wird das Gebiet: Die Gefangenen kommen zurück und füllen es, und die Punkte, die leer bleiben, entscheiden.</translation>
    </message>
    <message>
        <source>Territory scoring with pass stones: prisoners and pass stones fill territory, and the remaining empty points decide.</source>
        <translation>Gezählt wird das Gebiet, mit Pass-Steinen unter den Gefangenen: Sie füllen es, und die Punkte, die leer bleiben, entscheiden.</translation>
    </message>
    <message>
        <source>One side&apos;s stones and territory are counted and compared with half the board.</source>
        <translation>Nur eine Seite wird gezählt, ihre Steine und ihr Gebiet, und mit der Hälfte des Bretts verglichen.</translation>
    </message>
    <message>
        <source>The territory and the stones of both sides are counted.</source>
        <translation>Beide Seiten werden gezählt, ihr Gebiet und ihre Steine.</translation>
    </message>
    <message>
        <source>Both sides fill the board with all their stones: points left empty, or stones left over, decide.</source>
        <translation>Beide Seiten füllen das Brett mit allen ihren Steinen: Was leer bleibt oder keinen Platz findet, entscheidet.</translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s %n dead stones leave the board.</source>
        <translation>
            <numerusform>%n toter Stein von {color} kommt vom Brett.</numerusform>
            <numerusform>%n tote Steine von {color} kommen vom Brett.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s %n dead stones leave the board and go into {other}&apos;s lid.</source>
        <translation>
            <numerusform>%n toter Stein von {color} kommt vom Brett und in den Deckel von {other}.</numerusform>
            <numerusform>%n tote Steine von {color} kommen vom Brett und in den Deckel von {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s %n dead stones in seki stay: they count for neither side.</source>
        <translation>
            <numerusform>%n toter Stein von {color} im Seki bleibt stehen: Er zählt für niemanden.</numerusform>
            <numerusform>%n tote Steine von {color} im Seki bleiben stehen: Sie zählen für niemanden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The players fill %n dame in turn; these count for neither side.</source>
        <translation>
            <numerusform>%n neutraler Punkt (Dame) wird gefüllt: Er zählt für niemanden.</numerusform>
            <numerusform>%n neutrale Punkte (Dame) werden abwechselnd gefüllt: Sie zählen für niemanden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} passed %n times and put a stone into {other}&apos;s lid each time.</source>
        <translation>
            <numerusform>{color} hat %n Mal gepasst, dafür liegt ein Stein im Deckel von {other}.</numerusform>
            <numerusform>{color} hat %n Mal gepasst, für jedes Mal liegt ein Stein im Deckel von {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>White must pass last and puts one more stone into Black&apos;s lid.</source>
        <translation>Weiß muss zuletzt passen, dafür kommt noch ein Stein in den Deckel von Schwarz.</translation>
    </message>
    <message numerus="yes">
        <source>%n stones from {color}&apos;s bowl fill {color}&apos;s territory: a filled point counts as much as an empty one.</source>
        <translation>
            <numerusform>%n Stein aus der Dose von {color} kommt ins Gebiet von {color}: Ein gefüllter Punkt zählt so viel wie ein leerer.</numerusform>
            <numerusform>%n Steine aus der Dose von {color} füllen das Gebiet von {color}: Ein gefüllter Punkt zählt so viel wie ein leerer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones from {color}&apos;s bowl fill {color}&apos;s territory.</source>
        <translation>
            <numerusform>%n Stein aus der Dose von {color} füllt das Gebiet von {color}.</numerusform>
            <numerusform>%n Steine aus der Dose von {color} füllen das Gebiet von {color}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prisoners from {other}&apos;s lid fill {color}&apos;s territory.</source>
        <translation>
            <numerusform>%n Gefangener aus dem Deckel von {other} füllt das Gebiet von {color}.</numerusform>
            <numerusform>%n Gefangene aus dem Deckel von {other} füllen das Gebiet von {color}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones are left over, leaving {total}.</source>
        <translation>
            <numerusform>%n Stein von {color} findet keinen Platz, es bleiben {total}.</numerusform>
            <numerusform>%n Steine von {color} finden keinen Platz, es bleiben {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones are left over and count for {other}.</source>
        <translation>
            <numerusform>%n Stein von {color} findet keinen Platz: Er ist ein Punkt für {other}.</numerusform>
            <numerusform>%n Steine von {color} finden keinen Platz: Sie sind Punkte für {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones inside {color}&apos;s territory are moved to clear a block of {size}; the border stays.</source>
        <translation>
            <numerusform>%n Stein im Gebiet von {color} wird versetzt und macht einen Block frei ({size}); die Grenze bleibt.</numerusform>
            <numerusform>%n Steine im Gebiet von {color} werden versetzt und machen einen Block frei ({size}); die Grenze bleibt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s first block has %n points.</source>
        <translation>
            <numerusform>Der erste Block von {color} hat %n Punkt.</numerusform>
            <numerusform>Der erste Block von {color} hat %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This block of %n points brings {color} to {total}.</source>
        <translation>
            <numerusform>Dieser Block mit %n Punkt bringt {color} auf {total}.</numerusform>
            <numerusform>Dieser Block mit %n Punkten bringt {color} auf {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones are removed to make the empty points a multiple of ten.</source>
        <translation>
            <numerusform>%n Stein von {color} kommt vom Brett, damit die leeren Punkte volle Zehner ergeben.</numerusform>
            <numerusform>%n Steine von {color} kommen vom Brett, damit die leeren Punkte volle Zehner ergeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} has no empty points left.</source>
        <translation>{color} hat keinen leeren Punkt mehr.</translation>
    </message>
    <message numerus="yes">
        <source>{color} has %n empty points, a multiple of ten.</source>
        <translation>
            <numerusform>{color} hat %n leeren Punkt, in vollen Zehnern.</numerusform>
            <numerusform>{color} hat %n leere Punkte, in vollen Zehnern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s territory has %n points.</source>
        <translation>
            <numerusform>Das Gebiet von {color} hat %n Punkt.</numerusform>
            <numerusform>Das Gebiet von {color} hat %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n stones bring {color} to {total}.</source>
        <translation>
            <numerusform>Dieser Stein (%n) bringt {color} auf {total}.</numerusform>
            <numerusform>Diese %n Steine bringen {color} auf {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the prisoners back in their bowls, each side has %n stones on the board and in the bowl.</source>
        <translation>
            <numerusform>Mit den Gefangenen zurück in den Dosen hat jede Seite %n Stein, auf dem Brett oder in der Dose.</numerusform>
            <numerusform>Mit den Gefangenen zurück in den Dosen hat jede Seite %n Steine, auf dem Brett und in der Dose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s own area is full: the last %n stones go into {other}&apos;s and count there.</source>
        <translation>
            <numerusform>Die eigene Fläche von {color} ist voll: %n letzter Stein kommt in die von {other} und zählt dort.</numerusform>
            <numerusform>Die eigene Fläche von {color} ist voll: Die letzten %n Steine kommen in die von {other} und zählen dort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points of {color}&apos;s area stay empty, making {total}.</source>
        <translation>
            <numerusform>%n Punkt der Fläche von {color} bleibt leer, das macht {total}.</numerusform>
            <numerusform>%n Punkte der Fläche von {color} bleiben leer, das macht {total}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} receives {points} for the handicap, making {total}.</source>
        <translation>{color} bekommt für die Vorgabe {points}, das macht {total}.</translation>
    </message>
    <message>
        <source>{color} pays {points}, two for each living group, leaving {total}.</source>
        <translation>{color} zahlt {points}, zwei je lebende Gruppe, es bleiben {total}.</translation>
    </message>
    <message>
        <source>{color} pays {points} for overtime.</source>
        <translation>{color} zahlt für Zusatzzeit {points}.</translation>
    </message>
    <message>
        <source>{color} pays {points} for overtime, leaving {total}.</source>
        <translation>{color} zahlt für Zusatzzeit {points}, es bleiben {total}.</translation>
    </message>
    <message>
        <source>{color} loses {points} to komi, leaving {total}.</source>
        <translation>Das Komi nimmt {color} {points}, es bleiben {total}.</translation>
    </message>
    <message>
        <source>{color} receives {points} as komi.</source>
        <translation>Das Komi gibt {color} {points}.</translation>
    </message>
    <message>
        <source>{color} receives {points} as komi, making {total}.</source>
        <translation>Das Komi gibt {color} {points}, das macht {total}.</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: half of the board plus half of all adjustments.</source>
        <translation>{color} hat {total} und braucht mehr als {number}: die Hälfte des Bretts und die Hälfte dessen, was beide zahlen und bekommen.</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}, {half_of}.</source>
        <translation>{color} hat {total} und braucht mehr als {number}, {half_of}.</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: {half_of} ({half}) minus half of komi and handicap ({extra}).</source>
        <translation>{color} hat {total} und braucht mehr als {number}: {half_of} ({half}) minus die Hälfte von Komi und Vorgabe ({extra}).</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: {half_of} ({half}) plus half of komi and handicap ({extra}).</source>
        <translation>{color} hat {total} und braucht mehr als {number}: {half_of} ({half}) plus die Hälfte von Komi und Vorgabe ({extra}).</translation>
    </message>
    <message>
        <source>half of the counted points</source>
        <translation>die Hälfte der Punkte, die zählen</translation>
    </message>
    <message>
        <source>half of the board</source>
        <translation>die Hälfte des Bretts</translation>
    </message>
    <message>
        <source>One side has {apart} more than half, the other {apart} less: {lead}.</source>
        <translation>Eine Seite hat {apart} mehr als die Hälfte, die andere {apart} weniger: {lead}.</translation>
    </message>
    <message>
        <source>{lead}.</source>
        <translation>{lead}.</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>French quick / AGA</source>
        <translation>Französisch schnell / AGA</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <source>French normal</source>
        <translation>Französisch normal</translation>
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
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>{line}, {color}: {number}</source>
        <translation>{line}, {color}: {number}</translation>
    </message>
    <message>
        <source>{line}: Black {black}, White {white}</source>
        <translation>{line}: Schwarz {black}, Weiß {white}</translation>
    </message>
</context>
<context>
    <name>CountTool</name>
    <message>
        <source>Group Is Alive</source>
        <translation>Die Gruppe lebt</translation>
    </message>
    <message>
        <source>Group Is Dead</source>
        <translation>Die Gruppe ist tot</translation>
    </message>
    <message>
        <source>Only This Chain Is Alive</source>
        <translation>Nur diese Kette lebt</translation>
    </message>
    <message>
        <source>Only This Chain Is Dead</source>
        <translation>Nur diese Kette ist tot</translation>
    </message>
    <message>
        <source>Not in Seki</source>
        <translation>Nicht im Seki</translation>
    </message>
    <message>
        <source>Alive in Seki</source>
        <translation>Lebt im Seki</translation>
    </message>
    <message>
        <source>Play Out</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>{color} Plays First</source>
        <translation>{color} beginnt</translation>
    </message>
</context>
<context>
    <name>CursorActions</name>
    <message>
        <source>Boar&amp;d Cursor</source>
        <translation>&amp;Brettcursor</translation>
    </message>
    <message>
        <source>T&amp;ype Coordinate…</source>
        <translation>Punkt ein&amp;tippen…</translation>
    </message>
    <message>
        <source>Next &amp;Unsettled Group</source>
        <translation>Nächste ungeklärte Gru&amp;ppe</translation>
    </message>
    <message>
        <source>Previou&amp;s Unsettled Group</source>
        <translation>Vorige ungek&amp;lärte Gruppe</translation>
    </message>
</context>
<context>
    <name>CursorKeys</name>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Shift+Arrows</source>
        <translation>Umschalt+Pfeile</translation>
    </message>
    <message>
        <source>Board Cursor</source>
        <translation>Brettcursor</translation>
    </message>
    <message>
        <source>Show the cursor and move it</source>
        <translation>Cursor zeigen und bewegen</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Cursor bewegen</translation>
    </message>
    <message>
        <source>Jump to the next line of star points</source>
        <translation>Zur nächsten Hoshi-Linie</translation>
    </message>
    <message>
        <source>Play, mark or answer at the cursor</source>
        <translation>Dort spielen, markieren oder antworten</translation>
    </message>
    <message>
        <source>Same as Shift+click</source>
        <translation>Dasselbe wie ein Klick mit Umschalt</translation>
    </message>
    <message>
        <source>Menu of the group at the cursor, while scoring</source>
        <translation>Menü der Gruppe am Cursor, beim Auszählen</translation>
    </message>
    <message>
        <source>Hide the cursor</source>
        <translation>Cursor verbergen</translation>
    </message>
</context>
<context>
    <name>DemonstrationKeys</name>
    <message>
        <source>Counting Demonstration</source>
        <translation>Zählen von Hand</translation>
    </message>
    <message>
        <source>Previous step, next step</source>
        <translation>Schritt zurück, Schritt vor</translation>
    </message>
    <message>
        <source>First or last step</source>
        <translation>Zum ersten oder letzten Schritt</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>Abspielen, Pause</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Verlassen</translation>
    </message>
</context>
<context>
    <name>DemonstrationMode</name>
    <message>
        <source>{black} – {white}, counting: {method}</source>
        <translation>{black} – {white}, gezählt: {method}</translation>
    </message>
    <message>
        <source>{title}, step {number} of {all}</source>
        <translation>{title}, Schritt {number} von {all}</translation>
    </message>
</context>
<context>
    <name>DemonstrationPanel</name>
    <message>
        <source>Counting method</source>
        <translation>Zählweise</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Save or Print…</source>
        <translation>Speichern oder drucken…</translation>
    </message>
    <message>
        <source>Save Step as &amp;Picture…</source>
        <translation>Diesen Schritt als &amp;Bild speichern…</translation>
    </message>
    <message>
        <source>P&amp;rint Step…</source>
        <translation>Diesen Schritt &amp;drucken…</translation>
    </message>
    <message>
        <source>Save All Steps as P&amp;DF…</source>
        <translation>Alle Schritte als &amp;PDF speichern…</translation>
    </message>
    <message>
        <source>Print &amp;All Steps…</source>
        <translation>&amp;Alle Schritte drucken…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>Schritt {number} von {all}</translation>
    </message>
</context>
<context>
    <name>Diagrams</name>
    <message>
        <source>Line {line}: unknown sign {found}; the point is left empty.</source>
        <translation>Zeile {line}: {found} bedeutet hier nichts, der Punkt bleibt leer.</translation>
    </message>
    <message>
        <source>Line {line} is shorter than other rows.</source>
        <translation>Zeile {line} ist kürzer als andere Reihen.</translation>
    </message>
    <message>
        <source>Line {line}: second move {found}; read as a stone.</source>
        <translation>Zeile {line}: Zug {found} gibt es noch einmal, dieser hier ist nur ein Stein.</translation>
    </message>
    <message>
        <source>Line {line}: cannot draw this line or arrow: {found}</source>
        <translation>Zeile {line}: Diese Linie oder dieser Pfeil ist nicht zu zeichnen: {found}</translation>
    </message>
    <message>
        <source>The diagram does not give the board size; {found} is a guess.</source>
        <translation>Das Diagramm sagt nicht, wie groß das Brett ist; {found} ist geraten.</translation>
    </message>
    <message>
        <source>The diagram has no edges; its place on the board is a guess.</source>
        <translation>Das Diagramm hat keine Ränder, darum ist geraten, wo auf dem Brett es liegt.</translation>
    </message>
    <message>
        <source>The board of {found} is larger than {size}x{size}.</source>
        <translation>Das Brett von {found} ist größer als {size}x{size}.</translation>
    </message>
    <message>
        <source>The diagram may not be complete</source>
        <translation>Das Diagramm ist vielleicht nicht ganz, wie es war</translation>
    </message>
</context>
<context>
    <name>DisputePanel</name>
    <message>
        <source>When both players pass, scoring resumes: captured stones are dead, stones still standing are alive. The moves stay in the game as a variation.</source>
        <translation>Wenn beide passen, geht das Auszählen weiter: Geschlagene Steine sind tot, die noch stehen, leben. Die Züge bleiben als Variante in der Partie.</translation>
    </message>
    <message>
        <source>A ko can be retaken only after passing for it.</source>
        <translation>Ein Ko darf erst zurückgeschlagen werden, wenn dafür gepasst wurde.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Group Is Dead</source>
        <translation>Die Gruppe ist tot</translation>
    </message>
    <message>
        <source>Group Is Alive</source>
        <translation>Die Gruppe lebt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>You are viewing another position.</source>
        <translation>Zu sehen ist eine andere Stellung.</translation>
    </message>
</context>
<context>
    <name>DocumentPrinter</name>
    <message>
        <source>page</source>
        <translation>seite</translation>
    </message>
    <message>
        <source>Replace this file?</source>
        <translation>Diese Datei ersetzen?</translation>
    </message>
    <message>
        <source>A file with this name already exists. Replacing it discards its contents.</source>
        <translation>Eine Datei mit diesem Namen gibt es schon. Beim Ersetzen geht ihr Inhalt verloren.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Saving {file}</source>
        <translation>{file} wird gespeichert</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>The printer {printer} did not accept the pages. Check that it is on and has paper, or save the pages as PDF.</source>
        <translation>Der Drucker {printer} hat die Seiten nicht angenommen. Bitte nachsehen, ob er an ist und Papier hat, oder die Seiten als PDF speichern und diese Datei drucken.</translation>
    </message>
    <message>
        <source>No printer found</source>
        <translation>Es gibt keinen Drucker</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. You can save the pages as PDF and print them elsewhere.</source>
        <translation>Dieser Rechner kennt keinen Drucker. Was gedruckt würde, lässt sich als PDF-Datei speichern und anderswo drucken.</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF &amp;speichern…</translation>
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
        <translation>Vereinfachtes Chinesisch</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>Traditionelles Chinesisch</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <source>Western</source>
        <translation>Westeuropäisch</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Mitteleuropäisch</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Kyrillisch</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Baltisch</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Türkisch</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griechisch</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebräisch</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamesisch</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thailändisch</translation>
    </message>
</context>
<context>
    <name>EndOfGameDialog</name>
    <message>
        <source>End of the Game</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Saved in the archive as {name}</source>
        <translation>Im Archiv gespeichert als {name}</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Resu&amp;lt Sheet…</source>
        <translation>Ergebnis&amp;zettel…</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Ans&amp;ehen</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Sch&amp;ließen</translation>
    </message>
</context>
<context>
    <name>EstimateActions</name>
    <message>
        <source>Es&amp;timate Score</source>
        <translation>Stan&amp;d schätzen</translation>
    </message>
    <message>
        <source>Estimated territory in this position</source>
        <translation>Geschätztes Gebiet in dieser Stellung</translation>
    </message>
</context>
<context>
    <name>EstimateBar</name>
    <message>
        <source>Close estimate</source>
        <translation>Schätzung schließen</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>Schätzung läuft…</translation>
    </message>
    <message>
        <source>Estimate only</source>
        <translation>Nur eine Schätzung</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzung</translation>
    </message>
</context>
<context>
    <name>EventFields</name>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Game name</source>
        <translation>Name der Partie</translation>
    </message>
    <message>
        <source>The game is dated {date}.</source>
        <translation>Datum der Partie: {date}.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Board as shown</source>
        <translation>Das Brett, wie es zu sehen ist</translation>
    </message>
    <message>
        <source>Moves up to here</source>
        <translation>Alle Züge bis hier</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Die letzten Züge</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Bild (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Zeichnung (SVG)</translation>
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
        <translation>Text, wie in Sensei&apos;s Library</translation>
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
        <translation>&amp;Text in Umrisse umwandeln</translation>
    </message>
    <message>
        <source>Ca&amp;ption</source>
        <translation>Bildunte&amp;rschrift</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>As on the board</source>
        <translation>Wie auf dem Brett</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Co&amp;ntent</source>
        <translation>In&amp;halt</translation>
    </message>
    <message>
        <source>Last &amp;moves</source>
        <translation>Letzte &amp;Züge</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>K&amp;oordinaten</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>S&amp;tyle</source>
        <translation>St&amp;il</translation>
    </message>
    <message>
        <source>W&amp;idth</source>
        <translation>Br&amp;eite</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>A&amp;uflösung</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>gobanapp ran into an internal error. Your game is intact, but please save it now.</source>
        <translation>In gobanapp ist ein interner Fehler aufgetreten. Die Partie ist unversehrt; bitte jetzt speichern.</translation>
    </message>
    <message>
        <source>Details for a bug report are in {file}.</source>
        <translation>Einzelheiten für die Entwickler stehen in {file}.</translation>
    </message>
</context>
<context>
    <name>FigureActions</name>
    <message>
        <source>Full Move &amp;Numbers</source>
        <translation>Volle Zug&amp;nummern</translation>
    </message>
    <message>
        <source>Move Numbers without &amp;Hundreds</source>
        <translation>Züge ohne &amp;Hunderter</translation>
    </message>
    <message>
        <source>No Move N&amp;umbers</source>
        <translation>Züge &amp;ohne Nummern</translation>
    </message>
    <message>
        <source>&amp;Start Figure Here</source>
        <translation>Hier ein Diagramm &amp;beginnen</translation>
    </message>
    <message>
        <source>Na&amp;me Figure…</source>
        <translation>Na&amp;me des Diagramms…</translation>
    </message>
    <message>
        <source>New Figure Every &amp;{moves} Moves</source>
        <translation>Ein Diagramm alle &amp;{moves} Züge</translation>
    </message>
    <message>
        <source>Remove &amp;Figures from This Line</source>
        <translation>&amp;Diagramme aus dieser Zugfolge entfernen</translation>
    </message>
    <message>
        <source>Set Mo&amp;ve Number…</source>
        <translation>&amp;Zugnummer festlegen…</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Name of the figure that starts here:</source>
        <translation>Name des Diagramms, das hier beginnt:</translation>
    </message>
    <message>
        <source>Set Name</source>
        <translation>Namen festlegen</translation>
    </message>
    <message>
        <source>Move Number</source>
        <translation>Zugnummer</translation>
    </message>
    <message>
        <source>Number of this move in print:</source>
        <translation>Nummer dieses Zugs im Druck:</translation>
    </message>
    <message>
        <source>Set Number</source>
        <translation>Nummer festlegen</translation>
    </message>
</context>
<context>
    <name>FigurePreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>FileMessages</name>
    <message>
        <source>The file or folder does not exist.</source>
        <translation>Eine solche Datei oder einen solchen Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>You do not have permission.</source>
        <translation>Die Berechtigung dafür fehlt.</translation>
    </message>
    <message>
        <source>The location is read-only.</source>
        <translation>Der Speicherort ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>Das ist ein Ordner.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>Your disk quota is full.</source>
        <translation>Der eigene Anteil am Datenträger ist voll.</translation>
    </message>
    <message>
        <source>You do not have permission to write to this folder.</source>
        <translation>Keine Berechtigung, in diesen Ordner zu schreiben.</translation>
    </message>
    <message>
        <source>The file is read-only.</source>
        <translation>Die Datei ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>It is a device, pipe or socket, not a file.</source>
        <translation>Es ist ein Gerät, eine Pipe oder ein Socket, keine Datei.</translation>
    </message>
    <message>
        <source>It is an archive. Unpack it and open the game files inside.</source>
        <translation>Es ist ein Archiv: bitte entpacken und die Partien daraus öffnen.</translation>
    </message>
    <message>
        <source>It is an office document.</source>
        <translation>Es ist ein Dokument eines Büroprogramms.</translation>
    </message>
    <message>
        <source>It is a picture.</source>
        <translation>Es ist ein Bild.</translation>
    </message>
    <message>
        <source>It is a PDF document.</source>
        <translation>Es ist ein PDF-Dokument.</translation>
    </message>
    <message>
        <source>It is a web page. Look for a download link on it.</source>
        <translation>Es ist eine Webseite. Bitte dort nach einem Download-Link suchen.</translation>
    </message>
    <message>
        <source>{reason} The game on the board is unchanged.</source>
        <translation>{reason} Die Partie auf dem Brett ist unverändert.</translation>
    </message>
    <message>
        <source>Could not reopen {file}: it no longer exists.</source>
        <translation>{file}, zuletzt geöffnet, ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Could not reopen {file}. {reason}</source>
        <translation>{file}, zuletzt geöffnet, ist nicht lesbar. {reason}</translation>
    </message>
    <message>
        <source>{reason} Only part of the file was written. The game is still on the board: save it to another location. The next start offers the file&apos;s previous contents.</source>
        <translation>{reason} Die Datei wurde nur zum Teil geschrieben. Die Partie ist noch auf dem Brett: bitte an einem anderen Ort speichern. Der frühere Inhalt der Datei wird beim nächsten Start angeboten.</translation>
    </message>
    <message>
        <source>The folder does not exist. Nothing was written. Choose another folder.</source>
        <translation>Der Ordner existiert nicht. Es wurde nichts geschrieben. Bitte einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>{reason} The file on disk was not changed. Save to another location.</source>
        <translation>{reason} Die vorhandene Datei wurde nicht verändert. Bitte an einem anderen Ort speichern.</translation>
    </message>
    <message>
        <source>{reason} Nothing was written. Save to another location.</source>
        <translation>{reason} Es wurde nichts geschrieben. Bitte an einem anderen Ort speichern.</translation>
    </message>
    <message>
        <source>{file} was not saved: a check found that the new file would not contain the whole game. The old file and the journal are unchanged.</source>
        <translation>Eine Prüfung durch ein zweites Programm ergab, dass der neue Text nicht die ganze Partie enthielte; {file} und das Protokoll sind daher unverändert.</translation>
    </message>
    <message>
        <source>{file} was not saved: a check found that the new file would not contain the whole game. The old file and the journal are unchanged; the new file is kept as {kept}.</source>
        <translation>Eine Prüfung durch ein zweites Programm ergab, dass der neue Text nicht die ganze Partie enthielte; {file} und das Protokoll sind daher unverändert, und der neue Text steht in {kept}.</translation>
    </message>
    <message>
        <source>Your learning progress cannot be saved and lasts only until you quit. {reason}</source>
        <translation>Der Lernfortschritt kann nicht gespeichert werden und gilt nur bis zum Beenden. {reason}</translation>
    </message>
    <message>
        <source>Crash recovery is not available: save often. {reason}</source>
        <translation>Eine Wiederherstellung nach einem Absturz ist nicht möglich: bitte oft speichern. {reason}</translation>
    </message>
    <message>
        <source>It contains no game. It begins with “{found}”.</source>
        <translation>Es ist keine Partie darin; am Anfang steht „{found}“.</translation>
    </message>
</context>
<context>
    <name>FileProblemActions</name>
    <message>
        <source>&amp;Text Encoding…</source>
        <translation>Text&amp;kodierung…</translation>
    </message>
    <message>
        <source>Reopen the file in another encoding, if its text looks wrong</source>
        <translation>Die Datei mit anderer Kodierung neu öffnen, wenn ihr Text falsch aussieht</translation>
    </message>
    <message>
        <source>&amp;File Problems…</source>
        <translation>Date&amp;iprobleme…</translation>
    </message>
    <message>
        <source>What was wrong in the file and how it was read</source>
        <translation>Was in der Datei falsch war und was daraus wurde</translation>
    </message>
</context>
<context>
    <name>FileProblemsBar</name>
    <message>
        <source>Show…</source>
        <translation>Zeigen…</translation>
    </message>
    <message>
        <source>Show file problems…</source>
        <translation>Dateiprobleme zeigen…</translation>
    </message>
    <message>
        <source>Change text encoding…</source>
        <translation>Textkodierung ändern…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>The text encoding is a guess: {encoding}</source>
        <translation>Die Textkodierung ist geraten: {encoding}</translation>
    </message>
    <message>
        <source>Encoding guessed</source>
        <translation>Kodierung geraten</translation>
    </message>
    <message>
        <source>Change Encoding…</source>
        <translation>Kodierung ändern…</translation>
    </message>
    <message>
        <source>Encoding…</source>
        <translation>Kodierung…</translation>
    </message>
    <message numerus="yes">
        <source>%n problems in this file</source>
        <translation>
            <numerusform>%n Problem in dieser Datei</numerusform>
            <numerusform>%n Probleme in dieser Datei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file problems</source>
        <translation>
            <numerusform>%n Dateiproblem</numerusform>
            <numerusform>%n Dateiprobleme</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Find in comments, names and labels</source>
        <translation>In Kommentaren, Namen und Beschriftungen suchen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
</context>
<context>
    <name>GameArchiver</name>
    <message>
        <source>Could not save the game</source>
        <translation>Die Partie konnte nicht gespeichert werden</translation>
    </message>
</context>
<context>
    <name>GameChooser</name>
    <message>
        <source>Game {number} of {count}</source>
        <translation>Partie {number} von {count}</translation>
    </message>
</context>
<context>
    <name>GameColumns</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
</context>
<context>
    <name>GameDelegate</name>
    <message>
        <source>On the board</source>
        <translation>Auf dem Brett</translation>
    </message>
</context>
<context>
    <name>GameHeading</name>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
</context>
<context>
    <name>GameInformationDialog</name>
    <message>
        <source>Game Information</source>
        <translation>Spielinformationen</translation>
    </message>
    <message>
        <source>Save Changes</source>
        <translation>Änderungen speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Name of {color}</source>
        <translation>Name von {color}</translation>
    </message>
    <message>
        <source>Rank of {color}</source>
        <translation>Rang von {color}</translation>
    </message>
    <message>
        <source>Team of {color}</source>
        <translation>Team von {color}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>h:mm:ss</source>
        <translation>h:mm:ss</translation>
    </message>
    <message>
        <source>e.g. W+3.5 or B+R</source>
        <translation>wie W+3.5 oder B+R</translation>
    </message>
    <message>
        <source>year-month-day</source>
        <translation>Jahr-Monat-Tag</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>Kommentar zur Partie</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>Komment&amp;ar</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Schwarz</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Weiß</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Resu&amp;lt</source>
        <translation>&amp;Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>&amp;Komi</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Bedenkzeit</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>&amp;Vorgabe</translation>
    </message>
    <message>
        <source>&amp;Overtime</source>
        <translation>&amp;Zusatzzeit</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Turnier</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>Rou&amp;nd</source>
        <translation>R&amp;unde</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Datum</translation>
    </message>
    <message>
        <source>Game na&amp;me</source>
        <translation>Partie&amp;name</translation>
    </message>
    <message>
        <source>Openin&amp;g</source>
        <translation>Erö&amp;ffnung</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Quelle</translation>
    </message>
    <message>
        <source>&amp;Annotator</source>
        <translation>Ko&amp;mmentiert von</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>E&amp;ingegeben von</translation>
    </message>
    <message>
        <source>Cop&amp;yright</source>
        <translation>&amp;Copyright</translation>
    </message>
    <message>
        <source>Hide deta&amp;ils</source>
        <translation>Detai&amp;ls ausblenden</translation>
    </message>
    <message>
        <source>More deta&amp;ils…</source>
        <translation>Mehr Detai&amp;ls…</translation>
    </message>
    <message>
        <source>Read as {number}</source>
        <translation>Gelesen als {number}</translation>
    </message>
    <message>
        <source>A number, e.g. {number}</source>
        <translation>Eine Zahl wie {number}</translation>
    </message>
    <message>
        <source>A number of stones</source>
        <translation>Eine Anzahl Steine</translation>
    </message>
    <message>
        <source>e.g. 1:30:00, or minutes</source>
        <translation>Wie 1:30:00, oder Minuten</translation>
    </message>
    <message>
        <source>Not a date such as 2004-07-01. Kept as written.</source>
        <translation>Nicht in der Form 2004-07-01. Bleibt so stehen.</translation>
    </message>
    <message>
        <source>Not understood. Kept as written.</source>
        <translation>Nicht verstanden. Bleibt so stehen.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
</context>
<context>
    <name>GameListDialog</name>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Filter by player, event, date or result</source>
        <translation>Nach Spieler, Turnier, Datum oder Ergebnis filtern</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Sorting…</source>
        <translation>Wird sortiert …</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Add Games…</source>
        <translation>Partien &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Save All</source>
        <translation>&amp;Alle speichern</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Clear the filter to move games</source>
        <translation>Zum Verschieben von Partien den Filter leeren</translation>
    </message>
    <message>
        <source>Sort by number to move games</source>
        <translation>Partien lassen sich verschieben, wenn sie nach der Nummer sortiert sind</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>No game matches.</source>
        <translation>Keine passende Partie.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Seit dem Speichern geändert</translation>
    </message>
    <message>
        <source>The board is too large to show; the game is saved with the others</source>
        <translation>Das Brett ist zu groß, um gezeigt zu werden; es wird mit den anderen gespeichert</translation>
    </message>
</context>
<context>
    <name>GroupView</name>
    <message>
        <source>&amp;Undo Reset</source>
        <translation>Zurücksetzen rü&amp;ckgängig machen</translation>
    </message>
    <message>
        <source>Reset to &amp;Defaults</source>
        <translation>Zurück zum Stan&amp;dard</translation>
    </message>
</context>
<context>
    <name>GuessPanel</name>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Guess the moves of</source>
        <translation>Wessen Züge geraten werden</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Narrow the area down (costs 3 points)</source>
        <translation>Den Ort eingrenzen, für 3 Punkte</translation>
    </message>
    <message>
        <source>Show Move</source>
        <translation>Zug zeigen</translation>
    </message>
    <message>
        <source>Leave Guess Mode</source>
        <translation>Zugraten beenden</translation>
    </message>
</context>
<context>
    <name>GuideDialog</name>
    <message>
        <source>User Guide</source>
        <translation>Handbuch (englisch)</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Inhalt</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
        <source>The page {name} does not exist.</source>
        <translation>Die Seite {name} ist nicht da.</translation>
    </message>
    <message>
        <source>Not found on this page.</source>
        <translation>Nicht auf dieser Seite.</translation>
    </message>
</context>
<context>
    <name>HandicapFields</name>
    <message>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Star points</source>
        <translation>Auf Hoshi</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Handicap placement</source>
        <translation>Wohin die Vorgabesteine kommen</translation>
    </message>
    <message>
        <source>Black plays first.</source>
        <translation>Schwarz beginnt.</translation>
    </message>
    <message>
        <source>Black places the stones.</source>
        <translation>Schwarz setzt die Steine.</translation>
    </message>
    <message>
        <source>White plays first.</source>
        <translation>Weiß beginnt.</translation>
    </message>
</context>
<context>
    <name>JudgementActions</name>
    <message>
        <source>Estimated &amp;Score…</source>
        <translation>Geschätzter Stan&amp;d…</translation>
    </message>
    <message>
        <source>&amp;Name This Move…</source>
        <translation>Zug &amp;benennen…</translation>
    </message>
    <message>
        <source>Pause the clock to judge or name a move.</source>
        <translation>Zum Bewerten oder Benennen eines Zuges die Uhr anhalten.</translation>
    </message>
    <message>
        <source>Estimated Score</source>
        <translation>Geschätzter Stand</translation>
    </message>
    <message>
        <source>Who is ahead and by how much, for example {example}:</source>
        <translation>Wer führt, und um wie viel, zum Beispiel {example}:</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Festlegen</translation>
    </message>
    <message>
        <source>The score was not set</source>
        <translation>Kein Stand eingetragen</translation>
    </message>
    <message>
        <source>“{text}” is not a score. Type B or W, a plus sign and the points.</source>
        <translation>„{text}“ ist kein Stand. Geben Sie B oder W, ein Plus und die Punkte ein.</translation>
    </message>
    <message>
        <source>Name This Move</source>
        <translation>Zug benennen</translation>
    </message>
    <message>
        <source>Name of this move or position:</source>
        <translation>Name dieses Zuges oder dieser Stellung:</translation>
    </message>
    <message>
        <source>Set Name</source>
        <translation>Namen festlegen</translation>
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
        <translation>Teilen und wählen…</translation>
    </message>
    <message>
        <source>One player names the komi, the other chooses the colour</source>
        <translation>Einer nennt das Komi, der andere wählt die Farbe</translation>
    </message>
    <message>
        <source>Black gets {points}.</source>
        <translation>Schwarz bekommt {points}.</translation>
    </message>
</context>
<context>
    <name>LabelField</name>
    <message>
        <source>Text on {point}</source>
        <translation>Text auf {point}</translation>
    </message>
</context>
<context>
    <name>LearnActions</name>
    <message>
        <source>&amp;Solve This Problem</source>
        <translation>&amp;Diese Aufgabe lösen</translation>
    </message>
    <message>
        <source>Find the right moves; the game&apos;s variations answer</source>
        <translation>Die richtigen Züge finden; die Varianten der Partie antworten</translation>
    </message>
    <message>
        <source>Practise &amp;Problems…</source>
        <translation>Go-&amp;Probleme üben…</translation>
    </message>
    <message>
        <source>Included problems, or problems from this file or a folder</source>
        <translation>Die mitgelieferten Probleme, die dieser Datei oder die eines Ordners</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lektionen…</translation>
    </message>
    <message>
        <source>Finish the match or the scoring first, or open a new window.</source>
        <translation>Beenden Sie zuerst die Partie oder die Auszählung, oder öffnen Sie ein neues Fenster.</translation>
    </message>
    <message>
        <source>Looking for answers</source>
        <translation>Antworten werden gesucht</translation>
    </message>
    <message>
        <source>This game has no moves to find.</source>
        <translation>In dieser Partie gibt es keine Züge zu finden.</translation>
    </message>
    <message>
        <source>Problems from a Folder</source>
        <translation>Aufgaben eines Ordners</translation>
    </message>
    <message>
        <source>Looking for problems</source>
        <translation>Aufgaben werden gesucht</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>Keine Go-Probleme gefunden</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Diese Partie</translation>
    </message>
</context>
<context>
    <name>LessonKeys</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Previous page, next page</source>
        <translation>Seite zurück, Seite vor</translation>
    </message>
    <message>
        <source>Previous move, next move</source>
        <translation>Zug zurück, Zug vor</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Ein Tipp</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Leave lessons</source>
        <translation>Verlassen</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Lesson language</source>
        <translation>Sprache der Lektionen</translation>
    </message>
    <message>
        <source>No lessons are installed.</source>
        <translation>Auf diesem Rechner gibt es keine Lektionen.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ fertig</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation>{done} von {all}</translation>
    </message>
</context>
<context>
    <name>LessonMode</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>{lesson} · {number} of {all}</source>
        <translation>{lesson} · {number} von {all}</translation>
    </message>
</context>
<context>
    <name>LessonPageController</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Not right yet</source>
        <translation>Noch nicht richtig</translation>
    </message>
    <message>
        <source>Not that one</source>
        <translation>Das ist es nicht</translation>
    </message>
    <message>
        <source>{found} of {all}</source>
        <translation>{found} von {all}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>All Lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next Move</source>
        <translation>Nächster Zug</translation>
    </message>
</context>
<context>
    <name>ListedGamesModel</name>
    <message>
        <source>On the board</source>
        <translation>Jetzt auf dem Brett</translation>
    </message>
</context>
<context>
    <name>LongTextField</name>
    <message>
        <source>The text continues. It is too long to show or edit here.</source>
        <translation>Der Text geht weiter. Er ist zu lang, um hier gezeigt oder geändert zu werden.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>Neues Fens&amp;ter</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>User &amp;Guide</source>
        <translation>&amp;Handbuch (englisch)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>MainWindows</name>
    <message>
        <source>No font for {language} is installed</source>
        <translation>Für {language} ist keine Schrift installiert</translation>
    </message>
    <message>
        <source>All text would be empty boxes. Install a font first, such as Noto Sans CJK, and choose the language again.</source>
        <translation>Alle Texte wären leere Kästchen. Installieren Sie zuerst eine Schrift, zum Beispiel Noto Sans CJK, und wählen Sie die Sprache dann erneut.</translation>
    </message>
    <message>
        <source>&amp;Use Anyway</source>
        <translation>&amp;Trotzdem verwenden</translation>
    </message>
</context>
<context>
    <name>MarkActions</name>
    <message>
        <source>&amp;Mark and Set Up</source>
        <translation>Markieren und au&amp;fstellen</translation>
    </message>
    <message>
        <source>Side to Mo&amp;ve</source>
        <translation>Wer a&amp;m Zug ist</translation>
    </message>
    <message>
        <source>S&amp;how Whole Board</source>
        <translation>Ga&amp;nzes Brett zeigen</translation>
    </message>
    <message>
        <source>Clea&amp;r Marks</source>
        <translation>Markierungen l&amp;öschen</translation>
    </message>
    <message>
        <source>Pause the clock to mark the board.</source>
        <translation>Zum Markieren auf dem Brett die Uhr anhalten.</translation>
    </message>
    <message>
        <source>Stones can be set up only before the first move or after the end of a match.</source>
        <translation>Steine lassen sich nur vor dem ersten Zug oder nach dem Ende einer Partie aufstellen.</translation>
    </message>
    <message>
        <source>Drag over the part to show. Esc cancels.</source>
        <translation>Über den Ausschnitt ziehen, der zu sehen sein soll. Escape: alles bleibt, wie es war</translation>
    </message>
</context>
<context>
    <name>MarkPalette</name>
    <message>
        <source>Side to Move</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Stop marking ({key})</source>
        <translation>Markieren beenden ({key})</translation>
    </message>
</context>
<context>
    <name>MatchActions</name>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>New Boar&amp;d</source>
        <translation>Neues B&amp;rett</translation>
    </message>
    <message>
        <source>An empty board of the size last used, without players or a clock</source>
        <translation>Ein leeres Brett der letzten Größe, ohne Spieler und Uhr</translation>
    </message>
    <message>
        <source>Game Arc&amp;hive…</source>
        <translation>Partiearchi&amp;v…</translation>
    </message>
    <message>
        <source>Games played here; open or resume one</source>
        <translation>Hier gespielte Partien; eine öffnen oder fortsetzen</translation>
    </message>
    <message>
        <source>Cloc&amp;k Running</source>
        <translation>&amp;Uhr läuft</translation>
    </message>
    <message>
        <source>Set Cl&amp;ock…</source>
        <translation>Uhr &amp;stellen…</translation>
    </message>
    <message>
        <source>Continue from &amp;Here</source>
        <translation>Ab &amp;hier fortsetzen</translation>
    </message>
    <message>
        <source>Continue the match from the position shown, with the clock times it had there</source>
        <translation>Die Partie ab der gezeigten Stellung fortsetzen, mit den Zeiten von dort</translation>
    </message>
    <message>
        <source>Res&amp;ume Game</source>
        <translation>Diese Partie &amp;fortsetzen</translation>
    </message>
    <message>
        <source>Continue the game where it was interrupted</source>
        <translation>Die Partie geht weiter, wo sie unterbrochen wurde</translation>
    </message>
    <message>
        <source>Resu&amp;lt Sheet…</source>
        <translation>Ergebniszette&amp;l…</translation>
    </message>
    <message>
        <source>Revie&amp;w the Game</source>
        <translation>Partie na&amp;chbesprechen</translation>
    </message>
    <message>
        <source>Study the game from its first move</source>
        <translation>Die Partie von Anfang an noch einmal ansehen</translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <translation>Reva&amp;nche</translation>
    </message>
    <message>
        <source>A new game with the same settings and colours swapped</source>
        <translation>Eine neue Partie mit denselben Einstellungen und getauschten Farben</translation>
    </message>
    <message>
        <source>Continue from move {number}?</source>
        <translation>Ab Zug {number} fortsetzen?</translation>
    </message>
    <message>
        <source>The match continues as a new game. The moves after this one stay in the record of the game so far.</source>
        <translation>Es wird als neue Partie weitergespielt. Die späteren Züge bleiben in der Aufzeichnung der bisherigen Partie.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Mark</source>
        <translation>&amp;Markieren</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>&amp;Unterricht</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Print Fi&amp;gures</source>
        <translation>Diagramme f&amp;ür den Druck</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>Su&amp;chen</translation>
    </message>
    <message>
        <source>Move &amp;Judgement</source>
        <translation>&amp;Zug beurteilen</translation>
    </message>
    <message>
        <source>Position J&amp;udgement</source>
        <translation>S&amp;tellung beurteilen</translation>
    </message>
    <message>
        <source>Side Pa&amp;nel</source>
        <translation>Seitenleis&amp;te</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Koordinaten</translation>
    </message>
    <message>
        <source>&amp;Part of the Board</source>
        <translation>Bretta&amp;usschnitt</translation>
    </message>
    <message>
        <source>Rotate or Flip Vie&amp;w</source>
        <translation>Ansicht &amp;drehen oder spiegeln</translation>
    </message>
    <message>
        <source>Move Numbe&amp;rs</source>
        <translation>&amp;Zugnummern</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Sprac&amp;he</translation>
    </message>
</context>
<context>
    <name>MoveActions</name>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>&amp;Aufgeben…</translation>
    </message>
    <message>
        <source>Game &amp;Information…</source>
        <translation>Partieinfor&amp;mationen…</translation>
    </message>
    <message>
        <source>This key passes only while a game is played. To pass here, choose Game &gt; Pass.</source>
        <translation>Diese Taste passt nur, solange eine Partie gespielt wird. Hier passt man mit Partie &gt; Passen.</translation>
    </message>
    <message>
        <source>This game is over: {result}.</source>
        <translation>Diese Partie ist zu Ende: {result}.</translation>
    </message>
    <message>
        <source>No match is in progress. Choose Play above to continue the game.</source>
        <translation>Hier spielt niemand. Mit „Spielen“ oben geht die Partie weiter.</translation>
    </message>
    <message>
        <source>Does {color} want to pass?</source>
        <translation>Möchte {color} passen?</translation>
    </message>
    <message>
        <source>Does {color} want to resign?</source>
        <translation>Möchte {color} aufgeben?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>{color} resumes: {opponent} plays first</source>
        <translation>{color} setzt fort: {opponent} beginnt</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Kein Zug</translation>
    </message>
    <message>
        <source>{number}, {color} {point}</source>
        <translation>{number}, {color} {point}</translation>
    </message>
    <message>
        <source>has a comment</source>
        <translation>mit Kommentar</translation>
    </message>
    <message numerus="yes">
        <source>%n other variations</source>
        <translation>
            <numerusform>%n andere Variante</numerusform>
            <numerusform>%n andere Varianten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NavigationActions</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vor</translation>
    </message>
    <message>
        <source>&amp;Ten Moves Back</source>
        <translation>Ze&amp;hn Züge zurück</translation>
    </message>
    <message>
        <source>Ten &amp;Moves Forward</source>
        <translation>Zehn Züge vo&amp;r</translation>
    </message>
    <message>
        <source>To Beg&amp;inning</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message>
        <source>To &amp;End</source>
        <translation>Zum &amp;Ende</translation>
    </message>
    <message>
        <source>&amp;Go to Move…</source>
        <translation>&amp;Gehe zu Zug…</translation>
    </message>
    <message>
        <source>Back to M&amp;ain Line</source>
        <translation>Zurück zur Ha&amp;uptvariante</translation>
    </message>
    <message>
        <source>Pre&amp;vious Variation</source>
        <translation>Vorige Var&amp;iante</translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation>&amp;Nächste Variante</translation>
    </message>
    <message>
        <source>Previous For&amp;k</source>
        <translation>Vorige Verz&amp;weigung</translation>
    </message>
    <message>
        <source>Next Fo&amp;rk</source>
        <translation>Nä&amp;chste Verzweigung</translation>
    </message>
    <message>
        <source>Previous &amp;Comment</source>
        <translation>Voriger &amp;Kommentar</translation>
    </message>
    <message>
        <source>Next C&amp;omment</source>
        <translation>Nächster Ko&amp;mmentar</translation>
    </message>
    <message>
        <source>&amp;Previous Game</source>
        <translation>V&amp;orige Partie</translation>
    </message>
    <message>
        <source>Ne&amp;xt Game</source>
        <translation>Näch&amp;ste Partie</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>Su&amp;chen…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>&amp;Nächstes suchen</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>&amp;Voriges suchen</translation>
    </message>
    <message>
        <source>Going to the move</source>
        <translation>Die Stelle wird aufgesucht</translation>
    </message>
    <message>
        <source>Go to Move</source>
        <translation>Gehe zu Zug</translation>
    </message>
    <message>
        <source>Move number, from 0 to {last}:</source>
        <translation>Zugnummer, von 0 bis {last}:</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Dorthin gehen</translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>To beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>To end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Sekunden je Zug</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>B&amp;y nigiri…</source>
        <translation>Per &amp;Nigiri…</translation>
    </message>
    <message>
        <source>Mor&amp;e…</source>
        <translation>M&amp;ehr…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>Bo&amp;ard</source>
        <translation>B&amp;rett</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Rege&amp;ln</translation>
    </message>
    <message>
        <source>Han&amp;dicap</source>
        <translation>&amp;Vorgabe</translation>
    </message>
    <message>
        <source>Ko&amp;mi</source>
        <translation>Ko&amp;mi</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>&amp;Uhr</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Guess stones to decide who takes Black</source>
        <translation>Steine raten, wer Schwarz bekommt</translation>
    </message>
    <message>
        <source>Event, round, place and game name</source>
        <translation>Turnier, Runde, Ort und Name der Partie</translation>
    </message>
    <message>
        <source>L&amp;ess</source>
        <translation>W&amp;eniger</translation>
    </message>
</context>
<context>
    <name>NextMoves</name>
    <message>
        <source>Setup</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Next:</source>
        <translation>Weiter:</translation>
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
        <translation>&amp;Ungerade</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation>&amp;Gerade</translation>
    </message>
    <message>
        <source>&amp;Use These Colours</source>
        <translation>Diese &amp;Farben verwenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Odd or even?</source>
        <translation>Ungerade oder gerade?</translation>
    </message>
    <message>
        <source>{holder} holds a handful of white stones; {guesser} guesses.</source>
        <translation>{holder} hält eine Handvoll weißer Steine. {guesser} rät.</translation>
    </message>
    <message numerus="yes">
        <source>%n stones: odd.</source>
        <translation>
            <numerusform>%n Stein: ungerade.</numerusform>
            <numerusform>%n Steine: ungerade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones: even.</source>
        <translation>
            <numerusform>%n Stein: gerade.</numerusform>
            <numerusform>%n Steine: gerade.</numerusform>
        </translation>
    </message>
    <message>
        <source>{guesser} guessed right.</source>
        <translation>{guesser} hat richtig geraten.</translation>
    </message>
    <message>
        <source>{guesser} guessed wrong.</source>
        <translation>{guesser} hat falsch geraten.</translation>
    </message>
    <message>
        <source>{winner} takes Black</source>
        <translation>{winner} hat Schwarz</translation>
    </message>
</context>
<context>
    <name>NigiriStones</name>
    <message>
        <source>A closed bowl</source>
        <translation>Eine geschlossene Dose</translation>
    </message>
    <message numerus="yes">
        <source>%n white stones in pairs</source>
        <translation>
            <numerusform>%n weißer Stein, in Paaren</numerusform>
            <numerusform>%n weiße Steine, in Paaren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberedDelegate</name>
    <message>
        <source>The board is too large to show</source>
        <translation>Das Brett ist zu groß, um gezeigt zu werden</translation>
    </message>
</context>
<context>
    <name>OpenActions</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open from Clip&amp;board</source>
        <translation>Aus Z&amp;wischenablage öffnen</translation>
    </message>
    <message>
        <source>A game or diagram copied from another program</source>
        <translation>Eine anderswo kopierte Partie oder ein Diagramm</translation>
    </message>
    <message>
        <source>Co&amp;llection…</source>
        <translation>Samm&amp;lung…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Reading the clipboard</source>
        <translation>Zwischenablage wird gelesen</translation>
    </message>
    <message>
        <source>Nothing to open</source>
        <translation>Nichts zu öffnen</translation>
    </message>
    <message>
        <source>The clipboard contains no game and no diagram.</source>
        <translation>In der Zwischenablage ist weder eine Partie noch ein Diagramm.</translation>
    </message>
    <message>
        <source>Reopening the file</source>
        <translation>Datei wird neu geöffnet</translation>
    </message>
    <message>
        <source>Could not reopen the file</source>
        <translation>Die Datei wurde nicht neu eingelesen</translation>
    </message>
    <message>
        <source>With that encoding the file contains no game. Nothing was changed.</source>
        <translation>In dieser Kodierung enthält die Datei keine Partie. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Reopen the file?</source>
        <translation>Datei neu öffnen?</translation>
    </message>
    <message>
        <source>Changes since the file was opened will be lost.</source>
        <translation>Was seit dem Öffnen gespielt oder geschrieben wurde, ginge verloren.</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Neu öffnen</translation>
    </message>
    <message>
        <source>Add Games</source>
        <translation>Partien hinzufügen</translation>
    </message>
    <message>
        <source>Reading {file}</source>
        <translation>{file} wird gelesen</translation>
    </message>
    <message>
        <source>Could not open the file</source>
        <translation>Die Datei wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>Go games ({patterns});;All files (*)</source>
        <translation>Go-Partien ({patterns});;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Clear List</source>
        <translation>Liste leeren</translation>
    </message>
</context>
<context>
    <name>PagePrinter</name>
    <message>
        <source>Printing</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Could not print the pages</source>
        <translation>Die Seiten wurden nicht gedruckt</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF-Dokumente</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Could not save the pages</source>
        <translation>Die Seiten wurden nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>PanelGrip</name>
    <message>
        <source>Drag to resize the panel</source>
        <translation>Ziehen, um den Bereich breiter oder schmaler zu machen</translation>
    </message>
</context>
<context>
    <name>PieRuleDialog</name>
    <message>
        <source>Pie Rule</source>
        <translation>Teilen und wählen</translation>
    </message>
    <message>
        <source>&amp;Set Komi</source>
        <translation>Komi &amp;festlegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Komi is added to White&apos;s score; a negative komi to Black&apos;s.
</source>
        <translation>Das Komi bekommt Weiß; unter null bekommt es Schwarz.
</translation>
    </message>
    <message>
        <source>Choose it so that you would be happy with either colour.</source>
        <translation>Bitte so wählen, dass jede der beiden Farben recht wäre.</translation>
    </message>
    <message>
        <source>Who names the komi</source>
        <translation>Wer das Komi nennt</translation>
    </message>
    <message>
        <source>N&amp;amed by</source>
        <translation>Genannt &amp;von</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>&amp;Komi</translation>
    </message>
    <message>
        <source>{player} names the komi</source>
        <translation>{player} nennt das Komi</translation>
    </message>
    <message>
        <source>{player} chooses the colour</source>
        <translation>{player} wählt die Farbe</translation>
    </message>
    <message>
        <source>The komi is {komi}.</source>
        <translation>Das Komi ist {komi}.</translation>
    </message>
    <message>
        <source>&amp;Black, with {points}</source>
        <translation>&amp;Schwarz, plus {points}</translation>
    </message>
    <message>
        <source>&amp;White, with {points}</source>
        <translation>&amp;Weiß, plus {points}</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Schwarz</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Weiß</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>PlayPanel</name>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Start Clock</source>
        <translation>Uhr starten</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
</context>
<context>
    <name>PlayTool</name>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
</context>
<context>
    <name>PlayedGames</name>
    <message>
        <source>Unfinished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Nicht begonnen</translation>
    </message>
    <message>
        <source>Unfinished, move {number}</source>
        <translation>Nicht beendet, Zug {number}</translation>
    </message>
</context>
<context>
    <name>PlayerFields</name>
    <message>
        <source>Swa&amp;p</source>
        <translation>&amp;Tauschen</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>Die Farben der Spieler tauschen</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>S&amp;chwarz</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Weiß</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Name of {color}</source>
        <translation>Name von {color}</translation>
    </message>
    <message>
        <source>Rank of {color}</source>
        <translation>Rang von {color}</translation>
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
        <translation>Name eines Punktes</translation>
    </message>
    <message>
        <source>Enter clicks this point.</source>
        <translation>Enter klickt dort.</translation>
    </message>
    <message>
        <source>Enter moves the cursor there.</source>
        <translation>Enter geht dorthin.</translation>
    </message>
    <message>
        <source>That point is outside the visible part.</source>
        <translation>Dieser Punkt ist nicht zu sehen.</translation>
    </message>
    <message>
        <source>For example {name}</source>
        <translation>Zum Beispiel {name}</translation>
    </message>
    <message>
        <source>No such point. For example {name}</source>
        <translation>Diesen Punkt gibt es nicht. Zum Beispiel {name}</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>Practise Problems</source>
        <translation>Go-Probleme üben</translation>
    </message>
    <message>
        <source>Problems from a &amp;Folder…</source>
        <translation>Aufgaben eines &amp;Ordners…</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Wie in der Datei</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Due today, then new</source>
        <translation>Heute fällige, dann neue</translation>
    </message>
    <message>
        <source>&amp;Rotate and flip the board at random</source>
        <translation>Brett zufällig &amp;drehen und spiegeln</translation>
    </message>
    <message>
        <source>Swap &amp;colours at random</source>
        <translation>&amp;Farben zufällig tauschen</translation>
    </message>
    <message>
        <source>Problems whose text names points or colours are not changed.</source>
        <translation>Aufgaben, deren Texte Punkte oder Farben nennen, bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;At most</source>
        <translation>&amp;Höchstens</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Reihenfolge</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Probleme</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Heute ist nichts fällig.</translation>
    </message>
</context>
<context>
    <name>PreferenceGroups</name>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>Unterricht</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klicken</translation>
    </message>
    <message>
        <source>Click twice</source>
        <translation>Zweimal klicken</translation>
    </message>
    <message>
        <source>Press, drag and release</source>
        <translation>Drücken, ziehen und loslassen</translation>
    </message>
    <message>
        <source>Hold the button down</source>
        <translation>Knopf gedrückt halten</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>Sofort ausführen</translation>
    </message>
    <message>
        <source>&amp;Placing a stone</source>
        <translation>Stein se&amp;tzen</translation>
    </message>
    <message>
        <source>mouse finger touch confirm slip</source>
        <translation>Maus Finger berühren bestätigen Fehlklick Versehen</translation>
    </message>
    <message>
        <source>&amp;Taking back a stone</source>
        <translation>Stein &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>During this time, a click on the stone just played takes it back.</source>
        <translation>In dieser Zeit nimmt ein Klick auf den eben gesetzten Stein ihn zurück.</translation>
    </message>
    <message>
        <source>undo slip</source>
        <translation>rückgängig Fehlklick Versehen</translation>
    </message>
    <message>
        <source>Pa&amp;ssing</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>&amp;Resigning</source>
        <translation>Au&amp;fgeben</translation>
    </message>
    <message>
        <source>The &amp;opponent must agree to a takeback</source>
        <translation>Der &amp;Gegner muss dem Zurücknehmen zustimmen</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>rückgängig</translation>
    </message>
    <message>
        <source>A move ends when the player presses the &amp;clock</source>
        <translation>Ein Zug endet erst mit dem Drücken der &amp;Uhr</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit Bedenkzeit</translation>
    </message>
    <message>
        <source>Allow &amp;estimates and visual aids during matches</source>
        <translation>&amp;Schätzungen und Sehhilfen in Partien erlauben</translation>
    </message>
    <message>
        <source>score influence liberties</source>
        <translation>Stand Punkte Einfluss Freiheiten</translation>
    </message>
    <message>
        <source>On four sides</source>
        <translation>An vier Seiten</translation>
    </message>
    <message>
        <source>On two sides</source>
        <translation>An zwei Seiten</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Koordinaten</translation>
    </message>
    <message>
        <source>edge names of points</source>
        <translation>Rand Namen der Punkte</translation>
    </message>
    <message>
        <source>&amp;Edges with coordinates</source>
        <translation>&amp;Ränder mit Koordinaten</translation>
    </message>
    <message>
        <source>&amp;Numbers on the stones</source>
        <translation>&amp;Nummern auf den Steinen</translation>
    </message>
    <message>
        <source>move numbers</source>
        <translation>Zugnummern</translation>
    </message>
    <message>
        <source>Show next &amp;moves</source>
        <translation>Nächste Züge der &amp;Partie zeigen</translation>
    </message>
    <message>
        <source>variations</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Mark chains in &amp;atari</source>
        <translation>Ketten im A&amp;tari zeigen</translation>
    </message>
    <message>
        <source>Helps beginners.</source>
        <translation>Eine Hilfe für Anfänger.</translation>
    </message>
    <message>
        <source>liberties capture</source>
        <translation>Freiheiten schlagen fangen</translation>
    </message>
    <message>
        <source>Always show the &amp;whole board</source>
        <translation>&amp;Immer das ganze Brett zeigen</translation>
    </message>
    <message>
        <source>Even if the game shows only a part of it.</source>
        <translation>Auch wo eine Partie nur einen Ausschnitt zeigt.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Lautstärke</translation>
    </message>
    <message>
        <source>loud quiet mute click</source>
        <translation>laut leise stumm Klick Klang Geräusch</translation>
    </message>
    <message>
        <source>&amp;Play sounds</source>
        <translation>&amp;Töne abspielen</translation>
    </message>
    <message>
        <source>The sound player on this computer has no volume control.</source>
        <translation>Das Programm, das auf diesem Computer Töne abspielt, kann ihre Lautstärke nicht ändern.</translation>
    </message>
    <message>
        <source>&amp;Beep in the last seconds</source>
        <translation>&amp;Pieptöne in den letzten Sekunden</translation>
    </message>
    <message>
        <source>clock time countdown byo-yomi</source>
        <translation>Uhr Zeit Countdown Byo-yomi</translation>
    </message>
    <message>
        <source>&amp;Archive finished and interrupted games</source>
        <translation>&amp;Beendete und unterbrochene Partien archivieren</translation>
    </message>
    <message>
        <source>save files automatically</source>
        <translation>speichern Dateien automatisch</translation>
    </message>
    <message>
        <source>Archive &amp;folder</source>
        <translation>Archiv&amp;ordner</translation>
    </message>
    <message>
        <source>Archive Folder</source>
        <translation>Archivordner</translation>
    </message>
    <message>
        <source>save files where</source>
        <translation>speichern Dateien wo Verzeichnis</translation>
    </message>
    <message>
        <source>&amp;Reopen the last file at start</source>
        <translation>Bei&amp;m Start die letzte Datei wieder öffnen</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>&amp;Autoplay speed</source>
        <translation>&amp;Tempo beim automatischen Abspielen</translation>
    </message>
    <message>
        <source>autoplay speed replay</source>
        <translation>automatisch Geschwindigkeit abspielen</translation>
    </message>
    <message>
        <source>&amp;Text size in presentations</source>
        <translation>&amp;Schriftgröße in Präsentationen</translation>
    </message>
    <message>
        <source>type font projector</source>
        <translation>Buchstaben Beamer Projektor</translation>
    </message>
    <message>
        <source>Show &amp;comments in presentations</source>
        <translation>&amp;Kommentare in Präsentationen zeigen</translation>
    </message>
    <message>
        <source>projector</source>
        <translation>Beamer Projektor</translation>
    </message>
    <message>
        <source>&amp;Lesson language</source>
        <translation>Sprache der &amp;Lektionen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Sprac&amp;he</translation>
    </message>
    <message>
        <source>translation words</source>
        <translation>Übersetzung Wörter</translation>
    </message>
    <message>
        <source>&amp;Window colours</source>
        <translation>&amp;Farben der Fenster</translation>
    </message>
    <message>
        <source>dark mode theme night contrast</source>
        <translation>dunkler Modus Design Nacht Kontrast</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Schrift&amp;größe</translation>
    </message>
    <message>
        <source>font letters larger zoom</source>
        <translation>Schriftart Buchstaben größer Zoom</translation>
    </message>
    <message>
        <source>Board and stones</source>
        <translation>Brett und Steine</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>wood theme slate shell glass</source>
        <translation>Holz Design Schiefer Muschel Glas</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Cha&amp;nge…</source>
        <translation>Ä&amp;ndern…</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Tasten Tastatur</translation>
    </message>
    <message>
        <source>Ani&amp;mate stones</source>
        <translation>Steine ani&amp;mieren</translation>
    </message>
    <message>
        <source>Stones drop and lift; unsettled groups pulse.</source>
        <translation>Steine werden sichtbar gesetzt und abgehoben, offene pulsieren.</translation>
    </message>
    <message>
        <source>motion animation effects</source>
        <translation>Bewegung Animation Effekte</translation>
    </message>
    <message>
        <source>Show the &amp;variation tree</source>
        <translation>&amp;Variantenbaum zeigen</translation>
    </message>
    <message>
        <source>Next to the board, if there is room.</source>
        <translation>Neben dem Brett, wo Platz ist.</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>Leiste</translation>
    </message>
    <message>
        <source>Show the &amp;list of moves</source>
        <translation>Zug&amp;liste zeigen</translation>
    </message>
    <message>
        <source>Only with consent</source>
        <translation>Nur mit Zustimmung</translation>
    </message>
    <message>
        <source>For one second</source>
        <translation>Eine Sekunde lang</translation>
    </message>
    <message>
        <source>For {number} seconds</source>
        <translation>{number} Sekunden lang</translation>
    </message>
    <message>
        <source>One move per second</source>
        <translation>Ein Zug jede Sekunde</translation>
    </message>
    <message>
        <source>One move every {number} seconds</source>
        <translation>Ein Zug in {number} Sekunden</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>On the last move</source>
        <translation>Beim letzten Zug</translation>
    </message>
    <message>
        <source>On all moves</source>
        <translation>Bei allen Zügen</translation>
    </message>
    <message>
        <source>On the last {most} moves</source>
        <translation>Bei den letzten {most} Zügen</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>{number} of {most}</source>
        <translation>{number} von {most}</translation>
    </message>
</context>
<context>
    <name>PreferencesWindow</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>No preference found.</source>
        <translation>Mit diesen Wörtern ist keine Einstellung zu finden.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>Pen: D to stop, X to clear</source>
        <translation>Stift: D beendet ihn, X löscht</translation>
    </message>
    <message>
        <source>Next move shown</source>
        <translation>Nächster Zug ist zu sehen</translation>
    </message>
    <message>
        <source>Esc: end    H: all keys</source>
        <translation>Esc: beenden    H: alle Tasten</translation>
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
        <translation>→ Leertaste: vor
← : zurück
↑ ↓ : Varianten
N: nächster Zug
C: Kommentare
G: raten
A: Züge von selbst
P: Zeiger
D: Stift    X: löschen
F: anhalten
+ - : Schriftgröße
F11: Fenster
Esc: Ende</translation>
    </message>
</context>
<context>
    <name>PresentationBar</name>
    <message>
        <source>Freeze</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Next Move</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>Stift</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation>Zeiger</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Kommentare</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>Präsentation beenden</translation>
    </message>
</context>
<context>
    <name>PresentationKeys</name>
    <message>
        <source>Presentation Window</source>
        <translation>Präsentation, im eigenen Fenster</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Previous or next variation</source>
        <translation>Vorige oder nächste Variante</translation>
    </message>
    <message>
        <source>First or last move</source>
        <translation>Zum ersten oder letzten Zug</translation>
    </message>
    <message>
        <source>Show the next move</source>
        <translation>Nächsten Zug zeigen</translation>
    </message>
    <message>
        <source>Show comments</source>
        <translation>Kommentare zeigen</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Bild anhalten</translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation>Zeiger</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>Mit dem Stift zeichnen</translation>
    </message>
    <message>
        <source>Clear drawing</source>
        <translation>Gezeichnetes wegwischen</translation>
    </message>
    <message>
        <source>Larger or smaller text</source>
        <translation>Größere oder kleinere Schrift</translation>
    </message>
    <message>
        <source>Guess mode</source>
        <translation>Zugraten</translation>
    </message>
    <message>
        <source>Autoplay</source>
        <translation>Automatisch abspielen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Show these keys</source>
        <translation>Diese Tasten zeigen</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>Präsentation beenden</translation>
    </message>
</context>
<context>
    <name>PresentationWindow</name>
    <message>
        <source>Presentation</source>
        <translation>Präsentation</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>PrintActions</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Copy &amp;Board as Picture</source>
        <translation>Brett als B&amp;ild kopieren</translation>
    </message>
    <message>
        <source>Copy Board as Te&amp;xt</source>
        <translation>Brett als Te&amp;xt kopieren</translation>
    </message>
    <message>
        <source>board</source>
        <translation>brett</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>Seitenbreite</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>Many pages</source>
        <translation>Viele Seiten</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages so far…</source>
        <translation>
            <numerusform>%n Seite bis jetzt…</numerusform>
            <numerusform>%n Seiten bis jetzt…</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als &amp;PDF speichern…</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Was gedruckt wird</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
</context>
<context>
    <name>PrintOptionsForm</name>
    <message>
        <source>This position</source>
        <translation>Diese Stellung</translation>
    </message>
    <message>
        <source>Game in figures</source>
        <translation>Die Partie in Diagrammen</translation>
    </message>
    <message>
        <source>Game on one board</source>
        <translation>Die Partie auf einem Brett</translation>
    </message>
    <message>
        <source>Problems to solve</source>
        <translation>Aufgaben zum Lösen</translation>
    </message>
    <message>
        <source>After a number of moves</source>
        <translation>Nach einer Anzahl Züge</translation>
    </message>
    <message>
        <source>After each comment</source>
        <translation>Nach jedem Kommentar</translation>
    </message>
    <message>
        <source>As set in the game</source>
        <translation>Wie in der Partie festgelegt</translation>
    </message>
    <message>
        <source>&amp;Variations too</source>
        <translation>Auch &amp;Varianten</translation>
    </message>
    <message>
        <source>&amp;Answers on the last pages</source>
        <translation>&amp;Antworten auf den letzten Seiten</translation>
    </message>
    <message>
        <source>As in the game</source>
        <translation>Wie in der Partie</translation>
    </message>
    <message>
        <source>Without hundreds</source>
        <translation>Ohne die Hunderter</translation>
    </message>
    <message>
        <source>From 1 in each figure</source>
        <translation>In jedem Diagramm ab 1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Darunter</translation>
    </message>
    <message>
        <source>Next to the diagram</source>
        <translation>Neben dem Diagramm</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>As many as fit</source>
        <translation>So viele wie passen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Cont&amp;ent</source>
        <translation>In&amp;halt</translation>
    </message>
    <message>
        <source>&amp;New figure</source>
        <translation>&amp;Neues Diagramm</translation>
    </message>
    <message>
        <source>&amp;Moves per figure</source>
        <translation>&amp;Züge in jedem</translation>
    </message>
    <message>
        <source>Num&amp;bers</source>
        <translation>N&amp;ummern</translation>
    </message>
    <message>
        <source>&amp;Comments</source>
        <translation>&amp;Kommentare</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Per &amp;page</source>
        <translation>Pro &amp;Seite</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>K&amp;oordinaten</translation>
    </message>
    <message>
        <source>&amp;Style</source>
        <translation>St&amp;il</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>O&amp;rientation</source>
        <translation>Aus&amp;richtung</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>Kop&amp;fzeile</translation>
    </message>
    <message>
        <source>&amp;Footer</source>
        <translation>Fußz&amp;eile</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Komi {number}</source>
        <translation>Komi {number}</translation>
    </message>
    <message>
        <source>Handicap {number}</source>
        <translation>Vorgabe {number}</translation>
    </message>
    <message>
        <source>Moves {first}–{last}</source>
        <translation>Züge {first}–{last}</translation>
    </message>
    <message>
        <source>Problem {number}: {turn}</source>
        <translation>Aufgabe {number}: {turn}</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation>Antwort {number}</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Letters and numbers (D4)</source>
        <translation>Buchstaben und Zahlen: D4</translation>
    </message>
    <message>
        <source>Numeric (4-4)</source>
        <translation>Zahlen: 4-4</translation>
    </message>
    <message>
        <source>SGF (dp)</source>
        <translation>Wie in Dateien: dp</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>From the nearest corner (4-4)</source>
        <translation>Vom nächsten Rand aus: 4-4</translation>
    </message>
    <message>
        <source>Wood, as on screen</source>
        <translation>Holz, wie auf dem Bildschirm</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Buch</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Großdruck</translation>
    </message>
</context>
<context>
    <name>ProblemKeys</name>
    <message>
        <source>Problems</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Ein Tipp</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Leave problems</source>
        <translation>Verlassen</translation>
    </message>
</context>
<context>
    <name>ProblemMode</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>This game has no line marked as correct. Choose below what counts as correct.</source>
        <translation>Keine Zugfolge dieser Partie ist richtig. Unten lässt sich wählen, was als richtig gilt.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Die Lösung</translation>
    </message>
    <message>
        <source>A different move is asked for.</source>
        <translation>Hier ist ein anderer Zug gefragt.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>This move is not among the answers.</source>
        <translation>Dieser Zug ist nicht unter den Antworten der Partie.</translation>
    </message>
    <message>
        <source>Not the answer</source>
        <translation>Nicht die Antwort</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>ProblemPanel</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Show Solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Next Problem</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Retry Failed</source>
        <translation>Falsche wiederholen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>What counts as correct</source>
        <translation>Was als richtig gilt</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The named encoding {found} is unknown.</source>
        <translation>Die angegebene Kodierung {found} ist nicht bekannt.</translation>
    </message>
    <message>
        <source>No fitting encoding is named; {found} is a guess.</source>
        <translation>Eine passende Kodierung ist nicht angegeben; {found} ist geraten.</translation>
    </message>
    <message>
        <source>The text is not in the named encoding {found}.</source>
        <translation>Der Text ist nicht in der angegebenen Kodierung {found}.</translation>
    </message>
    <message>
        <source>From here on, some text is in another encoding, {found}.</source>
        <translation>Von hier an ist mancher Text in einer anderen Kodierung, {found}.</translation>
    </message>
    <message>
        <source>Invalid bytes for the file&apos;s encoding: {found}</source>
        <translation>Einige Bytes sind kein Text in der Kodierung der Datei: {found}</translation>
    </message>
    <message>
        <source>Text outside the games: {found}</source>
        <translation>Außerhalb der Partien steht Text: {found}</translation>
    </message>
    <message>
        <source>Text outside any property: {found}</source>
        <translation>Dies gehört zu keiner Eigenschaft: {found}</translation>
    </message>
    <message>
        <source>A node lacks its semicolon.</source>
        <translation>Ein Knoten beginnt ohne sein Semikolon.</translation>
    </message>
    <message>
        <source>A game lacks its opening parenthesis.</source>
        <translation>Eine Partie beginnt ohne ihre Klammer.</translation>
    </message>
    <message>
        <source>A closing parenthesis is missing.</source>
        <translation>Eine schließende Klammer fehlt.</translation>
    </message>
    <message>
        <source>There is an extra opening parenthesis.</source>
        <translation>Eine öffnende Klammer ist zu viel.</translation>
    </message>
    <message>
        <source>There is an extra closing parenthesis.</source>
        <translation>Eine schließende Klammer ist zu viel.</translation>
    </message>
    <message>
        <source>A node follows a closed variation.</source>
        <translation>Ein Knoten folgt auf eine schon geschlossene Variante.</translation>
    </message>
    <message>
        <source>The property {found} contains lower-case letters.</source>
        <translation>Die Eigenschaft {found} ist mit Kleinbuchstaben geschrieben.</translation>
    </message>
    <message>
        <source>The property {property} has no value.</source>
        <translation>Die Eigenschaft {property} hat keinen Wert.</translation>
    </message>
    <message>
        <source>A value without a property: {found}</source>
        <translation>Ein Wert gehört zu keiner Eigenschaft: {found}</translation>
    </message>
    <message>
        <source>A value of {property} has no closing bracket: {found}</source>
        <translation>Einem Wert von {property} fehlt die schließende Klammer: {found}</translation>
    </message>
    <message>
        <source>A value of {property} has a bracket that is not escaped: {found}</source>
        <translation>In einem Wert von {property} steht eine Klammer ohne Rückstrich: {found}</translation>
    </message>
    <message>
        <source>The file says this is not a game of Go (GM[{found}]).</source>
        <translation>Der Datei zufolge ist das keine Go-Partie (GM[{found}]).</translation>
    </message>
    <message>
        <source>The board size cannot be read: {found}</source>
        <translation>Die Größe des Bretts ist nicht zu verstehen: {found}</translation>
    </message>
    <message>
        <source>The board of size {found} is larger than {size}x{size}.</source>
        <translation>Das Brett der Größe {found} ist größer als {size}x{size}.</translation>
    </message>
    <message>
        <source>The rules are not understood, so Japanese rules are used: {found}</source>
        <translation>Die Regeln sind nicht zu verstehen, daher gelten japanische Regeln: {found}</translation>
    </message>
    <message>
        <source>Part of the rules is not understood: {found}</source>
        <translation>Ein Teil der Regeln ist nicht zu verstehen: {found}</translation>
    </message>
    <message>
        <source>The first {found} moves are handicap stones, so there is no komi.</source>
        <translation>Die ersten {found} Züge sind Vorgabesteine, daher gibt es kein Komi.</translation>
    </message>
    <message>
        <source>The handicap and the number of black stones at the start differ: {found}</source>
        <translation>Die Vorgabe und die Zahl der schwarzen Steine am Anfang stimmen nicht überein: {found}</translation>
    </message>
    <message>
        <source>The game information is not in the first node; it is used for its line.</source>
        <translation>Die Partieinformationen stehen nicht im ersten Knoten; sie gelten für ihre Linie.</translation>
    </message>
    <message>
        <source>The property {property} has several values, and one is used: {found}</source>
        <translation>Die Eigenschaft {property} hat mehrere Werte, einer wird verwendet: {found}</translation>
    </message>
    <message>
        <source>A value of {property} cannot be read: {found}</source>
        <translation>Ein Wert von {property} ist nicht zu verstehen: {found}</translation>
    </message>
    <message>
        <source>A value of {property} is malformed but readable: {found}</source>
        <translation>Ein Wert von {property} ist nicht so geschrieben, wie er sollte, wird aber verstanden: {found}</translation>
    </message>
    <message>
        <source>The property {property} is used in place of {found}.</source>
        <translation>Anstelle von {found} wird die Eigenschaft {property} verwendet.</translation>
    </message>
    <message>
        <source>A value of {property} is empty.</source>
        <translation>Ein Wert von {property} ist leer.</translation>
    </message>
    <message>
        <source>A point of {property} is not on the board: {found}</source>
        <translation>Ein Punkt von {property} liegt nicht auf dem Brett: {found}</translation>
    </message>
    <message>
        <source>A point of {property} is written with capitals: {found}</source>
        <translation>Ein Punkt von {property} ist mit Großbuchstaben geschrieben: {found}</translation>
    </message>
    <message>
        <source>This node lists a point twice.</source>
        <translation>Derselbe Punkt steht in diesem Knoten zweimal.</translation>
    </message>
    <message>
        <source>This node has the property {property} twice.</source>
        <translation>Die Eigenschaft {property} steht in diesem Knoten zweimal.</translation>
    </message>
    <message>
        <source>The property {property} belongs to the first node of a game.</source>
        <translation>Die Eigenschaft {property} gehört an den Anfang einer Partie.</translation>
    </message>
    <message>
        <source>A node contains both a move and setup stones.</source>
        <translation>Ein Zug und eine Aufstellung stehen im selben Knoten.</translation>
    </message>
    <message>
        <source>A node contains several moves: {found}</source>
        <translation>Mehrere Züge stehen im selben Knoten: {found}</translation>
    </message>
    <message>
        <source>Its board of {found} is larger than {size}x{size}.</source>
        <translation>Das Brett von {found} ist größer als {size}x{size}.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>It contains no game.</source>
        <translation>Es ist keine Partie darin.</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>RecordHeading</name>
    <message>
        <source>Event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Add event, date, result…</source>
        <translation>Veranstaltung, Datum, Ergebnis eintragen…</translation>
    </message>
    <message>
        <source>Rules not understood: Japanese assumed</source>
        <translation>Regeln nicht verstanden: japanische angenommen</translation>
    </message>
</context>
<context>
    <name>RecordPanel</name>
    <message>
        <source>Collapse All Var&amp;iations</source>
        <translation>Alle Varianten e&amp;inklappen</translation>
    </message>
    <message>
        <source>&amp;Expand All Variations</source>
        <translation>Alle Va&amp;rianten ausklappen</translation>
    </message>
    <message>
        <source>Edit Comm&amp;ent</source>
        <translation>Komm&amp;entar bearbeiten</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>gobanapp closed before everything was saved</source>
        <translation>gobanapp endete, bevor alles gespeichert war</translation>
    </message>
    <message>
        <source>Recovered Games</source>
        <translation>Wiederhergestellte Partien</translation>
    </message>
    <message>
        <source>Unchecked games are offered again at the next start.</source>
        <translation>Partien ohne Häkchen werden beim nächsten Start wieder angeboten.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n games?</source>
        <translation>
            <numerusform>%n Partie verwerfen?</numerusform>
            <numerusform>%n Partien verwerfen?</numerusform>
        </translation>
    </message>
    <message>
        <source>{moves} · {day}, {time}</source>
        <translation>{moves} · {day}, {time}</translation>
    </message>
    <message>
        <source>{facts}; the last actions could not be recovered</source>
        <translation>{facts}; die letzten Aktionen waren nicht lesbar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>Was nicht gespeichert war, ist dann verloren.</translation>
    </message>
    <message numerus="yes">
        <source>move %n</source>
        <translation>
            <numerusform>Zug %n</numerusform>
            <numerusform>Zug %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>File Problems</source>
        <translation>Dateiprobleme</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>The file was opened anyway. It stays unchanged until you save.</source>
        <translation>Die Datei wurde trotzdem geöffnet. Sie bleibt bis zum Speichern unverändert.</translation>
    </message>
    <message>
        <source>Copy &amp;All</source>
        <translation>&amp;Alle kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Problems in {file}</source>
        <translation>Probleme in {file}</translation>
    </message>
</context>
<context>
    <name>ResultDialog</name>
    <message>
        <source>Game Result</source>
        <translation>Ergebnis der Partie</translation>
    </message>
    <message>
        <source>How did the game end?</source>
        <translation>Wie endete die Partie?</translation>
    </message>
    <message>
        <source>{color} won</source>
        <translation>{color} hat gewonnen</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>by &amp;resignation</source>
        <translation>durch &amp;Aufgabe</translation>
    </message>
    <message>
        <source>on &amp;time</source>
        <translation>auf &amp;Zeit</translation>
    </message>
    <message>
        <source>by &amp;forfeit</source>
        <translation>&amp;kampflos</translation>
    </message>
    <message>
        <source>by &amp;points</source>
        <translation>nach &amp;Punkten</translation>
    </message>
    <message>
        <source>details &amp;unknown</source>
        <translation>Nä&amp;heres unbekannt</translation>
    </message>
    <message>
        <source>&amp;Draw (jigo)</source>
        <translation>&amp;Unentschieden (Jigo)</translation>
    </message>
    <message>
        <source>&amp;No result, by agreement</source>
        <translation>Oh&amp;ne Ergebnis, einvernehmlich</translation>
    </message>
    <message>
        <source>Un&amp;known result</source>
        <translation>&amp;Ergebnis unbekannt</translation>
    </message>
    <message>
        <source>For example after a repeated position, under Japanese rules.</source>
        <translation>Wie nach einer Stellung, die immer wiederkehrt, nach japanischen Regeln.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>&amp;End Game</source>
        <translation>Partie &amp;beenden</translation>
    </message>
    <message>
        <source>The recorded result is {result}. It will be replaced.</source>
        <translation>Eingetragen ist {result}. Das wird ersetzt.</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>Verbrauchte Zeit</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Gefangene</translation>
    </message>
    <message>
        <source>Game Result</source>
        <translation>Ergebnis der Partie</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>Noch kein Ergebnis</translation>
    </message>
    <message>
        <source>Black {black}, White {white}</source>
        <translation>Schwarz {black}, Weiß {white}</translation>
    </message>
</context>
<context>
    <name>ResultSheetDialog</name>
    <message>
        <source>Result Sheet</source>
        <translation>Ergebniszettel</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation>Gedruckt.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>Als Text kopiert.</translation>
    </message>
</context>
<context>
    <name>ResultSheetPrinter</name>
    <message>
        <source>Could not print the result sheet</source>
        <translation>Der Ergebniszettel wurde nicht gedruckt</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF-Dokumente</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Save Result Sheet</source>
        <translation>Ergebniszettel speichern</translation>
    </message>
    <message>
        <source>Could not save the result sheet</source>
        <translation>Der Ergebniszettel wurde nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>RotateDialog</name>
    <message>
        <source>Rotate &amp;right</source>
        <translation>Nach &amp;rechts drehen</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>Nach &amp;links drehen</translation>
    </message>
    <message>
        <source>Turn &amp;upside down</source>
        <translation>Auf den &amp;Kopf</translation>
    </message>
    <message>
        <source>Flip &amp;horizontally</source>
        <translation>&amp;Horizontal spiegeln</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>&amp;Vertikal spiegeln</translation>
    </message>
    <message>
        <source>Flip along the rising &amp;diagonal</source>
        <translation>An der &amp;steigenden Diagonale spiegeln</translation>
    </message>
    <message>
        <source>Flip along the &amp;falling diagonal</source>
        <translation>An der &amp;fallenden Diagonale spiegeln</translation>
    </message>
    <message>
        <source>Rotates all moves, stones and marks, in every variation. Point names in comments, such as D4, do not change.</source>
        <translation>Alle Züge, Steine und Markierungen der Partie werden gedreht, in jeder Variante. Namen von Punkten in Kommentaren, wie D4, bleiben, wie sie geschrieben sind.</translation>
    </message>
    <message>
        <source>Rotate or Flip Game</source>
        <translation>Partie drehen oder spiegeln</translation>
    </message>
</context>
<context>
    <name>RuleFields</name>
    <message>
        <source>Allow s&amp;uicide</source>
        <translation>&amp;Selbstmord ist erlaubt</translation>
    </message>
    <message>
        <source>Points &amp;in seki count</source>
        <translation>&amp;Punkte im Seki zählen</translation>
    </message>
    <message>
        <source>Passin&amp;g costs a stone</source>
        <translation>Passen k&amp;ostet einen Stein</translation>
    </message>
    <message>
        <source>Group &amp;tax</source>
        <translation>&amp;Gruppensteuer</translation>
    </message>
    <message>
        <source>Only of two or more stones.</source>
        <translation>Von mehr als einem Stein.</translation>
    </message>
    <message>
        <source>Each living group costs two points.</source>
        <translation>Zwei Punkte Abzug je lebende Gruppe.</translation>
    </message>
    <message>
        <source>C&amp;ounting</source>
        <translation>&amp;Zählung</translation>
    </message>
    <message>
        <source>&amp;Ko</source>
        <translation>&amp;Ko</translation>
    </message>
    <message>
        <source>White&apos;s ha&amp;ndicap bonus</source>
        <translation>Vorgabebonus &amp;für Weiß</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>C&amp;hange rules…</source>
        <translation>Regeln än&amp;dern…</translation>
    </message>
    <message>
        <source>&amp;Hide rules</source>
        <translation>Regeln ausblen&amp;den</translation>
    </message>
</context>
<context>
    <name>RunningTotals</name>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
</context>
<context>
    <name>SaveActions</name>
    <message>
        <source>Save As</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Go games (*.sgf)</source>
        <translation>Go-Partien (*.sgf)</translation>
    </message>
    <message>
        <source>Save this game?</source>
        <translation>Diese Partie speichern?</translation>
    </message>
    <message>
        <source>If you don&apos;t save the game, it will be lost.</source>
        <translation>Ohne Speichern geht die Partie verloren.</translation>
    </message>
    <message>
        <source>If you don&apos;t save, changes since the last save will be lost.</source>
        <translation>Ohne Speichern gehen die Änderungen seit dem letzten Speichern verloren.</translation>
    </message>
    <message>
        <source>&amp;Keep the tried moves as a variation</source>
        <translation>Das Ausprobierte als Variante &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t Save</source>
        <translation>&amp;Nicht speichern</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Leave this match?</source>
        <translation>Diese Partie verlassen?</translation>
    </message>
    <message>
        <source>The match is not over. You can resume it from File &gt; Game Archive.</source>
        <translation>Die Partie ist nicht zu Ende. Sie lässt sich unter Datei &gt; Partiearchiv fortsetzen.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>Saving {file}</source>
        <translation>{file} wird gespeichert</translation>
    </message>
    <message>
        <source>Could not save the game</source>
        <translation>Die Partie konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Saved without the tried moves. Game &gt; Keep as Variation adds them to the game.</source>
        <translation>Ohne das Ausprobierte gespeichert. Partie &gt; Als Variante behalten nimmt es in die Partie auf.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>The file has changed on disk since it was opened. Overwrite it to discard those changes, or save this game under another name.</source>
        <translation>Die Datei wurde seit dem Öffnen auf der Platte geändert. Überschreiben verwirft diese Änderungen; die Partie lässt sich auch unter anderem Namen speichern.</translation>
    </message>
    <message>
        <source>Save with characters that may be wrong?</source>
        <translation>Speichern, obwohl manche Buchstaben falsch sein könnten?</translation>
    </message>
    <message>
        <source>Some text does not fit the encoding the file was opened with. File &gt; Text Encoding reopens it with another one.</source>
        <translation>Ein Teil des Textes passt nicht in die Kodierung, mit der die Datei geöffnet wurde. Datei &gt; Textkodierung öffnet sie mit einer anderen neu.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save the changes to this game?</source>
        <translation>Die Änderungen an dieser Partie speichern?</translation>
    </message>
    <message>
        <source>Overwrite changes made elsewhere?</source>
        <translation>Überschreiben, was anderswo geändert wurde?</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>Ü&amp;berschreiben</translation>
    </message>
    <message>
        <source>&amp;Save Anyway</source>
        <translation>&amp;Trotzdem speichern</translation>
    </message>
    <message>
        <source>game</source>
        <translation>spiel</translation>
    </message>
</context>
<context>
    <name>SeatsChoice</name>
    <message>
        <source>Standard, with tree and comment</source>
        <translation>Standard, mit Baum und Kommentar</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Across the table</source>
        <translation>Gegenüber am Tisch</translation>
    </message>
    <message>
        <source>Board and clocks only</source>
        <translation>Nur das Brett und zwei Uhren</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
</context>
<context>
    <name>SetClockDialog</name>
    <message>
        <source>Set Clock</source>
        <translation>Uhr stellen</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds for {player}</source>
        <translation>
            <numerusform>%n Sekunde für {player}</numerusform>
            <numerusform>%n Sekunden für {player}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Search by words or keys</source>
        <translation>Nach Wörtern oder Tasten suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Neue Tasten</translation>
    </message>
    <message>
        <source>Press keys</source>
        <translation>Tasten drücken</translation>
    </message>
    <message>
        <source>Reset to &amp;Default</source>
        <translation>Zurück zum &amp;Standard</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>Ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>These keys cannot be changed.</source>
        <translation>Diese Tasten lassen sich nicht ändern.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Default: {keys}</source>
        <translation>Standard: {keys}</translation>
    </message>
    <message>
        <source>{keys} is reserved. Press other keys.</source>
        <translation>{keys} wird überall gebraucht. Bitte andere Tasten drücken.</translation>
    </message>
    <message>
        <source>Also used by: {names}</source>
        <translation>Auch: {names}</translation>
    </message>
</context>
<context>
    <name>ShortcutsPrinter</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Could not save the shortcuts</source>
        <translation>Die Tastenkürzel wurden nicht gespeichert</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF-Dokumente</translation>
    </message>
    <message>
        <source>Could not print the shortcuts</source>
        <translation>Die Tastenkürzel wurden nicht gedruckt</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studieren</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Auszählen</translation>
    </message>
    <message>
        <source>What the panel shows</source>
        <translation>Inhalt der Seitenleiste</translation>
    </message>
    <message>
        <source>Demon&amp;strate Counting…</source>
        <translation>Zählen v&amp;orführen…</translation>
    </message>
    <message>
        <source>The score counted by hand, step by step on the board</source>
        <translation>Das Zählen von Hand auf dem Brett, Schritt für Schritt</translation>
    </message>
</context>
<context>
    <name>StatusMessages</name>
    <message>
        <source>Could not estimate the dead stones: mark them yourself.</source>
        <translation>Die toten Steine ließen sich nicht schätzen: bitte selbst markieren.</translation>
    </message>
</context>
<context>
    <name>StepPrinter</name>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Could not save the picture</source>
        <translation>Das Bild wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF-Dokumente</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Could not save the steps</source>
        <translation>Die Schritte wurden nicht gespeichert</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Could not print the steps</source>
        <translation>Die Schritte wurden nicht gedruckt</translation>
    </message>
    <message>
        <source>Steps per page:</source>
        <translation>Schritte pro Seite:</translation>
    </message>
    <message numerus="yes">
        <source>{number} (%n pages)</source>
        <translation>
            <numerusform>{number} (%n Seite)</numerusform>
            <numerusform>{number} (%n Seiten)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SuggestionLine</name>
    <message>
        <source>Swap and app&amp;ly</source>
        <translation>Tauschen und überne&amp;hmen</translation>
    </message>
    <message>
        <source>App&amp;ly</source>
        <translation>Überne&amp;hmen</translation>
    </message>
    <message>
        <source>Suggested by the ranks: {terms}</source>
        <translation>Wie die Ränge nahelegen: {terms}</translation>
    </message>
    <message>
        <source>White is weaker. Suggested: swap colours, {terms}</source>
        <translation>Weiß ist schwächer. Vorschlag: tauschen, {terms}</translation>
    </message>
    <message>
        <source>Suggested: {terms}</source>
        <translation>Vorschlag: {terms}</translation>
    </message>
    <message>
        <source>komi {number}</source>
        <translation>Komi {number}</translation>
    </message>
    <message>
        <source>even game, {komi}</source>
        <translation>ohne Vorgabe, {komi}</translation>
    </message>
    <message>
        <source>Black plays first, {komi}</source>
        <translation>Schwarz beginnt, {komi}</translation>
    </message>
    <message numerus="yes">
        <source>%n stones, {komi}</source>
        <translation>
            <numerusform>%n Stein, {komi}</numerusform>
            <numerusform>%n Steine, {komi}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeachingActions</name>
    <message>
        <source>&amp;Presentation</source>
        <translation>&amp;Präsentation</translation>
    </message>
    <message>
        <source>A second window for an audience, with the board and large text</source>
        <translation>Ein zweites Fenster für einen Raum, mit Brett und großer Schrift</translation>
    </message>
    <message>
        <source>Au&amp;toplay</source>
        <translation>Automatisch ab&amp;spielen</translation>
    </message>
    <message>
        <source>Shows the moves one after the other</source>
        <translation>Zeigt die Züge nacheinander</translation>
    </message>
    <message>
        <source>&amp;Guess Mode</source>
        <translation>Zug&amp;raten</translation>
    </message>
    <message>
        <source>Guess each move of the game, for points</source>
        <translation>Jeden Zug der Partie selbst finden, für Punkte</translation>
    </message>
</context>
<context>
    <name>TextEncodingDialog</name>
    <message>
        <source>Text Encoding</source>
        <translation>Textkodierung</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Kodierungen</translation>
    </message>
    <message>
        <source>As declared or guessed</source>
        <translation>Wie angegeben oder geraten</translation>
    </message>
    <message>
        <source>{encoding} · in use</source>
        <translation>{encoding} · aktuell</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Kodierung</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>Vor&amp;schau</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Neu öffnen</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Black&apos;s rank</source>
        <translation>Rang von Schwarz</translation>
    </message>
    <message>
        <source>Black&apos;s team</source>
        <translation>Team von Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>White&apos;s rank</source>
        <translation>Rang von Weiß</translation>
    </message>
    <message>
        <source>White&apos;s team</source>
        <translation>Team von Weiß</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>Über die Partie</translation>
    </message>
    <message>
        <source>This is {encoding}.</source>
        <translation>Das ist {encoding}.</translation>
    </message>
    <message>
        <source>This is probably {encoding}.</source>
        <translation>Das ist {encoding}, geraten.</translation>
    </message>
    <message>
        <source>Some text does not fit this encoding: see line {line}.</source>
        <translation>Nicht der ganze Text passt in diese Kodierung: siehe Zeile {line}.</translation>
    </message>
    <message>
        <source>The text is plain ASCII and reads the same in most encodings.</source>
        <translation>Es stehen nur einfache Buchstaben darin: Sie lesen sich in den meisten Kodierungen gleich.</translation>
    </message>
    <message>
        <source>Only the beginning of the file was examined.</source>
        <translation>Nur der Anfang der Datei wurde angesehen.</translation>
    </message>
</context>
<context>
    <name>TimeField</name>
    <message>
        <source>Hours, minutes and seconds (1:30:00), or minutes</source>
        <translation>Stunden, Minuten und Sekunden wie in 1:30:00, oder Minuten</translation>
    </message>
</context>
<context>
    <name>TimeFields</name>
    <message>
        <source>Time system</source>
        <translation>Zeitsystem</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>Hauptzeit</translation>
    </message>
    <message>
        <source>Enter a time such as 1:30:00, or minutes.</source>
        <translation>Eine Zeit wie 1:30:00 oder Minuten eingeben.</translation>
    </message>
    <message>
        <source>The time limit is 100 hours.</source>
        <translation>Keine Zeit kann länger als 100 Stunden sein.</translation>
    </message>
    <message>
        <source>Enter a main time or an overtime period.</source>
        <translation>Eine Hauptzeit oder eine Zusatzzeit eingeben.</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Perioden</translation>
    </message>
    <message>
        <source>Seconds per period</source>
        <translation>Sekunden einer Periode</translation>
    </message>
    <message>
        <source>for</source>
        <extracomment>before a field, as in: + [3] × [60 s] for [2] points each</extracomment>
        <translation>für je</translation>
    </message>
    <message>
        <source>Points per period</source>
        <translation>Punkte, die eine Periode kostet</translation>
    </message>
    <message>
        <source>Stones per period</source>
        <translation>Steine in einer Periode</translation>
    </message>
    <message>
        <source>stones in</source>
        <extracomment>before a field, as in: + [25] stones in [10:00]</extracomment>
        <translation>Steine in</translation>
    </message>
    <message>
        <source>Length of a period</source>
        <translation>Länge einer Periode</translation>
    </message>
    <message>
        <source>Seconds added per move</source>
        <translation>Sekunden, die ein Zug hinzufügt</translation>
    </message>
    <message>
        <source>per move, up to</source>
        <extracomment>before a field, as in: + [10 s] a move, up to [20:00]</extracomment>
        <translation>je Zug, bis</translation>
    </message>
    <message>
        <source>Upper limit of the clock</source>
        <translation>Das Höchste, was auf der Uhr stehen kann</translation>
    </message>
    <message>
        <source>up to</source>
        <extracomment>before a field, as in: up to [10 s] back per move</extracomment>
        <translation>bis zu</translation>
    </message>
    <message>
        <source>Seconds given back per move</source>
        <translation>Sekunden, die ein Zug zurückgibt</translation>
    </message>
    <message>
        <source>Seconds before the clock starts</source>
        <translation>Sekunden, bevor die Uhr läuft</translation>
    </message>
    <message>
        <source>points each</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>back per move</source>
        <translation>zurück je Zug</translation>
    </message>
    <message>
        <source>delay per move</source>
        <translation>Verzögerung je Zug</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
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
        <translation>Partie drehen oder spie&amp;geln…</translation>
    </message>
    <message>
        <source>Changes the game, with all marks and labels</source>
        <translation>Ändert die Partie, mit allen Markierungen und Beschriftungen</translation>
    </message>
    <message>
        <source>Swap Blac&amp;k and White…</source>
        <translation>&amp;Schwarz und Weiß tauschen…</translation>
    </message>
    <message>
        <source>Changes the game: every black stone becomes white, and every white stone black</source>
        <translation>Ändert die Partie: Jeder schwarze Stein wird weiß und umgekehrt</translation>
    </message>
    <message>
        <source>Rotating the game</source>
        <translation>Partie wird gedreht</translation>
    </message>
    <message>
        <source>Swap Black and White?</source>
        <translation>Schwarz und Weiß tauschen?</translation>
    </message>
    <message>
        <source>All moves and stones change colour, in every variation. Comments that mention Black and White do not change.</source>
        <translation>Alle Züge und Steine bekommen die andere Farbe, in jeder Variante. Kommentare, die von Schwarz und Weiß sprechen, bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Swap the &amp;players too, with komi and result</source>
        <translation>Auch die S&amp;pieler tauschen, mit Komi und Ergebnis</translation>
    </message>
    <message>
        <source>The komi becomes negative, so each player keeps the same score.</source>
        <translation>Das Komi wird negativ, damit für jeden Spieler dasselbe herauskommt.</translation>
    </message>
    <message>
        <source>&amp;Swap</source>
        <translation>&amp;Tauschen</translation>
    </message>
    <message>
        <source>Swapping the colours</source>
        <translation>Farben werden getauscht</translation>
    </message>
</context>
<context>
    <name>TreeActions</name>
    <message>
        <source>This move belongs to the match in progress and was not deleted. Use Undo to take back moves.</source>
        <translation>Dieser Zug gehört zur laufenden Partie: Nichts wurde gelöscht. Rückgängig nimmt Züge zurück.</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Cu&amp;t Branch</source>
        <translation>Zweig &amp;ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy Branch</source>
        <translation>Zweig &amp;kopieren</translation>
    </message>
    <message>
        <source>Cop&amp;y Game</source>
        <translation>&amp;Partie kopieren</translation>
    </message>
    <message>
        <source>P&amp;aste as Variation</source>
        <translation>Als &amp;Variante einfügen</translation>
    </message>
    <message>
        <source>&amp;Delete Branch</source>
        <translation>Zweig &amp;löschen</translation>
    </message>
    <message>
        <source>New &amp;Variation of This Move</source>
        <translation>Neue Variante &amp;für diesen Zug</translation>
    </message>
    <message>
        <source>Go back one move; the next move you play begins the variation</source>
        <translation>Geht einen Zug zurück; der nächste gespielte Zug beginnt die Variante</translation>
    </message>
    <message>
        <source>Move Variation U&amp;p</source>
        <translation>Variante nach &amp;oben</translation>
    </message>
    <message>
        <source>Move Variation Do&amp;wn</source>
        <translation>Variante nac&amp;h unten</translation>
    </message>
    <message>
        <source>Promote to &amp;Main Line</source>
        <translation>Zur Hauptvariante &amp;machen</translation>
    </message>
    <message>
        <source>Makes this variation the main line</source>
        <translation>Diese Zugfolge ist dann überall die erste</translation>
    </message>
    <message>
        <source>&amp;Insert Moves Before</source>
        <translation>Züge &amp;davor einfügen</translation>
    </message>
    <message>
        <source>Later moves stay after the inserted ones</source>
        <translation>Die folgenden Züge bleiben, hinter den eingefügten</translation>
    </message>
    <message>
        <source>C&amp;orrect Move</source>
        <translation>Diesen &amp;Zug korrigieren</translation>
    </message>
    <message>
        <source>Click the correct point; later moves stay</source>
        <translation>Auf den richtigen Punkt klicken; die folgenden Züge bleiben</translation>
    </message>
    <message>
        <source>De&amp;lete Move</source>
        <translation>Z&amp;ug löschen</translation>
    </message>
    <message>
        <source>Later moves stay</source>
        <translation>Die folgenden Züge bleiben</translation>
    </message>
    <message>
        <source>The next move you play begins the variation.</source>
        <translation>Der nächste Zug, den Sie spielen, beginnt die Variante.</translation>
    </message>
    <message>
        <source>Moves copied.</source>
        <translation>Züge kopiert.</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <translation>Die Partie wurde kopiert.</translation>
    </message>
    <message>
        <source>Pasting</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Could not paste</source>
        <translation>Einfügen nicht möglich</translation>
    </message>
    <message>
        <source>The clipboard contains no moves and no diagram.</source>
        <translation>In der Zwischenablage sind weder Züge noch ein Diagramm.</translation>
    </message>
    <message>
        <source>The diagram has another board size. Use File &gt; Open from Clipboard to open it as a new game.</source>
        <translation>Das Diagramm hat eine andere Brettgröße. Mit Datei &gt; Aus Zwischenablage öffnen lässt es sich als neue Partie öffnen.</translation>
    </message>
    <message>
        <source>Checking the following moves</source>
        <translation>Folgende Züge werden geprüft</translation>
    </message>
</context>
<context>
    <name>TreeKeys</name>
    <message>
        <source>Variations and Move List</source>
        <translation>Varianten und Zugliste</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Von Zug zu Zug</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Ten moves</source>
        <translation>Zehn Züge</translation>
    </message>
    <message>
        <source>First or last move</source>
        <translation>Zum ersten oder letzten Zug</translation>
    </message>
    <message>
        <source>Collapse or expand</source>
        <translation>Ein- oder ausklappen</translation>
    </message>
    <message>
        <source>Zoom in, out, reset</source>
        <translation>Größer, kleiner, wie üblich</translation>
    </message>
</context>
<context>
    <name>TreePanel</name>
    <message>
        <source>Variation tree</source>
        <translation>Variantenbaum</translation>
    </message>
    <message>
        <source>Moves and variations</source>
        <translation>Züge und Varianten</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Kein Zug</translation>
    </message>
    <message>
        <source>Move {number}: {color} {point}</source>
        <translation>Zug {number}: {color} {point}</translation>
    </message>
    <message>
        <source>Move {number}: {color} passes</source>
        <translation>Zug {number}: {color} passt</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Anfang</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are hidden</source>
        <translation>
            <numerusform>%n Zug ist verborgen</numerusform>
            <numerusform>%n Züge sind verborgen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrialActions</name>
    <message>
        <source>Discarded the tried moves of the other game. Return to it and choose Edit &gt; Redo to restore them.</source>
        <translation>Probezüge der anderen Partie verworfen. Bearbeiten &gt; Wiederherstellen holt sie dort zurück.</translation>
    </message>
    <message>
        <source>Tr&amp;y Out Moves</source>
        <translation>Züge ausp&amp;robieren</translation>
    </message>
    <message>
        <source>Try out moves; press again to discard them and return</source>
        <translation>Züge ausprobieren; erneutes Drücken verwirft sie und kehrt zurück</translation>
    </message>
    <message>
        <source>Keep as &amp;Variation</source>
        <translation>Als Variante &amp;behalten</translation>
    </message>
    <message>
        <source>Keep the tried moves as a variation</source>
        <translation>Das Ausprobierte als Variante in der Partie behalten</translation>
    </message>
    <message>
        <source>You can&apos;t try out moves during a match.</source>
        <translation>Während einer Partie wird nicht ausprobiert.</translation>
    </message>
    <message>
        <source>Discarded the tried moves. Edit &gt; Redo restores them.</source>
        <translation>Probezüge verworfen. Bearbeiten &gt; Wiederherstellen holt sie zurück.</translation>
    </message>
    <message>
        <source>Kept the tried moves as a variation.</source>
        <translation>Das Ausprobierte steht nun in der Partie.</translation>
    </message>
</context>
<context>
    <name>TrialBar</name>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Keep these moves as a variation</source>
        <translation>Diese Züge als Variante in der Partie behalten</translation>
    </message>
    <message>
        <source>Discard these moves and return (Esc)</source>
        <translation>Zurück zum Anfang dieser Züge, ohne sie zu behalten (Escape)</translation>
    </message>
    <message>
        <source>Trying out moves from move {number}</source>
        <translation>Ausprobieren ab Zug {number}</translation>
    </message>
    <message>
        <source>Trying out moves</source>
        <translation>Ausprobieren</translation>
    </message>
</context>
<context>
    <name>ViewActions</name>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Show clocks, Pass and Resign in the side panel</source>
        <translation>Uhren, Passen und Aufgeben in der Seitenleiste zeigen</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>St&amp;udieren</translation>
    </message>
    <message>
        <source>Show game information, tree, comment and tools in the side panel</source>
        <translation>Partiedaten, Baum, Kommentar und Werkzeuge in der Seitenleiste zeigen</translation>
    </message>
    <message>
        <source>Study &amp;Toolbar</source>
        <translation>&amp;Werkzeugleiste zum Studieren</translation>
    </message>
    <message>
        <source>B&amp;oard and Stones…</source>
        <translation>Br&amp;ett und Steine…</translation>
    </message>
    <message>
        <source>Ani&amp;mate Stones</source>
        <translation>Steine ani&amp;mieren</translation>
    </message>
    <message>
        <source>Mark Chains in &amp;Atari</source>
        <translation>Ketten im &amp;Atari markieren</translation>
    </message>
    <message>
        <source>S&amp;how Next Moves</source>
        <translation>Nä&amp;chste Züge zeigen</translation>
    </message>
    <message>
        <source>Move &amp;List</source>
        <translation>Zug&amp;liste</translation>
    </message>
    <message>
        <source>&amp;Variation Tree</source>
        <translation>&amp;Variantenbaum</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>Preference&amp;s…</source>
        <translation>Eins&amp;tellungen…</translation>
    </message>
    <message>
        <source>Stan&amp;dard Layout</source>
        <translation>&amp;Standardanordnung</translation>
    </message>
    <message>
        <source>&amp;Side by Side</source>
        <translation>&amp;Nebeneinander</translation>
    </message>
    <message>
        <source>Across the &amp;Table</source>
        <translation>&amp;Gegenüber am Tisch</translation>
    </message>
    <message>
        <source>&amp;Board and Clocks</source>
        <translation>&amp;Brett und Uhren</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>The &amp;Last Move</source>
        <translation>&amp;Letzter Zug</translation>
    </message>
    <message>
        <source>The Last &amp;5 Moves</source>
        <translation>Die letzten &amp;5 Züge</translation>
    </message>
    <message>
        <source>The Last &amp;10 Moves</source>
        <translation>Die letzten &amp;10 Züge</translation>
    </message>
    <message>
        <source>The Last 5&amp;0 Moves</source>
        <translation>Die letzten 5&amp;0 Züge</translation>
    </message>
    <message>
        <source>&amp;All Moves</source>
        <translation>&amp;Alle Züge</translation>
    </message>
    <message>
        <source>Show move numbers</source>
        <translation>Zugnummern zeigen</translation>
    </message>
    <message>
        <source>&amp;From Here</source>
        <translation>Ab &amp;hier</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>Wie das &amp;System</translation>
    </message>
</context>
<context>
    <name>WelcomeActions</name>
    <message>
        <source>&amp;Welcome</source>
        <translation>&amp;Willkommen</translation>
    </message>
    <message>
        <source>&amp;About gobanapp</source>
        <translation>Ü&amp;ber gobanapp</translation>
    </message>
    <message>
        <source>A Go board for players, teachers and students.</source>
        <translation>Ein Go-Brett für Spieler, Lehrer und Lernende.</translation>
    </message>
    <message>
        <source>Licence: {name}</source>
        <translation>Lizenz: {name}</translation>
    </message>
    <message>
        <source>About gobanapp</source>
        <translation>Über gobanapp</translation>
    </message>
</context>
<context>
    <name>WelcomePanel</name>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Two players at one screen.</source>
        <translation>Eine Partie zu zweit an einem Bildschirm.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>A game file; you can also drop one here.</source>
        <translation>Eine Datei; man kann sie auch hierher ziehen.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Short lessons in the game of Go.</source>
        <translation>Das Spiel in kurzen Lektionen.</translation>
    </message>
    <message>
        <source>Or click the board and play.</source>
        <translation>Oder aufs Brett klicken und einfach spielen.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weitermachen</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
</context>
<context>
    <name>WindowKeys</name>
    <message>
        <source>Alt+letter</source>
        <translation>Alt und ein Buchstabe</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Next field or button</source>
        <translation>Zum nächsten Feld oder Knopf</translation>
    </message>
    <message>
        <source>Previous field or button</source>
        <translation>Zum vorigen</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Menüs öffnen</translation>
    </message>
    <message>
        <source>Cancel; back to the board</source>
        <translation>Verlassen, was gerade läuft; zurück zum Brett</translation>
    </message>
</context>
<context>
    <name>_Paper</name>
    <message>
        <source>Result sheet</source>
        <translation>Ergebniszettel</translation>
    </message>
</context>
<context>
    <name>_Player</name>
    <message>
        <source>{name}, to move</source>
        <translation>{name}, am Zug</translation>
    </message>
</context>
<context>
    <name>_Problems</name>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>The text was read as {encoding}.</source>
        <translation>Der Text wurde gelesen als {encoding}.</translation>
    </message>
    <message>
        <source>The text was read as {encoding} (a guess).</source>
        <translation>Der Text wurde gelesen als {encoding}, das ist geraten.</translation>
    </message>
</context>
<context>
    <name>aid_words</name>
    <message>
        <source>The ladder fails: the chain escapes.</source>
        <translation>Die Treppe geht nicht auf: Die Kette entkommt.</translation>
    </message>
</context>
<context>
    <name>announced</name>
    <message>
        <source>{color} passes</source>
        <translation>{color} passt</translation>
    </message>
    <message>
        <source>{color} {point}</source>
        <translation>{color} {point}</translation>
    </message>
    <message>
        <source>{color} stone on {point}</source>
        <translation>{color}: Stein auf {point}</translation>
    </message>
    <message>
        <source>Move {number}: {move}</source>
        <translation>Zug {number}: {move}</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>variation {number} of {all}</source>
        <translation>Variante {number} von {all}</translation>
    </message>
    <message>
        <source>has a comment</source>
        <translation>mit Kommentar</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Rückgängig gemacht</translation>
    </message>
    <message>
        <source>Undone: {move}</source>
        <translation>Rückgängig gemacht: {move}</translation>
    </message>
    <message>
        <source>{color}: {left}</source>
        <translation>{color}: {left}</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Auszählen</translation>
    </message>
    <message>
        <source>{color} accepts the score</source>
        <translation>{color} stimmt der Zählung zu</translation>
    </message>
    <message>
        <source>{group}: in seki</source>
        <translation>{group}: im Seki</translation>
    </message>
    <message>
        <source>{group}: dead</source>
        <translation>{group}: tot</translation>
    </message>
    <message>
        <source>{group}: alive</source>
        <translation>{group}: lebt</translation>
    </message>
    <message>
        <source>Game {number} of {all}: {names}, {columns} by {rows}</source>
        <translation>Partie {number} von {all}: {names}, {columns} mal {rows}</translation>
    </message>
    <message>
        <source>{file} opened: {columns} by {rows}</source>
        <translation>{file} geöffnet: {columns} mal {rows}</translation>
    </message>
    <message>
        <source>New game: {columns} by {rows}</source>
        <translation>Neue Partie: {columns} mal {rows}</translation>
    </message>
    <message>
        <source>{file} saved</source>
        <translation>{file} gespeichert</translation>
    </message>
</context>
<context>
    <name>arranging</name>
    <message>
        <source>The first player</source>
        <translation>Der erste Spieler</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>Der zweite Spieler</translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <source>Board, {columns} by {rows}</source>
        <translation>Brett, {columns} mal {rows}</translation>
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
        <translation>Absolut</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <translation>Byo-yomi</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>Kanadisch</translation>
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
        <translation>Verzögerung</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>Ing</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Keine Uhr</translation>
    </message>
    <message>
        <source>{main} + {overtime}</source>
        <translation>{main} + {overtime}</translation>
    </message>
    <message>
        <source>{stones} in {time}</source>
        <translation>{stones} in {time}</translation>
    </message>
    <message>
        <source>up to {time} back per move</source>
        <translation>bis zu {time} zurück je Zug</translation>
    </message>
    <message>
        <source>{time} delay per move</source>
        <translation>{time} Verzögerung je Zug</translation>
    </message>
    <message>
        <source>{periods} for {points} each</source>
        <translation>{periods} für je {points}</translation>
    </message>
    <message>
        <source>{time} per move</source>
        <translation>{time} je Zug</translation>
    </message>
    <message>
        <source>{time} per move, up to {most}</source>
        <translation>{time} je Zug, bis {most}</translation>
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
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>last period</source>
        <translation>letzte Periode</translation>
    </message>
    <message>
        <source>last stone</source>
        <translation>letzter Stein</translation>
    </message>
</context>
<context>
    <name>consequences</name>
    <message>
        <source>The stone is now on {point}</source>
        <translation>Der Stein steht jetzt auf {point}</translation>
    </message>
    <message>
        <source>Move {number} is now on {point}</source>
        <translation>Zug {number} steht jetzt auf {point}</translation>
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
        <translation>lebt</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>alive in seki</source>
        <translation>lebt im Seki</translation>
    </message>
    <message>
        <source>unsettled</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>probably alive</source>
        <translation>lebt wohl</translation>
    </message>
    <message>
        <source>probably dead</source>
        <translation>wohl tot</translation>
    </message>
    <message>
        <source>probably alive in seki</source>
        <translation>lebt wohl im Seki</translation>
    </message>
    <message>
        <source>Two secure eyes.</source>
        <translation>Zwei Augen, die niemand nehmen kann.</translation>
    </message>
    <message>
        <source>Room for two eyes.</source>
        <translation>Raum für zwei Augen.</translation>
    </message>
    <message>
        <source>It surrounds territory and is not threatened.</source>
        <translation>Sie umschließt Gebiet, und nichts bedroht sie.</translation>
    </message>
    <message>
        <source>It captures {others}.</source>
        <translation>Sie schlägt den Gegner ({others}).</translation>
    </message>
    <message>
        <source>Not enough room for two eyes.</source>
        <translation>Kein Raum für zwei Augen.</translation>
    </message>
    <message>
        <source>Its eye space makes only one eye: {points}.</source>
        <translation>Ihr Raum gibt nur ein Auge: {points}.</translation>
    </message>
    <message>
        <source>Its eye at {points} is false.</source>
        <translation>Ihr Auge bei {points} ist falsch.</translation>
    </message>
    <message>
        <source>Fewer liberties than {others}.</source>
        <translation>Weniger Freiheiten als der Gegner ({others}).</translation>
    </message>
    <message>
        <source>It can be captured whatever it plays.</source>
        <translation>Sie ist zu fangen, was sie auch tut.</translation>
    </message>
    <message>
        <source>Bent four in the corner.</source>
        <translation>Gebogene Vier in der Ecke.</translation>
    </message>
    <message>
        <source>If it is captured, its side takes part of the ground back.</source>
        <translation>Wird sie gefangen, holt sich ihre Seite einen Teil des Gebiets zurück.</translation>
    </message>
    <message>
        <source>It shares liberties at {points} with {others}.</source>
        <translation>Sie teilt Freiheiten bei {points} mit dem Gegner ({others}).</translation>
    </message>
    <message>
        <source>Undecided: the next move at {points} settles it.</source>
        <translation>Ungeklärt: Der nächste Zug bei {points} entscheidet.</translation>
    </message>
    <message>
        <source>Depends on a ko at {points}.</source>
        <translation>Ein Ko bei {points} entscheidet.</translation>
    </message>
    <message>
        <source>Playing on leads to this, whichever side moves first.</source>
        <translation>Von hier an ausgespielte Partien enden so, wer auch beginnt.</translation>
    </message>
    <message>
        <source>It could still live. Resume play.</source>
        <translation>Sie könnte noch leben. Bitte weiterspielen.</translation>
    </message>
    <message>
        <source>It captures its opponent.</source>
        <translation>Sie schlägt den Gegner.</translation>
    </message>
    <message>
        <source>Its eye space makes only one eye.</source>
        <translation>Ihr Raum gibt nur ein Auge.</translation>
    </message>
    <message>
        <source>One of its eyes is false.</source>
        <translation>Eines ihrer Augen ist falsch.</translation>
    </message>
    <message>
        <source>Fewer liberties than its opponent.</source>
        <translation>Weniger Freiheiten als der Gegner.</translation>
    </message>
    <message>
        <source>It shares liberties with its opponent.</source>
        <translation>Sie teilt Freiheiten mit dem Gegner.</translation>
    </message>
    <message>
        <source>Undecided: the next move settles it.</source>
        <translation>Ungeklärt: Der nächste Zug entscheidet.</translation>
    </message>
    <message>
        <source>Depends on a ko.</source>
        <translation>Ein Ko entscheidet.</translation>
    </message>
    <message>
        <source>Handicap stones count as stones on the board</source>
        <translation>Vorgabesteine sind Steine auf dem Brett</translation>
    </message>
    <message>
        <source>White&apos;s compensation for the handicap</source>
        <translation>Ausgleich für Weiß wegen der Vorgabe</translation>
    </message>
    <message>
        <source>{color} played more stones, including the last dame</source>
        <translation>{color} hat mehr Steine gesetzt, auch das letzte Dame</translation>
    </message>
    <message>
        <source>{opponent} passed more often than {color}</source>
        <translation>{opponent} hat öfter gepasst als {color}</translation>
    </message>
    <message>
        <source>Points in seki and in false eyes</source>
        <translation>Punkte in Seki und falschen Augen</translation>
    </message>
    <message>
        <source>Dead stones in seki, which territory scoring leaves on the board</source>
        <translation>Tote Steine im Seki, die bei Gebietswertung stehen bleiben</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>Gruppensteuer</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Seki</source>
        <translation>Seki</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>Strittig</translation>
    </message>
    <message>
        <source>Click a group to mark it dead or alive; Shift+click for one chain.</source>
        <translation>Gruppe anklicken: tot oder lebend. Mit Umschalt: eine Kette.</translation>
    </message>
    <message>
        <source>Click a group to mark it alive in seki or with two eyes.</source>
        <translation>Gruppe anklicken: lebt im Seki oder mit zwei eigenen Augen.</translation>
    </message>
    <message>
        <source>Click a disputed group to play it out.</source>
        <translation>Die strittige Gruppe anklicken, um sie neben der Partie auszuspielen.</translation>
    </message>
    <message>
        <source>{color}, {stones}</source>
        <translation>{color}, {stones}</translation>
    </message>
    <message>
        <source>unsettled, counted as dead</source>
        <translation>offen, zählt als tot</translation>
    </message>
    <message>
        <source>{group}: {status}.</source>
        <translation>{group}: {status}.</translation>
    </message>
    <message>
        <source>It does not have two eyes.</source>
        <translation>Sie hat keine zwei eigenen Augen.</translation>
    </message>
    <message>
        <source>Marked by the players.</source>
        <translation>Von den Spielern markiert.</translation>
    </message>
    <message>
        <source>Finding dead stones…</source>
        <translation>Tote Steine werden gesucht…</translation>
    </message>
    <message>
        <source>Much of the board is undecided: borders are still open. Resume play.</source>
        <translation>Viel vom Brett gehört niemandem: Die Grenzen sind noch offen. Weiterspielen.</translation>
    </message>
    <message>
        <source>The game already has a different result. Accepting this score replaces it.</source>
        <translation>Für die Partie ist schon ein anderes Ergebnis eingetragen. Wird dieser Stand angenommen, ersetzt er es.</translation>
    </message>
    <message>
        <source>The rules in the record are not understood. The score is by Japanese rules.</source>
        <translation>Die Regeln in der Datei sind nicht zu verstehen. Gezählt wird nach japanischen Regeln.</translation>
    </message>
    <message>
        <source>White must pass last under these rules: one more pass is needed.</source>
        <translation>Nach diesen Regeln passt Weiß zuletzt: Einmal ist noch zu passen.</translation>
    </message>
    <message>
        <source>Online-Go.com would count {points} for Black.</source>
        <translation>Online-Go.com würde {points} für Schwarz zählen.</translation>
    </message>
    <message>
        <source>Online-Go.com would count {points} for White.</source>
        <translation>Online-Go.com würde {points} für Weiß zählen.</translation>
    </message>
    <message>
        <source>Online-Go.com would not count {points}.</source>
        <translation>Online-Go.com würde {points} nicht zählen.</translation>
    </message>
    <message>
        <source>Online-Go.com would take {points} prisoner.</source>
        <translation>Online-Go.com würde {points} als Gefangene zählen.</translation>
    </message>
    <message>
        <source>{group}, at {point}</source>
        <translation>{group}, bei {point}</translation>
    </message>
    <message>
        <source>{group}, at {point}: counted as dead</source>
        <translation>{group}, bei {point}: zählt als tot</translation>
    </message>
    <message>
        <source>Dead: {result}</source>
        <translation>Tot: {result}</translation>
    </message>
    <message>
        <source>Alive: {result}</source>
        <translation>Lebend: {result}</translation>
    </message>
    <message>
        <source>All stones are alive under these rules.</source>
        <translation>Nach diesen Regeln lebt jeder Stein.</translation>
    </message>
    <message>
        <source>Playing out {color}&apos;s group at {point}</source>
        <translation>Die Gruppe von {color} bei {point} wird ausgespielt.</translation>
    </message>
</context>
<context>
    <name>cursor</name>
    <message>
        <source>Arrows move the cursor, Enter answers, Esc hides it.</source>
        <translation>Pfeile bewegen den Cursor, Eingabe antwortet mit seinem Punkt, Esc verbirgt ihn.</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter marks a group dead or alive, Esc hides it.</source>
        <translation>Pfeile bewegen den Cursor, Eingabe macht eine Gruppe tot oder lebend, Esc verbirgt ihn.</translation>
    </message>
    <message>
        <source>Enter starts, arrows move to the other end, Enter finishes, Esc cancels.</source>
        <translation>Eingabe beginnt, die Pfeile führen zum anderen Ende, Eingabe beendet; Esc bricht ab.</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter applies the tool, Esc hides it.</source>
        <translation>Pfeile bewegen den Cursor, Eingabe benutzt dort das Werkzeug, Esc verbirgt ihn.</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter moves the stone there, Esc hides it.</source>
        <translation>Pfeile bewegen den Cursor, Eingabe setzt den Zug dorthin, Esc verbirgt ihn.</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter plays, Esc hides it.</source>
        <translation>Pfeile bewegen den Cursor, Eingabe spielt dort, Esc verbirgt ihn.</translation>
    </message>
</context>
<context>
    <name>estimate</name>
    <message>
        <source>About even</source>
        <translation>Etwa gleich</translation>
    </message>
    <message>
        <source>{color} may be ahead by about {number}</source>
        <translation>{color} führt vielleicht mit etwa {number}</translation>
    </message>
    <message>
        <source>{color} ahead by about {number}</source>
        <translation>{color} führt mit etwa {number}</translation>
    </message>
    <message>
        <source>{lead} ({least} to {most})</source>
        <translation>{lead} ({least} bis {most})</translation>
    </message>
    <message>
        <source>even</source>
        <translation>gleich</translation>
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
        <translation>Dieser Zug erreicht das Ziel nicht.</translation>
    </message>
    <message>
        <source>This does not capture the stones.</source>
        <translation>So werden die Steine nicht geschlagen.</translation>
    </message>
    <message>
        <source>Neither player may play there.</source>
        <translation>Dort darf niemand spielen.</translation>
    </message>
    <message>
        <source>That move is legal.</source>
        <translation>Ein Zug dort ist erlaubt.</translation>
    </message>
    <message>
        <source>That is no liberty: a liberty is an empty point next to the stones.</source>
        <translation>Das ist keine Freiheit: Eine Freiheit ist ein leerer Punkt direkt neben den Steinen.</translation>
    </message>
    <message>
        <source>After this move the stones are not in atari: atari means one liberty.</source>
        <translation>Nach diesem Zug stehen die Steine nicht im Atari: Dann hätten sie nur eine Freiheit.</translation>
    </message>
    <message>
        <source>That point is not part of the answer.</source>
        <translation>Dieser Punkt gehört nicht zur Lösung.</translation>
    </message>
    <message>
        <source>There is no dead stone at this point.</source>
        <translation>Auf diesem Punkt steht kein toter Stein.</translation>
    </message>
    <message>
        <source>That point is not in this territory.</source>
        <translation>Dieser Punkt gehört nicht zu diesem Gebiet.</translation>
    </message>
    <message>
        <source>The winner is right, the margin is not. Count again.</source>
        <translation>Der Sieger stimmt, der Vorsprung nicht. Zähle noch einmal.</translation>
    </message>
    <message>
        <source>The winner is not right. Count again.</source>
        <translation>Der Sieger stimmt nicht. Zähle noch einmal.</translation>
    </message>
</context>
<context>
    <name>guess_words</name>
    <message>
        <source>Not there. Look inside the frame.</source>
        <translation>Dort nicht. Er liegt im Rahmen.</translation>
    </message>
    <message>
        <source>That is a variation in the file. A different move was played.</source>
        <translation>Das ist in der Partie eine Variante. Gespielt wurde ein anderer Zug.</translation>
    </message>
    <message>
        <source>That move is illegal. It costs nothing.</source>
        <translation>Dort kann er nicht sein. Das kostet nichts.</translation>
    </message>
    <message>
        <source>Where does Black play?</source>
        <translation>Wo spielt Schwarz?</translation>
    </message>
    <message>
        <source>Where does White play?</source>
        <translation>Wo spielt Weiß?</translation>
    </message>
    <message>
        <source>Found on the first try: {points}.</source>
        <translation>Gefunden im ersten Versuch: {points}.</translation>
    </message>
    <message>
        <source>It was {point}: no points.</source>
        <translation>Es war {point}: keine Punkte.</translation>
    </message>
    <message>
        <source>Look inside the frame.</source>
        <translation>Im Rahmen suchen.</translation>
    </message>
    <message>
        <source>Click where you expect the next move. A move found on the first try earns {points}; each miss costs 2 to 4, more the further away, and narrows the area down.</source>
        <translation>Dort klicken, wo der nächste Zug der Partie sein könnte. Jeder Fehlversuch grenzt den Ort ein. Ein sofort gefundener Zug bringt {points}; ein Fehlversuch kostet 2 bis 4 davon, je weiter weg, desto mehr.</translation>
    </message>
    <message>
        <source>{points} of {possible} points</source>
        <translation>{points} von {possible} Punkten</translation>
    </message>
    <message>
        <source>No move to guess here.</source>
        <translation>Hier gibt es keinen Zug zu raten.</translation>
    </message>
    <message>
        <source>You found {found} of {moves} moves, {at_once} on the first try.</source>
        <translation>Gefundene Züge: {found} von {moves}, davon {at_once} im ersten Versuch.</translation>
    </message>
</context>
<context>
    <name>judgement</name>
    <message>
        <source>&amp;Very Good Move</source>
        <translation>&amp;Sehr guter Zug</translation>
    </message>
    <message>
        <source>&amp;Good Move</source>
        <translation>&amp;Guter Zug</translation>
    </message>
    <message>
        <source>&amp;Interesting Move</source>
        <translation>&amp;Interessanter Zug</translation>
    </message>
    <message>
        <source>&amp;Doubtful Move</source>
        <translation>&amp;Zweifelhafter Zug</translation>
    </message>
    <message>
        <source>&amp;Bad Move</source>
        <translation>S&amp;chlechter Zug</translation>
    </message>
    <message>
        <source>V&amp;ery Bad Move</source>
        <translation>Seh&amp;r schlechter Zug</translation>
    </message>
    <message>
        <source>&amp;Very Good for Black</source>
        <translation>&amp;Sehr gut für Schwarz</translation>
    </message>
    <message>
        <source>Good for &amp;Black</source>
        <translation>Gut &amp;für Schwarz</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation>&amp;Ausgeglichen</translation>
    </message>
    <message>
        <source>Ve&amp;ry Even</source>
        <translation>&amp;Völlig ausgeglichen</translation>
    </message>
    <message>
        <source>&amp;Unclear</source>
        <translation>&amp;Unklar</translation>
    </message>
    <message>
        <source>Ver&amp;y Unclear</source>
        <translation>Seh&amp;r unklar</translation>
    </message>
    <message>
        <source>Good for &amp;White</source>
        <translation>Gut für &amp;Weiß</translation>
    </message>
    <message>
        <source>Very &amp;Good for White</source>
        <translation>Sehr gu&amp;t für Weiß</translation>
    </message>
    <message>
        <source>&amp;Hot Spot</source>
        <translation>S&amp;chlüsselstelle</translation>
    </message>
    <message>
        <source>Very H&amp;ot Spot</source>
        <translation>Wichtige Schl&amp;üsselstelle</translation>
    </message>
    <message>
        <source>estimated as even</source>
        <translation>als ausgeglichen geschätzt</translation>
    </message>
    <message>
        <source>{color} estimated {points} points ahead</source>
        <translation>{color} liegt geschätzt {points} Punkte vorn</translation>
    </message>
</context>
<context>
    <name>marking</name>
    <message>
        <source>&amp;Black Stones</source>
        <translation>&amp;Schwarze Steine</translation>
    </message>
    <message>
        <source>&amp;White Stones</source>
        <translation>&amp;Weiße Steine</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Radieren</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation>&amp;Dreieck</translation>
    </message>
    <message>
        <source>S&amp;quare</source>
        <translation>&amp;Quadrat</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>Kr&amp;eis</translation>
    </message>
    <message>
        <source>Cr&amp;oss</source>
        <translation>&amp;Kreuz</translation>
    </message>
    <message>
        <source>&amp;Selected</source>
        <translation>A&amp;uswahl</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Buchstaben</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>Za&amp;hlen</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xt</translation>
    </message>
    <message>
        <source>L&amp;ine</source>
        <translation>&amp;Linie</translation>
    </message>
    <message>
        <source>&amp;Arrow</source>
        <translation>&amp;Pfeil</translation>
    </message>
    <message>
        <source>&amp;Dim</source>
        <translation>&amp;Abblenden</translation>
    </message>
    <message>
        <source>&amp;Part of the Board</source>
        <translation>Brettauss&amp;chnitt</translation>
    </message>
    <message>
        <source>Blac&amp;k Territory</source>
        <translation>Schwarzes &amp;Gebiet</translation>
    </message>
    <message>
        <source>White Territor&amp;y</source>
        <translation>Weißes Geb&amp;iet</translation>
    </message>
    <message>
        <source>Click or drag to mark points; click a mark to remove it.</source>
        <translation>Klicken oder ziehen markiert Punkte; auf einer Markierung nimmt es sie weg.</translation>
    </message>
    <message>
        <source>Click or drag to mark territory; the right button marks the other colour&apos;s.</source>
        <translation>Klicken oder ziehen, um Gebiet zu markieren; die rechte Taste markiert das der anderen Farbe.</translation>
    </message>
    <message>
        <source>Click or drag to place stones; the right button places white ones.</source>
        <translation>Klicken oder ziehen, um Steine zu setzen; die rechte Taste setzt weiße.</translation>
    </message>
    <message>
        <source>Click or drag to place stones; the right button places black ones.</source>
        <translation>Klicken oder ziehen, um Steine zu setzen; die rechte Taste setzt schwarze.</translation>
    </message>
    <message>
        <source>Click or drag to remove marks, then stones without marks.</source>
        <translation>Klicken oder ziehen: entfernt Markierungen, dann Steine ohne Markierung.</translation>
    </message>
    <message>
        <source>Click to place the next letter; click a letter to remove it.</source>
        <translation>Klick setzt den nächsten Buchstaben; auf einem nimmt er ihn weg.</translation>
    </message>
    <message>
        <source>Click to place the next number; click a number to remove it.</source>
        <translation>Klick setzt die nächste Zahl; auf einer nimmt er sie weg.</translation>
    </message>
    <message>
        <source>Click a point and type its label.</source>
        <translation>Auf einen Punkt klicken und seinen Text tippen.</translation>
    </message>
    <message>
        <source>Drag from one point to another; drag again to remove.</source>
        <translation>Von einem Punkt zum anderen ziehen; noch einmal ziehen entfernt.</translation>
    </message>
    <message>
        <source>Click or drag to dim points; repeat to restore them.</source>
        <translation>Klicken oder ziehen macht Punkte blass oder wieder normal.</translation>
    </message>
    <message>
        <source>Drag over the part to show; click to show the whole board.</source>
        <translation>Über das ziehen, was zu sehen sein soll. Ein Klick zeigt das ganze Brett.</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>The game is paused. Press Resume to continue.</source>
        <translation>Die Partie ist angehalten. Zum Weiterspielen „Fortsetzen“ drücken.</translation>
    </message>
    <message>
        <source>{color} has not pressed the clock yet.</source>
        <translation>{color} hat die Uhr noch nicht gedrückt.</translation>
    </message>
    <message>
        <source>{color}&apos;s time has run out. Decide first whether the game is over.</source>
        <translation>Die Zeit von {color} ist abgelaufen: erst entscheiden, ob die Partie zu Ende ist.</translation>
    </message>
    <message>
        <source>The move stands.</source>
        <translation>Der Zug bleibt.</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>Schwarz am Zug</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>Weiß am Zug</translation>
    </message>
    <message>
        <source>This point is not on the board.</source>
        <translation>Dieser Punkt ist nicht auf dem Brett.</translation>
    </message>
    <message>
        <source>There is already a stone on this point.</source>
        <translation>Auf diesem Punkt steht schon ein Stein.</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: the chain of {stones} would have no liberties.</source>
        <translation>{color} darf hier nicht spielen: Die Kette (Steine: {stones}) hätte keine Freiheit.</translation>
    </message>
    <message>
        <source>{color} can&apos;t retake the ko immediately: play elsewhere first.</source>
        <translation>{color} darf dieses Ko nicht sofort zurückschlagen: erst anderswo spielen.</translation>
    </message>
    <message>
        <source>{color} can&apos;t retake the ko yet: pass for it first.</source>
        <translation>{color} darf dieses Ko noch nicht zurückschlagen: erst dafür passen.</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: it would repeat the position after move {number}.</source>
        <translation>{color} darf hier nicht spielen: Die Stellung nach Zug {number} käme wieder.</translation>
    </message>
    <message>
        <source>Play the missing moves, next {color}. Esc finishes.</source>
        <translation>Hier fehlende Züge eingeben, jetzt einen von {color}. Esc beendet es.</translation>
    </message>
    <message>
        <source>Click where {color} actually played, or drag another stone. Esc finishes.</source>
        <translation>Klicken, wo {color} wirklich spielte, oder einen anderen Stein ziehen. Esc beendet es.</translation>
    </message>
    <message>
        <source>{color} wins by {points}</source>
        <translation>{color} gewinnt um {points}</translation>
    </message>
    <message>
        <source>{color} wins by resignation</source>
        <translation>{color} gewinnt durch Aufgabe</translation>
    </message>
    <message>
        <source>{color} wins on time</source>
        <translation>{color} gewinnt auf Zeit</translation>
    </message>
    <message>
        <source>{color} wins by forfeit</source>
        <translation>{color} gewinnt kampflos</translation>
    </message>
    <message>
        <source>{color} wins</source>
        <translation>{color} gewinnt</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Ohne Ergebnis</translation>
    </message>
    <message>
        <source>Result unknown</source>
        <translation>Ergebnis unbekannt</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>Living stones</source>
        <translation>Lebende Steine</translation>
    </message>
    <message>
        <source>Dead stones</source>
        <translation>Tote Steine</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Gefangene</translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation>Pass-Steine</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>Gruppensteuer</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>Zusatzzeit</translation>
    </message>
    <message>
        <source>For handicap</source>
        <translation>Für Vorgabe</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
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
        <translation>{number} Punkte</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>Setup after move {number}</source>
        <translation>Aufbau nach Zug {number}</translation>
    </message>
    <message>
        <source>variation {number} of {all}</source>
        <translation>Variante {number} von {all}</translation>
    </message>
    <message>
        <source>illegal: {reason}</source>
        <translation>gegen die Regeln: {reason}</translation>
    </message>
    <message>
        <source>{ruleset} rules</source>
        <translation>Regeln: {ruleset}</translation>
    </message>
    <message>
        <source>{ruleset} rules assumed</source>
        <translation>Angenommene Regeln: {ruleset}</translation>
    </message>
    <message>
        <source>no komi given</source>
        <translation>Komi nicht angegeben</translation>
    </message>
    <message>
        <source>komi {komi}</source>
        <translation>Komi {komi}</translation>
    </message>
    <message>
        <source>handicap {stones}</source>
        <translation>Vorgabe {stones}</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Auszählen</translation>
    </message>
    <message>
        <source>White must pass once more to end the game</source>
        <translation>Weiß passt noch einmal, um die Partie zu beenden</translation>
    </message>
    <message>
        <source>{color} passed, {turn}</source>
        <translation>{color} hat gepasst, {turn}</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: the stone would have no liberties.</source>
        <translation>{color} darf hier nicht spielen: Der Stein hätte keine Freiheit.</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: it would repeat the starting position.</source>
        <translation>{color} darf hier nicht spielen: Die Stellung vom Anfang käme wieder.</translation>
    </message>
    <message>
        <source>move {number}, {color} {point}: {reason}</source>
        <translation>Zug {number}, {color} {point}: {reason}</translation>
    </message>
    <message>
        <source>The starting position was repeated. The players may agree on no result (Game &gt; End Game).</source>
        <translation>Die Anfangsstellung hat sich wiederholt. Die Spieler können die Partie einvernehmlich ohne Ergebnis beenden (Partie &gt; Partie beenden).</translation>
    </message>
    <message>
        <source>The position after move {number} was repeated. The players may agree on no result (Game &gt; End Game).</source>
        <translation>Die Stellung nach Zug {number} hat sich wiederholt. Die Spieler können die Partie einvernehmlich ohne Ergebnis beenden (Partie &gt; Partie beenden).</translation>
    </message>
    <message>
        <source>Tie: {color} wins under these rules</source>
        <translation>Gleichstand: {color} gewinnt nach diesen Regeln</translation>
    </message>
    <message>
        <source>Even: {color} wins</source>
        <translation>Gleich: {color} gewinnt</translation>
    </message>
    <message>
        <source>{color} leads by {number}</source>
        <translation>{color} führt mit {number}</translation>
    </message>
    <message>
        <source>{counting}: even</source>
        <translation>{counting}: gleich</translation>
    </message>
    <message>
        <source>{counting}: even, {color} wins</source>
        <translation>{counting}: gleich, {color} gewinnt</translation>
    </message>
    <message>
        <source>{counting}: {color} by {number}</source>
        <translation>{counting}: {color} +{number}</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>point</name>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>black stone</source>
        <translation>schwarzer Stein</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>weißer Stein</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>Black&apos;s territory</source>
        <translation>Gebiet von Schwarz</translation>
    </message>
    <message>
        <source>White&apos;s territory</source>
        <translation>Gebiet von Weiß</translation>
    </message>
    <message>
        <source>illegal: ko</source>
        <translation>verboten: Ko</translation>
    </message>
    <message>
        <source>illegal: pass for the ko first</source>
        <translation>verboten: erst für das Ko passen</translation>
    </message>
    <message>
        <source>illegal: it would repeat a position</source>
        <translation>verboten: die Stellung käme wieder</translation>
    </message>
    <message>
        <source>illegal: no liberties</source>
        <translation>verboten: keine Freiheit</translation>
    </message>
    <message>
        <source>in atari</source>
        <translation>im Atari</translation>
    </message>
    <message>
        <source>last move, number {number}</source>
        <translation>letzter Zug, Nummer {number}</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <source>star point</source>
        <translation>Hoshi</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>label {text}</source>
        <translation>Beschriftung {text}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>arrow to {point}</source>
        <translation>Pfeil nach {point}</translation>
    </message>
    <message>
        <source>line to {point}</source>
        <translation>Linie nach {point}</translation>
    </message>
    <message>
        <source>variation {letter}</source>
        <translation>Variante {letter}</translation>
    </message>
    <message>
        <source>next move</source>
        <translation>nächster Zug</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>unsettled</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>in seki</source>
        <translation>im Seki</translation>
    </message>
    <message>
        <source>dame</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>open border</source>
        <translation>offene Grenze</translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message>
        <source>Marked lines are correct</source>
        <translation>Markierte Zugfolgen sind richtig</translation>
    </message>
    <message>
        <source>All lines except marked ones are correct</source>
        <translation>Alle Zugfolgen außer den markierten sind richtig</translation>
    </message>
    <message>
        <source>The first variation is correct</source>
        <translation>Die erste Variante ist richtig</translation>
    </message>
    <message>
        <source>Every variation is correct</source>
        <translation>Jede Variante ist richtig</translation>
    </message>
    <message>
        <source>Lines with “{sign}” are correct</source>
        <translation>Zugfolgen mit „{sign}“ sind richtig</translation>
    </message>
    <message>
        <source>Lines with “{sign}” are wrong</source>
        <translation>Zugfolgen mit „{sign}“ sind falsch</translation>
    </message>
    <message>
        <source>Make the black group live.</source>
        <translation>Die schwarze Gruppe soll leben.</translation>
    </message>
    <message>
        <source>Make the white group live.</source>
        <translation>Die weiße Gruppe soll leben.</translation>
    </message>
    <message>
        <source>Kill the white group.</source>
        <translation>Die weiße Gruppe soll sterben.</translation>
    </message>
    <message>
        <source>Kill the black group.</source>
        <translation>Die schwarze Gruppe soll sterben.</translation>
    </message>
    <message>
        <source>Included problems, grade {grade}</source>
        <translation>Mitgelieferte Probleme, Stufe {grade}</translation>
    </message>
    <message>
        <source>Black passes.</source>
        <translation>Schwarz passt.</translation>
    </message>
    <message>
        <source>White passes.</source>
        <translation>Weiß passt.</translation>
    </message>
    <message>
        <source>Passing is correct here.</source>
        <translation>Passen ist hier richtig.</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} von {all}</translation>
    </message>
    <message>
        <source>{right} of {all} correct</source>
        <translation>{right} von {all} richtig</translation>
    </message>
    <message>
        <source>{number} with a hint</source>
        <translation>{number} mit Tipp</translation>
    </message>
    <message>
        <source>{number} wrong</source>
        <translation>{number} falsch</translation>
    </message>
    <message>
        <source>{number} skipped</source>
        <translation>{number} übersprungen</translation>
    </message>
    <message>
        <source>Correct without a hint: {number}</source>
        <translation>Richtig ohne Tipp: {number}</translation>
    </message>
    <message>
        <source>{minutes}:{seconds} minutes</source>
        <translation>{minutes}:{seconds} Minuten</translation>
    </message>
    <message>
        <source>none new</source>
        <translation>keine neu</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <source>American (AGA)</source>
        <translation>Amerikanisch (AGA)</translation>
    </message>
    <message>
        <source>British (BGA)</source>
        <translation>Britisch (BGA)</translation>
    </message>
    <message>
        <source>French (FFG)</source>
        <translation>Französisch (FFG)</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>Ing</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>Neuseeländisch</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <source>Stone counting (old Chinese)</source>
        <translation>Steinzählung (altchinesisch)</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Basic ko</source>
        <translation>Einfaches Ko</translation>
    </message>
    <message>
        <source>Positional superko</source>
        <translation>Positionelles Superko</translation>
    </message>
    <message>
        <source>Situational superko</source>
        <translation>Situationelles Superko</translation>
    </message>
    <message>
        <source>Natural superko</source>
        <translation>Natürliches Superko</translation>
    </message>
    <message>
        <source>Superko until a pass</source>
        <translation>Superko bis zum Passen</translation>
    </message>
    <message>
        <source>A ko can&apos;t be retaken immediately. Longer cycles are allowed.</source>
        <translation>Ein Ko darf nicht sofort zurückgeschlagen werden. Längere Kreisläufe dürfen weitergehen.</translation>
    </message>
    <message>
        <source>No move may repeat an earlier position.</source>
        <translation>Kein Zug darf ein früheres Brett wiederherstellen.</translation>
    </message>
    <message>
        <source>No move may repeat an earlier position with the same player to move.</source>
        <translation>Kein Zug darf ein früheres Brett mit demselben Spieler am Zug wiederherstellen.</translation>
    </message>
    <message>
        <source>No player may repeat a position that one of their own earlier moves created.</source>
        <translation>Kein Spieler darf ein Brett wiederherstellen, das ein früherer eigener Stein ergab.</translation>
    </message>
    <message>
        <source>No move may repeat an earlier position, unless a player has passed since.</source>
        <translation>Kein Zug darf ein früheres Brett wiederherstellen, außer wenn seitdem gepasst wurde.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>One point per stone</source>
        <translation>Einen Punkt je Stein</translation>
    </message>
    <message>
        <source>One point per stone except the first</source>
        <translation>Ein Punkt je Stein außer dem ersten</translation>
    </message>
    <message>
        <source>{ruleset}, changed</source>
        <translation>{ruleset}, geändert</translation>
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
        <translation>{color}: {left}, läuft</translation>
    </message>
    <message>
        <source>{color}: {left}, stopped</source>
        <translation>{color}: {left}, steht</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Allow and Return Time</source>
        <translation>Erlauben und Zeit zurückgeben</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>{color} Loses on Time</source>
        <translation>{color} verliert auf Zeit</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue from Here</source>
        <translation>Ab hier fortsetzen</translation>
    </message>
    <message>
        <source>Back to the Game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Press the Clock</source>
        <translation>Uhr drücken</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Back to Scoring</source>
        <translation>Zurück zum Auszählen</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>New Game…</source>
        <translation>Neue Partie…</translation>
    </message>
    <message>
        <source>last period of {time}</source>
        <translation>letzte Periode: {time}</translation>
    </message>
    <message>
        <source>then {number} × {time}</source>
        <translation>dann {number} × {time}</translation>
    </message>
    <message>
        <source>period {number} of {all}, {points} so far</source>
        <translation>Periode {number} von {all}, bisher {points}</translation>
    </message>
    <message>
        <source>{points} so far</source>
        <translation>bisher {points}</translation>
    </message>
    <message>
        <source>then {number} × {time}, {points} each</source>
        <translation>dann {number} × {time}, je {points}</translation>
    </message>
    <message>
        <source>+{time} per move</source>
        <translation>+{time} je Zug</translation>
    </message>
    <message>
        <source>+{time} per move, up to {most}</source>
        <translation>+{time} je Zug, bis {most}</translation>
    </message>
    <message>
        <source>up to {time} back per move</source>
        <translation>bis zu {time} zurück je Zug</translation>
    </message>
    <message>
        <source>{time} delay per move</source>
        <translation>{time} Verzögerung je Zug</translation>
    </message>
    <message>
        <source>runs in {time}</source>
        <translation>läuft in {time}</translation>
    </message>
    <message>
        <source>Press to start {color}&apos;s clock</source>
        <translation>Drücken startet die Uhr von {color}</translation>
    </message>
    <message>
        <source>Press to end your turn</source>
        <translation>Drücken beendet den Zug</translation>
    </message>
    <message>
        <source>{name} moved and must press the clock.</source>
        <translation>{name} hat gezogen und drückt die Uhr.</translation>
    </message>
    <message>
        <source>{name} has not pressed the clock yet.</source>
        <translation>{name} hat die Uhr noch nicht gedrückt.</translation>
    </message>
    <message>
        <source>{name} has passed.</source>
        <translation>{name} hat gepasst.</translation>
    </message>
    <message>
        <source>The clock is stopped.</source>
        <translation>Die Uhr steht.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Die Partie ist angehalten.</translation>
    </message>
    <message>
        <source>The clock was paused while the computer was asleep.</source>
        <translation>Die Uhr wurde angehalten, während der Rechner im Ruhezustand war.</translation>
    </message>
    <message>
        <source>This is move {number}; the match is at another position.</source>
        <translation>Dies ist Zug {number}; die Partie steht an einer anderen Stellung.</translation>
    </message>
    <message>
        <source>This is move {number}. Continue from here?</source>
        <translation>Dies ist Zug {number}. Von hier weiterspielen?</translation>
    </message>
    <message>
        <source>{name} asks to take back a move.</source>
        <translation>{name} möchte einen Zug zurücknehmen.</translation>
    </message>
    <message>
        <source>{name} asks to take back a move, with your reply to it.</source>
        <translation>{name} möchte einen Zug und die Antwort darauf zurücknehmen.</translation>
    </message>
    <message>
        <source>Waiting for {name} to allow the takeback.</source>
        <translation>{name} wird gefragt, ob das Zurücknehmen erlaubt ist.</translation>
    </message>
    <message>
        <source>Your time has run out. {name} decides how to continue.</source>
        <translation>Ihre Zeit ist abgelaufen. {name} entscheidet.</translation>
    </message>
    <message>
        <source>{name}&apos;s time has run out.</source>
        <translation>Die Zeit von {name} ist abgelaufen.</translation>
    </message>
    <message>
        <source>Pass?</source>
        <translation>Passen?</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Aufgeben?</translation>
    </message>
    <message>
        <source>Hold the button down to pass.</source>
        <translation>Zum Passen den Knopf gedrückt halten.</translation>
    </message>
    <message>
        <source>Hold the button down to resign.</source>
        <translation>Zum Aufgeben den Knopf gedrückt halten.</translation>
    </message>
    <message>
        <source>{name} has accepted.</source>
        <translation>{name} hat zugestimmt.</translation>
    </message>
</context>
<context>
    <name>turning</name>
    <message>
        <source>View rotated right</source>
        <translation>Ansicht nach rechts gedreht</translation>
    </message>
    <message>
        <source>View turned upside down</source>
        <translation>Brett auf den Kopf gestellt</translation>
    </message>
    <message>
        <source>View rotated left</source>
        <translation>Ansicht nach links gedreht</translation>
    </message>
    <message>
        <source>View flipped horizontally</source>
        <translation>Ansicht horizontal gespiegelt</translation>
    </message>
    <message>
        <source>View flipped vertically</source>
        <translation>Ansicht vertikal gespiegelt</translation>
    </message>
    <message>
        <source>View flipped along a diagonal</source>
        <translation>Ansicht an einer Diagonale gespiegelt</translation>
    </message>
</context>
</TS>
