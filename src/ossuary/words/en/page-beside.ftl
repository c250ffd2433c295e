# The page beside a real table: a helper that counts, and score sheets.
page-beside-about = Playing one of the games at a real table? Tap in what is on the table, see what it is worth and why, and keep the score. After the first use it works offline.
page-beside-all = All games and sheets
page-beside-fetching = Loading the rules: { $percent }%
page-beside-failed = The rules could not be loaded. Connect once to load them.

page-beside-undo = Undo
page-beside-clear = Clear
page-beside-add = Add { $what }
page-beside-remove = Remove { $what }
page-beside-taking = Remove
page-beside-less = Less
page-beside-more = More
page-beside-write = Write { $points } for { $name }
page-beside-whose = Whose is it?

page-beside-coach = What would the coach do?
page-beside-coach-offline = The coach needs the host, which cannot be reached. Counting works without it.
page-beside-ask = Ask the coach
page-beside-asking = The coach is thinking …
page-beside-do = Do it
page-beside-why = Why, and what else?
page-beside-standing = The score so far
page-beside-scores-of = { $name }’s points

page-beside-sheets = Score sheets
page-beside-sheet = Score sheet
page-beside-no-sheets = None yet. Choose a game, then “New score sheet”.
page-beside-no-sheet = This sheet is not on this device.
page-beside-new = New score sheet
page-beside-order = In turn order, first player first.
page-beside-one-more = One more
page-beside-one-less = One fewer
page-beside-begin = Start
page-beside-next = next
page-beside-turn-of = { $name }’s turn
page-beside-count-of = { $name } counts
page-beside-count = Count it
page-beside-points = Points
page-beside-sum = Sum
page-beside-keypad = Numbers
page-beside-sign = Plus or minus
page-beside-back = Delete the last digit
page-beside-write-down = Write down
page-beside-again = Play again
page-beside-csv = Download
page-beside-print = Print
page-beside-delete = Delete this sheet
