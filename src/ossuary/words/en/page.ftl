# The page: everything around the tables.
page-title = Games of bones, skulls and teeth
page-subtitle = Play against a bot, with friends anywhere, or around one screen. No account, no waiting, and dice anyone can verify.
page-subtitle-alone = Play against a bot, around one screen, or from phone to phone. No account, no waiting, no server, and dice anyone can verify.
page-skip = Skip to the content
page-home = Home
page-me = My profile
page-guest = Guest
page-somebody = Somebody
page-practice = Practice
page-daily = The daily game
page-tournaments = Tournaments
page-tournaments-going = Your tournaments
page-tournaments-alone = Tournaments need a host, where their players meet. On this page you play alone, on one screen, or from phone to phone.
page-to-tournament = To the tournament
page-beside = Beside a real table
page-nowhere = There is nothing here: the address may be wrong, or the bones were moved.
page-loading = Just a moment …
page-coming = The games are coming into your browser. Then they need no network.
page-elsewhere = Ossuary is open in another window. Close it there to play here.
page-not-come = The games did not come. Is there a network? What you played is kept.
page-offline = The host cannot be reached. Check your connection and try again.
page-again = Try again
page-lost = Connection lost. Reconnecting; your game is safe.
page-close = Close
page-credits = Ossuary is an unofficial project with no ties to any of them; its artwork and texts are its own.
page-licences = Licences of everything in this page

page-games = The games
page-minutes = { $least }–{ $most } min
page-play-now = Play now
page-with-friend = With a friend
page-with-phone = Two phones
page-invited = { $who } invites you to { $game }
page-invite-nowhere = “{ $host }” means this computer on every computer, so friends cannot open this link.
page-invite-restart = This host listens to this computer alone. Start it anew for your network:
page-invite-address = The address of this computer in your network
page-invite-here = { $address } (this computer only)
page-learn = Learn by playing
page-learn-again = Play the guided game again
page-lesson = Guided game
page-set-up = Set up a table
page-rules = Rules
page-my-tables = My tables
page-remove-table = Remove the table
page-remove-table-about = The game of { $game } ends for good and counts for nobody.
page-open-tables = Open tables
page-no-tables = Nobody is waiting. Set up a table and list it here.
page-your-move = Your move
page-open-seats =
    { $seats ->
        [one] 1 seat free
       *[other] { $seats } seats free
    }
page-status-open = Waiting
page-status-playing = In progress
page-status-over = Over

page-which-game = Which game?
page-your-name = Your name
page-who-plays = Who plays?
page-seat = Seat { $number }
page-seat-me = Me
page-seat-friend = A friend, by link
page-seat-screen = Somebody on this screen
page-seat-face = { $name }, { $trade } ({ $strength })
page-seat-mind = Bot: { $mind }
page-seat-open = A free seat
page-name-of-seat = Name of the player in seat { $number }
page-add-seat = Add a seat
page-remove-seat = Remove a seat
page-mind-random = Random
page-mind-rule-of-thumb = Rule of thumb
page-mind-beginner = Beginner
page-mind-steady = Steady
page-mind-strong = Strong
page-mind-perfect = Perfect
page-strength-wins = wins { NUMBER($wins, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) }% against { $other }
page-strength-crowd = wins { NUMBER($wins, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) }% alone against several of { $other } (equals win { NUMBER($even, maximumFractionDigits: 0) }%)
page-strength-newcomer = wins { NUMBER($wins, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) }% against a bot that stands for somebody who has just learned the game
page-strength-cost = each decision costs { NUMBER($percent, maximumFractionDigits: 2) }% of winning chance on average
page-deck = The cards
page-deck-usual = The usual deck
page-deck-loaded = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } from { $file }
page-deck-load = Load a deck from a file
page-deck-back = Back to the usual deck
page-clock = Time for each decision
page-clock-none = No limit
page-clock-seconds-30 = 30 seconds
page-clock-seconds-60 = 1 minute
page-clock-seconds-180 = 3 minutes
page-clock-days-1 = 1 day
page-clock-days-3 = 3 days
page-listed = List this table for everybody to join or watch
page-rated = Rated game
page-rated-about = The result changes the players’ ratings, with luck taken out as far as it is known. Nobody takes back, and whoever gives up, leaves or runs out of time has lost.
page-rated-not = For people only, with the usual options and without the coach.
page-rated-give-up = This game is rated: you give away what you could still win.
page-rated-game = rated
page-rated-games =
    { $games ->
        [one] 1 rated game
       *[other] { $games } rated games
    }
page-rating = { $rating } ± { $margin }
page-rating-of = { $name } ({ $rating })
page-ratings = Ratings
page-rating-about = Ratings tell how well somebody decides: luck is taken out of every result, as far as the review knows it. After ± stands how far off they may be, with 95% confidence.
page-rating-measuring = What the game means for the ratings is being worked out …
page-rating-void = This game does not count for the ratings.
page-rating-gave-up = For the ratings { $name } has given up, and the others have what was left to win.
page-find = Find an opponent
page-find-about = A rated game of two, with somebody about as strong as you are. If nobody is waiting, you wait at a table of your own.
page-find-game = Game
page-find-own = Your rating: { $rating }
page-with-coach = Play with the coach
page-with-coach-about = It shows what each choice is worth, and why. Everybody who takes a seat agrees to it.
page-open-table = Open the table

