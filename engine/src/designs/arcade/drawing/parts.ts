import type { Bitmap } from './pixels.ts';

/** `F` is a feature of the face, `G` a cloth in the second colour and `g` its fold, `W` a glove, `K` a line. */
type Parts = readonly [Bitmap, ...Bitmap[]];

/** Fourteen cells wide, in the middle of the face. */
export const eyes: Parts = [
  ['..............', '...FF....FF...', '...FF....FF...', '...FF....FF...'],
  ['..FFF....FFF..', '..FHF....FHF..', '..FFF....FFF..', '..FFF....FFF..'],
  ['..............', '...FF....FF...', '..FFFF..FFFF..', '..F..F..F..F..'],
  ['..............', '..FFFF..FFFF..', '...FF....FF...'],
  ['.FFFFFFFFFFFF.', '.FFHFF..FFHFF.', '.FHFFF..FHFFF.', '..FFF....FFF..'],
  ['...FF.........', '...FF...FFFF..', '...FF.........', '...FF.........'],
  ['..FF......FF..', '...FF....FF...', '...FFF..FFF...', '...FF....FF...'],
];

/** Fourteen cells wide, below the eyes. */
export const mouths: Parts = [
  ['...F......F...', '....FFFFFF....'],
  ['...FFFFFFFF...', '...FHHHHHHF...', '....FFFFFF....'],
  ['...FFFFFFFF...', '.....FGGF.....', '......GG......'],
  ['......FF......', '.....F..F.....', '......FF......'],
  ['...F..FF..F...', '....FF..FF....'],
  ['....FFFFFF....'],
  ['........FF....', '....FFFF......'],
];

/** Eighteen cells wide; the last row lies on the brow. */
export const hats: Parts = [
  [
    '...GG..GGGG..GG...',
    '...GG..GGGG..GG...',
    '...GGGGGGGGGGGG...',
    '...GWGGGWWGGGWG...',
    '...gggggggggggg...',
  ],
  [
    '......GGGGGG......',
    '....GGGGGGGGGG....',
    '...GGGGGGGGGGGG...',
    '...gggggggggggg...',
    '...WWWWWWWWWWWWWWW',
  ],
  [
    '....GGGGGGGGGG....',
    '....GGGGGGGGGG....',
    '....GGGGGGGGGG....',
    '....WWWWWWWWWW....',
    '..GGGGGGGGGGGGGG..',
  ],
  [
    '.......GGGG.......',
    '.......GGGG.......',
    '........gg........',
    '........gg........',
    '........gg........',
  ],
  [
    '.KK............KK.',
    '.KPKK........KKPK.',
    '.KPPPK......KPPPK.',
    '.KPGGPK....KPGGPK.',
    '.KPGGPPKKKKPPGGPK.',
  ],
  [
    '.W..............W.',
    'WW..............WW',
    'WWW............WWW',
    '.WWW..........WWW.',
    '..WWW........WWW..',
  ],
  [
    '....GGG....GGGG...',
    '...GGGGG..GGGGGG..',
    '....GGGGggGGGG....',
    '........gg........',
    '........gg........',
  ],
  [
    '...GGGGG..ggggg...',
    '........WW........',
    '......GGGGGG......',
    '....GGGGGGGGGG....',
    '...WGGWGGGGWGGW...',
  ],
  [
    '......G..GG.......',
    '.....GG.GGG.GG....',
    '....GGGGGGGGGGG...',
    '.....GGGGGGGGG....',
    '......ggggggg.....',
  ],
];

/** The left one, six cells wide; the right one is the same or another in the mirror. */
export const arms: Parts = [
  ['......', '......', '.....G', '...GGG', '..GGG.', '..GG..', '.WWWW.', '.WWWW.', '..WW..'],
  ['..WW..', '.WWWW.', '.WWWW.', '..GG..', '..GGG.', '...GGG', '.....G'],
  ['......', '......', '....GG', '..GGG.', '.GGG..', '..GGG.', '...WWW', '...WWW'],
];

/** Twelve cells wide, under the coin. */
export const legs: Bitmap = ['..GG....GG..', '..GG....GG..', '.WWW....WWW.', 'WWWW....WWWW'];
