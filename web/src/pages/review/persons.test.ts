import { expect, it, vi } from 'vitest';
import { setLanguage } from '../../words/words.svelte';
import { pointTold } from './persons';

const people = [
  { faction: 'bull', name: 'Ariane' },
  { faction: 'dolphin', name: 'Theo' },
];
const english = (faction: string) => ({ bull: 'Bull', dolphin: 'Dolphin' })[faction] ?? '';

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
