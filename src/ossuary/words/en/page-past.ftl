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
