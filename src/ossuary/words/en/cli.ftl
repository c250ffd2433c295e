# The command line: help, prompts, errors.
cli-about = Tabletop games of bones, skulls and teeth: play them, read their rules, simulate them, score a real table.
cli-epilog = Start with “ossuary play”. “ossuary COMMAND --help” explains a command.
cli-command = COMMAND
cli-usage = usage:{" "}
cli-positionals = arguments
cli-options = options
cli-help = show this help and exit
cli-version = show the version and exit
cli-required = missing: %s
cli-unrecognized = not understood: %s
cli-one-argument = a value is missing
cli-no-argument = %r is not expected here
cli-choice = %(value)r is not one of %(choices)s
cli-argument = %(argument_name)s: %(message)s
cli-value = %(value)r is not a whole number
cli-misuse = { $message } (see “{ $command } --help”)
cli-no-command = No command given. Try “ossuary play”, or “ossuary --help” for all commands.
cli-interrupted = Stopped.

cli-games = list the games
cli-rules = print the rules of a game
cli-play = play a game in the terminal
cli-simulate = let bots play many games and summarize the results (needs the extra “simulate”)
cli-arena = let bots compete from every seat and find out which is stronger (needs the extra “lab”)
cli-arena-minds = the bots that compete, separated by commas: { $minds }
cli-arena-games = number of games, rounded up to whole rounds: in a round every group of bots plays from every seat
cli-arena-seats = number of players in a game (default: 2)
cli-arena-paired = play all games of a round with the same dice, so that luck hardly matters
cli-arena-until = stop once every difference is this certain, such as 0.95
cli-arena-until-word = CERTAINTY
cli-arena-out = the folder for games and results; the same command continues from what it holds
cli-arena-cluster = where to play: local (processes on this machine), ray://HOST:PORT (a Ray cluster) or ray (Ray on this machine); Ray needs the extra “cluster”
cli-arena-cluster-word = WHERE
cli-folder-word = FOLDER
cli-report = write a page of charts about a game: its length, who wins, where points come from (needs the extra “lab”)
cli-report-against = an option of a second setting to compare with the first; may be repeated
cli-report-out = the HTML file to write (default: GAME-report.html in this folder)
cli-replay = retell a recorded game in words and check it against the rules
cli-review = review a recorded game: what mattered, and how much was luck or skill
cli-review-practice = make puzzles of the mistakes that you made in it
cli-habits = what a player’s habits cost, and what playing against them is worth
cli-habits-file = a record, or a folder of records; add #NAME where several people play in them
cli-practice = solve puzzles of a game, and your own mistakes again, until they sit
cli-practice-number = number of puzzles (default: 10)
cli-practice-own = only mistakes from games of your own
cli-daily = play the game of the day: the same dice for everybody, one try counts
cli-day-word = DAY
cli-daily-day = a former day, such as 2026-11-18, for practice
cli-daily-to = hand today’s results in at a host, at this address: its board shows them (needs the extra “join”)
cli-fork = play on from any move of a recorded game
cli-solve = compute the value of a two-player game under best play
cli-solve-target = the points needed to win, up to 100
cli-solve-dice = the value of a single turn with this many left, right and centre dice, such as 6,6,6, in games where a turn can be solved alone
cli-solve-recompute = compute the game again (up to half an hour) instead of reading the table in the package
cli-solve-by-positions = solve the game from its rules alone, position by position, even if it has a solver of its own
cli-solve-players = number of players (default: 2); a game that brings a solver for three makes and keeps a table of it; otherwise more than two are solved position by position
cli-solve-most = give up if there are more positions than this (default: 10000000)
cli-check = check a table of values against the rules alone: is any action better than the table says?
cli-check-file = a table of a solved game, such as those in the package
cli-check-states = number of states from random games to check
cli-check-turn = also check every state of a first turn (minutes)
cli-check-all = also compute every start of a turn again from the turns that follow it (seconds to minutes)
cli-check-game = check that a game keeps the contract of all games, and say what is missing
cli-new-game = write the skeleton of a game of your own, which plays at once
cli-new-game-name = what the game is called, in lower-case letters with hyphens: grave-diggers
cli-new-game-folder = a new folder for its files
cli-compile-game = compile a game of others for this machine, as ours come compiled (needs the extra “compile”)
solve-unsolved = { $game } is not fully solved. Solved: { $games }.
solve-target = Targets above { $most } are not solved.
solve-target-twice = --target and --option target=… mean the same thing: omit one of them.
solve-no-dice = --dice is for { $game } only: omit it.
solve-dice-alone = --dice solves a single turn: omit --target, --option and --recompute, or omit --dice.
solve-dice = “{ $given }” is not a set of dice: give three numbers from 0 to { $most }, such as 6,6,6.
solve-working = solving …
solve-first-wins = The first player wins { NUMBER($chance, minimumFractionDigits: 7, maximumFractionDigits: 7) }% of games if both play perfectly.
solve-points = A turn played for points alone scores { NUMBER($points, minimumFractionDigits: 9, maximumFractionDigits: 9) } points on average.
solve-effort = { $states } choices evaluated in { $seconds } seconds; the error is below { $bound }.
solve-memory = Looking for positions: at most { $most }, which take up to { $memory } GB of memory.
solve-too-many = There are more than { $most } positions. { $target ->
        [1] Choose a smaller target, or allow more with --most.
       *[other] Allow more with --most.
    }
