/** Who tells, and to whom: the people, the names of things and places, whose seats are one's own. */
import type { LogEntry } from '../api/client';
import { nameIn } from '../boards/cyclades/reading';
import type { Names } from '../api/names.svelte';
import { knownOf } from '../boards/known';
import type { Person } from '../boards/title';
import { youSeats } from '../table/people';
import { articled } from '../words/french';
import { language } from '../words/words.svelte';
import { markedIn } from './rich';
import { elides, listed, say } from './words';

export interface Teller {
  /** legendary, classic, mytikas. */
  title: string;
  people: Person[];
  names: Pick<Names, 'of' | 'inside'>;
  /** The name of land:naxos, sea:klima-bay. */
  place: (token: string) => string;
  /** The same inside a sentence, with its article where the language has one: "la baie de Klima". */
  inside: (token: string) => string;
  /** Whether an area's word (as events name it) is a sea. */
  sea: (area: string) => boolean;
  /** The whole log, as far as it is known: what is told may begin before what is shown. */
  log?: () => readonly LogEntry[];
  /** The seats that have won, once the game is over: no event names them. */
  won?: () => readonly number[];
  /** Own seats: told of as "you" if there is just one. */
  you: number[];
}

interface Drawn {
  slug: string;
  name: string;
  names?: Record<string, string>;
  inside?: Record<string, string>;
}

/** The teller of a table. Where several people share the screen nobody is "you". */
export function tellerOf(table: {
  title: string;
  people: Person[];
  names: Pick<Names, 'of' | 'inside'>;
  drawing: unknown;
  log?: () => readonly LogEntry[];
  won?: () => readonly number[];
}): Teller {
  const drawing = table.drawing as { lands?: Drawn[]; seas?: Drawn[] } | null;
  const seas = new Map(drawing?.seas?.map((sea) => [sea.slug, nameIn(sea)]));
  const lands = new Map(drawing?.lands?.map((land) => [land.slug, nameIn(land)]));
  const phrases = new Map(drawing?.seas?.map((sea) => [sea.slug, sea.inside?.[language()]]));
  const place = (token: string) => {
    const area = token.slice(token.indexOf(':') + 1);
    return lands.get(area) ?? seas.get(area) ?? titled(area);
  };
  return {
    title: table.title,
    people: table.people,
    names: table.names,
    place,
    inside: (token) => phrases.get(token.slice(token.indexOf(':') + 1)) ?? place(token),
    sea: (area) => seas.has(area),
    ...(table.log ? { log: table.log } : {}),
    ...(table.won ? { won: table.won } : {}),
    you: youSeats(table.people),
  };
}

const titled = (slug: string) =>
  slug.replace(
    /(^|-)(\p{L})/gu,
    (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase(),
  );

export const isYou = (teller: Teller, faction: string | null) =>
  faction !== null &&
  teller.people.some((person) => person.faction === faction && teller.you.includes(person.seat));

/** The name of a seat; without one, its faction's. */
export function nameOf(teller: Teller, faction: string): string {
  const person = teller.people.find((one) => one.faction === faction);
  if (person?.name) return person.name;
  return teller.names.inside(`${knownOf(teller.title).seat}:${faction}`);
}

/** "You won.", "Iris and Theo won together."; nothing where nobody did, or before it is known. */
export function winnersOf(teller: Teller): string {
  const won = teller.won?.() ?? [];
  const winners = teller.people.filter((person) => won.includes(person.seat));
  const you = winners.some((person) => isYou(teller, person.faction));
  const others = winners.filter((person) => !isYou(teller, person.faction));
  // One person with both seats of a side is named once.
  const names = [...new Set(others.map((person) => nameOf(teller, person.faction)))];
  if (you) names.unshift(say('you-title'));
  if (!names.length) return '';
  return say('won', { names: listed(names), count: names.length, you: String(you) });
}

/** A seat that something is done to: "Iris", "you". */
export const whom = (teller: Teller, faction: string) =>
  isYou(teller, faction) ? say('you-object') : nameOf(teller, faction);

/** "from Iris", "à Iris": whose loss it is. */
export const fromWhom = (teller: Teller, faction: string) =>
  say('from-whom', {
    name: whom(teller, faction),
    you: String(isYou(teller, faction)),
  });

/** "of Hades", "d’Hadès". */
export const of = (name: string) => say('of', { name, vowel: elides(name) });

/** god:ares, creature:kraken … as they stand in a sentence. */
export const thing = (teller: Teller, token: string) =>
  markedIn(token, teller.names.inside(token), teller.names.of(token));

const areaToken = (teller: Teller, area: string) => `${teller.sea(area) ? 'sea' : 'land'}:${area}`;

/** An area as it stands in a sentence. */
export function area(teller: Teller, slug: string): string {
  const token = areaToken(teller, slug);
  const phrase = teller.inside(token);
  return markedIn(token, phrase, phrase.slice(-teller.place(token).length));
}

/** "on Naxos", "in Klima Bay". */
export const at = (teller: Teller, slug: string) =>
  say(teller.sea(slug) ? 'at-sea' : 'at-land', { name: area(teller, slug) });

/** "on Naxos and Ios and in Klima Bay". */
export function atAll(teller: Teller, slugs: readonly string[]): string {
  const all = [...new Set(slugs)];
  const kinds = [
    ['at-land', all.filter((slug) => !teller.sea(slug))],
    ['at-sea', all.filter((slug) => teller.sea(slug))],
  ] as const;
  return listed(
    kinds.flatMap(([id, some]) =>
      some.length ? [say(id, { name: listed(some.map((slug) => area(teller, slug))) })] : [],
    ),
  );
}

export function from(teller: Teller, slug: string): string {
  const { article, name } = articled(area(teller, slug));
  return say('from', { name, article: article || (elides(name) === 'true' ? 'vowel' : 'none') });
}

export const placeToken = areaToken;

/** naxos-1 lies on naxos. */
export const landOf = (site: string) => site.replace(/-\d+$/, '');
