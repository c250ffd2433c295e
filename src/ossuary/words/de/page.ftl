# Die Seite: alles rund um die Tische.
page-title = Vier Spiele um Knochen, Schädel und Zähne
page-subtitle = Spiel gegen einen Bot, mit Freunden in der Ferne oder rund um einen Bildschirm. Ohne Konto, ohne Warten und mit Würfeln, die jeder nachprüfen kann.
page-skip = Zum Inhalt springen
page-home = Startseite
page-me = Mein Profil
page-guest = Gast
page-somebody = Jemand
page-beside = Neben dem echten Tisch
page-nowhere = Hier ist nichts: Vielleicht ist die Adresse vertippt, oder die Knochen wurden umgebettet.
page-loading = Einen Augenblick …
page-offline = Der Gastgeber ist nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal.
page-again = Noch einmal versuchen
page-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; nichts geht verloren.
page-close = Schließen
page-credits = Rolling Bones und Shark Attacks! sind von Henning Poehl, mit Illustrationen von Michael Holtschulte, aus dem Sphinx Spieleverlag; Skulls of Sedlec ist von Dustin Dobson, mit Bildern von Martin Cobb, von Button Shy; die Anleitung von Bones nennt niemanden. Ossuary ist ein inoffizielles Projekt ohne Verbindung zu ihnen, mit eigenen Bildern und eigenen Worten.
page-licences = Lizenzen von allem, woraus diese Seite besteht

page-games = Die Spiele
page-game-rolling-bones = Rolling Bones
    .sentence = Wirf 18 Knochenwürfel, füg sie zu einem Skelett und beerdige es, bevor es dich zu viel kostet.
page-game-shark-attacks = Shark Attacks!
    .sentence = Schick deine Schwimmer für Punkte hinaus, und hol sie zurück, bevor die Flossen kommen.
page-game-skulls-of-sedlec = Skulls of Sedlec
    .sentence = Grab Schädel aus und bau eine Pyramide, in der ihre letzten Wünsche wahr werden.
page-game-bones = Bones
    .sentence = Wirf zwei Würfel auf drei Dominosteine, nimm, was passt, oder spiel um das Doppelte, und handle, wenn du blank bist.
page-minutes = { $least }–{ $most } Min.
page-play-now = Gleich spielen
page-learn = Spielend lernen
page-learn-again = Noch einmal mit Anleitung
page-lesson = Mit Anleitung
page-set-up = Tisch einrichten
page-rules = Regeln
page-my-tables = Meine Tische
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
page-strength = gewinnt { NUMBER($wins, maximumFractionDigits: 0) } % gegen „{ $other }“; jede Entscheidung kostet im Mittel { NUMBER($percent, maximumFractionDigits: 2) } % Gewinnchance
page-strength-yardstick = jede Entscheidung kostet im Mittel { NUMBER($percent, maximumFractionDigits: 2) } % Gewinnchance
page-option-rolling-bones-target = Punkte zum Sieg
page-option-shark-attacks-target = Punkte zum Sieg
page-option-shark-attacks-flight_dice = Würfel auf der Flucht
    .dice = Einer je Schwimmerwürfel
    .swimmers = Einer je Schwimmer
page-deck = Die Karten
page-deck-usual = Das übliche Deck
page-deck-loaded = { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } aus { $file }
page-deck-load = Deck aus Datei laden
page-deck-back = Zurück zum üblichen Deck
page-deck-about = Wer das gedruckte Spiel besitzt, kann mit dessen Karten spielen: eine Textdatei mit 18 Zeilen, eine Karte je Zeile als oben/unten, zum Beispiel royal/peasant. Die Arten heißen darin royal (König), peasant (Bauer), priest (Priester), romantic (Romantiker) und criminal (Verbrecher).
page-option-bones-end = Das Spiel endet
    .tiles = mit dem letzten Stein
    .rounds =
        { $rounds ->
            [one] nach einer Runde
           *[other] nach { $rounds } Runden
        }
    .points =
        { $points ->
            [one] bei 1 Punkt
           *[other] bei { $points } Punkten
        }
page-clock = Zeit für jede Entscheidung
page-clock-none = Unbegrenzt
page-clock-seconds-30 = 30 Sekunden
page-clock-seconds-60 = 1 Minute
page-clock-seconds-180 = 3 Minuten
page-clock-days-1 = 1 Tag
page-clock-days-3 = 3 Tage
page-listed = Diesen Tisch aushängen: Alle können mitspielen oder zusehen
page-with-coach = Mit Trainer spielen
page-with-coach-about = Er sagt, was jede Wahl wert ist und warum. Wer sich setzt, stimmt dem zu.
page-open-table = Tisch eröffnen

page-players = Wer mitspielt
page-to-move = am Zug
page-away = ein Bot spielt
page-absent = nicht da
page-resigned = hat aufgegeben
page-left-clock = { $text }
page-left-hours = { $number } Std.
page-left-days = { $number } T.
page-log = Was geschah
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
page-sound = Töne
page-sure-first = Vor einem schweren Fehler nachfragen (wo der Trainer hilft)
page-undo = Zurücknehmen
page-actions = Was du tun kannst
page-all-actions =
    { $number ->
        [one] Die eine Aktion in Worten
       *[other] Alle { $number } Aktionen in Worten
    }
page-why = Was kann ich tun, und warum das nicht?
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
page-sure = Wirklich? Noch einmal drücken.
page-sure-resign = Endgültig aufgeben? Noch einmal drücken.
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

