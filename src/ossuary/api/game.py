"""Game: one of the games, and how it is started."""

from collections.abc import Sequence
from typing import Any

from ..engine import registry
from ..engine.nodes import Refused
from ..fair import Seeded
from ..minds.playing.strengths import minds_for
from ..words import LANGUAGES, Words, words_in
from ..words.rulebook import rulebook
from .state import State


class Game:
    """A game, with texts in one language.

    >>> game = ossuary.game("shark-attacks")
    >>> print(game)
    Shark Attacks!: Send your swimmers out for points, and get them back before the fins come.
    >>> game.seats, game.options
    (range(2, 7), {'target': 100, 'flight_dice': 'dice'})
    """

    def __init__(self, engine: registry.Game, words: Words) -> None:
        self.engine = engine
        self.words = words

    @property
    def name(self) -> str:
        """What programs call it: `"shark-attacks"`."""
        return self.engine.NAME

    @property
    def title(self) -> str:
        """What people call it: `"Shark Attacks!"`."""
        return self.words.say(f"rules-{self.name}-title")

    @property
    def language(self) -> str:
        """The language of all its texts."""
        return self.words.language

    @property
    def seats(self) -> range:
        """How many can play: `4 in game.seats`."""
        return range(self.engine.MIN_SEATS, self.engine.MAX_SEATS + 1)

    @property
    def options(self) -> dict[str, Any]:
        """The options by name, with their defaults; `start` takes them by these names."""
        return {name: option.usual for name, option in self.engine.OPTIONS.items()}

    @property
    def actions(self) -> tuple[str, ...]:
        """The keys of all actions; `State.legal` has those that are legal now."""
        return self.engine.ACTIONS

    @property
    def outcomes(self) -> tuple[str, ...]:
        """The keys of all outcomes of chance."""
        return self.engine.OUTCOMES

    @property
    def minds(self) -> tuple[str, ...]:
        """The names of the bots that play it with two seats and default options, from weak to strong.

        >>> ossuary.game("bones").minds
        ('random', 'rule-of-thumb', 'beginner', 'steady', 'strong')
        """
        return minds_for(self.engine, self.engine.initial(self.engine.Options()))

    def rules(self) -> str:
        """The rules as Markdown, each with its number.

        >>> print(ossuary.game("bones", language="de").rules()[:20])
        # Bones
        <BLANKLINE>
        *Von wem da
        """
        return rulebook(self.words, self.name)

    def start(self, seats: int | Sequence[str] = 2, seed: int | None = None, **options: Any) -> State:
        """The first decision of a new game, for this number of seats or for players with these names.

        All chance comes from the seed: the same seed and the same actions give the same game.

        >>> state = ossuary.game("shark-attacks").start(["Anna", "Ben"], seed=7, target=50)
        >>> state.mover, state.legal
        (1, ('stop', 'go_on'))
        >>> state.play("stop").scores
        [0, 11]
        """
        return self.initial(seats, seed, **options).draw()

    def initial(self, seats: int | Sequence[str] = 2, seed: int | None = None, **options: Any) -> State:
        """The state before anything is drawn, for programs that handle chance themselves.

        >>> ossuary.game("rolling-bones").initial(seats=3).chances
        {'seat_0': Fraction(1, 3), 'seat_1': Fraction(1, 3), 'seat_2': Fraction(1, 3)}
        """
        names = [] if isinstance(seats, int) else list(seats)
        agreed = registry.options_for(
            self.engine, {**options, "seats": seats if isinstance(seats, int) else len(names)}
        )
        names = names or [self.words.say("seat-name", number=seat + 1) for seat in range(agreed.seats)]
        draws = Seeded() if seed is None else Seeded(seed)
        return State(self, agreed, tuple(names), tuple(self.engine.initial(agreed)), draws)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self.name, self.language) == (other.name, other.language)

    def __hash__(self) -> int:
        return hash((self.name, self.language))

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __str__(self) -> str:
        return f"{self.title}: {self.words.say(f'page-game-{self.name}.sentence')}"

    def __reduce__(self) -> Any:
        return game, (self.name, self.language)


def game(name: str, language: str = "en") -> Game:
    """The game with this name, with texts in English (`en`) or German (`de`).

    >>> ossuary.game("shark-attacks").title
    'Shark Attacks!'
    >>> ossuary.game("chess")
    Traceback (most recent call last):
    ossuary.engine.nodes.Refused: There is no game “chess”. Choose one of: rolling-bones, ...
    """
    return Game(registry.game_named(name), words_for(language))


def all_games(language: str = "en") -> list[Game]:
    """Every installed game: Ossuary's own four, and those of other packages.

    >>> [game.name for game in ossuary.all_games()][:4]
    ['rolling-bones', 'shark-attacks', 'skulls-of-sedlec', 'bones']
    """
    return [game(name, language) for name in registry.GAMES]


def words_for(language: str) -> Words:
    """The words of a language, if there are any."""
    if language not in LANGUAGES:
        raise Refused("api-language", language=language, known=", ".join(LANGUAGES))
    return words_in(language)
