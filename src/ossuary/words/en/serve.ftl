# The commands around the host: serve, join, admin.

serve-address = Ossuary is running at { $url } (tables in { $database }). Ctrl-C stops it.
serve-network = Friends in your network open { $url }
serve-stopped = Stopped. Everything is saved.
serve-alone = { $folder } does not hold the page that needs no host. Write it with: make page
serve-page-outdated = The page is older than its sources in web/. “make play” builds it anew.
serve-database = Ossuary cannot use “{ $url }” as a database. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
serve-database-failed = The database { $url } cannot be used: { $reason }
serve-foreign = { $url } belongs to another program, or its creation was interrupted. Nothing was changed. Give --database an empty database, or one made by Ossuary.
serve-workers = More than one worker needs PostgreSQL: give --database postgresql://…
serve-port = A port is a number from 0 to 65535, not { $port }.
serve-name = “{ $name }” is not a host name. Write it like games.example.org, without https:// or a port.
serve-listen = Cannot listen on { $host }, port { $port }: { $reason }. Try another --port.

admin-there = { $file } already exists and is not overwritten. Choose another name.
admin-foreign = { $url } is not an Ossuary database.
admin-form = { $url } has schema version { $found }; this version of Ossuary uses { $known }. “ossuary serve” updates an older database; a newer one needs a newer Ossuary.
admin-not-empty = { $url } is not empty. Restore into an empty database.
admin-no-table = There is no table “{ $table }”.
admin-over = Table { $table } is already over.
admin-closed = Table { $table } is closed.
admin-backed-up =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    } with { $events ->
        [one] one event
       *[other] { $events } events
    } copied to { $file }.
admin-restored =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    } with { $events ->
        [one] one event
       *[other] { $events } events
    } copied back to { $database }.
admin-purged =
    Deleted: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $keys ->
        [one] one expired key
       *[other] { $keys } expired keys
    }.
admin-status-host = Ossuary { $version }, schema { $form }: { $database }, { NUMBER($megabytes, maximumFractionDigits: 1) } MB
admin-status-tables = Tables: { $open } open, { $playing } being played, { $over } over; { $recent } touched within the last hour
admin-status-people = Players: { $here } at tables now, { $players } in all
admin-status-waiting = Waiting: tables overdue { $overdue } (longest { NUMBER($seconds, maximumFractionDigits: 0) } s), games to rate { $rate }, games to count { $count }, tournaments under way { $tournaments }, reports { $reports }
admin-status-nobody = No process serves this database.
admin-status-process = Process { $id } on { $address }, version { $version }, since { $since }: players { $people }, sockets { $sockets }, tables in memory { $tables }; heard { NUMBER($silent, maximumFractionDigits: 0) } s ago
admin-status-silent-process = Process { $id }: players { $people }; heard { NUMBER($silent, maximumFractionDigits: 0) } s ago. Its version tells nothing more.
admin-status-slowest = Slowest in ten minutes: { $commands }
admin-status-command = { $kind } { NUMBER($milliseconds, maximumFractionDigits: 1) } ms
admin-ready = { $host } is ready.
admin-not-ready = { $host } is not ready: it answers with status { $status }.
admin-no-reports = Nobody has reported anything.
admin-report =
    { $at }, table { $table }
      { $name } said: { $text }
      { $reporter } reports: { $reason }
admin-nobody = (a deleted player)
admin-no-reason = (no reason given)

join-address = “{ $url }” is not the address of a table. It looks like http://HOST:PORT/t/TABLE?invite=CODE.
join-host = “{ $url }” is not the address of a host. It looks like http://HOST:PORT.
carry-done = { $file }: { $game } is among your games now, marked as local dice. Look back on it at { $url }
carry-known = { $file }: { $game } was among your games before, at { $url }
join-watch = You cannot watch and play: omit --mind and --seat, or omit --watch.
join-name = A name has 1 to { $most } visible characters.
join-guest = Guest
join-token = The host does not know this token.
join-token-elsewhere = OSSUARY_TOKEN belongs to { $known } and is not sent to { $host }. Use --token if it is meant for this host too.
join-other-host = { $url } is not a table of { $host }.
join-unreachable = { $host } cannot be reached: { $reason }
join-moved = { $host } redirects to { $place }. Use that address instead.
join-no-host = There is no Ossuary host at { $host }, or it is incompatible with this program.
join-untrue = The host reports a game that breaks the rules, or moves that you did not make. Nothing more from it is trusted or kept.
join-refused = { $reason }
join-full = This table has no free seat. Use --watch to watch it.
join-no-seat = There is no seat { $seat }: the table has { $seats }.
join-keep = { $file } already holds something else. Choose another file for --keep.

join-table = { $title }, table { $table } at { $host }
join-rated = The game is rated: it changes the ratings of its players.
join-rated-mind = This game is rated, and rated games are between people. Join without --mind.
join-rating = { $name }: rating { $rating } ({ $change })
join-rating-later = The ratings come when the game is reviewed; the page shows them.
join-rating-void = This game does not count for the ratings.
join-open-seat = (free)
join-invite = Others join with: { $command } join { $url }
join-waiting-players =
    { $number ->
        [one] Waiting for one more player.
       *[other] Waiting for { $number } more players.
    }
join-waiting-start = Everybody is here. { $name } can start the game.
join-may-start = Everybody is here. Type “start” to begin.
join-away = A bot is playing for you. Type “back” to take your seat again.
join-came = { $who } is back.
join-went = { $who } has disconnected.
join-said = { $name }: { $text }
join-leads-to =
    { $points ->
        [one] {" "}→ 1 point
       *[other] {" "}→ { $points } points
    }
join-not-now = It is not your move. Type “help” to see what you can do.
join-sure = Type “resign” once more to give up the game for good.
join-say = Messages have at most { $most } characters: say TEXT
join-help =
    Type the number of an action or its name. Several in a row are played together or not at all.
    undo: take back your last action, unless something was rolled or turned up since.
    say TEXT: send a message to the others.
    start: start the game, if the table is yours.
    leave table: give up your seat; once the game has started, a bot plays it until you type back.
    resign: give up the game for good.
    rules: read the rules of the game. An empty line shows the table again.
    quit: go away and keep your seat. Ctrl-C or the end of the input does the same.
join-lost = Connection lost. Trying again …
join-found = Connected again.
join-given-up = The host can no longer be reached. Come back later with: { $command }
join-come-back = The table goes on. Come back with: { $command }

join-kept = Keep this file to verify the dice later: { $file }
join-verify = Verify the dice with: { $command }
join-wrong-commitment = Warning: the host has changed the commitment of its dice.
join-wrong-texts = Warning: the host has changed the texts of the dice since the game started.
join-wrong-promise = Warning: this is not the game that the host promised: its name, its options, or the game it continues has changed.
join-wrong-pledges = Warning: the texts of the dice are not those that were pledged before yours was shown.
join-wrong-own = Warning: your own text is not among the texts of the dice.
join-not-shown = Your own text did not reach the dice in time, so they are not proved for you.
join-wrong-number = The dice have more texts than the table has players: somebody left before the start, or the host added one.
serve-notices = Give --notices a contact address, mailto:YOU@EXAMPLE.ORG or https://…, not “{ $contact }”.
serve-webhooks-to = Give --webhooks-to the beginning of an address, as http://10.0.0.5:9000, together with --webhooks, not “{ $url }”.
