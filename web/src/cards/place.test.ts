import { describe, expect, it } from 'vitest';
import { type Box, GAP, placeCard } from './place';

const ROOM = { width: 1440, height: 900 };
const CARD = { width: 318, height: 360 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const meets = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const stands = (place: { left: number; top: number }) => box(place.left, place.top, CARD.width, CARD.height);

describe('where a card stands', () => {
  it('is right of a row of the left column', () => {
    const row = box(12, 400, 280, 58);
    const place = placeCard(row, CARD, ROOM, []);
    expect(place).toEqual({ left: 292 + GAP, top: 400, side: 'right' });
  });

  it('never covers what it explains, wherever that lies', () => {
    for (const left of [0, 300, 700, 1100, 1300])
      for (const top of [0, 200, 500, 820]) {
        const thing = box(left, top, 120, 60);
        expect(meets(stands(placeCard(thing, CARD, ROOM, [])), thing)).toBe(false);
      }
  });

  it('stays on the screen', () => {
    const place = stands(placeCard(box(1400, 860, 38, 38), CARD, ROOM, []));
    expect(place.right).toBeLessThanOrEqual(1440);
    expect(place.bottom).toBeLessThanOrEqual(900);
  });

  it('leaves lit lands free if there is another side', () => {
    const piece = box(700, 450, 40, 40);
    const lit = [box(760, 300, 300, 300)];
    const place = placeCard(piece, CARD, ROOM, lit);
    expect(place.side).toBe('left');
    expect(meets(stands(place), lit[0] as Box)).toBe(false);
  });
});
