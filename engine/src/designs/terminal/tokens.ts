import type { Palette } from '../../colour/palette.ts';
import type { DesignTokens } from '../design.ts';
import { tintedSurface } from '../shared/tints.ts';

/** The lines of the boxes, every second bar of the paper, like those of old print-outs, and what glows on the screen. */
export function tokens(palette: Palette): DesignTokens {
  return {
    '--line': `color-mix(in oklab,${palette.text} 34%,${palette.background})`,
    '--bar': tintedSurface(palette, 'surfaceRaised'),
    '--glow': `${palette.primary}8c`,
  };
}
