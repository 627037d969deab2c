/** The table of the original game in the shape that the panels of the Legendary Edition read. Pure. */
import type { BattleView, Drawing, GodView, Point, View } from '../cyclades/view';
import type { Playing } from '../../stage/types';
import type { ClassicView } from './view';

/** The spaces of a god's row; higher bids stand beside them. */
const PRINTED = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const read = new WeakMap<ClassicView, View>();

/** Several panels ask for the same view: it is read once. */
export function asView(view: ClassicView): View {
  let found = read.get(view);
  if (!found) read.set(view, (found = toView(view)));
  return found;
}

/** What plays, with its table in the same shape. */
export function readPlaying(playing: Playing | null): Playing | null {
  if (!playing?.step.view) return playing;
  return { ...playing, step: { ...playing.step, view: asView(playing.step.view as ClassicView) } };
}

function toView(view: ClassicView): View {
  const { creatures, supply, hades } = view;
  const pieces = view.factions.flatMap(({ faction, heroes }) =>
    heroes.map((one) => ({ ...one, owner: faction, moves: 0 })),
  );
  return {
    title: view.title,
    map: view.map,
    goal: view.goal,
    seat: view.seat,
    cycle: view.cycle,
    phase: view.phase,
    active: view.active,
    over: view.over,
    gods: godsOf(view),
    closed: closedGods(view),
    printed: PRINTED,
    wealth: 'prosperity',
    order: view.order,
    factions: view.factions.map(({ priests, ...one }, seat) => ({
      ...one,
      team: seat,
      priestesses: priests,
      clergy: 'priests',
      heroes: one.heroes.map(({ hero }) => hero),
      metropolis_cards: [],
    })),
    lands: view.lands.map((land) => ({
      ...land,
      mercenaries: 0,
      priestess: false,
    })),
    seas: view.seas.map((sea) => {
      const undead = sea.owner === hades?.undead_of ? sea.undead : 0;
      return { ...sea, fleets: sea.fleets - undead, undead };
    }),
    // A site under a metropolis is neither free nor built on: nobody needs to hear of it.
    sites: view.sites
      .filter((site) => !site.covered || site.building)
      .map((site) => ({
        ...site,
        harbour: null,
        silenced: false,
        bonus: null,
        gold: site.building === 'necropolis' ? (hades?.necropolis_gold ?? 0) : 0,
      })),
    figurines: view.figures,
    columns: hades?.columns ?? null,
    creatures: {
      track: creatures.track.map(({ price, price_for_you, creature, hero }) => ({
        price,
        ...(price_for_you === null ? {} : { own: price_for_you }),
        creature,
        reserved: null,
        hero,
      })),
      deck: creatures.deck,
      discard: creatures.discard ?? Array<string>(creatures.discard_size).fill(''),
      slain: [],
      top_seen_by: [],
      top: null,
      hand: null,
      spied: null,
      drawn: 0,
    },
    heroes: { track: [], deck: 0, discard: [], pieces },
    supply: {
      priestesses: supply.priests,
      philosophers: supply.philosophers,
      buildings: hasModule(view, 'favours')
        ? { ...supply.buildings, theatre: hades?.theatres_left ?? 0 }
        : supply.buildings,
      metropolis_tokens: 0,
      built: 0,
    },
    turn: { ...view.turn, peeked: false },
    battle: battleOf(view),
    decision: view.decision,
  };
}

export const hasModule = (view: ClassicView, name: string) => view.modules.includes(name);

/** Who attacks: undead apart from the others, and the heroes who came along. */
function battleOf(view: ClassicView): BattleView | null {
  const { battle } = view;
  if (!battle) return null;
  const { undead = 0, ...known } = battle;
  const atSea = view.seas.some((sea) => sea.sea === battle.area);
  const own = view.factions.find(({ faction }) => faction === battle.attacker)?.heroes ?? [];
  return {
    ...known,
    mercenaries: 0,
    undead: atSea ? 0 : undead,
    undead_fleets: atSea ? undead : 0,
    fleets: battle.fleets - (atSea ? undead : 0),
    heroes: own.filter(({ land }) => land === battle.area).map(({ hero }) => hero),
  };
}

/** Phases of a cycle in which nobody has bid yet. */
const BEFORE_BIDS = new Set(['creatures', 'threat', 'gods', 'arrival', 'favour', 'income', 'upkeep']);

/**
 * Gods from first to last, then those face down. In a duel a seat holds two gods and acts twice: gods
 * act in their order, so as many of its gods are over as its markers have come back.
 */
