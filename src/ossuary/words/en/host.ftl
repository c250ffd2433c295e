# The host: what it tells players and programs.
host-who = Nobody is known under this cookie or token. Choose a name first.
host-origin = This request comes from a page of another site.
host-name = This host is not called “{ $name }”. Whoever runs it can start it with --name.
host-not-by-token = A token cannot do that. Do it in a browser where you are this player.
host-no-page = There is nothing at this address.
host-no-table = There is no such table, or it is not open to you.
host-no-game = There is no game “{ $game }”.
host-no-mind = There is no mind “{ $mind }”. There are: { $minds }.
host-no-seat = The table has no such seat.
host-no-session = You have no such device.
host-no-token = You have no such token.
host-no-message = There is no such message at this table.
host-no-action = “{ $action }” is no action of this game.
host-option-seats = The number of seats follows from the list of seats.
host-seat-number = { $game } is for { $least } to { $most } players.
host-sit-yourself = Take a seat yourself: at least one has to be yours.
host-clock = A clock has either seconds or days.
host-text = Enter visible text.
host-malformed = This message is not understood: { $reason }
host-too-large = This is too large.
host-too-fast = That was too fast. Wait a moment.
host-too-many-tables = You sit at { $most } tables that are not over. Finish one first.
host-too-many-changes = You have changed your mind { $most } times at this table, and that is as often as it goes. Play on.
host-too-many-words = You have said { $most } things at this table, and that is as much as it keeps.
host-too-many-tokens = You have { $most } tokens. Withdraw one first.
host-too-many-sessions = You are at home on { $most } devices. Throw one out first.
host-too-many-sockets = You have { $most } connections open. Close one first.
host-no-push = This host sends no notices.
host-push-service = Notices go to the push services of browsers only, and this is none that we know.
host-unavailable = The host cannot reach its database just now. Nothing is lost; try again in a moment.
host-stale = The table has moved on: it is at version { $version } now.
host-not-started = The game has not started yet.
host-started-already = The game has started already.
host-over = This table is over.
host-not-over = The game is not over yet.
host-not-your-seat = This seat is not yours.
host-not-your-move = It is not this seat's move.
host-players-only = That is for the players of this table.
host-keeper-only = That is for whoever keeps this table.
host-illegal = That is against rule { $rule }: { $reason }
host-chain = A chain ends where chance or another seat moves.
host-no-undo = Nothing to take back: there is no undo past a roll, a card turned up, or another player.
host-seat-taken = This seat is taken.
host-full = No seat is open here.
host-texts-closed = The texts are closed: the dice take no more.
host-texts-open = Others can still give texts to the dice. Show yours when they are closed.
host-texts-awaited = Not all texts have been shown yet. The game starts by itself when they are, or in a few seconds.
host-sealed-already = You have given your text already.
host-no-pledge = You have pledged no text that is still to be shown.
host-other-text = This is not the text that you pledged.
host-away-already = A mind plays this seat already.
host-not-away = You are playing this seat yourself.
host-resigned-already = This seat has resigned.
host-no-barter = Nobody barters in this game.
host-not-ready = Seat { $seat } is not taken yet.
host-not-absent = The player of this seat is here.
host-too-late = It is too late for that: the game is under way. You can resign.
host-code = This code is not valid, or has been used.
host-no-coach = The coach needs “{ $module }”, which is not installed on this host. Whoever runs it installs the extra “fast”.
host-busy = The host is busy just now. Ask again in a moment.
host-coached-already = You have agreed to the coach already.
host-not-coached = The coach is off at this table: everybody who plays here has to agree to it.
host-same-dice = The dice of an earlier game roll on here: they take no texts.
host-fork-seats = The game was played by { $seats }: name as many seats.
host-fork-end = After this move the game is over. Choose an earlier one.

host-told-opened = The table was opened.
host-told-joined =
    { $you ->
        [1] You have sat down.
       *[other] { $who } has sat down.
    }
host-told-sealed = A text was given to the dice.
host-told-pledged = A text was pledged to the dice.
host-told-closed = The texts for the dice are closed, and are shown now.
host-told-shown = A text for the dice was shown.
host-told-left =
    { $you ->
        [1] You have left the table.
       *[other] { $who } has left the table.
    }
host-told-back =
    { $you ->
        [1] You are back.
       *[other] { $who } is back.
    }
host-told-started = The game begins. The texts for the dice are closed.
host-told-lesson = A guided game begins. Its draws are scripted, so that there is something to learn.
host-told-undone =
    { $you ->
        [1] You take your last action back.
       *[other] { $who } takes the last action back.
    }
host-told-resigned =
    { $you ->
        [1] You resign.
       *[other] { $who } resigns.
    }
host-told-standing =
    { $you ->
        [1] You { $answer ->
            [ask] want to be asked for markers.
           *[other] decline all requests for markers.
        }
       *[other] { $who } { $answer ->
            [ask] wants to be asked for markers.
           *[other] declines all requests for markers.
        }
    }
host-told-coached =
    { $you ->
        [1] You want to play with the coach.
       *[other] { $who } wants to play with the coach.
    }
host-told-uncoached =
    { $you ->
        [1] You want to play without the coach: it is off.
       *[other] { $who } wants to play without the coach: it is off.
    }
host-told-coach-on = Everybody has agreed: the coach is on.
host-told-replaced = A bot takes seat { $number }.
host-told-vacated = Seat { $number } is open.
host-told-clock =
    { $you ->
        [1] Your time is up; a mind plays for you.
       *[other] Time is up for { $who }; a mind plays.
    }
host-told-ended =
    { $why ->
        [aborted] The game was called off before anybody had played.
        [imported] This game was played elsewhere.
       *[other] The table was closed.
    }
host-told-rematch = There is a table for a rematch.
host-told-imported = A record was laid on the table.
host-chain-lay-all = lay all that fits ({ $number })
