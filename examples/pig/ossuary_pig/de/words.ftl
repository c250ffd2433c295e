# Pig: was die Lage zeigt, was Züge bieten, was sie bewirkt haben.
pig-player = { $who }: { $score } von { $target } Punkten
pig-at-risk =
    { $points ->
        [0] Noch steht nichts auf dem Spiel.
        [one] 1 Punkt steht auf dem Spiel.
       *[other] { $points } Punkte stehen auf dem Spiel.
    }
pig-roll = Werfen
pig-roll-with =
    { $points ->
        [0] Werfen
       *[other] Noch einmal werfen, mit { $points } auf dem Spiel
    }
pig-hold = Halten
pig-hold-for =
    Halten und { $points } behalten{ $wins ->
        [0] {""}
       *[other] {" "}und gewinnen
    }
pig-chosen-roll =
    { $you ->
        [1] Du wirfst.
       *[other] { $who } wirft.
    }
pig-chosen-hold =
    { $you ->
        [1] Du hältst.
       *[other] { $who } hält.
    }
pig-drawn-one = Eine 1: Was auf dem Spiel stand, ist weg.
pig-drawn-two = Eine 2.
pig-drawn-three = Eine 3.
pig-drawn-four = Eine 4.
pig-drawn-five = Eine 5.
pig-drawn-six = Eine 6.
pig-part-kept = behalten
pig-part-risked = auf dem Spiel
pig-look-target = Punkte zum Sieg
pig-look-scores = Punkte
pig-look-turn_total = Auf dem Spiel
