# Pig: what the state shows, what actions offer, what moves did.
pig-player = { $who }: { $score } of { $target } points
pig-at-risk =
    { $points ->
        [0] Nothing is at risk yet.
        [one] 1 point is at risk.
       *[other] { $points } points are at risk.
    }
pig-roll = Roll
pig-roll-with =
    { $points ->
        [0] Roll
       *[other] Roll again, with { $points } at risk
    }
pig-hold = Hold
pig-hold-for =
    Hold and keep { $points }{ $wins ->
        [0] {""}
       *[other] {" "}and win
    }
pig-chosen-roll =
    { $you ->
        [1] You roll.
       *[other] { $who } rolls.
    }
pig-chosen-hold =
    { $you ->
        [1] You hold.
       *[other] { $who } holds.
    }
pig-drawn-one = A 1: the points at risk are gone.
pig-drawn-two = A 2.
pig-drawn-three = A 3.
pig-drawn-four = A 4.
pig-drawn-five = A 5.
pig-drawn-six = A 6.
pig-part-kept = kept
pig-part-risked = at risk
pig-look-target = Points to win
pig-look-scores = Points
pig-look-turn_total = At risk
