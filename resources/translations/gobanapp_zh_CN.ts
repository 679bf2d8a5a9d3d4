<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name></name>
    <message numerus="yes">
        <source>Caught in a ladder: %n moves.</source>
        <translation>
            <numerusform>征子成立：%n 手。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ladder fails: broken by {stones}.</source>
        <translation>
            <numerusform>征子不成立：{stones} 接应。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} {point}, %n stones captured</source>
        <translation>
            <numerusform>{color} {point}，提 %n 子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} {point}, %n own stones lost</source>
        <translation>
            <numerusform>{color} {point}，自己失去 %n 子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Atari: {color} {point}, %n stones</source>
        <translation>
            <numerusform>打吃：{color} {point}，%n 子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variations follow</source>
        <translation>
            <numerusform>后续 %n 个变化</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undone: %n moves</source>
        <translation>
            <numerusform>已撤销 %n 手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <comment>to be played in a time</comment>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n 小时</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n periods left</source>
        <translation>
            <numerusform>剩 %n 次读秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones to play</source>
        <translation>
            <numerusform>还须下 %n 手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later moves are now illegal, starting with move {first}</source>
        <translation>
            <numerusform>从第 {first} 手起有 %n 手现在违反规则</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later moves now capture different stones, starting with move {first}</source>
        <translation>
            <numerusform>从第 {first} 手起有 %n 手现在提的是别的子或没有提子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black places %n more handicap stones</source>
        <translation>
            <numerusform>黑方再摆 %n 枚让子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>for a guess, not on the board</comment>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found on try %n: {points}.</source>
        <translation>
            <numerusform>第 %n 次猜中：{points}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on the first try</source>
        <translation>
            <numerusform>一次猜中 %n 手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>新题 %n 题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n 题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>今天到期 %n 题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games without moves skipped</source>
        <translation>
            <numerusform>略去 %n 个没有着法的棋谱</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable files</source>
        <translation>
            <numerusform>%n 个文件无法读取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>连续 %n 题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n 目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prisoners</source>
        <translation>
            <numerusform>%n 枚提子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n 子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unsettled groups ({points}). Resume play or mark them.</source>
        <translation>
            <numerusform>还有 %n 块棋死活未定（{points}）。请继续下，或作出判定。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open borders at {points}. Close them first.</source>
        <translation>
            <numerusform>{points} 的边界还没有封闭：请先封好。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dead stones in seki ({points}) do not count unless captured. Resume play to capture them.</source>
        <translation>
            <numerusform>双活中有 %n 枚死子（{points}），实际提掉才算。要提子，请继续对局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dame left, each worth a point under area scoring. Fill them first.</source>
        <translation>
            <numerusform>还剩 %n 个单官，按此数法每个值 1 目：请先收完。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n stones in {time}</source>
        <translation>
            <numerusform>之后 {time} 内 %n 手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n more handicap stones.</source>
        <translation>
            <numerusform>再摆 %n 枚让子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black places %n more handicap stones.</source>
        <translation>
            <numerusform>黑方再摆 %n 枚让子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chain of %n</source>
        <translation>
            <numerusform>棋串 %n 子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n liberties</source>
        <translation>
            <numerusform>%n 气</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} of %Ln games selected</source>
        <translation>
            <numerusform>已选 {part} 局，共 %Ln 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} of %Ln games</source>
        <translation>
            <numerusform>{part} 局，共 %Ln 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AcceptButton</name>
    <message>
        <source>✓ {name} accepted</source>
        <translation>✓ {name} 已同意</translation>
    </message>
    <message>
        <source>{name} Accepts</source>
        <translation>{name} 同意</translation>
    </message>
