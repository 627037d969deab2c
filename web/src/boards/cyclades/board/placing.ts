/** Where bodies stand in an area: no two hide each other if there is room. */
import type { Area, Spot } from './atlas';
import type { Inside } from './inside';

/** A disc of a body, or of something that stands already; the heavier, the less it may be covered. */
export interface Part extends Spot {
  r: number;
  weight: number;
}
/** What wants a place: discs about its middle, the first of them its own. */
export interface Body {
  parts: Part[];
  /** Where it is printed: it leaves this place only for want of room. */
  home: Spot | null;
  /** Where it stood before: it stays there unless another place is clearly better. */
  stood: Spot | null;
}

const PASSES = 3;
const STAYS = 0.12; // what moving costs
const OUTSIDE = 0.7; // how bad it is to lean over the border

/** Places for all, one after the other; then each may move again, now that the others stand. */
export function settle(bodies: Body[], spots: Inside[], taken: Part[], anchor: Spot): Spot[] {
  const placed: Spot[] = [];
  const parts: Part[][] = [];
  for (let pass = 0; pass < PASSES; pass++) {
    let moved = false;
    bodies.forEach((body, at) => {
      const others = [...taken];
      parts.forEach((one, n) => n !== at && others.push(...one));
      const spot = bestSpot(body, spots, others, anchor);
      moved ||= spot.x !== placed[at]?.x || spot.y !== placed[at]?.y;
      placed[at] = spot;
      parts[at] = shifted(body.parts, spot);
    });
    if (!moved) break;
  }
  return placed;
}

function bestSpot(body: Body, spots: Inside[], taken: Part[], anchor: Spot): Spot {
  const aim = body.home ?? anchor;
  const pull = body.home ? 0.012 : 0.004;
  const r = body.parts[0]?.r ?? 1;
  let best: Spot = aim;
  let least = Infinity;
  const at = (spot: Spot, room: number) => {
    const out = Math.max(0, 0.8 * r - room) / r;
    let cost = pull * Math.hypot(spot.x - aim.x, spot.y - aim.y) + OUTSIDE * out * out;
    if (body.stood && (body.stood.x !== spot.x || body.stood.y !== spot.y)) cost += STAYS;
    for (const part of body.parts) {
      if (cost >= least) return;
      cost += part.weight * costOf(spot.x + part.x, spot.y + part.y, part.r, taken);
    }
    if (cost < least - 1e-9) {
      least = cost;
      best = { x: spot.x, y: spot.y };
    }
  };
  if (body.home) at(body.home, r);
  for (const spot of spots) at(spot, spot.room);
  return best;
}

export function costOf(x: number, y: number, r: number, taken: Part[]): number {
  let cost = 0;
  for (const one of taken) {
    const dx = x - one.x;
    const dy = y - one.y;
    const reach = r + one.r;
    const far = dx * dx + dy * dy;
    if (far >= reach * reach) continue;
    const deep = (reach - Math.sqrt(far)) / Math.min(r, one.r);
    cost += one.weight * deep * deep;
  }
  return cost;
}

export const shifted = (parts: Part[], { x, y }: Spot): Part[] =>
  parts.map((part) => ({ ...part, x: part.x + x, y: part.y + y }));

/** How deep two discs overlap, as a part of the smaller radius. */
export function hidden(one: Part, other: Part): number {
  const deep = one.r + other.r - Math.hypot(one.x - other.x, one.y - other.y);
  return deep <= 0 ? 0 : deep / Math.min(one.r, other.r);
}

/** A place beside an area for those who attack it: round it, where least stands. */
export function beside(area: Area, width: number, taken: Part[]): Spot {
  const { box, middle } = area;
  const far = Math.max(box.right - box.left, box.bottom - box.top) / 2;
  let best = middle;
  let least = Infinity;
  for (let turn = 0; turn < 360; turn += 20)
    for (const reach of [far * 0.8, far, far + 16, far + 30]) {
      const angle = (turn * Math.PI) / 180;
      const spot = { x: middle.x + reach * Math.cos(angle), y: middle.y + reach * Math.sin(angle) };
      const cost = costOf(spot.x, spot.y, width / 2, taken) + reach * 0.004;
      if (cost < least) {
        least = cost;
        best = spot;
      }
    }
  return best;
}

/** A place between two spots, where least stands. */
export function between(one: Spot, other: Spot, taken: Part[]): Spot {
  const spots = [0.3, 0.4, 0.5, 0.6, 0.7].flatMap((part) =>
    [-22, 0, 22].map((aside) => {
      const dx = other.x - one.x;
      const dy = other.y - one.y;
      const far = Math.hypot(dx, dy) || 1;
      return { x: one.x + dx * part - (dy / far) * aside, y: one.y + dy * part + (dx / far) * aside };
    }),
  );
  const costs = spots.map((spot) => costOf(spot.x, spot.y, 15, taken));
  return spots[costs.indexOf(Math.min(...costs))] ?? one;
}
