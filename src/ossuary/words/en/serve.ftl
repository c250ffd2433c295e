# The commands around the host: serve, join, admin.

serve-address = Ossuary is at { $url } (tables in { $database }). Ctrl-C stops it.
serve-stopped = Stopped. Everything is saved.
serve-database = “{ $url }” is no database that Ossuary can use. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
serve-database-failed = The database { $url } cannot be used: { $reason }
serve-foreign = { $url } belongs to another program, or was cut off while it was made. Nothing was changed there. Name an empty --database, or one of Ossuary.
serve-workers = More than one worker needs PostgreSQL: give --database postgresql://…
serve-port = A port is a number from 0 to 65535, not { $port }.
serve-name = “{ $name }” is no name of a host. Write it as in games.example.org, without https:// and port.
serve-listen = { $host }, port { $port }, cannot be listened on: { $reason }. Try another --port.

admin-there = { $file } is there already, and is not overwritten. Choose another name.
admin-foreign = { $url } is no database of Ossuary.
admin-form = { $url } has the form { $found }, this version of Ossuary uses { $known }. “ossuary serve” brings an older database up to date; a newer one needs a newer Ossuary.
admin-not-empty = { $url } holds something already. Restore into an empty database.
admin-no-table = There is no table “{ $table }”.
admin-over = The table { $table } is over already.
admin-closed = The table { $table } is closed.
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
admin-no-reports = Nobody has reported anything.
admin-report =
    { $at }, table { $table }
      { $name } said: { $text }
      { $reporter } reports: { $reason }
admin-nobody = (somebody who is gone)
admin-no-reason = (no reason given)

join-address = “{ $url }” is no address of a table. It looks like http://HOST:PORT/t/TABLE?invite=CODE.
join-watch = Whoever watches takes no seat: omit --mind and --seat.
join-name = A name has 1 to { $most } characters that can be shown.
join-guest = Guest
join-token = The host knows nobody by this token.
join-token-elsewhere = OSSUARY_TOKEN is known from { $known } and is not shown to { $host }. Give --token if it is meant for this host, too.
join-unreachable = { $host } cannot be reached: { $reason }
join-moved = { $host } sends us on to { $place }. Give the address there.
join-no-host = There is no Ossuary at { $host }, or one that is incompatible with this program.
join-untrue = The host tells of a game that does not follow the rules, or of moves that you did not make. Nothing more of it is believed or kept.
join-refused = { $reason }
join-full = No seat is open at this table. You can --watch it.
join-no-seat = There is no seat { $seat }: the table has { $seats }.
join-keep = { $file } holds something else already. Choose another file to --keep.

join-table = { $title }, table { $table } at { $host }
join-open-seat = (open)
join-invite = Others join with: { $command } join { $url }
join-waiting-players =
    { $number ->
        [one] Waiting for one more player.
       *[other] Waiting for { $number } more players.
    }
join-waiting-start = Everybody is here. { $name } can start the game.
join-may-start = Everybody is here. Type “start” to begin.
join-away = A mind plays for you. Type “back” to take your seat again.
join-came = { $who } is here again.
join-went = { $who } is gone for now.
join-said = { $name }: { $text }
join-leads-to =
    { $points ->
        [one] {" "}→ 1 point
       *[other] {" "}→ { $points } points
    }
join-not-now = It is not your move. “help” says what you can type.
join-sure = You give the game up for good if you type “resign” once more.
join-say = Say something of at most { $most } characters: say TEXT
join-help =
    Type the number of an action or the word behind it; several in a row are played together, or none of them.
    undo: takes your last action back, as long as nothing was rolled or turned up since.
    say TEXT: says something to the others.
    start: starts the game, if you keep the table.
    leave table: gives your seat up; once the game has started, a mind plays it until you type back.
    resign: gives the game up for good.
    rules: prints the rules of the game. An empty line shows again how it stands.
    quit: goes away and keeps your seat. So does the end of the input, or Ctrl-C.
join-lost = The connection is lost. Trying again …
join-found = The connection is back.
join-given-up = The host cannot be reached any more. Come back later with: { $command }
join-come-back = The table goes on. Come back with: { $command }

join-kept = What the dice can be checked with: { $file }
join-verify = Check the dice with: { $command }
join-wrong-commitment = Beware: the host has changed the commitment of its dice since it was first told.
join-wrong-texts = Beware: the host tells other texts of the dice than when the game started.
join-wrong-promise = Beware: this is not the game that the host first promised: its name, its options, or what it goes on from has changed.
join-wrong-pledges = Beware: the texts of the dice are not those that were pledged before yours was shown.
join-wrong-own = Beware: your own text is not among the texts of the dice.
join-not-shown = Your own text did not come into the dice in time, so they are not proved for you.
join-wrong-number = The dice have more texts than there are people at the table: somebody left before the start, or the host has added one.
serve-notices = Give --notices an address where you can be asked, mailto:YOU@EXAMPLE.ORG or https://…, not “{ $contact }”.
