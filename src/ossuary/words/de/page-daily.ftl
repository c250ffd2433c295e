# Die Seite mit dem Spiel des Tages.
page-daily-played =
    { $played ->
        [0] Heute noch nichts gespielt
       *[other] Heute { $played } von { $all } gespielt
    }
page-daily-next = Neue Partien in { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
page-daily-former = Ein früherer Tag, zur Übung.
page-daily-to-today = Zu den Partien von heute
page-daily-play = Spielen
page-daily-one-try = Ein Versuch zählt.
page-daily-good =
    { $number ->
        [one] eine gute Entscheidung
       *[other] { $number } gute Entscheidungen
    }
page-daily-slips =
    { $number ->
        [one] ein Patzer
       *[other] { $number } Patzer
    }
page-daily-mistakes =
    { $number ->
        [one] ein Fehler
       *[other] { $number } Fehler
    }
page-daily-blunders =
    { $number ->
        [one] ein grober Fehler
       *[other] { $number } grobe Fehler
    }
page-daily-go-on = Weiterspielen
page-daily-practise = Üben
page-daily-measuring = Deine Entscheidungen werden gewogen …
page-daily-won = gewonnen
page-daily-share-text = Ergebnis teilen
page-daily-copied = Kopiert
page-daily-copy = { $keys } drücken, um das Ergebnis zu kopieren
page-daily-copy-touch = Den Text unten gedrückt halten, um ihn zu kopieren
page-daily-share-picture = Bild teilen
page-daily-board = Die Tafel dieses Servers
page-daily-board-alone = Deine Ergebnisse
page-daily-board-empty = Noch hat niemand ein Ergebnis.
page-daily-board-all = Alle zeigen
page-daily-brought = anderswo gespielt; hier kennt man nur die Aufzeichnung
page-daily-estimated = Was verschenkt wurde, ist nur dort genau, wo sich ein Spiel bis zum Ende ausrechnen lässt. Sonst ist es aus probeweise gespielten Partien geschätzt, und Zehntelprozente bedeuten wenig.
page-daily-column-name = Spieler
page-daily-column-given = Verschenkt
page-daily-column-points = Punkte
page-daily-calendar = Kalender
page-daily-archive = Jeder frühere Tag lässt sich zur Übung spielen. Es zählt nur der erste Versuch von heute.
page-daily-month-before = Monat davor
page-daily-month-after = Monat danach
page-daily-day-played = gespielt
page-daily-best = Die beste Partie von gestern
page-daily-best-then = Die beste Partie dieses Tages
page-daily-best-about = Dieselben Würfel, derselbe Gegner, gespielt vom stärksten Bot dieses Spiels.

page-daily-against = gegen { $name }
