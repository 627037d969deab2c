/** A label without the price at its end ("Buy Chiron (3 gold)", "Acheter Chiron (3 PO)"), and that price; 0 for none. */
export function priced(label: string): { words: string; price: number } {
  const [, words, price] = /^(.*) \((\d+)\s(?:gold|PO)\)$/.exec(label) ?? [];
  return words ? { words, price: Number(price) } : { words: label, price: 0 };
}

export function priceIn(label: string): number {
  return priced(label).price;
}

/** What a bid costs: "Bid 5", or "Bid 5, pay 3" where that is another sum. */
export function bidIn(label: string): number {
  return Number(/(\d+)$/.exec(label)?.[1] ?? 0);
}
