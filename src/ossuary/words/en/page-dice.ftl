# Checking the dice in the browser, and all draws of a host.
page-check-about = This browser computes every draw of a finished game again: hashes by itself, odds from the rules. It asks the host for nothing but the record.
page-check-choose = Which record?
page-check-another = Check another record
page-check-drop = Drop a record here, or choose its file.
page-check-file = Choose a file
page-check-files = If you kept the promise as a file (ossuary-kept-….json), choose both files together.
page-check-no-record = This is not an Ossuary record. You can download a record at the end of a game.
page-check-unread = “{ $file }” is neither a record nor a kept promise. It was not used.
page-check-working = Computing every draw again …
page-check-fetching = Loading the rules ({ $percent }%) …

page-check-unrevealed = Not yet
    .about = The game, or another of its round in a tournament, is still going on, so the secret is not revealed. Come back when it is over.
page-check-seeded = These dice were not sealed
    .about = These draws come from the seed { $seed }: anybody who knew it knew them all. “ossuary verify” can compute them again, but that proves nothing about who chose the seed.
page-check-daily = These are the dice of { $day }
    .about = These draws come from the date: everybody has the same, and anybody who computes them knows them beforehand. So they are open dice, which prove nothing about luck; that is why a daily game is ranked by its decisions.
page-check-scripted = These dice were scripted
    .about = Some draws were chosen: for a guided first game that shows you the rules, or by a program that tried something out.
page-check-unknown = Nothing can be checked here
    .about = The record does not say where its draws come from: they were typed in from a real table.
page-check-insecure = This browser cannot check dice here
    .about = Browsers compute hashes only on pages loaded over HTTPS or from this machine. Open this page that way, or check in a terminal with both files:

page-check-verdict-proved = Nobody chose these dice
    .about = The host had fixed its secret, and everybody else their text, before yours was known, and every draw follows from them. Nobody could choose an outcome, neither the host nor anybody working with it.
page-check-verdict-settled = The host alone did not choose these dice
    .about = The host had fixed its secret before it knew the players’ texts, and every draw follows from both. What is missing for a full proof is marked below.
page-check-verdict-unfinished = Right so far, but not a whole game
    .about = Every draw in this record is correct, but the record ends before the game does. Later moves may have been cut off.
page-check-verdict-partial = Not every draw could be computed
    .about = Nothing differs, but some draws come from dice that cannot be computed. So this is not a proof.
page-check-verdict-late = Nothing has changed since you arrived
    .about = Every draw follows from the secret and the texts as this device first saw them. By then the game had begun; only those who were there earlier know whether the secret was fixed before the texts.
page-check-verdict-consistent = The record is consistent with itself
    .about = Secret, texts and draws fit together. But a made-up record can fit too: only what a device kept during the game can prove more.
page-check-verdict-shared = These dice came from both of you
    .about = Both players had committed to their share before the game, and every draw follows from both shares: neither could choose it, or know it before the decision that led to it.
page-check-verdict-local = Local dice
    .about = The draws fit the record. But this game was played elsewhere, and nobody but the player who brought it can vouch for its dice. It does not count in any ranking.
page-check-verdict-undrawn = Only half of it could be checked
    .about = The promise and the texts were checked, but the draws were not: the rules could not be loaded.
page-check-verdict-false = Something is wrong with these dice
    .about = The sealed dice cannot have given this record. What is wrong is marked below.
page-check-verdict-against = The draws are right, but the record breaks a rule
    .about = Every draw up to that move is correct; what follows cannot be checked.
page-check-mark-yes = Right
page-check-mark-no = Wrong
page-check-mark-open = Unknown

page-check-wrong = Move { $move } (turn { $turn }, throw { $throw }, draw { $index } of it): the record says “{ $recorded }”, but the dice give “{ $drawn }”.
page-check-strange = Move { $move } (turn { $turn }, throw { $throw }, draw { $index } of it): the record says that “{ $recorded }” comes from dice other than the promised ones. Those give “{ $drawn }”.
    .new = Move { $move } (turn { $turn }, throw { $throw }, draw { $index } of it): the record says that “{ $recorded }” comes from the promised dice, but this draw was made in the earlier game.
page-check-secret = The secret is the promised one: its hash is the promise in the record.
page-check-not-secret = The secret is not the promised one. Its hash is { $recorded }, but the promise is { $kept }.
page-check-no-secret = The game is over, but the secret was not revealed. Do not trust these dice; the promise is { $kept }.
page-check-promise = The promise is the one that this device received before the game began.
page-check-promise-late = The promise is the one that this device saw when it joined the game.
page-check-not-commitment = The promise is not the one that this device kept. It kept { $kept }, the record says { $recorded }.
page-check-game =
    { $fork ->
        [0] The game is the promised one: a fresh game with these options.
        [one] The game is the promised one: it continues another after one move.
       *[other] The game is the promised one: it continues another after { $fork } moves.
    }
page-check-not-game = This is not the promised game: the record says { $recorded }, the promise was { $kept }.
page-check-not-options = The options are not the promised ones: for “{ $at }” the record says { $recorded }, the promise was { $kept }.
page-check-not-fork =
    { $at ->
        [one] The first move is not that of the game that was to be continued. Its hash is { $recorded }, the promise was { $kept }.
       *[other] The first { $at } moves are not those of the game that was to be continued. Their hash is { $recorded }, the promise was { $kept }.
    }
page-check-texts =
    { $texts ->
        [0] There are no texts, and there were none when the game began.
        [one] The one text is the one that this device saw when the game began.
       *[other] All { $texts } texts are those that this device saw when the game began.
    }
