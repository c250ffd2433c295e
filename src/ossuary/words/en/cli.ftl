# The command line: help, prompts, errors.
cli-about = Four tabletop games of bones, skulls and teeth: play them, read their rules, simulate them, score a real table.
cli-epilog = Begin with “ossuary play”. “ossuary COMMAND --help” tells more of a command.
cli-command = COMMAND
cli-usage = usage:{" "}
cli-positionals = arguments
cli-options = options
cli-help = show this help and stop
cli-version = show the version and stop
cli-required = missing: %s
cli-unrecognized = not understood: %s
cli-one-argument = a value is missing
cli-no-argument = %r does not belong here
cli-choice = %(value)r is none of %(choices)s
cli-argument = %(argument_name)s: %(message)s
cli-value = %(value)r is no whole number
cli-misuse = { $message } (“{ $command } --help” helps)
cli-no-command = No command given. Try “ossuary play”, or “ossuary --help” for all commands.
cli-interrupted = Stopped.

cli-games = list the games
cli-rules = print the rules of a game
cli-play = play a game in the terminal
cli-simulate = let minds play many games and sum them up (needs the extra “fast”)
cli-arena = let minds compete, each pair or group from all seats, and say who is better (needs the extra “lab”)
cli-arena-minds = the minds that meet, separated by commas: { $minds }
cli-arena-games = how many games, rounded up to whole rounds: in a round every group of minds plays from every seat
cli-arena-seats = how many play in a game (2, if not given)
cli-arena-paired = give all games of a round the same dice, so that luck hardly counts
cli-arena-until = stop as soon as all differences are this certain, such as 0.95
cli-arena-until-word = CERTAINTY
cli-arena-out = a folder for games and results; the same command goes on with what it holds
cli-arena-cluster = where to play: local (processes of this machine), ray://HOST:PORT (a Ray cluster) or ray (a Ray of this machine); Ray needs the extra “cluster”
cli-arena-cluster-word = WHERE
cli-folder-word = FOLDER
cli-report = write a page of charts about a game: how long, who wins, where points come from (needs the extra “lab”)
cli-report-against = an option of a second setting, shown side by side with the first; may be given several times
cli-report-out = the HTML file to write (GAME-report.html here, if not given)
cli-replay = tell a recorded game in words, and check it against the rules
cli-review = look back on a recorded game: what mattered, and luck apart from skill (needs the extra “fast”)
cli-fork = play on from any move of a recorded game
cli-solve = compute the value of a game of two under best play (needs the extra “fast”)
cli-solve-target = the points to win, up to 100
cli-solve-dice = the points of a single turn with so many left, right and centre dice, such as 6,6,6, where a turn is known by itself
cli-solve-recompute = compute the game anew (up to half an hour) instead of reading a table that comes with the package
cli-check = look at a table with the rules alone: is some action better than it says? (needs the extra “fast”)
cli-check-file = a table of a solved game, as it comes with the package
cli-check-states = how many states of games at random to look at
cli-check-turn = look at every state of a first turn, too (minutes)
cli-check-all = compute every start of a turn anew from the turns after it, too (seconds to minutes)
cli-check-game = see whether a game keeps the contract of all games, and say what is missing
solve-unsolved = { $game } is not solved as a whole. Solved: { $games }.
solve-target = Targets above { $most } are not solved.
solve-target-twice = --target and --option target=… say the same thing: leave one of them out.
solve-no-dice = --dice is for { $game } alone: leave it out.
solve-dice-alone = A single turn has dice and nothing else: leave out --target, --option and --recompute, or --dice.
solve-dice = “{ $given }” are no dice: give three numbers from 0 to { $most }, such as 6,6,6.
solve-working = solving …
solve-first-wins = Whoever begins wins { NUMBER($chance, minimumFractionDigits: 7, maximumFractionDigits: 7) } % of games if both play as well as can be.
solve-points = A turn scores { NUMBER($points, minimumFractionDigits: 9, maximumFractionDigits: 9) } points on average if it is played for points alone.
solve-effort = { $states } choices valued in { $seconds } seconds; the error is below { $bound }.
check-no-table = { $file } is no table of a solved game.
check-working = looking …
check-sound =
    { $states ->
        [one] 1 state
       *[other] { $states } states
    } looked at: no action is better than the table says (largest difference { $worst }).
check-wrong =
    { $states ->
        [one] 1 state
       *[other] { $states } states
    } looked at: the table is wrong (largest difference { $worst }).
