import { createPalette } from '@moonpage/engine/colour/palette.ts';
import { designs } from '@moonpage/engine/designs/designs.ts';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import { fillTokens, tokenValues } from '@moonpage/engine/document/tokens.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import type { SharedFiles } from '@moonpage/engine/render/options.ts';
import sharp from 'sharp';
import type { PageAssets } from '../../pages/assets.ts';
import type { LoadCardFont } from './card-fonts.ts';
import { drawCard } from './draw-card.ts';
import { drawEmblem } from './emblem.tsx';
import { drawIcons } from './icons.ts';

/** Draws and keeps what stands for a page elsewhere. @returns the files' public paths */
export type MakeSharedFiles = (page: { document: PageDocument; facts: Facts }) => Promise<SharedFiles>;

/** @param assets keeps the files, whose names follow from their content, so the same page keeps the same files */
export function createSharedFiles(
  assets: Pick<PageAssets, 'keep' | 'read' | 'nameOf'>,
  loadFont: LoadCardFont,
): MakeSharedFiles {
  return async ({ document, facts }) => {
    const design = designs[document.design];
    const palette = createPalette({ colours: facts.colours, background: facts.background });
    const fonts = await Promise.all(design.cardFonts.map(loadFont));
    const stored = facts.image === null ? null : await assets.read(assets.nameOf(facts.image.url));
    const picture =
      stored === null
        ? await drawEmblem(design, { symbol: facts.symbol, seed: document.seed, palette }, fonts)
        : await sharp(stored.bytes).png().toBuffer();
    const hero = document.sections.find((section) => section.kind === 'hero');
    const values = tokenValues(facts);
    const [card, icons] = await Promise.all([
      drawCard(
        design,
        {
          name: values.name,
          ticker: values.ticker,
          headline: hero ? fillTokens(hero.props.headline, values) : '',
          chain: facts.blockchain === 'Other' ? '' : `on ${facts.blockchain}`,
          palette,
          seed: document.seed,
          picture: `data:image/png;base64,${picture.toString('base64')}`,
          isDrawn: stored === null,
        },
        fonts,
      ),
      drawIcons(picture, palette.background),
    ]);
    const png = (bytes: Buffer) => assets.keep(new Uint8Array(bytes), 'image/png');
    const [small, large] = await Promise.all([png(icons.small), png(icons.large)]);
    const manifest = JSON.stringify({
      name: facts.name,
      short_name: facts.symbol,
      icons: [
        { src: baseName(small), sizes: '192x192', type: 'image/png' },
        { src: baseName(large), sizes: '512x512', type: 'image/png' },
      ],
      theme_color: palette.background,
      background_color: palette.background,
      display: 'browser',
    });
    return {
      card: await png(card),
      icon: await assets.keep(new Uint8Array(icons.ico), 'image/x-icon'),
      appleIcon: await png(icons.apple),
      manifest: await assets.keep(new TextEncoder().encode(manifest), 'application/manifest+json'),
      others: [small, large],
    };
  };
}

/** The manifest stands beside its pictures. */
function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
