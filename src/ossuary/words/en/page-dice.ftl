# Checking the dice in the browser, and all draws of a host.
page-check-about = Every draw of a finished game, computed anew in this browser: hashes by the browser itself, odds by the rules. The host is asked for nothing but the record.
page-check-choose = Which record?
page-check-another = Check another record
page-check-drop = Drop a record here, or choose its file.
page-check-files = If you kept the promise as a file (ossuary-kept-….json), choose both files together.
page-check-no-record = This is no record of Ossuary. A record is downloaded at the end of a game.
page-check-working = Computing every draw anew …
page-check-fetching = Fetching the rules ({ $percent } %) …

page-check-unrevealed = Not yet
    .about = The game is still going on, so its secret is not revealed. Come back when it is over.
page-check-seeded = Nothing is sealed here
    .about = These draws come from the seed { $seed }: whoever knew it knew them all. “ossuary verify” can compute them anew, but that proves nothing about who chose the seed.
page-check-scripted = These dice were chosen
    .about = This is a guided first game: what came up was laid down so that there is something to learn.
page-check-unknown = Nothing can be checked here
    .about = The record does not say where its draws come from: they were typed in from a real table.
page-check-insecure = This browser does not compute here
    .about = Browsers compute hashes only on pages that come over TLS (https), or from this very machine. Open this page so, or check in a terminal with both files:

page-check-verdict-proved = Nobody has chosen these dice
    .about = The host had settled its secret, and everybody else their text, before yours was known, and every draw follows from them. Nobody could choose an outcome, neither the host nor anybody together with it.
page-check-verdict-settled = The host alone has not chosen these dice
    .about = The host had settled its secret before it knew the players’ texts, and every draw follows from both. What is missing for a whole proof is marked below.
page-check-verdict-unfinished = Right so far, but no whole game
    .about = Every draw in this record is as it should be, but the record ends before the game does. What came after may have been cut off.
page-check-verdict-partial = Not every draw could be computed
    .about = Nothing differs, but some draws come from dice of which nobody can say what they give. So this is no proof.
page-check-verdict-late = Nothing has been changed since you came
    .about = Every draw follows from the secret and the texts as this device first saw them. It saw them when the game had begun already; whether the secret was settled before the texts is known to those who were there earlier.
page-check-verdict-consistent = The record agrees with itself
    .about = Secret, texts and draws fit together. But whoever makes up a whole record can make it fit: only what a device kept while the game was played can prove more.
page-check-verdict-undrawn = Only half of it could be checked
    .about = Promise and texts were looked at, but the draws were not computed: the rules could not be loaded.
page-check-verdict-false = Something is wrong with these dice
    .about = This record cannot be what the sealed dice gave. What is wrong is marked below.
page-check-verdict-against = The draws are right, but the record breaks a rule
    .about = Up to that move every draw is as it should be; what comes after it cannot be checked.
page-check-mark-yes = Right
page-check-mark-no = Wrong
page-check-mark-open = Not known

page-check-wrong = Move { $move } (turn { $turn }, throw { $throw }, draw { $index } of it): the record says “{ $recorded }”, but the dice give “{ $drawn }”.
page-check-strange = Move { $move } (turn { $turn }, throw { $throw }, draw { $index } of it): the record says that “{ $recorded }” comes from other dice than those that were promised. These give “{ $drawn }”.
    .new = Move { $move } (turn { $turn }, throw { $throw }, draw { $index } of it): the record says that “{ $recorded }” comes from the promised dice, but this draw was made in the earlier game.
page-check-secret = The secret is the one that was promised: its hash is the promise in the record.
page-check-not-secret = The secret is not the one that was promised. Its hash is { $recorded }, the promise is { $kept }.
page-check-no-secret = The game is over, but the secret was not revealed. Take these dice for false ones; the promise is { $kept }.
page-check-promise = The promise is the one that this device was given before the game began.
page-check-promise-late = The promise is the one that this device saw when it came to the game.
page-check-not-commitment = The promise is not the one that this device kept. Kept was { $kept }, the record says { $recorded }.
page-check-game =
    { $fork ->
        [0] The game is the one that was promised: a fresh one, with these options.
        [one] The game is the one that was promised: it goes on after one move of another.
       *[other] The game is the one that was promised: it goes on after { $fork } moves of another.
    }
