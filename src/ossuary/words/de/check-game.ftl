# Der Vertrag eines Spiels, wie ihn `ossuary check-game` vorliest.
check-game-working = { $game } wird geprüft …
check-game-kept = gut
check-game-broken = FALSCH
check-game-notes = Was { $game } noch mitbringen könnte:
check-game-sound = { $game } hält den Vertrag ein.
check-game-unsound =
    { $wrong ->
        [one] { $game } bricht den Vertrag an einer Stelle. Bitte beheben und noch einmal prüfen.
       *[other] { $game } bricht den Vertrag an { $wrong } Stellen. Bitte beheben und noch einmal prüfen.
    }
contract-part-shape = Die Namen in rules.py
contract-part-options = Optionen
contract-part-play = Zufällige Partien
contract-part-alike = Was gleich aussieht, ist gleich
contract-part-texts = Kataloge und Regelseite
contract-part-told = Partien in Worten
contract-part-optional = Seine übrigen Dateien
contract-part-compiled = Kompilierte Regeln
contract-part-minds = Spieler und Beobachtung
contract-part-host = Ein Tisch auf einem Server
contract-part-brings = Was es sonst mitbringt
contract-at = Plätze { $seats }, Optionen { $options }, Startwert { $seed }, Schritt { $move }

contract-keys = { $name } muss ein Tupel aus Texten sein.
contract-key-twice = „{ $which }“ steht zweimal in { $name }. Aufzeichnungen nennen einen Schritt beim Schlüssel, also braucht jeder seinen eigenen.
contract-key-form = „{ $which }“ in { $name } darf nur Kleinbuchstaben, Ziffern und Unterstriche enthalten.
contract-actions = ACTIONS hat { $number } Schlüssel. Es müssen 1 bis { $most } sein: Eine große Wahl wird in mehrere kleine zerlegt.
contract-over = In PHASES fehlt „over“, die Phase nach dem Ende der Partie.
contract-seats = MIN_SEATS { $least } und MAX_SEATS { $most } ergeben keine Spielerzahlen. Beide müssen ganze Zahlen ab 1 sein.
contract-slots = SLOTS ist { $slots }. Nötig ist eine ganze Zahl ab { $own }: Die ersten { $own } Felder sind in jedem Spiel dieselben.
contract-many-slots = Ein Zustand hat { $slots } Felder. Mehr als { $most } machen Suche und Simulation langsam.
contract-no-options = Options muss eine eingefrorene Dataclass sein, und OPTIONS ein Wörterbuch von Namen zu Angaben aus ossuary.engine.options.
contract-option-fields = Options muss genau die Felder { $wanted } haben. Es hat { $found }.
contract-option-usual = Options() setzt { $option } auf { $found }, OPTIONS nennt aber { $usual } als üblich. Der Vorgabewert gehört aus der Angabe übernommen.
contract-option-refused = Options oder initial lehnt { $option }={ $value } ab, was OPTIONS erlaubt: { $error }
contract-option-taken = Options nimmt { $option }={ $value } an, was OPTIONS nicht erlaubt. In __post_init__ gehört check(self, OPTIONS, range(MIN_SEATS, MAX_SEATS + 1)).
contract-option-error = Options antwortet auf { $option }={ $value } mit { $error } statt mit einem OptionError. In __post_init__ gehört check(self, OPTIONS, range(MIN_SEATS, MAX_SEATS + 1)).
contract-initial-seats = initial muss die Zahl der Plätze in state[SEATS] schreiben. Für { $seats } geschieht das nicht.

