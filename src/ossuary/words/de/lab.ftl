# Die Arena und der Bericht.
arena-playing = Gespielt
arena-unknown-mind = Kein Bot heißt „{ $mind }“. Es gibt: { $known }.
arena-minds = Nenne 2 bis { $most } Bots, jeden einmal.
arena-certainty = --until nimmt eine Sicherheit von 0.5 bis unter 1, zum Beispiel 0.95, nicht „{ $value }“.
arena-cluster = --cluster nimmt local, ray oder ray://RECHNER:PORT, nicht „{ $value }“.
arena-no-cluster = Unter { $address } ist kein Cluster: { $reason }. Läuft er dort, und ist das der Port seines Client-Servers (meist 10001)? Verlangt der Cluster ein Token, dann setze RAY_AUTH_MODE=token und RAY_AUTH_TOKEN.
arena-cluster-gone = Die Verbindung zum Cluster unter { $address } ist abgerissen. Mit --out sind die Partien bis hierher aufgehoben: Läuft der Cluster wieder, macht derselbe Befehl damit weiter; mit --cluster local geht es ohne ihn.
arena-lost = Immer wieder gingen Prozesse verloren, deshalb ist Schluss. Reicht der Speicher? Mit --cores sind es weniger.
arena-other = In { $folder } liegt eine Arena mit anderem Spiel, anderen Bots, Optionen, anderem Startwert oder anderer Version, oder ihre Bots wurden seither geändert. Nimm einen anderen Ordner oder von alledem dasselbe.
arena-seatings = In { $folder } hat eine Runde andere Sitzordnungen als in dieser Version, oder es steht nicht dabei, welche; ihre Partien lassen sich nicht fortsetzen. Nimm einen anderen Ordner für eine neue Arena, oder mach mit der Version weiter, die diese begonnen hat.
arena-not-empty = { $folder } ist weder leer noch eine Arena. Nimm einen anderen Ordner.
arena-damaged = { $file } ist nicht zu lesen. Lösche die Datei: Ihre Partien werden noch einmal gespielt.
arena-stopped = Abgebrochen. Die Partien bis hierher sind in { $folder }; derselbe Befehl macht damit weiter.
arena-kept = Partien und Ergebnisse sind in { $folder }.
arena-title =
    { $title }: { $games ->
        [one] 1 Partie
       *[other] { NUMBER($games) } Partien
    } in { $rounds ->
        [one] 1 Runde
       *[other] { NUMBER($rounds) } Runden
    }
arena-mind = Bot
arena-games = Partien
arena-wins = Siege
arena-interval = 95-%-Intervall
arena-rating = Wertung
arena-score = Punkte
arena-number = { NUMBER($number) }
arena-mean = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-plus-minus = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-differences = Wie viel mehr von den Siegen der erste hat
arena-pair = Bots
arena-difference = Unterschied
arena-certainty-interval = { NUMBER($certainty, maximumFractionDigits: 3) }-%-Intervall
arena-certain = sicher
arena-chance = p-Wert
arena-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-yes = ja
arena-no = nein
arena-tiny = < { NUMBER($least, maximumFractionDigits: 4) }
arena-p = { NUMBER($chance, minimumFractionDigits: 4, maximumFractionDigits: 4) }
arena-decided = Jeder Unterschied ist zu { NUMBER($certainty, maximumFractionDigits: 3) } % sicher; mehr Partien brauchte es nicht.
arena-undecided = Noch ist nicht jeder Unterschied zu { NUMBER($certainty, maximumFractionDigits: 3) } % sicher; mehr Partien können es zeigen.
arena-few =
    { $rounds ->
        [one] Nach einer Runde kann
       *[other] Nach { $rounds } Runden kann
    } jeder Unterschied noch Zufall sein, selbst wenn ein Bot alle Partien gewinnt: Gib mehr --games an (nötige Runden: { $fewest }).
