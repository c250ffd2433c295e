# Shark Attacks! on the shelf: its name and its options.
page-game-shark-attacks = Shark Attacks!
    .sentence = Send your swimmers out for points, and get them back before the fins come.
    .credit = Shark Attacks! is by Henning Poehl, with illustrations by Michael Holtschulte, from Sphinx Spieleverlag.
page-option-shark-attacks-target = Points to win
page-option-shark-attacks-flight_dice = Dice in a flight
    .dice = One for each swimmer die
    .swimmers = One for each swimmer
