"""The rows that the host keeps."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
}
rows = MetaData(naming_convention=NAMING)

# Times are seconds since 1970. Ids are random and cannot be guessed.

players = Table(
    "players",
    rows,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

# What proves to be a player: a cookie, a program's token, a recovery code. Only hashes are kept.
keys = Table(
    "keys",
    rows,
    Column("hash", String(64), primary_key=True),
    Column("player", String(40), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("number", String(40), nullable=False),
    Column("label", String(40), nullable=False, default=""),
    Column("created", Float, nullable=False),
    Column("expires", Float),
    Column("used", Float),  # when it was last shown, to the hour
    Column("permits", String(60)),  # what a token may do, in alphabetical order; none if it may do everything
)

tables = Table(
    "tables",
    rows,
    Column("id", String(40), primary_key=True),
    Column("invite", String(40), nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("version", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("touched", Float, nullable=False),
    Column("wake", Float),  # when somebody has to look after the table
    Column("mover", String(40)),  # the player who is to move
    Column("summary", Text, nullable=False),  # game, options, seats and clock, for lists
    Index("ix_tables_wake", "wake"),
    Index("ix_tables_listed", "listed", "status", "touched"),
    Index("ix_tables_touched", "touched"),
)

events = Table(
    "events",
    rows,
    Column("table_id", String(40), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

# The present of tables at some versions, which a log makes again where they are missing or of another form.
snapshots = Table(
    "snapshots",
    rows,
    Column("table_id", String(40), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("form", String(16), nullable=False),
    Column("body", Text, nullable=False),
)

sitters = Table(
    "sitters",
    rows,
    Column("player", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True, index=True),
    Column("left", Boolean, nullable=False),  # whether they have given up the seat; their name may be in the log
    sqlite_with_rowid=False,
)

# A game that is over, looked back on: made when it is first asked for.
reviews = Table(
    "reviews",
    rows,
    Column("table_id", String(40), primary_key=True),
    Column("body", Text, nullable=False),
)

# The games that are over: how they ended, what a review found of luck and skill, and whether their draws are counted.
finished = Table(
    "finished",
    rows,
    Column("table_id", String(40), primary_key=True),
    Column("at", Float, nullable=False),
    Column("result", Text, nullable=False),
    Column("shares", Text),
    Column("counted", Boolean, nullable=False, index=True),
)

# Puzzles that a player has answered, and those of their own: mistakes that a review found.
practice = Table(
    "practice",
    rows,
    Column("player", String(40), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("body", Text),  # of a mistake; the graded ones are in the package
    Column("card", Text),  # of the schedule, once it was answered
    Column("due", Float),
    sqlite_with_rowid=False,
)

# Each player's one try of a day's game that counts, and what came of it once that is known.
daily = Table(
    "daily",
    rows,
    Column("player", String(40), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("table_id", String(40), nullable=False),
    Column("brought", Boolean, nullable=False),  # whether it was played elsewhere, and its record handed in
    Column("void", String(40)),  # why it does not count, as the key of a text
    Column("given_away", Float),  # the chance of winning, by all decisions together
    Column("points", Integer),
    Column("won", Boolean),
    Column("decisions", String(100)),  # how many were how good
    Index("ix_daily_day", "day", "game"),
    sqlite_with_rowid=False,
)

# Tournaments; the version makes sure that each step is taken once.
tournaments = Table(
    "tournaments",
    rows,
    Column("id", String(40), primary_key=True),
    Column("invite", String(40), nullable=False),
    Column("opener", String(40), index=True),  # none once they have deleted their data
    Column("name", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("system", String(20), nullable=False),
    Column("rounds", Integer, nullable=False),  # those that are planned; fewer players may play fewer
    Column("most", Integer, nullable=False),  # players
    Column("clock", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("chain", LargeBinary, nullable=False),  # its end, from which the secrets of all rounds follow
    Column("version", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("round", Integer, nullable=False),  # from 1; 0 before the first
    Column("touched", Float, nullable=False),
    Column("wake", Float),  # when the next round begins
    Index("ix_tournaments_status", "status", "touched"),
)

# Who takes part, numbered in the order of their coming; their texts are for the dice of all rounds.
entrants = Table(
    "entrants",
    rows,
    Column("tournament_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("player", String(40), index=True),  # none once they have deleted their data
    Column("pledge", String(64)),
    Column("text", String(64)),
    Column("left", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

# The pairings of a tournament, by the numbers of the players, with the results as they come.
meetings = Table(
    "meetings",
    rows,
    Column("tournament_id", String(40), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("first", Integer, nullable=False),
    Column("second", Integer),  # none for a bye
    Column("table_id", String(40), index=True),  # none where nobody plays
    Column("share", Float),  # of the win, that of the first
    Column("margin", Integer, nullable=False),
    Column("revealed", Boolean, nullable=False),  # whether the table has shown the secret of its dice
    sqlite_with_rowid=False,
)

# How strong each player is in each game, when it was last found, and what each rated game did to that.
ratings = Table(
    "ratings",
    rows,
    Column("player", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

rated = Table(
    "rated",
    rows,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(40), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("result", Float, nullable=False),  # a share of the win, with the luck taken out
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("mean_after", Float, nullable=False),
    Column("deviation_after", Float, nullable=False),
    sqlite_with_rowid=False,
)

# Rated games that count and are not rated yet: noted as they end, and gone as they are rated.
to_rate = Table("to_rate", rows, Column("table_id", String(40), primary_key=True), sqlite_with_rowid=False)

# All draws ever made here, as counts: how often each side of each kind of die, card or tile came up.
drawn = Table(
    "drawn",
    rows,
    Column("game", String(40), primary_key=True),
    Column("kind", String(20), primary_key=True),
    Column("sides", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("number", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    rows,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(40), nullable=False, index=True),
    Column("player", String(40), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("text", String(200), nullable=False),
    sqlite_autoincrement=True,  # a number is never used again
)

mutes = Table(
    "mutes",
    rows,
    Column("player", String(40), primary_key=True),
    Column("muted", String(40), primary_key=True),
)

reports = Table(
    "reports",
    rows,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("message", BigInteger, nullable=False),
    Column("player", String(40), nullable=False),
    Column("reason", String(200), nullable=False),
    Column("at", Float, nullable=False),
    sqlite_autoincrement=True,
)

# What the host made for itself and keeps: the secret with which it signs notices.
own = Table(
    "own",
    rows,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# Browsers that want to hear when it is their player's move; what is sent to one is sealed with its key.
devices = Table(
    "devices",
    rows,
    Column("number", String(40), primary_key=True),
    Column("player", String(40), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("public", LargeBinary, nullable=False),
    Column("auth", LargeBinary, nullable=False),
    Column("language", String(2), nullable=False),
    Column("created", Float, nullable=False),
    Column("key", String(40)),  # the number of the key with which it was named, and goes
)

# Addresses of players' programs that are told of moves and ends.
webhooks = Table(
    "webhooks",
    rows,
    Column("number", String(40), primary_key=True),
    Column("player", String(40), nullable=False, index=True),
    Column("url", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
    Column("failures", Integer, nullable=False),  # notices in a row that were not taken
    Column("key", String(40), nullable=False),  # the number of the key with which it was named, and goes
)

# Who has a socket open at which table, by the process that holds it; a process that no longer beats is gone.
presence = Table(
    "presence",
    rows,
    Column("process", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True, index=True),
    Column("player", String(40), primary_key=True),
)

processes = Table(
    "processes",
    rows,
    Column("id", String(40), primary_key=True),
    Column("beat", Float, nullable=False),
    Column("told", Text),  # what it tells operators of itself
)
