import type { Drawn } from '../creature.ts';

/** A mug whose handle is an arm on its hip, the other arm up. */
export const cup: Drawn = {
  shapes: [
    {
      role: 'main',
      d: 'M106 256C66 258 34 228 30 182C16 162 28 136 52 138C76 140 84 162 70 180C74 204 90 212 112 212Z',
    },
    // Handle, boots.
    {
      role: 'main',
      d: 'M295 183C342 171 384 199 380 249C375 297 330 321 284 312L288 277C316 280 341 267 342 243C343 219 321 214 297 219Z',
    },
    {
      role: 'accent',
      d: 'M152 326L148 346C124 340 104 354 108 370L170 388C180 390 186 382 186 372L188 330ZM214 330L216 388L286 388C294 370 278 354 252 356L250 330Z',
    },
    // Mug, its rim and what is in it.
    { role: 'main', d: 'M96 124L321 136L304 323C300 345 284 356 264 355L130 348C110 347 95 334 94 312Z' },
    { role: 'pale', d: 'M96 122C98 82 324 94 322 134C319 176 94 164 96 122Z' },
    { role: 'deep', d: 'M118 125C119 99 301 109 299 135C298 161 116 151 118 125Z' },
  ],
  markings: [
    [
      // Whipped cream with a cherry.
      {
        role: 'pale',
        d: 'M120 127C105 107 130 88 149 97C149 73 181 65 196 79C202 56 236 49 247 64C241 74 255 74 260 89C284 84 295 101 285 110C312 118 307 135 295 143Q210 160 120 127Z',
      },
      { role: 'line', d: 'M150 115Q175 134 203 112M220 93Q237 106 258 93' },
    ],
    [
      // Steam, and a heart on the mug.
      { role: 'line', d: 'M179 107C160 86 199 72 180 45M235 105C216 84 255 72 238 48' },
      {
        role: 'accent',
        d: 'M274 316C257 305 253 295 261 289Q272 286 275 296Q282 286 289 291C297 297 292 307 274 316Z',
      },
    ],
  ],
  face: {
    x: 204,
    y: 222,
    apart: 50,
    radius: 28,
    mouth: { x: 201, y: 284, width: 66 },
    hat: { x: 199, y: 112, width: 150 },
  },
};
