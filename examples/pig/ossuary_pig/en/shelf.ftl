# Pig on the shelf: what it is called, and what is agreed on.
page-game-pig = Pig
    .sentence = Roll one die as often as you dare, and stop before it shows a 1.
    .credit = Pig is a folk game; John Scarne described it in 1945.
page-option-pig-target = Points to win
