# The daily game, in the terminal and on the page.
daily-title = The daily game
daily-about = Every day one game with dice that are the same for everybody, against the same opponent. Who gives away the least of their chance of winning is first; luck does not count.
daily-open-dice = Daily dice come from the date. Whoever computes them knows them beforehand, so they prove nothing about luck.
daily-streak =
    { $days ->
        [0] No streak yet
        [one] One day in a row
       *[other] { $days } days in a row
    }
daily-longest =
    { $days ->
        [one] longest: one day
       *[other] longest: { $days } days
    }
daily-result =
    { $won ->
        [1] Won
       *[other] Not won
    } with { $points ->
        [one] one point
       *[other] { $points } points
    }, { NUMBER($given, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of the chance of winning given away
daily-share =
    Ossuary · { $game } · { $day }
    { $signs }
    { NUMBER($given, minimumFractionDigits: 1, maximumFractionDigits: 1) }% given away · { $points ->
        [one] one point
       *[other] { $points } points
    } · { daily-streak }
daily-sum = Chances given away add up over all decisions. Luck can bring one back, to be given away again, so the sum can be more than 100%.
daily-good = 🦴 { $number }
daily-slips = 🕯️ { $number }
daily-mistakes = 🪦 { $number }
daily-blunders = 💀 { $number }
daily-signs = 🦴 good, 🕯️ a slip, 🪦 a mistake, 💀 a blunder
daily-practice = Practice: this day was played already, or is over. It changes nothing.
daily-counts = This try counts. The coach rests.
daily-no-hint = The coach rests: this try counts.
daily-kept = Your result of { $day } stands: { $result }.
daily-working = Working out what was given away
daily-not-finished = The game is saved, and this try still counts: { $command } daily { $game } --day { $day }
daily-resume = This game of the day counts, so the coach rests. Go on with: { $command } daily { $game } --day { $day }
daily-handed = { $game } is handed in at { $host }. The board of the day: { $url }
daily-nothing-to-hand = There is no finished game of { $day } to hand in. Play one first: { $command } daily GAME
daily-list = { $game } against { $name }: { $state ->
        [open] not played yet
        [playing] begun
       *[counted] { $result }
    }

daily-no-day = There is no daily game on { $day }. Days are written like 2026-11-18, in UTC, and none lies ahead.
daily-game = This is not a record of { $game }.
daily-options = This record has other options than the daily game.
daily-dice = This record does not have the dice of { $day }.
daily-draw = Move { $move } is not what the dice of { $day } gave.
daily-unfinished = This game is not finished.
daily-opponent = Move { $move } is not what the opponent of that day plays.
daily-file = { $file } is not a daily game. Move it away to begin anew.
daily-void-given-up = You gave this game up, so it does not count.
daily-void-helped = Somebody else decided for you in this game, so it does not count.
daily-void-record = The record of this game does not have the dice and the opponent of its day, so it does not count.
daily-void-gone = The table of this game is gone, so it does not count.

verify-daily =
    { $draws ->
        [0] The record contains no draws; its dice are the daily ones of { $day }.
        [one] The one draw comes from the daily dice of { $day }, which everybody can compute.
       *[other] All { $draws } draws come from the daily dice of { $day }, which everybody can compute.
    }
