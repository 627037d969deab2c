import { expect, it } from 'vitest';
import { atlasOf } from './atlas';
import { placesOf } from './changes.svelte';
import { nextStop, roundTo } from './keys';
import { ringsOf, thinned } from './lines';
import { sampleDrawing } from './sample';

const atlas = atlasOf(sampleDrawing());

it('names sites by their land, with their harbour', () => {
  expect([...atlas.sites.keys()]).toEqual(['site:naxos-1', 'site:naxos-2', 'site:delos-1']);
  expect(atlas.sites.get('site:naxos-2')?.harbour).toBeNull();
  expect(atlas.areas.get('land:naxos')?.sites).toHaveLength(2);
});

it('reads rings of relative steps, however short they are written', () => {
  const [ring] = ringsOf('M-1.5 2l.5.5-3 1 4-.5Z');
  expect(ring?.spots).toEqual([
    { x: -1.5, y: 2 },
    { x: -1, y: 2.5 },
    { x: -4, y: 3.5 },
    { x: 0, y: 3 },
  ]);
});

it('thins a closed line, but never to less than a triangle', () => {
  const [long, short] = ringsOf('M0 0l1 0 1 0 1 0 0 1 0 1 0 1-1 0-1 0-1 0 0-1Z M0 0l5 0 0 5-5 0Z');
  expect(long && thinned(long)).toBe('M0.0 0.0L3.0 0.0L3.0 3.0L0.0 3.0Z');
  expect(short && thinned(short)).toBe('M0 0l5 0 0 5-5 0Z');
});

it('gives an area the coast near it only', () => {
  expect(atlas.areas.get('land:delos')?.coast).toBe('M200 0l60 0 0 60-60 0Z');
});

it('draws along the coast in its own box only', () => {
  expect(atlas.areas.get('land:delos')?.shore).toBe('M200.0 0.0L260.0 0.0L260.0 60.0L200.0 60.0L200.0 0.0');
  expect(atlas.islands).toHaveLength(2);
});

it('finds the places of an event', () => {
  const event = { event: 'units_moved', origin: 'naxos', land: 'delos', troops: 2, mercenaries: 0 };
  expect(placesOf(event, atlas)).toEqual(['land:delos', 'land:naxos']);
  expect(placesOf({ event: 'built', site: 'naxos-2' }, atlas)).toEqual(['site:naxos-2']);
});

it('goes to the nearest stop in a direction', () => {
  const stops = [
    { token: 'a', at: { x: 0, y: 0 } },
    { token: 'b', at: { x: 50, y: 10 } },
    { token: 'c', at: { x: 45, y: 60 } },
    { token: 'd', at: { x: 0, y: 90 } },
  ];
  expect(nextStop(stops, 'a', 'ArrowRight')).toBe('b');
  expect(nextStop(stops, 'a', 'ArrowDown')).toBe('d');
  expect(nextStop(stops, 'a', 'ArrowLeft')).toBeNull();
  expect(roundTo(['a', 'b'], 'b', 1)).toBe('a');
  expect(roundTo(['a', 'b'], 'x', -1)).toBe('b');
});
