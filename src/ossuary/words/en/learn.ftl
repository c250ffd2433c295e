# The guide of a first game, the same for every game.
learn-otherwise = Your own way, then: any legal move is fine.
learn-enough = You have seen everything that matters: play on, or start a real game.
learn-over =
    { $won ->
        [all] The game is over, and you won it.
        [shared] The game is over, and you share the win.
       *[none] The game is over; your opponent won this one.
    } { $missing ->
        [0] You know how to play now.
        [one] One thing has not come up yet; the list above links to its rule.
       *[other] { $missing } things have not come up yet; the list above links to their rules.
    }
