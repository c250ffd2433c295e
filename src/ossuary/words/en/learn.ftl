# The guide of a first game, whatever the game.
learn-otherwise = Your own way, then: all that is legal goes.
learn-enough = You have seen all that matters: play on, or start a real game.
learn-over =
    { $won ->
        [1] The game is over, and you won it.
       *[other] The game is over; this one went to the other side.
    } { $missing ->
        [0] You know how to play now.
        [one] One thing you have not met yet; the list above leads to its rule.
       *[other] { $missing } things you have not met yet; the list above leads to their rules.
    }
