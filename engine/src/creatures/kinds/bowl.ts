import type { Drawn } from '../creature.ts';

/** A bowl of noodles that holds its own chopsticks. */
export const bowl: Drawn = {
  shapes: [
    // Chopsticks, the arm that holds them, the arm on the hip.
    { role: 'deep', d: 'M338 236L318 42L336 40L358 236ZM352 236L364 42L382 44L372 236Z' },
    {
      role: 'main',
      d: 'M290 262C316 264 332 246 332 218C322 192 338 172 360 174C386 176 396 204 380 222C376 266 342 300 284 298Z',
    },
    {
      role: 'main',
      d: 'M92 242C62 240 28 250 28 276C28 302 74 318 108 314L108 290C86 292 62 284 62 276C62 268 84 268 98 270Z',
    },
    {
      role: 'accent',
      d: 'M146 330L144 356C118 356 104 370 108 388L180 388L180 330ZM208 330L210 388L280 388C288 370 272 354 246 356L244 330Z',
    },
    // Noodles and an egg.
    {
      role: 'pale',
      d: 'M76 190C60 144 88 110 120 116C136 80 188 78 206 102C242 80 286 104 284 132C312 140 318 170 308 190Z',
    },
    {
      role: 'line',
      d: 'M98 164C88 138 124 122 142 142M138 164C122 116 190 94 206 132M176 164C182 144 206 146 212 164',
    },
    { role: 'white', d: 'M210 176C202 124 234 102 260 112C288 124 294 158 280 180Z' },
    { role: 'accent', d: 'M228 174C220 138 238 126 252 130C270 138 272 162 262 178Z' },
    // Bowl and its rim.
    { role: 'main', d: 'M68 186L310 186C312 282 270 352 230 352L156 352C116 352 66 282 68 186Z' },
    {
      role: 'deep',
      d: 'M50 184C50 170 56 166 68 166L310 166C322 166 328 170 328 184C328 198 322 202 310 202L68 202C56 202 50 198 50 184Z',
    },
  ],
  markings: [
    // Diamonds on the rim.
    [
      {
        role: 'pale',
        d: 'M66 184L78 174L90 184L78 194ZM122 184L134 174L146 184L134 194ZM178 184L190 174L202 184L190 194ZM234 184L246 174L258 184L246 194ZM290 184L302 174L314 184L302 194Z',
      },
    ],
  ],
  face: {
    x: 189,
    y: 248,
    apart: 50,
    radius: 27,
    mouth: { x: 189, y: 306, width: 62 },
    hat: { x: 160, y: 120, width: 150 },
  },
};
