<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
<context>
    <name></name>
    <message numerus="yes">
        <source>Caught in a ladder: %n moves.</source>
        <translation>
            <numerusform>Catturata in una scala: %n mossa.</numerusform>
            <numerusform>Catturata in una scala: %n mosse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ladder fails: broken by {stones}.</source>
        <translation>
            <numerusform>La scala fallisce: {stones} la rompe.</numerusform>
            <numerusform>La scala fallisce: {stones} la rompono.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} {point}, %n stones captured</source>
        <translation>
            <numerusform>{color} {point}, %n pietra catturata</numerusform>
            <numerusform>{color} {point}, %n pietre catturate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} {point}, %n own stones lost</source>
        <translation>
            <numerusform>{color} {point}, perde %n propria pietra</numerusform>
            <numerusform>{color} {point}, perde %n proprie pietre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Atari: {color} {point}, %n stones</source>
        <translation>
            <numerusform>Atari: {color} {point}</numerusform>
            <numerusform>Atari: {color} {point}, %n pietre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variations follow</source>
        <translation>
            <numerusform>Segue %n variante</numerusform>
            <numerusform>Seguono %n varianti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undone: %n moves</source>
        <translation>
            <numerusform>Annullata: %n mossa</numerusform>
            <numerusform>Annullate: %n mosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <comment>to be played in a time</comment>
        <translation>
            <numerusform>%n pietra</numerusform>
            <numerusform>%n pietre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n ora</numerusform>
            <numerusform>%n ore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minuti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n secondo</numerusform>
            <numerusform>%n secondi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n periods left</source>
        <translation>
            <numerusform>%n periodo rimasto</numerusform>
            <numerusform>%n periodi rimasti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones to play</source>
        <translation>
            <numerusform>%n pietra da giocare</numerusform>
            <numerusform>%n pietre da giocare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later moves are now illegal, starting with move {first}</source>
        <translation>
            <numerusform>la mossa {first} ora è contro le regole</numerusform>
            <numerusform>%n mosse successive ora sono contro le regole, la prima è la mossa {first}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later moves now capture different stones, starting with move {first}</source>
        <translation>
            <numerusform>la mossa {first} ora cattura altre pietre o nessuna</numerusform>
            <numerusform>%n mosse successive ora catturano altre pietre o nessuna, la prima è la mossa {first}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black places %n more handicap stones</source>
        <translation>
            <numerusform>Il Nero mette ancora una pietra di handicap</numerusform>
            <numerusform>Il Nero mette ancora %n pietre di handicap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>for a guess, not on the board</comment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found on try %n: {points}.</source>
        <translation>
            <numerusform>Trovata al tentativo %n: {points}.</numerusform>
            <numerusform>Trovata al tentativo %n: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n mossa</numerusform>
            <numerusform>%n mosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on the first try</source>
        <translation>
            <numerusform>%n al primo tentativo</numerusform>
            <numerusform>%n al primo tentativo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>uno nuovo</numerusform>
            <numerusform>%n nuovi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>Un problema</numerusform>
            <numerusform>%n problemi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>uno per oggi</numerusform>
            <numerusform>%n per oggi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games without moves skipped</source>
        <translation>
            <numerusform>%n partita senza mosse è esclusa</numerusform>
            <numerusform>%n partite senza mosse sono escluse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable files</source>
        <translation>
            <numerusform>un file illeggibile</numerusform>
            <numerusform>%n file illeggibili</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>%n di fila</numerusform>
            <numerusform>%n di fila</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prisoners</source>
        <translation>
            <numerusform>%n prigioniero</numerusform>
            <numerusform>%n prigionieri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n pietra</numerusform>
            <numerusform>%n pietre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unsettled groups ({points}). Resume play or mark them.</source>
        <translation>
            <numerusform>%n gruppo incerto ({points}). Riprendere il gioco o segnarlo.</numerusform>
            <numerusform>%n gruppi incerti ({points}). Riprendere il gioco o segnarli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open borders at {points}. Close them first.</source>
        <translation>
            <numerusform>Un confine è aperto in {points}: va chiuso prima.</numerusform>
            <numerusform>I confini sono aperti in {points}: vanno chiusi prima.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dead stones in seki ({points}) do not count unless captured. Resume play to capture them.</source>
        <translation>
            <numerusform>Una pietra morta in seki ({points}) conta solo se viene catturata: riprendete la partita per catturarla.</numerusform>
            <numerusform>%n pietre morte in seki ({points}) contano solo se vengono catturate: riprendete la partita per catturarle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dame left, each worth a point under area scoring. Fill them first.</source>
        <translation>
            <numerusform>Resta un dame, che vale un punto nel conteggio ad area: va riempito prima.</numerusform>
            <numerusform>Restano %n dame, che valgono un punto l’uno nel conteggio ad area: vanno riempiti prima.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n stones in {time}</source>
        <translation>
            <numerusform>poi %n pietra in {time}</numerusform>
            <numerusform>poi %n pietre in {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n more handicap stones.</source>
        <translation>
            <numerusform>Mettere ancora una pietra di handicap.</numerusform>
            <numerusform>Mettere ancora %n pietre di handicap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black places %n more handicap stones.</source>
        <translation>
            <numerusform>Il Nero mette ancora una pietra di handicap.</numerusform>
            <numerusform>Il Nero mette ancora %n pietre di handicap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chain of %n</source>
        <translation>
            <numerusform>catena di %n</numerusform>
            <numerusform>catena di %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n liberties</source>
        <translation>
            <numerusform>%n libertà</numerusform>
            <numerusform>%n libertà</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partita</numerusform>
            <numerusform>%Ln partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} of %Ln games selected</source>
        <translation>
            <numerusform>{part} scelta su %Ln partita</numerusform>
            <numerusform>{part} scelte su %Ln partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} of %Ln games</source>
        <translation>
            <numerusform>{part} su %Ln partita</numerusform>
            <numerusform>{part} su %Ln partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e %n altra</numerusform>
            <numerusform>e altre %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AcceptButton</name>
    <message>
        <source>✓ {name} accepted</source>
        <translation>✓ {name}: accettato</translation>
    </message>
    <message>
        <source>{name} Accepts</source>
        <translation>{name} accetta</translation>
    </message>
</context>
<context>
    <name>AidActions</name>
    <message>
        <source>Show &amp;Liberties</source>
        <translation>Mostra &amp;libertà</translation>
    </message>
    <message>
        <source>&amp;Colour Chains</source>
        <translation>Colora le &amp;catene</translation>
    </message>
    <message>
        <source>Show &amp;Eyes and False Eyes</source>
        <translation>Mostra &amp;occhi e occhi falsi</translation>
    </message>
    <message>
        <source>Read La&amp;dder</source>
        <translation>Leggi la &amp;scala</translation>
    </message>
    <message>
        <source>Show &amp;Influence</source>
        <translation>Mostra l’in&amp;fluenza</translation>
    </message>
    <message>
        <source>How far each side&apos;s stones reach</source>
        <translation>Fin dove arrivano le pietre delle due parti</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Scoring ended</source>
        <translation>Conteggio terminato</translation>
    </message>
</context>
<context>
    <name>ArchiveDialog</name>
    <message>
        <source>Game Archive</source>
        <translation>Archivio partite</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>&amp;Show Folder</source>
        <translation>&amp;Mostra cartella</translation>
    </message>
    <message>
        <source>&amp;Resume Game</source>
        <translation>&amp;Riprendi la partita</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games?</source>
        <translation>
            <numerusform>Eliminare %n partita?</numerusform>
            <numerusform>Eliminare %n partite?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to Trash</source>
        <translation>&amp;Sposta nel cestino</translation>
    </message>
    <message>
        <source>Delete permanently?</source>
        <translation>Eliminare per sempre?</translation>
    </message>
    <message>
        <source>These games cannot be moved to the trash. Deleting them cannot be undone:
{games}</source>
        <translation>Queste partite non si possono spostare nel cestino. L’eliminazione è definitiva:
{games}</translation>
    </message>
    <message>
        <source>&amp;Delete Permanently</source>
        <translation>&amp;Elimina per sempre</translation>
    </message>
    <message>
        <source>Could not delete</source>
        <translation>Questo non si è potuto eliminare</translation>
    </message>
</context>
<context>
    <name>ArchiveModel</name>
    <message>
        <source>This file has no readable game</source>
        <translation>In questo file non si legge nessuna partita</translation>
    </message>
    <message>
        <source>No archived game matches.</source>
        <translation>Nessuna partita archiviata corrisponde.</translation>
    </message>
    <message>
        <source>The archive is empty.</source>
        <translation>L’archivio è vuoto.</translation>
    </message>
</context>
<context>
    <name>BoardActions</name>
    <message>
        <source>&amp;Letters and Numbers (A1)</source>
        <translation>&amp;Lettere e numeri</translation>
    </message>
    <message>
        <source>&amp;Numeric (1-1)</source>
        <translation>&amp;Numeriche (1-1)</translation>
    </message>
    <message>
        <source>S&amp;GF (aa)</source>
        <translation>SG&amp;F (aa)</translation>
    </message>
    <message>
        <source>&amp;Japanese</source>
        <translation>&amp;Giapponesi</translation>
    </message>
    <message>
        <source>From the Nearest &amp;Corner</source>
        <translation>Dagli &amp;angoli</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>N&amp;essuna</translation>
    </message>
    <message>
        <source>On &amp;Four Sides</source>
        <translation>Su &amp;quattro lati</translation>
    </message>
    <message>
        <source>On &amp;Two Sides</source>
        <translation>Su &amp;due lati</translation>
    </message>
    <message>
        <source>&amp;Choose Part…</source>
        <translation>&amp;Scegli una parte…</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>&amp;Goban intero</translation>
    </message>
    <message>
        <source>&amp;Always Show Whole Board</source>
        <translation>Mostra sempre &amp;tutto il goban</translation>
    </message>
    <message>
        <source>Rotate &amp;Right</source>
        <translation>Ruota a &amp;destra</translation>
    </message>
    <message>
        <source>Rotate &amp;Left</source>
        <translation>Ruota a &amp;sinistra</translation>
    </message>
    <message>
        <source>Turn &amp;Upside Down</source>
        <translation>&amp;Capovolto</translation>
    </message>
    <message>
        <source>Flip &amp;Horizontally</source>
        <translation>Rifletti in &amp;orizzontale</translation>
    </message>
    <message>
        <source>Flip &amp;Vertically</source>
        <translation>Rifletti in &amp;verticale</translation>
    </message>
    <message>
        <source>R&amp;eset View</source>
        <translation>&amp;Reimposta la vista</translation>
    </message>
</context>
<context>
    <name>BoardAndStonesDialog</name>
    <message>
        <source>Board and Stones</source>
        <translation>Goban e pietre</translation>
    </message>
    <message>
        <source>Use This Board</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Goban</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Pietre</translation>
    </message>
</context>
<context>
    <name>BoardExporter</name>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Could not export the board</source>
        <translation>Il goban non è stato esportato</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Copia in corso</translation>
    </message>
    <message>
        <source>Board copied as text.</source>
        <translation>Goban copiato come testo.</translation>
    </message>
    <message>
        <source>Board copied.</source>
        <translation>Goban copiato.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Disegni</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>Documenti PDF</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
</context>
<context>
    <name>BoardMenu</name>
    <message>
        <source>&amp;Mark Point</source>
        <translation>&amp;Segna questo punto</translation>
    </message>
    <message>
        <source>Set &amp;Up</source>
        <translation>&amp;Disponi una pietra</translation>
    </message>
    <message>
        <source>&amp;Go to This Stone&apos;s Move</source>
        <translation>&amp;Vai alla mossa di questa pietra</translation>
    </message>
    <message>
        <source>&amp;Black Stone</source>
        <translation>Pietra &amp;nera</translation>
    </message>
    <message>
        <source>&amp;White Stone</source>
        <translation>Pietra &amp;bianca</translation>
    </message>
    <message>
        <source>&amp;No Stone</source>
        <translation>Nessuna &amp;pietra</translation>
    </message>
</context>
<context>
    <name>BoardSizeField</name>
    <message>
        <source>Other</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Goban</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
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
        <translation>Legno notturno</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Pietra</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>From the board theme</source>
        <translation>Dal tema del goban</translation>
    </message>
    <message>
        <source>Slate and shell</source>
        <translation>Ardesia e conchiglia</translation>
    </message>
    <message>
        <source>Glass</source>
        <translation>Vetro</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Piatte</translation>
    </message>
    <message>
        <source>Skipped {file}: could not read it.</source>
        <translation>{file} è escluso: non si può leggere.</translation>
    </message>
    <message>
        <source>Skipped {file}: syntax error in line {where}.</source>
        <translation>{file} è escluso: la riga {where} non è comprensibile.</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} is missing.</source>
        <translation>{file} è escluso: manca {where}.</translation>
    </message>
    <message>
        <source>Skipped {file}: unknown key {where}.</source>
        <translation>{file} ignorato: chiave {where} sconosciuta.</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be a section, [{where}].</source>
        <translation>{file} è escluso: {where} deve essere una sezione a sé, [{where}].</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be quoted text.</source>
        <translation>{file} è escluso: {where} deve essere un testo tra virgolette.</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be a colour such as &quot;#e1b87c&quot;.</source>
        <translation>{file} è escluso: {where} deve essere un colore come &quot;#e1b87c&quot;.</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be a number, {allowed}.</source>
        <translation>{file} è escluso: {where} deve essere un numero, {allowed}.</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be one of {allowed}.</source>
        <translation>{file} è escluso: {where} deve essere uno di questi: {allowed}.</translation>
    </message>
    <message>
        <source>Skipped {file}: the file is incomplete.</source>
        <translation>{file} ignorato: il file è incompleto.</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message>
        <source>Figure {place}</source>
        <translation>Figura {place}</translation>
    </message>
    <message>
        <source>Variation {place} at {move}</source>
        <translation>Variante {place} a {move}</translation>
    </message>
    <message>
        <source>Variation {place} at {move} of variation {variation}</source>
        <translation>Variante {place} a {move} della variante {variation}</translation>
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
        <translation>{numbers} in {place}</translation>
    </message>
    <message>
        <source>{numbers} pass</source>
        <translation>{numbers} passo</translation>
    </message>
</context>
<context>
    <name>CheckedEdits</name>
    <message>
        <source>Checking the following moves</source>
        <translation>Controllo delle mosse che seguono</translation>
    </message>
    <message>
        <source>Some moves are now illegal</source>
        <translation>Alcune mosse ora sono contro le regole</translation>
    </message>
    <message>
        <source>&amp;Keep Change</source>
        <translation>&amp;Mantieni la modifica</translation>
    </message>
    <message>
        <source>&amp;Undo Change</source>
        <translation>&amp;Annulla la modifica</translation>
    </message>
</context>
<context>
    <name>ClockFields</name>
    <message>
        <source>Clock</source>
        <translation>Orologio</translation>
    </message>
    <message>
        <source>Di&amp;fferent for White</source>
        <translation>Di&amp;verso per il Bianco</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personalizzato</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Elimina dai preferiti</translation>
    </message>
    <message>
        <source>Save as preset</source>
        <translation>Salva nei preferiti</translation>
    </message>
</context>
<context>
    <name>CommandBar</name>
    <message>
        <source>Toolbar</source>
        <translation>Barra degli strumenti</translation>
    </message>
    <message>
        <source>More Tools</source>
        <translation>Altri strumenti</translation>
    </message>
    <message>
        <source>Hide the Toolbar</source>
        <translation>Nascondi la barra degli strumenti</translation>
    </message>
</context>
<context>
    <name>CommentPanel</name>
    <message>
        <source>Comment on this move</source>
        <translation>Commento a questa mossa</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commento</translation>
    </message>
    <message>
        <source>The comment continues. It is too long to show or edit here.</source>
        <translation>Il commento continua. È troppo lungo per essere mostrato o modificato qui.</translation>
    </message>
</context>
<context>
    <name>ComparisonDialog</name>
    <message>
        <source>Compare Rulesets</source>
        <translation>Confronta i regolamenti</translation>
    </message>
    <message>
        <source>The same marking scored under every ruleset</source>
        <translation>Gli stessi segni con ogni regolamento</translation>
    </message>
    <message>
        <source>With komi {komi}, as in this game.</source>
        <translation>Komi {komi} ovunque, come in questa partita.</translation>
    </message>
    <message>
        <source>Why area and territory scoring differ</source>
        <translation>Perché area e territorio differiscono</translation>
    </message>
    <message>
        <source>Territory scoring</source>
        <translation>Conteggio a territorio</translation>
    </message>
    <message>
        <source>They agree in this game.</source>
        <translation>In questa partita coincidono.</translation>
    </message>
    <message>
        <source>Area scoring</source>
        <translation>Conteggio ad area</translation>
    </message>
</context>
<context>
    <name>CountActions</name>
    <message>
        <source>S&amp;core Game</source>
        <translation>Co&amp;nta la partita</translation>
    </message>
    <message>
        <source>Re-estimate &amp;Dead Stones</source>
        <translation>Ristima le pietre &amp;morte</translation>
    </message>
    <message>
        <source>Discards the groups marked by hand</source>
        <translation>Scarta i gruppi segnati a mano</translation>
    </message>
    <message>
        <source>Co&amp;mpare Rulesets…</source>
        <translation>Confronta i re&amp;golamenti…</translation>
    </message>
    <message>
        <source>The same position under other rules, and why they differ</source>
        <translation>Lo stesso goban con altre regole, e perché i conteggi differiscono</translation>
    </message>
    <message>
        <source>&amp;End Game…</source>
        <translation>T&amp;ermina la partita…</translation>
    </message>
    <message>
        <source>On time, by forfeit, by agreement or without a result</source>
        <translation>Per il tempo, per forfait, d’accordo entrambi o senza risultato</translation>
    </message>
    <message>
        <source>To score the game, keep or discard the tried moves first.</source>
        <translation>Per contare la partita, prima tenere o scartare le mosse di prova.</translation>
    </message>
    <message>
        <source>Replace the recorded result?</source>
        <translation>Sostituire il risultato di questa partita?</translation>
    </message>
    <message>
        <source>Recorded: {recorded}. New score: {counted}.</source>
        <translation>Registrato: {recorded}. Nuovo risultato: {counted}.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Sostituisci</translation>
    </message>
</context>
<context>
    <name>CountAnswer</name>
    <message>
        <source>Who wins</source>
        <translation>Chi vince</translation>
    </message>
    <message>
        <source>Black by</source>
        <translation>Nero di</translation>
    </message>
    <message>
        <source>White by</source>
        <translation>Bianco di</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pareggio</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Controlla</translation>
    </message>
</context>
<context>
    <name>CountPage</name>
    <message>
        <source>Accept</source>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>Resume Play</source>
        <translation>Riprendi il gioco</translation>
    </message>
    <message>
        <source>✓ Accepted</source>
        <translation>✓ Accettato</translation>
    </message>
</context>
<context>
    <name>CountPanel</name>
    <message>
        <source>Scoring method</source>
        <translation>Metodo di conteggio</translation>
    </message>
    <message>
        <source>What a click marks</source>
        <translation>Che cosa segna un clic</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Confronta…</translation>
    </message>
    <message>
        <source>Demonstrate…</source>
        <translation>Mostra il conteggio…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Resume Play</source>
        <translation>Riprendi il gioco</translation>
    </message>
