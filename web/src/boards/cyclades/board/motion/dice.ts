/** Where the dice of a battle lie on the map: each beside its own side, on what they hide least. Pure. */
import type { Box, Spot } from '../atlas';
import type { Scene } from './plan';

export interface DiceSpots {
  attacker: Spot;
  defender: Spot;
}
interface Disc extends Spot {
  r: number;
}

const hidden = (spot: Spot, r: number, other: Disc) =>
  Math.max(0, (r + other.r - Math.hypot(spot.x - other.x, spot.y - other.y)) / Math.min(r, other.r));

/** `r`: half a die, in the sheet's units; `buildings`: where some stand; `sheet`: beyond it nobody may look. */
export function diceSpots(
  scene: Scene,
  buildings: Spot[],
  middle: Spot,
  r: number,
  sheet: Box,
): DiceSpots | null {
  const { siege } = scene;
  if (!siege?.placed.length) return null;
  const mean = (spots: Spot[]): Spot => ({
    x: spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length,
    y: spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length,
  });
  const inside = scene.standing.filter((one) => one.area === siege.area && one.piece.kind !== 'token');
  const attackers = mean(siege.placed);
  const defenders = inside.length ? mean(inside) : middle;
  const discs: Disc[] = [
    ...[...scene.standing, ...siege.placed].map((one) => ({ x: one.x, y: one.y, r: one.size * 0.45 })),
    ...buildings.map((spot) => ({ ...spot, r: 16 })),
    { ...siege.cross, r: 15 },
  ];
  const near = (anchor: Spot, other: Spot, taken: Disc[]): Spot => {
    let best = anchor;
    let least = Infinity;
    for (let turn = 0; turn < 360; turn += 15)
      for (const reach of [1.9, 2.3, 2.8, 3.4]) {
        const angle = (turn * Math.PI) / 180;
        const spot = { x: anchor.x + reach * r * Math.cos(angle), y: anchor.y + reach * r * Math.sin(angle) };
        const covers = taken.reduce((sum, disc) => sum + hidden(spot, r, disc) ** 2, 0);
        // Not between the two, where they fight, and not far from those who throw it.
        const away =
          Math.hypot(spot.x - other.x, spot.y - other.y) /
          Math.hypot(anchor.x - other.x || 1, anchor.y - other.y || 1);
        const out = Math.max(
          sheet.left - spot.x,
          spot.x - sheet.right,
          sheet.top - spot.y,
          spot.y - sheet.bottom,
        );
        const cost =
          covers + 0.22 * reach + (away < 1 ? 0.8 * (1 - away) : 0) + Math.max(0, (out + r) / r) * 3;
        if (cost < least) [least, best] = [cost, spot];
      }
    return best;
  };
  const attacker = near(attackers, defenders, discs);
  const defender = near(defenders, attackers, [...discs, { ...attacker, r: r * 1.15 }]);
  return { attacker, defender };
}

/** Remembers where the dice of a battle lie: pieces that fall must not move them. */
export class ThrownDice {
  #key = '';
  #spots: DiceSpots | null = null;

  spots(key: string, ...where: Parameters<typeof diceSpots>): DiceSpots | null {
    if (key !== this.#key || !this.#spots) {
      const found = diceSpots(...where);
      if (!found && key.split(' ')[0] === this.#key.split(' ')[0]) return this.#spots;
      [this.#key, this.#spots] = [key, found];
    }
    return this.#spots;
  }
}
