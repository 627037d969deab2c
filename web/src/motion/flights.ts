/** Things that fly over the page from one panel to another while a beat plays: pawns, coins, cards. */

/** What is drawn in flight. */
export type Carried =
  | { kind: 'pawn'; faction: string }
  | { kind: 'builder'; player: string }
  /** A symbol of the sheet, in a faction's glaze or in a colour. */
  | { kind: 'icon'; name: string; faction?: string; tint?: string; size?: number }
  | { kind: 'medal'; token: string }
  | { kind: 'card'; token: string };

export interface Flight {
  key: string;
  what: Carried;
  /** Where it starts and ends: the first of these selectors that is on the screen. */
  from: string[];
  to: string[];
  /** When it starts and ends, as parts of the beat. */
  span: [number, number];
  /** A pawn stays where it landed until the table itself shows it there; a coin is gone. */
  stays?: boolean;
  /** What stands at the start in the panel, and must not be seen twice. */
  hides?: string;
  /** It hops, it slides, or it is lifted up to be seen. */
  way?: 'hop' | 'slide' | 'lift';
  /** It was driven off: it blinks red. */
  driven?: boolean;
}

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Frame {
  offset?: number;
  opacity?: number;
  transform?: string;
}

const middle = ({ left, top, width, height }: Rect) => ({ x: left + width / 2, y: top + height / 2 });
const at = (x: number, y: number, scale = 1) =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(2)})`;

/** The flight between two boxes of the page: only transform and opacity. */
export function framesOf({ way = 'hop', stays = false }: Flight, from: Rect, to: Rect): Frame[] {
  const a = middle(from);
  const b = middle(to);
  const end = stays ? 1 : 0;
  if (way === 'lift') {
    const up = { x: a.x + (b.x - a.x) * 0.08, y: a.y - 26 };
    return [
      { offset: 0, opacity: 1, transform: at(a.x, a.y) },
      { offset: 0.2, opacity: 1, transform: at(up.x, up.y, 1.22) },
      { offset: 0.62, opacity: 1, transform: at(b.x, b.y - 12, 1.3) },
      { offset: 0.86, opacity: 1, transform: at(b.x, b.y, 1.12) },
      { offset: 1, opacity: 0, transform: at(b.x, b.y, 0.7) },
    ];
  }
  const lift = way === 'hop' ? Math.min(70, 20 + Math.hypot(b.x - a.x, b.y - a.y) * 0.12) : 0;
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
  return steps.map((t) => ({
    offset: t,
    opacity: t === 1 ? end : 1,
    transform: at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t - 4 * lift * t * (1 - t)),
  }));
}

/** Several coins to one place come one after the other, the later ones a little aside. */
export function coins(
  key: string,
  count: number,
  from: (n: number) => string[],
  to: string[],
  span: [number, number] = [0, 1],
): Flight[] {
  const many = Math.min(4, Math.max(1, Math.round(count / 2)));
  const step = (span[1] - span[0]) / (many + 2);
  return Array.from({ length: many }, (_, n) => ({
    key: `${key} ${n}`,
    what: { kind: 'icon', name: 'ico-gold', size: 22 },
    from: from(n),
    to,
    span: [span[0] + n * step, span[0] + n * step + 3 * step],
    way: 'hop',
  }));
}
