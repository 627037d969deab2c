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
  look(view: Partial<View> | null, battles: readonly BattleStory[]) {
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
        for (const term of [...(running?.terms ?? []), ...seen])
          if (term.name && !known[role].some((one) => one.name === term.name)) known[role].push(term);
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
      const told = same.filter((one) => one.strength > 0);
      if (told.length && told.reduce((sum, one) => sum + one.strength, 0) === term.strength) return told;
      return same.length === 1 && same[0] ? [{ ...same[0], strength: term.strength }] : [term];
    });
    return { terms, total: muster.total };
  }
}

/** Heroes and creatures of a faction in an area; what they count is not known. */
function standing(view: Partial<View> | null, faction: string, area: string): Term[] {
  const heroes = (view?.heroes?.pieces ?? []).filter((hero) => hero.owner === faction && hero.land === area);
  const creatures = (view?.figurines ?? []).filter((piece) => piece.owner === faction && piece.area === area);
  return [
    ...heroes.map(({ hero }): Term => ({ what: 'hero', name: hero, count: 1, strength: 0 })),
    ...creatures.map(({ piece }): Term => ({ what: 'creature', name: piece, count: 1, strength: 0 })),
  ];
}
