import type { Drawn } from '../creature.ts';

/** A telephone with an aerial and keys that survives every fall. */
export const phone: Drawn = {
  shapes: [
    { role: 'deep', d: 'M258 95L267 56C270 38 300 40 301 58L302 98Z' },
    // Arms: both thrown out.
    { role: 'main', d: 'M119 254C85 254 52 227 43 189C38 168 67 160 76 179C84 204 101 215 124 212Z' },
    { role: 'main', d: 'M293 256C327 261 348 236 347 198C347 176 379 174 381 196C384 249 347 292 293 290Z' },
    {
      role: 'accent',
      d: 'M150 330L148 356C122 356 108 370 112 388L184 388L184 330ZM218 330L218 368C218 384 226 390 236 388L290 370C304 354 284 338 262 346L254 326Z',
    },
    // Case, screen, keys.
    {
      role: 'main',
      d: 'M111 99C113 79 125 70 145 72L293 82C313 83 324 94 323 114L298 333C296 351 286 360 268 359L132 349C114 348 105 337 106 319Z',
    },
    {
      role: 'pale',
      d: 'M130 123C131 107 137 101 151 102L283 111C297 112 303 119 301 135L286 264C284 276 279 279 267 279L144 270C132 269 128 265 127 253Z',
    },
    { role: 'accent', d: 'M171 306C173 286 236 290 235 310C233 332 170 328 171 306Z' },
    {
      role: 'deep',
      d: 'M126 287L156 289L157 305L127 303ZM130 315L158 321L159 337L131 333ZM282 298L252 295L249 311L279 313ZM274 325L246 327L243 343L271 343Z',
    },
  ],
  markings: [
    // Full signal.
    [{ role: 'line', d: 'M141 254L141 248M154 255L155 243M167 255L168 237' }],
    // A cracked corner.
    [{ role: 'line', d: 'M301 139L277 145L282 127L263 110M277 145L283 163' }],
  ],
  face: {
    x: 212,
    y: 178,
    apart: 44,
    radius: 27,
    mouth: { x: 208, y: 236, width: 60 },
    hat: { x: 194, y: 91, width: 150 },
  },
};
