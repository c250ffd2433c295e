# Records: why one cannot be read, or breaks a rule.
record-not-json = This is no record: it is not valid JSON.
record-format = This is no record of Ossuary.
record-version = The record has the version { $version }; this program reads version { $known }.
record-game = The record is of an unknown game: { $game }.
record-twice = The record is damaged: “{ $field }” stands in it twice.
record-field = The record is damaged: “{ $field }” is missing or wrong.
record-no-seed = The record does not say where its draws come from, so the game cannot go on. It can be replayed.
record-after-end = Move { $number } ({ $move }) comes after the end of the game (rule { $rule }).
record-no-action = Move { $number } ({ $move }) is no action of this game.
record-outcome = Move { $number } ({ $move }) is nothing that chance can bring here (rule { $rule }).
record-action = Move { $number } ({ $move }) is against rule { $rule }.
