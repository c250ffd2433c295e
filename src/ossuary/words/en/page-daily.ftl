# The page of the daily game.
page-daily-played =
    { $played ->
        [0] Nothing played today yet
       *[other] { $played } of { $all } played today
    }
page-daily-next = New games in { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
page-daily-former = A former day, for practice.
page-daily-to-today = To today’s games
page-daily-play = Play
page-daily-one-try = One try counts.
page-daily-good =
    { $number ->
        [one] one good choice
       *[other] { $number } good choices
    }
page-daily-slips =
    { $number ->
        [one] one slip
       *[other] { $number } slips
    }
page-daily-mistakes =
    { $number ->
        [one] one mistake
       *[other] { $number } mistakes
    }
page-daily-blunders =
    { $number ->
        [one] one blunder
       *[other] { $number } blunders
    }
page-daily-go-on = Go on
page-daily-practise = Practise
page-daily-measuring = Your decisions are being weighed …
page-daily-won = won
page-daily-share-text = Share result
page-daily-copied = Copied
page-daily-copy = Press { $keys } to copy the result
page-daily-copy-touch = Hold the text below to copy it
page-daily-share-picture = Share picture
page-daily-board = The board of this host
page-daily-board-alone = Your results
page-daily-board-empty = Nobody has a result yet.
page-daily-board-all = Show everybody
page-daily-brought = played elsewhere; only the record is known here
page-daily-estimated = What was given away is exact only where a game can be computed to its end. Elsewhere it is estimated from games tried out, and tenths of a percent mean little.
page-daily-column-name = Player
page-daily-column-given = Given away
page-daily-column-points = Points
page-daily-calendar = Calendar
page-daily-archive = Every former day can be played for practice. Only today’s first try counts.
page-daily-month-before = Month before
page-daily-month-after = Month after
page-daily-day-played = played
page-daily-best = Yesterday’s best line
page-daily-best-then = The best line of this day
page-daily-best-about = The same dice and the same opponent, played by the strongest bot of the game.

page-daily-against = against { $name }
