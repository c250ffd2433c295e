# Wer durch eine erste Partie führt, bei jedem Spiel.
learn-otherwise = Also auf deine Art: Erlaubt ist alles, was die Regeln hergeben.
learn-enough = Du hast alles Wichtige gesehen: Spiel weiter, oder fang eine richtige Partie an.
learn-over =
    { $won ->
        [all] Die Partie ist zu Ende, und du hast sie gewonnen.
        [shared] Die Partie ist zu Ende, und ihr teilt euch den Sieg.
       *[none] Die Partie ist zu Ende; diesmal hat die andere Seite gewonnen.
    } { $missing ->
        [0] Jetzt kannst du das Spiel.
        [one] Eines ist dir noch nicht begegnet; die Liste oben führt zu seiner Regel.
       *[other] { $missing } Dinge sind dir noch nicht begegnet; die Liste oben führt zu ihren Regeln.
    }