page-waiting = Es fehlt noch jemand
page-complete = Alle sind da
page-ready = ist da
page-expected = wird erwartet
page-remove = Wegschicken
page-join = Platz nehmen
page-join-too = Auch von diesem Bildschirm aus spielen
page-full = Alle Plätze sind besetzt. Du siehst zu.
page-start = Spiel beginnen
page-start-theirs = { $who } kann das Spiel beginnen.
page-invite = Freunde einladen
page-share = Link teilen
page-copied = Kopiert
page-qr = Der Link als QR-Code
page-rematch = Revanche
page-to-rematch = Zur Revanche
page-look-back = Zurückblicken
page-look-back-about = Eine anderswo gespielte Partie, aus ihrer Aufzeichnung: Spiel sie ab, sieh, wo sie gewonnen wurde, und spiel von jeder Stelle aus weiter.
page-load-record = Aufzeichnung aus Datei laden
page-why-rolling-bones =
    Wer zuerst { $target ->
        [one] 1 Punkt
       *[other] { $target } Punkte
    } oder mehr beerdigt hat, gewinnt sofort.
page-why-shark-attacks =
    Wer zuerst { $target ->
        [one] 1 Punkt
       *[other] { $target } Punkte
    } oder mehr hat, gewinnt sofort.
page-why-skulls-of-sedlec = Alle Pyramiden sind fertig, und wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheidet die jeweils ergiebigste Schädelart, dann die nächste.
page-why-bones = Es entscheiden die Punkte vom Brett und die beste Reihe der Steine zusammen.
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

# Die Spielfelder.
page-rb-tray-left = Linke Würfel
page-rb-tray-right = Rechte Würfel
page-rb-tray-centre = Mittlere Würfel
page-rb-blank = ein Würfel, der noch geworfen wird
page-rb-worth = wert
page-rb-worth-title = Jetzt beerdigen: { $points }
page-rb-price = Wurf kostet
page-rb-owed-short = zu zahlen
page-rb-paid = In diesem Zug bezahlte Würfel: { $dice }
page-rb-lay-all = Alle { $number } legen, dann { $points } wert
page-rb-roll =
    { $price ->
        [one] Weiterwürfeln für 1 Würfel
       *[other] Weiterwürfeln für { $price } Würfel
    }
page-rb-pay =
    { $owed ->
        [one] Noch 1 Würfel zahlen
       *[other] Noch { $owed } Würfel zahlen
    }{ $hat ->
        [0] {""}
       *[other] {" "}(soll der Hut mit, kommt er vorher ab)
    }
page-rb-pay-left = Links ({ $dice })
page-rb-pay-right = Rechts ({ $dice })
page-rb-pay-centre = Mitte ({ $dice })
page-rb-choose-false = Nichts passt. Wähle einen Würfel als falschen Knochen.
page-rb-choose-site = Wohin damit? Wähle einen leuchtenden Platz.
page-rb-choose-bone = Tippe einen umrandeten Würfel an, um den Knochen zu legen.
page-rb-actions = Deine Aktionen
page-sa-stop = Aufhören für { $points }
page-sa-party = Party für { $points }
page-sa-go-on = Weitermachen
page-sa-whom = Wessen Schild nimmst du?
page-sa-target = Wer zuerst { $target } hat
page-sa-waves = Wellen
page-sa-sharks = Haie
page-sa-signs = Warnschilder: { $number }
page-sa-middle = In der Mitte: Warnschilder: { $signs }, Würfel: { $dice }
page-sk-graveyard = Friedhof
page-sk-hand = Deine Hand
page-sk-hand-of = Hand von { $name }
page-sk-stack-of = Pyramide von { $name }
page-sk-kinds = Punkte nach Arten
page-sk-total = zusammen
page-sk-dig-here = Hier und in einem zweiten Stapel graben
page-sk-dig = Diese beiden ausgraben
page-sk-dig-last = Hier graben und nehmen, was kommt
page-sk-collect = Diese Karte nehmen
page-sk-keep = Diese behalten
page-sk-place = Hier ablegen
page-sk-place-for = Hier ablegen für { $points } mehr
page-sk-not = Doch nicht
page-sk-hint-second = Und welcher zweite Stapel?
page-sk-hint-keep = Behalte eine der beiden Karten.
page-sk-hint-take = Nimm eine Karte vom Friedhof.
page-sk-hint-place = Lege eine Karte aus deiner Hand ab.
page-sk-hint-any = Nimm eine Karte vom Friedhof oder lege eine aus deiner Hand ab.
page-bn-felt = Der Tisch
page-bn-board = Die Steine, um die es geht
page-bn-throws = Die Würfe dieses Zugs
page-bn-markers = Marker übrig: { $markers }
page-bn-total = Summe
page-bn-double = doppelt oder nichts
page-bn-sum = Summe { $sum }
page-bn-turn-yours = Dein Zug.
page-bn-turn-of = Zug von { $who }.
page-bn-hand = Die Steine von { $name }
page-bn-line = in Reihe
page-bn-no-tiles = Noch keine Steine
page-bn-final = Die Schlussreihe von { $name }
page-bn-spare = Übrig:
page-bn-desk = Der Tauschtisch
page-bn-broke-yours = Du hast keinen Marker mehr.
page-bn-broke-of = { $who } hat keinen Marker mehr.
page-bn-asked = { $who } überlegt sich einen Preis.
page-bn-share = Ein Anteil an den Punkten
page-bn-tile-of = Ein Stein von { $who }
