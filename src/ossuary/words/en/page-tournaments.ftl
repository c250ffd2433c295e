# The pages of tournaments.
page-tournaments-about = In every round each player meets another, and all tables have the same dice: nobody wins by luckier ones.
page-tournaments-mine = Yours
page-tournaments-open = Open to everybody
page-tournaments-none = No tournament is open to everybody. Open one, or follow a friend’s link.
page-tournament-new = Open a tournament
page-tournament-nameless = A tournament
page-tournament-name = What is it called?
page-tournament-system = Who meets whom
page-tournament-swiss = Swiss
    .about = Players with equal points meet, nobody twice. Good for many players and few rounds.
page-tournament-round-robin = Round robin
    .about = Everybody meets everybody once. Good for few players.
page-tournament-rounds = Rounds
page-tournament-most = Players at most
page-tournament-clock-about = Whoever does not come loses by the clock: the game is lost when the time for a decision runs out for the third time in a row.
page-tournament-listed = List this tournament for everybody to enter
page-tournament-plays = I take part myself
page-tournament-players =
    { $players ->
        [one] One player, room for { $most }
       *[other] { $players } players, room for { $most }
    }
page-tournament-begins = About to begin
page-tournament-round = Round { $round }
page-tournament-round-of = Round { $round } of { $rounds }
page-tournament-over = Over
page-tournament-cancelled = Called off
page-tournament-you = You in this tournament
page-tournament-starting = The texts for the dice are being shown. The first round begins in a moment.
page-tournament-next = The next round begins in a moment.
page-tournament-winner =
    { $number ->
        [one] { $names } wins the tournament.
       *[other] { $names } win the tournament.
    }
page-tournament-place = Your place: { $place }.
page-tournament-against = You play against { $name }.
page-tournament-you-rest = You rest in this round.
page-tournament-to-table = To your table
page-tournament-others-play = The next round begins when the last game of this one is over.
page-tournament-enter = Take part
page-tournament-wait = It begins when its opener starts it, or when it is full. Keep this page open: it keeps what the dice have promised.
page-tournament-few = From { $least } players on you can start it. It also starts by itself when it is full.
page-tournament-start = Start the tournament
page-tournament-leave = Leave the tournament
page-tournament-leave-about = A game that you are playing is lost, and no other is paired for you.
page-tournament-cancel = Call it off
page-tournament-standings = Standings
page-tournament-entrants = Players
page-tournament-nobody = Nobody has come yet.
page-tournament-rests = rests
page-tournament-playing = playing
page-tournament-not-played = not played
page-tournament-player = Player
page-tournament-points = Points
page-tournament-buchholz = Buchholz
page-tournament-sonneborn = Sonneborn-Berger
page-tournament-direct = Direct
page-tournament-margin = Margin
page-tournament-left = has left
page-tournament-order-swiss = Equal points are decided by the points of one’s opponents (Buchholz), then by the games between equals (direct), then by the points in all games (margin).
page-tournament-order-round-robin = Equal points are decided by the games between equals (direct), then by the points of those one has beaten (Sonneborn-Berger), then by the points in all games (margin).
page-tournament-dice = The dice of this tournament
page-tournament-dice-about = All tables of a round have the same dice. They were promised for all rounds when the tournament was opened, and their secret is shown when the last table of the round is over. Then you can check them as at any table.
page-tournament-dice-hush = While a round goes on, tell nobody at another table what was rolled at yours: the same dice are waiting for them.
page-tournament-promise = The promise:
page-tournament-secret = The secret of round { $round }:
page-tournament-days =
    { $number ->
        [one] 1 day
       *[other] { $number } days
    }
page-tournament-seconds = { $number } seconds