</context>
<context>
    <name>CountStepTexts</name>
    <message>
        <source>Territory scoring: prisoners fill territory, and the remaining empty points decide.</source>
        <translation>Si conta il territorio: i prigionieri tornano a riempirlo, e decidono i punti che restano vuoti.</translation>
    </message>
    <message>
        <source>Territory scoring with pass stones: prisoners and pass stones fill territory, and the remaining empty points decide.</source>
        <translation>Si conta il territorio, con le pietre di passo tra i prigionieri: lo riempiono, e decidono i punti che restano vuoti.</translation>
    </message>
    <message>
        <source>One side&apos;s stones and territory are counted and compared with half the board.</source>
        <translation>Si conta un solo giocatore, le sue pietre e il suo territorio, e si confronta con metà del goban.</translation>
    </message>
    <message>
        <source>The territory and the stones of both sides are counted.</source>
        <translation>Si contano entrambi, il territorio e le pietre.</translation>
    </message>
    <message>
        <source>Both sides fill the board with all their stones: points left empty, or stones left over, decide.</source>
        <translation>Entrambi riempiono il goban con tutte le loro pietre: decide ciò che resta vuoto, o che non trova posto.</translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s %n dead stones leave the board.</source>
        <translation>
            <numerusform>%n pietra morta del {color} lascia il goban.</numerusform>
            <numerusform>%n pietre morte del {color} lasciano il goban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s %n dead stones leave the board and go into {other}&apos;s lid.</source>
        <translation>
            <numerusform>%n pietra morta del {color} lascia il goban e va nel coperchio del {other}.</numerusform>
            <numerusform>%n pietre morte del {color} lasciano il goban e vanno nel coperchio del {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s %n dead stones in seki stay: they count for neither side.</source>
        <translation>
            <numerusform>%n pietra morta del {color} in seki resta: non conta per nessuno.</numerusform>
            <numerusform>%n pietre morte del {color} in seki restano: non contano per nessuno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The players fill %n dame in turn; these count for neither side.</source>
        <translation>
            <numerusform>%n punto neutro (dame) viene riempito: non conta per nessuno.</numerusform>
            <numerusform>%n punti neutri (dame) vengono riempiti a turno: non contano per nessuno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} passed %n times and put a stone into {other}&apos;s lid each time.</source>
        <translation>
            <numerusform>Il {color} ha passato %n volta, e ha messo una pietra nel coperchio del {other}.</numerusform>
            <numerusform>Il {color} ha passato %n volte, e ogni passo ha messo una pietra nel coperchio del {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>White must pass last and puts one more stone into Black&apos;s lid.</source>
        <translation>Il Bianco deve passare per ultimo, e mette un’altra pietra nel coperchio del Nero.</translation>
    </message>
    <message numerus="yes">
        <source>%n stones from {color}&apos;s bowl fill {color}&apos;s territory: a filled point counts as much as an empty one.</source>
        <translation>
            <numerusform>%n pietra dalla ciotola del {color} riempie il territorio del {color}: un punto pieno vale quanto uno vuoto.</numerusform>
            <numerusform>%n pietre dalla ciotola del {color} riempiono il territorio del {color}: un punto pieno vale quanto uno vuoto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones from {color}&apos;s bowl fill {color}&apos;s territory.</source>
        <translation>
            <numerusform>%n pietra dalla ciotola del {color} riempie il territorio del {color}.</numerusform>
            <numerusform>%n pietre dalla ciotola del {color} riempiono il territorio del {color}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prisoners from {other}&apos;s lid fill {color}&apos;s territory.</source>
        <translation>
            <numerusform>%n prigioniero dal coperchio del {other} riempie il territorio del {color}.</numerusform>
            <numerusform>%n prigionieri dal coperchio del {other} riempiono il territorio del {color}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones are left over, leaving {total}.</source>
        <translation>
            <numerusform>%n pietra del {color} non trova posto, e ne restano {total}.</numerusform>
            <numerusform>%n pietre del {color} non trovano posto, e ne restano {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones are left over and count for {other}.</source>
        <translation>
            <numerusform>%n pietra del {color} non trova posto: è un punto per il {other}.</numerusform>
            <numerusform>%n pietre del {color} non trovano posto: sono punti per il {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones inside {color}&apos;s territory are moved to clear a block of {size}; the border stays.</source>
        <translation>
            <numerusform>%n pietra dentro il territorio del {color} si sposta per liberare un blocco di {size}; il confine resta.</numerusform>
            <numerusform>%n pietre dentro il territorio del {color} si spostano per liberare un blocco di {size}; il confine resta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s first block has %n points.</source>
        <translation>
            <numerusform>Il primo blocco del {color} ha %n punto.</numerusform>
            <numerusform>Il primo blocco del {color} ha %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This block of %n points brings {color} to {total}.</source>
        <translation>
            <numerusform>Questo blocco di %n punto porta il {color} a {total}.</numerusform>
            <numerusform>Questo blocco di %n punti porta il {color} a {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones are removed to make the empty points a multiple of ten.</source>
        <translation>
            <numerusform>%n pietra del {color} lascia il goban, perché i punti vuoti facciano decine.</numerusform>
            <numerusform>%n pietre del {color} lasciano il goban, perché i punti vuoti facciano decine.</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} has no empty points left.</source>
        <translation>Al {color} non resta nessun punto vuoto.</translation>
    </message>
    <message numerus="yes">
        <source>{color} has %n empty points, a multiple of ten.</source>
        <translation>
            <numerusform>Il {color} ha %n punto vuoto, in decine intere.</numerusform>
            <numerusform>Il {color} ha %n punti vuoti, in decine intere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s territory has %n points.</source>
        <translation>
            <numerusform>Il territorio del {color} ha %n punto.</numerusform>
            <numerusform>Il territorio del {color} ha %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n stones bring {color} to {total}.</source>
        <translation>
            <numerusform>Questa %n pietra porta il {color} a {total}.</numerusform>
            <numerusform>Queste %n pietre portano il {color} a {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the prisoners back in their bowls, each side has %n stones on the board and in the bowl.</source>
        <translation>
            <numerusform>Con i prigionieri di nuovo nelle ciotole, ognuno ha %n pietra, tra goban e ciotola.</numerusform>
            <numerusform>Con i prigionieri di nuovo nelle ciotole, ognuno ha %n pietre, tra goban e ciotola.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s own area is full: the last %n stones go into {other}&apos;s and count there.</source>
        <translation>
            <numerusform>L’area del {color} è piena: l’ultima pietra va in quella del {other} e conta lì.</numerusform>
            <numerusform>L’area del {color} è piena: le ultime %n pietre vanno in quella del {other} e contano lì.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points of {color}&apos;s area stay empty, making {total}.</source>
        <translation>
            <numerusform>%n punto dell’area del {color} resta vuoto, e fa {total}.</numerusform>
            <numerusform>%n punti dell’area del {color} restano vuoti, e fanno {total}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} receives {points} for the handicap, making {total}.</source>
        <translation>Il {color} riceve {points} per l’handicap, e arriva a {total}.</translation>
    </message>
    <message>
        <source>{color} pays {points}, two for each living group, leaving {total}.</source>
        <translation>Il {color} paga {points}, due per ogni gruppo vivo, e gli resta {total}.</translation>
    </message>
    <message>
        <source>{color} pays {points} for overtime.</source>
        <translation>Il {color} paga {points} per il tempo supplementare.</translation>
    </message>
    <message>
        <source>{color} pays {points} for overtime, leaving {total}.</source>
        <translation>Il {color} paga {points} per il tempo supplementare, e gli resta {total}.</translation>
    </message>
    <message>
        <source>{color} loses {points} to komi, leaving {total}.</source>
        <translation>Il komi toglie {points} al {color}, e gli resta {total}.</translation>
    </message>
    <message>
        <source>{color} receives {points} as komi.</source>
        <translation>Il komi dà {points} al {color}.</translation>
    </message>
    <message>
        <source>{color} receives {points} as komi, making {total}.</source>
        <translation>Il komi dà {points} al {color}, che arriva a {total}.</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: half of the board plus half of all adjustments.</source>
        <translation>Il {color} ha {total}, e ne serve più di {number}: metà del goban, e metà di ciò che entrambi pagano e ricevono.</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}, {half_of}.</source>
        <translation>Il {color} ha {total}, e ne serve più di {number}, {half_of}.</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: {half_of} ({half}) minus half of komi and handicap ({extra}).</source>
        <translation>Il {color} ha {total}, e ne serve più di {number}: {half_of} ({half}) meno metà di komi e handicap ({extra}).</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: {half_of} ({half}) plus half of komi and handicap ({extra}).</source>
        <translation>Il {color} ha {total}, e ne serve più di {number}: {half_of} ({half}) più metà di komi e handicap ({extra}).</translation>
    </message>
    <message>
        <source>half of the counted points</source>
        <translation>metà dei punti che contano</translation>
    </message>
    <message>
        <source>half of the board</source>
        <translation>metà del goban</translation>
    </message>
    <message>
        <source>One side has {apart} more than half, the other {apart} less: {lead}.</source>
        <translation>Uno ha {apart} più della metà, l’altro {apart} meno: {lead}.</translation>
    </message>
    <message>
        <source>{lead}.</source>
        <translation>{lead}.</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Giapponese</translation>
    </message>
    <message>
        <source>French quick / AGA</source>
        <translation>Francese rapido / AGA</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Cinese</translation>
    </message>
    <message>
        <source>French normal</source>
        <translation>Francese normale</translation>
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
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>{line}, {color}: {number}</source>
        <translation>{line}, {color}: {number}</translation>
    </message>
    <message>
        <source>{line}: Black {black}, White {white}</source>
        <translation>{line}: Nero {black}, Bianco {white}</translation>
    </message>
</context>
<context>
    <name>CountTool</name>
    <message>
        <source>Group Is Alive</source>
        <translation>Il gruppo vive</translation>
    </message>
    <message>
        <source>Group Is Dead</source>
        <translation>Il gruppo è morto</translation>
    </message>
    <message>
        <source>Only This Chain Is Alive</source>
        <translation>Solo questa catena vive</translation>
    </message>
    <message>
        <source>Only This Chain Is Dead</source>
        <translation>Solo questa catena è morta</translation>
    </message>
    <message>
        <source>Not in Seki</source>
        <translation>Non in seki</translation>
    </message>
    <message>
        <source>Alive in Seki</source>
        <translation>Vivo in seki</translation>
    </message>
    <message>
        <source>Play Out</source>
        <translation>Gioca fino in fondo</translation>
    </message>
    <message>
        <source>{color} Plays First</source>
        <translation>Comincia il {color}</translation>
    </message>
</context>
<context>
    <name>CursorActions</name>
    <message>
        <source>Boar&amp;d Cursor</source>
        <translation>Cursore sul &amp;goban</translation>
    </message>
    <message>
        <source>T&amp;ype Coordinate…</source>
        <translation>Sc&amp;rivi un punto…</translation>
    </message>
    <message>
        <source>Next &amp;Unsettled Group</source>
        <translation>Gru&amp;ppo incerto successivo</translation>
    </message>
    <message>
        <source>Previou&amp;s Unsettled Group</source>
        <translation>Gruppo incerto pr&amp;ecedente</translation>
    </message>
</context>
<context>
    <name>CursorKeys</name>
    <message>
        <source>Arrows</source>
        <translation>Frecce</translation>
    </message>
    <message>
        <source>Shift+Arrows</source>
        <translation>Shift+Frecce</translation>
    </message>
    <message>
        <source>Board Cursor</source>
        <translation>Cursore sul goban</translation>
    </message>
    <message>
        <source>Show the cursor and move it</source>
        <translation>Mostra e sposta il cursore</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Sposta il cursore</translation>
    </message>
    <message>
        <source>Jump to the next line of star points</source>
        <translation>Alla prossima linea di hoshi</translation>
    </message>
    <message>
        <source>Play, mark or answer at the cursor</source>
        <translation>Gioca, segna o rispondi lì</translation>
    </message>
    <message>
        <source>Same as Shift+click</source>
        <translation>Come un clic con Shift</translation>
    </message>
    <message>
        <source>Menu of the group at the cursor, while scoring</source>
        <translation>Menu del gruppo al cursore, durante il conteggio</translation>
    </message>
    <message>
        <source>Hide the cursor</source>
        <translation>Nascondi il cursore</translation>
    </message>
</context>
<context>
    <name>DemonstrationKeys</name>
    <message>
        <source>Counting Demonstration</source>
        <translation>Conteggio mostrato a mano</translation>
    </message>
    <message>
        <source>Previous step, next step</source>
        <translation>Passaggio indietro, passaggio avanti</translation>
    </message>
    <message>
        <source>First or last step</source>
        <translation>Al primo o all’ultimo passaggio</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>Avvia, pausa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lascia</translation>
    </message>
</context>
<context>
    <name>DemonstrationMode</name>
    <message>
        <source>{black} – {white}, counting: {method}</source>
        <translation>{black} – {white}, conteggio: {method}</translation>
    </message>
    <message>
        <source>{title}, step {number} of {all}</source>
        <translation>{title}, passaggio {number} di {all}</translation>
    </message>
</context>
<context>
    <name>DemonstrationPanel</name>
    <message>
        <source>Counting method</source>
        <translation>Modo di contare</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passaggio</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>First</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Save or Print…</source>
        <translation>Salva o stampa…</translation>
    </message>
    <message>
        <source>Save Step as &amp;Picture…</source>
        <translation>Salva il passaggio come &amp;immagine…</translation>
    </message>
    <message>
        <source>P&amp;rint Step…</source>
        <translation>&amp;Stampa il passaggio…</translation>
    </message>
    <message>
        <source>Save All Steps as P&amp;DF…</source>
        <translation>Salva tutti i passaggi in &amp;PDF…</translation>
    </message>
    <message>
        <source>Print &amp;All Steps…</source>
        <translation>Stampa &amp;tutti i passaggi…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>Passaggio {number} di {all}</translation>
    </message>
</context>
<context>
    <name>Diagrams</name>
    <message>
        <source>Line {line}: unknown sign {found}; the point is left empty.</source>
        <translation>Riga {line}: {found} qui non significa nulla, quindi il punto resta vuoto.</translation>
    </message>
    <message>
        <source>Line {line} is shorter than other rows.</source>
        <translation>La riga {line} è più corta delle altre.</translation>
    </message>
    <message>
        <source>Line {line}: second move {found}; read as a stone.</source>
        <translation>Riga {line}: c’è un’altra mossa {found}, quindi questa è solo una pietra.</translation>
    </message>
    <message>
        <source>Line {line}: cannot draw this line or arrow: {found}</source>
        <translation>Riga {line}: questa linea o freccia non si può disegnare: {found}</translation>
    </message>
    <message>
        <source>The diagram does not give the board size; {found} is a guess.</source>
        <translation>Il diagramma non dice quanto è grande il goban; {found} è un’ipotesi.</translation>
    </message>
    <message>
        <source>The diagram has no edges; its place on the board is a guess.</source>
        <translation>Il diagramma non ha bordi, quindi la sua posizione sul goban è un’ipotesi.</translation>
    </message>
    <message>
        <source>The board of {found} is larger than {size}x{size}.</source>
        <translation>Il goban di {found} è più grande di {size}x{size}.</translation>
    </message>
    <message>
        <source>The diagram may not be complete</source>
        <translation>Il diagramma forse non è del tutto com’era</translation>
    </message>
</context>
<context>
    <name>DisputePanel</name>
    <message>
        <source>When both players pass, scoring resumes: captured stones are dead, stones still standing are alive. The moves stay in the game as a variation.</source>
        <translation>Quando entrambi passano, riprende il conteggio: le pietre catturate sono morte, quelle rimaste sono vive. Le mosse restano nella partita come variante.</translation>
    </message>
    <message>
        <source>A ko can be retaken only after passing for it.</source>
        <translation>Un ko si può riprendere solo dopo aver passato per esso.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Group Is Dead</source>
        <translation>Il gruppo è morto</translation>
    </message>
    <message>
        <source>Group Is Alive</source>
        <translation>Il gruppo vive</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>You are viewing another position.</source>
        <translation>Si sta guardando un’altra posizione.</translation>
    </message>
</context>
<context>
    <name>DocumentPrinter</name>
    <message>
        <source>page</source>
        <translation>pagina</translation>
    </message>
    <message>
        <source>Replace this file?</source>
        <translation>Sostituire questo file?</translation>
    </message>
    <message>
        <source>A file with this name already exists. Replacing it discards its contents.</source>
        <translation>Un file con questo nome esiste già. Sostituendolo se ne perde il contenuto.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Sostituisci</translation>
    </message>
    <message>
        <source>Saving {file}</source>
        <translation>Salvataggio di {file}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvato come {file}.</translation>
    </message>
    <message>
        <source>The printer {printer} did not accept the pages. Check that it is on and has paper, or save the pages as PDF.</source>
        <translation>La stampante {printer} non ha accettato le pagine. Controllare che sia accesa e abbia carta, oppure salvarle come PDF e stampare quel file.</translation>
    </message>
    <message>
        <source>No printer found</source>
        <translation>Non c’è nessuna stampante</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. You can save the pages as PDF and print them elsewhere.</source>
        <translation>Questo computer non conosce stampanti. Ciò che verrebbe stampato si può salvare come file PDF e stampare altrove.</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Salva come PDF…</translation>
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
        <translation>Cinese semplificato</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>Cinese tradizionale</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Giapponese</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coreano</translation>
    </message>
    <message>
        <source>Western</source>
        <translation>Occidentale</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Europa centrale</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cirillico</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Baltico</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turco</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Greco</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Ebraico</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabo</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamita</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thai</translation>
    </message>
</context>
<context>
    <name>EndOfGameDialog</name>
    <message>
        <source>End of the Game</source>
        <translation>Fine della partita</translation>
    </message>
    <message>
        <source>Saved in the archive as {name}</source>
        <translation>Salvata nell’archivio come {name}</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Resu&amp;lt Sheet…</source>
        <translation>Sche&amp;da risultato…</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Ri&amp;vedi</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Rivincita</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
</context>
<context>
    <name>EstimateActions</name>
    <message>
        <source>Es&amp;timate Score</source>
        <translation>Stima il p&amp;unteggio</translation>
    </message>
    <message>
        <source>Estimated territory in this position</source>
        <translation>Territorio stimato in questa posizione</translation>
    </message>
</context>
<context>
    <name>EstimateBar</name>
    <message>
        <source>Close estimate</source>
        <translation>Chiudi la stima</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>Stima in corso…</translation>
    </message>
    <message>
        <source>Estimate only</source>
        <translation>Solo una stima</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Stima</translation>
    </message>
</context>
<context>
    <name>EventFields</name>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>Game name</source>
        <translation>Nome partita</translation>
    </message>
    <message>
        <source>The game is dated {date}.</source>
        <translation>La partita porta la data {date}.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Board as shown</source>
        <translation>Il goban come si vede</translation>
    </message>
    <message>
        <source>Moves up to here</source>
        <translation>Tutte le mosse fin qui</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Le ultime mosse</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Immagine (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Disegno (SVG)</translation>
    </message>
    <message>
        <source>Document (PDF)</source>
        <translation>Documento (PDF)</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>Text (Sensei&apos;s Library)</source>
        <translation>Testo, come su Sensei’s Library</translation>
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
        <translation>Converti i&amp;l testo in contorni</translation>
    </message>
    <message>
        <source>Ca&amp;ption</source>
        <translation>&amp;Didascalia sotto</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Salva…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>As on the board</source>
        <translation>Come sul goban</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenuto</translation>
    </message>
    <message>
        <source>Co&amp;ntent</source>
        <translation>Co&amp;ntenuto</translation>
    </message>
    <message>
        <source>Last &amp;moves</source>
        <translation>Ultime &amp;mosse</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>C&amp;oordinate</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>S&amp;tyle</source>
        <translation>S&amp;tile</translation>
    </message>
    <message>
        <source>W&amp;idth</source>
        <translation>Larg&amp;hezza</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>&amp;Risoluzione</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>gobanapp ran into an internal error. Your game is intact, but please save it now.</source>
        <translation>Qualcosa è andato storto in gobanapp. La partita c’è ancora; conviene salvarla ora.</translation>
    </message>
    <message>
        <source>Details for a bug report are in {file}.</source>
        <translation>I dettagli per gli sviluppatori sono in {file}.</translation>
    </message>
</context>
<context>
    <name>FigureActions</name>
    <message>
        <source>Full Move &amp;Numbers</source>
        <translation>&amp;Numeri di mossa completi</translation>
    </message>
    <message>
        <source>Move Numbers without &amp;Hundreds</source>
        <translation>Mosse senza &amp;centinaia</translation>
    </message>
    <message>
        <source>No Move N&amp;umbers</source>
        <translation>Mosse senza n&amp;umero</translation>
    </message>
    <message>
        <source>&amp;Start Figure Here</source>
        <translation>&amp;Inizia una figura qui</translation>
    </message>
    <message>
        <source>Na&amp;me Figure…</source>
        <translation>N&amp;ome della figura…</translation>
    </message>
    <message>
        <source>New Figure Every &amp;{moves} Moves</source>
        <translation>Una figura ogni &amp;{moves} mosse</translation>
    </message>
    <message>
        <source>Remove &amp;Figures from This Line</source>
        <translation>Rimuovi le &amp;figure da questa linea</translation>
    </message>
    <message>
        <source>Set Mo&amp;ve Number…</source>
        <translation>Im&amp;posta numero di mossa…</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Name of the figure that starts here:</source>
        <translation>Nome della figura che inizia qui:</translation>
    </message>
    <message>
        <source>Set Name</source>
        <translation>Imposta nome</translation>
    </message>
    <message>
        <source>Move Number</source>
        <translation>Numero della mossa</translation>
    </message>
    <message>
        <source>Number of this move in print:</source>
        <translation>Numero di questa mossa in stampa:</translation>
    </message>
    <message>
        <source>Set Number</source>
        <translation>Imposta numero</translation>
    </message>
</context>
<context>
    <name>FigurePreview</name>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
</context>
<context>
    <name>FileMessages</name>
    <message>
        <source>The file or folder does not exist.</source>
        <translation>Questo file o questa cartella non esiste.</translation>
    </message>
    <message>
        <source>You do not have permission.</source>
        <translation>Non se ne ha il permesso.</translation>
    </message>
    <message>
        <source>The location is read-only.</source>
        <translation>La posizione è di sola lettura.</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>È una cartella.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Il disco è pieno.</translation>
    </message>
    <message>
        <source>Your disk quota is full.</source>
        <translation>Lo spazio su disco assegnato è esaurito.</translation>
    </message>
    <message>
        <source>You do not have permission to write to this folder.</source>
        <translation>Non si ha il permesso di scrivere in questa cartella.</translation>
    </message>
    <message>
        <source>The file is read-only.</source>
        <translation>Il file è di sola lettura.</translation>
    </message>
    <message>
        <source>It is a device, pipe or socket, not a file.</source>
        <translation>È un dispositivo, una pipe o un socket, non un file.</translation>
    </message>
    <message>
        <source>It is an archive. Unpack it and open the game files inside.</source>
        <translation>È un archivio: va estratto, poi si aprono le partite che conteneva.</translation>
    </message>
    <message>
        <source>It is an office document.</source>
        <translation>È un documento di un programma da ufficio.</translation>
    </message>
    <message>
        <source>It is a picture.</source>
        <translation>È un’immagine.</translation>
    </message>
    <message>
        <source>It is a PDF document.</source>
        <translation>È un documento PDF.</translation>
    </message>
    <message>
        <source>It is a web page. Look for a download link on it.</source>
        <translation>È una pagina web. Cercarvi un collegamento per il download.</translation>
    </message>
    <message>
        <source>{reason} The game on the board is unchanged.</source>
        <translation>{reason} La partita sul goban è rimasta com’era.</translation>
    </message>
    <message>
        <source>Could not reopen {file}: it no longer exists.</source>
        <translation>{file}, l’ultimo file aperto, non c’è più.</translation>
    </message>
    <message>
        <source>Could not reopen {file}. {reason}</source>
        <translation>{file}, l’ultimo file aperto, non si può leggere. {reason}</translation>
    </message>
    <message>
        <source>{reason} Only part of the file was written. The game is still on the board: save it to another location. The next start offers the file&apos;s previous contents.</source>
        <translation>{reason} Solo una parte del file è stata scritta. La partita è ancora sul goban: salvarla in un’altra posizione. Il contenuto precedente del file sarà proposto al prossimo avvio.</translation>
    </message>
    <message>
        <source>The folder does not exist. Nothing was written. Choose another folder.</source>
        <translation>La cartella non esiste. Non è stato scritto nulla. Scegliere un’altra cartella.</translation>
    </message>
    <message>
        <source>{reason} The file on disk was not changed. Save to another location.</source>
        <translation>{reason} Il file esistente non è stato modificato. Salvare in un’altra posizione.</translation>
    </message>
    <message>
        <source>{reason} Nothing was written. Save to another location.</source>
        <translation>{reason} Non è stato scritto nulla. Salvare in un’altra posizione.</translation>
    </message>
    <message>
        <source>{file} was not saved: a check found that the new file would not contain the whole game. The old file and the journal are unchanged.</source>
        <translation>Un controllo con un secondo programma ha rilevato che il nuovo testo non conterrebbe l’intera partita: {file} e il registro sono rimasti com’erano.</translation>
    </message>
    <message>
        <source>{file} was not saved: a check found that the new file would not contain the whole game. The old file and the journal are unchanged; the new file is kept as {kept}.</source>
        <translation>Un controllo con un secondo programma ha rilevato che il nuovo testo non conterrebbe l’intera partita: {file} e il registro sono rimasti com’erano; il nuovo testo è in {kept}.</translation>
    </message>
    <message>
        <source>Your learning progress cannot be saved and lasts only until you quit. {reason}</source>
        <translation>I progressi non possono essere salvati e durano solo fino alla chiusura. {reason}</translation>
    </message>
    <message>
        <source>Crash recovery is not available: save often. {reason}</source>
        <translation>Il recupero dopo un blocco improvviso non è disponibile: salvare spesso. {reason}</translation>
    </message>
    <message>
        <source>It contains no game. It begins with “{found}”.</source>
        <translation>Non contiene partite; comincia con «{found}».</translation>
    </message>
</context>
<context>
    <name>FileProblemActions</name>
    <message>
        <source>&amp;Text Encoding…</source>
        <translation>Codifica del &amp;testo…</translation>
    </message>
    <message>
        <source>Reopen the file in another encoding, if its text looks wrong</source>
        <translation>Riaprire il file con un’altra codifica, se il testo appare sbagliato</translation>
    </message>
    <message>
        <source>&amp;File Problems…</source>
        <translation>Pr&amp;oblemi del file…</translation>
    </message>
    <message>
        <source>What was wrong in the file and how it was read</source>
        <translation>Che cosa era sbagliato nel file, e come è stato inteso</translation>
    </message>
</context>
<context>
    <name>FileProblemsBar</name>
    <message>
        <source>Show…</source>
        <translation>Mostra…</translation>
    </message>
    <message>
        <source>Show file problems…</source>
        <translation>Mostra i problemi del file…</translation>
    </message>
    <message>
        <source>Change text encoding…</source>
        <translation>Cambia la codifica del testo…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The text encoding is a guess: {encoding}</source>
        <translation>La codifica del testo è un’ipotesi: {encoding}</translation>
    </message>
    <message>
        <source>Encoding guessed</source>
        <translation>Codifica ipotizzata</translation>
    </message>
    <message>
        <source>Change Encoding…</source>
        <translation>Cambia codifica…</translation>
    </message>
    <message>
        <source>Encoding…</source>
        <translation>Codifica…</translation>
    </message>
    <message numerus="yes">
        <source>%n problems in this file</source>
        <translation>
            <numerusform>%n problema in questo file</numerusform>
            <numerusform>%n problemi in questo file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file problems</source>
        <translation>
            <numerusform>%n problema del file</numerusform>
            <numerusform>%n problemi del file</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Not found</source>
        <translation>Non trovato</translation>
    </message>
    <message>
        <source>Find in comments, names and labels</source>
        <translation>Trova in commenti, nomi ed etichette</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Trova</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Precedente</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Successivo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>Change…</source>
        <translation>Cambia…</translation>
    </message>
</context>
<context>
    <name>GameArchiver</name>
    <message>
        <source>Could not save the game</source>
        <translation>La partita non è stata salvata</translation>
    </message>
</context>
<context>
    <name>GameChooser</name>
    <message>
        <source>Game {number} of {count}</source>
        <translation>Partita {number} di {count}</translation>
    </message>
</context>
<context>
    <name>GameColumns</name>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensioni</translation>
    </message>
</context>
<context>
    <name>GameDelegate</name>
    <message>
        <source>On the board</source>
        <translation>Sul goban</translation>
    </message>
</context>
<context>
    <name>GameHeading</name>
    <message>
        <source>Round {number}</source>
        <translation>Turno {number}</translation>
    </message>
</context>
<context>
    <name>GameInformationDialog</name>
    <message>
        <source>Game Information</source>
        <translation>Informazioni sulla partita</translation>
    </message>
    <message>
        <source>Save Changes</source>
        <translation>Salva modifiche</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Name of {color}</source>
        <translation>Nome del {color}</translation>
    </message>
    <message>
        <source>Rank of {color}</source>
        <translation>Grado del {color}</translation>
    </message>
    <message>
        <source>Team of {color}</source>
        <translation>Squadra del {color}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Grado</translation>
    </message>
    <message>
        <source>h:mm:ss</source>
        <translation>h:mm:ss</translation>
    </message>
    <message>
        <source>e.g. W+3.5 or B+R</source>
        <translation>come W+3.5 o B+R</translation>
    </message>
    <message>
        <source>year-month-day</source>
        <translation>anno-mese-giorno</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>Commento alla partita</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>&amp;Commento</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Nero</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Bianco</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Squadra</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>Resu&amp;lt</source>
        <translation>Risu&amp;ltato</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>&amp;Komi</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>&amp;Handicap</translation>
    </message>
    <message>
        <source>&amp;Overtime</source>
        <translation>S&amp;upplementare</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Evento</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>Luo&amp;go</translation>
    </message>
    <message>
        <source>Rou&amp;nd</source>
        <translation>Turn&amp;o</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Data</translation>
    </message>
    <message>
        <source>Game na&amp;me</source>
        <translation>No&amp;me partita</translation>
    </message>
    <message>
        <source>Openin&amp;g</source>
        <translation>&amp;Apertura</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Fonte</translation>
    </message>
    <message>
        <source>&amp;Annotator</source>
        <translation>Comment&amp;i di</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>Tra&amp;scritta da</translation>
    </message>
    <message>
        <source>Cop&amp;yright</source>
        <translation>Cop&amp;yright</translation>
    </message>
    <message>
        <source>Hide deta&amp;ils</source>
        <translation>&amp;Vedi meno</translation>
    </message>
    <message>
        <source>More deta&amp;ils…</source>
        <translation>&amp;Vedi di più…</translation>
    </message>
    <message>
        <source>Read as {number}</source>
        <translation>Letto come {number}</translation>
    </message>
    <message>
        <source>A number, e.g. {number}</source>
        <translation>Un numero, come {number}</translation>
    </message>
    <message>
        <source>A number of stones</source>
        <translation>Un numero di pietre</translation>
    </message>
    <message>
        <source>e.g. 1:30:00, or minutes</source>
        <translation>Come 1:30:00, o in minuti</translation>
    </message>
    <message>
        <source>Not a date such as 2004-07-01. Kept as written.</source>
        <translation>Non nella forma 2004-07-01. Resta come scritto.</translation>
    </message>
    <message>
        <source>Not understood. Kept as written.</source>
        <translation>Non compreso. Resta come scritto.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Searching…</source>
        <translation>Ricerca in corso…</translation>
    </message>
</context>
<context>
    <name>GameListDialog</name>
    <message>
        <source>Pictures</source>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>Filter by player, event, date or result</source>
        <translation>Filtra per giocatore, evento, data o risultato</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Sorting…</source>
        <translation>Ordinamento in corso…</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Collection</source>
        <translation>Raccolta</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Sposta &amp;su</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>Sposta &amp;giù</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>&amp;Add Games…</source>
        <translation>&amp;Aggiungi partite…</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>A&amp;nnulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Save All</source>
        <translation>Salva &amp;tutto</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;pri</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Clear the filter to move games</source>
        <translation>Togliere il filtro per spostare le partite</translation>
    </message>
    <message>
        <source>Sort by number to move games</source>
        <translation>Le partite si possono spostare quando sono ordinate per numero</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>No game matches.</source>
        <translation>Nessuna partita corrisponde.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modificata dopo il salvataggio</translation>
    </message>
    <message>
        <source>The board is too large to show; the game is saved with the others</source>
        <translation>Il suo goban è troppo grande per essere mostrato; viene salvata con le altre</translation>
    </message>
</context>
<context>
    <name>GroupView</name>
    <message>
        <source>&amp;Undo Reset</source>
        <translation>Ann&amp;ulla il ripristino</translation>
    </message>
    <message>
        <source>Reset to &amp;Defaults</source>
        <translation>Ripristina i pre&amp;definiti</translation>
    </message>
</context>
<context>
    <name>GuessPanel</name>
    <message>
        <source>Both</source>
        <translation>Entrambi</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Guess the moves of</source>
        <translation>Di chi si indovinano le mosse</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Narrow the area down (costs 3 points)</source>
        <translation>Restringe la zona, per 3 punti</translation>
    </message>
    <message>
        <source>Show Move</source>
        <translation>Mostra la mossa</translation>
    </message>
    <message>
        <source>Leave Guess Mode</source>
        <translation>Esci da indovina la mossa</translation>
    </message>
</context>
<context>
    <name>GuideDialog</name>
    <message>
        <source>User Guide</source>
        <translation>Guida per l’utente (in inglese)</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Indietro</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Sommario</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Cerca in questa pagina</translation>
    </message>
    <message>
        <source>The page {name} does not exist.</source>
        <translation>La pagina {name} non c’è.</translation>
    </message>
    <message>
        <source>Not found on this page.</source>
        <translation>Non in questa pagina.</translation>
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
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Star points</source>
        <translation>Sugli hoshi</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libero</translation>
    </message>
    <message>
        <source>Handicap placement</source>
        <translation>Posizione delle pietre di handicap</translation>
    </message>
    <message>
        <source>Black plays first.</source>
        <translation>Comincia il Nero.</translation>
    </message>
    <message>
        <source>Black places the stones.</source>
        <translation>Il Nero mette le pietre.</translation>
    </message>
    <message>
        <source>White plays first.</source>
        <translation>Comincia il Bianco.</translation>
    </message>
</context>
<context>
    <name>JudgementActions</name>
    <message>
        <source>Estimated &amp;Score…</source>
        <translation>Punteggio s&amp;timato…</translation>
    </message>
    <message>
        <source>&amp;Name This Move…</source>
        <translation>Dai &amp;un nome alla mossa…</translation>
    </message>
    <message>
        <source>Pause the clock to judge or name a move.</source>
        <translation>Mettere in pausa l’orologio per giudicare o nominare una mossa.</translation>
    </message>
    <message>
        <source>Estimated Score</source>
        <translation>Punteggio stimato</translation>
    </message>
    <message>
        <source>Who is ahead and by how much, for example {example}:</source>
        <translation>Chi è in vantaggio, e di quanto, per esempio {example}:</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Imposta</translation>
    </message>
    <message>
        <source>The score was not set</source>
        <translation>Nessun punteggio scritto</translation>
    </message>
    <message>
        <source>“{text}” is not a score. Type B or W, a plus sign and the points.</source>
        <translation>“{text}” non è un punteggio. Scrivi B o W, un più e i punti.</translation>
    </message>
    <message>
        <source>Name This Move</source>
        <translation>Dai un nome alla mossa</translation>
    </message>
    <message>
        <source>Name of this move or position:</source>
        <translation>Nome di questa mossa o posizione:</translation>
    </message>
    <message>
        <source>Set Name</source>
        <translation>Imposta nome</translation>
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
        <translation>Dividi e scegli…</translation>
    </message>
    <message>
        <source>One player names the komi, the other chooses the colour</source>
        <translation>Uno propone il komi, l’altro sceglie il colore</translation>
    </message>
    <message>
        <source>Black gets {points}.</source>
        <translation>Il Nero riceve {points}.</translation>
    </message>
</context>
<context>
    <name>LabelField</name>
    <message>
        <source>Text on {point}</source>
        <translation>Testo su {point}</translation>
    </message>
</context>
<context>
    <name>LearnActions</name>
    <message>
        <source>&amp;Solve This Problem</source>
        <translation>&amp;Risolvi questo problema</translation>
    </message>
    <message>
        <source>Find the right moves; the game&apos;s variations answer</source>
        <translation>Trovare le mosse giuste; rispondono le varianti della partita</translation>
    </message>
    <message>
        <source>Practise &amp;Problems…</source>
        <translation>Esercitati con i &amp;problemi…</translation>
    </message>
    <message>
        <source>Included problems, or problems from this file or a folder</source>
        <translation>I problemi forniti con il programma, quelli di questo file o di una cartella</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lezioni…</translation>
    </message>
    <message>
        <source>Finish the match or the scoring first, or open a new window.</source>
        <translation>Termina prima la partita o il conteggio, oppure apri una nuova finestra.</translation>
    </message>
    <message>
        <source>Looking for answers</source>
        <translation>Ricerca delle risposte</translation>
    </message>
    <message>
        <source>This game has no moves to find.</source>
        <translation>In questa partita non ci sono mosse da trovare.</translation>
    </message>
    <message>
        <source>Problems from a Folder</source>
        <translation>Problemi di una cartella</translation>
    </message>
    <message>
        <source>Looking for problems</source>
        <translation>Ricerca di problemi</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>Nessun problema trovato</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Questa partita</translation>
    </message>
</context>
<context>
    <name>LessonKeys</name>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Previous page, next page</source>
        <translation>Pagina indietro, pagina avanti</translation>
    </message>
    <message>
        <source>Previous move, next move</source>
        <translation>Mossa indietro, mossa avanti</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Un suggerimento</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Ancora una volta</translation>
    </message>
    <message>
        <source>Leave lessons</source>
        <translation>Lascia</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>Lesson language</source>
        <translation>Lingua delle lezioni</translation>
    </message>
    <message>
        <source>No lessons are installed.</source>
        <translation>Su questo computer non ci sono lezioni.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lascia</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ fatto</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation>{done} di {all}</translation>
    </message>
</context>
<context>
    <name>LessonMode</name>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>{lesson} · {number} of {all}</source>
        <translation>{lesson} · {number} di {all}</translation>
    </message>
</context>
<context>
    <name>LessonPageController</name>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Giusto</translation>
    </message>
    <message>
        <source>Not right yet</source>
        <translation>Non ancora giusto</translation>
    </message>
    <message>
        <source>Not that one</source>
        <translation>Non è quello</translation>
    </message>
    <message>
        <source>{found} of {all}</source>
        <translation>{found} di {all}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Pagina seguente</translation>
    </message>
    <message>
        <source>All Lessons</source>
        <translation>Tutte le lezioni</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Next Move</source>
        <translation>Mossa seguente</translation>
    </message>
</context>
<context>
    <name>ListedGamesModel</name>
    <message>
        <source>On the board</source>
        <translation>Ora sul goban</translation>
    </message>
</context>
<context>
    <name>LongTextField</name>
    <message>
        <source>The text continues. It is too long to show or edit here.</source>
        <translation>Il testo continua. È troppo lungo per essere mostrato o modificato qui.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Board</source>
        <translation>Goban</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>Nuova &amp;finestra</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Esc&amp;i</translation>
    </message>
    <message>
        <source>User &amp;Guide</source>
        <translation>&amp;Guida per l’utente (in inglese)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Scorciatoie da tastiera</translation>
    </message>
</context>
<context>
    <name>MainWindows</name>
    <message>
        <source>No font for {language} is installed</source>
        <translation>Nessun font per {language} è installato</translation>
    </message>
    <message>
        <source>All text would be empty boxes. Install a font first, such as Noto Sans CJK, and choose the language again.</source>
        <translation>Tutti i testi sarebbero caselle vuote. Installa prima un font, ad esempio Noto Sans CJK, e scegli di nuovo la lingua.</translation>
    </message>
    <message>
        <source>&amp;Use Anyway</source>
        <translation>&amp;Usa comunque</translation>
    </message>
</context>
<context>
    <name>MarkActions</name>
    <message>
        <source>&amp;Mark and Set Up</source>
        <translation>Segna e &amp;modifica</translation>
    </message>
    <message>
        <source>Side to Mo&amp;ve</source>
        <translation>Chi &amp;è di turno</translation>
    </message>
    <message>
        <source>S&amp;how Whole Board</source>
        <translation>Most&amp;ra tutto il goban</translation>
    </message>
    <message>
        <source>Clea&amp;r Marks</source>
        <translation>Rimuo&amp;vi i segni</translation>
    </message>
    <message>
        <source>Pause the clock to mark the board.</source>
        <translation>Mettere in pausa l’orologio per segnare sul goban.</translation>
    </message>
    <message>
        <source>Stones can be set up only before the first move or after the end of a match.</source>
        <translation>Le pietre si possono disporre solo prima della prima mossa o dopo la fine di una partita.</translation>
    </message>
    <message>
        <source>Drag over the part to show. Esc cancels.</source>
        <translation>Trascinare sulla parte da mostrare. Esc: lascia com’era</translation>
    </message>
</context>
<context>
    <name>MarkPalette</name>
    <message>
        <source>Side to Move</source>
        <translation>Chi muove</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Stop marking ({key})</source>
        <translation>Smetti di segnare ({key})</translation>
    </message>
</context>
<context>
    <name>MatchActions</name>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>New Boar&amp;d</source>
        <translation>Nuovo go&amp;ban</translation>
    </message>
    <message>
        <source>An empty board of the size last used, without players or a clock</source>
        <translation>Un goban vuoto dell’ultima dimensione, senza giocatori né orologio</translation>
    </message>
    <message>
        <source>Game Arc&amp;hive…</source>
        <translation>Arc&amp;hivio partite…</translation>
    </message>
    <message>
        <source>Games played here; open or resume one</source>
        <translation>Partite giocate qui; aprirne o riprenderne una</translation>
    </message>
    <message>
        <source>Cloc&amp;k Running</source>
        <translation>Orologio in &amp;funzione</translation>
    </message>
    <message>
        <source>Set Cl&amp;ock…</source>
        <translation>Regola l’&amp;orologio…</translation>
    </message>
    <message>
        <source>Continue from &amp;Here</source>
        <translation>&amp;Continua da qui</translation>
    </message>
    <message>
        <source>Continue the match from the position shown, with the clock times it had there</source>
        <translation>Continuare la partita dalla posizione mostrata, con i tempi che aveva lì</translation>
    </message>
    <message>
        <source>Res&amp;ume Game</source>
        <translation>&amp;Riprendi questa partita</translation>
    </message>
    <message>
        <source>Continue the game where it was interrupted</source>
        <translation>La partita continua da dove era rimasta</translation>
    </message>
    <message>
        <source>Resu&amp;lt Sheet…</source>
        <translation>Sche&amp;da risultato…</translation>
    </message>
    <message>
        <source>Revie&amp;w the Game</source>
        <translation>Rivedi &amp;la partita</translation>
    </message>
    <message>
        <source>Study the game from its first move</source>
        <translation>Rivedere la partita dall’inizio</translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <translation>R&amp;ivincita</translation>
    </message>
    <message>
        <source>A new game with the same settings and colours swapped</source>
        <translation>Di nuovo la stessa partita, a colori scambiati</translation>
    </message>
    <message>
        <source>Continue from move {number}?</source>
        <translation>Continuare dalla mossa {number}?</translation>
    </message>
    <message>
        <source>The match continues as a new game. The moves after this one stay in the record of the game so far.</source>
        <translation>Si continua in una nuova partita. Le mosse successive restano nella registrazione della partita finora giocata.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continua</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Mark</source>
        <translation>&amp;Segna</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>V&amp;ai</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Impara</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>I&amp;nsegna</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;uto</translation>
    </message>
    <message>
        <source>Print Fi&amp;gures</source>
        <translation>Figure da stam&amp;pare</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Trova</translation>
    </message>
    <message>
        <source>Move &amp;Judgement</source>
        <translation>Qualit&amp;à della mossa</translation>
    </message>
    <message>
        <source>Position J&amp;udgement</source>
        <translation>Giudi&amp;zio sulla posizione</translation>
    </message>
    <message>
        <source>Side Pa&amp;nel</source>
        <translation>Pannello &amp;laterale</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordinate</translation>
    </message>
    <message>
        <source>&amp;Part of the Board</source>
        <translation>&amp;Parte del goban</translation>
    </message>
    <message>
        <source>Rotate or Flip Vie&amp;w</source>
        <translation>R&amp;uota o rifletti la vista</translation>
    </message>
    <message>
        <source>Move Numbe&amp;rs</source>
        <translation>Numeri delle m&amp;osse</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lin&amp;gua</translation>
    </message>
</context>
<context>
    <name>MoveActions</name>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passa</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>&amp;Abbandona…</translation>
    </message>
    <message>
        <source>Game &amp;Information…</source>
        <translation>Informa&amp;zioni sulla partita…</translation>
    </message>
    <message>
        <source>This key passes only while a game is played. To pass here, choose Game &gt; Pass.</source>
        <translation>Questo tasto passa solo mentre si gioca una partita. Qui si passa con Partita &gt; Passa.</translation>
    </message>
    <message>
        <source>This game is over: {result}.</source>
        <translation>Questa partita è finita: {result}.</translation>
    </message>
    <message>
        <source>No match is in progress. Choose Play above to continue the game.</source>
        <translation>Qui non gioca nessuno. Scegliere «Gioca» in alto per continuare la partita.</translation>
    </message>
    <message>
        <source>Does {color} want to pass?</source>
        <translation>Il {color} vuole passare?</translation>
    </message>
    <message>
        <source>Does {color} want to resign?</source>
        <translation>Il {color} vuole abbandonare?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>{color} resumes: {opponent} plays first</source>
        <translation>Il {color} riprende: comincia il {opponent}</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>pass</source>
        <translation>passo</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Nessuna mossa</translation>
    </message>
    <message>
        <source>{number}, {color} {point}</source>
        <translation>{number}, {color} {point}</translation>
    </message>
    <message>
        <source>has a comment</source>
        <translation>con un commento</translation>
    </message>
    <message numerus="yes">
        <source>%n other variations</source>
        <translation>
            <numerusform>%n altra variante</numerusform>
            <numerusform>%n altre varianti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NavigationActions</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Indietro</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Avanti</translation>
    </message>
    <message>
        <source>&amp;Ten Moves Back</source>
        <translation>&amp;Dieci mosse indietro</translation>
    </message>
    <message>
        <source>Ten &amp;Moves Forward</source>
        <translation>Dieci mosse avan&amp;ti</translation>
    </message>
    <message>
        <source>To Beg&amp;inning</source>
        <translation>All’ini&amp;zio</translation>
    </message>
    <message>
        <source>To &amp;End</source>
        <translation>Alla &amp;fine</translation>
    </message>
    <message>
        <source>&amp;Go to Move…</source>
        <translation>Vai alla &amp;mossa…</translation>
    </message>
    <message>
        <source>Back to M&amp;ain Line</source>
        <translation>Torna alla &amp;linea principale</translation>
    </message>
    <message>
        <source>Pre&amp;vious Variation</source>
        <translation>&amp;Variante precedente</translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation>Variante &amp;successiva</translation>
    </message>
    <message>
        <source>Previous For&amp;k</source>
        <translation>&amp;Bivio precedente</translation>
    </message>
    <message>
        <source>Next Fo&amp;rk</source>
        <translation>Bivio s&amp;uccessivo</translation>
    </message>
    <message>
        <source>Previous &amp;Comment</source>
        <translation>&amp;Commento precedente</translation>
    </message>
    <message>
        <source>Next C&amp;omment</source>
        <translation>Comment&amp;o successivo</translation>
    </message>
    <message>
        <source>&amp;Previous Game</source>
        <translation>Partita precede&amp;nte di questo file</translation>
    </message>
    <message>
        <source>Ne&amp;xt Game</source>
        <translation>Partita successiva di &amp;questo file</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Trova…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>Trova s&amp;uccessivo</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>Trova &amp;precedente</translation>
    </message>
    <message>
        <source>Going to the move</source>
        <translation>Passaggio a quel punto</translation>
    </message>
    <message>
        <source>Go to Move</source>
        <translation>Vai alla mossa</translation>
    </message>
    <message>
        <source>Move number, from 0 to {last}:</source>
        <translation>Numero della mossa, da 0 a {last}:</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Vai</translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Move</source>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>To beginning</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>To end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Secondi per ogni mossa</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>B&amp;y nigiri…</source>
        <translation>Con ni&amp;giri…</translation>
    </message>
    <message>
        <source>Mor&amp;e…</source>
        <translation>A&amp;ltri dettagli…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Inizia</translation>
    </message>
    <message>
        <source>Bo&amp;ard</source>
        <translation>Gob&amp;an</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
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
        <translation>&amp;Orologio</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposizione</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Guess stones to decide who takes Black</source>
        <translation>Si tira a sorte con le pietre chi ha il Nero</translation>
    </message>
    <message>
        <source>Event, round, place and game name</source>
        <translation>Evento, turno, luogo e nome della partita</translation>
    </message>
    <message>
        <source>L&amp;ess</source>
        <translation>Meno dettag&amp;li</translation>
    </message>
</context>
<context>
    <name>NextMoves</name>
    <message>
        <source>Setup</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Next:</source>
        <translation>Seguono:</translation>
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
        <translation>&amp;Dispari</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation>&amp;Pari</translation>
    </message>
    <message>
        <source>&amp;Use These Colours</source>
        <translation>&amp;Usa questi colori</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Odd or even?</source>
        <translation>Dispari o pari?</translation>
    </message>
    <message>
        <source>{holder} holds a handful of white stones; {guesser} guesses.</source>
        <translation>{holder} tiene un pugno di pietre bianche, {guesser} indovina.</translation>
    </message>
    <message numerus="yes">
        <source>%n stones: odd.</source>
        <translation>
            <numerusform>%n pietra: dispari.</numerusform>
            <numerusform>%n pietre: dispari.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones: even.</source>
        <translation>
            <numerusform>%n pietra: pari.</numerusform>
            <numerusform>%n pietre: pari.</numerusform>
        </translation>
    </message>
    <message>
        <source>{guesser} guessed right.</source>
        <translation>{guesser} ha indovinato.</translation>
    </message>
    <message>
        <source>{guesser} guessed wrong.</source>
        <translation>{guesser} non ha indovinato.</translation>
    </message>
    <message>
        <source>{winner} takes Black</source>
        <translation>{winner} ha il Nero</translation>
    </message>
</context>
<context>
    <name>NigiriStones</name>
    <message>
        <source>A closed bowl</source>
        <translation>Una ciotola chiusa</translation>
    </message>
    <message numerus="yes">
        <source>%n white stones in pairs</source>
        <translation>
            <numerusform>%n pietra bianca a coppie</numerusform>
            <numerusform>%n pietre bianche a coppie</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberedDelegate</name>
    <message>
        <source>The board is too large to show</source>
        <translation>Il goban è troppo grande per essere mostrato</translation>
    </message>
</context>
<context>
    <name>OpenActions</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Apri &amp;recenti</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>Open from Clip&amp;board</source>
        <translation>Apri dagli app&amp;unti</translation>
    </message>
    <message>
        <source>A game or diagram copied from another program</source>
        <translation>Una partita o un diagramma copiato altrove</translation>
    </message>
    <message>
        <source>Co&amp;llection…</source>
        <translation>Racco&amp;lta…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Reading the clipboard</source>
        <translation>Lettura degli appunti</translation>
    </message>
    <message>
        <source>Nothing to open</source>
        <translation>Niente da aprire</translation>
    </message>
    <message>
        <source>The clipboard contains no game and no diagram.</source>
        <translation>Negli appunti non c’è né una partita né un diagramma.</translation>
    </message>
    <message>
        <source>Reopening the file</source>
        <translation>Riapertura del file</translation>
    </message>
    <message>
        <source>Could not reopen the file</source>
        <translation>Il file non è stato riletto</translation>
    </message>
    <message>
        <source>With that encoding the file contains no game. Nothing was changed.</source>
        <translation>Con quella codifica non contiene partite. Resta com’era.</translation>
    </message>
    <message>
        <source>Reopen the file?</source>
        <translation>Riaprire il file?</translation>
    </message>
    <message>
        <source>Changes since the file was opened will be lost.</source>
        <translation>Ciò che è stato giocato o scritto dopo l’apertura andrebbe perso.</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Riapri</translation>
    </message>
    <message>
        <source>Add Games</source>
        <translation>Aggiungi partite</translation>
    </message>
    <message>
        <source>Reading {file}</source>
        <translation>Lettura di {file}</translation>
    </message>
    <message>
        <source>Could not open the file</source>
        <translation>Il file non è stato aperto</translation>
    </message>
    <message>
        <source>Go games ({patterns});;All files (*)</source>
        <translation>Partite di go ({patterns});;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Clear List</source>
        <translation>Svuota questo elenco</translation>
    </message>
</context>
<context>
    <name>PagePrinter</name>
    <message>
        <source>Printing</source>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>Could not print the pages</source>
        <translation>Le pagine non sono state stampate</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>Documenti PDF</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salva come PDF</translation>
    </message>
    <message>
        <source>Could not save the pages</source>
        <translation>Le pagine non sono state salvate</translation>
    </message>
</context>
<context>
    <name>PanelGrip</name>
    <message>
        <source>Drag to resize the panel</source>
        <translation>Trascinare per allargare o restringere il pannello</translation>
    </message>
</context>
<context>
    <name>PieRuleDialog</name>
    <message>
        <source>Pie Rule</source>
        <translation>Dividi e scegli</translation>
    </message>
    <message>
        <source>&amp;Set Komi</source>
        <translation>Im&amp;posta il komi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Komi is added to White&apos;s score; a negative komi to Black&apos;s.
</source>
        <translation>Il komi è ciò che riceve il Bianco; sotto lo zero lo riceve il Nero.
</translation>
    </message>
    <message>
        <source>Choose it so that you would be happy with either colour.</source>
        <translation>Va scelto in modo che vadano bene entrambi i colori.</translation>
    </message>
    <message>
        <source>Who names the komi</source>
        <translation>Chi propone il komi</translation>
    </message>
    <message>
        <source>N&amp;amed by</source>
        <translation>Propos&amp;to da</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>&amp;Komi</translation>
    </message>
    <message>
        <source>{player} names the komi</source>
        <translation>{player} propone il komi</translation>
    </message>
    <message>
        <source>{player} chooses the colour</source>
        <translation>{player} sceglie il colore</translation>
    </message>
    <message>
        <source>The komi is {komi}.</source>
        <translation>Il komi è {komi}.</translation>
    </message>
    <message>
        <source>&amp;Black, with {points}</source>
        <translation>&amp;Nero, con {points}</translation>
    </message>
    <message>
        <source>&amp;White, with {points}</source>
        <translation>&amp;Bianco, con {points}</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Nero</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Bianco</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Annulla mossa</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
</context>
<context>
    <name>PlayPanel</name>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Start Clock</source>
        <translation>Avvia l’orologio</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abbandona</translation>
    </message>
</context>
<context>
    <name>PlayTool</name>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continua</translation>
    </message>
</context>
<context>
    <name>PlayedGames</name>
    <message>
        <source>Unfinished</source>
        <translation>Non finita</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Non iniziata</translation>
    </message>
    <message>
        <source>Unfinished, move {number}</source>
        <translation>Non finita, mossa {number}</translation>
    </message>
</context>
<context>
    <name>PlayerFields</name>
    <message>
        <source>Swa&amp;p</source>
        <translation>&amp;Scambia</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>Scambia i colori dei giocatori</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Nero</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Bianco</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Grado</translation>
    </message>
    <message>
        <source>Name of {color}</source>
        <translation>Nome del {color}</translation>
    </message>
    <message>
        <source>Rank of {color}</source>
        <translation>Grado del {color}</translation>
    </message>
</context>
<context>
    <name>PointField</name>
    <message>
        <source>Point</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Name of a point</source>
        <translation>Nome di un punto</translation>
    </message>
    <message>
        <source>Enter clicks this point.</source>
        <translation>Invio: clic in quel punto.</translation>
    </message>
    <message>
        <source>Enter moves the cursor there.</source>
        <translation>Invio: va in quel punto.</translation>
    </message>
    <message>
        <source>That point is outside the visible part.</source>
        <translation>Quel punto non è mostrato.</translation>
    </message>
    <message>
        <source>For example {name}</source>
        <translation>Per esempio {name}</translation>
    </message>
    <message>
        <source>No such point. For example {name}</source>
        <translation>Non è un punto. Per esempio {name}</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>Practise Problems</source>
        <translation>Esercitati con i problemi</translation>
    </message>
    <message>
        <source>Problems from a &amp;Folder…</source>
        <translation>Problemi in una car&amp;tella…</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Come nel file</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>Due today, then new</source>
        <translation>Quelli di oggi, poi i nuovi</translation>
    </message>
    <message>
        <source>&amp;Rotate and flip the board at random</source>
        <translation>&amp;Ruota e rifletti il goban a caso</translation>
    </message>
    <message>
        <source>Swap &amp;colours at random</source>
        <translation>Scambia i &amp;colori a caso</translation>
    </message>
    <message>
        <source>Problems whose text names points or colours are not changed.</source>
        <translation>I problemi restano come sono dove i testi nominano punti o colori.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Inizia</translation>
    </message>
    <message>
        <source>&amp;At most</source>
        <translation>Al &amp;massimo</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Ordine</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Problemi</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Oggi non ce ne sono da ripetere.</translation>
    </message>
</context>
<context>
    <name>PreferenceGroups</name>
    <message>
        <source>Playing</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Goban</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suono</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>Insegnamento</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Click twice</source>
        <translation>Due clic</translation>
    </message>
    <message>
        <source>Press, drag and release</source>
        <translation>Premere, trascinare e rilasciare</translation>
    </message>
    <message>
        <source>Hold the button down</source>
        <translation>Tenere premuto il pulsante</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Chiedere</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>Farlo subito</translation>
    </message>
    <message>
        <source>&amp;Placing a stone</source>
        <translation>&amp;Posare una pietra</translation>
    </message>
    <message>
        <source>mouse finger touch confirm slip</source>
        <translation>mouse dito tocco confermare errore mettere giocare</translation>
    </message>
    <message>
        <source>&amp;Taking back a stone</source>
        <translation>Riprendere la pie&amp;tra</translation>
    </message>
    <message>
        <source>During this time, a click on the stone just played takes it back.</source>
        <translation>Entro questo tempo, un clic sulla pietra appena posata la riprende.</translation>
    </message>
    <message>
        <source>undo slip</source>
        <translation>annullare errore</translation>
    </message>
    <message>
        <source>Pa&amp;ssing</source>
        <translation>Pa&amp;ssare</translation>
    </message>
    <message>
        <source>&amp;Resigning</source>
        <translation>A&amp;bbandonare</translation>
    </message>
    <message>
        <source>The &amp;opponent must agree to a takeback</source>
        <translation>L’avversario deve &amp;accettare l’annullamento di una mossa</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>annullare riprendere</translation>
    </message>
    <message>
        <source>A move ends when the player presses the &amp;clock</source>
        <translation>La mossa finisce quando si preme l’&amp;orologio</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tempo</translation>
    </message>
    <message>
        <source>Allow &amp;estimates and visual aids during matches</source>
        <translation>Permetti sti&amp;me e aiuti visivi durante le partite</translation>
    </message>
    <message>
        <source>score influence liberties</source>
        <translation>punteggio influenza libertà</translation>
    </message>
    <message>
        <source>On four sides</source>
        <translation>Su quattro lati</translation>
    </message>
    <message>
        <source>On two sides</source>
        <translation>Su due lati</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordinate</translation>
    </message>
    <message>
        <source>edge names of points</source>
        <translation>bordo nomi dei punti</translation>
    </message>
    <message>
        <source>&amp;Edges with coordinates</source>
        <translation>&amp;Bordi con coordinate</translation>
    </message>
    <message>
        <source>&amp;Numbers on the stones</source>
        <translation>&amp;Numeri sulle pietre</translation>
    </message>
    <message>
        <source>move numbers</source>
        <translation>numeri delle mosse</translation>
    </message>
    <message>
        <source>Show next &amp;moves</source>
        <translation>Mostra le prossime mosse &amp;registrate</translation>
    </message>
    <message>
        <source>variations</source>
        <translation>varianti</translation>
    </message>
    <message>
        <source>Mark chains in &amp;atari</source>
        <translation>Mostra le catene in &amp;atari</translation>
    </message>
    <message>
        <source>Helps beginners.</source>
        <translation>Un aiuto per principianti.</translation>
    </message>
    <message>
        <source>liberties capture</source>
        <translation>libertà cattura</translation>
    </message>
    <message>
        <source>Always show the &amp;whole board</source>
        <translation>Mostra sempre &amp;tutto il goban</translation>
    </message>
    <message>
        <source>Even if the game shows only a part of it.</source>
        <translation>Anche se la partita ne mostra solo una parte.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>loud quiet mute click</source>
        <translation>forte piano muto clic suono</translation>
    </message>
    <message>
        <source>&amp;Play sounds</source>
        <translation>&amp;Riproduci i suoni</translation>
    </message>
    <message>
        <source>The sound player on this computer has no volume control.</source>
        <translation>Il programma che riproduce i suoni su questo computer non può cambiarne il volume.</translation>
    </message>
    <message>
        <source>&amp;Beep in the last seconds</source>
        <translation>&amp;Segnali acustici negli ultimi secondi</translation>
    </message>
    <message>
        <source>clock time countdown byo-yomi</source>
        <translation>orologio tempo conto alla rovescia byo-yomi</translation>
    </message>
    <message>
        <source>&amp;Archive finished and interrupted games</source>
        <translation>Ar&amp;chivia le partite finite e interrotte</translation>
    </message>
    <message>
        <source>save files automatically</source>
        <translation>salvare file automaticamente</translation>
    </message>
    <message>
        <source>Archive &amp;folder</source>
        <translation>Car&amp;tella dell’archivio</translation>
    </message>
    <message>
        <source>Archive Folder</source>
        <translation>Cartella dell’archivio</translation>
    </message>
    <message>
        <source>save files where</source>
        <translation>salvare file dove</translation>
    </message>
    <message>
        <source>&amp;Reopen the last file at start</source>
        <translation>R&amp;iapri l’ultimo file all’avvio</translation>
    </message>
    <message>
        <source>start</source>
        <translation>avvio</translation>
    </message>
    <message>
        <source>&amp;Autoplay speed</source>
        <translation>Velocità di &amp;riproduzione automatica</translation>
    </message>
    <message>
        <source>autoplay speed replay</source>
        <translation>automatico velocità riproduzione</translation>
    </message>
    <message>
        <source>&amp;Text size in presentations</source>
        <translation>&amp;Dimensione del testo nelle presentazioni</translation>
    </message>
    <message>
        <source>type font projector</source>
        <translation>caratteri font proiettore</translation>
    </message>
    <message>
        <source>Show &amp;comments in presentations</source>
        <translation>Mostra i &amp;commenti nelle presentazioni</translation>
    </message>
    <message>
        <source>projector</source>
        <translation>proiettore</translation>
    </message>
    <message>
        <source>&amp;Lesson language</source>
        <translation>&amp;Lingua delle lezioni</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lin&amp;gua</translation>
    </message>
    <message>
        <source>translation words</source>
        <translation>traduzione parole</translation>
    </message>
    <message>
        <source>&amp;Window colours</source>
        <translation>&amp;Colori delle finestre</translation>
    </message>
    <message>
        <source>dark mode theme night contrast</source>
        <translation>scuro modo tema notte contrasto</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Dimensione del &amp;testo</translation>
    </message>
    <message>
        <source>font letters larger zoom</source>
        <translation>font lettere caratteri grande zoom</translation>
    </message>
    <message>
        <source>Board and stones</source>
        <translation>Goban e pietre</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>Sceg&amp;li…</translation>
    </message>
    <message>
        <source>wood theme slate shell glass</source>
        <translation>legno tema ardesia conchiglia vetro</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Cha&amp;nge…</source>
        <translation>Ca&amp;mbia…</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>tasti</translation>
    </message>
    <message>
        <source>Ani&amp;mate stones</source>
        <translation>Anima le &amp;pietre</translation>
    </message>
    <message>
        <source>Stones drop and lift; unsettled groups pulse.</source>
        <translation>Le pietre si posano e si alzano, i gruppi incerti pulsano.</translation>
    </message>
    <message>
        <source>motion animation effects</source>
        <translation>movimento animazione effetti</translation>
    </message>
    <message>
        <source>Show the &amp;variation tree</source>
        <translation>Mostra l’albero delle &amp;varianti</translation>
    </message>
    <message>
        <source>Next to the board, if there is room.</source>
        <translation>Accanto al goban, dove c’è posto.</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>pannello</translation>
    </message>
    <message>
        <source>Show the &amp;list of moves</source>
        <translation>Mo&amp;stra la lista delle mosse</translation>
    </message>
    <message>
        <source>Only with consent</source>
        <translation>Solo con il consenso</translation>
    </message>
    <message>
        <source>For one second</source>
        <translation>Per un secondo</translation>
    </message>
    <message>
        <source>For {number} seconds</source>
        <translation>Per {number} secondi</translation>
    </message>
    <message>
        <source>One move per second</source>
        <translation>Una mossa al secondo</translation>
    </message>
    <message>
        <source>One move every {number} seconds</source>
        <translation>Una mossa ogni {number} secondi</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>On the last move</source>
        <translation>Sull’ultima mossa</translation>
    </message>
    <message>
        <source>On all moves</source>
        <translation>Su tutte le mosse</translation>
    </message>
    <message>
        <source>On the last {most} moves</source>
        <translation>Sulle ultime {most} mosse</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Spento</translation>
    </message>
    <message>
        <source>{number} of {most}</source>
        <translation>{number} di {most}</translation>
    </message>
</context>
<context>
    <name>PreferencesWindow</name>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>No preference found.</source>
        <translation>Nessuna preferenza trovata.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>Pen: D to stop, X to clear</source>
        <translation>Penna: D la toglie, X cancella</translation>
    </message>
    <message>
        <source>Next move shown</source>
        <translation>Prossima mossa mostrata</translation>
    </message>
    <message>
        <source>Esc: end    H: all keys</source>
        <translation>Esc: fine    H: tutti i tasti</translation>
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
        <translation>→ Spazio: avanti
← : indietro
↑ ↓ : varianti
N: prossima mossa
C: commenti
G: indovina
A: riproduzione automatica
P: puntatore
D: penna    X: cancella
F: blocca
+ - : dimensione del testo
F11: finestra
Esc: fine</translation>
    </message>
</context>
<context>
    <name>PresentationBar</name>
    <message>
        <source>Freeze</source>
        <translation>Blocca</translation>
    </message>
    <message>
        <source>Next Move</source>
        <translation>Mossa seguente</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>Penna</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Cancella</translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation>Puntatore</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Commenti</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Testo più piccolo</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Testo più grande</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>Termina la presentazione</translation>
    </message>
</context>
<context>
    <name>PresentationKeys</name>
    <message>
        <source>Presentation Window</source>
        <translation>Presentazione, nella sua finestra</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Previous or next variation</source>
        <translation>Variante precedente o successiva</translation>
    </message>
    <message>
        <source>First or last move</source>
        <translation>Alla prima o all’ultima mossa</translation>
    </message>
    <message>
        <source>Show the next move</source>
        <translation>Mostra la prossima mossa</translation>
    </message>
    <message>
        <source>Show comments</source>
        <translation>Mostra i commenti</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Tieni ferma l’immagine</translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation>Puntatore</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>Disegna con la penna</translation>
    </message>
    <message>
        <source>Clear drawing</source>
        <translation>Cancella i disegni</translation>
    </message>
    <message>
        <source>Larger or smaller text</source>
        <translation>Testo più grande o più piccolo</translation>
    </message>
    <message>
        <source>Guess mode</source>
        <translation>Indovina la mossa</translation>
    </message>
    <message>
        <source>Autoplay</source>
        <translation>Riproduzione automatica</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Show these keys</source>
        <translation>Mostra questi tasti</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>Termina la presentazione</translation>
    </message>
</context>
<context>
    <name>PresentationWindow</name>
    <message>
        <source>Presentation</source>
        <translation>Presentazione</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Goban</translation>
    </message>
</context>
<context>
    <name>PrintActions</name>
    <message>
        <source>&amp;Print…</source>
        <translation>Stam&amp;pa…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Esporta…</translation>
    </message>
    <message>
        <source>Copy &amp;Board as Picture</source>
        <translation>Copia go&amp;ban come immagine</translation>
    </message>
    <message>
        <source>Copy Board as Te&amp;xt</source>
        <translation>Copia goban co&amp;me testo</translation>
    </message>
    <message>
        <source>board</source>
        <translation>goban</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>Larghezza pagina</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Pagina intera</translation>
    </message>
    <message>
        <source>Many pages</source>
        <translation>Molte pagine</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Che cosa si stampa</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n pagina</numerusform>
            <numerusform>%n pagine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages so far…</source>
        <translation>
            <numerusform>Finora %n pagina…</numerusform>
            <numerusform>Finora %n pagine…</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Sa&amp;lva come PDF…</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>Stam&amp;pa…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partita</translation>
    </message>
</context>
<context>
    <name>PrintOptionsForm</name>
    <message>
        <source>This position</source>
        <translation>Questa posizione</translation>
    </message>
    <message>
        <source>Game in figures</source>
        <translation>La partita in figure</translation>
    </message>
    <message>
        <source>Game on one board</source>
        <translation>La partita su un goban</translation>
    </message>
    <message>
        <source>Problems to solve</source>
        <translation>Problemi da risolvere</translation>
    </message>
    <message>
        <source>After a number of moves</source>
        <translation>Dopo un certo numero di mosse</translation>
    </message>
    <message>
        <source>After each comment</source>
        <translation>Dopo ogni commento</translation>
    </message>
    <message>
        <source>As set in the game</source>
        <translation>Come stabilito nella partita</translation>
    </message>
    <message>
        <source>&amp;Variations too</source>
        <translation>Anche le &amp;varianti</translation>
    </message>
    <message>
        <source>&amp;Answers on the last pages</source>
        <translation>&amp;Risposte nelle ultime pagine</translation>
    </message>
    <message>
        <source>As in the game</source>
        <translation>Come nella partita</translation>
    </message>
    <message>
        <source>Without hundreds</source>
        <translation>Senza le centinaia</translation>
    </message>
    <message>
        <source>From 1 in each figure</source>
        <translation>Da 1 in ogni figura</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Sotto</translation>
    </message>
    <message>
        <source>Next to the diagram</source>
        <translation>Accanto al diagramma</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Verticale</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Orizzontale</translation>
    </message>
    <message>
        <source>As many as fit</source>
        <translation>Quante ce ne stanno</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenuto</translation>
    </message>
    <message>
        <source>Cont&amp;ent</source>
        <translation>&amp;Contenuto</translation>
    </message>
    <message>
        <source>&amp;New figure</source>
        <translation>&amp;Nuova figura</translation>
    </message>
    <message>
        <source>&amp;Moves per figure</source>
        <translation>&amp;Mosse in ognuna</translation>
    </message>
    <message>
        <source>Num&amp;bers</source>
        <translation>N&amp;umeri</translation>
    </message>
    <message>
        <source>&amp;Comments</source>
        <translation>C&amp;ommenti</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>Diagrammi</translation>
    </message>
    <message>
        <source>Per &amp;page</source>
        <translation>&amp;Quanti per pagina</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>Coordin&amp;ate</translation>
    </message>
    <message>
        <source>&amp;Style</source>
        <translation>&amp;Stile</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>O&amp;rientation</source>
        <translation>Ori&amp;entamento</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titolo</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>&amp;Intestazione</translation>
    </message>
    <message>
        <source>&amp;Footer</source>
        <translation>Piè &amp;di pagina</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Answers</source>
        <translation>Risposte</translation>
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
        <translation>Mosse {first}–{last}</translation>
    </message>
    <message>
        <source>Problem {number}: {turn}</source>
        <translation>Problema {number}: {turn}</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation>Risposta {number}</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Letters and numbers (D4)</source>
        <translation>Lettere e numeri: D4</translation>
    </message>
    <message>
        <source>Numeric (4-4)</source>
        <translation>Numeri: 4-4</translation>
    </message>
    <message>
        <source>SGF (dp)</source>
        <translation>Come nei file: dp</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Giapponesi</translation>
    </message>
    <message>
        <source>From the nearest corner (4-4)</source>
        <translation>Dal bordo più vicino: 4-4</translation>
    </message>
    <message>
        <source>Wood, as on screen</source>
        <translation>Legno, come sullo schermo</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Libro</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grigio</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Stampa grande</translation>
    </message>
</context>
<context>
    <name>ProblemKeys</name>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Il prossimo problema</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Un suggerimento</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Ancora una volta</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Mostra la soluzione</translation>
    </message>
    <message>
        <source>Leave problems</source>
        <translation>Lascia</translation>
    </message>
</context>
<context>
    <name>ProblemMode</name>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>This game has no line marked as correct. Choose below what counts as correct.</source>
        <translation>Nessuna linea di questa partita è segnata come giusta. Scegliere sotto che cosa vale come giusto.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>La soluzione</translation>
    </message>
    <message>
        <source>A different move is asked for.</source>
        <translation>Qui si chiede un’altra mossa.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Risolto</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Sbagliato</translation>
    </message>
    <message>
        <source>This move is not among the answers.</source>
        <translation>Questa mossa non è tra le risposte registrate.</translation>
    </message>
    <message>
        <source>Not the answer</source>
        <translation>Non è la risposta</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>ProblemPanel</name>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Show Solution</source>
        <translation>Mostra soluzione</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Next Problem</source>
        <translation>Prossimo problema</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Retry Failed</source>
        <translation>Riprova gli sbagliati</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lascia</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>What counts as correct</source>
        <translation>Che cosa vale come giusto</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The named encoding {found} is unknown.</source>
        <translation>La codifica indicata, {found}, non è nota.</translation>
    </message>
    <message>
        <source>No fitting encoding is named; {found} is a guess.</source>
        <translation>Nessuna codifica adatta è indicata; {found} è un’ipotesi.</translation>
    </message>
    <message>
        <source>The text is not in the named encoding {found}.</source>
        <translation>Il testo non è nella codifica indicata, {found}.</translation>
    </message>
    <message>
        <source>From here on, some text is in another encoding, {found}.</source>
        <translation>Da qui in poi parte del testo è in un’altra codifica, {found}.</translation>
    </message>
    <message>
        <source>Invalid bytes for the file&apos;s encoding: {found}</source>
        <translation>Alcuni byte non sono testo nella codifica del file: {found}</translation>
    </message>
    <message>
        <source>Text outside the games: {found}</source>
        <translation>C’è del testo fuori dalle partite: {found}</translation>
    </message>
    <message>
        <source>Text outside any property: {found}</source>
        <translation>Questo non appartiene a nessuna proprietà: {found}</translation>
    </message>
    <message>
        <source>A node lacks its semicolon.</source>
        <translation>Un nodo inizia senza il punto e virgola.</translation>
    </message>
    <message>
        <source>A game lacks its opening parenthesis.</source>
        <translation>Una partita inizia senza parentesi.</translation>
    </message>
    <message>
        <source>A closing parenthesis is missing.</source>
        <translation>Manca una parentesi chiusa.</translation>
    </message>
    <message>
        <source>There is an extra opening parenthesis.</source>
        <translation>C’è una parentesi aperta di troppo.</translation>
    </message>
    <message>
        <source>There is an extra closing parenthesis.</source>
        <translation>C’è una parentesi chiusa di troppo.</translation>
    </message>
    <message>
        <source>A node follows a closed variation.</source>
        <translation>Un nodo segue una variante già chiusa.</translation>
    </message>
    <message>
        <source>The property {found} contains lower-case letters.</source>
        <translation>La proprietà {found} è scritta in minuscolo.</translation>
    </message>
    <message>
        <source>The property {property} has no value.</source>
        <translation>La proprietà {property} non ha valore.</translation>
    </message>
    <message>
        <source>A value without a property: {found}</source>
        <translation>Un valore non appartiene a nessuna proprietà: {found}</translation>
    </message>
    <message>
        <source>A value of {property} has no closing bracket: {found}</source>
        <translation>Un valore di {property} non ha la parentesi quadra chiusa: {found}</translation>
    </message>
    <message>
        <source>A value of {property} has a bracket that is not escaped: {found}</source>
        <translation>Un valore di {property} ha una parentesi quadra senza escape: {found}</translation>
    </message>
    <message>
        <source>The file says this is not a game of Go (GM[{found}]).</source>
        <translation>Il file dice che non è una partita di go (GM[{found}]).</translation>
    </message>
    <message>
        <source>The board size cannot be read: {found}</source>
        <translation>La misura del goban non è comprensibile: {found}</translation>
    </message>
    <message>
        <source>The board of size {found} is larger than {size}x{size}.</source>
        <translation>Il goban di misura {found} è più grande di {size}x{size}.</translation>
    </message>
    <message>
        <source>The rules are not understood, so Japanese rules are used: {found}</source>
        <translation>Le regole non sono comprensibili, perciò si usano quelle giapponesi: {found}</translation>
    </message>
    <message>
        <source>Part of the rules is not understood: {found}</source>
        <translation>Una parte delle regole non è comprensibile: {found}</translation>
    </message>
    <message>
        <source>The first {found} moves are handicap stones, so there is no komi.</source>
        <translation>Le prime {found} mosse sono pietre di handicap, perciò non c&apos;è komi.</translation>
    </message>
    <message>
        <source>The handicap and the number of black stones at the start differ: {found}</source>
        <translation>L&apos;handicap e il numero di pietre nere all&apos;inizio sono diversi: {found}</translation>
    </message>
    <message>
        <source>The game information is not in the first node; it is used for its line.</source>
        <translation>Le informazioni sulla partita non sono nel primo nodo; valgono per la loro linea.</translation>
    </message>
    <message>
        <source>The property {property} has several values, and one is used: {found}</source>
        <translation>La proprietà {property} ha più valori e ne è usato uno: {found}</translation>
    </message>
    <message>
        <source>A value of {property} cannot be read: {found}</source>
        <translation>Un valore di {property} non è comprensibile: {found}</translation>
    </message>
    <message>
        <source>A value of {property} is malformed but readable: {found}</source>
        <translation>Un valore di {property} non è scritto come dovrebbe, ma si capisce: {found}</translation>
    </message>
    <message>
        <source>The property {property} is used in place of {found}.</source>
        <translation>Al posto di {found} è usata la proprietà {property}.</translation>
    </message>
    <message>
        <source>A value of {property} is empty.</source>
        <translation>Un valore di {property} è vuoto.</translation>
    </message>
    <message>
        <source>A point of {property} is not on the board: {found}</source>
        <translation>Un punto di {property} non è sul goban: {found}</translation>
    </message>
    <message>
        <source>A point of {property} is written with capitals: {found}</source>
        <translation>Un punto di {property} è scritto in maiuscolo: {found}</translation>
    </message>
    <message>
        <source>This node lists a point twice.</source>
        <translation>In questo nodo lo stesso punto compare due volte.</translation>
    </message>
    <message>
        <source>This node has the property {property} twice.</source>
        <translation>In questo nodo la proprietà {property} compare due volte.</translation>
    </message>
    <message>
        <source>The property {property} belongs to the first node of a game.</source>
        <translation>La proprietà {property} va all’inizio di una partita.</translation>
    </message>
    <message>
        <source>A node contains both a move and setup stones.</source>
        <translation>Nello stesso nodo ci sono una mossa e una posizione impostata.</translation>
    </message>
    <message>
        <source>A node contains several moves: {found}</source>
        <translation>Nello stesso nodo ci sono più mosse: {found}</translation>
    </message>
    <message>
        <source>Its board of {found} is larger than {size}x{size}.</source>
        <translation>Il suo goban di {found} è più grande di {size}x{size}.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>È vuoto.</translation>
    </message>
    <message>
        <source>It contains no game.</source>
        <translation>Non contiene partite.</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>RecordHeading</name>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Turno {number}</translation>
    </message>
    <message>
        <source>Add event, date, result…</source>
        <translation>Aggiungi evento, data, risultato…</translation>
    </message>
    <message>
        <source>Rules not understood: Japanese assumed</source>
        <translation>Regole non comprese: presunte giapponesi</translation>
    </message>
</context>
<context>
    <name>RecordPanel</name>
    <message>
        <source>Collapse All Var&amp;iations</source>
        <translation>Compr&amp;imi tutte le varianti</translation>
    </message>
    <message>
        <source>&amp;Expand All Variations</source>
        <translation>Espan&amp;di tutte le varianti</translation>
    </message>
    <message>
        <source>Edit Comm&amp;ent</source>
        <translation>Modifica c&amp;ommento</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>gobanapp closed before everything was saved</source>
        <translation>gobanapp si è chiuso prima che tutto fosse salvato</translation>
    </message>
    <message>
        <source>Recovered Games</source>
        <translation>Partite recuperate</translation>
    </message>
    <message>
        <source>Unchecked games are offered again at the next start.</source>
        <translation>Le partite senza segno di spunta vengono proposte di nuovo al prossimo avvio.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>Più &amp;tardi</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n games?</source>
        <translation>
            <numerusform>Scartare %n partita?</numerusform>
            <numerusform>Scartare %n partite?</numerusform>
        </translation>
    </message>
    <message>
        <source>{moves} · {day}, {time}</source>
        <translation>{moves} · {day}, {time}</translation>
    </message>
    <message>
        <source>{facts}; the last actions could not be recovered</source>
        <translation>{facts}; non è stato possibile leggere le ultime azioni</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Scarta</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>Ciò che non è stato salvato andrà perso.</translation>
    </message>
    <message numerus="yes">
        <source>move %n</source>
        <translation>
            <numerusform>mossa %n</numerusform>
            <numerusform>mossa %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>File Problems</source>
        <translation>Problemi del file</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>The file was opened anyway. It stays unchanged until you save.</source>
        <translation>Il file è stato aperto ugualmente. Resta invariato finché non si salva.</translation>
    </message>
    <message>
        <source>Copy &amp;All</source>
        <translation>Copia &amp;tutto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Problems in {file}</source>
        <translation>Problemi in {file}</translation>
    </message>
</context>
<context>
    <name>ResultDialog</name>
    <message>
        <source>Game Result</source>
        <translation>Risultato della partita</translation>
    </message>
    <message>
        <source>How did the game end?</source>
        <translation>Com’è finita la partita?</translation>
    </message>
    <message>
        <source>{color} won</source>
        <translation>Ha vinto il {color}</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vincitore</translation>
    </message>
    <message>
        <source>by &amp;resignation</source>
        <translation>per &amp;abbandono</translation>
    </message>
    <message>
        <source>on &amp;time</source>
        <translation>per il &amp;tempo</translation>
    </message>
    <message>
        <source>by &amp;forfeit</source>
        <translation>per &amp;forfait</translation>
    </message>
    <message>
        <source>by &amp;points</source>
        <translation>per &amp;punti</translation>
    </message>
    <message>
        <source>details &amp;unknown</source>
        <translation>dettagli &amp;sconosciuti</translation>
    </message>
    <message>
        <source>&amp;Draw (jigo)</source>
        <translation>Pa&amp;reggio (jigo)</translation>
    </message>
    <message>
        <source>&amp;No result, by agreement</source>
        <translation>&amp;Nessun risultato, d’accordo entrambi</translation>
    </message>
    <message>
        <source>Un&amp;known result</source>
        <translation>Il risultato è s&amp;conosciuto</translation>
    </message>
    <message>
        <source>For example after a repeated position, under Japanese rules.</source>
        <translation>Come dopo una posizione che continua a ripetersi, con le regole giapponesi.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>&amp;End Game</source>
        <translation>T&amp;ermina la partita</translation>
    </message>
    <message>
        <source>The recorded result is {result}. It will be replaced.</source>
        <translation>La partita riporta: {result}. Verrà sostituito.</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>Round</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Goban</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
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
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>Tempo usato</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Prigionieri</translation>
    </message>
    <message>
        <source>Game Result</source>
        <translation>Risultato della partita</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>Ancora nessun risultato</translation>
    </message>
    <message>
        <source>Black {black}, White {white}</source>
        <translation>Nero {black}, Bianco {white}</translation>
    </message>
</context>
<context>
    <name>ResultSheetDialog</name>
    <message>
        <source>Result Sheet</source>
        <translation>Scheda risultato</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Stampa…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>Sal&amp;va…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation>Stampata.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Salvata.</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>Copiata come testo.</translation>
    </message>
</context>
<context>
    <name>ResultSheetPrinter</name>
    <message>
        <source>Could not print the result sheet</source>
        <translation>La scheda risultato non è stata stampata</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>Documenti PDF</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Save Result Sheet</source>
        <translation>Salva scheda risultato</translation>
    </message>
    <message>
        <source>Could not save the result sheet</source>
        <translation>La scheda risultato non è stata salvata</translation>
    </message>
</context>
<context>
    <name>RotateDialog</name>
    <message>
        <source>Rotate &amp;right</source>
        <translation>Ruota a &amp;destra</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>Ruota a &amp;sinistra</translation>
    </message>
    <message>
        <source>Turn &amp;upside down</source>
        <translation>&amp;Capovolta</translation>
    </message>
    <message>
        <source>Flip &amp;horizontally</source>
        <translation>Rifletti in &amp;orizzontale</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>Rifletti in &amp;verticale</translation>
    </message>
    <message>
        <source>Flip along the rising &amp;diagonal</source>
        <translation>Rifletti sulla diagonale &amp;ascendente</translation>
    </message>
    <message>
        <source>Flip along the &amp;falling diagonal</source>
        <translation>Rifletti sulla diagonale disc&amp;endente</translation>
    </message>
    <message>
        <source>Rotates all moves, stones and marks, in every variation. Point names in comments, such as D4, do not change.</source>
        <translation>Tutte le mosse, le pietre e i segni della partita vengono ruotati, in ogni variante. I nomi di punti nei commenti, come D4, restano come sono scritti.</translation>
    </message>
    <message>
        <source>Rotate or Flip Game</source>
        <translation>Ruota o rifletti la partita</translation>
    </message>
</context>
<context>
    <name>RuleFields</name>
    <message>
        <source>Allow s&amp;uicide</source>
        <translation>Si può &amp;fare suicidio</translation>
    </message>
    <message>
        <source>Points &amp;in seki count</source>
        <translation>I p&amp;unti in seki contano</translation>
    </message>
    <message>
        <source>Passin&amp;g costs a stone</source>
        <translation>Passar&amp;e costa una pietra</translation>
    </message>
    <message>
        <source>Group &amp;tax</source>
        <translation>Tassa sui gru&amp;ppi</translation>
    </message>
    <message>
        <source>Only of two or more stones.</source>
        <translation>Di più di una pietra.</translation>
    </message>
    <message>
        <source>Each living group costs two points.</source>
        <translation>Due punti in meno per ogni gruppo vivo.</translation>
    </message>
    <message>
        <source>C&amp;ounting</source>
        <translation>Con&amp;teggio</translation>
    </message>
    <message>
        <source>&amp;Ko</source>
        <translation>&amp;Ko</translation>
    </message>
    <message>
        <source>White&apos;s ha&amp;ndicap bonus</source>
        <translation>Bonus di &amp;handicap del Bianco</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>C&amp;hange rules…</source>
        <translation>&amp;Cambia regole…</translation>
    </message>
    <message>
        <source>&amp;Hide rules</source>
        <translation>Nas&amp;condi le regole</translation>
    </message>
</context>
<context>
    <name>RunningTotals</name>
    <message>
        <source>Counted</source>
        <translation>Contati</translation>
    </message>
</context>
<context>
    <name>SaveActions</name>
    <message>
        <source>Save As</source>
        <translation>Salva con nome</translation>
    </message>
    <message>
        <source>Go games (*.sgf)</source>
        <translation>Partite di go (*.sgf)</translation>
    </message>
    <message>
        <source>Save this game?</source>
        <translation>Salvare questa partita?</translation>
    </message>
    <message>
        <source>If you don&apos;t save the game, it will be lost.</source>
        <translation>Se non la salvi, la partita andrà persa.</translation>
    </message>
    <message>
        <source>If you don&apos;t save, changes since the last save will be lost.</source>
        <translation>Se non si salva, le modifiche dopo l’ultimo salvataggio andranno perse.</translation>
    </message>
    <message>
        <source>&amp;Keep the tried moves as a variation</source>
        <translation>&amp;Tieni la prova come variante</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t Save</source>
        <translation>&amp;Non salvare</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Leave this match?</source>
        <translation>Lasciare questa partita?</translation>
    </message>
    <message>
        <source>The match is not over. You can resume it from File &gt; Game Archive.</source>
        <translation>La partita non è finita. Si può riprendere da File &gt; Archivio partite.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Lascia</translation>
    </message>
    <message>
        <source>Saving {file}</source>
        <translation>Salvataggio di {file}</translation>
    </message>
    <message>
        <source>Could not save the game</source>
        <translation>La partita non è stata salvata</translation>
    </message>
    <message>
        <source>Saved without the tried moves. Game &gt; Keep as Variation adds them to the game.</source>
        <translation>Salvato senza la prova. Partita, Tieni la prova la aggiunge alla partita.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>The file has changed on disk since it was opened. Overwrite it to discard those changes, or save this game under another name.</source>
        <translation>Il file su disco è cambiato da quando è stato aperto. Sovrascriverlo per scartare quelle modifiche, o salvare questa partita con un altro nome.</translation>
    </message>
    <message>
        <source>Save with characters that may be wrong?</source>
        <translation>Salvare anche se alcune lettere potrebbero essere sbagliate?</translation>
    </message>
    <message>
        <source>Some text does not fit the encoding the file was opened with. File &gt; Text Encoding reopens it with another one.</source>
        <translation>Parte del testo non rientra nella codifica con cui il file è stato aperto. File &gt; Codifica del testo lo riapre con un’altra.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Sal&amp;va con nome…</translation>
    </message>
    <message>
        <source>Save the changes to this game?</source>
        <translation>Salvare le modifiche a questa partita?</translation>
    </message>
    <message>
        <source>Overwrite changes made elsewhere?</source>
        <translation>Sovrascrivere ciò che è stato modificato altrove?</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>Sovras&amp;crivi</translation>
    </message>
    <message>
        <source>&amp;Save Anyway</source>
        <translation>&amp;Salva comunque</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partita</translation>
    </message>
</context>
<context>
    <name>SeatsChoice</name>
    <message>
        <source>Standard, with tree and comment</source>
        <translation>Standard, con albero e commento</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Fianco a fianco</translation>
    </message>
    <message>
        <source>Across the table</source>
        <translation>Faccia a faccia</translation>
    </message>
    <message>
        <source>Board and clocks only</source>
        <translation>Solo il goban e due orologi</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposizione</translation>
    </message>
</context>
<context>
    <name>SetClockDialog</name>
    <message>
        <source>Set Clock</source>
        <translation>Regola l’orologio</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds for {player}</source>
        <translation>
            <numerusform>%n secondo per {player}</numerusform>
            <numerusform>%n secondi per {player}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Search by words or keys</source>
        <translation>Cerca per parole o tasti</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Scorciatoie</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Nuovi tasti</translation>
    </message>
    <message>
        <source>Press keys</source>
        <translation>Premere i tasti</translation>
    </message>
    <message>
        <source>Reset to &amp;Default</source>
        <translation>&amp;Torna al predefinito</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Applica</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <translation>Ri&amp;pristina tutto</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Stampa…</translation>
    </message>
    <message>
        <source>These keys cannot be changed.</source>
        <translation>Questi tasti non si possono cambiare.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Default: {keys}</source>
        <translation>Predefinito: {keys}</translation>
    </message>
    <message>
        <source>{keys} is reserved. Press other keys.</source>
        <translation>{keys} serve ovunque. Premere altri tasti.</translation>
    </message>
    <message>
        <source>Also used by: {names}</source>
        <translation>Anche: {names}</translation>
    </message>
</context>
<context>
    <name>ShortcutsPrinter</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Could not save the shortcuts</source>
        <translation>Le scorciatoie non sono state salvate</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>Documenti PDF</translation>
    </message>
    <message>
        <source>Could not print the shortcuts</source>
        <translation>Le scorciatoie non sono state stampate</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studia</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>What the panel shows</source>
        <translation>Contenuto del pannello</translation>
    </message>
    <message>
        <source>Demon&amp;strate Counting…</source>
        <translation>Dimo&amp;strazione del conteggio…</translation>
    </message>
    <message>
        <source>The score counted by hand, step by step on the board</source>
        <translation>Il conteggio fatto a mano sul goban, passo per passo</translation>
    </message>
</context>
<context>
    <name>StatusMessages</name>
    <message>
        <source>Could not estimate the dead stones: mark them yourself.</source>
        <translation>Non è stato possibile proporre pietre morte: segnare quelle che lo sono.</translation>
    </message>
</context>
<context>
    <name>StepPrinter</name>
    <message>
        <source>Pictures</source>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Salva immagine</translation>
    </message>
    <message>
        <source>Could not save the picture</source>
        <translation>L’immagine non è stata salvata</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salva come PDF…</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>Documenti PDF</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salva come PDF</translation>
    </message>
    <message>
        <source>Could not save the steps</source>
        <translation>I passaggi non sono stati salvati</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Could not print the steps</source>
        <translation>I passaggi non sono stati stampati</translation>
    </message>
    <message>
        <source>Steps per page:</source>
        <translation>Passaggi per pagina:</translation>
    </message>
    <message numerus="yes">
        <source>{number} (%n pages)</source>
        <translation>
            <numerusform>{number} (%n pagina)</numerusform>
            <numerusform>{number} (%n pagine)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SuggestionLine</name>
    <message>
        <source>Swap and app&amp;ly</source>
        <translation>Scambia e ap&amp;plica</translation>
    </message>
    <message>
        <source>App&amp;ly</source>
        <translation>Ap&amp;plica</translation>
    </message>
    <message>
        <source>Suggested by the ranks: {terms}</source>
        <translation>Come suggeriscono i gradi: {terms}</translation>
    </message>
    <message>
        <source>White is weaker. Suggested: swap colours, {terms}</source>
        <translation>Il Bianco è più debole. Consigliato: scambio, {terms}</translation>
    </message>
    <message>
        <source>Suggested: {terms}</source>
        <translation>Consigliato: {terms}</translation>
    </message>
    <message>
        <source>komi {number}</source>
        <translation>komi {number}</translation>
    </message>
    <message>
        <source>even game, {komi}</source>
        <translation>partita pari, {komi}</translation>
    </message>
    <message>
        <source>Black plays first, {komi}</source>
        <translation>comincia il Nero, {komi}</translation>
    </message>
    <message numerus="yes">
        <source>%n stones, {komi}</source>
        <translation>
            <numerusform>%n pietra, {komi}</numerusform>
            <numerusform>%n pietre, {komi}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeachingActions</name>
    <message>
        <source>&amp;Presentation</source>
        <translation>&amp;Presentazione</translation>
    </message>
    <message>
        <source>A second window for an audience, with the board and large text</source>
        <translation>Una seconda finestra per una sala, con il goban e caratteri grandi</translation>
    </message>
    <message>
        <source>Au&amp;toplay</source>
        <translation>Riproduzione auto&amp;matica</translation>
    </message>
    <message>
        <source>Shows the moves one after the other</source>
        <translation>Mostra le mosse una dopo l’altra</translation>
    </message>
    <message>
        <source>&amp;Guess Mode</source>
        <translation>&amp;Indovina la mossa</translation>
    </message>
    <message>
        <source>Guess each move of the game, for points</source>
        <translation>Trovare da sé ogni mossa della partita, per fare punti</translation>
    </message>
</context>
<context>
    <name>TextEncodingDialog</name>
    <message>
        <source>Text Encoding</source>
        <translation>Codifica del testo</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Codifiche</translation>
    </message>
    <message>
        <source>As declared or guessed</source>
        <translation>Come dice il file, o come ipotizzato</translation>
    </message>
    <message>
        <source>{encoding} · in use</source>
        <translation>{encoding} · in uso</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Codifica</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>Ante&amp;prima</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Riapri</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Black&apos;s rank</source>
        <translation>Grado del Nero</translation>
    </message>
    <message>
        <source>Black&apos;s team</source>
        <translation>Squadra del Nero</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>White&apos;s rank</source>
        <translation>Grado del Bianco</translation>
    </message>
    <message>
        <source>White&apos;s team</source>
        <translation>Squadra del Bianco</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commento</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>Sulla partita</translation>
    </message>
    <message>
        <source>This is {encoding}.</source>
        <translation>Questa è {encoding}.</translation>
    </message>
    <message>
        <source>This is probably {encoding}.</source>
        <translation>Questa è {encoding}, un’ipotesi.</translation>
    </message>
    <message>
        <source>Some text does not fit this encoding: see line {line}.</source>
        <translation>Non tutto il testo rientra in questa codifica: vedi riga {line}.</translation>
    </message>
    <message>
        <source>The text is plain ASCII and reads the same in most encodings.</source>
        <translation>Ha solo lettere semplici: si leggono uguali in quasi tutte le codifiche.</translation>
    </message>
    <message>
        <source>Only the beginning of the file was examined.</source>
        <translation>È stato esaminato solo l’inizio del file.</translation>
    </message>
</context>
<context>
    <name>TimeField</name>
    <message>
        <source>Hours, minutes and seconds (1:30:00), or minutes</source>
        <translation>Ore, minuti e secondi come in 1:30:00, o minuti</translation>
    </message>
</context>
<context>
    <name>TimeFields</name>
    <message>
        <source>Time system</source>
        <translation>Sistema di tempo</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>Tempo base</translation>
    </message>
    <message>
        <source>Enter a time such as 1:30:00, or minutes.</source>
        <translation>Inserire un tempo come 1:30:00, o i minuti.</translation>
    </message>
    <message>
        <source>The time limit is 100 hours.</source>
        <translation>Il tempo non può superare le 100 ore.</translation>
    </message>
    <message>
        <source>Enter a main time or an overtime period.</source>
        <translation>Inserire un tempo base o un periodo supplementare.</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Periodi</translation>
    </message>
    <message>
        <source>Seconds per period</source>
        <translation>Secondi di un periodo</translation>
    </message>
    <message>
        <source>for</source>
        <extracomment>before a field, as in: + [3] × [60 s] for [2] points each</extracomment>
        <translation>per</translation>
    </message>
    <message>
        <source>Points per period</source>
        <translation>Punti che costa un periodo</translation>
    </message>
    <message>
        <source>Stones per period</source>
        <translation>Pietre in un periodo</translation>
    </message>
    <message>
        <source>stones in</source>
        <extracomment>before a field, as in: + [25] stones in [10:00]</extracomment>
        <translation>pietre in</translation>
    </message>
    <message>
        <source>Length of a period</source>
        <translation>Durata di un periodo</translation>
    </message>
    <message>
        <source>Seconds added per move</source>
        <translation>Secondi aggiunti da una mossa</translation>
    </message>
    <message>
        <source>per move, up to</source>
        <extracomment>before a field, as in: + [10 s] a move, up to [20:00]</extracomment>
        <translation>a mossa, fino a</translation>
    </message>
    <message>
        <source>Upper limit of the clock</source>
        <translation>Il massimo sull’orologio</translation>
    </message>
    <message>
        <source>up to</source>
        <extracomment>before a field, as in: up to [10 s] back per move</extracomment>
        <translation>fino a</translation>
    </message>
    <message>
        <source>Seconds given back per move</source>
        <translation>Secondi che una mossa restituisce</translation>
    </message>
    <message>
        <source>Seconds before the clock starts</source>
        <translation>Secondi prima che l’orologio parta</translation>
    </message>
    <message>
        <source>points each</source>
        <translation>punti l’uno</translation>
    </message>
    <message>
        <source>back per move</source>
        <translation>resi a mossa</translation>
    </message>
    <message>
        <source>delay per move</source>
        <translation>di attesa a mossa</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>senza limite</translation>
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
        <translation>Rota&amp;zione e riflessione della partita…</translation>
    </message>
    <message>
        <source>Changes the game, with all marks and labels</source>
        <translation>Modifica la partita, con tutti i segni e le etichette</translation>
    </message>
    <message>
        <source>Swap Blac&amp;k and White…</source>
        <translation>Scambia bianc&amp;hi e neri…</translation>
    </message>
    <message>
        <source>Changes the game: every black stone becomes white, and every white stone black</source>
        <translation>Modifica la partita: ogni pietra nera diventa bianca, e viceversa</translation>
    </message>
    <message>
        <source>Rotating the game</source>
        <translation>Rotazione della partita</translation>
    </message>
    <message>
        <source>Swap Black and White?</source>
        <translation>Scambiare Nero e Bianco?</translation>
    </message>
    <message>
        <source>All moves and stones change colour, in every variation. Comments that mention Black and White do not change.</source>
        <translation>Tutte le mosse e le pietre prendono l’altro colore, in ogni variante. I commenti che parlano di Nero e Bianco restano come sono.</translation>
    </message>
    <message>
        <source>Swap the &amp;players too, with komi and result</source>
        <translation>Anche i gi&amp;ocatori cambiano colore, con komi e risultato</translation>
    </message>
    <message>
        <source>The komi becomes negative, so each player keeps the same score.</source>
        <translation>Il komi diventa negativo, così il conteggio resta lo stesso per ogni giocatore.</translation>
    </message>
    <message>
        <source>&amp;Swap</source>
        <translation>&amp;Scambia</translation>
    </message>
    <message>
        <source>Swapping the colours</source>
        <translation>Scambio dei colori</translation>
    </message>
</context>
<context>
    <name>TreeActions</name>
    <message>
        <source>This move belongs to the match in progress and was not deleted. Use Undo to take back moves.</source>
        <translation>Questa mossa è della partita in corso: non è stato eliminato nulla. Annulla ritira le mosse.</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Copia in corso</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Cu&amp;t Branch</source>
        <translation>Taglia &amp;questo ramo</translation>
    </message>
    <message>
        <source>&amp;Copy Branch</source>
        <translation>&amp;Copia ramo</translation>
    </message>
    <message>
        <source>Cop&amp;y Game</source>
        <translation>Copia &amp;partita</translation>
    </message>
    <message>
        <source>P&amp;aste as Variation</source>
        <translation>I&amp;ncolla come variante</translation>
    </message>
    <message>
        <source>&amp;Delete Branch</source>
        <translation>&amp;Elimina ramo</translation>
    </message>
    <message>
        <source>New &amp;Variation of This Move</source>
        <translation>Nuo&amp;va variante per questa mossa</translation>
    </message>
    <message>
        <source>Go back one move; the next move you play begins the variation</source>
        <translation>Torna indietro di una mossa; la prossima mossa giocata inizia la variante</translation>
    </message>
    <message>
        <source>Move Variation U&amp;p</source>
        <translation>&amp;Sposta variante su</translation>
    </message>
    <message>
        <source>Move Variation Do&amp;wn</source>
        <translation>Sposta variante gi&amp;ù</translation>
    </message>
    <message>
        <source>Promote to &amp;Main Line</source>
        <translation>Ren&amp;di linea principale</translation>
    </message>
    <message>
        <source>Makes this variation the main line</source>
        <translation>Fa di questa variante la linea principale</translation>
    </message>
    <message>
        <source>&amp;Insert Moves Before</source>
        <translation>&amp;Inserisci mosse prima di questa</translation>
    </message>
    <message>
        <source>Later moves stay after the inserted ones</source>
        <translation>Le mosse che seguono restano, dopo quelle inserite</translation>
    </message>
    <message>
        <source>C&amp;orrect Move</source>
        <translation>Corre&amp;ggi questa mossa</translation>
    </message>
    <message>
        <source>Click the correct point; later moves stay</source>
        <translation>Fare clic sul punto giusto; le mosse che seguono restano</translation>
    </message>
    <message>
        <source>De&amp;lete Move</source>
        <translation>E&amp;limina mossa</translation>
    </message>
    <message>
        <source>Later moves stay</source>
        <translation>Le mosse che seguono restano</translation>
    </message>
    <message>
        <source>The next move you play begins the variation.</source>
        <translation>La prossima mossa che giochi inizia la variante.</translation>
    </message>
    <message>
        <source>Moves copied.</source>
        <translation>Mosse copiate.</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <translation>La partita è stata copiata.</translation>
    </message>
    <message>
        <source>Pasting</source>
        <translation>Incolla in corso</translation>
    </message>
    <message>
        <source>Could not paste</source>
        <translation>Impossibile incollare</translation>
    </message>
    <message>
        <source>The clipboard contains no moves and no diagram.</source>
        <translation>Negli appunti non ci sono né mosse né un diagramma.</translation>
    </message>
    <message>
        <source>The diagram has another board size. Use File &gt; Open from Clipboard to open it as a new game.</source>
        <translation>Il diagramma è di un goban di altra misura. Usare File &gt; Apri dagli appunti per aprirlo come nuova partita.</translation>
    </message>
    <message>
        <source>Checking the following moves</source>
        <translation>Controllo delle mosse che seguono</translation>
    </message>
</context>
<context>
    <name>TreeKeys</name>
    <message>
        <source>Variations and Move List</source>
        <translation>Varianti e lista delle mosse</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Di mossa in mossa</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Frecce</translation>
    </message>
    <message>
        <source>Ten moves</source>
        <translation>Dieci mosse</translation>
    </message>
    <message>
        <source>First or last move</source>
        <translation>Alla prima o all’ultima mossa</translation>
    </message>
    <message>
        <source>Collapse or expand</source>
        <translation>Comprimi o espandi</translation>
    </message>
    <message>
        <source>Zoom in, out, reset</source>
        <translation>Più grande, più piccolo, normale</translation>
    </message>
</context>
<context>
    <name>TreePanel</name>
    <message>
        <source>Variation tree</source>
        <translation>Albero delle varianti</translation>
    </message>
    <message>
        <source>Moves and variations</source>
        <translation>Mosse e varianti</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Nessuna mossa</translation>
    </message>
    <message>
        <source>Move {number}: {color} {point}</source>
        <translation>Mossa {number}: {color} {point}</translation>
    </message>
    <message>
        <source>Move {number}: {color} passes</source>
        <translation>Mossa {number}: {color} passa</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Inizio</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are hidden</source>
        <translation>
            <numerusform>%n mossa è nascosta</numerusform>
            <numerusform>%n mosse sono nascoste</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrialActions</name>
    <message>
        <source>Discarded the tried moves of the other game. Return to it and choose Edit &gt; Redo to restore them.</source>
        <translation>Mosse di prova dell’altra partita scartate. Tornarvi e scegliere Modifica &gt; Ripeti per ripristinarle.</translation>
    </message>
    <message>
        <source>Tr&amp;y Out Moves</source>
        <translation>Pro&amp;va mosse</translation>
    </message>
    <message>
        <source>Try out moves; press again to discard them and return</source>
        <translation>Provare mosse; premere di nuovo per scartarle e tornare indietro</translation>
    </message>
    <message>
        <source>Keep as &amp;Variation</source>
        <translation>&amp;Tieni come variante</translation>
    </message>
    <message>
        <source>Keep the tried moves as a variation</source>
        <translation>Lasciare la prova nella partita, come variante</translation>
    </message>
    <message>
        <source>You can&apos;t try out moves during a match.</source>
        <translation>Durante una partita non si provano mosse.</translation>
    </message>
    <message>
        <source>Discarded the tried moves. Edit &gt; Redo restores them.</source>
        <translation>Mosse di prova scartate. Modifica &gt; Ripeti le ripristina.</translation>
    </message>
    <message>
        <source>Kept the tried moves as a variation.</source>
        <translation>La prova è stata tenuta come variante.</translation>
    </message>
</context>
<context>
    <name>TrialBar</name>
    <message>
        <source>Keep</source>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Keep these moves as a variation</source>
        <translation>Lascia queste mosse nella partita come variante</translation>
    </message>
    <message>
        <source>Discard these moves and return (Esc)</source>
        <translation>Scarta queste mosse e torna indietro (Esc)</translation>
    </message>
    <message>
        <source>Trying out moves from move {number}</source>
        <translation>Prova dalla mossa {number}</translation>
    </message>
    <message>
        <source>Trying out moves</source>
        <translation>Prova</translation>
    </message>
</context>
<context>
    <name>ViewActions</name>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Gioca</translation>
    </message>
    <message>
        <source>Show clocks, Pass and Resign in the side panel</source>
        <translation>Mostra orologi, Passa e Abbandona nel pannello laterale</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>&amp;Studia</translation>
    </message>
    <message>
        <source>Show game information, tree, comment and tools in the side panel</source>
        <translation>Mostra informazioni sulla partita, albero, commento e strumenti nel pannello laterale</translation>
    </message>
    <message>
        <source>Study &amp;Toolbar</source>
        <translation>&amp;Barra degli strumenti di studio</translation>
    </message>
    <message>
        <source>B&amp;oard and Stones…</source>
        <translation>Goban e pi&amp;etre…</translation>
    </message>
    <message>
        <source>Ani&amp;mate Stones</source>
        <translation>Ani&amp;ma pietre</translation>
    </message>
    <message>
        <source>Mark Chains in &amp;Atari</source>
        <translation>Segna le catene in &amp;atari</translation>
    </message>
    <message>
        <source>S&amp;how Next Moves</source>
        <translation>Mostra le p&amp;rossime mosse</translation>
    </message>
    <message>
        <source>Move &amp;List</source>
        <translation>Li&amp;sta delle mosse</translation>
    </message>
    <message>
        <source>&amp;Variation Tree</source>
        <translation>Albero delle &amp;varianti</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>Schermo in&amp;tero</translation>
    </message>
    <message>
        <source>Preference&amp;s…</source>
        <translation>Pre&amp;ferenze…</translation>
    </message>
    <message>
        <source>Stan&amp;dard Layout</source>
        <translation>Disposi&amp;zione standard</translation>
    </message>
    <message>
        <source>&amp;Side by Side</source>
        <translation>Fia&amp;nco a fianco</translation>
    </message>
    <message>
        <source>Across the &amp;Table</source>
        <translation>&amp;Faccia a faccia</translation>
    </message>
    <message>
        <source>&amp;Board and Clocks</source>
        <translation>Go&amp;ban e orologi</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Nessuno</translation>
    </message>
    <message>
        <source>The &amp;Last Move</source>
        <translation>L’&amp;ultima mossa</translation>
    </message>
    <message>
        <source>The Last &amp;5 Moves</source>
        <translation>Le ultime &amp;5 mosse</translation>
    </message>
    <message>
        <source>The Last &amp;10 Moves</source>
        <translation>Le ultime &amp;10 mosse</translation>
    </message>
    <message>
        <source>The Last 5&amp;0 Moves</source>
        <translation>Le ultime 5&amp;0 mosse</translation>
    </message>
    <message>
        <source>&amp;All Moves</source>
        <translation>&amp;Tutte le mosse</translation>
    </message>
    <message>
        <source>Show move numbers</source>
        <translation>Mostra i numeri delle mosse</translation>
    </message>
    <message>
        <source>&amp;From Here</source>
        <translation>Da &amp;qui</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>Come il &amp;sistema</translation>
    </message>
</context>
<context>
    <name>WelcomeActions</name>
    <message>
        <source>&amp;Welcome</source>
        <translation>&amp;Benvenuto</translation>
    </message>
    <message>
        <source>&amp;About gobanapp</source>
        <translation>&amp;Informazioni su gobanapp</translation>
    </message>
    <message>
        <source>A Go board for players, teachers and students.</source>
        <translation>Un goban per giocatori, insegnanti e studenti.</translation>
    </message>
    <message>
        <source>Licence: {name}</source>
        <translation>Licenza: {name}</translation>
    </message>
    <message>
        <source>About gobanapp</source>
        <translation>Informazioni su gobanapp</translation>
    </message>
</context>
<context>
    <name>WelcomePanel</name>
    <message>
        <source>Welcome</source>
        <translation>Benvenuto</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Chiudi (Esc)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Two players at one screen.</source>
        <translation>Una partita in due a questo goban.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>A game file; you can also drop one here.</source>
        <translation>Una partita, o un file trascinato qui.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Impara</translation>
    </message>
    <message>
        <source>Short lessons in the game of Go.</source>
        <translation>Il gioco in brevi lezioni.</translation>
    </message>
    <message>
        <source>Or click the board and play.</source>
        <translation>Oppure basta un clic sul goban per giocare.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>File recenti</translation>
    </message>
</context>
<context>
    <name>WindowKeys</name>
    <message>
        <source>Alt+letter</source>
        <translation>Alt e una lettera</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Ovunque</translation>
    </message>
    <message>
        <source>Next field or button</source>
        <translation>Al campo o pulsante successivo</translation>
    </message>
    <message>
        <source>Previous field or button</source>
        <translation>A quello precedente</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Apri i menu</translation>
    </message>
    <message>
        <source>Cancel; back to the board</source>
        <translation>Lascia ciò che è in corso; torna al goban</translation>
    </message>
</context>
<context>
    <name>_Paper</name>
    <message>
        <source>Result sheet</source>
        <translation>Scheda risultato</translation>
    </message>
</context>
<context>
    <name>_Player</name>
    <message>
        <source>{name}, to move</source>
        <translation>{name}, di turno</translation>
    </message>
</context>
<context>
    <name>_Problems</name>
    <message>
        <source>Line</source>
        <translation>Riga</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonna</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Proprietà</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>The text was read as {encoding}.</source>
        <translation>Testo letto come: {encoding}.</translation>
    </message>
    <message>
        <source>The text was read as {encoding} (a guess).</source>
        <translation>Testo letto come: {encoding}, un’ipotesi.</translation>
    </message>
</context>
<context>
    <name>aid_words</name>
    <message>
        <source>The ladder fails: the chain escapes.</source>
        <translation>La scala fallisce: la catena scappa.</translation>
    </message>
</context>
<context>
    <name>announced</name>
    <message>
        <source>{color} passes</source>
        <translation>{color} passa</translation>
    </message>
    <message>
        <source>{color} {point}</source>
        <translation>{color} {point}</translation>
    </message>
    <message>
        <source>{color} stone on {point}</source>
        <translation>Pietra del {color} in {point}</translation>
    </message>
    <message>
        <source>Move {number}: {move}</source>
        <translation>Mossa {number}: {move}</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>variation {number} of {all}</source>
        <translation>variante {number} di {all}</translation>
    </message>
    <message>
        <source>has a comment</source>
        <translation>con un commento</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Annullato</translation>
    </message>
    <message>
        <source>Undone: {move}</source>
        <translation>Annullato: {move}</translation>
    </message>
    <message>
        <source>{color}: {left}</source>
        <translation>{color}: {left}</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>{color} accepts the score</source>
        <translation>Il {color} accetta il conteggio</translation>
    </message>
    <message>
        <source>{group}: in seki</source>
        <translation>{group}: in seki</translation>
    </message>
    <message>
        <source>{group}: dead</source>
        <translation>{group}: morto</translation>
    </message>
    <message>
        <source>{group}: alive</source>
        <translation>{group}: vivo</translation>
    </message>
    <message>
        <source>Game {number} of {all}: {names}, {columns} by {rows}</source>
        <translation>Partita {number} di {all}: {names}, {columns} per {rows}</translation>
    </message>
    <message>
        <source>{file} opened: {columns} by {rows}</source>
        <translation>{file} aperto: {columns} per {rows}</translation>
    </message>
    <message>
        <source>New game: {columns} by {rows}</source>
        <translation>Nuova partita: {columns} per {rows}</translation>
    </message>
    <message>
        <source>{file} saved</source>
        <translation>{file} salvato</translation>
    </message>
</context>
<context>
    <name>arranging</name>
    <message>
        <source>The first player</source>
        <translation>Il primo giocatore</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>Il secondo giocatore</translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <source>Board, {columns} by {rows}</source>
        <translation>Goban, {columns} per {rows}</translation>
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
        <translation>Assoluto</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <translation>Byo-yomi</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>Canadese</translation>
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
        <translation>Attesa</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>Ing</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Senza orologio</translation>
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
        <translation>fino a {time} resi a mossa</translation>
    </message>
    <message>
        <source>{time} delay per move</source>
        <translation>{time} di attesa a mossa</translation>
    </message>
    <message>
        <source>{periods} for {points} each</source>
        <translation>{periods} per {points} l’uno</translation>
    </message>
    <message>
        <source>{time} per move</source>
        <translation>{time} a mossa</translation>
    </message>
    <message>
        <source>{time} per move, up to {most}</source>
        <translation>{time} a mossa, fino a {most}</translation>
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
        <translation>Il tempo è scaduto</translation>
    </message>
    <message>
        <source>last period</source>
        <translation>ultimo periodo</translation>
    </message>
    <message>
        <source>last stone</source>
        <translation>ultima pietra</translation>
    </message>
</context>
<context>
    <name>consequences</name>
    <message>
        <source>The stone is now on {point}</source>
        <translation>La pietra ora è in {point}</translation>
    </message>
    <message>
        <source>Move {number} is now on {point}</source>
        <translation>La mossa {number} ora è in {point}</translation>
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
        <translation>vivo</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>morto</translation>
    </message>
    <message>
        <source>alive in seki</source>
        <translation>vivo in seki</translation>
    </message>
    <message>
        <source>unsettled</source>
        <translation>incerto</translation>
    </message>
    <message>
        <source>probably alive</source>
        <translation>probabilmente vivo</translation>
    </message>
    <message>
        <source>probably dead</source>
        <translation>probabilmente morto</translation>
    </message>
    <message>
        <source>probably alive in seki</source>
        <translation>probabilmente vivo in seki</translation>
    </message>
    <message>
        <source>Two secure eyes.</source>
        <translation>Due occhi che nulla può togliere.</translation>
    </message>
    <message>
        <source>Room for two eyes.</source>
        <translation>Spazio per due occhi.</translation>
    </message>
    <message>
        <source>It surrounds territory and is not threatened.</source>
        <translation>Circonda territorio, e nulla lo minaccia.</translation>
    </message>
    <message>
        <source>It captures {others}.</source>
        <translation>Cattura: {others}.</translation>
    </message>
    <message>
        <source>Not enough room for two eyes.</source>
        <translation>Nessuno spazio per due occhi.</translation>
    </message>
    <message>
        <source>Its eye space makes only one eye: {points}.</source>
        <translation>Il suo spazio fa un occhio solo: {points}.</translation>
    </message>
    <message>
        <source>Its eye at {points} is false.</source>
        <translation>Il suo occhio in {points} è falso.</translation>
    </message>
    <message>
        <source>Fewer liberties than {others}.</source>
        <translation>Meno libertà dell’avversario: {others}.</translation>
    </message>
    <message>
        <source>It can be captured whatever it plays.</source>
        <translation>Può essere catturato, qualunque cosa faccia.</translation>
    </message>
    <message>
        <source>Bent four in the corner.</source>
        <translation>Quattro piegato nell’angolo.</translation>
    </message>
    <message>
        <source>If it is captured, its side takes part of the ground back.</source>
        <translation>Se viene catturato, il suo lato si riprende una parte dell’area.</translation>
    </message>
    <message>
        <source>It shares liberties at {points} with {others}.</source>
        <translation>Libertà in comune in {points}: {others}.</translation>
    </message>
    <message>
        <source>Undecided: the next move at {points} settles it.</source>
        <translation>Incerto: decide la prossima mossa in {points}.</translation>
    </message>
    <message>
        <source>Depends on a ko at {points}.</source>
        <translation>Decide un ko in {points}.</translation>
    </message>
    <message>
        <source>Playing on leads to this, whichever side moves first.</source>
        <translation>Le partite giocate da qui finiscono così, chiunque muova per primo.</translation>
    </message>
    <message>
        <source>It could still live. Resume play.</source>
        <translation>Può ancora vivere. Riprendere il gioco.</translation>
    </message>
    <message>
        <source>It captures its opponent.</source>
        <translation>Cattura il suo avversario.</translation>
    </message>
    <message>
        <source>Its eye space makes only one eye.</source>
        <translation>Il suo spazio fa un occhio solo.</translation>
    </message>
    <message>
        <source>One of its eyes is false.</source>
        <translation>Uno dei suoi occhi è falso.</translation>
    </message>
    <message>
        <source>Fewer liberties than its opponent.</source>
        <translation>Meno libertà del suo avversario.</translation>
    </message>
    <message>
        <source>It shares liberties with its opponent.</source>
        <translation>Ha libertà in comune con l’avversario.</translation>
    </message>
    <message>
        <source>Undecided: the next move settles it.</source>
        <translation>Incerto: decide la prossima mossa.</translation>
    </message>
    <message>
        <source>Depends on a ko.</source>
        <translation>Decide un ko.</translation>
    </message>
    <message>
        <source>Handicap stones count as stones on the board</source>
        <translation>Le pietre di handicap sono pietre sul goban</translation>
    </message>
    <message>
        <source>White&apos;s compensation for the handicap</source>
        <translation>Compenso del Bianco per l’handicap</translation>
    </message>
    <message>
        <source>{color} played more stones, including the last dame</source>
        <translation>Il {color} ha giocato più pietre, compreso l’ultimo dame</translation>
    </message>
    <message>
        <source>{opponent} passed more often than {color}</source>
        <translation>Il {opponent} ha passato più spesso del {color}</translation>
    </message>
    <message>
        <source>Points in seki and in false eyes</source>
        <translation>Punti in seki e occhi falsi</translation>
    </message>
    <message>
        <source>Dead stones in seki, which territory scoring leaves on the board</source>
        <translation>Pietre morte in seki, che il conteggio a territorio lascia sul goban</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>Tassa sui gruppi</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Morti</translation>
    </message>
    <message>
        <source>Seki</source>
        <translation>Seki</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>Contesi</translation>
    </message>
    <message>
        <source>Click a group to mark it dead or alive; Shift+click for one chain.</source>
        <translation>Clic su un gruppo: vivo o morto. Con Shift: una catena.</translation>
    </message>
    <message>
        <source>Click a group to mark it alive in seki or with two eyes.</source>
        <translation>Clic su un gruppo: vivo in seki, o con due occhi propri.</translation>
    </message>
    <message>
        <source>Click a disputed group to play it out.</source>
        <translation>Clic sul gruppo conteso, per giocarlo fino in fondo a parte.</translation>
    </message>
    <message>
        <source>{color}, {stones}</source>
        <translation>{color}, {stones}</translation>
    </message>
    <message>
        <source>unsettled, counted as dead</source>
        <translation>incerto, contato come morto</translation>
    </message>
    <message>
        <source>{group}: {status}.</source>
        <translation>{group}: {status}.</translation>
    </message>
    <message>
        <source>It does not have two eyes.</source>
        <translation>Non ha due occhi propri.</translation>
    </message>
    <message>
        <source>Marked by the players.</source>
        <translation>Segnato dai giocatori.</translation>
    </message>
    <message>
        <source>Finding dead stones…</source>
        <translation>Ricerca delle pietre morte…</translation>
    </message>
    <message>
        <source>Much of the board is undecided: borders are still open. Resume play.</source>
        <translation>Gran parte del goban è incerta: ci sono ancora confini aperti. Riprendere il gioco.</translation>
    </message>
    <message>
        <source>The game already has a different result. Accepting this score replaces it.</source>
        <translation>La partita ha già un altro risultato. Accettando questo punteggio lo si sostituisce.</translation>
    </message>
    <message>
        <source>The rules in the record are not understood. The score is by Japanese rules.</source>
        <translation>Le regole della partita non sono comprensibili. Il punteggio segue le regole giapponesi.</translation>
    </message>
    <message>
        <source>White must pass last under these rules: one more pass is needed.</source>
        <translation>Con queste regole il Bianco passa per ultimo: manca ancora un passo.</translation>
    </message>
    <message>
        <source>Online-Go.com would count {points} for Black.</source>
        <translation>Online-Go.com conterebbe {points} per Nero.</translation>
    </message>
    <message>
        <source>Online-Go.com would count {points} for White.</source>
        <translation>Online-Go.com conterebbe {points} per Bianco.</translation>
    </message>
    <message>
        <source>Online-Go.com would not count {points}.</source>
        <translation>Online-Go.com non conterebbe {points}.</translation>
    </message>
    <message>
        <source>Online-Go.com would take {points} prisoner.</source>
        <translation>Online-Go.com conterebbe {points} come prigionieri.</translation>
    </message>
    <message>
        <source>{group}, at {point}</source>
        <translation>{group}, in {point}</translation>
    </message>
    <message>
        <source>{group}, at {point}: counted as dead</source>
        <translation>{group}, in {point}: contato come morto</translation>
    </message>
    <message>
        <source>Dead: {result}</source>
        <translation>Morto: {result}</translation>
    </message>
    <message>
        <source>Alive: {result}</source>
        <translation>Vivo: {result}</translation>
    </message>
    <message>
        <source>All stones are alive under these rules.</source>
        <translation>Con queste regole ogni pietra è viva.</translation>
    </message>
    <message>
        <source>Playing out {color}&apos;s group at {point}</source>
        <translation>Si gioca fino in fondo il gruppo del {color} in {point}.</translation>
    </message>
</context>
<context>
    <name>cursor</name>
    <message>
        <source>Arrows move the cursor, Enter answers, Esc hides it.</source>
        <translation>Le frecce muovono il cursore, Invio risponde con il suo punto, Esc lo nasconde.</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter marks a group dead or alive, Esc hides it.</source>
        <translation>Le frecce muovono il cursore, Invio rende un gruppo morto o vivo, Esc lo nasconde.</translation>
    </message>
    <message>
        <source>Enter starts, arrows move to the other end, Enter finishes, Esc cancels.</source>
        <translation>Invio comincia, le frecce portano all’altro capo, Invio finisce; Esc rinuncia.</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter applies the tool, Esc hides it.</source>
        <translation>Le frecce muovono il cursore, Invio usa lì lo strumento, Esc lo nasconde.</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter moves the stone there, Esc hides it.</source>
        <translation>Le frecce muovono il cursore, Invio mette lì la mossa, Esc lo nasconde.</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter plays, Esc hides it.</source>
        <translation>Le frecce muovono il cursore, Invio gioca lì, Esc lo nasconde.</translation>
    </message>
</context>
<context>
    <name>estimate</name>
    <message>
        <source>About even</source>
        <translation>Circa pari</translation>
    </message>
    <message>
        <source>{color} may be ahead by about {number}</source>
        <translation>{color} forse avanti di circa {number}</translation>
    </message>
    <message>
        <source>{color} ahead by about {number}</source>
        <translation>{color} avanti di circa {number}</translation>
    </message>
    <message>
        <source>{lead} ({least} to {most})</source>
        <translation>{lead} (da {least} a {most})</translation>
    </message>
    <message>
        <source>even</source>
        <translation>pari</translation>
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
        <translation>Questa mossa non raggiunge lo scopo.</translation>
    </message>
    <message>
        <source>This does not capture the stones.</source>
        <translation>Così le pietre non vengono catturate.</translation>
    </message>
    <message>
        <source>Neither player may play there.</source>
        <translation>Lì nessuno può giocare.</translation>
    </message>
    <message>
        <source>That move is legal.</source>
        <translation>Lì è permesso giocare.</translation>
    </message>
    <message>
        <source>That is no liberty: a liberty is an empty point next to the stones.</source>
        <translation>Questa non è una libertà: una libertà è un punto vuoto accanto alle pietre.</translation>
    </message>
    <message>
        <source>After this move the stones are not in atari: atari means one liberty.</source>
        <translation>Dopo questa mossa le pietre non sono in atari: in atari si ha una sola libertà.</translation>
    </message>
    <message>
        <source>That point is not part of the answer.</source>
        <translation>Questo punto non fa parte della risposta.</translation>
    </message>
    <message>
        <source>There is no dead stone at this point.</source>
        <translation>Su questo punto non c’è una pietra morta.</translation>
    </message>
    <message>
        <source>That point is not in this territory.</source>
        <translation>Questo punto non fa parte di questo territorio.</translation>
    </message>
    <message>
        <source>The winner is right, the margin is not. Count again.</source>
        <translation>Il vincitore è giusto, il margine no. Conta di nuovo.</translation>
    </message>
    <message>
        <source>The winner is not right. Count again.</source>
        <translation>Il vincitore non è giusto. Conta di nuovo.</translation>
    </message>
</context>
<context>
    <name>guess_words</name>
    <message>
        <source>Not there. Look inside the frame.</source>
        <translation>Non lì. È dentro il riquadro.</translation>
    </message>
    <message>
        <source>That is a variation in the file. A different move was played.</source>
        <translation>È una variante del file. È stata giocata un’altra mossa.</translation>
    </message>
    <message>
        <source>That move is illegal. It costs nothing.</source>
        <translation>Lì non può essere. Questo non costa nulla.</translation>
    </message>
    <message>
        <source>Where does Black play?</source>
        <translation>Dove gioca il Nero?</translation>
    </message>
    <message>
        <source>Where does White play?</source>
        <translation>Dove gioca il Bianco?</translation>
    </message>
    <message>
        <source>Found on the first try: {points}.</source>
        <translation>Trovata al primo tentativo: {points}.</translation>
    </message>
    <message>
        <source>It was {point}: no points.</source>
        <translation>Era {point}: nessun punto.</translation>
    </message>
    <message>
        <source>Look inside the frame.</source>
        <translation>Guardare dentro il riquadro.</translation>
    </message>
    <message>
        <source>Click where you expect the next move. A move found on the first try earns {points}; each miss costs 2 to 4, more the further away, and narrows the area down.</source>
        <translation>Clic dove potrebbe essere la prossima mossa registrata. Ogni errore restringe la zona. Una mossa trovata subito vale {points}; un errore ne costa da 2 a 4, di più se è lontano.</translation>
    </message>
    <message>
        <source>{points} of {possible} points</source>
        <translation>{points} di {possible} punti</translation>
    </message>
    <message>
        <source>No move to guess here.</source>
        <translation>Qui non c’è nessuna mossa da indovinare.</translation>
    </message>
    <message>
        <source>You found {found} of {moves} moves, {at_once} on the first try.</source>
        <translation>Trovate {found} mosse su {moves}, di cui {at_once} al primo tentativo.</translation>
    </message>
</context>
<context>
    <name>judgement</name>
    <message>
        <source>&amp;Very Good Move</source>
        <translation>&amp;Ottima mossa</translation>
    </message>
    <message>
        <source>&amp;Good Move</source>
        <translation>&amp;Buona mossa</translation>
    </message>
    <message>
        <source>&amp;Interesting Move</source>
        <translation>Mossa &amp;interessante</translation>
    </message>
    <message>
        <source>&amp;Doubtful Move</source>
        <translation>Mossa &amp;dubbia</translation>
    </message>
    <message>
        <source>&amp;Bad Move</source>
        <translation>&amp;Cattiva mossa</translation>
    </message>
    <message>
        <source>V&amp;ery Bad Move</source>
        <translation>&amp;Pessima mossa</translation>
    </message>
    <message>
        <source>&amp;Very Good for Black</source>
        <translation>&amp;Ottimo per il Nero</translation>
    </message>
    <message>
        <source>Good for &amp;Black</source>
        <translation>Buono per il &amp;Nero</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation>Pa&amp;rità</translation>
    </message>
    <message>
        <source>Ve&amp;ry Even</source>
        <translation>Perfetta &amp;parità</translation>
    </message>
    <message>
        <source>&amp;Unclear</source>
        <translation>&amp;Incerto</translation>
    </message>
    <message>
        <source>Ver&amp;y Unclear</source>
        <translation>Molto in&amp;certo</translation>
    </message>
    <message>
        <source>Good for &amp;White</source>
        <translation>Buono per il &amp;Bianco</translation>
    </message>
    <message>
        <source>Very &amp;Good for White</source>
        <translation>Otti&amp;mo per il Bianco</translation>
    </message>
    <message>
        <source>&amp;Hot Spot</source>
        <translation>Momento c&amp;hiave</translation>
    </message>
    <message>
        <source>Very H&amp;ot Spot</source>
        <translation>Momento chiave import&amp;ante</translation>
    </message>
    <message>
        <source>estimated as even</source>
        <translation>stimata in parità</translation>
    </message>
    <message>
        <source>{color} estimated {points} points ahead</source>
        <translation>{color} in vantaggio di {points} punti secondo la stima</translation>
    </message>
</context>
<context>
    <name>marking</name>
    <message>
        <source>&amp;Black Stones</source>
        <translation>Pietre &amp;nere</translation>
    </message>
    <message>
        <source>&amp;White Stones</source>
        <translation>Pietre &amp;bianche</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Cancella</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation>&amp;Triangolo</translation>
    </message>
    <message>
        <source>S&amp;quare</source>
        <translation>&amp;Quadrato</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>Cerc&amp;hio</translation>
    </message>
    <message>
        <source>Cr&amp;oss</source>
        <translation>Croce a &amp;X</translation>
    </message>
    <message>
        <source>&amp;Selected</source>
        <translation>S&amp;elezionato</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Lettere</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>N&amp;umeri</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;sto</translation>
    </message>
    <message>
        <source>L&amp;ine</source>
        <translation>L&amp;inea</translation>
    </message>
    <message>
        <source>&amp;Arrow</source>
        <translation>&amp;Freccia</translation>
    </message>
    <message>
        <source>&amp;Dim</source>
        <translation>&amp;Attenua</translation>
    </message>
    <message>
        <source>&amp;Part of the Board</source>
        <translation>Parte del &amp;goban</translation>
    </message>
    <message>
        <source>Blac&amp;k Territory</source>
        <translation>Territ&amp;orio del Nero</translation>
    </message>
    <message>
        <source>White Territor&amp;y</source>
        <translation>Territorio &amp;del Bianco</translation>
    </message>
    <message>
        <source>Click or drag to mark points; click a mark to remove it.</source>
        <translation>Clic o trascinamento per segnare punti; su un segno, per toglierlo.</translation>
    </message>
    <message>
        <source>Click or drag to mark territory; the right button marks the other colour&apos;s.</source>
        <translation>Clic o trascinamento per segnare il territorio; il pulsante destro segna quello dell’altro colore.</translation>
    </message>
    <message>
        <source>Click or drag to place stones; the right button places white ones.</source>
        <translation>Clic o trascinamento per mettere pietre; il pulsante destro mette quelle bianche.</translation>
    </message>
    <message>
        <source>Click or drag to place stones; the right button places black ones.</source>
        <translation>Clic o trascinamento per mettere pietre; il pulsante destro mette quelle nere.</translation>
    </message>
    <message>
        <source>Click or drag to remove marks, then stones without marks.</source>
        <translation>Clic o trascinamento per togliere i segni, poi le pietre senza segni.</translation>
    </message>
    <message>
        <source>Click to place the next letter; click a letter to remove it.</source>
        <translation>Clic per la prossima lettera; su una lettera, per toglierla.</translation>
    </message>
    <message>
        <source>Click to place the next number; click a number to remove it.</source>
        <translation>Clic per il prossimo numero; su un numero, per toglierlo.</translation>
    </message>
    <message>
        <source>Click a point and type its label.</source>
        <translation>Clic su un punto, poi scriverne l’etichetta.</translation>
    </message>
    <message>
        <source>Drag from one point to another; drag again to remove.</source>
        <translation>Trascinare da un punto all’altro; trascinare di nuovo per togliere.</translation>
    </message>
    <message>
        <source>Click or drag to dim points; repeat to restore them.</source>
        <translation>Clic o trascinamento per attenuare i punti, o renderli normali.</translation>
    </message>
    <message>
        <source>Drag over the part to show; click to show the whole board.</source>
        <translation>Trascinare su ciò che va mostrato. Un clic mostra tutto il goban.</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>The game is paused. Press Resume to continue.</source>
        <translation>La partita è in pausa. Premere «Riprendi» per continuare.</translation>
    </message>
    <message>
        <source>{color} has not pressed the clock yet.</source>
        <translation>Il {color} non ha ancora premuto l’orologio.</translation>
    </message>
    <message>
        <source>{color}&apos;s time has run out. Decide first whether the game is over.</source>
        <translation>Il tempo del {color} è scaduto: prima dire se la partita è finita.</translation>
    </message>
    <message>
        <source>The move stands.</source>
        <translation>La mossa resta.</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>Tocca al Nero</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>Tocca al Bianco</translation>
    </message>
    <message>
        <source>This point is not on the board.</source>
        <translation>Questo punto non è sul goban.</translation>
    </message>
    <message>
        <source>There is already a stone on this point.</source>
        <translation>Su questo punto c’è già una pietra.</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: the chain of {stones} would have no liberties.</source>
        <translation>Il {color} non può giocare qui: la catena di {stones} non avrebbe libertà.</translation>
    </message>
    <message>
        <source>{color} can&apos;t retake the ko immediately: play elsewhere first.</source>
        <translation>Il {color} non può riprendere subito questo ko: prima deve giocare altrove.</translation>
    </message>
    <message>
        <source>{color} can&apos;t retake the ko yet: pass for it first.</source>
        <translation>Il {color} non può ancora riprendere questo ko: prima deve passare per esso.</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: it would repeat the position after move {number}.</source>
        <translation>Il {color} non può giocare qui: ripeterebbe la posizione dopo la mossa {number}.</translation>
    </message>
    <message>
        <source>Play the missing moves, next {color}. Esc finishes.</source>
        <translation>Mettere le mosse che mancano qui, ora quella del {color}. Esc finisce.</translation>
    </message>
    <message>
        <source>Click where {color} actually played, or drag another stone. Esc finishes.</source>
        <translation>Clic dove il {color} ha giocato davvero, o trascinare un’altra pietra. Esc finisce.</translation>
    </message>
    <message>
        <source>{color} wins by {points}</source>
        <translation>Il {color} vince di {points}</translation>
    </message>
    <message>
        <source>{color} wins by resignation</source>
        <translation>Il {color} vince per abbandono</translation>
    </message>
    <message>
        <source>{color} wins on time</source>
        <translation>Il {color} vince per il tempo</translation>
    </message>
    <message>
        <source>{color} wins by forfeit</source>
        <translation>Il {color} vince per forfait</translation>
    </message>
    <message>
        <source>{color} wins</source>
        <translation>Il {color} vince</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pareggio</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Nessun risultato</translation>
    </message>
    <message>
        <source>Result unknown</source>
        <translation>Risultato sconosciuto</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Territorio</translation>
    </message>
    <message>
        <source>Living stones</source>
        <translation>Pietre vive</translation>
    </message>
    <message>
        <source>Dead stones</source>
        <translation>Pietre morte</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Prigionieri</translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation>Pietre di passo</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>Tassa sui gruppi</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>Supplementare</translation>
    </message>
    <message>
        <source>For handicap</source>
        <translation>Per handicap</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
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
        <translation>{number} punti</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Mossa {number}</translation>
    </message>
    <message>
        <source>Setup after move {number}</source>
        <translation>Posizione preparata dopo la mossa {number}</translation>
    </message>
    <message>
        <source>variation {number} of {all}</source>
        <translation>variante {number} di {all}</translation>
    </message>
    <message>
        <source>illegal: {reason}</source>
        <translation>contro le regole: {reason}</translation>
    </message>
    <message>
        <source>{ruleset} rules</source>
        <translation>Regole: {ruleset}</translation>
    </message>
    <message>
        <source>{ruleset} rules assumed</source>
        <translation>regole presunte: {ruleset}</translation>
    </message>
    <message>
        <source>no komi given</source>
        <translation>komi non indicato</translation>
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
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>White must pass once more to end the game</source>
        <translation>Il Bianco passa ancora una volta per finire la partita</translation>
    </message>
    <message>
        <source>{color} passed, {turn}</source>
        <translation>Il {color} ha passato. {turn}</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: the stone would have no liberties.</source>
        <translation>Il {color} non può giocare qui: la pietra non avrebbe libertà.</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: it would repeat the starting position.</source>
        <translation>Il {color} non può giocare qui: ripeterebbe la posizione iniziale.</translation>
    </message>
    <message>
        <source>move {number}, {color} {point}: {reason}</source>
        <translation>mossa {number}, {color} {point}: {reason}</translation>
    </message>
    <message>
        <source>The starting position was repeated. The players may agree on no result (Game &gt; End Game).</source>
        <translation>La posizione iniziale si è ripetuta. I giocatori possono accordarsi su nessun risultato (Partita &gt; Termina la partita).</translation>
    </message>
    <message>
        <source>The position after move {number} was repeated. The players may agree on no result (Game &gt; End Game).</source>
        <translation>La posizione dopo la mossa {number} si è ripetuta. I giocatori possono accordarsi su nessun risultato (Partita &gt; Termina la partita).</translation>
    </message>
    <message>
        <source>Tie: {color} wins under these rules</source>
        <translation>Parità: con queste regole vince il {color}</translation>
    </message>
    <message>
        <source>Even: {color} wins</source>
        <translation>Parità: vince il {color}</translation>
    </message>
    <message>
        <source>{color} leads by {number}</source>
        <translation>{color} avanti di {number}</translation>
    </message>
    <message>
        <source>{counting}: even</source>
        <translation>{counting}: pari</translation>
    </message>
    <message>
        <source>{counting}: even, {color} wins</source>
        <translation>{counting}: pari, vince il {color}</translation>
    </message>
    <message>
        <source>{counting}: {color} by {number}</source>
        <translation>{counting}: {color} +{number}</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
</context>
<context>
    <name>point</name>
    <message>
        <source>empty</source>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>black stone</source>
        <translation>pietra nera</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>pietra bianca</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangolo</translation>
    </message>
    <message>
        <source>square</source>
        <translation>quadrato</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>cerchio</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croce</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>pallino</translation>
    </message>
    <message>
        <source>Black&apos;s territory</source>
        <translation>territorio del Nero</translation>
    </message>
    <message>
        <source>White&apos;s territory</source>
        <translation>territorio del Bianco</translation>
    </message>
    <message>
        <source>illegal: ko</source>
        <translation>vietato: ko</translation>
    </message>
    <message>
        <source>illegal: pass for the ko first</source>
        <translation>vietato: prima passare per il ko</translation>
    </message>
    <message>
        <source>illegal: it would repeat a position</source>
        <translation>vietato: la posizione si ripeterebbe</translation>
    </message>
    <message>
        <source>illegal: no liberties</source>
        <translation>vietato: nessuna libertà</translation>
    </message>
    <message>
        <source>in atari</source>
        <translation>in atari</translation>
    </message>
    <message>
        <source>last move, number {number}</source>
        <translation>ultima mossa, numero {number}</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>ultima mossa</translation>
    </message>
    <message>
        <source>star point</source>
        <translation>hoshi</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>angolo</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>bordo</translation>
    </message>
    <message>
        <source>label {text}</source>
        <translation>etichetta {text}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>mossa {number}</translation>
    </message>
    <message>
        <source>arrow to {point}</source>
        <translation>freccia verso {point}</translation>
    </message>
    <message>
        <source>line to {point}</source>
        <translation>linea verso {point}</translation>
    </message>
    <message>
        <source>variation {letter}</source>
        <translation>variante {letter}</translation>
    </message>
    <message>
        <source>next move</source>
        <translation>prossima mossa</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>morta</translation>
    </message>
    <message>
        <source>unsettled</source>
        <translation>incerta</translation>
    </message>
    <message>
        <source>in seki</source>
        <translation>in seki</translation>
    </message>
    <message>
        <source>dame</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>open border</source>
        <translation>confine aperto</translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message>
        <source>Marked lines are correct</source>
        <translation>Le linee segnate sono giuste</translation>
    </message>
    <message>
        <source>All lines except marked ones are correct</source>
        <translation>Tutte le linee tranne quelle segnate sono giuste</translation>
    </message>
    <message>
        <source>The first variation is correct</source>
        <translation>La prima variante è giusta</translation>
    </message>
    <message>
        <source>Every variation is correct</source>
        <translation>Ogni variante è giusta</translation>
    </message>
    <message>
        <source>Lines with “{sign}” are correct</source>
        <translation>Le linee con «{sign}» sono giuste</translation>
    </message>
    <message>
        <source>Lines with “{sign}” are wrong</source>
        <translation>Le linee con «{sign}» sono sbagliate</translation>
    </message>
    <message>
        <source>Make the black group live.</source>
        <translation>Fa’ vivere il gruppo nero.</translation>
    </message>
    <message>
        <source>Make the white group live.</source>
        <translation>Fa’ vivere il gruppo bianco.</translation>
    </message>
    <message>
        <source>Kill the white group.</source>
        <translation>Uccidi il gruppo bianco.</translation>
    </message>
    <message>
        <source>Kill the black group.</source>
        <translation>Uccidi il gruppo nero.</translation>
    </message>
    <message>
        <source>Included problems, grade {grade}</source>
        <translation>Problemi inclusi, livello {grade}</translation>
    </message>
    <message>
        <source>Black passes.</source>
        <translation>Il Nero passa.</translation>
    </message>
    <message>
        <source>White passes.</source>
        <translation>Il Bianco passa.</translation>
    </message>
    <message>
        <source>Passing is correct here.</source>
        <translation>Qui è giusto passare.</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} di {all}</translation>
    </message>
    <message>
        <source>{right} of {all} correct</source>
        <translation>{right} giusti su {all}</translation>
    </message>
    <message>
        <source>{number} with a hint</source>
        <translation>Con un suggerimento: {number}</translation>
    </message>
    <message>
        <source>{number} wrong</source>
        <translation>Sbagliati: {number}</translation>
    </message>
    <message>
        <source>{number} skipped</source>
        <translation>Saltati: {number}</translation>
    </message>
    <message>
        <source>Correct without a hint: {number}</source>
        <translation>Giusti senza suggerimento: {number}</translation>
    </message>
    <message>
        <source>{minutes}:{seconds} minutes</source>
        <translation>{minutes}:{seconds} minuti</translation>
    </message>
    <message>
        <source>none new</source>
        <translation>nessuno nuovo</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Japanese</source>
        <translation>Giapponesi</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coreane</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Cinesi</translation>
    </message>
    <message>
        <source>American (AGA)</source>
        <translation>Americane (AGA)</translation>
    </message>
    <message>
        <source>British (BGA)</source>
        <translation>Britanniche (BGA)</translation>
    </message>
    <message>
        <source>French (FFG)</source>
        <translation>Francesi (FFG)</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>Ing</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>Neozelandesi</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <source>Stone counting (old Chinese)</source>
        <translation>A pietre (cinesi antiche)</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Territorio</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Area</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Pietre</translation>
    </message>
    <message>
        <source>Basic ko</source>
        <translation>Ko semplice</translation>
    </message>
    <message>
        <source>Positional superko</source>
        <translation>Superko posizionale</translation>
    </message>
    <message>
        <source>Situational superko</source>
        <translation>Superko situazionale</translation>
    </message>
    <message>
        <source>Natural superko</source>
        <translation>Superko naturale</translation>
    </message>
    <message>
        <source>Superko until a pass</source>
        <translation>Superko fino a un passo</translation>
    </message>
    <message>
        <source>A ko can&apos;t be retaken immediately. Longer cycles are allowed.</source>
        <translation>Un ko non si può riprendere subito. Cicli più lunghi possono continuare.</translation>
    </message>
    <message>
        <source>No move may repeat an earlier position.</source>
        <translation>Nessuna mossa può ripetere un goban precedente.</translation>
    </message>
    <message>
        <source>No move may repeat an earlier position with the same player to move.</source>
        <translation>Nessuna mossa può ripetere un goban precedente con lo stesso giocatore di turno.</translation>
    </message>
    <message>
        <source>No player may repeat a position that one of their own earlier moves created.</source>
        <translation>Nessun giocatore può ripetere un goban creato da una propria pietra precedente.</translation>
    </message>
    <message>
        <source>No move may repeat an earlier position, unless a player has passed since.</source>
        <translation>Nessuna mossa può ripetere un goban precedente, se dopo nessuno ha passato.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nulla</translation>
    </message>
    <message>
        <source>One point per stone</source>
        <translation>Un punto per pietra</translation>
    </message>
    <message>
        <source>One point per stone except the first</source>
        <translation>Un punto per pietra, tranne la prima</translation>
    </message>
    <message>
        <source>{ruleset}, changed</source>
        <translation>{ruleset}, modificate</translation>
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
        <translation>{color}: {left}, in corso</translation>
    </message>
    <message>
        <source>{color}: {left}, stopped</source>
        <translation>{color}: {left}, fermo</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Consenti</translation>
    </message>
    <message>
        <source>Allow and Return Time</source>
        <translation>Consenti e restituisci il tempo</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rifiuta</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>{color} Loses on Time</source>
        <translation>Il {color} perde per il tempo</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Continue from Here</source>
        <translation>Continua da qui</translation>
    </message>
    <message>
        <source>Back to the Game</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Press the Clock</source>
        <translation>Premi l’orologio</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Annulla mossa</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Back to Scoring</source>
        <translation>Torna al conteggio</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>New Game…</source>
        <translation>Nuova partita…</translation>
    </message>
    <message>
        <source>last period of {time}</source>
        <translation>ultimo periodo di {time}</translation>
    </message>
    <message>
        <source>then {number} × {time}</source>
        <translation>poi {number} × {time}</translation>
    </message>
    <message>
        <source>period {number} of {all}, {points} so far</source>
        <translation>periodo {number} di {all}, finora {points}</translation>
    </message>
    <message>
        <source>{points} so far</source>
        <translation>finora {points}</translation>
    </message>
    <message>
        <source>then {number} × {time}, {points} each</source>
        <translation>poi {number} × {time}, {points} l’uno</translation>
    </message>
    <message>
        <source>+{time} per move</source>
        <translation>+{time} a mossa</translation>
    </message>
    <message>
        <source>+{time} per move, up to {most}</source>
        <translation>+{time} a mossa, fino a {most}</translation>
    </message>
    <message>
        <source>up to {time} back per move</source>
        <translation>fino a {time} resi a mossa</translation>
    </message>
    <message>
        <source>{time} delay per move</source>
        <translation>{time} di attesa a mossa</translation>
    </message>
    <message>
        <source>runs in {time}</source>
        <translation>parte tra {time}</translation>
    </message>
    <message>
        <source>Press to start {color}&apos;s clock</source>
        <translation>Premere per avviare l’orologio del {color}</translation>
    </message>
    <message>
        <source>Press to end your turn</source>
        <translation>Premere per finire il turno</translation>
    </message>
    <message>
        <source>{name} moved and must press the clock.</source>
        <translation>{name} ha mosso e preme l’orologio.</translation>
    </message>
    <message>
        <source>{name} has not pressed the clock yet.</source>
        <translation>{name} non ha ancora premuto l’orologio.</translation>
    </message>
    <message>
        <source>{name} has passed.</source>
        <translation>{name} ha passato.</translation>
    </message>
    <message>
        <source>The clock is stopped.</source>
        <translation>L’orologio è fermo.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partita è in pausa.</translation>
    </message>
    <message>
        <source>The clock was paused while the computer was asleep.</source>
        <translation>L’orologio è stato in pausa mentre il computer era sospeso.</translation>
    </message>
    <message>
        <source>This is move {number}; the match is at another position.</source>
        <translation>Questa è la mossa {number}; la partita è a un’altra posizione.</translation>
    </message>
    <message>
        <source>This is move {number}. Continue from here?</source>
        <translation>Questa è la mossa {number}. Continuare da qui?</translation>
    </message>
    <message>
        <source>{name} asks to take back a move.</source>
        <translation>{name} chiede di annullare una mossa.</translation>
    </message>
    <message>
        <source>{name} asks to take back a move, with your reply to it.</source>
        <translation>{name} chiede di annullare una mossa e la risposta.</translation>
    </message>
    <message>
        <source>Waiting for {name} to allow the takeback.</source>
        <translation>Si chiede a {name} il consenso ad annullare.</translation>
    </message>
    <message>
        <source>Your time has run out. {name} decides how to continue.</source>
        <translation>Tempo scaduto. {name} decide.</translation>
    </message>
    <message>
        <source>{name}&apos;s time has run out.</source>
        <translation>{name}: tempo scaduto.</translation>
    </message>
    <message>
        <source>Pass?</source>
        <translation>Passare?</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Abbandonare?</translation>
    </message>
    <message>
        <source>Hold the button down to pass.</source>
        <translation>Tenere premuto il pulsante per passare.</translation>
    </message>
    <message>
        <source>Hold the button down to resign.</source>
        <translation>Tenere premuto il pulsante per abbandonare.</translation>
    </message>
    <message>
        <source>{name} has accepted.</source>
        <translation>{name} ha accettato.</translation>
    </message>
</context>
<context>
    <name>turning</name>
    <message>
        <source>View rotated right</source>
        <translation>Vista ruotata a destra</translation>
    </message>
    <message>
        <source>View turned upside down</source>
        <translation>Goban capovolto</translation>
    </message>
    <message>
        <source>View rotated left</source>
        <translation>Vista ruotata a sinistra</translation>
    </message>
    <message>
        <source>View flipped horizontally</source>
        <translation>Vista riflessa in orizzontale</translation>
    </message>
    <message>
        <source>View flipped vertically</source>
        <translation>Vista riflessa in verticale</translation>
    </message>
    <message>
        <source>View flipped along a diagonal</source>
        <translation>Vista riflessa su una diagonale</translation>
    </message>
</context>
</TS>
