# The page: guided games, the rulebook, and “why not that?”.
page-learn-guide = Your guide
page-learn-leave = Play without the guide
page-learn-back = Call the guide back
page-learn-turn = Read on
page-learn-real = Play a real game
page-learn-progress = Seen { $seen } of { $all }
page-learn-seen = seen
page-learn-unseen = not yet seen
page-learn-scripted = The draws in this game are scripted to show you the rules. It does not count as a real game, and its dice cannot be checked.

page-learn-search = Search the rules
page-learn-found =
    { $number ->
        [0] Nothing found
        [one] 1 place found
       *[other] { $number } places found
    }
page-learn-none = No rule contains all these words. Try fewer.
page-learn-now = Go to the current rule ({ $rule })
page-learn-going-on = This rule applies now

page-learn-can =
    { $number ->
        [one] You can do that now.
       *[other] You can do that now, in { $number } ways.
    }
page-learn-cannot = Not now:
page-learn-those =
    { $number ->
        [one] This one action
       *[other] These { $number } actions
    }
page-learn-point = Point at something on the board
page-learn-tap = Tap anything you wonder about. You will not make a move.
page-learn-never-mind = Never mind
page-learn-nothing-there = There is nothing you can do with that.
