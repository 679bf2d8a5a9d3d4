<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR">
<context>
    <name></name>
    <message numerus="yes">
        <source>Caught in a ladder: %n moves.</source>
        <translation>
            <numerusform>축으로 잡힘: %n수.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ladder fails: broken by {stones}.</source>
        <translation>
            <numerusform>축이 안 됨: 축머리 {stones}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} {point}, %n stones captured</source>
        <translation>
            <numerusform>{color} {point}, 돌 %n개 따냄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} {point}, %n own stones lost</source>
        <translation>
            <numerusform>{color} {point}, 자기 돌 %n개 잃음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Atari: {color} {point}, %n stones</source>
        <translation>
            <numerusform>단수: {color} {point}, 돌 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variations follow</source>
        <translation>
            <numerusform>이어지는 변화도 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undone: %n moves</source>
        <translation>
            <numerusform>%n수 되돌림</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <comment>to be played in a time</comment>
        <translation>
            <numerusform>%n수</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n시간</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n분</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n초</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n periods left</source>
        <translation>
            <numerusform>초읽기 %n회 남음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones to play</source>
        <translation>
            <numerusform>%n수 남음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later moves are now illegal, starting with move {first}</source>
        <translation>
            <numerusform>{first}수부터 모두 %n수가 이제 규칙에 어긋납니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later moves now capture different stones, starting with move {first}</source>
        <translation>
            <numerusform>{first}수부터 모두 %n수가 따내는 돌이 달라졌습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black places %n more handicap stones</source>
        <translation>
            <numerusform>흑이 접바둑 돌 %n개를 더 놓을 차례</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>for a guess, not on the board</comment>
        <translation>
            <numerusform>%n점</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found on try %n: {points}.</source>
        <translation>
            <numerusform>%n번째에 맞힘: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n수</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on the first try</source>
        <translation>
            <numerusform>한 번에 맞힌 수 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>새 문제 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>문제 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>오늘 풀 것 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games without moves skipped</source>
        <translation>
            <numerusform>수가 없는 기보 %n개 제외</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable files</source>
        <translation>
            <numerusform>읽지 못한 파일 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>연속 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n집</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prisoners</source>
        <translation>
            <numerusform>따낸 돌 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>돌 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unsettled groups ({points}). Resume play or mark them.</source>
        <translation>
            <numerusform>말 %n개의 사활이 정해지지 않았습니다 ({points}). 이어 두거나 사활을 정하십시오.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open borders at {points}. Close them first.</source>
        <translation>
            <numerusform>경계가 열려 있습니다: {points}. 먼저 막으십시오.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dead stones in seki ({points}) do not count unless captured. Resume play to capture them.</source>
        <translation>
            <numerusform>빅 안의 죽은 돌 %n개({points})는 실제로 따내야 계산됩니다. 따내려면 대국을 재개하십시오.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dame left, each worth a point under area scoring. Fill them first.</source>
        <translation>
            <numerusform>공배가 %n개 남았고 이 계가에서는 하나가 1집입니다. 먼저 메우십시오.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n stones in {time}</source>
        <translation>
            <numerusform>다음은 {time}에 %n수</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n more handicap stones.</source>
        <translation>
            <numerusform>접바둑 돌을 %n개 더 놓으십시오.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black places %n more handicap stones.</source>
        <translation>
            <numerusform>흑이 접바둑 돌을 %n개 더 놓습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chain of %n</source>
        <translation>
            <numerusform>이어진 돌 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n liberties</source>
        <translation>
            <numerusform>활로 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>기보 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} of %Ln games selected</source>
        <translation>
            <numerusform>기보 %Ln개 중 {part}개 선택</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} of %Ln games</source>
        <translation>
            <numerusform>기보 %Ln개 중 {part}개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>외 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AcceptButton</name>
    <message>
        <source>✓ {name} accepted</source>
        <translation>✓ {name}: 동의함</translation>
    </message>
    <message>
        <source>{name} Accepts</source>
        <translation>{name}: 동의</translation>
    </message>
