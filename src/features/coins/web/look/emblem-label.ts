import { parseEmblem } from '@moonpage/engine/creatures/emblem.ts';

/** An emblem in words, such as `Sad frog, 2` or `Ticker, 1`. */
export function emblemLabel(name: string): string {
  const look = parseEmblem(name);
  if (look === null) return 'Unknown';
  const { creature, variant } = look;
  const words = creature === null ? 'ticker' : `${creature.mood} ${creature.kind}`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}, ${variant + 1}`;
}
