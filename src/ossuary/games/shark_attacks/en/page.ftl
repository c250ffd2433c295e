# Shark Attacks! in the page: its board, its result, beside a real table, its draws.
page-why-shark-attacks =
    The first player to reach { $target ->
        [one] 1 point
       *[other] { $target } points
    } or more wins at once.
page-sa-stop = Stop for { $points }
page-sa-party = Party for { $points }
page-sa-go-on =
    { $waves ->
        [one] Go on · 1 wave
       *[other] Go on · { $waves } waves
    }
page-sa-whom = Whose sign do you take?
page-sa-progress = Points: { $score } of { $target }
page-sa-swimming =
    { $number ->
        [0] Nobody is swimming
        [one] swimmer at risk
       *[other] swimmers at risk
    }
page-sa-escaped = safe on the beach
page-sa-signs-short =
    { $number ->
        [0] no signs
        [one] 1 sign
       *[other] { $number } signs
    }
page-sa-stock-signs =
    { $number ->
        [0] no signs left
        [one] 1 sign left
       *[other] { $number } signs left
    }
page-sa-stock-dice =
    { $number ->
        [0] no dice left
        [one] 1 die left
       *[other] { $number } dice left
    }
page-sa-waves = Waves
page-sa-sharks = Sharks
page-sa-signs = Warning signs: { $number }
page-beside-of-shark-attacks = Count a throw, ask the coach
page-beside-how-shark-attacks = Tap every die on the table; in a flight, the fins too. Tap a die below to remove it.
page-beside-remove-eaten = Remove { $what }, eaten
page-beside-worth-shark-attacks =
    { $number ->
        [one] { $points } swimmer
       *[other] { $points } swimmers
    }
page-beside-party = Party for { $points }
page-beside-dice-blue = Swimmer dice
page-beside-dice-fins = Shark dice, in a flight
page-beside-thrown-blue = Swimmer dice on the table
page-beside-thrown-fins = Shark dice on the table
page-beside-escaped = Escaped before this throw
page-beside-signs-now = Signs now – { $signs }
page-beside-shark =
    { $fins ->
        [one] shark with 1 fin
       *[other] shark with { $fins } fins
    }
page-beside-waves =
    { $waves ->
        [one] 1 wave
       *[other] { $waves } waves
    }
page-beside-coach-shark-attacks = Tap in swimmer dice, then ask. In a flight your only choice is whose signs to take when the middle has too few: enter how many stand on each beach.
page-beside-signs = Warning signs
page-beside-signs-of = { $name }’s signs
page-draws-event-sun = sun
page-draws-event-rain = rain
page-draws-event-shark_attack = shark attack
page-draws-kind-swimmer = Swimmer die
page-draws-kind-shark = Shark die
page-draws-kind-event = Event die

page-win-shark-attacks = Every swimmer is a point, if you stop in time.
    .how = Go on for more, but beware of the sharks: they eat dice, and signs go up.
    .end = Whoever reaches the target first wins.