solve-too-wide = The numbers in a state of this game span too wide a range to be packed.
solve-unsure = { $game } cannot be solved position by position: play can go on for ever, or the players never settle on how to play.
solve-first-of = The first player wins { NUMBER($chance, minimumFractionDigits: 7, maximumFractionDigits: 7) }% of games if { $seats ->
    [2] both play perfectly
   *[other] all { $seats } play perfectly, each for themselves
}.
solve-share = { NUMBER($chance, minimumFractionDigits: 7, maximumFractionDigits: 7) }%
solve-shares = At the start the seats win { $shares }.
solve-minutes = This takes about { $time ->
        [1] a minute
       *[other] { $time } minutes
    } on this machine. What is found is kept: if you stop it, the same command goes on from there.
solve-hours = This takes about { $time } hours on this machine. What is found is kept: if you stop it, the same command goes on from there.
solve-too-long = This would take about { $hours } hours on this machine, which is more than { $most }. Choose a smaller --target.
solve-positions = { $states } positions valued in { $seconds } seconds; the error is below { $bound }.
solve-gain = { $states } choices evaluated in { $seconds } seconds; no seat gains more than { $bound } by another choice.
check-no-table = { $file } is not a table of a solved game.
check-working = checking …
check-sound =
    { $states ->
        [one] 1 state
       *[other] { $states } states
    } checked: no action is better than the table says (largest difference { $worst }).
check-wrong =
    { $states ->
        [one] 1 state
       *[other] { $states } states
    } checked: the table is wrong (largest difference { $worst }).
check-where = The difference is largest here:
check-gain =
    Every seat plays for its own share of the win, and none gains more than { $gain } by another choice. { $mixed ->
        [0] No seat mixes its choices.
        [one] At one score seats mix choices that differ by more than rounding, since best replies go round in a circle there.
       *[other] At { $mixed } scores seats mix choices that differ by more than rounding, since best replies go round in a circle there.
    }
