# Die Würfel im Browser prüfen, und alle Ziehungen eines Gastgebers.
page-check-about = Jede Ziehung einer beendeten Partie, in diesem Browser nachgerechnet: die Hashes vom Browser selbst, die Gewichte von den Regeln. Der Gastgeber wird nur nach der Aufzeichnung gefragt.
page-check-choose = Welche Aufzeichnung?
page-check-another = Eine andere Aufzeichnung prüfen
page-check-drop = Leg eine Aufzeichnung hier ab oder wähle ihre Datei.
page-check-files = Wenn du das Versprechen als Datei behalten hast (ossuary-kept-….json), wähle beide Dateien zusammen.
page-check-no-record = Das ist keine Aufzeichnung von Ossuary. Eine Aufzeichnung gibt es am Ende einer Partie zum Herunterladen.
page-check-working = Jede Ziehung wird nachgerechnet …
page-check-fetching = Die Regeln werden geholt ({ $percent } %) …

page-check-unrevealed = Noch nicht
    .about = Die Partie läuft noch, darum ist ihr Geheimnis nicht aufgedeckt. Komm wieder, wenn sie zu Ende ist.
page-check-seeded = Hier ist nichts versiegelt
    .about = Diese Ziehungen kommen aus dem Startwert { $seed }: Wer ihn kannte, kannte sie alle. „ossuary verify“ kann sie nachrechnen, aber wer den Startwert gewählt hat, beweist das nicht.
page-check-scripted = Diese Würfel wurden ausgesucht
    .about = Das ist eine geführte erste Partie: Was kam, war so festgelegt, dass es etwas zu lernen gibt.
page-check-unknown = Hier lässt sich nichts prüfen
    .about = Die Aufzeichnung sagt nicht, woher ihre Ziehungen kommen: Sie wurden von einem echten Tisch eingegeben.
page-check-insecure = Dieser Browser rechnet hier nicht
    .about = Browser berechnen Hashes nur auf Seiten, die über TLS (https) oder von diesem Gerät selbst kommen. Öffne diese Seite so, oder prüfe im Terminal mit beiden Dateien:

page-check-verdict-proved = Niemand hat sich diese Würfel ausgesucht
    .about = Der Gastgeber hatte sein Geheimnis festgelegt, bevor er die Texte der Spielenden kannte, und jede Ziehung folgt aus beidem. Danach konnte niemand mehr ein Ergebnis wählen oder ändern.
page-check-verdict-late = Seit du da bist, wurde nichts verändert
    .about = Jede Ziehung folgt aus dem Geheimnis und den Texten, wie dieses Gerät sie zuerst sah. Da hatte die Partie schon begonnen; ob das Geheimnis vor den Texten feststand, wissen die, die früher da waren.
page-check-verdict-consistent = Die Aufzeichnung stimmt mit sich selbst überein
    .about = Geheimnis, Texte und Ziehungen passen zusammen. Aber wer eine ganze Aufzeichnung erfindet, kann sie passend machen: Mehr beweist nur, was ein Gerät behalten hat, während gespielt wurde.
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
page-check-secret = Das Geheimnis ist das versprochene: Sein Hash ist das Versprechen in der Aufzeichnung.
    .not = Das Geheimnis ist nicht das versprochene. Sein Hash ist { $hash }, das Versprechen ist { $commitment }.
page-check-promise = Das Versprechen ist das, das dieses Gerät vor Beginn der Partie bekam.
    .not = Das Versprechen ist nicht das, das dieses Gerät behalten hat. Behalten wurde { $kept }, die Aufzeichnung sagt { $commitment }.
page-check-promise-late = Das Versprechen ist das, das dieses Gerät sah, als es zur Partie kam.
page-check-texts =
    { $texts ->
        [0] Es gab keine Texte, damals wie jetzt.
        [one] Der eine Text ist der, den dieses Gerät bei Beginn der Partie sah.
       *[other] Alle { $texts } Texte sind die, die dieses Gerät bei Beginn der Partie sah.
    }
    .not = Die Texte sind nicht die, die dieses Gerät behalten hat: Als Text { $number } hat die Aufzeichnung { $recorded }, behalten wurde { $kept }.
page-check-own = Dein eigener Text ist dabei.
    .not = Dein eigener Text fehlt: { $text } wurde vor Beginn der Partie gegeben.
page-check-nothing-kept = Dieses Gerät hat von diesem Tisch nichts behalten; Versprechen und Texte lassen sich mit nichts vergleichen.
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
            [one] Eine von { $draws } Ziehungen folgt nicht aus dem Geheimnis und den Texten.
           *[other] { $wrong } von { $draws } Ziehungen folgen nicht aus dem Geheimnis und den Texten.
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
page-check-limit-friend = Ein Gastgeber mit einem Freund am Tisch kann für ihn Texte durchprobieren, bis ihm die Ziehungen passen. Dagegen hilft, wenn der letzte Text deiner ist.
page-check-limit-breaking = Ein Gastgeber kann eine Partie nicht beginnen oder abbrechen, wenn ihm nicht gefällt, was kommt. Das sieht man, aber es beweist keine Absicht.
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
page-draws-even = So gleichmäßig, wie ehrliche Würfel sind: Mindestens so ungleich fallen sie in { $chance } der Fälle (Chi-Quadrat { $chi }, { $freedom } Freiheitsgrade).
page-draws-unusual = Etwas ungleich: Mindestens so ungleich fallen ehrliche Würfel in { $chance } der Fälle (Chi-Quadrat { $chi }, { $freedom } Freiheitsgrade).
page-draws-strange = Seltsam ungleich: So ungleich fallen ehrliche Würfel nur in { $chance } der Fälle (Chi-Quadrat { $chi }, { $freedom } Freiheitsgrade).
page-draws-drawn = gekommen
page-draws-expected = nach dem Zufall
page-draws-card = Karte { $number }
page-draws-event-sun = Sonne
page-draws-event-rain = Regen
page-draws-event-shark_attack = Haialarm
page-draws-kind-left = Linker Würfel
page-draws-kind-right = Rechter Würfel
page-draws-kind-centre = Mittlerer Würfel
page-draws-kind-lot = Wer beginnt, von { $sides }
page-draws-kind-swimmer = Schwimmerwürfel
page-draws-kind-shark = Haiwürfel
page-draws-kind-event = Ereigniswürfel
page-draws-kind-card = Die erste Karte von { $sides }
page-draws-rest-card = Alle späteren Karten
page-draws-kind-die = Sechsseitiger Würfel
page-draws-kind-tile = Der erste Stein von { $sides }
page-draws-rest-tile = Alle späteren Steine
