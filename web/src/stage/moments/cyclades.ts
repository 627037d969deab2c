/** The moments of both Cyclades: cycles, income, metropolises, danger, who leaves, the end. */
import type { LogEntry } from '../../api/client';
import { knownOf } from '../../boards/known';
import type { Threat, Threats } from './find';
import { LASTS, type Metropolis, type Moment } from './moment';
import { gained } from './gained';
import { isA, lastBefore, numberOf, wordOf } from './reading';

interface Faction {
  faction: string;
  team?: number;
  metropolises: number;
  eliminated: boolean;
}
/** What both titles' views have in common, as far as it is needed here. */
interface Table {
  title: string;
  over: boolean;
  goal: number;
  cycle: number;
  phase: string;
  gods: { god: string; open?: boolean }[];
  factions: Faction[];
}

/** Before these nothing has begun: the first cycle is new when they are over. */
const PREPARING = ['placement', 'set-up'];

const openGods = (table: Table) => table.gods.filter((one) => one.open !== false).map((one) => one.god);
/** Metropolises of a faction and of its team mate. */
function held(table: Table, faction: string): number {
  const own = table.factions.find((one) => one.faction === faction);
  return table.factions
    .filter((one) => one === own || (own?.team !== undefined && one.team === own.team))
    .reduce((sum, one) => sum + one.metropolises, 0);
}
const reached = (table: Table, faction: string) => held(table, faction) >= table.goal;

export function cycladesMoments(was: unknown, is: unknown, entries: LogEntry[], threats: Threats): Moment[] {
  const [before, after] = [was as Table, is as Table];
  const over = after.over && !before.over;
  const found: Moment[] = [];
  found.push(...metropolises(after, entries), ...eliminations(entries));
  if (over) found.push(...victory(entries));
  else found.push(...lastCycle(before, after, entries), ...dangers(before, after, entries, threats));
  found.push(...cycles(before, after, entries));
  return found;
}

const at = (entries: LogEntry[]) => entries.at(-1)?.n ?? 0;
const incomes = (entries: LogEntry[]) =>
  entries
    .filter((entry) => isA(entry, 'income'))
    .map((entry) => ({ faction: wordOf(entry, 'faction') ?? '', amount: numberOf(entry, 'amount') }));

/** A new cycle with its gods, cards and income; or the income alone, where questions lay between them. */
function cycles(before: Table, after: Table, entries: LogEntry[]): Moment[] {
  const first = PREPARING.includes(before.phase);
  const opening = entries.find(
    (entry) => isA(entry, 'phase') && (first || numberOf(entry, 'cycle') > before.cycle),
  );
  const income = incomes(entries);
  const common = { faction: null, side: 'before' as const, places: [] };
  if (!opening) {
    // A bonus or a card may pay an income to one alone, in the middle of a turn.
    const paid = entries.find((entry) => isA(entry, 'phase') && wordOf(entry, 'phase') === 'income');
    if (!paid || !income.length) return [];
    const id = `income-${after.cycle}`;
    return [{ ...common, kind: 'income', id, ms: LASTS.income, at: paid.n, income }];
  }
  const [then, now] = [openGods(before), openGods(after)];
  const cards = (event: string, field: string) =>
    entries
      .filter((entry) => entry.n > opening.n && isA(entry, event))
      .map((entry) => wordOf(entry, field) ?? '');
  return [
    {
      ...common,
      kind: 'cycle',
      id: `cycle-${after.cycle}`,
      ms: LASTS.cycle,
      at: opening.n,
      cycle: after.cycle,
      wake: first ? [] : now.filter((god) => !then.includes(god)),
      rest: first ? [] : then.filter((god) => !now.includes(god)),
      gods: now,
      creatures: cards('creature_revealed', 'creature'),
      heroes: cards('hero_revealed', 'hero'),
      income,
    },
  ];
}

