# What programs are told that import ossuary.
api-language = There is no language “{ $language }”. There are: { $known }.
api-action = There is no action “{ $action }”. Here one can choose from: { $legal }.
api-outcome = Chance cannot bring “{ $outcome }” here. It can bring: { $outcomes }.
api-chance = Chance moves here, not a player. Call draw(), or step() with one of: { $outcomes }.
api-over = “{ $move }” cannot be played: the game is over.
api-not-to-move = Only a player who is to move can be coached; here it is nobody’s turn.
