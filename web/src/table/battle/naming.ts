/**
 * The log counts heroes, creatures and buildings without naming them. Views name them: the running
 * battle's own, and who stood on the board before and after.
 */
import type { Term, View } from '../../boards/cyclades/view';
import type { BattleStory, Muster, Role } from './story';

type Known = Record<Role, Term[]>;

export class Naming {
  /** Terms seen by name, per battle and side. */
  #known = new Map<number, Known>();
  #before: Partial<View> | null = null;

  /** A new state: remember what it names of these battles. */
  look(view: Partial<View> | null, battles: readonly BattleStory[], marched: readonly string[] = []) {
    for (const story of battles) {
      const known = this.#known.get(story.n) ?? { attacker: [], defender: [] };
      const first = !this.#known.has(story.n);
      this.#known.set(story.n, known);
      for (const role of ['attacker', 'defender'] as const) {
        const running =
          view?.battle?.area === story.area && !story.over
            ? view.battle.sides?.find((side) => side.role === role)
            : undefined;
        const faction = story[role];
        const seen = first
          ? [...standing(this.#before, faction, story.area), ...standing(view, faction, story.area)]
          : [];
        const came = role === 'attacker' ? marched.map((hero) => one('hero', hero)) : [];
        for (const term of [...(running?.terms ?? []), ...seen, ...came])
          if (term.name && !known[role].some((known) => known.name === term.name)) known[role].push(term);
      }
    }
    this.#before = view;
  }

  /** The muster with names where they are certain: strengths must agree, or only one piece was there. */
  named(muster: Muster | null, story: BattleStory, role: Role): Muster | null {
    const known = this.#known.get(story.n)?.[role];
    if (!muster || !known) return muster;
    const terms = muster.terms.flatMap((term) => {
      if (term.name) return [term];
      const same = known.filter((one) => one.what === term.what);
      if (term.what === 'buildings' && same.length && same.every((one) => !one.strength)) {
        // Each counts one: all of them are told when their number is right.
        const count = same.reduce((sum, one) => sum + one.count, 0);
        return count === term.strength ? same.map((one) => ({ ...one, strength: one.count })) : [term];
      }
      const told = same.filter((one) => one.strength > 0);
      if (told.length && told.reduce((sum, one) => sum + one.strength, 0) === term.strength) return told;
      return same.length === 1 && same[0] ? [{ ...same[0], strength: term.strength }] : [term];
    });
    return { terms, total: muster.total };
  }
}

const one = (what: string, name: string): Term => ({ what, name, count: 1, strength: 0 });

/** Heroes, creatures and buildings of a faction in an area; what they count is not known. */
function standing(view: Partial<View> | null, faction: string, area: string): Term[] {
  const heroes = (view?.heroes?.pieces ?? []).filter((hero) => hero.owner === faction && hero.land === area);
  const creatures = (view?.figurines ?? []).filter((piece) => piece.owner === faction && piece.area === area);
  return [
    ...defences(view, faction, area),
    ...heroes.map(({ hero }) => one('hero', hero)),
    ...creatures.map(({ piece }) => one('creature', piece)),
  ];
}

/** Buildings that fight for a faction in an area: on the land itself, or at the harbour of a sea. */
function defences(view: Partial<View> | null, faction: string, area: string): Term[] {
  const counts = new Map<string, number>();
  const owner = (land: string) => view?.lands?.find((one) => one.land === land)?.owner;
  for (const { building, land, harbour } of view?.sites ?? []) {
    const ashore = land === area && (building === 'fortress' || building === 'metropolis');
    const afloat = harbour === area && (building === 'port' || building === 'metropolis');
    if (building && (ashore || afloat) && owner(land) === faction)
      counts.set(building, (counts.get(building) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ what: 'buildings', name, count, strength: 0 }));
}
