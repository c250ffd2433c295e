# Der Gastgeber: was Spielende und Programme von ihm hören.
host-who = Unter diesem Cookie oder Schlüssel ist hier niemand bekannt. Wähl zuerst einen Namen.
host-origin = Diese Anfrage kommt von der Seite einer anderen Website.
host-name = Dieser Gastgeber heißt nicht „{ $name }“. Wer ihn betreibt, kann ihn mit --name starten.
host-not-by-token = Mit einem Schlüssel geht das nicht. Tu es in einem Browser, in dem du diese Person bist.
host-not-permitted = Dieser Schlüssel darf nicht { $permit ->
    [chat] mitreden
    [open] Tische aufmachen
    [profile] am Profil etwas ändern
   *[other] spielen
}. Einen, der das darf, bekommst du auf der Seite unter „Mein Profil“.
host-no-page = Unter dieser Adresse gibt es nichts.
host-no-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
host-no-game = Ein Spiel „{ $game }“ gibt es nicht.
host-no-mind = Einen Bot „{ $mind }“ gibt es nicht. Es gibt: { $minds }.
host-no-seat = Diesen Platz hat der Tisch nicht.
host-no-session = Ein solches Gerät hast du nicht.
host-no-token = Einen solchen Schlüssel hast du nicht.
host-no-message = Eine solche Nachricht gibt es an diesem Tisch nicht.
host-no-puzzle = Eine solche Aufgabe hast du nicht.
host-no-action = „{ $action }“ ist keine Aktion dieses Spiels.
host-option-seats = Die Zahl der Plätze ergibt sich aus der Liste der Plätze.
host-seat-number = { $game } ist für { $least } bis { $most } Spielende.
host-sit-yourself = Setz dich selbst dazu: Mindestens ein Platz muss deiner sein.
host-clock = Eine Uhr hat entweder Sekunden oder Tage.
host-text = Gib einen sichtbaren Text ein.
host-malformed = Diese Nachricht ist unverständlich: { $reason }
host-too-large = Das ist zu groß.
host-too-fast = Das war zu schnell. Warte einen Augenblick.
host-too-many-tables = Du sitzt an { $most } Tischen, die noch nicht zu Ende sind. Beende zuerst einen.
host-too-many-changes = Du hast es dir an diesem Tisch { $most }-mal anders überlegt; öfter geht es nicht. Spiel einfach weiter.
host-too-many-words = Du hast an diesem Tisch { $most } Nachrichten geschrieben; mehr behält er nicht.
host-too-many-tokens = Du hast { $most } Schlüssel. Zieh zuerst einen zurück.
host-too-many-sessions = Du bist auf { $most } Geräten zu Hause. Wirf zuerst eines hinaus.
host-too-many-sockets = Du hast { $most } Verbindungen offen. Schließ zuerst eine.
host-no-push = Dieser Gastgeber verschickt keine Nachrichten.
host-push-service = Nachrichten gehen nur an die Push-Dienste von Browsern, und diesen kennen wir nicht.
host-no-webhooks = Dieser Gastgeber hat keine Webhooks. Wer ihn betreibt, kann sie mit --webhooks erlauben.
host-no-webhook = Einen solchen Webhook hast du nicht.
host-webhook-address = Ein Webhook braucht eine Adresse im Internet, die mit https:// anfängt und keinen Port nennt.
host-too-many-webhooks = Du hast schon { $most } Webhooks. Wirf erst einen hinaus.
host-unavailable = Die Datenbank ist gerade nicht zu erreichen. Nichts ist verloren; versuch es gleich noch einmal.
host-stale = Der Tisch ist schon weiter: Er ist jetzt bei Version { $version }.
host-not-started = Das Spiel hat noch nicht begonnen.
host-started-already = Das Spiel hat schon begonnen.
host-over = Dieser Tisch ist zu Ende.
host-not-over = Das Spiel ist noch nicht zu Ende.
host-not-your-seat = Das ist nicht dein Platz.
host-not-your-move = Dieser Platz ist nicht am Zug.
host-players-only = Das steht nur denen zu, die an diesem Tisch spielen.
host-keeper-only = Das darf nur, wer diesen Tisch führt.
host-illegal = Das verstößt gegen Regel { $rule }: { $reason }
host-chain = Eine Kette endet, wo der Zufall oder ein anderer Platz am Zug ist.
host-no-undo = Nichts zurückzunehmen: Hinter einen Wurf, eine aufgedeckte Karte oder andere Spielende geht es nicht zurück.
host-seat-taken = Dieser Platz ist besetzt.
host-full = Hier ist kein Platz frei.
host-texts-closed = Die Texte stehen fest: Die Würfel nehmen keine mehr an.
host-texts-open = Andere können den Würfeln noch Texte geben. Zeig deinen, wenn alle feststehen.
host-texts-awaited = Noch sind nicht alle Texte gezeigt. Das Spiel beginnt von selbst, sobald sie da sind, spätestens in ein paar Sekunden.
host-sealed-already = Deinen Text hast du schon gegeben.
host-no-pledge = Du hast keinen Text hinterlegt, der noch zu zeigen wäre.
host-other-text = Das ist nicht der Text, den du hinterlegt hast.
host-away-already = Auf diesem Platz spielt schon ein Bot.
host-not-away = Auf diesem Platz spielst du selbst.
host-resigned-already = Dieser Platz hat aufgegeben.
host-no-barter = In diesem Spiel wird nicht gehandelt.
host-not-ready = Platz { $seat } ist noch nicht besetzt.
host-not-absent = Wer auf diesem Platz spielt, ist da.
host-too-late = Dafür ist es zu spät: Das Spiel läuft. Du kannst aufgeben.
host-code = Dieser Code gilt nicht oder ist schon verbraucht.
host-busy = Der Gastgeber ist gerade beschäftigt. Frag gleich noch einmal.
host-daily-alone = Dieses Spiel des Tages zählt, darum ruht der Trainer. Übe danach mit ihm.
host-daily-tried = Dein Versuch für diesen Tag ist verbraucht. Zur Übung kannst du die Partie noch einmal spielen.
host-daily-over = Nur eine Partie von heute lässt sich einreichen.
host-daily-not-over = Die beste Partie eines Tages wird gezeigt, wenn der Tag vorbei ist.
host-round-not-over = An anderen Tischen wird mit den Würfeln dieser Runde noch gespielt. Spiel von hier weiter, wenn die Runde vorbei ist.
host-tournament-table = Im Turnier spielt jeder seine Partie selbst zu Ende. Du kannst aufgeben.
host-no-tournament = Dieses Turnier gibt es nicht, oder es steht dir nicht offen.
host-opener-only = Das darf nur, wer dieses Turnier eröffnet hat.
host-entered-already = Du nimmst an diesem Turnier schon teil.
host-not-entered = Du nimmst an diesem Turnier nicht teil.
host-tournament-full = Dieses Turnier ist voll.
host-tournament-few = Ein Turnier braucht mindestens { $least } Spieler. Lade noch jemanden ein.
host-tournament-started = Dieses Turnier hat schon begonnen.
host-tournament-over = Dieses Turnier ist vorbei.
host-too-many-tournaments = Du hast { $most } Turniere, die noch nicht zu Ende sind. Beende oder verlass zuerst eines.
host-not-rated = Diese Partie ist nicht gewertet.
host-rated-game = Partien von { $game } können hier nicht gewertet werden.
host-rated-people = In einer gewerteten Partie sitzen verschiedene Menschen. Eröffne sie mit einem Platz für dich und sonst offenen Plätzen.
host-rated-options = Eine gewertete Partie wird mit den üblichen Optionen gespielt.
host-rated-clock = Eine gewertete Partie braucht eine Uhr, damit niemand sie aufhalten kann.
host-rated-alone = In einer gewerteten Partie entscheidet jeder allein: ohne Trainer, und ohne zurückzunehmen.
host-rated-close = Eine gewertete Partie wird nicht für andere beendet. Spiele weiter, oder gib auf.
host-rated-replace = In einer gewerteten Partie entscheidet die Uhr, wer zu lange fort ist.
host-coached-already = Dem Trainer hast du schon zugestimmt.
host-not-coached = Der Trainer ist an diesem Tisch aus: Alle, die hier spielen, müssen ihm zustimmen.
host-same-dice = Hier rollen die Würfel einer früheren Partie weiter: Sie nehmen keine Texte an.
host-fork-seats = Die Partie hat { $seats } Plätze: Nenne ebenso viele.
host-carried-seat = In dieser Aufzeichnung sitzt dort kein Mensch. Wähle einen Platz, an dem „you“ steht, mit oder ohne Namen.
host-fork-end = Nach diesem Schritt ist die Partie zu Ende. Wähle einen früheren.

