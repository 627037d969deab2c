/** What a card tells besides its text: of this table, for whoever asks. */
export interface CostLine {
  /** What the line is about, for its picture: unit:gold, building:temple … */
  token: string;
  text: string;
  amount: number;
}
export interface Cost {
  lines: CostLine[];
  total: number;
  gold: number | null;
  left: number | null;
}
export interface Gift {
  token: string;
  text: string;
  price: string;
}
export interface Meter {
  text: string;
  have: number;
  want: number;
  missing: string;
}
export interface Note {
  tone: 'good' | 'bad' | 'plain';
  token: string;
  text: string;
}
export interface CardInfo {
  thing: string;
  index: number;
  gifts: Gift[];
  cost: Cost | null;
  targets: string[];
  meters: Meter[];
  /** Null: nothing is asked now for which it would matter. */
  open: boolean | null;
  reason: string;
  rules: string[];
  notes: Note[];
}
