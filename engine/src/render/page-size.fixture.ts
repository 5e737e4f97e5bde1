import { usedProperties } from './used-rules.ts';

/** Bytes that a server sends at once, before it waits for the other side. */
export const firstFlight = 14_500;

/** A sentence that no compressor has seen: words by number. */
export function words(count: number, from: number): string {
  return Array.from({ length: count }, (_, at) =>
    ((from + at) * 2_654_435_761).toString(36).slice(0, 6),
  ).join(' ');
}

/** The build leaves out what style sheets say to their readers; the least of what it does. The renderer leaves out more of what is built. */
export function asBuilt(html: string): string {
  const built = (style: string) =>
    style
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ?([{};,]) ?/g, '$1')
      .replaceAll(';}', '}')
      .replaceAll(': ', ':')
      .replaceAll(/(?<=[ :,(])0\./g, '.');
  return html.replace(/<style>.*<\/style>/s, (style) => usedProperties(built(style), html));
}
