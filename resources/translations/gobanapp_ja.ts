<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name></name>
    <message numerus="yes">
        <source>Caught in a ladder: %n moves.</source>
        <translation>
            <numerusform>シチョウで取られます：%n手。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ladder fails: {stones} break it.</source>
        <translation>
            <numerusform>シチョウ不成立：{stones}がシチョウアタリです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} {point}, %n stones captured</source>
        <translation>
            <numerusform>{color} {point}、%n子を取る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} {point}, %n own stones lost</source>
        <translation>
            <numerusform>{color} {point}、自分の%n子を失う</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Atari: {color} {point}, %n stones</source>
        <translation>
            <numerusform>アタリ：{color} {point}、%n子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variations follow</source>
        <translation>
            <numerusform>この先に%n変化</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves taken back</source>
        <translation>
            <numerusform>%n手戻しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <comment>to be played in a time</comment>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n時間</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n periods left</source>
        <translation>
            <numerusform>秒読み残り%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones to play</source>
        <translation>
            <numerusform>残り%n手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later moves are now against the rules, first move {first}</source>
        <translation>
            <numerusform>{first}手目以降の%n手がルールに反します</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later moves now take other stones or none, first move {first}</source>
        <translation>
            <numerusform>{first}手目以降の%n手で取る石が変わります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black places %n more handicap stones</source>
        <translation>
            <numerusform>黒は置石をあと%n子置きます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>for a guess, not on the board</comment>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found at try %n: {points}.</source>
        <translation>
            <numerusform>%n回目で正解：{points}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at the first try</source>
        <translation>
            <numerusform>1回目で正解%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>新しい問題%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>今日の復習%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records without moves are left out</source>
        <translation>
            <numerusform>手のない棋譜%n局を除外</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be read</source>
        <translation>
            <numerusform>読み込めないファイル%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>%n問連続</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prisoners</source>
        <translation>
            <numerusform>アゲハマ%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n groups could still live or die ({points}). Play on, or decide.</source>
        <translation>
            <numerusform>生死未定の一団が%nあります（{points}）。打ち進めるか、決めてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Borders are open at {points}: close them first.</source>
        <translation>
            <numerusform>境界が閉じていません（{points}）。先に閉じてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neutral points are left, each worth a point by this count: fill them first.</source>
        <translation>
            <numerusform>ダメが%n残っています。この計算では1目ずつの価値があるので、先に詰めてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n stones in {time}</source>
        <translation>
            <numerusform>その後 {time}で%n手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n more handicap stones.</source>
        <translation>
            <numerusform>置石をあと%n子置いてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black places %n more handicap stones.</source>
        <translation>
            <numerusform>黒が置石をあと%n子置きます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chain of %n</source>
        <translation>
            <numerusform>%n子の連</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n liberties</source>
        <translation>
            <numerusform>呼吸点%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} of %Ln games chosen</source>
        <translation>
            <numerusform>%Ln局中{part}局を選択</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} of %Ln games</source>
        <translation>
            <numerusform>%Ln局中{part}局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>他%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AcceptButton</name>
    <message>
        <source>✓ {name} accepted</source>
        <translation>✓ {name}：承認済み</translation>
    </message>
    <message>
        <source>{name} accepts</source>
        <translation>{name}：承認</translation>
    </message>