cli-not-perfect = “{ $seat }” does not play this { $game }: perfect play is known for { $solved }, for two, up to 100 points. Here play: { $known }.
cli-verify = compute every draw of a recorded game anew, and compare
cli-score = score a position from a real table, given as JSON
cli-lang = the language: en or de
cli-game = one of { $games }
cli-game-word = GAME
cli-file-word = FILE
cli-seats-word = WHO,WHO
cli-minds-word = MIND,MIND
cli-option-word = NAME=VALUE
cli-json = print the result as JSON
cli-seats = who plays, separated by commas: you, you:NAME, { $minds }
cli-option = an option of the game, such as target=50; may be given several times. “ossuary games” names them
cli-seed = a whole number that all chance comes from, for games that can be repeated
cli-save = where to save the game
cli-resume = a saved game to go on with
cli-minds = the minds that play, separated by commas: { $minds }
cli-number = how many games
cli-cores = how many cores to use (all of them, if not given)
cli-record = a recorded game, or - for the standard input
cli-fork-at = after how many moves of the record, counted as “replay --json” and “review” number them
cli-fork-same = play with the same dice: whatever is not changed falls as it fell (else with new ones)
cli-fork-seats = who plays on, separated by commas: you, you:NAME, { $minds }; as in the record, if not given
record-no-move = There is no move { $number }: the record has { $moves }.
cli-kept = what a client kept when the game began; the record is compared with it
cli-position = a position as JSON, or a list of them; - or nothing for the standard input

cli-serve = host tables for players in browsers and terminals (needs the extra “serve”)
cli-serve-host = the address to listen on; 127.0.0.1, if not given: this machine only
cli-serve-name = a name by which people reach this host, as in games.example.org; localhost and addresses always do; may be given several times
cli-serve-port = the port to listen on; 0 takes any free one
cli-serve-database = where tables are kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
cli-serve-workers = how many processes; more than one needs PostgreSQL
cli-serve-open = open the page in a browser; if the port is taken, another one is used
cli-serve-notices = tell people’s browsers when it is their move in a slow game; the address, mailto:… or https://…, is whom push services may ask about it
cli-serve-rate = how many commands a second one player may send
cli-serve-learned = offer the trained minds in this folder at the tables: its ONNX files, each for the game that it plays
cli-serve-no-warm-up = compile minds and coach when they are first needed, not at the start; the first answers then take longer
cli-url-word = URL
cli-admin = look after a host's database: back it up, purge it, close a table (needs the extra “serve”)
cli-admin-word = ACTION
cli-admin-backup = copy the database into a new SQLite file, while it is played on
cli-admin-restore = copy such a file into an empty database
cli-admin-purge = delete tables that nobody has touched for long, and keys that have expired
cli-admin-close = end a table
cli-admin-reports = list what players have reported
cli-admin-new-file = the file to make; one that is there is not overwritten
cli-admin-file = a file that “backup” made
cli-admin-days = after how many days a table is deleted, 90 if not given; one that never started is deleted after 7 in any case
cli-admin-table = the id of a table; write -- before one that begins with -
cli-table-word = TABLE
cli-join = play at a table of a host, in the terminal or by a mind (needs the extra “join”)
cli-join-url = the address of the table, as its host or another player gives it
cli-join-mind = plays by itself, as one of: { $minds }
cli-join-token = a token from the host that says who you are; the variable OSSUARY_TOKEN does the same
cli-join-name = what to be called there: your login name, if not given; under each name you are somebody else
cli-join-seat = the number of the seat to take; any open one, if not given
cli-join-watch = watch without a seat
cli-join-keep = where to keep what the dice are checked with; in your data folder, if not given
cli-mind-word = MIND
cli-name-word = NAME
cli-token-word = TOKEN

