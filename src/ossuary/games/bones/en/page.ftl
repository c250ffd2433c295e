# Bones in the page: its board, its result, beside a real table, its draws.
page-why-bones = The highest total of points from the board and from the best line of tiles wins.
page-bn-felt = The table
page-bn-goal =
    { $end ->
        [points] Ends at { $at ->
            [one] 1 point
           *[other] { $at } points
        }
        [rounds] { $turns ->
            [one] Last turn
           *[other] { $turns } turns left
        }
       *[tiles] Ends with the last tile
    }
page-bn-bag = tiles left
page-bn-board = The tiles to match
page-bn-throws = The throws of this turn
page-bn-markers = { $markers ->
        [one] 1 marker left
       *[other] { $markers } markers left
    }
page-bn-total = at stake
page-bn-double = double or nothing
page-bn-sum = Sum { $sum }
page-bn-turn-yours = Your turn.
page-bn-turn-of = { $who }’s turn.
page-bn-hand = { $name }’s tiles
page-bn-line = in line
page-bn-no-tiles = No tiles yet
page-bn-no-line = No tiles
page-bn-final = { $name }’s final line
page-bn-spare = Left over:
page-bn-desk = The barter desk
page-bn-broke-yours = You have no marker left.
page-bn-broke-of = { $who } has no marker left.
page-bn-asked = { $who } is thinking about a price.
page-bn-share = A share of the points
page-bn-tile-of = One of { $who }’s tiles
page-beside-of-bones = Find the best line of tiles
page-beside-how-bones = Tap a player’s tiles.
page-beside-worth-bones =
    { $number ->
        [one] { $points } pip
       *[other] { $points } pips
    }
page-beside-tiles = The tiles
page-beside-line = The best line
page-beside-share = Of which for { $name }
page-beside-shares = for lending
page-beside-last-tile = The last tile is gone

page-win-bones = Throw the sum of a tile and take it, or go on for the layout, which wins all three.
    .how = What you throw adds up: a tile that is taken brings all of it.
    .end = At the end a line is laid from your tiles, and most points win.
