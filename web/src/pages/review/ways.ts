/** Where the choices of a decision lead, for the arrows on the board. */
import type { Pointer } from '../../stage/pointers.svelte';
import type { Review, Step } from './reviewing.svelte';

/** Places that a title's board has beside it, on panels that a review does not show. */
const BESIDE: Record<string, RegExp> = { mytikas: /^space:/ };

/** The review with the places that can be pointed out. */
export function placed(review: Review): Review {
  const beside = BESIDE[review.title];
  if (!beside) return review;
  const on = (places: string[]) => places.filter((place) => !beside.test(place));
  const steps = review.steps.map((step) => ({
    ...step,
    places: on(step.places),
    best: step.best.map((one) => ({ ...one, places: on(one.places) })),
  }));
  return { ...review, steps };
}

/** The parts of one question (from where, how many, to where) have the first word in common. */
const family = (kind: string) => kind.split('.')[0] ?? '';

/** Where what was done led: all parts of its deed, those before the step on show and those after it. */
export function placesDone(steps: Step[], at: number): string[] {
  const now = steps[at];
  if (!now) return [];
  const same = (step: Step | undefined) => step?.seat === now.seat && family(step.kind) === family(now.kind);
  let first = at;
  while (same(steps[first - 1])) first--;
  let deed: Step[] = [];
  for (let n = first; same(steps[n]); n++) {
    const step = steps[n] as Step;
    if (deed.some((one) => one.kind === step.kind)) {
      if (n > at) break; // the next deed of its kind, such as a second march
      deed = [];
    }
    deed.push(step);
  }
  return [...new Set(deed.flatMap((step) => step.places))];
}

/** What to point out: what was done, and the alternative on show where it leads elsewhere. */
export function pointersOf(steps: Step[], at: number, shown: number | null): Pointer[] {
  const done = placesDone(steps, at);
  const found: Pointer[] = done.length ? [{ tone: 'done', places: done }] : [];
  const other = steps[at]?.best.find((one) => one.action === shown && !one.played);
  if (other?.places.length && other.places.join() !== done.join())
    found.push({ tone: 'better', places: other.places });
  return found;
}

/** The alternative that is pointed out unless somebody asks for another: the best, if it is better. */
export function firstShown(step: Step | undefined): number | null {
  const best = step?.best[0];
  return best && !best.played ? best.action : null;
}