cli-players = { $least } to { $most } players
cli-games-options = Options (--option), for example: { $options }.
cli-games-minds = Minds, with their wins in games of two against “{ $other }”: { $minds }.
cli-mind-wins = { $mind } { NUMBER($wins, maximumFractionDigits: 0) } %
cli-games-next = “ossuary rules GAME” explains one, “ossuary play GAME” starts it.
cli-unknown-game = There is no game “{ $game }”. There are: { $games }.
cli-unknown-seat = Nobody is called “{ $seat }” here. A seat is one of: { $known }.
learned-file = The mind in “{ $file }” cannot be read: { $reason }.
learned-large = “{ $file }” is larger than { $most } MB, which is too large to play.
learned-unreadable = “{ $file }” is no ONNX file that can be run here. Train one with examples/train.py.
learned-game = The mind in “{ $file }” plays { $other }, not { $game }.
learned-sight = The mind in “{ $file }” was trained for another version of what is seen of the game. Train it anew.
learned-slow = “{ $file }” has been at one choice for more than { $seconds } seconds: it is too slow to play. Train it anew, or choose another one.
learned-folder = There is no folder “{ $folder }” with trained minds.
learned-name = “{ $file }” cannot be offered at a table: a file there is named in 1 to 35 letters, digits, dots, hyphens and underscores, before its ending .onnx.
cli-seat-number = { $game } is for { $least } to { $most } players, not { $seats }.
cli-option-form = Write an option as NAME=VALUE, not “{ $option }”.
cli-option-seats = The number of seats follows from --seats.
cli-too-large = { $file } is larger than { $most } MB: too much to be read.
cli-file =
    { $file }: { $why ->
        [ENOENT] there is no such file
        [EISDIR] this is a folder, not a file
        [ENOTDIR] this path leads through a file
        [EEXIST] this path leads through a file
        [EACCES] access is denied
        [EPERM] access is denied
        [EROFS] nothing can be written here
        [ENOSPC] the disk is full
        [EDQUOT] the disk is full
        [ENAMETOOLONG] the name is too long
       *[other] { $reason }
    }.
cli-output = The output cannot be written
cli-file-there = { $file } is there already. Go on with it by --resume, or choose another name to --save.
cli-memory = There is not enough memory for that.
cli-not-text = { $file } is no text file.
cli-positive = { $option } must be at least 1, not { $value }.
cli-too-many-games = At most { $most } games at a time.
cli-missing-extra = This needs { $module }, which is not installed. Install it with: { $python } -m pip install 'ossuary-games[{ $extra }]'
cli-resume-options = A saved game has its options and its seed; omit --option and --seed.
cli-resume-game = { $file } is a game of { $game }.
cli-resume-seats = The saved game has { $seats } seats.
cli-turn = Turn { $turn }
cli-unfinished = The record ends here; the game is not over.
cli-simulating = Playing

verify-before =
    { $draws ->
        [0] This game was forked from another.
        [one] This game was forked from another. One draw before the fork comes from the dice of that game.
       *[other] This game was forked from another. { $draws } draws before the fork come from the dice of that game.
    } { $unknown ->
        [0] Since the fork:
        [one] One draw before it cannot be verified: the record does not say where it comes from. Since the fork:
       *[other] { $unknown } draws before it cannot be verified: the record does not say where they come from. Since the fork:
    }
verify-seeded =
    { $draws ->
        [0] The record holds no draw; the seed is { $seed }.
        [one] The one draw comes from the seed { $seed }.
       *[other] All { $draws } draws come from the seed { $seed }.
    }
verify-sealed =
    { $draws ->
        [0] The record holds no draw. The secret is the one that its commitment promises.
        [one] The one draw comes from the secret and the texts. The secret is the one that its commitment promises.
       *[other] All { $draws } draws come from the secret and the texts. The secret is the one that its commitment promises.
    }
verify-same = Commitment and texts are those that were kept at table { $table }.
verify-proved =
    This is proved for whoever kept this: the secret was settled before anybody gave a text, and every other text
    before theirs was known. Nobody could choose a draw, neither the server nor anybody together with it.
verify-settled =
    So the secret was settled before the texts were given, and after that the server alone could not choose a draw.
    It is no whole proof:
verify-no-text = Whoever kept this gave no text. A server that gave all texts, or whose friends did, could have chosen them.
verify-open-text = The text of whoever kept this was known before the others were settled. A server whose friend gave a later text could have chosen that.
verify-first-version = The kept file is of an earlier version. It says neither which text was its owner’s nor whether a fresh game was promised.
verify-withheld =
    { $texts ->
        [one] One text was pledged and never shown. Whoever withheld it, together with the server, could choose between two sequences of draws.
       *[other] { $texts } texts were pledged and never shown. Whoever withheld them, together with the server, could choose between several sequences of draws.
    }
verify-late =
    Whoever kept this came when the texts were closed already. Since then nothing was changed;
    whether the secret was settled before the texts is known to those who were there earlier.
