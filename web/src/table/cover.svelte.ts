/** How much of the map the sheets of a phone lie over: their upper edge, in px of the window; null: no sheet. */
class Cover {
  top = $state<number | null>(null);
  #sheets = new Set<HTMLElement>();

  /** For a sheet itself, as an attachment: it grows and shrinks with what it tells. */
  by = (sheet: HTMLElement) => {
    this.#sheets.add(sheet);
    const seen = new ResizeObserver(() => this.#measure());
    seen.observe(sheet);
    return () => {
      seen.disconnect();
      this.#sheets.delete(sheet);
      this.#measure();
    };
  };

  /** px of an element's lower edge that lie below the sheets. */
  over(element: Element | null | undefined): number {
    if (!element || this.top === null) return 0;
    return Math.max(0, element.getBoundingClientRect().bottom - this.top);
  }

  #measure() {
    const tops = [...this.#sheets].map((sheet) => sheet.getBoundingClientRect().top);
    this.top = tops.length ? Math.min(...tops) : null;
  }
}

export const cover = new Cover();