page-check-not-game = This is not the game that was promised: the record says { $recorded }, promised was { $kept }.
page-check-not-options = The options are not those that were promised: for “{ $at }” the record says { $recorded }, promised was { $kept }.
page-check-not-fork = The first { $at } moves are not those of the game that was promised to go on. Their hash is { $recorded }, promised was { $kept }.
page-check-texts =
    { $texts ->
        [0] There were no texts, then as now.
        [one] The one text is the one that this device saw when the game began.
       *[other] All { $texts } texts are those that this device saw when the game began.
    }
page-check-not-texts = The texts are not those that this device kept: as text { $at } the record has { $recorded }, kept was { $kept }.
page-check-pledges = Every text is the one that was pledged before yours was known.
page-check-not-pledge = Text { $at } is not the one that was pledged: it is { $recorded }, the pledge is { $kept }.
page-check-own = Your own text is among them.
page-check-not-own = Your own text is missing, though the host had taken it: { $kept }.
page-check-no-text = None of the texts is known to be yours. A host that gave all of them, or whose friends did, could have chosen them.
page-check-open-text = Your text was known before the others were settled. A host whose friend gave a later text could have chosen that.
page-check-first-version = What was kept comes from an earlier version. It does not say which game was promised.
page-check-withheld =
    { $texts ->
        [one] One text was pledged and never shown. Whoever withheld it, together with the host, could choose between two sequences of draws.
       *[other] { $texts } texts were pledged and never shown. Whoever withheld them, together with the host, could choose between several sequences of draws.
    }
page-check-unfinished = The record ends before the game does.
page-check-nothing-kept = This device kept nothing of this table, so the promise and the texts cannot be compared with anything.
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
            [one] One of { $draws } draws does not follow from the secret and the texts.
           *[other] { $wrong } of { $draws } draws do not follow from the secret and the texts.
        }
page-check-fork =
    { $draws ->
        [one] This game was forked from another: one draw before the fork comes from the dice of that game.
       *[other] This game was forked from another: { $draws } draws before the fork come from the dice of that game.
    } { $unknown ->
        [0] They follow from its secret; what this device kept says nothing about them.
        [one] One of them does not come from a secret and was not computed here.
       *[other] { $unknown } of them do not come from a secret and were not computed here.
    }

page-check-limits = What this does not prove
page-check-limit-operator = Whoever runs the host knows the secret from the start. If they play too, they know what comes.
page-check-limit-withheld = Somebody who pledged a text can withhold it when it is time to show it, to choose between two sequences of draws. That shows: it is named above.
page-check-limit-breaking = A host can refuse to start a game, or break it off, when it does not like what is to come. That shows, but proves no intent.
page-check-limit-actions = Only chance is sealed. Whether the actions in the record are those that were made is known to those who made them.
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

page-draws-about = For the doubtful: how often every side of every die, every card and every tile has come, in all games ever finished on this host.
page-draws-number =
    { $draws ->
        [0] No draws so far.
        [one] One draw so far.
       *[other] { $draws } draws so far.
    }
page-draws-how = A bar is how often something came, the mark across it how often fair dice would bring it on average. Fair dice are never quite even: one in twenty of these tests comes out below 5 %, one in a thousand below 0.1 %.
page-draws-few = Too few draws to tell.
page-draws-even = As even as fair dice are: they come out at least this uneven { $chance } of the time (chi-square { $chi }, { $freedom } degrees of freedom).
page-draws-unusual = A little uneven: fair dice come out at least this uneven { $chance } of the time (chi-square { $chi }, { $freedom } degrees of freedom).
page-draws-strange = Strangely uneven: fair dice come out this uneven only { $chance } of the time (chi-square { $chi }, { $freedom } degrees of freedom).
page-draws-drawn = came
page-draws-expected = by chance
page-draws-card = Card { $number }
page-draws-tile = { $left }|{ $right }
page-draws-kind-lot = Who begins, of { $sides }
page-draws-kind-card = The first card of { $sides }
page-draws-rest-card = All later cards
page-draws-kind-die = Six-sided die
page-draws-kind-tile = The first tile of { $sides }
page-draws-rest-tile = All later tiles
