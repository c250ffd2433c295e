# The arena and the report.
arena-playing = Playing
arena-unknown-mind = No mind is called “{ $mind }”. There are: { $known }.
arena-minds = Name 2 to { $most } minds, each of them once.
arena-certainty = --until takes a certainty from 0.5 to below 1, such as 0.95, not “{ $value }”.
arena-cluster = --cluster takes local, ray or ray://HOST:PORT, not “{ $value }”.
arena-no-cluster = There is no cluster at { $address }: { $reason }. Does it run there, and is this the port of its client server (mostly 10001)? Where the cluster asks for a token, set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN.
arena-cluster-gone = The connection to the cluster at { $address } was lost. With --out the games so far are kept: when the cluster runs again, the same command goes on with them; with --cluster local it goes on without.
arena-lost = Workers were lost again and again, so the games were stopped. Is there enough memory? --cores takes fewer of them.
arena-other = { $folder } holds an arena with another game, other minds, options, seed or version. Choose another folder, or the same of all that.
arena-seatings = In { $folder } a round has other seatings than in this version, or does not say which, so its games cannot be added to. Choose another folder for a new arena, or go on with the version that began this one.
arena-not-empty = { $folder } is neither empty nor an arena. Choose another folder.
arena-damaged = { $file } cannot be read. Delete it: the games that it held are played again.
arena-stopped = Stopped. The games so far are in { $folder }; the same command goes on with them.
arena-kept = Games and results are in { $folder }.
arena-title =
    { $title }: { $games ->
        [one] 1 game
       *[other] { NUMBER($games) } games
    } in { $rounds ->
        [one] 1 round
       *[other] { NUMBER($rounds) } rounds
    }
arena-mind = mind
arena-games = games
arena-wins = wins
arena-interval = 95 % interval
arena-rating = rating
arena-score = mean score
arena-number = { NUMBER($number) }
arena-mean = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-plus-minus = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-differences = How much more of the wins the first has
arena-pair = minds
arena-difference = difference
arena-certainty-interval = { NUMBER($certainty, maximumFractionDigits: 3) } % interval
arena-certain = certain
arena-chance = p-value
arena-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-yes = yes
arena-no = no
arena-tiny = < { NUMBER($least, maximumFractionDigits: 4) }
arena-p = { NUMBER($chance, minimumFractionDigits: 4, maximumFractionDigits: 4) }
arena-decided = Every difference is certain to { NUMBER($certainty, maximumFractionDigits: 3) } %; no more games were needed.
arena-undecided = Not every difference is certain to { NUMBER($certainty, maximumFractionDigits: 3) } % yet; more games may tell.
arena-few =
    { $rounds ->
        [one] One round cannot
       *[other] { $rounds } rounds cannot
    } tell any difference from luck, not even if one mind wins every game: give more --games (rounds needed: { $fewest }).
lab-no-games = At least one game is needed, not { $games }.
lab-reset-first = The games have not begun: call reset first.
mind-no-thumb = { $game } has no rule of thumb yet: write one in its rule_of_thumb.py.

report-title = { $title }: a report
report-about = { NUMBER($games) } games each, played by { $minds }; seed { $seed }.
report-usual = the usual options
report-made = Made by Ossuary { $version } with “ossuary report”. Thin lines at bars and dots show where the true figure lies with 95 % confidence.
report-written = The report is in { $file }.
report-figures = Figures
report-percent = { NUMBER($number, maximumFractionDigits: 0) } %
report-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-length = How long is a game?
report-length-answer = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } rounds on average; nine of ten games take { $same ->
        [1] { NUMBER($low, maximumFractionDigits: 0) }
       *[other] { NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }
    }. A game has { NUMBER($moves, maximumFractionDigits: 0) } moves, every die and card counted.
report-length-x = rounds
report-length-y = share of games
report-order = Does it help to begin?
report-order-answer = Whoever begins wins { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %).
report-order-x = place in the order of play
report-order-y = wins
report-gains = What does a turn bring?
report-gains-answer = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average, in nine of ten turns { $same ->
        [1] { NUMBER($low, maximumFractionDigits: 0) }
       *[other] { NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }
    }; { NUMBER($nothing, maximumFractionDigits: 0) } % of turns bring nothing or less.
report-gains-x = points in a turn
report-gains-y = share of turns
report-growth = How do points grow?
report-growth-answer = After round { $round } a player has { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average.
report-growth-x = round
report-growth-y = points
report-sources = Where do points come from?
report-sources-answer = Most of all: { $source } ({ NUMBER($percent, maximumFractionDigits: 0) } %).
report-sources-y = share of all points
report-source = source
report-source-party = beach party: doubled
report-source-tile = one tile, by its sum
report-source-all_tiles = all tiles, by a layout
report-source-doubled = gone on: doubled
report-source-shares = shares for lending
report-leads = When does the lead change?
report-leads-answer = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } times in a game; in { NUMBER($never, maximumFractionDigits: 0) } % of games never.
report-leads-x = tenth of the game
report-leads-y = changes in a game
report-lead-wins = What is a lead worth?
report-lead-wins-answer = Who leads at half-time wins { NUMBER($percent, maximumFractionDigits: 0) } %.
report-lead-wins-x = how much of the game is played
report-lead-wins-y = wins of who leads
report-pushes = Does pushing one's luck pay?
report-pushes-answer = { NUMBER($percent, maximumFractionDigits: 0) } % of pushes bring more than what was safe; on average a turn brings { NUMBER($brought, minimumFractionDigits: 1, maximumFractionDigits: 1) } points instead of { NUMBER($safe, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
report-pushes-none = In these games nobody put at stake what was safe.
report-pushes-x = points that were safe
report-pushes-y = pushes that bring more
