# Rolling Bones: what the state shows, what actions offer, what moves did.
rolling-bones-upper_arm = upper arm
rolling-bones-forearm = forearm
rolling-bones-hand = hand
rolling-bones-thigh = thigh
rolling-bones-lower_leg = lower leg
rolling-bones-foot = foot
rolling-bones-hat = hat
rolling-bones-gravestone = gravestone
rolling-bones-left_upper_arm = left upper arm
    .the = the left upper arm
    .lay = Lay the left upper arm
rolling-bones-left_forearm = left forearm
    .the = the left forearm
    .lay = Lay the left forearm
rolling-bones-left_hand = left hand
    .the = the left hand
    .lay = Lay the left hand
rolling-bones-left_thigh = left thigh
    .the = the left thigh
    .lay = Lay the left thigh
rolling-bones-left_lower_leg = left lower leg
    .the = the left lower leg
    .lay = Lay the left lower leg
rolling-bones-left_foot = left foot
    .the = the left foot
    .lay = Lay the left foot
rolling-bones-right_upper_arm = right upper arm
    .the = the right upper arm
    .lay = Lay the right upper arm
rolling-bones-right_forearm = right forearm
    .the = the right forearm
    .lay = Lay the right forearm
rolling-bones-right_hand = right hand
    .the = the right hand
    .lay = Lay the right hand
rolling-bones-right_thigh = right thigh
    .the = the right thigh
    .lay = Lay the right thigh
rolling-bones-right_lower_leg = right lower leg
    .the = the right lower leg
    .lay = Lay the right lower leg
rolling-bones-right_foot = right foot
    .the = the right foot
    .lay = Lay the right foot
rolling-bones-skull = skull
    .the = the skull
    .lay = Lay the skull
rolling-bones-rib_cage = rib cage
    .the = the rib cage
    .lay = Lay the rib cage
rolling-bones-spine = spine
    .the = the spine
    .lay = Lay the spine
rolling-bones-pelvis = pelvis
    .the = the pelvis
    .lay = Lay the pelvis
rolling-bones-false-bone = false bone
rolling-bones-false = a { $bone } where the { $site } should be

rolling-bones-player = { $who }: { $score } of { $target ->
        [one] 1 point
       *[other] { $target } points
    }
rolling-bones-loose =
    { $hats ->
        [one] The hat is off and waits for the next roll.
       *[other] { $hats } hats are off and wait for the next roll.
    }
rolling-bones-no-bones = No bone has been laid yet.
rolling-bones-section = { $section } ({ $points }): { $bones }
rolling-bones-laid = { $bones }
rolling-bones-laid-false = false: { $bones }
rolling-bones-missing = missing: { $bones }
rolling-bones-clauses = { $first }; { $more }
rolling-bones-sentences = { $first } { $more }
rolling-bones-bare = Not begun: { $sections }
rolling-bones-worth =
    { $hat ->
        [0] If buried now, the skeleton scores { $points }.
       *[other] If buried now, the skeleton scores { $points }, doubled by the hat.
    }
rolling-bones-price =
    { $rolls ->
        [0] The first post-op roll
       *[other] Post-op rolls so far: { $rolls }. The next one
    } costs { $price ->
        [one] 1 die
       *[other] { $price } dice
    }; unlaid dice: { $unlaid }.
rolling-bones-chosen = False bone to place: { $bone }
rolling-bones-owed =
    Still to pay for this roll: { $owed ->
        [one] 1 die
       *[other] { $owed } dice
    }. Unlaid: left { $left }, right { $right }, centre { $centre }.
rolling-bones-hat-first = Paying the last die starts the roll: to roll the hat too, take it off first.

rolling-bones-changing = { $what } ({ $change })
rolling-bones-lay_hat = Put the hat on
rolling-bones-take_hat = Take the hat off
rolling-bones-bury = Bury
rolling-bones-bury-for =
    Bury for { $points }{ $wins ->
        [0] {""}
       *[other] {" "}and win
    }
rolling-bones-leave = Leave the skeleton unburied for 0
rolling-bones-roll = Roll again
rolling-bones-roll-for =
    Roll again for { $price ->
        [one] 1 die
       *[other] { $price } dice
    }, with { $dice } to throw
rolling-bones-pay_left =
    { $dice ->
        [0] Pay with a left die
        [one] Pay with the only left die
       *[other] Pay with one of the { $dice } left dice
    }
