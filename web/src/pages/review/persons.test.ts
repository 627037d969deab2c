import { expect, it } from 'vitest';
import { inPersons } from './persons';

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
