# Rolling Bones on the shelf: its name and its options.
page-game-rolling-bones = Rolling Bones
    .sentence = Roll 18 dice of bones, join them into one skeleton, and bury it before it costs you too much.
    .credit = Rolling Bones is by Henning Poehl, with illustrations by Michael Holtschulte, from Sphinx Spieleverlag.
page-option-rolling-bones-target = Points to win
