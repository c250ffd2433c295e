# Rolling Bones: was die Lage zeigt, was Aktionen bieten, was Züge getan haben.
rolling-bones-upper_arm = Oberarm
rolling-bones-forearm = Unterarm
rolling-bones-hand = Hand
rolling-bones-thigh = Oberschenkel
rolling-bones-lower_leg = Unterschenkel
rolling-bones-foot = Fuß
rolling-bones-hat = Hut
rolling-bones-gravestone = Grabstein
rolling-bones-left_upper_arm = linker Oberarm
    .the = den linken Oberarm
    .lay = Linken Oberarm legen
rolling-bones-left_forearm = linker Unterarm
    .the = den linken Unterarm
    .lay = Linken Unterarm legen
rolling-bones-left_hand = linke Hand
    .the = die linke Hand
    .lay = Linke Hand legen
rolling-bones-left_thigh = linker Oberschenkel
    .the = den linken Oberschenkel
    .lay = Linken Oberschenkel legen
rolling-bones-left_lower_leg = linker Unterschenkel
    .the = den linken Unterschenkel
    .lay = Linken Unterschenkel legen
rolling-bones-left_foot = linker Fuß
    .the = den linken Fuß
    .lay = Linken Fuß legen
rolling-bones-right_upper_arm = rechter Oberarm
    .the = den rechten Oberarm
    .lay = Rechten Oberarm legen
rolling-bones-right_forearm = rechter Unterarm
    .the = den rechten Unterarm
    .lay = Rechten Unterarm legen
rolling-bones-right_hand = rechte Hand
    .the = die rechte Hand
    .lay = Rechte Hand legen
rolling-bones-right_thigh = rechter Oberschenkel
    .the = den rechten Oberschenkel
    .lay = Rechten Oberschenkel legen
rolling-bones-right_lower_leg = rechter Unterschenkel
    .the = den rechten Unterschenkel
    .lay = Rechten Unterschenkel legen
rolling-bones-right_foot = rechter Fuß
    .the = den rechten Fuß
    .lay = Rechten Fuß legen
rolling-bones-skull = Schädel
    .the = den Schädel
    .lay = Schädel legen
rolling-bones-rib_cage = Brustkorb
    .the = den Brustkorb
    .lay = Brustkorb legen
rolling-bones-spine = Wirbelsäule
    .the = die Wirbelsäule
    .lay = Wirbelsäule legen
rolling-bones-pelvis = Becken
    .the = das Becken
    .lay = Becken legen
rolling-bones-false-bone = falscher Knochen
rolling-bones-false = { $bone } als { $site }

rolling-bones-player = { $who }: { $score } von { $target ->
        [one] 1 Punkt
       *[other] { $target } Punkten
    }
rolling-bones-loose =
    { $hats ->
        [one] Der abgenommene Hut wartet auf den nächsten Wurf.
       *[other] { $hats } abgenommene Hüte warten auf den nächsten Wurf.
    }
rolling-bones-no-bones = Noch liegt kein einziger Knochen.
rolling-bones-section = { $section } ({ $points }): { $bones }
rolling-bones-laid = { $bones }
rolling-bones-laid-false = falsch: { $bones }
rolling-bones-missing = noch ohne { $bones }
rolling-bones-clauses = { $first }; { $more }
rolling-bones-sentences = { $first } { $more }
rolling-bones-bare = Noch nicht begonnen: { $sections }
rolling-bones-worth =
    { $hat ->
        [0] Jetzt beerdigt, brächte das Skelett { $points }.
       *[other] Jetzt beerdigt, brächte das Skelett { $points }, vom Hut verdoppelt.
    }
rolling-bones-price =
    { $rolls ->
        [0] Der erste Ergänzungswurf
       *[other] Ergänzungswürfe bisher: { $rolls }. Der nächste
    } kostet { $price ->
        [one] 1 Würfel
       *[other] { $price } Würfel
    }; nicht gelegt: { $unlaid }.
rolling-bones-chosen = Falscher Knochen, noch ohne Platz: { $bone }
rolling-bones-owed =
    Für diesen Wurf noch zu zahlen: { $owed ->
        [one] 1 Würfel
       *[other] { $owed } Würfel
    }. Nicht gelegt: links { $left }, rechts { $right }, Mitte { $centre }.
rolling-bones-hat-first = Mit dem letzten bezahlten Würfel fällt der Wurf: Soll der Hut mit, nimm ihn vorher ab.

rolling-bones-changing = { $what } ({ $change })
rolling-bones-lay_hat = Hut aufsetzen
rolling-bones-take_hat = Hut abnehmen
rolling-bones-bury = Beerdigen
rolling-bones-bury-for =
    Beerdigen für { $points }{ $wins ->
        [0] {""}
       *[other] {" "}und gewinnen
    }
rolling-bones-leave = Das Skelett unbeerdigt lassen für 0
rolling-bones-roll = Weiterwürfeln
rolling-bones-roll-for =
    Weiterwürfeln für { $price ->
        [one] 1 Würfel
       *[other] { $price } Würfel
    }, { $dice ->
        [one] mit dem einen, der bleibt
       *[other] mit den übrigen { $dice }
    }
rolling-bones-pay_left =
    { $dice ->
        [0] Mit einem linken Würfel zahlen
        [one] Mit dem einzigen linken Würfel zahlen
       *[other] Mit einem der { $dice } linken Würfel zahlen
    }
rolling-bones-pay_right =
    { $dice ->
        [0] Mit einem rechten Würfel zahlen
        [one] Mit dem einzigen rechten Würfel zahlen
       *[other] Mit einem der { $dice } rechten Würfel zahlen
    }
