# Die Würfel im Browser prüfen, und alle Ziehungen eines Gastgebers.
page-check-about = Jede Ziehung einer beendeten Partie, in diesem Browser nachgerechnet: die Hashes vom Browser selbst, die Gewichte von den Regeln. Der Gastgeber wird nur nach der Aufzeichnung gefragt.
page-check-choose = Welche Aufzeichnung?
page-check-another = Eine andere Aufzeichnung prüfen
page-check-drop = Leg eine Aufzeichnung hier ab oder wähle ihre Datei.
page-check-file = Datei wählen
page-check-files = Wenn du das Versprechen als Datei behalten hast (ossuary-kept-….json), wähle beide Dateien zusammen.
page-check-no-record = Das ist keine Aufzeichnung von Ossuary. Eine Aufzeichnung gibt es am Ende einer Partie zum Herunterladen.
page-check-unread = „{ $file }“ ist weder eine Aufzeichnung noch ein behaltenes Versprechen. Die Datei wurde nicht benutzt.
page-check-working = Jede Ziehung wird nachgerechnet …
page-check-fetching = Die Regeln werden geholt ({ $percent } %) …

page-check-unrevealed = Noch nicht
    .about = Die Partie läuft noch, oder im Turnier eine andere ihrer Runde; darum ist das Geheimnis nicht aufgedeckt. Komm wieder, wenn sie zu Ende ist.
page-check-seeded = Hier ist nichts versiegelt
    .about = Diese Ziehungen kommen aus dem Startwert { $seed }: Wer ihn kannte, kannte sie alle. „ossuary verify“ kann sie nachrechnen, aber wer den Startwert gewählt hat, beweist das nicht.
page-check-daily = Das sind die Würfel vom { $day }
    .about = Was hier fiel, folgt aus dem Datum: Alle haben dieselben Würfel, und wer sie ausrechnet, kennt sie vorher. Es sind also offene Würfel, die über Glück nichts beweisen; darum entscheidet beim Spiel des Tages, wie gut man sich entschieden hat.
page-check-scripted = Diese Würfel wurden ausgesucht
    .about = Was kam, war festgelegt: für eine geführte erste Partie, in der es etwas zu lernen gibt, oder von einem Programm, das etwas ausprobiert hat.
page-check-unknown = Hier lässt sich nichts prüfen
    .about = Die Aufzeichnung sagt nicht, woher ihre Ziehungen kommen: Sie wurden von einem echten Tisch eingegeben.
page-check-insecure = Dieser Browser rechnet hier nicht
    .about = Browser berechnen Hashes nur auf Seiten, die über TLS (https) oder von diesem Gerät selbst kommen. Öffne diese Seite so, oder prüfe im Terminal mit beiden Dateien:

page-check-verdict-proved = Niemand hat sich diese Würfel ausgesucht
    .about = Das Geheimnis des Gastgebers und die Texte aller anderen standen fest, bevor deiner bekannt war, und jede Ziehung folgt daraus. Niemand konnte ein Ergebnis wählen, auch nicht der Gastgeber mit anderen zusammen.
page-check-verdict-settled = Der Gastgeber allein hat sich diese Würfel nicht ausgesucht
    .about = Der Gastgeber hatte sein Geheimnis festgelegt, bevor er die Texte der Spielenden kannte, und jede Ziehung folgt aus beidem. Was zu einem ganzen Beweis fehlt, steht unten.
page-check-verdict-unfinished = So weit richtig, aber keine ganze Partie
    .about = Jede Ziehung dieser Aufzeichnung ist, wie sie sein soll, aber die Aufzeichnung endet vor der Partie. Was danach kam, kann abgeschnitten sein.
page-check-verdict-partial = Nicht jede Ziehung ließ sich nachrechnen
    .about = Nichts weicht ab, aber einige Ziehungen kommen aus Würfeln, von denen niemand sagen kann, was sie ergeben. Ein Beweis ist das nicht.
page-check-verdict-late = Seit du da bist, wurde nichts verändert
    .about = Jede Ziehung folgt aus dem Geheimnis und den Texten, wie dieses Gerät sie zuerst sah. Da hatte die Partie schon begonnen; ob das Geheimnis vor den Texten feststand, wissen die, die früher da waren.
