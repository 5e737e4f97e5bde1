import type { FileCoin } from './coins-file.ts';

/** Two pale themes and two dark ones, as creators pick them: colours that are hard to show as they are. */
export const themes = [
  { name: 'blush', shade: 'pale', mainColors: '#f5c6c6', pageBackground: '#ffffff' },
  { name: 'butter', shade: 'pale', mainColors: '#fff3b0', pageBackground: '#fffdf5' },
  { name: 'neon', shade: 'dark', mainColors: '#39ff14', pageBackground: '#0b0f1a' },
  { name: 'cocoa', shade: 'dark', mainColors: '#6b4423', pageBackground: '#17110c' },
] as const;
export type Shade = (typeof themes)[number]['shade'];

/**
 * A coin of the file in every theme, or in those of one shade, without its picture: the designs draw what stands for it in the theme's
 * colour.
 */
export function inThemes({ details }: FileCoin, shade?: Shade): (FileCoin & { theme: string })[] {
  const chosen = themes.filter((theme) => shade === undefined || theme.shade === shade);
  return chosen.map(({ name, mainColors, pageBackground }) => ({
    details: Object.assign({}, details, { mainColors, pageBackground, mainImageUrl: '' }),
    picture: null,
    refused: [],
    theme: name,
  }));
}
