"""Rolling Bones in words: what a state shows, what an action offers, what happened."""

from collections.abc import Sequence
from typing import Any

from ...engine.facts import Fact, unknown
from ...engine.nodes import PHASE, SEAT, SEATS, State
from ...words import Words, counted
from ...words.said import Said, Seat, said, times
from .happened import (
    Buried,
    Completed,
    FalseBoneLaid,
    HatOff,
    HatOn,
    Laid,
    Left,
    Paid,
    Rolled,
    RolledOn,
)
from .rules import (
    ACTIONS,
    BONES,
    BURY,
    CHOSEN,
    FACES,
    FALSE,
    FALSE_DIE,
    FALSE_SITE,
    FILLED,
    FIRST_SEAT,
    HAT_ON,
    KINDS,
    LAY_HAT,
    LAYING,
    LEAVE,
    LIMB_BONES,
    NAME,
    OVER,
    OWED,
    PAY,
    PAYING,
    PLACING,
    POST_OPS,
    ROLL,
    ROLLED,
    ROLLING,
    SCORES,
    SECTION_SITES,
    SECTIONS,
    TAKE_HAT,
    TARGET,
    TO_ROLL,
    legal,
    price,
    refusal,
    skeleton_score,
    step,
    tally,
    unlaid,
)

# The parts of the rule page, with the rules that stand in each.
RULE_PARTS = (
    ("turn", range(1, 14)),
    ("scoring", range(14, 19)),
    ("game", range(19, 21)),
)

_HEAD_TO_TOE = ("trunk", "left_arm", "right_arm", "left_leg", "right_leg")


def describe(state: State) -> list[Said]:
    """The state, line by line: the players, the dice, the skeleton, what it is worth and what comes next."""
    lines = [
        said("rolling-bones-player", who=Seat(seat), score=_number(state[SCORES + seat]), target=state[TARGET])
        for seat in range(state[SEATS])
    ]
    phase = state[PHASE]
    if phase in (FIRST_SEAT, OVER):
        return lines
    if phase in (LAYING, PLACING):
        lines += [said(f"rolling-bones-dice-{kind}.line", dice=dice) for kind, dice in _dice(state)]
        if hats := sum(state[TO_ROLL : TO_ROLL + 3]):
            lines.append(said("rolling-bones-loose", hats=hats))
    lines += _skeleton(state)
    if phase == LAYING:
        lines.append(said("rolling-bones-price", rolls=state[POST_OPS], price=price(state), unlaid=unlaid(state)))
    if phase == PLACING:
        lines.append(said("rolling-bones-chosen", bone=_bone(state[CHOSEN] - 1)))
    if phase == PAYING:
        left, right, centre = state[TO_ROLL : TO_ROLL + 3]
        lines.append(said("rolling-bones-owed", owed=state[OWED], left=left, right=right, centre=centre))
        if state[HAT_ON]:
            lines.append(said("rolling-bones-hat-first"))
    return lines


def offer(state: State, action: int) -> Said:
    """What an action would do, with its number; the bare action where it is not legal."""
    if PAY <= action < FALSE_DIE:
        return said(f"rolling-bones-pay_{KINDS[action - PAY]}", dice=state[TO_ROLL + action - PAY])
    label = _label(state, action)
    if not legal(state) >> action & 1:
        return label
    if action == ROLL:
        return said("rolling-bones-roll-for", price=price(state), dice=unlaid(state) - price(state))
    if action == BURY:
        wins = int(step(state, BURY)[PHASE] == OVER)
        return said("rolling-bones-bury-for", points=_number(skeleton_score(state)), wins=wins)
    if action == LEAVE or FALSE_DIE <= action < FALSE_SITE:
        return label
    change = skeleton_score(step(state, action)) - skeleton_score(state)
    return said("rolling-bones-changing", what=label, change=f"+{change}" if change >= 0 else _number(change))


def kind(state: State, action: int) -> str | None:
    """The name of the kind that an action belongs to."""
    if action < LAY_HAT:
        return "kind-rb-lay"
    if action in (LAY_HAT, TAKE_HAT):
        return "kind-rb-hat"
    if action in (BURY, LEAVE):
        return "kind-rb-end"
    if action < FALSE_DIE:
        return "kind-rb-roll"
    return "kind-rb-false"


def governing(state: State) -> tuple[int, ...]:
    """The numbers of the rules that govern what is going on, the first most of all."""
    phase = state[PHASE]
    if phase == LAYING:
        held = refusal(state, ROLL)  # what has to be done before the next roll, or forbids it
        return (held, 2, 11) if held else (2, 4, 11)
    if phase == FIRST_SEAT:
        return (19,)
    if phase == ROLLING:
        return (4,) if state[POST_OPS] else (1,)
    if phase == PLACING:
        return (7,)
    return (4,) if phase == PAYING else (20,)


