# Two players without a server, and the check of their dice.

verify-shares =
    { $draws ->
        [one] One draw computed again from the links of both players: it is right.
       *[other] { $draws } draws computed again from the links of both players: all are right.
    }
verify-shared = Each player committed to a share before the game, and every throw came from both: neither could choose one, or know it before the decision it followed. That these are the commitments you exchanged, only you know.
verify-links = The links do not lead to the commitments (throws in the record: { $throws }).
pair-terms = The terms do not fit: a game without a server is for two, each with dice of their own.
pair-form = The other side sent something that is no message of this game.
pair-changed = The other side sent another message than before in the same place.
pair-gap = A message of the other side is missing.
pair-not-due = The other side moved where it is not its move.
pair-link-due = The other side showed its share of a throw where none is due, or withheld it where one is.
pair-link = The other side showed a share of the dice that it had not committed to.
pair-rules = The other side made a move that the rules forbid.
pair-too-long = The game has had all the throws that its dice were made for.
pair-version = The two pages are of different versions. Load both again, with a network, and connect once more.
pair-lost = This browser does not have the game that is to go on. It is kept only where it was played.
pair-older = The game is kept here as it was before: the other side has heard more of it. It cannot go on from here.
pair-other = This is not the other player of this game, or it was begun anew elsewhere.
pair-elsewhere = This game goes on only in the browser where it was played.
pair-not-here = At a table of two without a server this is not possible: nothing said can be taken back, and no one else plays. You can resign.
pair-flood = The other side sent more than any game needs, so the connection was closed. The game is kept, and can go on over a new one.
