"""The HTTP part of the protocol: all its routes, with what they take and give, and who may ask."""

from typing import Annotated, Any

from msgspec import Meta

from ..limits import LARGEST_RECORD
from ..protocol.answers import Ack, Chat, Update
from ..protocol.commands import AnyCommand
from ..protocol.daily import Daily, DailyBoard
from ..protocol.http import Carried, GameFacts, Health, Listed, MyGame, Nearby, NewFork, NewOptions, NewTable, Opened
from ..protocol.players import (
    Device,
    Me,
    NewDevice,
    NewName,
    NewToken,
    PushKey,
    Recover,
    Recovery,
    Session,
    Token,
)
from ..protocol.practice import AddedPuzzles, Answered, NewAnswer, NewPuzzles, Practice, PuzzleSets, Source
from ..protocol.ratings import Matched, RatedGame, Wanted
from ..protocol.study import Advice, AllDraws, Choices, Described, RecordLooks, Reviewing
from ..protocol.tournaments import (
    Entry,
    ListedTournament,
    NewTournament,
    OpenedTournament,
    ShownText,
    Tournament,
)
from ..protocol.values import MOST_LOOKS
from ..protocol.webhooks import NewWebhook, Webhook
from . import (
    daily_routes,
    host_routes,
    player_routes,
    practice_routes,
    push_routes,
    study_routes,
    table_routes,
    tournament_routes,
    webhook_routes,
)
from .auth import in_person, player_at, require_player
from .openapi import DAYS, HOST, PLAYER, TABLES, TOURNAMENTS
from .permits import OPEN, OPEN_AND_PLAY, PLAY, PROFILE, of_command
from .route import INVITE, SINCE, SOCKET, Parameter, Route
from .sockets import live

Record = Annotated[dict[str, Any], Meta(description="a record as docs/record.md describes it")]
Seat = Annotated[int, Meta(ge=0, le=7)]
BEFORE = Parameter(
    "before", Annotated[float, Meta(ge=0, le=2**53)] | None, None, "the time of the last game that is known"
)
CARRIER = Parameter("seat", Seat | None, None, "this player's seat, if not all people of the record are this player")
LOOKS = (
    Parameter("from", Annotated[int, Meta(ge=0, le=2**31)], 0, "the number of the first look, from 0"),
    Parameter("count", Annotated[int, Meta(ge=1, le=MOST_LOOKS)], MOST_LOOKS, "how many looks"),
    Parameter("seat", Seat | None, None, "the seat whose offers are wanted"),
)
SOURCE = Parameter("source", Source, "all", "which puzzles")
UNREADY = (503, Health, "The database does not answer, or takes nothing.")
UNCHANGED = (304, None, "What the client has, by its ETag, is what there is.")
PRACTICE = "/api/me/practice/{game}"
GAME_TEXT = "/{game}/{language}"

DAY = "/api/daily/{day}"
OF_DAY = DAY + "/{game}"

TOURNAMENT = "/api/tournaments/{tournament}"
BY_INVITE = Parameter("invite", INVITE.type, None, "the invitation to a tournament that is not listed")

