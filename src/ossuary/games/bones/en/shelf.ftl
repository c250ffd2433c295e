# Bones on the shelf: what it is called, and what is agreed on.
page-game-bones = Bones
    .sentence = Throw two dice at three dominoes, take what matches or go on for double, and barter when you are broke.
    .credit = The rulebook of Bones names nobody.
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
    .rounds-any = after so many rounds
    .points-any = at so many points
