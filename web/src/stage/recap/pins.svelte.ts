/** Numbered pins on the board while the recap is open, and the one that is pointed at. */
export interface Pin {
  number: number;
  token: string;
}

export const pins = $state<{ shown: Pin[]; pointed: number | null }>({ shown: [], pointed: null });
