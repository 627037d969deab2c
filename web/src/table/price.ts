/** The price that an option names at its end: "Buy Chiron (3 gold)", "Acheter Chiron (3 PO)"; 0 for none. */
export function priceIn(label: string): number {
  return Number(/\((\d+)\s(?:gold|PO)\)$/.exec(label)?.[1] ?? 0);
}