rolling-bones-pay_right =
    { $dice ->
        [0] Pay with a right die
        [one] Pay with the only right die
       *[other] Pay with one of the { $dice } right dice
    }
rolling-bones-pay_centre =
    { $dice ->
        [0] Pay with a centre die
        [one] Pay with the only centre die
       *[other] Pay with one of the { $dice } centre dice
    }
rolling-bones-false-die = Choose the false bone: { $bone }
rolling-bones-false-site = Put the { $bone } where the { $site } should be

rolling-bones-dice-left = Left: { $dice }.
    .line = Left dice: { $dice }
rolling-bones-dice-right = Right: { $dice }.
    .line = Right dice: { $dice }
rolling-bones-dice-centre = Centre: { $dice }.
    .line = Centre dice: { $dice }
rolling-bones-opens =
    { $you ->
        [1] You open with all { $number } dice.
       *[other] { $who } opens with all { $number } dice.
    } { $dice }
rolling-bones-rolls =
    { $you ->
        [1] You roll
       *[other] { $who } rolls
    } { $number ->
        [one] 1 die
       *[other] { $number } dice
    }. { $dice }
rolling-bones-lays =
    { $you ->
        [1] You lay { $bone }.
       *[other] { $who } lays { $bone }.
    }
rolling-bones-makes-do =
    { $you ->
        [1] No bone fits. You make do with { $bone }.
       *[other] No bone fits. { $who } makes do with { $bone }.
    }
rolling-bones-hat-on =
    { $you ->
        [1] You put the hat on.
       *[other] { $who } puts the hat on.
    }
rolling-bones-hat-off =
    { $you ->
        [1] You take the hat off again.
       *[other] { $who } takes the hat off again.
    }
rolling-bones-rolls-on =
    { $you ->
        [1] You choose to roll again
       *[other] { $who } chooses to roll again
    }, for { $price ->
        [one] 1 die.
       *[other] { $price } dice.
    }
rolling-bones-pays-left =
    { $you ->
        [1] You pay with a left die.
       *[other] { $who } pays with a left die.
    }
rolling-bones-pays-right =
    { $you ->
        [1] You pay with a right die.
       *[other] { $who } pays with a right die.
    }
rolling-bones-pays-centre =
    { $you ->
        [1] You pay with a centre die.
       *[other] { $who } pays with a centre die.
    }
rolling-bones-buries =
    { $you ->
        [1] You bury
       *[other] { $who } buries
    } { $bones ->
        [1] a single bone
        [16] a whole skeleton
       *[other] the skeleton
    }{ $hat ->
        [0] {""}
       *[other] , hat and all,
    } { $worth ->
        [gain] for { $points }
        [loss] at a loss of { $points }
       *[nothing] for nothing
    }: { $score } in all.
rolling-bones-leaves =
    { $you ->
        [1] The dice have run out: you whistle a tune and walk away. The skeleton stays unburied: 0 points.
       *[other] The dice have run out: { $who } whistles a tune and walks away. The skeleton stays unburied: 0 points.
    }

rolling-bones-part-banked = points so far
rolling-bones-part-left_arm = left arm
    .head = Left arm
    .whole = The left arm is complete.
rolling-bones-part-left_leg = left leg
    .head = Left leg
    .whole = The left leg is complete.
rolling-bones-part-right_arm = right arm
    .head = Right arm
    .whole = The right arm is complete.
rolling-bones-part-right_leg = right leg
    .head = Right leg
    .whole = The right leg is complete.
rolling-bones-part-trunk = trunk
    .head = Trunk
    .whole = The trunk is complete.
rolling-bones-part-hat = hat: doubled

# Impossible positions of a real table.
position-skeleton = Give “bones” as an object of sites and “hat” as true or false.
position-site = “{ $site }” is not a site of the skeleton. Choose one of: { $sites }.
position-bone = The bone at { $site } must be "right" or "false", not “{ $value }”.
position-gap = The skeleton has a gap: its bones must be one connected piece.
position-hat = A hat needs a skull to sit on.
position-false-bones = This many false bones need more paid rolls. If one of them comes from this roll, say that a bone of this roll has been laid.
position-kind-over =
    There are only { $most } { $kind ->
        [left] left
        [right] right
       *[centre] centre
    } dice.
position-dice-missing =
    { $missing ->
        [one] One die is missing.
       *[other] { $missing } dice are missing.
    }
position-dice-over =
    { $over ->
        [one] There is one die too many.
       *[other] There are { $over } dice too many.
    }
