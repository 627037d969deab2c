"""A review as lines for people: who won and had luck, what turned the game, what cost most."""

from __future__ import annotations

from typing import Final

from delos import texts
from delos.review.values import Review, Step, TurningPoint

MISTAKES: Final = 5
LEAST: Final = 0.01  # that a decision must cost
TOO: Final = 0.03  # by how much others' chances must move to be told


def lines(review: Review, names: list[str], lang: str) -> list[str]:
    winners = " & ".join(names[seat] for seat in review.winners) or "–"
    played = texts.say(
        lang,
        "review-played",
        title=texts.say(lang, "review-title-" + review.title),
        steps=len(review.steps),
        length=review.steps[-1].length if review.steps else 0,
        turns=turns(review),
        won=texts.say(lang, "review-won", names=winners),
    )
    return [
        played,
        luck(review, names, lang),
        *points(review, names, lang),
        *mistakes(review, names, lang),
    ]


def turns(review: Review) -> str:
    """Whether the game counts turns, not cycles."""
    return "yes" if review.title == "mytikas" else "no"


def luck(review: Review, names: list[str], lang: str) -> str:
    every = [review.luck_so_far(seat)[-1] for seat in range(len(names))]
    if not review.lucky():
        return texts.say(lang, "review-no-luck")
    seats = ", ".join(f"{name} {signed(one, lang)}" for name, one in zip(names, every, strict=True))
    return texts.say(lang, "review-luck-line", seats=seats)


def points(review: Review, names: list[str], lang: str) -> list[str]:
    if not review.points:
        return [texts.say(lang, "review-no-points")]
    found = [texts.say(lang, "review-points-line")]
    for number, point in enumerate(review.points, 1):
        told = " ".join(filter(None, [told_of(review, point, names, lang), point.brought[lang]]))
        length = review.steps[point.step - 1].length
        at = texts.say(
            lang, "review-point-at", step=point.step, length=length, told=told, turns=turns(review)
        )
        found += [f"  {number}. {at}", f"     {moved(point, names, lang)}"]
    return found


def told_of(review: Review, point: TurningPoint, names: list[str], lang: str) -> str:
    """A choice that brought no event is told with who made it."""
    told = point.told[lang]
    if told != review.steps[point.step - 1].labels[lang]:
        return told
    return texts.say(lang, "review-did", name=names[point.seat], what=told)


def moved(point: TurningPoint, names: list[str], lang: str) -> str:
    change = [now - then for now, then in zip(point.after, point.before, strict=True)]
    order = sorted(range(len(names)), key=lambda seat: (seat != point.moved, -abs(change[seat])))
    return ", ".join(
        said_of(point, seat, names[seat], lang)
        for seat in order
        if seat == point.moved or abs(change[seat]) >= TOO
    )


def said_of(point: TurningPoint, seat: int, name: str, lang: str) -> str:
    before, after = (f"{100 * one[seat]:.0f}" for one in (point.before, point.after))
    if seat != point.moved:
        return texts.say(lang, "review-moved-too", name=name, before=before, after=after)
    part = point.luck[seat]
    return texts.say(
        lang,
        "review-moved",
        name=name,
        before=before,
        after=after,
        lucky="yes" if any(point.luck) else "no",
        choice=signed(point.after[seat] - point.before[seat] - part, lang),
        luck=signed(part, lang),
    )


def mistakes(review: Review, names: list[str], lang: str) -> list[str]:
    found = sorted(review.steps, key=lambda step: -step.missed())[:MISTAKES]
    costly = [step for step in found if step.missed() >= LEAST]
    if not costly:
        return []
    said = [texts.say(lang, "review-decisions-line")]
    for step in costly:
        said += mistake(review, step, names, lang)
    return said


def mistake(review: Review, step: Step, names: list[str], lang: str) -> list[str]:
    done = next(one for one in step.best if one.played)
    best = step.best[0]
    head = texts.say(
        lang,
        "review-missed",
        step=step.step,
        length=step.length,
        name=names[step.seat],
        asked=step.asked[lang],
        turns=turns(review),
    )
    rows = []
    for message, one in (("done", done), ("better", best)):
        said = texts.say(
            lang,
            "review-missed-" + message,
            what=one.labels[lang],
            chance=f"{100 * one.chance:.0f}",
        )
        rows.append(". ".join(filter(None, [f"    {said}", one.why.get(lang, "")])))
    return [f"  {head}", *rows]


def signed(change: float, lang: str) -> str:
    """In points of a hundred, as the language writes it."""
    said = f"{100 * change:+.1f}".replace("-", "\N{MINUS SIGN}")
    return said.replace(".", ",") if lang == "fr" else said
