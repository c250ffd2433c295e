# Die Kommandozeile: Hilfe, Eingaben, Fehler.
cli-about = Tischspiele mit Knochen, Schädeln und Zähnen: spielen, Regeln lesen, simulieren, am echten Tisch werten.
cli-epilog = Beginne mit „ossuary play“. „ossuary BEFEHL --help“ sagt mehr über einen Befehl.
cli-command = BEFEHL
cli-usage = Aufruf:{" "}
cli-positionals = Angaben
cli-options = Optionen
cli-help = zeigt diese Hilfe
cli-version = zeigt die Version
cli-required = es fehlt: %s
cli-unrecognized = nicht verstanden: %s
cli-one-argument = hier fehlt ein Wert
cli-no-argument = %r gehört nicht hierher
cli-choice = %(value)r ist keines von %(choices)s
cli-argument = %(argument_name)s: %(message)s
cli-value = %(value)r ist keine ganze Zahl
cli-misuse = { $message } („{ $command } --help“ hilft)
cli-no-command = Es fehlt ein Befehl. Versuche „ossuary play“, oder „ossuary --help“ für alle Befehle.
cli-interrupted = Abgebrochen.

cli-games = nennt die Spiele
cli-rules = druckt die Regeln eines Spiels
cli-play = spielt ein Spiel im Terminal
cli-simulate = lässt Bots viele Partien spielen und zählt zusammen (braucht das Extra „simulate“)
cli-arena = lässt Bots gegeneinander antreten, jedes Paar oder jede Gruppe auf allen Plätzen, und sagt, wer besser ist (braucht das Extra „lab“)
cli-arena-minds = die Bots, die sich treffen, durch Kommas getrennt: { $minds }
cli-arena-games = wie viele Partien, aufgerundet auf ganze Runden: in einer Runde spielt jede Gruppe von Bots auf jedem Platz
cli-arena-seats = wie viele in einer Partie spielen (2, wenn nicht angegeben)
cli-arena-paired = gibt allen Partien einer Runde dieselben Würfel, damit Glück kaum zählt
cli-arena-until = hört auf, sobald alle Unterschiede so sicher sind, zum Beispiel 0.95
cli-arena-until-word = SICHERHEIT
cli-arena-out = ein Ordner für Partien und Ergebnisse; derselbe Befehl macht mit dem weiter, was er enthält
cli-arena-cluster = wo gespielt wird: local (Prozesse dieses Rechners), ray://RECHNER:PORT (ein Ray-Cluster) oder ray (ein Ray dieses Rechners); Ray braucht das Extra „cluster“
cli-arena-cluster-word = WO
cli-folder-word = ORDNER
cli-report = schreibt eine Seite mit Diagrammen über ein Spiel: wie lang, wer gewinnt, woher Punkte kommen (braucht das Extra „lab“)
cli-report-against = eine Option einer zweiten Spielweise, neben der ersten gezeigt; auch mehrmals
cli-report-out = die HTML-Datei, die geschrieben wird (ohne Angabe hier SPIEL-report.html)
cli-replay = erzählt eine aufgezeichnete Partie und prüft sie an den Regeln
cli-review = auf eine aufgezeichnete Partie zurückblicken: was den Ausschlag gab, Glück und Können getrennt
cli-review-practice = aus den Fehlern, die du darin gemacht hast, Aufgaben machen
cli-habits = was die Gewohnheiten eines Spielers kosten, und was es bringt, gegen ihn zu spielen
cli-habits-file = eine Aufzeichnung oder ein Ordner davon; mit #NAME am Ende, wo mehrere Leute spielen
cli-practice = Aufgaben eines Spiels lösen, und die eigenen Fehler noch einmal, bis sie sitzen
cli-practice-number = Zahl der Aufgaben (sonst: 10)
cli-practice-own = nur Fehler aus eigenen Partien
cli-daily = das Spiel des Tages spielen: dieselben Würfel für alle, ein Versuch zählt
cli-day-word = TAG
cli-daily-day = ein früherer Tag, zum Beispiel 2026-11-18, zur Übung
cli-daily-to = die Ergebnisse von heute bei einem Gastgeber unter dieser Adresse einreichen: Dort stehen sie auf der Tafel (braucht das Extra „join“)
cli-fork = eine aufgezeichnete Partie von einer beliebigen Stelle aus weiterspielen
cli-solve = den Wert eines Spiels zu zweit bei bestem Spiel berechnen
cli-solve-target = die Punkte zum Sieg, bis 100
cli-solve-dice = die Punkte eines einzelnen Zuges mit so vielen linken, rechten und mittleren Würfeln, etwa 6,6,6, wo ein Zug für sich bekannt ist
cli-solve-recompute = das Spiel neu berechnen (bis zu einer halben Stunde), statt eine mitgelieferte Tabelle zu lesen
cli-solve-by-positions = das Spiel allein nach seinen Regeln lösen, Stellung für Stellung, auch wenn es einen eigenen Löser hat
cli-solve-players = die Zahl der Spieler (2); ein Spiel mit einem Löser zu dritt legt dafür eine Tabelle an; sonst werden mehr als zwei Stellung für Stellung gelöst
cli-solve-most = aufgeben, wenn es mehr Stellungen gibt als so viele (10000000)
cli-check = eine Tabelle allein mit den Regeln prüfen: Ist eine Aktion besser, als sie sagt?
cli-check-file = die Tabelle eines gelösten Spiels, wie sie mitgeliefert wird
cli-check-states = wie viele Zustände zufälliger Spiele geprüft werden
cli-check-turn = auch jeden Zustand eines ersten Zuges prüfen (Minuten)
cli-check-all = auch jeden Beginn eines Zuges neu aus den Zügen danach berechnen (Sekunden bis Minuten)
cli-check-game = prüfen, ob ein Spiel den Vertrag aller Spiele einhält, und sagen, was fehlt
cli-new-game = das Gerüst für ein eigenes Spiel schreiben, das sofort spielbar ist
cli-new-game-name = wie das Spiel heißt, in Kleinbuchstaben mit Bindestrichen: grave-diggers
cli-new-game-folder = ein neuer Ordner für seine Dateien
cli-compile-game = ein Spiel von anderen für diesen Rechner kompilieren, wie es unsere schon sind (braucht das Extra „compile“)
solve-unsolved = { $game } ist nicht als Ganzes gelöst. Gelöst: { $games }.
solve-target = Ziele über { $most } sind nicht gelöst.
solve-target-twice = --target und --option target=… sagen dasselbe: Lass eines davon weg.
solve-no-dice = --dice gibt es nur für { $game }: Lass es weg.
solve-dice-alone = Ein einzelner Zug hat Würfel und sonst nichts: Lass --target, --option und --recompute weg, oder --dice.
solve-dice = „{ $given }“ sind keine Würfel: Gib drei Zahlen von 0 bis { $most } an, etwa 6,6,6.
solve-working = löse …
solve-first-wins = Wer beginnt, gewinnt { NUMBER($chance, minimumFractionDigits: 7, maximumFractionDigits: 7) } % der Spiele, wenn beide so gut spielen, wie es geht.
solve-points = Ein Zug bringt im Mittel { NUMBER($points, minimumFractionDigits: 9, maximumFractionDigits: 9) } Punkte, wenn er nur um Punkte gespielt wird.
solve-effort = { $states } Entscheidungen bewertet in { $seconds } Sekunden; der Fehler ist kleiner als { $bound }.
solve-memory = Suche Stellungen: höchstens { $most }; sie brauchen bis zu { $memory } GB Speicher.
solve-too-many = Es gibt mehr als { $most } Stellungen. { $target ->
        [1] Wähle ein kleineres Ziel oder erlaube mit --most mehr.
       *[other] Erlaube mit --most mehr.
    }
