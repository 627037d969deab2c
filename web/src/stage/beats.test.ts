import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../api/client';
import { beatsOf } from './beats';
import { cyclades } from './beats/cyclades';
import { lasts, watching } from './pace.svelte';

let n = 0;
const entry = (event: string, more: Record<string, unknown> = {}): LogEntry => ({
  n: n++,
  text: event,
  event: { event, ...more },
});
const cut = (...names: string[]) =>
  beatsOf(
    names.map((name) => entry(name)),
    cyclades,
  );
const kinds = (...names: string[]) => cut(...names).map((beat) => beat.kind);

describe('beats', () => {
  it('loses no entry and keeps their order', () => {
    const names = [
      'paid',
      'creature_bought',
      'creature_played',
      'troop_destroyed',
      'muster',
      'turn_over',
      'turn',
    ];
    const entries = names.map((name) => entry(name));
    expect(beatsOf(entries, cyclades).flatMap((beat) => beat.entries)).toEqual(entries);
  });

  it('tells a price with what it pays for', () => {
    expect(kinds('paid', 'fleets_placed')).toEqual(['units']);
    // Where one asks for the place first, it is told with what was bought.
    expect(kinds('paid')).toEqual([]);
  });

  it('shows both lands of a home at once, with what they bring', () => {
    expect(kinds('land_taken', 'priestess', 'land_taken', 'priestess')).toEqual(['land']);
  });

  it('lets all pay their offerings at once', () => {
    expect(kinds('paid', 'priestess_spent', 'paid', 'paid', 'phase', 'turn')).toEqual(['paid', 'turn']);
  });

  it('shows dice before the verdict, and the verdict before the loss', () => {
    expect(kinds('units_moved', 'battle', 'muster', 'muster', 'dice', 'totals', 'troop_destroyed')).toEqual([
      'march',
      'approach',
      'dice',
      'verdict',
      'loss',
    ]);
  });

  it('gives time to read what a card took or moved', () => {
    for (const name of ['fleets_swapped', 'gold_stolen', 'card_stolen', 'mercenaries_taken'])
      expect(cut(name)[0]?.ms, name).toBeGreaterThanOrEqual(800);
  });
  it('has one beat for everybody’s income', () => {
    const [only, ...more] = cut('phase', 'income', 'income', 'income');
    expect(more).toEqual([]);
    expect(only).toMatchObject({ kind: 'income', ms: 900 });
  });

  it('plays nothing for what nobody sees', () => {
    expect(cut('turn_over')).toEqual([]);
  });

  it('counts the reading into what it takes to watch', () => {
    expect(watching(cut('bid', 'paid', 'paid', 'phase', 'turn'), 1)).toBe(1500 + 1500 + 800);
    expect(watching(cut('bid'), 2)).toBe(750);
    expect(watching(cut('dice'), 1)).toBe(650);
  });

  it('goes faster, but never flickers', () => {
    const [beat] = cut('built');
    if (!beat) throw new Error('no beat');
    expect([1, 2, 4].map((speed) => lasts(beat, speed))).toEqual([700, 350, 175]);
    expect(lasts({ ...beat, ms: 200 }, 4)).toBe(120);
    expect(lasts({ ...beat, kind: 'verdict' }, 4)).toBe(500);
  });
});
