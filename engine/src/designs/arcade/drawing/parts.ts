import type { Bitmap } from './pixels.ts';

/** `W` is what is lit, `G` the second colour and `g` its shade. */
type Parts = readonly [Bitmap, ...Bitmap[]];

/** Eleven cells wide and seven high, struck into the upper half of the coin. */
export const crests: Parts = [
  ['.....G.....', '.....G.....', '.GGGGWGGGG.', '...GGGGG...', '..GGGgGGG..', '..GG...GG..', '.G.......G.'],
  ['...........', '.G...G...G.', '.GG.GWG.GG.', '.GGGGGGGGG.', '.GGGGGGGGG.', '.ggggggggg.', '...........'],
  ['......GG...', '.....GG....', '....GWG....', '...GGGGGG..', '.....GGg...', '....GGg....', '....Gg.....'],
  ['...........', '..GGG.GGG..', '.GWGGGGGGG.', '.GGGGGGGGG.', '..GGGGGGg..', '...GGGgg...', '.....g.....'],
  ['...GGGGG...', '..GWGGGGG..', '.GGGGGGGGG.', '..GGGGGGg..', '...GGGGg...', '....GGg....', '.....g.....'],
  ['.....G.....', '....GG.....', '....GGG.G..', '..G.GGGGG..', '..GGGWGGG..', '...GWWWg...', '....ggg....'],
  ['....GGG....', '...GGWGG...', '...GGGGG...', '.....G.....', '.....GGG...', '.....G.....', '.....GG....'],
];

/** Eleven cells wide and five high, below the ribbon. */
export const feet: Parts = [
  ['..G.G.G.G..', '...........', '...G.G.G...', '...........', '.....G.....'],
  ['.G...G...G.', '..G.G.G.G..', '...G...G...', '...........', '....GGG....'],
  ['...........', '.GGGGGGGGG.', '...........', '...GGGGG...', '...........'],
  ['.G.......G.', '.GG.....GG.', '..GGG.GGG..', '....GGG....', '...........'],
  ['.....G.....', '....GGG....', '...GG.GG...', '....GGG....', '.....G.....'],
];

/** Five cells square: what glints beside the coin. */
export const glints: Parts = [
  ['..W..', '..W..', 'WWWWW', '..W..', '..W..'],
  ['.....', '..W..', '.WWW.', '..W..', '.....'],
  ['W...W', '.....', '..W..', '.....', 'W...W'],
];