solve-too-wide = Die Zahlen in einem Zustand dieses Spiels liegen zu weit auseinander, um sie zu packen.
solve-unsure = { $game } lässt sich nicht Stellung für Stellung lösen: Es kann ewig dauern, oder die Spieler legen sich nie fest.
solve-first-of = Wer als Erster zieht, gewinnt { NUMBER($chance, minimumFractionDigits: 7, maximumFractionDigits: 7) } % der Spiele, wenn { $seats ->
    [2] beide so gut spielen, wie es geht
   *[other] alle { $seats } für sich so gut spielen, wie es geht
}.
solve-share = { NUMBER($chance, minimumFractionDigits: 7, maximumFractionDigits: 7) } %
solve-shares = Am Anfang gewinnen die Plätze { $shares }.
solve-minutes = Das dauert auf diesem Rechner etwa { $time ->
        [1] eine Minute
       *[other] { $time } Minuten
    }. Was gefunden ist, bleibt: Wer abbricht, macht mit demselben Befehl dort weiter.
solve-hours = Das dauert auf diesem Rechner etwa { $time } Stunden. Was gefunden ist, bleibt: Wer abbricht, macht mit demselben Befehl dort weiter.
solve-too-long = Das würde auf diesem Rechner etwa { $hours } Stunden dauern, mehr als { $most }. Wähle mit --target ein kleineres Ziel.
solve-positions = { $states } Stellungen bewertet in { $seconds } Sekunden; der Fehler ist kleiner als { $bound }.
solve-gain = { $states } Entscheidungen bewertet in { $seconds } Sekunden; keiner gewinnt mehr als { $bound } mit einer anderen Wahl.
check-no-table = { $file } ist keine Tabelle eines gelösten Spiels.
check-working = prüfe …
check-sound =
    { $states ->
        [one] 1 Zustand
       *[other] { $states } Zustände
    } geprüft: Keine Aktion ist besser, als die Tabelle sagt (größter Unterschied { $worst }).
