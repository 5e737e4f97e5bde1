import type { Drawn } from '../creature.ts';

/** A pullover that nobody wears but itself: knitted or hooded by its markings, one sleeve up. */
export const garment: Drawn = {
  shapes: [
    {
      role: 'accent',
      d: 'M150 340L148 356C122 356 108 370 112 388L186 388L186 340ZM214 340L216 372C216 384 224 390 234 388L286 374C300 358 282 342 258 348L252 340Z',
    },
    // Sleeves with their cuffs: one hangs, one waves.
    { role: 'main', d: 'M112 88C64 104 32 172 24 250L78 262C82 226 92 200 106 182Z' },
    { role: 'deep', d: 'M20 246L82 258C86 272 82 286 72 288L32 280C20 276 16 260 20 246Z' },
    { role: 'main', d: 'M286 86C310 100 324 96 326 60L378 62C386 136 362 192 300 214Z' },
    { role: 'deep', d: 'M320 72C316 52 320 40 330 38L368 38C380 40 386 54 384 74Z' },
    // Body, hem, collar.
    { role: 'main', d: 'M148 64C118 72 98 84 90 110L96 336L304 336L310 110C302 84 282 72 252 64Z' },
    {
      role: 'deep',
      d: 'M92 322Q200 334 308 322L308 346C308 354 304 360 296 360L104 360C96 360 92 354 92 346Z',
    },
    { role: 'line', d: 'M134 332L134 354M178 334L178 354M222 334L222 354M266 332L266 354' },
    { role: 'deep', d: 'M140 70C140 38 260 38 260 70C260 118 140 118 140 70Z' },
    { role: 'ink', d: 'M164 66C164 52 236 52 236 66C236 88 164 88 164 66Z' },
  ],
  markings: [
    // A knitted band.
    [
      {
        role: 'accent',
        d: 'M95 298L121 278L147 298L173 278L200 298L227 278L253 298L279 278L305 298L305 314L279 296L253 316L227 296L200 316L173 296L147 316L121 296L95 314Z',
      },
    ],
    // Strings and a pocket.
    [
      { role: 'line', d: 'M186 106L184 134M214 106L218 128' },
      { role: 'pale', d: 'M150 284L250 284L276 324Q200 330 124 324Z' },
    ],
  ],
  face: {
    x: 200,
    y: 176,
    apart: 50,
    radius: 28,
    mouth: { x: 200, y: 240, width: 66 },
    hat: { x: 196, y: 74, width: 140 },
  },
};
