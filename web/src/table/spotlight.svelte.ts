/**
 * Things that something beside the board points at. What the log tells is drawn as "changed"; where a card
 * could act is lit like whatever can be chosen, for nothing has changed there.
 */
export const spotlight = $state({ tokens: [] as string[], reach: [] as string[] });

let timer = 0;
let reaching = 0;

export function shine(tokens: string[], milliseconds = 4000) {
  clearTimeout(timer);
  spotlight.tokens = tokens;
  timer = window.setTimeout(() => (spotlight.tokens = []), milliseconds);
}

/** Lit until it is told otherwise, or for a while. */
export function reach(tokens: string[], milliseconds?: number) {
  clearTimeout(reaching);
  spotlight.reach = tokens;
  if (milliseconds) reaching = window.setTimeout(() => (spotlight.reach = []), milliseconds);
}
