# Aufzeichnungen: warum eine nicht gelesen werden kann oder eine Regel bricht.
record-not-json = Das ist keine Aufzeichnung: kein gültiges JSON.
record-format = Das ist keine Aufzeichnung von Ossuary.
record-version = Die Aufzeichnung hat die Version { $version }; dieses Programm liest Version { $known }.
record-game = Die Aufzeichnung gehört zu einem unbekannten Spiel: { $game }.
record-twice = Die Aufzeichnung ist beschädigt: „{ $field }“ steht zweimal darin.
record-field = Die Aufzeichnung ist beschädigt: „{ $field }“ fehlt oder ist falsch.
record-no-seed = Die Aufzeichnung sagt nicht, woher ihr Zufall kommt; weiterspielen geht so nicht, nacherzählen schon.
record-after-end = Schritt { $number } ({ $move }) kommt nach dem Ende der Partie (Regel { $rule }).
record-no-action = Schritt { $number } ({ $move }) ist keine Aktion dieses Spiels.
record-outcome = Schritt { $number } ({ $move }) ist nichts, was der Zufall hier bringen kann (Regel { $rule }).
record-action = Schritt { $number } ({ $move }) verstößt gegen Regel { $rule }.
