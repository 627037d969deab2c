/** How wide words are on a small chip, in the typeface that has come. */
const FONT = '600 14px "Commissioner Variable", sans-serif';
let pen: CanvasRenderingContext2D | null = null;

export function wordsWidth(words: string): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return Infinity; // nothing is known: columns, which scroll
  pen.font = FONT;
  return pen.measureText(words).width;
}
