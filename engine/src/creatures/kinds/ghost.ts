import type { Drawn } from '../creature.ts';

/** A sheet with a swing in its hem, both arms up to scare, a coin in one hand. */
export const ghost: Drawn = {
  shapes: [
    // A coin in the far hand, the sheet, the shade in its hem.
    { role: 'accent', d: 'M352 138C402 138 402 212 352 212C302 212 302 138 352 138Z' },
    { role: 'line', d: 'M352 160L352 184' },
    { role: 'main', d: 'M274 244C306 246 318 228 324 206C338 188 364 198 360 222C354 266 326 302 272 300Z' },
    {
      role: 'main',
      d: 'M196 42C264 42 304 92 304 156C304 226 302 274 324 316C340 344 366 344 388 330C384 374 350 392 312 384Q280 376 262 356Q240 368 230 388Q208 358 186 356Q164 368 152 388Q132 360 110 358Q84 364 64 380C86 310 90 222 90 156C90 92 128 42 196 42Z',
    },
    {
      role: 'deep',
      d: 'M304 244C306 274 312 294 324 316C340 344 366 344 388 330C384 374 350 392 312 384Q280 376 262 356C284 332 300 298 304 244Z',
    },
    // The near arm.
    { role: 'main', d: 'M104 246C80 246 72 228 66 210C52 190 26 202 32 226C38 266 66 302 112 300' },
    {
      role: 'pale',
      d: 'M122 190C142 190 142 214 122 214C102 214 102 190 122 190ZM272 190C292 190 292 214 272 214C252 214 252 190 272 190Z',
    },
  ],
  markings: [
    [
      { role: 'accent', d: 'M172 278L216 272L222 314L178 320Z' },
      { role: 'line', d: 'M162 292L182 288M212 304L232 300M190 266L194 284M200 308L204 326' },
    ],
  ],
  face: {
    x: 198,
    y: 148,
    apart: 50,
    radius: 30,
    mouth: { x: 198, y: 210, width: 54 },
    hat: { x: 198, y: 66, width: 130 },
  },
};
