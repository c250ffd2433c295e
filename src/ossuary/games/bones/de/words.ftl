# Bones: was die Lage zeigt, was Aktionen bieten, was Züge getan haben.
bones-blank = Blanko
bones-double-blank = Doppelblanko
bones-tile = { $left }|{ $right }
bones-tile-as = { $tile } als { $high }|{ $value }
bones-price-share = { $percent } % der Punkte
bones-price-tile = den Stein { $tile }
bones-price-double-blank = das Doppelblanko
bones-price-prize = den Stein, der getroffen wird

bones-player =
    { $who }: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, { $count ->
        [0] keine Steine
        [one] 1 Stein: { $tiles }; beste Reihe { $line }
       *[other] { $count } Steine: { $tiles }; beste Reihe { $line }
    }
bones-player-final = { $who }: { $score } + { $line } für die Reihe = { $total }
bones-space =
    Feld { $space }: { $tile }, { $went_on ->
        [0] Summe { $sum },{" "}
       *[1] {""}
    }Bild { $one }-{ $two }
bones-space-undefined = Feld { $space }: { $tile }, das Blanko hat noch keinen Wert
bones-space-empty = Feld { $space }: leer
bones-turn =
    { $you ->
        [1] Dein Zug
       *[other] Zug von { $who }
    }: { $thrown ->
        [0] noch nichts geworfen
        [one] geworfen { $throws }
       *[other] geworfen { $throws } = { $total }
    }; übrig: { $markers ->
        [0] kein Marker
       *[other] { $markers } Marker
    } und { $left ->
        [one] 1 Wurf
       *[other] { $left } Würfe
    }.
bones-matched = Die { $sum } ist die Summe von { $tiles }.
bones-deal =
    { $you ->
        [1] Bringt dieser Zug Punkte, bekommst du { $price }.
       *[other] Bringt dieser Zug Punkte, bekommt { $who } { $price }.
    }
bones-bag =
    { $tiles ->
        [0] Der Beutel ist leer.
        [one] Noch 1 Stein im Beutel.
       *[other] Noch { $tiles } Steine im Beutel.
    }
bones-end-tiles = { $bag } Schluss ist, wenn Beutel und Brett leer sind.
bones-end-rounds =
    { $bag } Runde { $round } von { $rounds }: { $turns ->
        [one] Das ist der letzte Zug.
       *[other] noch { $turns } Züge mit diesem, wenn die Steine reichen.
    }
bones-end-points =
    { $bag } Schluss ist bei { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } oder wenn Beutel und Brett leer sind.

bones-throw =
    { $went_on ->
        [0] Werfen
       *[1] Ums Doppelte werfen
    }{ $throws ->
        [0] {""}
       *[other] : { $total ->
            [0] {""}
           *[other] bisher { $total },{" "}
        }noch { $throws ->
            [one] 1 Wurf
           *[other] { $throws } Würfe
        }
    }
bones-take =
    { $tile } nehmen für { $points }{ $owed ->
        [0] {""}
       *[other] , davon gehen { $owed } ab
    }{ $promised ->
        [0] {""}
       *[1] ; der Stein selbst ist versprochen
    }
bones-take-any = Den Stein auf Feld { $space } nehmen
bones-go_on =
    Weiterspielen um doppelt oder nichts{ $throws ->
        [0] {""}
       *[other] : bisher { $total }, noch { $throws ->
            [one] 1 Wurf
           *[other] { $throws } Würfe
        }
    }
bones-pay_markers =
    { $blanks ->
        [0] Die Blankos mit Markern bezahlen
        [one] Das Blanko mit 1 Marker bezahlen
       *[other] Die { $blanks } Blankos mit { $blanks } Markern bezahlen
    }
bones-pay_double_blank =
    { $blanks ->
        [0] Die Blankos mit dem Doppelblanko bezahlen
        [one] Das Blanko mit dem Doppelblanko bezahlen
        [2] Beide Blankos mit dem Doppelblanko bezahlen
       *[other] Zwei Blankos mit dem Doppelblanko bezahlen und das dritte mit 1 Marker
    }
bones-ask =
    Um einen Marker bitten{ $total ->
        [0] {""}
       *[other] : bisher { $total }
    }
bones-give_up =
    Aufgeben{ $total ->
        [0] {""}
       *[other] {" "}und auf die { $total } verzichten
    }
bones-offer = Einen Marker anbieten für { $price }
bones-bargain = Nach Punkten der beste Preis: „{ $offer }“. Das sollte angenommen werden: Im Mittel bringt es dir { NUMBER($own, maximumFractionDigits: 1) } und der anderen Seite { NUMBER($theirs, maximumFractionDigits: 1) }.
bones-bargain-taken = Nach Punkten die beste Antwort: „{ $offer }“. Im Mittel bringt es dir { NUMBER($own, maximumFractionDigits: 1) } und der anderen Seite { NUMBER($theirs, maximumFractionDigits: 1) }.
bones-no-bargain = Nach Punkten passt hier kein Preis beiden Seiten.
bones-decline = Keinen Marker verleihen
bones-accept =
    { $you ->
        [1] Dein Angebot annehmen: ein Marker für { $price }
       *[other] Das Angebot von { $who } annehmen: ein Marker für { $price }
    }
bones-accept-any = Das Angebot annehmen von: { $other }
bones-refuse =
    Kein Angebot annehmen{ $total ->
        [0] {""}
       *[other] {" "}und auf die { $total } verzichten
    }

bones-draws =
    { $you ->
        [1] Du ziehst
       *[other] { $who } zieht
    } { $tile } für Feld { $space }.
