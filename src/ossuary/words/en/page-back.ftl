# The page that reviews a game.
page-back-to-table = Back to the table
page-back-nothing = No moves were played at this table.
page-back-move = Move { $move } of { $moves }
page-back-at-move = Move { $move }
page-back-timeline = Timeline
page-back-previous = One step back
page-back-next = One step forward
page-back-play = Play
page-back-pause = Pause
page-back-gift-before = Previous mistake
page-back-gift-after = Next mistake
page-back-seen-by = Seen from
page-back-whoever = Player to move

page-back-reviewing = Reviewing every decision …
page-back-decision = This decision
page-back-did = { $name } chose “{ $action }”.
page-back-better = Better: “{ $action }”
page-back-on-board = The board shows it.
page-back-see = Show it on the board
page-back-given = −{ NUMBER($percent, maximumFractionDigits: 1) }%
page-back-grade-best = Best
page-back-grade-fine = Fine
page-back-grade-slip = Slip
page-back-grade-mistake = Mistake
page-back-grade-blunder = Blunder
page-back-played = Played: { $action }
page-back-instead = Instead: { $action }
page-back-why = What it adds to the chance of winning: { $gains }.
page-back-why-points = What it adds: { $gains }.

page-back-shares = Luck or skill?
page-back-shares-key = Bones above the ground helped. Buried bones hurt.
page-back-won = Winner
page-back-advantage = Start
    .much = Far ahead
    .some = A bit ahead
    .even = Fair start
    .less = A bit behind
    .least = Far behind
page-back-luck = Dice
    .much = Very lucky
    .some = Lucky
    .even = Even luck
    .less = Unlucky
    .least = Very unlucky
page-back-skill = Choices
    .much = Played far better
    .some = Played better
    .even = Played evenly
    .less = Played worse
    .least = Played far worse
page-back-numbers = In numbers
page-back-decisions =
    { $number ->
        [one] The one decision
       *[other] All { $number } decisions
    }
page-back-every = Include decisions that cost nothing
page-back-column-move = Move
page-back-column-decision = Decision
page-back-column-chance = Chance after it

page-back-share = Share this moment
page-back-on = Play on from here
page-back-on-about = A new table opens where the game was after move { $move }. This one stays as it is.
page-back-place-of = In place of { $name }
page-back-dice-new = New dice
    .about = Sealed again: nobody can know what comes.
page-back-dice-same = The same dice
    .about = They fall as they did before: would the other choice have won?
page-back-coach = With the coach
page-back-no-seed = This record does not say where its dice came from. Play on with new dice.
