import { expect, it } from 'vitest';
import { inPersons, namedOtherwise } from './inPersons';

const people = [
  { faction: 'bull', name: 'Ariane' },
  { faction: 'dolphin', name: 'Theo' },
  { faction: 'bee', name: 'Bee' },
];
const english = (faction: string) => ({ bull: 'Bull', dolphin: 'Dolphin', bee: 'Bee' })[faction] ?? '';
const french = (faction: string) => ({ bull: 'Taureau', dolphin: 'Dauphin', bee: 'Abeille' })[faction] ?? '';

it('says the names of people where the engine knows factions', () => {
  expect(inPersons('The Bull takes Ios from the Dolphin.', people, english, 'en')).toBe(
    'Ariane takes Ios from Theo.',
  );
  expect(inPersons('Le Taureau prend une terre du Dauphin.', people, french, 'fr')).toBe(
    'Ariane prend une terre de Theo.',
  );
  const elsewhere = [{ faction: 'bee', name: 'Iris' }];
  expect(inPersons('Voler l’Abeille', elsewhere, french, 'fr')).toBe('Voler Iris');
  expect(inPersons('la terre de l’Abeille', elsewhere, french, 'fr')).toBe('la terre d’Iris');
});

it('leaves other words, and dollars in names, alone', () => {
  expect(inPersons('The Bullfight', people, english, 'en')).toBe('The Bullfight');
  expect(inPersons('Rob the Bull', [{ faction: 'bull', name: '$& Co' }], english, 'en')).toBe('Rob $& Co');
});

it('knows who is called by the faction anyway', () => {
  expect(namedOtherwise(people, english).map((one) => one.name)).toEqual(['Ariane', 'Theo']);
});