verify-consistent =
    This shows only that the record is consistent in itself; whoever makes up a whole record can make it so.
    That the server did not choose is proved by comparing with what a client kept at the start: --kept FILE.
verify-unfinished = The record ends before the game does. It proves nothing about a whole game: what came after may have been cut off.
verify-partial = Not every draw could be computed, so this is no proof.
verify-source = Move { $move } (turn { $turn }, throw { $throw }, index { $index }): the record says that { $recorded } comes from other dice than those that were promised; these give { $drawn }.
verify-source-none = Move { $move } (turn { $turn }, throw { $throw }, index { $index }): the record says that { $recorded } comes from the promised dice, but this draw was made in the earlier game.
verify-draw = Move { $move } (turn { $turn }, throw { $throw }, index { $index }): the record says { $recorded }, but the draw gives { $drawn }.
verify-secret = The secret is not the one that was promised: its hash is { $hash }, the commitment is { $commitment }.
verify-secret-none = The game is over, but the secret was not revealed. Take the dice for false ones; the commitment is { $commitment }.
verify-commitment = The commitment is not the one that was kept: the record says { $recorded }, kept was { $kept }.
verify-texts = The texts are not those that were kept: as text { $number } the record has { $recorded }, kept was { $kept }.
verify-pledge = Text { $number } is not the one that was pledged: it is { $text }, the pledge is { $pledge }.
verify-own = The text of whoever kept this is not among the texts, though the server had taken it: { $text }.
verify-game = This is not the game that was promised: the record says { $recorded }, promised was { $kept }.
verify-options = The options are not those that were promised: for { $option } the record says { $recorded }, promised was { $kept }.
verify-fork = The first { $at } moves are not those of the game that was promised to go on: their hash is { $recorded }, promised was { $kept }.
verify-no-draws = The record does not say where its draws come from, so they cannot be verified.
verify-scripted = This record is of a guided first game. Its draws were chosen so that there is something to learn, not drawn, so there is nothing to verify: it does not count.
verify-no-secret = The secret is not revealed yet, so the draws cannot be verified yet. It is revealed when the table ends.

kept-not-json = What was kept cannot be read: it is not valid JSON.
kept-format = This is not what a client of Ossuary keeps.
kept-version = What was kept has the version { $version }; this program reads version { $known }.
kept-field = What was kept is damaged: “{ $field }” is missing or wrong.

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
       *[other] , { $due } from somebody of your choice: { $others }
    }

simulate-title =
    { $title }: { $games ->
        [one] 1 game
       *[other] { NUMBER($games) } games
    }
simulate-seat = seat
simulate-wins = wins
simulate-interval = 95 % interval
simulate-score = mean score
simulate-spread = 5 / 50 / 95 %
simulate-moves = A game takes { NUMBER($mean, maximumFractionDigits: 1) } moves on average, chance included (5 / 50 / 95 %: { $spread }).
simulate-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-speed = { NUMBER($seconds, maximumFractionDigits: 2) } s: { NUMBER($games, maximumFractionDigits: 0) } games/s, { NUMBER($moves, maximumFractionDigits: 1) } million moves/s.

play-which-game = Which game? (number; Enter for the first)
play-prompt = >
play-help =
    Type the number of an action or the word behind it; several in a row are played one after the other.
    undo: takes your last action back, as long as nothing was rolled or turned up since.
    why-not ACTION: says which rule forbids an action.
    hint: names the best action. why: gives every action its chance to win, and the reasons (needs the extra “fast”).
    rules: prints the rules of the game.
    quit: saves and leaves. So does the end of the input, or Ctrl-C.
play-hint-thinking = The coach is thinking; the first time in a game this can take a minute or two. Ctrl-C stops it.
play-hint-stopped = No hint, then. The game goes on.
play-undone = Taken back.
play-no-undo = Nothing to take back: there is no undo past a roll, a card turned up, or another player.
play-unknown = “{ $word }” is no action. Type a number of the list, or “help”.
play-too-many = “{ $word }” was not played: it is not your move any more.
play-refused = That is against rule { $rule }: { $reason }
play-why-not-what = Why not what? Name an action: { $actions }.
play-why-not-allowed = Nothing forbids it.
play-stopped = Stopped and saved. Go on with: { $command } play --resume { $file }
play-saved = Saved. Go on with: { $command } play --resume { $file }
play-recorded = The record of this game: { $file }
