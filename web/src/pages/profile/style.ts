/** What is shown of how somebody plays: a chart of what they did turn by turn, and a few facts. */
import type { HowPlayed } from '../../api/client';
import type { Names } from '../../api/names.svelte';
import { language, t } from '../../words/words.svelte';

type Often = HowPlayed['often'][string][number];

export interface Chart {
  topic: 'god' | 'space';
  bars: { what: string; god: string; times: number }[];
  most: number;
  all: number;
}
export interface Fact {
  picture: { token: string } | { icon: string };
  says: string;
  more: string;
}

const BEHIND = 2; // named after the favourite

const sum = (rows: Often[]) => rows.reduce((all, row) => all + row.times, 0);

export function chartOf(style: HowPlayed): Chart | null {
  for (const topic of ['god', 'space'] as const) {
    const rows = style.often[topic];
    if (!rows?.length) continue;
    const bars = rows.map((row) => ({ ...row, god: row.what.replace(/-(day|night)$/, '') }));
    return { topic, bars, most: Math.max(...rows.map((row) => row.times)), all: sum(rows) };
  }
  return null;
}

export function factsOf(style: HowPlayed, names: Pick<Names, 'of'>): Fact[] {
  return [
    price(style),
    way(style.often.way),
    ...FAVOURITES.map((one) => favourite(one, style.often[one.topic], names)),
  ].filter((fact) => fact !== null);
}

const gold = (amount: number) =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(amount);

function price(style: HowPlayed): Fact | null {
  if (style.price === null) return null;
  const more = style.others === null ? '' : t('profile-style-others', { gold: gold(style.others) });
  return { picture: { icon: 'ico-gold' }, says: t('profile-style-price', { gold: gold(style.price) }), more };
}

const WAYS: Record<string, string> = {
  buildings: 'bld-metropolis',
  philosophers: 'ico-philosopher',
  conquest: 'piece-troop',
  hero: 'piece-hero',
};

/** The way by which most metropolises came, if one is ahead. */
function way(rows: Often[] | undefined): Fact | null {
  const first = rows?.[0];
  if (!rows || !first || first.times === rows[1]?.times) return null;
  const icon = WAYS[first.what];
  return {
    picture: { icon: icon ?? 'bld-metropolis' },
    says: t(`profile-style-${icon ? first.what : 'other'}`),
    more: t('profile-style-of-all', { part: first.times, all: sum(rows) }),
  };
}

interface Favourite {
  topic: string;
  says: string;
  token: string;
}
const FAVOURITES: Favourite[] = [
  { topic: 'creature', says: 'creature', token: 'creature' },
  { topic: 'hero', says: 'heroes', token: 'hero' },
  { topic: 'built', says: 'built', token: 'construction' },
  { topic: 'deity', says: 'deity', token: 'deity' },
];

/** What was chosen most, and what came next. Nothing chosen once, or as often as another, is a favourite. */
function favourite(one: Favourite, rows: Often[] | undefined, names: Pick<Names, 'of'>): Fact | null {
  const first = rows?.[0];
  if (!rows || !first || first.times < 2 || first.times === rows[1]?.times) return null;
  const token = (row: Often) => `${one.token}:${row.what}`;
  const name = (row: Often) => names.of(token(row));
  const times = t('profile-style-times', { count: first.times });
  const rest = rows.slice(1, 1 + BEHIND).map((row) => `${name(row)} (${row.times})`);
  return {
    picture: { token: token(first) },
    says: t(`profile-style-${one.says}`, { name: name(first) }),
    more: rest.length ? t('profile-style-then', { first: times, rest: rest.join(', ') }) : times,
  };
}