function metropolises(after: Table, entries: LogEntry[]): Metropolis[] {
  return gained(entries).map((city): Metropolis => ({
    ...city,
    kind: 'metropolis',
    id: `metropolis-${city.at}`,
    ms: LASTS.metropolis,
    side: 'after',
    count: held(after, city.faction),
    goal: after.goal,
    places: city.land ? [`land:${city.land}`] : [],
  }));
}

function eliminations(entries: LogEntry[]): Moment[] {
  return entries
    .filter((entry) => isA(entry, 'eliminated'))
    .map((entry) => {
      const faction = wordOf(entry, 'faction') ?? '';
      const taking = lastBefore(
        entries,
        entry,
        (one) => isA(one, 'land_taken') && wordOf(one, 'loser') === faction,
      );
      const land = taking && wordOf(taking, 'land');
      return {
        kind: 'elimination',
        id: `elimination-${faction}`,
        ms: LASTS.elimination,
        at: entry.n,
        side: 'after',
        faction,
        by: taking && wordOf(taking, 'faction'),
        land,
        places: land ? [`land:${land}`] : [],
      };
    });
}

/** The goal is reached, or somebody left: when this cycle is over, the game is. */
function lastCycle(before: Table, after: Table, entries: LogEntry[]): Moment[] {
  if (after.cycle !== before.cycle) return [];
  const common = {
    kind: 'last' as const,
    ms: LASTS.last,
    at: at(entries),
    side: 'after' as const,
    places: [],
  };
  const winner = after.factions.find(
    (one) => !one.eliminated && reached(after, one.faction) && !reached(before, one.faction),
  );
  const { goal } = after;
  if (winner) {
    const count = held(after, winner.faction);
    const id = `last-${after.cycle}-${winner.faction}`;
    return [{ ...common, id, faction: winner.faction, why: 'goal', count, goal }];
  }
  const gone = entries.find((entry) => isA(entry, 'eliminated'));
  const already = before.factions.some((one) => one.eliminated || reached(before, one.faction));
  if (!gone || already || !knownOf(after.title).endsWithFall) return [];
  const id = `last-${after.cycle}`;
  return [{ ...common, id, faction: wordOf(gone, 'faction'), why: 'gone', count: 0, goal }];
}

const isLand = (token: string) => token.startsWith('land:');

/** Whether somebody is one step from winning in a way that is news: each way is told of once. */
const alarms: ((threat: Threat, table: Table) => boolean)[] = [
  // By what is theirs already: a set, philosophers, a hero. A new cycle does not make it news again.
  ({ missing }) => missing.some((token) => !isLand(token)),
  // A march is possible for nearly everybody until the gods are shared out: then it can still be stopped.
  ({ now, missing }, table) => now && table.phase === 'actions' && missing.some(isLand),
];

/** Whoever could win now and could not before, in one band; whoever has the goal is told of by the last cycle. */
function dangers(before: Table, after: Table, entries: LogEntry[], threats: Threats): Moment[] {
  const near = (table: Table) => threats(table).filter((one) => one.steps === 1);
  const known = near(before);
  const fresh = near(after).filter((threat) => {
    const was = known.find((one) => one.seat === threat.seat);
    const faction = after.factions[threat.seat]?.faction;
    if (!faction || reached(after, faction)) return false;
    return alarms.some((alarm) => alarm(threat, after) && !(was && alarm(was, before)));
  });
  const factions = fresh.map(({ seat }) => after.factions[seat]?.faction ?? '');
  const [faction] = factions;
  if (!faction) return [];
  return [
    {
      kind: 'danger',
      id: `danger-${after.cycle}-${factions.join('-')}`,
      ms: LASTS.danger + (factions.length - 1) * LASTS.more,
      at: at(entries),
      side: 'after',
      seats: fresh.map(({ seat }) => seat),
      now: fresh.every((one) => one.now),
      faction,
      places: fresh.flatMap(({ missing }) => missing.filter(isLand)),
    },
  ];
}

function victory(entries: LogEntry[]): Moment[] {
  return [
    {
      kind: 'victory',
      id: 'victory',
      ms: LASTS.victory,
      at: at(entries),
      side: 'after',
      faction: null,
      places: [],
    },
  ];
}
