import { colourToHex, contrast, over, parseColour } from '../../colour/colour.ts';
import type { Palette } from '../../colour/palette.ts';

/** Strengths to try, as the alpha pair of `#rrggbbaa`, strongest first; the last is none at all. */
const strengths = ['3d', '33', '29', '1f', '14', '0a', '00'] as const;

/** WCAG 2 AA for text. */
const enough = 4.5;

/**
 * A colour as a haze over the page's background, as strong as `text` and `textMuted` bear; coloured text stays out of it.
 * @returns `#rrggbbaa`
 */
export function hazeOf(colour: string, palette: Palette): string {
  const texts = [palette.text, palette.textMuted];
  const strength = strengths.find((alpha) => {
    const ground = mixed(`${colour}${alpha}`, palette.background);
    return texts.every((text) => contrast(text, ground) >= enough);
  });
  return `${colour}${strength ?? '00'}`;
}

function mixed(haze: string, background: string): string {
  const [above, below] = [parseColour(haze), parseColour(background)];
  return above === null || below === null ? background : colourToHex(over(above, below));
}