rolling-bones-pay_centre =
    { $dice ->
        [0] Mit einem mittleren Würfel zahlen
        [one] Mit dem einzigen mittleren Würfel zahlen
       *[other] Mit einem der { $dice } mittleren Würfel zahlen
    }
rolling-bones-false-die = Falschen Knochen wählen: { $bone }
rolling-bones-false-site = Hinlegen: { $bone } als { $site }

rolling-bones-dice-left = Links: { $dice }.
    .line = Linke Würfel: { $dice }
rolling-bones-dice-right = Rechts: { $dice }.
    .line = Rechte Würfel: { $dice }
rolling-bones-dice-centre = Mitte: { $dice }.
    .line = Mittlere Würfel: { $dice }
rolling-bones-opens =
    { $you ->
        [1] Du eröffnest mit allen { $number } Würfeln.
       *[other] { $who } eröffnet mit allen { $number } Würfeln.
    } { $dice }
rolling-bones-rolls =
    { $you ->
        [1] Du würfelst
       *[other] { $who } würfelt
    } mit { $number ->
        [one] 1 Würfel
       *[other] { $number } Würfeln
    }. { $dice }
rolling-bones-lays =
    { $you ->
        [1] Du legst { $bone }.
       *[other] { $who } legt { $bone }.
    }
rolling-bones-makes-do =
    { $you ->
        [1] Kein Knochen passt. Du behilfst dir: { $bone }.
       *[other] Kein Knochen passt. { $who } behilft sich: { $bone }.
    }
rolling-bones-hat-on =
    { $you ->
        [1] Du setzt den Hut auf.
       *[other] { $who } setzt den Hut auf.
    }
rolling-bones-hat-off =
    { $you ->
        [1] Du nimmst den Hut wieder ab.
       *[other] { $who } nimmt den Hut wieder ab.
    }
rolling-bones-rolls-on =
    { $you ->
        [1] Du willst noch einen Wurf
       *[other] { $who } will noch einen Wurf
    }, und der kostet { $price ->
        [one] 1 Würfel.
       *[other] { $price } Würfel.
    }
rolling-bones-pays-left =
    { $you ->
        [1] Du zahlst mit einem linken Würfel.
       *[other] { $who } zahlt mit einem linken Würfel.
    }
rolling-bones-pays-right =
    { $you ->
        [1] Du zahlst mit einem rechten Würfel.
       *[other] { $who } zahlt mit einem rechten Würfel.
    }
rolling-bones-pays-centre =
    { $you ->
        [1] Du zahlst mit einem mittleren Würfel.
       *[other] { $who } zahlt mit einem mittleren Würfel.
    }
rolling-bones-buries =
    { $you ->
        [1] Du beerdigst
       *[other] { $who } beerdigt
    } { $bones ->
        [1] einen einzelnen Knochen
        [16] ein vollständiges Skelett
       *[other] das Skelett
    }{ $hat ->
        [0] {""}
       *[other] {" "}samt Hut
    } { $worth ->
        [gain] für { $points }
        [loss] mit einem Verlust von { $points }
       *[nothing] für nichts
    }, macht zusammen { $score }.
rolling-bones-leaves =
    { $you ->
        [1] Die Würfel reichen nicht mehr: Du pfeifst ein Liedchen und schlenderst davon. Das Skelett bleibt unbeerdigt: 0 Punkte.
       *[other] Die Würfel reichen nicht mehr: { $who } pfeift ein Liedchen und schlendert davon. Das Skelett bleibt unbeerdigt: 0 Punkte.
    }

rolling-bones-part-banked = Punkte bisher
rolling-bones-part-left_arm = linker Arm
    .head = Linker Arm
    .whole = Der linke Arm ist vollständig.
rolling-bones-part-left_leg = linkes Bein
    .head = Linkes Bein
    .whole = Das linke Bein ist vollständig.
rolling-bones-part-right_arm = rechter Arm
    .head = Rechter Arm
    .whole = Der rechte Arm ist vollständig.
rolling-bones-part-right_leg = rechtes Bein
    .head = Rechtes Bein
    .whole = Das rechte Bein ist vollständig.
rolling-bones-part-trunk = Rumpf
    .head = Rumpf
    .whole = Der Rumpf ist vollständig.
rolling-bones-part-hat = Hut: verdoppelt

# Stellungen eines echten Tisches, die es nicht geben kann.
position-skeleton = „bones“ ist ein Objekt mit Plätzen, „hat“ ist true oder false.
position-site = „{ $site }“ ist kein Platz des Skeletts. Die Plätze: { $sites }.
position-bone = Der Knochen bei { $site } muss "right" oder "false" sein, nicht „{ $value }“.
position-gap = Das Skelett hat eine Lücke: Seine Knochen müssen ein zusammenhängendes Stück sein.
position-hat = Ein Hut braucht einen Schädel, auf dem er sitzt.
position-false-bones = So viele falsche Knochen brauchen mehr bezahlte Würfe; oder einer davon ist aus diesem Wurf, dann gib an, dass ein Knochen daraus liegt.
position-kind-over =
    Es gibt nur { $most } { $kind ->
        [left] linke
        [right] rechte
       *[centre] mittlere
    } Würfel.
position-dice-missing =
    { $missing ->
        [one] Ein Würfel fehlt noch.
       *[other] { $missing } Würfel fehlen noch.
    }
position-dice-over =
    { $over ->
        [one] Ein Würfel ist zu viel.
       *[other] { $over } Würfel sind zu viel.
    }
