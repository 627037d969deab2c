/** A small archipelago with two seas and everything that stands on it, for tests. */
import type { LogEntry } from '../../../../api/client';
import { atlasOf } from '../atlas';
import { Layout } from '../layout';
import { sampleDrawing, sampleView } from '../sample';
import type { Drawing, View } from '../../view';
import type { Scene } from './plan';

/** naxos – strait – sound – delos: two seas between two lands. */
export function twoSeas(): Drawing {
  const drawing = sampleDrawing();
  const [strait] = drawing.seas;
  if (!strait) return drawing;
  strait.lands = [0];
  strait.seas = [1];
  drawing.seas.push({
    ...strait,
    index: 1,
    slug: 'sound',
    name: 'sound',
    cells: [[3, 0]],
    lands: [1],
    seas: [0],
  });
  drawing.lands[1]!.seas = [1];
  return drawing;
}

export function twoSeasView(): View {
  const view = sampleView();
  view.seas.push({ ...view.seas[0]!, sea: 'sound' });
  return view;
}

export const log = (...events: Record<string, string | number>[]): LogEntry[] =>
  events.map((event, n) => ({ n: n + 10, text: '', event }));

export const atlas = atlasOf(twoSeas());

export function sceneOf(view: View): Scene {
  const layout = new Layout(atlas);
  const scale = { pieces: 1, least: 0.85, icons: 1, leastIcons: 0.8, text: 1 };
  return { view, standing: layout.lay(view, scale).pieces, siege: layout.siege(view, scale) };
}
