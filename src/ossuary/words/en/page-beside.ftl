# The page beside a real table: a helper that counts, and score sheets.
page-beside-about = You own one of the games and play it at a real table? Tap in what lies there, see what it is worth and why, and keep the score. It works without a connection once it was used.
page-beside-all = All games and sheets
page-beside-of-rolling-bones = Count a skeleton, ask the coach
page-beside-of-shark-attacks = Count a throw, ask the coach
page-beside-of-skulls-of-sedlec = Count a stack of skulls
page-beside-of-bones = Find the best line of tiles
page-beside-how-rolling-bones = Tap a site: once for the right bone, twice for a false one, three times for none.
page-beside-how-shark-attacks = Tap every die that lies there; in a flight the fins as well. Tap a die below to take it away.
page-beside-how-skulls-of-sedlec = Tap the two skulls of each card, the upper one first; the next place comes by itself.
page-beside-how-bones = Tap the tiles of a player.
page-beside-fetching = The rules are being fetched: { $percent } %
page-beside-failed = The rules could not be fetched. They need a connection this once.

page-beside-undo = Undo
page-beside-clear = Clear
page-beside-add = Add { $what }
page-beside-remove = Take away { $what }
page-beside-remove-eaten = Take away { $what }, eaten
page-beside-taking = Take away
page-beside-less = Less
page-beside-more = More
page-beside-worth-rolling-bones =
    { $number ->
        [one] { $points } point
       *[other] { $points } points
    }
page-beside-worth-shark-attacks =
    { $number ->
        [one] { $points } swimmer
       *[other] { $points } swimmers
    }
page-beside-worth-skulls-of-sedlec =
    { $number ->
        [one] { $points } point
       *[other] { $points } points
    }
page-beside-worth-bones =
    { $number ->
        [one] { $points } pip
       *[other] { $points } pips
    }
page-beside-write = Write { $points } for { $name }
page-beside-party = Party for { $points }
page-beside-whose = Whose is it?

page-beside-site =
    { $site }: { $how ->
        [right] the right bone
        [false] a false bone
       *[other] nothing
    }
page-beside-hat =
    { $on ->
        [1] Hat: on
       *[other] Hat: off
    }
page-beside-rolled = Dice of the last roll
page-beside-rolled-about = For the coach: every die that is neither laid nor paid. Once all of them lie there, tap a site to lay its die.
page-beside-post-ops = Rolls paid for
page-beside-hats-off = Hats taken off
page-beside-laid = Laid of this roll
page-beside-laid-nothing = Nothing yet
page-beside-laid-hat = Only the hat
page-beside-laid-bone = A bone
page-beside-dice-blue = Swimmer dice
page-beside-dice-fins = Shark dice, in a flight
page-beside-thrown-blue = The swimmer dice that lie there
page-beside-thrown-fins = The shark dice that lie there
page-beside-escaped = Escaped before this throw
page-beside-signs-now = Signs now – { $signs }
page-beside-shark =
    { $fins ->
        [one] shark with 1 fin
       *[other] shark with { $fins } fins
    }
page-beside-waves =
    { $waves ->
        [one] 1 wave
       *[other] { $waves } waves
    }
page-beside-people = { $number } players
page-beside-free = free
page-beside-place = Row { $row }, place { $place }: { $what }
page-beside-upper = Row { $row }, place { $place }: the upper skull
page-beside-lower = Row { $row }, place { $place }: the lower skull
page-beside-empty = Empty this place
page-beside-tiles = The tiles
page-beside-line = The best line

page-beside-coach = What would the coach do?
page-beside-coach-rolling-bones = Tap in the dice of the last roll, then ask.
page-beside-coach-shark-attacks = Tap in swimmer dice, then ask. In a flight you choose only whose signs to take when the middle has too few: say how many stand on each beach.
page-beside-coach-offline = The coach needs the host, which cannot be reached just now. Counting works without it.
page-beside-ask = Ask the coach
page-beside-asking = The coach is thinking …
page-beside-do = Do it
page-beside-why = Why, and what else?
page-beside-standing = How the game stands
page-beside-signs = Warning signs
page-beside-scores-of = Points of { $name }
page-beside-signs-of = Signs of { $name }

page-beside-sheets = Score sheets
page-beside-sheet = Score sheet
page-beside-no-sheets = None yet. Choose a game, then “New score sheet”.
page-beside-no-sheet = This sheet is not on this device.
page-beside-new = New score sheet
page-beside-order = In turn order: whoever begins comes first.
page-beside-one-more = One more
page-beside-one-less = One less
page-beside-end-tiles = with the last tile
page-beside-end-rounds = after so many rounds
page-beside-end-points = at so many points
page-beside-begin = Begin
page-beside-to =
    To { $points ->
        [one] 1 point
       *[other] { $points } points
    }
page-beside-ending =
    { $end ->
        [rounds] { $number ->
            [one] One round
           *[other] { $number } rounds
        }
        [points] To { $number ->
            [one] 1 point
           *[other] { $number } points
        }
       *[other] Until the last tile
    }
page-beside-next = next
page-beside-turn-of = { $name }’s turn
page-beside-count-of = { $name } counts
page-beside-count = Count it
page-beside-points = Points
page-beside-share = Of which for { $name }
page-beside-shares = for lending
page-beside-sum = Sum
page-beside-last-tile = The last tile is gone
page-beside-keypad = Numbers
page-beside-sign = Plus or minus
page-beside-back = Delete the last digit
page-beside-write-down = Write down
page-beside-again = Play again
page-beside-csv = Download
page-beside-print = Print
page-beside-delete = Delete this sheet