page-check-verdict-consistent = Die Aufzeichnung stimmt mit sich selbst überein
    .about = Geheimnis, Texte und Ziehungen passen zusammen. Aber wer eine ganze Aufzeichnung erfindet, kann sie passend machen: Mehr beweist nur, was ein Gerät behalten hat, während gespielt wurde.
page-check-verdict-shared = Diese Würfel kamen von euch beiden
    .about = Beide hatten sich vor der Partie auf ihren Anteil festgelegt, und jede Ziehung folgt aus beiden Anteilen: Niemand konnte sie wählen oder vor der Entscheidung kennen, die zu ihr führte.
page-check-verdict-local = Lokale Würfel
    .about = Die Würfe passen zur Aufzeichnung. Aber diese Partie wurde anderswo gespielt, und für ihre Würfel kann nur einstehen, wer sie mitgebracht hat. In keiner Rangliste zählt sie.
page-check-verdict-undrawn = Nur die Hälfte ließ sich prüfen
    .about = Versprechen und Texte wurden angesehen, aber die Ziehungen nicht nachgerechnet: Die Regeln konnten nicht geladen werden.
page-check-verdict-false = Mit diesen Würfeln stimmt etwas nicht
    .about = Diese Aufzeichnung kann nicht das sein, was die versiegelten Würfel ergaben. Was falsch ist, steht unten.
page-check-verdict-against = Die Ziehungen stimmen, aber die Aufzeichnung bricht eine Regel
    .about = Bis zu diesem Schritt ist jede Ziehung, wie sie sein soll; was danach kommt, lässt sich nicht prüfen.
page-check-mark-yes = Richtig
page-check-mark-no = Falsch
page-check-mark-open = Unbekannt

page-check-wrong = Schritt { $move } (Zug { $turn }, Wurf { $throw }, darin Ziehung { $index }): Die Aufzeichnung sagt „{ $recorded }“, aber die Würfel ergeben „{ $drawn }“.
page-check-strange = Schritt { $move } (Zug { $turn }, Wurf { $throw }, darin Ziehung { $index }): Laut Aufzeichnung kommt „{ $recorded }“ aus anderen Würfeln als den versprochenen. Diese ergeben „{ $drawn }“.
    .new = Schritt { $move } (Zug { $turn }, Wurf { $throw }, darin Ziehung { $index }): Laut Aufzeichnung kommt „{ $recorded }“ aus den versprochenen Würfeln, gezogen wurde es aber in der früheren Partie.
page-check-secret = Das Geheimnis ist das versprochene: Sein Hash ist das Versprechen in der Aufzeichnung.
page-check-not-secret = Das Geheimnis ist nicht das versprochene. Sein Hash ist { $recorded }, das Versprechen ist { $kept }.
page-check-no-secret = Die Partie ist zu Ende, aber das Geheimnis wurde nicht aufgedeckt. Halte diese Würfel für falsch; das Versprechen ist { $kept }.
page-check-promise = Das Versprechen ist das, das dieses Gerät vor Beginn der Partie bekam.
page-check-promise-late = Das Versprechen ist das, das dieses Gerät sah, als es zur Partie kam.
page-check-not-commitment = Das Versprechen ist nicht das, das dieses Gerät behalten hat. Behalten wurde { $kept }, die Aufzeichnung sagt { $recorded }.
page-check-game =
    { $fork ->
        [0] Die Partie ist die versprochene: eine neue, mit diesen Optionen.
        [one] Die Partie ist die versprochene: Sie geht nach einem Schritt einer anderen weiter.
       *[other] Die Partie ist die versprochene: Sie geht nach { $fork } Schritten einer anderen weiter.
    }
page-check-not-game = Das ist nicht die versprochene Partie: Die Aufzeichnung sagt { $recorded }, versprochen war { $kept }.
page-check-not-options = Die Optionen sind nicht die versprochenen: Bei „{ $at }“ sagt die Aufzeichnung { $recorded }, versprochen war { $kept }.
page-check-not-fork =
    { $at ->
        [one] Der erste Schritt ist nicht der der Partie, die weitergehen sollte. Sein Hash ist { $recorded }, versprochen war { $kept }.
       *[other] Die ersten { $at } Schritte sind nicht die der Partie, die weitergehen sollte. Ihr Hash ist { $recorded }, versprochen war { $kept }.
    }
