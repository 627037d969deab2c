/** A small archipelago for tests: one land of three cells, one of one cell, a sea beside them. */
import type { Drawing, View } from '../view';

const area = (index: number, slug: string, cells: [number, number][], at: [number, number]) => ({
  index,
  slug,
  name: slug,
  tile: 1,
  cells,
  cornucopia: 0,
  cornucopias: [] as [number, number][],
  pieces: at,
  label: { at: [at[0], at[1] - 3] as [number, number], lines: [slug] },
  lands: [] as number[],
  seas: [0],
});

export function sampleDrawing(): Drawing {
  const ring = (x: number, y: number) => `M${x} ${y}l60 0 0 60-60 0Z`;
  return {
    code: 'sample',
    size: 30,
    box: [-100, -100, 400, 300],
    shapes: {
      coast: ring(-30, -30) + ring(200, 0),
      rim: ring(-100, -100),
      land_borders: '',
      sea_borders: '',
      waves: '',
      areas: { 'land:naxos': ring(-30, -30), 'land:delos': ring(200, 0), 'sea:strait': ring(60, -30) },
      hills: [],
    },
    cells: [],
    lands: [
      {
        ...area(
          0,
          'naxos',
          [
            [0, 0],
            [1, 0],
            [0, 1],
          ],
          [0.8, 0.5],
        ),
        priestess: null,
      },
      { ...area(1, 'delos', [[4, 0]], [6.93, 0]), priestess: [6.93, 0.4] },
    ],
    seas: [
      {
        ...area(
          0,
          'strait',
          [
            [2, 0],
            [3, 0],
          ],
          [4.3, 0],
        ),
        lands: [0, 1],
        seas: [],
      },
    ],
    sites: [
      { index: 0, land: 0, harbour: 0, cell: [0, 0], at: [0, 0], jetty: [1, 0] },
      { index: 1, land: 0, harbour: -1, cell: [0, 1], at: [0.9, 1.5], jetty: null },
      { index: 2, land: 1, harbour: 0, cell: [4, 0], at: [6.6, -0.3], jetty: [-1, 0] },
    ],
    islands: [[0], [1]],
  };
}

export function sampleView(): View {
  const land = {
    owner: null,
    troops: 0,
    mercenaries: 0,
    heroes: [],
    token: false,
    icons: 0,
    cornucopias: 0,
    gold: 0,
    priestess: false,
  };
  return {
    battle: null,
    figurines: [],
    heroes: { pieces: [], track: [], deck: 0, discard: [] },
    lands: [
      { ...land, land: 'naxos' },
      { ...land, land: 'delos' },
    ],
    seas: [{ sea: 'strait', owner: null, fleets: 0, icons: 0, cornucopias: 0 }],
    sites: [],
  } as unknown as View;
}
