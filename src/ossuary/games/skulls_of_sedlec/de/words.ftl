# Skulls of Sedlec: was die Lage zeigt, was Aktionen bieten, was Züge getan haben.
skulls-of-sedlec-royal = König
    .inflected = König
skulls-of-sedlec-peasant = Bauer
    .inflected = Bauern
skulls-of-sedlec-priest = Priester
    .inflected = Priester
skulls-of-sedlec-romantic = Romantiker
    .inflected = Romantiker
skulls-of-sedlec-criminal = Verbrecher
    .inflected = Verbrecher
skulls-of-sedlec-card = { $upper } über { $lower }
    .a = einen { $upper } über einem { $lower }
    .the = den { $upper } über dem { $lower }
skulls-of-sedlec-no-card = Karte
skulls-of-sedlec-kinds = Könige { $royals }, Bauern { $peasants }, Priester { $priests }, Romantiker { $romantics }, Verbrecher { $criminals }

skulls-of-sedlec-player =
    { $who }: { $score ->
        [0] 0 Punkte
        [one] 1 Punkt ({ $kinds })
       *[other] { $score } Punkte ({ $kinds })
    }
skulls-of-sedlec-hand =
    { $you ->
        [1] Du hast auf der Hand
       *[other] { $who } hat auf der Hand
    }: { $cards }
skulls-of-sedlec-pile-open =
    Stapel { $pile }: { $card }{ $down ->
        [0] {""}
       *[other] , darunter { $down } verdeckt
    }
skulls-of-sedlec-pile =
    Stapel { $pile }: { $down ->
        [0] leer
       *[other] { $down } verdeckt
    }
skulls-of-sedlec-no-piles = Der Friedhof ist leer.
skulls-of-sedlec-unseen = Noch ungesehene Karten: { $cards } ({ $skulls })
skulls-of-sedlec-no-stack =
    { $you ->
        [1] Deine Pyramide: noch nichts
       *[other] Die Pyramide von { $who }: noch nichts
    }
skulls-of-sedlec-heading =
    { $you ->
        [1] Deine Pyramide
       *[other] Die Pyramide von { $who }
    }, { $cards } von { $size } Karten:
skulls-of-sedlec-row-top = Oberste Reihe: { $cards }
skulls-of-sedlec-row-middle = Mittlere Reihe: { $cards }
skulls-of-sedlec-row-bottom =
    Unterste Reihe: { $cards }{ $gaps ->
        [0] {""}
        [one] ; 1 kommt noch dazu, links oder rechts
       *[other] ; { $gaps } kommen noch dazu, links oder rechts
    }
skulls-of-sedlec-beside = { $left }, { $right }
skulls-of-sedlec-free = frei
skulls-of-sedlec-no-footing = noch ohne Halt

skulls-of-sedlec-dig = In Stapel { $first } und { $second } graben
skulls-of-sedlec-dig-last = In Stapel { $pile } graben und nehmen, was kommt
skulls-of-sedlec-collect = { $card } von Stapel { $pile } nehmen
skulls-of-sedlec-keep = Karte von Stapel { $pile } behalten
skulls-of-sedlec-keep-one = { $card } behalten, { $rest } liegen lassen
skulls-of-sedlec-begin-for = Unterste Reihe beginnen: { $card } (+{ $points })
skulls-of-sedlec-stack = { $card } { $spot } legen
skulls-of-sedlec-stack-for = { $card } { $spot } legen (+{ $points })
skulls-of-sedlec-spot-left = links an die unterste Reihe
skulls-of-sedlec-spot-right = rechts an die unterste Reihe
skulls-of-sedlec-spot-row2 = auf Platz { $place } der mittleren Reihe
skulls-of-sedlec-spot-row3 =
    { $seats ->
        [3] ganz nach oben
       *[other] auf Platz { $place } der obersten Reihe
    }

skulls-of-sedlec-opens = Der erste Stapel zeigt { $card }.
skulls-of-sedlec-digs =
    { $you ->
        [1] Du gräbst
       *[other] { $who } gräbt
    } in Stapel { $pile_1 } { $first } aus und in Stapel { $pile_2 } { $second }.
skulls-of-sedlec-digs-last =
    { $you ->
        [1] Du gräbst im letzten verdeckten Stapel und nimmst { $card }.
       *[other] { $who } gräbt im letzten verdeckten Stapel und nimmt { $card }.
    }
skulls-of-sedlec-keeps =
    { $you ->
        [1] Du behältst { $card }.
       *[other] { $who } behält { $card }.
    }
skulls-of-sedlec-collects =
    { $you ->
        [1] Du nimmst { $card } von Stapel { $pile }.
       *[other] { $who } nimmt { $card } von Stapel { $pile }.
    }
skulls-of-sedlec-begins =
    { $you ->
        [1] Du legst { $card } als Grundstein deiner Pyramide: +{ $points }.
       *[other] { $who } legt { $card } als Grundstein der eigenen Pyramide: +{ $points }.
    }
skulls-of-sedlec-stacks =
    { $you ->
        [1] Du legst
       *[other] { $who } legt
    } { $card } { $spot }: +{ $points }, zusammen { $score }.
skulls-of-sedlec-completes =
    { $you ->
        [1] Deine Pyramide ist fertig.
       *[other] Die Pyramide von { $who } ist fertig.
    }

skulls-of-sedlec-part-royals = Könige
skulls-of-sedlec-part-peasants = Bauern
skulls-of-sedlec-part-priests = Priester
skulls-of-sedlec-part-romantics = Romantiker
skulls-of-sedlec-part-criminals = Verbrecher

# Stellungen eines echten Tisches, die es nicht geben kann.
position-players = „players“ muss 2 oder 3 sein.
position-rows = „rows“ sind drei Listen, die unterste Reihe zuerst, mit { $rows } Plätzen; null, wo keine Karte liegt.
position-card = { $card } ist keine Karte. Eine Karte ist [oben, unten], mit diesen Arten: { $kinds }.
position-air = Die Karte in Reihe { $row }, Platz { $place }, hängt in der Luft: Sie braucht die zwei Karten unter sich.
position-bottom-gap = Die unterste Reihe hat eine Lücke.
