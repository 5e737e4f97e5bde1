import { contrast, mix, shade } from '../../colour/colour.ts';
import { paletteOn, type Palette } from '../../colour/palette.ts';
import type { DesignTokens } from '../design.ts';
import { seededRandom } from '../random.ts';

/** What a text needs on whatever lies under it, a breath above AA. */
const enoughForText = 4.6;

/**
 * The notebook's paper is the page's background and is written on in the page's own ink. What is stuck into it (notes, photos,
 * receipts, the white edge of stickers) is pale paper with ink on it, on black pages too.
 */
export function stickerTokens(palette: Palette) {
  const { primary, secondary, background, surface, text, scheme } = palette;
  const night = scheme === 'dark';
  const pale = mix(primary, 0.04, '#ffffff');
  const printed = paletteOn(pale, palette, [pale]);
  const ink = printed.text;
  // On what is too dark for ink, lines are drawn with chalk.
  const lineOn = (fill: string) => (contrast(ink, fill) >= 3 ? ink : pale);
  const cover = mix(primary, 0.1, ink);
  return {
    '--pale': pale,
    '--ink': ink,
    '--ink-muted': printed.textMuted,
    '--note-1': noteOf(primary, ink),
    '--note-2': noteOf(secondary, ink),
    '--link': printed.primaryText,
    '--line-1': lineOn(primary),
    '--line-2': lineOn(secondary),
    '--ruled': mix(primary, 0.18, pale),
    '--hi': mostOf(secondary, background, (hex) => contrast(text, hex) >= enoughForText),
    '--hi-surface': mostOf(primary, surface, (hex) => contrast(text, hex) >= enoughForText),
    '--rule': ruled(text, 0.09, background),
    '--rule-surface': ruled(text, 0.15, surface),
    '--margin': mix(primary, 0.7, surface),
    '--fibre': night ? mix('#ffffff', 0.4, background) : mix(text, 0.24, background),
    '--stripe': striped(palette.onSecondary, secondary),
    '--tape': `${secondary}d9`,
    '--tape-2': `${primary}d9`,
    '--shade': night ? '#00000073' : `${text}30`,
    '--hole': night ? mix('#000000', 0.6, background) : mix(text, 0.55, background),
    '--wire': mix(text, 0.5, background),
    '--cover': cover,
    '--marble': mix(pale, 0.82, cover),
  };
}

/** A printed line: a shade of the text where that leaves the text readable, else of what is furthest from it. */
function ruled(text: string, share: number, paper: string): string {
  const line = mix(text, share, paper);
  return contrast(text, line) >= enoughForText ? line : mix(opposite(text), share, paper);
}

function opposite(colour: string): string {
  return contrast('#ffffff', colour) > contrast('#000000', colour) ? '#ffffff' : '#000000';
}

/** The colour itself, or so much lighter that ink is read on it: mixed with paper, brown would be grey. */
function noteOf(colour: string, ink: string): string {
  let note = colour;
  for (let by = 0.04; contrast(ink, note) < enoughForText && by < 1; by += 0.04) note = shade(colour, by);
  return note;
}

/** As much of a colour as its ground takes while what stands on it stays readable, at most nine tenths. */
function mostOf(colour: string, ground: string, isReadable: (hex: string) => boolean): string {
  for (let share = 0.9; share > 0.05; share -= 0.05) {
    const mixed = mix(colour, share, ground);
    if (isReadable(mixed)) return mixed;
  }
  return ground;
}

/** The second stripe of a tape: further from its lettering, so that it costs nothing. */
function striped(lettering: string, tape: string): string {
  return mix(
    contrast('#ffffff', lettering) > contrast('#000000', lettering) ? '#ffffff' : '#000000',
    0.16,
    tape,
  );
}

/** How far the pieces of this page are from straight: other angles for each seed, none of them nothing. */
export function tilts(seed: number): DesignTokens {
  const random = seededRandom(seed);
  return Object.fromEntries(
    [1, 2, 3, 4].map((piece) => {
      const degrees = (piece % 2 === 0 ? 1 : -1) * (1 + random() * 1.8);
      return [`--tilt-${piece}`, `${degrees.toFixed(1)}deg`];
    }),
  );
}
