# Skulls of Sedlec in the page: its board, its result, beside a real table, its draws.
page-why-skulls-of-sedlec = Every stack is complete, and the most points win; ties go to the player whose best kind of skull scores more, then the next best.
page-sk-graveyard = Graveyard
page-sk-graveyard-left = Graveyard: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
page-sk-down = { $cards ->
        [one] 1 card face down
       *[other] { $cards } cards face down
    }
page-sk-laid = { $cards } / { $all } placed
page-sk-wish = What { $kind } want
page-sk-hand = Your hand
page-sk-hand-of = { $name }’s hand
page-sk-stack-of = { $name }’s pyramid
page-sk-kinds = Points by kind
page-sk-total = total
page-sk-dig-here = Dig here, then tap a second pile
page-sk-dig-last = Dig here and take the card
page-sk-collect = Take this card
page-sk-keep = Keep this one
page-sk-place = Place here
page-sk-place-for = Place here for { $points } more
page-sk-not = Never mind
page-sk-hint-second = And which second pile?
page-sk-hint-keep = Keep one of the two cards.
page-sk-hint-take = Take a card from the graveyard.
page-sk-hint-place =
    { $cards ->
        [0] The graveyard is empty: place a card from your hand.
        [2] Your hand is full: place a card.
       *[other] Place a card from your hand.
    }
page-sk-hint-any = Take a card from the graveyard, or place one from your hand.
page-beside-of-skulls-of-sedlec = Count a stack of skulls
page-beside-how-skulls-of-sedlec = Tap the two skulls of each card, the upper one first; the next place follows by itself.
page-beside-worth-skulls-of-sedlec =
    { $number ->
        [one] { $points } point
       *[other] { $points } points
    }
page-beside-people = { $number } players
page-beside-free = free
page-beside-place = Row { $row }, place { $place }: { $what }
page-beside-upper = Row { $row }, place { $place }: the upper skull
page-beside-lower = Row { $row }, place { $place }: the lower skull
page-beside-empty = Empty this place

page-win-skulls-of-sedlec = Dig up cards and build a pyramid of skulls.
    .how = Every kind has its own wish, and scores where it is met: tap its symbol to read it.
    .end = When all pyramids stand, most points win.
