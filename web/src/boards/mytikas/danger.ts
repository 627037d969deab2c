/** Whether one deed could end the game, and who would win then: everything but river cards lies open. Pure. */
import { TYPES, type PlayerView, type View } from './view';

export interface Danger {
  seat: number;
  /** How far ahead of the next; 0: several lead together. */
  lead: number;
  /** What would end the game: level:3, lock, slots; empty when it ends with this turn anyhow. */
  missing: string[];
}

/** Levels that must be complete. */
const COMPLETE = 3;

/** Whether some player can pay for a construction on a level now. */
function affordable(view: View, player: PlayerView, level: number): boolean {
  const held = player.resources[level - 1];
  return view.printed.slots.some(({ slot, construction }) => {
    const cost = view.printed.constructions.find((one) => one.construction === construction)?.cost;
    return player.slots[slot] === 0 && cost && held && TYPES.every((type) => held[type] >= cost[type]);
  });
}

function canLock(view: View, player: PlayerView): boolean {
  const lock = view.locks[0];
  if (lock === undefined || view.locks.length > 1) return false;
  const most = Math.max(0, ...player.cards.filter((card) => !card.lock).map((card) => card.value));
  return player.reserve + most >= lock;
}

function endings(view: View): string[] {
  const found: string[] = [];
  const left = view.mountain.filter(({ tokens }) => tokens > 0);
  if (view.mountain.length - left.length === COMPLETE - 1)
    for (const { level, tokens } of left)
      if (tokens === 1 && view.players.some((player) => affordable(view, player, level)))
        found.push(`level:${level}`);
  if (view.players.some((player) => canLock(view, player))) found.push('lock');
  const unbuilt = (player: PlayerView) => view.printed.slots.filter(({ slot }) => player.slots[slot] === 0);
  if (view.players.some((player) => unbuilt(player).length === 1)) found.push('slots');
  return found;
}

/** The leaders, when the end is one step away. */
export function dangersOf(view: View): Danger[] {
  if (view.over || view.step === 'setup') return [];
  const missing = endings(view);
  if (!missing.length && !view.ended_by.length) return [];
  const points = view.players.map((player) => player.points);
  const best = Math.max(...points);
  const leaders = points.flatMap((one, seat) => (one === best ? [seat] : []));
  const second = Math.max(0, ...points.filter((one) => one < best));
  const lead = leaders.length > 1 ? 0 : best - second;
  return leaders.map((seat) => ({ seat, lead, missing: view.ended_by.length ? [] : missing }));
}
