# What all games and all screens share.
none = nothing
list = { $most } and { $last }
player = { $who }
times = { $number } × { $what }
you-name = You
seat-name = Player { $number }

first-seat =
    { $you ->
        [1] You go first.
       *[other] { $who } goes first.
    }
your-move =
    { $you ->
        [1] Your move.
       *[other] { $who } to move.
    }
game-won =
    { $you ->
        [1] You win!
       *[other] { $who } wins!
    }
game-shared = { $winners } share the win.
final-score = { $who }: { $score }
chosen = { $who }: { $action }
drawn = { $outcome }
kind-any = What you can do

no-folder = There is no folder { $folder }. Create it first, or choose another.
mind-random = plays any legal move, with no plan at all
mind-rule-of-thumb = plays sensibly by a few rules of thumb
mind-beginner = plays like somebody who has just learned the game
mind-steady = knows the game, and slips now and then
mind-strong = computes or tries out thousands of games, and seldom slips
mind-perfect = plays the solved game: nobody plays better
nearly-luck = Nearly all of this game is luck: the strongest bot wins only { NUMBER($wins, maximumFractionDigits: 0) }% against the weakest.
mind-search = plays out N games before each choice
mind-against = replies as well as can be to the player of these records
mind-onnx = a trained bot, from its file
mind-of-package = from { $package }
mind-function = your own function, in a module that Python can import or in this folder
mind-does-not-load = The bot “{ $mind }” does not load: { $error }
mind-failed = The bot “{ $mind }” failed: { $error }
mind-no-action = The bot “{ $mind }” chose { $action }, but actions are numbers from 0 to { $most }.
mind-broke-rule = The bot “{ $mind }” chose { $action }, which { $rule } forbids.

# The bots as people know them: a name, a trade, and what is said of them.
face-random = Pica
    .trade = the magpie
    .line = Takes whatever glitters.
face-rule-of-thumb = Wick
    .trade = the candle maker
    .line = Three rules of thumb, and a steady flame.
face-beginner = Barnaby
    .trade = the sexton
    .line = Means well, and drops things.
face-steady = Greta
    .trade = the gravedigger
    .line = Digs deep enough every time.
face-strong = Hildegard
    .trade = the abbess
    .line = Has counted the bones. Twice.
face-perfect = Death
    .trade = who is in no hurry
    .line = Never wrong, always smiling.
face-listed = { $number }  { $name }, { $trade } ({ $mind }): “{ $line }”
face-introduced = { $name }, { $trade }: “{ $line }”

option-range = The option { $option } must be a whole number from { $low } to { $high }, not “{ $value }”.
option-choice = The option { $option } must be one of { $choices }, not “{ $value }”.
option-unknown = { $game } has no option “{ $option }”. It has: { $options }.
option-amount = The option { $option } must be one of { $forms }, not “{ $value }”.
deck-cards = A deck has 18 cards; this one has { $cards }.
deck-card = Card { $number } of the deck is “{ $card }”. Write each card as upper/lower, of these kinds: { $kinds }.
deck-counts =
    Note: this deck has { $found ->
        [one] 1 skull
       *[other] { $found } skulls
    } of the kind { $kind }; the usual number is { $usual }.

# Games of other packages that do not fit.
game-does-not-load = The game “{ $game }” is left out: its package { $package } does not load ({ $error }).
game-part-does-not-load = { $part } does not load ({ $error }). “ossuary check-game { $game }” says what “{ $game }” must change.
game-fails = The game “{ $game }” fails at { $at } ({ $error }). “ossuary check-game { $game }” says what it must change.
fact-untold = Nobody has words for the fact { $fact }. “tell” in words.py must know every fact of happened.py.
game-report-lacks = report.py of “{ $game }” needs a tuple SOURCES and a function sources.
game-report-source = report.py of “{ $game }” names the source “{ $source }”, for which there is neither a text { $game }-part-{ $source } nor report-source-{ $source }.
game-report-push-form = PUSH in report.py of “{ $game }” must be an action and a tuple of actions, as in ("dig", ("carry",)).
game-report-push = PUSH in report.py of “{ $game }” names “{ $action }”, but the game has only { $actions }.
game-report-sources = sources in report.py of “{ $game }” gives { $found }. It must give a dictionary with no other keys than { $sources }.
game-draws-missing = pieces.py of “{ $game }” lacks DRAWS, a dictionary from what is drawn to the weights of its outcomes.
game-draws-weights = DRAWS in pieces.py of “{ $game }” must give “{ $kind }” whole weights from 0 on, at most { $outcomes } of them and at least two above 0.
game-lacks-names = The game “{ $game }” is left out: the rules of { $package } lack { $names }.
game-is-no-slug = The game “{ $game }” is left out: NAME in { $package } is “{ $name }”, but must be small letters, digits and hyphens, such as “two-words”.
game-prefix-is-no-letters = The game “{ $game }” is left out: PREFIX in { $package } is “{ $prefix }”, but must be one to eight capital letters.
game-name-is-taken = The game “{ $game }” is left out: there already is a game “{ $name }”. Rename the one in { $package }.
game-prefix-is-taken = The game “{ $game }” is left out: the prefix { $prefix } of { $package } is already used by “{ $other }”. Choose another.
game-lacks-words = The game “{ $game }” is left out: { $package } has no words.py.
game-lacks-texts = The game “{ $game }” is left out: the English catalogues of { $package } lack { $texts }.
