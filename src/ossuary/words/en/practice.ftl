# Practice: puzzles in the page and in the terminal.
practice-puzzle = Puzzle { $number } of { $of }, { $source }: what is best?
practice-level =
    { $level ->
        [1] easy
        [2] medium
       *[other] hard
    }
practice-own = from a game of yours
practice-keys = ? help · d in words · q leave
practice-help =
    Type the number of an action or its name: that is your answer.
    Enter: see the position again. rules: read the rules of the game.
    quit: leave. What you have answered is kept.
practice-right = Right!
practice-wrong = Not quite.
practice-again =
    This puzzle comes back { $days ->
        [one] tomorrow
       *[other] in { $days } days
    }.
practice-done =
    { $asked ->
        [0] Nothing answered.
       *[other] { $right } of { $asked } right.
    }
practice-later =
    Nothing to practise now: the next puzzle comes back { $days ->
        [one] within a day
       *[other] within { $days } days
    }.
practice-none = There is nothing to practise yet. Review a game of yours: { $command } review FILE --practice
practice-added =
    { $number ->
        [0] No new mistake to practise.
        [one] One mistake is now a puzzle. Practise it: { $command } practice { $game }
       *[other] { $number } mistakes are now puzzles. Practise them: { $command } practice { $game }
    }
practice-file = { $file } is not a file of practice. Move it away to begin anew.
