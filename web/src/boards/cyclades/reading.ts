/** Questions to the view and the drawing that several panels ask. Pure. */
import { language } from '../../words/words.svelte';
import type { Drawing, View } from './view';

const split = (token: string): [string, string] => {
  const at = token.indexOf(':');
  return [token.slice(0, at), token.slice(at + 1)];
};

/** A site lies on its land; a hero's piece stands nowhere else to point at. */
export function wholesOf(_drawing: Drawing | null, view: View) {
  const lands = new Map(view.sites.map((site) => [`site:${site.site}`, `land:${site.land}`]));
  return (token: string): string[] => {
    const land = lands.get(token);
    return land ? [land] : [];
  };
}

export function ownerOf(view: View) {
  return (token: string): string | null => {
    const [kind, name] = split(token);
    if (kind === 'land') return view.lands.find((land) => land.land === name)?.owner ?? null;
    if (kind === 'sea') return view.seas.find((sea) => sea.sea === name)?.owner ?? null;
    if (kind === 'site') {
      const site = view.sites.find((one) => one.site === name);
      return view.lands.find((land) => land.land === site?.land)?.owner ?? null;
    }
    return null;
  };
}

/** What an area is called in the language spoken now. */
export const nameIn = (area: { name: string; names?: Record<string, string> }): string =>
  area.names?.[language()] ?? area.name;

export function placeName(
  drawing: Drawing | null,
  token: string,
  siteWords: (land: string, site: string) => string,
): string | null {
  const [kind, name] = split(token);
  const areas = kind === 'land' ? drawing?.lands : kind === 'sea' ? drawing?.seas : [];
  const area = areas?.find((one) => one.slug === name);
  if (area) return nameIn(area);
  if (kind === 'site') {
    const [, land = '', site = ''] = /^(.*)-(\d+)$/.exec(name) ?? [];
    const named = drawing?.lands.find((one) => one.slug === land);
    return named ? siteWords(nameIn(named), site) : null;
  }
  return null;
}

/** The god whose turn is played now. */
export function busyGod(view: View): string | null {
  if (view.phase !== 'actions' || !view.active) return null;
  const told = view.gods.find((one) => one.turn === 'now');
  return (told ?? view.gods.find((one) => one.faction === view.active))?.god ?? null;
}

export const PRINTED = [1, 3, 5, 7, 10, 13, 16, 20, 25];

/** The spaces to draw for a god: the printed ones, those on offer, and where the pawn stands. */
export function spacesOf(offered: number[], standing: number, printed = PRINTED): number[] {
  const found = new Set([...printed, ...offered]);
  if (standing > 0) found.add(standing);
  return [...found].sort((a, b) => a - b);
}

/** The numbers on offer for a god, with the option of each: only when its bid is asked now. */
export function bidsFor<T extends { tokens: string[] }>(
  view: View,
  god: string,
  options: T[],
): Map<number, T> {
  const found = new Map<number, T>();
  if (view.decision?.kind !== 'offering.bid' || !view.decision.about.includes(`god=god:${god}`)) return found;
  for (const option of options)
    for (const token of option.tokens)
      if (/^(bid|n):/.test(token)) found.set(Number(token.slice(token.indexOf(':') + 1)), option);
  return found;
}

/** Gods face up that nothing can be bid on now, while a god is asked for. */
export function godsWithheld(
  view: Pick<View, 'decision' | 'gods'>,
  options: { tokens: string[] }[],
): string[] {
  if (view.decision?.kind !== 'offering.god' || !options.length) return [];
  const offered = new Set(options.flatMap((option) => option.tokens));
  return view.gods
    .filter(({ open }) => open)
    .map(({ god }) => `god:${god}`)
    .filter((token) => !offered.has(token));
}

/** Whether a question is about things of a kind at all: then a thing that is not lit has a reason. */
export function asksFor(options: { tokens: string[] }[], kind: string): boolean {
  return options.some((option) => option.tokens.some((token) => token.startsWith(`${kind}:`)));
}

/** What a god gives besides its own actions, as symbols. */
export const GIFTS: Record<string, string[]> = {
  zeus: ['bld-temple', 'ico-priestess'],
  athena: ['bld-university', 'ico-philosopher'],
  poseidon: ['bld-port', 'piece-fleet'],
  ares: ['bld-fortress', 'piece-troop'],
  hera: ['piece-mercenary', 'hero-bust'],
  apollo: ['ico-gold', 'ico-cornucopia'],
  hades: ['bld-necropolis', 'piece-undead', 'piece-undead-fleet'],
};
