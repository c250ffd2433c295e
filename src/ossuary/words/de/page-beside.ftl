# Die Seite neben dem echten Tisch: eine Zählhilfe und Spielblöcke.
page-beside-about = Du hast eines der Spiele und spielst es am echten Tisch? Tipp ein, was da liegt, sieh, was es wert ist und warum, und führ den Block. Nach dem ersten Mal geht das auch ohne Verbindung.
page-beside-all = Alle Spiele und Blöcke
page-beside-of-rolling-bones = Ein Skelett werten, den Trainer fragen
page-beside-of-shark-attacks = Einen Wurf werten, den Trainer fragen
page-beside-of-skulls-of-sedlec = Eine Schädelpyramide werten
page-beside-of-bones = Die beste Reihe aus Steinen finden
page-beside-how-rolling-bones = Tipp auf einen Platz: einmal für den richtigen Knochen, zweimal für einen falschen, dreimal für keinen.
page-beside-how-shark-attacks = Tipp jeden Würfel ein, der da liegt; bei einer Flucht auch die Flossen. Ein Tipp auf einen Würfel darunter nimmt ihn weg.
page-beside-how-skulls-of-sedlec = Tipp die zwei Schädel jeder Karte ein, den oberen zuerst; der nächste Platz kommt von selbst.
page-beside-how-bones = Tipp die Steine einer Person an.
page-beside-fetching = Die Regeln werden geholt: { $percent } %
page-beside-failed = Die Regeln ließen sich nicht holen. Dieses eine Mal brauchen sie eine Verbindung.

page-beside-undo = Zurück
page-beside-clear = Leeren
page-beside-add = Dazu: { $what }
page-beside-remove = Weg damit: { $what }
page-beside-remove-eaten = Weg damit: { $what }, gefressen
page-beside-taking = Wegnehmen
page-beside-less = Weniger
page-beside-more = Mehr
page-beside-worth-rolling-bones =
    { $number ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-beside-worth-shark-attacks =
    { $number ->
        [one] { $points } Schwimmer
       *[other] { $points } Schwimmer
    }
page-beside-worth-skulls-of-sedlec =
    { $number ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-beside-worth-bones =
    { $number ->
        [one] { $points } Auge
       *[other] { $points } Augen
    }
page-beside-write = { $points } für { $name } aufschreiben
page-beside-party = Party für { $points }
page-beside-whose = Wem gehört das?

page-beside-site =
    { $site }: { $how ->
        [right] der richtige Knochen
        [false] ein falscher Knochen
       *[other] nichts
    }
page-beside-hat =
    { $on ->
        [1] Hut: auf
       *[other] Hut: ab
    }
page-beside-rolled = Würfel des letzten Wurfs
page-beside-rolled-about = Für den Trainer: jeder Würfel, der weder gelegt noch bezahlt ist. Liegen alle da, legt ein Tipp auf einen Platz den Würfel dorthin.
page-beside-post-ops = Bezahlte Würfe
page-beside-hats-off = Abgenommene Hüte
page-beside-laid = Aus diesem Wurf gelegt
page-beside-laid-nothing = Noch nichts
page-beside-laid-hat = Nur der Hut
page-beside-laid-bone = Ein Knochen
page-beside-dice-blue = Schwimmerwürfel
page-beside-dice-fins = Haiwürfel, bei einer Flucht
page-beside-thrown-blue = Die Schwimmerwürfel, die da liegen
page-beside-thrown-fins = Die Haiwürfel, die da liegen
page-beside-escaped = Vor diesem Wurf entkommen
page-beside-signs-now = Schilder jetzt – { $signs }
page-beside-shark =
    { $fins ->
        [one] Hai mit 1 Flosse
       *[other] Hai mit { $fins } Flossen
    }
page-beside-waves =
    { $waves ->
        [one] 1 Welle
       *[other] { $waves } Wellen
    }
page-beside-people = Zu { $number ->
        [2] zweit
       *[other] dritt
    }
page-beside-free = frei
page-beside-place = Reihe { $row }, Platz { $place }: { $what }
page-beside-upper = Reihe { $row }, Platz { $place }: der obere Schädel
page-beside-lower = Reihe { $row }, Platz { $place }: der untere Schädel
page-beside-empty = Diesen Platz leeren
page-beside-tiles = Die Steine
page-beside-line = Die beste Reihe

page-beside-coach = Was würde der Trainer tun?
page-beside-coach-rolling-bones = Tipp die Würfel des letzten Wurfs ein, dann frag.
page-beside-coach-shark-attacks = Tipp Schwimmerwürfel ein, dann frag. Auf der Flucht entscheidest du nur, wessen Schilder du nimmst, wenn in der Mitte zu wenige liegen: Gib an, wie viele an jedem Strand stehen.
page-beside-coach-offline = Der Trainer braucht den Gastgeber, und der ist gerade nicht zu erreichen. Werten geht auch ohne ihn.
page-beside-ask = Den Trainer fragen
page-beside-asking = Der Trainer überlegt …
page-beside-do = So machen
page-beside-why = Warum, und was sonst?
page-beside-standing = Wie es steht
page-beside-signs = Warnschilder
page-beside-scores-of = Punkte von { $name }
page-beside-signs-of = Schilder von { $name }

page-beside-sheets = Spielblöcke
page-beside-sheet = Spielblock
page-beside-no-sheets = Noch keine. Wähl ein Spiel, dann „Neuer Spielblock“.
page-beside-no-sheet = Dieser Block liegt nicht auf diesem Gerät.
page-beside-new = Neuer Spielblock
page-beside-order = In der Reihenfolge am Tisch: Wer beginnt, steht zuerst.
page-beside-one-more = Noch jemand
page-beside-one-less = Jemand weniger
page-beside-end-tiles = mit dem letzten Stein
page-beside-end-rounds = nach so vielen Runden
page-beside-end-points = bei so vielen Punkten
page-beside-begin = Anfangen
page-beside-to =
    Bis { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
page-beside-ending =
    { $end ->
        [rounds] { $number ->
            [one] Eine Runde
           *[other] { $number } Runden
        }
        [points] Bis { $number ->
            [one] 1 Punkt
           *[other] { $number } Punkte
        }
       *[other] Bis zum letzten Stein
    }
page-beside-next = als Nächstes
page-beside-turn-of = Am Zug: { $name }
page-beside-count-of = { $name } zählt
page-beside-count = Werten
page-beside-points = Punkte
page-beside-share = Davon für { $name }
page-beside-shares = fürs Verleihen
page-beside-sum = Summe
page-beside-last-tile = Der letzte Stein ist weg
page-beside-keypad = Zahlen
page-beside-sign = Plus oder minus
page-beside-back = Letzte Ziffer löschen
page-beside-write-down = Aufschreiben
page-beside-again = Noch eine Partie
page-beside-csv = Herunterladen
page-beside-print = Drucken
page-beside-delete = Diesen Block löschen
