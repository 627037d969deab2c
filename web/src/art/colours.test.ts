import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, difference, over, VISIONS } from './colours';

const [light = '', dark = ''] = readFileSync(new URL('tokens.css', import.meta.url), 'utf8').split(
  '/* dark */',
);
const read = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+):\s*(#[\da-f]{6}|[\d.]+);/gi)].map((one) => [one[1], one[2]]),
  );
const themes = { light: read(light), dark: { ...read(light), ...read(dark) } };

const TEXTS = `text/panel text/page text/card text-soft/panel text-soft/page text-soft/card accent-text/panel
  link/panel on-accent/accent on-danger/danger danger-text/panel good-text/panel changed-text/panel
  map-text/land map-text-sea/sea on-clay/clay on-glaze/glaze`;
const SHAPES = `choose-ring/land choose-ring/choose chosen/land focus-map/land focus/panel rim/sea ink/land
  rim/panel map-text-sea/name-halo changed/changed-case`;
const FACTIONS = ['bull', 'dolphin', 'bee', 'turtle', 'owl', 'amphora'];
const pairs = (list: string) => list.split(/\s+/).map((pair) => pair.split('/') as [string, string]);

describe.each(Object.entries(themes))('in the %s theme', (theme, tokens) => {
  const colour = (name: string) => tokens[name] ?? '';

  it('texts can be read', () => {
    for (const [text, ground] of pairs(TEXTS))
      expect(contrast(colour(text), colour(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    for (const one of FACTIONS) {
      expect(contrast(colour(`f-${one}`), colour(`f-${one}-on`)), one).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('lines that carry meaning can be seen', () => {
    for (const [line, ground] of pairs(SHAPES))
      expect(contrast(colour(line), colour(ground)), `${line} on ${ground}`).toBeGreaterThanOrEqual(3);
  });

  it('no two factions look alike to anybody', () => {
    const all = [...FACTIONS.map((one) => colour(`f-${one}`)), colour('mercenary')];
    for (const vision of Object.keys(VISIONS))
      all.forEach((one, at) =>
        all.slice(at + 1).forEach((other) => {
          expect(difference(one, other, vision), `${one} ${other} ${vision}`).toBeGreaterThan(15);
        }),
      );
  });

  it('what changed has a colour of its own', () => {
    const changed = colour('changed');
    for (const vision of Object.keys(VISIONS))
      for (const one of FACTIONS)
        expect(difference(changed, colour(`f-${one}`), vision), `${one} ${vision}`).toBeGreaterThan(
          vision === 'normal' ? 25 : 11.5,
        );
    // On its own ground, or at least on the line that encloses it.
    const best = (ground: string) =>
      Math.max(contrast(changed, ground), contrast(colour('changed-case'), ground));
    expect(best(colour('land'))).toBeGreaterThan(3);
    expect(best(colour('sea'))).toBeGreaterThan(2.5);
  });

  it('who holds a land is seen by its tint, and names on it can be read', () => {
    for (const one of FACTIONS) {
      const strength = Number(tokens[one === 'amphora' ? 'owner-tint-amphora' : 'owner-tint']);
      const tinted = over(colour(`f-${one}`), colour('land'), strength);
      expect(difference(tinted, colour('land')), `${one} ${theme}`).toBeGreaterThan(7.5);
      expect(contrast(colour('map-text-sea'), colour('name-halo'))).toBeGreaterThan(4.5);
    }
  });
});
