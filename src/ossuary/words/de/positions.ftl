# Stellungen eines echten Tisches, die es nicht gibt, und was nicht auf den Block kann.
position-not-json = Die Stellung ist kein gültiges JSON.
position-object = Eine Stellung ist ein JSON-Objekt.
position-no-table = Von { $game } lässt sich am echten Tisch nichts werten. Das geht für { $games }.
position-unknown = Eine Stellung hat kein Feld „{ $field }“; sie hat { $fields }.
position-missing = Der Stellung fehlt das Feld „{ $field }“.
position-in-list = Stellung { $number }: { $reason }

position-no-choice-here = Einen Trainer für den echten Tisch haben nur die Würfelspiele: { $games }.
position-field = „{ $field }“ fehlt oder hat einen Wert, den es nicht gibt.
position-contradicts = „{ $field }“ widerspricht dem Rest der Stellung.
position-no-choice = In dieser Stellung gibt es nichts zu entscheiden.

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
