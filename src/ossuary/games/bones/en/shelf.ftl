# Bones on the shelf: its name and its options.
page-game-bones = Bones
    .sentence = Throw two dice at three dominoes, take what matches or go on for double, and barter when you are broke.
    .credit = The rulebook of Bones credits nobody.
page-option-bones-end = The game ends
    .tiles = with the last tile
    .rounds =
        { $number ->
            [one] after one round
           *[other] after { $number } rounds
        }
    .points =
        { $number ->
            [one] at 1 point
           *[other] at { $number } points
        }
    .rounds-any = after a number of rounds
    .points-any = at a number of points
