"""Why the best choice is the best one, in a sentence that a child understands, and no more than the figures allow."""

from fractions import Fraction

from ...words.said import Said, said
from .judge import Choice, surely_behind

SURE = 0.005  # a chance of less is not spoken of
SELDOM = 1 / 20  # a chance of less has no number
ROUGHLY = 5  # the largest denominator of an ordinary chance
SPOKEN = 0.5  # points, for a difference that is worth its name


def about_equal(seat: int, best: Choice, other: Choice) -> bool:
    """Whether a choice may be as good as the best one: by the error of games tried out, or where both show the same."""
    if other.sampled:
        return not surely_behind(seat, best, other)
    shown, theirs = (round(100 * one.payoffs[seat], 1) for one in (best, other))
    return shown <= theirs


def why(seat: int, best: Choice, other: Choice, in_points: bool) -> Said:
    """What makes the best choice better than another one."""
    if in_points:
        more = sum(one.amount for one in best.reasons) - sum(one.amount for one in other.reasons)
        return said("coach-why-lead", points=more) if more >= SPOKEN else _games(seat, best, other)
    mine, theirs = _turn(best), _turn(other)
    if mine["wins"] > 1 - SURE:
        return said("coach-why-wins")
    if mine["risk"] < SURE <= theirs["risk"]:
        return said("coach-why-safe", mine=mine["points"], theirs=theirs["points"], risk=how_often(theirs["risk"]))
    if mine["points"] - theirs["points"] < SPOKEN or mine["risk"] > 1 / 2:
        return _games(seat, best, other)
    ends = {"mine": mine["points"], "theirs": theirs["points"]}
    if mine["risk"] < SURE:
        return said("coach-why-more", **ends)
    risk, others = how_often(mine["risk"]), how_often(theirs["risk"])
    if theirs["risk"] < SURE or risk == others:
        return said("coach-why-dare", **ends, risk=risk)
    return said("coach-why-both", **ends, risk=risk, others=others)


def how_often(chance: float) -> Said:
    """A chance as people say it: `one time in five`."""
    if chance < SELDOM:
        return said("coach-seldom")
    if chance > 1 - SELDOM:
        return said("coach-mostly")
    rough = Fraction(chance).limit_denominator(ROUGHLY) if chance > 1 / ROUGHLY else Fraction(1, round(1 / chance))
    return said("coach-times", times=rough.numerator, of=rough.denominator) if rough < 1 else said("coach-mostly")


def _games(seat: int, best: Choice, other: Choice) -> Said:
    """By how many games of a hundred, where points say nothing."""
    mine, theirs = (round(100 * one.payoffs[seat]) for one in (best, other))
    return said("coach-why-games", mine=mine, theirs=theirs) if mine > theirs else said("coach-why-little")


def _turn(choice: Choice) -> dict[str, float]:
    """What the turn comes to: its points where it scores, and how often it does not, and how often it wins."""
    chance = {one.name: one.chance for one in choice.reasons}
    scored = [one for one in choice.reasons if one.name in ("win", "points")]
    often = sum(one.chance for one in scored)
    return {
        "points": sum(one.chance * one.points for one in scored) / often if often else 0.0,
        "risk": chance.get("nothing", 0.0) + chance.get("loss", 0.0),
        "wins": chance.get("win", 0.0),
    }
