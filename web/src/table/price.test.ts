import { describe, expect, it } from 'vitest';
import { bidIn, priceIn, priced } from './price';

describe('the price of an option', () => {
  it('stands at its end, in either language', () => {
    expect(priceIn('Buy Chiron (3 gold)')).toBe(3);
    expect(priceIn('Acheter Chiron (12\u00a0PO)')).toBe(12);
  });
  it('is what is truly paid for a bid', () => {
    expect(bidIn('Bid 5, pay 3')).toBe(3);
    expect(bidIn('Miser 12')).toBe(12);
  });
  it('leaves the words without it', () => {
    expect(priced('Acheter Chiron (12\u00a0PO)')).toEqual({ words: 'Acheter Chiron', price: 12 });
    expect(priced('Settle in Sifnos').words).toBe('Settle in Sifnos');
  });
  it('is nothing where none is named', () => {
    expect(priceIn('Settle in Sifnos')).toBe(0);
    expect(priceIn('Attack with 3 troops (2)')).toBe(0);
  });
});