h, p, t, s, n = host_routes, player_routes, table_routes, study_routes, push_routes
x, d, m, w = practice_routes, daily_routes, tournament_routes, webhook_routes
ABOUT_THE_HOST = [
    Route("GET", "/health", h.health, gives=Health, tag=HOST),
    Route("GET", "/ready", h.ready, gives=Health, tag=HOST, answers=(UNREADY,)),
    Route("GET", "/metrics", h.metrics),
    Route("GET", "/api/games", h.games, gives=list[GameFacts], tag=HOST),
    Route("GET", "/api/nearby", h.nearby, gives=Nearby, tag=HOST),
    Route("POST", "/api/options", h.check_options, takes=NewOptions, tag=HOST),
    Route("GET", "/api/rules" + GAME_TEXT, h.rules, gives=str, kind="text/markdown", tag=HOST),
    Route("GET", "/api/words" + GAME_TEXT, h.words, gives=str, kind="text/plain", tag=HOST, answers=(UNCHANGED,)),
    Route("GET", "/api/draws", h.all_draws, gives=AllDraws, tag=HOST, also=(503,)),
    Route("POST", "/api/counsel", s.counsel, takes=Described, gives=Advice, tag=HOST, also=(503,)),
    Route("GET", "/api/push", n.push_key, gives=PushKey, tag=HOST, also=(503,)),
]
ABOUT_A_PLAYER = [
    Route("POST", "/api/me", p.introduce, player_at, NewName, Me, needs=PROFILE, tag=PLAYER),
    Route("GET", "/api/me", p.me, require_player, gives=Me, tag=PLAYER),
    Route("DELETE", "/api/me", p.forget_me, in_person, tag=PLAYER),
    Route("GET", "/api/me/tables", p.my_tables, require_player, gives=list[Listed], tag=PLAYER),
    Route("GET", "/api/me/games", p.my_games, require_player, gives=list[MyGame], query=(BEFORE,), tag=PLAYER),
    Route(
        "POST",
        "/api/me/games",
        p.carry,
        require_player,
        Record,
        Carried,
        201,
        query=(CARRIER,),
        needs=OPEN,
        most=LARGEST_RECORD,
        tag=PLAYER,
    ),
    Route("GET", "/api/me/practice", x.puzzle_sets, require_player, gives=list[PuzzleSets], tag=PLAYER),
    Route("GET", PRACTICE, x.practise, require_player, gives=Practice, query=(SOURCE,), tag=PLAYER),
    Route("POST", PRACTICE, x.answer, require_player, NewAnswer, Answered, needs=PLAY, tag=PLAYER),
    Route("GET", "/api/me/sessions", p.my_sessions, in_person, gives=list[Session], tag=PLAYER),
    Route("DELETE", "/api/me/sessions/{number}", p.end_session, in_person, tag=PLAYER),
    Route("GET", "/api/me/tokens", p.my_tokens, in_person, gives=list[Token], tag=PLAYER),
    Route("POST", "/api/me/tokens", p.new_token, in_person, NewToken, Token, 201, tag=PLAYER),
    Route("DELETE", "/api/me/tokens/{number}", p.withdraw_token, in_person, tag=PLAYER),
    Route("POST", "/api/me/recovery", p.recovery, in_person, gives=Recovery, status=201, tag=PLAYER),
    Route("POST", "/api/recover", p.recover, takes=Recover, gives=Me, tag=PLAYER, also=(503,)),
    Route("GET", "/api/me/export", p.export_me, in_person, gives=bytes, kind="application/zip", tag=PLAYER),
    Route(
        "POST",
        "/api/me/push",
        n.subscribe,
        require_player,
        NewDevice,
        Device,
        201,
        needs=PROFILE,
        tag=PLAYER,
        also=(404,),
    ),
    Route("DELETE", "/api/me/push/{number}", n.unsubscribe, require_player, needs=PROFILE, tag=PLAYER),
    Route(
        "GET",
        "/api/me/webhooks",
        w.my_webhooks,
        require_player,
        gives=list[Webhook],
        needs=PROFILE,
        tag=PLAYER,
        also=(404,),
    ),
    Route(
        "POST",
        "/api/me/webhooks",
        w.add_webhook,
        require_player,
        NewWebhook,
        Webhook,
        201,
        needs=PROFILE,
        tag=PLAYER,
        also=(404,),
    ),
    Route("DELETE", "/api/me/webhooks/{number}", w.drop_webhook, require_player, needs=PROFILE, tag=PLAYER),
]
ABOUT_TABLES = [
    Route("GET", "/api/tables", t.lobby, player_at, gives=list[Listed], tag=TABLES),
    Route("POST", "/api/tables", t.open_table, require_player, NewTable, Opened, 201, needs=OPEN, tag=TABLES),
    Route("POST", "/api/match", t.find_opponent, require_player, Wanted, Matched, needs=OPEN_AND_PLAY, tag=TABLES),
    Route(
        "POST",
        "/api/lessons/{game}",
        t.learn,
        require_player,
        gives=Opened,
        status=201,
        needs=OPEN_AND_PLAY,
        tag=TABLES,
    ),
    Route(
        "POST",
        "/api/records",
        t.lay_record,
        require_player,
        Record,
        Opened,
        status=201,
        needs=OPEN,
        most=LARGEST_RECORD,
        tag=TABLES,
    ),
    Route("GET", "/api/tables/{table}", t.look_at, player_at, gives=Update, query=(SINCE,), tag=TABLES),
    Route("GET", "/api/tables/{table}/actions", t.actions, player_at, gives=Choices, tag=TABLES),
    Route(
        "POST",
        "/api/tables/{table}/commands",
        t.command,
        player_at,
        AnyCommand,
        Ack,
        needs=of_command,
        tag=TABLES,
        also=(409,),
    ),
    Route("GET", "/api/tables/{table}/chat", t.chat, player_at, gives=Chat, tag=TABLES),
    Route("GET", "/api/tables/{table}/rating", t.rating, player_at, gives=RatedGame, tag=TABLES, also=(404,)),
    Route("GET", "/api/tables/{table}/record", t.record, player_at, gives=Record, tag=TABLES),
    Route("GET", "/api/tables/{table}/coach", s.coach, require_player, gives=Advice, tag=TABLES, also=(403, 409)),
    Route("GET", "/api/tables/{table}/looks", s.record_looks, player_at, gives=RecordLooks, query=LOOKS, tag=TABLES),
    Route("GET", "/api/tables/{table}/review", s.review, player_at, gives=Reviewing, tag=TABLES),
    Route(
        "POST",
        "/api/tables/{table}/practice",
        x.add_mistakes,
        require_player,
        NewPuzzles,
        AddedPuzzles,
        needs=PLAY,
        tag=TABLES,
    ),
    Route("POST", "/api/tables/{table}/fork", s.fork, require_player, NewFork, Opened, 201, needs=OPEN, tag=TABLES),
]
ABOUT_DAYS = [
    Route("GET", "/api/daily", d.today, player_at, gives=Daily, tag=DAYS),
    Route("GET", DAY, d.day, player_at, gives=Daily, tag=DAYS),
    Route("GET", DAY + "/boards", d.boards, player_at, gives=list[DailyBoard], tag=DAYS),
    Route(
        "POST",
        OF_DAY,
        d.play,
        require_player,
        gives=Opened,
        status=201,
        needs=OPEN_AND_PLAY,
        tag=DAYS,
        also=(409,),
    ),
    Route(
        "POST",
        OF_DAY + "/record",
        d.bring,
        require_player,
        Record,
        Opened,
        201,
        needs=OPEN_AND_PLAY,
        most=LARGEST_RECORD,
        tag=DAYS,
        also=(409,),
    ),
    Route("POST", OF_DAY + "/best", d.best, require_player, gives=Opened, status=201, needs=OPEN, tag=DAYS),
]
ABOUT_TOURNAMENTS = [
    Route("GET", "/api/tournaments", m.tournaments, player_at, gives=list[ListedTournament], tag=TOURNAMENTS),
    Route(
        "POST",
        "/api/tournaments",
        m.open_tournament,
        require_player,
        NewTournament,
        OpenedTournament,
        status=201,
        needs=OPEN,
        tag=TOURNAMENTS,
    ),
    Route("GET", TOURNAMENT, m.tournament, player_at, gives=Tournament, query=(BY_INVITE,), tag=TOURNAMENTS),
    Route("DELETE", TOURNAMENT, m.cancel_tournament, require_player, needs=OPEN, tag=TOURNAMENTS, also=(409,)),
    Route(
        "POST",
        TOURNAMENT + "/enter",
        m.enter_tournament,
        require_player,
        Entry,
        Tournament,
        query=(BY_INVITE,),
        needs=PLAY,
        tag=TOURNAMENTS,
        also=(409,),
    ),
    Route("POST", TOURNAMENT + "/leave", m.leave_tournament, require_player, needs=PLAY, tag=TOURNAMENTS, also=(409,)),
    Route(
        "POST",
        TOURNAMENT + "/start",
        m.start_tournament,
        require_player,
        gives=Tournament,
        query=(BY_INVITE,),
        needs=PLAY,
        tag=TOURNAMENTS,
        also=(409,),
    ),
    Route(
        "POST",
        TOURNAMENT + "/show",
        m.show_text,
        require_player,
        ShownText,
        Tournament,
        query=(BY_INVITE,),
        needs=PLAY,
        tag=TOURNAMENTS,
        also=(409,),
    ),
]
SOCKETS = [Route(SOCKET, "/api/tables/{table}/live", live, query=(SINCE,))]
ROUTES = [*ABOUT_THE_HOST, *ABOUT_A_PLAYER, *ABOUT_TABLES, *ABOUT_DAYS, *ABOUT_TOURNAMENTS]
