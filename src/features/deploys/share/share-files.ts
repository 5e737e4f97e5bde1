import { createPalette, type Palette } from '@moonpage/engine/colour/palette.ts';
import type { CardProps } from '@moonpage/engine/designs/card.ts';
import { designs } from '@moonpage/engine/designs/designs.ts';
import { emblemOf } from '@moonpage/engine/designs/emblem.tsx';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import { fill } from '@moonpage/engine/languages/fill.ts';
import { pageTexts } from '@moonpage/engine/languages/languages.ts';
import type { Texts } from '@moonpage/engine/languages/texts.ts';
import { fillTokens, tokenValues } from '@moonpage/engine/text/tokens.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import type { SharedFiles } from '@moonpage/engine/render/options.ts';
import sharp from 'sharp';
import { encodeInTurn } from '../../../platform/limits/encoders.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { PageAssets } from '../../pages/assets.ts';
import type { LoadCardFont } from './card-fonts.ts';
import { drawCard } from './draw-card.ts';
import type { Draw } from './drawing.ts';
import { drawEmblem } from './emblem.tsx';
import { drawIcons } from './icons.ts';
import { plainCard, plainPicture } from './plain-card.ts';
import type { LoadScriptFonts } from './script-fonts.ts';
import { treatmentsElsewhere, type PictureTreatments, shownPicture } from './shown-picture.ts';

/** Draws and keeps what stands for a page elsewhere. @returns the files' public paths */
export type MakeSharedFiles = (page: { document: PageDocument; facts: Facts }) => Promise<SharedFiles>;

interface Deps {
  /** Keeps the files, whose names follow from their content, so the same page keeps the same files. */
  readonly assets: Pick<PageAssets, 'keep' | 'read' | 'nameOf'>;
  readonly loadFont: LoadCardFont;
  readonly loadScriptFonts: LoadScriptFonts;
  readonly draw: Draw;
  readonly log: Pick<Log, 'error'>;
}

/** A page whose card or emblem cannot be drawn, or not in time, gets plain ones, and the log says why. */
export function createSharedFiles({ assets, loadFont, loadScriptFonts, draw, log }: Deps): MakeSharedFiles {
  return async ({ document, facts }) => {
    const palette = createPalette({ colours: facts.colours, background: facts.background });
    const stored = facts.image === null ? null : await assets.read(assets.nameOf(facts.image.url));
    const mascot = stored && (await encodeInTurn(() => sharp(stored.bytes).png().toBuffer()));
    const treatments = treatmentsElsewhere(mascot && facts.image, { document, palette });
    const { picture, card } = await drawPictures({ document, facts, palette, mascot, treatments });
    const icons = await drawIcons(await shownPicture(picture, treatments.plain), palette.background);
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

  async function drawPictures(page: {
    document: PageDocument;
    facts: Facts;
    palette: Palette;
    mascot: Buffer | null;
    treatments: PictureTreatments;
  }): Promise<{ picture: Buffer; card: Buffer }> {
    const { document, facts, palette, mascot, treatments } = page;
    let picture = mascot;
    try {
      const design = designs[document.design];
      const own = await Promise.all(design.cardFonts.map(loadFont));
      const { texts: fixed, isEnglish } = pageTexts(document.lang);
      const texts = cardTextsOf({ document, facts, texts: fixed });
      const said = [...Object.values(texts), ...cardWords(fixed)].join(' ');
      const fonts = [...own, ...(await loadScriptFonts(said, own, design.cardWeight))];
      picture ??= await drawEmblem(emblemOf(design, document, facts.symbol, palette), fonts, draw);
      const shown = await shownPicture(picture, treatments.card);
      const content: CardProps = {
        ...texts,
        texts: fixed,
        isEnglish,
        palette,
        seed: document.seed,
        picture: `data:image/png;base64,${shown.toString('base64')}`,
        isDrawn: mascot === null,
        isFrameless: treatments.card !== null && treatments.card.kind !== 'plate',
      };
      return { picture, card: await drawCard(design, content, fonts, draw) };
    } catch (error) {
      const page = { err: error, design: document.design, name: facts.name };
      log.error(page, 'share card drawing failed');
      picture ??= await plainPicture(palette);
      return { picture, card: await plainCard(await shownPicture(picture, treatments.plain), palette) };
    }
  }
}

/** Fixed words that cards have. */
function cardWords({ card, newspaper }: Texts): string[] {
  return [...Object.values(card), newspaper.extra];
}

function cardTextsOf(page: {
  document: PageDocument;
  facts: Facts;
  texts: Texts;
}): Pick<CardProps, 'name' | 'ticker' | 'headline' | 'chain' | 'chainName'> {
  const { document, facts, texts } = page;
  const hero = document.sections.find((section) => section.kind === 'hero');
  const values = tokenValues(facts, texts.unnamed);
  return {
    name: values.name,
    ticker: values.ticker,
    headline: hero ? fillTokens(hero.props.headline, values) : '',
    chain: facts.blockchain === 'Other' ? '' : fill(texts.card.on, { chain: facts.blockchain }),
    chainName: facts.blockchain === 'Other' ? '' : facts.blockchain,
  };
}

/** The manifest stands beside its pictures. */
function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
