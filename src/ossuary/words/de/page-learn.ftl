# Die Seite: Partien mit Anleitung, das Regelbuch und „Warum geht das nicht?“.
page-learn-guide = Deine Anleitung
page-learn-leave = Ohne Anleitung spielen
page-learn-back = Anleitung wieder holen
page-learn-turn = Weiterlesen
page-learn-real = Eine richtige Partie spielen
page-learn-progress = { $seen } von { $all } gesehen
page-learn-seen = gesehen
page-learn-unseen = noch nicht gesehen
page-learn-scripted = In dieser Partie sind die Würfe und Karten vorbereitet, damit es etwas zu lernen gibt. Sie zählt nicht als richtige Partie, und an ihren Würfeln lässt sich nichts prüfen.

page-learn-search = Die Regeln durchsuchen
page-learn-found =
    { $number ->
        [0] Nichts gefunden
        [one] 1 Stelle gefunden
       *[other] { $number } Stellen gefunden
    }
page-learn-none = Keine Regel enthält alle diese Wörter. Versuch es mit weniger.
page-learn-now = Zu dem, was gerade läuft ({ $rule })
page-learn-going-on = Das läuft gerade

page-learn-can =
    { $number ->
        [one] Das kannst du jetzt tun.
       *[other] Das kannst du jetzt tun, auf { $number } Arten.
    }
page-learn-cannot = Jetzt nicht:
page-learn-those =
    { $number ->
        [one] Diese eine Aktion
       *[other] Diese { $number } Aktionen
    }
page-learn-point = Auf etwas auf dem Brett zeigen
page-learn-tap = Tipp an, was du wissen willst. Gespielt wird dabei nichts.
page-learn-never-mind = Doch nicht
page-learn-nothing-there = Damit kann man gar nichts tun.
