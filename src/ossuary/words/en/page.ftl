# The page: everything around the tables.
page-title = Four games of bones, skulls and teeth
page-subtitle = Play against a bot, with friends anywhere, or around one screen. No account, no waiting, and dice anyone can verify.
page-skip = Skip to the content
page-home = Home
page-me = My profile
page-guest = Guest
page-somebody = Somebody
page-beside = Beside a real table
page-nowhere = There is nothing here: the address may be mistyped, or the bones were moved.
page-loading = Just a moment …
page-offline = The host cannot be reached. Check your connection and try again.
page-again = Try again
page-lost = The connection is lost. It comes back by itself; nothing is lost.
page-close = Close
page-credits = Rolling Bones and Shark Attacks! are by Henning Poehl, with illustrations by Michael Holtschulte, from Sphinx Spieleverlag; Skulls of Sedlec is by Dustin Dobson, with art by Martin Cobb, from Button Shy; the rulebook of Bones names nobody. Ossuary is an unofficial project without ties to any of them, with artwork and words of its own.
page-licences = Licences of all that this page is made of

page-games = The games
page-game-rolling-bones = Rolling Bones
    .sentence = Roll 18 dice of bones, join them to one skeleton, and bury it before it costs you too much.
page-game-shark-attacks = Shark Attacks!
    .sentence = Send your swimmers out for points, and get them back before the fins come.
page-game-skulls-of-sedlec = Skulls of Sedlec
    .sentence = Dig up skulls and stack them so that their last wishes come true.
page-game-bones = Bones
    .sentence = Throw two dice at three dominoes, take what matches or go on for double, and barter when you are broke.
page-minutes = { $least }–{ $most } min
page-play-now = Play now
page-learn = Learn by playing
page-learn-again = Once more with the guide
page-lesson = Guided game
page-set-up = Set up a table
page-rules = Rules
page-my-tables = My tables
page-open-tables = Open tables
page-no-tables = Nobody is waiting just now. Set up a table and list it here.
page-your-move = Your move
page-open-seats =
    { $seats ->
        [one] 1 seat free
       *[other] { $seats } seats free
    }
page-status-open = Waiting
page-status-playing = Being played
page-status-over = Over

page-which-game = Which game?
page-your-name = Your name
page-who-plays = Who plays?
page-seat = Seat { $number }
page-seat-me = Me
page-seat-friend = A friend, by link
page-seat-screen = Somebody on this screen
page-seat-mind = Bot: { $mind }
page-seat-open = A free seat
page-name-of-seat = Name of the player on seat { $number }
page-add-seat = Add a seat
page-remove-seat = Remove a seat
page-mind-random = Random
page-mind-rule-of-thumb = Rule of thumb
page-mind-beginner = Beginner
page-mind-steady = Steady
page-mind-strong = Strong
page-mind-perfect = Perfect
page-strength = wins { NUMBER($wins, maximumFractionDigits: 0) } % against “{ $other }”; each decision costs it { NUMBER($percent, maximumFractionDigits: 2) } % of winning chance on average
page-strength-yardstick = each decision costs it { NUMBER($percent, maximumFractionDigits: 2) } % of winning chance on average
page-option-rolling-bones-target = Points to win
page-option-shark-attacks-target = Points to win
page-option-shark-attacks-flight_dice = Dice in a flight
    .dice = One for each swimmer die
    .swimmers = One for each swimmer
page-deck = The cards
page-deck-usual = The usual deck
page-deck-loaded = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } from { $file }
page-deck-load = Load a deck from a file
page-deck-back = Back to the usual deck
page-deck-about = Whoever owns the printed game can play with its cards: a text file with 18 lines, one card each as upper/lower, for example royal/peasant. The kinds are royal, peasant, priest, romantic and criminal.
page-option-bones-end = The game ends
    .tiles = with the last tile
    .rounds =
        { $rounds ->
            [one] after one round
           *[other] after { $rounds } rounds
        }
    .points =
        { $points ->
            [one] at 1 point
           *[other] at { $points } points
        }
page-clock = Time for each decision
page-clock-none = No limit
page-clock-seconds-30 = 30 seconds
page-clock-seconds-60 = 1 minute
page-clock-seconds-180 = 3 minutes
page-clock-days-1 = 1 day
page-clock-days-3 = 3 days
page-listed = List this table for everybody to join or watch
page-with-coach = Play with the coach
page-with-coach-about = It tells what each choice is worth, and why. Whoever sits down agrees to it.
page-open-table = Open the table

page-players = Players
page-to-move = to move
page-away = a bot plays
page-absent = not here
page-resigned = resigned
page-left-clock = { $text }
page-left-hours = { $number } h
page-left-days = { $number } d
page-log = What happened
page-chat = Chat
page-no-chat = Nobody has said anything yet.
page-say = Say
page-mute = Mute
page-report = Report
page-reported = Reported.
page-unmute = Hear everybody again ({ $number } muted)
page-chat-new =
    { $number ->
        [one] Chat, one new message
       *[other] Chat, { $number } new messages
    }
page-menu = Menu
page-settings = Settings
page-language = Language
page-theme = Colours
page-theme-auto = As the system
page-theme-light = Light
page-theme-dark = Dark
page-motion = Show movement
page-sound = Sounds
page-sure-first = Ask “are you sure?” before a grave mistake (where the coach is on)
page-undo = Take back
page-actions = What you can do
page-all-actions =
    { $number ->
        [one] The one action in words
       *[other] All { $number } actions in words
    }