contract-raised = { $error } ({ $at })
contract-part-raised = Die Prüfung kam nicht weiter: { $error }
contract-endless = Die Partie endet nach { $most } zufälligen Schritten noch nicht. Jeder Weg muss an ihr Ende führen. ({ $at })
contract-draw-key = Zwei Ziehungen haben denselben Schlüssel { $which } aus Zug, Wurf und Nummer. Dafür sorgen begin_turn, begin_throw und state[INDEX] += 1 bei jeder Ziehung. ({ $at })
contract-state = Ein Zustand muss eine Liste aus genau { $slots } ganzen Zahlen sein (SLOTS). ({ $at })
contract-state-seats = state[SEATS] ist { $found } und muss { $seats } bleiben. ({ $at })
contract-mover = mover sagt { $found }. Erlaubt sind ein vorhandener Platz, CHANCE oder TERMINAL. ({ $at })
contract-legal-beyond = legal setzt Bits, die für keine Aktion stehen: ACTIONS hat nur { $actions }. ({ $at })
contract-no-action = Platz { $seat } ist dran und hat keine erlaubte Aktion. Er muss passen können oder übersprungen werden. ({ $at })
contract-legal-nobody = legal erlaubt eine Aktion, obwohl kein Platz dran ist. Dort muss es 0 sein. ({ $at })
contract-refusal = refusal sagt { $rule } zu „{ $action }“, das Bit in legal ist aber { $legal }. Nötig ist 0 genau dort, wo die Aktion erlaubt ist, sonst die Nummer der Regel, die sie verbietet. ({ $at })
contract-odds = odds ergibt { $odds }. Nötig sind 1 bis { $outcomes } Gewichte, keines unter 0 und wenigstens eines darüber. ({ $at })
contract-by-seat = scores und payoffs müssen je eine Zahl für jeden der { $seats } Plätze ergeben. ({ $at })
contract-payoffs-early = payoffs muss vor dem Ende überall 0 sein. ({ $at })
contract-payoffs-end = payoffs ergibt am Ende zusammen { $found }. Es muss 1 sein; shares() aus ossuary.engine.nodes leistet das. ({ $at })
contract-end-phase = look nennt am Ende die Phase „{ $phase }“. Sie muss „over“ heißen. ({ $at })
contract-tally = Die Teile, die tally für Platz { $seat } nennt, ergeben am Ende { $parts }, sein Stand ist aber { $score }. ({ $at })
contract-look = look muss aus einfachen Daten bestehen, die JSON fassen kann: { $error } ({ $at })
contract-look-fields = look muss ein Wörterbuch mit „phase“ (eine aus PHASES) und „seat“ (eine ganze Zahl) sein. ({ $at })
contract-step-changes = step verändert den Zustand, den es bekommt. Es muss zuerst kopieren. ({ $at })
contract-step-advance = step und advance führen zu verschiedenen Zuständen. step soll kopieren und dann advance aufrufen. ({ $at })
contract-record = Eine Aufzeichnung der Partie führt nicht zu denselben Zuständen. Ein Schritt darf von nichts als dem Zustand abhängen. ({ $at })
contract-alike = Zwei Stellungen sehen gleich aus und sind es nicht. look muss alles zeigen, was im Zustand steht, und was niemand gesehen hat, gehört nicht hinein. ({ $at })

contract-junk = In { $file } steht eine Zeile, die keine Fluent-Nachricht ist: { $line }
contract-text-twice = Den Text { $which } gibt es in „{ $language }“ zweimal.
contract-no-language = Texte in „{ $language }“ fehlen: Die englischen stehen dafür.
contract-text-differs = Diese Texte fehlen in „{ $language }“ oder haben dort andere Variablen: { $keys }
contract-text-only = Diese Texte gibt es in „{ $language }“ und nicht auf Englisch: { $keys }
contract-text-missing = Der Text { $which } fehlt im Ordner en.
contract-rule-parts = RULE_PARTS nennt die Regeln { $numbers }. Jede muss genau einmal vorkommen, von 1 an.
contract-rule-unknown = Die Regeln nennen die Nummer { $rule }, die in RULE_PARTS nicht vorkommt. ({ $at })
contract-rulebook = Die Regelseite lässt sich nicht schreiben: { $error }
contract-text-fails = Was { $function } sagt, lässt sich nicht in Worte fassen: { $error } ({ $at })
contract-unreadable = Was { $function } sagt, liest sich schlecht ({ $which }): „{ $text }“ ({ $at })
contract-fact = Das Ereignis { $fact } besteht nicht aus einfachen Daten: { $error } ({ $at })
contract-happened-changes = happened verändert die Zustände, die es bekommt. Es darf sie nur ansehen. ({ $at })

