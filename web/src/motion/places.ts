/** Rows that change places: a column of gods that moves up, cards that slide along a track. */

export interface Shift {
  /** Place in the list as it stands, and where it goes; null: it leaves. */
  from: number;
  to: number | null;
}

/** Which rows move, by what they stand for; '' is an empty place. */
export function shiftsOf(now: readonly string[], wanted: readonly string[]): Shift[] {
  return now.flatMap((token, from): Shift[] => {
    if (!token) return [];
    const to = wanted.indexOf(token);
    return to === from ? [] : [{ from, to: to < 0 ? null : to }];
  });
}

const EASE = 'cubic-bezier(.35, .1, .25, 1)';

/**
 * Moves the rows of a list to where they will stand, and holds them there until the list itself changes:
 * calling what it gives back ends it.
 */
export function changePlaces(
  rows: HTMLElement[],
  now: readonly string[],
  wanted: readonly string[],
  ms: number,
): () => void {
  const tops = rows.map((row) => row.offsetTop);
  const running = shiftsOf(now, wanted).flatMap(({ from, to }) => {
    const row = rows[from];
    if (!row) return [];
    const target = to === null ? null : tops[Math.min(to, tops.length - 1)];
    const frames =
      target == null
        ? [{ opacity: 1 }, { opacity: 0, transform: 'translateX(-18px)' }]
        : [{ transform: 'none' }, { transform: `translateY(${target - (tops[from] ?? 0)}px)` }];
    return [row.animate(frames, { duration: ms, easing: EASE, fill: 'forwards' })];
  });
  return () => running.forEach((animation) => animation.cancel());
}
