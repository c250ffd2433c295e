# The contract of a game, told by `ossuary check-game`.
check-game-working = Checking { $game } …
check-game-kept = ok
check-game-broken = WRONG
check-game-notes = { $game } could also bring:
check-game-sound = { $game } keeps the contract.
check-game-unsound =
    { $wrong ->
        [one] { $game } breaks the contract in one place. Fix it and check again.
       *[other] { $game } breaks the contract in { $wrong } places. Fix them and check again.
    }
contract-part-shape = The names of rules.py
contract-part-options = Options
contract-part-play = Random games
contract-part-alike = Positions that look the same are the same
contract-part-texts = Catalogues and rule page
contract-part-told = Games in words
contract-part-optional = Its other files
contract-part-compiled = Compiled rules
contract-part-minds = Bots and observation
contract-part-host = A table on a host
contract-part-brings = Optional parts
contract-at = seats { $seats }, options { $options }, seed { $seed }, move { $move }

contract-keys = { $name } must be a tuple of strings.
contract-key-twice = { $name } has “{ $which }” twice. Records name a move by its key, so keys must be unique.
contract-key-form = “{ $which }” in { $name } must be written with lower-case letters, digits and underscores.
contract-actions = ACTIONS has { $number } keys. It needs at least 1 and at most { $most }: split a big choice into a chain of small ones.
contract-over = PHASES lacks “over”, the phase of a game that has ended.
contract-seats = MIN_SEATS { $least } and MAX_SEATS { $most } are not a range of seats. Both must be whole numbers, at least 1.
contract-slots = SLOTS is { $slots }. It must be a whole number of at least { $own }: the first { $own } slots are the same in every game.
contract-many-slots = A state has { $slots } slots. More than { $most } make search and simulation slow.
contract-no-options = Options must be a frozen dataclass, and OPTIONS a dictionary from names to declarations of ossuary.engine.options.
contract-option-fields = Options must have exactly the fields { $wanted }. It has { $found }.
contract-option-usual = Options() sets { $option } to { $found }, but OPTIONS declares { $usual } as the default. Take the default from the declaration.
contract-option-refused = Options or initial refuses { $option }={ $value }, which OPTIONS allows: { $error }
contract-option-taken = Options accepts { $option }={ $value }, which OPTIONS does not allow. Call check(self, OPTIONS, range(MIN_SEATS, MAX_SEATS + 1)) in __post_init__.
contract-option-error = Options raises { $error } for { $option }={ $value } instead of an OptionError. Call check(self, OPTIONS, range(MIN_SEATS, MAX_SEATS + 1)) in __post_init__.
contract-initial-seats = initial must write the number of seats into state[SEATS]. It does not for { $seats }.

contract-raised = { $error } ({ $at })
contract-part-raised = The check could not go on: { $error }
contract-endless = The game does not end within { $most } random moves. Make sure that every game comes to an end. ({ $at })
contract-draw-key = Two draws have the key { $which } of turn, throw and index. Call begin_turn, begin_throw, and add 1 to state[INDEX] with each draw. ({ $at })
contract-state = A state must be a list of exactly { $slots } whole numbers (SLOTS). ({ $at })
contract-state-seats = state[SEATS] is { $found } and must stay { $seats }. ({ $at })
contract-mover = mover returns { $found }. It must return an existing seat, CHANCE or TERMINAL. ({ $at })
contract-legal-beyond = legal sets bits that stand for no action: ACTIONS has only { $actions }. ({ $at })
contract-no-action = Seat { $seat } is to move and has no legal action. Let it pass, or move to the next seat. ({ $at })
contract-legal-nobody = legal allows an action where no seat is to move. It must be 0 there. ({ $at })
contract-refusal = refusal returns { $rule } for “{ $action }”, whose bit in legal is { $legal }. It must return 0 exactly where the action is legal, otherwise the number of the rule that forbids it. ({ $at })
contract-odds = odds returns { $odds }. It must return 1 to { $outcomes } weights, none negative and at least one positive. ({ $at })
contract-by-seat = scores and payoffs must return one number for each of the { $seats } seats. ({ $at })
contract-payoffs-early = payoffs must all be 0 before the game is over. ({ $at })
contract-payoffs-end = payoffs add up to { $found } at the end. They must add up to 1; shares() of ossuary.engine.nodes does that. ({ $at })
contract-end-phase = look gives the phase “{ $phase }” although the game is over. It must give “over”. ({ $at })
contract-tally = The parts that tally returns for seat { $seat } add up to { $parts } at the end, but its score is { $score }. ({ $at })
contract-look = look must be plain data that JSON can hold: { $error } ({ $at })
contract-look-fields = look must be a dictionary with “phase”, one of PHASES, and “seat”, a whole number. ({ $at })
contract-step-changes = step changes the state that it is given. It must copy first. ({ $at })
contract-step-advance = step and advance lead to different states. Let step copy and then call advance. ({ $at })
contract-record = A record of the game does not replay to the same states. A move may depend on nothing but the state. ({ $at })
contract-alike = Two positions look the same but are not. Let look show everything that the state holds, or do not store what nobody has seen. ({ $at })

