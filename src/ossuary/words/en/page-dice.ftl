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
    .about = The host had settled its secret before it knew the players’ texts, and every draw follows from both. After that nobody could choose or change an outcome.
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
page-check-secret = The secret is the one that was promised: its hash is the promise in the record.
    .not = The secret is not the one that was promised. Its hash is { $hash }, the promise is { $commitment }.
page-check-promise = The promise is the one that this device was given before the game began.
    .not = The promise is not the one that this device kept. Kept was { $kept }, the record says { $commitment }.
page-check-promise-late = The promise is the one that this device saw when it came to the game.
page-check-texts =
    { $texts ->
        [0] There were no texts, then as now.
        [one] The one text is the one that this device saw when the game began.
       *[other] All { $texts } texts are those that this device saw when the game began.
    }
    .not = The texts are not those that this device kept: as text { $number } the record has { $recorded }, kept was { $kept }.
page-check-own = Your own text is among them.
    .not = Your own text is missing: { $text } was given before the game began.
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
page-check-limit-friend = A host with a friend at the table can try out texts for that friend until the draws suit it. Against this it helps if the last text is yours.
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
page-draws-event-sun = sun
page-draws-event-rain = rain
page-draws-event-shark_attack = shark attack
page-draws-kind-left = Left die
page-draws-kind-right = Right die
page-draws-kind-centre = Centre die
page-draws-kind-lot = Who begins, of { $sides }
page-draws-kind-swimmer = Swimmer die
page-draws-kind-shark = Shark die
page-draws-kind-event = Event die
page-draws-kind-card = The first card of { $sides }
page-draws-rest-card = All later cards
page-draws-kind-die = Six-sided die
page-draws-kind-tile = The first tile of { $sides }
page-draws-rest-tile = All later tiles
