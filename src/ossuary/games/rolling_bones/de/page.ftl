# Rolling Bones auf der Seite: Tisch, Ergebnis, neben einem echten Tisch, was gezogen wird.
page-why-rolling-bones =
    Wer zuerst { $target ->
        [one] 1 Punkt
       *[other] { $target } Punkte
    } oder mehr beerdigt hat, gewinnt sofort.
page-rb-tray-left = Linke Würfel
page-rb-tray-right = Rechte Würfel
page-rb-tray-centre = Mittlere Würfel
page-rb-blank = ein Würfel, der noch geworfen wird
page-rb-worth = beerdigt
page-rb-worth-title = Jetzt beerdigen: { $points }
page-rb-price = Wurf kostet
page-rb-owed-short = zu zahlen
page-rb-paid = In diesem Zug bezahlte Würfel: { $dice }
page-rb-lay-all = Alle { $number } legen, dann { $points } wert
page-rb-roll =
    { $price ->
        [one] Weiterwürfeln · kostet 1 Würfel
       *[other] Weiterwürfeln · kostet { $price } Würfel
    }
page-rb-pay =
    { $owed ->
        [one] Noch 1 Würfel zahlen
       *[other] Noch { $owed } Würfel zahlen
    }{ $hat ->
        [0] {""}
       *[other] {" "}(soll der Hut mit, kommt er vorher ab)
    }
page-rb-pay-left = Links ({ $dice })
page-rb-pay-right = Rechts ({ $dice })
page-rb-pay-centre = Mitte ({ $dice })
page-rb-choose-false = Nichts passt. Wähle einen Würfel als falschen Knochen.
page-rb-choose-site = Wohin damit? Wähle einen leuchtenden Platz.
page-rb-choose-bone = Tippe einen umrandeten Würfel an, um den Knochen zu legen.
page-rb-actions = Deine Aktionen
page-rb-why-leave = Die Würfel sind aufgebraucht, und ein Grabstein liegt nicht da: nichts zu beerdigen.
page-rb-race = Der Weg bis { $target }
page-rb-progress = { $name }: { $score } von { $target }
page-beside-of-rolling-bones = Ein Skelett werten, den Trainer fragen
page-beside-how-rolling-bones = Tipp auf einen Platz: einmal für den richtigen Knochen, zweimal für einen falschen, dreimal für keinen.
page-beside-worth-rolling-bones =
    { $number ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-beside-site =
    { $site }: { $how ->
        [right] der richtige Knochen
        [false] ein falscher Knochen
       *[other] nichts
    }
page-beside-hat =
    { $on ->
        [1] Hut: auf
       *[other] Hut: ab
    }
page-beside-rolled = Würfel des letzten Wurfs
page-beside-rolled-about = Für den Trainer: jeder Würfel, der weder gelegt noch bezahlt ist. Liegen alle da, legt ein Tipp auf einen Platz den Würfel dorthin.
page-beside-post-ops = Bezahlte Würfe
page-beside-hats-off = Abgenommene Hüte
page-beside-laid = Aus diesem Wurf gelegt
page-beside-laid-nothing = Noch nichts
page-beside-laid-hat = Nur der Hut
page-beside-laid-bone = Ein Knochen
page-beside-coach-rolling-bones = Tipp die Würfel des letzten Wurfs ein, dann frag.
page-draws-kind-left = Linker Würfel
page-draws-kind-right = Rechter Würfel
page-draws-kind-centre = Mittlerer Würfel

page-win-rolling-bones = Lege Knochen ans Skelett: Ganze Teile zählen am meisten, und der Hut verdoppelt alles.
    .how = Jeder weitere Wurf kostet Würfel. Begrabe rechtzeitig: Nur Begrabenes zählt.
    .end = Wer das Ziel zuerst erreicht, gewinnt.
