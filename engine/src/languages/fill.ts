/** A fixed text with values in the place of what stands in braces, such as `{host}`; what has no value stays as it is. */
export function fill(text: string, values: Readonly<Partial<Record<string, string>>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
}