check-wrong =
    { $states ->
        [one] 1 Zustand
       *[other] { $states } Zustände
    } geprüft: Die Tabelle ist falsch (größter Unterschied { $worst }).
check-where = Am weitesten daneben liegt sie hier:
check-gain =
    Jeder spielt um seinen eigenen Anteil am Sieg, und keiner gewinnt mehr als { $gain } mit einer anderen Wahl. { $mixed ->
        [0] Keiner mischt seine Wahl.
        [one] Bei einem Punktestand wird zwischen Möglichkeiten gemischt, die sich um mehr als Rundung unterscheiden, weil die besten Antworten dort im Kreis gehen.
       *[other] Bei { $mixed } Punkteständen wird zwischen Möglichkeiten gemischt, die sich um mehr als Rundung unterscheiden, weil die besten Antworten dort im Kreis gehen.
    }
cli-not-perfect = „{ $seat }“ spielt dieses { $game } nicht: Perfektes Spiel ist für { $solved } zu zweit bis 100 Punkte bekannt. Hier spielen: { $known }.
cli-seat-is-code = In der Aufzeichnung sitzt „{ $seat }“, und keine Aufzeichnung darf ein Programm starten. Traust du ihm, so nenne alle Plätze selbst mit --seats.
cli-verify = rechnet den Zufall einer aufgezeichneten Partie nach und vergleicht
cli-score = wertet eine Stellung vom echten Tisch, angegeben als JSON
cli-lang = die Sprache: en oder de
cli-game = eines von { $games }
cli-game-word = SPIEL
cli-file-word = DATEI
cli-seats-word = WER,WER
cli-minds-word = BOT,BOT
cli-option-word = NAME=WERT
cli-json = gibt das Ergebnis als JSON aus
cli-seats = wer spielt, durch Kommas getrennt: you, you:NAME, { $minds }
cli-option = eine Option des Spiels, etwa target=50; auch mehrmals. „ossuary games“ nennt sie
cli-seed = eine ganze Zahl, aus der aller Zufall kommt, für wiederholbare Partien
cli-save = wohin die Partie gespeichert wird
cli-resume = eine gespeicherte Partie, die weitergehen soll
cli-minds = die Bots, die spielen, durch Kommas getrennt: { $minds }
cli-number = wie viele Partien
cli-cores = wie viele Kerne benutzt werden (ohne Angabe alle)
cli-device = wo gespielt wird: auf dem Prozessor (cpu) oder auf einer Grafikkarte von NVIDIA (cuda), die die Bots random und rule-of-thumb kennt
cli-record = eine aufgezeichnete Partie, oder - für die Standardeingabe
cli-fork-at = nach wie vielen Schritten der Aufzeichnung, gezählt wie in „replay --json“ und „review“
cli-fork-same = mit denselben Würfeln: was sich nicht ändert, fällt, wie es fiel (sonst mit neuen)
cli-fork-seats = wer weiterspielt, durch Kommas getrennt: you, you:NAME, { $minds }; ohne Angabe wie in der Aufzeichnung
record-no-move = Es gibt keinen Schritt { $number }: Die Aufzeichnung hat { $moves }.
cli-kept = was ein Mitspieler zu Beginn aufbewahrt hat; damit wird die Aufzeichnung verglichen
cli-position = eine Stellung als JSON, oder eine Liste davon; - oder nichts für die Standardeingabe

