# Die Seite, die auf ein Spiel zurückblickt.
page-back-to-table = Zum Tisch
page-back-nothing = An diesem Tisch wurde nichts gespielt.
page-back-move = Schritt { $move } von { $moves }
page-back-at-move = Schritt { $move }
page-back-timeline = Durch das Spiel
page-back-previous = Einen Schritt zurück
page-back-next = Einen Schritt weiter
page-back-play = Abspielen
page-back-pause = Anhalten
page-back-gift-before = Vorheriger Fehler
page-back-gift-after = Nächster Fehler
page-back-seen-by = Gesehen von
page-back-whoever = Am Zug

page-back-reviewing = Jede Entscheidung wird angeschaut …
page-back-decision = Diese Entscheidung
page-back-did = { $name } hat „{ $action }“ gewählt.
page-back-better = Besser: „{ $action }“
page-back-on-board = Das Brett zeigt es.
page-back-see = Auf dem Brett zeigen
page-back-given = −{ NUMBER($percent, maximumFractionDigits: 1) } %
page-back-grade-best = Das Beste
page-back-grade-fine = Gut
page-back-grade-slip = Ausrutscher
page-back-grade-mistake = Fehler
page-back-grade-blunder = Patzer
page-back-played = Gespielt: { $action }
page-back-instead = Stattdessen: { $action }
page-back-why = Was es zur Gewinnchance beiträgt: { $gains }.
page-back-why-points = Was es beiträgt: { $gains }.

page-back-shares = Glück oder Können?
page-back-shares-key = Knochen über der Erde halfen zum Sieg. Vergrabene kosteten.
page-back-won = Gewonnen
page-back-advantage = Anfang
    .much = Weit vorn
    .some = Etwas vorn
    .even = Gleichauf
    .less = Etwas hinten
    .least = Weit hinten
page-back-luck = Würfel
    .much = Viel Glück
    .some = Glück
    .even = Mal so, mal so
    .less = Pech
    .least = Viel Pech
page-back-skill = Entscheidungen
    .much = Viel besser gespielt
    .some = Besser gespielt
    .even = Gleich gut gespielt
    .less = Etwas verspielt
    .least = Viel verspielt
page-back-numbers = In Zahlen
page-back-decisions =
    { $number ->
        [one] Die eine Entscheidung
       *[other] Alle { $number } Entscheidungen
    }
page-back-every = Auch die, die nichts verschenkt haben
page-back-column-move = Schritt
page-back-column-decision = Entscheidung
page-back-column-chance = Chance danach

page-back-share = Diesen Moment teilen
page-back-on = Von hier weiterspielen
page-back-on-about = Ein neuer Tisch geht auf, an dem das Spiel nach Schritt { $move } weitergeht. Dieser hier bleibt, wie er ist.
page-back-place-of = Anstelle von { $name }
page-back-dice-new = Neue Würfel
    .about = Neu versiegelt: Niemand kann wissen, was kommt.
page-back-dice-same = Dieselben Würfel
    .about = Sie fallen, wie sie fielen: Hätte die andere Wahl gewonnen?
page-back-coach = Mit Trainer
page-back-no-seed = Diese Aufzeichnung sagt nicht, woher ihre Würfel kamen. Spiel mit neuen Würfeln weiter.
