rules-pig-title = Pig
rules-pig-credit = A folk game; John Scarne described it in 1945. Todd Neller and Clifton Presser solved it in 2004.
rules-pig-intro = One die, and one question: once more, or enough? Every roll adds to the points you have at risk; a 1 takes all of them. The first player to reach the target, usually 100 points, wins.

rules-pig-part-glance = At a glance
rules-pig-glance =
    - **Players:** 2 to 8.
    - **Time:** about 10 minutes.
    - **You need:** one die, a pen and paper.
    - **Goal:** be the first to reach 100 points, or the target you agreed on.

rules-pig-part-components = What you play with
rules-pig-components =
    - One die with six sides.

rules-pig-part-turn = Your turn

rule-pig-1 = 2 to 8 play. Draw lots for who begins; then turns go round the table.
    .short = The first player is drawn before anybody rolls.
rule-pig-2 = In your turn you roll the die, at least once and then as often as you like.
    .short = A turn begins with a roll.
rule-pig-3 = A roll of 2 to 6 adds as many points to what you have at risk. With a 1 you lose what you have at risk, and your turn ends.
    .short = While the die rolls, nobody chooses.
rule-pig-4 = Instead of rolling again you may hold, once you have points at risk: they are added to your score, and your turn ends.
    .short = You can hold only once you have points at risk.

rules-pig-part-end = The end

rule-pig-5 = When your score and the points at risk together reach the target, you hold. The first player to reach the target wins, and the game is over.
    .short = With enough points to win you hold, and that ends the game.

rules-pig-part-examples = Examples
rules-pig-example-1 = You roll 4, 6 and 5 and hold: 15 points.
rules-pig-example-2 = You roll 6, 6 and 1: no points, and the next player rolls.
