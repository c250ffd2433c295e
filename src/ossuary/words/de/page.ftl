# Die Seite: alles rund um die Tische.
page-title = Spiele um Knochen, Schädel und Zähne
page-subtitle = Spiel gegen einen Bot, mit Freunden in der Ferne oder rund um einen Bildschirm. Ohne Konto, ohne Warten und mit Würfeln, die jeder nachprüfen kann.
page-subtitle-alone = Gegen einen Bot, zusammen an einem Bildschirm oder von Telefon zu Telefon. Ohne Konto, ohne Warten, ohne Server, und mit Würfeln, die jeder nachprüfen kann.
page-skip = Zum Inhalt springen
page-home = Startseite
page-me = Mein Profil
page-guest = Gast
page-somebody = Jemand
page-practice = Üben
page-daily = Das Spiel des Tages
page-tournaments = Turniere
page-tournaments-going = Deine Turniere
page-tournaments-alone = Turniere brauchen einen Gastgeber, bei dem sich alle treffen. Auf dieser Seite spielst du allein, zusammen an einem Bildschirm oder von Telefon zu Telefon.
page-to-tournament = Zum Turnier
page-beside = Neben dem echten Tisch
page-nowhere = Hier ist nichts: Vielleicht ist die Adresse vertippt, oder die Knochen wurden umgebettet.
page-loading = Einen Augenblick …
page-coming = Die Spiele kommen in deinen Browser. Danach brauchen sie kein Netz.
page-elsewhere = Ossuary ist in einem anderen Fenster offen. Schließ es dort, um hier zu spielen.
page-not-come = Die Spiele sind nicht angekommen. Gibt es ein Netz? Was du gespielt hast, bleibt erhalten.
page-offline = Der Gastgeber ist nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal.
page-again = Noch einmal versuchen
page-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; nichts geht verloren.
page-close = Schließen
page-credits = Ossuary ist ein inoffizielles Projekt ohne Verbindung zu ihnen, mit eigenen Bildern und eigenen Worten.
page-licences = Lizenzen von allem, woraus diese Seite besteht

page-games = Die Spiele
page-minutes = { $least }–{ $most } Min.
page-play-now = Gleich spielen
page-with-friend = Mit Freunden
page-with-phone = Zwei Telefone
page-invited = { $who } lädt dich zu { $game } ein
page-invite-nowhere = „{ $host }“ heißt auf jedem Rechner „dieser Rechner“; Freunde kommen mit diesem Link also nicht an.
page-invite-restart = Dieser Gastgeber hört nur auf diesen Rechner. Starte ihn für euer Netz neu:
page-invite-address = Die Adresse dieses Rechners in eurem Netz
page-invite-here = { $address } (nur dieser Rechner)
page-learn = Spielend lernen
page-learn-again = Noch einmal mit Anleitung
page-lesson = Mit Anleitung
page-set-up = Tisch einrichten
page-rules = Regeln
page-my-tables = Meine Tische
page-remove-table = Tisch abräumen
page-remove-table-about = Die Partie { $game } endet damit für immer und zählt für niemanden.
page-open-tables = Offene Tische
page-no-tables = Gerade wartet niemand. Richte einen Tisch ein und häng ihn hier aus.
page-your-move = Du bist dran
page-open-seats =
    { $seats ->
        [one] 1 Platz frei
       *[other] { $seats } Plätze frei
    }
page-status-open = Wartet
page-status-playing = Wird gespielt
page-status-over = Zu Ende

page-which-game = Welches Spiel?
page-your-name = Dein Name
page-who-plays = Wer spielt?
page-seat = Platz { $number }
page-seat-me = Ich
page-seat-friend = Freund oder Freundin, über einen Link
page-seat-screen = Jemand an diesem Bildschirm
page-seat-face = { $name }, { $trade } ({ $strength })
page-seat-mind = Bot: { $mind }
page-seat-open = Ein freier Platz
page-name-of-seat = Name auf Platz { $number }
page-add-seat = Platz hinzufügen
page-remove-seat = Platz entfernen
page-mind-random = Zufall
page-mind-rule-of-thumb = Faustregel
page-mind-beginner = Anfänger
page-mind-steady = Solide
page-mind-strong = Stark
page-mind-perfect = Perfekt
page-strength-wins = gewinnt { NUMBER($wins, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) } % gegen { $other }
page-strength-crowd = gewinnt { NUMBER($wins, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) } % allein gegen mehrere von { $other } (Gleichstarke { NUMBER($even, maximumFractionDigits: 0) } %)
page-strength-newcomer = gewinnt { NUMBER($wins, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) } % gegen einen Bot, der für jemanden steht, der das Spiel gerade gelernt hat
page-strength-cost = jede Entscheidung kostet im Mittel { NUMBER($percent, maximumFractionDigits: 2) } % Gewinnchance
page-deck = Die Karten
page-deck-usual = Das übliche Deck
page-deck-loaded = { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } aus { $file }
page-deck-load = Deck aus Datei laden
page-deck-back = Zurück zum üblichen Deck
page-clock = Zeit für jede Entscheidung
page-clock-none = Unbegrenzt
page-clock-seconds-30 = 30 Sekunden
page-clock-seconds-60 = 1 Minute
page-clock-seconds-180 = 3 Minuten
page-clock-days-1 = 1 Tag
page-clock-days-3 = 3 Tage
page-listed = Diesen Tisch aushängen: Alle können mitspielen oder zusehen
page-rated = Gewertete Partie
page-rated-about = Das Ergebnis ändert die Wertungszahlen, ohne das Glück, soweit es bekannt ist. Niemand nimmt zurück, und wer aufgibt, geht oder zu lange braucht, hat verloren.
page-rated-not = Nur unter Menschen, mit den üblichen Optionen und ohne Trainer.
page-rated-give-up = Diese Partie ist gewertet: Du verschenkst, was du noch gewinnen könntest.
page-rated-game = gewertet
page-rated-games =
    { $games ->
        [one] 1 gewertete Partie
       *[other] { $games } gewertete Partien
    }
