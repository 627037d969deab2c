/** The lands that the units of a side can enter by one march, by what lies open on the map. Pure. */
import type { Drawing, View } from './view';

/** Nobody enters or leaves Medusa's land; nobody enters the Boar's (base game and Legendary alike). */
const SEALING = ['medusa'];
const BARRING = ['medusa', 'boar'];

export type Neighbours = {
  lands: Pick<Drawing['lands'][number], 'slug' | 'lands' | 'seas'>[];
  seas: Pick<Drawing['seas'][number], 'slug' | 'lands' | 'seas'>[];
};

/** Seas that a chain of the side's fleets joins to these. */
function chained(drawing: Neighbours, fleets: ReadonlySet<number>, start: number[]): Set<number> {
  const found = new Set(start.filter((sea) => fleets.has(sea)));
  const open = [...found];
  for (let sea = open.pop(); sea !== undefined; sea = open.pop())
    for (const next of drawing.seas[sea]?.seas ?? [])
      if (fleets.has(next) && !found.has(next)) {
        found.add(next);
        open.push(next);
      }
  return found;
}

/** Names of lands; `owner` marches, partners' fleets carry too. */
export function marches(
  view: View,
  drawing: Neighbours,
  owner: string,
  carriers: readonly string[],
): Set<string> {
  const at = (pieces: string[]) =>
    new Set(view.figurines.filter(({ piece }) => pieces.includes(piece)).map(({ area }) => area));
  const sealed = at(SEALING);
  const barred = at(BARRING);
  const sea = new Map(drawing.seas.map((one, index) => [one.slug, index]));
  const land = new Map(drawing.lands.map((one, index) => [one.slug, index]));
  const fleets = new Set(
    view.seas
      .filter((one) => one.owner && carriers.includes(one.owner) && one.fleets + (one.undead ?? 0) > 0)
      .map((one) => sea.get(one.sea) ?? -1),
  );
  const found = new Set<string>();
  for (const start of view.lands) {
    const units = start.troops + start.mercenaries + (start.undead ?? 0) + start.heroes.length;
    const here = drawing.lands[land.get(start.land) ?? -1];
    if (start.owner !== owner || !units || sealed.has(start.land) || !here) continue;
    const ends = new Set(here.lands);
    for (const link of chained(drawing, fleets, here.seas))
      for (const end of drawing.seas[link]?.lands ?? []) ends.add(end);
    for (const end of ends) {
      const slug = drawing.lands[end]?.slug ?? '';
      if (slug !== start.land && !barred.has(slug)) found.add(slug);
    }
    if (view.columns?.includes(start.land))
      for (const end of view.columns) if (end !== start.land && !barred.has(end)) found.add(end);
  }
  return found;
}