cli-not-perfect = “{ $seat }” cannot play this { $game }: perfect play is known only for { $solved } with two players, up to 100 points. Choose one of: { $known }.
cli-seat-is-code = The record has “{ $seat }” at a seat, and records may not start programs. If you trust it, name all seats yourself with --seats.
cli-verify = verify the draws of a recorded game
cli-score = score a position from a real table, given as JSON
cli-lang = the language: en or de
cli-game = one of { $games }
cli-game-word = GAME
cli-file-word = FILE
cli-seats-word = WHO,WHO
cli-minds-word = BOT,BOT
cli-option-word = NAME=VALUE
cli-json = print the result as JSON
cli-seats = who plays, separated by commas: you, you:NAME, { $minds }
cli-option = an option of the game, such as target=50; may be repeated. “ossuary games” lists them
cli-seed = a whole number that fixes all chance, so that a game can be repeated
cli-save = where to save the game
cli-resume = a saved game to continue
cli-minds = the bots that play, separated by commas: { $minds }
cli-number = number of games
cli-cores = number of cores to use (default: all)
cli-device = where to play: on the processor (cpu), or on an NVIDIA graphics card (cuda), which knows the bots random and rule-of-thumb
cli-record = a recorded game, or - for standard input
cli-fork-at = the number of moves to keep, counted as in “replay --json” and “review”
cli-fork-same = keep the same dice: what you do not change comes up as it did (default: new dice)
cli-fork-seats = who plays on, separated by commas: you, you:NAME, { $minds } (default: as in the record)
record-no-move = There is no move { $number }: the record has { $moves }.
cli-kept = what a client kept when the game began, to compare the record with
cli-position = a position as JSON, or a list of positions; - or nothing for standard input