</context>
<context>
    <name>AidActions</name>
    <message>
        <source>Show &amp;Liberties</source>
        <translation>활로 표시(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Colour Chains</source>
        <translation>이어진 돌 색 구분(&amp;C)</translation>
    </message>
    <message>
        <source>Show &amp;Eyes and False Eyes</source>
        <translation>눈과 옥집 표시(&amp;E)</translation>
    </message>
    <message>
        <source>Read La&amp;dder</source>
        <translation>축 읽기(&amp;D)</translation>
    </message>
    <message>
        <source>Show &amp;Influence</source>
        <translation>세력 표시(&amp;I)</translation>
    </message>
    <message>
        <source>How far each side&apos;s stones reach</source>
        <translation>양쪽 돌의 세력이 미치는 범위를 보여 줍니다</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Scoring ended</source>
        <translation>계가를 끝냈습니다</translation>
    </message>
</context>
<context>
    <name>ArchiveDialog</name>
    <message>
        <source>Game Archive</source>
        <translation>지난 대국</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>삭제(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Show Folder</source>
        <translation>폴더 보기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Resume Game</source>
        <translation>이어 두기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games?</source>
        <translation>
            <numerusform>대국 %n개를 삭제하시겠습니까?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to Trash</source>
        <translation>휴지통으로 이동(&amp;M)</translation>
    </message>
    <message>
        <source>Delete permanently?</source>
        <translation>완전히 삭제하시겠습니까?</translation>
    </message>
    <message>
        <source>These games cannot be moved to the trash. Deleting them cannot be undone:
{games}</source>
        <translation>다음 대국은 휴지통으로 옮길 수 없습니다. 삭제하면 되돌릴 수 없습니다.
{games}</translation>
    </message>
    <message>
        <source>&amp;Delete Permanently</source>
        <translation>완전히 삭제(&amp;D)</translation>
    </message>
    <message>
        <source>Could not delete</source>
        <translation>삭제하지 못했습니다</translation>
    </message>
</context>
<context>
    <name>ArchiveModel</name>
    <message>
        <source>This file has no readable game</source>
        <translation>이 파일에는 읽을 수 있는 기보가 없습니다</translation>
    </message>
    <message>
        <source>No archived game matches.</source>
        <translation>조건에 맞는 지난 대국이 없습니다.</translation>
    </message>
    <message>
        <source>The archive is empty.</source>
        <translation>지난 대국이 없습니다.</translation>
    </message>
</context>
<context>
    <name>BoardActions</name>
    <message>
        <source>&amp;Letters and Numbers (A1)</source>
        <translation>문자와 숫자(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Numeric (1-1)</source>
        <translation>숫자 (1-1)(&amp;N)</translation>
    </message>
    <message>
        <source>S&amp;GF (aa)</source>
        <translation>SGF (aa)(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Japanese</source>
        <translation>일본식(&amp;J)</translation>
    </message>
    <message>
        <source>From the Nearest &amp;Corner</source>
        <translation>귀에서부터(&amp;C)</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>없음(&amp;O)</translation>
    </message>
    <message>
        <source>On &amp;Four Sides</source>
        <translation>네 변에(&amp;F)</translation>
    </message>
    <message>
        <source>On &amp;Two Sides</source>
        <translation>두 변에(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Choose Part…</source>
        <translation>일부 선택(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>전체 바둑판(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Always Show Whole Board</source>
        <translation>항상 전체 바둑판 표시(&amp;A)</translation>
    </message>
    <message>
        <source>Rotate &amp;Right</source>
        <translation>오른쪽으로 돌리기(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate &amp;Left</source>
        <translation>왼쪽으로 돌리기(&amp;L)</translation>
    </message>
    <message>
        <source>Turn &amp;Upside Down</source>
        <translation>위아래로 돌리기(&amp;U)</translation>
    </message>
    <message>
        <source>Flip &amp;Horizontally</source>
        <translation>좌우로 뒤집기(&amp;M)</translation>
    </message>
    <message>
        <source>Flip &amp;Vertically</source>
        <translation>상하로 뒤집기(&amp;T)</translation>
    </message>
    <message>
        <source>R&amp;eset View</source>
        <translation>보기 초기화(&amp;A)</translation>
    </message>
</context>
<context>
    <name>BoardAndStonesDialog</name>
    <message>
        <source>Board and Stones</source>
        <translation>바둑판과 바둑돌</translation>
    </message>
    <message>
        <source>Use This Board</source>
        <translation>적용</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>바둑판</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>바둑돌</translation>
    </message>
</context>
<context>
    <name>BoardExporter</name>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Could not export the board</source>
        <translation>바둑판을 내보내지 못했습니다</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>복사 중</translation>
    </message>
    <message>
        <source>Board copied as text.</source>
        <translation>바둑판을 글로 복사했습니다.</translation>
    </message>
    <message>
        <source>Board copied.</source>
        <translation>바둑판을 복사했습니다.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>벡터 그림</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF 문서</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>글</translation>
    </message>
</context>
<context>
    <name>BoardMenu</name>
    <message>
        <source>&amp;Mark Point</source>
        <translation>이 점에 표시(&amp;M)</translation>
    </message>
    <message>
        <source>Set &amp;Up</source>
        <translation>돌 배치(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Go to This Stone&apos;s Move</source>
        <translation>이 돌을 둔 수로 이동(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Black Stone</source>
        <translation>흑돌(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White Stone</source>
        <translation>백돌(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;No Stone</source>
        <translation>돌 없음(&amp;N)</translation>
    </message>
</context>
<context>
    <name>BoardSizeField</name>
    <message>
        <source>Other</source>
        <translation>기타</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>바둑판</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>가로</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>세로</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Kaya</source>
        <translation>비자나무</translation>
    </message>
    <message>
        <source>Shin-kaya</source>
        <translation>신비자</translation>
    </message>
    <message>
        <source>Night wood</source>
        <translation>어두운 나무</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>돌판</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>종이</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>고대비</translation>
    </message>
    <message>
        <source>From the board theme</source>
        <translation>바둑판 테마의 돌</translation>
    </message>
    <message>
        <source>Slate and shell</source>
        <translation>오석과 조개</translation>
    </message>
    <message>
        <source>Glass</source>
        <translation>유리</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>평면</translation>
    </message>
    <message>
        <source>Skipped {file}: could not read it.</source>
        <translation>{file}: 읽을 수 없어 제외했습니다.</translation>
    </message>
    <message>
        <source>Skipped {file}: syntax error in line {where}.</source>
        <translation>{file}: {where}번째 줄을 이해할 수 없어 제외했습니다.</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} is missing.</source>
        <translation>{file}: {where} 항목이 없어 제외했습니다.</translation>
    </message>
    <message>
        <source>Skipped {file}: unknown key {where}.</source>
        <translation>{file}: 알 수 없는 키 {where} 때문에 건너뛰었습니다.</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be a section, [{where}].</source>
        <translation>{file}: {where} 항목은 별도의 구역이어야 하므로 제외했습니다: [{where}]</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be quoted text.</source>
        <translation>{file}: {where} 항목은 따옴표로 묶은 글이어야 하므로 제외했습니다.</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be a colour such as &quot;#e1b87c&quot;.</source>
        <translation>{file}: {where} 항목은 &quot;#e1b87c&quot; 같은 색이어야 하므로 제외했습니다.</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be a number, {allowed}.</source>
        <translation>{file}: {where} 항목은 숫자({allowed})여야 하므로 제외했습니다.</translation>
    </message>
    <message>
        <source>Skipped {file}: {where} must be one of {allowed}.</source>
        <translation>{file}: {where} 항목은 다음 중 하나여야 하므로 제외했습니다: {allowed}</translation>
    </message>
    <message>
        <source>Skipped {file}: the file is incomplete.</source>
        <translation>{file}: 파일이 불완전하여 건너뛰었습니다.</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message>
        <source>Figure {place}</source>
        <translation>제{place}보</translation>
    </message>
    <message>
        <source>Variation {place} at {move}</source>
        <translation>참고도 {place} ({move})</translation>
    </message>
    <message>
        <source>Variation {place} at {move} of variation {variation}</source>
        <translation>참고도 {place} (참고도 {variation}의 {move})</translation>
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
        <translation>{numbers}: {place}의 곳</translation>
    </message>
    <message>
        <source>{numbers} pass</source>
        <translation>{numbers}: 패스</translation>
    </message>
</context>
<context>
    <name>CheckedEdits</name>
    <message>
        <source>Checking the following moves</source>
        <translation>이어지는 수 확인 중</translation>
    </message>
    <message>
        <source>Some moves are now illegal</source>
        <translation>규칙에 어긋나게 된 수가 있습니다</translation>
    </message>
    <message>
        <source>&amp;Keep Change</source>
        <translation>그대로 두기(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Undo Change</source>
        <translation>되돌리기(&amp;U)</translation>
    </message>
</context>
<context>
    <name>ClockFields</name>
    <message>
        <source>Clock</source>
        <translation>시계</translation>
    </message>
    <message>
        <source>Di&amp;fferent for White</source>
        <translation>백은 다르게(&amp;F)</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>사용자 지정</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>설정 삭제</translation>
    </message>
    <message>
        <source>Save as preset</source>
        <translation>설정으로 저장</translation>
    </message>
</context>
<context>
    <name>CommandBar</name>
    <message>
        <source>Toolbar</source>
        <translation>도구 모음</translation>
    </message>
    <message>
        <source>More Tools</source>
        <translation>다른 도구</translation>
    </message>
    <message>
        <source>Hide the Toolbar</source>
        <translation>도구 모음 숨기기</translation>
    </message>
</context>
<context>
    <name>CommentPanel</name>
    <message>
        <source>Comment on this move</source>
        <translation>이 수의 해설</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>해설</translation>
    </message>
    <message>
        <source>The comment continues. It is too long to show or edit here.</source>
        <translation>해설이 더 있습니다. 너무 길어 여기서는 모두 보거나 고칠 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>ComparisonDialog</name>
    <message>
        <source>Compare Rulesets</source>
        <translation>규칙 비교</translation>
    </message>
    <message>
        <source>The same marking scored under every ruleset</source>
        <translation>같은 사활 표시를 모든 규칙에 적용</translation>
    </message>
    <message>
        <source>With komi {komi}, as in this game.</source>
        <translation>덤은 모두 이 대국과 같은 {komi}입니다.</translation>
    </message>
    <message>
        <source>Why area and territory scoring differ</source>
        <translation>두 계가 방식이 다른 이유</translation>
    </message>
    <message>
        <source>Territory scoring</source>
        <translation>집 계가(일본식)</translation>
    </message>
    <message>
        <source>They agree in this game.</source>
        <translation>이 대국에서는 결과가 같습니다.</translation>
    </message>
    <message>
        <source>Area scoring</source>
        <translation>영역 계가(중국식)</translation>
    </message>
</context>
<context>
    <name>CountActions</name>
    <message>
        <source>S&amp;core Game</source>
        <translation>계가(&amp;C)</translation>
    </message>
    <message>
        <source>Re-estimate &amp;Dead Stones</source>
        <translation>죽은 돌 다시 판단(&amp;D)</translation>
    </message>
    <message>
        <source>Discards the groups marked by hand</source>
        <translation>손으로 표시한 사활을 지웁니다</translation>
    </message>
    <message>
        <source>Co&amp;mpare Rulesets…</source>
        <translation>규칙 비교(&amp;M)…</translation>
    </message>
    <message>
        <source>The same position under other rules, and why they differ</source>
        <translation>같은 판을 다른 규칙으로 계가하고 차이의 이유를 보여 줍니다</translation>
    </message>
    <message>
        <source>&amp;End Game…</source>
        <translation>대국 끝내기(&amp;E)…</translation>
    </message>
    <message>
        <source>On time, by forfeit, by agreement or without a result</source>
        <translation>시간패, 몰수패, 합의로 끝내거나 결과 없이 끝냅니다</translation>
    </message>
    <message>
        <source>To score the game, keep or discard the tried moves first.</source>
        <translation>계가하려면 먼저 놓아 본 수를 남기거나 버리십시오.</translation>
    </message>
    <message>
        <source>Replace the recorded result?</source>
        <translation>이 기보의 결과를 바꿀까요?</translation>
    </message>
    <message>
        <source>Recorded: {recorded}. New score: {counted}.</source>
        <translation>기록: {recorded}. 새 결과: {counted}.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>바꾸기(&amp;R)</translation>
    </message>
</context>
<context>
    <name>CountAnswer</name>
    <message>
        <source>Who wins</source>
        <translation>승자</translation>
    </message>
    <message>
        <source>Black by</source>
        <translation>흑 승</translation>
    </message>
    <message>
        <source>White by</source>
        <translation>백 승</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>집 수</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>확인</translation>
    </message>
</context>
<context>
    <name>CountPage</name>
    <message>
        <source>Accept</source>
        <translation>동의</translation>
    </message>
    <message>
        <source>Resume Play</source>
        <translation>이어 두기</translation>
    </message>
    <message>
        <source>✓ Accepted</source>
        <translation>✓ 동의함</translation>
    </message>
</context>
<context>
    <name>CountPanel</name>
    <message>
        <source>Scoring method</source>
        <translation>계가 방식</translation>
    </message>
    <message>
        <source>What a click marks</source>
        <translation>클릭으로 표시할 상태</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>비교…</translation>
    </message>
    <message>
        <source>Demonstrate…</source>
        <translation>계가 과정 보기…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Resume Play</source>
        <translation>이어 두기</translation>
    </message>
</context>
<context>
    <name>CountStepTexts</name>
    <message>
        <source>Territory scoring: prisoners fill territory, and the remaining empty points decide.</source>
        <translation>집을 셉니다. 따낸 돌로 상대 집을 메우고, 남은 빈 점으로 승부를 가립니다.</translation>
    </message>
    <message>
        <source>Territory scoring with pass stones: prisoners and pass stones fill territory, and the remaining empty points decide.</source>
        <translation>패스한 돌도 따낸 돌과 함께 집을 셉니다. 그 돌로 상대 집을 메우고, 남은 빈 점으로 승부를 가립니다.</translation>
    </message>
    <message>
        <source>One side&apos;s stones and territory are counted and compared with half the board.</source>
        <translation>한쪽의 돌과 집만 세어 바둑판의 절반과 견줍니다.</translation>
    </message>
    <message>
        <source>The territory and the stones of both sides are counted.</source>
        <translation>양쪽의 집과 돌을 모두 셉니다.</translation>
    </message>
    <message>
        <source>Both sides fill the board with all their stones: points left empty, or stones left over, decide.</source>
        <translation>양쪽이 가진 돌을 모두 바둑판에 놓습니다. 비어 남는 점이나 놓을 곳 없는 돌로 승부를 가립니다.</translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s %n dead stones leave the board.</source>
        <translation>
            <numerusform>{color}의 죽은 돌 %n개를 들어냅니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s %n dead stones leave the board and go into {other}&apos;s lid.</source>
        <translation>
            <numerusform>{color}의 죽은 돌 %n개를 들어내 {other}의 통 뚜껑에 놓습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s %n dead stones in seki stay: they count for neither side.</source>
        <translation>
            <numerusform>빅 안에 있는 {color}의 죽은 돌 %n개는 그대로 두며, 어느 쪽의 집도 되지 않습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The players fill %n dame in turn; these count for neither side.</source>
        <translation>
            <numerusform>공배 %n개를 번갈아 메웁니다. 누구의 집도 아닙니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} passed %n times and put a stone into {other}&apos;s lid each time.</source>
        <translation>
            <numerusform>{color}이 %n번 패스하여 그때마다 {other}의 통 뚜껑에 돌 하나가 놓였습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>White must pass last and puts one more stone into Black&apos;s lid.</source>
        <translation>백이 마지막으로 패스해야 하므로 흑의 통 뚜껑에 돌 하나를 더 놓습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n stones from {color}&apos;s bowl fill {color}&apos;s territory: a filled point counts as much as an empty one.</source>
        <translation>
            <numerusform>{color}의 통에서 돌 %n개를 꺼내 {color}집을 메웁니다. 메운 점도 빈 점과 똑같이 셉니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones from {color}&apos;s bowl fill {color}&apos;s territory.</source>
        <translation>
            <numerusform>{color}의 통에서 돌 %n개를 꺼내 {color}집을 메웁니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prisoners from {other}&apos;s lid fill {color}&apos;s territory.</source>
        <translation>
            <numerusform>{other}의 통 뚜껑에 있는 따낸 돌 %n개로 {color}집을 메웁니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones are left over, leaving {total}.</source>
        <translation>
            <numerusform>{color}돌 %n개를 놓을 곳이 없어 {total}집이 됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones are left over and count for {other}.</source>
        <translation>
            <numerusform>{color}돌 %n개를 놓을 곳이 없습니다. 그만큼 {other}의 집이 됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones inside {color}&apos;s territory are moved to clear a block of {size}; the border stays.</source>
        <translation>
            <numerusform>{color}집 안의 돌 %n개를 옮겨 {size} 덩어리를 만듭니다. 경계는 그대로입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s first block has %n points.</source>
        <translation>
            <numerusform>{color}의 첫 덩어리는 %n집입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This block of %n points brings {color} to {total}.</source>
        <translation>
            <numerusform>이 덩어리 %n집을 더해 {color}은 {total}집입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {color}&apos;s stones are removed to make the empty points a multiple of ten.</source>
        <translation>
            <numerusform>빈 점이 10 단위가 되도록 {color}돌 %n개를 들어냅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} has no empty points left.</source>
        <translation>{color}에게는 빈 점이 남지 않았습니다.</translation>
    </message>
    <message numerus="yes">
        <source>{color} has %n empty points, a multiple of ten.</source>
        <translation>
            <numerusform>{color}의 빈 점은 10 단위로 %n점입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s territory has %n points.</source>
        <translation>
            <numerusform>{color}집은 %n집입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n stones bring {color} to {total}.</source>
        <translation>
            <numerusform>이 돌 %n개를 더해 {color}은 {total}입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the prisoners back in their bowls, each side has %n stones on the board and in the bowl.</source>
        <translation>
            <numerusform>따낸 돌을 돌통에 되돌리면 바둑판과 돌통을 합해 양쪽 모두 돌이 %n개입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s own area is full: the last %n stones go into {other}&apos;s and count there.</source>
        <translation>
            <numerusform>{color}의 영역이 가득 찼습니다. 마지막 돌 %n개는 {other}의 영역에 놓고 거기서 셉니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points of {color}&apos;s area stay empty, making {total}.</source>
        <translation>
            <numerusform>{color}의 영역에 %n점이 비어 {total}집이 됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} receives {points} for the handicap, making {total}.</source>
        <translation>접바둑 보상으로 {color}에게 {points}을 주어 {total}집이 됩니다.</translation>
    </message>
    <message>
        <source>{color} pays {points}, two for each living group, leaving {total}.</source>
        <translation>{color}이 살아 있는 말마다 두 집씩 모두 {points}을 내어 {total}집이 남습니다.</translation>
    </message>
    <message>
        <source>{color} pays {points} for overtime.</source>
        <translation>{color}이 시간 초과로 {points}을 냅니다.</translation>
    </message>
    <message>
        <source>{color} pays {points} for overtime, leaving {total}.</source>
        <translation>{color}이 시간 초과로 {points}을 내어 {total}집이 남습니다.</translation>
    </message>
    <message>
        <source>{color} loses {points} to komi, leaving {total}.</source>
        <translation>{color}에게서 덤으로 {points}을 빼어 {total}집이 남습니다.</translation>
    </message>
    <message>
        <source>{color} receives {points} as komi.</source>
        <translation>덤으로 {color}에게 {points}을 줍니다.</translation>
    </message>
    <message>
        <source>{color} receives {points} as komi, making {total}.</source>
        <translation>덤으로 {color}에게 {points}을 주어 {total}집이 됩니다.</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: half of the board plus half of all adjustments.</source>
        <translation>{color}은 {total}이고 {number}보다 많아야 합니다. 바둑판의 절반에, 양쪽이 내고 받는 것의 절반을 더한 수입니다.</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}, {half_of}.</source>
        <translation>{color}은 {total}이고 {number}, 곧 {half_of}보다 많아야 합니다.</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: {half_of} ({half}) minus half of komi and handicap ({extra}).</source>
        <translation>{color}은 {total}이고 {number}보다 많아야 합니다. {half_of}({half})에서 덤과 접바둑 보상의 절반({extra})을 뺀 수입니다.</translation>
    </message>
    <message>
        <source>{color} has {total} and needs more than {number}: {half_of} ({half}) plus half of komi and handicap ({extra}).</source>
        <translation>{color}은 {total}이고 {number}보다 많아야 합니다. {half_of}({half})에 덤과 접바둑 보상의 절반({extra})을 더한 수입니다.</translation>
    </message>
    <message>
        <source>half of the counted points</source>
        <translation>세는 점의 절반</translation>
    </message>
    <message>
        <source>half of the board</source>
        <translation>바둑판의 절반</translation>
    </message>
    <message>
        <source>One side has {apart} more than half, the other {apart} less: {lead}.</source>
        <translation>한쪽은 절반보다 {apart} 많고, 다른 쪽은 {apart} 적습니다. {lead}.</translation>
    </message>
    <message>
        <source>{lead}.</source>
        <translation>{lead}.</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>일본식</translation>
    </message>
    <message>
        <source>French quick / AGA</source>
        <translation>프랑스 간편식 / AGA</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>중국식</translation>
    </message>
    <message>
        <source>French normal</source>
        <translation>프랑스 일반식</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>잉창치식</translation>
    </message>
</context>
<context>
    <name>CountTable</name>
    <message>
        <source>Score</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>{line}, {color}: {number}</source>
        <translation>{line}, {color}: {number}</translation>
    </message>
    <message>
        <source>{line}: Black {black}, White {white}</source>
        <translation>{line}: 흑 {black}, 백 {white}</translation>
    </message>
</context>
<context>
    <name>CountTool</name>
    <message>
        <source>Group Is Alive</source>
        <translation>이 말은 산 돌</translation>
    </message>
    <message>
        <source>Group Is Dead</source>
        <translation>이 말은 죽은 돌</translation>
    </message>
    <message>
        <source>Only This Chain Is Alive</source>
        <translation>이어진 이 돌만 산 돌</translation>
    </message>
    <message>
        <source>Only This Chain Is Dead</source>
        <translation>이어진 이 돌만 죽은 돌</translation>
    </message>
    <message>
        <source>Not in Seki</source>
        <translation>빅 아님</translation>
    </message>
    <message>
        <source>Alive in Seki</source>
        <translation>빅으로 삶</translation>
    </message>
    <message>
        <source>Play Out</source>
        <translation>두어서 확인</translation>
    </message>
    <message>
        <source>{color} Plays First</source>
        <translation>{color}부터 두기</translation>
    </message>
</context>
<context>
    <name>CursorActions</name>
    <message>
        <source>Boar&amp;d Cursor</source>
        <translation>바둑판 커서(&amp;D)</translation>
    </message>
    <message>
        <source>T&amp;ype Coordinate…</source>
        <translation>자리 입력(&amp;Y)…</translation>
    </message>
    <message>
        <source>Next &amp;Unsettled Group</source>
        <translation>다음 사활 미정 말(&amp;U)</translation>
    </message>
    <message>
        <source>Previou&amp;s Unsettled Group</source>
        <translation>이전 사활 미정 말(&amp;S)</translation>
    </message>
</context>
<context>
    <name>CursorKeys</name>
    <message>
        <source>Arrows</source>
        <translation>화살표</translation>
    </message>
    <message>
        <source>Shift+Arrows</source>
        <translation>Shift+화살표</translation>
    </message>
    <message>
        <source>Board Cursor</source>
        <translation>바둑판 커서</translation>
    </message>
    <message>
        <source>Show the cursor and move it</source>
        <translation>커서를 표시하고 옮기기</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>커서 옮기기</translation>
    </message>
    <message>
        <source>Jump to the next line of star points</source>
        <translation>다음 화점 줄로</translation>
    </message>
    <message>
        <source>Play, mark or answer at the cursor</source>
        <translation>그 자리에 두기, 표시, 답하기</translation>
    </message>
    <message>
        <source>Same as Shift+click</source>
        <translation>Shift+클릭과 같음</translation>
    </message>
    <message>
        <source>Menu of the group at the cursor, while scoring</source>
        <translation>계가 중 커서 위치에 있는 말의 메뉴</translation>
    </message>
    <message>
        <source>Hide the cursor</source>
        <translation>커서 숨기기</translation>
    </message>
</context>
<context>
    <name>DemonstrationKeys</name>
    <message>
        <source>Counting Demonstration</source>
        <translation>손으로 하는 계가 보기</translation>
    </message>
    <message>
        <source>Previous step, next step</source>
        <translation>이전 단계, 다음 단계</translation>
    </message>
    <message>
        <source>First or last step</source>
        <translation>첫 단계나 마지막 단계로</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>재생, 일시 정지</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>나가기</translation>
    </message>
</context>
<context>
    <name>DemonstrationMode</name>
    <message>
        <source>{black} – {white}, counting: {method}</source>
        <translation>{black} – {white}, 계가: {method}</translation>
    </message>
    <message>
        <source>{title}, step {number} of {all}</source>
        <translation>{title}, {number}/{all}단계</translation>
    </message>
</context>
<context>
    <name>DemonstrationPanel</name>
    <message>
        <source>Counting method</source>
        <translation>계가 방식</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>First</source>
        <translation>처음으로</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>앞으로</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>끝으로</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Save or Print…</source>
        <translation>저장 또는 인쇄…</translation>
    </message>
    <message>
        <source>Save Step as &amp;Picture…</source>
        <translation>이 단계를 그림으로 저장(&amp;P)…</translation>
    </message>
    <message>
        <source>P&amp;rint Step…</source>
        <translation>이 단계 인쇄(&amp;R)…</translation>
    </message>
    <message>
        <source>Save All Steps as P&amp;DF…</source>
        <translation>모든 단계를 PDF로 저장(&amp;D)…</translation>
    </message>
    <message>
        <source>Print &amp;All Steps…</source>
        <translation>모든 단계 인쇄(&amp;A)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>{number}/{all}단계</translation>
    </message>
</context>
<context>
    <name>Diagrams</name>
    <message>
        <source>Line {line}: unknown sign {found}; the point is left empty.</source>
        <translation>{line}번째 줄: {found} 표시는 여기서 뜻이 없어 빈 점으로 두었습니다.</translation>
    </message>
    <message>
        <source>Line {line} is shorter than other rows.</source>
        <translation>{line}번째 줄이 다른 줄보다 짧습니다.</translation>
    </message>
    <message>
        <source>Line {line}: second move {found}; read as a stone.</source>
        <translation>{line}번째 줄: {found}번 수가 또 있어 이것은 돌로만 놓았습니다.</translation>
    </message>
    <message>
        <source>Line {line}: cannot draw this line or arrow: {found}</source>
        <translation>{line}번째 줄: 이 선이나 화살표를 그릴 수 없습니다: {found}</translation>
    </message>
    <message>
        <source>The diagram does not give the board size; {found} is a guess.</source>
        <translation>그림에 바둑판 크기가 없습니다. 추정: {found}.</translation>
    </message>
    <message>
        <source>The diagram has no edges; its place on the board is a guess.</source>
        <translation>그림에 변이 없어 바둑판의 어느 자리인지는 추정입니다.</translation>
    </message>
    <message>
        <source>The board of {found} is larger than {size}x{size}.</source>
        <translation>바둑판이 {size}x{size}보다 큽니다: {found}.</translation>
    </message>
    <message>
        <source>The diagram may not be complete</source>
        <translation>그림이 원래와 조금 다를 수 있습니다</translation>
    </message>
</context>
<context>
    <name>DisputePanel</name>
    <message>
        <source>When both players pass, scoring resumes: captured stones are dead, stones still standing are alive. The moves stay in the game as a variation.</source>
        <translation>패스로 끝나면 계가를 계속합니다. 따낸 돌은 죽은 돌이고 남은 돌은 산 돌입니다. 두어 본 수순은 변화도로 기보에 남습니다.</translation>
    </message>
    <message>
        <source>A ko can be retaken only after passing for it.</source>
        <translation>패는 한 번 패스한 뒤에만 되따낼 수 있습니다.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Group Is Dead</source>
        <translation>이 말은 죽은 돌</translation>
    </message>
    <message>
        <source>Group Is Alive</source>
        <translation>이 말은 산 돌</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>You are viewing another position.</source>
        <translation>다른 국면을 보고 있습니다.</translation>
    </message>
</context>
<context>
    <name>DocumentPrinter</name>
    <message>
        <source>page</source>
        <translation>쪽</translation>
    </message>
    <message>
        <source>Replace this file?</source>
        <translation>이 파일을 바꿀까요?</translation>
    </message>
    <message>
        <source>A file with this name already exists. Replacing it discards its contents.</source>
        <translation>같은 이름의 파일이 이미 있습니다. 바꾸면 그 내용이 사라집니다.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>바꾸기(&amp;R)</translation>
    </message>
    <message>
        <source>Saving {file}</source>
        <translation>{file} 저장 중</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>{file}(으)로 저장했습니다.</translation>
    </message>
    <message>
        <source>The printer {printer} did not accept the pages. Check that it is on and has paper, or save the pages as PDF.</source>
        <translation>{printer} 프린터가 인쇄물을 받지 않았습니다. 전원과 용지를 확인하거나 PDF로 저장한 뒤 그 파일을 인쇄하십시오.</translation>
    </message>
    <message>
        <source>No printer found</source>
        <translation>프린터가 없습니다</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. You can save the pages as PDF and print them elsewhere.</source>
        <translation>이 컴퓨터에 등록된 프린터가 없습니다. 인쇄할 내용을 PDF 파일로 저장해 다른 곳에서 인쇄할 수 있습니다.</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>PDF로 저장(&amp;S)…</translation>
    </message>
</context>
<context>
    <name>Encodings</name>
    <message>
        <source>Unicode</source>
        <translation>유니코드</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>중국어 간체</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>중국어 번체</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>일본어</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>한국어</translation>
    </message>
    <message>
        <source>Western</source>
        <translation>서유럽어</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>중앙유럽어</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>키릴 문자</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>발트어</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>터키어</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>그리스어</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>히브리어</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>아랍어</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>베트남어</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>태국어</translation>
    </message>
</context>
<context>
    <name>EndOfGameDialog</name>
    <message>
        <source>End of the Game</source>
        <translation>대국 종료</translation>
    </message>
    <message>
        <source>Saved in the archive as {name}</source>
        <translation>지난 대국에 저장됨: {name}</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Resu&amp;lt Sheet…</source>
        <translation>결과지(&amp;L)…</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>복기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>재대국(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>새 대국(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>닫기(&amp;C)</translation>
    </message>
</context>
<context>
    <name>EstimateActions</name>
    <message>
        <source>Es&amp;timate Score</source>
        <translation>형세 판단(&amp;T)</translation>
    </message>
    <message>
        <source>Estimated territory in this position</source>
        <translation>이 국면의 예상 집</translation>
    </message>
</context>
<context>
    <name>EstimateBar</name>
    <message>
        <source>Close estimate</source>
        <translation>형세 판단 닫기</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>형세 판단 중…</translation>
    </message>
    <message>
        <source>Estimate only</source>
        <translation>형세 판단일 뿐입니다</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>형세 판단</translation>
    </message>
</context>
<context>
    <name>EventFields</name>
    <message>
        <source>Event</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>회전</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>장소</translation>
    </message>
    <message>
        <source>Game name</source>
        <translation>대국 이름</translation>
    </message>
    <message>
        <source>The game is dated {date}.</source>
        <translation>기보의 날짜: {date}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Board as shown</source>
        <translation>보이는 그대로의 바둑판</translation>
    </message>
    <message>
        <source>Moves up to here</source>
        <translation>여기까지의 모든 수</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>마지막 몇 수</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>그림 (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>벡터 그림 (SVG)</translation>
    </message>
    <message>
        <source>Document (PDF)</source>
        <translation>문서 (PDF)</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>Text (Sensei&apos;s Library)</source>
        <translation>글 (Sensei&apos;s Library 형식)</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>{number} ×</source>
        <translation>{number}배</translation>
    </message>
    <message>
        <source>Convert text to o&amp;utlines</source>
        <translation>글자를 윤곽선으로 변환(&amp;L)</translation>
    </message>
    <message>
        <source>Ca&amp;ption</source>
        <translation>아래에 설명(&amp;P)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>미리 보기</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>저장(&amp;S)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>As on the board</source>
        <translation>바둑판과 같게</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>내용</translation>
    </message>
    <message>
        <source>Co&amp;ntent</source>
        <translation>내용(&amp;W)</translation>
    </message>
    <message>
        <source>Last &amp;moves</source>
        <translation>마지막 수(&amp;M)</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>좌표(&amp;O)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>형식(&amp;F)</translation>
    </message>
    <message>
        <source>S&amp;tyle</source>
        <translation>모양(&amp;T)</translation>
    </message>
    <message>
        <source>W&amp;idth</source>
        <translation>너비(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>해상도(&amp;H)</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>gobanapp ran into an internal error. Your game is intact, but please save it now.</source>
        <translation>gobanapp에 문제가 생겼습니다. 대국은 그대로 있습니다. 지금 저장해 두는 것이 좋습니다.</translation>
    </message>
    <message>
        <source>Details for a bug report are in {file}.</source>
        <translation>개발자를 위한 자세한 내용은 {file} 파일에 있습니다.</translation>
    </message>
</context>
<context>
    <name>FigureActions</name>
    <message>
        <source>Full Move &amp;Numbers</source>
        <translation>전체 수순 번호(&amp;N)</translation>
    </message>
    <message>
        <source>Move Numbers without &amp;Hundreds</source>
        <translation>백 단위 생략(&amp;H)</translation>
    </message>
    <message>
        <source>No Move N&amp;umbers</source>
        <translation>번호 없이(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Start Figure Here</source>
        <translation>여기서 보 시작(&amp;B)</translation>
    </message>
    <message>
        <source>Na&amp;me Figure…</source>
        <translation>보의 이름(&amp;M)…</translation>
    </message>
    <message>
        <source>New Figure Every &amp;{moves} Moves</source>
        <translation>&amp;{moves}수마다 한 보</translation>
    </message>
    <message>
        <source>Remove &amp;Figures from This Line</source>
        <translation>이 수순의 기보도 삭제(&amp;F)</translation>
    </message>
    <message>
        <source>Set Mo&amp;ve Number…</source>
        <translation>수순 번호 지정(&amp;T)…</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>보</translation>
    </message>
    <message>
        <source>Name of the figure that starts here:</source>
        <translation>여기서 시작하는 보의 이름:</translation>
    </message>
    <message>
        <source>Set Name</source>
        <translation>이름 지정</translation>
    </message>
    <message>
        <source>Move Number</source>
        <translation>수순 번호</translation>
    </message>
    <message>
        <source>Number of this move in print:</source>
        <translation>인쇄할 때 이 수의 번호:</translation>
    </message>
    <message>
        <source>Set Number</source>
        <translation>번호 지정</translation>
    </message>
</context>
<context>
    <name>FigurePreview</name>
    <message>
        <source>Preview</source>
        <translation>미리 보기</translation>
    </message>
</context>
<context>
    <name>FileMessages</name>
    <message>
        <source>The file or folder does not exist.</source>
        <translation>그런 파일이나 폴더가 없습니다.</translation>
    </message>
    <message>
        <source>You do not have permission.</source>
        <translation>이 작업을 할 권한이 없습니다.</translation>
    </message>
    <message>
        <source>The location is read-only.</source>
        <translation>그 위치는 읽기 전용입니다.</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>이것은 폴더입니다.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>디스크가 가득 찼습니다.</translation>
    </message>
    <message>
        <source>Your disk quota is full.</source>
        <translation>디스크 할당량을 모두 썼습니다.</translation>
    </message>
    <message>
        <source>You do not have permission to write to this folder.</source>
        <translation>이 폴더에 쓸 권한이 없습니다.</translation>
    </message>
    <message>
        <source>The file is read-only.</source>
        <translation>읽기 전용 파일입니다.</translation>
    </message>
    <message>
        <source>It is a device, pipe or socket, not a file.</source>
        <translation>파일이 아니라 장치, 파이프 또는 소켓입니다.</translation>
    </message>
    <message>
        <source>It is an archive. Unpack it and open the game files inside.</source>
        <translation>압축 파일입니다. 압축을 풀고 그 안의 기보를 여십시오.</translation>
    </message>
    <message>
        <source>It is an office document.</source>
        <translation>오피스 프로그램의 문서입니다.</translation>
    </message>
    <message>
        <source>It is a picture.</source>
        <translation>그림 파일입니다.</translation>
    </message>
    <message>
        <source>It is a PDF document.</source>
        <translation>PDF 문서입니다.</translation>
    </message>
    <message>
        <source>It is a web page. Look for a download link on it.</source>
        <translation>웹 페이지입니다. 그 안에서 다운로드 링크를 찾으십시오.</translation>
    </message>
    <message>
        <source>{reason} The game on the board is unchanged.</source>
        <translation>{reason} 바둑판의 대국은 그대로입니다.</translation>
    </message>
    <message>
        <source>Could not reopen {file}: it no longer exists.</source>
        <translation>마지막으로 열었던 파일이 이제 없습니다: {file}</translation>
    </message>
    <message>
        <source>Could not reopen {file}. {reason}</source>
        <translation>마지막으로 열었던 파일을 읽을 수 없습니다: {file}. {reason}</translation>
    </message>
    <message>
        <source>{reason} Only part of the file was written. The game is still on the board: save it to another location. The next start offers the file&apos;s previous contents.</source>
        <translation>{reason} 파일의 일부만 저장되었습니다. 대국은 바둑판에 있으니 다른 위치에 저장하십시오. 파일의 이전 내용은 다음에 시작할 때 복구할 수 있습니다.</translation>
    </message>
    <message>
        <source>The folder does not exist. Nothing was written. Choose another folder.</source>
        <translation>폴더가 없습니다. 아무것도 저장되지 않았습니다. 다른 폴더를 고르십시오.</translation>
    </message>
    <message>
        <source>{reason} The file on disk was not changed. Save to another location.</source>
        <translation>{reason} 기존 파일은 바뀌지 않았습니다. 다른 위치에 저장하십시오.</translation>
    </message>
    <message>
        <source>{reason} Nothing was written. Save to another location.</source>
        <translation>{reason} 아무것도 저장되지 않았습니다. 다른 위치에 저장하십시오.</translation>
    </message>
    <message>
        <source>{file} was not saved: a check found that the new file would not contain the whole game. The old file and the journal are unchanged.</source>
        <translation>다른 프로그램으로 검사한 결과 새 텍스트에 대국 전체가 담기지 않으므로 {file} 및 작업 기록은 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>{file} was not saved: a check found that the new file would not contain the whole game. The old file and the journal are unchanged; the new file is kept as {kept}.</source>
        <translation>다른 프로그램으로 검사한 결과 새 텍스트에 대국 전체가 담기지 않으므로 {file} 및 작업 기록은 그대로 두었습니다. 새 텍스트는 {kept}에 있습니다.</translation>
    </message>
    <message>
        <source>Your learning progress cannot be saved and lasts only until you quit. {reason}</source>
        <translation>학습 기록을 저장할 수 없어 프로그램을 끝낼 때까지만 유지됩니다. {reason}</translation>
    </message>
    <message>
        <source>Crash recovery is not available: save often. {reason}</source>
        <translation>비정상 종료 후 복구를 할 수 없습니다. 자주 저장하십시오. {reason}</translation>
    </message>
    <message>
        <source>It contains no game. It begins with “{found}”.</source>
        <translation>기보가 없습니다. 파일의 처음: “{found}”.</translation>
    </message>
</context>
<context>
    <name>FileProblemActions</name>
    <message>
        <source>&amp;Text Encoding…</source>
        <translation>텍스트 인코딩(&amp;T)…</translation>
    </message>
    <message>
        <source>Reopen the file in another encoding, if its text looks wrong</source>
        <translation>글자가 깨졌을 때 다른 인코딩으로 파일을 다시 엽니다</translation>
    </message>
    <message>
        <source>&amp;File Problems…</source>
        <translation>파일 문제(&amp;F)…</translation>
    </message>
    <message>
        <source>What was wrong in the file and how it was read</source>
        <translation>파일에서 잘못된 곳과 그것을 어떻게 읽었는지 보여 줍니다</translation>
    </message>
</context>
<context>
    <name>FileProblemsBar</name>
    <message>
        <source>Show…</source>
        <translation>보기…</translation>
    </message>
    <message>
        <source>Show file problems…</source>
        <translation>파일 문제 보기…</translation>
    </message>
    <message>
        <source>Change text encoding…</source>
        <translation>텍스트 인코딩 바꾸기…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>The text encoding is a guess: {encoding}</source>
        <translation>텍스트 인코딩 추정: {encoding}</translation>
    </message>
    <message>
        <source>Encoding guessed</source>
        <translation>인코딩 추정</translation>
    </message>
    <message>
        <source>Change Encoding…</source>
        <translation>인코딩 바꾸기…</translation>
    </message>
    <message>
        <source>Encoding…</source>
        <translation>인코딩…</translation>
    </message>
    <message numerus="yes">
        <source>%n problems in this file</source>
        <translation>
            <numerusform>이 파일에 문제 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file problems</source>
        <translation>
            <numerusform>파일 문제 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Not found</source>
        <translation>찾지 못함</translation>
    </message>
    <message>
        <source>Find in comments, names and labels</source>
        <translation>해설, 이름, 표시 글자에서 찾기</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>찾기</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>이전</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>Change…</source>
        <translation>변경…</translation>
    </message>
</context>
<context>
    <name>GameArchiver</name>
    <message>
        <source>Could not save the game</source>
        <translation>대국을 저장하지 못했습니다</translation>
    </message>
</context>
<context>
    <name>GameChooser</name>
    <message>
        <source>Game {number} of {count}</source>
        <translation>기보 {number} / {count}</translation>
    </message>
</context>
<context>
    <name>GameColumns</name>
    <message>
        <source>No.</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
</context>
<context>
    <name>GameDelegate</name>
    <message>
        <source>On the board</source>
        <translation>바둑판에 있음</translation>
    </message>
</context>
<context>
    <name>GameHeading</name>
    <message>
        <source>Round {number}</source>
        <translation>{number}회전</translation>
    </message>
</context>
<context>
    <name>GameInformationDialog</name>
    <message>
        <source>Game Information</source>
        <translation>대국 정보</translation>
    </message>
    <message>
        <source>Save Changes</source>
        <translation>변경 사항 저장</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Name of {color}</source>
        <translation>{color} 이름</translation>
    </message>
    <message>
        <source>Rank of {color}</source>
        <translation>{color} 기력</translation>
    </message>
    <message>
        <source>Team of {color}</source>
        <translation>{color} 팀</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>기력</translation>
    </message>
    <message>
        <source>h:mm:ss</source>
        <translation>시:분:초</translation>
    </message>
    <message>
        <source>e.g. W+3.5 or B+R</source>
        <translation>예: W+3.5, B+R</translation>
    </message>
    <message>
        <source>year-month-day</source>
        <translation>년-월-일</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>대국 해설</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>해설(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>흑(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>백(&amp;W)</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>팀</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>규칙(&amp;R)</translation>
    </message>
    <message>
        <source>Resu&amp;lt</source>
        <translation>결과(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>덤(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>제한 시간(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>접바둑(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Overtime</source>
        <translation>초읽기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>대회(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>장소(&amp;P)</translation>
    </message>
    <message>
        <source>Rou&amp;nd</source>
        <translation>회전(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>날짜(&amp;D)</translation>
    </message>
    <message>
        <source>Game na&amp;me</source>
        <translation>대국 이름(&amp;M)</translation>
    </message>
    <message>
        <source>Openin&amp;g</source>
        <translation>포석(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>출처(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Annotator</source>
        <translation>해설자(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>작성자(&amp;U)</translation>
    </message>
    <message>
        <source>Cop&amp;yright</source>
        <translation>저작권(&amp;Y)</translation>
    </message>
    <message>
        <source>Hide deta&amp;ils</source>
        <translation>자세히 숨기기(&amp;I)</translation>
    </message>
    <message>
        <source>More deta&amp;ils…</source>
        <translation>자세히(&amp;I)…</translation>
    </message>
    <message>
        <source>Read as {number}</source>
        <translation>읽은 값: {number}</translation>
    </message>
    <message>
        <source>A number, e.g. {number}</source>
        <translation>숫자, 예: {number}</translation>
    </message>
    <message>
        <source>A number of stones</source>
        <translation>돌의 수</translation>
    </message>
    <message>
        <source>e.g. 1:30:00, or minutes</source>
        <translation>1:30:00 형식이나 분</translation>
    </message>
    <message>
        <source>Not a date such as 2004-07-01. Kept as written.</source>
        <translation>2004-07-01 형식이 아닙니다. 적은 대로 둡니다.</translation>
    </message>
    <message>
        <source>Not understood. Kept as written.</source>
        <translation>이해할 수 없습니다. 적은 대로 둡니다.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Searching…</source>
        <translation>찾는 중…</translation>
    </message>
</context>
<context>
    <name>GameListDialog</name>
    <message>
        <source>Pictures</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>표</translation>
    </message>
    <message>
        <source>Filter by player, event, date or result</source>
        <translation>대국자, 대회, 날짜, 결과로 거르기</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>거르기</translation>
    </message>
    <message>
        <source>View</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>기보</translation>
    </message>
    <message>
        <source>Sorting…</source>
        <translation>정렬 중…</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Collection</source>
        <translation>기보 모음</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>위로(&amp;U)</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>아래로(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>삭제(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Add Games…</source>
        <translation>기보 추가(&amp;A)…</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>실행 취소(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save All</source>
        <translation>모두 저장(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Clear the filter to move games</source>
        <translation>기보를 옮기려면 거르기를 지우십시오</translation>
    </message>
    <message>
        <source>Sort by number to move games</source>
        <translation>번호순으로 정렬되어 있을 때 대국을 옮길 수 있습니다</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>No game matches.</source>
        <translation>조건에 맞는 기보가 없습니다.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>저장한 뒤 바뀜</translation>
    </message>
    <message>
        <source>The board is too large to show; the game is saved with the others</source>
        <translation>바둑판이 너무 커서 표시할 수 없습니다. 나머지와 함께 저장됩니다</translation>
    </message>
</context>
<context>
    <name>GroupView</name>
    <message>
        <source>&amp;Undo Reset</source>
        <translation>초기화 취소(&amp;U)</translation>
    </message>
    <message>
        <source>Reset to &amp;Defaults</source>
        <translation>기본값으로(&amp;D)</translation>
    </message>
</context>
<context>
    <name>GuessPanel</name>
    <message>
        <source>Both</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Guess the moves of</source>
        <translation>맞힐 쪽</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Narrow the area down (costs 3 points)</source>
        <translation>범위를 좁힙니다. 3점이 듭니다</translation>
    </message>
    <message>
        <source>Show Move</source>
        <translation>정답 보기</translation>
    </message>
    <message>
        <source>Leave Guess Mode</source>
        <translation>다음 수 맞히기 끝내기</translation>
    </message>
</context>
<context>
    <name>GuideDialog</name>
    <message>
        <source>User Guide</source>
        <translation>사용 설명서(영어)</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>페이지</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>목차(&amp;C)</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>이 페이지에서 찾기</translation>
    </message>
    <message>
        <source>The page {name} does not exist.</source>
        <translation>{name} 페이지가 없습니다.</translation>
    </message>
    <message>
        <source>Not found on this page.</source>
        <translation>이 페이지에 없습니다.</translation>
    </message>
</context>
<context>
    <name>HandicapFields</name>
    <message>
        <source>Handicap</source>
        <translation>접바둑</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Star points</source>
        <translation>화점</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>자유</translation>
    </message>
    <message>
        <source>Handicap placement</source>
        <translation>접바둑 돌의 배치</translation>
    </message>
    <message>
        <source>Black plays first.</source>
        <translation>흑이 먼저 둡니다.</translation>
    </message>
    <message>
        <source>Black places the stones.</source>
        <translation>흑이 접바둑 돌을 놓습니다.</translation>
    </message>
    <message>
        <source>White plays first.</source>
        <translation>백이 먼저 둡니다.</translation>
    </message>
</context>
<context>
    <name>JudgementActions</name>
    <message>
        <source>Estimated &amp;Score…</source>
        <translation>예상 집 차이(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Name This Move…</source>
        <translation>이 수의 이름 짓기(&amp;N)…</translation>
    </message>
    <message>
        <source>Pause the clock to judge or name a move.</source>
        <translation>수를 평가하거나 이름을 붙이려면 시계를 일시 정지하십시오.</translation>
    </message>
    <message>
        <source>Estimated Score</source>
        <translation>예상 집 차이</translation>
    </message>
    <message>
        <source>Who is ahead and by how much, for example {example}:</source>
        <translation>어느 쪽이 몇 집 앞서는지 (예: {example}):</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>The score was not set</source>
        <translation>집 차이가 기록되지 않았습니다</translation>
    </message>
    <message>
        <source>“{text}” is not a score. Type B or W, a plus sign and the points.</source>
        <translation>“{text}”은(는) 집 차이가 아닙니다. B 또는 W, 더하기 기호, 집 수를 입력하십시오.</translation>
    </message>
    <message>
        <source>Name This Move</source>
        <translation>이 수의 이름 짓기</translation>
    </message>
    <message>
        <source>Name of this move or position:</source>
        <translation>이 수 또는 국면의 이름:</translation>
    </message>
    <message>
        <source>Set Name</source>
        <translation>이름 지정</translation>
    </message>
</context>
<context>
    <name>KomiField</name>
    <message>
        <source>Komi</source>
        <translation>덤</translation>
    </message>
</context>
<context>
    <name>KomiFields</name>
    <message>
        <source>Pie rule (choose komi)…</source>
        <translation>덤 정하고 고르기…</translation>
    </message>
    <message>
        <source>One player names the komi, the other chooses the colour</source>
        <translation>한 사람이 덤을 정하고 다른 사람이 흑백을 고릅니다</translation>
    </message>
    <message>
        <source>Black gets {points}.</source>
        <translation>흑이 {points}을 받습니다.</translation>
    </message>
</context>
<context>
    <name>LabelField</name>
    <message>
        <source>Text on {point}</source>
        <translation>{point}의 글</translation>
    </message>
</context>
<context>
    <name>LearnActions</name>
    <message>
        <source>&amp;Solve This Problem</source>
        <translation>이 문제 풀기(&amp;S)</translation>
    </message>
    <message>
        <source>Find the right moves; the game&apos;s variations answer</source>
        <translation>정답을 찾으십시오. 기보의 변화도가 응수합니다</translation>
    </message>
    <message>
        <source>Practise &amp;Problems…</source>
        <translation>문제 연습(&amp;P)…</translation>
    </message>
    <message>
        <source>Included problems, or problems from this file or a folder</source>
        <translation>프로그램에 포함된 문제, 이 파일의 문제 또는 폴더의 문제</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>강좌(&amp;L)…</translation>
    </message>
    <message>
        <source>Finish the match or the scoring first, or open a new window.</source>
        <translation>먼저 대국이나 계가를 마치거나 새 창을 여세요.</translation>
    </message>
    <message>
        <source>Looking for answers</source>
        <translation>정답 찾는 중</translation>
    </message>
    <message>
        <source>This game has no moves to find.</source>
        <translation>이 기보에는 맞힐 수가 없습니다.</translation>
    </message>
    <message>
        <source>Problems from a Folder</source>
        <translation>폴더의 문제</translation>
    </message>
    <message>
        <source>Looking for problems</source>
        <translation>문제 찾는 중</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>문제를 찾지 못했습니다</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>이 기보</translation>
    </message>
</context>
<context>
    <name>LessonKeys</name>
    <message>
        <source>Lessons</source>
        <translation>강좌</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Previous page, next page</source>
        <translation>이전 쪽, 다음 쪽</translation>
    </message>
    <message>
        <source>Previous move, next move</source>
        <translation>이전 수, 다음 수</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>다시 하기</translation>
    </message>
    <message>
        <source>Leave lessons</source>
        <translation>나가기</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>강좌</translation>
    </message>
    <message>
        <source>Lesson language</source>
        <translation>강좌 언어</translation>
    </message>
    <message>
        <source>No lessons are installed.</source>
        <translation>이 컴퓨터에 강좌가 없습니다.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>나가기</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ 마침</translation>
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
        <translation>강좌</translation>
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
        <translation>힌트</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>Not right yet</source>
        <translation>아직 맞지 않습니다</translation>
    </message>
    <message>
        <source>Not that one</source>
        <translation>그것이 아닙니다</translation>
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
        <translation>힌트</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>다시 하기</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>다음 쪽</translation>
    </message>
    <message>
        <source>All Lessons</source>
        <translation>모든 강좌</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>마침</translation>
    </message>
    <message>
        <source>Next Move</source>
        <translation>다음 수</translation>
    </message>
</context>
<context>
    <name>ListedGamesModel</name>
    <message>
        <source>On the board</source>
        <translation>지금 바둑판에 있음</translation>
    </message>
</context>
<context>
    <name>LongTextField</name>
    <message>
        <source>The text continues. It is too long to show or edit here.</source>
        <translation>글이 더 있습니다. 너무 길어 여기서는 모두 보거나 고칠 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Board</source>
        <translation>바둑판</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>새 창(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>닫기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>User &amp;Guide</source>
        <translation>사용 설명서(영어)(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>키보드 단축키(&amp;K)</translation>
    </message>
</context>
<context>
    <name>MainWindows</name>
    <message>
        <source>No font for {language} is installed</source>
        <translation>{language} 글꼴이 설치되어 있지 않습니다</translation>
    </message>
    <message>
        <source>All text would be empty boxes. Install a font first, such as Noto Sans CJK, and choose the language again.</source>
        <translation>모든 글자가 빈 네모로 보입니다. 먼저 Noto Sans CJK 같은 글꼴을 설치한 다음 언어를 다시 선택하세요.</translation>
    </message>
    <message>
        <source>&amp;Use Anyway</source>
        <translation>그래도 사용(&amp;U)</translation>
    </message>
</context>
<context>
    <name>MarkActions</name>
    <message>
        <source>&amp;Mark and Set Up</source>
        <translation>표시와 돌 배치(&amp;M)</translation>
    </message>
    <message>
        <source>Side to Mo&amp;ve</source>
        <translation>다음 둘 차례(&amp;V)</translation>
    </message>
    <message>
        <source>S&amp;how Whole Board</source>
        <translation>전체 바둑판 표시(&amp;H)</translation>
    </message>
    <message>
        <source>Clea&amp;r Marks</source>
        <translation>이 국면의 표시 지우기(&amp;R)</translation>
    </message>
    <message>
        <source>Pause the clock to mark the board.</source>
        <translation>바둑판에 표시하려면 시계를 일시 정지하십시오.</translation>
    </message>
    <message>
        <source>Stones can be set up only before the first move or after the end of a match.</source>
        <translation>돌은 대국의 첫 수 전이나 대국이 끝난 뒤에만 배치할 수 있습니다.</translation>
    </message>
    <message>
        <source>Drag over the part to show. Esc cancels.</source>
        <translation>보일 부분을 끌어서 고르십시오. Esc: 그대로 두기</translation>
    </message>
</context>
<context>
    <name>MarkPalette</name>
    <message>
        <source>Side to Move</source>
        <translation>다음 둘 차례</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>두기</translation>
    </message>
    <message>
        <source>Stop marking ({key})</source>
        <translation>표시 끝내기({key})</translation>
    </message>
</context>
<context>
    <name>MatchActions</name>
    <message>
        <source>&amp;New Game…</source>
        <translation>새 대국(&amp;N)…</translation>
    </message>
    <message>
        <source>New Boar&amp;d</source>
        <translation>새 바둑판(&amp;D)</translation>
    </message>
    <message>
        <source>An empty board of the size last used, without players or a clock</source>
        <translation>지난번 크기의 빈 바둑판. 대국자와 시계가 없습니다</translation>
    </message>
    <message>
        <source>Game Arc&amp;hive…</source>
        <translation>지난 대국(&amp;Y)…</translation>
    </message>
    <message>
        <source>Games played here; open or resume one</source>
        <translation>여기서 둔 대국을 열거나 이어 둡니다</translation>
    </message>
    <message>
        <source>Cloc&amp;k Running</source>
        <translation>시계 작동(&amp;K)</translation>
    </message>
    <message>
        <source>Set Cl&amp;ock…</source>
        <translation>시계 맞추기(&amp;O)…</translation>
    </message>
    <message>
        <source>Continue from &amp;Here</source>
        <translation>여기서 이어 두기(&amp;G)</translation>
    </message>
    <message>
        <source>Continue the match from the position shown, with the clock times it had there</source>
        <translation>지금 보는 국면에서 그때의 남은 시간으로 대국을 이어 둡니다</translation>
    </message>
    <message>
        <source>Res&amp;ume Game</source>
        <translation>이 대국 이어 두기(&amp;U)</translation>
    </message>
    <message>
        <source>Continue the game where it was interrupted</source>
        <translation>멈춘 곳에서 대국을 이어 둡니다</translation>
    </message>
    <message>
        <source>Resu&amp;lt Sheet…</source>
        <translation>결과지(&amp;L)…</translation>
    </message>
    <message>
        <source>Revie&amp;w the Game</source>
        <translation>대국 복기(&amp;V)</translation>
    </message>
    <message>
        <source>Study the game from its first move</source>
        <translation>대국을 처음부터 다시 봅니다</translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <translation>재대국(&amp;A)</translation>
    </message>
    <message>
        <source>A new game with the same settings and colours swapped</source>
        <translation>흑백을 바꾸어 같은 조건으로 다시 둡니다</translation>
    </message>
    <message>
        <source>Continue from move {number}?</source>
        <translation>{number}수부터 이어 두시겠습니까?</translation>
    </message>
    <message>
        <source>The match continues as a new game. The moves after this one stay in the record of the game so far.</source>
        <translation>새 대국으로 이어집니다. 이후의 수는 지금까지의 기보에 남습니다.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>이어 두기(&amp;P)</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>대국(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Mark</source>
        <translation>표시(&amp;M)</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>이동(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>학습(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>강의(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>Print Fi&amp;gures</source>
        <translation>인쇄용 기보도(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>찾기(&amp;F)</translation>
    </message>
    <message>
        <source>Move &amp;Judgement</source>
        <translation>수의 평가(&amp;J)</translation>
    </message>
    <message>
        <source>Position J&amp;udgement</source>
        <translation>국면의 평가(&amp;U)</translation>
    </message>
    <message>
        <source>Side Pa&amp;nel</source>
        <translation>사이드 패널(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>좌표(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Part of the Board</source>
        <translation>바둑판 일부(&amp;P)</translation>
    </message>
    <message>
        <source>Rotate or Flip Vie&amp;w</source>
        <translation>보기 돌리기·뒤집기(&amp;U)</translation>
    </message>
    <message>
        <source>Move Numbe&amp;rs</source>
        <translation>수순 번호(&amp;R)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>언어(&amp;G)</translation>
    </message>
</context>
<context>
    <name>MoveActions</name>
    <message>
        <source>&amp;Pass</source>
        <translation>패스(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>기권(&amp;R)…</translation>
    </message>
    <message>
        <source>Game &amp;Information…</source>
        <translation>대국 정보(&amp;I)…</translation>
    </message>
    <message>
        <source>This key passes only while a game is played. To pass here, choose Game &gt; Pass.</source>
        <translation>이 키로는 대국 중에만 패스할 수 있습니다. 여기서는 [대국 &gt; 패스]를 사용하십시오.</translation>
    </message>
    <message>
        <source>This game is over: {result}.</source>
        <translation>이 대국은 끝났습니다: {result}.</translation>
    </message>
    <message>
        <source>No match is in progress. Choose Play above to continue the game.</source>
        <translation>지금은 아무도 두고 있지 않습니다. 계속 두려면 위에서 ‘대국’을 고르세요.</translation>
    </message>
    <message>
        <source>Does {color} want to pass?</source>
        <translation>{color}이 패스하시겠습니까?</translation>
    </message>
    <message>
        <source>Does {color} want to resign?</source>
        <translation>{color}이 기권하시겠습니까?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>기권</translation>
    </message>
    <message>
        <source>{color} resumes: {opponent} plays first</source>
        <translation>{color}이 재개: {opponent}부터 둡니다</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves</source>
        <translation>수순</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>처음</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>돌 배치</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>수 없음</translation>
    </message>
    <message>
        <source>{number}, {color} {point}</source>
        <translation>{number}, {color} {point}</translation>
    </message>
    <message>
        <source>has a comment</source>
        <translation>해설 있음</translation>
    </message>
    <message numerus="yes">
        <source>%n other variations</source>
        <translation>
            <numerusform>다른 변화도 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NavigationActions</name>
    <message>
        <source>&amp;Back</source>
        <translation>뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>앞으로(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Ten Moves Back</source>
        <translation>열 수 뒤로(&amp;T)</translation>
    </message>
    <message>
        <source>Ten &amp;Moves Forward</source>
        <translation>열 수 앞으로(&amp;M)</translation>
    </message>
    <message>
        <source>To Beg&amp;inning</source>
        <translation>처음으로(&amp;I)</translation>
    </message>
    <message>
        <source>To &amp;End</source>
        <translation>끝으로(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Go to Move…</source>
        <translation>수 번호로 이동(&amp;G)…</translation>
    </message>
    <message>
        <source>Back to M&amp;ain Line</source>
        <translation>본 수순으로(&amp;A)</translation>
    </message>
    <message>
        <source>Pre&amp;vious Variation</source>
        <translation>이전 변화도(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation>다음 변화도(&amp;N)</translation>
    </message>
    <message>
        <source>Previous For&amp;k</source>
        <translation>이전 갈림길(&amp;K)</translation>
    </message>
    <message>
        <source>Next Fo&amp;rk</source>
        <translation>다음 갈림길(&amp;R)</translation>
    </message>
    <message>
        <source>Previous &amp;Comment</source>
        <translation>이전 해설(&amp;C)</translation>
    </message>
    <message>
        <source>Next C&amp;omment</source>
        <translation>다음 해설(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Previous Game</source>
        <translation>이전 기보(&amp;P)</translation>
    </message>
    <message>
        <source>Ne&amp;xt Game</source>
        <translation>다음 기보(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>찾기(&amp;F)…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>다음 찾기(&amp;N)</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>이전 찾기(&amp;V)</translation>
    </message>
    <message>
        <source>Going to the move</source>
        <translation>이동하는 중</translation>
    </message>
    <message>
        <source>Go to Move</source>
        <translation>수 번호로 이동</translation>
    </message>
    <message>
        <source>Move number, from 0 to {last}:</source>
        <translation>수 번호 (0–{last}):</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>이동</translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Move</source>
        <translation>수</translation>
    </message>
    <message>
        <source>To beginning</source>
        <translation>처음으로</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>앞으로</translation>
    </message>
    <message>
        <source>To end</source>
        <translation>끝으로</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 초</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>한 수의 시간(초)</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>새 대국</translation>
    </message>
    <message>
        <source>B&amp;y nigiri…</source>
        <translation>돌 가리기(&amp;Y)…</translation>
    </message>
    <message>
        <source>Mor&amp;e…</source>
        <translation>더 보기(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>시작(&amp;S)</translation>
    </message>
    <message>
        <source>Bo&amp;ard</source>
        <translation>바둑판(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>규칙(&amp;R)</translation>
    </message>
    <message>
        <source>Han&amp;dicap</source>
        <translation>접바둑(&amp;D)</translation>
    </message>
    <message>
        <source>Ko&amp;mi</source>
        <translation>덤(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>시계(&amp;C)</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>화면 배치</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Guess stones to decide who takes Black</source>
        <translation>홀짝을 맞혀 흑백을 정합니다</translation>
    </message>
    <message>
        <source>Event, round, place and game name</source>
        <translation>대회, 회전, 장소, 대국 이름</translation>
    </message>
    <message>
        <source>L&amp;ess</source>
        <translation>줄이기(&amp;E)</translation>
    </message>
</context>
<context>
    <name>NextMoves</name>
    <message>
        <source>Setup</source>
        <translation>돌 배치</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Next:</source>
        <translation>다음 수:</translation>
    </message>
</context>
<context>
    <name>NigiriDialog</name>
    <message>
        <source>Nigiri</source>
        <translation>돌 가리기</translation>
    </message>
    <message>
        <source>&amp;Odd</source>
        <translation>홀(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation>짝(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Use These Colours</source>
        <translation>이 색으로 정하기(&amp;T)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Odd or even?</source>
        <translation>홀입니까, 짝입니까?</translation>
    </message>
    <message>
        <source>{holder} holds a handful of white stones; {guesser} guesses.</source>
        <translation>백돌을 한 줌 쥔 사람: {holder}. 맞힐 사람: {guesser}.</translation>
    </message>
    <message numerus="yes">
        <source>%n stones: odd.</source>
        <translation>
            <numerusform>돌 %n개: 홀입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones: even.</source>
        <translation>
            <numerusform>돌 %n개: 짝입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>{guesser} guessed right.</source>
        <translation>{guesser}: 맞혔습니다.</translation>
    </message>
    <message>
        <source>{guesser} guessed wrong.</source>
        <translation>{guesser}: 틀렸습니다.</translation>
    </message>
    <message>
        <source>{winner} takes Black</source>
        <translation>흑: {winner}</translation>
    </message>
</context>
<context>
    <name>NigiriStones</name>
    <message>
        <source>A closed bowl</source>
        <translation>닫힌 돌통</translation>
    </message>
    <message numerus="yes">
        <source>%n white stones in pairs</source>
        <translation>
            <numerusform>백돌 %n개를 둘씩 늘어놓음</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberedDelegate</name>
    <message>
        <source>The board is too large to show</source>
        <translation>바둑판이 너무 커서 표시할 수 없습니다</translation>
    </message>
</context>
<context>
    <name>OpenActions</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>최근 파일 열기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Open from Clip&amp;board</source>
        <translation>클립보드에서 열기(&amp;B)</translation>
    </message>
    <message>
        <source>A game or diagram copied from another program</source>
        <translation>다른 곳에서 복사한 기보나 그림을 엽니다</translation>
    </message>
    <message>
        <source>Co&amp;llection…</source>
        <translation>기보 모음(&amp;G)…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Reading the clipboard</source>
        <translation>클립보드 읽는 중</translation>
    </message>
    <message>
        <source>Nothing to open</source>
        <translation>열 것이 없습니다</translation>
    </message>
    <message>
        <source>The clipboard contains no game and no diagram.</source>
        <translation>클립보드에 기보나 바둑판 그림이 없습니다.</translation>
    </message>
    <message>
        <source>Reopening the file</source>
        <translation>파일을 다시 여는 중</translation>
    </message>
    <message>
        <source>Could not reopen the file</source>
        <translation>파일을 다시 읽지 못했습니다</translation>
    </message>
    <message>
        <source>With that encoding the file contains no game. Nothing was changed.</source>
        <translation>그 인코딩으로는 파일에 기보가 없습니다. 이전 상태 그대로입니다.</translation>
    </message>
    <message>
        <source>Reopen the file?</source>
        <translation>파일을 다시 여시겠습니까?</translation>
    </message>
    <message>
        <source>Changes since the file was opened will be lost.</source>
        <translation>파일을 연 뒤 두거나 적은 내용이 사라집니다.</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>다시 열기(&amp;R)</translation>
    </message>
    <message>
        <source>Add Games</source>
        <translation>기보 추가</translation>
    </message>
    <message>
        <source>Reading {file}</source>
        <translation>{file} 읽는 중</translation>
    </message>
    <message>
        <source>Could not open the file</source>
        <translation>파일을 열지 못했습니다</translation>
    </message>
    <message>
        <source>Go games ({patterns});;All files (*)</source>
        <translation>바둑 기보 ({patterns});;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Clear List</source>
        <translation>목록 지우기</translation>
    </message>
</context>
<context>
    <name>PagePrinter</name>
    <message>
        <source>Printing</source>
        <translation>인쇄 중</translation>
    </message>
    <message>
        <source>Could not print the pages</source>
        <translation>인쇄하지 못했습니다</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF 문서</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDF로 저장</translation>
    </message>
    <message>
        <source>Could not save the pages</source>
        <translation>저장하지 못했습니다</translation>
    </message>
</context>
<context>
    <name>PanelGrip</name>
    <message>
        <source>Drag to resize the panel</source>
        <translation>끌어서 패널의 너비를 바꿉니다</translation>
    </message>
</context>
<context>
    <name>PieRuleDialog</name>
    <message>
        <source>Pie Rule</source>
        <translation>덤 정하고 흑백 고르기</translation>
    </message>
    <message>
        <source>&amp;Set Komi</source>
        <translation>덤 정하기(&amp;N)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Komi is added to White&apos;s score; a negative komi to Black&apos;s.
</source>
        <translation>덤은 백이 받는 집입니다. 0보다 작으면 흑이 받습니다.
</translation>
    </message>
    <message>
        <source>Choose it so that you would be happy with either colour.</source>
        <translation>흑백 어느 쪽을 잡아도 좋을 만한 덤을 고르십시오.</translation>
    </message>
    <message>
        <source>Who names the komi</source>
        <translation>덤을 정하는 사람</translation>
    </message>
    <message>
        <source>N&amp;amed by</source>
        <translation>정하는 사람(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>덤(&amp;K)</translation>
    </message>
    <message>
        <source>{player} names the komi</source>
        <translation>{player}: 덤을 정하십시오</translation>
    </message>
    <message>
        <source>{player} chooses the colour</source>
        <translation>{player}: 흑백을 고르십시오</translation>
    </message>
    <message>
        <source>The komi is {komi}.</source>
        <translation>덤은 {komi}입니다.</translation>
    </message>
    <message>
        <source>&amp;Black, with {points}</source>
        <translation>흑, {points} 받음(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White, with {points}</source>
        <translation>백, {points} 받음(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>흑(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>백(&amp;W)</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>기권</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
</context>
<context>
    <name>PlayPanel</name>
    <message>
        <source>Pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>다시 두기</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>새 대국</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>이어 두기</translation>
    </message>
    <message>
        <source>Start Clock</source>
        <translation>시계 시작</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>기권</translation>
    </message>
</context>
<context>
    <name>PlayTool</name>
    <message>
        <source>The game is over</source>
        <translation>대국이 끝났습니다</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>이어 두기(&amp;P)</translation>
    </message>
</context>
<context>
    <name>PlayedGames</name>
    <message>
        <source>Unfinished</source>
        <translation>끝나지 않음</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>시작 전</translation>
    </message>
    <message>
        <source>Unfinished, move {number}</source>
        <translation>끝나지 않음, {number}수</translation>
    </message>
</context>
<context>
    <name>PlayerFields</name>
    <message>
        <source>Swa&amp;p</source>
        <translation>맞바꾸기(&amp;P)</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>두 대국자의 흑백을 바꿉니다</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>흑(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>백(&amp;W)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>기력</translation>
    </message>
    <message>
        <source>Name of {color}</source>
        <translation>{color} 이름</translation>
    </message>
    <message>
        <source>Rank of {color}</source>
        <translation>{color} 기력</translation>
    </message>
</context>
<context>
    <name>PointField</name>
    <message>
        <source>Point</source>
        <translation>자리</translation>
    </message>
    <message>
        <source>Name of a point</source>
        <translation>자리 이름</translation>
    </message>
    <message>
        <source>Enter clicks this point.</source>
        <translation>Enter를 누르면 그 점을 클릭합니다.</translation>
    </message>
    <message>
        <source>Enter moves the cursor there.</source>
        <translation>Enter를 누르면 그 점으로 이동합니다.</translation>
    </message>
    <message>
        <source>That point is outside the visible part.</source>
        <translation>그 자리는 보이지 않습니다.</translation>
    </message>
    <message>
        <source>For example {name}</source>
        <translation>예: {name}</translation>
    </message>
    <message>
        <source>No such point. For example {name}</source>
        <translation>그런 자리가 없습니다. 예: {name}</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>Practise Problems</source>
        <translation>문제 연습</translation>
    </message>
    <message>
        <source>Problems from a &amp;Folder…</source>
        <translation>폴더의 문제(&amp;F)…</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>파일 순서대로</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>무작위로</translation>
    </message>
    <message>
        <source>Due today, then new</source>
        <translation>오늘 풀 것, 그다음 새 문제</translation>
    </message>
    <message>
        <source>&amp;Rotate and flip the board at random</source>
        <translation>바둑판을 무작위로 돌리고 뒤집기(&amp;T)</translation>
    </message>
    <message>
        <source>Swap &amp;colours at random</source>
        <translation>흑백을 무작위로 바꾸기(&amp;C)</translation>
    </message>
    <message>
        <source>Problems whose text names points or colours are not changed.</source>
        <translation>글에 자리나 흑백이 나오는 문제는 그대로 둡니다.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>시작(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;At most</source>
        <translation>최대(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>순서(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>문제(&amp;P)</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>오늘 풀 문제가 없습니다.</translation>
    </message>
</context>
<context>
    <name>PreferenceGroups</name>
    <message>
        <source>Playing</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>바둑판</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>기보</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>강의</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>클릭</translation>
    </message>
    <message>
        <source>Click twice</source>
        <translation>두 번 클릭</translation>
    </message>
    <message>
        <source>Press, drag and release</source>
        <translation>누른 채 옮겨 놓기</translation>
    </message>
    <message>
        <source>Hold the button down</source>
        <translation>버튼을 길게 누르기</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>묻기</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>바로 실행</translation>
    </message>
    <message>
        <source>&amp;Placing a stone</source>
        <translation>돌 놓기(&amp;P)</translation>
    </message>
    <message>
        <source>mouse finger touch confirm slip</source>
        <translation>마우스 손가락 터치 확인 실수 착수</translation>
    </message>
    <message>
        <source>&amp;Taking back a stone</source>
        <translation>놓은 돌 되돌리기(&amp;T)</translation>
    </message>
    <message>
        <source>During this time, a click on the stone just played takes it back.</source>
        <translation>이 시간 안에 방금 놓은 돌을 클릭하면 물러집니다.</translation>
    </message>
    <message>
        <source>undo slip</source>
        <translation>실행 취소 무르기 실수</translation>
    </message>
    <message>
        <source>Pa&amp;ssing</source>
        <translation>패스(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Resigning</source>
        <translation>기권(&amp;R)</translation>
    </message>
    <message>
        <source>The &amp;opponent must agree to a takeback</source>
        <translation>무르기에 상대의 동의 필요(&amp;O)</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>실행 취소 무르기</translation>
    </message>
    <message>
        <source>A move ends when the player presses the &amp;clock</source>
        <translation>시계를 눌러야 한 수가 끝남(&amp;C)</translation>
    </message>
    <message>
        <source>time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Allow &amp;estimates and visual aids during matches</source>
        <translation>대국 중 형세 판단과 보조 표시 허용(&amp;E)</translation>
    </message>
    <message>
        <source>score influence liberties</source>
        <translation>점수 형세 세력 활로</translation>
    </message>
    <message>
        <source>On four sides</source>
        <translation>네 변에</translation>
    </message>
    <message>
        <source>On two sides</source>
        <translation>두 변에</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>좌표(&amp;C)</translation>
    </message>
    <message>
        <source>edge names of points</source>
        <translation>변 가장자리 점 이름</translation>
    </message>
    <message>
        <source>&amp;Edges with coordinates</source>
        <translation>좌표를 표시할 변(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Numbers on the stones</source>
        <translation>돌에 수순 번호(&amp;N)</translation>
    </message>
    <message>
        <source>move numbers</source>
        <translation>수순 번호 숫자</translation>
    </message>
    <message>
        <source>Show next &amp;moves</source>
        <translation>기보의 다음 수 표시(&amp;R)</translation>
    </message>
    <message>
        <source>variations</source>
        <translation>변화도</translation>
    </message>
    <message>
        <source>Mark chains in &amp;atari</source>
        <translation>단수에 몰린 돌 표시(&amp;A)</translation>
    </message>
    <message>
        <source>Helps beginners.</source>
        <translation>입문자를 위한 도움입니다.</translation>
    </message>
    <message>
        <source>liberties capture</source>
        <translation>활로 따내기</translation>
    </message>
    <message>
        <source>Always show the &amp;whole board</source>
        <translation>항상 전체 바둑판 표시(&amp;W)</translation>
    </message>
    <message>
        <source>Even if the game shows only a part of it.</source>
        <translation>기보가 일부만 보이는 곳에서도 표시합니다.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>음량(&amp;V)</translation>
    </message>
    <message>
        <source>loud quiet mute click</source>
        <translation>크게 작게 음소거 클릭 소리</translation>
    </message>
    <message>
        <source>&amp;Play sounds</source>
        <translation>소리 재생(&amp;P)</translation>
    </message>
    <message>
        <source>The sound player on this computer has no volume control.</source>
        <translation>이 컴퓨터에서 소리를 재생하는 프로그램은 음량을 바꿀 수 없습니다.</translation>
    </message>
    <message>
        <source>&amp;Beep in the last seconds</source>
        <translation>마지막 몇 초에 신호음(&amp;B)</translation>
    </message>
    <message>
        <source>clock time countdown byo-yomi</source>
        <translation>시계 시간 카운트다운 초읽기</translation>
    </message>
    <message>
        <source>&amp;Archive finished and interrupted games</source>
        <translation>끝난 대국과 중단한 대국을 지난 대국에 보관(&amp;K)</translation>
    </message>
    <message>
        <source>save files automatically</source>
        <translation>자동 저장 파일</translation>
    </message>
    <message>
        <source>Archive &amp;folder</source>
        <translation>지난 대국 폴더(&amp;F)</translation>
    </message>
    <message>
        <source>Archive Folder</source>
        <translation>지난 대국 폴더</translation>
    </message>
    <message>
        <source>save files where</source>
        <translation>저장 파일 위치</translation>
    </message>
    <message>
        <source>&amp;Reopen the last file at start</source>
        <translation>시작할 때 마지막 파일 다시 열기(&amp;B)</translation>
    </message>
    <message>
        <source>start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>&amp;Autoplay speed</source>
        <translation>자동 재생 속도(&amp;P)</translation>
    </message>
    <message>
        <source>autoplay speed replay</source>
        <translation>자동 재생 속도 복기</translation>
    </message>
    <message>
        <source>&amp;Text size in presentations</source>
        <translation>발표할 때 글자 크기(&amp;S)</translation>
    </message>
    <message>
        <source>type font projector</source>
        <translation>글자 글꼴 프로젝터</translation>
    </message>
    <message>
        <source>Show &amp;comments in presentations</source>
        <translation>발표할 때 해설 표시(&amp;C)</translation>
    </message>
    <message>
        <source>projector</source>
        <translation>프로젝터</translation>
    </message>
    <message>
        <source>&amp;Lesson language</source>
        <translation>강좌 언어(&amp;L)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>시스템 설정대로</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>고대비</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>언어(&amp;G)</translation>
    </message>
    <message>
        <source>translation words</source>
        <translation>번역 말</translation>
    </message>
    <message>
        <source>&amp;Window colours</source>
        <translation>창의 색(&amp;C)</translation>
    </message>
    <message>
        <source>dark mode theme night contrast</source>
        <translation>어두운 모드 테마 밤 대비 다크</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>글자 크기(&amp;T)</translation>
    </message>
    <message>
        <source>font letters larger zoom</source>
        <translation>글꼴 글자 크게 확대</translation>
    </message>
    <message>
        <source>Board and stones</source>
        <translation>바둑판과 바둑돌</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>고르기(&amp;H)…</translation>
    </message>
    <message>
        <source>wood theme slate shell glass</source>
        <translation>나무 테마 오석 조개 유리</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>Cha&amp;nge…</source>
        <translation>변경(&amp;N)…</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>키 단축키</translation>
    </message>
    <message>
        <source>Ani&amp;mate stones</source>
        <translation>돌 애니메이션(&amp;M)</translation>
    </message>
    <message>
        <source>Stones drop and lift; unsettled groups pulse.</source>
        <translation>돌이 놓이고 들리는 모습을 보이고, 사활이 정해지지 않은 돌은 깜박입니다.</translation>
    </message>
    <message>
        <source>motion animation effects</source>
        <translation>움직임 애니메이션 효과</translation>
    </message>
    <message>
        <source>Show the &amp;variation tree</source>
        <translation>변화도 표시(&amp;V)</translation>
    </message>
    <message>
        <source>Next to the board, if there is room.</source>
        <translation>자리가 있으면 바둑판 옆에 표시합니다.</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>패널</translation>
    </message>
    <message>
        <source>Show the &amp;list of moves</source>
        <translation>수순 목록 표시(&amp;L)</translation>
    </message>
    <message>
        <source>Only with consent</source>
        <translation>동의가 있을 때만</translation>
    </message>
    <message>
        <source>For one second</source>
        <translation>1초 동안</translation>
    </message>
    <message>
        <source>For {number} seconds</source>
        <translation>{number}초 동안</translation>
    </message>
    <message>
        <source>One move per second</source>
        <translation>1초에 한 수</translation>
    </message>
    <message>
        <source>One move every {number} seconds</source>
        <translation>{number}초에 한 수</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>On the last move</source>
        <translation>마지막 수에</translation>
    </message>
    <message>
        <source>On all moves</source>
        <translation>모든 수에</translation>
    </message>
    <message>
        <source>On the last {most} moves</source>
        <translation>마지막 {most}수에</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
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
        <translation>설정</translation>
    </message>
    <message>
        <source>No preference found.</source>
        <translation>이 말로 찾은 설정이 없습니다.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>찾기</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>분류</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>Pen: D to stop, X to clear</source>
        <translation>펜: D 끝내기, X 지우기</translation>
    </message>
    <message>
        <source>Next move shown</source>
        <translation>다음 수 보임</translation>
    </message>
    <message>
        <source>Esc: end    H: all keys</source>
        <translation>Esc: 끝내기    H: 모든 키</translation>
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
        <translation>→ Space: 앞으로
← : 뒤로
↑ ↓ : 변화도
N: 다음 수
C: 해설
G: 맞히기
A: 자동 진행
P: 포인터
D: 펜    X: 지우기
F: 화면 고정
+ - : 글자 크기
F11: 창
Esc: 끝내기</translation>
    </message>
</context>
<context>
    <name>PresentationBar</name>
    <message>
        <source>Freeze</source>
        <translation>화면 고정</translation>
    </message>
    <message>
        <source>Next Move</source>
        <translation>다음 수</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>펜</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation>포인터</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>해설</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>글자 작게</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>글자 크게</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>발표 끝내기</translation>
    </message>
</context>
<context>
    <name>PresentationKeys</name>
    <message>
        <source>Presentation Window</source>
        <translation>발표 (별도 창)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>앞으로</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Previous or next variation</source>
        <translation>이전 또는 다음 변화도</translation>
    </message>
    <message>
        <source>First or last move</source>
        <translation>첫 수나 마지막 수로</translation>
    </message>
    <message>
        <source>Show the next move</source>
        <translation>다음 수 보기</translation>
    </message>
    <message>
        <source>Show comments</source>
        <translation>해설 보기</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>화면 고정</translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation>포인터</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>펜으로 그리기</translation>
    </message>
    <message>
        <source>Clear drawing</source>
        <translation>그린 것 지우기</translation>
    </message>
    <message>
        <source>Larger or smaller text</source>
        <translation>글자 크게 또는 작게</translation>
    </message>
    <message>
        <source>Guess mode</source>
        <translation>다음 수 맞히기</translation>
    </message>
    <message>
        <source>Autoplay</source>
        <translation>자동 재생</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>전체 화면</translation>
    </message>
    <message>
        <source>Show these keys</source>
        <translation>이 단축키 보기</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>발표 끝내기</translation>
    </message>
</context>
<context>
    <name>PresentationWindow</name>
    <message>
        <source>Presentation</source>
        <translation>발표</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>바둑판</translation>
    </message>
</context>
<context>
    <name>PrintActions</name>
    <message>
        <source>&amp;Print…</source>
        <translation>인쇄(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>Copy &amp;Board as Picture</source>
        <translation>바둑판을 그림으로 복사(&amp;B)</translation>
    </message>
    <message>
        <source>Copy Board as Te&amp;xt</source>
        <translation>바둑판을 글로 복사(&amp;X)</translation>
    </message>
    <message>
        <source>board</source>
        <translation>바둑판</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>인쇄</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>쪽 너비</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>쪽 전체</translation>
    </message>
    <message>
        <source>Many pages</source>
        <translation>여러 쪽</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>인쇄할 내용</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n쪽</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages so far…</source>
        <translation>
            <numerusform>지금까지 %n쪽…</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>PDF로 저장(&amp;D)…</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>인쇄(&amp;I)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>대국</translation>
    </message>
</context>
<context>
    <name>PrintOptionsForm</name>
    <message>
        <source>This position</source>
        <translation>현재 국면</translation>
    </message>
    <message>
        <source>Game in figures</source>
        <translation>한 판을 여러 보로</translation>
    </message>
    <message>
        <source>Game on one board</source>
        <translation>한 판을 한 바둑판에</translation>
    </message>
    <message>
        <source>Problems to solve</source>
        <translation>풀어 볼 문제</translation>
    </message>
    <message>
        <source>After a number of moves</source>
        <translation>일정한 수마다</translation>
    </message>
    <message>
        <source>After each comment</source>
        <translation>해설이 나올 때마다</translation>
    </message>
    <message>
        <source>As set in the game</source>
        <translation>기보에 정한 대로</translation>
    </message>
    <message>
        <source>&amp;Variations too</source>
        <translation>변화도 포함(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Answers on the last pages</source>
        <translation>정답은 마지막 쪽에(&amp;A)</translation>
    </message>
    <message>
        <source>As in the game</source>
        <translation>실전 수순대로</translation>
    </message>
    <message>
        <source>Without hundreds</source>
        <translation>백 단위 생략</translation>
    </message>
    <message>
        <source>From 1 in each figure</source>
        <translation>보마다 1부터</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>아래에</translation>
    </message>
    <message>
        <source>Next to the diagram</source>
        <translation>그림 옆</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>세로</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>가로</translation>
    </message>
    <message>
        <source>As many as fit</source>
        <translation>들어가는 만큼</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>내용</translation>
    </message>
    <message>
        <source>Cont&amp;ent</source>
        <translation>내용(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;New figure</source>
        <translation>새 보 시작(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Moves per figure</source>
        <translation>보당 수(&amp;M)</translation>
    </message>
    <message>
        <source>Num&amp;bers</source>
        <translation>수순 번호(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Comments</source>
        <translation>해설(&amp;C)</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>Per &amp;page</source>
        <translation>쪽당 그림(&amp;P)</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>좌표(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Style</source>
        <translation>모양(&amp;S)</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>용지</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>크기(&amp;Z)</translation>
    </message>
    <message>
        <source>O&amp;rientation</source>
        <translation>방향(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>제목(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>머리말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Footer</source>
        <translation>꼬리말(&amp;F)</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>Preview</source>
        <translation>미리 보기</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Answers</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>Komi {number}</source>
        <translation>덤 {number}</translation>
    </message>
    <message>
        <source>Handicap {number}</source>
        <translation>접바둑 {number}점</translation>
    </message>
    <message>
        <source>Moves {first}–{last}</source>
        <translation>{first}–{last}수</translation>
    </message>
    <message>
        <source>Problem {number}: {turn}</source>
        <translation>문제 {number}: {turn}</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation>정답 {number}</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Letters and numbers (D4)</source>
        <translation>문자와 숫자: D4</translation>
    </message>
    <message>
        <source>Numeric (4-4)</source>
        <translation>숫자: 4-4</translation>
    </message>
    <message>
        <source>SGF (dp)</source>
        <translation>파일 방식: dp</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>일본식</translation>
    </message>
    <message>
        <source>From the nearest corner (4-4)</source>
        <translation>가까운 변에서: 4-4</translation>
    </message>
    <message>
        <source>Wood, as on screen</source>
        <translation>나무, 화면과 같게</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>책</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>회색</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>큰 글자</translation>
    </message>
</context>
<context>
    <name>ProblemKeys</name>
    <message>
        <source>Problems</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>다음 문제</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>다시 하기</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>정답 보기</translation>
    </message>
    <message>
        <source>Leave problems</source>
        <translation>나가기</translation>
    </message>
</context>
<context>
    <name>ProblemMode</name>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>This game has no line marked as correct. Choose below what counts as correct.</source>
        <translation>이 기보에는 정답 수순이 없습니다. 아래에서 정답의 기준을 고르십시오.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>A different move is asked for.</source>
        <translation>여기서는 다른 수를 찾아야 합니다.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>풀었습니다</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>틀렸습니다</translation>
    </message>
    <message>
        <source>This move is not among the answers.</source>
        <translation>이 수는 기보의 답에 없습니다.</translation>
    </message>
    <message>
        <source>Not the answer</source>
        <translation>정답이 아닙니다</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>계속</translation>
    </message>
</context>
<context>
    <name>ProblemPanel</name>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>다시 하기</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Show Solution</source>
        <translation>정답 보기</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Next Problem</source>
        <translation>다음 문제</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Retry Failed</source>
        <translation>틀린 문제 다시 풀기</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>나가기</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>What counts as correct</source>
        <translation>정답의 기준</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>마침</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>건너뛰기</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The named encoding {found} is unknown.</source>
        <translation>지정된 인코딩을 알 수 없습니다: {found}.</translation>
    </message>
    <message>
        <source>No fitting encoding is named; {found} is a guess.</source>
        <translation>맞는 인코딩이 지정되지 않았습니다. 추정: {found}.</translation>
    </message>
    <message>
        <source>The text is not in the named encoding {found}.</source>
        <translation>글이 지정된 인코딩과 다릅니다: {found}.</translation>
    </message>
    <message>
        <source>From here on, some text is in another encoding, {found}.</source>
        <translation>여기부터 일부 글의 인코딩이 다릅니다: {found}.</translation>
    </message>
    <message>
        <source>Invalid bytes for the file&apos;s encoding: {found}</source>
        <translation>일부 바이트가 파일의 인코딩에 맞지 않습니다: {found}</translation>
    </message>
    <message>
        <source>Text outside the games: {found}</source>
        <translation>기보 밖에 글이 있습니다: {found}</translation>
    </message>
    <message>
        <source>Text outside any property: {found}</source>
        <translation>어느 속성에도 속하지 않습니다: {found}</translation>
    </message>
    <message>
        <source>A node lacks its semicolon.</source>
        <translation>노드가 세미콜론 없이 시작합니다.</translation>
    </message>
    <message>
        <source>A game lacks its opening parenthesis.</source>
        <translation>기보가 괄호 없이 시작합니다.</translation>
    </message>
    <message>
        <source>A closing parenthesis is missing.</source>
        <translation>닫는 괄호가 없습니다.</translation>
    </message>
    <message>
        <source>There is an extra opening parenthesis.</source>
        <translation>여는 괄호가 하나 더 많습니다.</translation>
    </message>
    <message>
        <source>There is an extra closing parenthesis.</source>
        <translation>닫는 괄호가 하나 더 많습니다.</translation>
    </message>
    <message>
        <source>A node follows a closed variation.</source>
        <translation>닫힌 변화도 뒤에 노드가 있습니다.</translation>
    </message>
    <message>
        <source>The property {found} contains lower-case letters.</source>
        <translation>속성이 소문자로 적혀 있습니다: {found}.</translation>
    </message>
    <message>
        <source>The property {property} has no value.</source>
        <translation>{property} 속성에 값이 없습니다.</translation>
    </message>
    <message>
        <source>A value without a property: {found}</source>
        <translation>어느 속성에도 속하지 않는 값: {found}</translation>
    </message>
    <message>
        <source>A value of {property} has no closing bracket: {found}</source>
        <translation>{property}의 값에 닫는 대괄호가 없습니다: {found}</translation>
    </message>
    <message>
        <source>A value of {property} has a bracket that is not escaped: {found}</source>
        <translation>{property}의 값에 이스케이프하지 않은 대괄호가 있습니다: {found}</translation>
    </message>
    <message>
        <source>The file says this is not a game of Go (GM[{found}]).</source>
        <translation>바둑이 아닌 다른 게임의 기록이라고 되어 있습니다 (GM[{found}]).</translation>
    </message>
    <message>
        <source>The board size cannot be read: {found}</source>
        <translation>바둑판 크기를 이해할 수 없습니다: {found}</translation>
    </message>
    <message>
        <source>The board of size {found} is larger than {size}x{size}.</source>
        <translation>바둑판이 {size}x{size}보다 큽니다: {found}.</translation>
    </message>
    <message>
        <source>The rules are not understood, so Japanese rules are used: {found}</source>
        <translation>규칙을 이해할 수 없어 일본 규칙을 씁니다: {found}</translation>
    </message>
    <message>
        <source>Part of the rules is not understood: {found}</source>
        <translation>규칙의 일부를 이해할 수 없습니다: {found}</translation>
    </message>
    <message>
        <source>The first {found} moves are handicap stones, so there is no komi.</source>
        <translation>처음 {found}수는 접바둑 돌이므로 덤이 없습니다.</translation>
    </message>
    <message>
        <source>The handicap and the number of black stones at the start differ: {found}</source>
        <translation>접바둑 점수와 처음의 흑돌 수가 다릅니다: {found}</translation>
    </message>
    <message>
        <source>The game information is not in the first node; it is used for its line.</source>
        <translation>대국 정보가 첫 노드에 없습니다. 그 진행의 정보로 씁니다.</translation>
    </message>
    <message>
        <source>The property {property} has several values, and one is used: {found}</source>
        <translation>{property} 속성에 값이 여러 개 있어 하나만 씁니다: {found}</translation>
    </message>
    <message>
        <source>A value of {property} cannot be read: {found}</source>
        <translation>{property}의 값을 이해할 수 없습니다: {found}</translation>
    </message>
    <message>
        <source>A value of {property} is malformed but readable: {found}</source>
        <translation>{property}의 값이 규칙대로 쓰이지 않았지만 이해할 수 있습니다: {found}</translation>
    </message>
    <message>
        <source>The property {property} is used in place of {found}.</source>
        <translation>{found} 대신 {property} 속성이 쓰였습니다.</translation>
    </message>
    <message>
        <source>A value of {property} is empty.</source>
        <translation>{property}의 값이 비어 있습니다.</translation>
    </message>
    <message>
        <source>A point of {property} is not on the board: {found}</source>
        <translation>{property}의 점이 바둑판 밖에 있습니다: {found}</translation>
    </message>
    <message>
        <source>A point of {property} is written with capitals: {found}</source>
        <translation>{property}의 점이 대문자로 적혀 있습니다: {found}</translation>
    </message>
    <message>
        <source>This node lists a point twice.</source>
        <translation>이 노드에 같은 점이 두 번 있습니다.</translation>
    </message>
    <message>
        <source>This node has the property {property} twice.</source>
        <translation>이 노드에 {property} 속성이 두 번 있습니다.</translation>
    </message>
    <message>
        <source>The property {property} belongs to the first node of a game.</source>
        <translation>{property} 속성은 기보의 처음에 있어야 합니다.</translation>
    </message>
    <message>
        <source>A node contains both a move and setup stones.</source>
        <translation>한 노드에 수와 돌 배치가 함께 있습니다.</translation>
    </message>
    <message>
        <source>A node contains several moves: {found}</source>
        <translation>한 노드에 여러 수가 있습니다: {found}</translation>
    </message>
    <message>
        <source>Its board of {found} is larger than {size}x{size}.</source>
        <translation>바둑판이 {size}x{size}보다 큽니다: {found}.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>비어 있습니다.</translation>
    </message>
    <message>
        <source>It contains no game.</source>
        <translation>기보가 없습니다.</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>RecordHeading</name>
    <message>
        <source>Event</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>{number}라운드</translation>
    </message>
    <message>
        <source>Add event, date, result…</source>
        <translation>대회, 날짜, 결과 적기…</translation>
    </message>
    <message>
        <source>Rules not understood: Japanese assumed</source>
        <translation>규칙을 이해할 수 없음: 일본 규칙으로 간주</translation>
    </message>
</context>
<context>
    <name>RecordPanel</name>
    <message>
        <source>Collapse All Var&amp;iations</source>
        <translation>모든 변화도 접기(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Expand All Variations</source>
        <translation>모든 변화도 펼치기(&amp;E)</translation>
    </message>
    <message>
        <source>Edit Comm&amp;ent</source>
        <translation>설명 편집(&amp;E)</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>gobanapp closed before everything was saved</source>
        <translation>모두 저장하기 전에 gobanapp이 끝났습니다</translation>
    </message>
    <message>
        <source>Recovered Games</source>
        <translation>복구된 기보</translation>
    </message>
    <message>
        <source>Unchecked games are offered again at the next start.</source>
        <translation>선택하지 않은 대국은 다음에 시작할 때 다시 물어봅니다.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>복구(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>나중에(&amp;L)</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>기보</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n games?</source>
        <translation>
            <numerusform>대국 %n개를 버리시겠습니까?</numerusform>
        </translation>
    </message>
    <message>
        <source>{moves} · {day}, {time}</source>
        <translation>{moves} · {day} {time}</translation>
    </message>
    <message>
        <source>{facts}; the last actions could not be recovered</source>
        <translation>{facts}; 마지막 동작은 읽을 수 없었습니다</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>버리기(&amp;T)</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>저장하지 않은 내용이 사라집니다.</translation>
    </message>
    <message numerus="yes">
        <source>move %n</source>
        <translation>
            <numerusform>%n수</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>File Problems</source>
        <translation>파일 문제</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>The file was opened anyway. It stays unchanged until you save.</source>
        <translation>그래도 파일을 열었습니다. 저장할 때까지 파일은 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>Copy &amp;All</source>
        <translation>모두 복사(&amp;A)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Problems in {file}</source>
        <translation>{file}의 문제</translation>
    </message>
</context>
<context>
    <name>ResultDialog</name>
    <message>
        <source>Game Result</source>
        <translation>대국 결과</translation>
    </message>
    <message>
        <source>How did the game end?</source>
        <translation>대국이 어떻게 끝났습니까?</translation>
    </message>
    <message>
        <source>{color} won</source>
        <translation>{color} 승</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>승자</translation>
    </message>
    <message>
        <source>by &amp;resignation</source>
        <translation>불계승(&amp;R)</translation>
    </message>
    <message>
        <source>on &amp;time</source>
        <translation>시간승(&amp;T)</translation>
    </message>
    <message>
        <source>by &amp;forfeit</source>
        <translation>몰수승(&amp;F)</translation>
    </message>
    <message>
        <source>by &amp;points</source>
        <translation>집 차이(&amp;P)</translation>
    </message>
    <message>
        <source>details &amp;unknown</source>
        <translation>자세한 내용 불명(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Draw (jigo)</source>
        <translation>무승부, 같은 집 수(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;No result, by agreement</source>
        <translation>합의로 무효(&amp;N)</translation>
    </message>
    <message>
        <source>Un&amp;known result</source>
        <translation>결과를 알 수 없음(&amp;U)</translation>
    </message>
    <message>
        <source>For example after a repeated position, under Japanese rules.</source>
        <translation>일본 규칙에서 같은 국면이 계속 되풀이될 때와 같습니다.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>집 수</translation>
    </message>
    <message>
        <source>&amp;End Game</source>
        <translation>대국 끝내기(&amp;E)</translation>
    </message>
    <message>
        <source>The recorded result is {result}. It will be replaced.</source>
        <translation>기보의 결과: {result}. 이것을 바꿉니다.</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>Round</source>
        <translation>회전</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>장소</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>바둑판</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>덤</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>접바둑</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>제한 시간</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>총 수</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>사용 시간</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>따낸 돌</translation>
    </message>
    <message>
        <source>Game Result</source>
        <translation>대국 결과</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>아직 결과 없음</translation>
    </message>
    <message>
        <source>Black {black}, White {white}</source>
        <translation>흑 {black}, 백 {white}</translation>
    </message>
</context>
<context>
    <name>ResultSheetDialog</name>
    <message>
        <source>Result Sheet</source>
        <translation>결과지</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>인쇄(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>저장(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation>인쇄했습니다.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>저장했습니다.</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>글로 복사했습니다.</translation>
    </message>
</context>
<context>
    <name>ResultSheetPrinter</name>
    <message>
        <source>Could not print the result sheet</source>
        <translation>결과지를 인쇄하지 못했습니다</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF 문서</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>글</translation>
    </message>
    <message>
        <source>Save Result Sheet</source>
        <translation>결과지 저장</translation>
    </message>
    <message>
        <source>Could not save the result sheet</source>
        <translation>결과지를 저장하지 못했습니다</translation>
    </message>
</context>
<context>
    <name>RotateDialog</name>
    <message>
        <source>Rotate &amp;right</source>
        <translation>오른쪽으로 돌리기(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>왼쪽으로 돌리기(&amp;L)</translation>
    </message>
    <message>
        <source>Turn &amp;upside down</source>
        <translation>위아래로 돌리기(&amp;U)</translation>
    </message>
    <message>
        <source>Flip &amp;horizontally</source>
        <translation>좌우로 뒤집기(&amp;M)</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>상하로 뒤집기(&amp;T)</translation>
    </message>
    <message>
        <source>Flip along the rising &amp;diagonal</source>
        <translation>오르는 대각선으로 뒤집기(&amp;D)</translation>
    </message>
    <message>
        <source>Flip along the &amp;falling diagonal</source>
        <translation>내리는 대각선으로 뒤집기(&amp;F)</translation>
    </message>
    <message>
        <source>Rotates all moves, stones and marks, in every variation. Point names in comments, such as D4, do not change.</source>
        <translation>모든 변화도의 수, 돌, 표시를 돌립니다. D4처럼 해설에 나오는 자리 이름은 그대로입니다.</translation>
    </message>
    <message>
        <source>Rotate or Flip Game</source>
        <translation>기보 돌리기·뒤집기</translation>
    </message>
</context>
<context>
    <name>RuleFields</name>
    <message>
        <source>Allow s&amp;uicide</source>
        <translation>자살수 허용(&amp;U)</translation>
    </message>
    <message>
        <source>Points &amp;in seki count</source>
        <translation>빅의 집 세기(&amp;I)</translation>
    </message>
    <message>
        <source>Passin&amp;g costs a stone</source>
        <translation>패스하면 돌 하나 내기(&amp;G)</translation>
    </message>
    <message>
        <source>Group &amp;tax</source>
        <translation>말 공제(&amp;T)</translation>
    </message>
    <message>
        <source>Only of two or more stones.</source>
        <translation>돌 둘 이상일 때입니다.</translation>
    </message>
    <message>
        <source>Each living group costs two points.</source>
        <translation>살아 있는 말마다 두 집을 뺍니다.</translation>
    </message>
    <message>
        <source>C&amp;ounting</source>
        <translation>계가 방식(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Ko</source>
        <translation>패(&amp;K)</translation>
    </message>
    <message>
        <source>White&apos;s ha&amp;ndicap bonus</source>
        <translation>접바둑에서 백 보상(&amp;N)</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>C&amp;hange rules…</source>
        <translation>규칙 바꾸기(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Hide rules</source>
        <translation>규칙 숨기기(&amp;H)</translation>
    </message>
</context>
<context>
    <name>RunningTotals</name>
    <message>
        <source>Counted</source>
        <translation>센 수</translation>
    </message>
</context>
<context>
    <name>SaveActions</name>
    <message>
        <source>Save As</source>
        <translation>다른 이름으로 저장</translation>
    </message>
    <message>
        <source>Go games (*.sgf)</source>
        <translation>바둑 기보 (*.sgf)</translation>
    </message>
    <message>
        <source>Save this game?</source>
        <translation>이 대국을 저장할까요?</translation>
    </message>
    <message>
        <source>If you don&apos;t save the game, it will be lost.</source>
        <translation>저장하지 않으면 대국이 사라집니다.</translation>
    </message>
    <message>
        <source>If you don&apos;t save, changes since the last save will be lost.</source>
        <translation>저장하지 않으면 마지막으로 저장한 뒤의 변경 내용이 사라집니다.</translation>
    </message>
    <message>
        <source>&amp;Keep the tried moves as a variation</source>
        <translation>놓아 본 수순을 변화도로 남기기(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t Save</source>
        <translation>저장 안 함(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>취소(&amp;C)</translation>
    </message>
    <message>
        <source>Leave this match?</source>
        <translation>이 대국에서 나가시겠습니까?</translation>
    </message>
    <message>
        <source>The match is not over. You can resume it from File &gt; Game Archive.</source>
        <translation>대국이 끝나지 않았습니다. [파일 &gt; 지난 대국]에서 이어 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>나가기(&amp;L)</translation>
    </message>
    <message>
        <source>Saving {file}</source>
        <translation>{file} 저장 중</translation>
    </message>
    <message>
        <source>Could not save the game</source>
        <translation>대국을 저장하지 못했습니다</translation>
    </message>
    <message>
        <source>Saved without the tried moves. Game &gt; Keep as Variation adds them to the game.</source>
        <translation>놓아 본 수순을 빼고 저장했습니다. [대국 &gt; 놓아 본 수순 남기기]로 기보에 넣을 수 있습니다.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>The file has changed on disk since it was opened. Overwrite it to discard those changes, or save this game under another name.</source>
        <translation>파일을 연 뒤에 디스크에서 바뀌었습니다. 덮어쓰면 그 변경 내용이 사라집니다. 이 기보를 다른 이름으로 저장할 수도 있습니다.</translation>
    </message>
    <message>
        <source>Save with characters that may be wrong?</source>
        <translation>일부 글자가 잘못될 수 있는데 저장하시겠습니까?</translation>
    </message>
    <message>
        <source>Some text does not fit the encoding the file was opened with. File &gt; Text Encoding reopens it with another one.</source>
        <translation>파일을 연 인코딩에 맞지 않는 글이 있습니다. [파일 &gt; 텍스트 인코딩]에서 다른 인코딩으로 다시 열 수 있습니다.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the changes to this game?</source>
        <translation>이 대국의 변경 내용을 저장할까요?</translation>
    </message>
    <message>
        <source>Overwrite changes made elsewhere?</source>
        <translation>다른 곳에서 바뀐 내용을 덮어쓸까요?</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>덮어쓰기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save Anyway</source>
        <translation>그래도 저장(&amp;S)</translation>
    </message>
    <message>
        <source>game</source>
        <translation>대국</translation>
    </message>
</context>
<context>
    <name>SeatsChoice</name>
    <message>
        <source>Standard, with tree and comment</source>
        <translation>기본, 변화도와 해설 포함</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>나란히</translation>
    </message>
    <message>
        <source>Across the table</source>
        <translation>마주 앉기</translation>
    </message>
    <message>
        <source>Board and clocks only</source>
        <translation>바둑판과 두 시계만</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>화면 배치</translation>
    </message>
</context>
<context>
    <name>SetClockDialog</name>
    <message>
        <source>Set Clock</source>
        <translation>시계 맞추기</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds for {player}</source>
        <translation>
            <numerusform>{player}: %n초</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>Search by words or keys</source>
        <translation>말이나 키로 찾기</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>찾기</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>새 키</translation>
    </message>
    <message>
        <source>Press keys</source>
        <translation>키를 누르십시오</translation>
    </message>
    <message>
        <source>Reset to &amp;Default</source>
        <translation>기본값으로(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>적용(&amp;T)</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <translation>모두 기본값으로(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>인쇄(&amp;P)…</translation>
    </message>
    <message>
        <source>These keys cannot be changed.</source>
        <translation>이 키는 바꿀 수 없습니다.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Default: {keys}</source>
        <translation>기본값: {keys}</translation>
    </message>
    <message>
        <source>{keys} is reserved. Press other keys.</source>
        <translation>{keys} 키는 모든 곳에서 필요합니다. 다른 키를 누르십시오.</translation>
    </message>
    <message>
        <source>Also used by: {names}</source>
        <translation>이 키의 다른 명령: {names}</translation>
    </message>
</context>
<context>
    <name>ShortcutsPrinter</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>Could not save the shortcuts</source>
        <translation>단축키를 저장하지 못했습니다</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF 문서</translation>
    </message>
    <message>
        <source>Could not print the shortcuts</source>
        <translation>단축키를 인쇄하지 못했습니다</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Play</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>연구</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>계가</translation>
    </message>
    <message>
        <source>What the panel shows</source>
        <translation>패널에 표시할 내용</translation>
    </message>
    <message>
        <source>Demon&amp;strate Counting…</source>
        <translation>계가 과정 보기(&amp;S)…</translation>
    </message>
    <message>
        <source>The score counted by hand, step by step on the board</source>
        <translation>바둑판에서 손으로 하는 계가를 단계별로 보여 줍니다</translation>
    </message>
</context>
<context>
    <name>StatusMessages</name>
    <message>
        <source>Could not estimate the dead stones: mark them yourself.</source>
        <translation>죽은 돌을 제안하지 못했습니다. 죽은 돌을 표시하십시오.</translation>
    </message>
</context>
<context>
    <name>StepPrinter</name>
    <message>
        <source>Pictures</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>그림 저장</translation>
    </message>
    <message>
        <source>Could not save the picture</source>
        <translation>그림을 저장하지 못했습니다</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDF로 저장…</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF 문서</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDF로 저장</translation>
    </message>
    <message>
        <source>Could not save the steps</source>
        <translation>계가 단계를 저장하지 못했습니다</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>인쇄…</translation>
    </message>
    <message>
        <source>Could not print the steps</source>
        <translation>계가 단계를 인쇄하지 못했습니다</translation>
    </message>
    <message>
        <source>Steps per page:</source>
        <translation>쪽당 단계:</translation>
    </message>
    <message numerus="yes">
        <source>{number} (%n pages)</source>
        <translation>
            <numerusform>{number} (%n쪽)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SuggestionLine</name>
    <message>
        <source>Swap and app&amp;ly</source>
        <translation>바꾸고 적용(&amp;L)</translation>
    </message>
    <message>
        <source>App&amp;ly</source>
        <translation>적용(&amp;L)</translation>
    </message>
    <message>
        <source>Suggested by the ranks: {terms}</source>
        <translation>기력에 맞음: {terms}</translation>
    </message>
    <message>
        <source>White is weaker. Suggested: swap colours, {terms}</source>
        <translation>백이 약합니다. 제안: 흑백 바꾸기, {terms}</translation>
    </message>
    <message>
        <source>Suggested: {terms}</source>
        <translation>제안: {terms}</translation>
    </message>
    <message>
        <source>komi {number}</source>
        <translation>덤 {number}</translation>
    </message>
    <message>
        <source>even game, {komi}</source>
        <translation>호선, {komi}</translation>
    </message>
    <message>
        <source>Black plays first, {komi}</source>
        <translation>정선, {komi}</translation>
    </message>
    <message numerus="yes">
        <source>%n stones, {komi}</source>
        <translation>
            <numerusform>%n점, {komi}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeachingActions</name>
    <message>
        <source>&amp;Presentation</source>
        <translation>발표(&amp;P)</translation>
    </message>
    <message>
        <source>A second window for an audience, with the board and large text</source>
        <translation>청중을 위한 두 번째 창에 바둑판과 큰 글자를 보여 줍니다</translation>
    </message>
    <message>
        <source>Au&amp;toplay</source>
        <translation>자동 재생(&amp;T)</translation>
    </message>
    <message>
        <source>Shows the moves one after the other</source>
        <translation>수를 차례로 보여 줍니다</translation>
    </message>
    <message>
        <source>&amp;Guess Mode</source>
        <translation>다음 수 맞히기(&amp;G)</translation>
    </message>
    <message>
        <source>Guess each move of the game, for points</source>
        <translation>기보의 수를 하나씩 맞혀 점수를 얻습니다</translation>
    </message>
</context>
<context>
    <name>TextEncodingDialog</name>
    <message>
        <source>Text Encoding</source>
        <translation>텍스트 인코딩</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>인코딩</translation>
    </message>
    <message>
        <source>As declared or guessed</source>
        <translation>파일의 지정 또는 추정대로</translation>
    </message>
    <message>
        <source>{encoding} · in use</source>
        <translation>{encoding} · 사용 중</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>미리 보기</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>인코딩(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>미리 보기(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>다시 열기(&amp;A)</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>Black&apos;s rank</source>
        <translation>흑 기력</translation>
    </message>
    <message>
        <source>Black&apos;s team</source>
        <translation>흑 팀</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>White&apos;s rank</source>
        <translation>백 기력</translation>
    </message>
    <message>
        <source>White&apos;s team</source>
        <translation>백 팀</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>장소</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>회전</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>해설</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>대국 해설</translation>
    </message>
    <message>
        <source>This is {encoding}.</source>
        <translation>{encoding}입니다.</translation>
    </message>
    <message>
        <source>This is probably {encoding}.</source>
        <translation>{encoding}, 추정입니다.</translation>
    </message>
    <message>
        <source>Some text does not fit this encoding: see line {line}.</source>
        <translation>이 인코딩에 맞지 않는 글이 있습니다: {line}번째 줄.</translation>
    </message>
    <message>
        <source>The text is plain ASCII and reads the same in most encodings.</source>
        <translation>기본 글자만 있어 대부분의 인코딩에서 똑같이 읽힙니다.</translation>
    </message>
    <message>
        <source>Only the beginning of the file was examined.</source>
        <translation>파일의 앞부분만 살펴보았습니다.</translation>
    </message>
</context>
<context>
    <name>TimeField</name>
    <message>
        <source>Hours, minutes and seconds (1:30:00), or minutes</source>
        <translation>1:30:00처럼 시:분:초, 또는 분</translation>
    </message>
</context>
<context>
    <name>TimeFields</name>
    <message>
        <source>Time system</source>
        <translation>시간 방식</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>제한 시간</translation>
    </message>
    <message>
        <source>Enter a time such as 1:30:00, or minutes.</source>
        <translation>1:30:00 같은 시간이나 분을 입력하십시오.</translation>
    </message>
    <message>
        <source>The time limit is 100 hours.</source>
        <translation>100시간을 넘을 수 없습니다.</translation>
    </message>
    <message>
        <source>Enter a main time or an overtime period.</source>
        <translation>제한 시간이나 추가 시간을 입력하십시오.</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>초읽기 횟수</translation>
    </message>
    <message>
        <source>Seconds per period</source>
        <translation>초읽기 1회의 초</translation>
    </message>
    <message>
        <source>for</source>
        <extracomment>before a field, as in: + [3] × [60 s] for [2] points each</extracomment>
        <translation>벌점</translation>
    </message>
    <message>
        <source>Points per period</source>
        <translation>초읽기 1회의 벌점</translation>
    </message>
    <message>
        <source>Stones per period</source>
        <translation>한 구간의 돌 수</translation>
    </message>
    <message>
        <source>stones in</source>
        <extracomment>before a field, as in: + [25] stones in [10:00]</extracomment>
        <translation>수에</translation>
    </message>
    <message>
        <source>Length of a period</source>
        <translation>한 구간의 시간</translation>
    </message>
    <message>
        <source>Seconds added per move</source>
        <translation>한 수에 더할 초</translation>
    </message>
    <message>
        <source>per move, up to</source>
        <extracomment>before a field, as in: + [10 s] a move, up to [20:00]</extracomment>
        <translation>매 수, 최대</translation>
    </message>
    <message>
        <source>Upper limit of the clock</source>
        <translation>시계의 최대 시간</translation>
    </message>
    <message>
        <source>up to</source>
        <extracomment>before a field, as in: up to [10 s] back per move</extracomment>
        <translation>최대</translation>
    </message>
    <message>
        <source>Seconds given back per move</source>
        <translation>한 수에 돌려줄 초</translation>
    </message>
    <message>
        <source>Seconds before the clock starts</source>
        <translation>시계가 가기 전의 초</translation>
    </message>
    <message>
        <source>points each</source>
        <translation>집씩</translation>
    </message>
    <message>
        <source>back per move</source>
        <translation>매 수 반환</translation>
    </message>
    <message>
        <source>delay per move</source>
        <translation>매 수 지연</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> 초</translation>
    </message>
</context>
<context>
    <name>TransformActions</name>
    <message>
        <source>Rotate or Flip &amp;Game…</source>
        <translation>기보 돌리기·뒤집기(&amp;G)…</translation>
    </message>
    <message>
        <source>Changes the game, with all marks and labels</source>
        <translation>표시와 글자까지 포함해 기보 자체를 바꿉니다</translation>
    </message>
    <message>
        <source>Swap Blac&amp;k and White…</source>
        <translation>흑백 바꾸기(&amp;K)…</translation>
    </message>
    <message>
        <source>Changes the game: every black stone becomes white, and every white stone black</source>
        <translation>기보 자체를 바꿉니다. 흑돌은 모두 백돌이, 백돌은 흑돌이 됩니다</translation>
    </message>
    <message>
        <source>Rotating the game</source>
        <translation>기보 돌리는 중</translation>
    </message>
    <message>
        <source>Swap Black and White?</source>
        <translation>흑백을 바꾸시겠습니까?</translation>
    </message>
    <message>
        <source>All moves and stones change colour, in every variation. Comments that mention Black and White do not change.</source>
        <translation>모든 변화도의 수와 돌이 반대 색이 됩니다. 해설에 나오는 흑과 백은 그대로입니다.</translation>
    </message>
    <message>
        <source>Swap the &amp;players too, with komi and result</source>
        <translation>대국자, 덤, 결과도 바꾸기(&amp;P)</translation>
    </message>
    <message>
        <source>The komi becomes negative, so each player keeps the same score.</source>
        <translation>덤이 음수가 되어 두 대국자의 계가 결과는 그대로입니다.</translation>
    </message>
    <message>
        <source>&amp;Swap</source>
        <translation>바꾸기(&amp;S)</translation>
    </message>
    <message>
        <source>Swapping the colours</source>
        <translation>흑백 바꾸는 중</translation>
    </message>
</context>
<context>
    <name>TreeActions</name>
    <message>
        <source>This move belongs to the match in progress and was not deleted. Use Undo to take back moves.</source>
        <translation>진행 중인 대국의 수여서 삭제하지 않았습니다. 실행 취소로 무를 수 있습니다.</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>복사 중</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t Branch</source>
        <translation>가지 잘라내기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy Branch</source>
        <translation>가지 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Cop&amp;y Game</source>
        <translation>기보 전체 복사(&amp;Y)</translation>
    </message>
    <message>
        <source>P&amp;aste as Variation</source>
        <translation>변화도로 붙여넣기(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Delete Branch</source>
        <translation>가지 삭제(&amp;D)</translation>
    </message>
    <message>
        <source>New &amp;Variation of This Move</source>
        <translation>이 수의 변화도 만들기(&amp;V)</translation>
    </message>
    <message>
        <source>Go back one move; the next move you play begins the variation</source>
        <translation>한 수 뒤로 갑니다. 다음에 두는 수부터 변화도가 시작됩니다</translation>
    </message>
    <message>
        <source>Move Variation U&amp;p</source>
        <translation>변화도 위로(&amp;P)</translation>
    </message>
    <message>
        <source>Move Variation Do&amp;wn</source>
        <translation>변화도 아래로(&amp;W)</translation>
    </message>
    <message>
        <source>Promote to &amp;Main Line</source>
        <translation>본 수순으로 만들기(&amp;M)</translation>
    </message>
    <message>
        <source>Makes this variation the main line</source>
        <translation>이 수순이 모든 갈림길에서 맨 앞에 옵니다</translation>
    </message>
    <message>
        <source>&amp;Insert Moves Before</source>
        <translation>이 수 앞에 수 넣기(&amp;I)</translation>
    </message>
    <message>
        <source>Later moves stay after the inserted ones</source>
        <translation>뒤의 수순은 넣은 수 다음에 그대로 이어집니다</translation>
    </message>
    <message>
        <source>C&amp;orrect Move</source>
        <translation>이 수 고치기(&amp;O)</translation>
    </message>
    <message>
        <source>Click the correct point; later moves stay</source>
        <translation>올바른 자리를 클릭하십시오. 뒤의 수순은 그대로 남습니다</translation>
    </message>
    <message>
        <source>De&amp;lete Move</source>
        <translation>수 삭제(&amp;L)</translation>
    </message>
    <message>
        <source>Later moves stay</source>
        <translation>뒤의 수순은 그대로 남습니다</translation>
    </message>
    <message>
        <source>The next move you play begins the variation.</source>
        <translation>다음에 두는 수부터 변화도가 시작됩니다.</translation>
    </message>
    <message>
        <source>Moves copied.</source>
        <translation>수를 복사했습니다.</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <translation>기보를 복사했습니다.</translation>
    </message>
    <message>
        <source>Pasting</source>
        <translation>붙여넣는 중</translation>
    </message>
    <message>
        <source>Could not paste</source>
        <translation>붙여넣을 수 없습니다</translation>
    </message>
    <message>
        <source>The clipboard contains no moves and no diagram.</source>
        <translation>클립보드에 수순이나 바둑판 그림이 없습니다.</translation>
    </message>
    <message>
        <source>The diagram has another board size. Use File &gt; Open from Clipboard to open it as a new game.</source>
        <translation>그림의 바둑판 크기가 다릅니다. [파일 &gt; 클립보드에서 열기]로 새 기보로 열 수 있습니다.</translation>
    </message>
    <message>
        <source>Checking the following moves</source>
        <translation>이어지는 수 확인 중</translation>
    </message>
</context>
<context>
    <name>TreeKeys</name>
    <message>
        <source>Variations and Move List</source>
        <translation>변화도와 수순 목록</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>한 수씩 이동</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>화살표</translation>
    </message>
    <message>
        <source>Ten moves</source>
        <translation>열 수씩</translation>
    </message>
    <message>
        <source>First or last move</source>
        <translation>첫 수나 마지막 수로</translation>
    </message>
    <message>
        <source>Collapse or expand</source>
        <translation>접기 또는 펼치기</translation>
    </message>
    <message>
        <source>Zoom in, out, reset</source>
        <translation>크게, 작게, 보통으로</translation>
    </message>
</context>
<context>
    <name>TreePanel</name>
    <message>
        <source>Variation tree</source>
        <translation>변화도</translation>
    </message>
    <message>
        <source>Moves and variations</source>
        <translation>수와 변화도</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>수 없음</translation>
    </message>
    <message>
        <source>Move {number}: {color} {point}</source>
        <translation>{number}수: {color} {point}</translation>
    </message>
    <message>
        <source>Move {number}: {color} passes</source>
        <translation>{number}수: {color} 패스</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>돌 배치</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>처음</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are hidden</source>
        <translation>
            <numerusform>%n수가 숨겨져 있음</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrialActions</name>
    <message>
        <source>Discarded the tried moves of the other game. Return to it and choose Edit &gt; Redo to restore them.</source>
        <translation>다른 대국에서 놓아 본 수를 버렸습니다. 그 대국으로 돌아가 [편집 &gt; 다시 실행]을 선택하면 되살아납니다.</translation>
    </message>
    <message>
        <source>Tr&amp;y Out Moves</source>
        <translation>놓아 보기(&amp;Y)</translation>
    </message>
    <message>
        <source>Try out moves; press again to discard them and return</source>
        <translation>수를 놓아 봅니다. 다시 누르면 버리고 돌아옵니다</translation>
    </message>
    <message>
        <source>Keep as &amp;Variation</source>
        <translation>변화도로 남기기(&amp;H)</translation>
    </message>
    <message>
        <source>Keep the tried moves as a variation</source>
        <translation>놓아 본 수순을 변화도로 기보에 남깁니다</translation>
    </message>
    <message>
        <source>You can&apos;t try out moves during a match.</source>
        <translation>대국 중에는 놓아 볼 수 없습니다.</translation>
    </message>
    <message>
        <source>Discarded the tried moves. Edit &gt; Redo restores them.</source>
        <translation>놓아 본 수를 버렸습니다. [편집 &gt; 다시 실행]으로 되살립니다.</translation>
    </message>
    <message>
        <source>Kept the tried moves as a variation.</source>
        <translation>놓아 본 수순이 기보에 남았습니다.</translation>
    </message>
</context>
<context>
    <name>TrialBar</name>
    <message>
        <source>Keep</source>
        <translation>남기기</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
    <message>
        <source>Keep these moves as a variation</source>
        <translation>놓아 본 수순을 변화도로 기보에 남깁니다</translation>
    </message>
    <message>
        <source>Discard these moves and return (Esc)</source>
        <translation>놓아 본 수순을 지우고 시작한 국면으로 돌아갑니다 (Esc)</translation>
    </message>
    <message>
        <source>Trying out moves from move {number}</source>
        <translation>{number}수부터 놓아 보기</translation>
    </message>
    <message>
        <source>Trying out moves</source>
        <translation>놓아 보기</translation>
    </message>
</context>
<context>
    <name>ViewActions</name>
    <message>
        <source>&amp;Play</source>
        <translation>대국(&amp;P)</translation>
    </message>
    <message>
        <source>Show clocks, Pass and Resign in the side panel</source>
        <translation>사이드 패널에 시계, 한 수 쉼, 돌 던지기를 표시합니다</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>연구(&amp;S)</translation>
    </message>
    <message>
        <source>Show game information, tree, comment and tools in the side panel</source>
        <translation>사이드 패널에 대국 정보, 수순 나무, 설명, 도구를 표시합니다</translation>
    </message>
    <message>
        <source>Study &amp;Toolbar</source>
        <translation>연구 도구 모음(&amp;T)</translation>
    </message>
    <message>
        <source>B&amp;oard and Stones…</source>
        <translation>바둑판과 바둑돌(&amp;O)…</translation>
    </message>
    <message>
        <source>Ani&amp;mate Stones</source>
        <translation>돌 애니메이션(&amp;M)</translation>
    </message>
    <message>
        <source>Mark Chains in &amp;Atari</source>
        <translation>단수에 몰린 돌 표시(&amp;A)</translation>
    </message>
    <message>
        <source>S&amp;how Next Moves</source>
        <translation>다음 수 표시(&amp;H)</translation>
    </message>
    <message>
        <source>Move &amp;List</source>
        <translation>수순 목록(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Variation Tree</source>
        <translation>변화도(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>전체 화면(&amp;F)</translation>
    </message>
    <message>
        <source>Preference&amp;s…</source>
        <translation>설정(&amp;S)…</translation>
    </message>
    <message>
        <source>Stan&amp;dard Layout</source>
        <translation>기본 화면 배치(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Side by Side</source>
        <translation>나란히(&amp;S)</translation>
    </message>
    <message>
        <source>Across the &amp;Table</source>
        <translation>마주 앉기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Board and Clocks</source>
        <translation>바둑판과 시계(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>없음(&amp;N)</translation>
    </message>
    <message>
        <source>The &amp;Last Move</source>
        <translation>마지막 수(&amp;L)</translation>
    </message>
    <message>
        <source>The Last &amp;5 Moves</source>
        <translation>마지막 5수(&amp;5)</translation>
    </message>
    <message>
        <source>The Last &amp;10 Moves</source>
        <translation>마지막 10수(&amp;1)</translation>
    </message>
    <message>
        <source>The Last 5&amp;0 Moves</source>
        <translation>마지막 50수(&amp;0)</translation>
    </message>
    <message>
        <source>&amp;All Moves</source>
        <translation>모든 수(&amp;A)</translation>
    </message>
    <message>
        <source>Show move numbers</source>
        <translation>수순 번호 표시</translation>
    </message>
    <message>
        <source>&amp;From Here</source>
        <translation>여기서부터(&amp;F)</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>시스템 설정대로(&amp;S)</translation>
    </message>
</context>
<context>
    <name>WelcomeActions</name>
    <message>
        <source>&amp;Welcome</source>
        <translation>시작 화면(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;About gobanapp</source>
        <translation>gobanapp 정보(&amp;A)</translation>
    </message>
    <message>
        <source>A Go board for players, teachers and students.</source>
        <translation>대국자와 선생님, 배우는 사람을 위한 바둑판입니다.</translation>
    </message>
    <message>
        <source>Licence: {name}</source>
        <translation>라이선스: {name}</translation>
    </message>
    <message>
        <source>About gobanapp</source>
        <translation>gobanapp 정보</translation>
    </message>
</context>
<context>
    <name>WelcomePanel</name>
    <message>
        <source>Welcome</source>
        <translation>시작하기</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>닫기 (Esc)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Two players at one screen.</source>
        <translation>이 바둑판에서 둘이 두는 대국입니다.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>A game file; you can also drop one here.</source>
        <translation>기보를 엽니다. 끌어 놓아도 됩니다.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>학습</translation>
    </message>
    <message>
        <source>Short lessons in the game of Go.</source>
        <translation>짧은 강좌로 바둑을 배웁니다.</translation>
    </message>
    <message>
        <source>Or click the board and play.</source>
        <translation>바둑판을 클릭해 바로 두어도 됩니다.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>최근 파일</translation>
    </message>
</context>
<context>
    <name>WindowKeys</name>
    <message>
        <source>Alt+letter</source>
        <translation>Alt와 글자</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>모든 곳</translation>
    </message>
    <message>
        <source>Next field or button</source>
        <translation>다음 입력란이나 버튼으로</translation>
    </message>
    <message>
        <source>Previous field or button</source>
        <translation>이전 것으로</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>메뉴 열기</translation>
    </message>
    <message>
        <source>Cancel; back to the board</source>
        <translation>하던 일을 마치고 바둑판으로</translation>
    </message>
</context>
<context>
    <name>_Paper</name>
    <message>
        <source>Result sheet</source>
        <translation>결과지</translation>
    </message>
</context>
<context>
    <name>_Player</name>
    <message>
        <source>{name}, to move</source>
        <translation>{name}, 둘 차례</translation>
    </message>
</context>
<context>
    <name>_Problems</name>
    <message>
        <source>Line</source>
        <translation>줄</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>칸</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>속성</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>코드</translation>
    </message>
    <message>
        <source>The text was read as {encoding}.</source>
        <translation>글을 읽은 인코딩: {encoding}.</translation>
    </message>
    <message>
        <source>The text was read as {encoding} (a guess).</source>
        <translation>글을 읽은 인코딩: {encoding}, 추정입니다.</translation>
    </message>
</context>
<context>
    <name>aid_words</name>
    <message>
        <source>The ladder fails: the chain escapes.</source>
        <translation>축이 안 됨: 돌이 달아납니다.</translation>
    </message>
</context>
<context>
    <name>announced</name>
    <message>
        <source>{color} passes</source>
        <translation>{color} 패스</translation>
    </message>
    <message>
        <source>{color} {point}</source>
        <translation>{color} {point}</translation>
    </message>
    <message>
        <source>{color} stone on {point}</source>
        <translation>{point}에 {color}돌</translation>
    </message>
    <message>
        <source>Move {number}: {move}</source>
        <translation>{number}수: {move}</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>처음</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>돌 배치</translation>
    </message>
    <message>
        <source>variation {number} of {all}</source>
        <translation>변화도 {number}/{all}</translation>
    </message>
    <message>
        <source>has a comment</source>
        <translation>해설 있음</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>되돌림</translation>
    </message>
    <message>
        <source>Undone: {move}</source>
        <translation>되돌림: {move}</translation>
    </message>
    <message>
        <source>{color}: {left}</source>
        <translation>{color}: {left}</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>계가 중</translation>
    </message>
    <message>
        <source>{color} accepts the score</source>
        <translation>{color}이 계가에 동의함</translation>
    </message>
    <message>
        <source>{group}: in seki</source>
        <translation>{group}: 빅</translation>
    </message>
    <message>
        <source>{group}: dead</source>
        <translation>{group}: 죽음</translation>
    </message>
    <message>
        <source>{group}: alive</source>
        <translation>{group}: 삶</translation>
    </message>
    <message>
        <source>Game {number} of {all}: {names}, {columns} by {rows}</source>
        <translation>기보 {number}/{all}: {names}, {columns}×{rows}</translation>
    </message>
    <message>
        <source>{file} opened: {columns} by {rows}</source>
        <translation>{file} 열림: {columns}×{rows}</translation>
    </message>
    <message>
        <source>New game: {columns} by {rows}</source>
        <translation>새 대국: {columns}×{rows}</translation>
    </message>
    <message>
        <source>{file} saved</source>
        <translation>{file} 저장됨</translation>
    </message>
</context>
<context>
    <name>arranging</name>
    <message>
        <source>The first player</source>
        <translation>첫째 대국자</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>둘째 대국자</translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <source>Board, {columns} by {rows}</source>
        <translation>바둑판, {columns}×{rows}</translation>
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
        <translation>제한 시간만</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <translation>초읽기</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>캐나다식</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>피셔</translation>
    </message>
    <message>
        <source>Bronstein</source>
        <translation>브론스타인</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>지연</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>잉창치</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>시계 없음</translation>
    </message>
    <message>
        <source>{main} + {overtime}</source>
        <translation>{main} + {overtime}</translation>
    </message>
    <message>
        <source>{stones} in {time}</source>
        <translation>{time}에 {stones}</translation>
    </message>
    <message>
        <source>up to {time} back per move</source>
        <translation>매 수 최대 {time} 반환</translation>
    </message>
    <message>
        <source>{time} delay per move</source>
        <translation>매 수 {time} 지연</translation>
    </message>
    <message>
        <source>{periods} for {points} each</source>
        <translation>{periods}, 1회에 {points}</translation>
    </message>
    <message>
        <source>{time} per move</source>
        <translation>매 수 {time}</translation>
    </message>
    <message>
        <source>{time} per move, up to {most}</source>
        <translation>매 수 {time}, 최대 {most}</translation>
    </message>
    <message>
        <source>{number} h</source>
        <comment>hours</comment>
        <translation>{number}시간</translation>
    </message>
    <message>
        <source>{number} min</source>
        <comment>minutes</comment>
        <translation>{number}분</translation>
    </message>
    <message>
        <source>{number} s</source>
        <comment>seconds</comment>
        <translation>{number}초</translation>
    </message>
    <message>
        <source>Time has run out</source>
        <translation>시간이 끝났습니다</translation>
    </message>
    <message>
        <source>last period</source>
        <translation>마지막 초읽기</translation>
    </message>
    <message>
        <source>last stone</source>
        <translation>마지막 한 수</translation>
    </message>
</context>
<context>
    <name>consequences</name>
    <message>
        <source>The stone is now on {point}</source>
        <translation>돌을 {point} 자리로 옮겼습니다</translation>
    </message>
    <message>
        <source>Move {number} is now on {point}</source>
        <translation>{number}수를 {point} 자리로 옮겼습니다</translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>{what}.</translation>
    </message>
    <message>
        <source>{what}: {consequences}.</source>
        <translation>{what}. {consequences}.</translation>
    </message>
</context>
<context>
    <name>count</name>
    <message>
        <source>alive</source>
        <translation>삶</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>죽음</translation>
    </message>
    <message>
        <source>alive in seki</source>
        <translation>빅으로 삶</translation>
    </message>
    <message>
        <source>unsettled</source>
        <translation>사활 미정</translation>
    </message>
    <message>
        <source>probably alive</source>
        <translation>아마도 삶</translation>
    </message>
    <message>
        <source>probably dead</source>
        <translation>아마도 죽음</translation>
    </message>
    <message>
        <source>probably alive in seki</source>
        <translation>아마도 빅으로 삶</translation>
    </message>
    <message>
        <source>Two secure eyes.</source>
        <translation>무엇으로도 빼앗을 수 없는 두 눈이 있습니다.</translation>
    </message>
    <message>
        <source>Room for two eyes.</source>
        <translation>두 눈을 낼 자리가 있습니다.</translation>
    </message>
    <message>
        <source>It surrounds territory and is not threatened.</source>
        <translation>집을 둘러싸고 있고 위협이 없습니다.</translation>
    </message>
    <message>
        <source>It captures {others}.</source>
        <translation>상대를 잡습니다: {others}.</translation>
    </message>
    <message>
        <source>Not enough room for two eyes.</source>
        <translation>두 눈을 낼 자리가 없습니다.</translation>
    </message>
    <message>
        <source>Its eye space makes only one eye: {points}.</source>
        <translation>한 눈밖에 낼 수 없습니다: {points}.</translation>
    </message>
    <message>
        <source>Its eye at {points} is false.</source>
        <translation>{points} 자리의 눈은 옥집입니다.</translation>
    </message>
    <message>
        <source>Fewer liberties than {others}.</source>
        <translation>상대보다 활로가 적습니다: {others}.</translation>
    </message>
    <message>
        <source>It can be captured whatever it plays.</source>
        <translation>어떻게 두어도 잡힙니다.</translation>
    </message>
    <message>
        <source>Bent four in the corner.</source>
        <translation>귀곡사입니다.</translation>
    </message>
    <message>
        <source>If it is captured, its side takes part of the ground back.</source>
        <translation>잡히더라도 되따내어 땅의 일부를 되찾습니다.</translation>
    </message>
    <message>
        <source>It shares liberties at {points} with {others}.</source>
        <translation>{points}의 활로를 상대와 함께 씁니다: {others}.</translation>
    </message>
    <message>
        <source>Undecided: the next move at {points} settles it.</source>
        <translation>사활 미정: {points} 자리의 다음 수로 정해집니다.</translation>
    </message>
    <message>
        <source>Depends on a ko at {points}.</source>
        <translation>{points} 자리의 패로 정해집니다.</translation>
    </message>
    <message>
        <source>Playing on leads to this, whichever side moves first.</source>
        <translation>여기서부터 두어 본 대국은 누가 먼저 두어도 이렇게 끝납니다.</translation>
    </message>
    <message>
        <source>It could still live. Resume play.</source>
        <translation>아직 살 수 있습니다. 이어 두십시오.</translation>
    </message>
    <message>
        <source>It captures its opponent.</source>
        <translation>상대를 잡습니다.</translation>
    </message>
    <message>
        <source>Its eye space makes only one eye.</source>
        <translation>한 눈밖에 낼 수 없습니다.</translation>
    </message>
    <message>
        <source>One of its eyes is false.</source>
        <translation>눈 하나가 옥집입니다.</translation>
    </message>
    <message>
        <source>Fewer liberties than its opponent.</source>
        <translation>상대보다 활로가 적습니다.</translation>
    </message>
    <message>
        <source>It shares liberties with its opponent.</source>
        <translation>상대와 활로를 함께 씁니다.</translation>
    </message>
    <message>
        <source>Undecided: the next move settles it.</source>
        <translation>사활 미정: 다음 수로 정해집니다.</translation>
    </message>
    <message>
        <source>Depends on a ko.</source>
        <translation>패로 정해집니다.</translation>
    </message>
    <message>
        <source>Handicap stones count as stones on the board</source>
        <translation>접바둑 돌도 바둑판 위의 돌입니다</translation>
    </message>
    <message>
        <source>White&apos;s compensation for the handicap</source>
        <translation>접바둑에서 백이 받는 보상</translation>
    </message>
    <message>
        <source>{color} played more stones, including the last dame</source>
        <translation>{color}이 마지막 공배를 포함해 돌을 더 많이 놓음</translation>
    </message>
    <message>
        <source>{opponent} passed more often than {color}</source>
        <translation>{opponent}이 {color}보다 많이 패스함</translation>
    </message>
    <message>
        <source>Points in seki and in false eyes</source>
        <translation>빅의 집과 옥집</translation>
    </message>
    <message>
        <source>Dead stones in seki, which territory scoring leaves on the board</source>
        <translation>집 계가에서는 판에 남는 빅 안의 죽은 돌</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>말 공제</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>죽음</translation>
    </message>
    <message>
        <source>Seki</source>
        <translation>빅</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>이견</translation>
    </message>
    <message>
        <source>Click a group to mark it dead or alive; Shift+click for one chain.</source>
        <translation>말을 클릭: 삶과 죽음. Shift와 함께: 이어진 돌만.</translation>
    </message>
    <message>
        <source>Click a group to mark it alive in seki or with two eyes.</source>
        <translation>말을 클릭: 빅으로 삶, 또는 두 눈으로 삶.</translation>
    </message>
    <message>
        <source>Click a disputed group to play it out.</source>
        <translation>의견이 다른 말을 클릭하면 대국과 따로 두어 확인합니다.</translation>
    </message>
    <message>
        <source>{color}, {stones}</source>
        <translation>{color}, {stones}</translation>
    </message>
    <message>
        <source>unsettled, counted as dead</source>
        <translation>사활 미정, 죽음으로 계산</translation>
    </message>
    <message>
        <source>{group}: {status}.</source>
        <translation>{group}: {status}.</translation>
    </message>
    <message>
        <source>It does not have two eyes.</source>
        <translation>두 눈이 없습니다.</translation>
    </message>
    <message>
        <source>Marked by the players.</source>
        <translation>대국자들이 표시했습니다.</translation>
    </message>
    <message>
        <source>Finding dead stones…</source>
        <translation>죽은 돌을 찾는 중…</translation>
    </message>
    <message>
        <source>Much of the board is undecided: borders are still open. Resume play.</source>
        <translation>바둑판의 많은 곳이 누구의 집도 아닙니다. 경계가 아직 열려 있으니 이어 두십시오.</translation>
    </message>
    <message>
        <source>The game already has a different result. Accepting this score replaces it.</source>
        <translation>기보에 이미 다른 결과가 있습니다. 이 점수에 동의하면 결과가 바뀝니다.</translation>
    </message>
    <message>
        <source>The rules in the record are not understood. The score is by Japanese rules.</source>
        <translation>기보의 규칙을 이해할 수 없습니다. 점수는 일본 규칙으로 셉니다.</translation>
    </message>
    <message>
        <source>White must pass last under these rules: one more pass is needed.</source>
        <translation>이 규칙에서는 백이 마지막으로 패스합니다. 패스가 한 번 더 필요합니다.</translation>
    </message>
    <message>
        <source>Online-Go.com would count {points} for Black.</source>
        <translation>Online-Go.com에서는 {points}이(가) 흑집으로 계산됩니다.</translation>
    </message>
    <message>
        <source>Online-Go.com would count {points} for White.</source>
        <translation>Online-Go.com에서는 {points}이(가) 백집으로 계산됩니다.</translation>
    </message>
    <message>
        <source>Online-Go.com would not count {points}.</source>
        <translation>Online-Go.com에서는 {points}이(가) 집으로 계산되지 않습니다.</translation>
    </message>
    <message>
        <source>Online-Go.com would take {points} prisoner.</source>
        <translation>Online-Go.com에서는 {points}이(가) 따낸 돌로 계산됩니다.</translation>
    </message>
    <message>
        <source>{group}, at {point}</source>
        <translation>{group}, {point}</translation>
    </message>
    <message>
        <source>{group}, at {point}: counted as dead</source>
        <translation>{group}, {point}: 죽음으로 계산</translation>
    </message>
    <message>
        <source>Dead: {result}</source>
        <translation>죽음: {result}</translation>
    </message>
    <message>
        <source>Alive: {result}</source>
        <translation>삶: {result}</translation>
    </message>
    <message>
        <source>All stones are alive under these rules.</source>
        <translation>이 규칙에서는 모든 돌이 산 돌입니다.</translation>
    </message>
    <message>
        <source>Playing out {color}&apos;s group at {point}</source>
        <translation>{point} 자리의 {color} 말을 두어서 확인합니다.</translation>
    </message>
</context>
<context>
    <name>cursor</name>
    <message>
        <source>Arrows move the cursor, Enter answers, Esc hides it.</source>
        <translation>화살표: 커서 이동, Enter: 그 자리로 답하기, Esc: 숨기기.</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter marks a group dead or alive, Esc hides it.</source>
        <translation>화살표: 커서 이동, Enter: 말의 삶과 죽음 바꾸기, Esc: 숨기기.</translation>
    </message>
    <message>
        <source>Enter starts, arrows move to the other end, Enter finishes, Esc cancels.</source>
        <translation>Enter: 시작, 화살표: 다른 끝으로, Enter: 끝, Esc: 그만두기.</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter applies the tool, Esc hides it.</source>
        <translation>화살표: 커서 이동, Enter: 그 자리에 도구 쓰기, Esc: 숨기기.</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter moves the stone there, Esc hides it.</source>
        <translation>화살표: 커서 이동, Enter: 수를 그 자리로, Esc: 숨기기.</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter plays, Esc hides it.</source>
        <translation>화살표: 커서 이동, Enter: 그 자리에 두기, Esc: 숨기기.</translation>
    </message>
</context>
<context>
    <name>estimate</name>
    <message>
        <source>About even</source>
        <translation>거의 비슷함</translation>
    </message>
    <message>
        <source>{color} may be ahead by about {number}</source>
        <translation>{color}이 아마 약 {number}집 우세</translation>
    </message>
    <message>
        <source>{color} ahead by about {number}</source>
        <translation>{color} 약 {number}집 우세</translation>
    </message>
    <message>
        <source>{lead} ({least} to {most})</source>
        <translation>{lead} ({least}~{most})</translation>
    </message>
    <message>
        <source>even</source>
        <translation>동점</translation>
    </message>
    <message>
        <source>{color} by {number}</source>
        <translation>{color} {number}집</translation>
    </message>
</context>
<context>
    <name>exercises</name>
    <message>
        <source>This move does not reach the goal.</source>
        <translation>이 수로는 목표를 이룰 수 없습니다.</translation>
    </message>
    <message>
        <source>This does not capture the stones.</source>
        <translation>이렇게는 돌을 잡을 수 없습니다.</translation>
    </message>
    <message>
        <source>Neither player may play there.</source>
        <translation>그곳에는 아무도 둘 수 없습니다.</translation>
    </message>
    <message>
        <source>That move is legal.</source>
        <translation>그곳에는 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>That is no liberty: a liberty is an empty point next to the stones.</source>
        <translation>그곳은 활로가 아닙니다. 활로는 돌과 이웃한 빈 점입니다.</translation>
    </message>
    <message>
        <source>After this move the stones are not in atari: atari means one liberty.</source>
        <translation>이 수 뒤에도 돌은 단수가 아닙니다. 단수는 활로가 하나뿐인 상태입니다.</translation>
    </message>
    <message>
        <source>That point is not part of the answer.</source>
        <translation>그 점은 정답이 아닙니다.</translation>
    </message>
    <message>
        <source>There is no dead stone at this point.</source>
        <translation>이 점에는 죽은 돌이 없습니다.</translation>
    </message>
    <message>
        <source>That point is not in this territory.</source>
        <translation>그 점은 이 집에 속하지 않습니다.</translation>
    </message>
    <message>
        <source>The winner is right, the margin is not. Count again.</source>
        <translation>승자는 맞지만 차이가 다릅니다. 다시 세어 보세요.</translation>
    </message>
    <message>
        <source>The winner is not right. Count again.</source>
        <translation>승자가 다릅니다. 다시 세어 보세요.</translation>
    </message>
</context>
<context>
    <name>guess_words</name>
    <message>
        <source>Not there. Look inside the frame.</source>
        <translation>거기가 아닙니다. 틀 안에 있습니다.</translation>
    </message>
    <message>
        <source>That is a variation in the file. A different move was played.</source>
        <translation>그 수는 기보의 변화도에 있습니다. 실전은 다른 수입니다.</translation>
    </message>
    <message>
        <source>That move is illegal. It costs nothing.</source>
        <translation>거기일 수 없습니다. 감점은 없습니다.</translation>
    </message>
    <message>
        <source>Where does Black play?</source>
        <translation>흑은 어디에 두었을까요?</translation>
    </message>
    <message>
        <source>Where does White play?</source>
        <translation>백은 어디에 두었을까요?</translation>
    </message>
    <message>
        <source>Found on the first try: {points}.</source>
        <translation>한 번에 맞힘: {points}.</translation>
    </message>
    <message>
        <source>It was {point}: no points.</source>
        <translation>정답은 {point}: 0점.</translation>
    </message>
    <message>
        <source>Look inside the frame.</source>
        <translation>틀 안을 보십시오.</translation>
    </message>
    <message>
        <source>Click where you expect the next move. A move found on the first try earns {points}; each miss costs 2 to 4, more the further away, and narrows the area down.</source>
        <translation>기보의 다음 수라고 생각하는 곳을 클릭하십시오. 틀릴 때마다 범위가 좁아집니다. 한 번에 맞히면 {points}을 얻고, 틀리면 멀수록 많이, 2~4점을 잃습니다.</translation>
    </message>
    <message>
        <source>{points} of {possible} points</source>
        <translation>{possible}점 중 {points}점</translation>
    </message>
    <message>
        <source>No move to guess here.</source>
        <translation>여기에는 맞힐 수가 없습니다.</translation>
    </message>
    <message>
        <source>You found {found} of {moves} moves, {at_once} on the first try.</source>
        <translation>{moves}수 중 {found}수를 맞혔고, 그중 {at_once}수는 한 번에 맞혔습니다.</translation>
    </message>
</context>
<context>
    <name>judgement</name>
    <message>
        <source>&amp;Very Good Move</source>
        <translation>매우 좋은 수(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Good Move</source>
        <translation>좋은 수(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Interesting Move</source>
        <translation>흥미로운 수(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Doubtful Move</source>
        <translation>의문수(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Bad Move</source>
        <translation>나쁜 수(&amp;B)</translation>
    </message>
    <message>
        <source>V&amp;ery Bad Move</source>
        <translation>매우 나쁜 수(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Very Good for Black</source>
        <translation>흑이 매우 좋음(&amp;V)</translation>
    </message>
    <message>
        <source>Good for &amp;Black</source>
        <translation>흑이 좋음(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation>호각(&amp;E)</translation>
    </message>
    <message>
        <source>Ve&amp;ry Even</source>
        <translation>완전한 호각(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Unclear</source>
        <translation>불분명(&amp;U)</translation>
    </message>
    <message>
        <source>Ver&amp;y Unclear</source>
        <translation>매우 불분명(&amp;Y)</translation>
    </message>
    <message>
        <source>Good for &amp;White</source>
        <translation>백이 좋음(&amp;W)</translation>
    </message>
    <message>
        <source>Very &amp;Good for White</source>
        <translation>백이 매우 좋음(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Hot Spot</source>
        <translation>승부처(&amp;H)</translation>
    </message>
    <message>
        <source>Very H&amp;ot Spot</source>
        <translation>중대한 승부처(&amp;O)</translation>
    </message>
    <message>
        <source>estimated as even</source>
        <translation>호각으로 예상</translation>
    </message>
    <message>
        <source>{color} estimated {points} points ahead</source>
        <translation>{color}이 {points}집 앞서는 것으로 예상</translation>
    </message>
</context>
<context>
    <name>marking</name>
    <message>
        <source>&amp;Black Stones</source>
        <translation>흑돌(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White Stones</source>
        <translation>백돌(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>지우기(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation>세모(&amp;T)</translation>
    </message>
    <message>
        <source>S&amp;quare</source>
        <translation>네모(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>동그라미(&amp;C)</translation>
    </message>
    <message>
        <source>Cr&amp;oss</source>
        <translation>가위표(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Selected</source>
        <translation>선택(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>글자(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>숫자(&amp;N)</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>글(&amp;X)</translation>
    </message>
    <message>
        <source>L&amp;ine</source>
        <translation>선(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Arrow</source>
        <translation>화살표(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Dim</source>
        <translation>흐리게(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Part of the Board</source>
        <translation>바둑판 일부(&amp;P)</translation>
    </message>
    <message>
        <source>Blac&amp;k Territory</source>
        <translation>흑집(&amp;K)</translation>
    </message>
    <message>
        <source>White Territor&amp;y</source>
        <translation>백집(&amp;Y)</translation>
    </message>
    <message>
        <source>Click or drag to mark points; click a mark to remove it.</source>
        <translation>클릭하거나 끌어서 표시하고, 표시를 다시 클릭하면 지웁니다.</translation>
    </message>
    <message>
        <source>Click or drag to mark territory; the right button marks the other colour&apos;s.</source>
        <translation>클릭하거나 끌어서 집을 표시합니다. 오른쪽 버튼은 상대 색의 집을 표시합니다.</translation>
    </message>
    <message>
        <source>Click or drag to place stones; the right button places white ones.</source>
        <translation>클릭하거나 끌어서 돌을 놓습니다. 오른쪽 버튼은 백돌을 놓습니다.</translation>
    </message>
    <message>
        <source>Click or drag to place stones; the right button places black ones.</source>
        <translation>클릭하거나 끌어서 돌을 놓습니다. 오른쪽 버튼은 흑돌을 놓습니다.</translation>
    </message>
    <message>
        <source>Click or drag to remove marks, then stones without marks.</source>
        <translation>클릭하거나 끌어서 표시를 지우고, 표시가 없으면 돌을 지웁니다.</translation>
    </message>
    <message>
        <source>Click to place the next letter; click a letter to remove it.</source>
        <translation>클릭하면 다음 글자를 넣고, 글자를 클릭하면 지웁니다.</translation>
    </message>
    <message>
        <source>Click to place the next number; click a number to remove it.</source>
        <translation>클릭하면 다음 숫자를 넣고, 숫자를 클릭하면 지웁니다.</translation>
    </message>
    <message>
        <source>Click a point and type its label.</source>
        <translation>자리를 클릭하고 글을 입력하십시오.</translation>
    </message>
    <message>
        <source>Drag from one point to another; drag again to remove.</source>
        <translation>한 자리에서 다른 자리로 끄십시오. 다시 끌면 지워집니다.</translation>
    </message>
    <message>
        <source>Click or drag to dim points; repeat to restore them.</source>
        <translation>클릭하거나 끌어서 흐리게 하거나 되돌립니다.</translation>
    </message>
    <message>
        <source>Drag over the part to show; click to show the whole board.</source>
        <translation>보일 부분을 끌어서 고르십시오. 클릭하면 전체를 보입니다.</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>The game is paused. Press Resume to continue.</source>
        <translation>대국이 일시 정지되었습니다. 계속하려면 ‘이어 두기’를 누르십시오.</translation>
    </message>
    <message>
        <source>{color} has not pressed the clock yet.</source>
        <translation>{color}이 아직 시계를 누르지 않았습니다.</translation>
    </message>
    <message>
        <source>{color}&apos;s time has run out. Decide first whether the game is over.</source>
        <translation>{color}의 시간이 끝났습니다. 먼저 대국이 끝났는지 정하십시오.</translation>
    </message>
    <message>
        <source>The move stands.</source>
        <translation>수는 그대로 둡니다.</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>흑 차례</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>백 차례</translation>
    </message>
    <message>
        <source>This point is not on the board.</source>
        <translation>이 점은 바둑판 밖입니다.</translation>
    </message>
    <message>
        <source>There is already a stone on this point.</source>
        <translation>이 점에는 이미 돌이 있습니다.</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: the chain of {stones} would have no liberties.</source>
        <translation>{color}은 여기에 둘 수 없습니다. 이어진 돌 {stones}개의 활로가 없어집니다.</translation>
    </message>
    <message>
        <source>{color} can&apos;t retake the ko immediately: play elsewhere first.</source>
        <translation>{color}은 이 패를 바로 되따낼 수 없습니다. 먼저 다른 곳에 두십시오.</translation>
    </message>
    <message>
        <source>{color} can&apos;t retake the ko yet: pass for it first.</source>
        <translation>{color}은 아직 이 패를 되따낼 수 없습니다. 먼저 패스하십시오.</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: it would repeat the position after move {number}.</source>
        <translation>{color}은 여기에 둘 수 없습니다. {number}수 뒤의 국면이 되풀이됩니다.</translation>
    </message>
    <message>
        <source>Play the missing moves, next {color}. Esc finishes.</source>
        <translation>빠진 수를 넣으십시오. 지금은 {color}의 수입니다. Esc로 끝냅니다.</translation>
    </message>
    <message>
        <source>Click where {color} actually played, or drag another stone. Esc finishes.</source>
        <translation>{color}이 실제로 둔 곳을 클릭하거나 다른 돌을 끌어 옮기십시오. Esc로 끝냅니다.</translation>
    </message>
    <message>
        <source>{color} wins by {points}</source>
        <translation>{color} {points} 승</translation>
    </message>
    <message>
        <source>{color} wins by resignation</source>
        <translation>{color} 불계승</translation>
    </message>
    <message>
        <source>{color} wins on time</source>
        <translation>{color} 시간승</translation>
    </message>
    <message>
        <source>{color} wins by forfeit</source>
        <translation>{color} 몰수승</translation>
    </message>
    <message>
        <source>{color} wins</source>
        <translation>{color} 승</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>무효</translation>
    </message>
    <message>
        <source>Result unknown</source>
        <translation>결과 알 수 없음</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>집</translation>
    </message>
    <message>
        <source>Living stones</source>
        <translation>산 돌</translation>
    </message>
    <message>
        <source>Dead stones</source>
        <translation>죽은 돌</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>따낸 돌</translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation>패스한 돌</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>말 공제</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>시간 초과</translation>
    </message>
    <message>
        <source>For handicap</source>
        <translation>접바둑 보상</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>덤</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>합계</translation>
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
        <translation>{first} ~ {last}</translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number}집</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>{number}수</translation>
    </message>
    <message>
        <source>Setup after move {number}</source>
        <translation>{number}수 뒤의 배치</translation>
    </message>
    <message>
        <source>variation {number} of {all}</source>
        <translation>변화도 {number}/{all}</translation>
    </message>
    <message>
        <source>illegal: {reason}</source>
        <translation>규칙에 어긋남: {reason}</translation>
    </message>
    <message>
        <source>{ruleset} rules</source>
        <translation>{ruleset} 규칙</translation>
    </message>
    <message>
        <source>{ruleset} rules assumed</source>
        <translation>{ruleset} 규칙으로 간주</translation>
    </message>
    <message>
        <source>no komi given</source>
        <translation>덤 정보 없음</translation>
    </message>
    <message>
        <source>komi {komi}</source>
        <translation>덤 {komi}</translation>
    </message>
    <message>
        <source>handicap {stones}</source>
        <translation>접바둑 {stones}점</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>계가 중</translation>
    </message>
    <message>
        <source>White must pass once more to end the game</source>
        <translation>백이 한 번 더 패스하면 대국이 끝남</translation>
    </message>
    <message>
        <source>{color} passed, {turn}</source>
        <translation>{color} 패스, {turn}</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: the stone would have no liberties.</source>
        <translation>{color}은 여기에 둘 수 없습니다. 돌의 활로가 없습니다.</translation>
    </message>
    <message>
        <source>{color} can&apos;t play here: it would repeat the starting position.</source>
        <translation>{color}은 여기에 둘 수 없습니다. 처음의 국면이 되풀이됩니다.</translation>
    </message>
    <message>
        <source>move {number}, {color} {point}: {reason}</source>
        <translation>{number}수, {color} {point}: {reason}</translation>
    </message>
    <message>
        <source>The starting position was repeated. The players may agree on no result (Game &gt; End Game).</source>
        <translation>처음 국면이 되풀이되었습니다. 대국자들이 합의하면 무효로 할 수 있습니다 [대국 &gt; 대국 끝내기].</translation>
    </message>
    <message>
        <source>The position after move {number} was repeated. The players may agree on no result (Game &gt; End Game).</source>
        <translation>{number}수 뒤의 국면이 되풀이되었습니다. 대국자들이 합의하면 무효로 할 수 있습니다 [대국 &gt; 대국 끝내기].</translation>
    </message>
    <message>
        <source>Tie: {color} wins under these rules</source>
        <translation>동점: 이 규칙에서는 {color} 승</translation>
    </message>
    <message>
        <source>Even: {color} wins</source>
        <translation>동점: {color} 승</translation>
    </message>
    <message>
        <source>{color} leads by {number}</source>
        <translation>{color} {number}집 우세</translation>
    </message>
    <message>
        <source>{counting}: even</source>
        <translation>{counting}: 동점</translation>
    </message>
    <message>
        <source>{counting}: even, {color} wins</source>
        <translation>{counting}: 동점, {color} 승</translation>
    </message>
    <message>
        <source>{counting}: {color} by {number}</source>
        <translation>{counting}: {color} {number}집</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>취소(&amp;C)</translation>
    </message>
</context>
<context>
    <name>point</name>
    <message>
        <source>empty</source>
        <translation>빈 점</translation>
    </message>
    <message>
        <source>black stone</source>
        <translation>흑돌</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>백돌</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>세모</translation>
    </message>
    <message>
        <source>square</source>
        <translation>네모</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>동그라미</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>가위표</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>선택됨</translation>
    </message>
    <message>
        <source>Black&apos;s territory</source>
        <translation>흑집</translation>
    </message>
    <message>
        <source>White&apos;s territory</source>
        <translation>백집</translation>
    </message>
    <message>
        <source>illegal: ko</source>
        <translation>둘 수 없음: 패</translation>
    </message>
    <message>
        <source>illegal: pass for the ko first</source>
        <translation>둘 수 없음: 패는 먼저 패스해야 함</translation>
    </message>
    <message>
        <source>illegal: it would repeat a position</source>
        <translation>둘 수 없음: 국면이 되풀이됨</translation>
    </message>
    <message>
        <source>illegal: no liberties</source>
        <translation>둘 수 없음: 활로 없음</translation>
    </message>
    <message>
        <source>in atari</source>
        <translation>단수</translation>
    </message>
    <message>
        <source>last move, number {number}</source>
        <translation>마지막 수, {number}수</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>마지막 수</translation>
    </message>
    <message>
        <source>star point</source>
        <translation>화점</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>귀</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>변</translation>
    </message>
    <message>
        <source>label {text}</source>
        <translation>글자 {text}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>{number}수</translation>
    </message>
    <message>
        <source>arrow to {point}</source>
        <translation>{point}까지 화살표</translation>
    </message>
    <message>
        <source>line to {point}</source>
        <translation>{point}까지 선</translation>
    </message>
    <message>
        <source>variation {letter}</source>
        <translation>변화 {letter}</translation>
    </message>
    <message>
        <source>next move</source>
        <translation>다음 수</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>죽음</translation>
    </message>
    <message>
        <source>unsettled</source>
        <translation>사활 미정</translation>
    </message>
    <message>
        <source>in seki</source>
        <translation>빅</translation>
    </message>
    <message>
        <source>dame</source>
        <translation>공배</translation>
    </message>
    <message>
        <source>open border</source>
        <translation>열린 경계</translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message>
        <source>Marked lines are correct</source>
        <translation>표시된 수순이 정답</translation>
    </message>
    <message>
        <source>All lines except marked ones are correct</source>
        <translation>표시된 수순 외에는 모두 정답</translation>
    </message>
    <message>
        <source>The first variation is correct</source>
        <translation>첫째 변화도가 정답</translation>
    </message>
    <message>
        <source>Every variation is correct</source>
        <translation>모든 변화도가 정답</translation>
    </message>
    <message>
        <source>Lines with “{sign}” are correct</source>
        <translation>“{sign}” 수순이 정답</translation>
    </message>
    <message>
        <source>Lines with “{sign}” are wrong</source>
        <translation>“{sign}” 수순이 오답</translation>
    </message>
    <message>
        <source>Make the black group live.</source>
        <translation>흑을 살리세요.</translation>
    </message>
    <message>
        <source>Make the white group live.</source>
        <translation>백을 살리세요.</translation>
    </message>
    <message>
        <source>Kill the white group.</source>
        <translation>백을 잡으세요.</translation>
    </message>
    <message>
        <source>Kill the black group.</source>
        <translation>흑을 잡으세요.</translation>
    </message>
    <message>
        <source>Included problems, grade {grade}</source>
        <translation>포함된 문제, {grade}단계</translation>
    </message>
    <message>
        <source>Black passes.</source>
        <translation>흑이 패스합니다.</translation>
    </message>
    <message>
        <source>White passes.</source>
        <translation>백이 패스합니다.</translation>
    </message>
    <message>
        <source>Passing is correct here.</source>
        <translation>여기서는 패스가 정답입니다.</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number}/{all}</translation>
    </message>
    <message>
        <source>{right} of {all} correct</source>
        <translation>{all}문제 중 {right}문제 정답</translation>
    </message>
    <message>
        <source>{number} with a hint</source>
        <translation>힌트 사용 {number}개</translation>
    </message>
    <message>
        <source>{number} wrong</source>
        <translation>오답 {number}개</translation>
    </message>
    <message>
        <source>{number} skipped</source>
        <translation>건너뜀 {number}개</translation>
    </message>
    <message>
        <source>Correct without a hint: {number}</source>
        <translation>힌트 없이 정답: {number}</translation>
    </message>
    <message>
        <source>{minutes}:{seconds} minutes</source>
        <translation>{minutes}:{seconds} (분:초)</translation>
    </message>
    <message>
        <source>none new</source>
        <translation>새 문제 없음</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Japanese</source>
        <translation>일본</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>한국</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>중국</translation>
    </message>
    <message>
        <source>American (AGA)</source>
        <translation>미국 (AGA)</translation>
    </message>
    <message>
        <source>British (BGA)</source>
        <translation>영국 (BGA)</translation>
    </message>
    <message>
        <source>French (FFG)</source>
        <translation>프랑스 (FFG)</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>잉창치</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>뉴질랜드</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>트롬프-테일러</translation>
    </message>
    <message>
        <source>Stone counting (old Chinese)</source>
        <translation>돌 세기 (옛 중국)</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>집</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>집과 돌</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>돌</translation>
    </message>
    <message>
        <source>Basic ko</source>
        <translation>기본 패</translation>
    </message>
    <message>
        <source>Positional superko</source>
        <translation>국면 동형반복 금지</translation>
    </message>
    <message>
        <source>Situational superko</source>
        <translation>차례 동형반복 금지</translation>
    </message>
    <message>
        <source>Natural superko</source>
        <translation>착수 동형반복 금지</translation>
    </message>
    <message>
        <source>Superko until a pass</source>
        <translation>패스까지 동형반복 금지</translation>
    </message>
    <message>
        <source>A ko can&apos;t be retaken immediately. Longer cycles are allowed.</source>
        <translation>패를 바로 되따낼 수 없습니다. 더 긴 반복은 허용합니다.</translation>
    </message>
    <message>
        <source>No move may repeat an earlier position.</source>
        <translation>어떤 수도 앞에 나온 국면을 되풀이할 수 없습니다.</translation>
    </message>
    <message>
        <source>No move may repeat an earlier position with the same player to move.</source>
        <translation>둘 차례까지 같은 앞의 국면을 되풀이할 수 없습니다.</translation>
    </message>
    <message>
        <source>No player may repeat a position that one of their own earlier moves created.</source>
        <translation>자기 돌로 만들었던 앞의 국면을 되풀이할 수 없습니다.</translation>
    </message>
    <message>
        <source>No move may repeat an earlier position, unless a player has passed since.</source>
        <translation>그 뒤 누가 패스하지 않았으면 앞의 국면을 되풀이할 수 없습니다.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>One point per stone</source>
        <translation>접바둑 돌마다 1집</translation>
    </message>
    <message>
        <source>One point per stone except the first</source>
        <translation>첫 돌을 뺀 돌마다 1집</translation>
    </message>
    <message>
        <source>{ruleset}, changed</source>
        <translation>{ruleset} (변경)</translation>
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
        <translation>{color}: {left}, 가는 중</translation>
    </message>
    <message>
        <source>{color}: {left}, stopped</source>
        <translation>{color}: {left}, 멈춤</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>허락</translation>
    </message>
    <message>
        <source>Allow and Return Time</source>
        <translation>시간까지 되돌려 허락</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>거절</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>철회</translation>
    </message>
    <message>
        <source>{color} Loses on Time</source>
        <translation>{color} 시간패</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>이어 두기</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>이어 두기</translation>
    </message>
    <message>
        <source>Continue from Here</source>
        <translation>여기서 이어 두기</translation>
    </message>
    <message>
        <source>Back to the Game</source>
        <translation>대국으로</translation>
    </message>
    <message>
        <source>Press the Clock</source>
        <translation>시계 누르기</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>기권</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Back to Scoring</source>
        <translation>계가로 돌아가기</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>재대국</translation>
    </message>
    <message>
        <source>New Game…</source>
        <translation>새 대국…</translation>
    </message>
    <message>
        <source>last period of {time}</source>
        <translation>마지막 초읽기 {time}</translation>
    </message>
    <message>
        <source>then {number} × {time}</source>
        <translation>다음은 {number} × {time}</translation>
    </message>
    <message>
        <source>period {number} of {all}, {points} so far</source>
        <translation>초읽기 {number}/{all}, 지금까지 {points}</translation>
    </message>
    <message>
        <source>{points} so far</source>
        <translation>지금까지 {points}</translation>
    </message>
    <message>
        <source>then {number} × {time}, {points} each</source>
        <translation>다음은 {number} × {time}, 1회에 {points}</translation>
    </message>
    <message>
        <source>+{time} per move</source>
        <translation>매 수 +{time}</translation>
    </message>
    <message>
        <source>+{time} per move, up to {most}</source>
        <translation>매 수 +{time}, 최대 {most}</translation>
    </message>
    <message>
        <source>up to {time} back per move</source>
        <translation>매 수 최대 {time} 반환</translation>
    </message>
    <message>
        <source>{time} delay per move</source>
        <translation>매 수 {time} 지연</translation>
    </message>
    <message>
        <source>runs in {time}</source>
        <translation>{time} 뒤 작동</translation>
    </message>
    <message>
        <source>Press to start {color}&apos;s clock</source>
        <translation>누르면 {color}의 시계가 갑니다</translation>
    </message>
    <message>
        <source>Press to end your turn</source>
        <translation>누르면 차례를 마칩니다</translation>
    </message>
    <message>
        <source>{name} moved and must press the clock.</source>
        <translation>{name}: 수를 두었고 시계를 누를 차례입니다.</translation>
    </message>
    <message>
        <source>{name} has not pressed the clock yet.</source>
        <translation>{name}: 아직 시계를 누르지 않았습니다.</translation>
    </message>
    <message>
        <source>{name} has passed.</source>
        <translation>{name}: 패스했습니다.</translation>
    </message>
    <message>
        <source>The clock is stopped.</source>
        <translation>시계가 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>대국을 일시 정지했습니다.</translation>
    </message>
    <message>
        <source>The clock was paused while the computer was asleep.</source>
        <translation>컴퓨터가 절전 상태인 동안 시계를 일시 정지했습니다.</translation>
    </message>
    <message>
        <source>This is move {number}; the match is at another position.</source>
        <translation>여기는 {number}수입니다. 대국은 다른 국면에 있습니다.</translation>
    </message>
    <message>
        <source>This is move {number}. Continue from here?</source>
        <translation>여기는 {number}수입니다. 여기서 이어 두시겠습니까?</translation>
    </message>
    <message>
        <source>{name} asks to take back a move.</source>
        <translation>{name}: 한 수 무르기를 청합니다.</translation>
    </message>
    <message>
        <source>{name} asks to take back a move, with your reply to it.</source>
        <translation>{name}: 한 수와 그 응수를 함께 무르기를 청합니다.</translation>
    </message>
    <message>
        <source>Waiting for {name} to allow the takeback.</source>
        <translation>{name}: 무르기를 허락할지 정하는 중입니다.</translation>
    </message>
    <message>
        <source>Your time has run out. {name} decides how to continue.</source>
        <translation>당신의 시간이 끝났습니다. 정할 사람: {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s time has run out.</source>
        <translation>{name}: 시간이 끝났습니다.</translation>
    </message>
    <message>
        <source>Pass?</source>
        <translation>패스하시겠습니까?</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>기권하시겠습니까?</translation>
    </message>
    <message>
        <source>Hold the button down to pass.</source>
        <translation>패스하려면 버튼을 길게 누르십시오.</translation>
    </message>
    <message>
        <source>Hold the button down to resign.</source>
        <translation>기권하려면 버튼을 길게 누르십시오.</translation>
    </message>
    <message>
        <source>{name} has accepted.</source>
        <translation>{name}: 동의했습니다.</translation>
    </message>
</context>
<context>
    <name>turning</name>
    <message>
        <source>View rotated right</source>
        <translation>보기를 오른쪽으로 돌림</translation>
    </message>
    <message>
        <source>View turned upside down</source>
        <translation>바둑판을 위아래로 돌림</translation>
    </message>
    <message>
        <source>View rotated left</source>
        <translation>보기를 왼쪽으로 돌림</translation>
    </message>
    <message>
        <source>View flipped horizontally</source>
        <translation>보기를 좌우로 뒤집음</translation>
    </message>
    <message>
        <source>View flipped vertically</source>
        <translation>보기를 상하로 뒤집음</translation>
    </message>
    <message>
        <source>View flipped along a diagonal</source>
        <translation>보기를 대각선으로 뒤집음</translation>
    </message>
</context>
</TS>
