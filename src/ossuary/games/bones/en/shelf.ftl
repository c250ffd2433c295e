# Bones on the shelf: what it is called, and what is agreed on.
page-game-bones = Bones
    .sentence = Throw two dice at three dominoes, take what matches or go on for double, and barter when you are broke.
    .credit = The rulebook of Bones names nobody.
page-option-bones-end = The game ends
    .tiles = with the last tile
    .rounds =
        { $rounds ->
            [one] after one round
           *[other] after { $rounds } rounds
        }
    .points =
        { $points ->
            [one] at 1 point
           *[other] at { $points } points
        }
options-bones = end=rounds=5, end=points=100
