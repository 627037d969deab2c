/** What the place that an option names offers, in a line: for the forecast and for a phone's rows. */
import type { Names } from '../../api/names.svelte';
import { t } from '../../words/words.svelte';
import type { Person } from '../title';
import { type Spoken, tell } from './board/speak';
import type { Customs } from './customs';
import { nameIn } from './reading';
import type { Drawing, FactionView, View } from './view';

const capital = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);
const PLACE = /^(land|sea|site):(.*)$/;

export function placeFacts(
  view: View,
  drawing: Drawing | null,
  tokens: string[],
  people: Person[],
  names: Names,
  { harbour }: Customs,
): string {
  if (view.decision?.kind.startsWith('offering.')) return rivalAt(view, tokens, people);
  const asked = tokens.find((token) => token.startsWith('faction:'))?.slice(8);
  const robbed = asked && view.factions.find((one) => one.faction === asked);
  if (robbed) return capital(holds(view, robbed));
  const [, kind, slug = ''] = PLACE.exec(tokens.findLast((token) => PLACE.test(token)) ?? '') ?? [];
  // A temple that makes a card cheaper is not being built.
  if (!drawing || !kind || view.decision?.kind === 'creature.discount') return '';
  // Only a port cares for the sea before its site; any other building for what lies on the land.
  if (kind === 'site' && builtIn(view) === 'port') return capital(harbour?.(view, drawing, slug) ?? '');
  const where = kind === 'site' ? slug.replace(/-\d+$/, '') : slug;
  const area = (kind === 'sea' ? drawing.seas : drawing.lands).find((one) => one.slug === where);
  if (!area) return '';
  const land = kind === 'sea' ? null : where;
  const spoken: Spoken = {
    kind: kind === 'sea' ? 'sea' : 'land',
    index: area.index,
    slug: where,
    name: nameIn(area),
    sites: view.sites.filter((site) => site.land === land).map(({ site }) => ({ token: `site:${site}` })),
  };
  const told = tell(spoken, view, people, names);
  const settling = view.phase === 'placement';
  const doors = settling && kind === 'land' ? area.seas.length : 0;
  if (kind === 'site') {
    const city = view.decision?.kind.startsWith('metropolis.site')
      ? harbour?.(view, drawing, slug, 'metropolis')
      : '';
    return capital([...told.units, ...told.buildings, ...told.yields, city].filter(Boolean).join(', '));
  }
  const own = people.some((person) => person.yours && person.faction === told.faction);
  const owner = own
    ? t('board-yours')
    : (told.owner ?? (kind === 'land' && !settling ? t('board-unowned') : ''));
  const words = [
    owner,
    ...told.units,
    ...told.buildings,
    ...told.yields,
    doors ? t('board-doors', { count: doors }) : '',
  ]
    .filter(Boolean)
    .join(', ');
  return capital(words);
}

/** The building that the question is about; a metropolis and whatever is torn down or swapped are none. */
const builtIn = (view: View): string =>
  view.decision?.about.find((one) => one.startsWith('building=building:'))?.slice(18) ?? '';

/** What a robber takes, by its card. */
const TAKES: Record<string, 'priestesses' | 'philosophers'> = { dryad: 'priestesses', satyr: 'philosophers' };

/** What a rival has of what the card takes; both where it does not say. */
function holds(view: View, rival: FactionView): string {
  const card = view.decision?.about.find((one) => one.startsWith('creature=creature:'))?.slice(18) ?? '';
  const asked = TAKES[card];
  const told = (['priestesses', 'philosophers'] as const).filter((one) => !asked || one === asked);
  const clergy = rival.clergy ?? 'priestesses';
  return told
    .map((one) => t(`board-holds-${one === 'priestesses' ? clergy : one}`, { count: rival[one] }))
    .join(', ');
}

/** Who stands with a god: whoever bids there drives them off. */
function rivalAt(view: View, tokens: string[], people: Person[]): string {
  const asked = view.decision?.about.find((one) => one.startsWith('god=god:'))?.slice(8);
  const god = tokens.find((token) => token.startsWith('god:'))?.slice(4) ?? asked;
  const row = view.gods.find((one) => one.god === god);
  if (!row || god === 'apollo') return '';
  const rival = people.find((person) => person.faction === row.faction && !person.yours);
  if (rival) return t(asked ? 'board-god-ousts' : 'board-god-held', { name: rival.name, bid: row.bid });
  return asked ? '' : t('board-god-free');
}
