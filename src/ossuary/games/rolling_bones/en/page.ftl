# Rolling Bones in the page: its board, its result, beside a real table, its draws.
page-why-rolling-bones =
    The first player to bury { $target ->
        [one] 1 point
       *[other] { $target } points
    } or more wins at once.
page-rb-tray-left = Left dice
page-rb-tray-right = Right dice
page-rb-tray-centre = Centre dice
page-rb-blank = a die not yet rolled
page-rb-worth = if buried
page-rb-worth-title = If buried now: { $points }
page-rb-price = next roll costs
page-rb-owed-short = to pay
page-rb-paid = Dice paid this turn: { $dice }
page-rb-lay-all = Lay all { $number } that fit, worth { $points }
page-rb-roll =
    { $price ->
        [one] Roll again · costs 1 die
       *[other] Roll again · costs { $price } dice
    }
page-rb-pay =
    { $owed ->
        [one] Pay with 1 more die
       *[other] Pay with { $owed } more dice
    }{ $hat ->
        [0] {""}
       *[other] {" "}(to roll the hat, take it off first)
    }
page-rb-pay-left = Left ({ $dice })
page-rb-pay-right = Right ({ $dice })
page-rb-pay-centre = Centre ({ $dice })
page-rb-choose-false = Nothing fits. Pick a die as a false bone.
page-rb-choose-site = Where does it go? Pick a glowing site.
page-rb-choose-bone = Tap a die with a ring to lay its bone.
page-rb-actions = Your actions
page-rb-why-leave = The dice have run out, and no stone was rolled: nothing to bury with.
page-rb-race = The way to { $target }
page-rb-progress = { $name }: { $score } of { $target }
page-beside-of-rolling-bones = Count a skeleton, ask the coach
page-beside-how-rolling-bones = Tap a site: once for the right bone, twice for a false one, three times for none.
page-beside-worth-rolling-bones =
    { $number ->
        [one] { $points } point
       *[other] { $points } points
    }
page-beside-site =
    { $site }: { $how ->
        [right] the right bone
        [false] a false bone
       *[other] nothing
    }
page-beside-hat =
    { $on ->
        [1] Hat: on
       *[other] Hat: off
    }
page-beside-rolled = Dice of the last roll
page-beside-rolled-about = For the coach: every die that is neither laid nor paid. Once you have entered them all, tap a site to lay its die.
page-beside-post-ops = Rolls paid for
page-beside-hats-off = Hats taken off
page-beside-laid = Laid from this roll
page-beside-laid-nothing = Nothing yet
page-beside-laid-hat = Only the hat
page-beside-laid-bone = A bone
page-beside-coach-rolling-bones = Tap in the dice of the last roll, then ask.
page-draws-kind-left = Left die
page-draws-kind-right = Right die
page-draws-kind-centre = Centre die

page-win-rolling-bones = Lay bones on the skeleton: a whole section is worth most, and the hat doubles it all.
    .how = Each further roll costs dice, so bury in time: only what is buried counts.
    .end = Whoever reaches the target first wins.
