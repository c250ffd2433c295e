"""The settings that every contract is checked in: each game with every number of seats and every option."""

from ossuary.engine.registry import GAMES, Game, Options

CRIMINAL_DECK = ("criminal/criminal",) * 9 + ("romantic/romantic",) * 6 + ("royal/priest",) * 3

OPTIONS: dict[str, list[dict[str, object]]] = {
    "rolling-bones": [{"target": 1}, {"target": 12}],
    "shark-attacks": [
        {"target": 1},
        {"target": 30},
        {"target": 30, "flight_dice": "swimmers"},
    ],
    "skulls-of-sedlec": [{}, {"deck": CRIMINAL_DECK}],
    "bones": [{}, {"end": "rounds=2"}, {"end": "points=40"}],
}

SETTINGS: list[tuple[Game, Options]] = [
    (game, game.Options(seats=seats, **options))
    for name, game in GAMES.items()
    for seats in range(game.MIN_SEATS, game.MAX_SEATS + 1)
    for options in OPTIONS[name]
]


def name_of(setting: tuple[Game, Options]) -> str:
    """A setting as the name of a test case."""
    game, options = setting
    fields = {name: value for name, value in vars(options).items() if name not in ("seats", "deck")}
    deck = "-own-deck" if vars(options).get("deck") == CRIMINAL_DECK else ""
    return f"{game.NAME}-{options.seats}-" + "-".join(f"{name}={value}" for name, value in fields.items()) + deck
