/** Where a card stands: beside what it explains, never over it, and over as little of what is lit as can be. Pure. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Place {
  left: number;
  top: number;
  /** The side of what it explains on which it stands. */
  side: 'right' | 'left' | 'below' | 'above';
}

export const GAP = 10;
const EDGE = 8;

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

const STEP = 24;
const TOUCH = 34; // px by which a card must still lie beside the thing, for its nib

/** Places worth trying on one side: level with the thing's start first, then sliding along it. */
function alongside(start: number, end: number, length: number, room: number): number[] {
  const tried = [start, end - length];
  for (let at = start; at > end - length; at -= STEP) tried.push(at);
  for (let at = end - length; at > start + TOUCH - length; at -= STEP) tried.push(at);
  return [...new Set(tried.map((at) => Math.round(clamp(at, EDGE, room - EDGE - length))))];
}

export function placeCard(anchor: Box, card: Size, room: Size, lit: Box[]): Place {
  const tried: Place[] = [];
  for (const top of alongside(anchor.top, anchor.bottom, card.height, room.height)) {
    tried.push({ left: anchor.right + GAP, top, side: 'right' });
    tried.push({ left: anchor.left - GAP - card.width, top, side: 'left' });
  }
  for (const left of alongside(anchor.left, anchor.right, card.width, room.width)) {
    tried.push({ left, top: anchor.bottom + GAP, side: 'below' });
    tried.push({ left, top: anchor.top - GAP - card.height, side: 'above' });
  }
  const cost = (place: Place): number => {
    const left = clamp(place.left, EDGE, room.width - EDGE - card.width);
    const top = clamp(place.top, EDGE, room.height - EDGE - card.height);
    const box = { left, top, right: left + card.width, bottom: top + card.height };
    const pushed = Math.abs(left - place.left) + Math.abs(top - place.top);
    const covered = lit.reduce((sum, one) => sum + overlap(box, one), 0);
    const order = { right: 0, left: 20, below: 60, above: 62 }[place.side];
    const along = place.side === 'right' || place.side === 'left' ? top - anchor.top : left - anchor.left;
    return overlap(box, anchor) * 1000 + pushed * 50 + covered + order + Math.abs(along) / 10;
  };
  const best = tried.reduce((found, one) => (cost(one) < cost(found) ? one : found));
  return {
    side: best.side,
    left: clamp(best.left, EDGE, room.width - EDGE - card.width),
    top: clamp(best.top, EDGE, room.height - EDGE - card.height),
  };
}