page-check-texts =
    { $texts ->
        [0] Es gab keine Texte, damals wie jetzt.
        [one] Der eine Text ist der, den dieses Gerät bei Beginn der Partie sah.
       *[other] Alle { $texts } Texte sind die, die dieses Gerät bei Beginn der Partie sah.
    }
page-check-not-texts = Die Texte sind nicht die, die dieses Gerät behalten hat: Als Text { $at } hat die Aufzeichnung { $recorded }, behalten wurde { $kept }.
page-check-pledges = Jeder Text ist der, der hinterlegt war, bevor deiner bekannt wurde.
page-check-not-pledge = Text { $at } ist nicht der hinterlegte: Er lautet { $recorded }, hinterlegt wurde { $kept }.
page-check-own = Dein eigener Text ist dabei.
page-check-not-own = Dein eigener Text fehlt, obwohl der Gastgeber ihn angenommen hatte: { $kept }.
page-check-no-text = Von keinem der Texte ist bekannt, dass er deiner ist. Ein Gastgeber, der alle selbst oder durch Freunde gab, kann sie ausgesucht haben.
page-check-open-text = Dein Text war bekannt, bevor die anderen feststanden. Ein Gastgeber mit einem Freund, der später einen Text gab, kann diesen ausgesucht haben.
page-check-first-version = Was behalten wurde, stammt aus einer früheren Version. Welche Partie versprochen war, steht nicht darin.
page-check-withheld =
    { $texts ->
        [one] Ein Text wurde hinterlegt und nie gezeigt. Wer ihn zurückhielt, konnte zusammen mit dem Gastgeber zwischen zwei Folgen von Ziehungen wählen.
       *[other] { $texts } Texte wurden hinterlegt und nie gezeigt. Wer sie zurückhielt, konnte zusammen mit dem Gastgeber zwischen mehreren Folgen von Ziehungen wählen.
    }
page-check-unfinished = Die Aufzeichnung endet vor der Partie.
page-check-nothing-kept = Dieses Gerät hat von diesem Tisch nichts behalten; Versprechen und Texte lassen sich mit nichts vergleichen.
page-check-local = Lokale Würfel: Kein Gastgeber hat sie geworfen. Für sie kann nur einstehen, wer die Aufzeichnung mitgebracht hat.
page-check-no-texts = Dieses Gerät hat das Versprechen behalten, war aber nicht da, als die Texte geschlossen wurden.
page-check-no-rules = Die Regeln konnten nicht geladen werden, darum wurden die Ziehungen nicht nachgerechnet. Versuch es noch einmal oder nimm „ossuary verify“.
page-check-drawn =
    { $draws ->
        [0] Es gab keine Ziehung.
        [one] Die eine Ziehung folgt aus dem Geheimnis und den Texten.
       *[other] Alle { $draws } Ziehungen folgen aus dem Geheimnis und den Texten.
    }
    .not =
        { $wrong ->
            [one] { $draws ->
                [one] Die eine Ziehung folgt nicht aus dem Geheimnis und den Texten.
               *[other] Eine von { $draws } Ziehungen folgt nicht aus dem Geheimnis und den Texten.
            }
           *[other] { $wrong } von { $draws } Ziehungen folgen nicht aus dem Geheimnis und den Texten.
        }
page-check-round = Das sind die Würfel von Runde { $number } eines Turniers. Sie führen zu dessen Versprechen zurück: { $promise }.
page-check-not-round = Das sind nicht die Würfel des Turniers: Runde { $at } führt zu { $recorded } zurück, versprochen war { $kept }.
page-check-links = Die Anteile beider führen zu dem, worauf sie sich vor der Partie festgelegt hatten.
page-check-not-links = Die Anteile führen nicht zu dem, worauf sich beide vor der Partie festgelegt hatten (Würfe in der Aufzeichnung: { $recorded }).
page-check-drawn-shared =
    { $draws ->
        [0] Es gab keine Ziehung.
        [one] Die eine Ziehung folgt aus den Anteilen beider.
       *[other] Alle { $draws } Ziehungen folgen aus den Anteilen beider.
    }
