/** The room that pieces, buildings and icons take, as discs for placing them and as boxes for names. */
import type { Box, Spot } from './atlas';
import { BUILDING, ICON, isLarge, METROPOLIS, type Piece, type PieceKind, SITE, SIZES } from './pieces';
import type { Part } from './placing';

/** How large things are drawn, against their size at a cell radius of 30. */
export interface Scale {
  pieces: number;
  /** As small as pieces may become in a crowd. */
  least: number;
  icons: number;
  leastIcons: number;
  /** Of texts and counts, which stay legible. */
  text: number;
}

/** How much of its square a piece fills, as a disc. */
const BODY: Record<PieceKind, number> = {
  creature: 0.48,
  hero: 0.52,
  troop: 0.43,
  mercenary: 0.42,
  undead: 0.44,
  fleet: 0.45,
  'undead-fleet': 0.46,
  token: 0.5,
  gold: 0.7, // with its number
  cornucopia: 0.52,
};
/** Where a count sits, of a piece's size: on its lower corner, so that nobody asks whose it is. */
export const COUNT = { x: 0.34, y: 0.33 };
const RIBBON = 8; // half the height of a name

/** A piece or a pile of them, about its middle. */
export function partsOf(pieces: Piece[], pieceScale: number, text: number): Part[] {
  const r = Math.max(...pieces.map((piece) => SIZES[piece.kind] * BODY[piece.kind])) * pieceScale;
  const parts: Part[] = [{ x: 0, y: 0, r: r + (pieces.length - 1) * 3, weight: 1 }];
  const ribbon = Math.max(...pieces.map(ribbonOf)) * text;
  if (ribbon) {
    const steps = Math.ceil(ribbon / RIBBON);
    for (let step = 0; step < steps; step++)
      parts.push({
        x: steps > 1 ? (ribbon - RIBBON) * ((2 * step) / (steps - 1) - 1) : 0,
        y: r + 2,
        r: RIBBON * text,
        weight: 0.5,
      });
  }
  const [piece] = pieces;
  if (piece && pieces.length === 1 && piece.count > 1) {
    const size = SIZES[piece.kind] * pieceScale;
    parts.push({ x: size * COUNT.x, y: size * COUNT.y, r: 7 * text, weight: 0.6 });
  }
  return parts;
}

/** Half the width of the name below a hero; 0: none. */
export const ribbonOf = (piece: Piece) => (piece.kind === 'hero' ? piece.name.length * 2.75 + 5 : 0);

export function sitePart(at: Spot, building: string | null, scale: Scale): Part {
  const r =
    building === null ? SITE / 2 : (isLarge(building) ? METROPOLIS * 0.42 : BUILDING * 0.44) * scale.pieces;
  return { x: at.x, y: at.y - (building ? 2 : 0), r, weight: building === null ? 0.4 : 1.2 };
}

/** A disc with a horn or a priestess, and the sum of the tokens on it. */
export function iconParts(size: number, count: number, text: number): Part[] {
  const parts: Part[] = [{ x: 0, y: 0, r: (ICON / 2) * size, weight: 0.8 }];
  if (count > 1) parts.push({ x: 8.5 * size, y: 7 * size, r: 6 * text, weight: 0.4 });
  return parts;
}

export const boxAround = (x: number, y: number, half: number, high = half): Box => ({
  left: x - half,
  top: y - high,
  right: x + half,
  bottom: y + high,
});

/** The boxes of a piece as it stands: itself, its count, its ribbon. */
export function boxesOf(piece: Piece, { x, y }: Spot, size: number, text: number): Box[] {
  const half = size * Math.min(0.5, BODY[piece.kind]);
  const boxes = [boxAround(x, y, half)];
  const ribbon = ribbonOf(piece) * text;
  if (ribbon) boxes.push(boxAround(x, y + size * 0.5 + 3, ribbon, 6.5 * text));
  if (piece.count > 1) boxes.push(boxAround(x + size * COUNT.x, y + size * COUNT.y, 7.5 * text));
  return boxes;
}

export function siteBox(at: Spot, building: string | null, scale: Scale): Box {
  if (building === null) return boxAround(at.x, at.y, SITE / 2 - 2);
  const size = (isLarge(building) ? METROPOLIS : BUILDING) * scale.pieces;
  return boxAround(at.x, at.y - size * 0.08, size * 0.45, size * 0.42);
}

export const iconBox = (at: Spot, size: number): Box => boxAround(at.x, at.y, (ICON / 2) * size);
