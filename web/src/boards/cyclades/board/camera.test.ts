import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Camera } from './camera.svelte';

const BOX = { left: 0, top: 0, right: 1000, bottom: 800 };
const far = [
  { x: 100, y: 100 },
  { x: 900, y: 700 },
];
const beside = [
  { x: 800, y: 600 },
  { x: 830, y: 610 },
];

/** A phone's window: what is near can be read, the whole map is small. */
function phone(): Camera {
  const camera = new Camera();
  camera.resize(390, 300, BOX, null, 30);
  return camera;
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true })); // no flights: it is there at once
  vi.stubGlobal('window', { setTimeout, clearTimeout });
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('goes to what is pointed out as near as it looked', () => {
  const camera = phone();
  const near = camera.zoom;
  expect(camera.near).toBe(true);
  expect(camera.sees(beside[0]!)).toBe(false);
  camera.embrace(beside);
  expect(beside.every((spot) => camera.sees(spot))).toBe(true);
  expect(camera.zoom).toBe(near);
});

it('steps back for what does not fit, and comes near again after it', () => {
  const camera = phone();
  const near = camera.zoom;
  camera.embrace(far);
  expect(far.every((spot) => camera.sees(spot, 0))).toBe(true);
  expect(camera.zoom).toBeLessThan(near);
  camera.embrace(beside);
  expect(camera.zoom).toBe(near);
});

it('keeps what a hand has chosen', () => {
  const camera = phone();
  camera.embrace(far);
  camera.step(1.1);
  const own = camera.zoom;
  camera.embrace(beside);
  expect(camera.zoom).toBe(own);
});
