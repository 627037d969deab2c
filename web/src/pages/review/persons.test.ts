import { expect, it, vi } from 'vitest';
import { setLanguage } from '../../words/words.svelte';
import { inPersons, pointTold } from './persons';

const people = [
  { faction: 'bull', name: 'Ariane' },
  { faction: 'dolphin', name: 'Theo' },
];
const english = (faction: string) => ({ bull: 'Bull', dolphin: 'Dolphin' })[faction] ?? '';
const french = (faction: string) => ({ bull: 'Taureau', dolphin: 'Dauphin' })[faction] ?? '';

it('says the names of people where the engine knows factions', () => {
  expect(inPersons('The Bull takes Ios from the Dolphin.', people, english, 'en')).toBe(
    'Ariane takes Ios from Theo.',
  );
  expect(inPersons('Le Taureau prend une terre du Dauphin.', people, french, 'fr')).toBe(
    'Ariane prend une terre de Theo.',
  );
});

it('leaves other words alone', () => {
  expect(inPersons('The Bullfight', people, english, 'en')).toBe('The Bullfight');
});

it('says whose choice a turning point was that brought no event', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await setLanguage('en');
  vi.unstubAllGlobals();
  const seats = people.map((one, seat) => ({ ...one, seat }));
  const step = { labels: { en: 'March on' } };
  const told = (text: string) =>
    pointTold({ step: 1, seat: 1, told: { en: text } }, { steps: [step] as never }, seats, english, 'en');
  expect(told('March on')).toBe('Theo: March on.');
  expect(told('The Bull takes Ios.')).toBe('Ariane takes Ios.');
});
