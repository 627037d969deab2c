/** The engine closes a reason with its rule's id; where the rule is shown as a link, once is enough. */
export function withoutRule(reason: string, rule: string | null): string {
  const end = ` (${rule})`;
  return rule && reason.endsWith(end) ? reason.slice(0, -end.length) : reason;
}
