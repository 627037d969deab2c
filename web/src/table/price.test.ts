import { describe, expect, it } from 'vitest';
import { priceIn } from './price';

describe('the price of an option', () => {
  it('stands at its end, in either language', () => {
    expect(priceIn('Buy Chiron (3 gold)')).toBe(3);
    expect(priceIn('Acheter Chiron (12\u00a0PO)')).toBe(12);
  });
  it('is nothing where none is named', () => {
    expect(priceIn('Settle in Sifnos')).toBe(0);
    expect(priceIn('Attack with 3 troops (2)')).toBe(0);
  });
});
