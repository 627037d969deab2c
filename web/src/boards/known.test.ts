import { expect, it } from 'vitest';
import { gameOf, knownOf } from './known';
import { tables } from './registry';

it('every title with a table is known, by ways of its own', () => {
  const unknown = knownOf('');
  for (const title of Object.keys(tables)) expect(knownOf(title)).not.toBe(unknown);
});

it('modules make another game of a title that has one for them', () => {
  expect(gameOf({ title: 'classic', options: { modules: ['heroes'] } })).toBe('hades');
  expect(gameOf({ title: 'classic', options: { modules: [] } })).toBe('classic');
  expect(gameOf({ title: 'legendary', options: { modules: ['heroes'] } })).toBe('legendary');
  expect(gameOf({ title: 'mytikas' })).toBe('mytikas');
});
