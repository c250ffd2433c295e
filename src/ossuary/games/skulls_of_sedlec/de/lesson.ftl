# Eine erste Partie Skulls of Sedlec.
learn-sk-intro = Bau aus neun Karten eine Pyramide. Jede zeigt zwei Schädel, und jede Art hat einen letzten Wunsch, der zählt.
learn-sk-graveyard = Auf dem Friedhof liegen sechs Stapel zu je drei Karten. Ein Zug ist eines davon: graben, eine offene Karte nehmen oder bauen.
    .name = Der Friedhof
learn-sk-dig = Du hast zwei Karten ausgegraben. Eine ist für dich; die andere bleibt offen liegen.
    .name = Graben
learn-sk-keep = Was du liegen lässt, liegt für alle offen. Denk also auch an das, was bleibt.
    .name = Was liegen bleibt
learn-sk-collect = Du hast eine offene Karte genommen: keine Überraschung, aber auch nichts Neues aufgedeckt.
    .name = Offene Karten nehmen
learn-sk-full = Zwei Karten füllen die Hand. Jetzt musst du bauen, bevor du wieder eine nehmen kannst.
    .name = Die volle Hand
learn-sk-stack = Die unterste Reihe wächst nach links und rechts, bis zu vier Karten. Karten werden nie gedreht oder verschoben.
    .name = Bauen
learn-sk-upper = Hinauf! Eine Karte liegt auf zwei Nachbarn darunter, in Reihen von vier, drei und zwei.
    .name = Die oberen Reihen
learn-sk-romantic = Romantiker wollen Gesellschaft: 6 Punkte für jedes Paar von Nachbarn, und jeder gehört zu höchstens einem Paar.
    .name = Romantiker
learn-sk-priest = Priester sind gern überall: 2 Punkte für jede Ebene mit mindestens einem Priester.
    .name = Priester
learn-sk-criminal = Ein Verbrecher sucht Vergebung: 2 Punkte neben einem Priester.
    .name = Verbrecher
learn-sk-peasant = Ein Bauer ist bescheiden: 1 Punkt, wo immer er liegt.
    .name = Bauern
learn-sk-royal = Ein König will hinabsehen: 1 Punkt für jeden König und jeden Bauern auf tieferen Ebenen. Also hoch hinauf, und spät.
    .name = Könige
learn-sk-try-dig = Grab: Wähl zwei Stapel, und ihre obersten Karten werden aufgedeckt.
learn-sk-try-keep = Behalt eine. Such Schädel, die zusammenpassen: Zwei Romantiker auf einer Karte sind schon ein Paar, ein Priester neben einem Verbrecher hilft beiden.
learn-sk-try-collect = Nimm jetzt eine Karte, die auf dem Friedhof offen liegt.
learn-sk-try-stack = { $cards ->
        [one] Leg die Karte aus deiner Hand
       *[other] Leg eine deiner zwei Karten
    } in die Pyramide. Das Brett zeigt, was sie brächte.
learn-sk-try-upper = Zwei Nachbarn liegen schon da: Leg eine Karte darüber.
learn-sk-try-take = Deine Hand ist leer: { $ways ->
        [both] Grab, oder nimm eine offene Karte
        [dig] Grab
       *[collect] Nimm eine offene Karte
    }.
learn-sk-try-kind = Deine Hand ist leer, und offen liegt eine Art, die du noch nicht gelegt hast: Nimm sie.

kind-sk-dig = Graben
kind-sk-collect = Eine offene Karte nehmen
kind-sk-keep = Eine der ausgegrabenen behalten
kind-sk-stack = Eine Karte legen
