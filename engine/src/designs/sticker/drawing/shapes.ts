/** A drawing on a 100-unit square: the outline that is cut along, and the lines inside it. */
interface Shape {
  outline: string;
  lines: string;
}

/** What the sticker sheets of this notebook hold. */
export const decals = {
  star: {
    outline:
      'M50 7c4 0 9 24 13 28 5 4 30 2 31 6s-21 16-23 22 9 28 5 31-21-14-27-14-23 17-27 14 7-25 5-31S4 45 6 41s26-2 31-6S46 7 50 7z',
    lines: 'M42 46v8M58 46v8M40 62q9 8 19 0',
  },
  heart: {
    outline: 'M50 90C18 66 5 48 10 29 16 9 42 9 50 31 58 9 84 9 90 29c5 19-8 37-40 61z',
    lines: 'M22 38c1-9 6-14 13-15',
  },
  bolt: { outline: 'M62 5 19 57l24 1-10 37 48-56-27-1z', lines: '' },
  smile: {
    outline: 'M51 7c27 0 43 19 42 43-1 27-19 44-44 43C23 92 6 74 7 49 8 25 25 7 51 7z',
    lines: 'M37 32v13M63 32v13M25 57c9 25 42 26 50 1-16 6-33 6-50-1z',
  },
  flower: {
    outline: 'M37 32a17 17 0 1 1 26 0a17 17 0 1 1 8 25a17 17 0 1 1-21 15a17 17 0 1 1-21-15a17 17 0 1 1 8-25z',
    lines: 'M50 39a11 11 0 1 1-.1 0z',
  },
  moon: {
    outline: 'M64 8C34 8 12 30 14 56c2 24 24 40 48 36 12-2 22-8 28-18-24 4-40-8-42-28-2-16 4-30 16-38z',
    lines: 'M25 53q5 5 10-1M34 70q6 4 11-1',
  },
  eye: {
    outline: 'M4 52C24 16 74 14 96 50 76 86 26 88 4 52z',
    lines: 'M50 31a20 20 0 1 1-.1 0zM52 44a7 7 0 1 1-.1 0z',
  },
  mushroom: {
    outline:
      'M6 54C4 16 30 6 51 6c24 0 46 14 43 48-8 6-18 6-27 5 2 10 2 20 4 28-10 8-32 8-42 0 2-8 3-18 4-28-9 1-19 1-27-5z',
    lines: 'M33 59q17 4 34 0M30 24a8 8 0 1 1-.1 0zM66 20a9 9 0 1 1-.1 0zM50 40a6 6 0 1 1-.1 0z',
  },
} as const satisfies Record<string, Shape>;

export type DecalName = keyof typeof decals;

/** Lines of the marker beside what is written, each on a 100-unit square; the underline is three squares long. */
export const doodles = {
  arrow: 'M92 10C60 0 30 12 34 34c4 16 26 12 22-4-6-18-38-8-40 48M4 62l13 20 17-17',
  spiral:
    'M52 50c4-6 12 0 9 8-5 10-22 8-24-5-2-16 18-26 32-16 17 11 14 37-6 44-24 8-46-8-46-32 0-26 24-42 50-36',
  rays: 'M20 78 6 60M44 62 38 22M72 66 88 30M90 84l8-4',
  underline: 'M2 34C60 20 190 18 296 28 220 28 130 34 74 46c60-8 120-8 176-4',
} as const;

export type DoodleName = keyof typeof doodles;
