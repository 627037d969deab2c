/** What changed of a view, put on the one before: sections travel alone, and of long lists only entries. */
type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function patched(view: unknown, patch: unknown): unknown {
  if (!isObject(view) || !isObject(patch)) return view;
  const found: Json = { ...view };
  for (const [name, section] of Object.entries(patch)) found[name] = sectionOf(view[name], section);
  return found;
}

/** A list whose entries come by number keeps the others; everything else is replaced. */
function sectionOf(former: unknown, section: unknown): unknown {
  if (!Array.isArray(former) || !isObject(section)) return section;
  return former.map((entry: unknown, at) => section[String(at)] ?? entry);
}
