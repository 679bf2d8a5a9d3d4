<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name></name>
    <message numerus="yes">
        <source>Caught in a ladder: %n moves.</source>
        <translation>
            <numerusform>Prise en shicho&#xa0;:&#x202f;%n coup.</numerusform>
            <numerusform>Prise en shicho&#xa0;:&#x202f;%n coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ladder fails: broken by {stones}.</source>
        <translation>
            <numerusform>Le shicho échoue&#xa0;: {stones} le brise.</numerusform>
            <numerusform>Le shicho échoue&#xa0;: {stones} le brisent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} {point}, %n stones captured</source>
        <translation>
            <numerusform>{color} {point}, %n pierre capturée</numerusform>
            <numerusform>{color} {point}, %n pierres capturées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} {point}, %n own stones lost</source>
        <translation>
            <numerusform>{color} {point}, perd&#x202f;%n de ses pierres</numerusform>
            <numerusform>{color} {point}, perd&#x202f;%n de ses pierres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Atari: {color} {point}, %n stones</source>
        <translation>
            <numerusform>Atari&#xa0;: {color} {point}</numerusform>
            <numerusform>Atari&#xa0;: {color} {point}, %n pierres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variations follow</source>
        <translation>
            <numerusform>%n variante suit</numerusform>
            <numerusform>%n variantes suivent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undone: %n moves</source>
        <translation>
            <numerusform>%n coup annulé</numerusform>
            <numerusform>%n coups annulés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <comment>to be played in a time</comment>
        <translation>
            <numerusform>%n pierre</numerusform>
            <numerusform>%n pierres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n heure</numerusform>
            <numerusform>%n heures</numerusform>
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
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n periods left</source>
        <translation>
            <numerusform>reste&#x202f;%n période</numerusform>
            <numerusform>restent&#x202f;%n périodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones to play</source>
        <translation>
            <numerusform>%n pierre à jouer</numerusform>
            <numerusform>%n pierres à jouer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later moves are now illegal, starting with move {first}</source>
        <translation>
            <numerusform>le coup {first} est maintenant contraire aux règles</numerusform>
            <numerusform>%n coups suivants sont maintenant contraires aux règles, à partir du coup {first}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later moves now capture different stones, starting with move {first}</source>
        <translation>
            <numerusform>le coup {first} prend maintenant d’autres pierres ou aucune</numerusform>
            <numerusform>%n coups suivants prennent maintenant d’autres pierres ou aucune, à partir du coup {first}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black places %n more handicap stones</source>
        <translation>
            <numerusform>Noir place encore une pierre de handicap</numerusform>
            <numerusform>Noir place encore&#x202f;%n pierres de handicap</numerusform>
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
            <numerusform>Trouvé au&#x202f;%ner essai&#xa0;: {points}.</numerusform>
            <numerusform>Trouvé au&#x202f;%ne essai&#xa0;: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on the first try</source>
        <translation>
            <numerusform>%n au premier essai</numerusform>
            <numerusform>%n au premier essai</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>un nouveau</numerusform>
            <numerusform>%n nouveaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>un à revoir aujourd’hui</numerusform>
            <numerusform>%n à revoir aujourd’hui</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games without moves skipped</source>
        <translation>
            <numerusform>une partie sans coups est écartée</numerusform>
            <numerusform>%n parties sans coups sont écartées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable files</source>
        <translation>
            <numerusform>un fichier n’a pas pu être lu</numerusform>
            <numerusform>%n fichiers n’ont pas pu être lus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>%n d’affilée</numerusform>
            <numerusform>%n d’affilée</numerusform>
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
            <numerusform>%n prisonnier</numerusform>
            <numerusform>%n prisonniers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n pierre</numerusform>
            <numerusform>%n pierres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unsettled groups ({points}). Resume play or mark them.</source>
        <translation>
            <numerusform>%n groupe indécis ({points}). Reprenez la partie ou marquez-le.</numerusform>
            <numerusform>%n groupes indécis ({points}). Reprenez la partie ou marquez-les.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open borders at {points}. Close them first.</source>
        <translation>
            <numerusform>Une frontière est ouverte en {points}&#xa0;: fermez-la d’abord.</numerusform>
            <numerusform>Des frontières sont ouvertes en {points}&#xa0;: fermez-les d’abord.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dead stones in seki ({points}) do not count unless captured. Resume play to capture them.</source>
        <translation>
            <numerusform>Une pierre morte en seki ({points}) ne compte que si elle est capturée&#xa0;: reprenez la partie pour la capturer.</numerusform>
            <numerusform>Il y a&#x202f;%n pierres mortes en seki ({points})&#xa0;: elles ne comptent que si elles sont capturées. Reprenez la partie pour les capturer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dame left, each worth a point under area scoring. Fill them first.</source>
        <translation>
            <numerusform>Il reste un dame, qui vaut un point dans le décompte à la surface&#xa0;: remplissez-le d’abord.</numerusform>
            <numerusform>Il reste&#x202f;%n dame, qui valent chacun un point dans le décompte à la surface&#xa0;: remplissez-les d’abord.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n stones in {time}</source>
        <translation>
            <numerusform>puis&#x202f;%n pierre en {time}</numerusform>
            <numerusform>puis&#x202f;%n pierres en {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n more handicap stones.</source>
        <translation>
            <numerusform>Placez encore une pierre de handicap.</numerusform>
            <numerusform>Placez encore&#x202f;%n pierres de handicap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black places %n more handicap stones.</source>
        <translation>
            <numerusform>Noir place encore une pierre de handicap.</numerusform>
            <numerusform>Noir place encore&#x202f;%n pierres de handicap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chain of %n</source>
        <translation>
            <numerusform>chaîne de&#x202f;%n</numerusform>
            <numerusform>chaîne de&#x202f;%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n liberties</source>
        <translation>
            <numerusform>%n liberté</numerusform>
            <numerusform>%n libertés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} of %Ln games selected</source>
        <translation>
            <numerusform>{part} partie choisie sur&#x202f;%Ln</numerusform>
            <numerusform>{part} parties choisies sur&#x202f;%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} of %Ln games</source>
        <translation>
            <numerusform>{part} sur&#x202f;%Ln partie</numerusform>
            <numerusform>{part} sur&#x202f;%Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et&#x202f;%n de plus</numerusform>
            <numerusform>et&#x202f;%n de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AcceptButton</name>
    <message>
        <source>✓ {name} accepted</source>
        <translation>✓ {name}&#xa0;: accord donné</translation>
    </message>
    <message>
        <source>{name} Accepts</source>
        <translation>{name} accepte</translation>
    </message>
</context>
<context>
    <name>AidActions</name>
    <message>
        <source>Show &amp;Liberties</source>
        <translation>Afficher les &amp;libertés</translation>
    </message>
    <message>
        <source>&amp;Colour Chains</source>
        <translation>Colorer les &amp;chaînes</translation>
    </message>
    <message>
        <source>Show &amp;Eyes and False Eyes</source>
        <translation>Afficher les yeu&amp;x et faux yeux</translation>
    </message>
    <message>
        <source>Read La&amp;dder</source>
        <translation>Lire le &amp;shicho</translation>
    </message>
    <message>
        <source>Show &amp;Influence</source>
        <translation>Afficher l’&amp;influence</translation>
    </message>
    <message>
        <source>How far each side&apos;s stones reach</source>
        <translation>Jusqu’où portent les pierres des deux camps</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Scoring ended</source>
        <translation>Décompte terminé</translation>
    </message>
</context>
<context>
    <name>ArchiveDialog</name>
    <message>
        <source>Game Archive</source>
        <translation>Archives des parties</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Show Folder</source>
        <translation>&amp;Voir le dossier</translation>
    </message>
    <message>
        <source>&amp;Resume Game</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games?</source>
        <translation>
            <numerusform>Supprimer&#x202f;%n partie&#x202f;?</numerusform>
            <numerusform>Supprimer&#x202f;%n parties&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to Trash</source>
        <translation>&amp;Mettre à la corbeille</translation>
    </message>
    <message>
        <source>Delete permanently?</source>
        <translation>Supprimer pour de bon&#x202f;?</translation>
    </message>
    <message>
        <source>These games cannot be moved to the trash. Deleting them cannot be undone:
{games}</source>
        <translation>Ces parties ne peuvent pas être mises à la corbeille. Leur suppression est définitive :
{games}</translation>
    </message>
    <message>
        <source>&amp;Delete Permanently</source>
        <translation>&amp;Supprimer pour de bon</translation>
    </message>
    <message>
        <source>Could not delete</source>
        <translation>La suppression a échoué</translation>
    </message>
</context>
<context>
    <name>ArchiveModel</name>
    <message>
        <source>This file has no readable game</source>
        <translation>On ne peut lire aucune partie dans ce fichier</translation>
    </message>
    <message>
        <source>No archived game matches.</source>
        <translation>Aucune partie archivée ne correspond.</translation>
    </message>
    <message>
        <source>The archive is empty.</source>
        <translation>Les archives sont vides.</translation>
    </message>
</context>
<context>
    <name>BoardActions</name>
    <message>
        <source>&amp;Letters and Numbers (A1)</source>
        <translation>&amp;Lettres et chiffres</translation>
    </message>
    <message>
        <source>&amp;Numeric (1-1)</source>
        <translation>&amp;Chiffres (1-1)</translation>
    </message>
    <message>
        <source>S&amp;GF (aa)</source>
        <translation>&amp;SGF (aa)</translation>
    </message>
    <message>
        <source>&amp;Japanese</source>
        <translation>&amp;Japonaises</translation>
    </message>
    <message>
        <source>From the Nearest &amp;Corner</source>
        <translation>&amp;Depuis les coins</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>&amp;Aucune</translation>
    </message>
    <message>
        <source>On &amp;Four Sides</source>
        <translation>Sur &amp;quatre côtés</translation>
    </message>
    <message>
        <source>On &amp;Two Sides</source>
        <translation>Sur deux c&amp;ôtés</translation>
    </message>
    <message>
        <source>&amp;Choose Part…</source>
        <translation>&amp;Choisir une partie…</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>&amp;Tout le goban</translation>
    </message>
    <message>
        <source>&amp;Always Show Whole Board</source>
        <translation>Tou&amp;jours montrer tout le goban</translation>
    </message>
    <message>
        <source>Rotate &amp;Right</source>
        <translation>Pivoter à &amp;droite</translation>
    </message>
    <message>
        <source>Rotate &amp;Left</source>
        <translation>Pivoter à &amp;gauche</translation>
    </message>
    <message>
        <source>Turn &amp;Upside Down</source>
        <translation>&amp;Tête en bas</translation>
    </message>
    <message>
        <source>Flip &amp;Horizontally</source>
        <translation>Retourner &amp;horizontalement</translation>
    </message>
    <message>
        <source>Flip &amp;Vertically</source>
        <translation>Retourner &amp;verticalement</translation>
    </message>
    <message>
        <source>R&amp;eset View</source>
        <translation>&amp;Réinitialiser la vue</translation>
    </message>
</context>
<context>
    <name>BoardAndStonesDialog</name>
    <message>
        <source>Board and Stones</source>
        <translation>Goban et pierres</translation>
    </message>
    <message>
        <source>Use This Board</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Goban</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Pierres</translation>
    </message>
</context>
<context>
    <name>BoardExporter</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Could not export the board</source>
        <translation>Le goban n’a pas été exporté</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Copie</translation>
    </message>
    <message>
        <source>Board copied as text.</source>
        <translation>Goban copié comme texte.</translation>
    </message>
    <message>
        <source>Board copied.</source>
        <translation>Goban copié.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Dessins</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>Documents PDF</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
</context>
<context>
    <name>BoardMenu</name>
    <message>
        <source>&amp;Mark Point</source>
        <translation>&amp;Marquer ce point</translation>
    </message>
    <message>
        <source>Set &amp;Up</source>
        <translation>P&amp;oser une pierre</translation>
    </message>
    <message>
        <source>&amp;Go to This Stone&apos;s Move</source>
        <translation>&amp;Aller au coup de cette pierre</translation>
    </message>
    <message>
        <source>&amp;Black Stone</source>
        <translation>Pierre &amp;noire</translation>
    </message>
    <message>
        <source>&amp;White Stone</source>
        <translation>Pierre &amp;blanche</translation>
    </message>
    <message>
        <source>&amp;No Stone</source>
        <translation>Aucune &amp;pierre</translation>
    </message>
</context>
<context>
    <name>BoardSizeField</name>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Goban</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
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
        <translation>Bois de nuit</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Pierre</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>From the board theme</source>
        <translation>Selon le thème du goban</translation>
    </message>
    <message>
        <source>Slate and shell</source>
        <translation>Ardoise et coquillage</translation>
    </message>
    <message>
        <source>Glass</source>
        <translation>Verre</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Plates</translation>
    </message>
    <message>
        <source>Skipped {file}: could not read it.</source>
        <translation>{file} est écarté&#xa0;: le fichier est illisible.</translation>
    </message>
    <message>
        <source>Skipped {file}: syntax error in line {where}.</source>
        <translation>{file} est écarté&#xa0;: la ligne {where} est incompréhensible.</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} is missing.</source>
        <translation>{file} est écarté&#xa0;: il manque {where}.</translation>
    </message>
    <message>
        <source>Skipped {file}: unknown key {where}.</source>
        <translation>{file} ignoré&#xa0;: clé {where} inconnue.</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be a section, [{where}].</source>
        <translation>{file} est écarté&#xa0;: {where} doit être une section à part, [{where}].</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be quoted text.</source>
        <translation>{file} est écarté&#xa0;: {where} doit être un texte entre guillemets.</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be a colour such as &quot;#e1b87c&quot;.</source>
        <translation>{file} est écarté&#xa0;: {where} doit être une couleur comme &quot;#e1b87c&quot;.</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be a number, {allowed}.</source>
        <translation>{file} est écarté&#xa0;: {where} doit être un nombre, {allowed}.</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be one of {allowed}.</source>
        <translation>{file} est écarté&#xa0;: {where} doit être l’un de {allowed}.</translation>
    </message>
    <message>
        <source>Skipped {file}: the file is incomplete.</source>
        <translation>{file} ignoré&#xa0;: le fichier est incomplet.</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message>
        <source>Figure {place}</source>
        <translation>Figure {place}</translation>
    </message>
    <message>
        <source>Variation {place} at {move}</source>
        <translation>Variante {place} au coup {move}</translation>
    </message>
    <message>
        <source>Variation {place} at {move} of variation {variation}</source>
        <translation>Variante {place} au coup {move} de la variante {variation}</translation>
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
        <translation>{numbers} en {place}</translation>
    </message>
    <message>
        <source>{numbers} pass</source>
        <translation>{numbers}&#xa0;: passe</translation>
    </message>
</context>
<context>
    <name>CheckedEdits</name>
    <message>
        <source>Checking the following moves</source>
        <translation>Vérification des coups qui suivent</translation>
    </message>
    <message>
        <source>Some moves are now illegal</source>
        <translation>Certains coups sont maintenant contraires aux règles</translation>
    </message>
    <message>
        <source>&amp;Keep Change</source>
        <translation>&amp;Garder la modification</translation>
    </message>
    <message>
        <source>&amp;Undo Change</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>ClockFields</name>
    <message>
        <source>Clock</source>
        <translation>Pendule</translation>
    </message>
    <message>
        <source>Di&amp;fferent for White</source>
        <translation>Autre &amp;temps pour Blanc</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personnalisé</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Supprimer le préréglage</translation>
    </message>
    <message>
        <source>Save as preset</source>
        <translation>Garder en préréglage</translation>
    </message>
</context>
<context>
    <name>CommandBar</name>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>More Tools</source>
        <translation>Autres outils</translation>
    </message>
    <message>
        <source>Hide the Toolbar</source>
        <translation>Masquer la barre d’outils</translation>
    </message>
</context>
<context>
    <name>CommentPanel</name>
    <message>
        <source>Comment on this move</source>
        <translation>Commentaire de ce coup</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>The comment continues. It is too long to show or edit here.</source>
        <translation>Le commentaire continue. Il est trop long pour être montré ou modifié ici.</translation>
    </message>
</context>
<context>
    <name>ComparisonDialog</name>
    <message>
        <source>Compare Rulesets</source>
        <translation>Comparer les règles</translation>
    </message>
    <message>
        <source>The same marking scored under every ruleset</source>
        <translation>Les mêmes pierres mortes pour toutes les règles</translation>
    </message>
    <message>
        <source>With komi {komi}, as in this game.</source>
        <translation>Komi {komi} partout, comme dans cette partie.</translation>
    </message>
    <message>
        <source>Why area and territory scoring differ</source>
        <translation>Pourquoi surface et territoire diffèrent</translation>
    </message>
    <message>
        <source>Territory scoring</source>
        <translation>Décompte au territoire</translation>
    </message>
    <message>
        <source>They agree in this game.</source>
        <translation>Même résultat dans cette partie.</translation>
    </message>
    <message>
        <source>Area scoring</source>
        <translation>Décompte à la surface</translation>
    </message>
</context>
<context>
    <name>CountActions</name>
    <message>
        <source>S&amp;core Game</source>
        <translation>C&amp;ompter la partie</translation>
    </message>
    <message>
        <source>Re-estimate &amp;Dead Stones</source>
        <translation>Réestimer les pierres &amp;mortes</translation>
    </message>
    <message>
        <source>Discards the groups marked by hand</source>
        <translation>Abandonne les groupes marqués à la main</translation>
    </message>
    <message>
        <source>Co&amp;mpare Rulesets…</source>
        <translation>Comparer &amp;les règles…</translation>
    </message>
    <message>
        <source>The same position under other rules, and why they differ</source>
        <translation>Le même goban avec d’autres règles, et d’où vient l’écart</translation>
    </message>
    <message>
        <source>&amp;End Game…</source>
        <translation>Finir l&amp;a partie…</translation>
    </message>
    <message>
        <source>On time, by forfeit, by agreement or without a result</source>
        <translation>Au temps, par forfait, d’un commun accord ou sans résultat</translation>
    </message>
    <message>
        <source>To score the game, keep or discard the tried moves first.</source>
        <translation>Pour compter la partie, gardez ou jetez d’abord les coups d’essai.</translation>
    </message>
    <message>
        <source>Replace the recorded result?</source>
        <translation>Remplacer le résultat de cette partie ?</translation>
    </message>
    <message>
        <source>Recorded: {recorded}. New score: {counted}.</source>
        <translation>Enregistré : {recorded}. Nouveau résultat : {counted}.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
</context>
<context>
    <name>CountAnswer</name>
    <message>
        <source>Who wins</source>
        <translation>Qui gagne</translation>
    </message>
    <message>
        <source>Black by</source>
        <translation>Noir de</translation>
    </message>
    <message>
        <source>White by</source>
        <translation>Blanc de</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
</context>
<context>
    <name>CountPage</name>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Resume Play</source>
        <translation>Reprendre le jeu</translation>
    </message>
    <message>
        <source>✓ Accepted</source>
        <translation>✓ Accepté</translation>
    </message>
</context>
<context>
    <name>CountPanel</name>
    <message>
        <source>Scoring method</source>
        <translation>Méthode de décompte</translation>
    </message>
    <message>
        <source>What a click marks</source>
        <translation>Ce que marque un clic</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparer…</translation>
    </message>
    <message>
        <source>Demonstrate…</source>
        <translation>Voir le décompte…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Resume Play</source>
        <translation>Reprendre le jeu</translation>
    </message>