</context>
<context>
    <name>AidActions</name>
    <message>
        <source>Show &amp;Liberties</source>
        <translation>显示气(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Colour Chains</source>
        <translation>棋串着色(&amp;C)</translation>
    </message>
    <message>
        <source>Show &amp;Eyes and False Eyes</source>
        <translation>显示眼和假眼(&amp;E)</translation>
    </message>
    <message>
        <source>Read La&amp;dder</source>
        <translation>计算征子(&amp;D)</translation>
    </message>
    <message>
        <source>Show &amp;Influence</source>
        <translation>显示势力(&amp;I)</translation>
    </message>
    <message>
        <source>How far each side&apos;s stones reach</source>
        <translation>双方棋子的势力范围</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Scoring ended</source>
        <translation>已结束数棋</translation>
    </message>
</context>
<context>
    <name>ArchiveDialog</name>
    <message>
        <source>Game Archive</source>
        <translation>对局存档</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Show Folder</source>
        <translation>打开文件夹(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Resume Game</source>
        <translation>继续对局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games?</source>
        <translation>
            <numerusform>删除 %n 局？</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to Trash</source>
        <translation>移到回收站(&amp;M)</translation>
    </message>
    <message>
        <source>Delete permanently?</source>
        <translation>永久删除？</translation>
    </message>
    <message>
        <source>These games cannot be moved to the trash. Deleting them cannot be undone:
{games}</source>
        <translation>以下对局无法移到回收站，删除后不能恢复：
{games}</translation>
    </message>
    <message>
        <source>&amp;Delete Permanently</source>
        <translation>永久删除(&amp;D)</translation>
    </message>
    <message>
        <source>Could not delete</source>
        <translation>无法删除</translation>
    </message>
</context>
<context>
    <name>ArchiveModel</name>
    <message>
        <source>This file has no readable game</source>
        <translation>此文件中读不出棋谱</translation>
    </message>
    <message>
        <source>No archived game matches.</source>
        <translation>存档中没有匹配的对局。</translation>
    </message>
    <message>
        <source>The archive is empty.</source>
        <translation>对局存档是空的。</translation>
    </message>
</context>
<context>
    <name>BoardActions</name>
    <message>
        <source>&amp;Letters and Numbers (A1)</source>
        <translation>字母和数字(&amp;L)</translation>
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
        <translation>从角上数起(&amp;C)</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>不显示(&amp;O)</translation>
    </message>
    <message>
        <source>On &amp;Four Sides</source>
        <translation>四边(&amp;F)</translation>
    </message>
    <message>
        <source>On &amp;Two Sides</source>
        <translation>两边(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Choose Part…</source>
        <translation>选择局部(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>整个棋盘(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Always Show Whole Board</source>
        <translation>总是显示整个棋盘(&amp;A)</translation>
    </message>
    <message>
        <source>Rotate &amp;Right</source>
        <translation>向右旋转(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate &amp;Left</source>
        <translation>向左旋转(&amp;L)</translation>
    </message>
    <message>
        <source>Turn &amp;Upside Down</source>
        <translation>上下颠倒(&amp;U)</translation>
    </message>
    <message>
        <source>Flip &amp;Horizontally</source>
        <translation>水平翻转(&amp;M)</translation>
    </message>
    <message>
        <source>Flip &amp;Vertically</source>
        <translation>垂直翻转(&amp;T)</translation>
    </message>
    <message>
        <source>R&amp;eset View</source>
        <translation>重置视图(&amp;A)</translation>
    </message>
</context>
<context>
    <name>BoardAndStonesDialog</name>
    <message>
        <source>Board and Stones</source>
        <translation>棋盘与棋子</translation>
    </message>
    <message>
        <source>Use This Board</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>棋子</translation>
    </message>
</context>
<context>
    <name>BoardExporter</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Could not export the board</source>
        <translation>棋盘没有导出</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>正在复制</translation>
    </message>
    <message>
        <source>Board copied as text.</source>
        <translation>已将棋盘复制为文本。</translation>
    </message>
    <message>
        <source>Board copied.</source>
        <translation>已复制棋盘。</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>矢量图</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
</context>
<context>
    <name>BoardMenu</name>
    <message>
        <source>&amp;Mark Point</source>
        <translation>标记此点(&amp;M)</translation>
    </message>
    <message>
        <source>Set &amp;Up</source>
        <translation>摆子(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Go to This Stone&apos;s Move</source>
        <translation>跳到此子的着手(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Black Stone</source>
        <translation>黑子(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White Stone</source>
        <translation>白子(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;No Stone</source>
        <translation>无子(&amp;N)</translation>
    </message>
</context>
<context>
    <name>BoardSizeField</name>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
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
        <translation>榧木</translation>
    </message>
    <message>
        <source>Shin-kaya</source>
        <translation>新榧</translation>
    </message>
    <message>
        <source>Night wood</source>
        <translation>夜木</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>石板</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>From the board theme</source>
        <translation>随棋盘主题</translation>
    </message>
    <message>
        <source>Slate and shell</source>
        <translation>黑石与蛤贝</translation>
    </message>
    <message>
        <source>Glass</source>
        <translation>玻璃</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>Skipped {file}: could not read it.</source>
        <translation>{file} 被略去：无法读取。</translation>
    </message>
    <message>
        <source>Skipped {file}: syntax error in line {where}.</source>
        <translation>{file} 被略去：第 {where} 行无法理解。</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} is missing.</source>
        <translation>{file} 被略去：缺少 {where}。</translation>
    </message>
    <message>
        <source>Skipped {file}: unknown key {where}.</source>
        <translation>已跳过 {file}：未知的键 {where}。</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be a section, [{where}].</source>
        <translation>{file} 被略去：{where} 必须自成一节，即 [{where}]。</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be quoted text.</source>
        <translation>{file} 被略去：{where} 必须是引号中的文字。</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be a colour such as &quot;#e1b87c&quot;.</source>
        <translation>{file} 被略去：{where} 必须是颜色，如 &quot;#e1b87c&quot;。</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be a number, {allowed}.</source>
        <translation>{file} 被略去：{where} 必须是数字，{allowed}。</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be one of {allowed}.</source>
        <translation>{file} 被略去：{where} 必须是 {allowed} 之一。</translation>
    </message>
    <message>
        <source>Skipped {file}: the file is incomplete.</source>
        <translation>已跳过 {file}：文件不完整。</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message>
        <source>Figure {place}</source>
        <translation>第 {place} 谱</translation>
    </message>
    <message>
        <source>Variation {place} at {move}</source>
        <translation>第 {move} 手变化图 {place}</translation>
    </message>
    <message>
        <source>Variation {place} at {move} of variation {variation}</source>
        <translation>变化图 {variation} 第 {move} 手的变化图 {place}</translation>
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
        <translation>{numbers} 下在 {place}</translation>
    </message>
    <message>
        <source>{numbers} pass</source>
        <translation>{numbers} 停一手</translation>
    </message>
</context>
<context>
    <name>CheckedEdits</name>
    <message>
        <source>Checking the following moves</source>
        <translation>正在检查后续着法</translation>
    </message>
    <message>
        <source>Some moves are now illegal</source>
        <translation>有些着法现在违反规则</translation>
    </message>
    <message>
        <source>&amp;Keep Change</source>
        <translation>保留更改(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Undo Change</source>
        <translation>撤销更改(&amp;U)</translation>
    </message>
</context>
<context>
    <name>ClockFields</name>
    <message>
        <source>Clock</source>
        <translation>棋钟</translation>
    </message>
    <message>
        <source>Di&amp;fferent for White</source>
        <translation>白方另设(&amp;F)</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>删除预设</translation>
    </message>
    <message>
        <source>Save as preset</source>
        <translation>存为预设</translation>
    </message>
</context>
<context>
    <name>CommandBar</name>
    <message>
        <source>Toolbar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>More Tools</source>
        <translation>更多工具</translation>
    </message>
    <message>
        <source>Hide the Toolbar</source>
        <translation>隐藏工具栏</translation>
    </message>
</context>
<context>
    <name>CommentPanel</name>
    <message>
        <source>Comment on this move</source>
        <translation>这一手的注解</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>注解</translation>
    </message>
    <message>
        <source>The comment continues. It is too long to show or edit here.</source>
        <translation>注解还未完。内容太长，无法在此显示或修改。</translation>
    </message>
</context>
<context>
    <name>ComparisonDialog</name>
    <message>
        <source>Compare Rulesets</source>
        <translation>比较规则</translation>
    </message>
    <message>
        <source>The same marking scored under every ruleset</source>
        <translation>各种规则下标记相同</translation>
    </message>
    <message>
        <source>With komi {komi}, as in this game.</source>
        <translation>一律贴 {komi} 目，与本局相同。</translation>
    </message>
    <message>
        <source>Why area and territory scoring differ</source>
        <translation>数子与数目为何不同</translation>
    </message>
    <message>
        <source>Territory scoring</source>
        <translation>数目法</translation>
    </message>
    <message>
        <source>They agree in this game.</source>
        <translation>本局中结果一致。</translation>
    </message>
    <message>
        <source>Area scoring</source>
        <translation>数子法</translation>
    </message>
</context>
<context>
    <name>CountActions</name>
    <message>
        <source>S&amp;core Game</source>
        <translation>数棋(&amp;C)</translation>
    </message>
    <message>
        <source>Re-estimate &amp;Dead Stones</source>
        <translation>重新判断死子(&amp;D)</translation>
    </message>
    <message>
        <source>Discards the groups marked by hand</source>
        <translation>丢弃手动所作的标记</translation>
    </message>
    <message>
        <source>Co&amp;mpare Rulesets…</source>
        <translation>比较规则(&amp;M)…</translation>
    </message>
    <message>
        <source>The same position under other rules, and why they differ</source>
        <translation>同一盘面按其他规则的结果，以及为何不同</translation>
    </message>
    <message>
        <source>&amp;End Game…</source>
        <translation>结束对局(&amp;E)…</translation>
    </message>
    <message>
        <source>On time, by forfeit, by agreement or without a result</source>
        <translation>超时、弃权、双方商定，或无胜负</translation>
    </message>
    <message>
        <source>To score the game, keep or discard the tried moves first.</source>
        <translation>要数棋，请先保留或丢弃试下的着法。</translation>
    </message>
    <message>
        <source>Replace the recorded result?</source>
        <translation>要替换这份棋谱的结果吗？</translation>
    </message>
    <message>
        <source>Recorded: {recorded}. New score: {counted}.</source>
        <translation>已记录：{recorded}。新结果：{counted}。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
</context>
<context>
    <name>CountAnswer</name>
    <message>
        <source>Who wins</source>
        <translation>胜方</translation>
    </message>
    <message>
        <source>Black by</source>
        <translation>黑方胜</translation>
    </message>
    <message>
        <source>White by</source>
        <translation>白方胜</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>目数</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>核对</translation>
    </message>
</context>
<context>
    <name>CountPage</name>
    <message>
        <source>Accept</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>Resume Play</source>
        <translation>继续对局</translation>
    </message>
    <message>
        <source>✓ Accepted</source>
        <translation>✓ 已同意</translation>
    </message>
</context>
<context>
    <name>CountPanel</name>
    <message>
        <source>Scoring method</source>
        <translation>数棋方法</translation>
    </message>
    <message>
        <source>What a click marks</source>
        <translation>点击标记的状态</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比较…</translation>
    </message>
    <message>
        <source>Demonstrate…</source>
        <translation>演示数棋…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>目数</translation>
    </message>
    <message>
        <source>Resume Play</source>
        <translation>继续对局</translation>
    </message>
</context>
<context>
    <name>CountStepTexts</name>
    <message>
        <source>Territory scoring: prisoners fill territory, and the remaining empty points decide.</source>
        <translation>数的是空：提子放回填空，剩下的空点决定胜负。</translation>
    </message>
    <message>
        <source>Territory scoring with pass stones: prisoners and pass stones fill territory, and the remaining empty points decide.</source>
        <translation>数的是空，虚手子也算提子：用它们填空，剩下的空点决定胜负。</translation>
    </message>
    <message>
        <source>One side&apos;s stones and territory are counted and compared with half the board.</source>
        <translation>只数一方的棋子和空，再与半个棋盘相比。</translation>
    </message>
    <message>
        <source>The territory and the stones of both sides are counted.</source>
        <translation>双方的空和棋子都数。</translation>
    </message>
    <message>
        <source>Both sides fill the board with all their stones: points left empty, or stones left over, decide.</source>
        <translation>双方用自己的全部棋子填满棋盘：剩下的空点或放不下的棋子决定胜负。</translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s %n dead stones leave the board.</source>
        <translation>
            <numerusform>{color}的 %n 枚死子从盘上拿掉。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s %n dead stones leave the board and go into {other}&apos;s lid.</source>
        <translation>
            <numerusform>{color}的 %n 枚死子从盘上拿掉，放进{other}的盒盖。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s %n dead stones in seki stay: they count for neither side.</source>
        <translation>
            <numerusform>{color}在双活中的 %n 枚死子留在盘上，不算任何一方的得分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The players fill %n dame in turn; these count for neither side.</source>
        <translation>
            <numerusform>轮流填上 %n 个单官：不算任何一方的。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} passed %n times and put a stone into {other}&apos;s lid each time.</source>
        <translation>
            <numerusform>{color}停一手 %n 次，每次都往{other}的盒盖里放一子。</numerusform>
        </translation>
    </message>
    <message>
        <source>White must pass last and puts one more stone into Black&apos;s lid.</source>
        <translation>白方须最后停一手，因此黑方的盒盖里再多一子。</translation>
    </message>
    <message numerus="yes">
        <source>%n stones from {color}&apos;s bowl fill {color}&apos;s territory: a filled point counts as much as an empty one.</source>
        <translation>
            <numerusform>{color}棋盒里的 %n 子填进{color}的空里：填上的点与空点一样算。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones from {color}&apos;s bowl fill {color}&apos;s territory.</source>
        <translation>
            <numerusform>{color}棋盒里的 %n 子填进{color}的空里。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prisoners from {other}&apos;s lid fill {color}&apos;s territory.</source>
        <translation>
            <numerusform>{other}盒盖里的 %n 枚提子填进{color}的空里。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones are left over, leaving {total}.</source>
        <translation>
            <numerusform>{color}有 %n 子放不下，还剩 {total}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones are left over and count for {other}.</source>
        <translation>
            <numerusform>{color}有 %n 子放不下：每子算{other} 1 目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones inside {color}&apos;s territory are moved to clear a block of {size}; the border stays.</source>
        <translation>
            <numerusform>挪动{color}空里的 %n 子，做出 {size}的整块；边界不动。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s first block has %n points.</source>
        <translation>
            <numerusform>{color}的第一块是 %n 目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This block of %n points brings {color} to {total}.</source>
        <translation>
            <numerusform>加上这块 %n 目，{color}共 {total}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones are removed to make the empty points a multiple of ten.</source>
        <translation>
            <numerusform>{color}的 %n 子从盘上拿掉，使空点成为整十。</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} has no empty points left.</source>
        <translation>{color}没有空点了。</translation>
    </message>
    <message numerus="yes">
        <source>{color} has %n empty points, a multiple of ten.</source>
        <translation>
            <numerusform>{color}有 %n 个空点，正好是整十。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s territory has %n points.</source>
        <translation>
            <numerusform>{color}的空有 %n 目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n stones bring {color} to {total}.</source>
        <translation>
            <numerusform>加上这 %n 子，{color}共 {total}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the prisoners back in their bowls, each side has %n stones on the board and in the bowl.</source>
        <translation>
            <numerusform>提子放回棋盒后，双方盘上和盒里各有 %n 子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s own area is full: the last %n stones go into {other}&apos;s and count there.</source>
        <translation>
            <numerusform>{color}自己的地方填满了：最后 %n 子放进{other}的地方，在那里算。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points of {color}&apos;s area stay empty, making {total}.</source>
        <translation>
            <numerusform>{color}的地方还空着 %n 点，共 {total}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} receives {points} for the handicap, making {total}.</source>
        <translation>{color}因让子得 {points}，共 {total}。</translation>
    </message>
    <message>
        <source>{color} pays {points}, two for each living group, leaving {total}.</source>
        <translation>{color}还棋头 {points}，每块活棋 2 目，还剩 {total}。</translation>
    </message>
    <message>
        <source>{color} pays {points} for overtime.</source>
        <translation>{color}因超时罚 {points}。</translation>
    </message>
    <message>
        <source>{color} pays {points} for overtime, leaving {total}.</source>
        <translation>{color}因超时罚 {points}，还剩 {total}。</translation>
    </message>
    <message>
        <source>{color} loses {points} to komi, leaving {total}.</source>
        <translation>贴目使{color}减 {points}，还剩 {total}。</translation>
    </message>
    <message>
        <source>{color} receives {points} as komi.</source>
        <translation>贴目给{color} {points}。</translation>
    </message>
    <message>
        <source>{color} receives {points} as komi, making {total}.</source>
        <translation>贴目给{color} {points}，共 {total}。</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: half of the board plus half of all adjustments.</source>
        <translation>{color}共 {total} 子，须超过 {number} 子：棋盘的一半，加上双方所付所得的一半。</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}, {half_of}.</source>
        <translation>{color}共 {total} 子，须超过 {number} 子，即{half_of}。</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: {half_of} ({half}) minus half of komi and handicap ({extra}).</source>
        <translation>{color}共 {total} 子，须超过 {number} 子：{half_of}（{half}）减去贴目和让子的一半（{extra}）。</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: {half_of} ({half}) plus half of komi and handicap ({extra}).</source>
        <translation>{color}共 {total} 子，须超过 {number} 子：{half_of}（{half}）加上贴目和让子的一半（{extra}）。</translation>
    </message>
    <message>
        <source>half of the counted points</source>
        <translation>有归属的点的一半</translation>
    </message>
    <message>
        <source>half of the board</source>
        <translation>棋盘的一半</translation>
    </message>
    <message>
        <source>One side has {apart} more than half, the other {apart} less: {lead}.</source>
        <translation>一方比一半多 {apart} 子，另一方少 {apart} 子：{lead}。</translation>
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
        <translation>法国快速式／AGA</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中国式</translation>
    </message>
    <message>
        <source>French normal</source>
        <translation>法国普通式</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>应氏</translation>
    </message>
</context>
<context>
    <name>CountTable</name>
    <message>
        <source>Score</source>
        <translation>目数</translation>
    </message>
    <message>
        <source>{line}, {color}: {number}</source>
        <translation>{line}，{color}：{number}</translation>
    </message>
    <message>
        <source>{line}: Black {black}, White {white}</source>
        <translation>{line}：黑方 {black}，白方 {white}</translation>
    </message>
</context>
<context>
    <name>CountTool</name>
    <message>
        <source>Group Is Alive</source>
        <translation>此块是活棋</translation>
    </message>
    <message>
        <source>Group Is Dead</source>
        <translation>此块是死棋</translation>
    </message>
    <message>
        <source>Only This Chain Is Alive</source>
        <translation>只有此串是活棋</translation>
    </message>
    <message>
        <source>Only This Chain Is Dead</source>
        <translation>只有此串是死棋</translation>
    </message>
    <message>
        <source>Not in Seki</source>
        <translation>不是双活</translation>
    </message>
    <message>
        <source>Alive in Seki</source>
        <translation>双活</translation>
    </message>
    <message>
        <source>Play Out</source>
        <translation>实战解决</translation>
    </message>
    <message>
        <source>{color} Plays First</source>
        <translation>{color}先下</translation>
    </message>
</context>
<context>
    <name>CursorActions</name>
    <message>
        <source>Boar&amp;d Cursor</source>
        <translation>棋盘光标(&amp;D)</translation>
    </message>
    <message>
        <source>T&amp;ype Coordinate…</source>
        <translation>输入坐标(&amp;Y)…</translation>
    </message>
    <message>
        <source>Next &amp;Unsettled Group</source>
        <translation>下一块未定的棋(&amp;U)</translation>
    </message>
    <message>
        <source>Previou&amp;s Unsettled Group</source>
        <translation>上一块未定的棋(&amp;S)</translation>
    </message>
</context>
<context>
    <name>CursorKeys</name>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Shift+Arrows</source>
        <translation>Shift+方向键</translation>
    </message>
    <message>
        <source>Board Cursor</source>
        <translation>棋盘光标</translation>
    </message>
    <message>
        <source>Show the cursor and move it</source>
        <translation>显示并移动光标</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>移动光标</translation>
    </message>
    <message>
        <source>Jump to the next line of star points</source>
        <translation>到下一条星位线</translation>
    </message>
    <message>
        <source>Play, mark or answer at the cursor</source>
        <translation>在该处落子、标记或作答</translation>
    </message>
    <message>
        <source>Same as Shift+click</source>
        <translation>与按住 Shift 点击相同</translation>
    </message>
    <message>
        <source>Menu of the group at the cursor, while scoring</source>
        <translation>数棋时，光标处棋块的菜单</translation>
    </message>
    <message>
        <source>Hide the cursor</source>
        <translation>隐藏光标</translation>
    </message>
</context>
<context>
    <name>DemonstrationKeys</name>
    <message>
        <source>Counting Demonstration</source>
        <translation>演示数棋</translation>
    </message>
    <message>
        <source>Previous step, next step</source>
        <translation>上一步、下一步</translation>
    </message>
    <message>
        <source>First or last step</source>
        <translation>到第一步或最后一步</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>播放、暂停</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>离开</translation>
    </message>
</context>
<context>
    <name>DemonstrationMode</name>
    <message>
        <source>{black} – {white}, counting: {method}</source>
        <translation>{black} – {white}，数棋：{method}</translation>
    </message>
    <message>
        <source>{title}, step {number} of {all}</source>
        <translation>{title}，第 {number} 步，共 {all} 步</translation>
    </message>
</context>
<context>
    <name>DemonstrationPanel</name>
    <message>
        <source>Counting method</source>
        <translation>数法</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>First</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>到结尾</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Save or Print…</source>
        <translation>保存或打印…</translation>
    </message>
    <message>
        <source>Save Step as &amp;Picture…</source>
        <translation>将这一步存为图片(&amp;P)…</translation>
    </message>
    <message>
        <source>P&amp;rint Step…</source>
        <translation>打印这一步(&amp;R)…</translation>
    </message>
    <message>
        <source>Save All Steps as P&amp;DF…</source>
        <translation>将所有步骤存为 PDF(&amp;D)…</translation>
    </message>
    <message>
        <source>Print &amp;All Steps…</source>
        <translation>打印所有步骤(&amp;A)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>第 {number} 步，共 {all} 步</translation>
    </message>
</context>
<context>
    <name>Diagrams</name>
    <message>
        <source>Line {line}: unknown sign {found}; the point is left empty.</source>
        <translation>第 {line} 行：{found} 在此没有意义，该点留空。</translation>
    </message>
    <message>
        <source>Line {line} is shorter than other rows.</source>
        <translation>第 {line} 行比其他行短。</translation>
    </message>
    <message>
        <source>Line {line}: second move {found}; read as a stone.</source>
        <translation>第 {line} 行：另有一手 {found}，所以这里只当作棋子。</translation>
    </message>
    <message>
        <source>Line {line}: cannot draw this line or arrow: {found}</source>
        <translation>第 {line} 行：无法画出这条线或箭头：{found}</translation>
    </message>
    <message>
        <source>The diagram does not give the board size; {found} is a guess.</source>
        <translation>图上没有说明棋盘大小；{found} 是猜测。</translation>
    </message>
    <message>
        <source>The diagram has no edges; its place on the board is a guess.</source>
        <translation>图上没有边线，它在棋盘上的位置是猜测。</translation>
    </message>
    <message>
        <source>The board of {found} is larger than {size}x{size}.</source>
        <translation>{found} 的棋盘大于 {size}x{size}。</translation>
    </message>
    <message>
        <source>The diagram may not be complete</source>
        <translation>棋图可能与原来不完全一样</translation>
    </message>
</context>
<context>
    <name>DisputePanel</name>
    <message>
        <source>When both players pass, scoring resumes: captured stones are dead, stones still standing are alive. The moves stay in the game as a variation.</source>
        <translation>双方停一手后结束，数棋继续：被提的是死棋，仍在盘上的是活棋。下出的着法作为变化留在棋谱中。</translation>
    </message>
    <message>
        <source>A ko can be retaken only after passing for it.</source>
        <translation>须先为劫停一手，才能提回。</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Group Is Dead</source>
        <translation>此块是死棋</translation>
    </message>
    <message>
        <source>Group Is Alive</source>
        <translation>此块是活棋</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>You are viewing another position.</source>
        <translation>正在查看另一局面。</translation>
    </message>
</context>
<context>
    <name>DocumentPrinter</name>
    <message>
        <source>page</source>
        <translation>页</translation>
    </message>
    <message>
        <source>Replace this file?</source>
        <translation>要替换这个文件吗？</translation>
    </message>
    <message>
        <source>A file with this name already exists. Replacing it discards its contents.</source>
        <translation>已有同名文件。替换后其原有内容会丢失。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>Saving {file}</source>
        <translation>正在保存 {file}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>已保存为 {file}。</translation>
    </message>
    <message>
        <source>The printer {printer} did not accept the pages. Check that it is on and has paper, or save the pages as PDF.</source>
        <translation>打印机 {printer} 没有接收页面。请检查它是否已开机、有纸，或先存为 PDF 再打印该文件。</translation>
    </message>
    <message>
        <source>No printer found</source>
        <translation>没有打印机</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. You can save the pages as PDF and print them elsewhere.</source>
        <translation>此电脑没有打印机。可将要打印的内容存为 PDF 文件，到别处打印。</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>存为 PDF(&amp;S)…</translation>
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
        <translation>简体中文</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>繁体中文</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日文</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韩文</translation>
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
        <translation>西里尔文</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>波罗的海文</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>土耳其文</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>希腊文</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>希伯来文</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>阿拉伯文</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>越南文</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>泰文</translation>
    </message>
</context>
<context>
    <name>EndOfGameDialog</name>
    <message>
        <source>End of the Game</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>Saved in the archive as {name}</source>
        <translation>已存入对局存档：{name}</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Resu&amp;lt Sheet…</source>
        <translation>成绩单(&amp;L)…</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>复盘(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>再来一局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>新对局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>EstimateActions</name>
    <message>
        <source>Es&amp;timate Score</source>
        <translation>形势判断(&amp;T)</translation>
    </message>
    <message>
        <source>Estimated territory in this position</source>
        <translation>当前局面的估计空</translation>
    </message>
</context>
<context>
    <name>EstimateBar</name>
    <message>
        <source>Close estimate</source>
        <translation>关闭形势判断</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>正在判断形势…</translation>
    </message>
    <message>
        <source>Estimate only</source>
        <translation>仅为形势判断</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>形势判断</translation>
    </message>
</context>
<context>
    <name>EventFields</name>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>Game name</source>
        <translation>对局名</translation>
    </message>
    <message>
        <source>The game is dated {date}.</source>
        <translation>棋谱日期为 {date}。</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Board as shown</source>
        <translation>棋盘现在的样子</translation>
    </message>
    <message>
        <source>Moves up to here</source>
        <translation>到此为止的所有着法</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>最后几手</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>图片 (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>矢量图 (SVG)</translation>
    </message>
    <message>
        <source>Document (PDF)</source>
        <translation>文档 (PDF)</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>Text (Sensei&apos;s Library)</source>
        <translation>文本，Sensei&apos;s Library 格式</translation>
    </message>
    <message>
        <source> px</source>
        <translation> 像素</translation>
    </message>
    <message>
        <source>{number} ×</source>
        <translation>{number} ×</translation>
    </message>
    <message>
        <source>Convert text to o&amp;utlines</source>
        <translation>文字转为轮廓(&amp;L)</translation>
    </message>
    <message>
        <source>Ca&amp;ption</source>
        <translation>下方加说明(&amp;P)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>As on the board</source>
        <translation>与棋盘相同</translation>
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
        <translation>最后手数(&amp;M)</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>坐标(&amp;O)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>S&amp;tyle</source>
        <translation>样式(&amp;T)</translation>
    </message>
    <message>
        <source>W&amp;idth</source>
        <translation>宽度(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>分辨率(&amp;H)</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>gobanapp ran into an internal error. Your game is intact, but please save it now.</source>
        <translation>gobanapp 出了问题。对局还在，最好现在保存。</translation>
    </message>
    <message>
        <source>Details for a bug report are in {file}.</source>
        <translation>供开发者参考的详情在 {file}。</translation>
    </message>
</context>
<context>
    <name>FigureActions</name>
    <message>
        <source>Full Move &amp;Numbers</source>
        <translation>完整手数(&amp;N)</translation>
    </message>
    <message>
        <source>Move Numbers without &amp;Hundreds</source>
        <translation>着法编号省去百位(&amp;H)</translation>
    </message>
    <message>
        <source>No Move N&amp;umbers</source>
        <translation>着法不编号(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Start Figure Here</source>
        <translation>从这里另起一谱(&amp;B)</translation>
    </message>
    <message>
        <source>Na&amp;me Figure…</source>
        <translation>分谱名称(&amp;M)…</translation>
    </message>
    <message>
        <source>New Figure Every &amp;{moves} Moves</source>
        <translation>每 &amp;{moves} 手一谱</translation>
    </message>
    <message>
        <source>Remove &amp;Figures from This Line</source>
        <translation>删除此线的分谱(&amp;F)</translation>
    </message>
    <message>
        <source>Set Mo&amp;ve Number…</source>
        <translation>设定手数(&amp;T)…</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>分谱</translation>
    </message>
    <message>
        <source>Name of the figure that starts here:</source>
        <translation>从这里开始的分谱名称：</translation>
    </message>
    <message>
        <source>Set Name</source>
        <translation>设定名称</translation>
    </message>
    <message>
        <source>Move Number</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Number of this move in print:</source>
        <translation>这一手印出的编号：</translation>
    </message>
    <message>
        <source>Set Number</source>
        <translation>设定手数</translation>
    </message>
</context>
<context>
    <name>FigurePreview</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
</context>
<context>
    <name>FileMessages</name>
    <message>
        <source>The file or folder does not exist.</source>
        <translation>没有这个文件或文件夹。</translation>
    </message>
    <message>
        <source>You do not have permission.</source>
        <translation>没有此权限。</translation>
    </message>
    <message>
        <source>The location is read-only.</source>
        <translation>该位置为只读。</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>这是文件夹。</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>磁盘已满。</translation>
    </message>
    <message>
        <source>Your disk quota is full.</source>
        <translation>磁盘配额已用完。</translation>
    </message>
    <message>
        <source>You do not have permission to write to this folder.</source>
        <translation>没有写入此文件夹的权限。</translation>
    </message>
    <message>
        <source>The file is read-only.</source>
        <translation>该文件为只读。</translation>
    </message>
    <message>
        <source>It is a device, pipe or socket, not a file.</source>
        <translation>这是设备、管道或套接字，不是文件。</translation>
    </message>
    <message>
        <source>It is an archive. Unpack it and open the game files inside.</source>
        <translation>这是压缩包：请先解压，再打开里面的棋谱。</translation>
    </message>
    <message>
        <source>It is an office document.</source>
        <translation>这是办公软件的文档。</translation>
    </message>
    <message>
        <source>It is a picture.</source>
        <translation>这是图片。</translation>
    </message>
    <message>
        <source>It is a PDF document.</source>
        <translation>这是 PDF 文档。</translation>
    </message>
    <message>
        <source>It is a web page. Look for a download link on it.</source>
        <translation>这是网页。请在其中查找下载链接。</translation>
    </message>
    <message>
        <source>{reason} The game on the board is unchanged.</source>
        <translation>{reason}盘上的对局没有改变。</translation>
    </message>
    <message>
        <source>Could not reopen {file}: it no longer exists.</source>
        <translation>上次打开的 {file} 已不在了。</translation>
    </message>
    <message>
        <source>Could not reopen {file}. {reason}</source>
        <translation>无法读取上次打开的 {file}。{reason}</translation>
    </message>
    <message>
        <source>{reason} Only part of the file was written. The game is still on the board: save it to another location. The next start offers the file&apos;s previous contents.</source>
        <translation>{reason}文件只写入了一部分。对局还在盘上：请保存到其他位置。文件原来的内容会在下次启动时提供恢复。</translation>
    </message>
    <message>
        <source>The folder does not exist. Nothing was written. Choose another folder.</source>
        <translation>该文件夹不存在，没有写入任何内容。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>{reason} The file on disk was not changed. Save to another location.</source>
        <translation>{reason}磁盘上的文件没有改变。请保存到其他位置。</translation>
    </message>
    <message>
        <source>{reason} Nothing was written. Save to another location.</source>
        <translation>{reason}没有写入任何内容。请保存到其他位置。</translation>
    </message>
    <message>
        <source>{file} was not saved: a check found that the new file would not contain the whole game. The old file and the journal are unchanged.</source>
        <translation>另一程序的检查发现新文本不会包含完整的棋局，因此{file}和操作日志保持原样。</translation>
    </message>
    <message>
        <source>{file} was not saved: a check found that the new file would not contain the whole game. The old file and the journal are unchanged; the new file is kept as {kept}.</source>
        <translation>另一程序的检查发现新文本不会包含完整的棋局，因此{file}和操作日志保持原样；新文本在{kept}中。</translation>
    </message>
    <message>
        <source>Your learning progress cannot be saved and lasts only until you quit. {reason}</source>
        <translation>学习进度无法保存，只保留到退出为止。{reason}</translation>
    </message>
    <message>
        <source>Crash recovery is not available: save often. {reason}</source>
        <translation>崩溃后无法恢复：请经常保存。{reason}</translation>
    </message>
    <message>
        <source>It contains no game. It begins with “{found}”.</source>
        <translation>其中没有对局；开头是“{found}”。</translation>
    </message>
</context>
<context>
    <name>FileProblemActions</name>
    <message>
        <source>&amp;Text Encoding…</source>
        <translation>文本编码(&amp;T)…</translation>
    </message>
    <message>
        <source>Reopen the file in another encoding, if its text looks wrong</source>
        <translation>文字显示不对时，用另一种编码重新打开文件</translation>
    </message>
    <message>
        <source>&amp;File Problems…</source>
        <translation>文件问题(&amp;F)…</translation>
    </message>
    <message>
        <source>What was wrong in the file and how it was read</source>
        <translation>文件中哪里有错，又是怎样处理的</translation>
    </message>
</context>
<context>
    <name>FileProblemsBar</name>
    <message>
        <source>Show…</source>
        <translation>显示…</translation>
    </message>
    <message>
        <source>Show file problems…</source>
        <translation>显示文件问题…</translation>
    </message>
    <message>
        <source>Change text encoding…</source>
        <translation>更改文本编码…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>The text encoding is a guess: {encoding}</source>
        <translation>文本编码是猜测：{encoding}</translation>
    </message>
    <message>
        <source>Encoding guessed</source>
        <translation>编码是猜测</translation>
    </message>
    <message>
        <source>Change Encoding…</source>
        <translation>更改编码…</translation>
    </message>
    <message>
        <source>Encoding…</source>
        <translation>编码…</translation>
    </message>
    <message numerus="yes">
        <source>%n problems in this file</source>
        <translation>
            <numerusform>此文件中有 %n 个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file problems</source>
        <translation>
            <numerusform>%n 个文件问题</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Not found</source>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>Find in comments, names and labels</source>
        <translation>在注解、姓名和标签中查找</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
</context>
<context>
    <name>GameArchiver</name>
    <message>
        <source>Could not save the game</source>
        <translation>对局没有保存</translation>
    </message>
</context>
<context>
    <name>GameChooser</name>
    <message>
        <source>Game {number} of {count}</source>
        <translation>第 {number} / {count} 局</translation>
    </message>
</context>
<context>
    <name>GameColumns</name>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
</context>
<context>
    <name>GameDelegate</name>
    <message>
        <source>On the board</source>
        <translation>盘上</translation>
    </message>
</context>
<context>
    <name>GameHeading</name>
    <message>
        <source>Round {number}</source>
        <translation>第 {number} 轮</translation>
    </message>
</context>
<context>
    <name>GameInformationDialog</name>
    <message>
        <source>Game Information</source>
        <translation>对局信息</translation>
    </message>
    <message>
        <source>Save Changes</source>
        <translation>保存更改</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Name of {color}</source>
        <translation>{color}姓名</translation>
    </message>
    <message>
        <source>Rank of {color}</source>
        <translation>{color}段位</translation>
    </message>
    <message>
        <source>Team of {color}</source>
        <translation>{color}队名</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>段位</translation>
    </message>
    <message>
        <source>h:mm:ss</source>
        <translation>时:分:秒</translation>
    </message>
    <message>
        <source>e.g. W+3.5 or B+R</source>
        <translation>如 W+3.5 或 B+R</translation>
    </message>
    <message>
        <source>year-month-day</source>
        <translation>年-月-日</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>对局说明</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>说明(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>黑方(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>白方(&amp;W)</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>队</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>规则(&amp;R)</translation>
    </message>
    <message>
        <source>Resu&amp;lt</source>
        <translation>结果(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>贴目(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>用时(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>让子(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Overtime</source>
        <translation>读秒(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>赛事(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>地点(&amp;P)</translation>
    </message>
    <message>
        <source>Rou&amp;nd</source>
        <translation>轮次(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>日期(&amp;D)</translation>
    </message>
    <message>
        <source>Game na&amp;me</source>
        <translation>对局名(&amp;M)</translation>
    </message>
    <message>
        <source>Openin&amp;g</source>
        <translation>布局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>出处(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Annotator</source>
        <translation>注解者(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>录入者(&amp;U)</translation>
    </message>
    <message>
        <source>Cop&amp;yright</source>
        <translation>版权(&amp;Y)</translation>
    </message>
    <message>
        <source>Hide deta&amp;ils</source>
        <translation>收起详情(&amp;I)</translation>
    </message>
    <message>
        <source>More deta&amp;ils…</source>
        <translation>更多详情(&amp;I)…</translation>
    </message>
    <message>
        <source>Read as {number}</source>
        <translation>读作 {number}</translation>
    </message>
    <message>
        <source>A number, e.g. {number}</source>
        <translation>填数字，如 {number}</translation>
    </message>
    <message>
        <source>A number of stones</source>
        <translation>填子数</translation>
    </message>
    <message>
        <source>e.g. 1:30:00, or minutes</source>
        <translation>如 1:30:00，或填分钟数</translation>
    </message>
    <message>
        <source>Not a date such as 2004-07-01. Kept as written.</source>
        <translation>不是 2004-07-01 的格式，按原样保留。</translation>
    </message>
    <message>
        <source>Not understood. Kept as written.</source>
        <translation>无法理解，按原样保留。</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Searching…</source>
        <translation>正在查找…</translation>
    </message>
</context>
<context>
    <name>GameListDialog</name>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Filter by player, event, date or result</source>
        <translation>按棋手、赛事、日期或结果筛选</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Sorting…</source>
        <translation>正在排序…</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Collection</source>
        <translation>棋谱集</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>下移(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Add Games…</source>
        <translation>添加对局(&amp;A)…</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>撤销(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save All</source>
        <translation>全部保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Clear the filter to move games</source>
        <translation>清除筛选后才能移动对局</translation>
    </message>
    <message>
        <source>Sort by number to move games</source>
        <translation>按编号排序时可以移动棋局</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>No game matches.</source>
        <translation>没有匹配的对局。</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>保存后有改动</translation>
    </message>
    <message>
        <source>The board is too large to show; the game is saved with the others</source>
        <translation>棋盘太大，无法显示；会与其他对局一起保存</translation>
    </message>
</context>
<context>
    <name>GroupView</name>
    <message>
        <source>&amp;Undo Reset</source>
        <translation>撤销重置(&amp;U)</translation>
    </message>
    <message>
        <source>Reset to &amp;Defaults</source>
        <translation>恢复默认(&amp;D)</translation>
    </message>
</context>
<context>
    <name>GuessPanel</name>
    <message>
        <source>Both</source>
        <translation>双方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Guess the moves of</source>
        <translation>猜哪一方的着法</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Narrow the area down (costs 3 points)</source>
        <translation>缩小范围，扣 3 分</translation>
    </message>
    <message>
        <source>Show Move</source>
        <translation>显示这一手</translation>
    </message>
    <message>
        <source>Leave Guess Mode</source>
        <translation>退出猜着</translation>
    </message>
</context>
<context>
    <name>GuideDialog</name>
    <message>
        <source>User Guide</source>
        <translation>用户指南（英文）</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>目录(&amp;C)</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>在本页中查找</translation>
    </message>
    <message>
        <source>The page {name} does not exist.</source>
        <translation>没有页面 {name}。</translation>
    </message>
    <message>
        <source>Not found on this page.</source>
        <translation>本页中没有。</translation>
    </message>
</context>
<context>
    <name>HandicapFields</name>
    <message>
        <source>Handicap</source>
        <translation>让子</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Star points</source>
        <translation>星位</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>Handicap placement</source>
        <translation>让子的摆放</translation>
    </message>
    <message>
        <source>Black plays first.</source>
        <translation>黑方先下。</translation>
    </message>
    <message>
        <source>Black places the stones.</source>
        <translation>黑方摆放让子。</translation>
    </message>
    <message>
        <source>White plays first.</source>
        <translation>白方先下。</translation>
    </message>
</context>
<context>
    <name>JudgementActions</name>
    <message>
        <source>Estimated &amp;Score…</source>
        <translation>估计目差(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Name This Move…</source>
        <translation>为这一手命名(&amp;N)…</translation>
    </message>
    <message>
        <source>Pause the clock to judge or name a move.</source>
        <translation>要评价或命名着法，请先暂停棋钟。</translation>
    </message>
    <message>
        <source>Estimated Score</source>
        <translation>估计目差</translation>
    </message>
    <message>
        <source>Who is ahead and by how much, for example {example}:</source>
        <translation>哪一方领先多少目，例如 {example}：</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>The score was not set</source>
        <translation>没有写入目差</translation>
    </message>
    <message>
        <source>“{text}” is not a score. Type B or W, a plus sign and the points.</source>
        <translation>“{text}”不是目差。请输入 B 或 W、加号和目数。</translation>
    </message>
    <message>
        <source>Name This Move</source>
        <translation>为这一手命名</translation>
    </message>
    <message>
        <source>Name of this move or position:</source>
        <translation>这一手或局面的名称：</translation>
    </message>
    <message>
        <source>Set Name</source>
        <translation>设定名称</translation>
    </message>
</context>
<context>
    <name>KomiField</name>
    <message>
        <source>Komi</source>
        <translation>贴目</translation>
    </message>
</context>
<context>
    <name>KomiFields</name>
    <message>
        <source>Pie rule (choose komi)…</source>
        <translation>定贴目与选色…</translation>
    </message>
    <message>
        <source>One player names the komi, the other chooses the colour</source>
        <translation>一方定贴目，另一方选颜色</translation>
    </message>
    <message>
        <source>Black gets {points}.</source>
        <translation>黑方得 {points}。</translation>
    </message>
</context>
<context>
    <name>LabelField</name>
    <message>
        <source>Text on {point}</source>
        <translation>{point} 上的文字</translation>
    </message>
</context>
<context>
    <name>LearnActions</name>
    <message>
        <source>&amp;Solve This Problem</source>
        <translation>做这道题(&amp;S)</translation>
    </message>
    <message>
        <source>Find the right moves; the game&apos;s variations answer</source>
        <translation>找出正确的着法；按棋谱中的变化应对</translation>
    </message>
    <message>
        <source>Practise &amp;Problems…</source>
        <translation>练习死活题(&amp;P)…</translation>
    </message>
    <message>
        <source>Included problems, or problems from this file or a folder</source>
        <translation>程序自带、本文件中或某个文件夹中的题目</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>课程(&amp;L)…</translation>
    </message>
    <message>
        <source>Finish the match or the scoring first, or open a new window.</source>
        <translation>请先结束对局或数棋，或者打开新窗口。</translation>
    </message>
    <message>
        <source>Looking for answers</source>
        <translation>正在寻找答案</translation>
    </message>
    <message>
        <source>This game has no moves to find.</source>
        <translation>此棋谱中没有可寻找的着法。</translation>
    </message>
    <message>
        <source>Problems from a Folder</source>
        <translation>文件夹中的题</translation>
    </message>
    <message>
        <source>Looking for problems</source>
        <translation>正在寻找题目</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>没有找到死活题</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>此棋谱</translation>
    </message>
</context>
<context>
    <name>LessonKeys</name>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Previous page, next page</source>
        <translation>上一页、下一页</translation>
    </message>
    <message>
        <source>Previous move, next move</source>
        <translation>上一手、下一手</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Leave lessons</source>
        <translation>离开</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Lesson language</source>
        <translation>课程的语言</translation>
    </message>
    <message>
        <source>No lessons are installed.</source>
        <translation>此电脑上没有课程。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ 已完成</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation>{done} / {all}</translation>
    </message>
</context>
<context>
    <name>LessonMode</name>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>{lesson} · {number} of {all}</source>
        <translation>{lesson} · {number} / {all}</translation>
    </message>
</context>
<context>
    <name>LessonPageController</name>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Not right yet</source>
        <translation>还不对</translation>
    </message>
    <message>
        <source>Not that one</source>
        <translation>不是这个</translation>
    </message>
    <message>
        <source>{found} of {all}</source>
        <translation>找到 {found} / {all}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>重来</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>All Lessons</source>
        <translation>全部课程</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Next Move</source>
        <translation>下一手</translation>
    </message>
</context>
<context>
    <name>ListedGamesModel</name>
    <message>
        <source>On the board</source>
        <translation>现在盘上</translation>
    </message>
</context>
<context>
    <name>LongTextField</name>
    <message>
        <source>The text continues. It is too long to show or edit here.</source>
        <translation>文字还未完。内容太长，无法在此显示或修改。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>新窗口(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>User &amp;Guide</source>
        <translation>用户指南（英文）(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
</context>
<context>
    <name>MainWindows</name>
    <message>
        <source>No font for {language} is installed</source>
        <translation>没有安装 {language} 的字体</translation>
    </message>
    <message>
        <source>All text would be empty boxes. Install a font first, such as Noto Sans CJK, and choose the language again.</source>
        <translation>所有文字都会显示为空方框。请先安装字体，例如 Noto Sans CJK，然后重新选择语言。</translation>
    </message>
    <message>
        <source>&amp;Use Anyway</source>
        <translation>仍然使用(&amp;U)</translation>
    </message>
</context>
<context>
    <name>MarkActions</name>
    <message>
        <source>&amp;Mark and Set Up</source>
        <translation>标记与摆子(&amp;M)</translation>
    </message>
    <message>
        <source>Side to Mo&amp;ve</source>
        <translation>轮到哪方(&amp;V)</translation>
    </message>
    <message>
        <source>S&amp;how Whole Board</source>
        <translation>显示整个棋盘(&amp;H)</translation>
    </message>
    <message>
        <source>Clea&amp;r Marks</source>
        <translation>清除当前局面的标记(&amp;R)</translation>
    </message>
    <message>
        <source>Pause the clock to mark the board.</source>
        <translation>要在棋盘上标记，请先暂停棋钟。</translation>
    </message>
    <message>
        <source>Stones can be set up only before the first move or after the end of a match.</source>
        <translation>只有在对局第一手之前或结束之后才能摆子。</translation>
    </message>
    <message>
        <source>Drag over the part to show. Esc cancels.</source>
        <translation>拖动选出要显示的部分。Esc：保持原样</translation>
    </message>
</context>
<context>
    <name>MarkPalette</name>
    <message>
        <source>Side to Move</source>
        <translation>轮到哪方</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>落子</translation>
    </message>
    <message>
        <source>Stop marking ({key})</source>
        <translation>结束标记（{key}）</translation>
    </message>
</context>
<context>
    <name>MatchActions</name>
    <message>
        <source>&amp;New Game…</source>
        <translation>新对局(&amp;N)…</translation>
    </message>
    <message>
        <source>New Boar&amp;d</source>
        <translation>新棋盘(&amp;D)</translation>
    </message>
    <message>
        <source>An empty board of the size last used, without players or a clock</source>
        <translation>上次大小的空棋盘，没有棋手和计时</translation>
    </message>
    <message>
        <source>Game Arc&amp;hive…</source>
        <translation>对局存档(&amp;Y)…</translation>
    </message>
    <message>
        <source>Games played here; open or resume one</source>
        <translation>在这里下过的对局；可打开或继续</translation>
    </message>
    <message>
        <source>Cloc&amp;k Running</source>
        <translation>棋钟走时(&amp;K)</translation>
    </message>
    <message>
        <source>Set Cl&amp;ock…</source>
        <translation>设定棋钟(&amp;O)…</translation>
    </message>
    <message>
        <source>Continue from &amp;Here</source>
        <translation>从这里继续(&amp;G)</translation>
    </message>
    <message>
        <source>Continue the match from the position shown, with the clock times it had there</source>
        <translation>从所示局面继续对局，棋钟恢复到当时的时间</translation>
    </message>
    <message>
        <source>Res&amp;ume Game</source>
        <translation>继续此局(&amp;U)</translation>
    </message>
    <message>
        <source>Continue the game where it was interrupted</source>
        <translation>从上次停下的地方继续对局</translation>
    </message>
    <message>
        <source>Resu&amp;lt Sheet…</source>
        <translation>成绩单(&amp;L)…</translation>
    </message>
    <message>
        <source>Revie&amp;w the Game</source>
        <translation>复盘本局(&amp;V)</translation>
    </message>
    <message>
        <source>Study the game from its first move</source>
        <translation>从头再看一遍这局棋</translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <translation>再来一局(&amp;A)</translation>
    </message>
    <message>
        <source>A new game with the same settings and colours swapped</source>
        <translation>交换黑白，以相同条件再下一局</translation>
    </message>
    <message>
        <source>Continue from move {number}?</source>
        <translation>从第 {number} 手继续？</translation>
    </message>
    <message>
        <source>The match continues as a new game. The moves after this one stay in the record of the game so far.</source>
        <translation>将作为新的一局继续。此后的着手保留在原来的棋谱中。</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续下(&amp;P)</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Mark</source>
        <translation>标记(&amp;M)</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>跳转(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>学习(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>讲解(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Print Fi&amp;gures</source>
        <translation>打印分谱(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>查找(&amp;F)</translation>
    </message>
    <message>
        <source>Move &amp;Judgement</source>
        <translation>着手评价(&amp;J)</translation>
    </message>
    <message>
        <source>Position J&amp;udgement</source>
        <translation>局面评价(&amp;U)</translation>
    </message>
    <message>
        <source>Side Pa&amp;nel</source>
        <translation>侧边面板(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>坐标(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Part of the Board</source>
        <translation>局部棋盘(&amp;P)</translation>
    </message>
    <message>
        <source>Rotate or Flip Vie&amp;w</source>
        <translation>旋转或翻转视图(&amp;U)</translation>
    </message>
    <message>
        <source>Move Numbe&amp;rs</source>
        <translation>手数(&amp;R)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
</context>
<context>
    <name>MoveActions</name>
    <message>
        <source>&amp;Pass</source>
        <translation>停一手(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>认输(&amp;R)…</translation>
    </message>
    <message>
        <source>Game &amp;Information…</source>
        <translation>对局信息(&amp;I)…</translation>
    </message>
    <message>
        <source>This key passes only while a game is played. To pass here, choose Game &gt; Pass.</source>
        <translation>此键只在对局进行时停一手。此处请用“对局 &gt; 停一手”。</translation>
    </message>
    <message>
        <source>This game is over: {result}.</source>
        <translation>本局已经结束：{result}。</translation>
    </message>
    <message>
        <source>No match is in progress. Choose Play above to continue the game.</source>
        <translation>这里没有人在对局。要继续下棋，请选择上方的“对局”。</translation>
    </message>
    <message>
        <source>Does {color} want to pass?</source>
        <translation>{color}要停一手吗？</translation>
    </message>
    <message>
        <source>Does {color} want to resign?</source>
        <translation>{color}要认输吗？</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>{color} resumes: {opponent} plays first</source>
        <translation>{color}要求继续：{opponent}先下</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>开头</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>摆子</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>无着法</translation>
    </message>
    <message>
        <source>{number}, {color} {point}</source>
        <translation>{number}，{color} {point}</translation>
    </message>
    <message>
        <source>has a comment</source>
        <translation>有注解</translation>
    </message>
    <message numerus="yes">
        <source>%n other variations</source>
        <translation>
            <numerusform>另有 %n 个变化</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NavigationActions</name>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前进(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Ten Moves Back</source>
        <translation>后退十手(&amp;T)</translation>
    </message>
    <message>
        <source>Ten &amp;Moves Forward</source>
        <translation>前进十手(&amp;M)</translation>
    </message>
    <message>
        <source>To Beg&amp;inning</source>
        <translation>到开头(&amp;I)</translation>
    </message>
    <message>
        <source>To &amp;End</source>
        <translation>到结尾(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Go to Move…</source>
        <translation>跳到某手(&amp;G)…</translation>
    </message>
    <message>
        <source>Back to M&amp;ain Line</source>
        <translation>回到主变化(&amp;A)</translation>
    </message>
    <message>
        <source>Pre&amp;vious Variation</source>
        <translation>上一个变化(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation>下一个变化(&amp;N)</translation>
    </message>
    <message>
        <source>Previous For&amp;k</source>
        <translation>上一个分支(&amp;K)</translation>
    </message>
    <message>
        <source>Next Fo&amp;rk</source>
        <translation>下一个分支(&amp;R)</translation>
    </message>
    <message>
        <source>Previous &amp;Comment</source>
        <translation>上一条注解(&amp;C)</translation>
    </message>
    <message>
        <source>Next C&amp;omment</source>
        <translation>下一条注解(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Previous Game</source>
        <translation>上一局(&amp;P)</translation>
    </message>
    <message>
        <source>Ne&amp;xt Game</source>
        <translation>下一局(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>查找(&amp;F)…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>查找下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>查找上一个(&amp;V)</translation>
    </message>
    <message>
        <source>Going to the move</source>
        <translation>正在前往该处</translation>
    </message>
    <message>
        <source>Go to Move</source>
        <translation>跳到某手</translation>
    </message>
    <message>
        <source>Move number, from 0 to {last}:</source>
        <translation>手数，0 至 {last}：</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>跳转</translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>To beginning</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>To end</source>
        <translation>到结尾</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>每手的秒数</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>B&amp;y nigiri…</source>
        <translation>猜先(&amp;Y)…</translation>
    </message>
    <message>
        <source>Mor&amp;e…</source>
        <translation>更多(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>Bo&amp;ard</source>
        <translation>棋盘(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>规则(&amp;R)</translation>
    </message>
    <message>
        <source>Han&amp;dicap</source>
        <translation>让子(&amp;D)</translation>
    </message>
    <message>
        <source>Ko&amp;mi</source>
        <translation>贴目(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>棋钟(&amp;C)</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>界面布局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Guess stones to decide who takes Black</source>
        <translation>猜子决定谁执黑</translation>
    </message>
    <message>
        <source>Event, round, place and game name</source>
        <translation>赛事、轮次、地点和对局名</translation>
    </message>
    <message>
        <source>L&amp;ess</source>
        <translation>收起(&amp;E)</translation>
    </message>
</context>
<context>
    <name>NextMoves</name>
    <message>
        <source>Setup</source>
        <translation>摆子</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>Next:</source>
        <translation>下一手：</translation>
    </message>
</context>
<context>
    <name>NigiriDialog</name>
    <message>
        <source>Nigiri</source>
        <translation>猜先</translation>
    </message>
    <message>
        <source>&amp;Odd</source>
        <translation>单数(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation>双数(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Use These Colours</source>
        <translation>采用这些颜色(&amp;T)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Odd or even?</source>
        <translation>单数还是双数？</translation>
    </message>
    <message>
        <source>{holder} holds a handful of white stones; {guesser} guesses.</source>
        <translation>{holder} 抓一把白子，{guesser} 猜单双。</translation>
    </message>
    <message numerus="yes">
        <source>%n stones: odd.</source>
        <translation>
            <numerusform>%n 子：单数。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones: even.</source>
        <translation>
            <numerusform>%n 子：双数。</numerusform>
        </translation>
    </message>
    <message>
        <source>{guesser} guessed right.</source>
        <translation>{guesser} 猜对了。</translation>
    </message>
    <message>
        <source>{guesser} guessed wrong.</source>
        <translation>{guesser} 猜错了。</translation>
    </message>
    <message>
        <source>{winner} takes Black</source>
        <translation>{winner} 执黑</translation>
    </message>
</context>
<context>
    <name>NigiriStones</name>
    <message>
        <source>A closed bowl</source>
        <translation>盖着的棋盒</translation>
    </message>
    <message numerus="yes">
        <source>%n white stones in pairs</source>
        <translation>
            <numerusform>%n 枚白子，两两成对</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberedDelegate</name>
    <message>
        <source>The board is too large to show</source>
        <translation>棋盘太大，无法显示</translation>
    </message>
</context>
<context>
    <name>OpenActions</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open from Clip&amp;board</source>
        <translation>从剪贴板打开(&amp;B)</translation>
    </message>
    <message>
        <source>A game or diagram copied from another program</source>
        <translation>打开从别处复制的棋谱或棋图</translation>
    </message>
    <message>
        <source>Co&amp;llection…</source>
        <translation>棋谱集(&amp;G)…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Reading the clipboard</source>
        <translation>正在读取剪贴板</translation>
    </message>
    <message>
        <source>Nothing to open</source>
        <translation>没有可打开的内容</translation>
    </message>
    <message>
        <source>The clipboard contains no game and no diagram.</source>
        <translation>剪贴板中没有棋谱，也没有棋图。</translation>
    </message>
    <message>
        <source>Reopening the file</source>
        <translation>正在重新打开文件</translation>
    </message>
    <message>
        <source>Could not reopen the file</source>
        <translation>文件没有重新读取</translation>
    </message>
    <message>
        <source>With that encoding the file contains no game. Nothing was changed.</source>
        <translation>按该编码读不出对局。文件保持原样。</translation>
    </message>
    <message>
        <source>Reopen the file?</source>
        <translation>重新打开文件？</translation>
    </message>
    <message>
        <source>Changes since the file was opened will be lost.</source>
        <translation>打开之后下的和写的都会丢失。</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>重新打开(&amp;R)</translation>
    </message>
    <message>
        <source>Add Games</source>
        <translation>添加对局</translation>
    </message>
    <message>
        <source>Reading {file}</source>
        <translation>正在读取 {file}</translation>
    </message>
    <message>
        <source>Could not open the file</source>
        <translation>文件没有打开</translation>
    </message>
    <message>
        <source>Go games ({patterns});;All files (*)</source>
        <translation>围棋棋谱 ({patterns});;所有文件 (*)</translation>
    </message>
    <message>
        <source>Clear List</source>
        <translation>清空此列表</translation>
    </message>
</context>
<context>
    <name>PagePrinter</name>
    <message>
        <source>Printing</source>
        <translation>正在打印</translation>
    </message>
    <message>
        <source>Could not print the pages</source>
        <translation>页面没有打印</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>存为 PDF</translation>
    </message>
    <message>
        <source>Could not save the pages</source>
        <translation>页面没有保存</translation>
    </message>
</context>
<context>
    <name>PanelGrip</name>
    <message>
        <source>Drag to resize the panel</source>
        <translation>拖动可调整面板宽度</translation>
    </message>
</context>
<context>
    <name>PieRuleDialog</name>
    <message>
        <source>Pie Rule</source>
        <translation>定贴目与选色</translation>
    </message>
    <message>
        <source>&amp;Set Komi</source>
        <translation>定贴目(&amp;N)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Komi is added to White&apos;s score; a negative komi to Black&apos;s.
</source>
        <translation>贴目归白方；负数则归黑方。
</translation>
    </message>
    <message>
        <source>Choose it so that you would be happy with either colour.</source>
        <translation>请选一个执黑执白都满意的贴目。</translation>
    </message>
    <message>
        <source>Who names the komi</source>
        <translation>由谁定贴目</translation>
    </message>
    <message>
        <source>N&amp;amed by</source>
        <translation>定贴目者(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>贴目(&amp;K)</translation>
    </message>
    <message>
        <source>{player} names the komi</source>
        <translation>{player} 定贴目</translation>
    </message>
    <message>
        <source>{player} chooses the colour</source>
        <translation>{player} 选颜色</translation>
    </message>
    <message>
        <source>The komi is {komi}.</source>
        <translation>贴目为 {komi}。</translation>
    </message>
    <message>
        <source>&amp;Black, with {points}</source>
        <translation>黑方，得 {points}(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White, with {points}</source>
        <translation>白方，得 {points}(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>黑方(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>白方(&amp;W)</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
</context>
<context>
    <name>PlayPanel</name>
    <message>
        <source>Pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Start Clock</source>
        <translation>启动棋钟</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
</context>
<context>
    <name>PlayTool</name>
    <message>
        <source>The game is over</source>
        <translation>对局已结束</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续下(&amp;P)</translation>
    </message>
</context>
<context>
    <name>PlayedGames</name>
    <message>
        <source>Unfinished</source>
        <translation>未下完</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>未开始</translation>
    </message>
    <message>
        <source>Unfinished, move {number}</source>
        <translation>未下完，第 {number} 手</translation>
    </message>
</context>
<context>
    <name>PlayerFields</name>
    <message>
        <source>Swa&amp;p</source>
        <translation>交换(&amp;P)</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>交换双方的颜色</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>黑方(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>白方(&amp;W)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>段位</translation>
    </message>
    <message>
        <source>Name of {color}</source>
        <translation>{color}姓名</translation>
    </message>
    <message>
        <source>Rank of {color}</source>
        <translation>{color}段位</translation>
    </message>
</context>
<context>
    <name>PointField</name>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Name of a point</source>
        <translation>点的名称</translation>
    </message>
    <message>
        <source>Enter clicks this point.</source>
        <translation>按 Enter 点击该点。</translation>
    </message>
    <message>
        <source>Enter moves the cursor there.</source>
        <translation>按 Enter 移到该点。</translation>
    </message>
    <message>
        <source>That point is outside the visible part.</source>
        <translation>该点没有显示。</translation>
    </message>
    <message>
        <source>For example {name}</source>
        <translation>例如 {name}</translation>
    </message>
    <message>
        <source>No such point. For example {name}</source>
        <translation>没有这个点。例如 {name}</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>Practise Problems</source>
        <translation>练习死活题</translation>
    </message>
    <message>
        <source>Problems from a &amp;Folder…</source>
        <translation>文件夹中的题(&amp;F)…</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>按文件顺序</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Due today, then new</source>
        <translation>今天到期的，然后新题</translation>
    </message>
    <message>
        <source>&amp;Rotate and flip the board at random</source>
        <translation>随机转动和翻转棋盘(&amp;T)</translation>
    </message>
    <message>
        <source>Swap &amp;colours at random</source>
        <translation>随机交换颜色(&amp;C)</translation>
    </message>
    <message>
        <source>Problems whose text names points or colours are not changed.</source>
        <translation>文字提到点或颜色的题保持原样。</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;At most</source>
        <translation>最多(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>顺序(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>题目(&amp;P)</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>今天没有到期的题。</translation>
    </message>
</context>
<context>
    <name>PreferenceGroups</name>
    <message>
        <source>Playing</source>
        <translation>下棋</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>讲解</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>点击</translation>
    </message>
    <message>
        <source>Click twice</source>
        <translation>点击两次</translation>
    </message>
    <message>
        <source>Press, drag and release</source>
        <translation>按下、拖动、放开</translation>
    </message>
    <message>
        <source>Hold the button down</source>
        <translation>按住按钮</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>立即执行</translation>
    </message>
    <message>
        <source>&amp;Placing a stone</source>
        <translation>落子方式(&amp;P)</translation>
    </message>
    <message>
        <source>mouse finger touch confirm slip</source>
        <translation>鼠标 手指 触摸 确认 误点</translation>
    </message>
    <message>
        <source>&amp;Taking back a stone</source>
        <translation>收回落子(&amp;T)</translation>
    </message>
    <message>
        <source>During this time, a click on the stone just played takes it back.</source>
        <translation>在这段时间内，点击刚下的棋子即可收回。</translation>
    </message>
    <message>
        <source>undo slip</source>
        <translation>撤销 悔棋 误点</translation>
    </message>
    <message>
        <source>Pa&amp;ssing</source>
        <translation>停一手(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Resigning</source>
        <translation>认输(&amp;R)</translation>
    </message>
    <message>
        <source>The &amp;opponent must agree to a takeback</source>
        <translation>悔棋须经对方同意(&amp;O)</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>撤销 悔棋</translation>
    </message>
    <message>
        <source>A move ends when the player presses the &amp;clock</source>
        <translation>按下棋钟才算下完一手(&amp;C)</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Allow &amp;estimates and visual aids during matches</source>
        <translation>对局中允许形势判断和辅助显示(&amp;E)</translation>
    </message>
    <message>
        <source>score influence liberties</source>
        <translation>点目 势力 气</translation>
    </message>
    <message>
        <source>On four sides</source>
        <translation>四边</translation>
    </message>
    <message>
        <source>On two sides</source>
        <translation>两边</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>坐标(&amp;C)</translation>
    </message>
    <message>
        <source>edge names of points</source>
        <translation>边 点的名称</translation>
    </message>
    <message>
        <source>&amp;Edges with coordinates</source>
        <translation>标出坐标的边(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Numbers on the stones</source>
        <translation>棋子上的编号(&amp;N)</translation>
    </message>
    <message>
        <source>move numbers</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Show next &amp;moves</source>
        <translation>显示棋谱的后续着法(&amp;R)</translation>
    </message>
    <message>
        <source>variations</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Mark chains in &amp;atari</source>
        <translation>标出被打吃的棋(&amp;A)</translation>
    </message>
    <message>
        <source>Helps beginners.</source>
        <translation>给初学者的帮助。</translation>
    </message>
    <message>
        <source>liberties capture</source>
        <translation>气 提子</translation>
    </message>
    <message>
        <source>Always show the &amp;whole board</source>
        <translation>总是显示整个棋盘(&amp;W)</translation>
    </message>
    <message>
        <source>Even if the game shows only a part of it.</source>
        <translation>棋谱只显示局部时也如此。</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>音量(&amp;V)</translation>
    </message>
    <message>
        <source>loud quiet mute click</source>
        <translation>响 轻 静音 落子声</translation>
    </message>
    <message>
        <source>&amp;Play sounds</source>
        <translation>播放声音(&amp;P)</translation>
    </message>
    <message>
        <source>The sound player on this computer has no volume control.</source>
        <translation>此电脑上播放声音的程序无法改变音量。</translation>
    </message>
    <message>
        <source>&amp;Beep in the last seconds</source>
        <translation>最后几秒发出提示音(&amp;B)</translation>
    </message>
    <message>
        <source>clock time countdown byo-yomi</source>
        <translation>棋钟 时间 倒数 读秒</translation>
    </message>
    <message>
        <source>&amp;Archive finished and interrupted games</source>
        <translation>将下完和中断的对局存档(&amp;K)</translation>
    </message>
    <message>
        <source>save files automatically</source>
        <translation>保存 文件 自动</translation>
    </message>
    <message>
        <source>Archive &amp;folder</source>
        <translation>存档文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Archive Folder</source>
        <translation>存档文件夹</translation>
    </message>
    <message>
        <source>save files where</source>
        <translation>保存 文件 位置</translation>
    </message>
    <message>
        <source>&amp;Reopen the last file at start</source>
        <translation>启动时重新打开上次的文件(&amp;B)</translation>
    </message>
    <message>
        <source>start</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>&amp;Autoplay speed</source>
        <translation>自动播放速度(&amp;P)</translation>
    </message>
    <message>
        <source>autoplay speed replay</source>
        <translation>自动播放 速度 重演</translation>
    </message>
    <message>
        <source>&amp;Text size in presentations</source>
        <translation>大盘讲解的文字大小(&amp;S)</translation>
    </message>
    <message>
        <source>type font projector</source>
        <translation>字体 投影</translation>
    </message>
    <message>
        <source>Show &amp;comments in presentations</source>
        <translation>演示时显示注解(&amp;C)</translation>
    </message>
    <message>
        <source>projector</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>&amp;Lesson language</source>
        <translation>课程的语言(&amp;L)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
    <message>
        <source>translation words</source>
        <translation>翻译 文字</translation>
    </message>
    <message>
        <source>&amp;Window colours</source>
        <translation>窗口颜色(&amp;C)</translation>
    </message>
    <message>
        <source>dark mode theme night contrast</source>
        <translation>深色 主题 夜间 对比度</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>文字大小(&amp;T)</translation>
    </message>
    <message>
        <source>font letters larger zoom</source>
        <translation>字体 文字 放大 缩放</translation>
    </message>
    <message>
        <source>Board and stones</source>
        <translation>棋盘与棋子</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>选择(&amp;H)…</translation>
    </message>
    <message>
        <source>wood theme slate shell glass</source>
        <translation>木纹 主题 石 贝 玻璃</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Cha&amp;nge…</source>
        <translation>更改(&amp;N)…</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Ani&amp;mate stones</source>
        <translation>棋子动画(&amp;M)</translation>
    </message>
    <message>
        <source>Stones drop and lift; unsettled groups pulse.</source>
        <translation>棋子落下和提起有动画，未定的棋闪动。</translation>
    </message>
    <message>
        <source>motion animation effects</source>
        <translation>动作 动画 效果</translation>
    </message>
    <message>
        <source>Show the &amp;variation tree</source>
        <translation>显示变化树(&amp;V)</translation>
    </message>
    <message>
        <source>Next to the board, if there is room.</source>
        <translation>在棋盘旁边，有空间时显示。</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>Show the &amp;list of moves</source>
        <translation>显示着法列表(&amp;L)</translation>
    </message>
    <message>
        <source>Only with consent</source>
        <translation>须经同意</translation>
    </message>
    <message>
        <source>For one second</source>
        <translation>1 秒内</translation>
    </message>
    <message>
        <source>For {number} seconds</source>
        <translation>{number} 秒内</translation>
    </message>
    <message>
        <source>One move per second</source>
        <translation>每秒一手</translation>
    </message>
    <message>
        <source>One move every {number} seconds</source>
        <translation>每 {number} 秒一手</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不显示</translation>
    </message>
    <message>
        <source>On the last move</source>
        <translation>最后一手</translation>
    </message>
    <message>
        <source>On all moves</source>
        <translation>所有着法</translation>
    </message>
    <message>
        <source>On the last {most} moves</source>
        <translation>最后 {most} 手</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>{number} of {most}</source>
        <translation>{number} / {most}</translation>
    </message>
</context>
<context>
    <name>PreferencesWindow</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>No preference found.</source>
        <translation>没有含这些词的设置。</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>Pen: D to stop, X to clear</source>
        <translation>画笔：按 D 结束，按 X 清除</translation>
    </message>
    <message>
        <source>Next move shown</source>
        <translation>显示下一手</translation>
    </message>
    <message>
        <source>Esc: end    H: all keys</source>
        <translation>Esc：结束    H：全部按键</translation>
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
        <translation>→ 空格：前进
← ：后退
↑ ↓ ：变化
N：下一手
C：注解
G：猜棋
A：自动播放
P：指示点
D：画笔    X：清除
F：定格
+ - ：字号
F11：窗口
Esc：结束</translation>
    </message>
</context>
<context>
    <name>PresentationBar</name>
    <message>
        <source>Freeze</source>
        <translation>定格</translation>
    </message>
    <message>
        <source>Next Move</source>
        <translation>下一手</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>画笔</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation>指示点</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>注解</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>结束演示</translation>
    </message>
</context>
<context>
    <name>PresentationKeys</name>
    <message>
        <source>Presentation Window</source>
        <translation>演示（单独窗口）</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Previous or next variation</source>
        <translation>上一个或下一个变化</translation>
    </message>
    <message>
        <source>First or last move</source>
        <translation>到第一手或最后一手</translation>
    </message>
    <message>
        <source>Show the next move</source>
        <translation>显示下一手</translation>
    </message>
    <message>
        <source>Show comments</source>
        <translation>显示注解</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>定住画面</translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation>指示点</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>用画笔画</translation>
    </message>
    <message>
        <source>Clear drawing</source>
        <translation>擦掉所画的</translation>
    </message>
    <message>
        <source>Larger or smaller text</source>
        <translation>放大或缩小文字</translation>
    </message>
    <message>
        <source>Guess mode</source>
        <translation>猜着</translation>
    </message>
    <message>
        <source>Autoplay</source>
        <translation>自动播放</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Show these keys</source>
        <translation>显示这些按键</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>结束演示</translation>
    </message>
</context>
<context>
    <name>PresentationWindow</name>
    <message>
        <source>Presentation</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>PrintActions</name>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Copy &amp;Board as Picture</source>
        <translation>复制棋盘为图片(&amp;B)</translation>
    </message>
    <message>
        <source>Copy Board as Te&amp;xt</source>
        <translation>复制棋盘为文本(&amp;X)</translation>
    </message>
    <message>
        <source>board</source>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>页宽</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>整页</translation>
    </message>
    <message>
        <source>Many pages</source>
        <translation>多页</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>打印内容</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n 页</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages so far…</source>
        <translation>
            <numerusform>已有 %n 页…</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>存为 PDF(&amp;D)…</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>打印(&amp;I)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>对局</translation>
    </message>
</context>
<context>
    <name>PrintOptionsForm</name>
    <message>
        <source>This position</source>
        <translation>当前局面</translation>
    </message>
    <message>
        <source>Game in figures</source>
        <translation>全局分谱</translation>
    </message>
    <message>
        <source>Game on one board</source>
        <translation>全局一图</translation>
    </message>
    <message>
        <source>Problems to solve</source>
        <translation>待解的题</translation>
    </message>
    <message>
        <source>After a number of moves</source>
        <translation>每隔若干手</translation>
    </message>
    <message>
        <source>After each comment</source>
        <translation>每条注解之后</translation>
    </message>
    <message>
        <source>As set in the game</source>
        <translation>按棋谱设定</translation>
    </message>
    <message>
        <source>&amp;Variations too</source>
        <translation>包括变化(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Answers on the last pages</source>
        <translation>答案印在最后几页(&amp;A)</translation>
    </message>
    <message>
        <source>As in the game</source>
        <translation>与对局相同</translation>
    </message>
    <message>
        <source>Without hundreds</source>
        <translation>省去百位</translation>
    </message>
    <message>
        <source>From 1 in each figure</source>
        <translation>每谱从 1 开始</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>在下方</translation>
    </message>
    <message>
        <source>Next to the diagram</source>
        <translation>在棋图旁边</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>纵向</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>横向</translation>
    </message>
    <message>
        <source>As many as fit</source>
        <translation>尽量多</translation>
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
        <translation>另起一谱(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Moves per figure</source>
        <translation>每谱手数(&amp;M)</translation>
    </message>
    <message>
        <source>Num&amp;bers</source>
        <translation>编号(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Comments</source>
        <translation>注解(&amp;C)</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>棋图</translation>
    </message>
    <message>
        <source>Per &amp;page</source>
        <translation>每页(&amp;P)</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>坐标(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Style</source>
        <translation>样式(&amp;S)</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>大小(&amp;Z)</translation>
    </message>
    <message>
        <source>O&amp;rientation</source>
        <translation>方向(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>页眉(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Footer</source>
        <translation>页脚(&amp;F)</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Komi {number}</source>
        <translation>贴 {number} 目</translation>
    </message>
    <message>
        <source>Handicap {number}</source>
        <translation>让 {number} 子</translation>
    </message>
    <message>
        <source>Moves {first}–{last}</source>
        <translation>第 {first}–{last} 手</translation>
    </message>
    <message>
        <source>Problem {number}: {turn}</source>
        <translation>第 {number} 题：{turn}</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation>第 {number} 题答案</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Letters and numbers (D4)</source>
        <translation>字母和数字：D4</translation>
    </message>
    <message>
        <source>Numeric (4-4)</source>
        <translation>数字：4-4</translation>
    </message>
    <message>
        <source>SGF (dp)</source>
        <translation>如文件中：dp</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本式</translation>
    </message>
    <message>
        <source>From the nearest corner (4-4)</source>
        <translation>从最近的边数：4-4</translation>
    </message>
    <message>
        <source>Wood, as on screen</source>
        <translation>木纹，与屏幕相同</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>书籍</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>大字</translation>
    </message>
</context>
<context>
    <name>ProblemKeys</name>
    <message>
        <source>Problems</source>
        <translation>做题</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>显示解答</translation>
    </message>
    <message>
        <source>Leave problems</source>
        <translation>离开</translation>
    </message>
</context>
<context>
    <name>ProblemMode</name>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>This game has no line marked as correct. Choose below what counts as correct.</source>
        <translation>此棋谱中没有正解的变化。请在下面选择怎样算正解。</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>A different move is asked for.</source>
        <translation>这里要的是另一手。</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>解出</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>This move is not among the answers.</source>
        <translation>这一手不在棋谱的答案中。</translation>
    </message>
    <message>
        <source>Not the answer</source>
        <translation>不是答案</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>ProblemPanel</name>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>重来</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Show Solution</source>
        <translation>显示解答</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Next Problem</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Retry Failed</source>
        <translation>重做错题</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>What counts as correct</source>
        <translation>怎样算正解</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The named encoding {found} is unknown.</source>
        <translation>文件注明的编码 {found} 无法识别。</translation>
    </message>
    <message>
        <source>No fitting encoding is named; {found} is a guess.</source>
        <translation>没有注明合适的编码；{found} 是猜测。</translation>
    </message>
    <message>
        <source>The text is not in the named encoding {found}.</source>
        <translation>文字不是所注明的编码 {found}。</translation>
    </message>
    <message>
        <source>From here on, some text is in another encoding, {found}.</source>
        <translation>从这里起，有些文字是另一种编码 {found}。</translation>
    </message>
    <message>
        <source>Invalid bytes for the file&apos;s encoding: {found}</source>
        <translation>有些字节在文件的编码中不是文字：{found}</translation>
    </message>
    <message>
        <source>Text outside the games: {found}</source>
        <translation>对局之外有文字：{found}</translation>
    </message>
    <message>
        <source>Text outside any property: {found}</source>
        <translation>这不属于任何属性：{found}</translation>
    </message>
    <message>
        <source>A node lacks its semicolon.</source>
        <translation>节点开头缺少分号。</translation>
    </message>
    <message>
        <source>A game lacks its opening parenthesis.</source>
        <translation>对局开头缺少括号。</translation>
    </message>
    <message>
        <source>A closing parenthesis is missing.</source>
        <translation>缺少右括号。</translation>
    </message>
    <message>
        <source>There is an extra opening parenthesis.</source>
        <translation>多了一个左括号。</translation>
    </message>
    <message>
        <source>There is an extra closing parenthesis.</source>
        <translation>多了一个右括号。</translation>
    </message>
    <message>
        <source>A node follows a closed variation.</source>
        <translation>已结束的变化之后还有节点。</translation>
    </message>
    <message>
        <source>The property {found} contains lower-case letters.</source>
        <translation>属性 {found} 用了小写字母。</translation>
    </message>
    <message>
        <source>The property {property} has no value.</source>
        <translation>属性 {property} 没有值。</translation>
    </message>
    <message>
        <source>A value without a property: {found}</source>
        <translation>有一个值不属于任何属性：{found}</translation>
    </message>
    <message>
        <source>A value of {property} has no closing bracket: {found}</source>
        <translation>{property} 有一个值缺少右方括号：{found}</translation>
    </message>
    <message>
        <source>A value of {property} has a bracket that is not escaped: {found}</source>
        <translation>{property} 有一个值的方括号没有转义：{found}</translation>
    </message>
    <message>
        <source>The file says this is not a game of Go (GM[{found}]).</source>
        <translation>棋谱注明不是围棋 (GM[{found}])。</translation>
    </message>
    <message>
        <source>The board size cannot be read: {found}</source>
        <translation>无法理解棋盘大小：{found}</translation>
    </message>
    <message>
        <source>The board of size {found} is larger than {size}x{size}.</source>
        <translation>棋盘大小 {found} 大于 {size}x{size}。</translation>
    </message>
    <message>
        <source>The rules are not understood, so Japanese rules are used: {found}</source>
        <translation>无法理解规则，按日本规则处理：{found}</translation>
    </message>
    <message>
        <source>Part of the rules is not understood: {found}</source>
        <translation>规则有一部分无法理解：{found}</translation>
    </message>
    <message>
        <source>The first {found} moves are handicap stones, so there is no komi.</source>
        <translation>前 {found} 手是让子，因此没有贴目。</translation>
    </message>
    <message>
        <source>The handicap and the number of black stones at the start differ: {found}</source>
        <translation>让子数与开局时的黑子数不符：{found}</translation>
    </message>
    <message>
        <source>The game information is not in the first node; it is used for its line.</source>
        <translation>对局信息不在第一个节点，用于它所在的变化。</translation>
    </message>
    <message>
        <source>The property {property} has several values, and one is used: {found}</source>
        <translation>属性 {property} 有多个值，只使用其中一个：{found}</translation>
    </message>
    <message>
        <source>A value of {property} cannot be read: {found}</source>
        <translation>{property} 有一个值无法理解：{found}</translation>
    </message>
    <message>
        <source>A value of {property} is malformed but readable: {found}</source>
        <translation>{property} 的值写法不规范，但可以理解：{found}</translation>
    </message>
    <message>
        <source>The property {property} is used in place of {found}.</source>
        <translation>用属性 {property} 代替了 {found}。</translation>
    </message>
    <message>
        <source>A value of {property} is empty.</source>
        <translation>{property} 有一个值是空的。</translation>
    </message>
    <message>
        <source>A point of {property} is not on the board: {found}</source>
        <translation>{property} 有一个点不在棋盘上：{found}</translation>
    </message>
    <message>
        <source>A point of {property} is written with capitals: {found}</source>
        <translation>{property} 有一个点用了大写字母：{found}</translation>
    </message>
    <message>
        <source>This node lists a point twice.</source>
        <translation>同一个点在此节点中出现两次。</translation>
    </message>
    <message>
        <source>This node has the property {property} twice.</source>
        <translation>属性 {property} 在此节点中出现两次。</translation>
    </message>
    <message>
        <source>The property {property} belongs to the first node of a game.</source>
        <translation>属性 {property} 应在对局开头。</translation>
    </message>
    <message>
        <source>A node contains both a move and setup stones.</source>
        <translation>着法和摆子在同一节点中。</translation>
    </message>
    <message>
        <source>A node contains several moves: {found}</source>
        <translation>同一节点中有几手棋：{found}</translation>
    </message>
    <message>
        <source>Its board of {found} is larger than {size}x{size}.</source>
        <translation>其中 {found} 的棋盘大于 {size}x{size}。</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>文件是空的。</translation>
    </message>
    <message>
        <source>It contains no game.</source>
        <translation>其中没有对局。</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>RecordHeading</name>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}轮</translation>
    </message>
    <message>
        <source>Add event, date, result…</source>
        <translation>填写赛事、日期、结果…</translation>
    </message>
    <message>
        <source>Rules not understood: Japanese assumed</source>
        <translation>无法理解规则：按日本规则处理</translation>
    </message>
</context>
<context>
    <name>RecordPanel</name>
    <message>
        <source>Collapse All Var&amp;iations</source>
        <translation>折叠所有变化(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Expand All Variations</source>
        <translation>展开所有变化(&amp;E)</translation>
    </message>
    <message>
        <source>Edit Comm&amp;ent</source>
        <translation>编辑注释(&amp;E)</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>gobanapp closed before everything was saved</source>
        <translation>gobanapp 上次结束时有内容没有保存</translation>
    </message>
    <message>
        <source>Recovered Games</source>
        <translation>已恢复的棋谱</translation>
    </message>
    <message>
        <source>Unchecked games are offered again at the next start.</source>
        <translation>未勾选的棋局会在下次启动时再次提供。</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>以后再说(&amp;L)</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n games?</source>
        <translation>
            <numerusform>要丢弃 %n 局棋吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>{moves} · {day}, {time}</source>
        <translation>{moves} · {day} {time}</translation>
    </message>
    <message>
        <source>{facts}; the last actions could not be recovered</source>
        <translation>{facts}；最后几步操作无法读取</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>丢弃(&amp;T)</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>没有保存的内容就会丢失。</translation>
    </message>
    <message numerus="yes">
        <source>move %n</source>
        <translation>
            <numerusform>第 %n 手</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>File Problems</source>
        <translation>文件问题</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>The file was opened anyway. It stays unchanged until you save.</source>
        <translation>文件仍已打开。保存之前，文件不会改变。</translation>
    </message>
    <message>
        <source>Copy &amp;All</source>
        <translation>全部复制(&amp;A)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Problems in {file}</source>
        <translation>{file} 中的问题</translation>
    </message>
</context>
<context>
    <name>ResultDialog</name>
    <message>
        <source>Game Result</source>
        <translation>对局结果</translation>
    </message>
    <message>
        <source>How did the game end?</source>
        <translation>对局如何结束？</translation>
    </message>
    <message>
        <source>{color} won</source>
        <translation>{color}胜</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>胜方</translation>
    </message>
    <message>
        <source>by &amp;resignation</source>
        <translation>中盘胜(&amp;R)</translation>
    </message>
    <message>
        <source>on &amp;time</source>
        <translation>超时胜(&amp;T)</translation>
    </message>
    <message>
        <source>by &amp;forfeit</source>
        <translation>弃权胜(&amp;F)</translation>
    </message>
    <message>
        <source>by &amp;points</source>
        <translation>目数胜(&amp;P)</translation>
    </message>
    <message>
        <source>details &amp;unknown</source>
        <translation>详情不明(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Draw (jigo)</source>
        <translation>和棋(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;No result, by agreement</source>
        <translation>无胜负，双方同意(&amp;N)</translation>
    </message>
    <message>
        <source>Un&amp;known result</source>
        <translation>结果不明(&amp;U)</translation>
    </message>
    <message>
        <source>For example after a repeated position, under Japanese rules.</source>
        <translation>例如按日本规则，同一局面反复出现之后。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>目数</translation>
    </message>
    <message>
        <source>&amp;End Game</source>
        <translation>结束对局(&amp;E)</translation>
    </message>
    <message>
        <source>The recorded result is {result}. It will be replaced.</source>
        <translation>棋谱记载：{result}。它将被替换。</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>贴目</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>让子</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时规定</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>已用时间</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>提子</translation>
    </message>
    <message>
        <source>Game Result</source>
        <translation>对局结果</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>尚无结果</translation>
    </message>
    <message>
        <source>Black {black}, White {white}</source>
        <translation>黑方 {black}，白方 {white}</translation>
    </message>
</context>
<context>
    <name>ResultSheetDialog</name>
    <message>
        <source>Result Sheet</source>
        <translation>成绩单</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation>已打印。</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>已保存。</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>已复制为文本。</translation>
    </message>
</context>
<context>
    <name>ResultSheetPrinter</name>
    <message>
        <source>Could not print the result sheet</source>
        <translation>成绩单没有打印</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Save Result Sheet</source>
        <translation>保存成绩单</translation>
    </message>
    <message>
        <source>Could not save the result sheet</source>
        <translation>成绩单没有保存</translation>
    </message>
</context>
<context>
    <name>RotateDialog</name>
    <message>
        <source>Rotate &amp;right</source>
        <translation>向右旋转(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>向左旋转(&amp;L)</translation>
    </message>
    <message>
        <source>Turn &amp;upside down</source>
        <translation>上下颠倒(&amp;U)</translation>
    </message>
    <message>
        <source>Flip &amp;horizontally</source>
        <translation>水平翻转(&amp;M)</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>垂直翻转(&amp;T)</translation>
    </message>
    <message>
        <source>Flip along the rising &amp;diagonal</source>
        <translation>沿上升对角线翻转(&amp;D)</translation>
    </message>
    <message>
        <source>Flip along the &amp;falling diagonal</source>
        <translation>沿下降对角线翻转(&amp;F)</translation>
    </message>
    <message>
        <source>Rotates all moves, stones and marks, in every variation. Point names in comments, such as D4, do not change.</source>
        <translation>棋谱中所有变化的着法、棋子和标记都会转动。注解中的点名（如 D4）保持原样。</translation>
    </message>
    <message>
        <source>Rotate or Flip Game</source>
        <translation>旋转或翻转棋谱</translation>
    </message>
</context>
<context>
    <name>RuleFields</name>
    <message>
        <source>Allow s&amp;uicide</source>
        <translation>允许自杀(&amp;U)</translation>
    </message>
    <message>
        <source>Points &amp;in seki count</source>
        <translation>双活中的空算目(&amp;I)</translation>
    </message>
    <message>
        <source>Passin&amp;g costs a stone</source>
        <translation>虚手付一子(&amp;G)</translation>
    </message>
    <message>
        <source>Group &amp;tax</source>
        <translation>还棋头(&amp;T)</translation>
    </message>
    <message>
        <source>Only of two or more stones.</source>
        <translation>指多于一子的自杀。</translation>
    </message>
    <message>
        <source>Each living group costs two points.</source>
        <translation>每块活棋减 2 目。</translation>
    </message>
    <message>
        <source>C&amp;ounting</source>
        <translation>数法(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Ko</source>
        <translation>劫(&amp;K)</translation>
    </message>
    <message>
        <source>White&apos;s ha&amp;ndicap bonus</source>
        <translation>让子时白方得(&amp;N)</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>C&amp;hange rules…</source>
        <translation>更改规则(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Hide rules</source>
        <translation>收起规则(&amp;H)</translation>
    </message>
</context>
<context>
    <name>RunningTotals</name>
    <message>
        <source>Counted</source>
        <translation>已数</translation>
    </message>
</context>
<context>
    <name>SaveActions</name>
    <message>
        <source>Save As</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Go games (*.sgf)</source>
        <translation>围棋棋谱 (*.sgf)</translation>
    </message>
    <message>
        <source>Save this game?</source>
        <translation>要保存这局棋吗？</translation>
    </message>
    <message>
        <source>If you don&apos;t save the game, it will be lost.</source>
        <translation>如果不保存，这局棋将会丢失。</translation>
    </message>
    <message>
        <source>If you don&apos;t save, changes since the last save will be lost.</source>
        <translation>如果不保存，上次保存之后的更改将会丢失。</translation>
    </message>
    <message>
        <source>&amp;Keep the tried moves as a variation</source>
        <translation>将试下的着法作为变化保留(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t Save</source>
        <translation>不保存(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Leave this match?</source>
        <translation>离开这局棋？</translation>
    </message>
    <message>
        <source>The match is not over. You can resume it from File &gt; Game Archive.</source>
        <translation>对局还没有结束。可从“文件 &gt; 对局存档”继续。</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>离开(&amp;L)</translation>
    </message>
    <message>
        <source>Saving {file}</source>
        <translation>正在保存 {file}</translation>
    </message>
    <message>
        <source>Could not save the game</source>
        <translation>对局没有保存</translation>
    </message>
    <message>
        <source>Saved without the tried moves. Game &gt; Keep as Variation adds them to the game.</source>
        <translation>已保存，不含试下的着法。可用“对局 &gt; 保留试下”将其加入棋谱。</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>The file has changed on disk since it was opened. Overwrite it to discard those changes, or save this game under another name.</source>
        <translation>打开之后，磁盘上的文件已有变化。覆盖将丢弃那些更改；也可以把本局另存为其他名称。</translation>
    </message>
    <message>
        <source>Save with characters that may be wrong?</source>
        <translation>有些文字可能会出错，仍要保存吗？</translation>
    </message>
    <message>
        <source>Some text does not fit the encoding the file was opened with. File &gt; Text Encoding reopens it with another one.</source>
        <translation>有些文字不适合打开文件时的编码。用“文件 &gt; 文本编码”可换一种编码重新打开。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the changes to this game?</source>
        <translation>要保存对这局棋的更改吗？</translation>
    </message>
    <message>
        <source>Overwrite changes made elsewhere?</source>
        <translation>要覆盖在别处所做的更改吗？</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>覆盖(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save Anyway</source>
        <translation>仍然保存(&amp;S)</translation>
    </message>
    <message>
        <source>game</source>
        <translation>对局</translation>
    </message>
</context>
<context>
    <name>SeatsChoice</name>
    <message>
        <source>Standard, with tree and comment</source>
        <translation>标准，带变化树和注解</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排就座</translation>
    </message>
    <message>
        <source>Across the table</source>
        <translation>隔桌对坐</translation>
    </message>
    <message>
        <source>Board and clocks only</source>
        <translation>只有棋盘和两只棋钟</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>界面布局</translation>
    </message>
</context>
<context>
    <name>SetClockDialog</name>
    <message>
        <source>Set Clock</source>
        <translation>设定棋钟</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds for {player}</source>
        <translation>
            <numerusform>{player}：%n 秒</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Search by words or keys</source>
        <translation>按文字或按键搜索</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>新按键</translation>
    </message>
    <message>
        <source>Press keys</source>
        <translation>请按键</translation>
    </message>
    <message>
        <source>Reset to &amp;Default</source>
        <translation>恢复默认(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>应用(&amp;T)</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <translation>全部恢复默认(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>These keys cannot be changed.</source>
        <translation>这些按键不能更改。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Default: {keys}</source>
        <translation>默认：{keys}</translation>
    </message>
    <message>
        <source>{keys} is reserved. Press other keys.</source>
        <translation>{keys} 到处都要用到。请按其他键。</translation>
    </message>
    <message>
        <source>Also used by: {names}</source>
        <translation>也用于：{names}</translation>
    </message>
</context>
<context>
    <name>ShortcutsPrinter</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Could not save the shortcuts</source>
        <translation>快捷键没有保存</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>Could not print the shortcuts</source>
        <translation>快捷键没有打印</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Play</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>数棋</translation>
    </message>
    <message>
        <source>What the panel shows</source>
        <translation>面板显示的内容</translation>
    </message>
    <message>
        <source>Demon&amp;strate Counting…</source>
        <translation>演示数棋(&amp;S)…</translation>
    </message>
    <message>
        <source>The score counted by hand, step by step on the board</source>
        <translation>在棋盘上一步步演示手工数棋</translation>
    </message>
</context>
<context>
    <name>StatusMessages</name>
    <message>
        <source>Could not estimate the dead stones: mark them yourself.</source>
        <translation>无法判定死子：请标出死子。</translation>
    </message>
</context>
<context>
    <name>StepPrinter</name>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Could not save the picture</source>
        <translation>图片没有保存</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>存为 PDF…</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>存为 PDF</translation>
    </message>
    <message>
        <source>Could not save the steps</source>
        <translation>步骤没有保存</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Could not print the steps</source>
        <translation>步骤没有打印</translation>
    </message>
    <message>
        <source>Steps per page:</source>
        <translation>每页步数：</translation>
    </message>
    <message numerus="yes">
        <source>{number} (%n pages)</source>
        <translation>
            <numerusform>{number}（%n 页）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SuggestionLine</name>
    <message>
        <source>Swap and app&amp;ly</source>
        <translation>换色并采用(&amp;L)</translation>
    </message>
    <message>
        <source>App&amp;ly</source>
        <translation>采用(&amp;L)</translation>
    </message>
    <message>
        <source>Suggested by the ranks: {terms}</source>
        <translation>按段位：{terms}</translation>
    </message>
    <message>
        <source>White is weaker. Suggested: swap colours, {terms}</source>
        <translation>白方较弱。建议：换色，{terms}</translation>
    </message>
    <message>
        <source>Suggested: {terms}</source>
        <translation>建议：{terms}</translation>
    </message>
    <message>
        <source>komi {number}</source>
        <translation>贴 {number} 目</translation>
    </message>
    <message>
        <source>even game, {komi}</source>
        <translation>分先，{komi}</translation>
    </message>
    <message>
        <source>Black plays first, {komi}</source>
        <translation>让先，{komi}</translation>
    </message>
    <message numerus="yes">
        <source>%n stones, {komi}</source>
        <translation>
            <numerusform>让 %n 子，{komi}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeachingActions</name>
    <message>
        <source>&amp;Presentation</source>
        <translation>演示(&amp;P)</translation>
    </message>
    <message>
        <source>A second window for an audience, with the board and large text</source>
        <translation>面向全场观众的第二个窗口，显示棋盘和大字</translation>
    </message>
    <message>
        <source>Au&amp;toplay</source>
        <translation>自动播放(&amp;T)</translation>
    </message>
    <message>
        <source>Shows the moves one after the other</source>
        <translation>逐手显示着法</translation>
    </message>
    <message>
        <source>&amp;Guess Mode</source>
        <translation>猜着(&amp;G)</translation>
    </message>
    <message>
        <source>Guess each move of the game, for points</source>
        <translation>自己找出棋谱的每一手，按猜中情况得分</translation>
    </message>
</context>
<context>
    <name>TextEncodingDialog</name>
    <message>
        <source>Text Encoding</source>
        <translation>文本编码</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>As declared or guessed</source>
        <translation>按文件注明的或猜测的</translation>
    </message>
    <message>
        <source>{encoding} · in use</source>
        <translation>{encoding} · 使用中</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>编码(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>预览(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>重新打开(&amp;A)</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Black&apos;s rank</source>
        <translation>黑方段位</translation>
    </message>
    <message>
        <source>Black&apos;s team</source>
        <translation>黑方队名</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>White&apos;s rank</source>
        <translation>白方段位</translation>
    </message>
    <message>
        <source>White&apos;s team</source>
        <translation>白方队名</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>注解</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>对局说明</translation>
    </message>
    <message>
        <source>This is {encoding}.</source>
        <translation>这是 {encoding}。</translation>
    </message>
    <message>
        <source>This is probably {encoding}.</source>
        <translation>这是 {encoding}，但只是猜测。</translation>
    </message>
    <message>
        <source>Some text does not fit this encoding: see line {line}.</source>
        <translation>有些文字不适合此编码：见第 {line} 行。</translation>
    </message>
    <message>
        <source>The text is plain ASCII and reads the same in most encodings.</source>
        <translation>只有基本字母，在多数编码中读出来都一样。</translation>
    </message>
    <message>
        <source>Only the beginning of the file was examined.</source>
        <translation>只看了文件的开头部分。</translation>
    </message>
</context>
<context>
    <name>TimeField</name>
    <message>
        <source>Hours, minutes and seconds (1:30:00), or minutes</source>
        <translation>时、分、秒，如 1:30:00，或填分钟数</translation>
    </message>
</context>
<context>
    <name>TimeFields</name>
    <message>
        <source>Time system</source>
        <translation>计时方式</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>基本时限</translation>
    </message>
    <message>
        <source>Enter a time such as 1:30:00, or minutes.</source>
        <translation>请输入 1:30:00 这样的时间，或分钟数。</translation>
    </message>
    <message>
        <source>The time limit is 100 hours.</source>
        <translation>时间不能超过 100 小时。</translation>
    </message>
    <message>
        <source>Enter a main time or an overtime period.</source>
        <translation>请输入基本时限或加时。</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>读秒次数</translation>
    </message>
    <message>
        <source>Seconds per period</source>
        <translation>每次读秒的秒数</translation>
    </message>
    <message>
        <source>for</source>
        <extracomment>before a field, as in: + [3] × [60 s] for [2] points each</extracomment>
        <translation>每次罚</translation>
    </message>
    <message>
        <source>Points per period</source>
        <translation>每次读秒所罚目数</translation>
    </message>
    <message>
        <source>Stones per period</source>
        <translation>一段时间内的手数</translation>
    </message>
    <message>
        <source>stones in</source>
        <extracomment>before a field, as in: + [25] stones in [10:00]</extracomment>
        <translation>手，限时</translation>
    </message>
    <message>
        <source>Length of a period</source>
        <translation>一段时间的长度</translation>
    </message>
    <message>
        <source>Seconds added per move</source>
        <translation>每手增加的秒数</translation>
    </message>
    <message>
        <source>per move, up to</source>
        <extracomment>before a field, as in: + [10 s] a move, up to [20:00]</extracomment>
        <translation>每手，上限</translation>
    </message>
    <message>
        <source>Upper limit of the clock</source>
        <translation>棋钟上最多的时间</translation>
    </message>
    <message>
        <source>up to</source>
        <extracomment>before a field, as in: up to [10 s] back per move</extracomment>
        <translation>至多</translation>
    </message>
    <message>
        <source>Seconds given back per move</source>
        <translation>每手返还的秒数</translation>
    </message>
    <message>
        <source>Seconds before the clock starts</source>
        <translation>棋钟起走前的秒数</translation>
    </message>
    <message>
        <source>points each</source>
        <translation>目</translation>
    </message>
    <message>
        <source>back per move</source>
        <translation>每手返还</translation>
    </message>
    <message>
        <source>delay per move</source>
        <translation>每手延时</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
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
        <translation>旋转或翻转棋谱(&amp;G)…</translation>
    </message>
    <message>
        <source>Changes the game, with all marks and labels</source>
        <translation>更改棋谱本身，连同所有标记和标签</translation>
    </message>
    <message>
        <source>Swap Blac&amp;k and White…</source>
        <translation>黑白互换(&amp;K)…</translation>
    </message>
    <message>
        <source>Changes the game: every black stone becomes white, and every white stone black</source>
        <translation>更改棋谱本身：黑子都变成白子，白子都变成黑子</translation>
    </message>
    <message>
        <source>Rotating the game</source>
        <translation>正在旋转棋谱</translation>
    </message>
    <message>
        <source>Swap Black and White?</source>
        <translation>黑白互换？</translation>
    </message>
    <message>
        <source>All moves and stones change colour, in every variation. Comments that mention Black and White do not change.</source>
        <translation>所有变化中的着法和棋子都换成另一种颜色。注解中提到的黑白保持原样。</translation>
    </message>
    <message>
        <source>Swap the &amp;players too, with komi and result</source>
        <translation>双方棋手也互换，连同贴目和结果(&amp;P)</translation>
    </message>
    <message>
        <source>The komi becomes negative, so each player keeps the same score.</source>
        <translation>贴目变为负数，使每位棋手数棋的结果不变。</translation>
    </message>
    <message>
        <source>&amp;Swap</source>
        <translation>互换(&amp;S)</translation>
    </message>
    <message>
        <source>Swapping the colours</source>
        <translation>正在黑白互换</translation>
    </message>
</context>
<context>
    <name>TreeActions</name>
    <message>
        <source>This move belongs to the match in progress and was not deleted. Use Undo to take back moves.</source>
        <translation>这一手属于正在下的对局：没有删除。可用撤销悔棋。</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>正在复制</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t Branch</source>
        <translation>剪切分支(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy Branch</source>
        <translation>复制分支(&amp;C)</translation>
    </message>
    <message>
        <source>Cop&amp;y Game</source>
        <translation>复制整局(&amp;Y)</translation>
    </message>
    <message>
        <source>P&amp;aste as Variation</source>
        <translation>粘贴为变化(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Delete Branch</source>
        <translation>删除分支(&amp;D)</translation>
    </message>
    <message>
        <source>New &amp;Variation of This Move</source>
        <translation>为这一手新建变化(&amp;V)</translation>
    </message>
    <message>
        <source>Go back one move; the next move you play begins the variation</source>
        <translation>后退一手；接下来下的一手即为变化的开始</translation>
    </message>
    <message>
        <source>Move Variation U&amp;p</source>
        <translation>上移变化(&amp;P)</translation>
    </message>
    <message>
        <source>Move Variation Do&amp;wn</source>
        <translation>下移变化(&amp;W)</translation>
    </message>
    <message>
        <source>Promote to &amp;Main Line</source>
        <translation>提升为主变化(&amp;M)</translation>
    </message>
    <message>
        <source>Makes this variation the main line</source>
        <translation>此后，这条线在各个分支处都排在第一</translation>
    </message>
    <message>
        <source>&amp;Insert Moves Before</source>
        <translation>在这一手前插入着法(&amp;I)</translation>
    </message>
    <message>
        <source>Later moves stay after the inserted ones</source>
        <translation>后续着法保留，接在插入的着法之后</translation>
    </message>
    <message>
        <source>C&amp;orrect Move</source>
        <translation>更正这一手(&amp;O)</translation>
    </message>
    <message>
        <source>Click the correct point; later moves stay</source>
        <translation>点击正确的点；后续着法保留</translation>
    </message>
    <message>
        <source>De&amp;lete Move</source>
        <translation>删除着法(&amp;L)</translation>
    </message>
    <message>
        <source>Later moves stay</source>
        <translation>后续着法保留</translation>
    </message>
    <message>
        <source>The next move you play begins the variation.</source>
        <translation>接下来下的一手即为变化的开始。</translation>
    </message>
    <message>
        <source>Moves copied.</source>
        <translation>已复制着手。</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <translation>已复制整局。</translation>
    </message>
    <message>
        <source>Pasting</source>
        <translation>正在粘贴</translation>
    </message>
    <message>
        <source>Could not paste</source>
        <translation>无法粘贴</translation>
    </message>
    <message>
        <source>The clipboard contains no moves and no diagram.</source>
        <translation>剪贴板中没有着法，也没有棋图。</translation>
    </message>
    <message>
        <source>The diagram has another board size. Use File &gt; Open from Clipboard to open it as a new game.</source>
        <translation>棋图的棋盘大小不同。用“文件 &gt; 从剪贴板打开”可将它作为新对局打开。</translation>
    </message>
    <message>
        <source>Checking the following moves</source>
        <translation>正在检查后续着法</translation>
    </message>
</context>
<context>
    <name>TreeKeys</name>
    <message>
        <source>Variations and Move List</source>
        <translation>变化和着法列表</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>逐手移动</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Ten moves</source>
        <translation>十手</translation>
    </message>
    <message>
        <source>First or last move</source>
        <translation>到第一手或最后一手</translation>
    </message>
    <message>
        <source>Collapse or expand</source>
        <translation>折叠或展开</translation>
    </message>
    <message>
        <source>Zoom in, out, reset</source>
        <translation>放大、缩小等照常</translation>
    </message>
</context>
<context>
    <name>TreePanel</name>
    <message>
        <source>Variation tree</source>
        <translation>变化树</translation>
    </message>
    <message>
        <source>Moves and variations</source>
        <translation>着法和变化</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>无着法</translation>
    </message>
    <message>
        <source>Move {number}: {color} {point}</source>
        <translation>第 {number} 手：{color} {point}</translation>
    </message>
    <message>
        <source>Move {number}: {color} passes</source>
        <translation>第 {number} 手：{color}停一手</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>摆子</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>开头</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are hidden</source>
        <translation>
            <numerusform>隐藏了 %n 手</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrialActions</name>
    <message>
        <source>Discarded the tried moves of the other game. Return to it and choose Edit &gt; Redo to restore them.</source>
        <translation>已丢弃另一局中试下的着法。回到该局，用“编辑 &gt; 重做”即可恢复。</translation>
    </message>
    <message>
        <source>Tr&amp;y Out Moves</source>
        <translation>试下(&amp;Y)</translation>
    </message>
    <message>
        <source>Try out moves; press again to discard them and return</source>
        <translation>试下着法；再按一次则丢弃并返回</translation>
    </message>
    <message>
        <source>Keep as &amp;Variation</source>
        <translation>保留为变化(&amp;H)</translation>
    </message>
    <message>
        <source>Keep the tried moves as a variation</source>
        <translation>把试下的着法作为变化留在棋谱中</translation>
    </message>
    <message>
        <source>You can&apos;t try out moves during a match.</source>
        <translation>对局进行中不能试下。</translation>
    </message>
    <message>
        <source>Discarded the tried moves. Edit &gt; Redo restores them.</source>
        <translation>已丢弃试下的着法。可用“编辑 &gt; 重做”恢复。</translation>
    </message>
    <message>
        <source>Kept the tried moves as a variation.</source>
        <translation>试下的着法已留在棋谱中。</translation>
    </message>
</context>
<context>
    <name>TrialBar</name>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Keep these moves as a variation</source>
        <translation>将试下的着法作为变化留在棋谱中</translation>
    </message>
    <message>
        <source>Discard these moves and return (Esc)</source>
        <translation>去掉试下的着法，回到试下前的局面 (Esc)</translation>
    </message>
    <message>
        <source>Trying out moves from move {number}</source>
        <translation>从第 {number} 手起试下</translation>
    </message>
    <message>
        <source>Trying out moves</source>
        <translation>试下</translation>
    </message>
</context>
<context>
    <name>ViewActions</name>
    <message>
        <source>&amp;Play</source>
        <translation>对局(&amp;P)</translation>
    </message>
    <message>
        <source>Show clocks, Pass and Resign in the side panel</source>
        <translation>在侧边面板中显示棋钟、停一手和认输</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>研究(&amp;S)</translation>
    </message>
    <message>
        <source>Show game information, tree, comment and tools in the side panel</source>
        <translation>在侧边面板中显示对局信息、变化树、注释和工具</translation>
    </message>
    <message>
        <source>Study &amp;Toolbar</source>
        <translation>研究工具栏(&amp;T)</translation>
    </message>
    <message>
        <source>B&amp;oard and Stones…</source>
        <translation>棋盘与棋子(&amp;O)…</translation>
    </message>
    <message>
        <source>Ani&amp;mate Stones</source>
        <translation>棋子动画(&amp;M)</translation>
    </message>
    <message>
        <source>Mark Chains in &amp;Atari</source>
        <translation>标记被打吃的棋串(&amp;A)</translation>
    </message>
    <message>
        <source>S&amp;how Next Moves</source>
        <translation>显示后续着法(&amp;H)</translation>
    </message>
    <message>
        <source>Move &amp;List</source>
        <translation>着法列表(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Variation Tree</source>
        <translation>变化树(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>Preference&amp;s…</source>
        <translation>首选项(&amp;S)…</translation>
    </message>
    <message>
        <source>Stan&amp;dard Layout</source>
        <translation>标准布局(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Side by Side</source>
        <translation>并排就座(&amp;S)</translation>
    </message>
    <message>
        <source>Across the &amp;Table</source>
        <translation>隔桌对坐(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Board and Clocks</source>
        <translation>棋盘和棋钟(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>不显示(&amp;N)</translation>
    </message>
    <message>
        <source>The &amp;Last Move</source>
        <translation>最后一手(&amp;L)</translation>
    </message>
    <message>
        <source>The Last &amp;5 Moves</source>
        <translation>最后 5 手(&amp;5)</translation>
    </message>
    <message>
        <source>The Last &amp;10 Moves</source>
        <translation>最后 10 手(&amp;1)</translation>
    </message>
    <message>
        <source>The Last 5&amp;0 Moves</source>
        <translation>最后 50 手(&amp;0)</translation>
    </message>
    <message>
        <source>&amp;All Moves</source>
        <translation>所有着法(&amp;A)</translation>
    </message>
    <message>
        <source>Show move numbers</source>
        <translation>显示手数</translation>
    </message>
    <message>
        <source>&amp;From Here</source>
        <translation>从这里开始(&amp;F)</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
</context>
<context>
    <name>WelcomeActions</name>
    <message>
        <source>&amp;Welcome</source>
        <translation>欢迎(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;About gobanapp</source>
        <translation>关于 gobanapp(&amp;A)</translation>
    </message>
    <message>
        <source>A Go board for players, teachers and students.</source>
        <translation>供棋手、教师和学生使用的棋盘。</translation>
    </message>
    <message>
        <source>Licence: {name}</source>
        <translation>许可证：{name}</translation>
    </message>
    <message>
        <source>About gobanapp</source>
        <translation>关于 gobanapp</translation>
    </message>
</context>
<context>
    <name>WelcomePanel</name>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>下棋</translation>
    </message>
    <message>
        <source>Two players at one screen.</source>
        <translation>两人在此棋盘上对局。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>A game file; you can also drop one here.</source>
        <translation>打开棋谱，或将文件拖到这里。</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Short lessons in the game of Go.</source>
        <translation>用短小的课程学围棋。</translation>
    </message>
    <message>
        <source>Or click the board and play.</source>
        <translation>也可点击棋盘直接下。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近打开的文件</translation>
    </message>
</context>
<context>
    <name>WindowKeys</name>
    <message>
        <source>Alt+letter</source>
        <translation>Alt 加字母</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>到处可用</translation>
    </message>
    <message>
        <source>Next field or button</source>
        <translation>到下一个栏或按钮</translation>
    </message>
    <message>
        <source>Previous field or button</source>
        <translation>到上一个</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>打开菜单</translation>
    </message>
    <message>
        <source>Cancel; back to the board</source>
        <translation>离开当前操作，回到棋盘</translation>
    </message>
</context>
<context>
    <name>_Paper</name>
    <message>
        <source>Result sheet</source>
        <translation>成绩单</translation>
    </message>
</context>
<context>
    <name>_Player</name>
    <message>
        <source>{name}, to move</source>
        <translation>轮到 {name}</translation>
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
        <translation>列</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>The text was read as {encoding}.</source>
        <translation>文本读作 {encoding}。</translation>
    </message>
    <message>
        <source>The text was read as {encoding} (a guess).</source>
        <translation>文本读作 {encoding}，但只是猜测。</translation>
    </message>
</context>
<context>
    <name>aid_words</name>
    <message>
        <source>The ladder fails: the chain escapes.</source>
        <translation>征子不成立：棋串可以逃出。</translation>
    </message>
</context>
<context>
    <name>announced</name>
    <message>
        <source>{color} passes</source>
        <translation>{color}停一手</translation>
    </message>
    <message>
        <source>{color} {point}</source>
        <translation>{color} {point}</translation>
    </message>
    <message>
        <source>{color} stone on {point}</source>
        <translation>{color}在 {point} 摆子</translation>
    </message>
    <message>
        <source>Move {number}: {move}</source>
        <translation>第 {number} 手：{move}</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>开头</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>摆子</translation>
    </message>
    <message>
        <source>variation {number} of {all}</source>
        <translation>变化 {number} / {all}</translation>
    </message>
    <message>
        <source>has a comment</source>
        <translation>有注解</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>Undone: {move}</source>
        <translation>已撤销：{move}</translation>
    </message>
    <message>
        <source>{color}: {left}</source>
        <translation>{color}：{left}</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>数棋</translation>
    </message>
    <message>
        <source>{color} accepts the score</source>
        <translation>{color}同意数棋结果</translation>
    </message>
    <message>
        <source>{group}: in seki</source>
        <translation>{group}：双活</translation>
    </message>
    <message>
        <source>{group}: dead</source>
        <translation>{group}：死棋</translation>
    </message>
    <message>
        <source>{group}: alive</source>
        <translation>{group}：活棋</translation>
    </message>
    <message>
        <source>Game {number} of {all}: {names}, {columns} by {rows}</source>
        <translation>第 {number} 局，共 {all} 局：{names}，{columns} × {rows}</translation>
    </message>
    <message>
        <source>{file} opened: {columns} by {rows}</source>
        <translation>已打开 {file}：{columns} × {rows}</translation>
    </message>
    <message>
        <source>New game: {columns} by {rows}</source>
        <translation>新对局：{columns} × {rows}</translation>
    </message>
    <message>
        <source>{file} saved</source>
        <translation>已保存 {file}</translation>
    </message>
</context>
<context>
    <name>arranging</name>
    <message>
        <source>The first player</source>
        <translation>第一位棋手</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>第二位棋手</translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <source>Board, {columns} by {rows}</source>
        <translation>棋盘，{columns} × {rows}</translation>
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
        <translation>包干制</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <translation>读秒</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>加拿大读秒</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>费舍尔制</translation>
    </message>
    <message>
        <source>Bronstein</source>
        <translation>布龙斯坦制</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>延时制</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>应氏</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>不用棋钟</translation>
    </message>
    <message>
        <source>{main} + {overtime}</source>
        <translation>{main} + {overtime}</translation>
    </message>
    <message>
        <source>{stones} in {time}</source>
        <translation>{time}内 {stones}</translation>
    </message>
    <message>
        <source>up to {time} back per move</source>
        <translation>每手最多返还 {time}</translation>
    </message>
    <message>
        <source>{time} delay per move</source>
        <translation>每手延时 {time}</translation>
    </message>
    <message>
        <source>{periods} for {points} each</source>
        <translation>{periods}，每次罚 {points}</translation>
    </message>
    <message>
        <source>{time} per move</source>
        <translation>每手加 {time}</translation>
    </message>
    <message>
        <source>{time} per move, up to {most}</source>
        <translation>每手加 {time}，上限 {most}</translation>
    </message>
    <message>
        <source>{number} h</source>
        <comment>hours</comment>
        <translation>{number} 小时</translation>
    </message>
    <message>
        <source>{number} min</source>
        <comment>minutes</comment>
        <translation>{number} 分</translation>
    </message>
    <message>
        <source>{number} s</source>
        <comment>seconds</comment>
        <translation>{number} 秒</translation>
    </message>
    <message>
        <source>Time has run out</source>
        <translation>时间已到</translation>
    </message>
    <message>
        <source>last period</source>
        <translation>最后一次读秒</translation>
    </message>
    <message>
        <source>last stone</source>
        <translation>最后一手</translation>
    </message>
</context>
<context>
    <name>consequences</name>
    <message>
        <source>The stone is now on {point}</source>
        <translation>棋子现在在 {point}</translation>
    </message>
    <message>
        <source>Move {number} is now on {point}</source>
        <translation>第 {number} 手现在在 {point}</translation>
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
        <translation>活棋</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死棋</translation>
    </message>
    <message>
        <source>alive in seki</source>
        <translation>双活</translation>
    </message>
    <message>
        <source>unsettled</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>probably alive</source>
        <translation>可能是活棋</translation>
    </message>
    <message>
        <source>probably dead</source>
        <translation>可能是死棋</translation>
    </message>
    <message>
        <source>probably alive in seki</source>
        <translation>可能是双活</translation>
    </message>
    <message>
        <source>Two secure eyes.</source>
        <translation>有两只破不掉的眼。</translation>
    </message>
    <message>
        <source>Room for two eyes.</source>
        <translation>有做两只眼的空间。</translation>
    </message>
    <message>
        <source>It surrounds territory and is not threatened.</source>
        <translation>围有空，且没有受到威胁。</translation>
    </message>
    <message>
        <source>It captures {others}.</source>
        <translation>能提掉{others}。</translation>
    </message>
    <message>
        <source>Not enough room for two eyes.</source>
        <translation>没有做两只眼的空间。</translation>
    </message>
    <message>
        <source>Its eye space makes only one eye: {points}.</source>
        <translation>眼位只够一只眼：{points}。</translation>
    </message>
    <message>
        <source>Its eye at {points} is false.</source>
        <translation>{points} 的眼是假眼。</translation>
    </message>
    <message>
        <source>Fewer liberties than {others}.</source>
        <translation>气比{others}少。</translation>
    </message>
    <message>
        <source>It can be captured whatever it plays.</source>
        <translation>无论怎么下都会被提。</translation>
    </message>
    <message>
        <source>Bent four in the corner.</source>
        <translation>盘角曲四。</translation>
    </message>
    <message>
        <source>If it is captured, its side takes part of the ground back.</source>
        <translation>被提后，己方可以夺回部分地盘。</translation>
    </message>
    <message>
        <source>It shares liberties at {points} with {others}.</source>
        <translation>与{others}在 {points} 有公气。</translation>
    </message>
    <message>
        <source>Undecided: the next move at {points} settles it.</source>
        <translation>未定：下一手在 {points} 决定死活。</translation>
    </message>
    <message>
        <source>Depends on a ko at {points}.</source>
        <translation>{points} 的劫决定死活。</translation>
    </message>
    <message>
        <source>Playing on leads to this, whichever side moves first.</source>
        <translation>从这里继续下，无论谁先走，结果都是这样。</translation>
    </message>
    <message>
        <source>It could still live. Resume play.</source>
        <translation>仍有可能活。请继续对局。</translation>
    </message>
    <message>
        <source>It captures its opponent.</source>
        <translation>能提掉对方。</translation>
    </message>
    <message>
        <source>Its eye space makes only one eye.</source>
        <translation>眼位只够一只眼。</translation>
    </message>
    <message>
        <source>One of its eyes is false.</source>
        <translation>有一只眼是假眼。</translation>
    </message>
    <message>
        <source>Fewer liberties than its opponent.</source>
        <translation>气比对方少。</translation>
    </message>
    <message>
        <source>It shares liberties with its opponent.</source>
        <translation>与对方有公气。</translation>
    </message>
    <message>
        <source>Undecided: the next move settles it.</source>
        <translation>未定：下一手决定死活。</translation>
    </message>
    <message>
        <source>Depends on a ko.</source>
        <translation>由劫决定死活。</translation>
    </message>
    <message>
        <source>Handicap stones count as stones on the board</source>
        <translation>让子也是盘上的棋子</translation>
    </message>
    <message>
        <source>White&apos;s compensation for the handicap</source>
        <translation>给白方的让子补偿</translation>
    </message>
    <message>
        <source>{color} played more stones, including the last dame</source>
        <translation>{color}下了更多的子，包括最后一个单官</translation>
    </message>
    <message>
        <source>{opponent} passed more often than {color}</source>
        <translation>{opponent}停一手的次数多于{color}</translation>
    </message>
    <message>
        <source>Points in seki and in false eyes</source>
        <translation>双活中的空和假眼</translation>
    </message>
    <message>
        <source>Dead stones in seki, which territory scoring leaves on the board</source>
        <translation>双活中的死子，数目法将其留在盘上</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>还棋头</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>死棋</translation>
    </message>
    <message>
        <source>Seki</source>
        <translation>双活</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>有争议</translation>
    </message>
    <message>
        <source>Click a group to mark it dead or alive; Shift+click for one chain.</source>
        <translation>点击一块棋：死或活。按住 Shift：只指一串。</translation>
    </message>
    <message>
        <source>Click a group to mark it alive in seki or with two eyes.</source>
        <translation>点击一块棋：双活，或自有两只眼。</translation>
    </message>
    <message>
        <source>Click a disputed group to play it out.</source>
        <translation>点击有争议的一块棋，在对局之外实战解决。</translation>
    </message>
    <message>
        <source>{color}, {stones}</source>
        <translation>{color} {stones}</translation>
    </message>
    <message>
        <source>unsettled, counted as dead</source>
        <translation>未定，按死棋计算</translation>
    </message>
    <message>
        <source>{group}: {status}.</source>
        <translation>{group}：{status}。</translation>
    </message>
    <message>
        <source>It does not have two eyes.</source>
        <translation>自身没有两只眼。</translation>
    </message>
    <message>
        <source>Marked by the players.</source>
        <translation>由双方标记。</translation>
    </message>
    <message>
        <source>Finding dead stones…</source>
        <translation>正在查找死子…</translation>
    </message>
    <message>
        <source>Much of the board is undecided: borders are still open. Resume play.</source>
        <translation>盘上大部分还没有归属：边界尚未封闭。请继续下。</translation>
    </message>
    <message>
        <source>The game already has a different result. Accepting this score replaces it.</source>
        <translation>棋谱中已有不同的结果。同意这个目数后将替换它。</translation>
    </message>
    <message>
        <source>The rules in the record are not understood. The score is by Japanese rules.</source>
        <translation>无法理解棋谱中的规则。目数按日本规则计算。</translation>
    </message>
    <message>
        <source>White must pass last under these rules: one more pass is needed.</source>
        <translation>按此规则须由白方最后停一手：白方还须停一手。</translation>
    </message>
    <message>
        <source>Online-Go.com would count {points} for Black.</source>
        <translation>Online-Go.com 会将 {points} 算作黑地。</translation>
    </message>
    <message>
        <source>Online-Go.com would count {points} for White.</source>
        <translation>Online-Go.com 会将 {points} 算作白地。</translation>
    </message>
    <message>
        <source>Online-Go.com would not count {points}.</source>
        <translation>Online-Go.com 不会将 {points} 算作地。</translation>
    </message>
    <message>
        <source>Online-Go.com would take {points} prisoner.</source>
        <translation>Online-Go.com 会将 {points} 算作提子。</translation>
    </message>
    <message>
        <source>{group}, at {point}</source>
        <translation>{group}，位于 {point}</translation>
    </message>
    <message>
        <source>{group}, at {point}: counted as dead</source>
        <translation>{group}，位于 {point}：按死棋计算</translation>
    </message>
    <message>
        <source>Dead: {result}</source>
        <translation>死棋：{result}</translation>
    </message>
    <message>
        <source>Alive: {result}</source>
        <translation>活棋：{result}</translation>
    </message>
    <message>
        <source>All stones are alive under these rules.</source>
        <translation>按此规则，盘上的棋子都是活子。</translation>
    </message>
    <message>
        <source>Playing out {color}&apos;s group at {point}</source>
        <translation>{color}在 {point} 的一块棋正在实战解决。</translation>
    </message>
</context>
<context>
    <name>cursor</name>
    <message>
        <source>Arrows move the cursor, Enter answers, Esc hides it.</source>
        <translation>方向键移动光标，Enter 用该点作答，Esc 隐藏光标。</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter marks a group dead or alive, Esc hides it.</source>
        <translation>方向键移动光标，Enter 判定死活，Esc 隐藏光标。</translation>
    </message>
    <message>
        <source>Enter starts, arrows move to the other end, Enter finishes, Esc cancels.</source>
        <translation>Enter 开始，方向键移到另一端，Enter 结束；Esc 放弃。</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter applies the tool, Esc hides it.</source>
        <translation>方向键移动光标，Enter 在该处使用工具，Esc 隐藏光标。</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter moves the stone there, Esc hides it.</source>
        <translation>方向键移动光标，Enter 将这一手放在该处，Esc 隐藏光标。</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter plays, Esc hides it.</source>
        <translation>方向键移动光标，Enter 落子，Esc 隐藏光标。</translation>
    </message>
</context>
<context>
    <name>estimate</name>
    <message>
        <source>About even</source>
        <translation>大致相当</translation>
    </message>
    <message>
        <source>{color} may be ahead by about {number}</source>
        <translation>{color}也许领先约 {number} 目</translation>
    </message>
    <message>
        <source>{color} ahead by about {number}</source>
        <translation>{color}领先约 {number} 目</translation>
    </message>
    <message>
        <source>{lead} ({least} to {most})</source>
        <translation>{lead}（{least} 至 {most}）</translation>
    </message>
    <message>
        <source>even</source>
        <translation>持平</translation>
    </message>
    <message>
        <source>{color} by {number}</source>
        <translation>{color}领先 {number}</translation>
    </message>
</context>
<context>
    <name>exercises</name>
    <message>
        <source>This move does not reach the goal.</source>
        <translation>这一手达不到目的。</translation>
    </message>
    <message>
        <source>This does not capture the stones.</source>
        <translation>这样吃不掉这些棋子。</translation>
    </message>
    <message>
        <source>Neither player may play there.</source>
        <translation>那里谁都不能下。</translation>
    </message>
    <message>
        <source>That move is legal.</source>
        <translation>那里可以下子。</translation>
    </message>
    <message>
        <source>That is no liberty: a liberty is an empty point next to the stones.</source>
        <translation>那不是气：气是与棋子相邻的空点。</translation>
    </message>
    <message>
        <source>After this move the stones are not in atari: atari means one liberty.</source>
        <translation>下了这一手，棋子并没有被打吃：被打吃是指只剩一口气。</translation>
    </message>
    <message>
        <source>That point is not part of the answer.</source>
        <translation>那一点不在答案之中。</translation>
    </message>
    <message>
        <source>There is no dead stone at this point.</source>
        <translation>这一点上没有死子。</translation>
    </message>
    <message>
        <source>That point is not in this territory.</source>
        <translation>那一点不属于这块地。</translation>
    </message>
    <message>
        <source>The winner is right, the margin is not. Count again.</source>
        <translation>胜方对了，但目数差不对。请再数一次。</translation>
    </message>
    <message>
        <source>The winner is not right. Count again.</source>
        <translation>胜方不对。请再数一次。</translation>
    </message>
</context>
<context>
    <name>guess_words</name>
    <message>
        <source>Not there. Look inside the frame.</source>
        <translation>不在那里。在框内。</translation>
    </message>
    <message>
        <source>That is a variation in the file. A different move was played.</source>
        <translation>棋谱中那是变化，实战是另一手。</translation>
    </message>
    <message>
        <source>That move is illegal. It costs nothing.</source>
        <translation>不可能在那里。此次不扣分。</translation>
    </message>
    <message>
        <source>Where does Black play?</source>
        <translation>黑方下在哪里？</translation>
    </message>
    <message>
        <source>Where does White play?</source>
        <translation>白方下在哪里？</translation>
    </message>
    <message>
        <source>Found on the first try: {points}.</source>
        <translation>一次猜中：{points}。</translation>
    </message>
    <message>
        <source>It was {point}: no points.</source>
        <translation>是 {point}：没有得分。</translation>
    </message>
    <message>
        <source>Look inside the frame.</source>
        <translation>请看框内。</translation>
    </message>
    <message>
        <source>Click where you expect the next move. A move found on the first try earns {points}; each miss costs 2 to 4, more the further away, and narrows the area down.</source>
        <translation>点击所猜的棋谱下一手。每猜错一次，范围就缩小。一次猜中得 {points}；每猜错一次扣 2 至 4 分，离得越远扣得越多。</translation>
    </message>
    <message>
        <source>{points} of {possible} points</source>
        <translation>得 {points} / {possible} 分</translation>
    </message>
    <message>
        <source>No move to guess here.</source>
        <translation>这里没有可猜的着法。</translation>
    </message>
    <message>
        <source>You found {found} of {moves} moves, {at_once} on the first try.</source>
        <translation>{moves} 手中猜中 {found} 手，其中一次猜中 {at_once} 手。</translation>
    </message>
</context>
<context>
    <name>judgement</name>
    <message>
        <source>&amp;Very Good Move</source>
        <translation>妙手(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Good Move</source>
        <translation>好手(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Interesting Move</source>
        <translation>有趣的一手(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Doubtful Move</source>
        <translation>疑问手(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Bad Move</source>
        <translation>恶手(&amp;B)</translation>
    </message>
    <message>
        <source>V&amp;ery Bad Move</source>
        <translation>大恶手(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Very Good for Black</source>
        <translation>黑大优(&amp;V)</translation>
    </message>
    <message>
        <source>Good for &amp;Black</source>
        <translation>黑优(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation>两分(&amp;E)</translation>
    </message>
    <message>
        <source>Ve&amp;ry Even</source>
        <translation>完全两分(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Unclear</source>
        <translation>形势不明(&amp;U)</translation>
    </message>
    <message>
        <source>Ver&amp;y Unclear</source>
        <translation>形势极不明(&amp;Y)</translation>
    </message>
    <message>
        <source>Good for &amp;White</source>
        <translation>白优(&amp;W)</translation>
    </message>
    <message>
        <source>Very &amp;Good for White</source>
        <translation>白大优(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Hot Spot</source>
        <translation>胜负处(&amp;H)</translation>
    </message>
    <message>
        <source>Very H&amp;ot Spot</source>
        <translation>关键胜负处(&amp;O)</translation>
    </message>
    <message>
        <source>estimated as even</source>
        <translation>估计为两分</translation>
    </message>
    <message>
        <source>{color} estimated {points} points ahead</source>
        <translation>估计{color}领先 {points} 目</translation>
    </message>
</context>
<context>
    <name>marking</name>
    <message>
        <source>&amp;Black Stones</source>
        <translation>黑子(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White Stones</source>
        <translation>白子(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>擦除(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation>三角(&amp;T)</translation>
    </message>
    <message>
        <source>S&amp;quare</source>
        <translation>方块(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>圆圈(&amp;C)</translation>
    </message>
    <message>
        <source>Cr&amp;oss</source>
        <translation>叉(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Selected</source>
        <translation>选点(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>字母(&amp;L)</translation>
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
        <translation>线(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Arrow</source>
        <translation>箭头(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Dim</source>
        <translation>变淡(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Part of the Board</source>
        <translation>局部棋盘(&amp;P)</translation>
    </message>
    <message>
        <source>Blac&amp;k Territory</source>
        <translation>黑空(&amp;K)</translation>
    </message>
    <message>
        <source>White Territor&amp;y</source>
        <translation>白空(&amp;Y)</translation>
    </message>
    <message>
        <source>Click or drag to mark points; click a mark to remove it.</source>
        <translation>点击或拖动标出点；点在标记上则去掉。</translation>
    </message>
    <message>
        <source>Click or drag to mark territory; the right button marks the other colour&apos;s.</source>
        <translation>点击或拖动以标记空；右键标记另一方的空。</translation>
    </message>
    <message>
        <source>Click or drag to place stones; the right button places white ones.</source>
        <translation>点击或拖动以摆子；右键摆白子。</translation>
    </message>
    <message>
        <source>Click or drag to place stones; the right button places black ones.</source>
        <translation>点击或拖动以摆子；右键摆黑子。</translation>
    </message>
    <message>
        <source>Click or drag to remove marks, then stones without marks.</source>
        <translation>点击或拖动：先去掉标记，再去掉没有标记的棋子。</translation>
    </message>
    <message>
        <source>Click to place the next letter; click a letter to remove it.</source>
        <translation>点击标出下一个字母；点在字母上则去掉。</translation>
    </message>
    <message>
        <source>Click to place the next number; click a number to remove it.</source>
        <translation>点击标出下一个数字；点在数字上则去掉。</translation>
    </message>
    <message>
        <source>Click a point and type its label.</source>
        <translation>点击一个点，输入文字。</translation>
    </message>
    <message>
        <source>Drag from one point to another; drag again to remove.</source>
        <translation>从一点拖到另一点；再拖一次则去掉。</translation>
    </message>
    <message>
        <source>Click or drag to dim points; repeat to restore them.</source>
        <translation>点击或拖动使点变淡，或恢复原样。</translation>
    </message>
    <message>
        <source>Drag over the part to show; click to show the whole board.</source>
        <translation>拖动选出要显示的部分。点击则显示整个棋盘。</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>The game is paused. Press Resume to continue.</source>
        <translation>对局已暂停。按“继续”即可接着下。</translation>
    </message>
    <message>
        <source>{color} has not pressed the clock yet.</source>
        <translation>{color}还没有按棋钟。</translation>
    </message>
    <message>
        <source>{color}&apos;s time has run out. Decide first whether the game is over.</source>
        <translation>{color}时间已到：先决定对局是否结束。</translation>
    </message>
    <message>
        <source>The move stands.</source>
        <translation>这一手不变。</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>轮到黑方</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>轮到白方</translation>
    </message>
    <message>
        <source>This point is not on the board.</source>
        <translation>这个点不在棋盘上。</translation>
    </message>
    <message>
        <source>There is already a stone on this point.</source>
        <translation>这个点上已有棋子。</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: the chain of {stones} would have no liberties.</source>
        <translation>{color}不能下在这里：这一串 {stones} 子会没有气。</translation>
    </message>
    <message>
        <source>{color} can&apos;t retake the ko immediately: play elsewhere first.</source>
        <translation>{color}不能立即提回此劫：请先在别处下一手。</translation>
    </message>
    <message>
        <source>{color} can&apos;t retake the ko yet: pass for it first.</source>
        <translation>{color}还不能提回此劫：请先为它停一手。</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: it would repeat the position after move {number}.</source>
        <translation>{color}不能下在这里：会重现第 {number} 手后的局面。</translation>
    </message>
    <message>
        <source>Play the missing moves, next {color}. Esc finishes.</source>
        <translation>请补上缺少的着法，现在轮到{color}。按 Esc 结束。</translation>
    </message>
    <message>
        <source>Click where {color} actually played, or drag another stone. Esc finishes.</source>
        <translation>点击{color}实际下的点，或拖动另一枚棋子。按 Esc 结束。</translation>
    </message>
    <message>
        <source>{color} wins by {points}</source>
        <translation>{color}胜 {points}</translation>
    </message>
    <message>
        <source>{color} wins by resignation</source>
        <translation>{color}中盘胜</translation>
    </message>
    <message>
        <source>{color} wins on time</source>
        <translation>{color}超时胜</translation>
    </message>
    <message>
        <source>{color} wins by forfeit</source>
        <translation>{color}弃权胜</translation>
    </message>
    <message>
        <source>{color} wins</source>
        <translation>{color}胜</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>无胜负</translation>
    </message>
    <message>
        <source>Result unknown</source>
        <translation>结果不明</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Living stones</source>
        <translation>活子</translation>
    </message>
    <message>
        <source>Dead stones</source>
        <translation>死子</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>提子</translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation>虚手子</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>还棋头</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>For handicap</source>
        <translation>让子补偿</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>贴目</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总计</translation>
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
        <translation>{first} – {last}</translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} 目</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>第 {number} 手</translation>
    </message>
    <message>
        <source>Setup after move {number}</source>
        <translation>第{number}手后摆放</translation>
    </message>
    <message>
        <source>variation {number} of {all}</source>
        <translation>变化 {number} / {all}</translation>
    </message>
    <message>
        <source>illegal: {reason}</source>
        <translation>违反规则：{reason}</translation>
    </message>
    <message>
        <source>{ruleset} rules</source>
        <translation>{ruleset}规则</translation>
    </message>
    <message>
        <source>{ruleset} rules assumed</source>
        <translation>按{ruleset}规则处理</translation>
    </message>
    <message>
        <source>no komi given</source>
        <translation>未注明贴目</translation>
    </message>
    <message>
        <source>komi {komi}</source>
        <translation>贴 {komi} 目</translation>
    </message>
    <message>
        <source>handicap {stones}</source>
        <translation>让 {stones} 子</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>数棋</translation>
    </message>
    <message>
        <source>White must pass once more to end the game</source>
        <translation>白方再停一手，对局结束</translation>
    </message>
    <message>
        <source>{color} passed, {turn}</source>
        <translation>{color}停一手，{turn}</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: the stone would have no liberties.</source>
        <translation>{color}不能下在这里：这一子会没有气。</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: it would repeat the starting position.</source>
        <translation>{color}不能下在这里：会重现开头的局面。</translation>
    </message>
    <message>
        <source>move {number}, {color} {point}: {reason}</source>
        <translation>第 {number} 手，{color} {point}：{reason}</translation>
    </message>
    <message>
        <source>The starting position was repeated. The players may agree on no result (Game &gt; End Game).</source>
        <translation>开头的局面重现了。双方可以同意无胜负（对局 &gt; 结束对局）。</translation>
    </message>
    <message>
        <source>The position after move {number} was repeated. The players may agree on no result (Game &gt; End Game).</source>
        <translation>第 {number} 手后的局面重现了。双方可以同意无胜负（对局 &gt; 结束对局）。</translation>
    </message>
    <message>
        <source>Tie: {color} wins under these rules</source>
        <translation>目数相同：按此规则{color}胜</translation>
    </message>
    <message>
        <source>Even: {color} wins</source>
        <translation>目数相同：{color}胜</translation>
    </message>
    <message>
        <source>{color} leads by {number}</source>
        <translation>{color}领先 {number} 目</translation>
    </message>
    <message>
        <source>{counting}: even</source>
        <translation>{counting}：相同</translation>
    </message>
    <message>
        <source>{counting}: even, {color} wins</source>
        <translation>{counting}：相同，{color}胜</translation>
    </message>
    <message>
        <source>{counting}: {color} by {number}</source>
        <translation>{counting}：{color}领先 {number} 目</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
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
        <translation>黑子</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>白子</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>square</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>圆圈</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>叉</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>选中</translation>
    </message>
    <message>
        <source>Black&apos;s territory</source>
        <translation>黑空</translation>
    </message>
    <message>
        <source>White&apos;s territory</source>
        <translation>白空</translation>
    </message>
    <message>
        <source>illegal: ko</source>
        <translation>禁着：劫</translation>
    </message>
    <message>
        <source>illegal: pass for the ko first</source>
        <translation>禁着：须先为劫停一手</translation>
    </message>
    <message>
        <source>illegal: it would repeat a position</source>
        <translation>禁着：局面重现</translation>
    </message>
    <message>
        <source>illegal: no liberties</source>
        <translation>禁着：没有气</translation>
    </message>
    <message>
        <source>in atari</source>
        <translation>被打吃</translation>
    </message>
    <message>
        <source>last move, number {number}</source>
        <translation>最后一手，第 {number} 手</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>最后一手</translation>
    </message>
    <message>
        <source>star point</source>
        <translation>星位</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>角</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>边</translation>
    </message>
    <message>
        <source>label {text}</source>
        <translation>标签 {text}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>第 {number} 手</translation>
    </message>
    <message>
        <source>arrow to {point}</source>
        <translation>箭头指向 {point}</translation>
    </message>
    <message>
        <source>line to {point}</source>
        <translation>线连到 {point}</translation>
    </message>
    <message>
        <source>variation {letter}</source>
        <translation>变化 {letter}</translation>
    </message>
    <message>
        <source>next move</source>
        <translation>下一手</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死棋</translation>
    </message>
    <message>
        <source>unsettled</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>in seki</source>
        <translation>双活</translation>
    </message>
    <message>
        <source>dame</source>
        <translation>单官</translation>
    </message>
    <message>
        <source>open border</source>
        <translation>边界未封闭</translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message>
        <source>Marked lines are correct</source>
        <translation>有标记的变化是正解</translation>
    </message>
    <message>
        <source>All lines except marked ones are correct</source>
        <translation>除有标记的变化外都是正解</translation>
    </message>
    <message>
        <source>The first variation is correct</source>
        <translation>第一个变化是正解</translation>
    </message>
    <message>
        <source>Every variation is correct</source>
        <translation>所有变化都是正解</translation>
    </message>
    <message>
        <source>Lines with “{sign}” are correct</source>
        <translation>带“{sign}”的变化是正解</translation>
    </message>
    <message>
        <source>Lines with “{sign}” are wrong</source>
        <translation>带“{sign}”的变化是错误</translation>
    </message>
    <message>
        <source>Make the black group live.</source>
        <translation>做活黑棋。</translation>
    </message>
    <message>
        <source>Make the white group live.</source>
        <translation>做活白棋。</translation>
    </message>
    <message>
        <source>Kill the white group.</source>
        <translation>杀死白棋。</translation>
    </message>
    <message>
        <source>Kill the black group.</source>
        <translation>杀死黑棋。</translation>
    </message>
    <message>
        <source>Included problems, grade {grade}</source>
        <translation>自带题目，第 {grade} 级</translation>
    </message>
    <message>
        <source>Black passes.</source>
        <translation>黑方停一手。</translation>
    </message>
    <message>
        <source>White passes.</source>
        <translation>白方停一手。</translation>
    </message>
    <message>
        <source>Passing is correct here.</source>
        <translation>此处停一手是正解。</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} / {all}</translation>
    </message>
    <message>
        <source>{right} of {all} correct</source>
        <translation>答对 {right} / {all}</translation>
    </message>
    <message>
        <source>{number} with a hint</source>
        <translation>用提示 {number} 题</translation>
    </message>
    <message>
        <source>{number} wrong</source>
        <translation>答错 {number} 题</translation>
    </message>
    <message>
        <source>{number} skipped</source>
        <translation>跳过 {number} 题</translation>
    </message>
    <message>
        <source>Correct without a hint: {number}</source>
        <translation>不用提示答对：{number}</translation>
    </message>
    <message>
        <source>{minutes}:{seconds} minutes</source>
        <translation>用时 {minutes}:{seconds}</translation>
    </message>
    <message>
        <source>none new</source>
        <translation>没有新题</translation>
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
        <translation>韩国</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中国</translation>
    </message>
    <message>
        <source>American (AGA)</source>
        <translation>美国 (AGA)</translation>
    </message>
    <message>
        <source>British (BGA)</source>
        <translation>英国 (BGA)</translation>
    </message>
    <message>
        <source>French (FFG)</source>
        <translation>法国 (FFG)</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>应氏</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>新西兰</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <source>Stone counting (old Chinese)</source>
        <translation>数活子（中国古法）</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>数目法</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>数子法</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>数活子</translation>
    </message>
    <message>
        <source>Basic ko</source>
        <translation>只禁立即提劫</translation>
    </message>
    <message>
        <source>Positional superko</source>
        <translation>禁局面重现</translation>
    </message>
    <message>
        <source>Situational superko</source>
        <translation>禁同轮次局面重现</translation>
    </message>
    <message>
        <source>Natural superko</source>
        <translation>禁自己重现局面</translation>
    </message>
    <message>
        <source>Superko until a pass</source>
        <translation>禁局面重现至虚手</translation>
    </message>
    <message>
        <source>A ko can&apos;t be retaken immediately. Longer cycles are allowed.</source>
        <translation>不能立即提回劫。更长的循环可以继续。</translation>
    </message>
    <message>
        <source>No move may repeat an earlier position.</source>
        <translation>任何一手都不能重现以前的局面。</translation>
    </message>
    <message>
        <source>No move may repeat an earlier position with the same player to move.</source>
        <translation>任何一手都不能重现以前轮到同一方下的相同局面。</translation>
    </message>
    <message>
        <source>No player may repeat a position that one of their own earlier moves created.</source>
        <translation>任何一方都不能重现自己以前落子形成的局面。</translation>
    </message>
    <message>
        <source>No move may repeat an earlier position, unless a player has passed since.</source>
        <translation>任何一手都不能重现以前的局面，除非其间有人停一手。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>One point per stone</source>
        <translation>每枚让子 1 目</translation>
    </message>
    <message>
        <source>One point per stone except the first</source>
        <translation>除第一子外每子 1 目</translation>
    </message>
    <message>
        <source>{ruleset}, changed</source>
        <translation>改动的{ruleset}</translation>
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
        <translation>{color}：{left}，在走</translation>
    </message>
    <message>
        <source>{color}: {left}, stopped</source>
        <translation>{color}：{left}，已停</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>Allow and Return Time</source>
        <translation>同意并归还时间</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>收回请求</translation>
    </message>
    <message>
        <source>{color} Loses on Time</source>
        <translation>{color}超时负</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续下</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Continue from Here</source>
        <translation>从这里继续</translation>
    </message>
    <message>
        <source>Back to the Game</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>Press the Clock</source>
        <translation>按棋钟</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Back to Scoring</source>
        <translation>回到数棋</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>New Game…</source>
        <translation>新对局…</translation>
    </message>
    <message>
        <source>last period of {time}</source>
        <translation>最后一次读秒 {time}</translation>
    </message>
    <message>
        <source>then {number} × {time}</source>
        <translation>之后 {number} × {time}</translation>
    </message>
    <message>
        <source>period {number} of {all}, {points} so far</source>
        <translation>第 {number} 次，共 {all} 次，已罚 {points}</translation>
    </message>
    <message>
        <source>{points} so far</source>
        <translation>已罚 {points}</translation>
    </message>
    <message>
        <source>then {number} × {time}, {points} each</source>
        <translation>之后 {number} × {time}，每次罚 {points}</translation>
    </message>
    <message>
        <source>+{time} per move</source>
        <translation>每手 +{time}</translation>
    </message>
    <message>
        <source>+{time} per move, up to {most}</source>
        <translation>每手 +{time}，上限 {most}</translation>
    </message>
    <message>
        <source>up to {time} back per move</source>
        <translation>每手最多返还 {time}</translation>
    </message>
    <message>
        <source>{time} delay per move</source>
        <translation>每手延时 {time}</translation>
    </message>
    <message>
        <source>runs in {time}</source>
        <translation>{time} 后起走</translation>
    </message>
    <message>
        <source>Press to start {color}&apos;s clock</source>
        <translation>按下启动{color}的棋钟</translation>
    </message>
    <message>
        <source>Press to end your turn</source>
        <translation>按下结束这一手</translation>
    </message>
    <message>
        <source>{name} moved and must press the clock.</source>
        <translation>{name} 已落子，该按棋钟。</translation>
    </message>
    <message>
        <source>{name} has not pressed the clock yet.</source>
        <translation>{name} 还没有按棋钟。</translation>
    </message>
    <message>
        <source>{name} has passed.</source>
        <translation>{name} 停一手。</translation>
    </message>
    <message>
        <source>The clock is stopped.</source>
        <translation>棋钟已停。</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>对局已暂停。</translation>
    </message>
    <message>
        <source>The clock was paused while the computer was asleep.</source>
        <translation>电脑休眠期间，棋钟已暂停。</translation>
    </message>
    <message>
        <source>This is move {number}; the match is at another position.</source>
        <translation>这是第 {number} 手；对局在另一局面。</translation>
    </message>
    <message>
        <source>This is move {number}. Continue from here?</source>
        <translation>这是第 {number} 手。从这里继续吗？</translation>
    </message>
    <message>
        <source>{name} asks to take back a move.</source>
        <translation>{name} 请求悔一手棋。</translation>
    </message>
    <message>
        <source>{name} asks to take back a move, with your reply to it.</source>
        <translation>{name} 请求悔棋，连同对它的应手。</translation>
    </message>
    <message>
        <source>Waiting for {name} to allow the takeback.</source>
        <translation>正在问 {name} 是否同意悔棋。</translation>
    </message>
    <message>
        <source>Your time has run out. {name} decides how to continue.</source>
        <translation>你的时间已到。由 {name} 决定。</translation>
    </message>
    <message>
        <source>{name}&apos;s time has run out.</source>
        <translation>{name} 的时间已到。</translation>
    </message>
    <message>
        <source>Pass?</source>
        <translation>停一手吗？</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>认输吗？</translation>
    </message>
    <message>
        <source>Hold the button down to pass.</source>
        <translation>按住按钮停一手。</translation>
    </message>
    <message>
        <source>Hold the button down to resign.</source>
        <translation>按住按钮认输。</translation>
    </message>
    <message>
        <source>{name} has accepted.</source>
        <translation>{name} 已同意。</translation>
    </message>
</context>
<context>
    <name>turning</name>
    <message>
        <source>View rotated right</source>
        <translation>视图已向右旋转</translation>
    </message>
    <message>
        <source>View turned upside down</source>
        <translation>棋盘已上下颠倒</translation>
    </message>
    <message>
        <source>View rotated left</source>
        <translation>视图已向左旋转</translation>
    </message>
    <message>
        <source>View flipped horizontally</source>
        <translation>视图已水平翻转</translation>
    </message>
    <message>
        <source>View flipped vertically</source>
        <translation>视图已垂直翻转</translation>
    </message>
    <message>
        <source>View flipped along a diagonal</source>
        <translation>视图已沿对角线翻转</translation>
    </message>
</context>
</TS>
