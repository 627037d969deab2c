/** What is said of the learned chances beside hints: never another order than that of the hints. Pure. */
export interface Chances {
  /** One a hint, where they fall with its rank; else none. */
  each: (number | null)[];
  /** Where they would contradict the order: all of them lie between these, in per cent. */
  range: [number, number] | null;
}

/** The bot's reckoning ranks the options; chances within a few points of each other do not. */
export function chancesOf(hints: { chance?: number | null }[]): Chances {
  const told = hints.map((hint) => hint.chance ?? null);
  const known = told.filter((one) => one !== null);
  const falls = known.every((one, at) => at === 0 || one <= (known[at - 1] ?? 0));
  if (falls) return { each: told, range: null };
  return { each: told.map(() => null), range: [Math.min(...known), Math.max(...known)] };
}
