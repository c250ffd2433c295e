# A first game of Bones.
learn-bn-intro = Throw two dice at three dominoes, win points and tiles, and lay the tiles in one long line at the end. Here each player has three turns.
learn-bn-board = Three tiles lie on the felt. You have six throws, and a marker for each.
    .name = The tiles
learn-bn-throw = Each throw uses a marker, and the pips of all your throws add up. They are yours only if you match a tile.
    .name = Throwing
learn-bn-sum = A match! The dice add up to the sum of a tile.
    .name = Matching a sum
learn-bn-take = You took a tile and scored the pips of all your throws. At the end the tile can join your line.
    .name = Taking a tile
learn-bn-blank = A blank is a joker: it costs a marker, and a die fills it for as long as the tile stays on the board.
    .name = Blanks
learn-bn-go-on = Now only a layout helps: both dice must show the two halves of a tile. Then all tiles are yours, and the points count double.
    .name = Going on
learn-bn-lost = The markers ran out without a layout: nothing for this turn, and the tiles stay. That is the risk of going on.
    .name = Nothing at all
learn-bn-layout = A layout! Both halves of a tile on the dice bring every tile on the felt, and the points of all your throws: twice, if you went on for it.
    .name = Matching a layout
learn-bn-barter = Throws left, but no marker: now players barter. A player who lends a marker names a price, due only if the turn scores.
    .name = Bartering
learn-bn-line = The end: everybody lays one line, like ends together, and its pips count too. The best line is found for you.
    .name = The line
learn-bn-try-throw = Your markers allow { $throws ->
        [one] one more throw
       *[other] { $throws } more throws
    }. Throw the dice.
learn-bn-try-layout = { $throws ->
        [one] One throw is left
       *[other] { $throws } throws are left
    } for a layout. Throw.
learn-bn-try-take = Take { $tiles ->
        [one] the tile
       *[other] one of the matching tiles
    } for { $points } points. Going on would risk them all.
learn-bn-try-last = You cannot go on any more. Take { $tiles ->
        [one] the tile
       *[other] one of the matching tiles
    }, and the turn scores.
learn-bn-try-go-on = { $points } points are safe if you take a tile. Going on plays for all three tiles and at least { $double } points, or for nothing. Be bold for once: go on.
learn-bn-try-offer = Your opponent has thrown { $points } pips and needs a marker. Offer one for half of the points. You may ask for more or less, or offer nothing.
learn-bn-try-ask = You have throws left, but no marker. Ask for one.
learn-bn-choose = Here you decide for yourself.

kind-bn-throw = Throw
kind-bn-take = Take a tile
kind-bn-pay = Pay for blanks
kind-bn-ask = Ask for a marker
kind-bn-offer = Lend a marker
kind-bn-accept = Answer an offer
