# Shark Attacks!: what the state shows, what actions offer, what moves did.
shark-attacks-wave = wave
shark-attacks-swimmer_1 = one swimmer
shark-attacks-swimmer_2 = two swimmers
shark-attacks-swimmer_3 = three swimmers
shark-attacks-shark_wave = wave
shark-attacks-fin_1 = one fin
shark-attacks-fin_2 = two fins
shark-attacks-fin_3 = three fins

shark-attacks-player =
    { $who }: { $score } of { $target ->
        [one] 1 point
       *[other] { $target } points
    }, { $signs ->
        [0] no warning signs
        [one] 1 warning sign
       *[other] { $signs } warning signs
    }
shark-attacks-no-signs = No signs are left in the middle.
shark-attacks-water =
    On the table: { $dice }. In the water: { $swimmers ->
        [0] nobody yet
        [one] 1 swimmer
       *[other] { $swimmers } swimmers
    }.
shark-attacks-flight =
    The flight so far: { $escaped ->
        [one] 1 swimmer
       *[other] { $escaped } swimmers
    } escaped, { $eaten ->
        [one] 1 die
       *[other] { $eaten } dice
    } eaten, { $waves ->
        [one] 1 die
       *[other] { $waves } dice
    } still in the water.

shark-attacks-stop =
    Stop for { $points }{ $signs ->
        [0] {""}
       *[other] {" "}and put one sign back
    }
shark-attacks-party =
    Party for { $points }{ $signs ->
        [0] {""}
        [one] {" "}and put one sign back
       *[other] {" "}and put two signs back
    }
shark-attacks-go_on =
    Go on: the event die, then { $waves ->
        [one] the wave die
       *[other] the { $waves } wave dice
    }
shark-attacks-beach =
    { $you ->
        [1] your beach
       *[other] { $who }’s beach
    }
shark-attacks-sign_from = Take a sign from { $beach }
shark-attacks-sign_from-any = Take a sign from player { $number }

shark-attacks-rolls =
    { $you ->
        [1] You have
       *[other] { $who } has
    } { $dice } on the table: { $swimmers ->
        [0] nobody is swimming.
        [one] 1 swimmer in the water.
       *[other] { $swimmers } swimmers in the water.
    }
shark-attacks-goes-on =
    { $you ->
        [1] You go on.
       *[other] { $who } goes on.
    }
shark-attacks-stops =
    { $you ->
        [1] You stop and score { $points }.
       *[other] { $who } stops and scores { $points }.
    }
shark-attacks-parties =
    { $you ->
        [1] You throw a beach party and score { $points }.
       *[other] { $who } throws a beach party and scores { $points }.
    }
shark-attacks-sun = The sun comes out: one more die for the water, if one is left.
shark-attacks-rain = It rains: one wave die goes home.
shark-attacks-shark_attack = Shark attack! Everybody out of the water!
shark-attacks-nobody-swam =
    { $you ->
        [1] Nobody was swimming. Your turn ends with nothing.
       *[other] Nobody was swimming. { $who }’s turn ends with nothing.
    }
shark-attacks-flees =
    { $you ->
        [1] Your swimmers flee
       *[other] { $who }’s swimmers flee
    }: { $dice }. The sharks: { $sharks }.
shark-attacks-bites =
    The shark with { $fins ->
        [one] one fin
       *[other] { $fins } fins
    } eats { $dice }.
shark-attacks-bites-nothing =
    The shark with { $fins ->
        [one] one fin
       *[other] { $fins } fins
    } finds nothing to its taste.
shark-attacks-escape =
    { $swimmers ->
        [one] 1 swimmer reaches the beach.
       *[other] { $swimmers } swimmers reach the beach.
    }
shark-attacks-signs-go-up =
    { $signs ->
        [one] 1 warning sign goes
       *[other] { $signs } warning signs go
    } up on { $you ->
        [1] your beach
       *[other] { $who }’s beach
    }.
shark-attacks-takes-sign =
    { $you ->
        [1] You take a sign from { $beach }.
       *[other] { $who } takes a sign from { $beach }.
    }
shark-attacks-flight-over =
    { $you ->
        [1] The flight is over: you score { $points }.
       *[other] The flight is over: { $who } scores { $points }.
    }
shark-attacks-flight-unharmed =
    { $you ->
        [1] Nobody was eaten: you score 3 × { $escaped } = { $points }.
       *[other] Nobody was eaten: { $who } scores 3 × { $escaped } = { $points }.
    }

shark-attacks-part-banked = points so far
shark-attacks-part-swimmers = swimmers in the water
shark-attacks-part-escaped = escaped swimmers
shark-attacks-part-unharmed = nobody eaten: tripled

# Impossible positions of a real table.
position-dice = Give “{ $field }” as a list of numbers from 0 (a wave) to 3.
position-too-many-dice = “{ $field }” has more dice than exist: there are { $most }.
position-signs = Give “signs” as the numbers of signs on each beach, your own first: 2 to 6 numbers, at most { $most } in total.
position-signs-flight = Signs are taken only in a flight: give the shark dice in “fins” as well.
