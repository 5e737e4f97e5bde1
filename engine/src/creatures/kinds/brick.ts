import type { Drawn } from '../creature.ts';

/** A brick that flexes an arm, and shelters a seedling in one of its holes. */
export const brick: Drawn = {
  shapes: [
    // One arm shows its muscle, the other is on the hip.
    {
      role: 'main',
      d: 'M92 292C50 292 18 264 16 218C0 198 12 170 36 172C62 174 70 198 56 216C60 238 74 248 96 248Z',
    },
    {
      role: 'main',
      d: 'M326 230C354 230 390 244 388 270C386 296 348 314 310 310L312 286C332 286 352 276 352 270C352 262 338 258 322 258Z',
    },
    {
      role: 'accent',
      d: 'M146 324L144 356C118 356 104 370 108 388L182 388L182 324ZM222 324L224 388L296 388C304 370 288 354 262 356L260 324Z',
    },
    // Top with two holes, side, front with its chips.
    { role: 'pale', d: 'M76 156L118 102L340 98L304 156Z' },
    {
      role: 'ink',
      d: 'M132 130C132 114 172 114 170 130C168 146 130 146 132 130ZM246 128C248 112 288 112 286 128C282 144 244 144 246 128Z',
    },
    { role: 'deep', d: 'M264 162L298 154L340 98L344 292L300 350Z' },
    {
      role: 'main',
      d: 'M74 162C74 156 78 152 84 152L274 152L286 166L306 162L308 340C308 346 304 350 298 350L108 352L94 336L76 340Z',
    },
    // Seedling.
    {
      role: 'accent',
      d: 'M256 130C258 112 256 98 250 86C220 90 202 72 202 46C232 42 252 56 256 76C258 50 280 38 308 42C308 68 288 84 266 84C272 98 274 112 272 130Z',
    },
  ],
  markings: [
    // Its joints.
    [{ role: 'line', d: 'M80 300L112 300M108 302L108 336M304 272L266 272M268 274L268 312' }],
    // A plaster and a crack.
    [
      { role: 'accent', d: 'M232 318L276 292C288 288 296 302 288 310L244 336C232 340 224 326 232 318Z' },
      { role: 'line', d: 'M248 308L260 328M264 298L276 318M116 156L106 176L118 184' },
    ],
  ],
  face: {
    x: 190,
    y: 222,
    apart: 50,
    radius: 29,
    mouth: { x: 190, y: 290, width: 70 },
    hat: { x: 170, y: 124, width: 150 },
  },
};