export function godsOf(view: ClassicView): GodView[] {
  const acting = view.phase === 'actions';
  const back = new Map<string, number>();
  for (const faction of view.order) if (faction) back.set(faction, (back.get(faction) ?? 0) + 1);
  let now = acting && view.active !== null;
  const turnOf = (faction: string): 'now' | 'over' | null => {
    const over = back.get(faction) ?? 0;
    if (over > 0) {
      back.set(faction, over - 1);
      return 'over';
    }
    if (!now || faction !== view.active) return null;
    now = false;
    return 'now';
  };
  const open = view.gods.map((row): GodView => {
    const held = row.queue ?? (row.faction ? [row.faction] : []);
    const turns = acting ? held.map(turnOf) : [];
    const turn = turns.includes('now')
      ? 'now'
      : turns.length && turns.every((one) => one === 'over')
        ? 'over'
        : null;
    // Markers of the last cycle stand on the track by now, whatever they had bid.
    if (BEFORE_BIDS.has(view.phase)) return { god: row.god, open: true, faction: null, bid: 0, turn };
    return { ...row, open: true, turn };
  });
  return [...open, ...view.face_down.map((god): GodView => ({ god, open: false, faction: null, bid: 0 }))];
}

/**
 * Of three players the two closed gods open in the next cycle, and every second time all four are drawn anew
 * (CLA-GODS-04, -05). After an elimination the cycles are counted afresh, and the screen does not know from where.
 */
export function closedGods({ cycle, factions, face_down }: ClassicView): 'next' | 'anew' {
  const gone = factions.some(({ eliminated }) => eliminated);
  const left = factions.filter(({ eliminated }) => !eliminated).length;
  // Whoever is eliminated now changes how many are laid open next: all are drawn anew then (CLA-GODS-10).
  if (face_down.length < 2) return gone && left < 4 ? 'anew' : 'next';
  return left === 3 && !gone && cycle % 2 === 1 ? 'next' : 'anew';
}

/** The symbols of deeds that a god's turn offers by bare words. */
const BUILDS: Record<string, string> = {
  zeus: 'temple',
  athena: 'university',
  poseidon: 'port',
  ares: 'fortress',
};
const DEEDS: Record<string, string> = {
  sail: 'piece-fleet',
  march: 'piece-troop',
  priestess: 'ico-handmaid',
};
/** Bare words that mean the undead where such a question is asked. */
const RAISED: Record<string, Record<string, string>> = {
  'undead.kind': { troop: 'piece-undead', fleet: 'piece-undead-fleet' },
  'fleet.kind': { regular: 'piece-fleet', undead: 'piece-undead-fleet' },
  'troop.kind': { regular: 'piece-troop', undead: 'piece-undead' },
};

export function deedPicture(view: ClassicView, tokens: string[]): string | null {
  const word = tokens.find((token) => token.startsWith('word:'))?.slice(5) ?? '';
  const raised = RAISED[view.decision?.kind ?? '']?.[word];
  if (raised) return raised;
  const god = godsOf(view).find((one) => one.turn === 'now')?.god ?? '';
  if (word === 'build') return BUILDS[god] ? `bld-${BUILDS[god]}` : null;
  return DEEDS[word] ?? null;
}

/** Islands with a metropolis or the Necropolis; by their text, so that a map is laid out anew only when it changed. */
export const largeOn = (view: ClassicView): string =>
  view.lands
    .filter(({ land, metropolis }) => metropolis || land === view.hades?.necropolis)
    .map(({ land }) => land)
    .join(' ');

/** A metropolis stands in the middle of the sites that it covers. */
export function withMetropolises(drawing: Drawing, built: readonly string[]): Drawing {
  if (!built.length) return drawing;
  const large = new Map<number, number[]>();
  drawing.sites.forEach(({ land }, at) => {
    const found = large.get(land) ?? [];
    if (built.includes(drawing.lands[land]?.slug ?? '') && found.length < 2) large.set(land, [...found, at]);
  });
  const moved = new Map<number, Point>();
  for (const sites of large.values()) {
    const points = sites.map((at): Point => drawing.sites[at]?.at ?? [0, 0]);
    const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
    for (const at of sites) moved.set(at, [mean(0), mean(1)]);
  }
  return { ...drawing, sites: drawing.sites.map((site, at) => ({ ...site, at: moved.get(at) ?? site.at })) };
}
