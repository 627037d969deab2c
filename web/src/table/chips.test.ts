import { describe, expect, it } from 'vitest';
import { chipWidth, endsTurn, rowsFor, wraps } from './chips';

const chips = (...labels: string[]) => labels.map((label) => ({ label, note: 'Nobody’s, 2 free sites' }));

describe('chips at the desk', () => {
  it('stand in one row with their remarks where there is room', () => {
    expect(rowsFor(chips('Kea', 'Ios'), 460)).toEqual({ double: false, noted: true });
  });
  it('leave out their remarks before they take a second row', () => {
    expect(rowsFor(chips('Kea', 'Ios', 'Oia', 'Sifnos'), 460)).toEqual({ double: false, noted: false });
  });
  it('take two rows when one is too short', () => {
    expect(rowsFor(chips('Kea', 'Ios', 'Oia', 'Sifnos', 'Folegandros'), 460).double).toBe(true);
  });
  it('are as wide with a coin as the price they name', () => {
    expect(chipWidth('Buy Chiron (3 gold)')).toBeLessThan(chipWidth('Buy Chiron for 3 gold'));
  });
  it('fill two rows one after the other while all of them fit', () => {
    const seven = (words: string) => words.length * 7;
    const bought = [
      'Take another Priestess (4 gold)',
      'Manticore (2 gold)',
      'Sylph (2 gold)',
      'Medusa (4 gold)',
    ];
    expect(wraps([...bought, 'Look at the top Creature card (free)'], 620, seven)).toBe(true);
    expect(wraps([...bought, 'Look at the top Creature card (free)'], 430, seven)).toBe(false);
    expect(wraps(['A name that is longer than the row'], 200, seven)).toBe(false);
  });
  it('know the end of a turn by its word', () => {
    const option = { id: 1, text: 'end', label: 'End your turn', tokens: ['word:end'] };
    expect(endsTurn(option)).toBe(true);
    expect(endsTurn({ ...option, tokens: ['word:march'] })).toBe(false);
  });
});
