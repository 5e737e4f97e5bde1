/** Faces of punctuation, drawn in the middle of 400 by 400 so that no font has to have their signs. */
const eyes = {
  /** `o o` */
  open: 'M112 168h40v40h-40zM248 168h40v40h-40z',
  /** `^ ^` */
  glad: 'M106 206l28-36 28 36M238 206l28-36 28 36',
  /** `- -` */
  calm: 'M106 190h56M238 190h56',
  /** `> <` */
  tight: 'M112 166l40 24-40 24M288 166l-40 24 40 24',
  /** `o -` */
  wink: 'M112 168h40v40h-40zM238 190h56',
  /** `T T` */
  moved: 'M106 172h56M134 172v46M238 172h56M266 172v46',
} as const;

const mouths = {
  /** `_` */
  line: 'M168 238h64',
  /** `w` */
  cat: 'M160 222l20 24 20-24 20 24 20-24',
  /** `o` */
  round: 'M186 222h28v28h-28z',
  /** `v` */
  smile: 'M168 222l32 26 32-26',
} as const;

/** Never empty. */
export const faces: readonly [string, ...string[]] = [
  `${eyes.tight}${mouths.line}`,
  `${eyes.glad}${mouths.line}`,
  `${eyes.open}${mouths.cat}`,
  `${eyes.calm}${mouths.line}`,
  `${eyes.wink}${mouths.smile}`,
  `${eyes.glad}${mouths.cat}`,
  `${eyes.open}${mouths.line}`,
  `${eyes.moved}${mouths.line}`,
  `${eyes.calm}${mouths.cat}`,
  `${eyes.tight}${mouths.cat}`,
  `${eyes.open}${mouths.round}`,
  `${eyes.wink}${mouths.cat}`,
];