</context>
<context>
    <name>CountStepTexts</name>
    <message>
        <source>Territory scoring: prisoners fill territory, and the remaining empty points decide.</source>
        <translation>On compte le territoire&#xa0;: les prisonniers y retournent, et les points restés vides décident.</translation>
    </message>
    <message>
        <source>Territory scoring with pass stones: prisoners and pass stones fill territory, and the remaining empty points decide.</source>
        <translation>On compte le territoire, les pierres de passe étant des prisonniers&#xa0;: ils y retournent, et les points restés vides décident.</translation>
    </message>
    <message>
        <source>One side&apos;s stones and territory are counted and compared with half the board.</source>
        <translation>On ne compte qu’un camp, ses pierres et son territoire, et on compare à la moitié du goban.</translation>
    </message>
    <message>
        <source>The territory and the stones of both sides are counted.</source>
        <translation>On compte les deux camps, leur territoire et leurs pierres.</translation>
    </message>
    <message>
        <source>Both sides fill the board with all their stones: points left empty, or stones left over, decide.</source>
        <translation>Les deux camps remplissent le goban avec toutes leurs pierres&#xa0;: ce qui reste vide, ou ne trouve pas de place, décide.</translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s %n dead stones leave the board.</source>
        <translation>
            <numerusform>%n pierre morte de {color} quitte le goban.</numerusform>
            <numerusform>Les&#x202f;%n pierres mortes de {color} quittent le goban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s %n dead stones leave the board and go into {other}&apos;s lid.</source>
        <translation>
            <numerusform>%n pierre morte de {color} quitte le goban et va dans le couvercle de {other}.</numerusform>
            <numerusform>Les&#x202f;%n pierres mortes de {color} quittent le goban et vont dans le couvercle de {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s %n dead stones in seki stay: they count for neither side.</source>
        <translation>
            <numerusform>%n pierre morte de {color} en seki reste&#xa0;: elle ne compte pour personne.</numerusform>
            <numerusform>Les&#x202f;%n pierres mortes de {color} en seki restent&#xa0;: elles ne comptent pour personne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The players fill %n dame in turn; these count for neither side.</source>
        <translation>
            <numerusform>%n point neutre (dame) est rempli&#xa0;: il ne compte pour personne.</numerusform>
            <numerusform>%n points neutres (dame) sont remplis tour à tour&#xa0;: ils ne comptent pour personne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} passed %n times and put a stone into {other}&apos;s lid each time.</source>
        <translation>
            <numerusform>{color} a passé&#x202f;%n fois, ce qui a mis une pierre dans le couvercle de {other}.</numerusform>
            <numerusform>{color} a passé&#x202f;%n fois, et chaque passe a mis une pierre dans le couvercle de {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>White must pass last and puts one more stone into Black&apos;s lid.</source>
        <translation>Blanc doit passer en dernier, ce qui met une pierre de plus dans le couvercle de Noir.</translation>
    </message>
    <message numerus="yes">
        <source>%n stones from {color}&apos;s bowl fill {color}&apos;s territory: a filled point counts as much as an empty one.</source>
        <translation>
            <numerusform>%n pierre du bol de {color} remplit le territoire de {color}&#xa0;: un point rempli compte autant qu’un point vide.</numerusform>
            <numerusform>%n pierres du bol de {color} remplissent le territoire de {color}&#xa0;: un point rempli compte autant qu’un point vide.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones from {color}&apos;s bowl fill {color}&apos;s territory.</source>
        <translation>
            <numerusform>%n pierre du bol de {color} remplit le territoire de {color}.</numerusform>
            <numerusform>%n pierres du bol de {color} remplissent le territoire de {color}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prisoners from {other}&apos;s lid fill {color}&apos;s territory.</source>
        <translation>
            <numerusform>%n prisonnier du couvercle de {other} remplit le territoire de {color}.</numerusform>
            <numerusform>%n prisonniers du couvercle de {other} remplissent le territoire de {color}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones are left over, leaving {total}.</source>
        <translation>
            <numerusform>%n pierre de {color} ne trouve pas de place, ce qui laisse {total}.</numerusform>
            <numerusform>%n pierres de {color} ne trouvent pas de place, ce qui laisse {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones are left over and count for {other}.</source>
        <translation>
            <numerusform>%n pierre de {color} ne trouve pas de place&#xa0;: c’est un point pour {other}.</numerusform>
            <numerusform>%n pierres de {color} ne trouvent pas de place&#xa0;: ce sont des points pour {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones inside {color}&apos;s territory are moved to clear a block of {size}; the border stays.</source>
        <translation>
            <numerusform>%n pierre à l’intérieur du territoire de {color} est déplacée pour libérer un bloc de {size}&#x202f;; la frontière reste.</numerusform>
            <numerusform>%n pierres à l’intérieur du territoire de {color} sont déplacées pour libérer un bloc de {size}&#x202f;; la frontière reste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s first block has %n points.</source>
        <translation>
            <numerusform>Le premier bloc de {color} a&#x202f;%n point.</numerusform>
            <numerusform>Le premier bloc de {color} a&#x202f;%n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This block of %n points brings {color} to {total}.</source>
        <translation>
            <numerusform>Ce bloc de&#x202f;%n point donne {total} à {color}.</numerusform>
            <numerusform>Ce bloc de&#x202f;%n points donne {total} à {color}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones are removed to make the empty points a multiple of ten.</source>
        <translation>
            <numerusform>%n pierre de {color} quitte le goban, pour que les points vides fassent des dizaines.</numerusform>
            <numerusform>%n pierres de {color} quittent le goban, pour que les points vides fassent des dizaines.</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} has no empty points left.</source>
        <translation>{color} n’a plus de point vide.</translation>
    </message>
    <message numerus="yes">
        <source>{color} has %n empty points, a multiple of ten.</source>
        <translation>
            <numerusform>{color} a&#x202f;%n point vide, en dizaines entières.</numerusform>
            <numerusform>{color} a&#x202f;%n points vides, en dizaines entières.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s territory has %n points.</source>
        <translation>
            <numerusform>Le territoire de {color} a&#x202f;%n point.</numerusform>
            <numerusform>Le territoire de {color} a&#x202f;%n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n stones bring {color} to {total}.</source>
        <translation>
            <numerusform>Cette&#x202f;%n pierre donne {total} à {color}.</numerusform>
            <numerusform>Ces&#x202f;%n pierres donnent {total} à {color}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the prisoners back in their bowls, each side has %n stones on the board and in the bowl.</source>
        <translation>
            <numerusform>Une fois les prisonniers rendus aux bols, chaque camp a&#x202f;%n pierre, sur le goban et dans le bol.</numerusform>
            <numerusform>Une fois les prisonniers rendus aux bols, chaque camp a&#x202f;%n pierres, sur le goban et dans le bol.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s own area is full: the last %n stones go into {other}&apos;s and count there.</source>
        <translation>
            <numerusform>La surface de {color} est pleine&#xa0;: la dernière pierre (%n) va dans celle de {other} et y compte.</numerusform>
            <numerusform>La surface de {color} est pleine&#xa0;: les&#x202f;%n dernières pierres vont dans celle de {other} et y comptent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points of {color}&apos;s area stay empty, making {total}.</source>
        <translation>
            <numerusform>%n point de la surface de {color} reste vide, ce qui fait {total}.</numerusform>
            <numerusform>%n points de la surface de {color} restent vides, ce qui fait {total}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} receives {points} for the handicap, making {total}.</source>
        <translation>{color} reçoit {points} pour le handicap, ce qui fait {total}.</translation>
    </message>
    <message>
        <source>{color} pays {points}, two for each living group, leaving {total}.</source>
        <translation>{color} paie {points}, deux par groupe vivant, ce qui laisse {total}.</translation>
    </message>
    <message>
        <source>{color} pays {points} for overtime.</source>
        <translation>{color} paie {points} pour le temps supplémentaire.</translation>
    </message>
    <message>
        <source>{color} pays {points} for overtime, leaving {total}.</source>
        <translation>{color} paie {points} pour le temps supplémentaire, ce qui laisse {total}.</translation>
    </message>
    <message>
        <source>{color} loses {points} to komi, leaving {total}.</source>
        <translation>Le komi retire {points} à {color}, ce qui laisse {total}.</translation>
    </message>
    <message>
        <source>{color} receives {points} as komi.</source>
        <translation>Le komi donne {points} à {color}.</translation>
    </message>
    <message>
        <source>{color} receives {points} as komi, making {total}.</source>
        <translation>Le komi donne {points} à {color}, ce qui fait {total}.</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: half of the board plus half of all adjustments.</source>
        <translation>{color} a {total} et doit dépasser {number}&#xa0;: la moitié du goban, et la moitié de ce que les deux paient et reçoivent.</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}, {half_of}.</source>
        <translation>{color} a {total} et doit dépasser {number}, {half_of}.</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: {half_of} ({half}) minus half of komi and handicap ({extra}).</source>
        <translation>{color} a {total} et doit dépasser {number}&#xa0;: {half_of} ({half}) moins la moitié du komi et du handicap ({extra}).</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: {half_of} ({half}) plus half of komi and handicap ({extra}).</source>
        <translation>{color} a {total} et doit dépasser {number}&#xa0;: {half_of} ({half}) plus la moitié du komi et du handicap ({extra}).</translation>
    </message>
    <message>
        <source>half of the counted points</source>
        <translation>la moitié des points qui comptent</translation>
    </message>
    <message>
        <source>half of the board</source>
        <translation>la moitié du goban</translation>
    </message>
    <message>
        <source>One side has {apart} more than half, the other {apart} less: {lead}.</source>
        <translation>Un camp a {apart} de plus que la moitié, l’autre {apart} de moins&#xa0;: {lead}.</translation>
    </message>
    <message>
        <source>{lead}.</source>
        <translation>{lead}.</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonais</translation>
    </message>
    <message>
        <source>French quick / AGA</source>
        <translation>Français rapide / AGA</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinois</translation>
    </message>
    <message>
        <source>French normal</source>
        <translation>Français normal</translation>
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
        <translation>Score</translation>
    </message>
    <message>
        <source>{line}, {color}: {number}</source>
        <translation>{line}, {color}&#xa0;: {number}</translation>
    </message>
    <message>
        <source>{line}: Black {black}, White {white}</source>
        <translation>{line}&#xa0;: Noir {black}, Blanc {white}</translation>
    </message>
</context>
<context>
    <name>CountTool</name>
    <message>
        <source>Group Is Alive</source>
        <translation>Le groupe vit</translation>
    </message>
    <message>
        <source>Group Is Dead</source>
        <translation>Le groupe est mort</translation>
    </message>
    <message>
        <source>Only This Chain Is Alive</source>
        <translation>Seule cette chaîne vit</translation>
    </message>
    <message>
        <source>Only This Chain Is Dead</source>
        <translation>Seule cette chaîne est morte</translation>
    </message>
    <message>
        <source>Not in Seki</source>
        <translation>Pas en seki</translation>
    </message>
    <message>
        <source>Alive in Seki</source>
        <translation>Vivant en seki</translation>
    </message>
    <message>
        <source>Play Out</source>
        <translation>Jouer la suite</translation>
    </message>
    <message>
        <source>{color} Plays First</source>
        <translation>{color} commence</translation>
    </message>
</context>
<context>
    <name>CursorActions</name>
    <message>
        <source>Boar&amp;d Cursor</source>
        <translation>Curseur du &amp;goban</translation>
    </message>
    <message>
        <source>T&amp;ype Coordinate…</source>
        <translation>Sa&amp;isir un point…</translation>
    </message>
    <message>
        <source>Next &amp;Unsettled Group</source>
        <translation>Groupe indécis &amp;suivant</translation>
    </message>
    <message>
        <source>Previou&amp;s Unsettled Group</source>
        <translation>Gr&amp;oupe indécis précédent</translation>
    </message>
</context>
<context>
    <name>CursorKeys</name>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Shift+Arrows</source>
        <translation>Maj+flèches</translation>
    </message>
    <message>
        <source>Board Cursor</source>
        <translation>Curseur du goban</translation>
    </message>
    <message>
        <source>Show the cursor and move it</source>
        <translation>Montrer le curseur et le déplacer</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Déplacer le curseur</translation>
    </message>
    <message>
        <source>Jump to the next line of star points</source>
        <translation>À la ligne de hoshi suivante</translation>
    </message>
    <message>
        <source>Play, mark or answer at the cursor</source>
        <translation>Y jouer, marquer ou répondre</translation>
    </message>
    <message>
        <source>Same as Shift+click</source>
        <translation>Comme un clic avec Maj</translation>
    </message>
    <message>
        <source>Menu of the group at the cursor, while scoring</source>
        <translation>Menu du groupe sous le curseur, pendant le décompte</translation>
    </message>
    <message>
        <source>Hide the cursor</source>
        <translation>Cacher le curseur</translation>
    </message>
</context>
<context>
    <name>DemonstrationKeys</name>
    <message>
        <source>Counting Demonstration</source>
        <translation>Décompte montré à la main</translation>
    </message>
    <message>
        <source>Previous step, next step</source>
        <translation>Étape précédente, étape suivante</translation>
    </message>
    <message>
        <source>First or last step</source>
        <translation>À la première ou dernière étape</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>Lecture, pause</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>DemonstrationMode</name>
    <message>
        <source>{black} – {white}, counting: {method}</source>
        <translation>{black} – {white}, décompte&#xa0;: {method}</translation>
    </message>
    <message>
        <source>{title}, step {number} of {all}</source>
        <translation>{title}, étape {number} sur {all}</translation>
    </message>
</context>
<context>
    <name>DemonstrationPanel</name>
    <message>
        <source>Counting method</source>
        <translation>Façon de compter</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Save or Print…</source>
        <translation>Enregistrer ou imprimer…</translation>
    </message>
    <message>
        <source>Save Step as &amp;Picture…</source>
        <translation>Enregistrer l’étape en &amp;image…</translation>
    </message>
    <message>
        <source>P&amp;rint Step…</source>
        <translation>Im&amp;primer cette étape…</translation>
    </message>
    <message>
        <source>Save All Steps as P&amp;DF…</source>
        <translation>Enregistrer les étapes en PD&amp;F…</translation>
    </message>
    <message>
        <source>Print &amp;All Steps…</source>
        <translation>Imprimer &amp;toutes les étapes…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>Étape {number} sur {all}</translation>
    </message>
</context>
<context>
    <name>Diagrams</name>
    <message>
        <source>Line {line}: unknown sign {found}; the point is left empty.</source>
        <translation>Ligne {line}&#xa0;: {found} n’a pas de sens ici, le point reste donc vide.</translation>
    </message>
    <message>
        <source>Line {line} is shorter than other rows.</source>
        <translation>La ligne {line} est plus courte que d’autres rangées.</translation>
    </message>
    <message>
        <source>Line {line}: second move {found}; read as a stone.</source>
        <translation>Ligne {line}&#xa0;: il y a un autre coup {found}, celui-ci n’est donc qu’une pierre.</translation>
    </message>
    <message>
        <source>Line {line}: cannot draw this line or arrow: {found}</source>
        <translation>Ligne {line}&#xa0;: ce trait ou cette flèche ne peut être tracé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>The diagram does not give the board size; {found} is a guess.</source>
        <translation>Le diagramme ne dit pas la taille du goban&#x202f;; {found} est une supposition.</translation>
    </message>
    <message>
        <source>The diagram has no edges; its place on the board is a guess.</source>
        <translation>Le diagramme n’a pas de bords, sa place sur le goban est donc une supposition.</translation>
    </message>
    <message>
        <source>The board of {found} is larger than {size}x{size}.</source>
        <translation>Le goban de {found} est plus grand que {size}x{size}.</translation>
    </message>
    <message>
        <source>The diagram may not be complete</source>
        <translation>Le diagramme peut différer de l’original</translation>
    </message>
</context>
<context>
    <name>DisputePanel</name>
    <message>
        <source>When both players pass, scoring resumes: captured stones are dead, stones still standing are alive. The moves stay in the game as a variation.</source>
        <translation>Quand des passes y mettent fin, le décompte reprend&#xa0;: ce qui a été pris est mort, ce qui reste vit. La suite jouée reste dans la partie comme variante.</translation>
    </message>
    <message>
        <source>A ko can be retaken only after passing for it.</source>
        <translation>Un kô ne peut être repris qu’après une passe pour lui.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Group Is Dead</source>
        <translation>Le groupe est mort</translation>
    </message>
    <message>
        <source>Group Is Alive</source>
        <translation>Le groupe vit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>You are viewing another position.</source>
        <translation>Vous regardez une autre position.</translation>
    </message>
</context>
<context>
    <name>DocumentPrinter</name>
    <message>
        <source>page</source>
        <translation>page</translation>
    </message>
    <message>
        <source>Replace this file?</source>
        <translation>Remplacer ce fichier ?</translation>
    </message>
    <message>
        <source>A file with this name already exists. Replacing it discards its contents.</source>
        <translation>Un fichier de ce nom existe déjà. Le remplacer en supprime le contenu.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>Saving {file}</source>
        <translation>Enregistrement de {file}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
        <source>The printer {printer} did not accept the pages. Check that it is on and has paper, or save the pages as PDF.</source>
        <translation>L’imprimante {printer} n’a pas pris les pages. Voyez si elle est allumée et a du papier, ou enregistrez-les en PDF et imprimez ce fichier.</translation>
    </message>
    <message>
        <source>No printer found</source>
        <translation>Il n’y a pas d’imprimante</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. You can save the pages as PDF and print them elsewhere.</source>
        <translation>Cet ordinateur ne connaît aucune imprimante. Vous pouvez enregistrer les pages en PDF et les imprimer ailleurs.</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Enregistrer en &amp;PDF…</translation>
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
        <translation>Chinois simplifié</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>Chinois traditionnel</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonais</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coréen</translation>
    </message>
    <message>
        <source>Western</source>
        <translation>Occidental</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Europe centrale</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cyrillique</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Balte</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turc</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Grec</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hébreu</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabe</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamien</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thaï</translation>
    </message>
</context>
<context>
    <name>EndOfGameDialog</name>
    <message>
        <source>End of the Game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Saved in the archive as {name}</source>
        <translation>Enregistrée dans les archives sous {name}</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Resu&amp;lt Sheet…</source>
        <translation>Feuille de &amp;résultat…</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Re&amp;voir</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>Revanc&amp;he</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>EstimateActions</name>
    <message>
        <source>Es&amp;timate Score</source>
        <translation>E&amp;stimer le score</translation>
    </message>
    <message>
        <source>Estimated territory in this position</source>
        <translation>Territoire estimé dans cette position</translation>
    </message>
</context>
<context>
    <name>EstimateBar</name>
    <message>
        <source>Close estimate</source>
        <translation>Fermer l’estimation</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>Estimation…</translation>
    </message>
    <message>
        <source>Estimate only</source>
        <translation>Simple estimation</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimation</translation>
    </message>
