# Die Seiten der Turniere.
page-tournaments-about = In jeder Runde trifft jeder auf einen anderen, und an allen Tischen fallen dieselben Würfel: Mit den glücklicheren gewinnt hier niemand.
page-tournaments-mine = Deine
page-tournaments-open = Für alle offen
page-tournaments-none = Gerade steht kein Turnier allen offen. Eröffne eines, oder folge dem Link von Freunden.
page-tournament-new = Turnier eröffnen
page-tournament-nameless = Ein Turnier
page-tournament-name = Wie soll es heißen?
page-tournament-system = Wer trifft auf wen
page-tournament-swiss = Schweizer System
    .about = Wer gleich viele Punkte hat, trifft aufeinander, und niemand zweimal. Gut für viele Spieler und wenige Runden.
page-tournament-round-robin = Jeder gegen jeden
    .about = Alle treffen einmal aufeinander. Gut für wenige Spieler.
page-tournament-rounds = Runden
page-tournament-most = Spieler höchstens
page-tournament-clock-about = Wer nicht kommt, verliert durch die Uhr: Läuft die Zeit für eine Entscheidung zum dritten Mal in Folge ab, ist die Partie verloren.
page-tournament-listed = Dieses Turnier für alle anzeigen
page-tournament-plays = Ich spiele selbst mit
page-tournament-players =
    { $players ->
        [one] Ein Spieler, Platz für { $most }
       *[other] { $players } Spieler, Platz für { $most }
    }
page-tournament-begins = Beginnt gleich
page-tournament-round = Runde { $round }
page-tournament-round-of = Runde { $round } von { $rounds }
page-tournament-over = Vorbei
page-tournament-cancelled = Abgesagt
page-tournament-you = Du in diesem Turnier
page-tournament-starting = Die Texte für die Würfel werden gezeigt. Gleich beginnt die erste Runde.
page-tournament-next = Gleich beginnt die nächste Runde.
page-tournament-winner =
    { $number ->
        [one] { $names } gewinnt das Turnier.
       *[other] { $names } gewinnen das Turnier.
    }
page-tournament-place = Dein Platz: { $place }.
page-tournament-against = Du spielst gegen { $name }.
page-tournament-you-rest = Diese Runde setzt du aus.
page-tournament-to-table = An deinen Tisch
page-tournament-others-play = Die nächste Runde beginnt, wenn die letzte Partie dieser Runde vorbei ist.
page-tournament-enter = Mitspielen
page-tournament-wait = Es beginnt, wenn es gestartet wird oder wenn es voll ist. Lass diese Seite offen: Sie bewahrt auf, was die Würfel versprochen haben.
page-tournament-few = Ab { $least } Spielern kannst du es starten. Ist es voll, beginnt es von selbst.
page-tournament-start = Turnier starten
page-tournament-leave = Turnier verlassen
page-tournament-leave-about = Eine laufende Partie ist damit verloren, und du wirst nicht mehr gepaart.
page-tournament-cancel = Absagen
page-tournament-standings = Tabelle
page-tournament-entrants = Spieler
page-tournament-nobody = Noch ist niemand da.
page-tournament-rests = setzt aus
page-tournament-playing = spielen noch
page-tournament-not-played = nicht gespielt
page-tournament-player = Spieler
page-tournament-points = Punkte
page-tournament-buchholz = Buchholz
page-tournament-sonneborn = Sonneborn-Berger
page-tournament-direct = Direkt
page-tournament-margin = Differenz
page-tournament-left = nicht mehr dabei
page-tournament-order-swiss = Bei gleichen Punkten zählen die Punkte der Gegner (Buchholz), dann die Partien untereinander (direkt), dann die Punkte in allen Partien (Differenz).
page-tournament-order-round-robin = Bei gleichen Punkten zählen die Partien untereinander (direkt), dann die Punkte der Besiegten (Sonneborn-Berger), dann die Punkte in allen Partien (Differenz).
page-tournament-dice = Die Würfel dieses Turniers
page-tournament-dice-about = An allen Tischen einer Runde fallen dieselben Würfel. Versprochen wurden sie für alle Runden, als das Turnier eröffnet wurde; ihr Geheimnis wird gezeigt, wenn der letzte Tisch der Runde fertig ist. Dann kannst du sie prüfen wie an jedem Tisch.
page-tournament-dice-hush = Solange eine Runde läuft, verrate niemandem an einem anderen Tisch, was bei dir gefallen ist: Dort warten dieselben Würfel.
page-tournament-promise = Das Versprechen:
page-tournament-secret = Das Geheimnis von Runde { $round }:
page-tournament-days =
    { $number ->
        [one] 1 Tag
       *[other] { $number } Tage
    }
page-tournament-seconds = { $number } Sekunden
