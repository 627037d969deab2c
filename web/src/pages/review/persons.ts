/** Turning points in the names of people. */
import type { Person } from '../../boards/title';
import { inPersons } from '../../telling/inPersons';
import { percent } from '../../table/percent';
import { t } from '../../words/words.svelte';
import type { Review, TurningPoint } from './reviewing.svelte';

/** What a turning point was; one that is only told as its choice says whose that was. */
export function pointTold(
  point: Pick<TurningPoint, 'step' | 'seat' | 'told'>,
  review: Pick<Review, 'steps'>,
  people: Pick<Person, 'faction' | 'name' | 'seat'>[],
  factionOf: (faction: string) => string,
  lang: string,
): string {
  const text = point.told[lang] ?? '';
  const told = inPersons(text, people, factionOf, lang);
  const bare = review.steps[point.step - 1]?.labels[lang] === text;
  const name = people.find((person) => person.seat === point.seat)?.name;
  return bare && name ? t('review-did', { name, what: told }) : told;
}

/** Whose chances it moved most. */
export function movedTold(
  { moved, before, after }: Pick<TurningPoint, 'moved' | 'before' | 'after'>,
  people: Pick<Person, 'seat' | 'name'>[],
): string {
  const name = people.find(({ seat }) => seat === moved)?.name;
  return name
    ? t('review-moved', { name, before: percent(before[moved] ?? 0), after: percent(after[moved] ?? 0) })
    : '';
}
