/** Arrow keys move the focus to the nearest thing in that direction; Tab goes through all in order. */
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The place of the nearest box in a direction, or -1; straight ahead counts more than aside. */
export function nearest(from: Box, boxes: Box[], [x, y]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, place) => {
    const right = box.left + box.width / 2 - from.left - from.width / 2;
    const down = box.top + box.height / 2 - from.top - from.height / 2;
    const ahead = right * x + down * y;
    const aside = Math.abs(right * y) + Math.abs(down * x);
    const far = ahead + 2.5 * aside;
    if (ahead > 1 && far < least) [best, least] = [place, far];
  });
  return best;
}

export function steer(event: KeyboardEvent) {
  const way = WAYS[event.key];
  const here = event.target as HTMLElement;
  if (!way || event.ctrlKey || event.metaKey || event.altKey || !here.matches('[data-token]')) return;
  const things = [
    ...document.querySelectorAll<HTMLElement>('button[data-token], [role="button"][data-token]'),
  ].filter((one) => one !== here && one.closest('[inert]') === null && one.getClientRects().length > 0);
  const lit = things.filter((one) => 'lit' in one.dataset);
  // While something is lit, arrows go from lit thing to lit thing.
  const among = lit.length ? lit : things;
  const found = nearest(
    here.getBoundingClientRect(),
    among.map((one) => one.getBoundingClientRect()),
    way,
  );
  if (found < 0) return;
  among[found]?.focus();
  event.preventDefault();
}