page-check-fork =
    { $draws ->
        [one] Diese Partie wurde von einer anderen abgezweigt: Eine Ziehung vor der Abzweigung stammt aus deren Würfeln.
       *[other] Diese Partie wurde von einer anderen abgezweigt: { $draws } Ziehungen vor der Abzweigung stammen aus deren Würfeln.
    } { $unknown ->
        [0] Sie folgen aus deren Geheimnis; was dieses Gerät behalten hat, sagt nichts über sie.
        [one] Eine davon kommt aus keinem Geheimnis und wurde hier nicht nachgerechnet.
       *[other] { $unknown } davon kommen aus keinem Geheimnis und wurden hier nicht nachgerechnet.
    }

page-check-limits = Was das nicht beweist
page-check-limit-operator = Wer den Gastgeber betreibt, kennt das Geheimnis von Anfang an. Wer dann auch mitspielt, weiß, was kommt.
page-check-limit-withheld = Wer einen Text hinterlegt hat, kann ihn zurückhalten, wenn er zu zeigen wäre, und so zwischen zwei Folgen von Ziehungen wählen. Das sieht man: Es steht oben.
page-check-limit-breaking = Ein Gastgeber kann eine Partie nicht beginnen oder abbrechen, wenn ihm nicht gefällt, was kommt. Das sieht man, aber es beweist keine Absicht.
page-check-limit-answering = Wer auf einen Anteil antwortet, kennt den Wurf zuerst und kann aufhören zu antworten. Die andere Seite sieht, auf wen gewartet wird, aber das beweist keine Absicht.
page-check-limit-two = Zwei zusammen, oder einer allein, können jede Aufzeichnung herstellen: Ob es die Festlegungen sind, die ihr ausgetauscht habt, wisst nur ihr.
page-check-limit-actions = Versiegelt ist nur der Zufall. Ob die Aktionen in der Aufzeichnung die sind, die getan wurden, wissen die, die sie getan haben.
page-check-every =
    { $draws ->
        [one] Die eine Ziehung
       *[other] Alle { $draws } Ziehungen, eine nach der anderen
    }
page-check-column-move = Schritt
page-check-column-key = Zug:Wurf:Stelle
page-check-column-sides = Seiten
page-check-column-word = Hash beginnt
page-check-column-recorded = Aufzeichnung
page-check-column-drawn = Würfel

page-draws-about = Für alle, die zweifeln: wie oft jede Seite jedes Würfels, jede Karte und jeder Stein gekommen ist, in allen Partien, die bei diesem Gastgeber je zu Ende gingen.
page-draws-number =
    { $draws ->
        [0] Bisher keine Ziehungen.
        [one] Bisher eine Ziehung.
       *[other] Bisher { $draws } Ziehungen.
    }
page-draws-how = Ein Balken zeigt, wie oft etwas kam, der Strich darin, wie oft ehrliche Würfel es im Mittel brächten. Ganz gleichmäßig sind ehrliche Würfel nie: Einer von zwanzig dieser Tests liegt unter 5 %, einer von tausend unter 0,1 %.
page-draws-few = Zu wenige Ziehungen für ein Urteil.
page-draws-even = So gleichmäßig, wie ehrliche Würfel sind: Mindestens so ungleich fallen sie in { $chance } der Fälle (Chi-Quadrat { $chi }, { $freedom ->
        [one] ein Freiheitsgrad
       *[other] { $freedom } Freiheitsgrade
    }).
page-draws-unusual = Etwas ungleich: Mindestens so ungleich fallen ehrliche Würfel in { $chance } der Fälle (Chi-Quadrat { $chi }, { $freedom ->
        [one] ein Freiheitsgrad
       *[other] { $freedom } Freiheitsgrade
    }).
page-draws-strange = Seltsam ungleich: So ungleich fallen ehrliche Würfel nur in { $chance } der Fälle (Chi-Quadrat { $chi }, { $freedom ->
        [one] ein Freiheitsgrad
       *[other] { $freedom } Freiheitsgrade
    }).
page-draws-drawn = gekommen
page-draws-expected = nach dem Zufall
page-draws-card = Karte { $number }
page-draws-tile = { $left }|{ $right }
page-draws-kind-lot = Wer beginnt, von { $sides }
page-draws-kind-card = Die erste Karte von { $sides }
page-draws-rest-card = Alle späteren Karten
page-draws-kind-die = Sechsseitiger Würfel
page-draws-kind-tile = Der erste Stein von { $sides }
page-draws-rest-tile = Alle späteren Steine
