# Stellungen eines echten Tisches, die es nicht gibt, und was nicht auf den Block kann.
position-not-json = Die Stellung ist kein gültiges JSON.
position-object = Eine Stellung ist ein JSON-Objekt.
position-unknown = Eine Stellung hat kein Feld „{ $field }“; sie hat { $fields }.
position-missing = Der Stellung fehlt das Feld „{ $field }“.
position-in-list = Stellung { $number }: { $reason }
position-skeleton = „bones“ ist ein Objekt mit Plätzen, „hat“ ist true oder false.
position-site = „{ $site }“ ist kein Platz des Skeletts. Die Plätze: { $sites }.
position-bone = Der Knochen bei { $site } muss "right" oder "false" sein, nicht „{ $value }“.
position-gap = Das Skelett hat eine Lücke: Seine Knochen müssen ein zusammenhängendes Stück sein.
position-hat = Ein Hut braucht einen Schädel, auf dem er sitzt.
position-players = „players“ muss 2 oder 3 sein.
position-rows = „rows“ sind drei Listen, die unterste Reihe zuerst, mit { $rows } Plätzen; null, wo keine Karte liegt.
position-card = { $card } ist keine Karte. Eine Karte ist [oben, unten], mit diesen Arten: { $kinds }.
position-air = Die Karte in Reihe { $row }, Platz { $place }, hängt in der Luft: Sie braucht die zwei Karten unter sich.
position-bottom-gap = Die unterste Reihe hat eine Lücke.
position-tiles = „tiles“ ist eine Liste.
position-tile = { $tile } ist kein Stein. Ein Stein ist [Hälfte, Hälfte], jede von 0 bis 6.
position-tile-twice = Den Stein { $tile } gibt es zweimal; im Satz ist er nur einmal.
position-dice = „{ $field }“ ist eine Liste von Zahlen von 0 (eine Welle) bis 3.
position-too-many-dice = „{ $field }“ hat mehr Würfel, als es gibt: Es gibt { $most }.
position-signs = „signs“ sind die Schilder an jedem Strand, deiner zuerst: 2 bis 6 Zahlen, zusammen höchstens { $most }.
position-signs-flight = Schilder gibt es auf der Flucht: Gib in „fins“ auch die Haiwürfel an.

position-no-choice-here = Einen Trainer für den echten Tisch haben nur die Würfelspiele: { $games }.
position-field = „{ $field }“ fehlt oder hat einen Wert, den es nicht gibt.
position-contradicts = „{ $field }“ widerspricht dem Rest der Stellung.
position-false-bones = So viele falsche Knochen brauchen mehr bezahlte Würfe; oder einer davon ist aus diesem Wurf, dann gib an, dass ein Knochen daraus liegt.
position-no-choice = In dieser Stellung gibt es nichts zu entscheiden.
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

sheet-over = Die Partie ist zu Ende: Auf ihren Block kommt nichts mehr.
sheet-entry = Schreib jeden Eintrag als Objekt mit genau diesen Feldern: { $forms }.
sheet-full = Dieser Block ist voll: Er fasst { $most } Einträge. Fang einen neuen an.
sheet-early = Die Reihen kommen erst nach dem letzten Zug auf den Block: Die Partie läuft noch.
sheet-twice = Jeder zählt nur einmal: Nimm zuerst die frühere Zählung zurück.
sheet-seat = Niemand mit dieser Nummer spielt mit.
sheet-points = Schreib eine ganze Zahl von { $low } bis { $high }.
sheet-kinds = Schreib die Punkte aller fünf Arten: { $kinds }.
sheet-share = Schreib jeden Anteil als [Platz, Punkte].
sheet-own-share = Niemand leiht sich selbst etwas: Anteile bekommen nur die anderen.
sheet-shares = Die Anteile machen zusammen { $lent } aus, der Zug brachte aber nur { $points }. Schreib kleinere.
