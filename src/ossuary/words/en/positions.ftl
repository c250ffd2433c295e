# Positions of a real table that cannot be, and what cannot stand on a score sheet.
position-not-json = The position is not valid JSON.
position-object = A position is a JSON object.
position-unknown = A position has no field “{ $field }”; it has { $fields }.
position-missing = The position lacks the field “{ $field }”.
position-in-list = Position { $number }: { $reason }
position-skeleton = Give “bones” as an object of sites and “hat” as true or false.
position-site = “{ $site }” is no site of the skeleton. The sites: { $sites }.
position-bone = The bone at { $site } must be "right" or "false", not “{ $value }”.
position-gap = The skeleton has a gap: its bones must be one connected piece.
position-hat = A hat needs a skull to sit on.
position-players = “players” must be 2 or 3.
position-rows = “rows” must be three lists, bottom row first, of { $rows } places; null where no card lies.
position-card = { $card } is no card. A card is [upper, lower], of these kinds: { $kinds }.
position-air = The card in row { $row }, place { $place }, lies in the air: it needs the two cards below it.
position-bottom-gap = The bottom row has a gap.
position-tiles = Give “tiles” as a list.
position-tile = { $tile } is no tile. A tile is [half, half], each from 0 to 6.
position-tile-twice = The tile { $tile } is there twice; the set has only one.
position-dice = Give “{ $field }” as a list of numbers from 0 (a wave) to 3.
position-too-many-dice = “{ $field }” has more dice than exist: there are { $most }.
position-signs = Give “signs” as the numbers of signs on each beach, your own first: 2 to 6 numbers, together { $most } at the most.
position-signs-flight = Signs are taken in a flight: give the shark dice in “fins” as well.

position-no-choice-here = Only the dice games have a coach for a real table: { $games }.
position-field = “{ $field }” is missing or has a value that cannot be.
position-contradicts = “{ $field }” contradicts the rest of the position.
position-false-bones = So many false bones need more rolls that were paid for; or one of them is of this roll, then say that a bone of it is laid.
position-no-choice = There is nothing to choose in this position.
position-kind-over =
    There are only { $most } { $kind ->
        [left] left
        [right] right
       *[centre] centre
    } dice.
position-dice-missing =
    { $missing ->
        [one] One more die has to lie there.
       *[other] { $missing } more dice have to lie there.
    }
position-dice-over =
    { $over ->
        [one] One die too many lies there.
       *[other] { $over } dice too many lie there.
    }

sheet-over = The game is over: nothing more can be written on its sheet.
sheet-entry = Write every entry as an object with exactly these fields: { $forms }.
sheet-full = This sheet is full: it has room for { $most } entries. Begin a new one.
sheet-early = Write lines down after the last turn: the game is not over yet.
sheet-twice = Each player counts once: take the first count back before you write another.
sheet-seat = Nobody of that number plays.
sheet-points = Write a whole number from { $low } to { $high }.
sheet-kinds = Write the points of all five kinds: { $kinds }.
sheet-share = Write every share as [seat, points].
sheet-own-share = Nobody lends to themselves: write shares for the others only.
sheet-shares = The shares come to { $lent }, more than the { $points } of this turn. Write smaller ones.