page-check-not-texts = The texts are not those that this device kept: text { $at } is { $recorded } in the record, but this device kept { $kept }.
page-check-pledges = Every text is the one that was pledged before yours was known.
page-check-not-pledge = Text { $at } is not the pledged one: it is { $recorded }, but the pledge is { $kept }.
page-check-own = Your own text is among them.
page-check-not-own = Your own text is missing, although the host had accepted it: { $kept }.
page-check-no-text = None of the texts is known to be yours. A host that gave all of them, alone or with friends, could have chosen them.
page-check-open-text = Your text was known before the others were fixed. A host whose friend gave a later text could have chosen that one.
page-check-first-version = The kept file comes from an earlier version. It does not say which game was promised.
page-check-withheld =
    { $texts ->
        [one] One text was pledged and never shown. The player who withheld it, working with the host, could choose between two sequences of draws.
       *[other] { $texts } texts were pledged and never shown. The players who withheld them, working with the host, could choose between several sequences of draws.
    }
page-check-unfinished = The record ends before the game does.
page-check-nothing-kept = This device kept nothing from this table, so there is nothing to compare the promise and the texts with.
page-check-local = Local dice: no host rolled them. Nobody but the player who brought the record can vouch for them.
page-check-no-texts = This device kept the promise, but it was not here when the texts were closed.
page-check-no-rules = The rules could not be loaded, so the draws were not computed. Try again, or use “ossuary verify”.
page-check-drawn =
    { $draws ->
        [0] There was no draw.
        [one] The one draw follows from the secret and the texts.
       *[other] All { $draws } draws follow from the secret and the texts.
    }
    .not =
        { $wrong ->
            [one] { $draws ->
                [one] The one draw does not follow from the secret and the texts.
               *[other] One of { $draws } draws does not follow from the secret and the texts.
            }
           *[other] { $wrong } of { $draws } draws do not follow from the secret and the texts.
        }
page-check-round = These are the dice of round { $number } of a tournament. They lead back to its promise, { $promise }.
page-check-not-round = These are not the dice of the tournament: round { $at } leads back to { $recorded }, but the promise was { $kept }.
page-check-links = The links of both players lead to what they committed to before the game.
page-check-not-links = The links do not lead to what the players committed to before the game (throws in the record: { $recorded }).
page-check-drawn-shared =
    { $draws ->
        [0] There was no draw.
        [one] The one draw follows from the links of both players.
       *[other] All { $draws } draws follow from the links of both players.
    }
page-check-fork =
    { $draws ->
        [one] This game was forked from another: one draw before the fork comes from the dice of that game.
       *[other] This game was forked from another: { $draws } draws before the fork come from the dice of that game.
    } { $unknown ->
        [0] They follow from its secret; this device kept nothing about them.
        [one] One of them does not come from a secret and was not computed here.
       *[other] { $unknown } of them do not come from a secret and were not computed here.
    }

page-check-limits = What this does not prove
page-check-limit-operator = The operator of the host knows the secret from the start. If they play too, they know what comes.
page-check-limit-withheld = A player who pledged a text can refuse to show it, to choose between two sequences of draws. The check above reports this.
page-check-limit-breaking = A host that does not like what is coming can refuse to start a game, or end it early. The players notice, but it proves no intent.
page-check-limit-answering = Whoever answers a share knows the throw first, and can stop answering. The other side sees who is waited for, but it proves no intent.
page-check-limit-two = Two players together, or one alone, can make any record: only you know whether these are the commitments that you exchanged.
page-check-limit-actions = Only chance is sealed. Only the players know whether the actions in the record are the ones they made.
page-check-every =
    { $draws ->
        [one] The one draw
       *[other] All { $draws } draws, one by one
    }
page-check-column-move = Move
page-check-column-key = Turn:throw:index
page-check-column-sides = Sides
page-check-column-word = Hash begins
page-check-column-recorded = Record
page-check-column-drawn = Dice

page-draws-about = For skeptics: how often every side of every die, every card and every tile has come up, in all games ever finished on this host.
page-draws-number =
    { $draws ->
        [0] No draws so far.
        [one] One draw so far.
       *[other] { $draws } draws so far.
    }
page-draws-how = A bar shows how often something came up; the mark across it, how often fair dice would bring it up on average. Fair dice are never perfectly even: one in twenty of these tests comes out below 5%, one in a thousand below 0.1%.
page-draws-few = Too few draws to tell.
page-draws-even = As even as fair dice are: they come out at least this uneven { $chance } of the time (chi-square { $chi }, { $freedom ->
        [one] one degree of freedom
       *[other] { $freedom } degrees of freedom
    }).
page-draws-unusual = A little uneven: fair dice come out at least this uneven { $chance } of the time (chi-square { $chi }, { $freedom ->
        [one] one degree of freedom
       *[other] { $freedom } degrees of freedom
    }).
page-draws-strange = Strangely uneven: fair dice come out this uneven only { $chance } of the time (chi-square { $chi }, { $freedom ->
        [one] one degree of freedom
       *[other] { $freedom } degrees of freedom
    }).
page-draws-drawn = came up
page-draws-expected = expected
page-draws-card = Card { $number }
page-draws-tile = { $left }|{ $right }
page-draws-kind-lot = First player of { $sides }
page-draws-kind-card = The first card of { $sides }
page-draws-rest-card = All later cards
page-draws-kind-die = Six-sided die
page-draws-kind-tile = The first tile of { $sides }
page-draws-rest-tile = All later tiles
