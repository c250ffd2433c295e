# Errors for programs that import ossuary.
api-language = There is no language “{ $language }”. Choose one of: { $known }.
api-action = There is no action “{ $action }”. Choose one of: { $legal }.
api-outcome = “{ $outcome }” is not a possible outcome here. Possible: { $outcomes }.
api-chance = Chance moves here, not a player. Call draw(), or step() with one of: { $outcomes }.
api-over = “{ $move }” cannot be played: the game is over.
api-seat = There is no seat { $seat }. The seats go from 0 to { $last }.
api-no-draws = The next draws are not known here, so the game cannot go on by itself. Call with_seed() first for new dice, or step() for each move.
api-not-to-move = The coach advises only the player to move; here it is nobody’s move.