</context>
<context>
    <name>AidActions</name>
    <message>
        <source>&amp;Liberties of the Chain Pointed At</source>
        <translation>指し示した連の呼吸点(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Chains in Tints of Their Own</source>
        <translation>連の色分け(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Eyes and False Eyes</source>
        <translation>眼と欠け眼(&amp;E)</translation>
    </message>
    <message>
        <source>La&amp;dder of the Chain Pointed At</source>
        <translation>指し示した連のシチョウ(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Influence</source>
        <translation>勢力圏(&amp;I)</translation>
    </message>
    <message>
        <source>How far the stones of both sides reach</source>
        <translation>双方の石の勢力が及ぶ範囲を示します</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>The count is left</source>
        <translation>計算を中止しました</translation>
    </message>
</context>
<context>
    <name>ArchiveDialog</name>
    <message>
        <source>Played Games</source>
        <translation>対局履歴</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Show Folder</source>
        <translation>フォルダーを開く(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Resume Play</source>
        <translation>対局を再開(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games?</source>
        <translation>
            <numerusform>%n 局を削除しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to Trash</source>
        <translation>ゴミ箱に移動(&amp;M)</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>完全に削除しますか？</translation>
    </message>
    <message>
        <source>This could not be moved to the trash, and would be lost:
{games}</source>
        <translation>ゴミ箱に移動できないため、次の対局は失われます：
{games}</translation>
    </message>
    <message>
        <source>&amp;Delete for Good</source>
        <translation>完全に削除(&amp;D)</translation>
    </message>
    <message>
        <source>This could not be deleted</source>
        <translation>削除できませんでした</translation>
    </message>
</context>
<context>
    <name>ArchiveModel</name>
    <message>
        <source>No game record can be read in this file</source>
        <translation>このファイルから棋譜を読み込めません</translation>
    </message>
    <message>
        <source>No played game has all these words.</source>
        <translation>この語をすべて含む対局はありません。</translation>
    </message>
    <message>
        <source>No game has been kept here yet.</source>
        <translation>ここにはまだ対局が保存されていません。</translation>
    </message>
</context>
<context>
    <name>BoardActions</name>
    <message>
        <source>&amp;Letters and Numbers</source>
        <translation>英字と数字(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Numbers Both Ways</source>
        <translation>縦横とも数字(&amp;N)</translation>
    </message>
    <message>
        <source>Letters Both Ways, as in F&amp;iles</source>
        <translation>縦横とも英字（ファイルと同じ）(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Japanese</source>
        <translation>日本式(&amp;J)</translation>
    </message>
    <message>
        <source>From the &amp;Corners</source>
        <translation>隅から数える(&amp;C)</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>なし(&amp;O)</translation>
    </message>
    <message>
        <source>On &amp;Four Sides</source>
        <translation>四辺(&amp;F)</translation>
    </message>
    <message>
        <source>On &amp;Two Sides</source>
        <translation>二辺(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Choose a Part…</source>
        <translation>範囲を選ぶ(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>盤全体(&amp;W)</translation>
    </message>
    <message>
        <source>Show the Whole Board &amp;Always</source>
        <translation>常に盤全体を表示(&amp;A)</translation>
    </message>
    <message>
        <source>To the &amp;Right</source>
        <translation>右に回す(&amp;R)</translation>
    </message>
    <message>
        <source>To the &amp;Left</source>
        <translation>左に回す(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Upside Down</source>
        <translation>上下逆さ(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Mirror Left and Right</source>
        <translation>左右反転(&amp;M)</translation>
    </message>
    <message>
        <source>Mirror &amp;Top and Bottom</source>
        <translation>上下反転(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;As in the Record</source>
        <translation>棋譜のとおり(&amp;A)</translation>
    </message>
</context>
<context>
    <name>BoardAndStonesDialog</name>
    <message>
        <source>Board and Stones</source>
        <translation>碁盤と碁石</translation>
    </message>
    <message>
        <source>Use These</source>
        <translation>これを使う</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>碁盤</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>碁石</translation>
    </message>
</context>
<context>
    <name>BoardExporter</name>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>The board was not exported</source>
        <translation>盤は書き出されませんでした</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>コピー中</translation>
    </message>
    <message>
        <source>Board copied as text.</source>
        <translation>盤を文字としてコピーしました。</translation>
    </message>
    <message>
        <source>Board copied.</source>
        <translation>盤をコピーしました。</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>図形</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF文書</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
</context>
<context>
    <name>BoardMenu</name>
    <message>
        <source>&amp;Mark This Point</source>
        <translation>この点に印を付ける(&amp;M)</translation>
    </message>
    <message>
        <source>Set &amp;Up</source>
        <translation>石を置く(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Go to the Move of This Stone</source>
        <translation>この石の着手へ移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Black Stone</source>
        <translation>黒石(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White Stone</source>
        <translation>白石(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;No Stone</source>
        <translation>石なし(&amp;N)</translation>
    </message>
</context>
<context>
    <name>BoardSizeField</name>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Kaya</source>
        <translation>榧（かや）</translation>
    </message>
    <message>
        <source>Shin-kaya</source>
        <translation>新榧</translation>
    </message>
    <message>
        <source>Night wood</source>
        <translation>夜の木目</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>石</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>紙</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>The board&apos;s own</source>
        <translation>盤に合わせる</translation>
    </message>
    <message>
        <source>Slate and shell</source>
        <translation>那智黒と蛤</translation>
    </message>
    <message>
        <source>Glass</source>
        <translation>ガラス</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>フラット</translation>
    </message>
    <message>
        <source>{file} is left out: it can&apos;t be read.</source>
        <translation>{file} を除外しました。読み込めません。</translation>
    </message>
    <message>
        <source>{file} is left out: line {where} can&apos;t be understood.</source>
        <translation>{file} を除外しました。{where} 行目を解釈できません。</translation>
    </message>
    <message>
        <source>{file} is left out: {where} is missing.</source>
        <translation>{file} を除外しました。{where} がありません。</translation>
    </message>
    <message>
        <source>{file} is left out: {where} means nothing here.</source>
        <translation>{file} を除外しました。{where} はここでは意味がありません。</translation>
    </message>
    <message>
        <source>{file} is left out: {where} must be a section of its own, [{where}].</source>
        <translation>{file} を除外しました。{where} は独立した節 [{where}] にしてください。</translation>
    </message>
    <message>
        <source>{file} is left out: {where} must be a text in quotes.</source>
        <translation>{file} を除外しました。{where} は引用符で囲んだ文字列にしてください。</translation>
    </message>
    <message>
        <source>{file} is left out: {where} must be a colour such as &quot;#e1b87c&quot;.</source>
        <translation>{file} を除外しました。{where} は &quot;#e1b87c&quot; のような色にしてください。</translation>
    </message>
    <message>
        <source>{file} is left out: {where} must be a number, {allowed}.</source>
        <translation>{file} を除外しました。{where} は数値（{allowed}）にしてください。</translation>
    </message>
    <message>
        <source>{file} is left out: {where} must be one of {allowed}.</source>
        <translation>{file} を除外しました。{where} は {allowed} のいずれかにしてください。</translation>
    </message>
    <message>
        <source>{file} is left out: it ends too soon.</source>
        <translation>{file} を除外しました。途中で終わっています。</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message>
        <source>Figure {place}</source>
        <translation>第{place}譜</translation>
    </message>
    <message>
        <source>Variation {place} at {move}</source>
        <translation>変化図{place}（{move}手目）</translation>
    </message>
    <message>
        <source>Variation {place} at {move} of variation {variation}</source>
        <translation>変化図{place}（変化図{variation}の{move}手目）</translation>
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
        <translation>{numbers}（{place}の所）</translation>
    </message>
    <message>
        <source>{numbers} pass</source>
        <translation>{numbers}パス</translation>
    </message>
</context>
<context>
    <name>CheckedEdits</name>
    <message>
        <source>Checking the moves that follow</source>
        <translation>以降の手を確認中</translation>
    </message>
    <message>
        <source>Some moves are now against the rules</source>
        <translation>ルールに反する手が生じました</translation>
    </message>
    <message>
        <source>&amp;Keep the Change</source>
        <translation>変更を残す(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Undo It</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
</context>
<context>
    <name>ClockFields</name>
    <message>
        <source>Clock</source>
        <translation>時計</translation>
    </message>
    <message>
        <source>Di&amp;fferent for White</source>
        <translation>白は別の時間(&amp;F)</translation>
    </message>
    <message>
        <source>Own time</source>
        <translation>独自の時間</translation>
    </message>
    <message>
        <source>Remove preset</source>
        <translation>登録を削除</translation>
    </message>
    <message>
        <source>Save as preset</source>
        <translation>時間を登録</translation>
    </message>
</context>
<context>
    <name>CommandBar</name>
    <message>
        <source>Toolbar</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <source>Hide the Toolbar</source>
        <translation>ツールバーを隠す</translation>
    </message>
</context>
<context>
    <name>CommentPanel</name>
    <message>
        <source>Comment on this move</source>
        <translation>この手へのコメント</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>The comment goes on. It is too long to be shown or changed here.</source>
        <translation>コメントには続きがあります。長すぎるため、ここでは表示も変更もできません。</translation>
    </message>
</context>
<context>
    <name>ComparisonDialog</name>
    <message>
        <source>Counts Compared</source>
        <translation>計算の比較</translation>
    </message>
    <message>
        <source>The same marks under every ruleset</source>
        <translation>同じ死活で各ルールを比較</translation>
    </message>
    <message>
        <source>Komi {komi} everywhere, as in this game.</source>
        <translation>コミはこの対局と同じ{komi}とします。</translation>
    </message>
    <message>
        <source>Why area and territory differ</source>
        <translation>面積計算と地の計算の差の理由</translation>
    </message>
    <message>
        <source>By territory</source>
        <translation>地の計算</translation>
    </message>
    <message>
        <source>Nothing differs here.</source>
        <translation>ここでは差がありません。</translation>
    </message>
    <message>
        <source>By area</source>
        <translation>面積計算</translation>
    </message>
</context>
<context>
    <name>CountActions</name>
    <message>
        <source>&amp;Count</source>
        <translation>計算(&amp;C)</translation>
    </message>
    <message>
        <source>Propose &amp;Dead Stones Anew</source>
        <translation>死に石を判定し直す(&amp;D)</translation>
    </message>
    <message>
        <source>Forgets what was marked by hand in this count</source>
        <translation>この計算で手動で付けた判定を取り消します</translation>
    </message>
    <message>
        <source>Co&amp;mpare the Counts…</source>
        <translation>計算の比較(&amp;M)…</translation>
    </message>
    <message>
        <source>The same board under other rules, and why they differ</source>
        <translation>同じ盤面を別のルールで計算し、違いの理由を示します</translation>
    </message>
    <message>
        <source>&amp;End the Game…</source>
        <translation>終局(&amp;E)…</translation>
    </message>
    <message>
        <source>On time, by forfeit, by agreement, or without a result</source>
        <translation>時間切れ、反則・不戦、合意、または無勝負で終えます</translation>
    </message>
    <message>
        <source>Moves are being tried out. To count, keep them or go back first.</source>
        <translation>試し打ちの途中です。計算するには、先に試し打ちを残すか元に戻ってください。</translation>
    </message>
    <message>
        <source>Replace the result of this record?</source>
        <translation>この棋譜の結果を置き換えますか？</translation>
    </message>
    <message>
        <source>The record says: {recorded}. By this count: {counted}.</source>
        <translation>棋譜の結果：{recorded}。この計算では：{counted}。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
</context>
<context>
    <name>CountAnswer</name>
    <message>
        <source>Who wins</source>
        <translation>勝者</translation>
    </message>
    <message>
        <source>Black by</source>
        <translation>黒勝ち</translation>
    </message>
    <message>
        <source>White by</source>
        <translation>白勝ち</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>持碁</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>目数</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
</context>
<context>
    <name>CountPage</name>
    <message>
        <source>Accept</source>
        <translation>承認</translation>
    </message>
    <message>
        <source>Resume Play</source>
        <translation>対局を再開</translation>
    </message>
    <message>
        <source>✓ Accepted</source>
        <translation>✓ 承認済み</translation>
    </message>
</context>
<context>
    <name>CountPanel</name>
    <message>
        <source>Method of counting</source>
        <translation>計算方法</translation>
    </message>
    <message>
        <source>What a click says of a group</source>
        <translation>クリックで決めること</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比較…</translation>
    </message>
    <message>
        <source>Show the Count…</source>
        <translation>整地を見る…</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>Resume Play</source>
        <translation>対局を再開</translation>
    </message>
</context>
<context>
    <name>CountStepTexts</name>
    <message>
        <source>Territory is counted: prisoners go back to fill it, and the points that stay empty decide.</source>
        <translation>地を数えます。アゲハマを相手の地に埋め、残った地の目数で勝負が決まります。</translation>
    </message>
    <message>
        <source>Territory is counted with pass stones among the prisoners: they fill it, and the points that stay empty decide.</source>
        <translation>パスで渡した石もアゲハマに加えて地を数えます。アゲハマで地を埋め、残った地の目数で勝負が決まります。</translation>
    </message>
    <message>
        <source>Only one side is counted, its stones and its territory, and held against half of the board.</source>
        <translation>一方の石と地だけを数え、盤の半分と比べます。</translation>
    </message>
    <message>
        <source>Both sides are counted, their territory and their stones.</source>
        <translation>双方の地と石を数えます。</translation>
    </message>
    <message>
        <source>Both sides fill the board with all their stones: what stays empty, or finds no room, decides.</source>
        <translation>双方がすべての石で盤を埋めます。空いて残った所、または入りきらない石で勝負が決まります。</translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s %n dead stones leave the board.</source>
        <translation>
            <numerusform>{color}の死に石%n子を盤から取り上げます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s %n dead stones leave the board and go into {other}&apos;s lid.</source>
        <translation>
            <numerusform>{color}の死に石%n子を盤から取り上げ、{other}のアゲハマに加えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neutral points (dame) are filled in turns: they count for nobody.</source>
        <translation>
            <numerusform>ダメ%n か所を交互に詰めます。どちらの得にもなりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} has passed %n times, and each pass put a stone into {other}&apos;s lid.</source>
        <translation>
            <numerusform>{color}が%n回パスし、そのたびに石1子を{other}のアゲハマに渡しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>White has to pass last, which puts one more stone into Black&apos;s lid.</source>
        <translation>最後は白がパスし、さらに石1子を黒のアゲハマに渡します。</translation>
    </message>
    <message numerus="yes">
        <source>%n stones from {color}&apos;s bowl fill {color}&apos;s territory: a filled point counts as much as an empty one.</source>
        <translation>
            <numerusform>{color}の碁笥の石%n子で{color}の地を埋めます。埋めた所も空いた所も同じ1目です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones from {color}&apos;s bowl fill {color}&apos;s territory.</source>
        <translation>
            <numerusform>{color}の碁笥の石%n子で{color}の地を埋めます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prisoners from {other}&apos;s lid fill {color}&apos;s territory.</source>
        <translation>
            <numerusform>{other}のアゲハマ%n子で{color}の地を埋めます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones find no room, which leaves {total}.</source>
        <translation>
            <numerusform>{color}の石%n子が入りきらず、{total}になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones find no room: they are points for {other}.</source>
        <translation>
            <numerusform>{color}の石%n子が入りきらず、その数だけ{other}の得になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones inside {color}&apos;s territory are moved to clear a block of {size}; the border stays.</source>
        <translation>
            <numerusform>{color}の地の中の石%n子を動かし、{size}のまとまりを作ります。境界は変わりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s first block has %n points.</source>
        <translation>
            <numerusform>{color}の最初のまとまりは%n目です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This block of %n points brings {color} to {total}.</source>
        <translation>
            <numerusform>この%n目のまとまりを加えて{color}は{total}です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones leave the board, so that the empty points come out in tens.</source>
        <translation>
            <numerusform>空点が10の倍数になるように、{color}の石%n子を盤から取ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} has no empty point left.</source>
        <translation>{color}に空点は残っていません。</translation>
    </message>
    <message numerus="yes">
        <source>{color} has %n empty points, in whole tens.</source>
        <translation>
            <numerusform>{color}の空点は10の倍数で%nです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s territory has %n points.</source>
        <translation>
            <numerusform>{color}の地は%n目です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n stones bring {color} to {total}.</source>
        <translation>
            <numerusform>この石%n子を数えて{color}は{total}です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the prisoners back in their bowls, each side has %n stones, on the board and in the bowl.</source>
        <translation>
            <numerusform>アゲハマを碁笥に戻すと、双方の石は盤と碁笥を合わせて%n子ずつです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s own area is full: the last %n stones go into {other}&apos;s and count there.</source>
        <translation>
            <numerusform>{color}の領域は埋まりました。最後の%n子は{other}の領域に置き、そこで数えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points of {color}&apos;s area are left empty, which makes {total}.</source>
        <translation>
            <numerusform>{color}の領域に空点が%n残り、{total}になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} is given {points} for the handicap, which makes {total}.</source>
        <translation>置石の分として{color}に{points}を加え、{total}になります。</translation>
    </message>
    <message>
        <source>{color} pays {points}, two for each living group, which leaves {total}.</source>
        <translation>{color}は活きた一団ごとに2目、合わせて{points}を払い、{total}になります。</translation>
    </message>
    <message>
        <source>{color} pays {points} for overtime.</source>
        <translation>{color}は時間超過で{points}を払います。</translation>
    </message>
    <message>
        <source>{color} pays {points} for overtime, which leaves {total}.</source>
        <translation>{color}は時間超過で{points}を払い、{total}になります。</translation>
    </message>
    <message>
        <source>Komi takes {points} from {color}, which leaves {total}.</source>
        <translation>コミで{color}から{points}を引き、{total}になります。</translation>
    </message>
    <message>
        <source>Komi gives {color} {points}.</source>
        <translation>コミで{color}に{points}を加えます。</translation>
    </message>
    <message>
        <source>Komi gives {color} {points}, which makes {total}.</source>
        <translation>コミで{color}に{points}を加え、{total}になります。</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: half of the board, and half of what both pay and are given.</source>
        <translation>{color}は{total}で、勝つには{number}を超える必要があります（盤の半分に、双方の増減の半分を加味）。</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}, {half_of}.</source>
        <translation>{color}は{total}で、勝つには{number}（{half_of}）を超える必要があります。</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: {half_of} ({half}) less half of komi and handicap ({extra}).</source>
        <translation>{color}は{total}で、勝つには{number}を超える必要があります。{half_of}（{half}）からコミと置石の分の半分（{extra}）を引いた数です。</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: {half_of} ({half}) and half of komi and handicap ({extra}).</source>
        <translation>{color}は{total}で、勝つには{number}を超える必要があります。{half_of}（{half}）にコミと置石の分の半分（{extra}）を加えた数です。</translation>
    </message>
    <message>
        <source>half of the points that count</source>
        <translation>数える点の半分</translation>
    </message>
    <message>
        <source>half of the board</source>
        <translation>盤の半分</translation>
    </message>
    <message>
        <source>One side has {apart} more than half, the other {apart} less: {lead}.</source>
        <translation>一方は半分より{apart}多く、他方は{apart}少ないです。{lead}。</translation>
    </message>
    <message>
        <source>{lead}.</source>
        <translation>{lead}。</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本式</translation>
    </message>
    <message>
        <source>French quick / AGA</source>
        <translation>フランス速算 / AGA</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中国式</translation>
    </message>
    <message>
        <source>French normal</source>
        <translation>フランス標準</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>応氏</translation>
    </message>
</context>
<context>
    <name>CountTable</name>
    <message>
        <source>Count</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>{line}, {color}: {number}</source>
        <translation>{line}、{color}：{number}</translation>
    </message>
    <message>
        <source>{line}: Black {black}, White {white}</source>
        <translation>{line}：黒 {black}、白 {white}</translation>
    </message>
</context>
<context>
    <name>CountTool</name>
    <message>
        <source>The Group Lives</source>
        <translation>この一団は活き</translation>
    </message>
    <message>
        <source>The Group Is Dead</source>
        <translation>この一団は死に</translation>
    </message>
    <message>
        <source>Only This Chain Lives</source>
        <translation>この連だけ活き</translation>
    </message>
    <message>
        <source>Only This Chain Is Dead</source>
        <translation>この連だけ死に</translation>
    </message>
    <message>
        <source>Not in Seki</source>
        <translation>セキではない</translation>
    </message>
    <message>
        <source>Alive in Seki</source>
        <translation>セキで活き</translation>
    </message>
    <message>
        <source>Play It Out</source>
        <translation>打って確かめる</translation>
    </message>
    <message>
        <source>{color} Plays First</source>
        <translation>{color}から打つ</translation>
    </message>
</context>
<context>
    <name>CursorActions</name>
    <message>
        <source>Boar&amp;d Cursor</source>
        <translation>盤のカーソル(&amp;D)</translation>
    </message>
    <message>
        <source>T&amp;ype a Point…</source>
        <translation>座標を入力(&amp;Y)…</translation>
    </message>
    <message>
        <source>Next Gro&amp;up to Decide</source>
        <translation>次の未決の一団(&amp;U)</translation>
    </message>
    <message>
        <source>Previou&amp;s Group to Decide</source>
        <translation>前の未決の一団(&amp;S)</translation>
    </message>
</context>
<context>
    <name>CursorKeys</name>
    <message>
        <source>Arrows</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>Shift+Arrows</source>
        <translation>Shift+矢印</translation>
    </message>
    <message>
        <source>Board Cursor</source>
        <translation>盤のカーソル</translation>
    </message>
    <message>
        <source>Show the cursor and move it</source>
        <translation>カーソルを表示して動かす</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>カーソルを動かす</translation>
    </message>
    <message>
        <source>To the next line of star points</source>
        <translation>次の星の線へ</translation>
    </message>
    <message>
        <source>Play, mark or answer there</source>
        <translation>そこに打つ、印を付ける、答える</translation>
    </message>
    <message>
        <source>The same as a click with Shift</source>
        <translation>Shift+クリックと同じ</translation>
    </message>
    <message>
        <source>What can be said of a group in a count</source>
        <translation>計算中、一団の扱いを選ぶ</translation>
    </message>
    <message>
        <source>Hide the cursor</source>
        <translation>カーソルを隠す</translation>
    </message>
</context>
<context>
    <name>DemonstrationKeys</name>
    <message>
        <source>Count Shown by Hand</source>
        <translation>整地の実演</translation>
    </message>
    <message>
        <source>Step back, step on</source>
        <translation>手順を戻る、進む</translation>
    </message>
    <message>
        <source>To the first or last step</source>
        <translation>最初または最後の手順へ</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>再生、一時停止</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>やめる</translation>
    </message>
</context>
<context>
    <name>DemonstrationMode</name>
    <message>
        <source>{black} – {white}, counted: {method}</source>
        <translation>{black} – {white}、計算：{method}</translation>
    </message>
    <message>
        <source>{title}, step {number} of {all}</source>
        <translation>{title}、手順 {number}/{all}</translation>
    </message>
</context>
<context>
    <name>DemonstrationPanel</name>
    <message>
        <source>Way of counting</source>
        <translation>計算方法</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Save or print…</source>
        <translation>保存または印刷…</translation>
    </message>
    <message>
        <source>Save This Step as a &amp;Picture…</source>
        <translation>この手順を画像で保存(&amp;P)…</translation>
    </message>
    <message>
        <source>P&amp;rint This Step…</source>
        <translation>この手順を印刷(&amp;R)…</translation>
    </message>
    <message>
        <source>Save All Steps as P&amp;DF…</source>
        <translation>全手順をPDFで保存(&amp;D)…</translation>
    </message>
    <message>
        <source>Print &amp;All Steps…</source>
        <translation>全手順を印刷(&amp;A)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>手順 {number}/{all}</translation>
    </message>
</context>
<context>
    <name>Diagrams</name>
    <message>
        <source>Line {line}: {found} means nothing here, so the point is left empty.</source>
        <translation>{line} 行目：{found} はここでは意味がないため、空点としました。</translation>
    </message>
    <message>
        <source>Line {line} is shorter than other rows.</source>
        <translation>{line} 行目は他の行より短くなっています。</translation>
    </message>
    <message>
        <source>Line {line}: there is another move {found}, so this one is a stone only.</source>
        <translation>{line} 行目：手 {found} が重複しているため、石だけを置きました。</translation>
    </message>
    <message>
        <source>Line {line}: this line or arrow cannot be drawn: {found}</source>
        <translation>{line} 行目：この線または矢印は描けません：{found}</translation>
    </message>
    <message>
        <source>The diagram does not say how large the board is; {found} is a guess.</source>
        <translation>図に盤の大きさがないため、{found} と推定しました。</translation>
    </message>
    <message>
        <source>The diagram has no edges, so where it lies on the board is a guess.</source>
        <translation>図に盤の端がないため、盤上の位置は推定です。</translation>
    </message>
    <message>
        <source>The board of {found} is larger than {size}x{size}.</source>
        <translation>{found} の盤は {size}×{size} を超えています。</translation>
    </message>
    <message>
        <source>The diagram may not be quite as it was</source>
        <translation>図は元のとおりでない可能性があります</translation>
    </message>
</context>
<context>
    <name>DisputePanel</name>
    <message>
        <source>When passes end it, the count goes on: what was taken is dead, what still stands lives. The play-out stays in the record as a variation.</source>
        <translation>パスで終わると計算に戻ります。取られた石は死に、残った石は活きとします。打った手順は変化として棋譜に残ります。</translation>
    </message>
    <message>
        <source>A ko may be retaken only after a pass for it.</source>
        <translation>コウは、そのコウに対してパスした後でなければ取り返せません。</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>The Group Is Dead</source>
        <translation>この一団は死に</translation>
    </message>
    <message>
        <source>The Group Lives</source>
        <translation>この一団は活き</translation>
    </message>
    <message>
        <source>Back to the Count, Undecided</source>
        <translation>未決のまま計算に戻る</translation>
    </message>
    <message>
        <source>You are looking at another part of the record.</source>
        <translation>棋譜の別の所を見ています。</translation>
    </message>
</context>
<context>
    <name>DocumentPrinter</name>
    <message>
        <source>page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Replace this file?</source>
        <translation>このファイルを置き換えますか？</translation>
    </message>
    <message>
        <source>There is such a file already; what it holds would be lost.</source>
        <translation>同じ名前のファイルがあります。その内容は失われます。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>Saving {file}</source>
        <translation>{file} の保存中</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>{file} として保存しました。</translation>
    </message>
    <message>
        <source>The printer {printer} did not take the pages. See whether it is switched on and has paper, or save them as PDF and print that file.</source>
        <translation>プリンター {printer} に印刷できませんでした。電源と用紙を確かめるか、PDFで保存してそのファイルを印刷してください。</translation>
    </message>
    <message>
        <source>There is no printer</source>
        <translation>プリンターがありません</translation>
    </message>
    <message>
        <source>This computer knows of no printer. You can save what would be printed as a PDF file, and print that elsewhere.</source>
        <translation>このコンピューターにはプリンターが登録されていません。PDFファイルで保存して別の所で印刷できます。</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>PDFで保存(&amp;S)…</translation>
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
        <translation>簡体字中国語</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>繁体字中国語</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本語</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韓国語</translation>
    </message>
    <message>
        <source>Western</source>
        <translation>西欧</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>中欧</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>キリル文字</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>バルト</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>トルコ語</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>ギリシャ語</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>ヘブライ語</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>アラビア語</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>ベトナム語</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>タイ語</translation>
    </message>
</context>
<context>
    <name>EndOfGameDialog</name>
    <message>
        <source>End of the Game</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>Kept as {name}</source>
        <translation>{name} として保存されました</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Result S&amp;lip…</source>
        <translation>結果票(&amp;L)…</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>振り返る(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>再戦(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>新規対局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>EstimateActions</name>
    <message>
        <source>Es&amp;timate the Score</source>
        <translation>形勢判断(&amp;T)</translation>
    </message>
    <message>
        <source>Who is likely to get what, as it stands</source>
        <translation>今の局面で、双方の地になりそうなところを示します</translation>
    </message>
</context>
<context>
    <name>EstimateBar</name>
    <message>
        <source>Close the estimate</source>
        <translation>形勢判断を閉じる</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>形勢判断中…</translation>
    </message>
    <message>
        <source>An estimate: no count</source>
        <translation>形勢判断です。計算ではありません</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>形勢判断</translation>
    </message>
</context>
<context>
    <name>EventFields</name>
    <message>
        <source>Event</source>
        <translation>棋戦</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Game name</source>
        <translation>対局名</translation>
    </message>
    <message>
        <source>The record is dated {date}.</source>
        <translation>棋譜の日付は{date}です。</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>The board as it is shown</source>
        <translation>表示中の盤</translation>
    </message>
    <message>
        <source>All moves up to here</source>
        <translation>ここまでの全手順</translation>
    </message>
    <message>
        <source>The last moves</source>
        <translation>最近の手順</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>画像（PNG）</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>図形（SVG）</translation>
    </message>
    <message>
        <source>Document (PDF)</source>
        <translation>文書（PDF）</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>Text, as on Sensei&apos;s Library</source>
        <translation>テキスト（Sensei&apos;s Library形式）</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>{number} ×</source>
        <translation>{number}倍</translation>
    </message>
    <message>
        <source>&amp;Letters as outlines, for programs without the font</source>
        <translation>文字を図形にする（フォントのないソフト用）(&amp;L)</translation>
    </message>
    <message>
        <source>Ca&amp;ption below it</source>
        <translation>下に説明文を付ける(&amp;P)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>As on the board</source>
        <translation>盤のとおり</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>対象(&amp;W)</translation>
    </message>
    <message>
        <source>Last &amp;moves</source>
        <translation>最近の手数(&amp;M)</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>座標(&amp;O)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>形式(&amp;F)</translation>
    </message>
    <message>
        <source>S&amp;tyle</source>
        <translation>体裁(&amp;T)</translation>
    </message>
    <message>
        <source>W&amp;idth</source>
        <translation>幅(&amp;I)</translation>
    </message>
    <message>
        <source>S&amp;harpness</source>
        <translation>精細さ(&amp;H)</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>Something went wrong in gobanapp. Your game is still here; it is wise to save it now.</source>
        <translation>gobanappで問題が起きました。棋譜は無事です。今のうちに保存することをお勧めします。</translation>
    </message>
    <message>
        <source>Details for the developers are in {file}.</source>
        <translation>開発者向けの詳細は {file} にあります。</translation>
    </message>
</context>
<context>
    <name>FigureActions</name>
    <message>
        <source>Moves by Their &amp;Numbers</source>
        <translation>手数を通しで付ける(&amp;N)</translation>
    </message>
    <message>
        <source>Moves without &amp;Hundreds</source>
        <translation>手数の百の位を省く(&amp;H)</translation>
    </message>
    <message>
        <source>Moves without N&amp;umbers</source>
        <translation>手数を付けない(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Begin a Figure Here</source>
        <translation>ここから新しい譜(&amp;B)</translation>
    </message>
    <message>
        <source>Na&amp;me of the Figure…</source>
        <translation>譜の名前(&amp;M)…</translation>
    </message>
    <message>
        <source>A Figure Every &amp;{moves} Moves</source>
        <translation>&amp;{moves}手ごとに譜を分ける</translation>
    </message>
    <message>
        <source>No &amp;Figures on This Line</source>
        <translation>この手順の譜をなくす(&amp;F)</translation>
    </message>
    <message>
        <source>Number of &amp;This Move…</source>
        <translation>この手の番号(&amp;T)…</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>譜</translation>
    </message>
    <message>
        <source>Name of the figure that begins here:</source>
        <translation>ここから始まる譜の名前：</translation>
    </message>
    <message>
        <source>Name It So</source>
        <translation>この名前にする</translation>
    </message>
    <message>
        <source>Move Number</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Number of this move in print:</source>
        <translation>印刷でのこの手の番号：</translation>
    </message>
    <message>
        <source>Number It So</source>
        <translation>この番号にする</translation>
    </message>
</context>
<context>
    <name>FigurePreview</name>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
</context>
<context>
    <name>FileMessages</name>
    <message>
        <source>There is no such file or folder.</source>
        <translation>そのファイルやフォルダーはありません。</translation>
    </message>
    <message>
        <source>You have no permission for this.</source>
        <translation>この操作を行う権限がありません。</translation>
    </message>
    <message>
        <source>Nothing can be written there.</source>
        <translation>そこには書き込めません。</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>これはフォルダーです。</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>ディスクの空きがありません。</translation>
    </message>
    <message>
        <source>Your share of the disk is full.</source>
        <translation>ディスクの割り当て容量がいっぱいです。</translation>
    </message>
    <message>
        <source>You have no permission to write into this folder.</source>
        <translation>このフォルダーに書き込む権限がありません。</translation>
    </message>
    <message>
        <source>The file is read-only.</source>
        <translation>ファイルは読み取り専用です。</translation>
    </message>
    <message>
        <source>It is a device, a pipe or a socket, not a file.</source>
        <translation>ファイルではなく、デバイス、パイプ、またはソケットです。</translation>
    </message>
    <message>
        <source>It is an archive: unpack it, and open the records that were in it.</source>
        <translation>圧縮ファイルです。展開してから中の棋譜を開いてください。</translation>
    </message>
    <message>
        <source>It is a document of an office program.</source>
        <translation>オフィスソフトの文書です。</translation>
    </message>
    <message>
        <source>It is a picture.</source>
        <translation>画像です。</translation>
    </message>
    <message>
        <source>It is a PDF document.</source>
        <translation>PDF文書です。</translation>
    </message>
    <message>
        <source>It is a web page; the record may be behind a link on it.</source>
        <translation>ウェブページです。棋譜はページ内のリンク先にあるかもしれません。</translation>
    </message>
    <message>
        <source>{file} could not be opened. {reason} The game on the board is unchanged.</source>
        <translation>{file} を開けませんでした。{reason}盤上の棋譜はそのままです。</translation>
    </message>
    <message>
        <source>{file}, which was open last, is no longer there.</source>
        <translation>前回開いていた {file} はもうありません。</translation>
    </message>
    <message>
        <source>{file}, which was open last, can’t be read. {reason}</source>
        <translation>前回開いていた {file} を読み込めません。{reason}</translation>
    </message>
    <message>
        <source>{file} was written in part only. {reason} The game is still on the board: save it in another place. What the file held is offered when gobanapp is started again.</source>
        <translation>{file} は途中までしか書き込めませんでした。{reason}棋譜は盤上にあります。別の場所に保存してください。ファイルの元の内容は、次に gobanapp を起動したときに復元できます。</translation>
    </message>
    <message>
        <source>{file} could not be written. {reason} A file that was there before is as it was, and the game is still on the board: try to save it in another place.</source>
        <translation>{file} に書き込めませんでした。{reason}以前のファイルは元のままで、棋譜は盤上にあります。別の場所に保存してみてください。</translation>
    </message>
    <message>
        <source>A check by a second program found that the new text would not hold the whole game, so {file} and the journal are as they were.</source>
        <translation>別のプログラムによる検査で、新しいテキストには対局の一部が欠けることが分かったため、{file}と操作記録は元のままです。</translation>
    </message>
    <message>
        <source>A check by a second program found that the new text would not hold the whole game, so {file} and the journal are as they were; the new text is in {kept}.</source>
        <translation>別のプログラムによる検査で、新しいテキストには対局の一部が欠けることが分かったため、{file}と操作記録は元のままです。新しいテキストは{kept}にあります。</translation>
    </message>
    <message>
        <source>What you learn now is known only until the program ends. {reason}</source>
        <translation>学習の成果はプログラムの終了までしか残りません。{reason}</translation>
    </message>
    <message>
        <source>What you do can&apos;t be kept safe from a crash: save often. {reason}</source>
        <translation>異常終了に備えた記録ができません。こまめに保存してください。{reason}</translation>
    </message>
    <message>
        <source>There is no game in it; it begins with “{found}”.</source>
        <translation>棋譜がありません。先頭は「{found}」です。</translation>
    </message>
</context>
<context>
    <name>FileProblemActions</name>
    <message>
        <source>&amp;Text Encoding…</source>
        <translation>文字コード(&amp;T)…</translation>
    </message>
    <message>
        <source>Read the file again, where its letters are wrong</source>
        <translation>文字化けしているとき、ファイルを読み直します</translation>
    </message>
    <message>
        <source>&amp;Faults of This File…</source>
        <translation>ファイルの不備(&amp;F)…</translation>
    </message>
    <message>
        <source>What was wrong in the file, and what was made of it</source>
        <translation>ファイルのどこに不備があり、どう読み込んだかを示します</translation>
    </message>
</context>
<context>
    <name>FileProblemsBar</name>
    <message>
        <source>Show…</source>
        <translation>表示…</translation>
    </message>
    <message>
        <source>Show the faults…</source>
        <translation>不備を表示…</translation>
    </message>
    <message>
        <source>Change the text encoding…</source>
        <translation>文字コードを変更…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The text encoding is a guess: {encoding}</source>
        <translation>文字コードは推定です：{encoding}</translation>
    </message>
    <message>
        <source>Encoding guessed</source>
        <translation>文字コードは推定</translation>
    </message>
    <message>
        <source>Change Encoding…</source>
        <translation>文字コードを変更…</translation>
    </message>
    <message>
        <source>Encoding…</source>
        <translation>文字コード…</translation>
    </message>
    <message numerus="yes">
        <source>%n faults in this file</source>
        <translation>
            <numerusform>このファイルに不備が%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n faults</source>
        <translation>
            <numerusform>不備%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Find in comments, names and labels</source>
        <translation>コメント、名前、文字を検索</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
</context>
<context>
    <name>GameArchiver</name>
    <message>
        <source>The game was not saved</source>
        <translation>棋譜は保存されませんでした</translation>
    </message>
</context>
<context>
    <name>GameChooser</name>
    <message>
        <source>Game {number} of {count}</source>
        <translation>棋譜 {number} / {count}</translation>
    </message>
</context>
<context>
    <name>GameColumns</name>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>棋戦</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
</context>
<context>
    <name>GameDelegate</name>
    <message>
        <source>On the board</source>
        <translation>盤上にあり</translation>
    </message>
</context>
<context>
    <name>GameHeading</name>
    <message>
        <source>Round {number}</source>
        <translation>第{number}回戦</translation>
    </message>
</context>
<context>
    <name>GameInformationDialog</name>
    <message>
        <source>Game Information</source>
        <translation>対局情報</translation>
    </message>
    <message>
        <source>Change the Record</source>
        <translation>棋譜を変更</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Name of {color}</source>
        <translation>{color}の名前</translation>
    </message>
    <message>
        <source>Rank of {color}</source>
        <translation>{color}の段級位</translation>
    </message>
    <message>
        <source>Team of {color}</source>
        <translation>{color}のチーム</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>段級位</translation>
    </message>
    <message>
        <source>h:mm:ss</source>
        <translation>h:mm:ss</translation>
    </message>
    <message>
        <source>as in W+3.5 or B+R</source>
        <translation>例：W+3.5、B+R</translation>
    </message>
    <message>
        <source>year-month-day</source>
        <translation>年-月-日</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>対局のコメント</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>コメント(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>黒(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>白(&amp;W)</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>チーム</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>Resu&amp;lt</source>
        <translation>結果(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>コミ(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>持ち時間(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>置石(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Overtime</source>
        <translation>秒読み等(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>棋戦(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>場所(&amp;P)</translation>
    </message>
    <message>
        <source>Rou&amp;nd</source>
        <translation>回戦(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>日付(&amp;D)</translation>
    </message>
    <message>
        <source>Game na&amp;me</source>
        <translation>対局名(&amp;M)</translation>
    </message>
    <message>
        <source>Openin&amp;g</source>
        <translation>布石(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>出典(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Annotator</source>
        <translation>解説者(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>入力者(&amp;U)</translation>
    </message>
    <message>
        <source>Cop&amp;yright</source>
        <translation>著作権(&amp;Y)</translation>
    </message>
    <message>
        <source>Hide deta&amp;ils</source>
        <translation>詳細を隠す(&amp;I)</translation>
    </message>
    <message>
        <source>More deta&amp;ils…</source>
        <translation>詳細を表示(&amp;I)…</translation>
    </message>
    <message>
        <source>Read as {number}</source>
        <translation>{number}と解釈します</translation>
    </message>
    <message>
        <source>A number, as in {number}</source>
        <translation>数値。例：{number}</translation>
    </message>
    <message>
        <source>A number of stones</source>
        <translation>石の数</translation>
    </message>
    <message>
        <source>As in 1:30:00, or minutes</source>
        <translation>例：1:30:00、または分</translation>
    </message>
    <message>
        <source>Not of the form 2004-07-01. Kept as written.</source>
        <translation>2004-07-01 の形式ではありません。そのまま保存します。</translation>
    </message>
    <message>
        <source>Not understood. Kept as written.</source>
        <translation>解釈できません。そのまま保存します。</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
</context>
<context>
    <name>GameListDialog</name>
    <message>
        <source>Pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Filter by player, event, date or result</source>
        <translation>対局者、棋戦、日付、結果で絞り込み</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Sorting…</source>
        <translation>並べ替え中…</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Games of This File</source>
        <translation>ファイル内の棋譜</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>上へ(&amp;U)</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>下へ(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Add Games…</source>
        <translation>棋譜を追加(&amp;A)…</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>元に戻す(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save All</source>
        <translation>すべて保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Games can be moved when the filter hides none of them</source>
        <translation>絞り込みで隠れた棋譜がないときに移動できます</translation>
    </message>
    <message>
        <source>Games can be moved when they are sorted by number</source>
        <translation>番号順に並んでいるときは対局を移動できます</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>No game of this file has all these words.</source>
        <translation>この語をすべて含む棋譜はファイルにありません。</translation>
    </message>
    <message>
        <source>Changed since it was saved</source>
        <translation>保存後に変更あり</translation>
    </message>
    <message>
        <source>Its board is too large to be shown; it is saved with the rest</source>
        <translation>盤が大きすぎて表示できません。保存では他の棋譜とともに残ります</translation>
    </message>
</context>
<context>
    <name>GroupView</name>
    <message>
        <source>&amp;Undo the Reset</source>
        <translation>初期化を取り消す(&amp;U)</translation>
    </message>
    <message>
        <source>Reset to &amp;Defaults</source>
        <translation>初期設定に戻す(&amp;D)</translation>
    </message>
</context>
<context>
    <name>GuessPanel</name>
    <message>
        <source>Both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Whose moves are guessed</source>
        <translation>当てる手番</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Narrow the place down, for 3 points</source>
        <translation>範囲を狭める（3点減）</translation>
    </message>
    <message>
        <source>Show the Move</source>
        <translation>正解を表示</translation>
    </message>
    <message>
        <source>Stop Guessing</source>
        <translation>終了</translation>
    </message>
</context>
<context>
    <name>GuideDialog</name>
    <message>
        <source>User Guide</source>
        <translation>ユーザーガイド（英語）</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>目次(&amp;C)</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>このページ内を検索</translation>
    </message>
    <message>
        <source>The page {name} is not here.</source>
        <translation>ページ {name} がありません。</translation>
    </message>
    <message>
        <source>Not on this page.</source>
        <translation>このページにはありません。</translation>
    </message>
</context>
<context>
    <name>HandicapFields</name>
    <message>
        <source>Handicap</source>
        <translation>置石</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Star points</source>
        <translation>星</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>Placement of the handicap stones</source>
        <translation>置石の置き方</translation>
    </message>
    <message>
        <source>Black plays first.</source>
        <translation>黒が先に打ちます。</translation>
    </message>
    <message>
        <source>Black places the stones.</source>
        <translation>黒が置石を置きます。</translation>
    </message>
    <message>
        <source>White plays first.</source>
        <translation>白が先に打ちます。</translation>
    </message>
</context>
<context>
    <name>JudgementActions</name>
    <message>
        <source>Estimated &amp;Score…</source>
        <translation>形勢の目数(&amp;S)…</translation>
    </message>
    <message>
        <source>Name T&amp;his Move…</source>
        <translation>この手に名前を付ける(&amp;H)…</translation>
    </message>
    <message>
        <source>Estimated Score</source>
        <translation>形勢の目数</translation>
    </message>
    <message>
        <source>Who is ahead, and by how much, such as {example}:</source>
        <translation>どちらが何目リードしているか(例: {example}):</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>記入する</translation>
    </message>
    <message>
        <source>No score was written</source>
        <translation>目数は記入されませんでした</translation>
    </message>
    <message>
        <source>“{text}” is no score. Type B or W, a plus and the points.</source>
        <translation>「{text}」は目数ではありません。B か W、プラス記号、目数の順に入力してください。</translation>
    </message>
    <message>
        <source>Name This Move</source>
        <translation>この手に名前を付ける</translation>
    </message>
    <message>
        <source>Name of this move or position:</source>
        <translation>この手または局面の名前:</translation>
    </message>
    <message>
        <source>Name It</source>
        <translation>名前を付ける</translation>
    </message>
</context>
<context>
    <name>KomiField</name>
    <message>
        <source>Komi</source>
        <translation>コミ</translation>
    </message>
</context>
<context>
    <name>KomiFields</name>
    <message>
        <source>Di&amp;vide and choose…</source>
        <translation>コミを決めて色を選ぶ(&amp;V)…</translation>
    </message>
    <message>
        <source>One names the komi, the other chooses the colour</source>
        <translation>一人がコミを決め、もう一人が色を選びます</translation>
    </message>
    <message>
        <source>Black gets {points}.</source>
        <translation>黒が{points}もらいます。</translation>
    </message>
</context>
<context>
    <name>LabelField</name>
    <message>
        <source>Text on {point}</source>
        <translation>{point}の文字</translation>
    </message>
</context>
<context>
    <name>LearnActions</name>
    <message>
        <source>&amp;Solve This Problem</source>
        <translation>この問題を解く(&amp;S)</translation>
    </message>
    <message>
        <source>Play the right moves; the variations of the record answer</source>
        <translation>正解の手を打ちます。相手の手は棋譜の変化が応じます</translation>
    </message>
    <message>
        <source>Solve &amp;Problems…</source>
        <translation>問題を解く(&amp;P)…</translation>
    </message>
    <message>
        <source>The problems that come with the program, of this file or of a folder</source>
        <translation>付属の問題、このファイルの問題、またはフォルダーの問題</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>入門講座(&amp;L)…</translation>
    </message>
    <message>
        <source>Looking for the answers</source>
        <translation>解答を調べています</translation>
    </message>
    <message>
        <source>There are no moves in this record to be found.</source>
        <translation>この棋譜に当てる手はありません。</translation>
    </message>
    <message>
        <source>Problems of a Folder</source>
        <translation>フォルダーの問題</translation>
    </message>
    <message>
        <source>Looking for problems</source>
        <translation>問題を探しています</translation>
    </message>
    <message>
        <source>There is nothing to be solved</source>
        <translation>解く問題がありません</translation>
    </message>
    <message>
        <source>This record</source>
        <translation>この棋譜</translation>
    </message>
</context>
<context>
    <name>LessonKeys</name>
    <message>
        <source>Lessons</source>
        <translation>入門講座</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Page back, page on</source>
        <translation>前のページ、次のページ</translation>
    </message>
    <message>
        <source>Move back, move on</source>
        <translation>一手戻る、一手進む</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>やめる</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>入門講座</translation>
    </message>
    <message>
        <source>Language of the lessons</source>
        <translation>入門講座の言語</translation>
    </message>
    <message>
        <source>There are no lessons on this computer.</source>
        <translation>このコンピューターに入門講座がありません。</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ 済</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation>{done}/{all}</translation>
    </message>
</context>
<context>
    <name>LessonMode</name>
    <message>
        <source>Lessons</source>
        <translation>入門講座</translation>
    </message>
    <message>
        <source>{lesson} · {number} of {all}</source>
        <translation>{lesson} · {number}/{all}</translation>
    </message>
</context>
<context>
    <name>LessonPageController</name>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Not right yet</source>
        <translation>まだ正しくありません</translation>
    </message>
    <message>
        <source>Not that one</source>
        <translation>そこではありません</translation>
    </message>
    <message>
        <source>{found} of {all}</source>
        <translation>{found}/{all}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>All Lessons</source>
        <translation>講座一覧</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Next Move</source>
        <translation>次の手</translation>
    </message>
</context>
<context>
    <name>ListedGamesModel</name>
    <message>
        <source>On the board now</source>
        <translation>盤上にあり</translation>
    </message>
</context>
<context>
    <name>LongTextField</name>
    <message>
        <source>The text goes on. It is too long to be shown or changed here.</source>
        <translation>文章には続きがあります。長すぎるため、ここでは表示も変更もできません。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>新しいウィンドウ(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>User &amp;Guide</source>
        <translation>ユーザーガイド（英語）(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
</context>
<context>
    <name>MarkActions</name>
    <message>
        <source>&amp;Mark and Set Up</source>
        <translation>印と石の配置(&amp;M)</translation>
    </message>
    <message>
        <source>Side to Mo&amp;ve</source>
        <translation>手番(&amp;V)</translation>
    </message>
    <message>
        <source>S&amp;how the Whole Board</source>
        <translation>盤全体を表示(&amp;H)</translation>
    </message>
    <message>
        <source>Clea&amp;r This Position&apos;s Marks</source>
        <translation>この局面の印を消す(&amp;R)</translation>
    </message>
    <message>
        <source>The clock is running: the board can be marked when it stands.</source>
        <translation>時計が動いています。止めると盤に印を付けられます。</translation>
    </message>
    <message>
        <source>This game is being played: stones can be set up before its first move, or when it is over.</source>
        <translation>対局中です。石の配置は初手の前か終局後にできます。</translation>
    </message>
    <message>
        <source>Drag over the part to show. Escape: leave it as it was</source>
        <translation>表示する範囲をドラッグします。Escで元のまま</translation>
    </message>
</context>
<context>
    <name>MarkPalette</name>
    <message>
        <source>Side to Move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>Play moves again ({key})</source>
        <translation>着手に戻る（{key}）</translation>
    </message>
</context>
<context>
    <name>MatchActions</name>
    <message>
        <source>&amp;New Game…</source>
        <translation>新規対局(&amp;N)…</translation>
    </message>
    <message>
        <source>New Boar&amp;d</source>
        <translation>新しい碁盤(&amp;D)</translation>
    </message>
    <message>
        <source>An empty board of the last size, without players and clock</source>
        <translation>前回と同じ路数の空の碁盤。対局者も時計もありません</translation>
    </message>
    <message>
        <source>Pla&amp;yed Games…</source>
        <translation>対局履歴(&amp;Y)…</translation>
    </message>
    <message>
        <source>Games that were played here; one may be gone on with</source>
        <translation>ここで打った対局の一覧。続きから打つこともできます</translation>
    </message>
    <message>
        <source>Cloc&amp;k Runs</source>
        <translation>時計を動かす(&amp;K)</translation>
    </message>
    <message>
        <source>Set the Cl&amp;ock…</source>
        <translation>時計を合わせる(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Go On from Here</source>
        <translation>ここから続ける(&amp;G)</translation>
    </message>
    <message>
        <source>The game goes on where you look, with the times it had there</source>
        <translation>表示中の局面から、そのときの残り時間で対局を続けます</translation>
    </message>
    <message>
        <source>Res&amp;ume This Game</source>
        <translation>この対局を再開(&amp;U)</translation>
    </message>
    <message>
        <source>The game goes on where it was left</source>
        <translation>中断したところから対局を続けます</translation>
    </message>
    <message>
        <source>Result S&amp;lip…</source>
        <translation>結果票(&amp;L)…</translation>
    </message>
    <message>
        <source>Re&amp;view the Game</source>
        <translation>対局を振り返る(&amp;V)</translation>
    </message>
    <message>
        <source>Look at the game again from its beginning</source>
        <translation>対局を最初から見直します</translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <translation>再戦(&amp;A)</translation>
    </message>
    <message>
        <source>The same game again, with colours exchanged</source>
        <translation>黒白を入れ替えて、同じ条件でもう一局打ちます</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>対局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Mark</source>
        <translation>印(&amp;M)</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>移動(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>学習(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>指導(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Fi&amp;gures to Print</source>
        <translation>印刷用の譜(&amp;G)</translation>
    </message>
    <message>
        <source>Move &amp;Judgement</source>
        <translation>手の評価(&amp;J)</translation>
    </message>
    <message>
        <source>Position J&amp;udgement</source>
        <translation>局面の評価(&amp;U)</translation>
    </message>
    <message>
        <source>Des&amp;k Panel</source>
        <translation>画面のパネル(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>座標(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Part of the Board</source>
        <translation>盤の一部(&amp;P)</translation>
    </message>
    <message>
        <source>T&amp;urn the Board</source>
        <translation>盤の向き(&amp;U)</translation>
    </message>
    <message>
        <source>Move Numbe&amp;rs</source>
        <translation>手数の表示(&amp;R)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>言語(&amp;G)</translation>
    </message>
</context>
<context>
    <name>MoveActions</name>
    <message>
        <source>&amp;Pass</source>
        <translation>パス(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>投了(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Information…</source>
        <translation>対局情報(&amp;I)…</translation>
    </message>
    <message>
        <source>This game is over: {result}.</source>
        <translation>この対局は終わっています：{result}。</translation>
    </message>
    <message>
        <source>Nobody is playing here. Choose Play above to go on with the game.</source>
        <translation>ここでは誰も対局していません。続けるには上の「対局」を選んでください。</translation>
    </message>
    <message>
        <source>Does {color} pass?</source>
        <translation>{color}はパスしますか？</translation>
    </message>
    <message>
        <source>{color} &amp;passes</source>
        <translation>{color}パス(&amp;P)</translation>
    </message>
    <message>
        <source>Does {color} resign?</source>
        <translation>{color}は投了しますか？</translation>
    </message>
    <message>
        <source>{color} resigns</source>
        <translation>{color}投了</translation>
    </message>
    <message>
        <source>{color} asks: {opponent} plays first</source>
        <translation>{color}の要求：{opponent}から打つ</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves</source>
        <translation>手順</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>初手の前</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>石の配置</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>着手なし</translation>
    </message>
    <message>
        <source>{number}, {color} {point}</source>
        <translation>{number}、{color} {point}</translation>
    </message>
    <message>
        <source>with a comment</source>
        <translation>コメントあり</translation>
    </message>
    <message numerus="yes">
        <source>%n other variations</source>
        <translation>
            <numerusform>他に%n変化</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NavigationActions</name>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>進む(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Ten Moves Back</source>
        <translation>10手戻る(&amp;T)</translation>
    </message>
    <message>
        <source>Ten &amp;Moves Forward</source>
        <translation>10手進む(&amp;M)</translation>
    </message>
    <message>
        <source>To the Beg&amp;inning</source>
        <translation>最初へ(&amp;I)</translation>
    </message>
    <message>
        <source>To the &amp;End</source>
        <translation>最後へ(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Go to Move…</source>
        <translation>手数を指定(&amp;G)…</translation>
    </message>
    <message>
        <source>Back to the M&amp;ain Line</source>
        <translation>本譜に戻る(&amp;A)</translation>
    </message>
    <message>
        <source>Pre&amp;vious Variation</source>
        <translation>前の変化(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation>次の変化(&amp;N)</translation>
    </message>
    <message>
        <source>Previous For&amp;k</source>
        <translation>前の分岐(&amp;K)</translation>
    </message>
    <message>
        <source>Next Fo&amp;rk</source>
        <translation>次の分岐(&amp;R)</translation>
    </message>
    <message>
        <source>Previous &amp;Comment</source>
        <translation>前のコメント(&amp;C)</translation>
    </message>
    <message>
        <source>Next C&amp;omment</source>
        <translation>次のコメント(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Previous Game of This File</source>
        <translation>ファイル内の前の棋譜(&amp;P)</translation>
    </message>
    <message>
        <source>Ne&amp;xt Game of This File</source>
        <translation>ファイル内の次の棋譜(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>検索(&amp;F)…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>次を検索(&amp;N)</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>前を検索(&amp;V)</translation>
    </message>
    <message>
        <source>Going there</source>
        <translation>移動しています</translation>
    </message>
    <message>
        <source>Go to Move</source>
        <translation>手数を指定</translation>
    </message>
    <message>
        <source>Move number, from 0 to {last}:</source>
        <translation>手数（0～{last}）：</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>移動</translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Move</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Seconds for each move</source>
        <translation>1手ごとの秒数</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>新規対局</translation>
    </message>
    <message>
        <source>B&amp;y nigiri…</source>
        <translation>ニギリ(&amp;Y)…</translation>
    </message>
    <message>
        <source>Mor&amp;e…</source>
        <translation>詳細(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>開始(&amp;S)</translation>
    </message>
    <message>
        <source>Bo&amp;ard</source>
        <translation>盤(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>Han&amp;dicap</source>
        <translation>置石(&amp;D)</translation>
    </message>
    <message>
        <source>Ko&amp;mi</source>
        <translation>コミ(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>時計(&amp;C)</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席の配置</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Guess stones for who has Black</source>
        <translation>ニギリで黒番を決める</translation>
    </message>
    <message>
        <source>Event, round, place and name of the game</source>
        <translation>棋戦、回戦、場所、対局名</translation>
    </message>
    <message>
        <source>L&amp;ess</source>
        <translation>簡略(&amp;E)</translation>
    </message>
</context>
<context>
    <name>NextMoves</name>
    <message>
        <source>Set-up</source>
        <translation>石の配置</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Next:</source>
        <translation>次の手:</translation>
    </message>
</context>
<context>
    <name>NigiriDialog</name>
    <message>
        <source>Nigiri</source>
        <translation>ニギリ</translation>
    </message>
    <message>
        <source>&amp;Odd</source>
        <translation>奇数(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation>偶数(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Take these colours</source>
        <translation>この色に決める(&amp;T)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Odd or even?</source>
        <translation>奇数か偶数か</translation>
    </message>
    <message>
        <source>{holder} holds a handful of white stones, {guesser} guesses.</source>
        <translation>{holder}が白石を握り、{guesser}が当てます。</translation>
    </message>
    <message numerus="yes">
        <source>%n stones: odd.</source>
        <translation>
            <numerusform>%n子：奇数。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones: even.</source>
        <translation>
            <numerusform>%n子：偶数。</numerusform>
        </translation>
    </message>
    <message>
        <source>{guesser} guessed right.</source>
        <translation>{guesser}が当てました。</translation>
    </message>
    <message>
        <source>{guesser} guessed wrong.</source>
        <translation>{guesser}がはずしました。</translation>
    </message>
    <message>
        <source>{winner} has Black</source>
        <translation>{winner}が黒番です</translation>
    </message>
</context>
<context>
    <name>NigiriStones</name>
    <message>
        <source>A closed bowl</source>
        <translation>蓋をした碁笥</translation>
    </message>
    <message numerus="yes">
        <source>%n white stones in pairs</source>
        <translation>
            <numerusform>白石%n子（2子ずつ）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberedDelegate</name>
    <message>
        <source>The board is too large to be shown</source>
        <translation>盤が大きすぎて表示できません</translation>
    </message>
</context>
<context>
    <name>OpenActions</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open from Clip&amp;board</source>
        <translation>クリップボードから開く(&amp;B)</translation>
    </message>
    <message>
        <source>A record or a diagram that was copied elsewhere</source>
        <translation>ほかでコピーした棋譜や図を開きます</translation>
    </message>
    <message>
        <source>&amp;Games of This File…</source>
        <translation>ファイル内の棋譜(&amp;G)…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Reading the clipboard</source>
        <translation>クリップボードの読み込み中</translation>
    </message>
    <message>
        <source>Nothing was opened</source>
        <translation>何も開きませんでした</translation>
    </message>
    <message>
        <source>There is no game record and no diagram in the clipboard.</source>
        <translation>クリップボードに棋譜も図もありません。</translation>
    </message>
    <message>
        <source>Reading the file again</source>
        <translation>ファイルの再読み込み中</translation>
    </message>
    <message>
        <source>The file was not read again</source>
        <translation>ファイルは再読み込みされませんでした</translation>
    </message>
    <message>
        <source>In that encoding there is no game in it. It stays as it was.</source>
        <translation>その文字コードでは棋譜が見つかりません。元のままにしました。</translation>
    </message>
    <message>
        <source>Read the file again?</source>
        <translation>ファイルを読み直しますか？</translation>
    </message>
    <message>
        <source>What was played or written since it was opened would be lost.</source>
        <translation>開いてから打った手や書いた内容は失われます。</translation>
    </message>
    <message>
        <source>&amp;Read Again</source>
        <translation>読み直す(&amp;R)</translation>
    </message>
    <message>
        <source>Add Games</source>
        <translation>棋譜を追加</translation>
    </message>
    <message>
        <source>Reading {file}</source>
        <translation>{file} の読み込み中</translation>
    </message>
    <message>
        <source>The file was not opened</source>
        <translation>ファイルは開かれませんでした</translation>
    </message>
    <message>
        <source>Go records ({patterns});;All files (*)</source>
        <translation>棋譜 ({patterns});;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Clear This List</source>
        <translation>履歴を消去</translation>
    </message>
</context>
<context>
    <name>PagePrinter</name>
    <message>
        <source>Printing</source>
        <translation>印刷中</translation>
    </message>
    <message>
        <source>The pages were not printed</source>
        <translation>ページは印刷されませんでした</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF文書</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDFで保存</translation>
    </message>
    <message>
        <source>The pages were not saved</source>
        <translation>ページは保存されませんでした</translation>
    </message>
</context>
<context>
    <name>PanelGrip</name>
    <message>
        <source>Drag to make the panel wider or narrower</source>
        <translation>ドラッグしてパネルの幅を変えます</translation>
    </message>
</context>
<context>
    <name>PieRuleDialog</name>
    <message>
        <source>Divide and Choose</source>
        <translation>コミを決めて色を選ぶ</translation>
    </message>
    <message>
        <source>&amp;Name this komi</source>
        <translation>このコミに決める(&amp;N)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Komi is what White gets; below zero, Black gets it.
</source>
        <translation>コミは白がもらう目数です。負の数なら黒がもらいます。
</translation>
    </message>
    <message>
        <source>Name it so that you would take either colour.</source>
        <translation>どちらの色でもよいと思うコミにしてください。</translation>
    </message>
    <message>
        <source>Who names the komi</source>
        <translation>コミを決める人</translation>
    </message>
    <message>
        <source>Na&amp;med by</source>
        <translation>決める人(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>コミ(&amp;K)</translation>
    </message>
    <message>
        <source>{player} names the komi</source>
        <translation>{player}：コミを決めてください</translation>
    </message>
    <message>
        <source>{player} chooses the colour</source>
        <translation>{player}：色を選んでください</translation>
    </message>
    <message>
        <source>The komi is {komi}.</source>
        <translation>コミは{komi}です。</translation>
    </message>
    <message>
        <source>&amp;Black, with {points}</source>
        <translation>黒（{points}もらう）(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White, with {points}</source>
        <translation>白（{points}もらう）(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>黒(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>白(&amp;W)</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
</context>
<context>
    <name>PlayPanel</name>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返る</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再戦</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Start Clock</source>
        <translation>時計を動かす</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>投了</translation>
    </message>
</context>
<context>
    <name>PlayTool</name>
    <message>
        <source>The game is over</source>
        <translation>終局しています</translation>
    </message>
    <message>
        <source>&amp;Play On</source>
        <translation>対局を続ける(&amp;P)</translation>
    </message>
</context>
<context>
    <name>PlayedGames</name>
    <message>
        <source>Unfinished</source>
        <translation>打ち掛け</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>未着手</translation>
    </message>
    <message>
        <source>Unfinished, move {number}</source>
        <translation>打ち掛け、{number}手</translation>
    </message>
</context>
<context>
    <name>PlayerFields</name>
    <message>
        <source>Swa&amp;p</source>
        <translation>交換(&amp;P)</translation>
    </message>
    <message>
        <source>Swap the colours of the players</source>
        <translation>対局者の黒白を入れ替える</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>黒(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>白(&amp;W)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>段級位</translation>
    </message>
    <message>
        <source>Name of {color}</source>
        <translation>{color}の名前</translation>
    </message>
    <message>
        <source>Rank of {color}</source>
        <translation>{color}の段級位</translation>
    </message>
</context>
<context>
    <name>PointField</name>
    <message>
        <source>Point</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Name of a point</source>
        <translation>位置の名前</translation>
    </message>
    <message>
        <source>Enter clicks there.</source>
        <translation>Enter でその点をクリックします。</translation>
    </message>
    <message>
        <source>Enter goes there.</source>
        <translation>Enter でその点へ移動します。</translation>
    </message>
    <message>
        <source>That point is not shown.</source>
        <translation>その位置は表示されていません。</translation>
    </message>
    <message>
        <source>For example {name}</source>
        <translation>例：{name}</translation>
    </message>
    <message>
        <source>No such point. For example {name}</source>
        <translation>その位置はありません。例：{name}</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>Solve Problems</source>
        <translation>問題を解く</translation>
    </message>
    <message>
        <source>Problems of a &amp;Folder…</source>
        <translation>フォルダーの問題(&amp;F)…</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>ファイルの順</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>無作為</translation>
    </message>
    <message>
        <source>Due today, then new ones</source>
        <translation>今日の復習、次に新しい問題</translation>
    </message>
    <message>
        <source>&amp;Turn and mirror the board at random</source>
        <translation>盤を無作為に回転・反転(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Change the colours at random</source>
        <translation>黒白を無作為に入れ替える(&amp;C)</translation>
    </message>
    <message>
        <source>Problems stay as they are where texts name points or colours.</source>
        <translation>文章に位置や色が出てくる問題は元のままです。</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>始める(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Most problems</source>
        <translation>問題数の上限(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>順番(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>問題(&amp;P)</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>今日の復習はありません。</translation>
    </message>
</context>
<context>
    <name>PreferenceGroups</name>
    <message>
        <source>Playing</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>指導</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>クリック</translation>
    </message>
    <message>
        <source>Click twice</source>
        <translation>2回クリック</translation>
    </message>
    <message>
        <source>Press, drag and let go</source>
        <translation>押して動かし、離す</translation>
    </message>
    <message>
        <source>Hold the button down</source>
        <translation>ボタンを押し続ける</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>確認する</translation>
    </message>
    <message>
        <source>Do it at once</source>
        <translation>すぐに実行</translation>
    </message>
    <message>
        <source>&amp;Placing a stone</source>
        <translation>石の置き方(&amp;P)</translation>
    </message>
    <message>
        <source>mouse finger touch confirm slip</source>
        <translation>マウス 指 タッチ 確認 誤操作</translation>
    </message>
    <message>
        <source>&amp;Taking a stone back</source>
        <translation>置いた石の取り消し(&amp;T)</translation>
    </message>
    <message>
        <source>How long a player may take back the stone he has just put down.</source>
        <translation>今置いた石を取り消せる時間。</translation>
    </message>
    <message>
        <source>undo slip</source>
        <translation>取り消し 待った 誤操作</translation>
    </message>
    <message>
        <source>Pa&amp;ssing</source>
        <translation>パスの操作(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Resigning</source>
        <translation>投了の操作(&amp;R)</translation>
    </message>
    <message>
        <source>The &amp;opponent must agree to taking back a move</source>
        <translation>待ったには相手の同意が必要(&amp;O)</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>A move is over when the &amp;clock has been pressed</source>
        <translation>時計を押したら着手完了とする(&amp;C)</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間 時計</translation>
    </message>
    <message>
        <source>Allow &amp;estimates and helpers during games</source>
        <translation>対局中も形勢判断と補助表示を使える(&amp;E)</translation>
    </message>
    <message>
        <source>score influence liberties</source>
        <translation>形勢 目数 勢力 呼吸点 ダメ</translation>
    </message>
    <message>
        <source>On four sides</source>
        <translation>四辺</translation>
    </message>
    <message>
        <source>On two sides</source>
        <translation>二辺</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>座標(&amp;C)</translation>
    </message>
    <message>
        <source>edge names of points</source>
        <translation>辺 位置 名前</translation>
    </message>
    <message>
        <source>&amp;Edges with coordinates</source>
        <translation>座標を付ける辺(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Numbers on the stones</source>
        <translation>石の手数表示(&amp;N)</translation>
    </message>
    <message>
        <source>move numbers</source>
        <translation>手数 番号</translation>
    </message>
    <message>
        <source>Show the next moves of the &amp;record</source>
        <translation>棋譜の次の手を表示(&amp;R)</translation>
    </message>
    <message>
        <source>variations</source>
        <translation>変化 変化図</translation>
    </message>
    <message>
        <source>Show chains in &amp;atari</source>
        <translation>アタリの連を表示(&amp;A)</translation>
    </message>
    <message>
        <source>A help for beginners.</source>
        <translation>入門者のための補助です。</translation>
    </message>
    <message>
        <source>liberties capture</source>
        <translation>呼吸点 ダメ 取る</translation>
    </message>
    <message>
        <source>Always show the &amp;whole board</source>
        <translation>常に盤全体を表示(&amp;W)</translation>
    </message>
    <message>
        <source>Also where a record shows only a part of it.</source>
        <translation>棋譜が盤の一部を示す場合も。</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>音量(&amp;V)</translation>
    </message>
    <message>
        <source>loud quiet mute click</source>
        <translation>大きい 小さい 消音 石音</translation>
    </message>
    <message>
        <source>&amp;Play sounds</source>
        <translation>音を鳴らす(&amp;P)</translation>
    </message>
    <message>
        <source>The program that plays sounds on this computer cannot change their volume.</source>
        <translation>このコンピューターで音を鳴らすプログラムは、音量を変えられません。</translation>
    </message>
    <message>
        <source>&amp;Beeps in the last seconds</source>
        <translation>残り数秒でブザーを鳴らす(&amp;B)</translation>
    </message>
    <message>
        <source>clock time countdown byo-yomi</source>
        <translation>時計 時間 秒読み</translation>
    </message>
    <message>
        <source>&amp;Keep finished and interrupted games in a folder</source>
        <translation>終局・中断した対局をフォルダーに保存(&amp;K)</translation>
    </message>
    <message>
        <source>save files automatically</source>
        <translation>保存 ファイル 自動</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>フォルダー(&amp;F)</translation>
    </message>
    <message>
        <source>Folder for Games</source>
        <translation>対局の保存フォルダー</translation>
    </message>
    <message>
        <source>save files where</source>
        <translation>保存 ファイル 場所</translation>
    </message>
    <message>
        <source>&amp;Begin with the file that was open last</source>
        <translation>前回開いていたファイルで始める(&amp;B)</translation>
    </message>
    <message>
        <source>start</source>
        <translation>起動 開始</translation>
    </message>
    <message>
        <source>&amp;Pace of moves by themselves</source>
        <translation>自動再生の速さ(&amp;P)</translation>
    </message>
    <message>
        <source>autoplay speed replay</source>
        <translation>自動再生 速度 並べる</translation>
    </message>
    <message>
        <source>&amp;Size of words in presentations</source>
        <translation>大盤解説の文字の大きさ(&amp;S)</translation>
    </message>
    <message>
        <source>type font projector</source>
        <translation>文字 フォント プロジェクター</translation>
    </message>
    <message>
        <source>Show &amp;comments in presentations</source>
        <translation>大盤解説でコメントを表示(&amp;C)</translation>
    </message>
    <message>
        <source>projector</source>
        <translation>プロジェクター 大盤</translation>
    </message>
    <message>
        <source>&amp;Language of lessons</source>
        <translation>入門講座の言語(&amp;L)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに従う</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>言語(&amp;G)</translation>
    </message>
    <message>
        <source>translation words</source>
        <translation>翻訳 言葉 日本語</translation>
    </message>
    <message>
        <source>&amp;Colours of the windows</source>
        <translation>ウィンドウの配色(&amp;C)</translation>
    </message>
    <message>
        <source>dark mode theme night contrast</source>
        <translation>ダークモード テーマ 夜 コントラスト 色</translation>
    </message>
    <message>
        <source>Size of &amp;type</source>
        <translation>文字の大きさ(&amp;T)</translation>
    </message>
    <message>
        <source>font letters larger zoom</source>
        <translation>フォント 文字 拡大</translation>
    </message>
    <message>
        <source>Board and stones</source>
        <translation>碁盤と碁石</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>選ぶ(&amp;H)…</translation>
    </message>
    <message>
        <source>wood theme slate shell glass</source>
        <translation>木 テーマ 那智黒 蛤 ガラス</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>See and Cha&amp;nge…</source>
        <translation>表示と変更(&amp;N)…</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Let stones &amp;move</source>
        <translation>石の動きを見せる(&amp;M)</translation>
    </message>
    <message>
        <source>Stones land and are lifted, unsettled ones pulse.</source>
        <translation>石を置く・取り上げる動きや、生死未定の石の明滅。</translation>
    </message>
    <message>
        <source>motion animation effects</source>
        <translation>動き アニメーション 効果</translation>
    </message>
    <message>
        <source>Show the tree of &amp;variations</source>
        <translation>変化の樹形図を表示(&amp;V)</translation>
    </message>
    <message>
        <source>Beside the board, where there is room.</source>
        <translation>余白があれば盤の横に。</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>Show the &amp;list of moves</source>
        <translation>手順一覧を表示(&amp;L)</translation>
    </message>
    <message>
        <source>Not without asking</source>
        <translation>確認なしではできない</translation>
    </message>
    <message>
        <source>For one second</source>
        <translation>1秒間</translation>
    </message>
    <message>
        <source>For {number} seconds</source>
        <translation>{number}秒間</translation>
    </message>
    <message>
        <source>A move each second</source>
        <translation>1秒に1手</translation>
    </message>
    <message>
        <source>A move in {number} seconds</source>
        <translation>{number}秒に1手</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>On the last move</source>
        <translation>最終手のみ</translation>
    </message>
    <message>
        <source>On all moves</source>
        <translation>すべての手</translation>
    </message>
    <message>
        <source>On the last {most} moves</source>
        <translation>最近の{most}手</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>{number} of {most}</source>
        <translation>{number}/{most}</translation>
    </message>
</context>
<context>
    <name>PreferencesWindow</name>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>No setting is found by these words.</source>
        <translation>この語に合う設定はありません。</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>分類</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>Pen: D ends it, X clears</source>
        <translation>ペン：Dで終了、Xで消す</translation>
    </message>
    <message>
        <source>Next move shown</source>
        <translation>次の手を表示中</translation>
    </message>
    <message>
        <source>Esc: end    H: all keys</source>
        <translation>Esc：終了    H：キー一覧</translation>
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
        <translation>→ スペース：進む
← ：戻る
↑ ↓ ：変化
N：次の手
C：コメント
G：次の一手を当てる
A：自動再生
P：ポインター
D：ペン    X：消す
F：画面を止める
+ - ：文字の大きさ
F11：ウィンドウ
Esc：終了</translation>
    </message>
</context>
<context>
    <name>PresentationBar</name>
    <message>
        <source>Freeze</source>
        <translation>画面を止める</translation>
    </message>
    <message>
        <source>Next Move</source>
        <translation>次の手</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>ペン</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消す</translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation>ポインター</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Smaller type</source>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>Larger type</source>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>大盤解説を終了</translation>
    </message>
</context>
<context>
    <name>PresentationKeys</name>
    <message>
        <source>Presentation, in Its Own Window</source>
        <translation>大盤解説（別ウィンドウ）</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Other variation</source>
        <translation>別の変化</translation>
    </message>
    <message>
        <source>To the first or last move</source>
        <translation>最初または最後の手へ</translation>
    </message>
    <message>
        <source>Show the next move</source>
        <translation>次の手を表示</translation>
    </message>
    <message>
        <source>Show comments</source>
        <translation>コメントを表示</translation>
    </message>
    <message>
        <source>Hold the picture</source>
        <translation>画面を止める</translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation>ポインター</translation>
    </message>
    <message>
        <source>Draw with the pen</source>
        <translation>ペンで描く</translation>
    </message>
    <message>
        <source>Wipe what is drawn</source>
        <translation>描いたものを消す</translation>
    </message>
    <message>
        <source>Larger or smaller words</source>
        <translation>文字を大きく、小さく</translation>
    </message>
    <message>
        <source>Guess the next move</source>
        <translation>次の一手を当てる</translation>
    </message>
    <message>
        <source>Moves by themselves</source>
        <translation>自動再生</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <source>Show these keys</source>
        <translation>このキー一覧を表示</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>大盤解説を終了</translation>
    </message>
</context>
<context>
    <name>PresentationWindow</name>
    <message>
        <source>Presentation</source>
        <translation>大盤解説</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
</context>
<context>
    <name>PrintActions</name>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出し(&amp;E)…</translation>
    </message>
    <message>
        <source>Copy &amp;Board as Picture</source>
        <translation>盤を画像としてコピー(&amp;B)</translation>
    </message>
    <message>
        <source>Copy Board as Te&amp;xt</source>
        <translation>盤を文字としてコピー(&amp;X)</translation>
    </message>
    <message>
        <source>board</source>
        <translation>盤</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>ページ幅</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>ページ全体</translation>
    </message>
    <message>
        <source>Many pages</source>
        <translation>複数ページ</translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation>印刷する内容</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%nページ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages so far…</source>
        <translation>
            <numerusform>ここまで%nページ…</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>PDFで保存(&amp;D)…</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>印刷(&amp;I)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>棋譜</translation>
    </message>
</context>
<context>
    <name>PrintOptionsForm</name>
    <message>
        <source>This position</source>
        <translation>この局面</translation>
    </message>
    <message>
        <source>The game in figures</source>
        <translation>棋譜（分譜）</translation>
    </message>
    <message>
        <source>The game on one board</source>
        <translation>棋譜（総譜）</translation>
    </message>
    <message>
        <source>Problems to be solved</source>
        <translation>問題集</translation>
    </message>
    <message>
        <source>After some moves</source>
        <translation>一定の手数ごと</translation>
    </message>
    <message>
        <source>After each comment</source>
        <translation>コメントごと</translation>
    </message>
    <message>
        <source>Where the record begins one</source>
        <translation>棋譜の指定どおり</translation>
    </message>
    <message>
        <source>&amp;Variations too</source>
        <translation>変化図も入れる(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Answers on the last pages</source>
        <translation>解答は巻末に(&amp;A)</translation>
    </message>
    <message>
        <source>As in the game</source>
        <translation>対局のとおり</translation>
    </message>
    <message>
        <source>Without the hundreds</source>
        <translation>百の位を省く</translation>
    </message>
    <message>
        <source>From 1 in each figure</source>
        <translation>譜ごとに1から</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>下</translation>
    </message>
    <message>
        <source>Beside</source>
        <translation>横</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>縦向き</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>横向き</translation>
    </message>
    <message>
        <source>As many as fit</source>
        <translation>入るだけ</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>対象(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;New figure</source>
        <translation>譜の区切り(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Moves in each</source>
        <translation>1譜の手数(&amp;M)</translation>
    </message>
    <message>
        <source>Num&amp;bers</source>
        <translation>手数の表示(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Comments</source>
        <translation>コメント(&amp;C)</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>図</translation>
    </message>
    <message>
        <source>On each &amp;page</source>
        <translation>1ページの図数(&amp;P)</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>座標(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Style</source>
        <translation>体裁(&amp;S)</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>サイズ(&amp;Z)</translation>
    </message>
    <message>
        <source>O&amp;rientation</source>
        <translation>向き(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>題名(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>ヘッダー(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Footer</source>
        <translation>フッター(&amp;F)</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Answers</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Komi {number}</source>
        <translation>コミ{number}</translation>
    </message>
    <message>
        <source>Handicap {number}</source>
        <translation>置石{number}子</translation>
    </message>
    <message>
        <source>Moves {first}–{last}</source>
        <translation>{first}–{last}手</translation>
    </message>
    <message>
        <source>Problem {number}: {turn}</source>
        <translation>第{number}問：{turn}</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation>第{number}問の解答</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Letters and numbers: D4</source>
        <translation>英字と数字：D4</translation>
    </message>
    <message>
        <source>Numbers: 4-4</source>
        <translation>数字：4-4</translation>
    </message>
    <message>
        <source>As in files: dp</source>
        <translation>ファイルと同じ：dp</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本式</translation>
    </message>
    <message>
        <source>From the nearest edge: 4-4</source>
        <translation>近い端から：4-4</translation>
    </message>
    <message>
        <source>Wood, as on the screen</source>
        <translation>木目（画面のとおり）</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>書籍</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>グレー</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>大きな文字</translation>
    </message>
</context>
<context>
    <name>ProblemKeys</name>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>The next problem</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>解答を見る</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>やめる</translation>
    </message>
</context>
<context>
    <name>ProblemMode</name>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>No line of this record is right. Choose below what counts as right.</source>
        <translation>この棋譜に正解の手順がありません。下で正解の基準を選んでください。</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Another move is asked for here.</source>
        <translation>ここでは別の手が求められています。</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>不正解</translation>
    </message>
    <message>
        <source>This move is not among the answers of the record.</source>
        <translation>この手は棋譜の解答にありません。</translation>
    </message>
    <message>
        <source>Not the answer</source>
        <translation>解答ではありません</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続けましょう</translation>
    </message>
</context>
<context>
    <name>ProblemPanel</name>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Show Solution</source>
        <translation>解答を見る</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Next Problem</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>The Failed Ones Again</source>
        <translation>間違えた問題をもう一度</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>What counts as right</source>
        <translation>正解の基準</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>飛ばす</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The encoding it names, {found}, is not known.</source>
        <translation>指定された文字コード {found} は不明です。</translation>
    </message>
    <message>
        <source>It names no encoding that fits; {found} is a guess.</source>
        <translation>正しい文字コードの指定がないため、{found} と推定しました。</translation>
    </message>
    <message>
        <source>The text is not in the encoding it names, {found}.</source>
        <translation>文章は指定された文字コード {found} ではありません。</translation>
    </message>
    <message>
        <source>From here on some text is in another encoding, {found}.</source>
        <translation>ここから先に別の文字コード {found} の文章があります。</translation>
    </message>
    <message>
        <source>Some bytes are no text in the encoding of the file: {found}</source>
        <translation>ファイルの文字コードでは文字にならないバイトがあります：{found}</translation>
    </message>
    <message>
        <source>There is text outside the games: {found}</source>
        <translation>棋譜の外に文字があります：{found}</translation>
    </message>
    <message>
        <source>This belongs to no property: {found}</source>
        <translation>プロパティに属さない文字があります：{found}</translation>
    </message>
    <message>
        <source>A node begins without its semicolon.</source>
        <translation>ノードの始まりのセミコロンがありません。</translation>
    </message>
    <message>
        <source>A game begins without its parenthesis.</source>
        <translation>棋譜の始まりの括弧がありません。</translation>
    </message>
    <message>
        <source>A closing parenthesis is missing.</source>
        <translation>閉じ括弧がありません。</translation>
    </message>
    <message>
        <source>There is an opening parenthesis too many.</source>
        <translation>開き括弧が余分にあります。</translation>
    </message>
    <message>
        <source>There is a closing parenthesis too many.</source>
        <translation>閉じ括弧が余分にあります。</translation>
    </message>
    <message>
        <source>A node follows a variation that has been closed.</source>
        <translation>閉じた変化の後にノードがあります。</translation>
    </message>
    <message>
        <source>The property {found} is written with lower-case letters.</source>
        <translation>プロパティ {found} に小文字が使われています。</translation>
    </message>
    <message>
        <source>The property {property} has no value.</source>
        <translation>プロパティ {property} に値がありません。</translation>
    </message>
    <message>
        <source>A value belongs to no property: {found}</source>
        <translation>プロパティに属さない値があります：{found}</translation>
    </message>
    <message>
        <source>A value of {property} has no closing bracket: {found}</source>
        <translation>{property} の値に閉じ括弧 ] がありません：{found}</translation>
    </message>
    <message>
        <source>A value of {property} has a bracket that is not escaped: {found}</source>
        <translation>{property} の値にエスケープされていない括弧があります：{found}</translation>
    </message>
    <message>
        <source>The record says that it is of another game than Go (GM[{found}]).</source>
        <translation>棋譜に囲碁以外のゲームと書かれています（GM[{found}]）。</translation>
    </message>
    <message>
        <source>The size of the board cannot be understood: {found}</source>
        <translation>盤の大きさを解釈できません：{found}</translation>
    </message>
    <message>
        <source>The board of size {found} is larger than {size}x{size}.</source>
        <translation>{found} の盤は {size}×{size} を超えています。</translation>
    </message>
    <message>
        <source>A value of {property} cannot be understood: {found}</source>
        <translation>{property} の値を解釈できません：{found}</translation>
    </message>
    <message>
        <source>A value of {property} is not written as it should be, but is understood: {found}</source>
        <translation>{property} の値の書き方が正しくありませんが、読み取れます：{found}</translation>
    </message>
    <message>
        <source>The property {property} says what {found} should say.</source>
        <translation>{found} に書くべきことが {property} に書かれています。</translation>
    </message>
    <message>
        <source>A value of {property} is empty.</source>
        <translation>{property} の値が空です。</translation>
    </message>
    <message>
        <source>A point of {property} is not on the board: {found}</source>
        <translation>{property} の位置が盤の外です：{found}</translation>
    </message>
    <message>
        <source>A point of {property} is written with capitals: {found}</source>
        <translation>{property} の位置が大文字で書かれています：{found}</translation>
    </message>
    <message>
        <source>The same point stands in this node twice.</source>
        <translation>このノードに同じ位置が2回あります。</translation>
    </message>
    <message>
        <source>The property {property} stands in this node twice.</source>
        <translation>このノードにプロパティ {property} が2回あります。</translation>
    </message>
    <message>
        <source>The property {property} belongs at the beginning of a game.</source>
        <translation>プロパティ {property} は棋譜の最初に置くものです。</translation>
    </message>
    <message>
        <source>A move and a set-up stand in the same node.</source>
        <translation>同じノードに着手と石の配置があります。</translation>
    </message>
    <message>
        <source>Several moves stand in the same node: {found}</source>
        <translation>同じノードに複数の着手があります：{found}</translation>
    </message>
    <message>
        <source>Its board of {found} is larger than {size}x{size}.</source>
        <translation>{found} の盤は {size}×{size} を超えています。</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>ファイルが空です。</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>棋譜がありません。</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>RecordHeading</name>
    <message>
        <source>Event</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}回戦</translation>
    </message>
    <message>
        <source>Add event, date, result…</source>
        <translation>大会・日付・結果を書き込む…</translation>
    </message>
</context>
<context>
    <name>RecordPanel</name>
    <message>
        <source>Collapse All Var&amp;iations</source>
        <translation>変化をすべて折りたたむ(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Expand All Variations</source>
        <translation>変化をすべて展開(&amp;E)</translation>
    </message>
    <message>
        <source>Chan&amp;ge the Comment</source>
        <translation>コメントを書く(&amp;G)</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>gobanapp ended before everything was saved</source>
        <translation>すべてを保存する前にgobanappが終了しました</translation>
    </message>
    <message>
        <source>Games without a check mark are offered again at the next start.</source>
        <translation>チェックのない対局は次回の起動時にもう一度表示されます。</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>復元(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>後で(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Throw Away</source>
        <translation>破棄(&amp;T)</translation>
    </message>
    <message>
        <source>Recovered Games</source>
        <translation>復元された棋譜</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋譜</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n games away?</source>
        <translation>
            <numerusform>%n局を破棄しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>{moves} · {day}, {time}</source>
        <translation>{moves} · {day} {time}</translation>
    </message>
    <message>
        <source>{facts}; the last actions could not be read</source>
        <translation>{facts}（最後の操作は読み取れませんでした）</translation>
    </message>
    <message>
        <source>What was not saved is then lost.</source>
        <translation>保存されていない内容は失われます。</translation>
    </message>
    <message numerus="yes">
        <source>move %n</source>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Faults</source>
        <translation>不備</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>The file was opened in spite of this, and stays as it is until you save.</source>
        <translation>不備はありますがファイルを開きました。保存するまでファイルは元のままです。</translation>
    </message>
    <message>
        <source>Copy &amp;All</source>
        <translation>すべてコピー(&amp;A)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Faults in {file}</source>
        <translation>{file} の不備</translation>
    </message>
</context>
<context>
    <name>ResultDialog</name>
    <message>
        <source>Result of the Game</source>
        <translation>対局の結果</translation>
    </message>
    <message>
        <source>How did the game end?</source>
        <translation>対局の結果を選んでください</translation>
    </message>
    <message>
        <source>{color} won</source>
        <translation>{color}の勝ち</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>勝者</translation>
    </message>
    <message>
        <source>by &amp;resignation</source>
        <translation>中押し(&amp;R)</translation>
    </message>
    <message>
        <source>on &amp;time</source>
        <translation>時間切れ(&amp;T)</translation>
    </message>
    <message>
        <source>by &amp;forfeit</source>
        <translation>反則・不戦(&amp;F)</translation>
    </message>
    <message>
        <source>by &amp;points</source>
        <translation>目数(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;without saying how</source>
        <translation>理由の指定なし(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Draw (jigo)</source>
        <translation>持碁(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;No result, as both agree</source>
        <translation>合意による無勝負(&amp;N)</translation>
    </message>
    <message>
        <source>The result is &amp;unknown</source>
        <translation>結果不明(&amp;U)</translation>
    </message>
    <message>
        <source>As after a position that keeps coming back, under Japanese rules.</source>
        <translation>日本ルールで同形反復が続いた場合など。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>目数</translation>
    </message>
    <message>
        <source>&amp;End the Game</source>
        <translation>終局(&amp;E)</translation>
    </message>
    <message>
        <source>The record says: {result}. This replaces it.</source>
        <translation>棋譜の結果：{result}。これを置き換えます。</translation>
    </message>
</context>
<context>
    <name>ResultSheetDialog</name>
    <message>
        <source>Result Slip</source>
        <translation>結果票</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation>印刷しました。</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>保存しました。</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>テキストとしてコピーしました。</translation>
    </message>
</context>
<context>
    <name>ResultSheetPrinter</name>
    <message>
        <source>The result slip was not printed</source>
        <translation>結果票は印刷されませんでした</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF文書</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Save Result Slip</source>
        <translation>結果票を保存</translation>
    </message>
    <message>
        <source>The result slip was not saved</source>
        <translation>結果票は保存されませんでした</translation>
    </message>
</context>
<context>
    <name>RotateDialog</name>
    <message>
        <source>To the &amp;right</source>
        <translation>右に回す(&amp;R)</translation>
    </message>
    <message>
        <source>To the &amp;left</source>
        <translation>左に回す(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Upside down</source>
        <translation>上下逆さ(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Mirror left and right</source>
        <translation>左右反転(&amp;M)</translation>
    </message>
    <message>
        <source>Mirror &amp;top and bottom</source>
        <translation>上下反転(&amp;T)</translation>
    </message>
    <message>
        <source>Mirror along the rising &amp;diagonal</source>
        <translation>右上がりの対角線で反転(&amp;D)</translation>
    </message>
    <message>
        <source>Mirror along the &amp;falling diagonal</source>
        <translation>右下がりの対角線で反転(&amp;F)</translation>
    </message>
    <message>
        <source>All moves, stones and marks of the record are turned, in every variation. Names of points in comments, such as D4, stay as they are written.</source>
        <translation>すべての変化の着手、石、印の向きが変わります。コメントの中の「D4」などの位置はそのままです。</translation>
    </message>
    <message>
        <source>Turn the Record</source>
        <translation>棋譜の向きを変える</translation>
    </message>
</context>
<context>
    <name>RuleFields</name>
    <message>
        <source>S&amp;uicide is allowed</source>
        <translation>自殺手を認める(&amp;U)</translation>
    </message>
    <message>
        <source>Points &amp;in seki count</source>
        <translation>セキの地を数える(&amp;I)</translation>
    </message>
    <message>
        <source>Passin&amp;g costs a stone</source>
        <translation>パスごとに石を渡す(&amp;G)</translation>
    </message>
    <message>
        <source>Group &amp;tax</source>
        <translation>切り賃(&amp;T)</translation>
    </message>
    <message>
        <source>Of more than one stone.</source>
        <translation>2子以上の場合。</translation>
    </message>
    <message>
        <source>Two points off for each living group.</source>
        <translation>活きた一団ごとに2目引きます。</translation>
    </message>
    <message>
        <source>C&amp;ounting</source>
        <translation>計算(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Ko</source>
        <translation>コウ(&amp;K)</translation>
    </message>
    <message>
        <source>For ha&amp;ndicap, White gets</source>
        <translation>置石で白が得る目(&amp;N)</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>C&amp;hange rules…</source>
        <translation>ルールを変更(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Hide the rules</source>
        <translation>ルールを隠す(&amp;H)</translation>
    </message>
</context>
<context>
    <name>RunningTotals</name>
    <message>
        <source>Counted</source>
        <translation>計算済み</translation>
    </message>
</context>
<context>
    <name>SaveActions</name>
    <message>
        <source>Save As</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>Go records (*.sgf)</source>
        <translation>棋譜 (*.sgf)</translation>
    </message>
    <message>
        <source>What was played or written since the last save would be lost.</source>
        <translation>前回の保存から打った手や書いた内容は失われます。</translation>
    </message>
    <message>
        <source>&amp;Keep the moves tried out, as a variation</source>
        <translation>試し打ちを変化として残す(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t Save</source>
        <translation>保存しない(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>この対局を離れますか？</translation>
    </message>
    <message>
        <source>It is not over. File, Played Games resumes it where games are kept.</source>
        <translation>まだ終局していません。対局の自動保存が有効なら、「ファイル」の「対局履歴」から再開できます。</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>離れる(&amp;L)</translation>
    </message>
    <message>
        <source>Saving {file}</source>
        <translation>{file} の保存中</translation>
    </message>
    <message>
        <source>The game was not saved</source>
        <translation>棋譜は保存されませんでした</translation>
    </message>
    <message>
        <source>Saved without the moves tried out. Game, Keep What Was Tried adds them to the record.</source>
        <translation>試し打ちを除いて保存しました。「対局」の「試し打ちを残す」で棋譜に加えられます。</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>If you save here, what was changed there is lost. You can save elsewhere.</source>
        <translation>ここに保存すると、その変更は失われます。別の場所にも保存できます。</translation>
    </message>
    <message>
        <source>Save although some letters may be wrong?</source>
        <translation>文字が一部崩れる可能性がありますが、保存しますか？</translation>
    </message>
    <message>
        <source>Not all of the text fits the encoding in which the file was read. File, Text Encoding reads it in another one.</source>
        <translation>読み込んだときの文字コードに合わない文字があります。「ファイル」の「文字コード」で別の文字コードを選べます。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the changes to this game?</source>
        <translation>この対局の変更を保存しますか？</translation>
    </message>
    <message>
        <source>Save over what another program has changed?</source>
        <translation>別のプログラムが変更した内容に上書きしますか？</translation>
    </message>
    <message>
        <source>&amp;Save Here</source>
        <translation>ここに保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Save Anyway</source>
        <translation>それでも保存(&amp;S)</translation>
    </message>
    <message>
        <source>game</source>
        <translation>棋譜</translation>
    </message>
</context>
<context>
    <name>SeatsChoice</name>
    <message>
        <source>At a desk, with the tree of moves</source>
        <translation>デスク（変化図付き）</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>横並び</translation>
    </message>
    <message>
        <source>Across the table</source>
        <translation>向かい合わせ</translation>
    </message>
    <message>
        <source>Only the board and two clocks</source>
        <translation>盤と二つの時計のみ</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席の配置</translation>
    </message>
</context>
<context>
    <name>SetClockDialog</name>
    <message>
        <source>Set the Clock</source>
        <translation>時計を合わせる</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds for {player}</source>
        <translation>
            <numerusform>{player}に%n秒</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Search by words or keys</source>
        <translation>語またはキーで検索</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>Press keys</source>
        <translation>キーを押す</translation>
    </message>
    <message>
        <source>&amp;Back to Default</source>
        <translation>初期設定に戻す(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Take These Keys</source>
        <translation>このキーにする(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;All Back to Default</source>
        <translation>すべて初期設定に戻す(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>These keys cannot be changed.</source>
        <translation>このキーは変更できません。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Default: {keys}</source>
        <translation>初期設定：{keys}</translation>
    </message>
    <message>
        <source>{keys} is needed everywhere. Press other keys.</source>
        <translation>{keys} は全体で使うキーです。別のキーを押してください。</translation>
    </message>
    <message>
        <source>Also: {names}</source>
        <translation>同じキー：{names}</translation>
    </message>
</context>
<context>
    <name>ShortcutsPrinter</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>The shortcuts were not saved</source>
        <translation>ショートカットは保存されませんでした</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF文書</translation>
    </message>
    <message>
        <source>The shortcuts were not printed</source>
        <translation>ショートカットは印刷されませんでした</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Play</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>What the desk is used for</source>
        <translation>この画面の用途</translation>
    </message>
    <message>
        <source>&amp;Show the Count…</source>
        <translation>整地を見る(&amp;S)…</translation>
    </message>
    <message>
        <source>The count done by hand on the board, step by step</source>
        <translation>盤上での整地を、順を追って実演します</translation>
    </message>
</context>
<context>
    <name>Slip</name>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>コミ</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>置石</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>使用時間</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>アゲハマ</translation>
    </message>
    <message>
        <source>Result of the Game</source>
        <translation>対局の結果</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>結果未定</translation>
    </message>
    <message>
        <source>Black {black}, White {white}</source>
        <translation>黒{black}、白{white}</translation>
    </message>
</context>
<context>
    <name>StatusMessages</name>
    <message>
        <source>No dead stones could be proposed: mark those that are dead.</source>
        <translation>死に石を判定できませんでした。死んでいる石に印を付けてください。</translation>
    </message>
</context>
<context>
    <name>StepPrinter</name>
    <message>
        <source>Pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>The picture was not saved</source>
        <translation>画像は保存されませんでした</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDFで保存…</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF文書</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDFで保存</translation>
    </message>
    <message>
        <source>The steps were not saved</source>
        <translation>手順は保存されませんでした</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>The steps were not printed</source>
        <translation>手順は印刷されませんでした</translation>
    </message>
    <message>
        <source>Steps on each page:</source>
        <translation>1ページの手順数：</translation>
    </message>
    <message numerus="yes">
        <source>{number} (%n pages)</source>
        <translation>
            <numerusform>{number}（%nページ）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SuggestionLine</name>
    <message>
        <source>Swap and app&amp;ly</source>
        <translation>交換して適用(&amp;L)</translation>
    </message>
    <message>
        <source>App&amp;ly</source>
        <translation>適用(&amp;L)</translation>
    </message>
    <message>
        <source>As the ranks suggest: {terms}</source>
        <translation>段級位どおりの手合：{terms}</translation>
    </message>
    <message>
        <source>White is weaker. Suggested: swap, {terms}</source>
        <translation>白が下手です。お勧め：黒白を交換、{terms}</translation>
    </message>
    <message>
        <source>Suggested: {terms}</source>
        <translation>お勧め：{terms}</translation>
    </message>
    <message>
        <source>komi {number}</source>
        <translation>コミ{number}</translation>
    </message>
    <message>
        <source>even game, {komi}</source>
        <translation>互先、{komi}</translation>
    </message>
    <message>
        <source>first move, {komi}</source>
        <translation>先、{komi}</translation>
    </message>
    <message numerus="yes">
        <source>%n stones, {komi}</source>
        <translation>
            <numerusform>%n子、{komi}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeachingActions</name>
    <message>
        <source>&amp;Presentation</source>
        <translation>大盤解説(&amp;P)</translation>
    </message>
    <message>
        <source>A second window for a room, with the board and large type</source>
        <translation>会場向けに、盤と大きな文字を別のウィンドウに表示します</translation>
    </message>
    <message>
        <source>Moves by &amp;Themselves</source>
        <translation>自動再生(&amp;T)</translation>
    </message>
    <message>
        <source>The moves of the record come one after the other</source>
        <translation>棋譜の手を順に自動で進めます</translation>
    </message>
    <message>
        <source>&amp;Guess the Next Move</source>
        <translation>次の一手を当てる(&amp;G)</translation>
    </message>
    <message>
        <source>Find each move of the record yourself, for points</source>
        <translation>棋譜の手を一手ずつ自分で当てて、得点を得ます</translation>
    </message>
</context>
<context>
    <name>TextEncodingDialog</name>
    <message>
        <source>Text Encoding</source>
        <translation>文字コード</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>文字コード</translation>
    </message>
    <message>
        <source>As the file says, or as guessed</source>
        <translation>ファイルの指定または推定</translation>
    </message>
    <message>
        <source>{encoding} · in use</source>
        <translation>{encoding} · 使用中</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>&amp;Read the text as</source>
        <translation>文章の文字コード(&amp;R)</translation>
    </message>
    <message>
        <source>Then it &amp;looks like this</source>
        <translation>その場合の表示(&amp;L)</translation>
    </message>
    <message>
        <source>Read &amp;Again</source>
        <translation>読み直す(&amp;A)</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>Black&apos;s rank</source>
        <translation>黒の段級位</translation>
    </message>
    <message>
        <source>Black&apos;s team</source>
        <translation>黒のチーム</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>White&apos;s rank</source>
        <translation>白の段級位</translation>
    </message>
    <message>
        <source>White&apos;s team</source>
        <translation>白のチーム</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>棋戦</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>対局名</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>対局について</translation>
    </message>
    <message>
        <source>This is {encoding}.</source>
        <translation>{encoding} です。</translation>
    </message>
    <message>
        <source>This is {encoding}, which is a guess.</source>
        <translation>{encoding} と推定しました。</translation>
    </message>
    <message>
        <source>Not all of the text fits this encoding: see line {line}.</source>
        <translation>この文字コードに合わない文字があります。{line} 行目を見てください。</translation>
    </message>
    <message>
        <source>It has plain letters only: they read the same in most encodings.</source>
        <translation>英数字だけの文章です。ほとんどの文字コードで同じように読めます。</translation>
    </message>
    <message>
        <source>Only the beginning of the file has been looked at.</source>
        <translation>ファイルの先頭だけを調べました。</translation>
    </message>
</context>
<context>
    <name>TimeField</name>
    <message>
        <source>Hours, minutes and seconds as in 1:30:00, or minutes</source>
        <translation>1:30:00 のような時分秒、または分</translation>
    </message>
</context>
<context>
    <name>TimeFields</name>
    <message>
        <source>Kind of time</source>
        <translation>時間方式</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>A time is written as in 1:30:00, or in minutes.</source>
        <translation>時間は 1:30:00 の形か、分で入力してください。</translation>
    </message>
    <message>
        <source>No time can be longer than 100 hours.</source>
        <translation>時間は100時間までです。</translation>
    </message>
    <message>
        <source>There must be some time to play in.</source>
        <translation>打つための時間が必要です。</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>秒読みの回数</translation>
    </message>
    <message>
        <source>Seconds of a period</source>
        <translation>秒読み1回の秒数</translation>
    </message>
    <message>
        <source>for</source>
        <extracomment>before a field, as in: + [3] × [60 s] for [2] points each</extracomment>
        <translation>1回</translation>
    </message>
    <message>
        <source>Points that a period costs</source>
        <translation>秒読み1回の減点</translation>
    </message>
    <message>
        <source>Stones in a period</source>
        <translation>1区間の手数</translation>
    </message>
    <message>
        <source>stones in</source>
        <extracomment>before a field, as in: + [25] stones in [10:00]</extracomment>
        <translation>手につき</translation>
    </message>
    <message>
        <source>Length of a period</source>
        <translation>区間の長さ</translation>
    </message>
    <message>
        <source>Seconds added by a move</source>
        <translation>1手ごとに加わる秒数</translation>
    </message>
    <message>
        <source>a move, up to</source>
        <extracomment>before a field, as in: + [10 s] a move, up to [20:00]</extracomment>
        <translation>1手ごと、上限</translation>
    </message>
    <message>
        <source>The most that can be on the clock</source>
        <translation>時計の上限</translation>
    </message>
    <message>
        <source>up to</source>
        <extracomment>before a field, as in: up to [10 s] back per move</extracomment>
        <translation>1手</translation>
    </message>
    <message>
        <source>Seconds that a move gives back</source>
        <translation>1手ごとに戻る秒数</translation>
    </message>
    <message>
        <source>Seconds before the clock runs</source>
        <translation>時計が動くまでの秒数</translation>
    </message>
    <message>
        <source>points each</source>
        <translation>目減</translation>
    </message>
    <message>
        <source>back per move</source>
        <translation>まで戻る</translation>
    </message>
    <message>
        <source>delay per move</source>
        <translation>1手ごとの猶予</translation>
    </message>
    <message>
        <source>no end</source>
        <translation>上限なし</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> 秒</translation>
    </message>
</context>
<context>
    <name>TransformActions</name>
    <message>
        <source>Turn the R&amp;ecord…</source>
        <translation>棋譜の向きを変える(&amp;E)…</translation>
    </message>
    <message>
        <source>Changes the record, with all its marks and labels</source>
        <translation>棋譜そのものを、印や文字も含めて書き換えます</translation>
    </message>
    <message>
        <source>Swap Blac&amp;k and White…</source>
        <translation>黒白を入れ替える(&amp;K)…</translation>
    </message>
    <message>
        <source>Changes the record: each black stone becomes a white one</source>
        <translation>棋譜そのものを書き換えます。黒石はすべて白石に、白石は黒石になります</translation>
    </message>
    <message>
        <source>Turning the record</source>
        <translation>棋譜の向きを変更中</translation>
    </message>
    <message>
        <source>Swap Black and White?</source>
        <translation>黒白を入れ替えますか？</translation>
    </message>
    <message>
        <source>All moves and stones get the other colour, in every variation. Where comments speak of Black and White, they stay as they are.</source>
        <translation>すべての変化の着手と石の色が入れ替わります。コメントの中の「黒」「白」はそのままです。</translation>
    </message>
    <message>
        <source>The &amp;players change sides too, with komi and result</source>
        <translation>対局者、コミ、結果も入れ替える(&amp;P)</translation>
    </message>
    <message>
        <source>The komi becomes negative, so that the same count comes out for each player.</source>
        <translation>どちらの対局者の計算も変わらないように、コミは負の数になります。</translation>
    </message>
    <message>
        <source>&amp;Swap</source>
        <translation>入れ替える(&amp;S)</translation>
    </message>
    <message>
        <source>Swapping the colours</source>
        <translation>黒白を入れ替え中</translation>
    </message>
</context>
<context>
    <name>TreeActions</name>
    <message>
        <source>This move is of the game that is being played: nothing was deleted. Undo takes moves back.</source>
        <translation>対局中の手のため、何も削除しませんでした。「元に戻す」で手を戻せます。</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>コピー中</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t This Move and What Follows</source>
        <translation>この手以降を切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy This Move and What Follows</source>
        <translation>この手以降をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Game</source>
        <translation>棋譜全体をコピー(&amp;G)</translation>
    </message>
    <message>
        <source>P&amp;aste as a Variation</source>
        <translation>変化として貼り付け(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Delete This Move and What Follows</source>
        <translation>この手以降を削除(&amp;D)</translation>
    </message>
    <message>
        <source>New Variation of T&amp;his Move</source>
        <translation>この手の変化を作る(&amp;H)</translation>
    </message>
    <message>
        <source>Go back one move; the next move you play begins the variation</source>
        <translation>一手戻ります。次に打つ手から変化が始まります</translation>
    </message>
    <message>
        <source>Move Variation U&amp;p</source>
        <translation>変化を上へ(&amp;P)</translation>
    </message>
    <message>
        <source>Move Variation Do&amp;wn</source>
        <translation>変化を下へ(&amp;W)</translation>
    </message>
    <message>
        <source>Make This the &amp;Main Line</source>
        <translation>これを本譜にする(&amp;M)</translation>
    </message>
    <message>
        <source>This line is then the first everywhere</source>
        <translation>この手順が、すべての分岐で先頭になります</translation>
    </message>
    <message>
        <source>&amp;Insert Moves Before This One</source>
        <translation>この手の前に手を挿入(&amp;I)</translation>
    </message>
    <message>
        <source>The moves that follow stay, behind those you put in</source>
        <translation>後に続く手は、挿入した手の後ろに残ります</translation>
    </message>
    <message>
        <source>C&amp;orrect This Move</source>
        <translation>この手を訂正(&amp;O)</translation>
    </message>
    <message>
        <source>Click on the right point; the moves that follow stay</source>
        <translation>正しい位置をクリックします。後に続く手は残ります</translation>
    </message>
    <message>
        <source>De&amp;lete Only This Move</source>
        <translation>この手だけを削除(&amp;L)</translation>
    </message>
    <message>
        <source>The moves that follow stay</source>
        <translation>後に続く手は残ります</translation>
    </message>
    <message>
        <source>The next move you play begins the variation.</source>
        <translation>次に打つ手から変化が始まります。</translation>
    </message>
    <message>
        <source>Moves copied.</source>
        <translation>着手をコピーしました。</translation>
    </message>
    <message>
        <source>The game was copied.</source>
        <translation>棋譜をコピーしました。</translation>
    </message>
    <message>
        <source>Pasting</source>
        <translation>貼り付け中</translation>
    </message>
    <message>
        <source>Nothing was pasted</source>
        <translation>何も貼り付けませんでした</translation>
    </message>
    <message>
        <source>There are no moves and no diagram in the clipboard.</source>
        <translation>クリップボードに手順も図もありません。</translation>
    </message>
    <message>
        <source>The diagram is of a board of another size. File, Open from Clipboard makes it a game of its own.</source>
        <translation>図の盤の大きさが違います。「ファイル」の「クリップボードから開く」で別の棋譜として開けます。</translation>
    </message>
    <message>
        <source>Checking the moves that follow</source>
        <translation>以降の手を確認中</translation>
    </message>
</context>
<context>
    <name>TreeKeys</name>
    <message>
        <source>Variations and Move List</source>
        <translation>変化と手順一覧</translation>
    </message>
    <message>
        <source>From move to move</source>
        <translation>手から手へ</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>Ten moves</source>
        <translation>10手</translation>
    </message>
    <message>
        <source>To the first or last move</source>
        <translation>最初または最後の手へ</translation>
    </message>
    <message>
        <source>Collapse or expand</source>
        <translation>折りたたむ、展開する</translation>
    </message>
    <message>
        <source>Larger, smaller, as usual</source>
        <translation>拡大、縮小、標準</translation>
    </message>
</context>
<context>
    <name>TreePanel</name>
    <message>
        <source>Variations</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>Moves and variations</source>
        <translation>手と変化</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>着手なし</translation>
    </message>
    <message>
        <source>Move {number}: {color} {point}</source>
        <translation>{number}手目：{color} {point}</translation>
    </message>
    <message>
        <source>Move {number}: {color} passes</source>
        <translation>{number}手目：{color}パス</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>石の配置</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>初手の前</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are hidden</source>
        <translation>
            <numerusform>%n手を非表示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrialActions</name>
    <message>
        <source>Tr&amp;y Out</source>
        <translation>試し打ち(&amp;Y)</translation>
    </message>
    <message>
        <source>Play on freely; the same keys come back, as if nothing had been</source>
        <translation>自由に打てます。同じキーで、何もなかったように元に戻ります</translation>
    </message>
    <message>
        <source>Keep W&amp;hat Was Tried</source>
        <translation>試し打ちを残す(&amp;H)</translation>
    </message>
    <message>
        <source>Leave what was tried in the record, as a variation</source>
        <translation>試し打ちの手順を、変化として棋譜に残します</translation>
    </message>
    <message>
        <source>While a game is being played, no moves are tried out.</source>
        <translation>対局中は試し打ちできません。</translation>
    </message>
    <message>
        <source>What was tried is gone. Edit, Redo brings it back.</source>
        <translation>試し打ちを消しました。「編集」の「やり直す」で戻せます。</translation>
    </message>
    <message>
        <source>What was tried is now in the record.</source>
        <translation>試し打ちを棋譜に残しました。</translation>
    </message>
</context>
<context>
    <name>TrialBar</name>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Go Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Leave these moves in the record as a variation</source>
        <translation>試し打ちを変化として棋譜に残す</translation>
    </message>
    <message>
        <source>Go back to where they began, without them (Escape)</source>
        <translation>試し打ちを消して元の局面に戻る（Esc）</translation>
    </message>
    <message>
        <source>Trying out from move {number}</source>
        <translation>{number}手目から試し打ち</translation>
    </message>
    <message>
        <source>Trying out</source>
        <translation>試し打ち</translation>
    </message>
</context>
<context>
    <name>ViewActions</name>
    <message>
        <source>&amp;Play</source>
        <translation>対局(&amp;P)</translation>
    </message>
    <message>
        <source>The panel is for two players: clocks, pass, resign</source>
        <translation>対局者用のパネル：時計、パス、投了</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>研究(&amp;S)</translation>
    </message>
    <message>
        <source>The panel is for looking at a record: heading, comments, tools</source>
        <translation>棋譜を見るためのパネル：見出し、コメント、道具</translation>
    </message>
    <message>
        <source>&amp;Toolbar of Study</source>
        <translation>研究用ツールバー(&amp;T)</translation>
    </message>
    <message>
        <source>B&amp;oard and Stones…</source>
        <translation>碁盤と碁石(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Moving Stones</source>
        <translation>石の動き(&amp;M)</translation>
    </message>
    <message>
        <source>Chains in &amp;Atari</source>
        <translation>アタリの連(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Next Moves of the Record</source>
        <translation>棋譜の次の手(&amp;N)</translation>
    </message>
    <message>
        <source>Move &amp;List</source>
        <translation>手順一覧(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Variations</source>
        <translation>変化(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>全画面表示(&amp;F)</translation>
    </message>
    <message>
        <source>Preference&amp;s…</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Desk</source>
        <translation>デスク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Side by Side</source>
        <translation>横並び(&amp;S)</translation>
    </message>
    <message>
        <source>Across the &amp;Table</source>
        <translation>向かい合わせ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Board and Clocks</source>
        <translation>盤と時計(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>なし(&amp;N)</translation>
    </message>
    <message>
        <source>The &amp;Last Move</source>
        <translation>最終手(&amp;L)</translation>
    </message>
    <message>
        <source>The Last &amp;5 Moves</source>
        <translation>最近の5手(&amp;5)</translation>
    </message>
    <message>
        <source>The Last &amp;10 Moves</source>
        <translation>最近の10手(&amp;1)</translation>
    </message>
    <message>
        <source>The Last 5&amp;0 Moves</source>
        <translation>最近の50手(&amp;0)</translation>
    </message>
    <message>
        <source>&amp;All Moves</source>
        <translation>すべての手(&amp;A)</translation>
    </message>
    <message>
        <source>Numbers on the stones</source>
        <translation>石の上の手数</translation>
    </message>
    <message>
        <source>&amp;From Here</source>
        <translation>ここから(&amp;F)</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>システムに従う(&amp;S)</translation>
    </message>
</context>
<context>
    <name>WelcomeActions</name>
    <message>
        <source>&amp;Welcome</source>
        <translation>ようこそ(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;About gobanapp</source>
        <translation>gobanappについて(&amp;A)</translation>
    </message>
    <message>
        <source>gobanapp {version}

A goban for two players, teachers and readers of records.</source>
        <translation>gobanapp {version}

二人の対局、指導、棋譜鑑賞のための碁盤。</translation>
    </message>
    <message>
        <source>About gobanapp</source>
        <translation>gobanappについて</translation>
    </message>
</context>
<context>
    <name>WelcomePanel</name>
    <message>
        <source>Welcome</source>
        <translation>ようこそ</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる（Esc）</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>A game for two at this board.</source>
        <translation>この盤で二人で打ちます。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>A game record. Or drop a file here.</source>
        <translation>棋譜を開きます。ここにドロップもできます。</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>The game in short lessons.</source>
        <translation>短い講座で囲碁を学びます。</translation>
    </message>
    <message>
        <source>Or click on the board and simply play.</source>
        <translation>盤をクリックして、そのまま打つこともできます。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>最近開いたファイル</translation>
    </message>
</context>
<context>
    <name>WindowKeys</name>
    <message>
        <source>Alt and a letter</source>
        <translation>Alt+文字</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>共通</translation>
    </message>
    <message>
        <source>To the next field or button</source>
        <translation>次の欄やボタンへ</translation>
    </message>
    <message>
        <source>To the one before</source>
        <translation>前の欄やボタンへ</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>メニューを開く</translation>
    </message>
    <message>
        <source>Leave what goes on; back to the board</source>
        <translation>今の操作をやめて盤に戻る</translation>
    </message>
</context>
<context>
    <name>_Paper</name>
    <message>
        <source>Result slip</source>
        <translation>結果票</translation>
    </message>
</context>
<context>
    <name>_Player</name>
    <message>
        <source>{name}, to move</source>
        <translation>{name}、手番</translation>
    </message>
</context>
<context>
    <name>_Problems</name>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>桁</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>不備</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>The text was read as {encoding}.</source>
        <translation>文章は {encoding} として読み込みました。</translation>
    </message>
    <message>
        <source>The text was read as {encoding}, which is a guess.</source>
        <translation>文章は {encoding} と推定して読み込みました。</translation>
    </message>
</context>
<context>
    <name>aid_words</name>
    <message>
        <source>The ladder fails: the chain gets away.</source>
        <translation>シチョウ不成立：連は逃げられます。</translation>
    </message>
</context>
<context>
    <name>announced</name>
    <message>
        <source>{color} passes</source>
        <translation>{color}パス</translation>
    </message>
    <message>
        <source>{color} {point}</source>
        <translation>{color} {point}</translation>
    </message>
    <message>
        <source>{color} stone on {point}</source>
        <translation>{point}に{color}石</translation>
    </message>
    <message>
        <source>Move {number}: {move}</source>
        <translation>{number}手目：{move}</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>初手の前</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>石の配置</translation>
    </message>
    <message>
        <source>variation {number} of {all}</source>
        <translation>変化 {number}/{all}</translation>
    </message>
    <message>
        <source>with a comment</source>
        <translation>コメントあり</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>戻しました</translation>
    </message>
    <message>
        <source>Taken back: {move}</source>
        <translation>戻しました：{move}</translation>
    </message>
    <message>
        <source>{color}: {left}</source>
        <translation>{color}：{left}</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>{color} accepts the count</source>
        <translation>{color}が計算を承認しました</translation>
    </message>
    <message>
        <source>{group}: in seki</source>
        <translation>{group}：セキ</translation>
    </message>
    <message>
        <source>{group}: dead</source>
        <translation>{group}：死に</translation>
    </message>
    <message>
        <source>{group}: alive</source>
        <translation>{group}：活き</translation>
    </message>
    <message>
        <source>Game {number} of {all}: {names}, {columns} by {rows}</source>
        <translation>棋譜 {number}/{all}：{names}、{columns}×{rows}路</translation>
    </message>
    <message>
        <source>{file} opened: {columns} by {rows}</source>
        <translation>{file} を開きました：{columns}×{rows}路</translation>
    </message>
    <message>
        <source>New game: {columns} by {rows}</source>
        <translation>新規対局：{columns}×{rows}路</translation>
    </message>
    <message>
        <source>{file} saved</source>
        <translation>{file} を保存しました</translation>
    </message>
</context>
<context>
    <name>arranging</name>
    <message>
        <source>The first player</source>
        <translation>一人目の対局者</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>二人目の対局者</translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <source>Board, {columns} by {rows}</source>
        <translation>盤、{columns}×{rows}路</translation>
    </message>
    <message>
        <source>{color}: {prisoners}</source>
        <translation>{color}：{prisoners}</translation>
    </message>
</context>
<context>
    <name>clock</name>
    <message>
        <source>Absolute</source>
        <translation>切れ負け</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <translation>秒読み</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>カナダ式</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>フィッシャー式</translation>
    </message>
    <message>
        <source>Bronstein</source>
        <translation>ブロンシュタイン式</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>ディレイ式</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>応氏式</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>時計なし</translation>
    </message>
    <message>
        <source>{main} + {overtime}</source>
        <translation>{main} + {overtime}</translation>
    </message>
    <message>
        <source>{stones} in {time}</source>
        <translation>{stones}につき{time}</translation>
    </message>
    <message>
        <source>up to {time} back per move</source>
        <translation>1手{time}まで戻る</translation>
    </message>
    <message>
        <source>{time} delay per move</source>
        <translation>1手{time}の猶予</translation>
    </message>
    <message>
        <source>{periods} for {points} each</source>
        <translation>{periods}（各{points}減）</translation>
    </message>
    <message>
        <source>{time} per move</source>
        <translation>1手{time}</translation>
    </message>
    <message>
        <source>{time} a move, up to {most}</source>
        <translation>1手{time}、上限{most}</translation>
    </message>
    <message>
        <source>{number} h</source>
        <comment>hours</comment>
        <translation>{number}時間</translation>
    </message>
    <message>
        <source>{number} min</source>
        <comment>minutes</comment>
        <translation>{number}分</translation>
    </message>
    <message>
        <source>{number} s</source>
        <comment>seconds</comment>
        <translation>{number}秒</translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation>時間切れです</translation>
    </message>
    <message>
        <source>last period</source>
        <translation>最後の秒読み</translation>
    </message>
    <message>
        <source>last stone</source>
        <translation>残り1手</translation>
    </message>
</context>
<context>
    <name>consequences</name>
    <message>
        <source>The stone is now on {point}</source>
        <translation>石は{point}に移りました</translation>
    </message>
    <message>
        <source>Move {number} is now on {point}</source>
        <translation>{number}手目は{point}に移りました</translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>{what}。</translation>
    </message>
    <message>
        <source>{what}: {consequences}.</source>
        <translation>{what}：{consequences}。</translation>
    </message>
</context>
<context>
    <name>count</name>
    <message>
        <source>alive</source>
        <translation>活き</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死に</translation>
    </message>
    <message>
        <source>alive in seki</source>
        <translation>セキで活き</translation>
    </message>
    <message>
        <source>not settled</source>
        <translation>生死未定</translation>
    </message>
    <message>
        <source>probably alive</source>
        <translation>おそらく活き</translation>
    </message>
    <message>
        <source>probably dead</source>
        <translation>おそらく死に</translation>
    </message>
    <message>
        <source>probably alive in seki</source>
        <translation>おそらくセキで活き</translation>
    </message>
    <message>
        <source>Two eyes that nothing can take.</source>
        <translation>奪われない眼が二つあります。</translation>
    </message>
    <message>
        <source>Room for two eyes.</source>
        <translation>二眼を作る余地があります。</translation>
    </message>
    <message>
        <source>It surrounds territory, and nothing threatens it.</source>
        <translation>地を囲んでいて、脅かされていません。</translation>
    </message>
    <message>
        <source>It captures {others}.</source>
        <translation>{others}を取れます。</translation>
    </message>
    <message>
        <source>No room for two eyes.</source>
        <translation>二眼を作る余地がありません。</translation>
    </message>
    <message>
        <source>Its room makes one eye only: {points}.</source>
        <translation>この広さでは一眼だけです：{points}。</translation>
    </message>
    <message>
        <source>Its eye at {points} is false.</source>
        <translation>{points}は欠け眼です。</translation>
    </message>
    <message>
        <source>Fewer liberties than {others}.</source>
        <translation>{others}より呼吸点が少ないです。</translation>
    </message>
    <message>
        <source>It can be captured, whatever it does.</source>
        <translation>どう打っても取られます。</translation>
    </message>
    <message>
        <source>Bent four in the corner.</source>
        <translation>隅の曲がり四目です。</translation>
    </message>
    <message>
        <source>It shares liberties at {points} with {others}.</source>
        <translation>{points}の呼吸点を{others}と共有しています。</translation>
    </message>
    <message>
        <source>Whoever plays at {points} decides.</source>
        <translation>{points}に先に打った方で決まります。</translation>
    </message>
    <message>
        <source>A ko at {points} decides.</source>
        <translation>{points}のコウで決まります。</translation>
    </message>
    <message>
        <source>Games played on from here end so, whoever plays first.</source>
        <translation>ここから打ち進めた対局は、どちらが先に打ってもこうなります。</translation>
    </message>
    <message>
        <source>It could still live: play on.</source>
        <translation>まだ活きる手があります。打ち進めてください。</translation>
    </message>
    <message>
        <source>It captures its opponent.</source>
        <translation>相手の石を取れます。</translation>
    </message>
    <message>
        <source>Its room makes one eye only.</source>
        <translation>この広さでは一眼だけです。</translation>
    </message>
    <message>
        <source>One of its eyes is false.</source>
        <translation>眼の一つが欠け眼です。</translation>
    </message>
    <message>
        <source>Fewer liberties than its opponent.</source>
        <translation>相手より呼吸点が少ないです。</translation>
    </message>
    <message>
        <source>It shares liberties with its opponent.</source>
        <translation>呼吸点を相手と共有しています。</translation>
    </message>
    <message>
        <source>Whoever plays first decides.</source>
        <translation>先に打った方で決まります。</translation>
    </message>
    <message>
        <source>A ko decides.</source>
        <translation>コウで決まります。</translation>
    </message>
    <message>
        <source>Handicap stones are stones on the board</source>
        <translation>置石も盤上の石として数えるため</translation>
    </message>
    <message>
        <source>White&apos;s compensation for the handicap</source>
        <translation>置石に対する白の補償</translation>
    </message>
    <message>
        <source>{color} put more stones on the board, as the last dame</source>
        <translation>{color}が最後のダメなど、盤に多く打ったため</translation>
    </message>
    <message>
        <source>{opponent} passed more often than {color}</source>
        <translation>{opponent}のパスが{color}より多いため</translation>
    </message>
    <message>
        <source>Points in seki and false eyes</source>
        <translation>セキと欠け眼の目</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>切り賃</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>死に石</translation>
    </message>
    <message>
        <source>Seki</source>
        <translation>セキ</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>異議</translation>
    </message>
    <message>
        <source>Click a group: dead or alive. With Shift: one chain.</source>
        <translation>一団をクリック：死に・活き。Shiftで連一つ。</translation>
    </message>
    <message>
        <source>Click a group: alive in seki, or with two eyes of its own.</source>
        <translation>一団をクリック：セキで活き、または二眼で活き。</translation>
    </message>
    <message>
        <source>Click the group you disagree about, to play it out beside the game.</source>
        <translation>意見の合わない一団をクリックし、対局とは別に打って確かめます。</translation>
    </message>
    <message>
        <source>{color}, {stones}</source>
        <translation>{color}、{stones}</translation>
    </message>
    <message>
        <source>{group}: {status}.</source>
        <translation>{group}：{status}。</translation>
    </message>
    <message>
        <source>It has no two eyes of its own.</source>
        <translation>独立した二眼がありません。</translation>
    </message>
    <message>
        <source>The players have said so.</source>
        <translation>対局者が決めました。</translation>
    </message>
    <message>
        <source>Much of the board is nobody&apos;s: borders are not closed yet. Play on.</source>
        <translation>境界が閉じていない所が多くあります。打ち進めてください。</translation>
    </message>
    <message>
        <source>The record has another result; to accept this count replaces it.</source>
        <translation>棋譜の結果と異なります。この計算を承認すると置き換わります。</translation>
    </message>
    <message>
        <source>Under these rules White passes last: one more pass is due.</source>
        <translation>このルールでは最後に白がパスします。もう1回パスが必要です。</translation>
    </message>
    <message>
        <source>{group}, at {point}</source>
        <translation>{group}（{point}）</translation>
    </message>
    <message>
        <source>Dead: {result}</source>
        <translation>死に：{result}</translation>
    </message>
    <message>
        <source>Alive: {result}</source>
        <translation>活き：{result}</translation>
    </message>
    <message>
        <source>Under these rules every stone is alive.</source>
        <translation>このルールではすべての石が活きです。</translation>
    </message>
    <message>
        <source>{color}&apos;s group at {point} is played out.</source>
        <translation>{point}の{color}の一団を打って確かめます。</translation>
    </message>
</context>
<context>
    <name>cursor</name>
    <message>
        <source>Arrows move the cursor, Enter answers with its point, Esc hides it.</source>
        <translation>矢印でカーソル移動、Enterで解答、Escで隠す。</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter turns a group dead or alive, Esc hides it.</source>
        <translation>矢印でカーソル移動、Enterで死活を切り替え、Escで隠す。</translation>
    </message>
    <message>
        <source>Enter begins, the arrows lead to the other end, Enter ends; Esc gives up.</source>
        <translation>Enterで始点、矢印で終点へ、Enterで確定、Escで中止。</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter uses the tool there, Esc hides it.</source>
        <translation>矢印でカーソル移動、Enterで道具を使う、Escで隠す。</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter puts the move there, Esc hides it.</source>
        <translation>矢印でカーソル移動、Enterでそこに移す、Escで隠す。</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter plays there, Esc hides it.</source>
        <translation>矢印でカーソル移動、Enterで着手、Escで隠す。</translation>
    </message>
</context>
<context>
    <name>estimate</name>
    <message>
        <source>About even</source>
        <translation>ほぼ互角</translation>
    </message>
    <message>
        <source>{color} perhaps ahead by about {number}</source>
        <translation>{color}やや有望か、約{number}目</translation>
    </message>
    <message>
        <source>{color} ahead by about {number}</source>
        <translation>{color}約{number}目リード</translation>
    </message>
    <message>
        <source>{lead} ({least} to {most})</source>
        <translation>{lead}（{least}～{most}）</translation>
    </message>
    <message>
        <source>even</source>
        <translation>互角</translation>
    </message>
    <message>
        <source>{color} by {number}</source>
        <translation>{color}{number}目</translation>
    </message>
</context>
<context>
    <name>exercises</name>
    <message>
        <source>This move does not reach the goal.</source>
        <translation>この手では目的を達成できません。</translation>
    </message>
    <message>
        <source>This does not capture the stones.</source>
        <translation>これでは石を取れません。</translation>
    </message>
    <message>
        <source>Nobody may play there.</source>
        <translation>そこには誰も打てません。</translation>
    </message>
    <message>
        <source>A move there is allowed.</source>
        <translation>そこには打てます。</translation>
    </message>
    <message>
        <source>That is no liberty: a liberty is an empty point next to the stones.</source>
        <translation>そこは呼吸点ではありません。呼吸点は石に隣り合う空点です。</translation>
    </message>
    <message>
        <source>After this move the stones are not in atari: that is to have one liberty.</source>
        <translation>この手ではアタリになりません。アタリとは呼吸点が一つだけの状態です。</translation>
    </message>
    <message>
        <source>That point is not asked for.</source>
        <translation>そこは求められている点ではありません。</translation>
    </message>
    <message>
        <source>There is no dead stone at this point.</source>
        <translation>この点に死んだ石はありません。</translation>
    </message>
    <message>
        <source>That point is not in this territory.</source>
        <translation>その点はこの地に含まれません。</translation>
    </message>
    <message>
        <source>The winner is right, the margin is not. Count again.</source>
        <translation>勝者は合っていますが、差が違います。数え直してください。</translation>
    </message>
    <message>
        <source>The winner is not right. Count again.</source>
        <translation>勝者が違います。数え直してください。</translation>
    </message>
</context>
<context>
    <name>guess_words</name>
    <message>
        <source>Not there. It lies within the frame.</source>
        <translation>はずれです。枠の中にあります。</translation>
    </message>
    <message>
        <source>The record has that as a variation. Another move was played.</source>
        <translation>それは棋譜の変化にあります。実戦は別の手でした。</translation>
    </message>
    <message>
        <source>It can&apos;t be there. This costs nothing.</source>
        <translation>そこではありえません。減点はありません。</translation>
    </message>
    <message>
        <source>Where does Black play?</source>
        <translation>黒はどこに打ちますか？</translation>
    </message>
    <message>
        <source>Where does White play?</source>
        <translation>白はどこに打ちますか？</translation>
    </message>
    <message>
        <source>Found at the first try: {points}.</source>
        <translation>1回目で正解：{points}。</translation>
    </message>
    <message>
        <source>It was {point}: no points.</source>
        <translation>正解は{point}です。得点なし。</translation>
    </message>
    <message>
        <source>It lies within the frame.</source>
        <translation>枠の中にあります。</translation>
    </message>
    <message>
        <source>Click where you think the next move of the record is. Each miss narrows the place down. A move found at once is worth {points}; a miss costs 2 to 4 of them, the further away the more.</source>
        <translation>棋譜の次の一手と思う所をクリックします。はずれるたびに範囲が狭まります。1回で当てると{points}、はずれは遠いほど大きく2～4点減ります。</translation>
    </message>
    <message>
        <source>{points} of {possible} points</source>
        <translation>{possible}点のうち{points}点</translation>
    </message>
    <message>
        <source>There is no move to be guessed here.</source>
        <translation>ここには当てる手がありません。</translation>
    </message>
    <message>
        <source>You found {found} of {moves} moves, {at_once} of them at the first try.</source>
        <translation>{moves}手のうち{found}手正解、うち1回目で正解{at_once}手。</translation>
    </message>
</context>
<context>
    <name>judgement</name>
    <message>
        <source>&amp;Very Good Move</source>
        <translation>絶好手(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Good Move</source>
        <translation>好手(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Interesting Move</source>
        <translation>興味深い手(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Doubtful Move</source>
        <translation>疑問手(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Bad Move</source>
        <translation>悪手(&amp;B)</translation>
    </message>
    <message>
        <source>V&amp;ery Bad Move</source>
        <translation>大悪手(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Very Good for Black</source>
        <translation>黒優勢(&amp;V)</translation>
    </message>
    <message>
        <source>Good for &amp;Black</source>
        <translation>黒よし(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation>互角(&amp;E)</translation>
    </message>
    <message>
        <source>Ve&amp;ry Even</source>
        <translation>まったくの互角(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Unclear</source>
        <translation>形勢不明(&amp;U)</translation>
    </message>
    <message>
        <source>Ver&amp;y Unclear</source>
        <translation>まったくの形勢不明(&amp;Y)</translation>
    </message>
    <message>
        <source>Good for &amp;White</source>
        <translation>白よし(&amp;W)</translation>
    </message>
    <message>
        <source>Very &amp;Good for White</source>
        <translation>白優勢(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Hot Spot</source>
        <translation>勝負どころ(&amp;H)</translation>
    </message>
    <message>
        <source>Very H&amp;ot Spot</source>
        <translation>最大の勝負どころ(&amp;O)</translation>
    </message>
    <message>
        <source>estimated as even</source>
        <translation>形勢は互角</translation>
    </message>
    <message>
        <source>{color} estimated {points} points ahead</source>
        <translation>{color}が{points}目リードの形勢</translation>
    </message>
</context>
<context>
    <name>marking</name>
    <message>
        <source>&amp;Black Stones</source>
        <translation>黒石(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White Stones</source>
        <translation>白石(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>消す(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation>三角(&amp;T)</translation>
    </message>
    <message>
        <source>S&amp;quare</source>
        <translation>四角(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>丸(&amp;C)</translation>
    </message>
    <message>
        <source>Cr&amp;oss</source>
        <translation>ばつ(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Spot</source>
        <translation>点(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>英字(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>数字(&amp;N)</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>文字(&amp;X)</translation>
    </message>
    <message>
        <source>L&amp;ine</source>
        <translation>線(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Arrow</source>
        <translation>矢印(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Dim</source>
        <translation>淡くする(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Part of the Board</source>
        <translation>盤の一部(&amp;P)</translation>
    </message>
    <message>
        <source>Blac&amp;k Territory</source>
        <translation>黒地(&amp;K)</translation>
    </message>
    <message>
        <source>White Territor&amp;y</source>
        <translation>白地(&amp;Y)</translation>
    </message>
    <message>
        <source>Click or drag to mark points; on a mark, to take it away.</source>
        <translation>クリックかドラッグで印を付けます。印の上では消します。</translation>
    </message>
    <message>
        <source>Click or drag. The right button marks the opponent&apos;s.</source>
        <translation>クリックかドラッグ。右ボタンは相手の地です。</translation>
    </message>
    <message>
        <source>Click or drag. The right button puts white stones.</source>
        <translation>クリックかドラッグ。右ボタンは白石です。</translation>
    </message>
    <message>
        <source>Click or drag. The right button puts black stones.</source>
        <translation>クリックかドラッグ。右ボタンは黒石です。</translation>
    </message>
    <message>
        <source>Click or drag: takes marks away, then stones.</source>
        <translation>クリックかドラッグで、印、次に石を消します。</translation>
    </message>
    <message>
        <source>Click for the next letter; on one, to take it away.</source>
        <translation>クリックで次の英字。英字の上では消します。</translation>
    </message>
    <message>
        <source>Click for the next number; on one, to take it away.</source>
        <translation>クリックで次の数字。数字の上では消します。</translation>
    </message>
    <message>
        <source>Click on a point and type its text.</source>
        <translation>位置をクリックして文字を入力します。</translation>
    </message>
    <message>
        <source>Drag from point to point; once more takes it away.</source>
        <translation>点から点へドラッグ。もう一度で消えます。</translation>
    </message>
    <message>
        <source>Click or drag to make points faint, or plain again.</source>
        <translation>クリックかドラッグで淡くする、または元に戻します。</translation>
    </message>
    <message>
        <source>Drag over what is to be shown. A click shows the whole board.</source>
        <translation>表示する範囲をドラッグします。クリックで盤全体に戻ります。</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>The clock is stopped: start it to play on.</source>
        <translation>時計が止まっています。続けるには動かしてください。</translation>
    </message>
    <message>
        <source>{color} has not pressed the clock yet.</source>
        <translation>{color}がまだ時計を押していません。</translation>
    </message>
    <message>
        <source>{color}&apos;s time has run out: first say whether the game is over.</source>
        <translation>{color}の時間切れです。終局かどうかを先に決めてください。</translation>
    </message>
    <message>
        <source>The move stays.</source>
        <translation>手は戻りません。</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>黒番</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>白番</translation>
    </message>
    <message>
        <source>This point is not on the board.</source>
        <translation>その位置は盤の外です。</translation>
    </message>
    <message>
        <source>There is a stone on this point already.</source>
        <translation>そこには石があります。</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: the chain of {stones} would have no liberty.</source>
        <translation>{color}はここに打てません。{stones}子の連の呼吸点がなくなります。</translation>
    </message>
    <message>
        <source>{color} can&apos;t retake this ko at once: play elsewhere first.</source>
        <translation>{color}はこのコウをすぐには取り返せません。先に別の所に打ってください。</translation>
    </message>
    <message>
        <source>{color} can&apos;t retake this ko yet: pass for it first.</source>
        <translation>{color}はこのコウをまだ取り返せません。先にコウに対してパスしてください。</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: it would repeat the position after move {number}.</source>
        <translation>{color}はここに打てません。{number}手目の後の局面と同じになります。</translation>
    </message>
    <message>
        <source>Put in the moves that are missing here, now {color}&apos;s. Esc ends it.</source>
        <translation>抜けている手を打ってください。今は{color}の番です。Escで終了。</translation>
    </message>
    <message>
        <source>Click where {color} really played, or drag another stone. Esc ends it.</source>
        <translation>{color}が実際に打った所をクリックするか、別の石をドラッグします。Escで終了。</translation>
    </message>
    <message>
        <source>{color} wins by {points}</source>
        <translation>{color}{points}勝ち</translation>
    </message>
    <message>
        <source>{color} wins by resignation</source>
        <translation>{color}中押し勝ち</translation>
    </message>
    <message>
        <source>{color} wins on time</source>
        <translation>{color}時間切れ勝ち</translation>
    </message>
    <message>
        <source>{color} wins by forfeit</source>
        <translation>{color}反則勝ち</translation>
    </message>
    <message>
        <source>{color} wins</source>
        <translation>{color}勝ち</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>持碁</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>無勝負</translation>
    </message>
    <message>
        <source>Result unknown</source>
        <translation>結果不明</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>地</translation>
    </message>
    <message>
        <source>Living stones</source>
        <translation>活き石</translation>
    </message>
    <message>
        <source>Dead stones</source>
        <translation>死に石</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>アゲハマ</translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation>パスの石</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>切り賃</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>時間超過</translation>
    </message>
    <message>
        <source>For handicap</source>
        <translation>置石の分</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>コミ</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <translation>{label}：{value}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between things in a row</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number}目</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>{number}手目</translation>
    </message>
    <message>
        <source>Set-up after move {number}</source>
        <translation>{number}手目の後の配置</translation>
    </message>
    <message>
        <source>variation {number} of {all}</source>
        <translation>変化 {number}/{all}</translation>
    </message>
    <message>
        <source>against the rules: {reason}</source>
        <translation>ルール違反：{reason}</translation>
    </message>
    <message>
        <source>{ruleset} rules</source>
        <translation>{ruleset}ルール</translation>
    </message>
    <message>
        <source>rules not given, {ruleset} taken</source>
        <translation>ルール指定なし、{ruleset}ルールを適用</translation>
    </message>
    <message>
        <source>komi not given</source>
        <translation>コミ指定なし</translation>
    </message>
    <message>
        <source>komi {komi}</source>
        <translation>コミ{komi}</translation>
    </message>
    <message>
        <source>handicap {stones}</source>
        <translation>置石{stones}子</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>White passes once more to end the game</source>
        <translation>終局には白がもう1回パスします</translation>
    </message>
    <message>
        <source>{color} passed, {turn}</source>
        <translation>{color}パス、{turn}</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: the stone would have no liberty.</source>
        <translation>{color}はここに打てません。石の呼吸点がなくなります。</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: it would repeat the position at the beginning.</source>
        <translation>{color}はここに打てません。最初の局面と同じになります。</translation>
    </message>
    <message>
        <source>move {number}, {color} {point}: {reason}</source>
        <translation>{number}手目、{color} {point}：{reason}</translation>
    </message>
    <message>
        <source>The position is that of the beginning: the players may agree that there is no result (Game, End the Game).</source>
        <translation>最初の局面と同じになりました。合意により無勝負にできます（「対局」の「終局」）。</translation>
    </message>
    <message>
        <source>The position is that after move {number}: the players may agree that there is no result (Game, End the Game).</source>
        <translation>{number}手目の後の局面と同じになりました。合意により無勝負にできます（「対局」の「終局」）。</translation>
    </message>
    <message>
        <source>A tie: {color} wins under these rules</source>
        <translation>同点：このルールでは{color}の勝ち</translation>
    </message>
    <message>
        <source>The count is even</source>
        <translation>計算は同点です</translation>
    </message>
    <message>
        <source>Even: {color} wins</source>
        <translation>同点：{color}の勝ち</translation>
    </message>
    <message>
        <source>{color} leads by {number}</source>
        <translation>{color}{number}目リード</translation>
    </message>
    <message>
        <source>{counting}: even</source>
        <translation>{counting}：同点</translation>
    </message>
    <message>
        <source>{counting}: even, {color} wins</source>
        <translation>{counting}：同点、{color}の勝ち</translation>
    </message>
    <message>
        <source>{counting}: {color} by {number}</source>
        <translation>{counting}：{color}{number}目勝ち</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
</context>
<context>
    <name>point</name>
    <message>
        <source>empty</source>
        <translation>空点</translation>
    </message>
    <message>
        <source>black stone</source>
        <translation>黒石</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>白石</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>square</source>
        <translation>四角</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>丸</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>ばつ</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Black&apos;s territory</source>
        <translation>黒地</translation>
    </message>
    <message>
        <source>White&apos;s territory</source>
        <translation>白地</translation>
    </message>
    <message>
        <source>forbidden: ko</source>
        <translation>着手禁止：コウ</translation>
    </message>
    <message>
        <source>forbidden: pass for the ko first</source>
        <translation>着手禁止：先にコウに対してパス</translation>
    </message>
    <message>
        <source>forbidden: the position would be repeated</source>
        <translation>着手禁止：同形反復</translation>
    </message>
    <message>
        <source>forbidden: no liberty</source>
        <translation>着手禁止：呼吸点なし</translation>
    </message>
    <message>
        <source>in atari</source>
        <translation>アタリ</translation>
    </message>
    <message>
        <source>last move, number {number}</source>
        <translation>最終手、{number}手目</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>最終手</translation>
    </message>
    <message>
        <source>star point</source>
        <translation>星</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>隅</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>辺</translation>
    </message>
    <message>
        <source>label {text}</source>
        <translation>文字{text}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>{number}手目</translation>
    </message>
    <message>
        <source>arrow to {point}</source>
        <translation>{point}への矢印</translation>
    </message>
    <message>
        <source>line to {point}</source>
        <translation>{point}への線</translation>
    </message>
    <message>
        <source>variation {letter}</source>
        <translation>変化{letter}</translation>
    </message>
    <message>
        <source>next move</source>
        <translation>次の手</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死に</translation>
    </message>
    <message>
        <source>not settled</source>
        <translation>生死未定</translation>
    </message>
    <message>
        <source>in seki</source>
        <translation>セキ</translation>
    </message>
    <message>
        <source>dame</source>
        <translation>ダメ</translation>
    </message>
    <message>
        <source>open border</source>
        <translation>開いた境界</translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message>
        <source>Marked lines are right</source>
        <translation>印のある手順が正解</translation>
    </message>
    <message>
        <source>All but marked lines are right</source>
        <translation>印のない手順が正解</translation>
    </message>
    <message>
        <source>The first variation is right</source>
        <translation>最初の変化が正解</translation>
    </message>
    <message>
        <source>Every variation is right</source>
        <translation>すべての変化が正解</translation>
    </message>
    <message>
        <source>Lines with “{sign}” are right</source>
        <translation>「{sign}」のある手順が正解</translation>
    </message>
    <message>
        <source>Lines with “{sign}” are wrong</source>
        <translation>「{sign}」のある手順が不正解</translation>
    </message>
    <message>
        <source>Make the black group live.</source>
        <translation>黒を生かしてください。</translation>
    </message>
    <message>
        <source>Make the white group live.</source>
        <translation>白を生かしてください。</translation>
    </message>
    <message>
        <source>Kill the white group.</source>
        <translation>白を殺してください。</translation>
    </message>
    <message>
        <source>Kill the black group.</source>
        <translation>黒を殺してください。</translation>
    </message>
    <message>
        <source>Included problems, grade {grade}</source>
        <translation>付属の問題、レベル {grade}</translation>
    </message>
    <message>
        <source>Black passes.</source>
        <translation>黒がパスしました。</translation>
    </message>
    <message>
        <source>White passes.</source>
        <translation>白がパスしました。</translation>
    </message>
    <message>
        <source>To pass is right here.</source>
        <translation>ここはパスが正解です。</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number}/{all}</translation>
    </message>
    <message>
        <source>{right} of {all} right</source>
        <translation>{all}問中{right}問正解</translation>
    </message>
    <message>
        <source>{number} with a hint</source>
        <translation>ヒントを見て正解{number}</translation>
    </message>
    <message>
        <source>{number} wrong</source>
        <translation>不正解{number}</translation>
    </message>
    <message>
        <source>{number} skipped</source>
        <translation>飛ばした問題{number}</translation>
    </message>
    <message>
        <source>Right without a hint: {number}</source>
        <translation>ヒントなしで正解：{number}</translation>
    </message>
    <message>
        <source>{minutes}:{seconds} minutes</source>
        <translation>時間 {minutes}:{seconds}</translation>
    </message>
    <message>
        <source>none new</source>
        <translation>新しい問題なし</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Japanese</source>
        <translation>日本</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韓国</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中国</translation>
    </message>
    <message>
        <source>American (AGA)</source>
        <translation>アメリカ（AGA）</translation>
    </message>
    <message>
        <source>British (BGA)</source>
        <translation>イギリス（BGA）</translation>
    </message>
    <message>
        <source>French (FFG)</source>
        <translation>フランス（FFG）</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>応氏</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>ニュージーランド</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>トロンプ・テイラー</translation>
    </message>
    <message>
        <source>Stone counting (old Chinese)</source>
        <translation>石数え（旧中国）</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>地の計算</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>面積計算</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>石数計算</translation>
    </message>
    <message>
        <source>Basic ko</source>
        <translation>通常のコウ</translation>
    </message>
    <message>
        <source>Positional superko</source>
        <translation>同形禁止（盤面）</translation>
    </message>
    <message>
        <source>Situational superko</source>
        <translation>同形禁止（盤面と手番）</translation>
    </message>
    <message>
        <source>Natural superko</source>
        <translation>同形禁止（自分の手による）</translation>
    </message>
    <message>
        <source>Superko until a pass</source>
        <translation>同形禁止（パスまで）</translation>
    </message>
    <message>
        <source>A ko may not be retaken at once. Longer cycles may go on.</source>
        <translation>コウはすぐには取り返せません。長い循環は続けられます。</translation>
    </message>
    <message>
        <source>No move may bring back any earlier board.</source>
        <translation>以前の盤面を再現する手は打てません。</translation>
    </message>
    <message>
        <source>No move may bring back an earlier board with the same player to move.</source>
        <translation>手番も含めて以前の盤面を再現する手は打てません。</translation>
    </message>
    <message>
        <source>No player may bring back a board that an earlier stone of their own made.</source>
        <translation>自分の着手で作った以前の盤面を再現する手は打てません。</translation>
    </message>
    <message>
        <source>No move may bring back an earlier board, unless a player has passed since.</source>
        <translation>以前の盤面を再現する手は、その後にパスがなければ打てません。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>A point per stone</source>
        <translation>1子につき1目</translation>
    </message>
    <message>
        <source>A point per stone, less one</source>
        <translation>置石より1少ない目数</translation>
    </message>
    <message>
        <source>{ruleset}, changed</source>
        <translation>{ruleset}（変更あり）</translation>
    </message>
</context>
<context>
    <name>seat</name>
    <message>
        <source>{color}: {left}</source>
        <translation>{color}：{left}</translation>
    </message>
    <message>
        <source>{color}: {left}, running</source>
        <translation>{color}：{left}、動作中</translation>
    </message>
    <message>
        <source>{color}: {left}, stopped</source>
        <translation>{color}：{left}、停止中</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>認める</translation>
    </message>
    <message>
        <source>Allow, with the Time</source>
        <translation>時間も戻して認める</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>断る</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>取り下げる</translation>
    </message>
    <message>
        <source>{color} Loses on Time</source>
        <translation>{color}の時間切れ負け</translation>
    </message>
    <message>
        <source>Play On</source>
        <translation>対局を続ける</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Go On from Here</source>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <source>Back to the Game</source>
        <translation>対局に戻る</translation>
    </message>
    <message>
        <source>Press the Clock</source>
        <translation>時計を押す</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Back to the Count</source>
        <translation>計算に戻る</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再戦</translation>
    </message>
    <message>
        <source>New Game…</source>
        <translation>新規対局…</translation>
    </message>
    <message>
        <source>last period of {time}</source>
        <translation>最後の{time}</translation>
    </message>
    <message>
        <source>then {number} × {time}</source>
        <translation>その後 {number} × {time}</translation>
    </message>
    <message>
        <source>period {number} of {all}, {points} so far</source>
        <translation>{number}/{all}回目、計{points}減</translation>
    </message>
    <message>
        <source>{points} so far</source>
        <translation>計{points}減</translation>
    </message>
    <message>
        <source>then {number} × {time}, {points} each</source>
        <translation>その後 {number} × {time}、各{points}減</translation>
    </message>
    <message>
        <source>+{time} per move</source>
        <translation>1手+{time}</translation>
    </message>
    <message>
        <source>+{time} a move, up to {most}</source>
        <translation>1手+{time}、上限{most}</translation>
    </message>
    <message>
        <source>up to {time} back per move</source>
        <translation>1手{time}まで戻る</translation>
    </message>
    <message>
        <source>{time} delay per move</source>
        <translation>1手{time}の猶予</translation>
    </message>
    <message>
        <source>runs in {time}</source>
        <translation>あと{time}で動きます</translation>
    </message>
    <message>
        <source>Press to start {color}&apos;s clock</source>
        <translation>押すと{color}の時計が動きます</translation>
    </message>
    <message>
        <source>Press to end your turn</source>
        <translation>押すと手番を終えます</translation>
    </message>
    <message>
        <source>{name} has moved and presses the clock.</source>
        <translation>{name}は打ちました。時計を押します。</translation>
    </message>
    <message>
        <source>{name} has not pressed the clock yet.</source>
        <translation>{name}はまだ時計を押していません。</translation>
    </message>
    <message>
        <source>{name} has passed.</source>
        <translation>{name}がパスしました。</translation>
    </message>
    <message>
        <source>The clock is stopped.</source>
        <translation>時計は止まっています。</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>対局は中断しています。</translation>
    </message>
    <message>
        <source>The computer was asleep; the clock has been stopped since.</source>
        <translation>コンピューターがスリープしていたため、時計を止めました。</translation>
    </message>
    <message>
        <source>This is move {number}. The game goes on elsewhere.</source>
        <translation>これは{number}手目です。対局は別の所で進んでいます。</translation>
    </message>
    <message>
        <source>This is move {number}. Go on from here?</source>
        <translation>これは{number}手目です。ここから続けますか？</translation>
    </message>
    <message>
        <source>{name} asks to take back a move.</source>
        <translation>{name}が待ったを求めています。</translation>
    </message>
    <message>
        <source>{name} asks to take back a move and the answer to it.</source>
        <translation>{name}が応手も含めた待ったを求めています。</translation>
    </message>
    <message>
        <source>{name} is asked whether you may take back.</source>
        <translation>待ったを認めるかどうか{name}に尋ねています。</translation>
    </message>
    <message>
        <source>Your time has run out. {name} decides.</source>
        <translation>あなたの時間切れです。{name}が決めます。</translation>
    </message>
    <message>
        <source>{name}&apos;s time has run out.</source>
        <translation>{name}の時間切れです。</translation>
    </message>
    <message>
        <source>Pass?</source>
        <translation>パスしますか？</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>投了しますか？</translation>
    </message>
    <message>
        <source>Hold the button down to pass.</source>
        <translation>ボタンを押し続けるとパスします。</translation>
    </message>
    <message>
        <source>Hold the button down to resign.</source>
        <translation>ボタンを押し続けると投了します。</translation>
    </message>
    <message>
        <source>{name} has accepted.</source>
        <translation>{name}が承認しました。</translation>
    </message>
</context>
<context>
    <name>turning</name>
    <message>
        <source>Board turned to the right</source>
        <translation>盤を右に回しました</translation>
    </message>
    <message>
        <source>Board turned upside down</source>
        <translation>盤を上下逆さにしました</translation>
    </message>
    <message>
        <source>Board turned to the left</source>
        <translation>盤を左に回しました</translation>
    </message>
    <message>
        <source>Board mirrored left and right</source>
        <translation>盤を左右反転しました</translation>
    </message>
    <message>
        <source>Board mirrored top and bottom</source>
        <translation>盤を上下反転しました</translation>
    </message>
    <message>
        <source>Board mirrored along a diagonal</source>
        <translation>盤を対角線で反転しました</translation>
    </message>
</context>
</TS>
