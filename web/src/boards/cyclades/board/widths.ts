/** How wide a name is before it is drawn: the widths of the letters of our two typefaces, in 1/100 em. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz -'’éèêàâçôîïûÉ";
const MARCELLUS = [
  68, 56, 68, 71, 49, 47, 74, 73, 27, 25, 65, 46, 102, 74, 81, 51, 81, 59, 46, 60, 71, 66, 101, 70, 62, 64,
  52, 58, 50, 60, 54, 32, 58, 57, 24, 24, 49, 24, 88, 57, 60, 58, 58, 39, 35, 38, 57, 48, 75, 52, 50, 47, 30,
  41, 18, 17, 54, 54, 54, 52, 52, 50, 60, 24, 24, 57, 49,
];
const COMMISSIONER = [
  70, 65, 68, 74, 59, 57, 73, 75, 29, 30, 68, 57, 96, 75, 82, 64, 82, 68, 59, 64, 73, 69, 103, 69, 66, 68, 53,
  59, 49, 58, 53, 40, 54, 57, 26, 26, 55, 26, 87, 57, 60, 59, 59, 40, 46, 41, 56, 52, 81, 54, 53, 50, 19, 42,
  21, 24, 53, 53, 53, 52, 52, 49, 60, 26, 26, 56, 59,
];
const OTHER = 60;
/** Space between letters, in 1/100 em: lands are set wide. */
export const SPACED = { land: 8, sea: 1 };

const table = (widths: number[]) => new Map([...LETTERS].map((letter, at) => [letter, widths[at] ?? OTHER]));
const TABLES = { land: table(MARCELLUS), sea: table(COMMISSIONER) };

/** In em of its size. */
export function widthOf(text: string, kind: 'land' | 'sea'): number {
  let sum = 0;
  for (const letter of text) sum += (TABLES[kind].get(letter) ?? OTHER) + SPACED[kind];
  return sum / 100;
}