cli-serve = Tische für Spielende in Browsern und Terminals anbieten (braucht das Extra „serve“)
cli-serve-host = die Adresse, auf der gelauscht wird; ohne Angabe 127.0.0.1: nur dieser Rechner
cli-serve-name = ein Name, unter dem dieser Gastgeber zu erreichen ist, wie spiele.example.org; localhost und Adressen gehen immer; darf mehrmals stehen
cli-serve-port = der Port, auf dem gelauscht wird; 0 nimmt irgendeinen freien
cli-serve-database = wo die Tische aufbewahrt werden: sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK
cli-serve-workers = wie viele Prozesse; mehr als einer braucht PostgreSQL
cli-serve-open = die Seite im Browser öffnen; ist der Port besetzt, wird ein anderer genommen
cli-serve-notices = sagt Browsern Bescheid, wenn in einer langsamen Partie jemand am Zug ist; die Adresse, mailto:… oder https://…, ist für Fragen der Push-Dienste
cli-serve-webhooks = wer spielt, darf Adressen im Internet nennen, denen der Gastgeber sagt, wann sie am Zug sind und wann eine Partie aus ist
cli-serve-webhooks-to = auch Adressen, die so anfangen, obwohl sie nicht im Internet liegen, etwa http://10.0.0.5:9000; geht mehrmals
cli-serve-rate = wie viele Befehle eine Person in der Sekunde schicken darf
cli-serve-learned = bietet die trainierten Bots in diesem Ordner an den Tischen an: seine ONNX-Dateien, jede für das Spiel, das sie spielt
cli-serve-alone = auch die Seite ausliefern, die keinen Gastgeber braucht, aus dem Ordner, den „make page“ schreibt: Dort spielt man sofort, und weiter, wenn dieser Gastgeber nicht zu erreichen ist
cli-serve-no-warm-up = kompiliert Bots und Trainer erst, wenn sie gebraucht werden, nicht schon beim Start; die ersten Antworten dauern dann länger
cli-url-word = URL
cli-admin = die Datenbank eines Gastgebers pflegen: sichern, aufräumen, einen Tisch schließen (braucht das Extra „serve“)
cli-admin-word = AKTION
cli-admin-backup = die Datenbank in eine neue SQLite-Datei kopieren, auch während gespielt wird
cli-admin-restore = eine solche Datei in eine leere Datenbank kopieren
cli-admin-purge = Tische löschen, die lange niemand angerührt hat, und abgelaufene Schlüssel
cli-admin-close = einen Tisch beenden
cli-admin-status = Tische, Spielende, Wartendes und alle Prozesse zeigen
cli-admin-reports = zeigen, was Spielende gemeldet haben
cli-admin-ready = sagen, ob ein Gastgeber Befehle annimmt; Prüfungen lesen es am Rückgabewert ab
cli-admin-new-file = die Datei, die entstehen soll; eine vorhandene wird nicht überschrieben
cli-admin-file = eine Datei, die „backup“ geschrieben hat
cli-admin-days = nach wie vielen Tagen ein Tisch gelöscht wird, ohne Angabe 90; einer, der nie begonnen hat, auf jeden Fall nach 7
cli-admin-table = die Kennung eines Tisches; beginnt sie mit -, schreib -- davor
cli-admin-host = die Adresse eines Gastgebers, ohne Angabe http://127.0.0.1:8000
cli-table-word = TISCH
cli-join = an einem Tisch eines Gastgebers spielen, im Terminal oder durch einen Bot (braucht das Extra „join“)
cli-join-url = die Adresse des Tisches, wie der Gastgeber oder wer mitspielt sie nennt
cli-join-mind = spielt von selbst, als: { $minds }
cli-join-token = ein Schlüssel des Gastgebers, der sagt, wer du bist; die Variable OSSUARY_TOKEN tut dasselbe
cli-join-name = wie du dort heißt; ohne Angabe wie dein Benutzerkonto; unter jedem Namen bist du jemand anderes
cli-join-seat = die Nummer des Platzes; ohne Angabe irgendein freier
cli-join-watch = zusehen, ohne einen Platz einzunehmen
cli-carry = Partien, die ohne Gastgeber gespielt wurden, als Aufzeichnungen zu einem mitbringen (braucht das Extra „join“)
cli-carry-url = die Adresse des Gastgebers
cli-carry-files = Aufzeichnungen, oder die ZIP-Datei mit allen Partien, die ein Gastgeber oder eine Seite dir gegeben hat
cli-carry-seat = die Nummer deines Platzes, wenn auch andere mitgespielt haben; ohne Angabe bist du alle Menschen der Aufzeichnung
cli-join-keep = wo aufbewahrt wird, womit sich die Würfel prüfen lassen; ohne Angabe in deinem Datenordner
cli-mind-word = BOT
cli-name-word = NAME
cli-token-word = SCHLÜSSEL

