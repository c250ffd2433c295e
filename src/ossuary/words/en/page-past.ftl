# My games: opponents, results, luck.
page-past-none = You have not played a game here yet.
page-past-nobody = You have no name here yet. Play a game, and it will appear on this page.
page-past-search = Search
page-past-who = Name or game
page-past-game = Game
page-past-any-game = Any game
page-past-result = Result
page-past-any-result = Any result
page-past-since = From
page-past-until = To
page-past-found =
    { $number ->
        [0] No game matches.
        [one] One game
       *[other] { $number } games
    }
page-past-more = Only the newest { $number } are shown here. The download has all your games.
page-past-won = Won
page-past-shared = Shared
page-past-lost = Lost
page-past-stopped = Abandoned
page-past-alone = On one screen
page-past-running = In progress
page-past-against = against { $names }
page-past-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-past-by-game = By game
page-past-by-opponent = By opponent
page-past-column-game = Game
page-past-column-opponent = Opponent
page-past-column-games = Games
page-past-column-won = Won
page-past-column-fair = Expected
page-past-column-points = Average points
page-past-column-luck = Luck
page-past-column-given = Given away
page-past-columns = “Expected” is what a player as good as everybody else would have won. “Luck” and “Given away” are average chances of winning in the games that have been reviewed.
page-past-over-time = Over time
page-past-wins-chart = Wins above or below expectation
page-past-points-chart = My points in { $game }
page-past-luck-chart = Luck and skill, added up
page-past-luck = luck
page-past-skill = skill
page-past-wins = wins
page-past-points-line = points
page-past-mean = average of the last ten
page-past-chart-game = Game { $number }
page-past-no-luck = Luck and skill appear here once games have been reviewed.
page-past-review =
    { $number ->
        [one] Review one more game
       *[other] Review { $number } more games
    }
page-past-reviewing = Reviewing: { $done } of { $all } …
page-past-review-stop = Stop
page-past-list = The games
page-past-all = Show all { $number } games
page-past-errors = Mistakes per hundred decisions
page-past-errors-about = Only decisions with a choice count, in games that have been reviewed. A mistake gives away at least one percentage point of the chance of winning.
page-past-errors-line = mistakes
page-past-errors-week = Week of { $day }
page-past-column-kind = What was best
page-past-column-decisions = Decisions
page-past-column-errors = Mistakes per hundred
page-past-column-recent = In the last four weeks
page-carry = Games from elsewhere
page-carry-about = Bring games that you have played without this host, on the page that needs none or in the terminal, as the files of their records. They come among your games, marked as local dice. One that is not over yet can be played on from its last move, with new dice from here.
page-carry-about-alone = Bring games that you have played elsewhere, in the terminal or at a host, as the files of their records. They come among your games in this browser, marked as local dice. One that is not over yet can be played on from its last move, with new dice.
page-carry-file = Choose records
page-carry-who = Which of them is you?
page-carry-all = All of them, on one screen
page-carry-bringing = Checking every move …
page-carry-done = { $game } is among your games now ({ $file }).
page-carry-known = { $game } was among your games before ({ $file }).
page-past-habits = What habits cost
page-past-habits-about = What you chose where something else was surely better, in percentage points of the chance of winning a game, in games that have been reviewed. “±” says how far off that may be: few games say little, and where a game is not solved, its review is an estimate.
page-past-habit = “{ $chosen }” where “{ $better }” is better
page-past-habit-other = “{ $chosen }”, but not the best one
page-past-habit-cost = costs { $amount }
page-past-habit-cost-about = costs { $amount } ± { $error }
page-past-habit-times =
    { $times ->
        [0] never by much
        [one] once
       *[other] { $times } times
    } in { $games ->
        [one] one game
       *[other] { $games } games
    }
page-past-habit-unsure = may be no habit yet
page-past-habits-all = Show all { $number }
page-carry-to-host = The games of this device can be kept at the host, too: those that are over come among your games there, as records, marked as local dice.
page-carry-send = Bring them to the host
page-carry-sent =
    { $number ->
        [0] They were all there before.
        [one] One game was brought.
       *[other] { $number } games were brought.
    }
page-past-rated = Rating { $rating } ({ $by })
