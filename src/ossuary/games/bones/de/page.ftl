# Bones auf der Seite: Tisch, Ergebnis, neben einem echten Tisch, was gezogen wird.
page-why-bones = Es entscheiden die Punkte vom Brett und die beste Reihe der Steine zusammen.
page-bn-felt = Der Tisch
page-bn-goal =
    { $end ->
        [points] Schluss bei { $at ->
            [one] 1 Punkt
           *[other] { $at } Punkten
        }
        [rounds] { $turns ->
            [one] Letzter Zug
           *[other] Noch { $turns } Züge
        }
       *[tiles] Schluss mit dem letzten Stein
    }
page-bn-bag = Steine im Beutel
page-bn-board = Die Steine, um die es geht
page-bn-throws = Die Würfe dieses Zugs
page-bn-markers = { $markers ->
        [0] Kein Marker übrig
        [one] Noch 1 Marker
       *[other] Noch { $markers } Marker
    }
page-bn-total = zu holen
page-bn-double = doppelt oder nichts
page-bn-sum = Summe { $sum }
page-bn-turn-yours = Dein Zug.
page-bn-turn-of = Zug von { $who }.
page-bn-hand = Die Steine von { $name }
page-bn-line = in Reihe
page-bn-no-tiles = Noch keine Steine
page-bn-no-line = Keine Steine
page-bn-final = Die Schlussreihe von { $name }
page-bn-spare = Übrig:
page-bn-desk = Der Tauschtisch
page-bn-broke-yours = Du hast keinen Marker mehr.
page-bn-broke-of = { $who } hat keinen Marker mehr.
page-bn-asked = { $who } überlegt sich einen Preis.
page-bn-share = Ein Anteil an den Punkten
page-bn-tile-of = Ein Stein von { $who }
page-beside-of-bones = Die beste Reihe aus Steinen finden
page-beside-how-bones = Tipp die Steine einer Person an.
page-beside-worth-bones =
    { $number ->
        [one] { $points } Auge
       *[other] { $points } Augen
    }
page-beside-tiles = Die Steine
page-beside-line = Die beste Reihe
page-beside-share = Davon für { $name }
page-beside-shares = fürs Verleihen
page-beside-last-tile = Der letzte Stein ist weg

page-win-bones = Wirf die Summe eines Steins und nimm ihn, oder mach weiter für die Auslage: Sie gewinnt alle drei.
    .how = Deine Würfe zählen zusammen: Ein genommener Stein bringt alles.
    .end = Am Ende wird aus deinen Steinen eine Reihe gelegt, und die meisten Punkte gewinnen.