cli-players = { $least } bis { $most } Spieler
cli-games-options = Optionen (--option), zum Beispiel: { $options }.
cli-games-minds = Bots zu zweit, vom schwächsten an, jeder mit seinen Siegen gegen den vorigen: { $minds }.
cli-mind-wins = { $mind } { NUMBER($wins, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) } %
cli-games-next = „ossuary rules SPIEL“ erklärt eines, „ossuary play SPIEL“ beginnt es.
cli-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $games }.
cli-unknown-seat = „{ $seat }“ kennt hier niemand. Auf einem Platz sitzt eines von: { $known }.
learned-file = Der Bot in „{ $file }“ lässt sich nicht lesen: { $reason }.
learned-large = „{ $file }“ ist größer als { $most } MB und damit zu groß, um zu spielen.
learned-unreadable = „{ $file }“ ist keine ONNX-Datei, die hier läuft. examples/train.py trainiert eine.
learned-game = Der Bot in „{ $file }“ spielt { $other }, nicht { $game }.
learned-sight = Der Bot in „{ $file }“ hat eine andere Fassung dessen gelernt, was vom Spiel zu sehen ist. Er muss neu trainiert werden.
learned-slow = „{ $file }“ hat an einer einzigen Wahl länger als { $seconds } Sekunden gerechnet: Das ist zum Spielen zu langsam. Trainiere neu oder nimm einen anderen Bot.
learned-folder = Einen Ordner „{ $folder }“ mit trainierten Bots gibt es nicht.
learned-name = „{ $file }“ kann an keinem Tisch angeboten werden: Eine Datei heißt dort vor ihrer Endung .onnx mit 1 bis 35 Buchstaben, Ziffern, Punkten, Binde- und Unterstrichen.
cli-seat-number = { $game } ist für { $least } bis { $most } Spieler, nicht für { $seats }.
cli-option-form = Schreibe eine Option als NAME=WERT, nicht als „{ $option }“.
cli-option-seats = Die Zahl der Plätze ergibt sich aus --seats.
cli-too-large = { $file } ist größer als { $most } MB: zu viel zum Lesen.
cli-file =
    { $file }: { $why ->
        [ENOENT] Diese Datei gibt es nicht
        [EISDIR] Das ist ein Ordner, keine Datei
        [ENOTDIR] Dieser Pfad führt durch eine Datei
        [EEXIST] Dieser Pfad führt durch eine Datei
        [EACCES] Der Zugriff ist verwehrt
        [EPERM] Der Zugriff ist verwehrt
        [EROFS] Hier lässt sich nichts schreiben
        [ENOSPC] Der Datenträger ist voll
        [EDQUOT] Der Datenträger ist voll
        [ENAMETOOLONG] Der Name ist zu lang
       *[other] { $reason }
    }.
