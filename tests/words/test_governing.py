"""The rule that applies now: it exists in every phase, and it is the right one."""

from pytest import mark

from ossuary.engine.nodes import PHASE
from ossuary.engine.record import replay
from ossuary.engine.registry import GAMES
from ossuary.games.bones import rules as bones
from ossuary.games.rolling_bones import rules as rolling_bones
from ossuary.games.shark_attacks import rules as shark_attacks
from ossuary.games.skulls_of_sedlec import rules as skulls_of_sedlec
from ossuary.words.tellers import governing, kind
from tests.golden import GOLDEN, played
from tests.script import play

RULES = {"rolling-bones": 20, "shark-attacks": 18, "skulls-of-sedlec": 18, "bones": 19}


@mark.parametrize("name", GOLDEN)
def test_every_state_of_a_game_has_rules_and_a_kind_for_every_legal_action(name: str) -> None:
    game = GAMES[GOLDEN[name].game]
    for step in replay(played(GOLDEN[name])):
        for state in (step.before, step.after):
            numbers = governing(game.NAME, state)
            assert numbers and all(1 <= number <= RULES[game.NAME] for number in numbers)
            legal = [action for action in range(len(game.ACTIONS)) if game.legal(state) >> action & 1]
            assert all(kind(game.NAME, state, action) for action in legal)


def governed(game: str, moves: str, **options: object) -> int:
    module = GAMES[game]
    return governing(game, play(module, module.initial(module.Options(**options)), moves))[0]


def test_shark_attacks() -> None:
    begun = "fin_3*4 shark_wave*4"
    assert governed("shark-attacks", "") == 17
    assert governed("shark-attacks", begun) == 1
    assert governed("shark-attacks", f"{begun} swimmer_1*6 wave") == 2
    assert governed("shark-attacks", f"{begun} swimmer_1*7") == 4
    assert governed("shark-attacks", f"{begun} swimmer_1*6 wave go_on") == 5
    assert governed("shark-attacks", f"{begun} swimmer_1*6 wave go_on shark_attack") == 10
    assert governed("shark-attacks", f"{begun} swimmer_1*7 party", target=14) == 18


def test_rolling_bones() -> None:
    roll = "seat_0 left_hand*6 right_hand*6 skull pelvis*5"
    assert governed("rolling-bones", "") == 19
    assert governed("rolling-bones", roll) == 2
    assert governed("rolling-bones", f"{roll} lay_skull roll") == 4
    paid = f"{roll} lay_skull roll pay_left"
    assert governed("rolling-bones", f"{paid} left_hand*5 right_hand*6 pelvis*5") == 7
    assert governed("rolling-bones", f"{paid} left_hand*5 right_hand*6 rib_cage*5") == 6
    assert governed("rolling-bones", f"{paid} left_hand*5 right_hand*6 gravestone*5") == 12


def test_skulls_of_sedlec() -> None:
    begun = "seat_0 card_3"
    assert governed("skulls-of-sedlec", begun) == 3
    assert governed("skulls-of-sedlec", f"{begun} dig_2_3 card_1 card_2") == 3
    full = f"{begun} collect_1 dig_2_3 card_1 card_2 keep_2 collect_3 dig_1_2 card_4 card_5 keep_1"
    assert governed("skulls-of-sedlec", full) == 6


def test_bones() -> None:
    begun = "die_6*2 die_1*2 tile_2_5 tile_3_6 tile_4_6"
    assert governed("bones", begun) == 7
    assert governed("bones", f"{begun} throw die_3 die_4") == 10
    assert governed("bones", f"{begun} throw die_3 die_4 go_on") == 11
    blanks = "die_6*2 die_1*2 tile_0_1 tile_0_2 tile_1_1 die_1*2" + " throw die_6*2" * 4
    assert governed("bones", blanks) == 13
    assert governed("bones", f"{blanks} ask") == 14
    assert governed("bones", f"{blanks} ask share_30") == 15


def test_every_phase_is_thought_of() -> None:
    """No phase falls through to the rule of another one by mistake."""
    for module, over in ((shark_attacks, 18), (rolling_bones, 20), (skulls_of_sedlec, 18), (bones, 18)):
        state = module.initial(module.Options())
        state[PHASE] = module.OVER
        assert governing(module.NAME, state)[0] == over
