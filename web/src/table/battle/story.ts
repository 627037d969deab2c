/** The log told as battles: rounds with what each side counts, dice, totals, losses, the way it ended. */
import type { LogEntry } from '../../api/client';
import type { Term } from '../../boards/cyclades/view';

export type Role = 'attacker' | 'defender';
export const ROLES: Role[] = ['attacker', 'defender'];

export interface Muster {
  terms: Term[];
  /** Without the die. */
  total: number;
}
export interface Loss {
  faction: string;
  what: 'troop' | 'mercenary' | 'undead' | 'fleet' | 'undead-fleet' | 'hero' | 'creature';
  name: string | null;
  count: number;
}
export interface Round {
  sides: Record<Role, Muster | null>;
  /** Every roll of the round; the last one counts. */
  rolls: Record<Role, number>[];
  totals: Record<Role, number> | null;
  losses: Loss[];
}
export interface Retreat {
  faction: string;
  area: string;
}
export interface BattleStory {
  /** Number of its first log entry: what it is known by. */
  n: number;
  attacker: string;
  defender: string;
  area: string;
  sea: boolean;
  /** What fell before the first round (an ambush). */
  before: Loss[];
  rounds: Round[];
  retreats: Retreat[];
  over: boolean;
  holder: string | null;
}

type Fields = LogEntry['event'];
const word = (event: Fields, field: string) => String(event[field] ?? '');
const number = (event: Fields, field: string) => Number(event[field] ?? 0);

/** A muster's fields in the order they are shown; `what` as in the view's own terms. */
const COUNTED: [field: string, what: string][] = [
  ['troops', 'troops'],
  ['mercenaries', 'mercenaries'],
  ['undead', 'undead'],
  ['fleets', 'fleets'],
  ['heroes', 'hero'],
  ['creature', 'creature'],
  ['buildings', 'buildings'],
];

function mustered(event: Fields): Muster {
  const terms = COUNTED.map(([field, what]): Term => {
    const strength = number(event, field);
    return { what, name: null, count: strength, strength };
  }).filter((term) => term.strength > 0);
  return { terms, total: number(event, 'total') };
}

/** What an event of the log costs a side of this battle, if it does. */
function lossOf(event: Fields, battle: BattleStory): Loss | null {
  const faction = word(event, 'faction');
  const here = [event.land, event.sea, event.area].includes(battle.area);
  const sided = faction === battle.attacker || faction === battle.defender;
  switch (event.event) {
    case 'troop_destroyed':
      return here && sided ? { faction, what: 'troop', name: null, count: 1 } : null;
    case 'mercenary_destroyed':
      return here && sided ? { faction, what: 'mercenary', name: null, count: 1 } : null;
    case 'undead_troop_destroyed':
      return here && sided ? { faction, what: 'undead', name: null, count: 1 } : null;
    case 'undead_fleets_destroyed':
      return here && sided
        ? { faction, what: 'undead-fleet', name: null, count: number(event, 'count') }
        : null;
    case 'fleets_destroyed':
      return here && sided ? { faction, what: 'fleet', name: null, count: number(event, 'count') } : null;
    case 'hero_destroyed':
      return sided ? { faction, what: 'hero', name: word(event, 'hero'), count: 1 } : null;
    case 'figurine_removed':
      return here
        ? { faction: battle.defender, what: 'creature', name: word(event, 'piece'), count: 1 }
        : null;
    default:
      return null;
  }
}

const emptyRound = (): Round => ({
  sides: { attacker: null, defender: null },
  rolls: [],
  totals: null,
  losses: [],
});

/** The round an event belongs to; the first sign of a new round opens it. */
function roundFor(battle: BattleStory): Round {
  const last = battle.rounds.at(-1);
  if (last && !last.totals) return last;
  const fresh = emptyRound();
  battle.rounds.push(fresh);
  return fresh;
}

function pair(event: Fields): Record<Role, number> {
  return { attacker: number(event, 'attacker'), defender: number(event, 'defender') };
}

function tell(battle: BattleStory, event: Fields) {
  if (event.event === 'muster') {
    const role = word(event, 'faction') === battle.attacker ? 'attacker' : 'defender';
    const muster = mustered(event);
    if (muster.terms.some((term) => term.what === 'fleets')) battle.sea = true;
    roundFor(battle).sides[role] = muster;
  } else if (event.event === 'dice') roundFor(battle).rolls.push(pair(event));
  else if (event.event === 'totals') roundFor(battle).totals = pair(event);
  else if (event.event === 'retreat')
    battle.retreats.push({ faction: word(event, 'faction'), area: word(event, 'area') });
  else if (event.event === 'battle_over') {
    battle.over = true;
    const holder = word(event, 'holder');
    battle.holder = holder && holder !== 'none' ? holder : null;
  } else {
    const loss = lossOf(event, battle);
    if (loss) (battle.rounds.at(-1)?.losses ?? battle.before).push(loss);
  }
}

/** Every battle the log tells of, first to last; one that was begun before the log starts is left out. */
export function battlesIn(log: readonly LogEntry[]): BattleStory[] {
  const found: BattleStory[] = [];
  let open: BattleStory | null = null;
  for (const { n, event } of log) {
    if (event.event === 'battle') {
      const attacker = word(event, 'attacker');
      const defender = word(event, 'defender');
      open = {
        ...{ n, attacker, defender, area: word(event, 'area') },
        ...{ sea: false, before: [], rounds: [], retreats: [], over: false, holder: null },
      };
      found.push(open);
    } else if (open) {
      tell(open, event);
      if (open.over) open = null;
    }
  }
  return found;
}

export type Verdict = Role | 'draw';
export function verdictOf(round: Round): Verdict | null {
  if (!round.totals) return null;
  const { attacker, defender } = round.totals;
  return attacker === defender ? 'draw' : attacker > defender ? 'attacker' : 'defender';
}

/** The dice as they lie: of several rolls the last one counts. */
export const lastRoll = (round: Round | undefined): Record<Role, number> | null =>
  round?.rolls.at(-1) ?? null;

const LOST: Record<Loss['what'], string> = {
  troop: 'troops',
  mercenary: 'mercenaries',
  undead: 'undead',
  fleet: 'fleets',
  'undead-fleet': 'fleets',
  hero: 'hero',
  creature: 'creature',
};

/** How many of a term's pieces fell. */
export const fallenOf = (term: Pick<Term, 'what' | 'name'>, losses: readonly Loss[]): number =>
  losses
    .filter((loss) => LOST[loss.what] === term.what && (!term.name || !loss.name || loss.name === term.name))
    .reduce((sum, loss) => sum + loss.count, 0);
