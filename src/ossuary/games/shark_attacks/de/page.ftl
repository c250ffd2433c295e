# Shark Attacks! auf der Seite: Tisch, Ergebnis, neben einem echten Tisch, was gezogen wird.
page-why-shark-attacks =
    Wer zuerst { $target ->
        [one] 1 Punkt
       *[other] { $target } Punkte
    } oder mehr hat, gewinnt sofort.
page-sa-stop = Aufhören für { $points }
page-sa-party = Party für { $points }
page-sa-go-on =
    { $waves ->
        [one] Weiter · 1 Welle
       *[other] Weiter · { $waves } Wellen
    }
page-sa-whom = Wessen Schild nimmst du?
page-sa-progress = Punkte: { $score } von { $target }
page-sa-swimming =
    { $number ->
        [0] Niemand schwimmt
        [one] Schwimmer in Gefahr
       *[other] Schwimmer in Gefahr
    }
page-sa-escaped = sicher am Strand
page-sa-signs-short =
    { $number ->
        [0] keine Schilder
        [one] 1 Schild
       *[other] { $number } Schilder
    }
page-sa-stock-signs =
    { $number ->
        [0] keine Schilder übrig
        [one] 1 Schild übrig
       *[other] { $number } Schilder übrig
    }
page-sa-stock-dice =
    { $number ->
        [0] keine Würfel übrig
        [one] 1 Würfel übrig
       *[other] { $number } Würfel übrig
    }
page-sa-waves = Wellen
page-sa-sharks = Haie
page-sa-signs = Warnschilder: { $number }
page-beside-of-shark-attacks = Einen Wurf werten, den Trainer fragen
page-beside-how-shark-attacks = Tipp jeden Würfel ein, der da liegt; bei einer Flucht auch die Flossen. Ein Tipp auf einen Würfel darunter nimmt ihn weg.
page-beside-remove-eaten = Weg damit: { $what }, gefressen
page-beside-worth-shark-attacks =
    { $number ->
        [one] { $points } Schwimmer
       *[other] { $points } Schwimmer
    }
page-beside-party = Party für { $points }
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
page-beside-coach-shark-attacks = Tipp Schwimmerwürfel ein, dann frag. Auf der Flucht entscheidest du nur, wessen Schilder du nimmst, wenn in der Mitte zu wenige liegen: Gib an, wie viele an jedem Strand stehen.
page-beside-signs = Warnschilder
page-beside-signs-of = Schilder von { $name }
page-draws-event-sun = Sonne
page-draws-event-rain = Regen
page-draws-event-shark_attack = Haialarm
page-draws-kind-swimmer = Schwimmerwürfel
page-draws-kind-shark = Haiwürfel
page-draws-kind-event = Ereigniswürfel

page-win-shark-attacks = Jeder Schwimmer ist ein Punkt, wenn du rechtzeitig aufhörst.
    .how = Mach weiter für mehr, aber hüte dich vor den Haien: Sie fressen Würfel, und Schilder werden aufgestellt.
    .end = Wer das Ziel zuerst erreicht, gewinnt.
