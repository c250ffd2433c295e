# Impossible positions of a real table, and impossible entries on a score sheet.
position-not-json = The position is not valid JSON.
position-object = A position must be a JSON object.
position-no-table = Real tables of { $game } cannot be scored, only those of { $games }.
position-unknown = A position has no field “{ $field }”. Its fields: { $fields }.
position-missing = The position lacks the field “{ $field }”.
position-in-list = Position { $number }: { $reason }

position-no-choice-here = The coach for a real table knows only the dice games: { $games }.
position-field = “{ $field }” is missing or has an impossible value.
position-contradicts = “{ $field }” contradicts the rest of the position.
position-no-choice = There is nothing to choose in this position.

sheet-over = The game is over: its sheet takes no more entries.
sheet-entry = Write every entry as an object with exactly these fields: { $forms }.
sheet-full = This sheet is full: it has room for { $most } entries. Start a new one.
sheet-early = The game is not over yet: write down lines after the last turn.
sheet-twice = Each player counts once: take back the first count before you write another.
sheet-seat = There is no player with that number.
sheet-points = Write a whole number from { $low } to { $high }.
sheet-kinds = Write the points of all five kinds: { $kinds }.
sheet-share = Write every share as [seat, points].
sheet-own-share = You cannot lend to yourself: write shares for the others only.
sheet-shares = The shares add up to { $lent }, more than the { $points } of this turn. Write smaller ones.