</context>
<context>
    <name>EventFields</name>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Game name</source>
        <translation>Nom de la partie</translation>
    </message>
    <message>
        <source>The game is dated {date}.</source>
        <translation>La partie est datée du {date}.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Board as shown</source>
        <translation>Le goban comme affiché</translation>
    </message>
    <message>
        <source>Moves up to here</source>
        <translation>Tous les coups jusqu’ici</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Les derniers coups</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Image (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Dessin (SVG)</translation>
    </message>
    <message>
        <source>Document (PDF)</source>
        <translation>Document (PDF)</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>Text (Sensei&apos;s Library)</source>
        <translation>Texte, comme sur Sensei’s Library</translation>
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
        <translation>Convertir &amp;le texte en contours</translation>
    </message>
    <message>
        <source>Ca&amp;ption</source>
        <translation>Légen&amp;de dessous</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>As on the board</source>
        <translation>Comme sur le goban</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Co&amp;ntent</source>
        <translation>Conte&amp;nu</translation>
    </message>
    <message>
        <source>Last &amp;moves</source>
        <translation>Derniers co&amp;ups</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>C&amp;oordonnées</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>S&amp;tyle</source>
        <translation>S&amp;tyle</translation>
    </message>
    <message>
        <source>W&amp;idth</source>
        <translation>L&amp;argeur</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>&amp;Résolution</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>gobanapp ran into an internal error. Your game is intact, but please save it now.</source>
        <translation>Une erreur s’est produite dans gobanapp. Votre partie est toujours là&#x202f;; il est prudent de l’enregistrer maintenant.</translation>
    </message>
    <message>
        <source>Details for a bug report are in {file}.</source>
        <translation>Les détails pour les développeurs sont dans {file}.</translation>
    </message>
</context>
<context>
    <name>FigureActions</name>
    <message>
        <source>Full Move &amp;Numbers</source>
        <translation>&amp;Numéros complets</translation>
    </message>
    <message>
        <source>Move Numbers without &amp;Hundreds</source>
        <translation>Coups sans les &amp;centaines</translation>
    </message>
    <message>
        <source>No Move N&amp;umbers</source>
        <translation>Coups sans n&amp;uméros</translation>
    </message>
    <message>
        <source>&amp;Start Figure Here</source>
        <translation>Commencer une figure &amp;ici</translation>
    </message>
    <message>
        <source>Na&amp;me Figure…</source>
        <translation>Nom de la fi&amp;gure…</translation>
    </message>
    <message>
        <source>New Figure Every &amp;{moves} Moves</source>
        <translation>Une figure tous les &amp;{moves} coups</translation>
    </message>
    <message>
        <source>Remove &amp;Figures from This Line</source>
        <translation>Retirer les &amp;figures de cette ligne</translation>
    </message>
    <message>
        <source>Set Mo&amp;ve Number…</source>
        <translation>Définir le numéro du cou&amp;p…</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>Name of the figure that starts here:</source>
        <translation>Nom de la figure qui commence ici&#xa0;:</translation>
    </message>
    <message>
        <source>Set Name</source>
        <translation>Définir le nom</translation>
    </message>
    <message>
        <source>Move Number</source>
        <translation>Numéro du coup</translation>
    </message>
    <message>
        <source>Number of this move in print:</source>
        <translation>Numéro de ce coup à l’impression&#xa0;:</translation>
    </message>
    <message>
        <source>Set Number</source>
        <translation>Définir le numéro</translation>
    </message>
</context>
<context>
    <name>FigurePreview</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
</context>
<context>
    <name>FileMessages</name>
    <message>
        <source>The file or folder does not exist.</source>
        <translation>Ce fichier ou ce dossier n’existe pas.</translation>
    </message>
    <message>
        <source>You do not have permission.</source>
        <translation>Vous n’avez pas l’autorisation nécessaire.</translation>
    </message>
    <message>
        <source>The location is read-only.</source>
        <translation>L’emplacement est en lecture seule.</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>C’est un dossier.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Le disque est plein.</translation>
    </message>
    <message>
        <source>Your disk quota is full.</source>
        <translation>Votre part du disque est pleine.</translation>
    </message>
    <message>
        <source>You do not have permission to write to this folder.</source>
        <translation>Vous n’avez pas l’autorisation d’écrire dans ce dossier.</translation>
    </message>
    <message>
        <source>The file is read-only.</source>
        <translation>Le fichier est en lecture seule.</translation>
    </message>
    <message>
        <source>It is a device, pipe or socket, not a file.</source>
        <translation>C’est un périphérique, un tube ou une socket, pas un fichier.</translation>
    </message>
    <message>
        <source>It is an archive. Unpack it and open the game files inside.</source>
        <translation>C’est une archive&#xa0;: décompressez-la et ouvrez les parties qu’elle contenait.</translation>
    </message>
    <message>
        <source>It is an office document.</source>
        <translation>C’est un document de bureautique.</translation>
    </message>
    <message>
        <source>It is a picture.</source>
        <translation>C’est une image.</translation>
    </message>
    <message>
        <source>It is a PDF document.</source>
        <translation>C’est un document PDF.</translation>
    </message>
    <message>
        <source>It is a web page. Look for a download link on it.</source>
        <translation>C’est une page web. Cherchez-y un lien de téléchargement.</translation>
    </message>
    <message>
        <source>{reason} The game on the board is unchanged.</source>
        <translation>{reason} La partie sur le goban est inchangée.</translation>
    </message>
    <message>
        <source>Could not reopen {file}: it no longer exists.</source>
        <translation>{file}, le dernier fichier ouvert, n’est plus là.</translation>
    </message>
    <message>
        <source>Could not reopen {file}. {reason}</source>
        <translation>{file}, le dernier fichier ouvert, est illisible. {reason}</translation>
    </message>
    <message>
        <source>{reason} Only part of the file was written. The game is still on the board: save it to another location. The next start offers the file&apos;s previous contents.</source>
        <translation>{reason} Seule une partie du fichier a été écrite. La partie est toujours sur le goban : enregistrez-la à un autre emplacement. L’ancien contenu du fichier sera proposé au prochain démarrage.</translation>
    </message>
    <message>
        <source>The folder does not exist. Nothing was written. Choose another folder.</source>
        <translation>Le dossier n’existe pas. Rien n’a été écrit. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>{reason} The file on disk was not changed. Save to another location.</source>
        <translation>{reason} Le fichier existant n’a pas été modifié. Enregistrez à un autre emplacement.</translation>
    </message>
    <message>
        <source>{reason} Nothing was written. Save to another location.</source>
        <translation>{reason} Rien n’a été écrit. Enregistrez à un autre emplacement.</translation>
    </message>
    <message>
        <source>{file} was not saved: a check found that the new file would not contain the whole game. The old file and the journal are unchanged.</source>
        <translation>Une vérification par un second programme a montré que le nouveau texte ne contiendrait pas toute la partie : {file} et le journal restent inchangés.</translation>
    </message>
    <message>
        <source>{file} was not saved: a check found that the new file would not contain the whole game. The old file and the journal are unchanged; the new file is kept as {kept}.</source>
        <translation>Une vérification par un second programme a montré que le nouveau texte ne contiendrait pas toute la partie : {file} et le journal restent inchangés ; le nouveau texte est dans {kept}.</translation>
    </message>
    <message>
        <source>Your learning progress cannot be saved and lasts only until you quit. {reason}</source>
        <translation>Votre progression ne peut pas être enregistrée et ne dure que jusqu’à la fermeture. {reason}</translation>
    </message>
    <message>
        <source>Crash recovery is not available: save often. {reason}</source>
        <translation>La récupération après une panne n’est pas disponible&#xa0;: enregistrez souvent. {reason}</translation>
    </message>
    <message>
        <source>It contains no game. It begins with “{found}”.</source>
        <translation>Il ne contient aucune partie&#x202f;; il commence par «&#xa0;{found}&#xa0;».</translation>
    </message>
</context>
<context>
    <name>FileProblemActions</name>
    <message>
        <source>&amp;Text Encoding…</source>
        <translation>Enco&amp;dage du texte…</translation>
    </message>
    <message>
        <source>Reopen the file in another encoding, if its text looks wrong</source>
        <translation>Rouvrir le fichier dans un autre encodage, si son texte s’affiche mal</translation>
    </message>
    <message>
        <source>&amp;File Problems…</source>
        <translation>Prob&amp;lèmes du fichier…</translation>
    </message>
    <message>
        <source>What was wrong in the file and how it was read</source>
        <translation>Ce qui était faux dans le fichier, et ce qui en a été fait</translation>
    </message>
</context>
<context>
    <name>FileProblemsBar</name>
    <message>
        <source>Show…</source>
        <translation>Voir…</translation>
    </message>
    <message>
        <source>Show file problems…</source>
        <translation>Afficher les problèmes du fichier…</translation>
    </message>
    <message>
        <source>Change text encoding…</source>
        <translation>Changer l’encodage du texte…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>The text encoding is a guess: {encoding}</source>
        <translation>L’encodage du texte est une supposition&#xa0;: {encoding}</translation>
    </message>
    <message>
        <source>Encoding guessed</source>
        <translation>Encodage supposé</translation>
    </message>
    <message>
        <source>Change Encoding…</source>
        <translation>Changer d’encodage…</translation>
    </message>
    <message>
        <source>Encoding…</source>
        <translation>Encodage…</translation>
    </message>
    <message numerus="yes">
        <source>%n problems in this file</source>
        <translation>
            <numerusform>%n problème dans ce fichier</numerusform>
            <numerusform>%n problèmes dans ce fichier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file problems</source>
        <translation>
            <numerusform>%n problème du fichier</numerusform>
            <numerusform>%n problèmes du fichier</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>Find in comments, names and labels</source>
        <translation>Rechercher dans les commentaires, noms et étiquettes</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>Change…</source>
        <translation>Changer…</translation>
    </message>
</context>
<context>
    <name>GameArchiver</name>
    <message>
        <source>Could not save the game</source>
        <translation>La partie n’a pas été enregistrée</translation>
    </message>
</context>
<context>
    <name>GameChooser</name>
    <message>
        <source>Game {number} of {count}</source>
        <translation>Partie {number} sur {count}</translation>
    </message>
</context>
<context>
    <name>GameColumns</name>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
</context>
<context>
    <name>GameDelegate</name>
    <message>
        <source>On the board</source>
        <translation>Sur le goban</translation>
    </message>
</context>
<context>
    <name>GameHeading</name>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
</context>
<context>
    <name>GameInformationDialog</name>
    <message>
        <source>Game Information</source>
        <translation>Informations sur la partie</translation>
    </message>
    <message>
        <source>Save Changes</source>
        <translation>Enregistrer les modifications</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Name of {color}</source>
        <translation>Nom de {color}</translation>
    </message>
    <message>
        <source>Rank of {color}</source>
        <translation>Rang de {color}</translation>
    </message>
    <message>
        <source>Team of {color}</source>
        <translation>Équipe de {color}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
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
        <translation>comme W+3.5 ou B+R</translation>
    </message>
    <message>
        <source>year-month-day</source>
        <translation>année-mois-jour</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>Commentaire sur la partie</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>&amp;Commentaire</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Noir</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Blanc</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Rè&amp;gles</translation>
    </message>
    <message>
        <source>Resu&amp;lt</source>
        <translation>Résul&amp;tat</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>&amp;Komi</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>T&amp;emps</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>&amp;Handicap</translation>
    </message>
    <message>
        <source>&amp;Overtime</source>
        <translation>Temps supplé&amp;mentaire</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>Tourn&amp;oi</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>Lie&amp;u</translation>
    </message>
    <message>
        <source>Rou&amp;nd</source>
        <translation>&amp;Ronde</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Date</translation>
    </message>
    <message>
        <source>Game na&amp;me</source>
        <translation>Nom de la &amp;partie</translation>
    </message>
    <message>
        <source>Openin&amp;g</source>
        <translation>Ou&amp;verture</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Source</translation>
    </message>
    <message>
        <source>&amp;Annotator</source>
        <translation>&amp;Annotateur</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>Sais&amp;ie par</translation>
    </message>
    <message>
        <source>Cop&amp;yright</source>
        <translation>Cop&amp;yright</translation>
    </message>
    <message>
        <source>Hide deta&amp;ils</source>
        <translation>Masquer &amp;les détails</translation>
    </message>
    <message>
        <source>More deta&amp;ils…</source>
        <translation>P&amp;lus de détails…</translation>
    </message>
    <message>
        <source>Read as {number}</source>
        <translation>Lu comme {number}</translation>
    </message>
    <message>
        <source>A number, e.g. {number}</source>
        <translation>Un nombre, comme {number}</translation>
    </message>
    <message>
        <source>A number of stones</source>
        <translation>Un nombre de pierres</translation>
    </message>
    <message>
        <source>e.g. 1:30:00, or minutes</source>
        <translation>Comme 1:30:00, ou des minutes</translation>
    </message>
    <message>
        <source>Not a date such as 2004-07-01. Kept as written.</source>
        <translation>Pas de la forme 2004-07-01. Gardé tel quel.</translation>
    </message>
    <message>
        <source>Not understood. Kept as written.</source>
        <translation>Non compris. Gardé tel quel.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
</context>
<context>
    <name>GameListDialog</name>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Filter by player, event, date or result</source>
        <translation>Filtrer par joueur, tournoi, date ou résultat</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Sorting…</source>
        <translation>Tri en cours…</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Collection</source>
        <translation>Recueil</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Mo&amp;nter</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Add Games…</source>
        <translation>&amp;Ajouter des parties…</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>Annu&amp;ler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Save All</source>
        <translation>&amp;Tout enregistrer</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Clear the filter to move games</source>
        <translation>Effacez le filtre pour déplacer des parties</translation>
    </message>
    <message>
        <source>Sort by number to move games</source>
        <translation>Les parties peuvent être déplacées quand elles sont triées par numéro</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>No game matches.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifiée depuis son enregistrement</translation>
    </message>
    <message>
        <source>The board is too large to show; the game is saved with the others</source>
        <translation>Son goban est trop grand pour être montré&#x202f;; elle est enregistrée avec les autres</translation>
    </message>
</context>
<context>
    <name>GroupView</name>
    <message>
        <source>&amp;Undo Reset</source>
        <translation>Annuler la remise à &amp;zéro</translation>
    </message>
    <message>
        <source>Reset to &amp;Defaults</source>
        <translation>Valeurs par défa&amp;ut</translation>
    </message>
</context>
<context>
    <name>GuessPanel</name>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Guess the moves of</source>
        <translation>Qui joue les coups à deviner</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Narrow the area down (costs 3 points)</source>
        <translation>Réduire la zone, pour 3 points</translation>
    </message>
    <message>
        <source>Show Move</source>
        <translation>Montrer le coup</translation>
    </message>
    <message>
        <source>Leave Guess Mode</source>
        <translation>Quitter le jeu de devinette</translation>
    </message>
</context>
<context>
    <name>GuideDialog</name>
    <message>
        <source>User Guide</source>
        <translation>Guide de l’utilisateur (en anglais)</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Sommaire</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Chercher dans cette page</translation>
    </message>
    <message>
        <source>The page {name} does not exist.</source>
        <translation>La page {name} n’est pas là.</translation>
    </message>
    <message>
        <source>Not found on this page.</source>
        <translation>Pas dans cette page.</translation>
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
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Star points</source>
        <translation>Hoshi</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Handicap placement</source>
        <translation>Placement des pierres de handicap</translation>
    </message>
    <message>
        <source>Black plays first.</source>
        <translation>Noir joue en premier.</translation>
    </message>
    <message>
        <source>Black places the stones.</source>
        <translation>Noir place les pierres.</translation>
    </message>
    <message>
        <source>White plays first.</source>
        <translation>Blanc joue en premier.</translation>
    </message>
</context>
<context>
    <name>JudgementActions</name>
    <message>
        <source>Estimated &amp;Score…</source>
        <translation>&amp;Score estimé…</translation>
    </message>
    <message>
        <source>&amp;Name This Move…</source>
        <translation>&amp;Nommer ce coup…</translation>
    </message>
    <message>
        <source>Pause the clock to judge or name a move.</source>
        <translation>Mettez la pendule en pause pour juger ou nommer un coup.</translation>
    </message>
    <message>
        <source>Estimated Score</source>
        <translation>Score estimé</translation>
    </message>
    <message>
        <source>Who is ahead and by how much, for example {example}:</source>
        <translation>Qui mène, et de combien, par exemple {example} :</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Définir</translation>
    </message>
    <message>
        <source>The score was not set</source>
        <translation>Aucun score inscrit</translation>
    </message>
    <message>
        <source>“{text}” is not a score. Type B or W, a plus sign and the points.</source>
        <translation>« {text} » n’est pas un score. Saisissez B ou W, un plus et les points.</translation>
    </message>
    <message>
        <source>Name This Move</source>
        <translation>Nommer ce coup</translation>
    </message>
    <message>
        <source>Name of this move or position:</source>
        <translation>Nom de ce coup ou de cette position :</translation>
    </message>
    <message>
        <source>Set Name</source>
        <translation>Définir le nom</translation>
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
        <translation>Fixer et choisir…</translation>
    </message>
    <message>
        <source>One player names the komi, the other chooses the colour</source>
        <translation>L’un fixe le komi, l’autre choisit la couleur</translation>
    </message>
    <message>
        <source>Black gets {points}.</source>
        <translation>Noir reçoit {points}.</translation>
    </message>
</context>
<context>
    <name>LabelField</name>
    <message>
        <source>Text on {point}</source>
        <translation>Texte en {point}</translation>
    </message>
</context>
<context>
    <name>LearnActions</name>
    <message>
        <source>&amp;Solve This Problem</source>
        <translation>&amp;Résoudre ce problème</translation>
    </message>
    <message>
        <source>Find the right moves; the game&apos;s variations answer</source>
        <translation>Trouvez les bons coups ; les variantes de la partie répondent</translation>
    </message>
    <message>
        <source>Practise &amp;Problems…</source>
        <translation>S’exercer aux &amp;problèmes…</translation>
    </message>
    <message>
        <source>Included problems, or problems from this file or a folder</source>
        <translation>Les problèmes fournis avec le programme, ceux de ce fichier ou d’un dossier</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Leçons…</translation>
    </message>
    <message>
        <source>Finish the match or the scoring first, or open a new window.</source>
        <translation>Terminez d’abord la partie ou le décompte, ou ouvrez une nouvelle fenêtre.</translation>
    </message>
    <message>
        <source>Looking for answers</source>
        <translation>Recherche des réponses</translation>
    </message>
    <message>
        <source>This game has no moves to find.</source>
        <translation>Il n’y a dans cette partie aucun coup à trouver.</translation>
    </message>
    <message>
        <source>Problems from a Folder</source>
        <translation>Problèmes d’un dossier</translation>
    </message>
    <message>
        <source>Looking for problems</source>
        <translation>Recherche de problèmes</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>Aucun problème trouvé</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Cette partie</translation>
    </message>
</context>
<context>
    <name>LessonKeys</name>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Previous page, next page</source>
        <translation>Page précédente, page suivante</translation>
    </message>
    <message>
        <source>Previous move, next move</source>
        <translation>Coup précédent, coup suivant</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Un indice</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Leave lessons</source>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Lesson language</source>
        <translation>Langue des leçons</translation>
    </message>
    <message>
        <source>No lessons are installed.</source>
        <translation>Il n’y a pas de leçons sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ terminée</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation>{done} sur {all}</translation>
    </message>
</context>
<context>
    <name>LessonMode</name>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>{lesson} · {number} of {all}</source>
        <translation>{lesson} · {number} sur {all}</translation>
    </message>
</context>
<context>
    <name>LessonPageController</name>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Not right yet</source>
        <translation>Pas encore juste</translation>
    </message>
    <message>
        <source>Not that one</source>
        <translation>Ce n’est pas celui-là</translation>
    </message>
    <message>
        <source>{found} of {all}</source>
        <translation>{found} sur {all}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>All Lessons</source>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Next Move</source>
        <translation>Coup suivant</translation>
    </message>
</context>
<context>
    <name>ListedGamesModel</name>
    <message>
        <source>On the board</source>
        <translation>En ce moment sur le goban</translation>
    </message>
</context>
<context>
    <name>LongTextField</name>
    <message>
        <source>The text continues. It is too long to show or edit here.</source>
        <translation>Le texte continue. Il est trop long pour être montré ou modifié ici.</translation>
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
        <translation>Nouvelle &amp;fenêtre</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Fer&amp;mer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>User &amp;Guide</source>
        <translation>&amp;Guide de l’utilisateur (en anglais)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
</context>
<context>
    <name>MainWindows</name>
    <message>
        <source>No font for {language} is installed</source>
        <translation>Aucune police pour {language} n’est installée</translation>
    </message>
    <message>
        <source>All text would be empty boxes. Install a font first, such as Noto Sans CJK, and choose the language again.</source>
        <translation>Tous les textes seraient des cases vides. Installez d’abord une police, par exemple Noto Sans CJK, puis choisissez à nouveau la langue.</translation>
    </message>
    <message>
        <source>&amp;Use Anyway</source>
        <translation>&amp;Utiliser quand même</translation>
    </message>
</context>
<context>
    <name>MarkActions</name>
    <message>
        <source>&amp;Mark and Set Up</source>
        <translation>&amp;Marquer et placer</translation>
    </message>
    <message>
        <source>Side to Mo&amp;ve</source>
        <translation>&amp;À qui de jouer</translation>
    </message>
    <message>
        <source>S&amp;how Whole Board</source>
        <translation>&amp;Voir tout le goban</translation>
    </message>
    <message>
        <source>Clea&amp;r Marks</source>
        <translation>Effacer les mar&amp;ques de cette position</translation>
    </message>
    <message>
        <source>Pause the clock to mark the board.</source>
        <translation>Mettez la pendule en pause pour marquer le goban.</translation>
    </message>
    <message>
        <source>Stones can be set up only before the first move or after the end of a match.</source>
        <translation>On ne peut placer des pierres qu’avant le premier coup ou après la fin d’une partie.</translation>
    </message>
    <message>
        <source>Drag over the part to show. Esc cancels.</source>
        <translation>Glissez sur la partie à montrer. Échap&#xa0;: la laisser telle quelle</translation>
    </message>
</context>
<context>
    <name>MarkPalette</name>
    <message>
        <source>Side to Move</source>
        <translation>À qui de jouer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Stop marking ({key})</source>
        <translation>Arrêter le marquage ({key})</translation>
    </message>
</context>
<context>
    <name>MatchActions</name>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>New Boar&amp;d</source>
        <translation>Nouveau &amp;goban</translation>
    </message>
    <message>
        <source>An empty board of the size last used, without players or a clock</source>
        <translation>Un goban vide de la dernière taille, sans joueurs ni pendule</translation>
    </message>
    <message>
        <source>Game Arc&amp;hive…</source>
        <translation>Arc&amp;hives des parties…</translation>
    </message>
    <message>
        <source>Games played here; open or resume one</source>
        <translation>Parties jouées ici&#xa0;; en ouvrir ou en reprendre une</translation>
    </message>
    <message>
        <source>Cloc&amp;k Running</source>
        <translation>Pen&amp;dule en marche</translation>
    </message>
    <message>
        <source>Set Cl&amp;ock…</source>
        <translation>Ré&amp;gler la pendule…</translation>
    </message>
    <message>
        <source>Continue from &amp;Here</source>
        <translation>&amp;Continuer à partir d’ici</translation>
    </message>
    <message>
        <source>Continue the match from the position shown, with the clock times it had there</source>
        <translation>Continuer la partie à partir de la position affichée, avec les temps qu’elle y avait</translation>
    </message>
    <message>
        <source>Res&amp;ume Game</source>
        <translation>Reprendre cette part&amp;ie</translation>
    </message>
    <message>
        <source>Continue the game where it was interrupted</source>
        <translation>La partie continue là où elle s’est arrêtée</translation>
    </message>
    <message>
        <source>Resu&amp;lt Sheet…</source>
        <translation>&amp;Feuille de résultat…</translation>
    </message>
    <message>
        <source>Revie&amp;w the Game</source>
        <translation>Ét&amp;udier la partie</translation>
    </message>
    <message>
        <source>Study the game from its first move</source>
        <translation>Revoir la partie depuis le début</translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>A new game with the same settings and colours swapped</source>
        <translation>La même partie à nouveau, couleurs échangées</translation>
    </message>
    <message>
        <source>Continue from move {number}?</source>
        <translation>Continuer à partir du coup {number}&#x202f;?</translation>
    </message>
    <message>
        <source>The match continues as a new game. The moves after this one stay in the record of the game so far.</source>
        <translation>On continue dans une nouvelle partie. Les coups suivants restent dans l’enregistrement de la partie actuelle.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer à jouer</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Mark</source>
        <translation>&amp;Marques</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>&amp;Navigation</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>App&amp;rendre</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>&amp;Enseigner</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Print Fi&amp;gures</source>
        <translation>Fig&amp;ures à imprimer</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>Rec&amp;hercher</translation>
    </message>
    <message>
        <source>Move &amp;Judgement</source>
        <translation>Ju&amp;gement du coup</translation>
    </message>
    <message>
        <source>Position J&amp;udgement</source>
        <translation>&amp;Jugement de la position</translation>
    </message>
    <message>
        <source>Side Pa&amp;nel</source>
        <translation>&amp;Panneau latéral</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>C&amp;oordonnées</translation>
    </message>
    <message>
        <source>&amp;Part of the Board</source>
        <translation>Portion &amp;montrée du goban</translation>
    </message>
    <message>
        <source>Rotate or Flip Vie&amp;w</source>
        <translation>Pivo&amp;ter ou retourner la vue</translation>
    </message>
    <message>
        <source>Move Numbe&amp;rs</source>
        <translation>N&amp;uméros des coups</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Langu&amp;e</translation>
    </message>
</context>
<context>
    <name>MoveActions</name>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passer</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>A&amp;bandonner…</translation>
    </message>
    <message>
        <source>Game &amp;Information…</source>
        <translation>I&amp;nformations sur la partie…</translation>
    </message>
    <message>
        <source>This key passes only while a game is played. To pass here, choose Game &gt; Pass.</source>
        <translation>Cette touche ne passe que pendant une partie. Ici, passez avec Partie &gt; Passer.</translation>
    </message>
    <message>
        <source>This game is over: {result}.</source>
        <translation>Cette partie est terminée : {result}.</translation>
    </message>
    <message>
        <source>No match is in progress. Choose Play above to continue the game.</source>
        <translation>Personne ne joue ici. Choisissez « Jouer » ci-dessus pour continuer la partie.</translation>
    </message>
    <message>
        <source>Does {color} want to pass?</source>
        <translation>{color} veut-il passer ?</translation>
    </message>
    <message>
        <source>Does {color} want to resign?</source>
        <translation>{color} veut-il abandonner ?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>{color} resumes: {opponent} plays first</source>
        <translation>{color} reprend&#xa0;: {opponent} joue en premier</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>pass</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Pierres placées</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Pas de coup</translation>
    </message>
    <message>
        <source>{number}, {color} {point}</source>
        <translation>{number}, {color} {point}</translation>
    </message>
    <message>
        <source>has a comment</source>
        <translation>avec un commentaire</translation>
    </message>
    <message numerus="yes">
        <source>%n other variations</source>
        <translation>
            <numerusform>%n autre variante</numerusform>
            <numerusform>%n autres variantes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NavigationActions</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Reculer</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>A&amp;vancer</translation>
    </message>
    <message>
        <source>&amp;Ten Moves Back</source>
        <translation>Di&amp;x coups en arrière</translation>
    </message>
    <message>
        <source>Ten &amp;Moves Forward</source>
        <translation>Dix coups en avan&amp;t</translation>
    </message>
    <message>
        <source>To Beg&amp;inning</source>
        <translation>Au &amp;début</translation>
    </message>
    <message>
        <source>To &amp;End</source>
        <translation>À la &amp;fin</translation>
    </message>
    <message>
        <source>&amp;Go to Move…</source>
        <translation>A&amp;ller au coup…</translation>
    </message>
    <message>
        <source>Back to M&amp;ain Line</source>
        <translation>Retour à la branche &amp;principale</translation>
    </message>
    <message>
        <source>Pre&amp;vious Variation</source>
        <translation>Variante précéd&amp;ente</translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation>Variante suiva&amp;nte</translation>
    </message>
    <message>
        <source>Previous For&amp;k</source>
        <translation>Bif&amp;urcation précédente</translation>
    </message>
    <message>
        <source>Next Fo&amp;rk</source>
        <translation>&amp;Bifurcation suivante</translation>
    </message>
    <message>
        <source>Previous &amp;Comment</source>
        <translation>Co&amp;mmentaire précédent</translation>
    </message>
    <message>
        <source>Next C&amp;omment</source>
        <translation>&amp;Commentaire suivant</translation>
    </message>
    <message>
        <source>&amp;Previous Game</source>
        <translation>Partie précédente du fic&amp;hier</translation>
    </message>
    <message>
        <source>Ne&amp;xt Game</source>
        <translation>P&amp;artie suivante du fichier</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>Rec&amp;hercher…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>Occurr&amp;ence suivante</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>Occurrence &amp;précédente</translation>
    </message>
    <message>
        <source>Going to the move</source>
        <translation>Accès à cet endroit</translation>
    </message>
    <message>
        <source>Go to Move</source>
        <translation>Aller au coup</translation>
    </message>
    <message>
        <source>Move number, from 0 to {last}:</source>
        <translation>Numéro du coup, de 0 à {last}&#xa0;:</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Y aller</translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>To beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>To end</source>
        <translation>À la fin</translation>
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
        <translation>Secondes par coup</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>B&amp;y nigiri…</source>
        <translation>N&amp;igiri…</translation>
    </message>
    <message>
        <source>Mor&amp;e…</source>
        <translation>Pl&amp;us…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>Bo&amp;ard</source>
        <translation>&amp;Goban</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>Han&amp;dicap</source>
        <translation>&amp;Handicap</translation>
    </message>
    <message>
        <source>Ko&amp;mi</source>
        <translation>Ko&amp;mi</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>Pen&amp;dule</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposition</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Guess stones to decide who takes Black</source>
        <translation>Tirer Noir au sort en devinant des pierres</translation>
    </message>
    <message>
        <source>Event, round, place and game name</source>
        <translation>Tournoi, ronde, lieu et nom de la partie</translation>
    </message>
    <message>
        <source>L&amp;ess</source>
        <translation>Réd&amp;uire</translation>
    </message>
</context>
<context>
    <name>NextMoves</name>
    <message>
        <source>Setup</source>
        <translation>Pierres placées</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Next:</source>
        <translation>Suite :</translation>
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
        <translation>&amp;Impair</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation>&amp;Pair</translation>
    </message>
    <message>
        <source>&amp;Use These Colours</source>
        <translation>&amp;Utiliser ces couleurs</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Odd or even?</source>
        <translation>Pair ou impair&#x202f;?</translation>
    </message>
    <message>
        <source>{holder} holds a handful of white stones; {guesser} guesses.</source>
        <translation>{holder} tient une poignée de pierres blanches, {guesser} devine.</translation>
    </message>
    <message numerus="yes">
        <source>%n stones: odd.</source>
        <translation>
            <numerusform>%n pierre&#xa0;: impair.</numerusform>
            <numerusform>%n pierres&#xa0;: impair.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones: even.</source>
        <translation>
            <numerusform>%n pierre&#xa0;: pair.</numerusform>
            <numerusform>%n pierres&#xa0;: pair.</numerusform>
        </translation>
    </message>
    <message>
        <source>{guesser} guessed right.</source>
        <translation>{guesser} a deviné juste.</translation>
    </message>
    <message>
        <source>{guesser} guessed wrong.</source>
        <translation>{guesser} s’est trompé.</translation>
    </message>
    <message>
        <source>{winner} takes Black</source>
        <translation>Noir&#xa0;: {winner}</translation>
    </message>
</context>
<context>
    <name>NigiriStones</name>
    <message>
        <source>A closed bowl</source>
        <translation>Un bol fermé</translation>
    </message>
    <message numerus="yes">
        <source>%n white stones in pairs</source>
        <translation>
            <numerusform>%n pierre blanche par paires</numerusform>
            <numerusform>%n pierres blanches par paires</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberedDelegate</name>
    <message>
        <source>The board is too large to show</source>
        <translation>Le goban est trop grand pour être montré</translation>
    </message>
</context>
<context>
    <name>OpenActions</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Ouvrir un fichier &amp;récent</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open from Clip&amp;board</source>
        <translation>Ouvrir depuis le &amp;presse-papiers</translation>
    </message>
    <message>
        <source>A game or diagram copied from another program</source>
        <translation>Une partie ou un diagramme copié ailleurs</translation>
    </message>
    <message>
        <source>Co&amp;llection…</source>
        <translation>Rec&amp;ueil…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Reading the clipboard</source>
        <translation>Lecture du presse-papiers</translation>
    </message>
    <message>
        <source>Nothing to open</source>
        <translation>Rien à ouvrir</translation>
    </message>
    <message>
        <source>The clipboard contains no game and no diagram.</source>
        <translation>Il n’y a ni partie ni diagramme dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Reopening the file</source>
        <translation>Réouverture du fichier</translation>
    </message>
    <message>
        <source>Could not reopen the file</source>
        <translation>Le fichier n’a pas été relu</translation>
    </message>
    <message>
        <source>With that encoding the file contains no game. Nothing was changed.</source>
        <translation>Dans cet encodage, il ne contient aucune partie. Il reste comme il était.</translation>
    </message>
    <message>
        <source>Reopen the file?</source>
        <translation>Rouvrir le fichier&#xa0;?</translation>
    </message>
    <message>
        <source>Changes since the file was opened will be lost.</source>
        <translation>Ce qui a été joué ou écrit depuis son ouverture serait perdu.</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Rouvrir</translation>
    </message>
    <message>
        <source>Add Games</source>
        <translation>Ajouter des parties</translation>
    </message>
    <message>
        <source>Reading {file}</source>
        <translation>Lecture de {file}</translation>
    </message>
    <message>
        <source>Could not open the file</source>
        <translation>Le fichier n’a pas été ouvert</translation>
    </message>
    <message>
        <source>Go games ({patterns});;All files (*)</source>
        <translation>Parties de go ({patterns});;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Clear List</source>
        <translation>Vider cette liste</translation>
    </message>
</context>
<context>
    <name>PagePrinter</name>
    <message>
        <source>Printing</source>
        <translation>Impression</translation>
    </message>
    <message>
        <source>Could not print the pages</source>
        <translation>Les pages n’ont pas été imprimées</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>Documents PDF</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Could not save the pages</source>
        <translation>Les pages n’ont pas été enregistrées</translation>
    </message>
</context>
<context>
    <name>PanelGrip</name>
    <message>
        <source>Drag to resize the panel</source>
        <translation>Glisser pour élargir ou rétrécir le panneau</translation>
    </message>
</context>
<context>
    <name>PieRuleDialog</name>
    <message>
        <source>Pie Rule</source>
        <translation>Fixer et choisir</translation>
    </message>
    <message>
        <source>&amp;Set Komi</source>
        <translation>&amp;Fixer le komi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Komi is added to White&apos;s score; a negative komi to Black&apos;s.
</source>
        <translation>Le komi est ce que reçoit Blanc&#x202f;; au-dessous de zéro, Noir le reçoit.
</translation>
    </message>
    <message>
        <source>Choose it so that you would be happy with either colour.</source>
        <translation>Choisissez-le de façon à être satisfait de l’une comme de l’autre couleur.</translation>
    </message>
    <message>
        <source>Who names the komi</source>
        <translation>Qui fixe le komi</translation>
    </message>
    <message>
        <source>N&amp;amed by</source>
        <translation>Fixé p&amp;ar</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>&amp;Komi</translation>
    </message>
    <message>
        <source>{player} names the komi</source>
        <translation>{player} fixe le komi</translation>
    </message>
    <message>
        <source>{player} chooses the colour</source>
        <translation>{player} choisit la couleur</translation>
    </message>
    <message>
        <source>The komi is {komi}.</source>
        <translation>Le komi est de {komi}.</translation>
    </message>
    <message>
        <source>&amp;Black, with {points}</source>
        <translation>&amp;Noir, avec {points}</translation>
    </message>
    <message>
        <source>&amp;White, with {points}</source>
        <translation>&amp;Blanc, avec {points}</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Noir</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Blanc</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
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
        <translation>Passer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Start Clock</source>
        <translation>Lancer la pendule</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
</context>
<context>
    <name>PlayTool</name>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer à jouer</translation>
    </message>
</context>
<context>
    <name>PlayedGames</name>
    <message>
        <source>Unfinished</source>
        <translation>Inachevée</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Pas commencée</translation>
    </message>
    <message>
        <source>Unfinished, move {number}</source>
        <translation>Inachevée, coup {number}</translation>
    </message>
</context>
<context>
    <name>PlayerFields</name>
    <message>
        <source>Swa&amp;p</source>
        <translation>Éch&amp;anger</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>Échanger les couleurs des joueurs</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Noir</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Blanc</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Name of {color}</source>
        <translation>Nom de {color}</translation>
    </message>
    <message>
        <source>Rank of {color}</source>
        <translation>Rang de {color}</translation>
    </message>
</context>
<context>
    <name>PointField</name>
    <message>
        <source>Point</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Name of a point</source>
        <translation>Nom d’un point</translation>
    </message>
    <message>
        <source>Enter clicks this point.</source>
        <translation>Entrée : cliquer là.</translation>
    </message>
    <message>
        <source>Enter moves the cursor there.</source>
        <translation>Entrée : y aller.</translation>
    </message>
    <message>
        <source>That point is outside the visible part.</source>
        <translation>Ce point n’est pas montré.</translation>
    </message>
    <message>
        <source>For example {name}</source>
        <translation>Par exemple {name}</translation>
    </message>
    <message>
        <source>No such point. For example {name}</source>
        <translation>Ce point n’existe pas. Par exemple {name}</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>Practise Problems</source>
        <translation>S’exercer aux problèmes</translation>
    </message>
    <message>
        <source>Problems from a &amp;Folder…</source>
        <translation>Problèmes d’un d&amp;ossier…</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Comme dans le fichier</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Due today, then new</source>
        <translation>À revoir aujourd’hui, puis nouveaux</translation>
    </message>
    <message>
        <source>&amp;Rotate and flip the board at random</source>
        <translation>Pivo&amp;ter et retourner le goban au hasard</translation>
    </message>
    <message>
        <source>Swap &amp;colours at random</source>
        <translation>Changer les cou&amp;leurs au hasard</translation>
    </message>
    <message>
        <source>Problems whose text names points or colours are not changed.</source>
        <translation>Un problème reste tel quel si ses textes nomment des points ou des couleurs.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>&amp;At most</source>
        <translation>Au &amp;maximum</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>Ordr&amp;e</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Problèmes</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Rien à revoir aujourd’hui.</translation>
    </message>
</context>
<context>
    <name>PreferenceGroups</name>
    <message>
        <source>Playing</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Goban</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>Enseignement</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Cliquer</translation>
    </message>
    <message>
        <source>Click twice</source>
        <translation>Cliquer deux fois</translation>
    </message>
    <message>
        <source>Press, drag and release</source>
        <translation>Appuyer, glisser, lâcher</translation>
    </message>
    <message>
        <source>Hold the button down</source>
        <translation>Maintenir le bouton enfoncé</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>Faire aussitôt</translation>
    </message>
    <message>
        <source>&amp;Placing a stone</source>
        <translation>&amp;Poser une pierre</translation>
    </message>
    <message>
        <source>mouse finger touch confirm slip</source>
        <translation>souris doigt tactile confirmer erreur</translation>
    </message>
    <message>
        <source>&amp;Taking back a stone</source>
        <translation>&amp;Reprendre une pierre</translation>
    </message>
    <message>
        <source>During this time, a click on the stone just played takes it back.</source>
        <translation>Pendant ce temps, un clic sur la pierre qui vient d’être posée la reprend.</translation>
    </message>
    <message>
        <source>undo slip</source>
        <translation>annuler erreur</translation>
    </message>
    <message>
        <source>Pa&amp;ssing</source>
        <translation>Pa&amp;sser</translation>
    </message>
    <message>
        <source>&amp;Resigning</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>The &amp;opponent must agree to a takeback</source>
        <translation>L’adversaire doit accepter une reprise de c&amp;oup</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>annuler</translation>
    </message>
    <message>
        <source>A move ends when the player presses the &amp;clock</source>
        <translation>Un coup est fini quand on a appuyé sur la pen&amp;dule</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>Allow &amp;estimates and visual aids during matches</source>
        <translation>Permettre &amp;estimations et aides visuelles pendant les parties</translation>
    </message>
    <message>
        <source>score influence liberties</source>
        <translation>score influence libertés</translation>
    </message>
    <message>
        <source>On four sides</source>
        <translation>Sur quatre côtés</translation>
    </message>
    <message>
        <source>On two sides</source>
        <translation>Sur deux côtés</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordonnées</translation>
    </message>
    <message>
        <source>edge names of points</source>
        <translation>bord noms des points</translation>
    </message>
    <message>
        <source>&amp;Edges with coordinates</source>
        <translation>&amp;Bords avec coordonnées</translation>
    </message>
    <message>
        <source>&amp;Numbers on the stones</source>
        <translation>&amp;Numéros sur les pierres</translation>
    </message>
    <message>
        <source>move numbers</source>
        <translation>numéros des coups</translation>
    </message>
    <message>
        <source>Show next &amp;moves</source>
        <translation>Montrer les coups &amp;suivants de la partie</translation>
    </message>
    <message>
        <source>variations</source>
        <translation>variantes</translation>
    </message>
    <message>
        <source>Mark chains in &amp;atari</source>
        <translation>Montrer les chaînes en &amp;atari</translation>
    </message>
    <message>
        <source>Helps beginners.</source>
        <translation>Une aide pour les débutants.</translation>
    </message>
    <message>
        <source>liberties capture</source>
        <translation>libertés capture</translation>
    </message>
    <message>
        <source>Always show the &amp;whole board</source>
        <translation>Montrer toujours &amp;tout le goban</translation>
    </message>
    <message>
        <source>Even if the game shows only a part of it.</source>
        <translation>Même si le fichier n’en montre qu’une partie.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>loud quiet mute click</source>
        <translation>fort faible muet clic</translation>
    </message>
    <message>
        <source>&amp;Play sounds</source>
        <translation>&amp;Jouer les sons</translation>
    </message>
    <message>
        <source>The sound player on this computer has no volume control.</source>
        <translation>Le programme qui joue les sons sur cet ordinateur ne peut pas en changer le volume.</translation>
    </message>
    <message>
        <source>&amp;Beep in the last seconds</source>
        <translation>&amp;Bips pendant les dernières secondes</translation>
    </message>
    <message>
        <source>clock time countdown byo-yomi</source>
        <translation>pendule temps compte à rebours byo-yomi</translation>
    </message>
    <message>
        <source>&amp;Archive finished and interrupted games</source>
        <translation>Archiver les parties &amp;finies ou interrompues</translation>
    </message>
    <message>
        <source>save files automatically</source>
        <translation>enregistrer fichiers automatiquement</translation>
    </message>
    <message>
        <source>Archive &amp;folder</source>
        <translation>D&amp;ossier des archives</translation>
    </message>
    <message>
        <source>Archive Folder</source>
        <translation>Dossier des archives</translation>
    </message>
    <message>
        <source>save files where</source>
        <translation>enregistrer fichiers où</translation>
    </message>
    <message>
        <source>&amp;Reopen the last file at start</source>
        <translation>Rouvrir le dernier fi&amp;chier au démarrage</translation>
    </message>
    <message>
        <source>start</source>
        <translation>démarrage</translation>
    </message>
    <message>
        <source>&amp;Autoplay speed</source>
        <translation>Vitesse de lectu&amp;re automatique</translation>
    </message>
    <message>
        <source>autoplay speed replay</source>
        <translation>automatique vitesse rejouer</translation>
    </message>
    <message>
        <source>&amp;Text size in presentations</source>
        <translation>&amp;Taille du texte en présentation</translation>
    </message>
    <message>
        <source>type font projector</source>
        <translation>caractères police projecteur</translation>
    </message>
    <message>
        <source>Show &amp;comments in presentations</source>
        <translation>Montrer les &amp;commentaires en présentation</translation>
    </message>
    <message>
        <source>projector</source>
        <translation>projecteur</translation>
    </message>
    <message>
        <source>&amp;Lesson language</source>
        <translation>&amp;Langue des leçons</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>translation words</source>
        <translation>traduction mots</translation>
    </message>
    <message>
        <source>&amp;Window colours</source>
        <translation>&amp;Couleurs des fenêtres</translation>
    </message>
    <message>
        <source>dark mode theme night contrast</source>
        <translation>mode sombre thème nuit contraste</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>font letters larger zoom</source>
        <translation>police lettres agrandir zoom</translation>
    </message>
    <message>
        <source>Board and stones</source>
        <translation>Goban et pierres</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>C&amp;hoisir…</translation>
    </message>
    <message>
        <source>wood theme slate shell glass</source>
        <translation>bois thème ardoise coquillage verre</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Cha&amp;nge…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>touches</translation>
    </message>
    <message>
        <source>Ani&amp;mate stones</source>
        <translation>&amp;Animer les pierres</translation>
    </message>
    <message>
        <source>Stones drop and lift; unsettled groups pulse.</source>
        <translation>Les pierres se posent et se lèvent, les groupes indécis pulsent.</translation>
    </message>
    <message>
        <source>motion animation effects</source>
        <translation>mouvement animation effets</translation>
    </message>
    <message>
        <source>Show the &amp;variation tree</source>
        <translation>Montrer l’arbre des &amp;variantes</translation>
    </message>
    <message>
        <source>Next to the board, if there is room.</source>
        <translation>À côté du goban, s’il y a la place.</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>panneau</translation>
    </message>
    <message>
        <source>Show the &amp;list of moves</source>
        <translation>Montrer la liste des c&amp;oups</translation>
    </message>
    <message>
        <source>Only with consent</source>
        <translation>Seulement avec accord</translation>
    </message>
    <message>
        <source>For one second</source>
        <translation>Pendant une seconde</translation>
    </message>
    <message>
        <source>For {number} seconds</source>
        <translation>Pendant {number} secondes</translation>
    </message>
    <message>
        <source>One move per second</source>
        <translation>Un coup par seconde</translation>
    </message>
    <message>
        <source>One move every {number} seconds</source>
        <translation>Un coup en {number} secondes</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>On the last move</source>
        <translation>Sur le dernier coup</translation>
    </message>
    <message>
        <source>On all moves</source>
        <translation>Sur tous les coups</translation>
    </message>
    <message>
        <source>On the last {most} moves</source>
        <translation>Sur les {most} derniers coups</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#x202f;%</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Muet</translation>
    </message>
    <message>
        <source>{number} of {most}</source>
        <translation>{number} sur {most}</translation>
    </message>
</context>
<context>
    <name>PreferencesWindow</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>No preference found.</source>
        <translation>Aucune préférence ne correspond.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Rubriques</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>Pen: D to stop, X to clear</source>
        <translation>Stylo&#xa0;: D l’arrête, X efface</translation>
    </message>
    <message>
        <source>Next move shown</source>
        <translation>Coup suivant montré</translation>
    </message>
    <message>
        <source>Esc: end    H: all keys</source>
        <translation>Échap&#xa0;: terminer    H&#xa0;: toutes les touches</translation>
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
        <translation>→ Espace&#xa0;: avancer
←&#xa0;: reculer
↑ ↓&#xa0;: variantes
N&#xa0;: coup suivant
C&#xa0;: commentaires
G&#xa0;: deviner
A&#xa0;: lecture automatique
P&#xa0;: pointeur
D&#xa0;: stylo    X&#xa0;: effacer
F&#xa0;: figer
+ -&#xa0;: taille des caractères
F11&#xa0;: fenêtre
Échap&#xa0;: terminer</translation>
    </message>
</context>
<context>
    <name>PresentationBar</name>
    <message>
        <source>Freeze</source>
        <translation>Figer</translation>
    </message>
    <message>
        <source>Next Move</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>Stylo</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation>Pointeur</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Commentaires</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>Terminer la présentation</translation>
    </message>
</context>
<context>
    <name>PresentationKeys</name>
    <message>
        <source>Presentation Window</source>
        <translation>Présentation, dans sa propre fenêtre</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Previous or next variation</source>
        <translation>Variante précédente ou suivante</translation>
    </message>
    <message>
        <source>First or last move</source>
        <translation>Au premier ou au dernier coup</translation>
    </message>
    <message>
        <source>Show the next move</source>
        <translation>Montrer le coup suivant</translation>
    </message>
    <message>
        <source>Show comments</source>
        <translation>Montrer les commentaires</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Figer l’image</translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation>Pointeur</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>Dessiner au stylo</translation>
    </message>
    <message>
        <source>Clear drawing</source>
        <translation>Effacer le dessin</translation>
    </message>
    <message>
        <source>Larger or smaller text</source>
        <translation>Texte plus grand ou plus petit</translation>
    </message>
    <message>
        <source>Guess mode</source>
        <translation>Jeu de devinette</translation>
    </message>
    <message>
        <source>Autoplay</source>
        <translation>Lecture automatique</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Show these keys</source>
        <translation>Montrer ces touches</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>Terminer la présentation</translation>
    </message>
</context>
<context>
    <name>PresentationWindow</name>
    <message>
        <source>Presentation</source>
        <translation>Présentation</translation>
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
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Copy &amp;Board as Picture</source>
        <translation>Copier le &amp;goban en image</translation>
    </message>
    <message>
        <source>Copy Board as Te&amp;xt</source>
        <translation>Copier le goban en te&amp;xte</translation>
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
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>Largeur de page</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <source>Many pages</source>
        <translation>Plusieurs pages</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Ce qui est imprimé</translation>
    </message>
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
            <numerusform>%n page jusqu’ici…</numerusform>
            <numerusform>%n pages jusqu’ici…</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Enregistrer en P&amp;DF…</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>Impri&amp;mer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
        <translation>Cette position</translation>
    </message>
    <message>
        <source>Game in figures</source>
        <translation>La partie en figures</translation>
    </message>
    <message>
        <source>Game on one board</source>
        <translation>La partie sur un goban</translation>
    </message>
    <message>
        <source>Problems to solve</source>
        <translation>Problèmes à résoudre</translation>
    </message>
    <message>
        <source>After a number of moves</source>
        <translation>Après un certain nombre de coups</translation>
    </message>
    <message>
        <source>After each comment</source>
        <translation>Après chaque commentaire</translation>
    </message>
    <message>
        <source>As set in the game</source>
        <translation>Comme défini dans la partie</translation>
    </message>
    <message>
        <source>&amp;Variations too</source>
        <translation>&amp;Variantes aussi</translation>
    </message>
    <message>
        <source>&amp;Answers on the last pages</source>
        <translation>&amp;Solutions sur les dernières pages</translation>
    </message>
    <message>
        <source>As in the game</source>
        <translation>Comme dans la partie</translation>
    </message>
    <message>
        <source>Without hundreds</source>
        <translation>Sans les centaines</translation>
    </message>
    <message>
        <source>From 1 in each figure</source>
        <translation>De 1 dans chaque figure</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Dessous</translation>
    </message>
    <message>
        <source>Next to the diagram</source>
        <translation>À côté du diagramme</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>As many as fit</source>
        <translation>Le plus possible</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Cont&amp;ent</source>
        <translation>Contenu &amp;à imprimer</translation>
    </message>
    <message>
        <source>&amp;New figure</source>
        <translation>Nouvelle &amp;figure</translation>
    </message>
    <message>
        <source>&amp;Moves per figure</source>
        <translation>Co&amp;ups par figure</translation>
    </message>
    <message>
        <source>Num&amp;bers</source>
        <translation>&amp;Numéros</translation>
    </message>
    <message>
        <source>&amp;Comments</source>
        <translation>&amp;Commentaires</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>Diagrammes</translation>
    </message>
    <message>
        <source>Per &amp;page</source>
        <translation>Par &amp;page</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>C&amp;oordonnées</translation>
    </message>
    <message>
        <source>&amp;Style</source>
        <translation>S&amp;tyle</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Tai&amp;lle</translation>
    </message>
    <message>
        <source>O&amp;rientation</source>
        <translation>O&amp;rientation</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>T&amp;itre</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>&amp;En-tête</translation>
    </message>
    <message>
        <source>&amp;Footer</source>
        <translation>Pied de pa&amp;ge</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Answers</source>
        <translation>Solutions</translation>
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
        <translation>Coups {first}–{last}</translation>
    </message>
    <message>
        <source>Problem {number}: {turn}</source>
        <translation>Problème {number}&#xa0;: {turn}</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation>Solution {number}</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Letters and numbers (D4)</source>
        <translation>Lettres et chiffres&#xa0;: D4</translation>
    </message>
    <message>
        <source>Numeric (4-4)</source>
        <translation>Chiffres&#xa0;: 4-4</translation>
    </message>
    <message>
        <source>SGF (dp)</source>
        <translation>Comme en SGF&#xa0;: dp</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonaises</translation>
    </message>
    <message>
        <source>From the nearest corner (4-4)</source>
        <translation>Depuis le bord le plus proche&#xa0;: 4-4</translation>
    </message>
    <message>
        <source>Wood, as on screen</source>
        <translation>Bois, comme à l’écran</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Livre</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Gros caractères</translation>
    </message>
</context>
<context>
    <name>ProblemKeys</name>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Le problème suivant</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Un indice</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Montrer la solution</translation>
    </message>
    <message>
        <source>Leave problems</source>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>ProblemMode</name>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>This game has no line marked as correct. Choose below what counts as correct.</source>
        <translation>Aucune suite de cette partie n’est juste. Choisissez ci-dessous ce qui compte comme juste.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>La solution</translation>
    </message>
    <message>
        <source>A different move is asked for.</source>
        <translation>On demande ici un autre coup.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolu</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Faux</translation>
    </message>
    <message>
        <source>This move is not among the answers.</source>
        <translation>Ce coup n’est pas parmi les réponses du fichier.</translation>
    </message>
    <message>
        <source>Not the answer</source>
        <translation>Pas la réponse</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuez</translation>
    </message>
</context>
<context>
    <name>ProblemPanel</name>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Show Solution</source>
        <translation>Voir la solution</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Next Problem</source>
        <translation>Problème suivant</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Retry Failed</source>
        <translation>Réessayer les ratés</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>What counts as correct</source>
        <translation>Ce qui compte comme juste</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Sauter</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The named encoding {found} is unknown.</source>
        <translation>L’encodage qu’il nomme, {found}, est inconnu.</translation>
    </message>
    <message>
        <source>No fitting encoding is named; {found} is a guess.</source>
        <translation>Il ne nomme aucun encodage qui convienne&#x202f;; {found} est une supposition.</translation>
    </message>
    <message>
        <source>The text is not in the named encoding {found}.</source>
        <translation>Le texte n’est pas dans l’encodage qu’il nomme, {found}.</translation>
    </message>
    <message>
        <source>From here on, some text is in another encoding, {found}.</source>
        <translation>À partir d’ici, du texte est dans un autre encodage, {found}.</translation>
    </message>
    <message>
        <source>Invalid bytes for the file&apos;s encoding: {found}</source>
        <translation>Certains octets ne sont pas du texte dans l’encodage du fichier&#xa0;: {found}</translation>
    </message>
    <message>
        <source>Text outside the games: {found}</source>
        <translation>Il y a du texte hors des parties&#xa0;: {found}</translation>
    </message>
    <message>
        <source>Text outside any property: {found}</source>
        <translation>Ceci n’appartient à aucune propriété&#xa0;: {found}</translation>
    </message>
    <message>
        <source>A node lacks its semicolon.</source>
        <translation>Un nœud commence sans son point-virgule.</translation>
    </message>
    <message>
        <source>A game lacks its opening parenthesis.</source>
        <translation>Une partie commence sans sa parenthèse.</translation>
    </message>
    <message>
        <source>A closing parenthesis is missing.</source>
        <translation>Il manque une parenthèse fermante.</translation>
    </message>
    <message>
        <source>There is an extra opening parenthesis.</source>
        <translation>Il y a une parenthèse ouvrante de trop.</translation>
    </message>
    <message>
        <source>There is an extra closing parenthesis.</source>
        <translation>Il y a une parenthèse fermante de trop.</translation>
    </message>
    <message>
        <source>A node follows a closed variation.</source>
        <translation>Un nœud suit une variante déjà fermée.</translation>
    </message>
    <message>
        <source>The property {found} contains lower-case letters.</source>
        <translation>La propriété {found} est écrite avec des minuscules.</translation>
    </message>
    <message>
        <source>The property {property} has no value.</source>
        <translation>La propriété {property} n’a pas de valeur.</translation>
    </message>
    <message>
        <source>A value without a property: {found}</source>
        <translation>Une valeur n’appartient à aucune propriété&#xa0;: {found}</translation>
    </message>
    <message>
        <source>A value of {property} has no closing bracket: {found}</source>
        <translation>Une valeur de {property} n’a pas de crochet fermant&#xa0;: {found}</translation>
    </message>
    <message>
        <source>A value of {property} has a bracket that is not escaped: {found}</source>
        <translation>Une valeur de {property} a un crochet sans barre oblique inverse&#xa0;: {found}</translation>
    </message>
    <message>
        <source>The file says this is not a game of Go (GM[{found}]).</source>
        <translation>Le fichier dit que c’est un autre jeu que le go (GM[{found}]).</translation>
    </message>
    <message>
        <source>The board size cannot be read: {found}</source>
        <translation>La taille du goban est incompréhensible&#xa0;: {found}</translation>
    </message>
    <message>
        <source>The board of size {found} is larger than {size}x{size}.</source>
        <translation>Le goban de taille {found} est plus grand que {size}x{size}.</translation>
    </message>
    <message>
        <source>The rules are not understood, so Japanese rules are used: {found}</source>
        <translation>Les règles sont incompréhensibles&#xa0;; les règles japonaises sont utilisées&#xa0;: {found}</translation>
    </message>
    <message>
        <source>Part of the rules is not understood: {found}</source>
        <translation>Une partie des règles est incompréhensible&#xa0;: {found}</translation>
    </message>
    <message>
        <source>The first {found} moves are handicap stones, so there is no komi.</source>
        <translation>Les {found} premiers coups sont des pierres de handicap&#xa0;: il n&apos;y a pas de komi.</translation>
    </message>
    <message>
        <source>The handicap and the number of black stones at the start differ: {found}</source>
        <translation>Le handicap et le nombre de pierres noires au début diffèrent&#xa0;: {found}</translation>
    </message>
    <message>
        <source>The game information is not in the first node; it is used for its line.</source>
        <translation>Les informations de la partie ne sont pas dans le premier nœud&#xa0;; elles valent pour leur ligne.</translation>
    </message>
    <message>
        <source>The property {property} has several values, and one is used: {found}</source>
        <translation>La propriété {property} a plusieurs valeurs, une seule est utilisée&#xa0;: {found}</translation>
    </message>
    <message>
        <source>A value of {property} cannot be read: {found}</source>
        <translation>Une valeur de {property} est incompréhensible&#xa0;: {found}</translation>
    </message>
    <message>
        <source>A value of {property} is malformed but readable: {found}</source>
        <translation>Une valeur de {property} n’est pas écrite comme il faut, mais elle est comprise : {found}</translation>
    </message>
    <message>
        <source>The property {property} is used in place of {found}.</source>
        <translation>La propriété {property} est utilisée à la place de {found}.</translation>
    </message>
    <message>
        <source>A value of {property} is empty.</source>
        <translation>Une valeur de {property} est vide.</translation>
    </message>
    <message>
        <source>A point of {property} is not on the board: {found}</source>
        <translation>Un point de {property} n’est pas sur le goban&#xa0;: {found}</translation>
    </message>
    <message>
        <source>A point of {property} is written with capitals: {found}</source>
        <translation>Un point de {property} est écrit en majuscules&#xa0;: {found}</translation>
    </message>
    <message>
        <source>This node lists a point twice.</source>
        <translation>Le même point figure deux fois dans ce nœud.</translation>
    </message>
    <message>
        <source>This node has the property {property} twice.</source>
        <translation>La propriété {property} figure deux fois dans ce nœud.</translation>
    </message>
    <message>
        <source>The property {property} belongs to the first node of a game.</source>
        <translation>La propriété {property} a sa place au début d’une partie.</translation>
    </message>
    <message>
        <source>A node contains both a move and setup stones.</source>
        <translation>Un coup et des pierres placées figurent dans le même nœud.</translation>
    </message>
    <message>
        <source>A node contains several moves: {found}</source>
        <translation>Plusieurs coups figurent dans le même nœud&#xa0;: {found}</translation>
    </message>
    <message>
        <source>Its board of {found} is larger than {size}x{size}.</source>
        <translation>Son goban de {found} est plus grand que {size}x{size}.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Il est vide.</translation>
    </message>
    <message>
        <source>It contains no game.</source>
        <translation>Il ne contient aucune partie.</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>RecordHeading</name>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Add event, date, result…</source>
        <translation>Ajouter événement, date, résultat…</translation>
    </message>
    <message>
        <source>Rules not understood: Japanese assumed</source>
        <translation>Règles incomprises&#xa0;: japonaises supposées</translation>
    </message>
</context>
<context>
    <name>RecordPanel</name>
    <message>
        <source>Collapse All Var&amp;iations</source>
        <translation>&amp;Replier les variantes</translation>
    </message>
    <message>
        <source>&amp;Expand All Variations</source>
        <translation>&amp;Déplier les variantes</translation>
    </message>
    <message>
        <source>Edit Comm&amp;ent</source>
        <translation>Modifi&amp;er le commentaire</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>gobanapp closed before everything was saved</source>
        <translation>gobanapp s’est arrêté avant d’avoir tout enregistré</translation>
    </message>
    <message>
        <source>Recovered Games</source>
        <translation>Parties récupérées</translation>
    </message>
    <message>
        <source>Unchecked games are offered again at the next start.</source>
        <translation>Les parties non cochées seront proposées à nouveau au prochain démarrage.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Récupérer</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Plus tard</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n games?</source>
        <translation>
            <numerusform>Jeter %n partie&#x202f;?</numerusform>
            <numerusform>Jeter %n parties&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>{moves} · {day}, {time}</source>
        <translation>{moves} · {day}, {time}</translation>
    </message>
    <message>
        <source>{facts}; the last actions could not be recovered</source>
        <translation>{facts}&#x202f;; les dernières actions n’ont pas pu être lues</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Jeter</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>Ce qui n’a pas été enregistré sera perdu.</translation>
    </message>
    <message numerus="yes">
        <source>move %n</source>
        <translation>
            <numerusform>coup&#x202f;%n</numerusform>
            <numerusform>coup&#x202f;%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>File Problems</source>
        <translation>Problèmes du fichier</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>The file was opened anyway. It stays unchanged until you save.</source>
        <translation>Le fichier a tout de même été ouvert. Il reste inchangé jusqu’à ce que vous l’enregistriez.</translation>
    </message>
    <message>
        <source>Copy &amp;All</source>
        <translation>&amp;Tout copier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Problems in {file}</source>
        <translation>Problèmes de {file}</translation>
    </message>
</context>
<context>
    <name>ResultDialog</name>
    <message>
        <source>Game Result</source>
        <translation>Résultat de la partie</translation>
    </message>
    <message>
        <source>How did the game end?</source>
        <translation>Comment la partie s’est-elle finie&#x202f;?</translation>
    </message>
    <message>
        <source>{color} won</source>
        <translation>{color} a gagné</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gagnant</translation>
    </message>
    <message>
        <source>by &amp;resignation</source>
        <translation>par &amp;abandon</translation>
    </message>
    <message>
        <source>on &amp;time</source>
        <translation>au &amp;temps</translation>
    </message>
    <message>
        <source>by &amp;forfeit</source>
        <translation>par &amp;forfait</translation>
    </message>
    <message>
        <source>by &amp;points</source>
        <translation>aux &amp;points</translation>
    </message>
    <message>
        <source>details &amp;unknown</source>
        <translation>&amp;détails inconnus</translation>
    </message>
    <message>
        <source>&amp;Draw (jigo)</source>
        <translation>&amp;Nulle (jigo)</translation>
    </message>
    <message>
        <source>&amp;No result, by agreement</source>
        <translation>Sans résultat, d’un &amp;commun accord</translation>
    </message>
    <message>
        <source>Un&amp;known result</source>
        <translation>Le résultat est &amp;inconnu</translation>
    </message>
    <message>
        <source>For example after a repeated position, under Japanese rules.</source>
        <translation>Comme après une position qui revient sans cesse, selon les règles japonaises.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>&amp;End Game</source>
        <translation>T&amp;erminer la partie</translation>
    </message>
    <message>
        <source>The recorded result is {result}. It will be replaced.</source>
        <translation>La partie indique : {result}. Ce résultat sera remplacé.</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Goban</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
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
        <translation>Temps</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>Temps utilisé</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Prisonniers</translation>
    </message>
    <message>
        <source>Game Result</source>
        <translation>Résultat de la partie</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>Pas encore de résultat</translation>
    </message>
    <message>
        <source>Black {black}, White {white}</source>
        <translation>Noir {black}, Blanc {white}</translation>
    </message>
</context>
<context>
    <name>ResultSheetDialog</name>
    <message>
        <source>Result Sheet</source>
        <translation>Feuille de résultat</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation>Imprimée.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Enregistrée.</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>Copiée en texte.</translation>
    </message>
</context>
<context>
    <name>ResultSheetPrinter</name>
    <message>
        <source>Could not print the result sheet</source>
        <translation>La feuille de résultat n’a pas été imprimée</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>Documents PDF</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Save Result Sheet</source>
        <translation>Enregistrer la feuille de résultat</translation>
    </message>
    <message>
        <source>Could not save the result sheet</source>
        <translation>La feuille de résultat n’a pas été enregistrée</translation>
    </message>
</context>
<context>
    <name>RotateDialog</name>
    <message>
        <source>Rotate &amp;right</source>
        <translation>Pivoter à &amp;droite</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>Pivoter à &amp;gauche</translation>
    </message>
    <message>
        <source>Turn &amp;upside down</source>
        <translation>&amp;Tête en bas</translation>
    </message>
    <message>
        <source>Flip &amp;horizontally</source>
        <translation>Retourner &amp;horizontalement</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>Retourner &amp;verticalement</translation>
    </message>
    <message>
        <source>Flip along the rising &amp;diagonal</source>
        <translation>Retourner selon la diagonale m&amp;ontante</translation>
    </message>
    <message>
        <source>Flip along the &amp;falling diagonal</source>
        <translation>Retourner selon la diagonale de&amp;scendante</translation>
    </message>
    <message>
        <source>Rotates all moves, stones and marks, in every variation. Point names in comments, such as D4, do not change.</source>
        <translation>Tous les coups, pierres et marques de la partie sont tournés, dans chaque variante. Les noms de points dans les commentaires, comme D4, restent tels quels.</translation>
    </message>
    <message>
        <source>Rotate or Flip Game</source>
        <translation>Pivoter ou retourner la partie</translation>
    </message>
</context>
<context>
    <name>RuleFields</name>
    <message>
        <source>Allow s&amp;uicide</source>
        <translation>&amp;Suicide permis</translation>
    </message>
    <message>
        <source>Points &amp;in seki count</source>
        <translation>Points en seki c&amp;omptés</translation>
    </message>
    <message>
        <source>Passin&amp;g costs a stone</source>
        <translation>Passer coût&amp;e une pierre</translation>
    </message>
    <message>
        <source>Group &amp;tax</source>
        <translation>Ta&amp;xe de groupe</translation>
    </message>
    <message>
        <source>Only of two or more stones.</source>
        <translation>De plus d’une pierre.</translation>
    </message>
    <message>
        <source>Each living group costs two points.</source>
        <translation>Deux points de moins par groupe vivant.</translation>
    </message>
    <message>
        <source>C&amp;ounting</source>
        <translation>Décom&amp;pte</translation>
    </message>
    <message>
        <source>&amp;Ko</source>
        <translation>&amp;Kô</translation>
    </message>
    <message>
        <source>White&apos;s ha&amp;ndicap bonus</source>
        <translation>A&amp;vantage de handicap pour Blanc</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>C&amp;hange rules…</source>
        <translation>Modifier &amp;les règles…</translation>
    </message>
    <message>
        <source>&amp;Hide rules</source>
        <translation>Masquer &amp;les règles</translation>
    </message>
</context>
<context>
    <name>RunningTotals</name>
    <message>
        <source>Counted</source>
        <translation>Compté</translation>
    </message>
</context>
<context>
    <name>SaveActions</name>
    <message>
        <source>Save As</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Go games (*.sgf)</source>
        <translation>Parties de go (*.sgf)</translation>
    </message>
    <message>
        <source>Save this game?</source>
        <translation>Enregistrer cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>If you don&apos;t save the game, it will be lost.</source>
        <translation>Si vous ne l’enregistrez pas, la partie sera perdue.</translation>
    </message>
    <message>
        <source>If you don&apos;t save, changes since the last save will be lost.</source>
        <translation>Si vous n’enregistrez pas, les modifications depuis le dernier enregistrement seront perdues.</translation>
    </message>
    <message>
        <source>&amp;Keep the tried moves as a variation</source>
        <translation>&amp;Garder l’essai comme variante</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t Save</source>
        <translation>&amp;Ne pas enregistrer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Leave this match?</source>
        <translation>Quitter cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>The match is not over. You can resume it from File &gt; Game Archive.</source>
        <translation>La partie n’est pas finie. Vous pouvez la reprendre depuis Fichier &gt; Archives des parties.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Saving {file}</source>
        <translation>Enregistrement de {file}</translation>
    </message>
    <message>
        <source>Could not save the game</source>
        <translation>La partie n’a pas été enregistrée</translation>
    </message>
    <message>
        <source>Saved without the tried moves. Game &gt; Keep as Variation adds them to the game.</source>
        <translation>Enregistré sans l’essai. Partie, Garder l’essai l’ajoute à la partie.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>The file has changed on disk since it was opened. Overwrite it to discard those changes, or save this game under another name.</source>
        <translation>Le fichier a changé sur le disque depuis son ouverture. Écrasez-le pour abandonner ces modifications, ou enregistrez cette partie sous un autre nom.</translation>
    </message>
    <message>
        <source>Save with characters that may be wrong?</source>
        <translation>Enregistrer, même si des lettres peuvent être fausses&#x202f;?</translation>
    </message>
    <message>
        <source>Some text does not fit the encoding the file was opened with. File &gt; Text Encoding reopens it with another one.</source>
        <translation>Une partie du texte ne convient pas à l’encodage avec lequel le fichier a été ouvert. Fichier &gt; Encodage du texte le rouvre avec un autre.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save the changes to this game?</source>
        <translation>Enregistrer les modifications de cette partie ?</translation>
    </message>
    <message>
        <source>Overwrite changes made elsewhere?</source>
        <translation>Écraser ce qui a été modifié ailleurs ?</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>Écr&amp;aser</translation>
    </message>
    <message>
        <source>&amp;Save Anyway</source>
        <translation>&amp;Enregistrer quand même</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partie</translation>
    </message>
</context>
<context>
    <name>SeatsChoice</name>
    <message>
        <source>Standard, with tree and comment</source>
        <translation>Standard, avec arbre et commentaire</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>Across the table</source>
        <translation>Face à face</translation>
    </message>
    <message>
        <source>Board and clocks only</source>
        <translation>Goban et deux pendules seulement</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposition</translation>
    </message>
</context>
<context>
    <name>SetClockDialog</name>
    <message>
        <source>Set Clock</source>
        <translation>Régler la pendule</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds for {player}</source>
        <translation>
            <numerusform>%n seconde pour {player}</numerusform>
            <numerusform>%n secondes pour {player}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Search by words or keys</source>
        <translation>Rechercher par mots ou touches</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Nouvelles touches</translation>
    </message>
    <message>
        <source>Press keys</source>
        <translation>Appuyez sur des touches</translation>
    </message>
    <message>
        <source>Reset to &amp;Default</source>
        <translation>Par &amp;défaut</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Appliquer</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <translation>&amp;Tout réinitialiser</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>These keys cannot be changed.</source>
        <translation>Ces touches ne peuvent pas être changées.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Default: {keys}</source>
        <translation>Par défaut&#xa0;: {keys}</translation>
    </message>
    <message>
        <source>{keys} is reserved. Press other keys.</source>
        <translation>{keys} sert partout. Choisissez d’autres touches.</translation>
    </message>
    <message>
        <source>Also used by: {names}</source>
        <translation>Aussi&#xa0;: {names}</translation>
    </message>
</context>
<context>
    <name>ShortcutsPrinter</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Could not save the shortcuts</source>
        <translation>Les raccourcis n’ont pas été enregistrés</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>Documents PDF</translation>
    </message>
    <message>
        <source>Could not print the shortcuts</source>
        <translation>Les raccourcis n’ont pas été imprimés</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Étudier</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Compter</translation>
    </message>
    <message>
        <source>What the panel shows</source>
        <translation>Contenu du panneau</translation>
    </message>
    <message>
        <source>Demon&amp;strate Counting…</source>
        <translation>Démons&amp;tration du décompte…</translation>
    </message>
    <message>
        <source>The score counted by hand, step by step on the board</source>
        <translation>Le décompte fait à la main sur le goban, pas à pas</translation>
    </message>
</context>
<context>
    <name>StatusMessages</name>
    <message>
        <source>Could not estimate the dead stones: mark them yourself.</source>
        <translation>Aucune pierre morte n’a pu être proposée&#xa0;: marquez celles qui le sont.</translation>
    </message>
</context>
<context>
    <name>StepPrinter</name>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Could not save the picture</source>
        <translation>L’image n’a pas été enregistrée</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>Documents PDF</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Could not save the steps</source>
        <translation>Les étapes n’ont pas été enregistrées</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Could not print the steps</source>
        <translation>Les étapes n’ont pas été imprimées</translation>
    </message>
    <message>
        <source>Steps per page:</source>
        <translation>Étapes par page&#xa0;:</translation>
    </message>
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
    <message>
        <source>Swap and app&amp;ly</source>
        <translation>Échanger et appli&amp;quer</translation>
    </message>
    <message>
        <source>App&amp;ly</source>
        <translation>Appli&amp;quer</translation>
    </message>
    <message>
        <source>Suggested by the ranks: {terms}</source>
        <translation>Selon les rangs&#xa0;: {terms}</translation>
    </message>
    <message>
        <source>White is weaker. Suggested: swap colours, {terms}</source>
        <translation>Blanc est plus faible. Suggéré&#xa0;: échanger, {terms}</translation>
    </message>
    <message>
        <source>Suggested: {terms}</source>
        <translation>Suggéré&#xa0;: {terms}</translation>
    </message>
    <message>
        <source>komi {number}</source>
        <translation>komi {number}</translation>
    </message>
    <message>
        <source>even game, {komi}</source>
        <translation>partie à égalité, {komi}</translation>
    </message>
    <message>
        <source>Black plays first, {komi}</source>
        <translation>Noir commence, {komi}</translation>
    </message>
    <message numerus="yes">
        <source>%n stones, {komi}</source>
        <translation>
            <numerusform>%n pierre, {komi}</numerusform>
            <numerusform>%n pierres, {komi}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeachingActions</name>
    <message>
        <source>&amp;Presentation</source>
        <translation>&amp;Présentation</translation>
    </message>
    <message>
        <source>A second window for an audience, with the board and large text</source>
        <translation>Une seconde fenêtre pour une salle, avec le goban et de grands caractères</translation>
    </message>
    <message>
        <source>Au&amp;toplay</source>
        <translation>Lecture auto&amp;matique</translation>
    </message>
    <message>
        <source>Shows the moves one after the other</source>
        <translation>Affiche les coups l’un après l’autre</translation>
    </message>
    <message>
        <source>&amp;Guess Mode</source>
        <translation>Jeu de &amp;devinette</translation>
    </message>
    <message>
        <source>Guess each move of the game, for points</source>
        <translation>Trouvez vous-même chaque coup de la partie, pour des points</translation>
    </message>
</context>
<context>
    <name>TextEncodingDialog</name>
    <message>
        <source>Text Encoding</source>
        <translation>Encodage du texte</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Encodages</translation>
    </message>
    <message>
        <source>As declared or guessed</source>
        <translation>Comme le dit le fichier, ou supposé</translation>
    </message>
    <message>
        <source>{encoding} · in use</source>
        <translation>{encoding} · utilisé</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Encodage</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>A&amp;perçu</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Rouvrir</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Black&apos;s rank</source>
        <translation>Rang de Noir</translation>
    </message>
    <message>
        <source>Black&apos;s team</source>
        <translation>Équipe de Noir</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>White&apos;s rank</source>
        <translation>Rang de Blanc</translation>
    </message>
    <message>
        <source>White&apos;s team</source>
        <translation>Équipe de Blanc</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>Sur la partie</translation>
    </message>
    <message>
        <source>This is {encoding}.</source>
        <translation>C’est&#xa0;: {encoding}.</translation>
    </message>
    <message>
        <source>This is probably {encoding}.</source>
        <translation>C’est&#xa0;: {encoding}, une supposition.</translation>
    </message>
    <message>
        <source>Some text does not fit this encoding: see line {line}.</source>
        <translation>Une partie du texte ne correspond pas à cet encodage&#xa0;: voyez la ligne {line}.</translation>
    </message>
    <message>
        <source>The text is plain ASCII and reads the same in most encodings.</source>
        <translation>Le texte n’a que des lettres simples&#xa0;: elles se lisent de même dans la plupart des encodages.</translation>
    </message>
    <message>
        <source>Only the beginning of the file was examined.</source>
        <translation>Seul le début du fichier a été examiné.</translation>
    </message>
</context>
<context>
    <name>TimeField</name>
    <message>
        <source>Hours, minutes and seconds (1:30:00), or minutes</source>
        <translation>Heures, minutes et secondes comme 1:30:00, ou des minutes</translation>
    </message>
</context>
<context>
    <name>TimeFields</name>
    <message>
        <source>Time system</source>
        <translation>Système de temps</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>Temps principal</translation>
    </message>
    <message>
        <source>Enter a time such as 1:30:00, or minutes.</source>
        <translation>Saisissez un temps comme 1:30:00, ou des minutes.</translation>
    </message>
    <message>
        <source>The time limit is 100 hours.</source>
        <translation>Un temps ne peut pas dépasser 100 heures.</translation>
    </message>
    <message>
        <source>Enter a main time or an overtime period.</source>
        <translation>Saisissez un temps principal ou une période supplémentaire.</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Périodes</translation>
    </message>
    <message>
        <source>Seconds per period</source>
        <translation>Secondes d’une période</translation>
    </message>
    <message>
        <source>for</source>
        <extracomment>before a field, as in: + [3] × [60 s] for [2] points each</extracomment>
        <translation>pour</translation>
    </message>
    <message>
        <source>Points per period</source>
        <translation>Points que coûte une période</translation>
    </message>
    <message>
        <source>Stones per period</source>
        <translation>Pierres d’une période</translation>
    </message>
    <message>
        <source>stones in</source>
        <extracomment>before a field, as in: + [25] stones in [10:00]</extracomment>
        <translation>pierres en</translation>
    </message>
    <message>
        <source>Length of a period</source>
        <translation>Durée d’une période</translation>
    </message>
    <message>
        <source>Seconds added per move</source>
        <translation>Secondes ajoutées par coup</translation>
    </message>
    <message>
        <source>per move, up to</source>
        <extracomment>before a field, as in: + [10 s] a move, up to [20:00]</extracomment>
        <translation>par coup, au plus</translation>
    </message>
    <message>
        <source>Upper limit of the clock</source>
        <translation>Le maximum que peut indiquer la pendule</translation>
    </message>
    <message>
        <source>up to</source>
        <extracomment>before a field, as in: up to [10 s] back per move</extracomment>
        <translation>jusqu’à</translation>
    </message>
    <message>
        <source>Seconds given back per move</source>
        <translation>Secondes que rend un coup</translation>
    </message>
    <message>
        <source>Seconds before the clock starts</source>
        <translation>Secondes avant que la pendule tourne</translation>
    </message>
    <message>
        <source>points each</source>
        <translation>points chacune</translation>
    </message>
    <message>
        <source>back per move</source>
        <translation>rendues par coup</translation>
    </message>
    <message>
        <source>delay per move</source>
        <translation>de délai par coup</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans fin</translation>
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
        <translation>Pivo&amp;ter ou retourner la partie…</translation>
    </message>
    <message>
        <source>Changes the game, with all marks and labels</source>
        <translation>Modifie la partie, avec toutes ses marques et étiquettes</translation>
    </message>
    <message>
        <source>Swap Blac&amp;k and White…</source>
        <translation>&amp;Échanger Noir et Blanc…</translation>
    </message>
    <message>
        <source>Changes the game: every black stone becomes white, and every white stone black</source>
        <translation>Modifie la partie&#xa0;: chaque pierre noire devient blanche, et inversement</translation>
    </message>
    <message>
        <source>Rotating the game</source>
        <translation>Rotation de la partie</translation>
    </message>
    <message>
        <source>Swap Black and White?</source>
        <translation>Échanger Noir et Blanc&#x202f;?</translation>
    </message>
    <message>
        <source>All moves and stones change colour, in every variation. Comments that mention Black and White do not change.</source>
        <translation>Tous les coups et toutes les pierres prennent l’autre couleur, dans chaque variante. Les commentaires qui parlent de Noir et de Blanc restent tels quels.</translation>
    </message>
    <message>
        <source>Swap the &amp;players too, with komi and result</source>
        <translation>Les &amp;joueurs changent aussi de camp, avec komi et résultat</translation>
    </message>
    <message>
        <source>The komi becomes negative, so each player keeps the same score.</source>
        <translation>Le komi devient négatif, pour que chaque joueur garde le même décompte.</translation>
    </message>
    <message>
        <source>&amp;Swap</source>
        <translation>Échan&amp;ger</translation>
    </message>
    <message>
        <source>Swapping the colours</source>
        <translation>Échange des couleurs</translation>
    </message>
</context>
<context>
    <name>TreeActions</name>
    <message>
        <source>This move belongs to the match in progress and was not deleted. Use Undo to take back moves.</source>
        <translation>Ce coup est de la partie en cours&#xa0;: rien n’a été supprimé. «&#xa0;Annuler&#xa0;» reprend des coups.</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Copie</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t Branch</source>
        <translation>Co&amp;uper la branche</translation>
    </message>
    <message>
        <source>&amp;Copy Branch</source>
        <translation>&amp;Copier la branche</translation>
    </message>
    <message>
        <source>Cop&amp;y Game</source>
        <translation>Copier la &amp;partie</translation>
    </message>
    <message>
        <source>P&amp;aste as Variation</source>
        <translation>Coller comme &amp;variante</translation>
    </message>
    <message>
        <source>&amp;Delete Branch</source>
        <translation>&amp;Supprimer la branche</translation>
    </message>
    <message>
        <source>New &amp;Variation of This Move</source>
        <translation>Ajouter une variante &amp;à ce coup</translation>
    </message>
    <message>
        <source>Go back one move; the next move you play begins the variation</source>
        <translation>Recule d’un coup ; le prochain coup joué commence la variante</translation>
    </message>
    <message>
        <source>Move Variation U&amp;p</source>
        <translation>&amp;Monter la variante</translation>
    </message>
    <message>
        <source>Move Variation Do&amp;wn</source>
        <translation>&amp;Descendre la variante</translation>
    </message>
    <message>
        <source>Promote to &amp;Main Line</source>
        <translation>Promouvoir en &amp;branche principale</translation>
    </message>
    <message>
        <source>Makes this variation the main line</source>
        <translation>Fait de cette variante la branche principale</translation>
    </message>
    <message>
        <source>&amp;Insert Moves Before</source>
        <translation>&amp;Insérer des coups avant celui-ci</translation>
    </message>
    <message>
        <source>Later moves stay after the inserted ones</source>
        <translation>Les coups qui suivent restent, après ceux que vous insérez</translation>
    </message>
    <message>
        <source>C&amp;orrect Move</source>
        <translation>C&amp;orriger ce coup</translation>
    </message>
    <message>
        <source>Click the correct point; later moves stay</source>
        <translation>Cliquez sur le bon point&#x202f;; les coups qui suivent restent</translation>
    </message>
    <message>
        <source>De&amp;lete Move</source>
        <translation>Supprimer &amp;le coup</translation>
    </message>
    <message>
        <source>Later moves stay</source>
        <translation>Les coups qui suivent restent</translation>
    </message>
    <message>
        <source>The next move you play begins the variation.</source>
        <translation>Le prochain coup que vous jouez commence la variante.</translation>
    </message>
    <message>
        <source>Moves copied.</source>
        <translation>Coups copiés.</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <translation>La partie a été copiée.</translation>
    </message>
    <message>
        <source>Pasting</source>
        <translation>Collage</translation>
    </message>
    <message>
        <source>Could not paste</source>
        <translation>Impossible de coller</translation>
    </message>
    <message>
        <source>The clipboard contains no moves and no diagram.</source>
        <translation>Il n’y a ni coups ni diagramme dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The diagram has another board size. Use File &gt; Open from Clipboard to open it as a new game.</source>
        <translation>Le diagramme a une autre taille de goban. Utilisez Fichier &gt; Ouvrir depuis le presse-papiers pour l’ouvrir comme nouvelle partie.</translation>
    </message>
    <message>
        <source>Checking the following moves</source>
        <translation>Vérification des coups qui suivent</translation>
    </message>
</context>
<context>
    <name>TreeKeys</name>
    <message>
        <source>Variations and Move List</source>
        <translation>Variantes et liste des coups</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>De coup en coup</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Ten moves</source>
        <translation>Dix coups</translation>
    </message>
    <message>
        <source>First or last move</source>
        <translation>Au premier ou au dernier coup</translation>
    </message>
    <message>
        <source>Collapse or expand</source>
        <translation>Replier ou déplier</translation>
    </message>
    <message>
        <source>Zoom in, out, reset</source>
        <translation>Plus grand, plus petit, comme d’habitude</translation>
    </message>
</context>
<context>
    <name>TreePanel</name>
    <message>
        <source>Variation tree</source>
        <translation>Arbre des variantes</translation>
    </message>
    <message>
        <source>Moves and variations</source>
        <translation>Coups et variantes</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Pas de coup</translation>
    </message>
    <message>
        <source>Move {number}: {color} {point}</source>
        <translation>Coup {number}&#xa0;: {color} {point}</translation>
    </message>
    <message>
        <source>Move {number}: {color} passes</source>
        <translation>Coup {number}&#xa0;: {color} passe</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Pierres placées</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Début</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are hidden</source>
        <translation>
            <numerusform>%n coup est caché</numerusform>
            <numerusform>%n coups sont cachés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrialActions</name>
    <message>
        <source>Discarded the tried moves of the other game. Return to it and choose Edit &gt; Redo to restore them.</source>
        <translation>Coups d’essai de l’autre partie jetés. Revenez-y et choisissez Édition &gt; Rétablir pour les récupérer.</translation>
    </message>
    <message>
        <source>Tr&amp;y Out Moves</source>
        <translation>&amp;Essayer des coups</translation>
    </message>
    <message>
        <source>Try out moves; press again to discard them and return</source>
        <translation>Essayer des coups&#xa0;; appuyer à nouveau pour les jeter et revenir</translation>
    </message>
    <message>
        <source>Keep as &amp;Variation</source>
        <translation>Garder comme &amp;variante</translation>
    </message>
    <message>
        <source>Keep the tried moves as a variation</source>
        <translation>Laisser l’essai dans la partie, comme variante</translation>
    </message>
    <message>
        <source>You can&apos;t try out moves during a match.</source>
        <translation>Tant qu’une partie est en cours, on n’essaie pas de coups.</translation>
    </message>
    <message>
        <source>Discarded the tried moves. Edit &gt; Redo restores them.</source>
        <translation>Coups d’essai jetés. Édition &gt; Rétablir les récupère.</translation>
    </message>
    <message>
        <source>Kept the tried moves as a variation.</source>
        <translation>L’essai est gardé comme variante.</translation>
    </message>
</context>
<context>
    <name>TrialBar</name>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Jeter</translation>
    </message>
    <message>
        <source>Keep these moves as a variation</source>
        <translation>Laisser ces coups dans la partie comme variante</translation>
    </message>
    <message>
        <source>Discard these moves and return (Esc)</source>
        <translation>Jeter ces coups et revenir (Échap)</translation>
    </message>
    <message>
        <source>Trying out moves from move {number}</source>
        <translation>Essai à partir du coup {number}</translation>
    </message>
    <message>
        <source>Trying out moves</source>
        <translation>Essai</translation>
    </message>
</context>
<context>
    <name>ViewActions</name>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Show clocks, Pass and Resign in the side panel</source>
        <translation>Afficher les pendules, Passer et Abandonner dans le panneau latéral</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>É&amp;tudier</translation>
    </message>
    <message>
        <source>Show game information, tree, comment and tools in the side panel</source>
        <translation>Afficher les informations sur la partie, l’arbre, le commentaire et les outils dans le panneau latéral</translation>
    </message>
    <message>
        <source>Study &amp;Toolbar</source>
        <translation>&amp;Barre d’outils d’étude</translation>
    </message>
    <message>
        <source>B&amp;oard and Stones…</source>
        <translation>Go&amp;ban et pierres…</translation>
    </message>
    <message>
        <source>Ani&amp;mate Stones</source>
        <translation>A&amp;nimer les pierres</translation>
    </message>
    <message>
        <source>Mark Chains in &amp;Atari</source>
        <translation>Marquer les chaînes en &amp;atari</translation>
    </message>
    <message>
        <source>S&amp;how Next Moves</source>
        <translation>Affic&amp;her les coups suivants</translation>
    </message>
    <message>
        <source>Move &amp;List</source>
        <translation>&amp;Liste des coups</translation>
    </message>
    <message>
        <source>&amp;Variation Tree</source>
        <translation>Arbre des &amp;variantes</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>Ple&amp;in écran</translation>
    </message>
    <message>
        <source>Preference&amp;s…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>Stan&amp;dard Layout</source>
        <translation>Disposition &amp;standard</translation>
    </message>
    <message>
        <source>&amp;Side by Side</source>
        <translation>&amp;Côte à côte</translation>
    </message>
    <message>
        <source>Across the &amp;Table</source>
        <translation>&amp;Face à face</translation>
    </message>
    <message>
        <source>&amp;Board and Clocks</source>
        <translation>&amp;Goban et pendules</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Aucun</translation>
    </message>
    <message>
        <source>The &amp;Last Move</source>
        <translation>Le &amp;dernier coup</translation>
    </message>
    <message>
        <source>The Last &amp;5 Moves</source>
        <translation>Les &amp;5 derniers coups</translation>
    </message>
    <message>
        <source>The Last &amp;10 Moves</source>
        <translation>Les &amp;10 derniers coups</translation>
    </message>
    <message>
        <source>The Last 5&amp;0 Moves</source>
        <translation>Les 5&amp;0 derniers coups</translation>
    </message>
    <message>
        <source>&amp;All Moves</source>
        <translation>&amp;Tous les coups</translation>
    </message>
    <message>
        <source>Show move numbers</source>
        <translation>Afficher les numéros des coups</translation>
    </message>
    <message>
        <source>&amp;From Here</source>
        <translation>À partir d’&amp;ici</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>Comme le &amp;système</translation>
    </message>
</context>
<context>
    <name>WelcomeActions</name>
    <message>
        <source>&amp;Welcome</source>
        <translation>&amp;Bienvenue</translation>
    </message>
    <message>
        <source>&amp;About gobanapp</source>
        <translation>À &amp;propos de gobanapp</translation>
    </message>
    <message>
        <source>A Go board for players, teachers and students.</source>
        <translation>Un goban pour les joueurs, les enseignants et les élèves.</translation>
    </message>
    <message>
        <source>Licence: {name}</source>
        <translation>Licence : {name}</translation>
    </message>
    <message>
        <source>About gobanapp</source>
        <translation>À propos de gobanapp</translation>
    </message>
</context>
<context>
    <name>WelcomePanel</name>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Two players at one screen.</source>
        <translation>Une partie à deux sur ce goban.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>A game file; you can also drop one here.</source>
        <translation>Un fichier de partie. Ou déposez-le ici.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Short lessons in the game of Go.</source>
        <translation>Le jeu en courtes leçons.</translation>
    </message>
    <message>
        <source>Or click the board and play.</source>
        <translation>Ou cliquez sur le goban et jouez, tout simplement.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
</context>
<context>
    <name>WindowKeys</name>
    <message>
        <source>Alt+letter</source>
        <translation>Alt et une lettre</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Next field or button</source>
        <translation>Au champ ou bouton suivant</translation>
    </message>
    <message>
        <source>Previous field or button</source>
        <translation>Au précédent</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Ouvrir les menus</translation>
    </message>
    <message>
        <source>Cancel; back to the board</source>
        <translation>Quitter ce qui est en cours&#x202f;; retour au goban</translation>
    </message>
</context>
<context>
    <name>_Paper</name>
    <message>
        <source>Result sheet</source>
        <translation>Feuille de résultat</translation>
    </message>
</context>
<context>
    <name>_Player</name>
    <message>
        <source>{name}, to move</source>
        <translation>À {name} de jouer</translation>
    </message>
</context>
<context>
    <name>_Problems</name>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Propriété</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>The text was read as {encoding}.</source>
        <translation>Encodage du texte&#xa0;: {encoding}.</translation>
    </message>
    <message>
        <source>The text was read as {encoding} (a guess).</source>
        <translation>Encodage du texte supposé&#xa0;: {encoding}.</translation>
    </message>
</context>
<context>
    <name>aid_words</name>
    <message>
        <source>The ladder fails: the chain escapes.</source>
        <translation>Le shicho échoue&#xa0;: la chaîne s’échappe.</translation>
    </message>
</context>
<context>
    <name>announced</name>
    <message>
        <source>{color} passes</source>
        <translation>{color} passe</translation>
    </message>
    <message>
        <source>{color} {point}</source>
        <translation>{color} {point}</translation>
    </message>
    <message>
        <source>{color} stone on {point}</source>
        <translation>Pierre de {color} en {point}</translation>
    </message>
    <message>
        <source>Move {number}: {move}</source>
        <translation>Coup {number}&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Pierres placées</translation>
    </message>
    <message>
        <source>variation {number} of {all}</source>
        <translation>variante {number} sur {all}</translation>
    </message>
    <message>
        <source>has a comment</source>
        <translation>avec un commentaire</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Undone: {move}</source>
        <translation>Annulé&#xa0;: {move}</translation>
    </message>
    <message>
        <source>{color}: {left}</source>
        <translation>{color}&#xa0;: {left}</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>{color} accepts the score</source>
        <translation>{color} accepte le décompte</translation>
    </message>
    <message>
        <source>{group}: in seki</source>
        <translation>{group}&#xa0;: en seki</translation>
    </message>
    <message>
        <source>{group}: dead</source>
        <translation>{group}&#xa0;: mort</translation>
    </message>
    <message>
        <source>{group}: alive</source>
        <translation>{group}&#xa0;: vivant</translation>
    </message>
    <message>
        <source>Game {number} of {all}: {names}, {columns} by {rows}</source>
        <translation>Partie {number} sur {all}&#xa0;: {names}, {columns} sur {rows}</translation>
    </message>
    <message>
        <source>{file} opened: {columns} by {rows}</source>
        <translation>{file} ouvert&#xa0;: {columns} sur {rows}</translation>
    </message>
    <message>
        <source>New game: {columns} by {rows}</source>
        <translation>Nouvelle partie&#xa0;: {columns} sur {rows}</translation>
    </message>
    <message>
        <source>{file} saved</source>
        <translation>{file} enregistré</translation>
    </message>
</context>
<context>
    <name>arranging</name>
    <message>
        <source>The first player</source>
        <translation>Le premier joueur</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>Le second joueur</translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <source>Board, {columns} by {rows}</source>
        <translation>Goban, {columns} sur {rows}</translation>
    </message>
    <message>
        <source>{color}: {prisoners}</source>
        <translation>{color}&#xa0;: {prisoners}</translation>
    </message>
</context>
<context>
    <name>clock</name>
    <message>
        <source>Absolute</source>
        <translation>Absolu</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <translation>Byo-yomi</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>Canadien</translation>
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
        <translation>Délai</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>Ing</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Sans pendule</translation>
    </message>
    <message>
        <source>{main} + {overtime}</source>
        <translation>{main} + {overtime}</translation>
    </message>
    <message>
        <source>{stones} in {time}</source>
        <translation>{stones} en {time}</translation>
    </message>
    <message>
        <source>up to {time} back per move</source>
        <translation>jusqu’à {time} rendues par coup</translation>
    </message>
    <message>
        <source>{time} delay per move</source>
        <translation>{time} de délai par coup</translation>
    </message>
    <message>
        <source>{periods} for {points} each</source>
        <translation>{periods} pour {points} chacune</translation>
    </message>
    <message>
        <source>{time} per move</source>
        <translation>{time} par coup</translation>
    </message>
    <message>
        <source>{time} per move, up to {most}</source>
        <translation>{time} par coup, au plus {most}</translation>
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
        <translation>Le temps est écoulé</translation>
    </message>
    <message>
        <source>last period</source>
        <translation>dernière période</translation>
    </message>
    <message>
        <source>last stone</source>
        <translation>dernière pierre</translation>
    </message>
</context>
<context>
    <name>consequences</name>
    <message>
        <source>The stone is now on {point}</source>
        <translation>La pierre est maintenant en {point}</translation>
    </message>
    <message>
        <source>Move {number} is now on {point}</source>
        <translation>Le coup {number} est maintenant en {point}</translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>{what}.</translation>
    </message>
    <message>
        <source>{what}: {consequences}.</source>
        <translation>{what}&#xa0;: {consequences}.</translation>
    </message>
</context>
<context>
    <name>count</name>
    <message>
        <source>alive</source>
        <translation>vivant</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>mort</translation>
    </message>
    <message>
        <source>alive in seki</source>
        <translation>vivant en seki</translation>
    </message>
    <message>
        <source>unsettled</source>
        <translation>indécis</translation>
    </message>
    <message>
        <source>probably alive</source>
        <translation>sans doute vivant</translation>
    </message>
    <message>
        <source>probably dead</source>
        <translation>sans doute mort</translation>
    </message>
    <message>
        <source>probably alive in seki</source>
        <translation>sans doute vivant en seki</translation>
    </message>
    <message>
        <source>Two secure eyes.</source>
        <translation>Deux yeux que rien ne peut prendre.</translation>
    </message>
    <message>
        <source>Room for two eyes.</source>
        <translation>Assez d’espace pour deux yeux.</translation>
    </message>
    <message>
        <source>It surrounds territory and is not threatened.</source>
        <translation>Il entoure du territoire, et rien ne le menace.</translation>
    </message>
    <message>
        <source>It captures {others}.</source>
        <translation>Il capture {others}.</translation>
    </message>
    <message>
        <source>Not enough room for two eyes.</source>
        <translation>Pas d’espace pour deux yeux.</translation>
    </message>
    <message>
        <source>Its eye space makes only one eye: {points}.</source>
        <translation>Son espace ne fait qu’un œil&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Its eye at {points} is false.</source>
        <translation>Son œil en {points} est faux.</translation>
    </message>
    <message>
        <source>Fewer liberties than {others}.</source>
        <translation>Moins de libertés que {others}.</translation>
    </message>
    <message>
        <source>It can be captured whatever it plays.</source>
        <translation>Il peut être capturé, quoi qu’il fasse.</translation>
    </message>
    <message>
        <source>Bent four in the corner.</source>
        <translation>Quatre coudé dans le coin.</translation>
    </message>
    <message>
        <source>If it is captured, its side takes part of the ground back.</source>
        <translation>S’il est capturé, son camp reprend une partie du terrain.</translation>
    </message>
    <message>
        <source>It shares liberties at {points} with {others}.</source>
        <translation>Il partage des libertés en {points} avec {others}.</translation>
    </message>
    <message>
        <source>Undecided: the next move at {points} settles it.</source>
        <translation>Indécis&#xa0;: le prochain coup en {points} décide.</translation>
    </message>
    <message>
        <source>Depends on a ko at {points}.</source>
        <translation>Un kô en {points} décide.</translation>
    </message>
    <message>
        <source>Playing on leads to this, whichever side moves first.</source>
        <translation>Les parties jouées à partir d’ici finissent ainsi, quel que soit le joueur qui commence.</translation>
    </message>
    <message>
        <source>It could still live. Resume play.</source>
        <translation>Il pourrait encore vivre. Reprenez le jeu.</translation>
    </message>
    <message>
        <source>It captures its opponent.</source>
        <translation>Il capture son adversaire.</translation>
    </message>
    <message>
        <source>Its eye space makes only one eye.</source>
        <translation>Son espace ne fait qu’un œil.</translation>
    </message>
    <message>
        <source>One of its eyes is false.</source>
        <translation>L’un de ses yeux est faux.</translation>
    </message>
    <message>
        <source>Fewer liberties than its opponent.</source>
        <translation>Moins de libertés que son adversaire.</translation>
    </message>
    <message>
        <source>It shares liberties with its opponent.</source>
        <translation>Il partage des libertés avec son adversaire.</translation>
    </message>
    <message>
        <source>Undecided: the next move settles it.</source>
        <translation>Indécis&#xa0;: le prochain coup décide.</translation>
    </message>
    <message>
        <source>Depends on a ko.</source>
        <translation>Un kô décide.</translation>
    </message>
    <message>
        <source>Handicap stones count as stones on the board</source>
        <translation>Les pierres de handicap sont des pierres sur le goban</translation>
    </message>
    <message>
        <source>White&apos;s compensation for the handicap</source>
        <translation>La compensation de Blanc pour le handicap</translation>
    </message>
    <message>
        <source>{color} played more stones, including the last dame</source>
        <translation>{color} a joué plus de pierres, dont le dernier dame</translation>
    </message>
    <message>
        <source>{opponent} passed more often than {color}</source>
        <translation>{opponent} a passé plus souvent que {color}</translation>
    </message>
    <message>
        <source>Points in seki and in false eyes</source>
        <translation>Points en seki et faux yeux</translation>
    </message>
    <message>
        <source>Dead stones in seki, which territory scoring leaves on the board</source>
        <translation>Pierres mortes en seki, que le décompte au territoire laisse sur le goban</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>Taxe de groupe</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Mort</translation>
    </message>
    <message>
        <source>Seki</source>
        <translation>Seki</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>Contesté</translation>
    </message>
    <message>
        <source>Click a group to mark it dead or alive; Shift+click for one chain.</source>
        <translation>Cliquez sur un groupe&#xa0;: mort ou vivant. Avec Maj&#xa0;: une seule chaîne.</translation>
    </message>
    <message>
        <source>Click a group to mark it alive in seki or with two eyes.</source>
        <translation>Cliquez sur un groupe&#xa0;: vivant en seki, ou avec deux yeux à lui.</translation>
    </message>
    <message>
        <source>Click a disputed group to play it out.</source>
        <translation>Cliquez sur le groupe en désaccord, pour jouer la suite à côté de la partie.</translation>
    </message>
    <message>
        <source>{color}, {stones}</source>
        <translation>{color}, {stones}</translation>
    </message>
    <message>
        <source>unsettled, counted as dead</source>
        <translation>indécis, compté comme mort</translation>
    </message>
    <message>
        <source>{group}: {status}.</source>
        <translation>{group}&#xa0;: {status}.</translation>
    </message>
    <message>
        <source>It does not have two eyes.</source>
        <translation>Il n’a pas deux yeux à lui.</translation>
    </message>
    <message>
        <source>Marked by the players.</source>
        <translation>Marqué par les joueurs.</translation>
    </message>
    <message>
        <source>Finding dead stones…</source>
        <translation>Recherche des pierres mortes…</translation>
    </message>
    <message>
        <source>Much of the board is undecided: borders are still open. Resume play.</source>
        <translation>Une grande partie du goban est indécise&#xa0;: des frontières sont encore ouvertes. Reprenez la partie.</translation>
    </message>
    <message>
        <source>The game already has a different result. Accepting this score replaces it.</source>
        <translation>La partie a déjà un autre résultat. Accepter ce score le remplace.</translation>
    </message>
    <message>
        <source>The rules in the record are not understood. The score is by Japanese rules.</source>
        <translation>Les règles de la partie sont incompréhensibles. Le score suit les règles japonaises.</translation>
    </message>
    <message>
        <source>White must pass last under these rules: one more pass is needed.</source>
        <translation>Avec ces règles, Blanc passe en dernier&#xa0;: il faut encore une passe.</translation>
    </message>
    <message>
        <source>Online-Go.com would count {points} for Black.</source>
        <translation>Online-Go.com compterait {points} pour Noir.</translation>
    </message>
    <message>
        <source>Online-Go.com would count {points} for White.</source>
        <translation>Online-Go.com compterait {points} pour Blanc.</translation>
    </message>
    <message>
        <source>Online-Go.com would not count {points}.</source>
        <translation>Online-Go.com ne compterait pas {points}.</translation>
    </message>
    <message>
        <source>Online-Go.com would take {points} prisoner.</source>
        <translation>Online-Go.com compterait {points} comme prisonniers.</translation>
    </message>
    <message>
        <source>{group}, at {point}</source>
        <translation>{group}, en {point}</translation>
    </message>
    <message>
        <source>{group}, at {point}: counted as dead</source>
        <translation>{group}, en {point}&#xa0;: compté comme mort</translation>
    </message>
    <message>
        <source>Dead: {result}</source>
        <translation>Mort&#xa0;: {result}</translation>
    </message>
    <message>
        <source>Alive: {result}</source>
        <translation>Vivant&#xa0;: {result}</translation>
    </message>
    <message>
        <source>All stones are alive under these rules.</source>
        <translation>Avec ces règles, toutes les pierres sont vivantes.</translation>
    </message>
    <message>
        <source>Playing out {color}&apos;s group at {point}</source>
        <translation>On joue la suite pour le groupe de {color} en {point}.</translation>
    </message>
</context>
<context>
    <name>cursor</name>
    <message>
        <source>Arrows move the cursor, Enter answers, Esc hides it.</source>
        <translation>Les flèches déplacent le curseur, Entrée répond avec son point, Échap le cache.</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter marks a group dead or alive, Esc hides it.</source>
        <translation>Les flèches déplacent le curseur, Entrée rend un groupe mort ou vivant, Échap le cache.</translation>
    </message>
    <message>
        <source>Enter starts, arrows move to the other end, Enter finishes, Esc cancels.</source>
        <translation>Entrée commence, les flèches mènent à l’autre bout, Entrée termine&#x202f;; Échap renonce.</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter applies the tool, Esc hides it.</source>
        <translation>Les flèches déplacent le curseur, Entrée y emploie l’outil, Échap le cache.</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter moves the stone there, Esc hides it.</source>
        <translation>Les flèches déplacent le curseur, Entrée y met le coup, Échap le cache.</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter plays, Esc hides it.</source>
        <translation>Les flèches déplacent le curseur, Entrée y joue, Échap le cache.</translation>
    </message>
</context>
<context>
    <name>estimate</name>
    <message>
        <source>About even</source>
        <translation>À peu près égal</translation>
    </message>
    <message>
        <source>{color} may be ahead by about {number}</source>
        <translation>{color} peut-être devant d’environ {number}</translation>
    </message>
    <message>
        <source>{color} ahead by about {number}</source>
        <translation>{color} devant d’environ {number}</translation>
    </message>
    <message>
        <source>{lead} ({least} to {most})</source>
        <translation>{lead} ({least} à {most})</translation>
    </message>
    <message>
        <source>even</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>{color} by {number}</source>
        <translation>{color} de {number}</translation>
    </message>
</context>
<context>
    <name>exercises</name>
    <message>
        <source>This move does not reach the goal.</source>
        <translation>Ce coup n’atteint pas le but.</translation>
    </message>
    <message>
        <source>This does not capture the stones.</source>
        <translation>Les pierres ne sont pas capturées ainsi.</translation>
    </message>
    <message>
        <source>Neither player may play there.</source>
        <translation>Personne n’a le droit de jouer là.</translation>
    </message>
    <message>
        <source>That move is legal.</source>
        <translation>Il est permis de jouer là.</translation>
    </message>
    <message>
        <source>That is no liberty: a liberty is an empty point next to the stones.</source>
        <translation>Ce n’est pas une liberté&#xa0;: une liberté est un point vide voisin des pierres.</translation>
    </message>
    <message>
        <source>After this move the stones are not in atari: atari means one liberty.</source>
        <translation>Après ce coup, les pierres ne sont pas en atari&#xa0;: elles n’auraient alors plus qu’une liberté.</translation>
    </message>
    <message>
        <source>That point is not part of the answer.</source>
        <translation>Ce point ne fait pas partie de la réponse.</translation>
    </message>
    <message>
        <source>There is no dead stone at this point.</source>
        <translation>Il n’y a pas de pierre morte sur ce point.</translation>
    </message>
    <message>
        <source>That point is not in this territory.</source>
        <translation>Ce point ne fait pas partie de ce territoire.</translation>
    </message>
    <message>
        <source>The winner is right, the margin is not. Count again.</source>
        <translation>Le vainqueur est le bon, mais pas l’écart. Recomptez.</translation>
    </message>
    <message>
        <source>The winner is not right. Count again.</source>
        <translation>Ce n’est pas le bon vainqueur. Recomptez.</translation>
    </message>
</context>
<context>
    <name>guess_words</name>
    <message>
        <source>Not there. Look inside the frame.</source>
        <translation>Pas là. C’est dans le cadre.</translation>
    </message>
    <message>
        <source>That is a variation in the file. A different move was played.</source>
        <translation>La partie a ce coup comme variante. Un autre coup a été joué.</translation>
    </message>
    <message>
        <source>That move is illegal. It costs nothing.</source>
        <translation>Ce ne peut pas être là. Cela ne coûte rien.</translation>
    </message>
    <message>
        <source>Where does Black play?</source>
        <translation>Où joue Noir&#x202f;?</translation>
    </message>
    <message>
        <source>Where does White play?</source>
        <translation>Où joue Blanc&#x202f;?</translation>
    </message>
    <message>
        <source>Found on the first try: {points}.</source>
        <translation>Trouvé au premier essai&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>It was {point}: no points.</source>
        <translation>C’était {point}&#xa0;: pas de points.</translation>
    </message>
    <message>
        <source>Look inside the frame.</source>
        <translation>Cherchez dans le cadre.</translation>
    </message>
    <message>
        <source>Click where you expect the next move. A move found on the first try earns {points}; each miss costs 2 to 4, more the further away, and narrows the area down.</source>
        <translation>Cliquez là où vous pensez trouver le coup suivant de la partie. Chaque erreur réduit la zone. Un coup trouvé aussitôt vaut {points}&#x202f;; une erreur en coûte de 2 à 4, d’autant plus qu’elle est loin.</translation>
    </message>
    <message>
        <source>{points} of {possible} points</source>
        <translation>{points} sur {possible} points</translation>
    </message>
    <message>
        <source>No move to guess here.</source>
        <translation>Il n’y a aucun coup à deviner ici.</translation>
    </message>
    <message>
        <source>You found {found} of {moves} moves, {at_once} on the first try.</source>
        <translation>Vous avez trouvé {found} coups sur {moves}, dont {at_once} au premier essai.</translation>
    </message>
</context>
<context>
    <name>judgement</name>
    <message>
        <source>&amp;Very Good Move</source>
        <translation>&amp;Très bon coup</translation>
    </message>
    <message>
        <source>&amp;Good Move</source>
        <translation>&amp;Bon coup</translation>
    </message>
    <message>
        <source>&amp;Interesting Move</source>
        <translation>Coup &amp;intéressant</translation>
    </message>
    <message>
        <source>&amp;Doubtful Move</source>
        <translation>Coup &amp;douteux</translation>
    </message>
    <message>
        <source>&amp;Bad Move</source>
        <translation>&amp;Mauvais coup</translation>
    </message>
    <message>
        <source>V&amp;ery Bad Move</source>
        <translation>Très m&amp;auvais coup</translation>
    </message>
    <message>
        <source>&amp;Very Good for Black</source>
        <translation>&amp;Très bon pour Noir</translation>
    </message>
    <message>
        <source>Good for &amp;Black</source>
        <translation>Bon pour &amp;Noir</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation>É&amp;galité</translation>
    </message>
    <message>
        <source>Ve&amp;ry Even</source>
        <translation>Égalité &amp;parfaite</translation>
    </message>
    <message>
        <source>&amp;Unclear</source>
        <translation>&amp;Confus</translation>
    </message>
    <message>
        <source>Ver&amp;y Unclear</source>
        <translation>Très con&amp;fus</translation>
    </message>
    <message>
        <source>Good for &amp;White</source>
        <translation>Bon pour &amp;Blanc</translation>
    </message>
    <message>
        <source>Very &amp;Good for White</source>
        <translation>Très b&amp;on pour Blanc</translation>
    </message>
    <message>
        <source>&amp;Hot Spot</source>
        <translation>Moment c&amp;lé</translation>
    </message>
    <message>
        <source>Very H&amp;ot Spot</source>
        <translation>Moment clé &amp;important</translation>
    </message>
    <message>
        <source>estimated as even</source>
        <translation>estimé à égalité</translation>
    </message>
    <message>
        <source>{color} estimated {points} points ahead</source>
        <translation>{color} mène de {points} points selon l’estimation</translation>
    </message>
</context>
<context>
    <name>marking</name>
    <message>
        <source>&amp;Black Stones</source>
        <translation>Pierres &amp;noires</translation>
    </message>
    <message>
        <source>&amp;White Stones</source>
        <translation>Pierres &amp;blanches</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation>&amp;Triangle</translation>
    </message>
    <message>
        <source>S&amp;quare</source>
        <translation>Ca&amp;rré</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>&amp;Cercle</translation>
    </message>
    <message>
        <source>Cr&amp;oss</source>
        <translation>Cr&amp;oix</translation>
    </message>
    <message>
        <source>&amp;Selected</source>
        <translation>Point s&amp;électionné</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Lettres</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>C&amp;hiffres</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xte</translation>
    </message>
    <message>
        <source>L&amp;ine</source>
        <translation>L&amp;igne</translation>
    </message>
    <message>
        <source>&amp;Arrow</source>
        <translation>&amp;Flèche</translation>
    </message>
    <message>
        <source>&amp;Dim</source>
        <translation>E&amp;stomper</translation>
    </message>
    <message>
        <source>&amp;Part of the Board</source>
        <translation>&amp;Partie du goban</translation>
    </message>
    <message>
        <source>Blac&amp;k Territory</source>
        <translation>Territoire &amp;de Noir</translation>
    </message>
    <message>
        <source>White Territor&amp;y</source>
        <translation>Territoire de Bl&amp;anc</translation>
    </message>
    <message>
        <source>Click or drag to mark points; click a mark to remove it.</source>
        <translation>Cliquez ou glissez pour marquer des points&#x202f;; sur une marque, pour l’enlever.</translation>
    </message>
    <message>
        <source>Click or drag to mark territory; the right button marks the other colour&apos;s.</source>
        <translation>Cliquez ou glissez pour marquer le territoire ; le bouton droit marque celui de l’autre couleur.</translation>
    </message>
    <message>
        <source>Click or drag to place stones; the right button places white ones.</source>
        <translation>Cliquez ou glissez pour poser des pierres ; le bouton droit pose des pierres blanches.</translation>
    </message>
    <message>
        <source>Click or drag to place stones; the right button places black ones.</source>
        <translation>Cliquez ou glissez pour poser des pierres ; le bouton droit pose des pierres noires.</translation>
    </message>
    <message>
        <source>Click or drag to remove marks, then stones without marks.</source>
        <translation>Cliquez ou glissez pour enlever les marques, puis les pierres sans marque.</translation>
    </message>
    <message>
        <source>Click to place the next letter; click a letter to remove it.</source>
        <translation>Cliquez pour la lettre suivante&#x202f;; sur une lettre, pour l’enlever.</translation>
    </message>
    <message>
        <source>Click to place the next number; click a number to remove it.</source>
        <translation>Cliquez pour le chiffre suivant&#x202f;; sur un chiffre, pour l’enlever.</translation>
    </message>
    <message>
        <source>Click a point and type its label.</source>
        <translation>Cliquez sur un point et tapez son étiquette.</translation>
    </message>
    <message>
        <source>Drag from one point to another; drag again to remove.</source>
        <translation>Glissez d’un point à un autre ; glissez encore pour enlever.</translation>
    </message>
    <message>
        <source>Click or drag to dim points; repeat to restore them.</source>
        <translation>Cliquez ou glissez pour estomper des points, ou les rétablir.</translation>
    </message>
    <message>
        <source>Drag over the part to show; click to show the whole board.</source>
        <translation>Glissez sur ce qu’il faut montrer. Un clic montre tout le goban.</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>The game is paused. Press Resume to continue.</source>
        <translation>La partie est en pause. Cliquez sur « Reprendre » pour continuer.</translation>
    </message>
    <message>
        <source>{color} has not pressed the clock yet.</source>
        <translation>{color} n’a pas encore appuyé sur la pendule.</translation>
    </message>
    <message>
        <source>{color}&apos;s time has run out. Decide first whether the game is over.</source>
        <translation>Le temps de {color} est écoulé&#xa0;: dites d’abord si la partie est finie.</translation>
    </message>
    <message>
        <source>The move stands.</source>
        <translation>Le coup est maintenu.</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>Noir joue</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>Blanc joue</translation>
    </message>
    <message>
        <source>This point is not on the board.</source>
        <translation>Ce point n’est pas sur le goban.</translation>
    </message>
    <message>
        <source>There is already a stone on this point.</source>
        <translation>Il y a déjà une pierre sur ce point.</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: the chain of {stones} would have no liberties.</source>
        <translation>{color} ne peut pas jouer ici&#xa0;: la chaîne de {stones} n’aurait aucune liberté.</translation>
    </message>
    <message>
        <source>{color} can&apos;t retake the ko immediately: play elsewhere first.</source>
        <translation>{color} ne peut pas reprendre ce kô tout de suite&#xa0;: jouez d’abord ailleurs.</translation>
    </message>
    <message>
        <source>{color} can&apos;t retake the ko yet: pass for it first.</source>
        <translation>{color} ne peut pas encore reprendre ce kô&#xa0;: passez d’abord pour lui.</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: it would repeat the position after move {number}.</source>
        <translation>{color} ne peut pas jouer ici&#xa0;: ce serait répéter la position du coup {number}.</translation>
    </message>
    <message>
        <source>Play the missing moves, next {color}. Esc finishes.</source>
        <translation>Ajoutez les coups qui manquent ici&#x202f;; c’est à {color}. Échap termine.</translation>
    </message>
    <message>
        <source>Click where {color} actually played, or drag another stone. Esc finishes.</source>
        <translation>Cliquez là où {color} a vraiment joué, ou glissez une autre pierre. Échap termine.</translation>
    </message>
    <message>
        <source>{color} wins by {points}</source>
        <translation>{color} gagne de {points}</translation>
    </message>
    <message>
        <source>{color} wins by resignation</source>
        <translation>{color} gagne par abandon</translation>
    </message>
    <message>
        <source>{color} wins on time</source>
        <translation>{color} gagne au temps</translation>
    </message>
    <message>
        <source>{color} wins by forfeit</source>
        <translation>{color} gagne par forfait</translation>
    </message>
    <message>
        <source>{color} wins</source>
        <translation>{color} gagne</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Sans résultat</translation>
    </message>
    <message>
        <source>Result unknown</source>
        <translation>Résultat inconnu</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Territoire</translation>
    </message>
    <message>
        <source>Living stones</source>
        <translation>Pierres vivantes</translation>
    </message>
    <message>
        <source>Dead stones</source>
        <translation>Pierres mortes</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Prisonniers</translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation>Pierres de passe</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>Taxe de groupe</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>Temps supplémentaire</translation>
    </message>
    <message>
        <source>For handicap</source>
        <translation>Pour le handicap</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <translation>{label}&#xa0;: {value}</translation>
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
        <translation>{number} points</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Coup {number}</translation>
    </message>
    <message>
        <source>Setup after move {number}</source>
        <translation>Position placée après le coup {number}</translation>
    </message>
    <message>
        <source>variation {number} of {all}</source>
        <translation>variante {number} sur {all}</translation>
    </message>
    <message>
        <source>illegal: {reason}</source>
        <translation>contraire aux règles&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{ruleset} rules</source>
        <translation>Règles {ruleset}</translation>
    </message>
    <message>
        <source>{ruleset} rules assumed</source>
        <translation>Règles {ruleset} supposées</translation>
    </message>
    <message>
        <source>no komi given</source>
        <translation>komi non indiqué</translation>
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
        <translation>Décompte</translation>
    </message>
    <message>
        <source>White must pass once more to end the game</source>
        <translation>Blanc passe une fois de plus pour finir la partie</translation>
    </message>
    <message>
        <source>{color} passed, {turn}</source>
        <translation>{color} a passé, {turn}</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: the stone would have no liberties.</source>
        <translation>{color} ne peut pas jouer ici&#xa0;: la pierre n’aurait aucune liberté.</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: it would repeat the starting position.</source>
        <translation>{color} ne peut pas jouer ici&#xa0;: ce serait répéter la position du début.</translation>
    </message>
    <message>
        <source>move {number}, {color} {point}: {reason}</source>
        <translation>coup {number}, {color} {point}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The starting position was repeated. The players may agree on no result (Game &gt; End Game).</source>
        <translation>La position de départ s’est répétée. Les joueurs peuvent convenir d’une partie sans résultat (Partie &gt; Finir la partie).</translation>
    </message>
    <message>
        <source>The position after move {number} was repeated. The players may agree on no result (Game &gt; End Game).</source>
        <translation>La position après le coup {number} s’est répétée. Les joueurs peuvent convenir d’une partie sans résultat (Partie &gt; Finir la partie).</translation>
    </message>
    <message>
        <source>Tie: {color} wins under these rules</source>
        <translation>Égalité&#xa0;: {color} gagne avec ces règles</translation>
    </message>
    <message>
        <source>Even: {color} wins</source>
        <translation>Égalité&#xa0;: {color} gagne</translation>
    </message>
    <message>
        <source>{color} leads by {number}</source>
        <translation>{color} mène de {number}</translation>
    </message>
    <message>
        <source>{counting}: even</source>
        <translation>{counting}&#xa0;: égalité</translation>
    </message>
    <message>
        <source>{counting}: even, {color} wins</source>
        <translation>{counting}&#xa0;: égalité, {color} gagne</translation>
    </message>
    <message>
        <source>{counting}: {color} by {number}</source>
        <translation>{counting}&#xa0;: {color} de {number}</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>point</name>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>black stone</source>
        <translation>pierre noire</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>pierre blanche</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangle</translation>
    </message>
    <message>
        <source>square</source>
        <translation>carré</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>cercle</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croix</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>pastille</translation>
    </message>
    <message>
        <source>Black&apos;s territory</source>
        <translation>territoire de Noir</translation>
    </message>
    <message>
        <source>White&apos;s territory</source>
        <translation>territoire de Blanc</translation>
    </message>
    <message>
        <source>illegal: ko</source>
        <translation>interdit&#xa0;: kô</translation>
    </message>
    <message>
        <source>illegal: pass for the ko first</source>
        <translation>interdit&#xa0;: passez d’abord pour le kô</translation>
    </message>
    <message>
        <source>illegal: it would repeat a position</source>
        <translation>interdit&#xa0;: la position se répéterait</translation>
    </message>
    <message>
        <source>illegal: no liberties</source>
        <translation>interdit&#xa0;: aucune liberté</translation>
    </message>
    <message>
        <source>in atari</source>
        <translation>en atari</translation>
    </message>
    <message>
        <source>last move, number {number}</source>
        <translation>dernier coup, numéro {number}</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>dernier coup</translation>
    </message>
    <message>
        <source>star point</source>
        <translation>hoshi</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>coin</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>bord</translation>
    </message>
    <message>
        <source>label {text}</source>
        <translation>texte {text}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>coup {number}</translation>
    </message>
    <message>
        <source>arrow to {point}</source>
        <translation>flèche vers {point}</translation>
    </message>
    <message>
        <source>line to {point}</source>
        <translation>trait vers {point}</translation>
    </message>
    <message>
        <source>variation {letter}</source>
        <translation>variante {letter}</translation>
    </message>
    <message>
        <source>next move</source>
        <translation>coup suivant</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>morte</translation>
    </message>
    <message>
        <source>unsettled</source>
        <translation>indécise</translation>
    </message>
    <message>
        <source>in seki</source>
        <translation>en seki</translation>
    </message>
    <message>
        <source>dame</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>open border</source>
        <translation>frontière ouverte</translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message>
        <source>Marked lines are correct</source>
        <translation>Les suites marquées sont justes</translation>
    </message>
    <message>
        <source>All lines except marked ones are correct</source>
        <translation>Toutes les lignes sauf celles marquées sont justes</translation>
    </message>
    <message>
        <source>The first variation is correct</source>
        <translation>La première variante est juste</translation>
    </message>
    <message>
        <source>Every variation is correct</source>
        <translation>Chaque variante est juste</translation>
    </message>
    <message>
        <source>Lines with “{sign}” are correct</source>
        <translation>Les suites avec «&#xa0;{sign}&#xa0;» sont justes</translation>
    </message>
    <message>
        <source>Lines with “{sign}” are wrong</source>
        <translation>Les suites avec «&#xa0;{sign}&#xa0;» sont fausses</translation>
    </message>
    <message>
        <source>Make the black group live.</source>
        <translation>Faites vivre le groupe noir.</translation>
    </message>
    <message>
        <source>Make the white group live.</source>
        <translation>Faites vivre le groupe blanc.</translation>
    </message>
    <message>
        <source>Kill the white group.</source>
        <translation>Tuez le groupe blanc.</translation>
    </message>
    <message>
        <source>Kill the black group.</source>
        <translation>Tuez le groupe noir.</translation>
    </message>
    <message>
        <source>Included problems, grade {grade}</source>
        <translation>Problèmes fournis, niveau {grade}</translation>
    </message>
    <message>
        <source>Black passes.</source>
        <translation>Noir passe.</translation>
    </message>
    <message>
        <source>White passes.</source>
        <translation>Blanc passe.</translation>
    </message>
    <message>
        <source>Passing is correct here.</source>
        <translation>Passer est juste ici.</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} sur {all}</translation>
    </message>
    <message>
        <source>{right} of {all} correct</source>
        <translation>{right} justes sur {all}</translation>
    </message>
    <message>
        <source>{number} with a hint</source>
        <translation>{number} avec indice</translation>
    </message>
    <message>
        <source>{number} wrong</source>
        <translation>Faux&#xa0;: {number}</translation>
    </message>
    <message>
        <source>{number} skipped</source>
        <translation>Sautés&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Correct without a hint: {number}</source>
        <translation>Justes sans indice&#xa0;: {number}</translation>
    </message>
    <message>
        <source>{minutes}:{seconds} minutes</source>
        <translation>{minutes}:{seconds} minutes</translation>
    </message>
    <message>
        <source>none new</source>
        <translation>aucun nouveau</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Japanese</source>
        <translation>japonaises</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>coréennes</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>chinoises</translation>
    </message>
    <message>
        <source>American (AGA)</source>
        <translation>américaines (AGA)</translation>
    </message>
    <message>
        <source>British (BGA)</source>
        <translation>britanniques (BGA)</translation>
    </message>
    <message>
        <source>French (FFG)</source>
        <translation>françaises (FFG)</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>Ing</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>néo-zélandaises</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <source>Stone counting (old Chinese)</source>
        <translation>au compte des pierres (Chine ancienne)</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Territoire</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Surface</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Pierres</translation>
    </message>
    <message>
        <source>Basic ko</source>
        <translation>Kô simple</translation>
    </message>
    <message>
        <source>Positional superko</source>
        <translation>Superko positionnel</translation>
    </message>
    <message>
        <source>Situational superko</source>
        <translation>Superko situationnel</translation>
    </message>
    <message>
        <source>Natural superko</source>
        <translation>Superko naturel</translation>
    </message>
    <message>
        <source>Superko until a pass</source>
        <translation>Superko jusqu’à une passe</translation>
    </message>
    <message>
        <source>A ko can&apos;t be retaken immediately. Longer cycles are allowed.</source>
        <translation>Un kô ne peut pas être repris aussitôt. Les cycles plus longs peuvent continuer.</translation>
    </message>
    <message>
        <source>No move may repeat an earlier position.</source>
        <translation>Aucun coup ne peut ramener une position déjà vue sur le goban.</translation>
    </message>
    <message>
        <source>No move may repeat an earlier position with the same player to move.</source>
        <translation>Aucun coup ne peut ramener une position déjà vue avec le même joueur au trait.</translation>
    </message>
    <message>
        <source>No player may repeat a position that one of their own earlier moves created.</source>
        <translation>Aucun joueur ne peut ramener une position née d’une de ses propres pierres.</translation>
    </message>
    <message>
        <source>No move may repeat an earlier position, unless a player has passed since.</source>
        <translation>Aucun coup ne peut ramener une position déjà vue, sauf si un joueur a passé depuis.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>One point per stone</source>
        <translation>Un point par pierre</translation>
    </message>
    <message>
        <source>One point per stone except the first</source>
        <translation>Un point par pierre, sauf la première</translation>
    </message>
    <message>
        <source>{ruleset}, changed</source>
        <translation>{ruleset}, modifiées</translation>
    </message>
