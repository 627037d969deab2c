/** Units that go from one area to another, as the entries of a beat tell it. */
import type { LogEntry } from '../../../../api/client';
import type { View } from '../../view';
import type { Siege, Standing } from '../layout';
import type { PieceKind } from '../pieces';

export interface Move {
  /** Keys of the stacks that lose and gain; `invading troop` is one beside an area. */
  from: string;
  to: string;
  /** Tokens of the areas. */
  origin: string;
  target: string;
  faction: string;
  count: number;
}
interface Scene {
  view: View;
  standing: Standing[];
  siege: Siege | null;
}

const ASHORE: PieceKind[] = ['troop', 'mercenary', 'undead'];
const AFLOAT: PieceKind[] = ['fleet', 'undead-fleet'];
const FIELDS: Record<string, string> = { troop: 'troops', mercenary: 'mercenaries', undead: 'undead' };

export function movesOf(from: Scene, to: Scene, entries: readonly LogEntry[]): Move[] {
  const found: Move[] = [];
  for (const { event } of entries) {
    if (event.event === 'units_moved') {
      const [origin, target] = [`land:${event.origin}`, `land:${event.land}`];
      const faction = from.view.lands.find((land) => land.land === event.origin)?.owner ?? '';
      for (const kind of ASHORE) {
        const count = Number(event[FIELDS[kind] ?? ''] ?? 0);
        if (count > 0) found.push({ ...ends(kind, origin, target, faction, to), faction, count });
      }
    } else if (event.event === 'fleets_moved') {
      const [origin, target] = [`sea:${event.origin}`, `sea:${event.sea}`];
      const faction = String(event.faction);
      const living = Math.min(Number(event.count), counted(from, `fleet@${origin}`, faction));
      const counts = { fleet: living, 'undead-fleet': Number(event.count) - living };
      for (const [kind, count] of Object.entries(counts))
        if (count > 0)
          found.push({ ...ends(kind as PieceKind, origin, target, faction, to), faction, count });
    } else if (event.event === 'fleets_swapped')
      found.push(
        ...wholeFleet(from, `sea:${event.one}`, `sea:${event.other}`),
        ...wholeFleet(from, `sea:${event.other}`, `sea:${event.one}`),
      );
    else if (event.event === 'retreat') found.push(...retreating(from, event));
  }
  return [...found, ...movingIn(from, to)];
}

/** Where a stack of a kind comes from and goes to: those who attack stand beside the area. */
function ends(kind: PieceKind, origin: string, target: string, faction: string, to: Scene) {
  const besieged = to.siege?.area === target && to.view.battle?.attacker === faction;
  return {
    from: `${kind}@${origin}`,
    to: besieged ? `invading ${kind}` : `${kind}@${target}`,
    origin,
    target,
  };
}

const counted = (scene: Scene, key: string, faction: string) =>
  scene.standing.find((one) => one.piece.key === key && one.piece.faction === faction)?.piece.count ?? 0;

function wholeFleet(from: Scene, origin: string, target: string): Move[] {
  return AFLOAT.flatMap((kind) => {
    const stack = from.standing.find((one) => one.piece.key === `${kind}@${origin}`)?.piece;
    if (!stack?.faction) return [];
    const { faction, count } = stack;
    return [{ from: `${kind}@${origin}`, to: `${kind}@${target}`, origin, target, faction, count }];
  });
}

function retreating(from: Scene, event: LogEntry['event']): Move[] {
  const battle = from.view.battle;
  if (!battle || !from.siege) return [];
  const origin = from.siege.area;
  const kinds = origin.startsWith('sea:') ? AFLOAT : ASHORE;
  const target = `${origin.slice(0, origin.indexOf(':'))}:${event.area}`;
  const faction = String(event.faction);
  const attacking = battle.attacker === faction;
  return kinds.flatMap((kind) => {
    const key = attacking ? `invading ${kind}` : `${kind}@${origin}`;
    const all = attacking ? from.siege?.placed : from.standing;
    const count =
      all?.find((one) => one.piece.key === key && one.piece.faction === faction)?.piece.count ?? 0;
    return count ? [{ from: key, to: `${kind}@${target}`, origin, target, faction, count }] : [];
  });
}

/** Those who stood beside an area and now stand in it. */
function movingIn(from: Scene, to: Scene): Move[] {
  if (!from.siege || to.siege) return [];
  const { area } = from.siege;
  return from.siege.placed.flatMap(({ piece }) => {
    const inside = `${piece.kind}@${area}`;
    const now = counted(to, inside, piece.faction ?? '');
    if (piece.kind === 'hero' || !now) return [];
    const move = { from: piece.key, to: inside, origin: area, target: area, faction: piece.faction ?? '' };
    return [{ ...move, count: Math.min(piece.count, now) }];
  });
}
