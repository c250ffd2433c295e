# A first game of Skulls of Sedlec.
learn-sk-intro = Build a pyramid of nine cards. Each shows two skulls, and each kind of skull has a last wish that scores.
learn-sk-graveyard = Six piles of three cards lie in the graveyard. A turn is one thing: dig, take an open card, or stack.
    .name = The graveyard
learn-sk-dig = You dug up two cards. Keep one; the other stays face up.
    .name = Digging
learn-sk-keep = The card you left is face up for everybody. So think about what you leave behind.
    .name = What is left
learn-sk-collect = You took a card you could see: no surprise, but nothing new either.
    .name = Taking open cards
learn-sk-full = Two cards fill your hand. Now you must stack before you can take another.
    .name = The full hand
learn-sk-stack = The bottom row grows to the left and right, up to four cards. Cards are never turned or moved.
    .name = Stacking
learn-sk-upper = Up! A card lies on two neighbours below, in rows of four, three and two.
    .name = The upper rows
learn-sk-romantic = Romantics want company: 6 points for each pair of neighbours, and each has at most one partner.
    .name = Romantics
learn-sk-priest = Priests like to be everywhere: 2 points for each level with at least one priest.
    .name = Priests
learn-sk-criminal = A criminal wants forgiveness: 2 points next to a priest.
    .name = Criminals
learn-sk-peasant = A peasant asks for little: 1 point, wherever it lies.
    .name = Peasants
learn-sk-royal = A royal wants to look down: 1 point for every royal and peasant on lower levels. So place it high, and late.
    .name = Royals
learn-sk-try-dig = Dig: choose two piles, and both top cards are turned up.
learn-sk-try-keep = Keep one. Look for skulls that go together: two romantics on one card are already a pair, and a priest next to a criminal helps both.
learn-sk-try-collect = Now take a face-up card from the graveyard.
learn-sk-try-stack = { $cards ->
        [one] Place the card in your hand
       *[other] Place one of your two cards
    } in the pyramid. The board shows what it would score.
learn-sk-try-upper = Two neighbours are there: place a card above them.
learn-sk-try-take = Your hand is empty: { $ways ->
        [both] dig, or take an open card
        [dig] dig
       *[collect] take an open card
    }.
learn-sk-try-kind = Your hand is empty, and a kind that you have not laid yet lies open: take it.

kind-sk-dig = Dig
kind-sk-collect = Take an open card
kind-sk-keep = Keep one of the dug cards
kind-sk-stack = Place a card
