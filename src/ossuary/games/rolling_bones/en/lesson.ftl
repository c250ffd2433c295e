# A first game of Rolling Bones.
learn-rb-intro = Build a skeleton from dice and bury it: only what is buried scores. Here the first to reach 35 wins.
learn-rb-roll = A turn opens with all 18 dice: left bones, right bones, and the middle of the body. Bones must hang together, so not everything fits.
    .name = The first roll
learn-rb-lay = Laid bones stay, and each right one is worth a point. Every further bone must join the skeleton: a hand joins its forearm, the skull the rib cage.
    .name = Laying bones
learn-rb-post-op = Another roll costs dice: one for this, two for the next, then three. After it you must lay at least one die.
    .name = Rolling on
learn-rb-section = A whole arm, leg or trunk counts 5 points instead of one for each bone.
    .name = Whole sections
learn-rb-hat = The hat on a skull doubles everything.
    .name = The hat
learn-rb-bury = Buried! The gravestone closed the turn, and the skeleton has been scored. Without one you score nothing.
    .name = Burying
learn-rb-false = A false bone: nothing fitted and there was no gravestone, so something had to go on anyway. It costs 5 points, but it holds the place.
    .name = False bones
learn-rb-leave = Too few dice for another roll, and no gravestone: the skeleton stays unburied, for nothing. Rolling on has its price.
    .name = Left unburied
learn-rb-try-lay = Lay what belongs together: tap a die that glows, or lay all at once.
learn-rb-try-one = Lay the first bone: tap a die that glows.
learn-rb-try-more = { $bones ->
        [one] Another bone fits. Lay it.
       *[other] More bones fit now. Lay them.
    }
learn-rb-try-hat = Your skeleton is worth { $points }. There is a hat for the skull: put it on.
learn-rb-try-bury = There is a gravestone: bury for { $points }.
learn-rb-try-must-bury = You must lay a die, and only the gravestone can be laid: bury for { $points }.
learn-rb-try-last = The dice that are left do not pay for another roll, but there is a gravestone: bury for { $points }.
learn-rb-try-spare = The dice that are left do not pay for another roll. Burying would bring { $points }: leave the skeleton, for nothing.
learn-rb-try-safe = There is a gravestone: bury for { $points }. Or roll on for more, for { $price ->
        [one] one die
       *[other] { $price } dice
    }. Burying is the safe way.
learn-rb-try-done = There is a gravestone: bury for { $points }, and this turn is over. Or roll on and try for more, for { $price ->
        [one] one die
       *[other] { $price } dice
    }.
learn-rb-try-better = Burying now would bring { $points }. Another roll costs { $price ->
        [one] one die
       *[other] { $price } dice
    } and may bring more: roll.
learn-rb-try-roll = No gravestone to bury with, so you have to roll again, for { $price ->
        [one] one die
       *[other] { $price } dice
    }. Roll.
learn-rb-try-leave = There is no gravestone, and the dice that are left do not pay for another roll. Leave the skeleton unburied, for nothing.
learn-rb-try-pay = Pay { $owed ->
        [one] one die
       *[other] { $owed } dice
    }, best of the kind you need least. All others are rolled.
learn-rb-try-false = Bad luck: no bone fits, and there is no gravestone. Pick any bone as a false bone.
learn-rb-try-site = Now its place: any that glows.
learn-rb-choose = Here you decide for yourself.

kind-rb-lay = Lay a bone
kind-rb-hat = The hat
kind-rb-end = End the turn
kind-rb-roll = Roll and pay
kind-rb-false = Lay a false bone
