# A first game of Rolling Bones.
learn-rb-intro = Build a skeleton from dice and bury it: only what is buried scores. Here the first to reach 35 wins.
learn-rb-roll = A turn opens with all 18 dice: left bones, right bones, and the middle of the body. Bones must connect, so not everything fits.
    .name = The first roll
learn-rb-lay = Laid bones stay, and each correct one is worth a point. Every new bone must join the skeleton: a hand joins its forearm, the skull the rib cage.
    .name = Laying bones
learn-rb-post-op = Another roll costs dice: one for this one, two for the next, then three. After it you must lay at least one die.
    .name = Rolling on
learn-rb-section = A complete arm, leg or trunk scores 5 points instead of one per bone.
    .name = Complete sections
learn-rb-hat = The hat on a skull doubles everything.
    .name = The hat
learn-rb-bury = Buried! The gravestone ends the turn, and the skeleton scores. Without a gravestone you score nothing.
    .name = Burying
learn-rb-false = A false bone: nothing fitted and there was no gravestone, so something had to go on anyway. It costs 5 points, but it fills the place.
    .name = False bones
learn-rb-leave = Too few dice for another roll, and no gravestone: the skeleton stays unburied and scores nothing. That is the risk of rolling on.
    .name = Left unburied
learn-rb-try-lay = Lay bones that connect: tap a glowing die, or lay all at once.
learn-rb-try-one = Lay the first bone: tap a glowing die.
learn-rb-try-more = { $bones ->
        [one] Another bone fits. Lay it.
       *[other] More bones fit now. Lay them.
    }
learn-rb-try-hat = Your skeleton is worth { $points }. There is a hat for the skull: put it on.
learn-rb-try-bury = There is a gravestone: bury for { $points }.
learn-rb-try-must-bury = You must lay a die, and only the gravestone can be laid: bury for { $points }.
learn-rb-try-last = You have too few dice for another roll, but there is a gravestone: bury for { $points }.
learn-rb-try-spare = You have too few dice for another roll. Burying would score { $points }: leave the skeleton unburied, for 0 points.
learn-rb-try-safe = There is a gravestone: bury for { $points }. Or roll on for more, for { $price ->
        [one] one die
       *[other] { $price } dice
    }. Burying is the safe choice.
learn-rb-try-done = There is a gravestone: bury for { $points }, and this turn is over. Or roll on and try for more, for { $price ->
        [one] one die
       *[other] { $price } dice
    }.
learn-rb-try-better = Burying now would score { $points }. Another roll costs { $price ->
        [one] one die
       *[other] { $price } dice
    } and may score more: roll.
learn-rb-try-roll = There is no gravestone, so you have to roll again, for { $price ->
        [one] one die
       *[other] { $price } dice
    }. Roll.
learn-rb-try-leave = There is no gravestone, and you have too few dice for another roll. Leave the skeleton unburied, for 0 points.
learn-rb-try-pay = Pay { $owed ->
        [one] one die
       *[other] { $owed } dice
    }, ideally of the kind you need least. All others are rolled.
learn-rb-try-false = Bad luck: no bone fits, and there is no gravestone. Pick any bone as a false bone.
learn-rb-try-site = Now choose a glowing place for it.
learn-rb-choose = Here you decide for yourself.

kind-rb-lay = Lay a bone
kind-rb-hat = The hat
kind-rb-end = End the turn
kind-rb-roll = Roll and pay
kind-rb-false = Lay a false bone
