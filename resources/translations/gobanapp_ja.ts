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
        <source>The ladder fails: broken by {stones}.</source>
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
        <source>Undone: %n moves</source>
        <translation>
            <numerusform>%n手を元に戻しました</numerusform>
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
        <source>%n later moves are now illegal, starting with move {first}</source>
        <translation>
            <numerusform>{first}手目以降の%n手がルールに反します</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later moves now capture different stones, starting with move {first}</source>
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
        <source>Found on try %n: {points}.</source>
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
        <source>%n on the first try</source>
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
        <source>%n games without moves skipped</source>
        <translation>
            <numerusform>手のない棋譜%n局を除外</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable files</source>
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
        <source>%n unsettled groups ({points}). Resume play or mark them.</source>
        <translation>
            <numerusform>生死未定の一団が%nあります（{points}）。打ち進めるか、決めてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open borders at {points}. Close them first.</source>
        <translation>
            <numerusform>境界が閉じていません（{points}）。先に閉じてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dead stones in seki ({points}) do not count unless captured. Resume play to capture them.</source>
        <translation>
            <numerusform>セキの中の死に石%n子（{points}）は、実際に取らない限り数えません。取るには対局を再開してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dame left, each worth a point under area scoring. Fill them first.</source>
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
        <source>{part} of %Ln games selected</source>
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
        <source>{name} Accepts</source>
        <translation>{name}：承認</translation>
    </message>
