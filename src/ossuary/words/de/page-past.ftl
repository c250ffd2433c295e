# Meine Partien: was gespielt wurde, mit wem, und wie es ausging.
page-past-none = Du hast hier noch keine Partie gespielt.
page-past-nobody = Hier kennt man dich noch nicht: Spiel eine Partie, dann steht sie auf dieser Seite.
page-past-search = Suchen
page-past-who = Name oder Spiel
page-past-game = Spiel
page-past-any-game = Alle Spiele
page-past-result = Ergebnis
page-past-any-result = Beliebig
page-past-since = Von
page-past-until = Bis
page-past-found =
    { $number ->
        [0] So eine Partie gibt es nicht.
        [one] Eine Partie
       *[other] { $number } Partien
    }
page-past-more = Es gibt ältere Partien; hier stehen nur die neuesten { $number }. Beim Herunterladen sind alle dabei.
page-past-won = Gewonnen
page-past-shared = Geteilt
page-past-lost = Verloren
page-past-stopped = Abgebrochen
page-past-alone = An einem Bildschirm
page-past-running = Läuft noch
page-past-against = gegen { $names }
page-past-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-past-by-game = Nach Spielen
page-past-by-opponent = Nach Gegnern
page-past-column-game = Spiel
page-past-column-opponent = Gegner
page-past-column-games = Partien
page-past-column-won = Gewonnen
page-past-column-fair = Erwartet
page-past-column-points = Punkte im Mittel
page-past-column-luck = Glück
page-past-column-given = Verschenkt
page-past-columns = „Erwartet“ ist, was jemand gewonnen hätte, der genauso gut ist wie alle anderen. Glück und Verschenktes sind Gewinnchancen, im Mittel über die Partien, auf die schon zurückgeblickt wurde.
page-past-over-time = Im Lauf der Zeit
page-past-wins-chart = Mehr oder weniger Siege als erwartet
page-past-points-chart = Meine Punkte in { $game }
page-past-luck-chart = Glück und Können, aufsummiert
page-past-luck = Glück
page-past-skill = Können
page-past-wins = Siege
page-past-points-line = Punkte
page-past-mean = Mittel der letzten zehn
page-past-chart-game = Partie { $number }
page-past-no-luck = Glück und Können erscheinen hier, sobald auf Partien zurückgeblickt wurde.
page-past-review =
    { $number ->
        [one] Auf eine weitere Partie zurückblicken
       *[other] Auf { $number } weitere Partien zurückblicken
    }
page-past-reviewing = Rückblick: { $done } von { $all } …
page-past-review-stop = Anhalten
page-past-list = Die Partien
page-past-all = Alle { $number } Partien zeigen
page-past-errors = Fehler je hundert Entscheidungen
page-past-errors-about = Es zählen nur Entscheidungen, bei denen es eine Wahl gab, in Partien, auf die schon zurückgeblickt wurde. Ein Fehler verschenkt mindestens einen Prozentpunkt der Gewinnchance.
page-past-errors-line = Fehler
page-past-errors-week = Woche vom { $day }
page-past-column-kind = Was am besten war
page-past-column-decisions = Entscheidungen
page-past-column-errors = Fehler je hundert
page-past-column-recent = In den letzten vier Wochen
page-carry = Partien von anderswo
page-carry-about = Bring Partien mit, die du ohne diesen Gastgeber gespielt hast, auf der Seite, die keinen braucht, oder im Terminal: als Dateien mit ihren Aufzeichnungen. Sie stehen dann unter deinen Partien, als „Lokale Würfel“ gekennzeichnet. Eine, die noch nicht zu Ende ist, kannst du vom letzten Schritt an weiterspielen, mit neuen Würfeln von hier.
page-carry-about-alone = Bring Partien mit, die du anderswo gespielt hast, im Terminal oder bei einem Gastgeber: als Dateien mit ihren Aufzeichnungen. Sie stehen dann in diesem Browser unter deinen Partien, als „Lokale Würfel“ gekennzeichnet. Eine, die noch nicht zu Ende ist, kannst du vom letzten Schritt an weiterspielen, mit neuen Würfeln.
page-carry-file = Aufzeichnungen wählen
page-carry-who = Wer davon bist du?
page-carry-all = Alle zusammen, an einem Bildschirm
page-carry-bringing = Jeder Schritt wird geprüft …
page-carry-done = { $game } steht jetzt unter deinen Partien ({ $file }).
page-carry-known = { $game } stand schon unter deinen Partien ({ $file }).
page-past-habits = Was Gewohnheiten kosten
page-past-habits-about = Was du gewählt hast, wo etwas anderes sicher besser war, in Prozentpunkten der Chance, eine Partie zu gewinnen; aus Partien, auf die schon zurückgeblickt wurde. „±“ sagt, wie weit das danebenliegen kann: Wenige Partien sagen wenig, und wo ein Spiel nicht gelöst ist, ist der Rückblick geschätzt.
page-past-habit = „{ $chosen }“, wo „{ $better }“ besser ist
page-past-habit-other = „{ $chosen }“, aber nicht die beste Wahl
page-past-habit-cost = kostet { $amount }
page-past-habit-cost-about = kostet { $amount } ± { $error }
page-past-habit-times =
    { $times ->
        [0] nie um viel
        [one] einmal
       *[other] { $times }-mal
    } in { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }
page-past-habit-unsure = vielleicht noch keine Gewohnheit
page-past-habits-all = Alle { $number } zeigen
page-carry-to-host = Die Partien dieses Geräts lassen sich auch beim Gastgeber aufbewahren: Die beendeten stehen dann dort unter deinen Partien, als Aufzeichnungen, als „Lokale Würfel“ gekennzeichnet.
page-carry-send = Zum Gastgeber mitbringen
page-carry-sent =
    { $number ->
        [0] Sie waren alle schon dort.
        [one] Eine Partie ist jetzt dort.
       *[other] { $number } Partien sind jetzt dort.
    }
page-past-rated = Wertungszahl { $rating } ({ $by })
