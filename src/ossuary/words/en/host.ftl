# The host: what it tells players and programs.
host-who = This cookie or token belongs to nobody. Choose a name first.
host-origin = This request comes from a page of another site.
host-name = This host is not called “{ $name }”. Its operator can add the name with --name.
host-not-by-token = A token cannot do that. Do it in a browser where you are signed in.
host-not-permitted = This token may not { $permit ->
    [chat] chat
    [open] open tables
    [profile] change the profile
   *[other] play
}. Make one that may, on the page under “My profile”.
host-no-page = There is nothing at this address.
host-no-table = There is no such table, or it is not open to you.
host-no-game = There is no game “{ $game }”.
host-no-mind = There is no bot “{ $mind }”. Choose one of: { $minds }.
host-no-seat = The table has no such seat.
host-no-session = You have no such device.
host-no-token = You have no such token.
host-no-message = There is no such message at this table.
host-no-puzzle = You have no such puzzle.
host-no-action = “{ $action }” is not an action of this game.
host-option-seats = The number of seats comes from the list of seats.
host-seat-number = { $game } is for { $least } to { $most } players.
host-sit-yourself = Take at least one seat yourself.
host-clock = A clock has either seconds or days.
host-text = Enter visible text.
host-malformed = The host does not understand this message: { $reason }
host-too-large = This is too large.
host-too-fast = That was too fast. Wait a moment.
host-too-many-tables = You have { $most } unfinished games. Finish one first.
host-too-many-changes = You have changed your mind { $most } times at this table, which is the limit. Play on.
host-too-many-words = You have sent { $most } messages at this table, which is the limit.
host-too-many-tokens = You have { $most } tokens. Remove one first.
host-too-many-sessions = You are signed in on { $most } devices. Remove one first.
host-too-many-sockets = You have { $most } connections open. Close one first.
host-no-push = This host sends no notifications.
host-push-service = Notifications go only to browsers’ push services, and this is not a known one.
host-no-webhooks = This host has no webhooks. Its operator can allow them with --webhooks.
host-no-webhook = You have no such webhook.
host-webhook-address = A webhook needs an address on the internet that begins with https:// and names no port.
host-too-many-webhooks = You have { $most } webhooks. Remove one first.
host-unavailable = The host cannot reach its database. Nothing is lost; try again in a moment.
host-stale = The table has moved on: it is now at version { $version }.
host-not-started = The game has not started yet.
host-started-already = The game has already started.
host-over = This table is over.
host-not-over = The game is not over yet.
host-not-your-seat = This seat is not yours.
host-not-your-move = It is not this seat’s move.
host-players-only = Only the players at this table can do that.
host-keeper-only = Only the owner of this table can do that.
host-illegal = That is against rule { $rule }: { $reason }
host-chain = A chain ends where chance or another seat moves.
host-no-undo = Nothing to take back: you cannot undo a roll, a card turned up, or another player’s move.
host-seat-taken = This seat is taken.
host-full = This table has no free seat.
host-texts-closed = The dice accept no more texts.
host-texts-open = Others can still give texts to the dice. Show yours when they are closed.
host-texts-awaited = Not all texts have been shown yet. The game starts by itself when they are, or in a few seconds.
host-sealed-already = You have already given your text.
host-no-pledge = You have no pledged text left to show.
host-other-text = This is not the text that you pledged.
host-away-already = A bot is already playing this seat.
host-not-away = You are playing this seat yourself.
host-resigned-already = This seat has already resigned.
host-no-barter = There is no bartering in this game.
host-not-ready = Seat { $seat } is not taken yet.
host-not-absent = The player of this seat is here.
host-too-late = It is too late for that: the game is under way. You can resign.
host-code = This code is not valid, or has already been used.
host-busy = The host is busy. Ask again in a moment.
host-daily-alone = This game of the day counts, so the coach rests. Practise with the coach afterwards.
host-daily-tried = Your try of this day’s game is used. You can play it again for practice.
host-daily-over = Only a game of today can be handed in.
host-daily-not-over = The best line of a day is shown when the day is over.
host-round-not-over = The dice of this round are still being rolled at other tables. Play on from here when the round is over.
host-tournament-table = In a tournament everybody plays their own game to its end. You can resign.
host-no-tournament = There is no such tournament, or it is not open to you.
host-opener-only = Only the player who opened this tournament can do that.
host-entered-already = You already take part in this tournament.
host-not-entered = You do not take part in this tournament.
host-tournament-full = This tournament is full.
host-tournament-few = A tournament needs at least { $least } players. Invite some more.
host-tournament-started = This tournament has already begun.
host-tournament-over = This tournament is over.
host-too-many-tournaments = You have { $most } unfinished tournaments. Finish or leave one first.
host-not-rated = This game is not rated.
host-rated-game = Games of { $game } cannot be rated here.
host-rated-people = A rated game is between different people. Open it with one seat for yourself and the others open.
host-rated-options = A rated game is played with the usual options.
host-rated-clock = A rated game needs a clock, so that nobody can hold it up.
host-rated-alone = In a rated game everybody decides alone: without the coach, and without taking back.
host-rated-close = A rated game is not ended for others. Play on, or resign.
host-rated-replace = In a rated game the clock decides who is away too long.
host-coached-already = You have already agreed to the coach.
host-not-coached = The coach is off at this table: every player has to agree to it.
host-same-dice = This table uses the dice of an earlier game: they accept no texts.
host-fork-seats = The game had { $seats } players: name that many seats.
host-carried-seat = No person sits there in this record. Choose a seat whose player is “you”, with or without a name.
host-fork-end = The game is over after this move. Choose an earlier one.

host-told-opened = The table was opened.
host-told-joined =
    { $you ->
        [1] You have taken a seat.
       *[other] { $who } has taken a seat.
    }
host-told-sealed = A text was given to the dice.
host-told-pledged = A text was pledged to the dice.
host-told-closed = The texts for the dice are closed and are now shown.
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
host-told-shared = The game begins. The dice come from both of you.
host-told-lesson = A guided game begins. Its draws are scripted to show you the rules.
host-told-undone =
    { $you ->
        [1] You take back your last action.
       *[other] { $who } takes back the last action.
    }
host-told-resigned =
    { $you ->
        [1] You resign.
       *[other] { $who } resigns.
    }
host-told-out-of-time =
    { $you ->
        [1] Your time has run out too often; the game is lost.
       *[other] Time has run out too often for { $who }; the game is lost.
    }
host-told-revealed = The round is over. The secret of its dice is shown.
host-told-settled =
    { $you ->
        [1] For the ratings you have given up: what you could still have won goes to the others.
       *[other] For the ratings { $who } has given up: what { $who } could still have won goes to the others.
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
        [1] You want to play without the coach, so it is off.
       *[other] { $who } wants to play without the coach, so it is off.
    }
host-told-coach-on = Everybody has agreed: the coach is on.
host-told-replaced = A bot takes seat { $number }.
host-told-vacated = Seat { $number } is free.
host-told-clock =
    { $you ->
        [1] Your time is up; a bot plays for you.
       *[other] Time is up for { $who }; a bot takes over.
    }
host-told-ended =
    { $why ->
        [aborted] The game was called off before anybody had played.
        [cheated] The game was stopped: something came that no honest program sends.
        [imported] This game was played elsewhere.
       *[other] The table was closed.
    }
host-told-rematch = A table for a rematch is open.
host-told-imported = A record was loaded.
host-chain-lay-all = lay all that fits ({ $number })

# What a link looks like where it is shared.
preview-table = A table of { $game }
preview-back = A game of { $game } to look back on
preview-rules = { $game }: play it, and read the rules
