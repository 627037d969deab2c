import { describe, expect, it } from 'vitest';
import { nearest } from './keys';
import {
  aboutTokens,
  actingSeat,
  changedBy,
  followed,
  shortShift,
  spaceChoice,
  splitSpace,
  wholesOf,
  yieldsAt,
} from './reading';
import type { View } from './view';

const option = (id: number, ...tokens: string[]) => ({ id, text: '', label: '', tokens });
const asked = (kind: string, ...about: string[]) =>
  ({ decision: { seat: 0, kind, about, rules: [] } }) as unknown as View;

describe('reading the options', () => {
  it('lets a shift be pointed at by its cube and its level', () => {
    expect(wholesOf('shift:stone-1-3')).toEqual(['cube:stone-1', 'level:3']);
    expect(wholesOf('level:3')).toEqual([]);
  });

  it('finds the word a space stands for', () => {
    const sides = [option(1, 'word:day'), option(2, 'word:night')];
    expect(spaceChoice(asked('step.side', 'patron=patron:zeus'), 'zeus-night', sides)?.id).toBe(2);
    expect(spaceChoice(asked('step.side', 'patron=patron:zeus'), 'hades-night', sides)).toBeNull();
    const main = [option(3, 'word:act'), option(4, 'word:skip')];
    expect(spaceChoice(asked('step.main', 'space=space:hades-day'), 'hades-day', main)?.id).toBe(3);
    expect(spaceChoice(asked('step.main', 'space=space:hades-day'), 'zeus-day', main)).toBeNull();
  });

  it('offers combinations only where they are asked', () => {
    const ways = [option(1, 'yield:stone'), option(2, 'yield:gold')];
    expect([...yieldsAt(asked('produce.city'), 'zeus-day', ways).keys()]).toEqual(['stone', 'gold']);
    expect(yieldsAt(asked('produce.city'), 'demeter-day', ways).size).toBe(0);
  });

  it('knows whose god is followed', () => {
    expect(followed(asked('follow.pay', 'space=space:poseidon-day'))).toBe('poseidon');
    expect(followed(asked('follow.pay', 'patron=patron:hades'))).toBe('hades');
    expect(followed(asked('step.start'))).toBeNull();
    expect(splitSpace('demeter-night')).toEqual({ god: 'demeter', side: 'night' });
    expect(aboutTokens(['slot=slot:sc1', 'count=n:2'])).toEqual(['slot:sc1', 'n:2']);
  });
});

it('tells what an event changed', () => {
  const entry = (event: Record<string, string | number | null>) => ({ n: 1, text: '', event });
  expect(changedBy([entry({ event: 'builder', player: 'red', space: 'zeus-day' })])).toEqual([
    'space:zeus-day',
  ]);
  expect(changedBy([entry({ event: 'lifted', player: 'red', shift: 'gold-1-2' })])).toEqual([
    'cube:gold-2 red',
  ]);
  expect(changedBy([entry({ event: 'hand_dealt', player: 'red', deity: 'none' })])).toEqual([]);
});

it('knows whose deed plays', () => {
  const view = { players: [{ player: 'blue' }, { player: 'red' }] } as unknown as View;
  const entry = (event: Record<string, string | number | null>) => ({ n: 1, text: '', event });
  expect(actingSeat(view, [entry({ event: 'produced', player: 'red', resource: 'stone' })])).toBe(1);
  expect(actingSeat(view, [entry({ event: 'card_revealed', deity: 'hestia' })])).toBeNull();
});

it('finds the nearest thing in a direction', () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const boxes = [box(100, 0), box(30, 40), box(0, 60)];
  expect(nearest(box(0, 0), boxes, [1, 0])).toBe(0);
  expect(nearest(box(0, 0), boxes, [0, 1])).toBe(2);
  expect(nearest(box(0, 0), boxes, [-1, 0])).toBe(-1);
});

it('names the way of a raised cube by the levels of the board', () => {
  expect(shortShift(['word:raise', 'shift:stone-1-2'])).toBe('I → II');
  expect(shortShift(['shift:gold-4-1'])).toBe('IV → I');
  expect(shortShift(['word:stop'])).toBeNull();
});
