# My games: what was played, with whom, and how it went.
page-past-none = You have not played a game here yet.
page-past-nobody = You are not known here yet: play a game, and it will be found on this page.
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
        [0] No game is like that.
        [one] One game
       *[other] { $number } games
    }
page-past-more = There are older games; only the newest { $number } are shown here. All of them are in the download.
page-past-won = Won
page-past-shared = Shared
page-past-lost = Lost
page-past-stopped = Broken off
page-past-alone = On one screen
page-past-running = Being played
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
page-past-column-fair = By chance
page-past-column-points = Points on average
page-past-column-luck = Luck
page-past-column-given = Given away
page-past-columns = “By chance” is what somebody as good as all others would have won. Luck and what was given away are chances of winning, on average, in the games that have been reviewed.
page-past-over-time = Over time
page-past-wins-chart = Wins more or less than by chance
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
        [one] Look back on one more game
       *[other] Look back on { $number } more games
    }
page-past-reviewing = Looking back: { $done } of { $all } …
page-past-review-stop = Stop
page-past-list = The games
page-past-all = Show all { $number } games
