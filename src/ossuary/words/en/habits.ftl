# What a player's habits cost.
habits-title =
    Habits in { $game }, from { $games ->
        [one] one game
       *[other] { $games } games
    }
habits-column-habit = What was chosen
habits-column-times = Times
habits-column-cost = Costs a game
habits-instead = “{ $chosen }” where “{ $better }” is better
habits-other = “{ $chosen }”, but not the best one
habits-together = All of them
habits-cost = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
habits-once = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }
habits-none = Nothing was surely worse than the best choice.
habits-exact = Costs are percentage points of the chance of winning. Every choice is computed; ± is what so few games leave open, with 95% confidence.
habits-estimated = Costs are percentage points of the chance of winning. Choices are judged by games tried out, and only what was surely worse counts; ± says what so few games and the estimates leave open, with 95% confidence.
habits-style = Luck pushed, compared with best play:
habits-behind = 15 points or more behind
habits-level = about level
habits-ahead = 15 points or more ahead
habits-bold = { $when }: too bold, as if the risk were worth { NUMBER($points, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) } points more than it is ({ $choices ->
        [one] one choice
       *[other] { $choices } choices
    })
habits-careful = { $when }: too careful, as if the risk were worth { NUMBER($points, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) } points less than it is ({ $choices ->
        [one] one choice
       *[other] { $choices } choices
    })
habits-unsure = { $when }: no sure habit yet ({ $choices ->
        [one] one choice
       *[other] { $choices } choices
    })
habits-noise = Choices that differ by less than about { NUMBER($points, maximumFractionDigits: 1) } points are hardly told apart.
habits-replying = looking for the best reply …
habits-likeliest = Against this style best play wins { NUMBER($percent, maximumFractionDigits: 1) }% of games to { $target }. The best reply gains { $gain }.
habits-furthest = At the end of what these games allow it is { NUMBER($percent, maximumFractionDigits: 1) }%, and the best reply gains { $gain }.
habits-gain = { NUMBER($percent, maximumFractionDigits: 3) } points of chance
habits-gain-slight = less than 0.001 points of chance

against-not-solved = The best reply to a player is known in games of two in: { $known }. For { $game } as it is set up here choose another bot.
against-whose = Several people play in { $file }: { $people }. Add the name of one, such as { $file }#NAME.
against-nobody = Nobody called { $name } plays in { $file }. Name a file or folder of records of that player.
against-no-file = { $file } cannot be read. Name a record, or a folder of records.
