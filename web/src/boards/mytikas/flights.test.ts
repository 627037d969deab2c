import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../api/client';
import { flightsOf } from './flights';
import type { View } from './view';

const log = (...events: Record<string, string | number>[]): LogEntry[] =>
  events.map((event, n) => ({ n, text: '', event }));
const view = {
  space: 'zeus-day',
  spaces: [
    { space: 'zeus-day', builder: 'red' },
    { space: 'hades-night', builder: null },
  ],
  printed: { slots: [{ slot: 'st1', construction: 'small-temple' }], constructions: [] },
} as unknown as View;

describe('flightsOf', () => {
  it('moves a builder from its space to the next, and hides where it stood', () => {
    const [flight] = flightsOf(log({ event: 'builder', player: 'red', space: 'hades-night' }), view);
    expect(flight).toMatchObject({
      what: { kind: 'builder', player: 'red' },
      to: ['[data-token="space:hades-night"]'],
      hides: '[data-builder="red"]',
      stays: true,
    });
    expect(flight?.from).toContain('[data-token="space:zeus-day"]');
  });

  it('brings cubes to their level, at most four of them', () => {
    const found = flightsOf(
      log({ event: 'produced', player: 'red', resource: 'stone', count: 6, level: 1 }),
      view,
    );
    expect(found).toHaveLength(4);
    expect(found[0]?.to).toContain('[data-board="red"] [data-level="1"]');
    expect(Math.max(...found.map((one) => one.span[1]))).toBeLessThanOrEqual(1);
  });

  it('lifts and tumbles cubes from level to level', () => {
    const [flight] = flightsOf(log({ event: 'lifted', player: 'red', shift: 'marble-2-3' }), view);
    expect(flight?.from[0]).toBe('[data-board="red"] [data-cube="marble-2"]');
    expect(flight?.to).toContain('[data-board="red"] [data-level="3"]');
  });

  it('sets constructions on the mountain and takes cards from the river', () => {
    const [built, card] = flightsOf(
      log(
        { event: 'constructed', player: 'red', slot: 'st1', level: 2 },
        { event: 'card_taken', player: 'red', deity: 'athena' },
      ),
      view,
    );
    expect(built).toMatchObject({ what: { name: 'myt-st', faction: 'red' }, stays: true });
    expect(built?.to[0]).toContain('level:2');
    expect(card).toMatchObject({ what: { kind: 'card', token: 'deity:athena' }, way: 'lift' });
  });
});