bones-draws-double-blank =
    { $you ->
        [1] Du ziehst das Doppelblanko und behältst es auf der Hand.
       *[other] { $who } zieht das Doppelblanko und behält es auf der Hand.
    }
bones-keeps-double-blank =
    { $you ->
        [1] Du behältst dein Doppelblanko und zahlst mit Markern.
       *[other] { $who } behält das Doppelblanko und zahlt mit Markern.
    }
bones-gives-double-blank =
    { $you ->
        [1] Du zahlst mit dem Doppelblanko, damit ist es aus dem Spiel.
       *[other] { $who } zahlt mit dem Doppelblanko, damit ist es aus dem Spiel.
    }
bones-defines =
    { $you ->
        [1] Du { $free ->
            [0] zahlst einen Marker und wirfst
           *[other] wirfst
        }
       *[other] { $who } { $free ->
            [0] zahlt einen Marker und wirft
           *[other] wirft
        }
    } eine { $pips } für { $tile }: Der Stein gilt als { $high }|{ $pips }.
bones-throws-nothing =
    { $you ->
        [1] Du wirfst
       *[other] { $who } wirft
    } { $first } und { $second }: { $went_on ->
        [0] kein Treffer
       *[1] kein Bild
    }, bisher { $total }.
bones-throws-sum =
    { $you ->
        [1] Du wirfst
       *[other] { $who } wirft
    } { $first } und { $second }: { $sum }, die Summe von { $tiles }! Bisher { $total }.
bones-throws-layout =
    { $you ->
        [1] Du wirfst
       *[other] { $who } wirft
    } { $first } und { $second }: genau das Bild von { $tile }!
bones-takes =
    { $you ->
        [1] Du nimmst { $tile } und bekommst { $points }.
       *[other] { $who } nimmt { $tile } und bekommt { $points }.
    }
bones-takes-all =
    { $you ->
        [1] Du räumst das Brett ab ({ $tiles }) und bekommst
       *[other] { $who } räumt das Brett ab ({ $tiles }) und bekommt
    } { $went_on ->
        [0] { $points }
       *[1] das Doppelte: 2 × { $total } = { $points }
    }.
bones-goes-on =
    { $you ->
        [1] Du spielst weiter auf das Bild: doppelt oder nichts.
       *[other] { $who } spielt weiter auf das Bild: doppelt oder nichts.
    }
bones-gamble-lost =
    { $you ->
        [1] Doppelt oder nichts: Es wird nichts. Dein Zug ist vorbei.
       *[other] Doppelt oder nichts: Es wird nichts. { $who } geht leer aus.
    }
bones-turn-lost =
    { $you ->
        [1] Dein Zug endet ohne Punkte.
       *[other] { $who } geht leer aus.
    }
bones-asks =
    { $you ->
        [1] Du hast keinen Marker mehr und bittest um einen.
       *[other] { $who } hat keinen Marker mehr und bittet um einen.
    }
bones-gives-up =
    { $you ->
        [1] Du hast keinen Marker mehr und gibst auf. Keine Punkte in diesem Zug.
       *[other] { $who } hat keinen Marker mehr und gibt auf. Keine Punkte in diesem Zug.
    }
bones-offers =
    { $you ->
        [1] Du bietest einen Marker für { $price }.
       *[other] { $who } bietet einen Marker für { $price }.
    }
bones-declines =
    { $you ->
        [1] Du verleihst keinen Marker.
       *[other] { $who } verleiht keinen Marker.
    }
bones-offer-of =
    { $you ->
        [1] dein Angebot
       *[other] das Angebot von { $who }
    }
bones-accepts =
    { $you ->
        [1] Du nimmst { $offer } an und hast noch einen Wurf.
       *[other] { $who } nimmt { $offer } an und hat noch einen Wurf.
    }
bones-refuses =
    { $you ->
        [1] Du nimmst kein Angebot an. Keine Punkte in diesem Zug.
       *[other] { $who } nimmt kein Angebot an. Keine Punkte in diesem Zug.
    }
bones-pays =
    Für den Marker { $you ->
        [1] bekommst du
       *[other] bekommt { $who }
    } { $shared ->
        [0] { $price }
       *[other] { $points ->
            [0] nichts
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
    }.
bones-keeps =
    { $you ->
        [1] Du behältst
       *[other] { $who } behält
    } { $points ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.

bones-ends-tiles = Beutel und Brett sind leer: Das Spiel ist aus.
bones-ends-rounds = Die letzte Runde ist gespielt: Das Spiel ist aus.
bones-ends-points =
    { $points ->
        [one] 1 Punkt ist
       *[other] { $points } Punkte sind
    } erreicht: Das Spiel ist aus.
bones-lays =
    { $count ->
        [0] { $you ->
            [1] Du hast
           *[other] { $who } hat
        } keinen Stein zu legen: insgesamt { $total }.
       *[other] { $you ->
            [1] Du legst
           *[other] { $who } legt
        } { $line }, { $pips ->
            [one] 1 Auge
           *[other] { $pips } Augen
        }: insgesamt { $score } + { $pips } = { $total }.
    }

bones-part-banked = Punkte bisher
bones-part-line = beste Reihe

# Stellungen eines echten Tisches, die es nicht geben kann.
position-tiles = „tiles“ ist eine Liste.
position-tile = { $tile } ist kein Stein. Ein Stein ist [Hälfte, Hälfte], jede von 0 bis 6.
position-tile-twice = Den Stein { $tile } gibt es zweimal; im Satz ist er nur einmal.

# Neben der Zeichnung im Terminal.
bones-terminal-markers = noch { $markers } Marker
