const coloursAtMost = 5;
/** Colours nearer than this (of 441, the distance from black to white) look like one. */
const apart = 72;
/** A colour on less of the picture than this is a detail. */
const smallestShare = 0.015;

interface Group {
  count: number;
  red: number;
  green: number;
  blue: number;
}

/**
 * The colours that a picture is remembered by, the most striking first, as `#rrggbb`: large areas count, vivid ones count more.
 * @param pixels RGBA, 4 bytes each; what is mostly transparent is not looked at.
 */
export function dominantColours(pixels: Uint8Array): string[] {
  const groups = groupPixels(pixels);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const ranked = groups
    .filter(({ count }) => count >= total * smallestShare)
    .map((group) => ({ ...group, weight: group.count * (0.15 + vividness(group)) }))
    .toSorted((one, other) => other.weight - one.weight);
  const chosen: Group[] = [];
  for (const group of ranked) {
    if (chosen.length === coloursAtMost) break;
    if (chosen.every((other) => distance(group, other) >= apart)) chosen.push(group);
  }
  return chosen.map(({ red, green, blue }) => `#${hex(red)}${hex(green)}${hex(blue)}`);
}

/** Pixels of the same upper four bits per channel, each group with its mean colour. */
function groupPixels(pixels: Uint8Array): Group[] {
  const groups = new Map<number, Group>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    const red = pixels[at] ?? 0;
    const green = pixels[at + 1] ?? 0;
    const blue = pixels[at + 2] ?? 0;
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const group = groups.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    groups.set(key, group);
    group.count += 1;
    group.red += red;
    group.green += green;
    group.blue += blue;
  }
  return [...groups.values()].map(({ count, red, green, blue }) => ({
    count,
    red: red / count,
    green: green / count,
    blue: blue / count,
  }));
}

/** 0 for grey, 1 for a pure colour. */
function vividness({ red, green, blue }: Group): number {
  return (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255;
}

function distance(one: Group, other: Group): number {
  return Math.hypot(one.red - other.red, one.green - other.green, one.blue - other.blue);
}

function hex(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0');
}
