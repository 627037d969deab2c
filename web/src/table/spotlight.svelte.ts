/** Things the log points at for a moment; the board draws them as "changed". */
export const spotlight = $state({ tokens: [] as string[] });

let timer = 0;

export function shine(tokens: string[], milliseconds = 4000) {
  clearTimeout(timer);
  spotlight.tokens = tokens;
  timer = window.setTimeout(() => (spotlight.tokens = []), milliseconds);
}