host-told-opened = Der Tisch wurde eröffnet.
host-told-joined =
    { $you ->
        [1] Du hast dich gesetzt.
       *[other] { $who } hat sich gesetzt.
    }
host-told-sealed = Die Würfel haben einen Text bekommen.
host-told-pledged = Für die Würfel wurde ein Text hinterlegt.
host-told-closed = Die Texte für die Würfel stehen fest und werden jetzt gezeigt.
host-told-shown = Ein Text für die Würfel wurde gezeigt.
host-told-left =
    { $you ->
        [1] Du hast den Tisch verlassen.
       *[other] { $who } hat den Tisch verlassen.
    }
host-told-back =
    { $you ->
        [1] Du bist wieder da.
       *[other] { $who } ist wieder da.
    }
host-told-started = Das Spiel beginnt. Die Texte für die Würfel stehen fest.
host-told-shared = Die Partie beginnt. Die Würfel kommen von euch beiden.
host-told-lesson = Eine Partie mit Anleitung beginnt. Was fällt, ist vorbereitet, damit es etwas zu lernen gibt.
host-told-undone =
    { $you ->
        [1] Du nimmst deine letzte Aktion zurück.
       *[other] { $who } nimmt die letzte Aktion zurück.
    }
host-told-resigned =
    { $you ->
        [1] Du gibst auf.
       *[other] { $who } gibt auf.
    }
