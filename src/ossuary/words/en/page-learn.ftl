# The page: guided games, the rulebook, and “why not that?”.
page-learn-guide = Your guide
page-learn-leave = Play without the guide
page-learn-back = Call the guide back
page-learn-real = Play a real game
page-learn-progress = Seen { $seen } of { $all }
page-learn-seen = seen
page-learn-unseen = not yet seen
page-learn-scripted = In this game the draws are scripted, so that there is something to learn. It counts as no real game, and nothing about its dice can be checked.

page-learn-search = Search the rules
page-learn-found =
    { $number ->
        [0] Nothing found
        [one] 1 place found
       *[other] { $number } places found
    }
page-learn-none = No rule holds all these words. Try fewer.
page-learn-now = To what is going on ({ $rule })
page-learn-going-on = This is going on now

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
page-learn-tap = Tap what you wonder about. Nothing is played.
page-learn-never-mind = Never mind
page-learn-nothing-there = There is nothing to be done with that.
