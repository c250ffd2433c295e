# What programs are told that import ossuary.
api-language = There is no language “{ $language }”. Choose one of: { $known }.
api-action = There is no action “{ $action }”. Choose one of: { $legal }.
api-outcome = “{ $outcome }” is not a possible outcome here. Possible: { $outcomes }.
api-chance = Chance moves here, not a player. Call draw(), or step() with one of: { $outcomes }.
api-over = “{ $move }” cannot be played: the game is over.
api-not-to-move = Only a player who is to move can be coached; here it is nobody’s turn.
