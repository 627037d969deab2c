/** Where things stand in a chart. Pure: numbers in, numbers out. */

/** Round marks from 0 up to at least `most`, about `wanted` of them. */
export function ticks(most: number, wanted = 4): number[] {
  const rough = Math.max(1, most) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power);
  const found: number[] = [];
  for (let value = 0; value < most + step; value += step) found.push(value);
  return found.length > 1 ? found : [0, step];
}

/** Every how many columns a label fits. */
export function stride(columns: number, fitting: number): number {
  return Math.max(1, Math.ceil(columns / Math.max(1, fitting)));
}

/** Heights moved apart until no two are nearer than `gap`, inside [top, bottom]; order is kept. */
export function apart(heights: number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]! || a - b);
  const placed = [...heights];
  let floor = top;
  for (const index of order) {
    placed[index] = Math.max(placed[index]!, floor);
    floor = placed[index] + gap;
  }
  let ceiling = bottom;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index]!, ceiling);
    ceiling = placed[index] - gap;
  }
  return placed;
}

/** A line through points, as a path. */
export function path(points: [number, number][]): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