contract-not-compiled = Die Regeln lassen sich nicht kompilieren. Außerhalb von Options, tally und look sind nur ganze Zahlen, Tupel davon und Zugriffe über die Nummer erlaubt. { $error }
contract-twin = { $function } ergibt kompiliert etwas anderes. ({ $at })
contract-mind = { $mind } wählt { $action }, was nicht erlaubt ist. ({ $at })
contract-no-mind = { $mind } kann es nicht spielen: { $error }
contract-observation = Die Spalte { $field } der Beobachtung enthält { $value }. Angegeben ist { $low } bis { $high }. ({ $at })
contract-observation-fails = Die Beobachtung lässt sich nicht machen: { $error }
contract-at-host = An einem Tisch auf einem Server lässt es sich nicht spielen: { $error } ({ $at })
contract-file = { $file } scheitert: { $error }
contract-file-lacks = In { $file } fehlt { $names }.
contract-lesson-rule = Das Thema { $topic } der Einführung nennt Regel { $rule }, die in RULE_PARTS nicht vorkommt.
contract-lesson-draw = SCRIPT der Einführung nennt „{ $draw }“, das in OUTCOMES nicht vorkommt.
contract-lesson-thumb = Eine Einführung braucht eine rule_of_thumb.py, die den anderen Platz spielt.
contract-lesson-action = advice der Einführung schlägt „{ $action }“ vor, das in ACTIONS nicht vorkommt. ({ $at })
contract-lesson-illegal = advice der Einführung schlägt nur vor, was nicht erlaubt ist: { $actions }. ({ $at })
contract-pieces-number = dice in pieces.py muss von jeder Art immer gleich viele Würfel nennen. ({ $at })
contract-pieces-place = Ein Stück liegt an einem Ort, der kein Text ist. dice und cards in pieces.py müssen jeden Ort benennen. ({ $at })
contract-draws-lack = DRAWS in pieces.py hat keine Art mit { $outcomes }. Jede Art braucht die Gewichte all ihrer Ergebnisse, in der Reihenfolge von OUTCOMES.
contract-draws-never = DRAWS in pieces.py gibt „{ $kind }“ Gewichte, die odds nie nennt. Sie gehören aus der Tabelle, die auch odds nimmt.
contract-terminal-wide = terminal.py zeichnet { $columns } Spalten, doch ein Terminal hat nur Platz für { $most }. ({ $at })
contract-chain = Die Kette „{ $chain }“ enthält eine Aktion, die nicht erlaubt ist, wenn sie an der Reihe ist. ({ $at })
contract-standing = declined in standing.py ergibt { $action }, was dort keine erlaubte Aktion ist. ({ $at })
contract-no-extra = Nicht geprüft: Dafür braucht es das Extra „{ $extra }“ (pip install "ossuary-games[{ $extra }]").

contract-brings-happened = happened.py: eigene Ereignisse, für einen Verlauf und Bilder, die mehr sagen als die Schritte
contract-brings-rule-of-thumb = rule_of_thumb.py: ein vernünftiger Spieler, der auch die Suche leitet
contract-brings-observation = observation.py: Spalten, aus denen sich lernen lässt, statt der bloßen Felder
contract-brings-best-play = best_play.py: bestes Spiel, wo es sich berechnen lässt
contract-brings-pieces = pieces.py: Würfel, Karten oder Steine, die ein Bildschirm bewegen kann
contract-brings-lesson = lesson.py: eine geführte erste Partie
contract-brings-report = report.py: woher die Punkte kommen, für „ossuary report“
contract-brings-real-table = real_table.py: Wertung und Spielblock neben einem echten Tisch
contract-brings-measured = measured.json: wie gut jeder Spieler es beherrscht
contract-brings-noise = noise.json: wie sehr seine Ergebnisse ohne Glück schwanken, damit es gewertet werden kann

new-game-name = Ein Spiel kann nicht „{ $name }“ heißen. Erlaubt sind Kleinbuchstaben, Ziffern und einzelne Bindestriche, vorn ein Buchstabe: grave-diggers.
new-game-taken = Ein Spiel namens { $name } gibt es schon. Es braucht einen anderen Namen.
new-game-package = Ein Spiel kann nicht { $name } heißen: Sein Python-Paket { $package } würde ein anderes verdecken. Es braucht einen anderen Namen.
new-game-folder = { $folder } gibt es schon. Nötig ist ein Ordner, den es noch nicht gibt.
new-game-next = { $game } ist geschrieben. Weiter geht es mit:

compile-game-working = { $game } wird kompiliert …
compile-game-done = { $game } ist kompiliert: { $file }
compile-game-ours = { $game } gehört zu unseren eigenen Spielen, und die sind schon kompiliert: Es gibt nichts zu tun.
compile-game-fails = { $game } lässt sich nicht kompilieren: { $error }. Was daran zu ändern ist, sagt „ossuary check-game { $game }“.
compile-game-no-target = { $game } lässt sich für diesen Rechner nicht kompilieren, weil Ossuary seinen Prozessor oder sein System nicht kennt; es läuft so, wie es ist.
