# Positions of a real table that cannot be, and what cannot stand on a score sheet.
position-not-json = The position is not valid JSON.
position-object = A position is a JSON object.
position-unknown = A position has no field “{ $field }”; it has { $fields }.
position-missing = The position lacks the field “{ $field }”.
position-in-list = Position { $number }: { $reason }

position-no-choice-here = Only the dice games have a coach for a real table: { $games }.
position-field = “{ $field }” is missing or has a value that cannot be.
position-contradicts = “{ $field }” contradicts the rest of the position.
position-no-choice = There is nothing to choose in this position.

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
