import type { View } from '../cyclades/view';

/** The picture of "the building" and "the gift" of the god one acts for. */
const GIVES: Record<string, Record<string, string>> = {
  zeus: { building: 'bld-temple', gift: 'ico-priestess' },
  athena: { building: 'bld-university', gift: 'ico-philosopher' },
  poseidon: { building: 'bld-port', gift: 'piece-fleet' },
  ares: { building: 'bld-fortress', gift: 'piece-troop' },
  hera: { building: 'piece-site', gift: 'piece-mercenary' },
};
export function giftPicture(view: View, tokens: string[]): string | null {
  if (view.decision?.kind === 'creature.discount') return usedPicture(view, tokens);
  const god = view.decision?.about.find((part) => part.startsWith('god=god:'))?.slice(8) ?? '';
  const word = tokens.find((token) => token.startsWith('word:'))?.slice(5) ?? '';
  return GIVES[god]?.[word] ?? null;
}

/** The temple or metropolis that would make a card cheaper. */
function usedPicture(view: View, tokens: string[]): string | null {
  const building = view.sites.find(({ site }) => tokens.includes(`site:${site}`))?.building;
  return building ? `bld-${building}` : null;
}
