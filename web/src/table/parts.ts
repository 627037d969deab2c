/** A question that is asked in parts ("from", "how many", "to"): where one is, and what is to come. */
export interface Parts {
  /** From 1 on. */
  now: number;
  /** Fluent ids, one for each part. */
  words: string[];
}

/** Families of decisions that are asked in this order; a kind that is not asked is passed over. */
export function partsBy(families: Record<string, [RegExp, string][]>, kind: string): Parts | null {
  for (const parts of Object.values(families)) {
    const at = parts.findIndex(([pattern]) => pattern.test(kind));
    if (at >= 0) return { now: at + 1, words: parts.map(([, word]) => word) };
  }
  return null;
}
