/** Marks a column that scrolls while more of it lies below its window: `data-more`. */
const SEEN = 6; // px that need no word

export function moreBelow(column: HTMLElement): () => void {
  const look = () => {
    const below = column.scrollHeight - column.scrollTop - column.clientHeight;
    column.toggleAttribute('data-more', below > SEEN);
  };
  const sizes = new ResizeObserver(look);
  const watch = () => {
    sizes.disconnect();
    for (const one of [column, ...column.children]) sizes.observe(one);
    look();
  };
  const children = new MutationObserver(watch);
  children.observe(column, { childList: true });
  column.addEventListener('scroll', look, { passive: true });
  watch();
  return () => {
    sizes.disconnect();
    children.disconnect();
    column.removeEventListener('scroll', look);
  };
}