host-told-out-of-time =
    { $you ->
        [1] Deine Zeit ist zu oft abgelaufen; die Partie ist verloren.
       *[other] Die Zeit von { $who } ist zu oft abgelaufen; die Partie ist verloren.
    }
host-told-revealed = Die Runde ist vorbei. Das Geheimnis ihrer Würfel wird gezeigt.
host-told-settled =
    { $you ->
        [1] Für die Wertung hast du aufgegeben: Was du noch hättest gewinnen können, bekommen die anderen.
       *[other] Für die Wertung hat { $who } aufgegeben: Was noch zu gewinnen war, bekommen die anderen.
    }
host-told-standing =
    { $you ->
        [1] Du { $answer ->
            [ask] möchtest nach Markern gefragt werden.
           *[other] lehnst alle Bitten um Marker ab.
        }
       *[other] { $who } { $answer ->
            [ask] möchte nach Markern gefragt werden.
           *[other] lehnt alle Bitten um Marker ab.
        }
    }
host-told-coached =
    { $you ->
        [1] Du möchtest mit dem Trainer spielen.
       *[other] { $who } möchte mit dem Trainer spielen.
    }
host-told-uncoached =
    { $you ->
        [1] Du möchtest ohne den Trainer spielen: Er ist aus.
       *[other] { $who } möchte ohne den Trainer spielen: Er ist aus.
    }
host-told-coach-on = Alle haben zugestimmt: Der Trainer ist an.
host-told-replaced = Ein Bot übernimmt Platz { $number }.
host-told-vacated = Platz { $number } ist frei.
host-told-clock =
    { $you ->
        [1] Deine Zeit ist um; ein Bot spielt für dich.
       *[other] Die Zeit von { $who } ist um; ein Bot spielt.
    }
host-told-ended =
    { $why ->
        [aborted] Das Spiel wurde abgesagt, bevor jemand gespielt hatte.
        [cheated] Die Partie wurde abgebrochen: Es kam etwas, das kein ehrliches Programm schickt.
        [imported] Dieses Spiel wurde anderswo gespielt.
       *[other] Der Tisch wurde geschlossen.
    }
host-told-rematch = Für eine Revanche gibt es einen Tisch.
host-told-imported = Eine Aufzeichnung wurde auf den Tisch gelegt.
host-chain-lay-all = alles legen, was passt ({ $number })

# What a link looks like where it is shared.
preview-table = Ein Tisch { $game }
preview-back = Eine Partie { $game } zum Nachspielen
preview-rules = { $game }: die Regeln und das Spiel
