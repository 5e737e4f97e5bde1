/** The text with its first letter as it begins a sentence. */
export function capital(text: string): string {
  const [first = '', ...rest] = text;
  return `${first.toUpperCase()}${rest.join('')}`;
}
