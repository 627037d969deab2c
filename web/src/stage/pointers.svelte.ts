/** Ways that a page points out on the board: what was done, and what could have been. */
export interface Pointer {
  /** `done` in murex, `better` in green and dashed. */
  tone: 'done' | 'better';
  /** Where it leads, as tokens; one alone is ringed. */
  places: string[];
}

export const pointers = $state<{ shown: Pointer[] }>({ shown: [] });