page-why = What can I do, and why not that?
page-why-not = Why not …?
page-watching = You are watching.
page-back = I am back
page-leave = Leave the seat to a bot
page-abort = Call the game off
page-resign = Resign
page-close-table = Close the table
page-replace = Let a bot play for { $name }
page-standing-decline = Decline all requests for markers
page-standing-ask = Ask me about requests for markers
page-sure = Really? Press again.
page-sure-resign = Resign for good? Press again.
page-record = Download the record
page-dice = The dice
page-dice-about = The host has promised its secret before anybody gave a text, and no text was shown before all were pledged; every roll comes from both. With the record and what this device kept, “ossuary verify” computes every roll anew.
page-dice-promise = The promise (SHA-256 of the secret)
page-dice-texts = The players’ texts
page-dice-secret = The secret
page-dice-kept = What this device kept

page-check = Check the dice
page-draws = All draws on this host
page-past = My games
page-past-about = Every game you have played here: results, opponents, luck. And you can export your data.
page-export = Download everything of mine

page-waiting = Waiting for players
page-complete = Everybody is here
page-ready = is here
page-expected = is expected
page-remove = Remove
page-join = Take a seat
page-join-too = Play a seat from this screen, too
page-full = All seats are taken. You are watching.
page-start = Start the game
page-start-theirs = { $who } can start the game.
page-invite = Invite friends
page-share = Share the link
page-copied = Copied
page-qr = The link as a QR code
page-rematch = Rematch
page-to-rematch = To the rematch
page-look-back = Look back
page-look-back-about = A game that was played elsewhere, from its record: replay it, see where it was won, and play on from any move.
page-load-record = Load a record from a file
page-why-rolling-bones =
    Whoever buries { $target ->
        [one] 1 point
       *[other] { $target } points
    } or more first wins at once.
page-why-shark-attacks =
    Whoever has { $target ->
        [one] 1 point
       *[other] { $target } points
    } or more first wins at once.
page-why-skulls-of-sedlec = Every stack is complete, and whoever has the most points wins; a tie is broken by each player’s best-scoring kind of skull, then by the next best.
page-why-bones = Points won on the board and the best line of tiles together decide.
page-course = Points after each turn
page-turn = Turn { $number }

page-save = Save
page-saved = Saved.
page-device = Another device
page-device-about = With this link another device becomes you, once, within a day.
page-device-link = Make a link
page-delete = Delete my data
page-delete-about = Your name, your messages and your keys are deleted; bots take your seats. The moves of your games stay, without a name.
page-forgotten = All your data is deleted.
page-recover = Play on here
page-recover-about = This link makes this device you, with all your tables. It works once.
page-recover-do = That is me

# The boards.
page-rb-tray-left = Left dice
page-rb-tray-right = Right dice
page-rb-tray-centre = Centre dice
page-rb-blank = a die still to be thrown
page-rb-worth = worth
page-rb-worth-title = If buried now: { $points }
page-rb-price = next roll
page-rb-owed-short = to pay
page-rb-paid = Dice paid this turn: { $dice }
page-rb-lay-all = Lay all { $number } that fit, worth { $points }
page-rb-roll =
    { $price ->
        [one] Roll for 1 die
       *[other] Roll for { $price } dice
    }
page-rb-pay =
    { $owed ->
        [one] Pay with 1 more die
       *[other] Pay with { $owed } more dice
    }{ $hat ->
        [0] {""}
       *[other] {" "}(a hat to be rolled comes off first)
    }
page-rb-pay-left = Left ({ $dice })
page-rb-pay-right = Right ({ $dice })
page-rb-pay-centre = Centre ({ $dice })
page-rb-choose-false = Nothing fits. Pick a die as false bone.
page-rb-choose-site = Where does it go? Pick a glowing site.
page-rb-choose-bone = Tap a die with a ring to lay its bone.
page-rb-actions = Your actions
page-sa-stop = Stop for { $points }
page-sa-party = Party for { $points }
page-sa-go-on = Go on
page-sa-whom = Whose sign do you take?
page-sa-target = First to { $target }
page-sa-waves = Waves
page-sa-sharks = Sharks
page-sa-signs = Warning signs: { $number }
page-sa-middle = In the middle: warning signs: { $signs }, dice: { $dice }
page-sk-graveyard = Graveyard
page-sk-hand = Your hand
page-sk-hand-of = Hand of { $name }
page-sk-stack-of = Pyramid of { $name }
page-sk-kinds = Points by kind
page-sk-total = in all
page-sk-dig-here = Dig here and in a second pile
page-sk-dig = Dig these two
page-sk-dig-last = Dig here and take what comes
page-sk-collect = Take this card
page-sk-keep = Keep this one
page-sk-place = Place here
page-sk-place-for = Place here for { $points } more
page-sk-not = Never mind
page-sk-hint-second = And which second pile?
page-sk-hint-keep = Keep one of the two cards.
page-sk-hint-take = Take a card from the graveyard.
page-sk-hint-place = Place a card of your hand.
page-sk-hint-any = Take a card from the graveyard or place one of your hand.
page-bn-felt = The table
page-bn-board = The tiles to match
page-bn-throws = The throws of this turn
page-bn-markers = Markers left: { $markers }
page-bn-total = total
page-bn-double = double or nothing
page-bn-sum = Sum { $sum }
page-bn-turn-yours = Your turn.
page-bn-turn-of = { $who }’s turn.
page-bn-hand = The tiles of { $name }
page-bn-line = in line
page-bn-no-tiles = No tiles yet
page-bn-final = The final line of { $name }
page-bn-spare = Left over:
page-bn-desk = The barter desk
page-bn-broke-yours = You have no marker left.
page-bn-broke-of = { $who } has no marker left.
page-bn-asked = { $who } thinks about a price.
page-bn-share = A share of the points
page-bn-tile-of = A tile of { $who }
