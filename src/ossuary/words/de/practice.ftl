# Üben: Aufgaben auf der Seite und im Terminal.
practice-puzzle = Aufgabe { $number } von { $of }, { $source }: Was ist am besten?
practice-level =
    { $level ->
        [1] leicht
        [2] mittel
       *[other] schwer
    }
practice-own = aus einer Partie von dir
practice-keys = ? Hilfe · d in Worten · q gehen
practice-help =
    Tippe die Nummer einer Aktion oder das Wort dahinter: Das ist deine Antwort.
    Enter: die Stellung noch einmal sehen. regeln: druckt die Regeln des Spiels.
    ende: geht. Was du beantwortet hast, bleibt gemerkt.
practice-right = Richtig!
practice-wrong = Nicht ganz.
practice-again =
    Diese Aufgabe kommt { $days ->
        [one] morgen
       *[other] in { $days } Tagen
    } wieder.
practice-done =
    { $asked ->
        [0] Nichts beantwortet.
       *[other] { $right } von { $asked } richtig.
    }
practice-later =
    Gerade ist nichts zu üben: Die nächste Aufgabe kommt { $days ->
        [one] binnen eines Tages
       *[other] binnen { $days } Tagen
    } wieder.
practice-none = Noch ist nichts zu üben. Sieh dir eine Partie von dir im Rückblick an: { $command } review DATEI --practice
practice-added =
    { $number ->
        [0] Kein neuer Fehler zum Üben.
        [one] Ein Fehler ist jetzt eine Aufgabe. Übe sie mit: { $command } practice { $game }
       *[other] { $number } Fehler sind jetzt Aufgaben. Übe sie mit: { $command } practice { $game }
    }
practice-file = { $file } ist keine Datei des Übens. Räume sie beiseite, um neu anzufangen.
