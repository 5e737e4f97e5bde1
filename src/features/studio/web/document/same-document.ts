/**
 * Whether two documents, or parts of them, say the same: in whatever order their keys stand, and with whatever spaces around their texts, as the
 * service keeps neither.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, theirs] = [one, other] as Record<string, unknown>[];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(mine?.[name], theirs?.[name]));
}
