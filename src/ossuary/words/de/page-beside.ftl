# Die Seite neben dem echten Tisch: eine Zählhilfe und Spielblöcke.
page-beside-about = Du hast eines der Spiele und spielst es am echten Tisch? Tipp ein, was da liegt, sieh, was es wert ist und warum, und führ den Block. Nach dem ersten Mal geht das auch ohne Verbindung.
page-beside-all = Alle Spiele und Blöcke
page-beside-fetching = Die Regeln werden geholt: { $percent } %
page-beside-failed = Die Regeln ließen sich nicht holen. Dieses eine Mal brauchen sie eine Verbindung.

page-beside-undo = Zurück
page-beside-clear = Leeren
page-beside-add = Dazu: { $what }
page-beside-remove = Weg damit: { $what }
page-beside-taking = Wegnehmen
page-beside-less = Weniger
page-beside-more = Mehr
page-beside-write = { $points } für { $name } aufschreiben
page-beside-whose = Wem gehört das?

page-beside-coach = Was würde der Trainer tun?
page-beside-coach-offline = Der Trainer braucht den Gastgeber, und der ist gerade nicht zu erreichen. Werten geht auch ohne ihn.
page-beside-ask = Den Trainer fragen
page-beside-asking = Der Trainer überlegt …
page-beside-do = So machen
page-beside-why = Warum, und was sonst?
page-beside-standing = Wie es steht
page-beside-scores-of = Punkte von { $name }

page-beside-sheets = Spielblöcke
page-beside-sheet = Spielblock
page-beside-no-sheets = Noch keine. Wähl ein Spiel, dann „Neuer Spielblock“.
page-beside-no-sheet = Dieser Block liegt nicht auf diesem Gerät.
page-beside-new = Neuer Spielblock
page-beside-order = In der Reihenfolge am Tisch: Wer beginnt, steht zuerst.
page-beside-one-more = Noch jemand
page-beside-one-less = Jemand weniger
page-beside-begin = Anfangen
page-beside-next = als Nächstes
page-beside-turn-of = Am Zug: { $name }
page-beside-count-of = { $name } zählt
page-beside-count = Werten
page-beside-points = Punkte
page-beside-sum = Summe
page-beside-keypad = Zahlen
page-beside-sign = Plus oder minus
page-beside-back = Letzte Ziffer löschen
page-beside-write-down = Aufschreiben
page-beside-again = Noch eine Partie
page-beside-csv = Herunterladen
page-beside-print = Drucken
page-beside-delete = Diesen Block löschen
