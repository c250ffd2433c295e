# Bones in the page: its board, its result, beside a real table, its draws.
page-why-bones = Points won on the board and the best line of tiles together decide.
page-bn-felt = The table
page-bn-board = The tiles to match
page-bn-throws = The throws of this turn
page-bn-markers = Markers left: { $markers }
page-bn-total = total
page-bn-double = double or nothing
page-bn-sum = Sum { $sum }
page-bn-turn-yours = Your turn.
page-bn-turn-of = { $who }’s turn.
page-bn-hand = The tiles of { $name }
page-bn-line = in line
page-bn-no-tiles = No tiles yet
page-bn-final = The final line of { $name }
page-bn-spare = Left over:
page-bn-desk = The barter desk
page-bn-broke-yours = You have no marker left.
page-bn-broke-of = { $who } has no marker left.
page-bn-asked = { $who } thinks about a price.
page-bn-share = A share of the points
page-bn-tile-of = A tile of { $who }
page-beside-of-bones = Find the best line of tiles
page-beside-how-bones = Tap the tiles of a player.
page-beside-worth-bones =
    { $number ->
        [one] { $points } pip
       *[other] { $points } pips
    }
page-beside-tiles = The tiles
page-beside-line = The best line
