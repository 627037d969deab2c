"""What the table lets be heard, rendered by a real browser without a loudspeaker."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import VisitorMaker

WEB = Path(__file__).parents[2] / "web"
# The two modules as one script: types off, imports and exports gone.
PLAIN = """
import ts from 'typescript';
import { readFileSync } from 'node:fs';
for (const path of ['src/sound/voices.ts', 'src/sound/synth.ts']) {
    const compilerOptions = { target: 'ES2022', module: 'ESNext' };
    const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), { compilerOptions });
    console.log(outputText.replace(/^import .*$/gm, '').replace(/^export /gm, ''));
}
"""
RENDERED = """async () => {
    const found = {};
    for (const voice of Object.keys(VOICES)) {
        const seconds = lengthOf(voice) / 1000 + 0.1;
        const context = new OfflineAudioContext(1, Math.ceil(48000 * seconds), 48000);
        play(context, context.destination, voice, 0);
        const samples = (await context.startRendering()).getChannelData(0);
        let peak = 0, first = -1, last = 0;
        samples.forEach((one, at) => {
            const level = Math.abs(one);
            peak = Math.max(peak, level);
            if (level > 0.002) { if (first < 0) first = at; last = at; }
        });
        found[voice] = {peak, first: first / 48, last: last / 48, length: lengthOf(voice)};
    }
    return found;
}"""


@pytest.fixture
def page(visit: VisitorMaker) -> Page:
    return visit().page


def test_every_voice_is_heard_and_none_is_cut(page: Page) -> None:
    """At full volume: each has a level that one hears, with room to spare below the edge."""
    script = subprocess.run(
        ["node", "--input-type=module", "-e", PLAIN],
        cwd=WEB,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    page.goto("about:blank")
    # one evaluation: what a module declares lives no longer than it
    found: dict[str, dict[str, Any]] = page.evaluate(
        f"(() => {{ {script}\n return ({RENDERED})(); }})()"
    )
    assert len(found) >= 15
    for voice, heard in found.items():
        assert 0.015 < heard["peak"] < 0.7, (voice, heard)
        assert heard["first"] < 130, (voice, heard)  # ms: it begins when it is called
        assert heard["last"] <= heard["length"] + 60, (voice, heard)
