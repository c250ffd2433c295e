# The arena and the report.
arena-playing = Playing
arena-unknown-mind = There is no bot “{ $mind }”. Choose from: { $known }.
arena-minds = Name 2 to { $most } different bots.
arena-certainty = --until takes a certainty of at least 0.5 and below 1, such as 0.95, not “{ $value }”.
arena-cluster = --cluster takes local, ray or ray://HOST:PORT, not “{ $value }”.
arena-no-cluster = There is no cluster at { $address }: { $reason }. Is it running, and is this the port of its client server (usually 10001)? If the cluster asks for a token, set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN.
arena-cluster-gone = The connection to the cluster at { $address } was lost. With --out the games so far are kept: the same command continues once the cluster is back, or without it with --cluster local.
arena-lost = Workers kept failing, so the games were stopped. Is there enough memory? Use fewer --cores.
arena-other = { $folder } holds an arena with a different game, bots, options, seed or version, or its bots were changed since. Choose another folder, or repeat the original command.
arena-seatings = The seatings in { $folder } are not those of this version, or are not recorded, so its games cannot be continued. Choose another folder for a new arena, or continue with the version that started this one.
arena-not-empty = { $folder } is neither empty nor an arena. Choose another folder.
arena-damaged = { $file } cannot be read. Delete it, and its games are played again.
arena-stopped = Stopped. The games so far are in { $folder }; the same command continues them.
arena-kept = Games and results are in { $folder }.
arena-title =
    { $title }: { $games ->
        [one] 1 game
       *[other] { NUMBER($games) } games
    } in { $rounds ->
        [one] 1 round
       *[other] { NUMBER($rounds) } rounds
    }
arena-mind = bot
arena-games = games
arena-wins = wins
arena-interval = 95% interval
arena-rating = rating
arena-score = mean score
arena-number = { NUMBER($number) }
arena-mean = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-plus-minus = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-differences = How many more games the first bot wins
arena-pair = bots
arena-difference = difference
arena-certainty-interval = { NUMBER($certainty, maximumFractionDigits: 3) }% interval
arena-certain = certain
arena-chance = p-value
arena-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-yes = yes
arena-no = no
arena-tiny = < { NUMBER($least, maximumFractionDigits: 4) }
arena-p = { NUMBER($chance, minimumFractionDigits: 4, maximumFractionDigits: 4) }
arena-decided = Every difference is { NUMBER($certainty, maximumFractionDigits: 3) }% certain; no more games were needed.
arena-undecided = Not every difference is { NUMBER($certainty, maximumFractionDigits: 3) }% certain yet; more games may settle it.
arena-few =
    { $rounds ->
        [one] One round cannot
       *[other] { $rounds } rounds cannot
    } tell any difference from luck, even if one bot wins every game: increase --games (rounds needed: { $fewest }).
lab-no-games = At least one game is needed, not { $games }.
lab-reset-first = The games have not started: call reset first.
cuda-device = There is no device called “{ $device }”: choose cpu or cuda.
cuda-mind = A graphics card plays only these bots: { $minds }. Leave out the device to play the others on the processor.
cuda-no-card = This machine has no NVIDIA graphics card that its driver can use. Leave out the device to play on the processor.
cuda-no-driver = There is no NVIDIA driver on this machine ({ $driver } was not found). Leave out the device to play on the processor.
cuda-no-kernels = This installation has no code for graphics cards: install a wheel that was built for your system, or the extra “compile”, which makes it here.
cuda-too-old = The graphics card or its driver is too old: it must be of 2020 or later. Leave out the device to play on the processor.
mind-no-thumb = “{ $mind }” cannot play { $game }, which has no rule of thumb. Choose one of: { $known }.

report-title = { $title }: a report
report-about = { $games ->
        [one] One game each
       *[other] { NUMBER($games) } games each
    }, played by { $minds }; seed { $seed }.
report-usual = default options
report-made = Made by Ossuary { $version } with “ossuary report”. Thin lines on bars and dots are 95% confidence intervals.
report-written = The report is in { $file }.
report-figures = Figures
report-percent = { NUMBER($number, maximumFractionDigits: 0) }%
report-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-length = How long is a game?
report-length-answer = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } rounds on average; nine out of ten games take { $same ->
        [1] { NUMBER($low, maximumFractionDigits: 0) }
       *[other] { NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }
    }. A game has { NUMBER($moves, maximumFractionDigits: 0) } moves, counting every die and card.
report-length-x = rounds
report-length-y = share of games
report-order = Does it help to go first?
report-order-answer = The first player wins { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%).
report-order-x = place in turn order
report-order-y = wins
report-gains = What does a turn score?
report-gains-answer = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average, in nine out of ten turns { $same ->
        [1] { NUMBER($low, maximumFractionDigits: 0) }
       *[other] { NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }
    }; { NUMBER($nothing, maximumFractionDigits: 0) }% of turns score nothing or lose points.
report-gains-x = points in a turn
report-gains-y = share of turns
report-growth = How do points grow?
report-growth-answer = After round { $round } a player has { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average.
report-growth-x = round
report-growth-y = points
report-sources = Where do points come from?
report-sources-answer = Mostly from: { $source } ({ NUMBER($percent, maximumFractionDigits: 0) }%).
report-sources-y = share of all points
report-source = source
report-source-party = beach party: doubled
report-source-tile = one tile, by its sum
report-source-all_tiles = all tiles, by a layout
report-source-doubled = gone on: doubled
report-source-shares = shares for lending
report-leads = When does the lead change?
report-leads-answer = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } times per game; never in { NUMBER($never, maximumFractionDigits: 0) }% of games.
report-leads-x = tenth of the game
report-leads-y = changes per game
report-lead-wins = What is a lead worth?
report-lead-wins-answer = The leader at half-time wins { NUMBER($percent, maximumFractionDigits: 0) }% of games.
report-lead-wins-x = share of the game played
report-lead-wins-y = wins of the leader
report-pushes = Does pushing your luck pay?
report-pushes-answer = { NUMBER($percent, maximumFractionDigits: 0) }% of pushes score more than what was safe; on average the turn scores { NUMBER($brought, minimumFractionDigits: 1, maximumFractionDigits: 1) } points instead of { NUMBER($safe, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
report-pushes-none = Nobody risked safe points in these games.
report-pushes-x = safe points
report-pushes-y = pushes that score more
