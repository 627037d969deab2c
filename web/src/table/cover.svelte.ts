/** How much of the map the sheet of a phone lies over: its upper edge, in px of the window; null: no sheet. */
class Cover {
  top = $state<number | null>(null);

  /** For the sheet itself, as an attachment: it grows and shrinks with what it tells. */
  by = (sheet: HTMLElement) => {
    const measure = () => (this.top = sheet.getBoundingClientRect().top);
    const seen = new ResizeObserver(measure);
    seen.observe(sheet);
    return () => {
      seen.disconnect();
      this.top = null;
    };
  };
}

export const cover = new Cover();
