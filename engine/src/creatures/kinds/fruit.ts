import type { Drawn } from '../creature.ts';

/** A round fruit with a stem and a leaf, an apple or a berry by its markings, that greets. */
export const fruit: Drawn = {
  shapes: [
    { role: 'deep', d: 'M170 124C166 94 170 67 185 46L209 57C197 78 192 96 196 122Z' },
    // Arms: one hangs, one is up.
    { role: 'main', d: 'M92 236C60 240 36 264 34 294C34 318 66 320 72 300C76 284 90 276 108 276Z' },
    { role: 'main', d: 'M304 226C330 218 340 192 338 162C340 140 372 140 374 164C378 214 354 252 312 260Z' },
    {
      role: 'accent',
      d: 'M150 326L146 346C122 340 102 354 106 370L168 388C178 390 184 382 184 372L186 330ZM218 330L220 388L290 388C298 370 282 354 256 356L254 330Z',
    },
    {
      role: 'main',
      d: 'M184 117C225 76 304 92 311 188C318 284 269 357 222 350Q199 344 178 354C133 367 74 301 67 205C61 109 137 82 184 117Z',
    },
    {
      role: 'pale',
      d: 'M87 198C82 158 102 130 132 128C140 130 139 140 129 144C110 154 105 174 107 198C106 210 90 211 87 198Z',
    },
    { role: 'accent', d: 'M198 88C211 47 258 35 293 47C286 89 239 111 198 88Z' },
    { role: 'line', d: 'M217 80Q243 72 264 61' },
  ],
  markings: [
    // The dip round the stem.
    [{ role: 'line', d: 'M158 120Q187 142 213 112' }],
    // A collar of leaves, and seeds.
    [
      {
        role: 'accent',
        d: 'M183 105C207 83 245 84 271 104L236 117L244 146L206 127L186 154L162 130L128 155L132 124L95 117C118 93 155 86 183 105Z',
      },
      {
        role: 'pale',
        d: 'M97 253Q115 260 111 280Q96 271 97 253ZM288 240Q271 249 278 268Q292 257 288 240ZM147 316Q164 320 163 339Q149 334 147 316ZM247 309Q232 316 235 334Q248 327 247 309Z',
      },
    ],
  ],
  face: {
    x: 192,
    y: 208,
    apart: 48,
    radius: 28,
    mouth: { x: 196, y: 270, width: 66 },
    hat: { x: 184, y: 117, width: 150 },
  },
};
