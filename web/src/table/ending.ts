/** A finished game in a few words: who rules, why, how long it took. */
import type { LogEntry, TableInfo } from '../api/client';
import { knownOf } from '../boards/known';
import type { Person } from '../boards/title';
import { gained } from '../stage/moments/gained';
import { isA, numberOf, wordOf } from '../stage/moments/reading';
import { elided } from '../words/french';
import { allOf } from '../words/lists';
import { language, t } from '../words/words.svelte';
import { type Row, decidedBy } from './charts/standings';

/** Who rules; one person with both seats of a side is named once. */
export function headline(people: Person[], winning: number[], title: string): string {
  const winners = people.filter((person) => winning.includes(person.seat));
  const called = [...new Set(winners.map((person) => person.name))];
  if (!called.length) return t('end-nobody');
  const own = people.filter((person) => person.yours).length;
  if (called.length === 1 && winners.some((person) => person.yours) && own === winners.length)
    return t('end-you-rule', { title });
  return t('end-rules', { names: allOf(called), count: called.length, title });
}

/** Why, by the final table. */
export function reason(rows: Row[]): string {
  const decided = decidedBy(rows);
  const first = rows.find((row) => row.won);
  if (!decided || !first) return '';
  const count = rows
    .filter((row) => row.won && (row === first || (row.team !== null && row.team === first.team)))
    .reduce((sum, row) => sum + (row.metropolises ?? 0), 0);
  const { constructions, cards } = first.parts ?? { constructions: 0, cards: 0 };
  return t(`end-why-${decided}`, {
    ...{ count, gold: first.gold ?? 0, points: first.points ?? 0 },
    ...{ parts: String(first.parts !== null), constructions, cards },
  });
}

/** What the log must be read with to say how the last metropolis came. */
export interface Chronicle {
  log: LogEntry[];
  people: Person[];
  nameOf: (token: string) => string;
}

const TOLD = 3; // metropolises of one cycle in a sentence

/** How the winner came by the metropolises of the deciding cycle, or what ended a game on the mountain. */
export function lastStep(rows: Row[], chronicle: Chronicle): string {
  const { log, people, nameOf } = chronicle;
  const ended = log.findLast((entry) => isA(entry, 'end_triggered'));
  if (ended) return t(`moment-final-${wordOf(ended, 'end') ?? 'levels'}`);
  const winners = rows.filter((row) => row.won).map((row) => row.person.faction);
  const own = wayTo(rows, chronicle).filter((one) => !one.lost);
  const cycle = own.at(-1)?.cycle ?? 0;
  const deciding = own.filter((one) => one.cycle === cycle).slice(-TOLD);
  // Those who won together do not share their metropolises: the list beside says whose each is.
  if (cycle && deciding.length && winners.length === 1) {
    const steps = deciding.map(({ words }) => words.charAt(0).toLocaleLowerCase() + words.slice(1));
    return t('end-last-cycle', { cycle, steps: steps.join(t('end-last-then')) });
  }
  const city = gained(log).findLast((one) => winners.includes(one.faction));
  if (!city) return '';
  const land = city.land ? nameOf(`land:${city.land}`) : '';
  const loser = people.find((one) => one.faction === city.from);
  if (loser && land)
    return t('end-last-taken', { land, loser: loser.name, you: String(loser.yours && !sharing(people)) });
  if (city.hero && !land) return t('end-last-hero', { hero: nameOf(`hero:${city.hero}`) });
  return land ? t('end-last-founded', { land }) : '';
}

/** A metropolis on the way of whoever won: when it came, or when it was lost, and how. */
export interface OnTheWay {
  at: number;
  cycle: number;
  words: string;
  lost: boolean;
  /** Whose it became or had been: those who won together do not share their metropolises. */
  whose: string;
}
const LATELY = 12; // entries in which what was given for a metropolis is told

export function wayTo(rows: Row[], { log, people, nameOf }: Chronicle): OnTheWay[] {
  const winners = rows.filter((row) => row.won).map((row) => row.person.faction);
  const cycleAt = (n: number) => {
    const phase = log.findLast((entry) => entry.n <= n && isA(entry, 'phase'));
    return phase ? numberOf(phase, 'cycle') : 0;
  };
  const called = (faction: string | null) => {
    const one = people.find((person) => person.faction === faction);
    return { name: one?.name ?? '', you: String(one !== undefined && one.yours && !sharing(people)) };
  };
  return gained(log).flatMap((city): OnTheWay[] => {
    const own = winners.includes(city.faction);
    const lost = !own && city.from !== null && winners.includes(city.from);
    if (!lost && !own) return [];
    const whose = lost && city.from !== null ? city.from : city.faction;
    const land = city.land ? nameOf(`land:${city.land}`) : '';
    const words = lost
      ? t('end-way-lost', { land, ...called(city.faction) })
      : city.from
        ? t('end-way-taken', { land, ...called(city.from) })
        : city.hero
          ? t('end-way-hero', { hero: nameOf(`hero:${city.hero}`) })
          : t('end-way-founded', {
              land,
              given: givenFor(log, city.at),
              ...madeBy(log, city.at, city.faction, nameOf),
            });
    return [{ at: city.at, cycle: cycleAt(city.at), words, lost, whose }];
  });
}

/** Four buildings or four philosophers, told right before the metropolis. */
function givenFor(log: LogEntry[], at: number): string {
  const before = log.filter((entry) => entry.n < at && entry.n >= at - LATELY);
  const since = before.findLastIndex((entry) => isA(entry, 'metropolis', 'turn', 'turn_starts')) + 1;
  const lately = before.slice(since);
  if (lately.some((entry) => isA(entry, 'philosophers_spent'))) return 'philosophers';
  return lately.filter((entry) => isA(entry, 'removed')).length >= 4 ? 'buildings' : 'none';
}

/** The card or the taken land that completed what was given: the last of them in the same turn. */
function madeBy(log: LogEntry[], at: number, faction: string, nameOf: (token: string) => string) {
  const before = log.filter((entry) => entry.n < at && entry.n >= at - LATELY);
  const since = before.findLastIndex((entry) => isA(entry, 'metropolis', 'turn', 'turn_starts')) + 1;
  const own = before.slice(since).filter((entry) => wordOf(entry, 'faction') === faction);
  const made = own.findLast((entry) => isA(entry, 'land_taken', 'creature_bought'));
  if (!made) return { by: 'none', thing: '', elided: 'false' };
  const by = isA(made, 'land_taken') ? 'land' : 'creature';
  const thing = nameOf(`${by}:${wordOf(made, by) ?? ''}`);
  return { by, thing, elided: elided(thing) };
}

const sharing = (people: Person[]) => people.filter((one) => one.yours).length > 1;

/** "7 cycles, 48 minutes" */
export function duration(info: Pick<TableInfo, 'created' | 'updated' | 'title'>, cycles: number): string {
  const minutes = Math.max(1, Math.round((info.updated - info.created) / 60));
  const unit = minutes < 120 ? 'minutes' : minutes < 2880 ? 'hours' : 'days';
  const count = Math.round(minutes / { minutes: 1, hours: 60, days: 1440 }[unit]);
  const time = new Intl.NumberFormat(language(), {
    style: 'unit',
    unit: unit.slice(0, -1),
    unitDisplay: 'long',
  }).format(count);
  return t(knownOf(info.title).round === 'turn' ? 'end-length-turns' : 'end-length', { cycles, time });
}