page-rating = { $rating } ± { $margin }
page-rating-of = { $name } ({ $rating })
page-ratings = Wertungszahlen
page-rating-about = Eine Wertungszahl sagt, wie gut jemand entscheidet: Das Glück ist aus jedem Ergebnis herausgerechnet, soweit der Rückblick es kennt. Hinter ± steht, wie weit sie danebenliegen kann, mit 95 % Sicherheit.
page-rating-measuring = Was die Partie für die Wertung bedeutet, wird gerade ausgerechnet …
page-rating-void = Diese Partie zählt nicht für die Wertung.
page-rating-gave-up = Für die Wertung hat { $name } aufgegeben, und die anderen haben, was noch zu gewinnen war.
page-find = Gegner finden
page-find-about = Eine gewertete Partie zu zweit, mit jemandem, der etwa so stark ist wie du. Wartet niemand, wartest du an einem eigenen Tisch.
page-find-game = Spiel
page-find-own = Deine Wertungszahl: { $rating }
page-with-coach = Mit Trainer spielen
page-with-coach-about = Er sagt, was jede Wahl wert ist und warum. Wer sich setzt, stimmt dem zu.
page-open-table = Tisch eröffnen

page-pieces = Wo jedes Teil liegt
page-points = Punkte
page-yes = ja
page-you = du
page-players = Wer mitspielt
page-to-move = am Zug
page-away = ein Bot spielt
page-absent = nicht da
page-resigned = hat aufgegeben
page-left-hours = { $number } h
page-left-days = { $number } d
page-left-seconds-heard = { $number ->
    [one] noch { $number } Sekunde
   *[other] noch { $number } Sekunden
}
page-left-minutes-heard = { $number ->
    [one] noch { $number } Minute
   *[other] noch { $number } Minuten
}
page-left-hours-heard = { $number ->
    [one] noch { $number } Stunde
   *[other] noch { $number } Stunden
}
page-left-days-heard = { $number ->
    [one] noch { $number } Tag
   *[other] noch { $number } Tage
}
page-log = Was geschah
page-log-sentences = In Sätzen
page-log-open = { $who } Was geschah?
page-log-times = (× { $times })
page-chat = Gespräch
page-no-chat = Noch hat niemand etwas gesagt.
page-say = Sagen
page-mute = Stummschalten
page-report = Melden
page-reported = Gemeldet.
page-unmute = Alle wieder hören ({ $number } stumm)
page-chat-new =
    { $number ->
        [one] Gespräch, eine neue Nachricht
       *[other] Gespräch, { $number } neue Nachrichten
    }
page-menu = Menü
page-settings = Einstellungen
page-language = Sprache
page-theme = Farben
page-theme-auto = Wie das System
page-theme-light = Hell
page-theme-dark = Dunkel
page-motion = Bewegung zeigen
page-flat-dice = Flache Würfel
page-board = Das Spielfeld
page-your-turn = Du bist dran
page-show-skip = Antippen oder Leertaste: überspringen.
page-missed =
    { $turns ->
        [one] Während du weg warst: ein Zug.
       *[other] Während du weg warst: { $turns } Züge.
    }
page-missed-see = Zeigen
page-speed = Tempo der Vorführung
page-speed-calm = Gemächlich
page-speed-usual = Normal
page-speed-quick = Flott
page-speed-none = Sofort
page-hand-over = Ansagen, wer dran ist, wenn mehrere an diesem Bildschirm spielen
page-hand-to = { $name } ist dran
page-hand-tap = Gerät weitergeben, dann tippen.
page-sound = Töne
page-sound-offer = Würfel hören?
page-sound-yes = An
page-sound-no = Aus
page-haptics = Vibration
page-sure-first = Vor einem schweren Fehler nachfragen (wo der Trainer hilft)
page-undo = Zurücknehmen
page-actions = Was du tun kannst
page-all-actions =
    { $number ->
        [one] Die eine Aktion in Worten
        [2] Beide Aktionen in Worten
       *[other] Alle { $number } Aktionen in Worten
    }
