# Das Spiel des Tages, im Terminal und auf der Seite.
daily-title = Das Spiel des Tages
daily-about = Jeden Tag eine Partie mit Würfeln, die für alle gleich fallen, gegen denselben Gegner. Vorn liegt, wer am wenigsten von seiner Gewinnchance verschenkt; Glück zählt nicht.
daily-open-dice = Die Würfel des Tages folgen aus dem Datum. Wer sie ausrechnet, kennt sie vorher; über Glück beweisen sie also nichts.
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
    }, { NUMBER($given, minimumFractionDigits: 1, maximumFractionDigits: 1) } % der Gewinnchance verschenkt
daily-share =
    Ossuary · { $game } · { $day }
    { $signs }
    { NUMBER($given, minimumFractionDigits: 1, maximumFractionDigits: 1) } % verschenkt · { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } · { daily-streak }
daily-sum = Verschenkte Chancen werden über alle Entscheidungen zusammengezählt. Glück kann eine zurückbringen, und sie lässt sich wieder verschenken; so kann die Summe über 100 % liegen.
daily-good = 🦴 { $number }
daily-slips = 🕯️ { $number }
daily-mistakes = 🪦 { $number }
daily-blunders = 💀 { $number }
daily-signs = 🦴 gut, 🕯️ kleiner Patzer, 🪦 Fehler, 💀 grober Fehler
daily-practice = Zur Übung: Dieser Tag ist schon gespielt oder vorbei. Es ändert nichts.
daily-counts = Dieser Versuch zählt. Der Trainer ruht.
daily-no-hint = Der Trainer ruht: Dieser Versuch zählt.
daily-kept = Dein Ergebnis vom { $day } steht: { $result }.
daily-working = Es wird ausgerechnet, was verschenkt wurde
daily-not-finished = Die Partie ist gespeichert, und der Versuch zählt weiterhin: { $command } daily { $game } --day { $day }
daily-resume = Dieses Spiel des Tages zählt, darum ruht der Trainer. Weiter geht es mit: { $command } daily { $game } --day { $day }
daily-handed = { $game } ist bei { $host } eingereicht. Die Tafel des Tages: { $url }
daily-nothing-to-hand = Vom { $day } gibt es keine beendete Partie, die sich einreichen ließe. Spiel erst eine: { $command } daily SPIEL
daily-list = { $game } gegen { $name }: { $state ->
        [open] noch nicht gespielt
        [playing] angefangen
       *[counted] { $result }
    }

daily-no-day = Am { $day } gibt es kein Spiel des Tages. Tage schreibt man wie 2026-11-18, sie gehen nach UTC, und keiner liegt in der Zukunft.
daily-game = Das ist keine Aufzeichnung von { $game }.
daily-options = Diese Aufzeichnung hat andere Optionen als das Spiel des Tages.
daily-dice = Diese Aufzeichnung hat nicht die Würfel vom { $day }.
daily-draw = Schritt { $move } ist nicht das, was die Würfel vom { $day } ergeben.
daily-unfinished = Diese Partie ist nicht zu Ende gespielt.
daily-opponent = Schritt { $move } ist nicht das, was der Gegner dieses Tages spielt.
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