cli-serve = host tables for players in browsers and terminals (needs the extra “serve”)
cli-serve-host = the address to listen on (default: 127.0.0.1, this machine only)
cli-serve-name = a host name people use to reach this host, such as games.example.org; localhost and IP addresses always work; may be repeated
cli-serve-port = the port to listen on; 0 picks a free one
cli-serve-database = where tables are stored: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
cli-serve-workers = number of processes; more than one needs PostgreSQL
cli-serve-open = open the page in a browser; if the port is taken, use another
cli-serve-notices = send browser notifications when it is a player’s move in a slow game; URL (mailto:… or https://…) tells push services whom to contact about them
cli-serve-webhooks = let players name addresses on the internet that are told of their moves and of the ends of their games
cli-serve-webhooks-to = let webhooks lead to addresses that begin so, though they are not on the internet, as http://10.0.0.5:9000; can be given several times
cli-serve-rate = the number of commands one player may send per second
cli-serve-learned = offer the trained bots in this folder at the tables: each ONNX file plays its own game
cli-serve-alone = also serve the page that needs no host, from the folder that “make page” wrote: visitors begin there at once, and play on where this host cannot be reached
cli-serve-no-warm-up = compile bots and coach on first use instead of at startup; the first answers then take longer
cli-url-word = URL
cli-admin = manage a host’s database: back it up, purge it, close a table (needs the extra “serve”)
cli-admin-word = ACTION
cli-admin-backup = copy the database to a new SQLite file while the host runs
cli-admin-restore = copy a backup into an empty database
cli-admin-purge = delete tables that nobody has touched for a long time, and expired keys
cli-admin-close = end a table
cli-admin-status = show tables, players, what waits, and every process
cli-admin-reports = list what players have reported
cli-admin-ready = say whether a host takes commands; the exit code says it to health checks
cli-admin-new-file = the file to create; an existing file is never overwritten
cli-admin-file = a file written by “backup”
cli-admin-days = delete tables untouched for this many days (default: 90); tables that never started are deleted after at most 7
cli-admin-table = the id of a table; put -- before an id that begins with -
cli-admin-host = the address of a host (default: http://127.0.0.1:8000)
cli-table-word = TABLE
cli-join = play at a table on a host, in the terminal or with a bot (needs the extra “join”)
cli-join-url = the address of the table, from its host or another player
cli-join-mind = let a bot play for you, one of: { $minds }
cli-join-token = a token from the host that says who you are; or set the variable OSSUARY_TOKEN
cli-join-name = your name there (default: your login name); each name is a different player
cli-join-seat = the number of the seat to take (default: any free seat)
cli-join-watch = watch without taking a seat
cli-carry = bring games that were played without a host to one, as records (needs the extra “join”)
cli-carry-url = the address of the host
cli-carry-files = records, or the ZIP file with all games that a host or a page gave you
cli-carry-seat = the number of your seat, where others have played too (default: all people of a record are you)
cli-join-keep = where to keep the data that verifies the dice (default: your data folder)
cli-mind-word = BOT
cli-name-word = NAME
cli-token-word = TOKEN

cli-players = { $least } to { $most } players
cli-games-options = Options (--option), for example: { $options }.
cli-games-minds = Bots for two, from the weakest, each with its wins against the one before: { $minds }.
cli-mind-wins = { $mind } { NUMBER($wins, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) }%
cli-games-next = “ossuary rules GAME” explains a game, “ossuary play GAME” starts it.
cli-unknown-game = There is no game “{ $game }”. Choose one of: { $games }.
cli-unknown-seat = “{ $seat }” cannot take a seat. A seat is one of: { $known }.
learned-file = The bot in “{ $file }” cannot be read: { $reason }.
learned-large = “{ $file }” is larger than { $most } MB, which is too large to play.
learned-unreadable = “{ $file }” is not an ONNX file that can run here. Train one with examples/train.py.
learned-game = The bot in “{ $file }” plays { $other }, not { $game }.
learned-sight = The bot in “{ $file }” was trained on another version of the game’s observation. Train it again.
learned-slow = “{ $file }” has spent more than { $seconds } seconds on one choice: it is too slow to play. Train it again, or choose another bot.
learned-folder = There is no folder “{ $folder }” with trained bots.
learned-name = “{ $file }” cannot be offered at a table: give it a name of 1 to 35 letters, digits, dots, hyphens and underscores before .onnx.
cli-seat-number = { $game } is for { $least } to { $most } players, not { $seats }.
cli-option-form = Write an option as NAME=VALUE, not “{ $option }”.
cli-option-seats = The number of seats comes from --seats.
cli-too-large = { $file } is larger than { $most } MB, which is too large to read.
cli-file =
    { $file }: { $why ->
        [ENOENT] there is no such file
        [EISDIR] it is a folder, not a file
        [ENOTDIR] part of the path is a file, not a folder
        [EEXIST] part of the path is a file, not a folder
        [EACCES] access is denied
        [EPERM] access is denied
        [EROFS] this place is read-only
        [ENOSPC] the disk is full
        [EDQUOT] the disk is full
        [ENAMETOOLONG] the name is too long
       *[other] { $reason }
    }.
cli-output = The output cannot be written
cli-file-there = { $file } already exists. Continue it with --resume, or choose another name for --save.
cli-memory = There is not enough memory for that.
cli-not-text = { $file } is not a text file.
cli-positive = { $option } must be at least 1, not { $value }.
cli-too-many-games = Play at most { $most } games at a time.
cli-missing-extra = This needs { $module }, which is not installed. Install it with: { $python } -m pip install 'ossuary-games[{ $extra }]'
cli-resume-options = A saved game keeps its options and its seed; omit --option and --seed.
cli-resume-game = { $file } is a game of { $game }.
cli-resume-seats = The saved game has { $seats } seats.
cli-turn = Turn { $turn }
cli-unfinished = The record ends here, before the end of the game.
cli-simulating = Playing

verify-before =
    { $draws ->
        [0] This game was forked from another.
        [one] This game was forked from another. One draw before the fork comes from the dice of that game.
       *[other] This game was forked from another. { $draws } draws before the fork come from the dice of that game.
    } { $unknown ->
        [0] Since the fork:
        [one] One earlier draw cannot be verified: the record does not say where it comes from. Since the fork:
       *[other] { $unknown } earlier draws cannot be verified: the record does not say where they come from. Since the fork:
    }
verify-seeded =
    { $draws ->
        [0] The record contains no draws; the seed is { $seed }.
        [one] The one draw comes from the seed { $seed }.
       *[other] All { $draws } draws come from the seed { $seed }.
    }
verify-of-round = These are the dice of round { $number } of a tournament that promised { $promise }.
verify-sealed =
    { $draws ->
        [0] The record contains no draws. The secret is the one that its commitment promises.
        [one] The one draw comes from the secret and the texts. The secret is the one that its commitment promises.
       *[other] All { $draws } draws come from the secret and the texts. The secret is the one that its commitment promises.
    }
verify-same = The commitment and the texts match what was kept at table { $table }.
verify-proved =
    This proves to the owner of the kept file that the secret was fixed before anybody gave a text, and every other
    text before theirs was known. Nobody could choose a draw, neither the server nor anybody working with it.
verify-settled =
    So the secret was fixed before the texts were given, and after that the server alone could not choose a draw.
    This is not a full proof:
verify-no-text = The owner of the kept file gave no text. A server that gave all the texts, alone or with friends, could have chosen them.
verify-open-text = The text of the kept file’s owner was known before the others were fixed. A server whose friend gave a later text could have chosen that one.
verify-first-version = The kept file comes from an earlier version. It says neither which text was its owner’s nor whether a fresh game was promised.
verify-withheld =
    { $texts ->
        [one] One text was pledged and never shown. The player who withheld it, working with the server, could choose between two sequences of draws.
       *[other] { $texts } texts were pledged and never shown. The players who withheld them, working with the server, could choose between several sequences of draws.
    }
verify-late =
    The owner of the kept file arrived after the texts were closed. Nothing has changed since then;
    only those who were there earlier know whether the secret was fixed before the texts.
verify-consistent =
    This shows only that the record is consistent with itself; a made-up record can be consistent too.
    To prove that the server did not choose the draws, compare with what a client kept at the start: --kept FILE.
verify-local =
    Local dice: this game was played elsewhere and brought as a record. Nobody but the player who brought it
    can vouch for those dice, and it does not count in any ranking.
verify-unfinished = The record ends before the game does. It proves nothing about a whole game: later moves may have been cut off.
verify-partial = Not every draw could be computed, so this is not a proof.
verify-source = Move { $move } (turn { $turn }, throw { $throw }, index { $index }): the record says that { $recorded } comes from dice other than the promised ones; those give { $drawn }.
verify-source-none = Move { $move } (turn { $turn }, throw { $throw }, index { $index }): the record says that { $recorded } comes from the promised dice, but this draw was made in the earlier game.
verify-draw = Move { $move } (turn { $turn }, throw { $throw }, index { $index }): the record says { $recorded }, but the draw gives { $drawn }.
verify-secret = The secret is not the promised one: its hash is { $hash }, but the commitment is { $commitment }.
verify-secret-none = The game is over, but the secret was not revealed. Do not trust these dice; the commitment is { $commitment }.
verify-commitment = The commitment does not match the kept file: the record says { $recorded }, the file says { $kept }.
verify-texts = The texts do not match the kept file: text { $number } is { $recorded } in the record and { $kept } in the file.
verify-pledge = Text { $number } is not the pledged one: it is { $text }, but the pledge is { $pledge }.
verify-own = The text of the kept file’s owner is missing, although the server had accepted it: { $text }.
verify-game = This is not the promised game: the record says { $recorded }, the promise was { $kept }.
verify-options = The options are not the promised ones: for { $option } the record says { $recorded }, the promise was { $kept }.
verify-fork =
    { $at ->
        [one] The first move is not that of the game that was to be continued: its hash is { $recorded }, the promise was { $kept }.
       *[other] The first { $at } moves are not those of the game that was to be continued: their hash is { $recorded }, the promise was { $kept }.
    }
verify-round = These are not the dice of the tournament: hashed back to its beginning, the commitment of round { $number } is { $hash }, but the promise is { $promise }.
verify-no-draws = The record does not say where its draws come from, so they cannot be verified.
verify-scripted = In this game some draws were chosen, not drawn: for a guided first game, or by a program that tried something out. So there is nothing to verify, and it does not count.
verify-no-secret = The secret is not revealed yet, so the draws cannot be verified. It is revealed when the table ends, in a tournament when all tables of the round have ended.

kept-not-json = The kept file cannot be read: it is not valid JSON.
kept-format = This is not a file kept by an Ossuary client.
kept-version = The kept file has version { $version }; this program reads version { $known }.
kept-field = The kept file is damaged: “{ $field }” is missing or wrong.

score-total =
    { $total ->
        [one] 1 point
       *[other] { $total } points
    }: { $parts }
score-line =
    { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }: { $line }
score-throw =
    eaten: { $eaten }; escaped: { $escaped }; { $waves ->
        [one] 1 wave
       *[other] { $waves } waves
    }
score-signs =
    { $throw }; signs: { $middle } from the middle{ $due ->
        [0] {""}
       *[other] , { $due } from a player of your choice: { $others }
    }

simulate-title =
    { $title }: { $games ->
        [one] 1 game
       *[other] { NUMBER($games) } games
    }
simulate-seat = seat
simulate-wins = wins
simulate-interval = 95% interval
simulate-score = mean score
simulate-spread = 5 / 50 / 95%
simulate-moves = A game takes { NUMBER($mean, maximumFractionDigits: 1) } moves on average, chance included (5 / 50 / 95%: { $spread }).
simulate-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
simulate-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
simulate-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-speed = { NUMBER($seconds, maximumFractionDigits: 2) } s: { NUMBER($games, maximumFractionDigits: 0) } games/s, { NUMBER($moves, maximumFractionDigits: 1) } million moves/s.

play-which-game = Which game? (Type its number, or press Enter for the first.)
play-which-opponent = Against whom? (Type a number or a name, or press Enter for { $name }.)
play-prompt = >
play-help =
    Type the number of an action or its name. Several in a row are played one after the other.
    undo: take back your last action, unless something was rolled or turned up since.
    why-not ACTION: see which rule forbids an action.
    hint: see the best action. why: see every action’s chance to win, with reasons.
    rules: read the rules of the game.
    quit: save and leave. Ctrl-C or the end of the input does the same.
play-hint-thinking = The coach is thinking; the first time in a game this can take a minute or two. Ctrl-C stops it.
play-hint-stopped = No hint, then. The game goes on.
play-undone = Taken back.
play-no-undo = Nothing to take back: you cannot undo a roll, a card turned up, or another player’s move.
play-unknown = “{ $word }” is not an action. Type a number from the list, or “help”.
play-too-many = “{ $word }” was not played: it is no longer your move.
play-refused = That is against rule { $rule }: { $reason }
play-why-not-what = Why not …? Name an action: { $actions }.
play-why-not-allowed = Nothing forbids it.
play-stopped = Stopped and saved. Continue with: { $command } play --resume { $file }
play-saved = Saved. Continue with: { $command } play --resume { $file }
play-recorded = Game recorded in { $file }

# What can be typed besides actions; the English words work in every language.
command-quit = quit
command-undo = undo
command-help = help
command-rules = rules
command-hint = hint
command-why = why
command-why-not = why-not
command-describe = describe
command-say = say
command-start = start
command-resign = resign
command-back = back
command-leave = leave

cli-plain = plain sentences without drawings, colours and single keys, as pipes and narrow terminals get them; so do NO_COLOR and TERM=dumb
stage-keys =
    { $usual ->
        [0] {""}
       *[other] Enter: the marked one ·{" "}
    }? help · u undo · d in words · q leave
stage-turn-keys = Enter: the next turn · q leave
stage-help =
    Enter: do what is marked with an arrow; if nothing is, see the table again. What can only be done in one way is done by itself.
    ?: this help. u: undo. d: the table in words. q: save and leave.
