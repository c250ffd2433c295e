# Skulls of Sedlec auf der Seite: Tisch, Ergebnis, neben einem echten Tisch, was gezogen wird.
page-why-skulls-of-sedlec = Alle Pyramiden sind fertig, und wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheidet die jeweils ergiebigste Schädelart, dann die nächste.
page-sk-graveyard = Friedhof
page-sk-graveyard-left = Friedhof: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
page-sk-down = { $cards ->
        [one] 1 Karte verdeckt
       *[other] { $cards } Karten verdeckt
    }
page-sk-laid = { $cards } / { $all } Karten
page-sk-wish = Was { $kind } wollen
page-sk-hand = Deine Hand
page-sk-hand-of = Hand von { $name }
page-sk-stack-of = Pyramide von { $name }
page-sk-kinds = Punkte nach Arten
page-sk-total = zusammen
page-sk-dig-here = Hier graben, dann einen zweiten Stapel antippen
page-sk-dig-last = Hier graben und nehmen, was kommt
page-sk-collect = Diese Karte nehmen
page-sk-keep = Diese behalten
page-sk-place = Hier ablegen
page-sk-place-for = Hier ablegen für { $points } mehr
page-sk-not = Doch nicht
page-sk-hint-second = Und welcher zweite Stapel?
page-sk-hint-keep = Behalte eine der beiden Karten.
page-sk-hint-take = Nimm eine Karte vom Friedhof.
page-sk-hint-place =
    { $cards ->
        [0] Der Friedhof ist leer: Lege eine Karte aus deiner Hand ab.
        [2] Deine Hand ist voll: Lege eine Karte ab.
       *[other] Lege eine Karte aus deiner Hand ab.
    }
page-sk-hint-any = Nimm eine Karte vom Friedhof oder lege eine aus deiner Hand ab.
page-beside-of-skulls-of-sedlec = Eine Schädelpyramide werten
page-beside-how-skulls-of-sedlec = Tipp die zwei Schädel jeder Karte ein, den oberen zuerst; der nächste Platz kommt von selbst.
page-beside-worth-skulls-of-sedlec =
    { $number ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-beside-people = Zu { $number ->
        [2] zweit
       *[other] dritt
    }
page-beside-free = frei
page-beside-place = Reihe { $row }, Platz { $place }: { $what }
page-beside-upper = Reihe { $row }, Platz { $place }: der obere Schädel
page-beside-lower = Reihe { $row }, Platz { $place }: der untere Schädel
page-beside-empty = Diesen Platz leeren

page-win-skulls-of-sedlec = Grabe Karten aus und baue eine Pyramide aus Schädeln.
    .how = Jede Art hat ihren Wunsch und zählt, wo er erfüllt ist: Tippe auf ihr Zeichen.
    .end = Wenn alle Pyramiden stehen, gewinnen die meisten Punkte.
