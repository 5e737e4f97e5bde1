import { mix } from '../../colour/colour.ts';
import { createPalette, type Palette } from '../../colour/palette.ts';
import type { DesignTokens } from '../design.ts';

/**
 * What the page is printed with. Speech bubbles and captions are paper with ink on them, on dark pages too: they carry
 * the text wherever a panel's ground is drawn on, so that no word ever stands on dots or rays.
 */
export function comicTokens(palette: Palette): DesignTokens {
  const { primary, secondary, scheme } = palette;
  const paper = scheme === 'dark' ? palette.text : '#ffffff';
  const printed = createPalette({ colours: [primary, secondary], background: paper });
  const ink = printed.text;
  return {
    '--paper': paper,
    '--ink': ink,
    '--ink-muted': printed.textMuted,
    '--paper-link': printed.primaryText,
    '--frame': scheme === 'dark' ? paper : ink,
    '--caption': mix(secondary, 0.28, paper),
    '--wash': mix(primary, 0.2, paper),
    '--ray': mix(ink, 0.16, primary),
    '--ray-2': mix(ink, 0.16, secondary),
    '--shine': mix(paper, 0.3, primary),
    '--surface-dot': mix(primary, 0.3, palette.surface),
    '--page-dot': mix(palette.text, 0.08, palette.background),
    '--zap': createPalette({ colours: [secondary], background: ink }).primaryText,
    '--shade': `${ink}59`,
  };
}
