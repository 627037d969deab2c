"""French as French players write it: what was mended once stays mended, in server and client."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any, Final

import pytest

from delos import texts
from delos.api import new
from delos.maps.library import library
from delos.server.telling.speaking import entries

ROOT: Final = Path(__file__).parents[2]
FILES: Final = sorted(
    [
        *(ROOT / "src/delos/texts").glob("*fr.ftl"),
        *(ROOT / "src/delos/lessons/texts").glob("*.fr.ftl"),
        *(ROOT / "web/src/words").glob("*.fr.ftl"),
        *(ROOT / "web/src/pages/rules/words").glob("*.fr.ftl"),
        *(ROOT / "web/src/pages/teach/words").glob("*.fr.ftl"),
    ]
)


def lines(file: Path) -> list[str]:
    return [
        line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")
    ]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_typography(file: Path) -> None:
    """A narrow no-break space before ; : ! ? and inside guillemets, so that no line begins with
    one of them."""
    for line in lines(file):
        assert not re.search(r"(?<=\S)[ \u00a0][:;!?»]", line), line
        assert not re.search(r"«[^\u202f]", line), line
        assert "'" not in re.sub(r"\{[^{}]*\}", "", line), f"a straight apostrophe: {line}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_terms(file: Path) -> None:
    """One word for one thing: PO for gold outside Mytikas, bot, mortes-vivantes."""
    for line in lines(file):
        if "mytikas" not in file.name:
            assert not re.search(r"[0-9}] (?:or|po)\b", line), f"write PO: {line}"
            assert not re.search(r"(?<!PO \()pièces? d’or", line), f"write PO: {line}"
        assert not re.search(r"(?i)\brobots?\b", line), f"write bot: {line}"
        assert "mort-vivante" not in line, f"write morte-vivante: {line}"
        assert "en sécurité" not in line, f"write sauvegardée: {line}"
        assert not re.search(r"\.help = Si\b", line), f"a help says what an option tells: {line}"


# The words of the French print, with what was said for them before. Mytikas has its own pieces.
CYCLADES: Final = {
    r"(?<![Tt]roupe )(?<!base ou )\b[Mm]ercenaires?\b(?<!roupes mercenaires)": "Troupe mercenaire",
    r"[Mm]anches?\b": "Round",
    r"tours? de combat": "Round",
    r"[Bb]ataille": "combat",
    r"\b[Ff]ond(?:e|ez|er|ent|é|ée|erez)\b": "construire une Métropole",
    r"\b[Ss]e (?:retir|repli)(?:er|e|ent)\b(?! dans)": "battre en retraite",
    r"jetons? de contrôle": "jeton Contrôle",
    r"[Ii]nstallation": "Placement, or Mise en place",
    r"^[\w-]+ = Entretien$": "Coûts d’entretien",
    r"prospérité": "Corne d’abondance",
    r"corne(?:s?) d’abondance": "Corne d’abondance",
    r"(?:[Tt]roupe|[Ff]lotte)s? ordinaire": "régulière",
    r"Palais des Dieux(?! sur l’Olympe)": "Palais des Dieux sur l’Olympe",
    r"\b[Zz]ones? (?:terrestre|maritime)s?\b": "Zone Terrestre, Zone Maritime",
    r"\b(?:troupe|flotte|métropole|philosophe|prêtresse|prêtre|créature)s?\b": "a capital",
}
# At the table; the rules say "offrir" of what a god gives.
BIDDING: Final = {
    r"\b[Ee]nch(?:ère|éri)": "Offrande, miser",
    r"\b[Oo]ff(?:r(?:e|ez|ir|ent)|ert)\b": "miser on a god, an Offrande",
    r"\b(?:[Uu]ne|[Ll]a|[Ss]a|[Vv]otre) mise\b(?! en)": "Offrande",
    r"(?:\b(?:[Dd]es|[Ll]es|[Vv]os|prochaines|et)|,) mises\b(?! en)": "Offrandes",
    r"\ben \{ \$(?:sea|thing|area)\b": "dans, before the name of a sea",
}
MYTIKAS: Final = {
    r"[Vv]errou(?!ill)|\bcadenas": "Cadenas",
    r"[Vv]errouill": "sécuriser",
    r"\b[Éé]lev(?:er|ez|e)\b": "monter",
    r"\b[Ee]spaces? d’action|[Cc]ases? d’action": "case Action",
    r"[Dd]éval": "dégringoler",
    r"\bbâtisseur": "Bâtisseur",
    r"\b[Uu]ne faveur\b(?! d’| de l’)": "un jeton Faveur",
}


# The original's print has several of them, that of the Legendary Edition one.
CLASSIC = {r"[Ll]a Sirène|[Ll]e Sylphe\b(?!$)": "Sirènes, Sylphes"}


def value(line: str) -> str:
    """What is said: without ids and without what selects."""
    return re.sub(r"^\s*(?:[a-z][\w-]* =|\.\w+ =|\*?\[[^\]]*\])|\$[\w-]+", "", line)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_words_of_the_print(file: Path) -> None:
    """The terms that stand in the French rulebooks, and no second word for one thing."""
    wanted = MYTIKAS if "mytikas" in file.name else CYCLADES | BIDDING
    if file.name.startswith(("classic", "hades")):
        wanted = wanted | CLASSIC
    if file.name == "server.fr.ftl":
        return
    for line in lines(file):
        said = line if line.endswith("= Entretien") else value(line)
        for pattern, term in wanted.items():
            assert not re.search(pattern, said), f"the print says {term}: {line}"


def test_no_name_follows_a_bare_de() -> None:
    """“de Anna”: the language elides there, so such a message chooses its form or goes around."""
    for file in FILES:
        text = file.read_text(encoding="utf-8")
        for found in re.finditer(r"\b[Dd]e \{ \$(who|names?|player)\b", text):
            before = text[: found.start()].rsplit("\n\n", 1)[-1]
            assert "elided" in before[-400:] or "d’{ $" in before[-400:], found[0] + file.name


NOUNS: Final = (
    "cartes|places|lignes|points|offrandes|troupes|flottes|ressources|métropoles|cycles|tours"
    "|unités|joueurs|pièces|marches|traversées"
)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_plurals(file: Path) -> None:
    """A counted noun stands in a form of its own for one."""
    for line in lines(file):
        if re.match(r"\s*\*?\[", line) or "->" in line:
            continue  # a form of a selector
        assert not re.search(rf"\{{ \$count \}} (?:{NOUNS})\b", line, re.I), f"no singular: {line}"


def test_every_sea_of_the_tiles_has_a_name_in_both_languages() -> None:
    seas = {area.slug: area.name for face in library().values() for area in face.seas}
    assert len(seas) > 70
    for slug, name in seas.items():
        assert texts.say("en", f"sea-{slug}") == name
        phrase = texts.say("fr", f"sea-{slug}.text")
        assert re.match(r"(le|la|les) |l’", phrase), phrase
        bare = texts.say("fr", f"sea-{slug}")
        assert phrase.casefold().endswith(bare.casefold())
        assert not re.search(r"\b(Bay|Strait|Sound|Gulf|Channel|Roads|Passage of)\b", bare), bare


@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("legendary", {"players": 3}),
        ("legendary", {"players": 4, "edition": "complete"}),
        ("classic", {"players": 3}),
        ("classic", {"players": 4, "modules": ["hades"]}),
        ("mytikas", {"players": 3}),
    ],
)
def test_nothing_raw_is_said(title: str, options: dict[str, Any]) -> None:
    """Questions, options and log of whole games: no "none", no braces, no English sea."""
    dice = random.Random(17)
    game = new(title, seed=17, **options)
    told: set[str] = set()
    while not game.over:
        if game.decision is not None:
            told.add(game.decision.prompt("fr"))
            told.update(one.label("fr") for one in game.options()[:6])
        events = tuple(game.play(dice.choice(game.ids())))
        told.update(one.text for one in entries(game.title, events, 0, None, "fr"))
    for text in told:
        assert not re.search(r"(?i)\bnone\b|[{}]|\b(Bay|Strait|Roads|Channel|Sound)\b", text), text
