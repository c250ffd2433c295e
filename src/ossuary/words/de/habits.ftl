# Was die Gewohnheiten eines Spielers kosten.
habits-title =
    Gewohnheiten in { $game }, aus { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }
habits-column-habit = Was gewählt wurde
habits-column-times = Wie oft
habits-column-cost = Kostet je Partie
habits-instead = „{ $chosen }“, wo „{ $better }“ besser ist
habits-other = „{ $chosen }“, aber nicht die beste Wahl
habits-together = Alles zusammen
habits-cost = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
habits-once = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }
habits-none = Nichts war sicher schlechter als die beste Wahl.
habits-exact = Kosten sind Prozentpunkte der Gewinnchance. Jede Wahl ist berechnet; ± sagt, was so wenige Partien offen lassen (in 95 von 100 Fällen genug).
habits-estimated = Kosten sind Prozentpunkte der Gewinnchance. Jede Wahl ist an ausprobierten Partien gemessen, und nur was sicher schlechter war, zählt; ± sagt, was so wenige Partien und die Schätzungen offen lassen (in 95 von 100 Fällen genug).
habits-style = Wie das Glück herausgefordert wird, verglichen mit bestem Spiel:
habits-behind = 15 Punkte oder mehr zurück
habits-level = etwa gleichauf
habits-ahead = 15 Punkte oder mehr vorn
habits-bold = { $when }: zu kühn, als wäre das Wagnis { NUMBER($points, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) } Punkte mehr wert, als es ist ({ $choices ->
        [one] eine Wahl
       *[other] { $choices }-mal gewählt
    })
habits-careful = { $when }: zu vorsichtig, als wäre das Wagnis { NUMBER($points, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) } Punkte weniger wert, als es ist ({ $choices ->
        [one] eine Wahl
       *[other] { $choices }-mal gewählt
    })
habits-unsure = { $when }: noch keine sichere Gewohnheit ({ $choices ->
        [one] eine Wahl
       *[other] { $choices }-mal gewählt
    })
habits-noise = Was sich um weniger als etwa { NUMBER($points, maximumFractionDigits: 1) } Punkte unterscheidet, wird kaum auseinandergehalten.
habits-replying = suche die beste Antwort …
habits-likeliest = Gegen diese Spielweise gewinnt bestes Spiel { NUMBER($percent, maximumFractionDigits: 1) } % der Partien bis { $target }. Die beste Antwort bringt { $gain } mehr.
habits-furthest = Am Rand dessen, was diese Partien zulassen, sind es { NUMBER($percent, maximumFractionDigits: 1) } %, und die beste Antwort bringt { $gain } mehr.
habits-gain = { NUMBER($percent, maximumFractionDigits: 3) } Prozentpunkte
habits-gain-slight = keine 0,001 Prozentpunkte

against-not-solved = Die beste Antwort auf einen Spieler ist zu zweit bekannt in: { $known }. Wähle für { $game }, wie es hier eingestellt ist, einen anderen Bot.
against-whose = In { $file } spielen mehrere Leute: { $people }. Häng den Namen von einem an, etwa { $file }#NAME.
against-nobody = In { $file } spielt niemand namens { $name }. Nenne eine Datei oder einen Ordner mit Aufzeichnungen dieser Person.
against-no-file = { $file } lässt sich nicht lesen. Nenne eine Aufzeichnung oder einen Ordner voller Aufzeichnungen.