page-you = you
page-players = Players
page-pieces = Where every piece is
page-points = Points
page-yes = yes
page-to-move = to move
page-away = a bot plays
page-absent = not here
page-resigned = resigned
page-left-hours = { $number } h
page-left-days = { $number } d
page-left-seconds-heard = { $number ->
    [one] { $number } second left
   *[other] { $number } seconds left
}
page-left-minutes-heard = { $number ->
    [one] { $number } minute left
   *[other] { $number } minutes left
}
page-left-hours-heard = { $number ->
    [one] { $number } hour left
   *[other] { $number } hours left
}
page-left-days-heard = { $number ->
    [one] { $number } day left
   *[other] { $number } days left
}
page-log = What happened
page-log-sentences = In sentences
page-log-open = { $who } What happened?
page-log-times = (× { $times })
page-chat = Chat
page-no-chat = Nobody has said anything yet.
page-say = Say
page-mute = Mute
page-report = Report
page-reported = Reported.
page-unmute = Unmute everybody ({ $number } muted)
page-chat-new =
    { $number ->
        [one] Chat, one new message
       *[other] Chat, { $number } new messages
    }
page-menu = Menu
page-settings = Settings
page-language = Language
page-theme = Colours
page-theme-auto = System
page-theme-light = Light
page-theme-dark = Dark
page-motion = Animations
page-flat-dice = Flat dice
page-board = The board
page-your-turn = Your turn
page-show-skip = Tap, or press space, to skip.
page-missed =
    { $turns ->
        [one] While you were away: one turn.
       *[other] While you were away: { $turns } turns.
    }
page-missed-see = Show me
page-speed = Speed of what is shown
page-speed-calm = Calm
page-speed-usual = Usual
page-speed-quick = Quick
page-speed-none = At once
page-hand-over = Say who is next when several share this screen
page-hand-to = { $name }’s turn
page-hand-tap = Hand the screen over, then tap.
page-sound = Sounds
page-sound-offer = Hear the dice?
page-sound-yes = On
page-sound-no = Off
page-haptics = Vibration
page-sure-first = Ask “are you sure?” before a big mistake (when the coach is on)
page-undo = Take back
page-actions = What you can do
page-all-actions =
    { $number ->
        [one] The one action in words
        [2] Both actions in words
       *[other] All { $number } actions in words
    }
page-win-title = How to win
page-win-close = Got it
page-why-not = Why not …?
page-watching = You are watching.
page-back = I am back
page-leave = Leave the seat to a bot
page-abort = Call off the game
page-resign = Resign
page-close-table = Close the table
page-replace = Let a bot play for { $name }
page-standing-decline = Decline all requests for markers
page-standing-ask = Ask me about requests for markers
page-sure = Are you sure?
page-sure-yes = Yes: { $deed }
page-sure-no = No
page-record = Download the record
page-dice = The dice
page-dice-about = The host promised its secret before anybody gave a text, and no text was shown before all were pledged; every roll comes from both. With the record and what this device kept, “ossuary verify” computes every roll again.
page-dice-promise = The promise (SHA-256 of the secret)
page-dice-texts = The players’ texts
page-dice-secret = The secret
page-dice-kept = What this device kept

page-check = Check the dice
page-draws = All draws on this host
page-past = My games
page-past-about = Every game you have played here: results, opponents, luck. You can also export your data.
page-export = Download my data
page-belongings = Everything on this device
page-belongings-about = Your games, settings, score sheets and what proves your dice are in this browser alone. Save them in a file, or take them to another device.
page-belongings-save = Save everything in a file
page-belongings-load = Take everything from a file
page-belongings-over = It replaces what is on this device now.
page-belongings-wrong = This file holds no games of Ossuary, or those of a newer version. Nothing has changed.

page-waiting = Waiting for players
page-complete = Everybody is here
page-ready = is here
page-expected = not here yet
page-remove = Remove
page-join = Take a seat
page-join-too = Also play a seat from this screen
page-name-me = That is me
page-nameless = Your friends would read “{ $name } invites you”. What is your name?
page-name-beside = Name of who sits beside you
page-full = All seats are taken. You are watching.
page-start = Start the game
page-start-theirs = { $who } can start the game.
page-invite = Invite friends
page-share = Share the link
page-copied = Copied
page-copy = Press { $keys } to copy the link
page-copy-keys = Ctrl+C
page-copy-touch = Hold the link below to copy it
page-qr = The link as a QR code
page-picture = Share picture
page-picture-sealed = Dice sealed before the first throw
page-rematch = Rematch
page-to-rematch = Go to the rematch
page-look-back = Review
page-look-back-about = Load a game played elsewhere from its record: replay it, see where it was won, and play on from any move.
page-alone = Play without the host
page-alone-away = The host does not answer. You can begin here at once, without it: this device brings everything that it takes.
page-alone-slow = The host has not answered yet. You can begin here meanwhile.
page-alone-begin = Play here
page-to-host = To the host
page-local-dice = Local dice
    .about = This game was played elsewhere. Nobody but the player who brought it can vouch for its dice, and it does not count in any ranking.
page-load-record = Load a record from a file
page-course = Points after each turn
page-turn = Turn { $number }

page-save = Save
page-saved = Saved.
page-device = Another device
page-device-about = This link signs you in on another device. It works once, within a day.
page-device-link = Make a link
page-delete = Delete my data
page-delete-about = Your name, your messages and your keys are deleted; bots take your seats. The moves of your games stay, without a name.
page-forgotten = All your data is deleted.
page-recover = Play on here
page-recover-about = This link signs you in on this device, with all your tables. It works once.
page-recover-do = Sign in