cli-output = Die Ausgabe lässt sich nicht schreiben
cli-file-there = { $file } gibt es schon. Mit --resume geht es dort weiter; sonst nenne hinter --save einen anderen Namen.
cli-memory = Dafür reicht der Speicher nicht.
cli-not-text = { $file } ist keine Textdatei.
cli-positive = { $option } muss mindestens 1 sein, nicht { $value }.
cli-too-many-games = Höchstens { $most } Partien auf einmal.
cli-missing-extra = Dafür fehlt { $module }. So wird es eingerichtet: { $python } -m pip install 'ossuary-games[{ $extra }]'
cli-resume-options = Eine gespeicherte Partie hat ihre Optionen und ihren Startwert; lass --option und --seed weg.
cli-resume-game = { $file } ist eine Partie { $game }.
cli-resume-seats = Die gespeicherte Partie hat { $seats } Plätze.
cli-turn = Zug { $turn }
cli-unfinished = Hier endet die Aufzeichnung; die Partie ist nicht zu Ende.
cli-simulating = Es wird gespielt

verify-before =
    { $draws ->
        [0] Diese Partie wurde von einer anderen abgezweigt.
        [one] Diese Partie wurde von einer anderen abgezweigt. Eine Ziehung vor der Abzweigung stammt aus deren Würfeln.
       *[other] Diese Partie wurde von einer anderen abgezweigt. { $draws } Ziehungen vor der Abzweigung stammen aus deren Würfeln.
    } { $unknown ->
        [0] Seit der Abzweigung:
        [one] Eine Ziehung davor lässt sich nicht nachrechnen: Die Aufzeichnung sagt nicht, woher sie kommt. Seit der Abzweigung:
       *[other] { $unknown } Ziehungen davor lassen sich nicht nachrechnen: Die Aufzeichnung sagt nicht, woher sie kommen. Seit der Abzweigung:
    }
verify-seeded =
    { $draws ->
        [0] In der Aufzeichnung kommt kein Zufall vor; der Startwert ist { $seed }.
        [one] Die einzige Ziehung stammt aus dem Startwert { $seed }.
       *[other] Alle { $draws } Ziehungen stammen aus dem Startwert { $seed }.
    }
verify-of-round = Das sind die Würfel von Runde { $number } eines Turniers, das { $promise } versprochen hat.
verify-sealed =
    { $draws ->
        [0] In der Aufzeichnung kommt kein Zufall vor. Das Geheimnis ist das zugesagte.
        [one] Die einzige Ziehung stammt aus dem Geheimnis und den Texten. Das Geheimnis ist das zugesagte.
       *[other] Alle { $draws } Ziehungen stammen aus dem Geheimnis und den Texten. Das Geheimnis ist das zugesagte.
    }
verify-same = Zusage und Texte sind die, die am Tisch { $table } aufbewahrt wurden.
verify-proved =
    Für die, die das aufbewahrt haben, ist damit bewiesen: Das Geheimnis stand fest, bevor jemand einen Text gab,
    und jeder andere Text, bevor ihrer bekannt war. Niemand konnte eine Ziehung aussuchen, auch nicht der Server mit Helfern.
verify-settled =
    Das Geheimnis stand also fest, bevor die Texte kamen; danach konnte der Server allein keine Ziehung mehr aussuchen.
    Ein ganzer Beweis ist das nicht:
verify-no-text = Wer das aufbewahrt hat, gab keinen Text. Ein Server, der alle Texte selbst oder durch Freunde gab, kann sie ausgesucht haben.
verify-open-text = Der Text derer, die das aufbewahrt haben, war bekannt, bevor die anderen feststanden. Ein Server mit einem Freund, der später einen Text gab, kann diesen ausgesucht haben.
verify-first-version = Das Aufbewahrte stammt aus einer früheren Version. Es sagt weder, welcher Text der eigene war, noch ob eine neue Partie zugesagt wurde.
verify-withheld =
    { $texts ->
        [one] Ein Text wurde hinterlegt und nie gezeigt. Wer ihn zurückhielt, konnte zusammen mit dem Server zwischen zwei Folgen von Ziehungen wählen.
       *[other] { $texts } Texte wurden hinterlegt und nie gezeigt. Wer sie zurückhielt, konnte zusammen mit dem Server zwischen mehreren Folgen von Ziehungen wählen.
    }
verify-late =
    Wer das aufbewahrt hat, kam erst, als die Texte schon feststanden. Seitdem wurde nichts verändert;
    ob das Geheimnis vor den Texten feststand, wissen die, die früher da waren.