</context>
<context>
    <name>AidActions</name>
    <message>
        <source>Show &amp;Liberties</source>
        <translation>呼吸点を表示(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Colour Chains</source>
        <translation>連を色分け(&amp;C)</translation>
    </message>
    <message>
        <source>Show &amp;Eyes and False Eyes</source>
        <translation>眼と欠け眼を表示(&amp;E)</translation>
    </message>
    <message>
        <source>Read La&amp;dder</source>
        <translation>シチョウを読む(&amp;D)</translation>
    </message>
    <message>
        <source>Show &amp;Influence</source>
        <translation>勢力圏を表示(&amp;I)</translation>
    </message>
    <message>
        <source>How far each side&apos;s stones reach</source>
        <translation>双方の石の勢力が及ぶ範囲を示します</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Scoring ended</source>
        <translation>整地を終了しました</translation>
    </message>
</context>
<context>
    <name>ArchiveDialog</name>
    <message>
        <source>Game Archive</source>
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
        <source>&amp;Resume Game</source>
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
        <source>Delete permanently?</source>
        <translation>完全に削除しますか？</translation>
    </message>
    <message>
        <source>These games cannot be moved to the trash. Deleting them cannot be undone:
{games}</source>
        <translation>次の対局はゴミ箱に移動できません。削除すると元に戻せません：
{games}</translation>
    </message>
    <message>
        <source>&amp;Delete Permanently</source>
        <translation>完全に削除(&amp;D)</translation>
    </message>
    <message>
        <source>Could not delete</source>
        <translation>削除できませんでした</translation>
    </message>
</context>
<context>
    <name>ArchiveModel</name>
    <message>
        <source>This file has no readable game</source>
        <translation>このファイルから棋譜を読み込めません</translation>
    </message>
    <message>
        <source>No archived game matches.</source>
        <translation>一致する対局が履歴にありません。</translation>
    </message>
    <message>
        <source>The archive is empty.</source>
        <translation>対局履歴は空です。</translation>
    </message>
</context>
<context>
    <name>BoardActions</name>
    <message>
        <source>&amp;Letters and Numbers (A1)</source>
        <translation>英字と数字(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Numeric (1-1)</source>
        <translation>数字（1-1）(&amp;N)</translation>
    </message>
    <message>
        <source>S&amp;GF (aa)</source>
        <translation>SGF（aa）(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Japanese</source>
        <translation>日本式(&amp;J)</translation>
    </message>
    <message>
        <source>From the Nearest &amp;Corner</source>
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
        <source>&amp;Choose Part…</source>
        <translation>範囲を選ぶ(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>盤全体(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Always Show Whole Board</source>
        <translation>常に盤全体を表示(&amp;A)</translation>
    </message>
    <message>
        <source>Rotate &amp;Right</source>
        <translation>右に回転(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate &amp;Left</source>
        <translation>左に回転(&amp;L)</translation>
    </message>
    <message>
        <source>Turn &amp;Upside Down</source>
        <translation>上下逆さ(&amp;U)</translation>
    </message>
    <message>
        <source>Flip &amp;Horizontally</source>
        <translation>左右反転(&amp;M)</translation>
    </message>
    <message>
        <source>Flip &amp;Vertically</source>
        <translation>上下反転(&amp;T)</translation>
    </message>
    <message>
        <source>R&amp;eset View</source>
        <translation>表示をリセット(&amp;A)</translation>
    </message>
</context>
<context>
    <name>BoardAndStonesDialog</name>
    <message>
        <source>Board and Stones</source>
        <translation>碁盤と碁石</translation>
    </message>
    <message>
        <source>Use This Board</source>
        <translation>適用</translation>
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
        <source>Could not export the board</source>
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
        <source>&amp;Mark Point</source>
        <translation>この点に印を付ける(&amp;M)</translation>
    </message>
    <message>
        <source>Set &amp;Up</source>
        <translation>石を置く(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Go to This Stone&apos;s Move</source>
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
        <source>From the board theme</source>
        <translation>碁盤のテーマに合わせる</translation>
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
        <source>Skipped {file}: could not read it.</source>
        <translation>{file} を除外しました。読み込めません。</translation>
    </message>
    <message>
        <source>Skipped {file}: syntax error in line {where}.</source>
        <translation>{file} を除外しました。{where} 行目を解釈できません。</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} is missing.</source>
        <translation>{file} を除外しました。{where} がありません。</translation>
    </message>
    <message>
        <source>Skipped {file}: unknown key {where}.</source>
        <translation>{file} をスキップしました。{where} は不明なキーです。</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be a section, [{where}].</source>
        <translation>{file} を除外しました。{where} は独立した節 [{where}] にしてください。</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be quoted text.</source>
        <translation>{file} を除外しました。{where} は引用符で囲んだ文字列にしてください。</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be a colour such as &quot;#e1b87c&quot;.</source>
        <translation>{file} を除外しました。{where} は &quot;#e1b87c&quot; のような色にしてください。</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be a number, {allowed}.</source>
        <translation>{file} を除外しました。{where} は数値（{allowed}）にしてください。</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be one of {allowed}.</source>
        <translation>{file} を除外しました。{where} は {allowed} のいずれかにしてください。</translation>
    </message>
    <message>
        <source>Skipped {file}: the file is incomplete.</source>
        <translation>{file} をスキップしました。ファイルが不完全です。</translation>
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
        <source>Checking the following moves</source>
        <translation>以降の手を確認中</translation>
    </message>
    <message>
        <source>Some moves are now illegal</source>
        <translation>ルールに反する手が生じました</translation>
    </message>
    <message>
        <source>&amp;Keep Change</source>
        <translation>変更を残す(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Undo Change</source>
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
        <source>Custom</source>
        <translation>カスタム</translation>
    </message>
    <message>
        <source>Delete preset</source>
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
        <source>More Tools</source>
        <translation>その他のツール</translation>
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
        <source>The comment continues. It is too long to show or edit here.</source>
        <translation>コメントには続きがあります。長すぎるため、ここでは表示も変更もできません。</translation>
    </message>
</context>
<context>
    <name>ComparisonDialog</name>
    <message>
        <source>Compare Rulesets</source>
        <translation>ルールを比較</translation>
    </message>
    <message>
        <source>The same marking scored under every ruleset</source>
        <translation>同じ死活で各ルールを比較</translation>
    </message>
    <message>
        <source>With komi {komi}, as in this game.</source>
        <translation>コミはこの対局と同じ{komi}とします。</translation>
    </message>
    <message>
        <source>Why area and territory scoring differ</source>
        <translation>面積計算と地の計算の差の理由</translation>
    </message>
    <message>
        <source>Territory scoring</source>
        <translation>地の計算（日本式）</translation>
    </message>
    <message>
        <source>They agree in this game.</source>
        <translation>この対局では一致します。</translation>
    </message>
    <message>
        <source>Area scoring</source>
        <translation>面積計算（中国式）</translation>
    </message>
</context>
<context>
    <name>CountActions</name>
    <message>
        <source>S&amp;core Game</source>
        <translation>終局・整地(&amp;C)</translation>
    </message>
    <message>
        <source>Re-estimate &amp;Dead Stones</source>
        <translation>死に石を判定し直す(&amp;D)</translation>
    </message>
    <message>
        <source>Discards the groups marked by hand</source>
        <translation>手動で付けた判定を取り消します</translation>
    </message>
    <message>
        <source>Co&amp;mpare Rulesets…</source>
        <translation>ルールを比較(&amp;M)…</translation>
    </message>
    <message>
        <source>The same position under other rules, and why they differ</source>
        <translation>同じ盤面を別のルールで計算し、違いの理由を示します</translation>
    </message>
    <message>
        <source>&amp;End Game…</source>
        <translation>終局(&amp;E)…</translation>
    </message>
    <message>
        <source>On time, by forfeit, by agreement or without a result</source>
        <translation>時間切れ、反則・不戦、合意、または無勝負で終えます</translation>
    </message>
    <message>
        <source>To score the game, keep or discard the tried moves first.</source>
        <translation>整地するには、先に試し打ちを残すか破棄してください。</translation>
    </message>
    <message>
        <source>Replace the recorded result?</source>
        <translation>この棋譜の結果を置き換えますか？</translation>
    </message>
    <message>
        <source>Recorded: {recorded}. New score: {counted}.</source>
        <translation>記録: {recorded}。新しい結果: {counted}。</translation>
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
        <source>Scoring method</source>
        <translation>計算方法</translation>
    </message>
    <message>
        <source>What a click marks</source>
        <translation>クリックで決める死活</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比較…</translation>
    </message>
    <message>
        <source>Demonstrate…</source>
        <translation>整地を見る…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Resume Play</source>
        <translation>対局を再開</translation>
    </message>
</context>
<context>
    <name>CountStepTexts</name>
    <message>
        <source>Territory scoring: prisoners fill territory, and the remaining empty points decide.</source>
        <translation>地を数えます。アゲハマを相手の地に埋め、残った地の目数で勝負が決まります。</translation>
    </message>
    <message>
        <source>Territory scoring with pass stones: prisoners and pass stones fill territory, and the remaining empty points decide.</source>
        <translation>パスで渡した石もアゲハマに加えて地を数えます。アゲハマで地を埋め、残った地の目数で勝負が決まります。</translation>
    </message>
    <message>
        <source>One side&apos;s stones and territory are counted and compared with half the board.</source>
        <translation>一方の石と地だけを数え、盤の半分と比べます。</translation>
    </message>
    <message>
        <source>The territory and the stones of both sides are counted.</source>
        <translation>双方の地と石を数えます。</translation>
    </message>
    <message>
        <source>Both sides fill the board with all their stones: points left empty, or stones left over, decide.</source>
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
        <source>{color}&apos;s %n dead stones in seki stay: they count for neither side.</source>
        <translation>
            <numerusform>セキの中にある{color}の死に石%n子はそのまま残し、どちらの得にもなりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The players fill %n dame in turn; these count for neither side.</source>
        <translation>
            <numerusform>ダメ%n か所を交互に詰めます。どちらの得にもなりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} passed %n times and put a stone into {other}&apos;s lid each time.</source>
        <translation>
            <numerusform>{color}が%n回パスし、そのたびに石1子を{other}のアゲハマに渡しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>White must pass last and puts one more stone into Black&apos;s lid.</source>
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
        <source>%n of {color}&apos;s stones are left over, leaving {total}.</source>
        <translation>
            <numerusform>{color}の石%n子が入りきらず、{total}になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones are left over and count for {other}.</source>
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
        <source>%n of {color}&apos;s stones are removed to make the empty points a multiple of ten.</source>
        <translation>
            <numerusform>空点が10の倍数になるように、{color}の石%n子を盤から取ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} has no empty points left.</source>
        <translation>{color}に空点は残っていません。</translation>
    </message>
    <message numerus="yes">
        <source>{color} has %n empty points, a multiple of ten.</source>
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
        <source>With the prisoners back in their bowls, each side has %n stones on the board and in the bowl.</source>
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
        <source>%n points of {color}&apos;s area stay empty, making {total}.</source>
        <translation>
            <numerusform>{color}の領域に空点が%n残り、{total}になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} receives {points} for the handicap, making {total}.</source>
        <translation>置石の分として{color}に{points}を加え、{total}になります。</translation>
    </message>
    <message>
        <source>{color} pays {points}, two for each living group, leaving {total}.</source>
        <translation>{color}は活きた一団ごとに2目、合わせて{points}を払い、{total}になります。</translation>
    </message>
    <message>
        <source>{color} pays {points} for overtime.</source>
        <translation>{color}は時間超過で{points}を払います。</translation>
    </message>
    <message>
        <source>{color} pays {points} for overtime, leaving {total}.</source>
        <translation>{color}は時間超過で{points}を払い、{total}になります。</translation>
    </message>
    <message>
        <source>{color} loses {points} to komi, leaving {total}.</source>
        <translation>コミで{color}から{points}を引き、{total}になります。</translation>
    </message>
    <message>
        <source>{color} receives {points} as komi.</source>
        <translation>コミで{color}に{points}を加えます。</translation>
    </message>
    <message>
        <source>{color} receives {points} as komi, making {total}.</source>
        <translation>コミで{color}に{points}を加え、{total}になります。</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: half of the board plus half of all adjustments.</source>
        <translation>{color}は{total}で、勝つには{number}を超える必要があります（盤の半分に、双方の増減の半分を加味）。</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}, {half_of}.</source>
        <translation>{color}は{total}で、勝つには{number}（{half_of}）を超える必要があります。</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: {half_of} ({half}) minus half of komi and handicap ({extra}).</source>
        <translation>{color}は{total}で、勝つには{number}を超える必要があります。{half_of}（{half}）からコミと置石の分の半分（{extra}）を引いた数です。</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: {half_of} ({half}) plus half of komi and handicap ({extra}).</source>
        <translation>{color}は{total}で、勝つには{number}を超える必要があります。{half_of}（{half}）にコミと置石の分の半分（{extra}）を加えた数です。</translation>
    </message>
    <message>
        <source>half of the counted points</source>
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
        <source>Score</source>
        <translation>得点</translation>
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
        <source>Group Is Alive</source>
        <translation>この一団は活き</translation>
    </message>
    <message>
        <source>Group Is Dead</source>
        <translation>この一団は死に</translation>
    </message>
    <message>
        <source>Only This Chain Is Alive</source>
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
        <source>Play Out</source>
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
        <source>T&amp;ype Coordinate…</source>
        <translation>座標を入力(&amp;Y)…</translation>
    </message>
    <message>
        <source>Next &amp;Unsettled Group</source>
        <translation>次の生死未定の一団(&amp;U)</translation>
    </message>
    <message>
        <source>Previou&amp;s Unsettled Group</source>
        <translation>前の生死未定の一団(&amp;S)</translation>
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
        <source>Jump to the next line of star points</source>
        <translation>次の星の線へ</translation>
    </message>
    <message>
        <source>Play, mark or answer at the cursor</source>
        <translation>そこに打つ、印を付ける、答える</translation>
    </message>
    <message>
        <source>Same as Shift+click</source>
        <translation>Shift+クリックと同じ</translation>
    </message>
    <message>
        <source>Menu of the group at the cursor, while scoring</source>
        <translation>整地中、カーソル位置の一団のメニュー</translation>
    </message>
    <message>
        <source>Hide the cursor</source>
        <translation>カーソルを隠す</translation>
    </message>
</context>
<context>
    <name>DemonstrationKeys</name>
    <message>
        <source>Counting Demonstration</source>
        <translation>整地の実演</translation>
    </message>
    <message>
        <source>Previous step, next step</source>
        <translation>手順を戻る、進む</translation>
    </message>
    <message>
        <source>First or last step</source>
        <translation>最初または最後の手順へ</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>再生、一時停止</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>やめる</translation>
    </message>
</context>
<context>
    <name>DemonstrationMode</name>
    <message>
        <source>{black} – {white}, counting: {method}</source>
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
        <source>Counting method</source>
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
        <source>First</source>
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
        <source>Last</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Save or Print…</source>
        <translation>保存または印刷…</translation>
    </message>
    <message>
        <source>Save Step as &amp;Picture…</source>
        <translation>この手順を画像で保存(&amp;P)…</translation>
    </message>
    <message>
        <source>P&amp;rint Step…</source>
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
        <source>Line {line}: unknown sign {found}; the point is left empty.</source>
        <translation>{line} 行目：{found} はここでは意味がないため、空点としました。</translation>
    </message>
    <message>
        <source>Line {line} is shorter than other rows.</source>
        <translation>{line} 行目は他の行より短くなっています。</translation>
    </message>
    <message>
        <source>Line {line}: second move {found}; read as a stone.</source>
        <translation>{line} 行目：手 {found} が重複しているため、石だけを置きました。</translation>
    </message>
    <message>
        <source>Line {line}: cannot draw this line or arrow: {found}</source>
        <translation>{line} 行目：この線または矢印は描けません：{found}</translation>
    </message>
    <message>
        <source>The diagram does not give the board size; {found} is a guess.</source>
        <translation>図に盤の大きさがないため、{found} と推定しました。</translation>
    </message>
    <message>
        <source>The diagram has no edges; its place on the board is a guess.</source>
        <translation>図に盤の端がないため、盤上の位置は推定です。</translation>
    </message>
    <message>
        <source>The board of {found} is larger than {size}x{size}.</source>
        <translation>{found} の盤は {size}×{size} を超えています。</translation>
    </message>
    <message>
        <source>The diagram may not be complete</source>
        <translation>図は元のとおりでない可能性があります</translation>
    </message>
</context>
<context>
    <name>DisputePanel</name>
    <message>
        <source>When both players pass, scoring resumes: captured stones are dead, stones still standing are alive. The moves stay in the game as a variation.</source>
        <translation>パスで終わると計算に戻ります。取られた石は死に、残った石は活きとします。打った手順は変化として棋譜に残ります。</translation>
    </message>
    <message>
        <source>A ko can be retaken only after passing for it.</source>
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
        <source>Group Is Dead</source>
        <translation>この一団は死に</translation>
    </message>
    <message>
        <source>Group Is Alive</source>
        <translation>この一団は活き</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>You are viewing another position.</source>
        <translation>別の局面を表示しています。</translation>
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
        <source>A file with this name already exists. Replacing it discards its contents.</source>
        <translation>同じ名前のファイルがあります。置き換えると元の内容は失われます。</translation>
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
        <source>The printer {printer} did not accept the pages. Check that it is on and has paper, or save the pages as PDF.</source>
        <translation>プリンター {printer} に印刷できませんでした。電源と用紙を確かめるか、PDFで保存してそのファイルを印刷してください。</translation>
    </message>
    <message>
        <source>No printer found</source>
        <translation>プリンターがありません</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. You can save the pages as PDF and print them elsewhere.</source>
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
        <source>Saved in the archive as {name}</source>
        <translation>対局履歴に {name} として保存しました</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Resu&amp;lt Sheet…</source>
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
        <source>Es&amp;timate Score</source>
        <translation>形勢判断(&amp;T)</translation>
    </message>
    <message>
        <source>Estimated territory in this position</source>
        <translation>この局面での地の見込み</translation>
    </message>
</context>
<context>
    <name>EstimateBar</name>
    <message>
        <source>Close estimate</source>
        <translation>形勢判断を閉じる</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>形勢判断中…</translation>
    </message>
    <message>
        <source>Estimate only</source>
        <translation>形勢判断（目安）</translation>
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
        <source>The game is dated {date}.</source>
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
        <source>Board as shown</source>
        <translation>表示中の盤</translation>
    </message>
    <message>
        <source>Moves up to here</source>
        <translation>ここまでの全手順</translation>
    </message>
    <message>
        <source>Last moves</source>
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
        <source>Text (Sensei&apos;s Library)</source>
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
        <source>Convert text to o&amp;utlines</source>
        <translation>文字をアウトライン化(&amp;L)</translation>
    </message>
    <message>
        <source>Ca&amp;ption</source>
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
        <source>Co&amp;ntent</source>
        <translation>内容(&amp;W)</translation>
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
        <source>&amp;Resolution</source>
        <translation>解像度(&amp;H)</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>gobanapp ran into an internal error. Your game is intact, but please save it now.</source>
        <translation>gobanappで問題が起きました。棋譜は無事です。今のうちに保存することをお勧めします。</translation>
    </message>
    <message>
        <source>Details for a bug report are in {file}.</source>
        <translation>開発者向けの詳細は {file} にあります。</translation>
    </message>
</context>
<context>
    <name>FigureActions</name>
    <message>
        <source>Full Move &amp;Numbers</source>
        <translation>手数を通しで表示(&amp;N)</translation>
    </message>
    <message>
        <source>Move Numbers without &amp;Hundreds</source>
        <translation>手数の百の位を省く(&amp;H)</translation>
    </message>
    <message>
        <source>No Move N&amp;umbers</source>
        <translation>手数を付けない(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Start Figure Here</source>
        <translation>ここから新しい譜(&amp;B)</translation>
    </message>
    <message>
        <source>Na&amp;me Figure…</source>
        <translation>譜の名前(&amp;M)…</translation>
    </message>
    <message>
        <source>New Figure Every &amp;{moves} Moves</source>
        <translation>&amp;{moves}手ごとに譜を分ける</translation>
    </message>
    <message>
        <source>Remove &amp;Figures from This Line</source>
        <translation>この手順の譜を削除(&amp;F)</translation>
    </message>
    <message>
        <source>Set Mo&amp;ve Number…</source>
        <translation>手数を設定(&amp;T)…</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>譜</translation>
    </message>
    <message>
        <source>Name of the figure that starts here:</source>
        <translation>ここから始まる譜の名前：</translation>
    </message>
    <message>
        <source>Set Name</source>
        <translation>名前を設定</translation>
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
        <source>Set Number</source>
        <translation>手数を設定</translation>
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
        <source>The file or folder does not exist.</source>
        <translation>そのファイルやフォルダーはありません。</translation>
    </message>
    <message>
        <source>You do not have permission.</source>
        <translation>この操作を行う権限がありません。</translation>
    </message>
    <message>
        <source>The location is read-only.</source>
        <translation>保存先は読み取り専用です。</translation>
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
        <source>Your disk quota is full.</source>
        <translation>ディスクの割り当て容量がいっぱいです。</translation>
    </message>
    <message>
        <source>You do not have permission to write to this folder.</source>
        <translation>このフォルダーに書き込む権限がありません。</translation>
    </message>
    <message>
        <source>The file is read-only.</source>
        <translation>ファイルは読み取り専用です。</translation>
    </message>
    <message>
        <source>It is a device, pipe or socket, not a file.</source>
        <translation>ファイルではなく、デバイス、パイプ、またはソケットです。</translation>
    </message>
    <message>
        <source>It is an archive. Unpack it and open the game files inside.</source>
        <translation>圧縮ファイルです。展開してから中の棋譜を開いてください。</translation>
    </message>
    <message>
        <source>It is an office document.</source>
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
        <source>It is a web page. Look for a download link on it.</source>
        <translation>ウェブページです。ページ内のダウンロードリンクを探してください。</translation>
    </message>
    <message>
        <source>{reason} The game on the board is unchanged.</source>
        <translation>{reason}盤上の棋譜はそのままです。</translation>
    </message>
    <message>
        <source>Could not reopen {file}: it no longer exists.</source>
        <translation>前回開いていた {file} はもうありません。</translation>
    </message>
    <message>
        <source>Could not reopen {file}. {reason}</source>
        <translation>前回開いていた {file} を読み込めません。{reason}</translation>
    </message>
    <message>
        <source>{reason} Only part of the file was written. The game is still on the board: save it to another location. The next start offers the file&apos;s previous contents.</source>
        <translation>{reason}ファイルは途中までしか書き込まれていません。棋譜は盤上にあります。別の場所に保存してください。ファイルの元の内容は、次回の起動時に復元できます。</translation>
    </message>
    <message>
        <source>The folder does not exist. Nothing was written. Choose another folder.</source>
        <translation>フォルダーがありません。何も書き込まれていません。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>{reason} The file on disk was not changed. Save to another location.</source>
        <translation>{reason}元のファイルは変更されていません。別の場所に保存してください。</translation>
    </message>
    <message>
        <source>{reason} Nothing was written. Save to another location.</source>
        <translation>{reason}何も書き込まれていません。別の場所に保存してください。</translation>
    </message>
    <message>
        <source>{file} was not saved: a check found that the new file would not contain the whole game. The old file and the journal are unchanged.</source>
        <translation>別のプログラムによる検査で、新しいテキストには対局の一部が欠けることが分かったため、{file}と操作記録は元のままです。</translation>
    </message>
    <message>
        <source>{file} was not saved: a check found that the new file would not contain the whole game. The old file and the journal are unchanged; the new file is kept as {kept}.</source>
        <translation>別のプログラムによる検査で、新しいテキストには対局の一部が欠けることが分かったため、{file}と操作記録は元のままです。新しいテキストは{kept}にあります。</translation>
    </message>
    <message>
        <source>Your learning progress cannot be saved and lasts only until you quit. {reason}</source>
        <translation>学習の記録を保存できません。終了すると失われます。{reason}</translation>
    </message>
    <message>
        <source>Crash recovery is not available: save often. {reason}</source>
        <translation>異常終了後の復元ができません。こまめに保存してください。{reason}</translation>
    </message>
    <message>
        <source>It contains no game. It begins with “{found}”.</source>
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
        <source>Reopen the file in another encoding, if its text looks wrong</source>
        <translation>文字化けしているとき、別の文字コードでファイルを開き直します</translation>
    </message>
    <message>
        <source>&amp;File Problems…</source>
        <translation>ファイルの不備(&amp;F)…</translation>
    </message>
    <message>
        <source>What was wrong in the file and how it was read</source>
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
        <source>Show file problems…</source>
        <translation>ファイルの不備を表示…</translation>
    </message>
    <message>
        <source>Change text encoding…</source>
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
        <source>%n problems in this file</source>
        <translation>
            <numerusform>このファイルに不備が%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file problems</source>
        <translation>
            <numerusform>ファイルの不備%n件</numerusform>
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
        <source>Could not save the game</source>
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
        <source>Save Changes</source>
        <translation>変更を保存</translation>
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
        <source>e.g. W+3.5 or B+R</source>
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
        <source>A number, e.g. {number}</source>
        <translation>数値。例：{number}</translation>
    </message>
    <message>
        <source>A number of stones</source>
        <translation>石の数</translation>
    </message>
    <message>
        <source>e.g. 1:30:00, or minutes</source>
        <translation>例：1:30:00、または分</translation>
    </message>
    <message>
        <source>Not a date such as 2004-07-01. Kept as written.</source>
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
        <source>Collection</source>
        <translation>棋譜集</translation>
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
        <source>Clear the filter to move games</source>
        <translation>絞り込みを解除すると棋譜を移動できます</translation>
    </message>
    <message>
        <source>Sort by number to move games</source>
        <translation>番号順に並んでいるときは対局を移動できます</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>No game matches.</source>
        <translation>一致する棋譜がありません。</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>保存後に変更あり</translation>
    </message>
    <message>
        <source>The board is too large to show; the game is saved with the others</source>
        <translation>盤が大きすぎて表示できません。保存では他の棋譜とともに残ります</translation>
    </message>
</context>
<context>
    <name>GroupView</name>
    <message>
        <source>&amp;Undo Reset</source>
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
        <source>Guess the moves of</source>
        <translation>当てる手番</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Narrow the area down (costs 3 points)</source>
        <translation>範囲を狭める（3点減）</translation>
    </message>
    <message>
        <source>Show Move</source>
        <translation>正解を表示</translation>
    </message>
    <message>
        <source>Leave Guess Mode</source>
        <translation>「次の一手」を終了</translation>
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
        <source>The page {name} does not exist.</source>
        <translation>ページ {name} がありません。</translation>
    </message>
    <message>
        <source>Not found on this page.</source>
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
        <source>Handicap placement</source>
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
        <source>&amp;Name This Move…</source>
        <translation>この手に名前を付ける(&amp;N)…</translation>
    </message>
    <message>
        <source>Pause the clock to judge or name a move.</source>
        <translation>手の評価や命名をするには、時計を一時停止してください。</translation>
    </message>
    <message>
        <source>Estimated Score</source>
        <translation>形勢の目数</translation>
    </message>
    <message>
        <source>Who is ahead and by how much, for example {example}:</source>
        <translation>どちらが何目リードしているか(例: {example}):</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>The score was not set</source>
        <translation>目数は記入されませんでした</translation>
    </message>
    <message>
        <source>“{text}” is not a score. Type B or W, a plus sign and the points.</source>
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
        <source>Set Name</source>
        <translation>名前を設定</translation>
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
        <source>Pie rule (choose komi)…</source>
        <translation>コミを決めて色を選ぶ…</translation>
    </message>
    <message>
        <source>One player names the komi, the other chooses the colour</source>
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
        <source>Find the right moves; the game&apos;s variations answer</source>
        <translation>正解の手を打ちます。棋譜の変化に沿って応じます</translation>
    </message>
    <message>
        <source>Practise &amp;Problems…</source>
        <translation>問題を練習(&amp;P)…</translation>
    </message>
    <message>
        <source>Included problems, or problems from this file or a folder</source>
        <translation>付属の問題、このファイルの問題、またはフォルダーの問題</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>入門講座(&amp;L)…</translation>
    </message>
    <message>
        <source>Finish the match or the scoring first, or open a new window.</source>
        <translation>先に対局または整地を終えるか、新しいウィンドウを開いてください。</translation>
    </message>
    <message>
        <source>Looking for answers</source>
        <translation>解答を調べています</translation>
    </message>
    <message>
        <source>This game has no moves to find.</source>
        <translation>この棋譜に当てる手はありません。</translation>
    </message>
    <message>
        <source>Problems from a Folder</source>
        <translation>フォルダーの問題</translation>
    </message>
    <message>
        <source>Looking for problems</source>
        <translation>問題を探しています</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>問題が見つかりません</translation>
    </message>
    <message>
        <source>This game</source>
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
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Previous page, next page</source>
        <translation>前のページ、次のページ</translation>
    </message>
    <message>
        <source>Previous move, next move</source>
        <translation>一手戻る、一手進む</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Leave lessons</source>
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
        <source>Lesson language</source>
        <translation>入門講座の言語</translation>
    </message>
    <message>
        <source>No lessons are installed.</source>
        <translation>このコンピューターに入門講座がありません。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
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
        <source>On the board</source>
        <translation>盤上にあり</translation>
    </message>
</context>
<context>
    <name>LongTextField</name>
    <message>
        <source>The text continues. It is too long to show or edit here.</source>
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
    <name>MainWindows</name>
    <message>
        <source>No font for {language} is installed</source>
        <translation>{language} のフォントがインストールされていません</translation>
    </message>
    <message>
        <source>All text would be empty boxes. Install a font first, such as Noto Sans CJK, and choose the language again.</source>
        <translation>すべての文字が空白の四角になります。先に Noto Sans CJK などのフォントをインストールしてから、もう一度言語を選んでください。</translation>
    </message>
    <message>
        <source>&amp;Use Anyway</source>
        <translation>このまま使う(&amp;U)</translation>
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
        <source>S&amp;how Whole Board</source>
        <translation>盤全体を表示(&amp;H)</translation>
    </message>
    <message>
        <source>Clea&amp;r Marks</source>
        <translation>この局面の印を消す(&amp;R)</translation>
    </message>
    <message>
        <source>Pause the clock to mark the board.</source>
        <translation>盤に印を付けるには、時計を一時停止してください。</translation>
    </message>
    <message>
        <source>Stones can be set up only before the first move or after the end of a match.</source>
        <translation>石の配置は、対局の初手の前か終局後にだけできます。</translation>
    </message>
    <message>
        <source>Drag over the part to show. Esc cancels.</source>
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
        <source>Stop marking ({key})</source>
        <translation>印付けを終了（{key}）</translation>
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
        <source>An empty board of the size last used, without players or a clock</source>
        <translation>前回と同じ路数の空の碁盤。対局者も時計もありません</translation>
    </message>
    <message>
        <source>Game Arc&amp;hive…</source>
        <translation>対局履歴(&amp;Y)…</translation>
    </message>
    <message>
        <source>Games played here; open or resume one</source>
        <translation>ここで打った対局を開いたり再開したりします</translation>
    </message>
    <message>
        <source>Cloc&amp;k Running</source>
        <translation>時計を動かす(&amp;K)</translation>
    </message>
    <message>
        <source>Set Cl&amp;ock…</source>
        <translation>時計を合わせる(&amp;O)…</translation>
    </message>
    <message>
        <source>Continue from &amp;Here</source>
        <translation>ここから続ける(&amp;G)</translation>
    </message>
    <message>
        <source>Continue the match from the position shown, with the clock times it had there</source>
        <translation>表示中の局面から、そのときの残り時間で対局を続けます</translation>
    </message>
    <message>
        <source>Res&amp;ume Game</source>
        <translation>この対局を再開(&amp;U)</translation>
    </message>
    <message>
        <source>Continue the game where it was interrupted</source>
        <translation>中断したところから対局を続けます</translation>
    </message>
    <message>
        <source>Resu&amp;lt Sheet…</source>
        <translation>結果票(&amp;L)…</translation>
    </message>
    <message>
        <source>Revie&amp;w the Game</source>
        <translation>対局を振り返る(&amp;V)</translation>
    </message>
    <message>
        <source>Study the game from its first move</source>
        <translation>対局を最初から見直します</translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <translation>再戦(&amp;A)</translation>
    </message>
    <message>
        <source>A new game with the same settings and colours swapped</source>
        <translation>黒白を入れ替えて、同じ条件でもう一局打ちます</translation>
    </message>
    <message>
        <source>Continue from move {number}?</source>
        <translation>{number}手目から続けますか？</translation>
    </message>
    <message>
        <source>The match continues as a new game. The moves after this one stay in the record of the game so far.</source>
        <translation>新しい対局として続けます。この後の手は、これまでの対局の棋譜に残ります。</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>対局を続ける(&amp;P)</translation>
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
        <source>Print Fi&amp;gures</source>
        <translation>印刷用の譜(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>検索(&amp;F)</translation>
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
        <source>Side Pa&amp;nel</source>
        <translation>サイドパネル(&amp;N)</translation>
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
        <source>Rotate or Flip Vie&amp;w</source>
        <translation>表示の回転・反転(&amp;U)</translation>
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
        <source>Game &amp;Information…</source>
        <translation>対局情報(&amp;I)…</translation>
    </message>
    <message>
        <source>This key passes only while a game is played. To pass here, choose Game &gt; Pass.</source>
        <translation>このキーでパスできるのは対局中だけです。ここでは「対局」の「パス」を使ってください。</translation>
    </message>
    <message>
        <source>This game is over: {result}.</source>
        <translation>この対局は終わっています：{result}。</translation>
    </message>
    <message>
        <source>No match is in progress. Choose Play above to continue the game.</source>
        <translation>ここでは誰も対局していません。続けるには上の「対局」を選んでください。</translation>
    </message>
    <message>
        <source>Does {color} want to pass?</source>
        <translation>{color}はパスしますか？</translation>
    </message>
    <message>
        <source>Does {color} want to resign?</source>
        <translation>{color}は投了しますか？</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>{color} resumes: {opponent} plays first</source>
        <translation>{color}が再開：{opponent}から打つ</translation>
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
        <source>Setup</source>
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
        <source>has a comment</source>
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
        <source>To Beg&amp;inning</source>
        <translation>最初へ(&amp;I)</translation>
    </message>
    <message>
        <source>To &amp;End</source>
        <translation>最後へ(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Go to Move…</source>
        <translation>手数を指定(&amp;G)…</translation>
    </message>
    <message>
        <source>Back to M&amp;ain Line</source>
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
        <source>&amp;Previous Game</source>
        <translation>前の棋譜(&amp;P)</translation>
    </message>
    <message>
        <source>Ne&amp;xt Game</source>
        <translation>次の棋譜(&amp;X)</translation>
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
        <source>Going to the move</source>
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
        <source>Go</source>
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
        <source>To beginning</source>
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
        <source>To end</source>
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
        <source>Seconds per move</source>
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
        <source>Layout</source>
        <translation>画面配置</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Guess stones to decide who takes Black</source>
        <translation>ニギリで黒番を決める</translation>
    </message>
    <message>
        <source>Event, round, place and game name</source>
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
        <source>Setup</source>
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
        <source>&amp;Use These Colours</source>
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
        <source>{holder} holds a handful of white stones; {guesser} guesses.</source>
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
        <source>{winner} takes Black</source>
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
        <source>The board is too large to show</source>
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
        <source>A game or diagram copied from another program</source>
        <translation>ほかでコピーした棋譜や図を開きます</translation>
    </message>
    <message>
        <source>Co&amp;llection…</source>
        <translation>棋譜集(&amp;G)…</translation>
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
        <source>Nothing to open</source>
        <translation>開くものがありません</translation>
    </message>
    <message>
        <source>The clipboard contains no game and no diagram.</source>
        <translation>クリップボードに棋譜も図もありません。</translation>
    </message>
    <message>
        <source>Reopening the file</source>
        <translation>ファイルを開き直しています</translation>
    </message>
    <message>
        <source>Could not reopen the file</source>
        <translation>ファイルは再読み込みされませんでした</translation>
    </message>
    <message>
        <source>With that encoding the file contains no game. Nothing was changed.</source>
        <translation>その文字コードでは棋譜が見つかりません。元のままにしました。</translation>
    </message>
    <message>
        <source>Reopen the file?</source>
        <translation>ファイルを開き直しますか？</translation>
    </message>
    <message>
        <source>Changes since the file was opened will be lost.</source>
        <translation>開いてから打った手や書いた内容は失われます。</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>開き直す(&amp;R)</translation>
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
        <source>Could not open the file</source>
        <translation>ファイルは開かれませんでした</translation>
    </message>
    <message>
        <source>Go games ({patterns});;All files (*)</source>
        <translation>棋譜 ({patterns});;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Clear List</source>
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
        <source>Could not print the pages</source>
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
        <source>Could not save the pages</source>
        <translation>ページは保存されませんでした</translation>
    </message>
</context>
<context>
    <name>PanelGrip</name>
    <message>
        <source>Drag to resize the panel</source>
        <translation>ドラッグしてパネルの幅を変えます</translation>
    </message>
</context>
<context>
    <name>PieRuleDialog</name>
    <message>
        <source>Pie Rule</source>
        <translation>コミを決めて色を選ぶ</translation>
    </message>
    <message>
        <source>&amp;Set Komi</source>
        <translation>コミを決める(&amp;N)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Komi is added to White&apos;s score; a negative komi to Black&apos;s.
</source>
        <translation>コミは白がもらう目数です。負の数なら黒がもらいます。
</translation>
    </message>
    <message>
        <source>Choose it so that you would be happy with either colour.</source>
        <translation>どちらの色でもよいと思うコミを選んでください。</translation>
    </message>
    <message>
        <source>Who names the komi</source>
        <translation>コミを決める人</translation>
    </message>
    <message>
        <source>N&amp;amed by</source>
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
        <source>Resume</source>
        <translation>再開</translation>
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
        <source>&amp;Continue</source>
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
        <source>Not started</source>
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
        <source>Swap colours</source>
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
        <source>Enter clicks this point.</source>
        <translation>Enter でその点をクリックします。</translation>
    </message>
    <message>
        <source>Enter moves the cursor there.</source>
        <translation>Enter でその点へ移動します。</translation>
    </message>
    <message>
        <source>That point is outside the visible part.</source>
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
        <source>Practise Problems</source>
        <translation>問題を練習</translation>
    </message>
    <message>
        <source>Problems from a &amp;Folder…</source>
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
        <source>Due today, then new</source>
        <translation>今日の復習、次に新しい問題</translation>
    </message>
    <message>
        <source>&amp;Rotate and flip the board at random</source>
        <translation>盤を無作為に回転・反転(&amp;T)</translation>
    </message>
    <message>
        <source>Swap &amp;colours at random</source>
        <translation>黒白を無作為に入れ替える(&amp;C)</translation>
    </message>
    <message>
        <source>Problems whose text names points or colours are not changed.</source>
        <translation>文章に位置や色が出てくる問題は元のままです。</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>始める(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;At most</source>
        <translation>最大数(&amp;M)</translation>
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
        <source>Press, drag and release</source>
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
        <source>Immediately</source>
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
        <source>&amp;Taking back a stone</source>
        <translation>置いた石の取り消し(&amp;T)</translation>
    </message>
    <message>
        <source>During this time, a click on the stone just played takes it back.</source>
        <translation>この時間内なら、今置いた石をクリックすると取り消せます。</translation>
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
        <source>The &amp;opponent must agree to a takeback</source>
        <translation>待ったには相手の同意が必要(&amp;O)</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>A move ends when the player presses the &amp;clock</source>
        <translation>時計を押したら着手完了とする(&amp;C)</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間 時計</translation>
    </message>
    <message>
        <source>Allow &amp;estimates and visual aids during matches</source>
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
        <source>Show next &amp;moves</source>
        <translation>棋譜の次の手を表示(&amp;R)</translation>
    </message>
    <message>
        <source>variations</source>
        <translation>変化 変化図</translation>
    </message>
    <message>
        <source>Mark chains in &amp;atari</source>
        <translation>アタリの連を表示(&amp;A)</translation>
    </message>
    <message>
        <source>Helps beginners.</source>
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
        <source>Even if the game shows only a part of it.</source>
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
        <source>The sound player on this computer has no volume control.</source>
        <translation>このコンピューターで音を鳴らすプログラムは、音量を変えられません。</translation>
    </message>
    <message>
        <source>&amp;Beep in the last seconds</source>
        <translation>残り数秒でブザーを鳴らす(&amp;B)</translation>
    </message>
    <message>
        <source>clock time countdown byo-yomi</source>
        <translation>時計 時間 秒読み</translation>
    </message>
    <message>
        <source>&amp;Archive finished and interrupted games</source>
        <translation>終局・中断した対局を履歴に保存(&amp;K)</translation>
    </message>
    <message>
        <source>save files automatically</source>
        <translation>保存 ファイル 自動</translation>
    </message>
    <message>
        <source>Archive &amp;folder</source>
        <translation>対局履歴のフォルダー(&amp;F)</translation>
    </message>
    <message>
        <source>Archive Folder</source>
        <translation>対局履歴のフォルダー</translation>
    </message>
    <message>
        <source>save files where</source>
        <translation>保存 ファイル 場所</translation>
    </message>
    <message>
        <source>&amp;Reopen the last file at start</source>
        <translation>起動時に前回のファイルを開く(&amp;B)</translation>
    </message>
    <message>
        <source>start</source>
        <translation>起動 開始</translation>
    </message>
    <message>
        <source>&amp;Autoplay speed</source>
        <translation>自動再生の速さ(&amp;P)</translation>
    </message>
    <message>
        <source>autoplay speed replay</source>
        <translation>自動再生 速度 並べる</translation>
    </message>
    <message>
        <source>&amp;Text size in presentations</source>
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
        <source>&amp;Lesson language</source>
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
        <source>&amp;Window colours</source>
        <translation>ウィンドウの配色(&amp;C)</translation>
    </message>
    <message>
        <source>dark mode theme night contrast</source>
        <translation>ダークモード テーマ 夜 コントラスト 色</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
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
        <source>Cha&amp;nge…</source>
        <translation>変更(&amp;N)…</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Ani&amp;mate stones</source>
        <translation>石をアニメーション表示(&amp;M)</translation>
    </message>
    <message>
        <source>Stones drop and lift; unsettled groups pulse.</source>
        <translation>石を置く・取り上げる動きや、生死未定の石の明滅。</translation>
    </message>
    <message>
        <source>motion animation effects</source>
        <translation>動き アニメーション 効果</translation>
    </message>
    <message>
        <source>Show the &amp;variation tree</source>
        <translation>変化の樹形図を表示(&amp;V)</translation>
    </message>
    <message>
        <source>Next to the board, if there is room.</source>
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
        <source>Only with consent</source>
        <translation>同意があるときのみ</translation>
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
        <source>One move per second</source>
        <translation>1秒に1手</translation>
    </message>
    <message>
        <source>One move every {number} seconds</source>
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
        <source>No preference found.</source>
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
        <source>Pen: D to stop, X to clear</source>
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
A: autoplay
P: pointer
D: pen    X: clear
F: freeze
+ - : text size
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
        <source>Smaller text</source>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>Larger text</source>
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
        <source>Presentation Window</source>
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
        <source>Previous or next variation</source>
        <translation>前または次の変化</translation>
    </message>
    <message>
        <source>First or last move</source>
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
        <source>Freeze</source>
        <translation>画面を止める</translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation>ポインター</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>ペンで描く</translation>
    </message>
    <message>
        <source>Clear drawing</source>
        <translation>描いたものを消す</translation>
    </message>
    <message>
        <source>Larger or smaller text</source>
        <translation>文字を大きく、小さく</translation>
    </message>
    <message>
        <source>Guess mode</source>
        <translation>次の一手</translation>
    </message>
    <message>
        <source>Autoplay</source>
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
        <source>Contents</source>
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
        <source>Game in figures</source>
        <translation>棋譜（分譜）</translation>
    </message>
    <message>
        <source>Game on one board</source>
        <translation>棋譜（総譜）</translation>
    </message>
    <message>
        <source>Problems to solve</source>
        <translation>問題集</translation>
    </message>
    <message>
        <source>After a number of moves</source>
        <translation>一定の手数ごと</translation>
    </message>
    <message>
        <source>After each comment</source>
        <translation>コメントごと</translation>
    </message>
    <message>
        <source>As set in the game</source>
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
        <source>Without hundreds</source>
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
        <source>Next to the diagram</source>
        <translation>図の横</translation>
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
        <source>Cont&amp;ent</source>
        <translation>内容(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;New figure</source>
        <translation>譜の区切り(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Moves per figure</source>
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
        <source>Per &amp;page</source>
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
        <source>Letters and numbers (D4)</source>
        <translation>英字と数字：D4</translation>
    </message>
    <message>
        <source>Numeric (4-4)</source>
        <translation>数字：4-4</translation>
    </message>
    <message>
        <source>SGF (dp)</source>
        <translation>ファイルと同じ：dp</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本式</translation>
    </message>
    <message>
        <source>From the nearest corner (4-4)</source>
        <translation>近い端から：4-4</translation>
    </message>
    <message>
        <source>Wood, as on screen</source>
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
        <source>Next problem</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>解答を見る</translation>
    </message>
    <message>
        <source>Leave problems</source>
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
        <source>This game has no line marked as correct. Choose below what counts as correct.</source>
        <translation>この棋譜に正解の手順がありません。下で正解の基準を選んでください。</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>A different move is asked for.</source>
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
        <source>This move is not among the answers.</source>
        <translation>この手は棋譜の解答にありません。</translation>
    </message>
    <message>
        <source>Not the answer</source>
        <translation>解答ではありません</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続けてください</translation>
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
        <source>Retry Failed</source>
        <translation>間違えた問題をやり直す</translation>
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
        <source>What counts as correct</source>
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
        <source>The named encoding {found} is unknown.</source>
        <translation>指定された文字コード {found} は不明です。</translation>
    </message>
    <message>
        <source>No fitting encoding is named; {found} is a guess.</source>
        <translation>正しい文字コードの指定がないため、{found} と推定しました。</translation>
    </message>
    <message>
        <source>The text is not in the named encoding {found}.</source>
        <translation>文章は指定された文字コード {found} ではありません。</translation>
    </message>
    <message>
        <source>From here on, some text is in another encoding, {found}.</source>
        <translation>ここから先に別の文字コード {found} の文章があります。</translation>
    </message>
    <message>
        <source>Invalid bytes for the file&apos;s encoding: {found}</source>
        <translation>ファイルの文字コードでは文字にならないバイトがあります：{found}</translation>
    </message>
    <message>
        <source>Text outside the games: {found}</source>
        <translation>棋譜の外に文字があります：{found}</translation>
    </message>
    <message>
        <source>Text outside any property: {found}</source>
        <translation>プロパティに属さない文字があります：{found}</translation>
    </message>
    <message>
        <source>A node lacks its semicolon.</source>
        <translation>ノードの始まりのセミコロンがありません。</translation>
    </message>
    <message>
        <source>A game lacks its opening parenthesis.</source>
        <translation>棋譜の始まりの括弧がありません。</translation>
    </message>
    <message>
        <source>A closing parenthesis is missing.</source>
        <translation>閉じ括弧がありません。</translation>
    </message>
    <message>
        <source>There is an extra opening parenthesis.</source>
        <translation>開き括弧が余分にあります。</translation>
    </message>
    <message>
        <source>There is an extra closing parenthesis.</source>
        <translation>閉じ括弧が余分にあります。</translation>
    </message>
    <message>
        <source>A node follows a closed variation.</source>
        <translation>閉じた変化の後にノードがあります。</translation>
    </message>
    <message>
        <source>The property {found} contains lower-case letters.</source>
        <translation>プロパティ {found} に小文字が使われています。</translation>
    </message>
    <message>
        <source>The property {property} has no value.</source>
        <translation>プロパティ {property} に値がありません。</translation>
    </message>
    <message>
        <source>A value without a property: {found}</source>
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
        <source>The file says this is not a game of Go (GM[{found}]).</source>
        <translation>棋譜に囲碁以外のゲームと書かれています（GM[{found}]）。</translation>
    </message>
    <message>
        <source>The board size cannot be read: {found}</source>
        <translation>盤の大きさを解釈できません：{found}</translation>
    </message>
    <message>
        <source>The board of size {found} is larger than {size}x{size}.</source>
        <translation>{found} の盤は {size}×{size} を超えています。</translation>
    </message>
    <message>
        <source>The rules are not understood, so Japanese rules are used: {found}</source>
        <translation>ルールを解釈できないため、日本ルールを使います：{found}</translation>
    </message>
    <message>
        <source>Part of the rules is not understood: {found}</source>
        <translation>ルールの一部を解釈できません：{found}</translation>
    </message>
    <message>
        <source>The first {found} moves are handicap stones, so there is no komi.</source>
        <translation>最初の {found} 手は置石なので、コミはありません。</translation>
    </message>
    <message>
        <source>The handicap and the number of black stones at the start differ: {found}</source>
        <translation>置石の数と最初の黒石の数が違います：{found}</translation>
    </message>
    <message>
        <source>The game information is not in the first node; it is used for its line.</source>
        <translation>対局情報が最初のノードにありません。その手順の対局情報として使います。</translation>
    </message>
    <message>
        <source>The property {property} has several values, and one is used: {found}</source>
        <translation>{property} に複数の値があり、そのうち1つを使います：{found}</translation>
    </message>
    <message>
        <source>A value of {property} cannot be read: {found}</source>
        <translation>{property} の値を解釈できません：{found}</translation>
    </message>
    <message>
        <source>A value of {property} is malformed but readable: {found}</source>
        <translation>{property} の値の書き方が正しくありませんが、読み取れます：{found}</translation>
    </message>
    <message>
        <source>The property {property} is used in place of {found}.</source>
        <translation>{found} の代わりに {property} が使われています。</translation>
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
        <source>This node lists a point twice.</source>
        <translation>このノードに同じ位置が2回あります。</translation>
    </message>
    <message>
        <source>This node has the property {property} twice.</source>
        <translation>このノードにプロパティ {property} が2回あります。</translation>
    </message>
    <message>
        <source>The property {property} belongs to the first node of a game.</source>
        <translation>プロパティ {property} は棋譜の最初に置くものです。</translation>
    </message>
    <message>
        <source>A node contains both a move and setup stones.</source>
        <translation>同じノードに着手と石の配置があります。</translation>
    </message>
    <message>
        <source>A node contains several moves: {found}</source>
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
        <source>It contains no game.</source>
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
        <source>Rules</source>
        <translation>ルール</translation>
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
    <message>
        <source>Rules not understood: Japanese assumed</source>
        <translation>ルールを解釈できないため日本ルールと仮定</translation>
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
        <source>Edit Comm&amp;ent</source>
        <translation>コメントを編集(&amp;E)</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>gobanapp closed before everything was saved</source>
        <translation>すべてを保存する前にgobanappが終了しました</translation>
    </message>
    <message>
        <source>Recovered Games</source>
        <translation>復元された棋譜</translation>
    </message>
    <message>
        <source>Unchecked games are offered again at the next start.</source>
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
        <source>Games</source>
        <translation>棋譜</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n games?</source>
        <translation>
            <numerusform>%n局を破棄しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>{moves} · {day}, {time}</source>
        <translation>{moves} · {day} {time}</translation>
    </message>
    <message>
        <source>{facts}; the last actions could not be recovered</source>
        <translation>{facts}（最後の操作は読み取れませんでした）</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;T)</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
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
        <source>File Problems</source>
        <translation>ファイルの不備</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>The file was opened anyway. It stays unchanged until you save.</source>
        <translation>不備はありますがファイルを開きました。保存するまでファイルは変更されません。</translation>
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
        <source>Problems in {file}</source>
        <translation>{file} の不備</translation>
    </message>
</context>
<context>
    <name>ResultDialog</name>
    <message>
        <source>Game Result</source>
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
        <source>details &amp;unknown</source>
        <translation>詳細不明(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Draw (jigo)</source>
        <translation>持碁(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;No result, by agreement</source>
        <translation>合意による無勝負(&amp;N)</translation>
    </message>
    <message>
        <source>Un&amp;known result</source>
        <translation>結果不明(&amp;U)</translation>
    </message>
    <message>
        <source>For example after a repeated position, under Japanese rules.</source>
        <translation>日本ルールで同形反復が続いた場合など。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>目数</translation>
    </message>
    <message>
        <source>&amp;End Game</source>
        <translation>終局(&amp;E)</translation>
    </message>
    <message>
        <source>The recorded result is {result}. It will be replaced.</source>
        <translation>棋譜の結果：{result}。これを置き換えます。</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
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
        <source>Game Result</source>
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
    <name>ResultSheetDialog</name>
    <message>
        <source>Result Sheet</source>
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
        <source>Could not print the result sheet</source>
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
        <source>Save Result Sheet</source>
        <translation>結果票を保存</translation>
    </message>
    <message>
        <source>Could not save the result sheet</source>
        <translation>結果票は保存されませんでした</translation>
    </message>
</context>
<context>
    <name>RotateDialog</name>
    <message>
        <source>Rotate &amp;right</source>
        <translation>右に回転(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>左に回転(&amp;L)</translation>
    </message>
    <message>
        <source>Turn &amp;upside down</source>
        <translation>上下逆さ(&amp;U)</translation>
    </message>
    <message>
        <source>Flip &amp;horizontally</source>
        <translation>左右反転(&amp;M)</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>上下反転(&amp;T)</translation>
    </message>
    <message>
        <source>Flip along the rising &amp;diagonal</source>
        <translation>右上がりの対角線で反転(&amp;D)</translation>
    </message>
    <message>
        <source>Flip along the &amp;falling diagonal</source>
        <translation>右下がりの対角線で反転(&amp;F)</translation>
    </message>
    <message>
        <source>Rotates all moves, stones and marks, in every variation. Point names in comments, such as D4, do not change.</source>
        <translation>すべての変化の着手、石、印の向きが変わります。コメントの中の「D4」などの位置はそのままです。</translation>
    </message>
    <message>
        <source>Rotate or Flip Game</source>
        <translation>棋譜の回転・反転</translation>
    </message>
</context>
<context>
    <name>RuleFields</name>
    <message>
        <source>Allow s&amp;uicide</source>
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
        <source>Only of two or more stones.</source>
        <translation>2子以上の場合。</translation>
    </message>
    <message>
        <source>Each living group costs two points.</source>
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
        <source>White&apos;s ha&amp;ndicap bonus</source>
        <translation>置碁で白が得る目(&amp;N)</translation>
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
        <source>&amp;Hide rules</source>
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
        <source>Go games (*.sgf)</source>
        <translation>棋譜 (*.sgf)</translation>
    </message>
    <message>
        <source>Save this game?</source>
        <translation>この対局を保存しますか？</translation>
    </message>
    <message>
        <source>If you don&apos;t save the game, it will be lost.</source>
        <translation>保存しないと、この対局は失われます。</translation>
    </message>
    <message>
        <source>If you don&apos;t save, changes since the last save will be lost.</source>
        <translation>保存しない場合、前回の保存以降の変更は失われます。</translation>
    </message>
    <message>
        <source>&amp;Keep the tried moves as a variation</source>
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
        <source>Leave this match?</source>
        <translation>この対局を離れますか？</translation>
    </message>
    <message>
        <source>The match is not over. You can resume it from File &gt; Game Archive.</source>
        <translation>対局は終わっていません。「ファイル &gt; 対局履歴」から再開できます。</translation>
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
        <source>Could not save the game</source>
        <translation>棋譜は保存されませんでした</translation>
    </message>
    <message>
        <source>Saved without the tried moves. Game &gt; Keep as Variation adds them to the game.</source>
        <translation>試し打ちを除いて保存しました。「対局」の「試し打ちを残す」で棋譜に加えられます。</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>The file has changed on disk since it was opened. Overwrite it to discard those changes, or save this game under another name.</source>
        <translation>ファイルは開いた後に変更されています。上書きするとその変更は失われます。この棋譜は別の名前でも保存できます。</translation>
    </message>
    <message>
        <source>Save with characters that may be wrong?</source>
        <translation>文字が一部崩れる可能性がありますが、保存しますか？</translation>
    </message>
    <message>
        <source>Some text does not fit the encoding the file was opened with. File &gt; Text Encoding reopens it with another one.</source>
        <translation>ファイルを開いたときの文字コードに合わない文字があります。「ファイル &gt; 文字コード」から別の文字コードで開き直せます。</translation>
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
        <source>Overwrite changes made elsewhere?</source>
        <translation>ほかで変更された内容に上書きしますか？</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>上書き(&amp;O)</translation>
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
        <source>Standard, with tree and comment</source>
        <translation>標準（樹形図とコメント付き）</translation>
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
        <source>Board and clocks only</source>
        <translation>盤と二つの時計のみ</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>画面配置</translation>
    </message>
</context>
<context>
    <name>SetClockDialog</name>
    <message>
        <source>Set Clock</source>
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
        <source>Reset to &amp;Default</source>
        <translation>初期設定に戻す(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>適用(&amp;T)</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
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
        <source>{keys} is reserved. Press other keys.</source>
        <translation>{keys} は全体で使うキーです。別のキーを押してください。</translation>
    </message>
    <message>
        <source>Also used by: {names}</source>
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
        <source>Could not save the shortcuts</source>
        <translation>ショートカットは保存されませんでした</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF文書</translation>
    </message>
    <message>
        <source>Could not print the shortcuts</source>
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
        <source>Score</source>
        <translation>整地</translation>
    </message>
    <message>
        <source>What the panel shows</source>
        <translation>パネルの表示内容</translation>
    </message>
    <message>
        <source>Demon&amp;strate Counting…</source>
        <translation>整地の実演(&amp;S)…</translation>
    </message>
    <message>
        <source>The score counted by hand, step by step on the board</source>
        <translation>盤上での整地を、順を追って実演します</translation>
    </message>
</context>
<context>
    <name>StatusMessages</name>
    <message>
        <source>Could not estimate the dead stones: mark them yourself.</source>
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
        <source>Could not save the picture</source>
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
        <source>Could not save the steps</source>
        <translation>手順は保存されませんでした</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Could not print the steps</source>
        <translation>手順は印刷されませんでした</translation>
    </message>
    <message>
        <source>Steps per page:</source>
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
        <source>Suggested by the ranks: {terms}</source>
        <translation>段級位どおりの手合：{terms}</translation>
    </message>
    <message>
        <source>White is weaker. Suggested: swap colours, {terms}</source>
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
        <source>Black plays first, {komi}</source>
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
        <source>A second window for an audience, with the board and large text</source>
        <translation>会場向けに、盤と大きな文字を別のウィンドウに表示します</translation>
    </message>
    <message>
        <source>Au&amp;toplay</source>
        <translation>自動再生(&amp;T)</translation>
    </message>
    <message>
        <source>Shows the moves one after the other</source>
        <translation>手を順に表示します</translation>
    </message>
    <message>
        <source>&amp;Guess Mode</source>
        <translation>次の一手(&amp;G)</translation>
    </message>
    <message>
        <source>Guess each move of the game, for points</source>
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
        <source>As declared or guessed</source>
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
        <source>&amp;Encoding</source>
        <translation>文字コード(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>プレビュー(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>開き直す(&amp;A)</translation>
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
        <source>This is probably {encoding}.</source>
        <translation>{encoding} と推定しました。</translation>
    </message>
    <message>
        <source>Some text does not fit this encoding: see line {line}.</source>
        <translation>この文字コードに合わない文字があります。{line} 行目を見てください。</translation>
    </message>
    <message>
        <source>The text is plain ASCII and reads the same in most encodings.</source>
        <translation>英数字だけの文章です。ほとんどの文字コードで同じように読めます。</translation>
    </message>
    <message>
        <source>Only the beginning of the file was examined.</source>
        <translation>ファイルの先頭だけを調べました。</translation>
    </message>
</context>
<context>
    <name>TimeField</name>
    <message>
        <source>Hours, minutes and seconds (1:30:00), or minutes</source>
        <translation>1:30:00 のような時分秒、または分</translation>
    </message>
</context>
<context>
    <name>TimeFields</name>
    <message>
        <source>Time system</source>
        <translation>時間方式</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Enter a time such as 1:30:00, or minutes.</source>
        <translation>1:30:00 のような時間か、分を入力してください。</translation>
    </message>
    <message>
        <source>The time limit is 100 hours.</source>
        <translation>時間は100時間までです。</translation>
    </message>
    <message>
        <source>Enter a main time or an overtime period.</source>
        <translation>持ち時間か延長時間を入力してください。</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>秒読みの回数</translation>
    </message>
    <message>
        <source>Seconds per period</source>
        <translation>秒読み1回の秒数</translation>
    </message>
    <message>
        <source>for</source>
        <extracomment>before a field, as in: + [3] × [60 s] for [2] points each</extracomment>
        <translation>1回</translation>
    </message>
    <message>
        <source>Points per period</source>
        <translation>秒読み1回の減点</translation>
    </message>
    <message>
        <source>Stones per period</source>
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
        <source>Seconds added per move</source>
        <translation>1手ごとに加わる秒数</translation>
    </message>
    <message>
        <source>per move, up to</source>
        <extracomment>before a field, as in: + [10 s] a move, up to [20:00]</extracomment>
        <translation>1手ごと、上限</translation>
    </message>
    <message>
        <source>Upper limit of the clock</source>
        <translation>時計の上限</translation>
    </message>
    <message>
        <source>up to</source>
        <extracomment>before a field, as in: up to [10 s] back per move</extracomment>
        <translation>1手</translation>
    </message>
    <message>
        <source>Seconds given back per move</source>
        <translation>1手ごとに戻る秒数</translation>
    </message>
    <message>
        <source>Seconds before the clock starts</source>
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
        <source>no limit</source>
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
        <source>Rotate or Flip &amp;Game…</source>
        <translation>棋譜の回転・反転(&amp;G)…</translation>
    </message>
    <message>
        <source>Changes the game, with all marks and labels</source>
        <translation>棋譜そのものを、印や文字も含めて書き換えます</translation>
    </message>
    <message>
        <source>Swap Blac&amp;k and White…</source>
        <translation>黒白を入れ替える(&amp;K)…</translation>
    </message>
    <message>
        <source>Changes the game: every black stone becomes white, and every white stone black</source>
        <translation>棋譜そのものを書き換えます。黒石はすべて白石に、白石は黒石になります</translation>
    </message>
    <message>
        <source>Rotating the game</source>
        <translation>棋譜を回転中</translation>
    </message>
    <message>
        <source>Swap Black and White?</source>
        <translation>黒白を入れ替えますか？</translation>
    </message>
    <message>
        <source>All moves and stones change colour, in every variation. Comments that mention Black and White do not change.</source>
        <translation>すべての変化の着手と石の色が入れ替わります。コメントの中の「黒」「白」はそのままです。</translation>
    </message>
    <message>
        <source>Swap the &amp;players too, with komi and result</source>
        <translation>対局者、コミ、結果も入れ替える(&amp;P)</translation>
    </message>
    <message>
        <source>The komi becomes negative, so each player keeps the same score.</source>
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
        <source>This move belongs to the match in progress and was not deleted. Use Undo to take back moves.</source>
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
        <source>Cu&amp;t Branch</source>
        <translation>枝を切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy Branch</source>
        <translation>枝をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Cop&amp;y Game</source>
        <translation>棋譜全体をコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>P&amp;aste as Variation</source>
        <translation>変化として貼り付け(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Delete Branch</source>
        <translation>枝を削除(&amp;D)</translation>
    </message>
    <message>
        <source>New &amp;Variation of This Move</source>
        <translation>この手の変化を作る(&amp;V)</translation>
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
        <source>Promote to &amp;Main Line</source>
        <translation>本譜にする(&amp;M)</translation>
    </message>
    <message>
        <source>Makes this variation the main line</source>
        <translation>この手順が、すべての分岐で先頭になります</translation>
    </message>
    <message>
        <source>&amp;Insert Moves Before</source>
        <translation>この手の前に手を挿入(&amp;I)</translation>
    </message>
    <message>
        <source>Later moves stay after the inserted ones</source>
        <translation>後に続く手は、挿入した手の後ろに残ります</translation>
    </message>
    <message>
        <source>C&amp;orrect Move</source>
        <translation>この手を訂正(&amp;O)</translation>
    </message>
    <message>
        <source>Click the correct point; later moves stay</source>
        <translation>正しい位置をクリックします。後に続く手は残ります</translation>
    </message>
    <message>
        <source>De&amp;lete Move</source>
        <translation>手を削除(&amp;L)</translation>
    </message>
    <message>
        <source>Later moves stay</source>
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
        <source>Game copied.</source>
        <translation>棋譜をコピーしました。</translation>
    </message>
    <message>
        <source>Pasting</source>
        <translation>貼り付け中</translation>
    </message>
    <message>
        <source>Could not paste</source>
        <translation>貼り付けられませんでした</translation>
    </message>
    <message>
        <source>The clipboard contains no moves and no diagram.</source>
        <translation>クリップボードに手順も図もありません。</translation>
    </message>
    <message>
        <source>The diagram has another board size. Use File &gt; Open from Clipboard to open it as a new game.</source>
        <translation>図の盤の大きさが違います。「ファイル &gt; クリップボードから開く」で新しい棋譜として開けます。</translation>
    </message>
    <message>
        <source>Checking the following moves</source>
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
        <source>Move by move</source>
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
        <source>First or last move</source>
        <translation>最初または最後の手へ</translation>
    </message>
    <message>
        <source>Collapse or expand</source>
        <translation>折りたたむ、展開する</translation>
    </message>
    <message>
        <source>Zoom in, out, reset</source>
        <translation>拡大、縮小、標準</translation>
    </message>
</context>
<context>
    <name>TreePanel</name>
    <message>
        <source>Variation tree</source>
        <translation>変化の樹形図</translation>
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
        <source>Setup</source>
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
        <source>Discarded the tried moves of the other game. Return to it and choose Edit &gt; Redo to restore them.</source>
        <translation>別の対局の試し打ちを破棄しました。その対局に戻り「編集 &gt; やり直す」を選ぶと戻せます。</translation>
    </message>
    <message>
        <source>Tr&amp;y Out Moves</source>
        <translation>試し打ち(&amp;Y)</translation>
    </message>
    <message>
        <source>Try out moves; press again to discard them and return</source>
        <translation>手を試します。もう一度押すと破棄して戻ります</translation>
    </message>
    <message>
        <source>Keep as &amp;Variation</source>
        <translation>変化として残す(&amp;H)</translation>
    </message>
    <message>
        <source>Keep the tried moves as a variation</source>
        <translation>試し打ちの手順を、変化として棋譜に残します</translation>
    </message>
    <message>
        <source>You can&apos;t try out moves during a match.</source>
        <translation>対局中は試し打ちできません。</translation>
    </message>
    <message>
        <source>Discarded the tried moves. Edit &gt; Redo restores them.</source>
        <translation>試し打ちを破棄しました。「編集 &gt; やり直す」で戻せます。</translation>
    </message>
    <message>
        <source>Kept the tried moves as a variation.</source>
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
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Keep these moves as a variation</source>
        <translation>試し打ちを変化として棋譜に残す</translation>
    </message>
    <message>
        <source>Discard these moves and return (Esc)</source>
        <translation>試し打ちを消して元の局面に戻る（Esc）</translation>
    </message>
    <message>
        <source>Trying out moves from move {number}</source>
        <translation>{number}手目から試し打ち</translation>
    </message>
    <message>
        <source>Trying out moves</source>
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
        <source>Show clocks, Pass and Resign in the side panel</source>
        <translation>サイドパネルに時計、パス、投了を表示します</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>研究(&amp;S)</translation>
    </message>
    <message>
        <source>Show game information, tree, comment and tools in the side panel</source>
        <translation>サイドパネルに対局情報、変化の木、コメント、道具を表示します</translation>
    </message>
    <message>
        <source>Study &amp;Toolbar</source>
        <translation>研究用ツールバー(&amp;T)</translation>
    </message>
    <message>
        <source>B&amp;oard and Stones…</source>
        <translation>碁盤と碁石(&amp;O)…</translation>
    </message>
    <message>
        <source>Ani&amp;mate Stones</source>
        <translation>石をアニメーション表示(&amp;M)</translation>
    </message>
    <message>
        <source>Mark Chains in &amp;Atari</source>
        <translation>アタリの連に印を付ける(&amp;A)</translation>
    </message>
    <message>
        <source>S&amp;how Next Moves</source>
        <translation>次の手を表示(&amp;H)</translation>
    </message>
    <message>
        <source>Move &amp;List</source>
        <translation>手順一覧(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Variation Tree</source>
        <translation>変化の樹形図(&amp;V)</translation>
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
        <source>Stan&amp;dard Layout</source>
        <translation>標準の画面配置(&amp;D)</translation>
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
        <source>Show move numbers</source>
        <translation>手数を表示</translation>
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
        <source>A Go board for players, teachers and students.</source>
        <translation>対局者、指導者、学習者のための碁盤です。</translation>
    </message>
    <message>
        <source>Licence: {name}</source>
        <translation>ライセンス：{name}</translation>
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
        <source>Two players at one screen.</source>
        <translation>この盤で二人で打ちます。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>A game file; you can also drop one here.</source>
        <translation>棋譜を開きます。ここにドロップもできます。</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Short lessons in the game of Go.</source>
        <translation>短い講座で囲碁を学びます。</translation>
    </message>
    <message>
        <source>Or click the board and play.</source>
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
        <source>Recent files</source>
        <translation>最近使ったファイル</translation>
    </message>
</context>
<context>
    <name>WindowKeys</name>
    <message>
        <source>Alt+letter</source>
        <translation>Alt+文字</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>共通</translation>
    </message>
    <message>
        <source>Next field or button</source>
        <translation>次の欄やボタンへ</translation>
    </message>
    <message>
        <source>Previous field or button</source>
        <translation>前の欄やボタンへ</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>メニューを開く</translation>
    </message>
    <message>
        <source>Cancel; back to the board</source>
        <translation>今の操作をやめて盤に戻る</translation>
    </message>
</context>
<context>
    <name>_Paper</name>
    <message>
        <source>Result sheet</source>
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
        <source>Problem</source>
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
        <source>The text was read as {encoding} (a guess).</source>
        <translation>文章は {encoding} と推定して読み込みました。</translation>
    </message>
</context>
<context>
    <name>aid_words</name>
    <message>
        <source>The ladder fails: the chain escapes.</source>
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
        <source>Setup</source>
        <translation>石の配置</translation>
    </message>
    <message>
        <source>variation {number} of {all}</source>
        <translation>変化 {number}/{all}</translation>
    </message>
    <message>
        <source>has a comment</source>
        <translation>コメントあり</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>元に戻しました</translation>
    </message>
    <message>
        <source>Undone: {move}</source>
        <translation>元に戻しました：{move}</translation>
    </message>
    <message>
        <source>{color}: {left}</source>
        <translation>{color}：{left}</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>整地</translation>
    </message>
    <message>
        <source>{color} accepts the score</source>
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
        <source>{time} per move, up to {most}</source>
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
        <source>Time has run out</source>
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
        <source>unsettled</source>
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
        <source>Two secure eyes.</source>
        <translation>奪われない眼が二つあります。</translation>
    </message>
    <message>
        <source>Room for two eyes.</source>
        <translation>二眼を作る余地があります。</translation>
    </message>
    <message>
        <source>It surrounds territory and is not threatened.</source>
        <translation>地を囲んでいて、脅かされていません。</translation>
    </message>
    <message>
        <source>It captures {others}.</source>
        <translation>{others}を取れます。</translation>
    </message>
    <message>
        <source>Not enough room for two eyes.</source>
        <translation>二眼を作る余地がありません。</translation>
    </message>
    <message>
        <source>Its eye space makes only one eye: {points}.</source>
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
        <source>It can be captured whatever it plays.</source>
        <translation>どう打っても取られます。</translation>
    </message>
    <message>
        <source>Bent four in the corner.</source>
        <translation>隅の曲がり四目です。</translation>
    </message>
    <message>
        <source>If it is captured, its side takes part of the ground back.</source>
        <translation>取られても、打ち返して地の一部を取り戻せます。</translation>
    </message>
    <message>
        <source>It shares liberties at {points} with {others}.</source>
        <translation>{points}の呼吸点を{others}と共有しています。</translation>
    </message>
    <message>
        <source>Undecided: the next move at {points} settles it.</source>
        <translation>生死未定：{points}への次の一手で決まります。</translation>
    </message>
    <message>
        <source>Depends on a ko at {points}.</source>
        <translation>{points}のコウで決まります。</translation>
    </message>
    <message>
        <source>Playing on leads to this, whichever side moves first.</source>
        <translation>ここから打ち進めた対局は、どちらが先に打ってもこうなります。</translation>
    </message>
    <message>
        <source>It could still live. Resume play.</source>
        <translation>まだ活きる可能性があります。対局を再開してください。</translation>
    </message>
    <message>
        <source>It captures its opponent.</source>
        <translation>相手の石を取れます。</translation>
    </message>
    <message>
        <source>Its eye space makes only one eye.</source>
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
        <source>Undecided: the next move settles it.</source>
        <translation>生死未定：次の一手で決まります。</translation>
    </message>
    <message>
        <source>Depends on a ko.</source>
        <translation>コウで決まります。</translation>
    </message>
    <message>
        <source>Handicap stones count as stones on the board</source>
        <translation>置石も盤上の石として数えるため</translation>
    </message>
    <message>
        <source>White&apos;s compensation for the handicap</source>
        <translation>置石に対する白の補償</translation>
    </message>
    <message>
        <source>{color} played more stones, including the last dame</source>
        <translation>{color}が最後のダメを含め、石を多く打ったため</translation>
    </message>
    <message>
        <source>{opponent} passed more often than {color}</source>
        <translation>{opponent}のパスが{color}より多いため</translation>
    </message>
    <message>
        <source>Points in seki and in false eyes</source>
        <translation>セキと欠け眼の目</translation>
    </message>
    <message>
        <source>Dead stones in seki, which territory scoring leaves on the board</source>
        <translation>地の計算では盤上に残る、セキの中の死に石</translation>
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
        <source>Click a group to mark it dead or alive; Shift+click for one chain.</source>
        <translation>一団をクリック：死に・活き。Shiftで連一つ。</translation>
    </message>
    <message>
        <source>Click a group to mark it alive in seki or with two eyes.</source>
        <translation>一団をクリック：セキで活き、または二眼で活き。</translation>
    </message>
    <message>
        <source>Click a disputed group to play it out.</source>
        <translation>意見の合わない一団をクリックし、対局とは別に打って確かめます。</translation>
    </message>
    <message>
        <source>{color}, {stones}</source>
        <translation>{color}、{stones}</translation>
    </message>
    <message>
        <source>unsettled, counted as dead</source>
        <translation>生死未定、死にとして計算</translation>
    </message>
    <message>
        <source>{group}: {status}.</source>
        <translation>{group}：{status}。</translation>
    </message>
    <message>
        <source>It does not have two eyes.</source>
        <translation>独立した二眼がありません。</translation>
    </message>
    <message>
        <source>Marked by the players.</source>
        <translation>対局者が指定しました。</translation>
    </message>
    <message>
        <source>Finding dead stones…</source>
        <translation>死に石を調べています…</translation>
    </message>
    <message>
        <source>Much of the board is undecided: borders are still open. Resume play.</source>
        <translation>境界が閉じていない所が多くあります。打ち進めてください。</translation>
    </message>
    <message>
        <source>The game already has a different result. Accepting this score replaces it.</source>
        <translation>棋譜には別の結果が記録されています。この得点を承認すると置き換わります。</translation>
    </message>
    <message>
        <source>The rules in the record are not understood. The score is by Japanese rules.</source>
        <translation>棋譜のルールを解釈できません。日本ルールで計算しています。</translation>
    </message>
    <message>
        <source>White must pass last under these rules: one more pass is needed.</source>
        <translation>このルールでは最後に白がパスします。もう1回パスが必要です。</translation>
    </message>
    <message>
        <source>Online-Go.com would count {points} for Black.</source>
        <translation>Online-Go.com では {points} は黒地と数えます。</translation>
    </message>
    <message>
        <source>Online-Go.com would count {points} for White.</source>
        <translation>Online-Go.com では {points} は白地と数えます。</translation>
    </message>
    <message>
        <source>Online-Go.com would not count {points}.</source>
        <translation>Online-Go.com では {points} は地と数えません。</translation>
    </message>
    <message>
        <source>Online-Go.com would take {points} prisoner.</source>
        <translation>Online-Go.com では {points} をアゲハマと数えます。</translation>
    </message>
    <message>
        <source>{group}, at {point}</source>
        <translation>{group}（{point}）</translation>
    </message>
    <message>
        <source>{group}, at {point}: counted as dead</source>
        <translation>{group}（{point}）：死にとして計算</translation>
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
        <source>All stones are alive under these rules.</source>
        <translation>このルールではすべての石が活きです。</translation>
    </message>
    <message>
        <source>Playing out {color}&apos;s group at {point}</source>
        <translation>{point}の{color}の一団を打って確かめます。</translation>
    </message>
</context>
<context>
    <name>cursor</name>
    <message>
        <source>Arrows move the cursor, Enter answers, Esc hides it.</source>
        <translation>矢印でカーソル移動、Enterで解答、Escで隠す。</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter marks a group dead or alive, Esc hides it.</source>
        <translation>矢印でカーソル移動、Enterで死活を切り替え、Escで隠す。</translation>
    </message>
    <message>
        <source>Enter starts, arrows move to the other end, Enter finishes, Esc cancels.</source>
        <translation>Enterで始点、矢印で終点へ、Enterで確定、Escで中止。</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter applies the tool, Esc hides it.</source>
        <translation>矢印でカーソル移動、Enterで道具を使う、Escで隠す。</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter moves the stone there, Esc hides it.</source>
        <translation>矢印でカーソル移動、Enterでそこに移す、Escで隠す。</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter plays, Esc hides it.</source>
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
        <source>{color} may be ahead by about {number}</source>
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
        <source>Neither player may play there.</source>
        <translation>そこには誰も打てません。</translation>
    </message>
    <message>
        <source>That move is legal.</source>
        <translation>そこには打てます。</translation>
    </message>
    <message>
        <source>That is no liberty: a liberty is an empty point next to the stones.</source>
        <translation>そこは呼吸点ではありません。呼吸点は石に隣り合う空点です。</translation>
    </message>
    <message>
        <source>After this move the stones are not in atari: atari means one liberty.</source>
        <translation>この手ではアタリになりません。アタリとは呼吸点が一つだけの状態です。</translation>
    </message>
    <message>
        <source>That point is not part of the answer.</source>
        <translation>そこは答えの点ではありません。</translation>
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
        <source>Not there. Look inside the frame.</source>
        <translation>はずれです。枠の中にあります。</translation>
    </message>
    <message>
        <source>That is a variation in the file. A different move was played.</source>
        <translation>それは棋譜の変化にあります。実戦は別の手でした。</translation>
    </message>
    <message>
        <source>That move is illegal. It costs nothing.</source>
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
        <source>Found on the first try: {points}.</source>
        <translation>1回目で正解：{points}。</translation>
    </message>
    <message>
        <source>It was {point}: no points.</source>
        <translation>正解は{point}です。得点なし。</translation>
    </message>
    <message>
        <source>Look inside the frame.</source>
        <translation>枠の中を見てください。</translation>
    </message>
    <message>
        <source>Click where you expect the next move. A move found on the first try earns {points}; each miss costs 2 to 4, more the further away, and narrows the area down.</source>
        <translation>棋譜の次の一手と思う所をクリックします。はずれるたびに範囲が狭まります。1回で当てると{points}、はずれは遠いほど大きく2～4点減ります。</translation>
    </message>
    <message>
        <source>{points} of {possible} points</source>
        <translation>{possible}点のうち{points}点</translation>
    </message>
    <message>
        <source>No move to guess here.</source>
        <translation>ここには当てる手がありません。</translation>
    </message>
    <message>
        <source>You found {found} of {moves} moves, {at_once} on the first try.</source>
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
        <source>&amp;Selected</source>
        <translation>選択(&amp;S)</translation>
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
        <source>Click or drag to mark points; click a mark to remove it.</source>
        <translation>クリックかドラッグで印を付けます。印の上では消します。</translation>
    </message>
    <message>
        <source>Click or drag to mark territory; the right button marks the other colour&apos;s.</source>
        <translation>クリックかドラッグで地に印を付けます。右ボタンは相手の色の地です。</translation>
    </message>
    <message>
        <source>Click or drag to place stones; the right button places white ones.</source>
        <translation>クリックかドラッグで石を置きます。右ボタンは白石です。</translation>
    </message>
    <message>
        <source>Click or drag to place stones; the right button places black ones.</source>
        <translation>クリックかドラッグで石を置きます。右ボタンは黒石です。</translation>
    </message>
    <message>
        <source>Click or drag to remove marks, then stones without marks.</source>
        <translation>クリックかドラッグで印を消し、次に印のない石を消します。</translation>
    </message>
    <message>
        <source>Click to place the next letter; click a letter to remove it.</source>
        <translation>クリックで次の英字。英字の上では消します。</translation>
    </message>
    <message>
        <source>Click to place the next number; click a number to remove it.</source>
        <translation>クリックで次の数字。数字の上では消します。</translation>
    </message>
    <message>
        <source>Click a point and type its label.</source>
        <translation>位置をクリックして文字を入力します。</translation>
    </message>
    <message>
        <source>Drag from one point to another; drag again to remove.</source>
        <translation>点から点へドラッグ。もう一度ドラッグすると消えます。</translation>
    </message>
    <message>
        <source>Click or drag to dim points; repeat to restore them.</source>
        <translation>クリックかドラッグで淡くする、または元に戻します。</translation>
    </message>
    <message>
        <source>Drag over the part to show; click to show the whole board.</source>
        <translation>表示する範囲をドラッグします。クリックで盤全体に戻ります。</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>The game is paused. Press Resume to continue.</source>
        <translation>対局は一時停止中です。続けるには「再開」を押してください。</translation>
    </message>
    <message>
        <source>{color} has not pressed the clock yet.</source>
        <translation>{color}がまだ時計を押していません。</translation>
    </message>
    <message>
        <source>{color}&apos;s time has run out. Decide first whether the game is over.</source>
        <translation>{color}の時間切れです。終局かどうかを先に決めてください。</translation>
    </message>
    <message>
        <source>The move stands.</source>
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
        <source>There is already a stone on this point.</source>
        <translation>そこには石があります。</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: the chain of {stones} would have no liberties.</source>
        <translation>{color}はここに打てません。{stones}子の連の呼吸点がなくなります。</translation>
    </message>
    <message>
        <source>{color} can&apos;t retake the ko immediately: play elsewhere first.</source>
        <translation>{color}はこのコウをすぐには取り返せません。先に別の所に打ってください。</translation>
    </message>
    <message>
        <source>{color} can&apos;t retake the ko yet: pass for it first.</source>
        <translation>{color}はこのコウをまだ取り返せません。先にコウに対してパスしてください。</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: it would repeat the position after move {number}.</source>
        <translation>{color}はここに打てません。{number}手目の後の局面と同じになります。</translation>
    </message>
    <message>
        <source>Play the missing moves, next {color}. Esc finishes.</source>
        <translation>抜けている手を打ってください。今は{color}の番です。Escで終了。</translation>
    </message>
    <message>
        <source>Click where {color} actually played, or drag another stone. Esc finishes.</source>
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
        <source>{first} – {last}</source>
        <translation>{first}～{last}</translation>
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
        <source>Setup after move {number}</source>
        <translation>{number}手目の後の配置</translation>
    </message>
    <message>
        <source>variation {number} of {all}</source>
        <translation>変化 {number}/{all}</translation>
    </message>
    <message>
        <source>illegal: {reason}</source>
        <translation>ルール違反：{reason}</translation>
    </message>
    <message>
        <source>{ruleset} rules</source>
        <translation>{ruleset}ルール</translation>
    </message>
    <message>
        <source>{ruleset} rules assumed</source>
        <translation>{ruleset}ルールと仮定</translation>
    </message>
    <message>
        <source>no komi given</source>
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
        <source>Scoring</source>
        <translation>整地</translation>
    </message>
    <message>
        <source>White must pass once more to end the game</source>
        <translation>終局には白がもう1回パスします</translation>
    </message>
    <message>
        <source>{color} passed, {turn}</source>
        <translation>{color}パス、{turn}</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: the stone would have no liberties.</source>
        <translation>{color}はここに打てません。石の呼吸点がなくなります。</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: it would repeat the starting position.</source>
        <translation>{color}はここに打てません。最初の局面と同じになります。</translation>
    </message>
    <message>
        <source>move {number}, {color} {point}: {reason}</source>
        <translation>{number}手目、{color} {point}：{reason}</translation>
    </message>
    <message>
        <source>The starting position was repeated. The players may agree on no result (Game &gt; End Game).</source>
        <translation>最初の局面が再び現れました。合意により無勝負にできます（「対局 &gt; 終局」）。</translation>
    </message>
    <message>
        <source>The position after move {number} was repeated. The players may agree on no result (Game &gt; End Game).</source>
        <translation>{number}手目の後の局面が再び現れました。合意により無勝負にできます（「対局 &gt; 終局」）。</translation>
    </message>
    <message>
        <source>Tie: {color} wins under these rules</source>
        <translation>同点：このルールでは{color}の勝ち</translation>
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
        <source>illegal: ko</source>
        <translation>着手禁止：コウ</translation>
    </message>
    <message>
        <source>illegal: pass for the ko first</source>
        <translation>着手禁止：先にコウに対してパス</translation>
    </message>
    <message>
        <source>illegal: it would repeat a position</source>
        <translation>着手禁止：同形反復</translation>
    </message>
    <message>
        <source>illegal: no liberties</source>
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
        <source>unsettled</source>
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
        <source>Marked lines are correct</source>
        <translation>印のある手順が正解</translation>
    </message>
    <message>
        <source>All lines except marked ones are correct</source>
        <translation>印のない手順はすべて正解</translation>
    </message>
    <message>
        <source>The first variation is correct</source>
        <translation>最初の変化が正解</translation>
    </message>
    <message>
        <source>Every variation is correct</source>
        <translation>すべての変化が正解</translation>
    </message>
    <message>
        <source>Lines with “{sign}” are correct</source>
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
        <source>Passing is correct here.</source>
        <translation>ここはパスが正解です。</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number}/{all}</translation>
    </message>
    <message>
        <source>{right} of {all} correct</source>
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
        <source>Correct without a hint: {number}</source>
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
        <source>A ko can&apos;t be retaken immediately. Longer cycles are allowed.</source>
        <translation>コウはすぐには取り返せません。長い循環は続けられます。</translation>
    </message>
    <message>
        <source>No move may repeat an earlier position.</source>
        <translation>以前の盤面を再現する手は打てません。</translation>
    </message>
    <message>
        <source>No move may repeat an earlier position with the same player to move.</source>
        <translation>手番も含めて以前の盤面を再現する手は打てません。</translation>
    </message>
    <message>
        <source>No player may repeat a position that one of their own earlier moves created.</source>
        <translation>自分の着手で作った以前の盤面を再現する手は打てません。</translation>
    </message>
    <message>
        <source>No move may repeat an earlier position, unless a player has passed since.</source>
        <translation>以前の盤面を再現する手は、その後にパスがなければ打てません。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>One point per stone</source>
        <translation>1子につき1目</translation>
    </message>
    <message>
        <source>One point per stone except the first</source>
        <translation>最初の1子を除き1子につき1目</translation>
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
        <source>Allow and Return Time</source>
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
        <source>Continue</source>
        <translation>対局を続ける</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Continue from Here</source>
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
        <source>Back to Scoring</source>
        <translation>整地に戻る</translation>
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
        <source>+{time} per move, up to {most}</source>
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
        <source>{name} moved and must press the clock.</source>
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
        <source>The clock was paused while the computer was asleep.</source>
        <translation>コンピューターのスリープ中、時計を一時停止しました。</translation>
    </message>
    <message>
        <source>This is move {number}; the match is at another position.</source>
        <translation>これは{number}手目です。対局は別の局面にあります。</translation>
    </message>
    <message>
        <source>This is move {number}. Continue from here?</source>
        <translation>これは{number}手目です。ここから続けますか？</translation>
    </message>
    <message>
        <source>{name} asks to take back a move.</source>
        <translation>{name}が待ったを求めています。</translation>
    </message>
    <message>
        <source>{name} asks to take back a move, with your reply to it.</source>
        <translation>{name}が応手も含めた待ったを求めています。</translation>
    </message>
    <message>
        <source>Waiting for {name} to allow the takeback.</source>
        <translation>待ったを認めるかどうか{name}に尋ねています。</translation>
    </message>
    <message>
        <source>Your time has run out. {name} decides how to continue.</source>
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
        <source>View rotated right</source>
        <translation>表示を右に回転しました</translation>
    </message>
    <message>
        <source>View turned upside down</source>
        <translation>盤を上下逆さにしました</translation>
    </message>
    <message>
        <source>View rotated left</source>
        <translation>表示を左に回転しました</translation>
    </message>
    <message>
        <source>View flipped horizontally</source>
        <translation>表示を左右反転しました</translation>
    </message>
    <message>
        <source>View flipped vertically</source>
        <translation>表示を上下反転しました</translation>
    </message>
    <message>
        <source>View flipped along a diagonal</source>
        <translation>表示を対角線で反転しました</translation>
    </message>
</context>
</TS>
