# Skulls of Sedlec: what the state shows, what actions offer, what moves did.
skulls-of-sedlec-royal = royal
    .inflected = royal
skulls-of-sedlec-peasant = peasant
    .inflected = peasant
skulls-of-sedlec-priest = priest
    .inflected = priest
skulls-of-sedlec-romantic = romantic
    .inflected = romantic
skulls-of-sedlec-criminal = criminal
    .inflected = criminal
skulls-of-sedlec-card = { $upper } over { $lower }
    .a = a { $upper } over a { $lower }
    .the = the { $upper } over the { $lower }
skulls-of-sedlec-no-card = a card
skulls-of-sedlec-kinds = royals { $royals }, peasants { $peasants }, priests { $priests }, romantics { $romantics }, criminals { $criminals }

skulls-of-sedlec-player =
    { $who }: { $score ->
        [0] 0 points
        [one] 1 point ({ $kinds })
       *[other] { $score } points ({ $kinds })
    }
skulls-of-sedlec-hand =
    { $you ->
        [1] You hold
       *[other] { $who } holds
    }: { $cards }
skulls-of-sedlec-pile-open =
    Pile { $pile }: { $card }{ $down ->
        [0] {""}
       *[other] , { $down } face down below it
    }
skulls-of-sedlec-pile =
    Pile { $pile }: { $down ->
        [0] empty
       *[other] { $down } face down
    }
skulls-of-sedlec-no-piles = The graveyard is empty.
skulls-of-sedlec-unseen = Cards nobody has seen: { $cards } ({ $skulls })
skulls-of-sedlec-no-stack =
    { $you ->
        [1] Your stack: nothing yet
       *[other] { $who }’s stack: nothing yet
    }
skulls-of-sedlec-heading =
    { $you ->
        [1] Your stack
       *[other] { $who }’s stack
    }, { $cards } of { $size } cards:
skulls-of-sedlec-row-top = Top row: { $cards }
skulls-of-sedlec-row-middle = Middle row: { $cards }
skulls-of-sedlec-row-bottom =
    Bottom row: { $cards }{ $gaps ->
        [0] {""}
       *[other] ; { $gaps } more to come, on the left or right
    }
skulls-of-sedlec-beside = { $left }, { $right }
skulls-of-sedlec-free = free
skulls-of-sedlec-no-footing = no support yet

skulls-of-sedlec-dig = Dig in piles { $first } and { $second }
skulls-of-sedlec-dig-last = Dig in pile { $pile } and take the card
skulls-of-sedlec-collect = Collect { $card } from pile { $pile }
skulls-of-sedlec-keep = Keep the card from pile { $pile }
skulls-of-sedlec-keep-one = Keep { $card }, leave { $rest }
skulls-of-sedlec-begin-for = Begin the bottom row with { $card } (+{ $points })
skulls-of-sedlec-stack = Stack { $card } { $spot }
skulls-of-sedlec-stack-for = Stack { $card } { $spot } (+{ $points })
skulls-of-sedlec-spot-left = on the left of the bottom row
skulls-of-sedlec-spot-right = on the right of the bottom row
skulls-of-sedlec-spot-row2 = in the middle row, place { $place }
skulls-of-sedlec-spot-row3 =
    { $seats ->
        [3] at the very top
       *[other] in the top row, place { $place }
    }

skulls-of-sedlec-opens = The first pile shows { $card }.
skulls-of-sedlec-digs =
    { $you ->
        [1] You dig up
       *[other] { $who } digs up
    } { $first } from pile { $pile_1 } and { $second } from pile { $pile_2 }.
skulls-of-sedlec-digs-last =
    { $you ->
        [1] You dig in the last closed pile and take { $card }.
       *[other] { $who } digs in the last closed pile and takes { $card }.
    }
skulls-of-sedlec-keeps =
    { $you ->
        [1] You keep { $card }.
       *[other] { $who } keeps { $card }.
    }
skulls-of-sedlec-collects =
    { $you ->
        [1] You collect { $card } from pile { $pile }.
       *[other] { $who } collects { $card } from pile { $pile }.
    }
skulls-of-sedlec-begins =
    { $you ->
        [1] You begin your stack with { $card }: +{ $points }.
       *[other] { $who } begins a stack with { $card }: +{ $points }.
    }
skulls-of-sedlec-stacks =
    { $you ->
        [1] You stack
       *[other] { $who } stacks
    } { $card } { $spot }: +{ $points }, { $score } in all.
skulls-of-sedlec-completes =
    { $you ->
        [1] Your stack is complete.
       *[other] { $who }’s stack is complete.
    }

skulls-of-sedlec-part-royals = royals
skulls-of-sedlec-part-peasants = peasants
skulls-of-sedlec-part-priests = priests
skulls-of-sedlec-part-romantics = romantics
skulls-of-sedlec-part-criminals = criminals

# Impossible positions of a real table.
position-players = “players” must be 2 or 3.
position-rows = “rows” must be three lists, bottom row first, of { $rows } places; null for an empty place.
position-card = { $card } is not a card. A card is [upper, lower], of these kinds: { $kinds }.
position-air = The card in row { $row }, place { $place }, has nothing to lie on: it needs the two cards below it.
position-bottom-gap = The bottom row has a gap.