verify-consistent =
    Das zeigt nur, dass die Aufzeichnung in sich stimmt; wer eine ganze Aufzeichnung erfindet, kann dafür sorgen.
    Dass der Server nichts ausgesucht hat, beweist erst der Vergleich mit dem, was ein Mitspieler zu Beginn
    aufbewahrt hat: --kept DATEI.
verify-local =
    Lokale Würfel: Diese Partie wurde anderswo gespielt und als Aufzeichnung mitgebracht. Für diese Würfel kann nur
    einstehen, wer sie mitgebracht hat, und in keiner Rangliste zählt sie.
verify-unfinished = Die Aufzeichnung endet vor der Partie. Über eine ganze Partie beweist sie nichts: Was danach kam, kann abgeschnitten sein.
verify-partial = Nicht jede Ziehung ließ sich nachrechnen; ein Beweis ist das nicht.
verify-source = Schritt { $move } (Zug { $turn }, Wurf { $throw }, Stelle { $index }): Laut Aufzeichnung kommt { $recorded } aus anderen Würfeln als den zugesagten; diese ergeben { $drawn }.
verify-source-none = Schritt { $move } (Zug { $turn }, Wurf { $throw }, Stelle { $index }): Laut Aufzeichnung kommt { $recorded } aus den zugesagten Würfeln, gezogen wurde es aber in der früheren Partie.
verify-draw = Schritt { $move } (Zug { $turn }, Wurf { $throw }, Stelle { $index }): In der Aufzeichnung steht { $recorded }, die Ziehung ergibt aber { $drawn }.
verify-secret = Das Geheimnis ist nicht das zugesagte: Sein Hash ist { $hash }, die Zusage ist { $commitment }.
verify-secret-none = Die Partie ist zu Ende, aber das Geheimnis wurde nicht enthüllt. Halte die Würfel für falsch; die Zusage ist { $commitment }.
verify-commitment = Die Zusage ist nicht die aufbewahrte: In der Aufzeichnung steht { $recorded }, aufbewahrt wurde { $kept }.
verify-texts = Die Texte sind nicht die aufbewahrten: Als Text { $number } steht in der Aufzeichnung { $recorded }, aufbewahrt wurde { $kept }.
verify-pledge = Text { $number } ist nicht der hinterlegte: Er lautet { $text }, hinterlegt wurde { $pledge }.
verify-own = Der eigene Text ist nicht unter den Texten, obwohl der Server ihn angenommen hatte: { $text }.
verify-game = Das ist nicht die zugesagte Partie: In der Aufzeichnung steht { $recorded }, zugesagt war { $kept }.
verify-options = Die Optionen sind nicht die zugesagten: Bei { $option } steht in der Aufzeichnung { $recorded }, zugesagt war { $kept }.
verify-fork =
    { $at ->
        [one] Der erste Schritt ist nicht der der Partie, die weitergehen sollte: Sein Hash ist { $recorded }, zugesagt war { $kept }.
       *[other] Die ersten { $at } Schritte sind nicht die der Partie, die weitergehen sollte: Ihr Hash ist { $recorded }, zugesagt war { $kept }.
    }
verify-round = Das sind nicht die Würfel des Turniers: Bis zu dessen Anfang zurückgerechnet ist die Zusage von Runde { $number } { $hash }, versprochen war { $promise }.
verify-no-draws = Die Aufzeichnung sagt nicht, woher ihr Zufall kommt; nachrechnen lässt er sich so nicht.
verify-scripted = In dieser Partie wurde manches ausgesucht und nicht gezogen: für eine erste Partie mit Anleitung, oder von einem Programm, das etwas ausprobiert hat. Da ist nichts zu prüfen, und sie zählt nicht.
verify-no-secret = Das Geheimnis ist noch nicht enthüllt; nachrechnen lässt sich der Zufall erst danach. Enthüllt wird es, wenn der Tisch endet, im Turnier mit dem letzten Tisch der Runde.

kept-not-json = Das Aufbewahrte lässt sich nicht lesen: kein gültiges JSON.
kept-format = Das ist nicht das, was ein Mitspieler von Ossuary aufbewahrt.
kept-version = Das Aufbewahrte hat die Version { $version }; dieses Programm liest Version { $known }.
kept-field = Das Aufbewahrte ist beschädigt: „{ $field }“ fehlt oder ist falsch.

score-total =
    { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }: { $parts }
