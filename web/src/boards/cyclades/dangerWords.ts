/** The sentence of a danger, which names what is missing; of a chance when it is one's own. */
import type { Names } from '../../api/names.svelte';
import type { SaidDanger } from '../../table/extras';
import { elided } from '../../words/french';
import { allOf, anyOf } from '../../words/lists';
import { t } from '../../words/words.svelte';
import type { Customs } from './customs';
import { type Danger, dangersOf } from './danger';
import { type Race, raceOf } from './race';
import { placeName } from './reading';
import type { Drawing, View } from './view';

/** More than these do not fit a sentence, or a row. */
const NAMED = 3;
const NAMED_IN_ROW = 2;

function thing(token: string, names: Names, short: boolean): string {
  const [kind = '', word = ''] = token.split(':');
  if (short && kind === 'hero') return names.of(token);
  if (short && token === 'word:building') return t('danger-row-building');
  if (kind === 'hero') {
    const name = names.of(token);
    return t('danger-hero', { name, elided: elided(name) });
  }
  return t(`danger-${kind}-${word}`);
}

/** Metropolises within a march are one thing, however many there are. */
function marching(lands: string[], drawing: Drawing | null, steps: number, short: boolean): string[] {
  const names = lands.map((token) => placeName(drawing, token, (land) => land) ?? token.slice(5));
  return names.length
    ? [
        t(short ? 'danger-row-land' : 'danger-land', {
          name: listed(names, steps),
          elided: elided(names[0] ?? ''),
        }),
      ]
    : [];
}

/** "a port, a philosopher or a march on the metropolis of Kea"; any two of them where two are needed. */
const listed = (things: string[], steps: number): string => (steps === 2 ? allOf(things) : anyOf(things));

/** What is missing, in words. */
function thingsOf(danger: Danger, drawing: Drawing | null, names: Names, short: boolean): string {
  const named = danger.missing.slice(0, danger.steps === 2 ? 2 : short ? NAMED_IN_ROW : NAMED);
  const isLand = (token: string) => token.startsWith('land:');
  return listed(
    [
      ...named.filter((token) => !isLand(token)).map((token) => thing(token, names, short)),
      ...marching(named.filter(isLand), drawing, danger.steps, short),
    ],
    danger.steps,
  );
}

function sentence(
  danger: Danger,
  own: boolean,
  drawing: Drawing | null,
  names: Names,
  short = false,
): string {
  const whose = `${own ? 'chance' : 'danger'}${short ? '-row' : ''}`;
  if (!danger.steps) return t(`${whose}-keep`);
  const things = thingsOf(danger, drawing, names, short);
  const when = danger.steps === 2 ? 'two' : danger.now ? 'now' : 'next';
  return t(`${whose}-${when}`, { things });
}

/** The goal is within reach, the victory is not by that alone. */
function contested(danger: Danger, own: boolean, drawing: Drawing | null, names: Names): string {
  const whose = own ? 'chance' : 'danger';
  if (!danger.steps) return t(`${whose}-goal-keep`);
  return t(`${whose}-goal`, { things: thingsOf(danger, drawing, names, false) });
}

/** That somebody else reaches the goal too: what then decides, and what of theirs is within a march. */
function racing(race: Race, own: boolean, view: View, drawing: Drawing | null, names: Names): string {
  const rival = view.factions[race.seat]?.faction ?? '';
  const name = names.of(`faction:${rival}`);
  const gold = own ? (view.factions[view.seat ?? -1]?.gold ?? null) : null;
  const lands = race.lands
    .slice(0, NAMED)
    .map((land) => placeName(drawing, `land:${land}`, (one) => one) ?? land);
  return [
    t(`danger-race-${race.how}`, { name, gold: gold ?? 0, known: String(gold !== null) }),
    own && lands.length
      ? t('danger-race-take', { name, lands: anyOf(lands), elided: elided(lands[0] ?? '') })
      : '',
  ]
    .filter(Boolean)
    .join(' ')
    .replace(/\.$/, ''); // who says it ends the sentence
}

/** Who could win, in words; seats of the viewer's side are told of a chance. */
export function saidDangers(
  view: View,
  drawing: Drawing | null,
  names: Names,
  customs: Customs,
): SaidDanger[] {
  const team = view.seat === null ? null : view.factions[view.seat]?.team;
  const all = dangersOf(view, drawing, customs);
  return all.map((danger) => {
    const own = team !== null && view.factions[danger.seat]?.team === team;
    const found = raceOf(view, drawing, all, danger);
    // That others could come as far is only news to whom it would cost the victory.
    const race = found && (own || found.how !== 'could') ? found : null;
    const alone = { ...danger, own, sentence: sentence(danger, own, drawing, names) };
    const short = sentence(danger, own, drawing, names, true);
    if (!race) return { ...alone, short };
    const rival = names.of(`faction:${view.factions[race.seat]?.faction ?? ''}`);
    return {
      ...alone,
      contested: true,
      sentence: `${contested(danger, own, drawing, names)}. ${racing(race, own, view, drawing, names)}`,
      short: t(danger.steps ? 'danger-row-race' : 'danger-row-race-keep', {
        ...{ things: thingsOf(danger, drawing, names, true), name: rival, how: race.how },
      }),
    };
  });
}
