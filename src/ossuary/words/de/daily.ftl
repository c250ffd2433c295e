# Das Spiel des Tages, im Terminal und auf der Seite.
daily-title = Das Spiel des Tages
daily-about = Jeden Tag eine Partie mit Würfeln, die für alle gleich fallen, gegen denselben Gegner. Vorn liegt, wer am wenigsten von seiner Gewinnchance verschenkt; Glück zählt nicht.
daily-open-dice = Die Würfel des Tages folgen aus dem Datum. Wer sie ausrechnet, kennt sie vorher; über Glück beweisen sie also nichts.
daily-against = gegen { $name }
daily-streak =
    { $days ->
        [0] Noch keine Serie
        [one] Ein Tag in Folge
       *[other] { $days } Tage in Folge
    }
daily-longest =
    { $days ->
        [one] längste: ein Tag
       *[other] längste: { $days } Tage
    }
daily-result =
    { $won ->
        [1] Gewonnen
       *[other] Nicht gewonnen
    } mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }, { NUMBER($given, minimumFractionDigits: 1, maximumFractionDigits: 1) } % der Gewinnchance verschenkt
daily-share =
    Ossuary · { $game } · { $day }
    { $signs }
    { NUMBER($given, minimumFractionDigits: 1, maximumFractionDigits: 1) } % verschenkt, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, { daily-streak }
daily-signs = 🦴 gut, 🕯️ kleiner Patzer, 🪦 Fehler, 💀 grober Fehler
daily-practice = Zur Übung: Dieser Tag ist schon gespielt oder vorbei. Es ändert nichts.
daily-counts = Dieser Versuch zählt. Der Trainer ruht.
daily-no-hint = Der Trainer ruht: Dieser Versuch zählt.
daily-kept = Dein Ergebnis vom { $day } steht: { $result }.
daily-working = Es wird ausgerechnet, was verschenkt wurde
daily-not-finished = Die Partie ist gespeichert, und der Versuch zählt heute noch: { $command } daily { $game }
daily-list = { $game } gegen { $name }: { $state ->
        [open] noch nicht gespielt
        [playing] angefangen
       *[counted] { $result }
    }

# Nur auf der Seite.
daily-played =
    { $played ->
        [0] Die { $all } Partien von heute warten
       *[other] Heute { $played } von { $all } gespielt
    }
daily-next = Neue Partien in { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
daily-former = Ein früherer Tag, zur Übung.
daily-to-today = Zu den Partien von heute
daily-play = Spielen
daily-one-try = Ein Versuch zählt.
daily-good =
    { $number ->
        [one] ein guter Zug
       *[other] { $number } gute Züge
    }
daily-slips =
    { $number ->
        [one] ein Patzer
       *[other] { $number } Patzer
    }
daily-mistakes =
    { $number ->
        [one] ein Fehler
       *[other] { $number } Fehler
    }
daily-blunders =
    { $number ->
        [one] ein grober Fehler
       *[other] { $number } grobe Fehler
    }
daily-go-on = Weiterspielen
daily-practise = Üben
daily-measuring = Deine Entscheidungen werden gewogen …
daily-won = gewonnen
daily-share-text = Ergebnis teilen
daily-copied = Kopiert
daily-share-picture = Bild teilen
daily-board = Die Tafel dieses Servers
daily-board-alone = Deine Ergebnisse
daily-board-empty = Noch hat niemand ein Ergebnis.
daily-board-all = Alle zeigen
daily-brought = anderswo gespielt; hier kennt man nur die Aufzeichnung
daily-column-name = Spieler
daily-column-given = Verschenkt
daily-column-points = Punkte
daily-calendar = Kalender
daily-archive = Jeder frühere Tag lässt sich zur Übung spielen. Es zählt nur der erste Versuch von heute.
daily-month-before = Monat davor
daily-month-after = Monat danach
daily-day-played = gespielt
daily-best = Die beste Partie von gestern
daily-best-then = Die beste Partie dieses Tages
daily-best-about = Dieselben Würfel, derselbe Gegner, gespielt vom stärksten Bot dieses Spiels.

daily-no-day = Am { $day } gibt es kein Spiel des Tages. Tage schreibt man wie 2026-11-18, sie gehen nach UTC, und keiner liegt in der Zukunft.
daily-game = Das ist keine Aufzeichnung von { $game }.
daily-options = Diese Aufzeichnung hat andere Optionen als das Spiel des Tages.
daily-dice = Diese Aufzeichnung hat nicht die Würfel vom { $day }.
daily-draw = Zug { $move } ist nicht das, was die Würfel vom { $day } ergeben.
daily-unfinished = Diese Partie ist nicht zu Ende gespielt.
daily-opponent = Zug { $move } ist nicht das, was der Gegner dieses Tages spielt.
daily-file = { $file } ist kein Spiel des Tages. Leg die Datei woandershin, um neu anzufangen.
daily-void-given-up = Du hast diese Partie aufgegeben, darum zählt sie nicht.
daily-void-helped = In dieser Partie hat jemand anders für dich entschieden, darum zählt sie nicht.
daily-void-record = Die Aufzeichnung dieser Partie hat nicht die Würfel und den Gegner ihres Tages, darum zählt sie nicht.
daily-void-gone = Den Tisch dieser Partie gibt es nicht mehr, darum zählt sie nicht.

verify-daily =
    { $draws ->
        [0] In der Aufzeichnung kommt kein Zufall vor; ihre Würfel sind die des Tages { $day }.
        [one] Die einzige Ziehung stammt aus den Würfeln des Tages { $day }, die jeder ausrechnen kann.
       *[other] Alle { $draws } Ziehungen stammen aus den Würfeln des Tages { $day }, die jeder ausrechnen kann.
    }
