/** What to say of a password while it is typed: length first, repetition and mere digits count half. A hint, no rule. */
export function strengthHint(password: string): string {
  if (password.length < 6) return 'At least 6 characters.';
  const varied = Math.min(password.length, 2 * new Set(password).size);
  const worth = /^\d*$/.test(password) ? varied / 2 : varied;
  if (worth < 10) return 'Weak: a few words together are better.';
  return worth < 14 ? 'Fair: a few more characters make it strong.' : 'Strong.';
}
