# Why a record cannot be read, or breaks a rule.
record-not-json = This is not a record: it is not valid JSON.
record-format = This is not an Ossuary record.
record-version = The record has version { $version }; this program reads version { $known }.
record-game = The record is of an unknown game: { $game }.
record-twice = The record is damaged: it contains “{ $field }” twice.
record-field = The record is damaged: “{ $field }” is missing or wrong.
record-no-seed = The record does not say where its draws come from, so the game cannot go on. It can be replayed.
record-after-end = Move { $number } ({ $move }) comes after the end of the game (rule { $rule }).
record-no-action = Move { $number } ({ $move }) is not an action of this game.
record-outcome = Move { $number } ({ $move }) is not a possible outcome of chance here (rule { $rule }).
record-action = Move { $number } ({ $move }) is against rule { $rule }.
