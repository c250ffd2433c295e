# The guide of a first game, whatever the game.
learn-otherwise = Your own way, then: anything legal is fine.
learn-enough = You have seen all that matters: play on, or start a real game.
learn-over =
    { $won ->
        [all] The game is over, and you won it.
        [shared] The game is over, and you share the win.
       *[none] The game is over; this one went to the other side.
    } { $missing ->
        [0] You know how to play now.
        [one] You have not met one thing yet; the list above leads to its rule.
       *[other] You have not met { $missing } things yet; the list above leads to their rules.
    }
