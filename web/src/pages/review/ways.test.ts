import { describe, expect, it } from 'vitest';
import type { Step } from './reviewing.svelte';
import { firstShown, placed, placesDone, pointersOf } from './ways';

const step = (kind: string, places: string[], best: Partial<Step['best'][number]>[] = [], seat = 0) =>
  ({ kind, places, seat, best }) as Step;

const march = [
  step('turn', []),
  step('move.from', ['land:a']),
  step('move.troops', ['land:a']),
  step(
    'move.to',
    ['land:a', 'land:b'],
    [
      { action: 1, played: false, places: ['land:a', 'land:c'] },
      { action: 2, played: true, places: ['land:a', 'land:b'] },
    ],
  ),
  step('move.from', ['land:b']),
  step('move.to', ['land:b', 'land:d']),
  step('turn', [], [], 1),
];

describe('ways', () => {
  it('joins the parts of one deed', () => {
    expect(placesDone(march, 1)).toEqual(['land:a', 'land:b']);
    expect(placesDone(march, 3)).toEqual(['land:a', 'land:b']);
  });
  it('keeps two marches apart', () => {
    expect(placesDone(march, 4)).toEqual(['land:b', 'land:d']);
    expect(placesDone(march, 5)).toEqual(['land:b', 'land:d']);
  });
  it('points out what was done and the alternative on show', () => {
    expect(firstShown(march[3])).toBe(1);
    expect(pointersOf(march, 3, 1)).toEqual([
      { tone: 'done', places: ['land:a', 'land:b'] },
      { tone: 'better', places: ['land:a', 'land:c'] },
    ]);
    expect(pointersOf(march, 3, null)).toHaveLength(1);
    expect(pointersOf(march, 0, null)).toEqual([]);
    expect(pointersOf(march, -1, null)).toEqual([]);
  });
  it('leaves out what a title has beside its board', () => {
    const best = [{ action: 1, played: false, places: ['slot:sc1', 'space:zeus-day'] }];
    const review = (title: string) => ({ title, steps: [step('a', ['space:zeus-day'], best)] }) as never;
    expect(placed(review('mytikas')).steps[0]).toMatchObject({
      places: [],
      best: [{ places: ['slot:sc1'] }],
    });
    expect(placed(review('classic')).steps[0]?.places).toEqual(['space:zeus-day']);
  });
});
