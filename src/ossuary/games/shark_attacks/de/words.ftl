# Shark Attacks!: was die Lage zeigt, was Aktionen bieten, was Züge getan haben.
shark-attacks-wave = Welle
shark-attacks-swimmer_1 = ein Schwimmer
shark-attacks-swimmer_2 = zwei Schwimmer
shark-attacks-swimmer_3 = drei Schwimmer
shark-attacks-shark_wave = Welle
shark-attacks-fin_1 = eine Flosse
shark-attacks-fin_2 = zwei Flossen
shark-attacks-fin_3 = drei Flossen

shark-attacks-player =
    { $who }: { $score } von { $target ->
        [one] 1 Punkt
       *[other] { $target } Punkten
    }, { $signs ->
        [0] kein Warnschild am Strand
        [one] 1 Warnschild am Strand
       *[other] { $signs } Warnschilder am Strand
    }
shark-attacks-no-signs = In der Mitte liegt kein Schild mehr.
shark-attacks-water =
    Auf dem Tisch: { $dice }. Im Wasser: { $swimmers ->
        [0] noch niemand
        [one] 1 Schwimmer
       *[other] { $swimmers } Schwimmer
    }.
shark-attacks-flight =
    Die Flucht bis jetzt: { $escaped } entkommen, { $eaten ->
        [one] 1 Würfel
       *[other] { $eaten } Würfel
    } gefressen, { $waves ->
        [one] 1 Würfel
       *[other] { $waves } Würfel
    } noch im Wasser.

shark-attacks-stop =
    Aufhören für { $points }{ $signs ->
        [0] {""}
       *[other] {" "}und ein Schild zurücklegen
    }
shark-attacks-party =
    Strandparty für { $points }{ $signs ->
        [0] {""}
        [one] {" "}und ein Schild zurücklegen
       *[other] {" "}und zwei Schilder zurücklegen
    }
shark-attacks-go_on =
    Weitermachen: erst der Ereigniswürfel, dann { $waves ->
        [one] der Wellenwürfel
       *[other] die { $waves } Wellenwürfel
    }
shark-attacks-beach =
    { $you ->
        [1] von deinem Strand
       *[other] vom Strand von { $who }
    }
shark-attacks-sign_from = Ein Schild nehmen, { $beach }
shark-attacks-sign_from-any = Ein Schild nehmen, von Spieler { $number }

shark-attacks-rolls =
    { $you ->
        [1] Vor dir liegen
       *[other] { $who } hat vor sich
    }: { $dice }. { $swimmers ->
        [0] Niemand schwimmt.
        [one] 1 Schwimmer im Wasser.
       *[other] { $swimmers } Schwimmer im Wasser.
    }
shark-attacks-goes-on =
    { $you ->
        [1] Du machst weiter.
       *[other] { $who } macht weiter.
    }
shark-attacks-stops =
    { $you ->
        [1] Du hörst auf und bekommst { $points }.
       *[other] { $who } hört auf und bekommt { $points }.
    }
shark-attacks-parties =
    { $you ->
        [1] Du feierst eine Strandparty und bekommst { $points }.
       *[other] { $who } feiert eine Strandparty und bekommt { $points }.
    }
shark-attacks-sun = Die Sonne kommt heraus: ein Würfel mehr ins Wasser, wenn noch einer da ist.
shark-attacks-rain = Es regnet: Ein Wellenwürfel geht nach Hause.
shark-attacks-shark_attack = Haialarm! Alle raus aus dem Wasser!
shark-attacks-nobody-swam =
    { $you ->
        [1] Es war niemand im Wasser. Dein Zug endet ohne Punkte.
       *[other] Es war niemand im Wasser. { $who } geht leer aus.
    }
shark-attacks-flees =
    { $you ->
        [1] Deine Schwimmer fliehen
       *[other] { $who } lässt fliehen
    }: { $dice }. Die Haie: { $sharks }.
shark-attacks-bites =
    Der Hai mit { $fins ->
        [one] einer Flosse
       *[other] { $fins } Flossen
    } frisst: { $dice }.
shark-attacks-bites-nothing =
    Der Hai mit { $fins ->
        [one] einer Flosse
       *[other] { $fins } Flossen
    } findet nichts nach seinem Geschmack.
shark-attacks-escape =
    { $swimmers ->
        [one] 1 Schwimmer erreicht den Strand.
       *[other] { $swimmers } Schwimmer erreichen den Strand.
    }
shark-attacks-signs-go-up =
    { $you ->
        [1] An deinem Strand
       *[other] Am Strand von { $who }
    } { $signs ->
        [one] steht 1 Warnschild mehr.
       *[other] stehen { $signs } Warnschilder mehr.
    }
shark-attacks-takes-sign =
    { $you ->
        [1] Du nimmst ein Schild { $beach }.
       *[other] { $who } nimmt ein Schild { $beach }.
    }
shark-attacks-flight-over =
    { $you ->
        [1] Die Flucht ist zu Ende: Du bekommst { $points }.
       *[other] Die Flucht ist zu Ende: { $who } bekommt { $points }.
    }
shark-attacks-flight-unharmed =
    { $you ->
        [1] Niemand wurde gefressen: Du bekommst dreimal { $escaped }, also { $points }.
       *[other] Niemand wurde gefressen: { $who } bekommt dreimal { $escaped }, also { $points }.
    }

shark-attacks-part-banked = Punkte bisher
shark-attacks-part-swimmers = Schwimmer im Wasser
shark-attacks-part-escaped = entkommene Schwimmer
shark-attacks-part-unharmed = niemand gefressen: verdreifacht

# Stellungen eines echten Tisches, die es nicht geben kann.
position-dice = „{ $field }“ ist eine Liste von Zahlen von 0 (eine Welle) bis 3.
position-too-many-dice = „{ $field }“ hat mehr Würfel, als es gibt: Es gibt { $most }.
position-signs = „signs“ sind die Schilder an jedem Strand, deiner zuerst: 2 bis 6 Zahlen, zusammen höchstens { $most }.
position-signs-flight = Schilder gibt es auf der Flucht: Gib in „fins“ auch die Haiwürfel an.
