import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Box, Spot } from './atlas';
import { Camera } from './camera.svelte';

const PHONE = { wide: 390, high: 524 };
const CHART: Box = { left: -500, top: -400, right: 500, bottom: 400 };
const CORNERS: Spot[] = [
  { x: CHART.left, y: CHART.top },
  { x: CHART.right, y: CHART.bottom },
];
const SOUTH = { x: 0, y: 395 };

let clock = 0;
const stub = (calm: boolean) => {
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  vi.stubGlobal('window', { setTimeout: () => 0 });
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('performance', { now: () => clock });
};
beforeEach(() => {
  clock = 10_000;
  stub(true);
});
afterEach(() => vi.unstubAllGlobals());

function phone(): Camera {
  const camera = new Camera();
  camera.resize(PHONE.wide, PHONE.high, CHART, { x: 0, y: 0 });
  return camera;
}
const at = ({ x, y, zoom }: Camera) => ({ x, y, zoom });
/** Where the free part of the window ends for the whole map. */
const lowest = (camera: Camera) => CHART.bottom * camera.zoom + camera.y;

describe('the whole map on a phone', () => {
  it('stays where it is, whatever happens on it', () => {
    const camera = phone();
    expect(camera.framed).toBe(false);
    camera.fit();
    expect(CORNERS.every((corner) => camera.sees(corner, 0))).toBe(true);
    const before = at(camera);
    camera.follow([SOUTH]);
    camera.showOne([CORNERS[0] ?? null]);
    camera.bring(CORNERS);
    camera.cover(16, 0);
    camera.cover(0, 0);
    expect(at(camera)).toEqual(before);
  });

  it('is framed anew in what a sheet leaves free, and again when it is gone', () => {
    const camera = phone();
    camera.fit();
    const before = at(camera);
    for (const sheet of [180, 300]) {
      camera.cover(sheet, 0);
      expect(CORNERS.every((corner) => camera.sees(corner, 0))).toBe(true);
      const above = CHART.top * camera.zoom + camera.y;
      expect(above).toBeCloseTo(PHONE.high - sheet - lowest(camera), 1);
    }
    camera.cover(0, 0);
    expect(at(camera)).toEqual(before);
  });

  it('makes room for a battle only where its strip would lie over it', () => {
    const camera = phone();
    camera.fit();
    const before = at(camera);
    camera.cover(0, 152);
    camera.follow([{ x: 0, y: -100 }]);
    expect(at(camera)).toEqual(before);
    camera.follow([SOUTH]);
    expect(lowest(camera)).toBeLessThan(PHONE.high - 152);
    // Told again while it is fought, it does not go to and fro.
    const lifted = at(camera);
    camera.cover(0, 152);
    camera.follow([SOUTH]);
    expect(at(camera)).toEqual(lifted);
    camera.cover(0, 0);
    expect(at(camera)).toEqual(before);
  });

  it('stays framed when it is turned', () => {
    const camera = phone();
    camera.fit();
    const tall = { left: -400, top: -500, right: 400, bottom: 500 };
    camera.resize(PHONE.wide, PHONE.high, tall, null, 30, 90);
    expect(camera.framed).toBe(true);
    expect(camera.sees({ x: -400, y: -500 }, 0)).toBe(true);
    expect(camera.cut).toBe(false);
  });
});

describe('a map moved by hand', () => {
  it('is cut once some of it lies outside', () => {
    const camera = phone();
    camera.fit();
    expect(camera.cut).toBe(false);
    camera.zoomAt(195, 262, 1.1);
    expect(camera.cut).toBe(true);
    expect(camera.framed).toBe(false);
  });

  it('keeps its zoom and its middle when it is turned', () => {
    const camera = phone();
    camera.zoomAt(195, 262, 1.5);
    camera.look({ x: 100, y: 50 });
    const { zoom } = camera;
    const turned = { left: -400, top: -500, right: 400, bottom: 500 };
    camera.resize(PHONE.wide, PHONE.high, turned, null, 30, 90);
    expect(camera.zoom).toBe(zoom);
    expect(camera.middle.x).toBeCloseTo(-50);
    expect(camera.middle.y).toBeCloseTo(100);
  });

  it('follows what lies outside into the free part, and nothing right after a hand', () => {
    const camera = phone();
    camera.zoomAt(195, 262, 2);
    camera.look({ x: -200, y: 0 });
    camera.cover(200, 0);
    const far = { x: 200, y: 0 };
    camera.follow([far]);
    expect(camera.sees(far)).toBe(false);
    clock += 10_000;
    camera.follow([far]);
    expect(far.x * camera.zoom + camera.x).toBeCloseTo(195);
    expect(far.y * camera.zoom + camera.y).toBeCloseTo((PHONE.high - 200) / 2);
    const before = at(camera);
    camera.follow([{ x: 210, y: 20 }]);
    expect(at(camera)).toEqual(before);
  });
});

it('what the recap pins is seen above its sheet, and then one is as near as before', () => {
  const camera = phone();
  const { zoom } = camera;
  camera.cover(290, 0);
  const pins = [
    { x: -380, y: -250 },
    { x: 300, y: 200 },
  ];
  camera.embrace(pins);
  expect(pins.every((pin) => camera.sees(pin, 20))).toBe(true);
  camera.cover(0, 0);
  camera.release([]);
  expect(camera.zoom).toBe(zoom);
});
