/** What is asked about, or shown, comes into the part of a panel that no sheet lies over. */
const MARGIN = 8; // px

/** As little as brings all of them into sight; of more than fits, the upper part. `over`: px below the sheets. */
export function bring(panel: Element, things: Element[], over = 0) {
  if (!things.length) return;
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const { top, bottom } = panel.getBoundingClientRect();
  const high = Math.min(...boxes.map((one) => one.top)) - MARGIN;
  const low = Math.max(...boxes.map((one) => one.bottom)) + MARGIN;
  const by = low > bottom - over ? Math.min(low - (bottom - over), high - top) : Math.min(0, high - top);
  if (Math.abs(by) > 1) panel.scrollBy({ top: by });
}
