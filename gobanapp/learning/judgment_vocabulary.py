# ruff: noqa: RUF001 - letters of many scripts
"""The words by which problem files call a line right or wrong, language by language.

Every field holds words and phrases with bars between them, without punctuation: "isn't" is "isn t".
They may be written in any case.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Vocabulary(NamedTuple):
    """The words of one language.

    ``right`` and ``wrong`` judge a line. ``solution`` is right where nothing else judges ("the
    solution", but "a wrong solution"). ``praise`` is right too, but can be meant for a move on the
    way. ``yes`` and ``no`` judge alone, as the first words of a comment. ``negation`` turns right
    into wrong. ``neutral`` changes nothing. After ``because`` follows a reason. ``black`` and
    ``white`` are the players.
    """

    right: str
    wrong: str
    negation: str
    neutral: str
    solution: str = ""
    praise: str = ""
    yes: str = ""
    no: str = ""
    because: str = ""
    black: str = ""
    white: str = ""


ENGLISH: Final = Vocabulary(
    right="right|correct|success|successful|succeeds|solved|good answer|that s it|you got it",
    wrong="wrong|incorrect|failure|fails|failed|fail|mistake|error|nok|bad|bad answer|bad move"
    "|not quite|try again|sorry|game over|unsolved|unsuccessful|no good|wrongly|incorrectly",
    negation="not|never|isn t|wasn t|aren t|neither|hardly|isnt|not quite|not yet|cannot be"
    "|can t be|not really",
    neutral="this|that|it|is|s|was|are|be|would|will|the|a|an|and|you|your|re|i|think|move|moves"
    "|answer|choice|one|line|variation|sequence|path|result|response|diagram|figure|solution"
    "|also|too|still|but|however|unfortunately|sadly|alas|absolutely|completely|totally|really"
    "|simply|just|very|quite|clearly|definitely|actually|perfectly|entirely|wholly"
    "|another|seems|looks|got|have|has|found|again|at all|way|well|oh|so|number|first|second|third",
    solution="solution",
    praise="ok|okay|well done|congratulations|congrats|excellent|perfect|bravo|exactly|good job"
    "|great job|nice job|nice work|good work|you did it|brilliant|you solved it|spot on|way to go",
    yes="yes|yep|yeah",
    no="no|nope",
    because="because|since|as|but|though|although|so|however",
    black="black",
    white="white",
)

VOCABULARIES: Final = (
    ENGLISH,
    # German
    Vocabulary(
        right="richtig|richtige|richtiger|korrekt|korrekte|gelöst|geschafft|stimmt|richtigen",
        wrong="falsch|falsche|falscher|fehler|inkorrekt|unrichtig|misserfolg|fehlschlag"
        "|gescheitert|misslungen|daneben|schade|fehlgeschlagen",
        negation="nicht|kein|keine|nie|nicht ganz",
        neutral="das|dies|dieser|diese|ist|war|wäre|der|die|ein|eine|zug|antwort|leider|auch|hier"
        "|sehr|so|es|wohl|aber|völlig|ganz|einfach|variante|figur|diagramm|lösung|wahl|folge",
        solution="lösung",
        praise="gut gemacht|bravo|genau|sehr gut|ausgezeichnet|perfekt|glückwunsch"
        "|herzlichen glückwunsch|prima|super",
        yes="ja",
        no="nein",
        because="weil|denn|da|aber|und|obwohl|wenn|doch",
        black="schwarz",
        white="weiß",
    ),
    # French
    Vocabulary(
        right="correct|correcte|juste|exact|exacte|réussi|réussite|succès|gagné|résolu"
        "|bonne réponse|bon coup",
        wrong="faux|fausse|incorrect|incorrecte|inexact|raté|échec|erreur|mauvais|mauvaise"
        "|mauvaise réponse|perdu|manqué|dommage|loupé",
        negation="ne|n|pas|jamais|non|pas tout à fait",
        neutral="c|ce|est|cela|ça|ceci|la|le|l|un|une|réponse|coup|choix|suite|variante|figure"
        "|diagramme|malheureusement|hélas|aussi|également|très|tout à fait|bien|était|vous|avez"
        "|solution|mais|complètement|absolument|vraiment|encore",
        solution="solution",
        praise="bravo|bien joué|félicitations|parfait|excellent|très bien|bien vu",
        yes="oui",
        no="non",
        because="car|parce que|puisque|mais|et|si|bien que",
        black="noir|les noirs",
        white="blanc|les blancs",
    ),
    # Italian
    Vocabulary(
        right="giusto|giusta|esatto|esatta|corretto|corretta|riuscito|successo|risolto",
        wrong="sbagliato|sbagliata|errato|errata|errore|scorretto|scorretta|fallito|fallimento"
        "|peccato|sbaglio",
        negation="non|mai",
        neutral="è|questo|questa|la|il|lo|l|una|un|risposta|mossa|scelta|purtroppo|anche|molto"
        "|sequenza|variante|figura|diagramma|soluzione|era|ma|ancora|completamente|proprio",
        solution="soluzione",
        praise="bravo|ben fatto|ottimo|perfetto|complimenti|eccellente|molto bene",
        yes="sì|si",
        no="no",
        because="perché|poiché|ma|e|se|anche se",
        black="nero|il nero",
        white="bianco|il bianco",
    ),
    # Spanish
    Vocabulary(
        right="correcto|correcta|acertado|acertaste|acierto|éxito|resuelto|exacto|exacta"
        "|correctamente",
        wrong="incorrecto|incorrecta|mal|error|fallo|falla|fallaste|equivocado|equivocada|errado"
        "|errada|erróneo|fracaso|mala|malo|incorrectamente|inténtalo de nuevo",
        negation="no|nunca|tampoco",
        neutral="es|esto|esta|este|eso|está|la|el|una|un|respuesta|jugada|movimiento|opción|muy"
        "|lo siento|lamentablemente|también|secuencia|variante|figura|diagrama|solución|era|pero"
        "|completamente|has|jugado|aún|todavía",
        solution="solución",
        praise="bien|muy bien|bien hecho|bravo|felicidades|felicitaciones|excelente|perfecto"
        "|enhorabuena|eso es",
        yes="sí|si",
        no="no",
        because="porque|pues|ya que|pero|y|si|aunque",
        black="negro|negras|las negras",
        white="blanco|blancas|las blancas",
    ),
    # Portuguese
    Vocabulary(
        right="correto|correta|correcto|correcta|certo|certa|acertou|sucesso|resolvido|exato"
        "|exata|acerto",
        wrong="incorreto|incorreta|incorrecto|incorrecta|errado|errada|erro|errou|falha|falhou"
        "|fracasso|engano|tente novamente|tente de novo|inválido",
        negation="não|nunca|nem",
        neutral="é|está|isto|isso|este|esta|a|o|uma|um|resposta|jogada|lance|movimento|infelizmente"
        "|também|muito|sequência|variante|figura|diagrama|solução|era|mas|totalmente|ainda",
        solution="solução",
        praise="muito bem|bem feito|parabéns|excelente|perfeito|bravo|isso mesmo|ótimo",
        yes="sim",
        no="não",
        because="porque|pois|mas|e|se|embora",
        black="preto|pretas|as pretas",
        white="branco|brancas|as brancas",
    ),
    # Russian
    Vocabulary(
        right="правильно|правильный|правильная|правильное|верно|верный|верное|верная|решено|успех"
        "|удачно|корректно|решена|точно",
        wrong="неправильно|неправильный|неправильная|неправильное|неверно|неверный|неверное"
        "|неверная|ошибка|ошибочно|ошибочный|неудача|провал|неудачно|некорректно|плохо"
        "|попробуйте ещё|попробуйте еще|попробуй ещё|увы|мимо|не решено",
        negation="не|ни|никогда|не совсем|нельзя",
        neutral="это|этот|эта|ход|ответ|вариант|вы|выбор|к сожалению|тоже|также|здесь|но|очень"
        "|совсем|совершенно|абсолютно|диаграмма|последовательность|решение|так|и|был|была|всё|все",
        solution="решение",
        praise="молодец|отлично|прекрасно|поздравляю|поздравляем|браво|хорошо|превосходно|умница",
        yes="да",
        no="нет",
        because="потому что|так как|поскольку|но|и|если|хотя|ведь",
        black="чёрные|черные|чёрный|черный",
        white="белые|белый",
    ),
    # Ukrainian
    Vocabulary(
        right="правильно|правильна|правильний|правильне|вірно|вірний|вірна|успіх|розв язано",
        wrong="неправильно|неправильна|неправильний|невірно|невірний|невірна|помилка|помилково"
        "|невдача|хибно|спробуйте ще|погано",
        negation="не|ні|ніколи",
        neutral="це|цей|ця|хід|відповідь|варіант|на жаль|теж|також|тут|але|дуже|зовсім|рішення"
        "|розв язок|діаграма",
        solution="розв язок|рішення|розв язання",
        praise="молодець|чудово|вітаю|вітаємо|браво|добре|відмінно",
        yes="так",
        no="ні",
        because="тому що|бо|оскільки|але|і|якщо|хоча",
        black="чорні",
        white="білі",
    ),
    # Polish
    Vocabulary(
        right="dobrze|poprawnie|poprawna|poprawny|poprawne|prawidłowo|prawidłowa|prawidłowy"
        "|prawidłowe|słusznie|sukces|rozwiązane|dobra odpowiedź|zgadza się",
        wrong="źle|błąd|błędnie|błędna|błędny|błędne|niepoprawnie|niepoprawna|niepoprawny"
        "|niepoprawne|nieprawidłowo|nieprawidłowa|nieprawidłowy|nieprawidłowe|niedobrze|porażka"
        "|pomyłka|zła odpowiedź|zły ruch|niestety|spróbuj ponownie|niepowodzenie",
        negation="nie|nigdy|nie do końca",
        neutral="to|jest|ta|ten|ruch|odpowiedź|wybór|też|także|również|tutaj|bardzo|ale|całkiem"
        "|zupełnie|wariant|rysunek|diagram|rozwiązanie|była|był|niestety",
        solution="rozwiązanie",
        praise="brawo|gratulacje|świetnie|doskonale|znakomicie|bardzo dobrze",
        yes="tak",
        no="nie",
        because="bo|ponieważ|gdyż|ale|i|jeśli|chociaż",
        black="czarne|czarny",
        white="białe|biały",
    ),
    # Czech and Slovak
    Vocabulary(
        right="správně|správná|správný|správné|správne|správna|dobře|úspěch|vyřešeno|výborně",
        wrong="špatně|špatná|špatný|nesprávně|nesprávná|nesprávný|nesprávne|nesprávna|chyba"
        "|chybně|chybný|neúspěch|omyl|zle|bohužel|zkuste to znovu|zkus to znovu",
        negation="ne|není|nie je|nikdy|ne zcela",
        neutral="to|je|tah|ťah|odpověď|odpoveď|volba|také|i|tady|velmi|ale|zcela|úplně|varianta"
        "|diagram|řešení|riešenie|byla|byl|bohužel|ta|ten",
        solution="řešení|riešenie",
        praise="gratulujeme|gratuluji|skvěle|skvělé|bravo|výborne",
        yes="ano|áno",
        no="ne|nie",
        because="protože|neboť|ale|a|když|pretože",
        black="černý",
        white="bílý",
    ),
    # Dutch
    Vocabulary(
        right="goed|juist|juiste|correct|correcte|geslaagd|opgelost|gelukt|klopt|goede",
        wrong="fout|foute|verkeerd|verkeerde|onjuist|onjuiste|incorrect|mislukt|mis|jammer|helaas"
        "|vergissing|probeer opnieuw|probeer het opnieuw|slecht",
        negation="niet|geen|nooit|niet helemaal",
        neutral="dat|dit|is|was|de|het|een|zet|antwoord|keuze|ook|hier|zeer|heel|erg|maar|helemaal"
        "|helaas|variant|diagram|oplossing|volgorde",
        solution="oplossing",
        praise="goed gedaan|uitstekend|gefeliciteerd|bravo|prima|perfect|heel goed|goed zo",
        yes="ja",
        no="nee",
        because="omdat|want|maar|en|als|hoewel",
        black="zwart",
        white="wit",
    ),
    # Turkish
    Vocabulary(
        right="doğru|başarılı|çözüldü|başarı|doğrudur|bildiniz",
        wrong="yanlış|hata|hatalı|başarısız|yanlıştır|tekrar deneyin|tekrar dene|maalesef|olmadı",
        negation="değil|değildir|hiç",
        neutral="bu|cevap|yanıt|hamle|çok|da|de|bir|maalesef|çözüm|ama",
        solution="çözüm",
        praise="tebrikler|aferin|bravo|harika|mükemmel",
        yes="evet",
        no="hayır",
        because="çünkü|ama|ve",
        black="siyah",
        white="beyaz",
    ),
    # Vietnamese
    Vocabulary(
        right="đúng|chính xác|thành công",
        wrong="sai|sai lầm|thất bại|nhầm|lỗi|thử lại|chưa đúng",
        negation="không|chưa|không phải",
        neutral="đây|là|nước|đi|này|câu|trả lời|đáp án|rồi|rất|hoàn toàn|cũng|tiếc quá|lời giải",
        solution="lời giải|đáp án",
        praise="chúc mừng|giỏi lắm|tốt lắm|xuất sắc|hoan hô",
        yes="vâng",
        because="vì|nhưng|và",
        black="đen",
        white="trắng",
    ),
    # Swedish, Danish and Norwegian
    Vocabulary(
        right="rätt|rett|korrekt|riktigt|riktig|rigtigt|rigtig|lyckat|löst|løst|stämmer",
        wrong="fel|felaktigt|felaktig|forkert|feil|misslyckat|inkorrekt|misstag|galt|fejl|gal",
        negation="inte|ej|icke|ikke|aldrig",
        neutral="det|är|er|var|detta|den|här|drag|draget|trekk|træk|svar|svaret|tyvärr|dessverre"
        "|desværre|också|også|helt|mycket|lösning|løsning|et|ett|en",
        solution="lösning|lösningen|løsning|løsningen",
        praise="bra gjort|bra jobbat|utmärkt|grattis|bravo|perfekt|godt gjort|flott",
        yes="ja",
        no="nej|nei",
        because="eftersom|för|men|och|fordi|og",
    ),
    # Finnish
    Vocabulary(
        right="oikein|oikea|onnistui|ratkaistu",
        wrong="väärin|väärä|virhe|epäonnistui|epäonnistuminen|yritä uudelleen",
        negation="ei|ei ole",
        neutral="se|tämä|on|siirto|vastaus|ratkaisu|valitettavasti|myös|ihan|aivan|mutta",
        solution="ratkaisu",
        praise="hyvin tehty|onneksi olkoon|hienoa|erinomaista",
        yes="kyllä|joo",
        no="ei",
        because="koska|sillä|mutta|ja",
    ),
    # Romanian
    Vocabulary(
        right="corect|corectă|bine|succes|rezolvat|adevărat",
        wrong="incorect|incorectă|greșit|greşit|greșită|greşită|greșeală|greşeală|eșec|eroare|rău",
        negation="nu|niciodată",
        neutral="este|e|acesta|aceasta|răspuns|răspunsul|mutare|mutarea|din păcate|și|foarte"
        "|soluția|soluţia|o|un|mai|complet",
        solution="soluție|soluţie|soluția|soluţia",
        praise="bravo|felicitări|foarte bine|excelent|perfect",
        yes="da",
        because="pentru că|deoarece|dar|și",
    ),
    # Hungarian
    Vocabulary(
        right="helyes|jó|siker|sikerült|megoldva|helyesen",
        wrong="hibás|helytelen|rossz|hiba|sikertelen|téves|próbáld újra|sajnos",
        negation="nem|sem|soha",
        neutral="ez|az|a|lépés|válasz|sajnos|is|nagyon|teljesen|megoldás|de",
        solution="megoldás",
        praise="gratulálok|gratulálunk|szép munka|kiváló|bravó|ügyes",
        yes="igen",
        no="nem",
        because="mert|de|és",
    ),
    # Indonesian and Malay
    Vocabulary(
        right="benar|betul|tepat|berhasil|berjaya",
        wrong="salah|keliru|gagal|kesalahan|coba lagi",
        negation="tidak|bukan|belum|kurang|tak",
        neutral="ini|itu|adalah|jawaban|jawapan|langkah|sangat|juga|maaf|sayangnya|yang|solusi",
        solution="solusi",
        praise="selamat|bagus|hebat|sempurna",
        because="karena|tetapi|tapi|dan",
    ),
    # Hebrew
    Vocabulary(
        right="נכון|נכונה|הצלחה|מדויק",
        wrong="שגוי|שגויה|טעות|שגיאה|כישלון|לא נכון|נסה שוב",
        negation="לא|אינו|אינה|אין",
        neutral="זה|זו|זאת|התשובה|תשובה|מהלך|המהלך|גם|מאוד|לצערי|הפתרון",
        solution="פתרון|הפתרון",
        praise="כל הכבוד|מצוין|יפה מאוד|ברכות",
        yes="כן",
        no="לא",
        because="כי|אבל",
    ),
    # Arabic
    Vocabulary(
        right="صحيح|صحيحة|صواب|نجاح",
        wrong="خطأ|خاطئ|خاطئة|فشل|غلط|حاول مرة أخرى",
        negation="غير|ليس|ليست|لا",
        neutral="هذا|هذه|إجابة|الإجابة|الحل|حركة|جدا|أيضا|للأسف|جواب",
        solution="الحل|حل",
        praise="أحسنت|ممتاز|مبروك|رائع",
        yes="نعم",
        no="لا",
        because="لأن|لكن",
    ),
    # Thai
    Vocabulary(
        right="ถูกต้อง|ถูก|สำเร็จ",
        wrong="ผิด|ผิดพลาด|ล้มเหลว|ลองใหม่|ลองอีกครั้ง",
        negation="ไม่|ยังไม่|มิ",
        neutral="นี่|นี้|คือ|เป็น|คำตอบ|ที่|ครับ|ค่ะ|แล้ว|ตา|เดิน|หมาก|มาก|ก็|คำตอบที่",
        praise="เก่งมาก|ยอดเยี่ยม|ยินดีด้วย|ดีมาก",
        yes="ใช่",
        because="เพราะ|แต่",
    ),
    # Chinese, in both scripts
    Vocabulary(
        right="正解|正确|正確|对|對|成功|正答|没错|沒錯|解决|解決",
        wrong="错|錯|错误|錯誤|失败|失敗|失误|失誤|不行|误|誤|败|敗|再试|再試|再试一次|再試一次",
        negation="不|不是|并非|並非|并不|並不|没有|沒有|未|未能|非|不太|不够|不夠",
        neutral="这|這|是|的|了|图|圖|回答|答|答案|解答|下法|走法|着|著|手|步|招|变化|變化|之|例|此|本"
        "|这样|這樣|这个|這個|也|很|棋|法|解|谱|譜|参考|參考|你|您|选择|選擇|完全|啊|哦|呀|第|先|后|後"
        "|可惜|抱歉|遗憾|遺憾|一|二|三|四|五|六|七|八|九|十|甲|乙|丙|丁|又|另|还|還|就|答题|答題|题|題",
        solution="解答|答案",
        praise="恭喜|恭喜你|恭喜您|很好|不错|不錯|太棒了|真棒|好棒|厉害|厲害",
        because="因为|因為|但|但是|所以|由于|由於",
        black="黑|黑棋|黑方",
        white="白|白棋|白方",
    ),
    # Japanese
    Vocabulary(
        right="正解|正しい|正しく|正答|成功|せいかい|正着|正しかった",
        wrong="不正解|失敗|間違|間違い|間違え|まちがい|誤り|誤|誤答|誤着|ハズレ|はずれ|外れ|ダメ|だめ"
        "|駄目|残念|残念でした|ミス|敗着|不正確|不成功",
        negation="ではありません|では ありません|じゃありません|ではない|じゃない|でない|でもない"
        "|ありません|ない|くない|なく|不|非|いません|とは言えない|ではなかった",
        neutral="です|だ|でした|である|これ|それ|が|は|で|この|その|手|図|圖|の|例|手順|ね|よ|も|また|やや"
        "|残念ながら|とても|まったく|全く|完全|に|と|一|二|三|四|五|六|七|八|九|十|変化|別|れ|って|ます"
        "|ました|った|つ|め|番|目|参考|あなた|答え|解答|着手|少し|ちょっと",
        solution="解答|答え",
        praise="お見事|見事|おめでとう|おめでとうございます|よくできました|素晴らしい|すばらしい"
        "|その通り|そのとおり|大正解",
        yes="はい",
        no="いいえ",
        because="ので|なので|から|だから|しかし|ですが|だが|なぜなら",
        black="黒|黒番",
        white="白|白番",
    ),
    # Korean
    Vocabulary(
        right="정답|정해|성공|맞습니다|맞았습니다|맞다|맞음|맞아요|맞았어요|옳습니다|옳다|정수",
        wrong="오답|실패|틀렸습니다|틀렸어요|틀림|틀린|틀렸다|틀립니다|잘못|실수|착오|땡|부정답"
        "|아쉽습니다|다시 시도하세요|안타깝습니다",
        negation="아닙니다|아니다|아님|아니에요|아니예요|않습니다|않다|않음|안|못|아닌",
        neutral="입니다|이에요|예요|이다|다|이|가|은|는|도|그림|수|답|답안|이것|이건|그것|수순|의|예|참고"
        "|지|하|했습니다|된|입|변화|매우|아주|완전히|역시|또한|번|째|으로|로|를|을|장면|진행",
        solution="해답|풀이",
        praise="축하합니다|축하해요|잘했습니다|잘했어요|훌륭합니다|훌륭해요|좋습니다|참 잘했어요",
        yes="네|예",
        no="아니오|아니요",
        because="왜냐하면|하지만|그러나|때문",
        black="흑",
        white="백",
    ),
)
"""The languages of public problem files."""
