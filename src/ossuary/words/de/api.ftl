# Was Programme erfahren, die ossuary importieren.
api-language = Die Sprache „{ $language }“ gibt es nicht. Es gibt: { $known }.
api-action = Die Aktion „{ $action }“ gibt es nicht. Zur Wahl stehen hier: { $legal }.
api-outcome = Der Zufall kann hier nicht „{ $outcome }“ bringen, sondern nur: { $outcomes }.
api-chance = Hier ist der Zufall am Zug. Nötig ist draw(), oder step() mit einem von: { $outcomes }.
api-over = „{ $move }“ geht nicht mehr: Das Spiel ist zu Ende.
api-seat = Den Platz { $seat } gibt es nicht. Die Plätze gehen von 0 bis { $last }.
api-no-draws = Was der Zufall als Nächstes bringt, ist hier nicht bekannt; von selbst geht die Partie so nicht weiter. Eigene Würfel gibt with_seed(), und step() macht jeden Schritt einzeln.
api-not-to-move = Rat gibt es nur, wenn jemand am Zug ist.