score-line =
    { $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    }: { $line }
score-throw =
    gefressen: { $eaten }; entkommen: { $escaped }; { $waves ->
        [one] 1 Welle
       *[other] { $waves } Wellen
    }
score-signs =
    { $throw }; Schilder: { $middle } aus der Mitte{ $due ->
        [0] {""}
       *[other] , { $due } von jemandem deiner Wahl: { $others }
    }

simulate-title =
    { $title }: { $games ->
        [one] 1 Partie
       *[other] { NUMBER($games) } Partien
    }
simulate-seat = Platz
simulate-wins = Siege
simulate-interval = 95-%-Intervall
simulate-score = Punkte im Mittel
simulate-spread = 5 / 50 / 95 %
simulate-moves = Eine Partie dauert im Mittel { NUMBER($mean, maximumFractionDigits: 1) } Schritte, Aktionen und Zufall zusammengezählt (5 / 50 / 95 %: { $spread }).
simulate-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-speed = { NUMBER($seconds, maximumFractionDigits: 2) } s: { NUMBER($games, maximumFractionDigits: 0) } Partien/s, { NUMBER($moves, maximumFractionDigits: 1) } Millionen Schritte/s.

play-which-game = Welches Spiel? (Nummer; Eingabetaste für das erste)
play-which-opponent = Gegen wen? (Nummer oder Name, oder Enter für { $name }.)
play-prompt = >
play-help =
    Tippe die Nummer einer Aktion oder das Wort dahinter; mehrere hintereinander werden der Reihe nach gespielt.
    zurück: nimmt deine letzte Aktion zurück, solange seitdem nichts gewürfelt oder aufgedeckt wurde.
    warum-nicht AKTION: sagt, welche Regel eine Aktion verbietet.
    tipp: nennt die beste Aktion. warum: gibt jeder Aktion ihre Gewinnchance mit den Gründen.
    regeln: druckt die Regeln des Spiels.
    ende: speichert und geht. Das Ende der Eingabe und Strg-C tun das auch.
play-hint-thinking = Der Trainer denkt nach; beim ersten Mal in einem Spiel kann das ein, zwei Minuten dauern. Strg-C bricht es ab.
play-hint-stopped = Dann eben ohne Tipp. Das Spiel geht weiter.
play-undone = Zurückgenommen.
play-no-undo = Nichts zurückzunehmen: Hinter einen Wurf, eine aufgedeckte Karte oder andere Spieler geht es nicht zurück.
play-unknown = „{ $word }“ ist keine Aktion. Tippe eine Nummer der Liste, oder „hilfe“.
play-too-many = „{ $word }“ wurde nicht gespielt: Du bist nicht mehr am Zug.
play-refused = Das verstößt gegen Regel { $rule }: { $reason }
play-why-not-what = Warum nicht …? Nenne eine Aktion: { $actions }.
play-why-not-allowed = Das ist erlaubt.
play-stopped = Abgebrochen und gespeichert. Weiter geht es mit: { $command } play --resume { $file }
play-saved = Gespeichert. Weiter geht es mit: { $command } play --resume { $file }
play-recorded = Die Aufzeichnung dieser Partie: { $file }

# Was man außer Aktionen tippen kann; die englischen Wörter gelten überall.
command-quit = ende
command-undo = zurück
command-help = hilfe
command-rules = regeln
command-hint = tipp
command-why = warum
command-why-not = warum-nicht
command-describe = beschreiben
command-say = sagen
command-start = los
command-resign = aufgeben
command-back = wieder-da
command-leave = aufstehen

cli-plain = schlichte Sätze ohne Zeichnungen, Farben und einzelne Tasten, so wie in Pipes und schmalen Terminals; dasselbe bewirken NO_COLOR und TERM=dumb
stage-keys =
    { $usual ->
        [0] {""}
       *[other] Enter: das Markierte ·{" "}
    }? Hilfe · u zurück · d in Worten · q gehen
stage-turn-keys = Enter: der nächste Zug · q gehen
stage-help =
    Enter: tun, was mit einem Pfeil markiert ist, sonst den Tisch noch einmal sehen. Was nur auf eine Art geht, geschieht von selbst.
    ?: diese Hilfe. u: zurücknehmen. d: der Tisch in Worten. q: speichern und gehen.