page-win-title = So gewinnst du
page-win-close = Alles klar
page-why-not = Warum nicht …?
page-watching = Du siehst zu.
page-back = Ich bin wieder da
page-leave = Den Platz einem Bot überlassen
page-abort = Das Spiel absagen
page-resign = Aufgeben
page-close-table = Den Tisch schließen
page-replace = Einen Bot für { $name } spielen lassen
page-standing-decline = Alle Bitten um Marker ablehnen
page-standing-ask = Mich nach Markern fragen
page-sure = Bist du sicher?
page-sure-yes = Ja: { $deed }
page-sure-no = Nein
page-record = Aufzeichnung herunterladen
page-dice = Die Würfel
page-dice-about = Der Gastgeber hat sein Geheimnis versprochen, bevor jemand einen Text gab, und kein Text wurde gezeigt, bevor alle hinterlegt waren; jeder Wurf kommt aus beidem. Mit der Aufzeichnung und dem, was dieses Gerät behalten hat, rechnet „ossuary verify“ jeden Wurf nach.
page-dice-promise = Das Versprechen (SHA-256 des Geheimnisses)
page-dice-texts = Die Texte der Spielenden
page-dice-secret = Das Geheimnis
page-dice-kept = Was dieses Gerät behalten hat

page-check = Würfel prüfen
page-draws = Alle Ziehungen dieses Gastgebers
page-past = Meine Partien
page-past-about = Jede Partie, die du hier gespielt hast: Ergebnisse, Gegner, Glück. Und alle deine Daten zum Herunterladen.
page-export = Meine Daten herunterladen
page-belongings = Alles auf diesem Gerät
page-belongings-about = Deine Partien, Einstellungen, Punktezettel und die Belege für deine Würfel liegen nur in diesem Browser. Sichere sie in einer Datei, oder nimm sie auf ein anderes Gerät mit.
page-belongings-save = Alles in einer Datei sichern
page-belongings-load = Alles aus einer Datei übernehmen
page-belongings-over = Das ersetzt, was jetzt auf diesem Gerät ist.
page-belongings-wrong = In dieser Datei sind keine Partien von Ossuary, oder die einer neueren Version. Es hat sich nichts geändert.

page-waiting = Es fehlt noch jemand
page-complete = Alle sind da
page-ready = ist da
page-expected = wird erwartet
page-remove = Wegschicken
page-join = Platz nehmen
page-join-too = Auch von diesem Bildschirm aus spielen
page-name-me = Das bin ich
page-nameless = Deine Freunde läsen: „{ $name } lädt dich ein“. Wie heißt du?
page-name-beside = Name der Person neben dir
page-full = Alle Plätze sind besetzt. Du siehst zu.
page-start = Spiel beginnen
page-start-theirs = { $who } kann das Spiel beginnen.
page-invite = Freunde einladen
page-share = Link teilen
page-copied = Kopiert
page-copy = { $keys } drücken, um den Link zu kopieren
page-copy-keys = Strg+C
page-copy-touch = Den Link unten gedrückt halten, um ihn zu kopieren
page-qr = Der Link als QR-Code
page-picture = Bild teilen
page-picture-sealed = Würfel vor dem ersten Wurf versiegelt
page-rematch = Revanche
page-to-rematch = Zur Revanche
page-look-back = Zurückblicken
page-look-back-about = Eine anderswo gespielte Partie, aus ihrer Aufzeichnung: Spiel sie ab, sieh, wo sie gewonnen wurde, und spiel von jeder Stelle aus weiter.
page-alone = Ohne Gastgeber spielen
page-alone-away = Der Gastgeber antwortet nicht. Du kannst hier sofort anfangen, ohne ihn: Dieses Gerät bringt alles mit.
page-alone-slow = Der Gastgeber hat noch nicht geantwortet. Du kannst hier schon anfangen.
page-alone-begin = Hier spielen
page-to-host = Zum Gastgeber
page-local-dice = Lokale Würfel
    .about = Diese Partie wurde anderswo gespielt. Für ihre Würfel kann nur einstehen, wer sie mitgebracht hat, und in keiner Rangliste zählt sie.
page-load-record = Aufzeichnung aus Datei laden
page-course = Punkte nach jedem Zug
page-turn = Zug { $number }

page-save = Speichern
page-saved = Gespeichert.
page-device = Ein anderes Gerät
page-device-about = Mit diesem Link wird ein anderes Gerät zu dir, einmal, innerhalb eines Tages.
page-device-link = Link erstellen
page-delete = Meine Daten löschen
page-delete-about = Dein Name, deine Nachrichten und deine Schlüssel werden gelöscht; Bots nehmen deine Plätze ein. Was in deinen Partien gespielt wurde, bleibt, ohne Namen.
page-forgotten = Alle deine Daten sind gelöscht.
page-recover = Hier weiterspielen
page-recover-about = Dieser Link macht dieses Gerät zu dir, mit allen deinen Tischen. Er gilt einmal.
page-recover-do = Das bin ich

