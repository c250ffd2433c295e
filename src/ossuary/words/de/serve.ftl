# Die Befehle rund um den Gastgeber: serve, join, admin.

serve-address = Ossuary ist unter { $url } zu finden (Tische in { $database }). Strg-C beendet es.
serve-network = Freunde in eurem Netz öffnen { $url }
serve-stopped = Beendet. Alles ist gespeichert.
serve-alone = In { $folder } liegt die Seite nicht, die keinen Gastgeber braucht. Schreib sie mit: make page
serve-page-outdated = Die Seite ist älter als ihre Quellen in web/. „make play“ baut sie neu.
serve-database = „{ $url }“ ist keine Datenbank, die Ossuary verwenden kann. Schreib sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
serve-database-failed = Die Datenbank { $url } ist nicht zu gebrauchen: { $reason }
serve-foreign = { $url } gehört einem anderen Programm oder ist beim Anlegen abgebrochen. Dort wurde nichts geändert. Gib mit --database eine leere Datenbank an oder eine von Ossuary.
serve-workers = Mehr als ein Prozess braucht PostgreSQL: gib --database postgresql://… an
serve-port = Ein Port ist eine Zahl von 0 bis 65535, nicht { $port }.
serve-name = „{ $name }“ ist kein Name eines Gastgebers. Schreib ihn wie spiele.example.org, ohne https:// und Port.
serve-listen = Auf { $host }, Port { $port }, kann nicht gelauscht werden: { $reason }. Versuch einen anderen --port.

admin-there = { $file } gibt es schon und wird nicht überschrieben. Wähl einen anderen Namen.
admin-foreign = { $url } ist keine Datenbank von Ossuary.
admin-form = { $url } hat die Form { $found }, diese Version von Ossuary benutzt { $known }. „ossuary serve“ bringt eine ältere Datenbank auf den neuen Stand; eine neuere braucht ein neueres Ossuary.
admin-not-empty = In { $url } steht schon etwas. Nimm eine leere Datenbank.
admin-no-table = Einen Tisch „{ $table }“ gibt es nicht.
admin-over = Der Tisch { $table } ist schon zu Ende.
admin-closed = Der Tisch { $table } ist geschlossen.
admin-backed-up =
    { $tables ->
        [one] Ein Tisch
       *[other] { $tables } Tische
    } mit { $events ->
        [one] einem Ereignis
       *[other] { $events } Ereignissen
    } gesichert in { $file }.
admin-restored =
    { $tables ->
        [one] Ein Tisch
       *[other] { $tables } Tische
    } mit { $events ->
        [one] einem Ereignis
       *[other] { $events } Ereignissen
    } wiederhergestellt in { $database }.
admin-purged =
    Gelöscht: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }, { $keys ->
        [one] ein abgelaufener Schlüssel
       *[other] { $keys } abgelaufene Schlüssel
    }.
admin-status-host = Ossuary { $version }, Form { $form }: { $database }, { NUMBER($megabytes, maximumFractionDigits: 1) } MB
admin-status-tables = Tische: { $open } offen, { $playing } im Spiel, { $over } zu Ende; { $recent } in der letzten Stunde angerührt
admin-status-people = Spielende: { $here } gerade an Tischen, { $players } insgesamt
admin-status-waiting = Es warten: überfällige Tische { $overdue } (am längsten { NUMBER($seconds, maximumFractionDigits: 0) } s), zu wertende Partien { $rate }, zu zählende Partien { $count }, laufende Turniere { $tournaments }, Meldungen { $reports }
admin-status-nobody = Kein Prozess bedient diese Datenbank.
admin-status-process = Prozess { $id } auf { $address }, Version { $version }, seit { $since }: Spielende { $people }, Verbindungen { $sockets }, Tische im Speicher { $tables }; zuletzt vor { NUMBER($silent, maximumFractionDigits: 0) } s gehört
admin-status-silent-process = Prozess { $id }: Spielende { $people }; zuletzt vor { NUMBER($silent, maximumFractionDigits: 0) } s gehört. Seine Version verrät nicht mehr.
admin-status-slowest = Am langsamsten in zehn Minuten: { $commands }
admin-status-command = { $kind } { NUMBER($milliseconds, maximumFractionDigits: 1) } ms
admin-ready = { $host } ist bereit.
admin-not-ready = { $host } ist nicht bereit: Die Antwort hat den Status { $status }.
admin-no-reports = Niemand hat etwas gemeldet.
admin-report =
    { $at }, Tisch { $table }
      { $name } sagte: { $text }
      { $reporter } meldet: { $reason }
admin-nobody = (jemand, der nicht mehr da ist)
admin-no-reason = (ohne Begründung)