lab-no-games = Es braucht mindestens eine Partie, nicht { $games }.
lab-reset-first = Die Partien haben noch nicht begonnen: Rufe zuerst reset auf.
cuda-device = Ein Gerät „{ $device }“ gibt es nicht: wähle cpu oder cuda.
cuda-mind = Eine Grafikkarte spielt nur diese Bots: { $minds }. Lass das Gerät weg, dann spielt der Prozessor auch die anderen.
cuda-no-card = Dieser Rechner hat keine Grafikkarte von NVIDIA, die sein Treiber benutzen kann. Lass das Gerät weg, dann spielt der Prozessor.
cuda-no-driver = Auf diesem Rechner ist kein Treiber von NVIDIA ({ $driver } wurde nicht gefunden). Lass das Gerät weg, dann spielt der Prozessor.
cuda-no-kernels = Diese Installation hat keinen Code für Grafikkarten: Installiere ein Wheel, das für dein System gebaut wurde, oder das Extra „compile“, das ihn hier übersetzt.
cuda-too-old = Die Grafikkarte oder ihr Treiber ist zu alt: Sie muss von 2020 oder später sein. Lass das Gerät weg, dann spielt der Prozessor.
mind-no-thumb = „{ $mind }“ spielt { $game } nicht, das keine Faustregel hat. Hier spielen: { $known }.

report-title = { $title }: ein Bericht
report-about = Je { $games ->
        [one] eine Partie
       *[other] { NUMBER($games) } Partien
    }, gespielt von { $minds }; Startwert { $seed }.
report-usual = die üblichen Optionen
report-made = Gemacht von Ossuary { $version } mit „ossuary report“. Dünne Striche an Balken und Punkten zeigen, wo der wahre Wert mit 95 % Sicherheit liegt.
report-written = Der Bericht ist in { $file }.
report-figures = Zahlen
report-percent = { NUMBER($number, maximumFractionDigits: 0) } %
report-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-length = Wie lang ist eine Partie?
report-length-answer = Im Mittel { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Runden; neun von zehn Partien dauern { $same ->
        [1] { NUMBER($low, maximumFractionDigits: 0) }
       *[other] { NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) }
    }. Eine Partie hat { NUMBER($moves, maximumFractionDigits: 0) } Schritte, jeder Würfel und jede Karte mitgezählt.
report-length-x = Runden
report-length-y = Anteil der Partien
report-order = Hilft es, anzufangen?
report-order-answer = Wer anfängt, gewinnt { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %).
report-order-x = Platz in der Reihenfolge
report-order-y = Siege
report-gains = Was bringt es, an der Reihe zu sein?
report-gains-answer = Im Mittel { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte, neun von zehn Mal { $same ->
        [1] { NUMBER($low, maximumFractionDigits: 0) }
       *[other] { NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) }
    }; { NUMBER($nothing, maximumFractionDigits: 0) } % der Male nichts oder weniger.
report-gains-x = Punkte, wenn man an der Reihe ist
report-gains-y = Anteil
report-growth = Wie wachsen die Punkte?
report-growth-answer = Nach Runde { $round } hat man im Mittel { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
report-growth-x = Runde
report-growth-y = Punkte
report-sources = Woher kommen die Punkte?
report-sources-answer = Am meisten bringt: { $source } ({ NUMBER($percent, maximumFractionDigits: 0) } %).
report-sources-y = Anteil an allen Punkten
report-source = Herkunft
report-source-party = Strandparty: verdoppelt
report-source-tile = ein Stein, durch die Summe
report-source-all_tiles = alle Steine, durch ein Bild
report-source-doubled = weitergemacht: verdoppelt
report-source-shares = Anteile fürs Verleihen
report-leads = Wann wechselt die Führung?
report-leads-answer = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mal in einer Partie; in { NUMBER($never, maximumFractionDigits: 0) } % der Partien nie.
report-leads-x = Zehntel der Partie
report-leads-y = Wechsel in einer Partie
report-lead-wins = Was ist eine Führung wert?
report-lead-wins-answer = Wer zur Halbzeit führt, gewinnt { NUMBER($percent, maximumFractionDigits: 0) } %.
report-lead-wins-x = wie viel der Partie gespielt ist
report-lead-wins-y = Siege der Führenden
report-pushes = Lohnt es sich, das Glück zu versuchen?
report-pushes-answer = { NUMBER($percent, maximumFractionDigits: 0) } % der Versuche bringen mehr, als sicher war; im Mittel werden es { NUMBER($brought, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte statt { NUMBER($safe, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
report-pushes-none = In diesen Partien hat niemand aufs Spiel gesetzt, was sicher war.
report-pushes-x = Punkte, die sicher waren
report-pushes-y = Versuche, die mehr bringen