def tell(fact: Fact) -> Said:
    """A fact in words."""
    match fact:
        case Rolled(seat, dice, first):
            kinds = [said(f"rolling-bones-dice-{kind}", dice=some) for kind, some in _by_kind(dice)]
            key = "rolling-bones-opens" if first else "rolling-bones-rolls"
            return said(key, who=Seat(seat), number=len(dice), dice=_chain("sentences", kinds))
        case Laid(seat, site):
            return said("rolling-bones-lays", who=Seat(seat), bone=said(f"rolling-bones-{site}.the"))
        case FalseBoneLaid(seat, bone, site):
            false = said("rolling-bones-false", bone=said(f"rolling-bones-{bone}"), site=said(f"rolling-bones-{site}"))
            return said("rolling-bones-makes-do", who=Seat(seat), bone=false)
        case Completed(section, _):
            return said(f"rolling-bones-part-{section}.whole")
        case HatOn(seat):
            return said("rolling-bones-hat-on", who=Seat(seat))
        case HatOff(seat):
            return said("rolling-bones-hat-off", who=Seat(seat))
        case RolledOn(seat, dice):
            return said("rolling-bones-rolls-on", who=Seat(seat), price=dice)
        case Paid(seat, die):
            return said(f"rolling-bones-pays-{die}", who=Seat(seat))
        case Buried():
            return _burial(fact)
        case Left(seat):
            return said("rolling-bones-leaves", who=Seat(seat))
    raise unknown(fact)


def _skeleton(state: State) -> list[Said]:
    """The sections that are begun, those that are not, and what burying would score."""
    if state[FILLED] == 0:
        return [said("rolling-bones-no-bones")]
    points = {part.name: part.points for part in tally(state, state[SEAT])}
    lines = []
    for section in _HEAD_TO_TOE:
        if section not in points:
            continue
        sites = SECTION_SITES[SECTIONS.index(section)]
        inside = [site for site in range(len(BONES)) if sites >> site & 1]
        laid = [site for site in inside if state[FILLED] >> site & 1]
        right = [_short(site) for site in laid if not state[FALSE + site]]
        false = [
            said("rolling-bones-false", bone=_bone(state[FALSE + site] - 1), site=_bone(site))
            for site in laid
            if state[FALSE + site]
        ]
        missing = [_short(site) for site in inside if site not in laid]
        clauses = (("laid", right), ("laid-false", false), ("missing", missing))
        bones = _chain("clauses", [said(f"rolling-bones-{key}", bones=which) for key, which in clauses if which])
        head = said(f"rolling-bones-part-{section}.head")
        lines.append(said("rolling-bones-section", section=head, points=_number(points[section]), bones=bones))
    if bare := [said(f"rolling-bones-part-{section}") for section in _HEAD_TO_TOE if section not in points]:
        lines.append(said("rolling-bones-bare", sections=bare))
    return [*lines, said("rolling-bones-worth", points=_number(skeleton_score(state)), hat=state[HAT_ON])]


def _label(state: State, action: int) -> Said:
    if action < LAY_HAT:
        return said(f"rolling-bones-{BONES[action]}.lay")
    if action < PAY:
        return said(f"rolling-bones-{ACTIONS[action]}")
    if action < FALSE_SITE:
        return said("rolling-bones-false-die", bone=_bone(action - FALSE_DIE))
    chosen = _bone(state[CHOSEN] - 1) if state[CHOSEN] else said("rolling-bones-false-bone")
    return said("rolling-bones-false-site", bone=chosen, site=_bone(action - FALSE_SITE))


def _burial(fact: Buried) -> Said:
    return said(
        "rolling-bones-buries",
        who=Seat(fact.seat),
        bones=fact.bones,
        hat=int(fact.hat),
        worth="gain" if fact.points > 0 else "loss" if fact.points < 0 else "nothing",
        points=abs(fact.points),
        score=_number(fact.score),
    )


def _dice(state: State) -> list[tuple[str, list[Said]]]:
    """The rolled dice by kind, those that are there."""
    return _by_kind([face for number, face in enumerate(FACES) for _ in range(state[ROLLED + number])])


def _by_kind(dice: Sequence[str]) -> list[tuple[str, list[Said]]]:
    """Dice by kind, those that are alike together."""
    groups: dict[str, list[Said]] = {}
    for face in dict.fromkeys(dice):
        number = FACES.index(face)
        groups.setdefault(KINDS[number // 6], []).append(times(dice.count(face), _short(number)))
    return list(groups.items())


def _chain(key: str, items: list[Said]) -> Said:
    """Clauses or sentences one after the other."""
    chain = items[0]
    for item in items[1:]:
        chain = said(f"rolling-bones-{key}", first=chain, more=item)
    return chain


def _short(face: int) -> Said:
    """A face without its side, for where the side is clear."""
    return said(f"rolling-bones-{LIMB_BONES[face % 6] if face < 12 else FACES[face]}")


def _bone(bone: int) -> Said:
    return said(f"rolling-bones-{BONES[bone]}")


def _number(points: int) -> int | str:
    """A number as it is, a negative one with a true minus sign."""
    return points if points >= 0 else f"−{-points}"


def scored(result: dict[str, Any], words: Words) -> str:
    """The score of a skeleton at a real table, by its parts."""
    points_of = {**result["sections"], "hat": result["hat"]}
    return counted(words, NAME, result["score"], {name: points for name, points in points_of.items() if points})
