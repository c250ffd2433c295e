# Eine erste Partie Bones.
learn-bn-intro = Wirf zwei Würfel auf drei Dominosteine, gewinn Punkte und Steine, und leg die Steine am Ende zu einer langen Reihe. Hier haben alle drei Züge.
learn-bn-board = Drei Steine liegen auf dem Filz. Du hast sechs Würfe und für jeden einen Marker.
    .name = Die Steine
learn-bn-throw = Jeder Wurf braucht einen Marker, und alle Augen deiner Würfe werden zusammengezählt. Sie gehören dir nur, wenn du einen Stein triffst.
    .name = Werfen
learn-bn-sum = Getroffen! Die Würfel zeigen zusammen so viel wie ein Stein.
    .name = Eine Summe treffen
learn-bn-take = Du hast einen Stein genommen und die Augen all deiner Würfe bekommen. Am Ende kann der Stein in deiner Reihe liegen.
    .name = Einen Stein nehmen
learn-bn-blank = Ein Blanko, die leere Hälfte, ist ein Joker: Es kostet einen Marker, und ein Würfel füllt es, solange der Stein dort liegt.
    .name = Blankos
learn-bn-go-on = Jetzt hilft nur ein Bild: Die Würfel müssen die beiden Hälften eines Steins zeigen. Dann gehören dir alle Steine, und die Punkte zählen doppelt.
    .name = Weitermachen
learn-bn-lost = Die Marker sind aufgebraucht, und kein Bild kam: nichts für diesen Zug, und die Steine bleiben liegen. Das ist der Preis des Weitermachens.
    .name = Gar nichts
learn-bn-layout = Ein Bild! Beide Hälften eines Steins auf den Würfeln bringen jeden Stein auf dem Filz und die Punkte all deiner Würfe, und zwar doppelt, wenn du dafür weitergemacht hast.
    .name = Ein Bild treffen
learn-bn-barter = Kein Marker mehr, aber noch Würfe: Dann wird gehandelt. Wer einen Marker verleiht, nennt einen Preis, fällig nur, wenn der Zug etwas einbringt.
    .name = Handeln
learn-bn-line = Das Ende: Jeder legt eine Reihe, Gleiches an Gleiches, und auch ihre Augen zählen. Die beste Reihe wird für dich gefunden.
    .name = Die Reihe
learn-bn-try-throw = Deine Marker reichen für { $throws ->
        [one] einen Wurf
       *[other] { $throws } Würfe
    }. Wirf die Würfel.
learn-bn-try-layout = { $throws ->
        [one] Ein Wurf ist übrig
       *[other] { $throws } Würfe sind übrig
    }, um ein Bild zu treffen. Wirf.
learn-bn-try-take = Nimm { $tiles ->
        [one] den Stein
       *[other] einen der passenden Steine
    } für { $points } Punkte. Weitermachen setzt sie alle aufs Spiel.
learn-bn-try-last = Weitermachen geht nicht mehr. Nimm { $tiles ->
        [one] den Stein
       *[other] einen der passenden Steine
    }, und der Zug wird gewertet.
learn-bn-try-go-on = { $points } Punkte sind dir sicher, wenn du einen Stein nimmst. Wer weitermacht, spielt um alle drei Steine und mindestens { $double } Punkte, oder um nichts. Sei einmal kühn: Mach weiter.
learn-bn-try-offer = Dein Gegenüber hat { $points } Augen geworfen und braucht einen Marker. Biete einen für die Hälfte der Punkte. Du kannst auch mehr oder weniger verlangen oder gar nichts anbieten.
learn-bn-try-ask = Du hast noch Würfe, aber keinen Marker. Bitte um einen.
learn-bn-choose = Hier entscheidest du selbst.

kind-bn-throw = Werfen
kind-bn-take = Einen Stein nehmen
kind-bn-pay = Blankos bezahlen
kind-bn-ask = Um einen Marker bitten
kind-bn-offer = Einen Marker verleihen
kind-bn-accept = Auf ein Angebot antworten