</context>
<context>
    <name>seat</name>
    <message>
        <source>{color}: {left}</source>
        <translation>{color}&#xa0;: {left}</translation>
    </message>
    <message>
        <source>{color}: {left}, running</source>
        <translation>{color}&#xa0;: {left}, tourne</translation>
    </message>
    <message>
        <source>{color}: {left}, stopped</source>
        <translation>{color}&#xa0;: {left}, arrêtée</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Permettre</translation>
    </message>
    <message>
        <source>Allow and Return Time</source>
        <translation>Permettre et rendre le temps</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>{color} Loses on Time</source>
        <translation>{color} perd au temps</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Continue from Here</source>
        <translation>Continuer d’ici</translation>
    </message>
    <message>
        <source>Back to the Game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Press the Clock</source>
        <translation>Appuyer</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Back to Scoring</source>
        <translation>Retour au décompte</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>New Game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>last period of {time}</source>
        <translation>dernière période de {time}</translation>
    </message>
    <message>
        <source>then {number} × {time}</source>
        <translation>puis {number} × {time}</translation>
    </message>
    <message>
        <source>period {number} of {all}, {points} so far</source>
        <translation>période {number} sur {all}, {points} jusqu’ici</translation>
    </message>
    <message>
        <source>{points} so far</source>
        <translation>{points} jusqu’ici</translation>
    </message>
    <message>
        <source>then {number} × {time}, {points} each</source>
        <translation>puis {number} × {time}, {points} chacune</translation>
    </message>
    <message>
        <source>+{time} per move</source>
        <translation>+{time} par coup</translation>
    </message>
    <message>
        <source>+{time} per move, up to {most}</source>
        <translation>+{time} par coup, au plus {most}</translation>
    </message>
    <message>
        <source>up to {time} back per move</source>
        <translation>jusqu’à {time} rendues par coup</translation>
    </message>
    <message>
        <source>{time} delay per move</source>
        <translation>{time} de délai par coup</translation>
    </message>
    <message>
        <source>runs in {time}</source>
        <translation>part dans {time}</translation>
    </message>
    <message>
        <source>Press to start {color}&apos;s clock</source>
        <translation>Appuyez pour lancer la pendule de {color}</translation>
    </message>
    <message>
        <source>Press to end your turn</source>
        <translation>Appuyez pour finir votre tour</translation>
    </message>
    <message>
        <source>{name} moved and must press the clock.</source>
        <translation>{name} a joué et appuie sur la pendule.</translation>
    </message>
    <message>
        <source>{name} has not pressed the clock yet.</source>
        <translation>{name} n’a pas encore appuyé sur la pendule.</translation>
    </message>
    <message>
        <source>{name} has passed.</source>
        <translation>{name} a passé.</translation>
    </message>
    <message>
        <source>The clock is stopped.</source>
        <translation>La pendule est arrêtée.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>The clock was paused while the computer was asleep.</source>
        <translation>La pendule a été mise en pause pendant la veille de l’ordinateur.</translation>
    </message>
    <message>
        <source>This is move {number}; the match is at another position.</source>
        <translation>C’est le coup {number}&#xa0;; la partie en est à une autre position.</translation>
    </message>
    <message>
        <source>This is move {number}. Continue from here?</source>
        <translation>C’est le coup {number}. Continuer à partir d’ici&#x202f;?</translation>
    </message>
    <message>
        <source>{name} asks to take back a move.</source>
        <translation>{name} demande à reprendre un coup.</translation>
    </message>
    <message>
        <source>{name} asks to take back a move, with your reply to it.</source>
        <translation>{name} demande à reprendre un coup et sa réponse.</translation>
    </message>
    <message>
        <source>Waiting for {name} to allow the takeback.</source>
        <translation>Vous demandez à reprendre&#x202f;; {name} doit répondre.</translation>
    </message>
    <message>
        <source>Your time has run out. {name} decides how to continue.</source>
        <translation>Votre temps est écoulé. {name} décide.</translation>
    </message>
    <message>
        <source>{name}&apos;s time has run out.</source>
        <translation>{name} n’a plus de temps.</translation>
    </message>
    <message>
        <source>Pass?</source>
        <translation>Passer&#x202f;?</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Abandonner&#x202f;?</translation>
    </message>
    <message>
        <source>Hold the button down to pass.</source>
        <translation>Maintenez le bouton enfoncé pour passer.</translation>
    </message>
    <message>
        <source>Hold the button down to resign.</source>
        <translation>Maintenez le bouton enfoncé pour abandonner.</translation>
    </message>
    <message>
        <source>{name} has accepted.</source>
        <translation>{name} a accepté.</translation>
    </message>
</context>
<context>
    <name>turning</name>
    <message>
        <source>View rotated right</source>
        <translation>Vue pivotée à droite</translation>
    </message>
    <message>
        <source>View turned upside down</source>
        <translation>Goban retourné</translation>
    </message>
    <message>
        <source>View rotated left</source>
        <translation>Vue pivotée à gauche</translation>
    </message>
    <message>
        <source>View flipped horizontally</source>
        <translation>Vue retournée horizontalement</translation>
    </message>
    <message>
        <source>View flipped vertically</source>
        <translation>Vue retournée verticalement</translation>
    </message>
    <message>
        <source>View flipped along a diagonal</source>
        <translation>Vue retournée selon une diagonale</translation>
    </message>
</context>
</TS>