contract-junk = { $file } has a line that is not a Fluent message: { $line }
contract-text-twice = The text { $which } appears twice in “{ $language }”.
contract-no-language = It has no texts in “{ $language }”; the English ones are used.
contract-text-differs = These texts are missing in “{ $language }”, or have different variables there: { $keys }
contract-text-only = These texts exist in “{ $language }” but not in English: { $keys }
contract-text-missing = The text { $which } is missing in the folder en.
contract-rule-parts = RULE_PARTS lists the rules { $numbers }. It must list every rule once, from 1 on.
contract-rule-unknown = The rules give the number { $rule }, which RULE_PARTS does not list. ({ $at })
contract-rulebook = The rule page cannot be made: { $error }
contract-text-fails = The result of { $function } cannot be put into words: { $error } ({ $at })
contract-unreadable = The text from { $function } reads badly ({ $which }): “{ $text }” ({ $at })
contract-fact = The fact { $fact } is not plain data: { $error } ({ $at })
contract-happened-changes = happened changes the states that it is given. It must only read them. ({ $at })

contract-not-compiled = The rules do not compile. Use integers, tuples of integers and index access only, except in Options, tally and look. { $error }
contract-twin = { $function } returns something else when it is compiled. ({ $at })
contract-mind = { $mind } chooses { $action }, which is not legal. ({ $at })
contract-no-mind = { $mind } cannot play it: { $error }
contract-observation = The column { $field } of the observation holds { $value }. It is declared as { $low } to { $high }. ({ $at })
contract-observation-fails = The observation cannot be made: { $error }
contract-at-host = A table on a host cannot play it: { $error } ({ $at })
contract-file = { $file } fails: { $error }
contract-file-lacks = { $file } lacks { $names }.
contract-lesson-rule = The topic { $topic } of the lesson names rule { $rule }, which RULE_PARTS does not list.
contract-lesson-draw = SCRIPT of the lesson names “{ $draw }”, which is not in OUTCOMES.
contract-lesson-thumb = A lesson needs a rule_of_thumb.py, which plays the other seat.
contract-lesson-action = advice of the lesson proposes “{ $action }”, which is not in ACTIONS. ({ $at })
contract-lesson-illegal = advice of the lesson proposes only what is not legal: { $actions }. ({ $at })
contract-pieces-number = dice in pieces.py must always give as many dice of each kind. ({ $at })
contract-pieces-place = A piece is at a place that is no text. dice and cards in pieces.py must name every place. ({ $at })
contract-draws-lack = DRAWS in pieces.py has no kind with { $outcomes }. Give each kind the weights of all its outcomes, in the order of OUTCOMES.
contract-draws-never = DRAWS in pieces.py gives “{ $kind }” weights that odds never gives. Take them from the table that odds uses.
contract-terminal-wide = terminal.py draws { $columns } columns, but a terminal has room for { $most }. ({ $at })
contract-chain = The chain “{ $chain }” has an action that is not legal when its turn comes. ({ $at })
contract-standing = declined in standing.py gives { $action }, which is no legal action there. ({ $at })
contract-no-extra = Not checked: this part needs the extra “{ $extra }” (pip install "ossuary-games[{ $extra }]").

contract-brings-happened = happened.py: facts of its own, for a log and pictures that say more than the moves
contract-brings-rule-of-thumb = rule_of_thumb.py: a sensible player, which also guides the search
contract-brings-observation = observation.py: columns made for learning, instead of the bare slots
contract-brings-best-play = best_play.py: best play, where it can be computed
contract-brings-pieces = pieces.py: dice, cards or tiles that a screen can move
contract-brings-lesson = lesson.py: a guided first game
contract-brings-report = report.py: where points come from, for “ossuary report”
contract-brings-real-table = real_table.py: scores and sheets beside a real table
contract-brings-measured = measured.json: how well each bot plays it
contract-brings-noise = noise.json: how much its results vary without luck, so that it can be rated

new-game-name = A game cannot be called “{ $name }”. Use lower-case letters, digits and single hyphens, starting with a letter, such as grave-diggers.
new-game-taken = There is already a game called { $name }. Choose another name.
new-game-package = A game cannot be called { $name }: its Python package { $package } would hide another one. Choose another name.
new-game-folder = { $folder } already exists. Name a new folder.
new-game-next = { $game } is written. Next:

compile-game-working = Compiling { $game } …
compile-game-done = { $game } is compiled: { $file }
compile-game-ours = { $game } is one of our own games, which come compiled: there is nothing to do.
compile-game-fails = { $game } does not compile: { $error }. “ossuary check-game { $game }” says what it must change.
compile-game-no-target = { $game } cannot be compiled for this machine, as Ossuary does not know its processor or system; it plays as it is.