join-address = „{ $url }“ ist keine Adresse eines Tisches. Sie sieht so aus: http://RECHNER:PORT/t/TISCH?invite=CODE.
join-host = „{ $url }“ ist keine Adresse eines Gastgebers. Sie sieht so aus: http://RECHNER:PORT.
carry-done = { $file }: { $game } steht jetzt unter deinen Partien, als „Lokale Würfel“ gekennzeichnet. Rückblick unter { $url }
carry-known = { $file }: { $game } stand schon unter deinen Partien, unter { $url }
join-watch = Wer zusieht, nimmt keinen Platz ein: Lass --mind und --seat weg.
join-name = Ein Name hat 1 bis { $most } Zeichen, die man zeigen kann.
join-guest = Gast
join-token = Unter diesem Schlüssel kennt der Gastgeber niemanden.
join-token-elsewhere = OSSUARY_TOKEN ist von { $known } bekannt und wird { $host } nicht gezeigt. Gib --token an, wenn der Schlüssel auch für diesen Gastgeber gedacht ist.
join-other-host = { $url } ist kein Tisch bei { $host }.
join-unreachable = { $host } ist nicht zu erreichen: { $reason }
join-moved = { $host } schickt uns weiter zu { $place }. Gib die Adresse dort an.
join-no-host = Unter { $host } ist kein Ossuary, oder eines, das zu diesem Programm nicht passt.
join-untrue = Der Gastgeber erzählt von einem Spiel, das den Regeln nicht folgt, oder von Schritten, die nicht deine sind. Ihm wird nichts mehr geglaubt und nichts mehr davon aufgehoben.
join-refused = { $reason }
join-full = An diesem Tisch ist kein Platz frei. Mit --watch kannst du zusehen.
join-no-seat = Einen Platz { $seat } gibt es nicht: Der Tisch hat { $seats }.
join-keep = In { $file } steht schon etwas anderes. Nenn mit --keep eine andere Datei.

join-table = { $title }, Tisch { $table } bei { $host }
join-rated = Die Partie ist gewertet: Sie ändert die Wertungszahlen derer, die spielen.
join-rated-mind = Diese Partie ist gewertet, und gewertet wird nur unter Menschen. Setz dich ohne --mind dazu.
join-rating = { $name }: Wertungszahl { $rating } ({ $change })
join-rating-later = Die Wertungszahlen kommen, sobald auf die Partie zurückgeblickt ist; die Seite zeigt sie.
join-rating-void = Diese Partie zählt nicht für die Wertung.
join-open-seat = (frei)
join-invite = Andere setzen sich dazu mit: { $command } join { $url }
join-waiting-players =
    { $number ->
        [one] Es fehlt noch jemand.
       *[other] Es fehlen noch { $number }.
    }
join-waiting-start = Alle sind da. { $name } kann das Spiel beginnen.
join-may-start = Alle sind da. Mit „los“ beginnt das Spiel.
join-away = Ein Bot spielt für dich. Mit „wieder-da“ nimmst du deinen Platz wieder ein.
join-came = { $who } ist wieder da.
join-went = { $who } ist gerade nicht da.
join-said = { $name }: { $text }
join-leads-to =
    { $points ->
        [one] {" "}→ 1 Punkt
       *[other] {" "}→ { $points } Punkte
    }
join-not-now = Du bist nicht am Zug. „hilfe“ sagt, was du eingeben kannst.
join-sure = Du gibst das Spiel endgültig auf, wenn du noch einmal „aufgeben“ eingibst.
join-say = Sag etwas mit höchstens { $most } Zeichen: say TEXT
join-help =
    Gib die Nummer einer Aktion ein oder das Wort dahinter; mehrere hintereinander werden zusammen gespielt, oder keine davon.
    zurück: nimmt deine letzte Aktion zurück, solange seither nichts gewürfelt oder aufgedeckt wurde.
    sagen TEXT: sagt den anderen etwas.
    los: beginnt das Spiel, wenn du den Tisch führst.
    aufstehen: gibt deinen Platz auf; läuft das Spiel schon, spielt ein Bot, bis du wieder-da eingibst.
    aufgeben: gibt das Spiel endgültig auf.
    regeln: zeigt die Regeln des Spiels. Eine leere Zeile zeigt noch einmal, wie es steht.
    ende: geht weg und behält deinen Platz. Das tun auch das Ende der Eingabe und Strg-C.
join-lost = Die Verbindung ist abgerissen. Neuer Versuch …
join-found = Die Verbindung steht wieder.
join-given-up = Der Gastgeber ist nicht mehr zu erreichen. Komm später wieder mit: { $command }
join-come-back = Der Tisch bleibt stehen. Komm wieder mit: { $command }

join-kept = Womit sich die Würfel prüfen lassen: { $file }
join-verify = Prüf die Würfel mit: { $command }
join-wrong-commitment = Vorsicht: Der Gastgeber hat die Zusage seiner Würfel geändert, seit er sie zuerst genannt hat.
join-wrong-texts = Vorsicht: Der Gastgeber nennt andere Texte der Würfel als zu Beginn des Spiels.
join-wrong-promise = Vorsicht: Das ist nicht die Partie, die der Gastgeber zuerst zugesagt hat: Ihr Name, ihre Optionen oder ihre Herkunft haben sich geändert.
join-wrong-pledges = Vorsicht: Die Texte der Würfel sind nicht die, die hinterlegt waren, bevor deiner gezeigt wurde.
join-wrong-own = Vorsicht: Dein eigener Text ist nicht unter den Texten der Würfel.
join-not-shown = Dein eigener Text kam nicht rechtzeitig in die Würfel; für dich sind sie damit nicht bewiesen.
join-wrong-number = Die Würfel haben mehr Texte, als Menschen am Tisch sitzen: Jemand ist vor dem Beginn gegangen, oder der Gastgeber hat einen hinzugefügt.
serve-notices = Gib bei --notices eine Adresse an, unter der man dich fragen kann, mailto:DU@EXAMPLE.ORG oder https://…, nicht „{ $contact }“.
serve-webhooks-to = Gib bei --webhooks-to den Anfang einer Adresse an, etwa http://10.0.0.5:9000, zusammen mit --webhooks, nicht „{ $url }“.
