import type { Inks } from '../tokens.ts';

/** What people of the press wear. */
export const hats = ['fedora', 'cap', 'topper', 'eyeshade'] as const;

export type HatKind = (typeof hats)[number];

/** A hat for a head that ends at 96 below the top. */
export function Hat({ kind, fill, inks }: { kind: HatKind; fill: string; inks: Inks }) {
  const { dark, light } = inks;
  switch (kind) {
    case 'fedora':
      return (
        <>
          <path d="M128 104C128 44 140 22 168 24q32 16 64 0c28-2 40 20 40 80z" fill={fill} />
          <path d="M127 84q73 18 146 0v18H127z" fill={dark} />
          <path d="M66 110q134-30 268 0-20 26-134 26T66 110z" fill={fill} />
          <path d="m232 56 52-10 8 40-52 10z" fill={light} strokeWidth="4" />
          <path d="m242 68 36-7M245 82l24-5" strokeWidth="4" />
        </>
      );
    case 'cap':
      return (
        <>
          <path d="M92 116C70 54 140 26 206 26s130 34 104 90q-110 22-218 0z" fill={fill} />
          <path d="M206 26q-34 40-30 96M206 26q40 34 36 96" fill="none" strokeWidth="3" />
          <circle cx="206" cy="26" r="9" fill={dark} />
          <path d="M108 118q92-30 186 0 8 22-14 22-80-22-158 0-22 0-14-22z" fill={dark} />
        </>
      );
    case 'topper':
      return (
        <>
          <path d="M132 104 122-4q78-18 156 0l-10 108z" fill={fill} />
          <path d="M129 72q71 16 142 0l-3 30H132z" fill={dark} />
          <path d="M76 108q124-22 248 0-8 24-124 24T76 108z" fill={fill} />
          <path d="M146 14l6 44M162 10l4 50" strokeWidth="3" />
        </>
      );
    case 'eyeshade':
      return (
        <>
          <path d="M104 128q96-48 192 0" fill="none" strokeWidth="14" />
          <path d="M104 126q96-44 192 0l34 22q-130-54-260 0z" fill={fill} />
          <path d="m292 152 58-74 14 10-58 74-18 8z" fill={light} strokeWidth="4" />
        </>
      );
  }
}
