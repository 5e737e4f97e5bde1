import { createPalette } from '../colour/palette.ts';
import type { Design, DesignTokens } from '../designs/design.ts';
import { emblemOf } from '../designs/emblem.tsx';
import { pageType } from '../designs/type.ts';
import type { PageDocument } from '../document/schema.ts';
import type { Facts, FactsImage } from '../facts.ts';
import type { PageTexts } from '../languages/languages.ts';
import { createPageContext, type PageContext } from '../sections/page-context.ts';
import { pixelsOn } from '../pixels/pixels.ts';
import { backgroundImageOf, backgroundImageTokens } from '../background-image/background-image.ts';
import { pictureTreatmentOf } from '../sections/picture-treatment.ts';
import type { SectionKind } from '../sections/schemas.ts';
import { fillTokens } from '../text/tokens.ts';
import type { FirstWords } from './fallback-fit.ts';
import { fontsFor, type PageFont } from './font-choice.ts';
import type { RenderOptions } from './options.ts';
import { shownSections } from './page.tsx';
import { designTokens, type PageStyle, pageStyle } from './style.ts';

/** What a page is drawn from. */
export interface PageInput {
  document: PageDocument;
  /** The document's. */
  design: Design;
  facts: Facts;
  options: RenderOptions;
  /** As the context has it. */
  describedIn?: string | undefined;
}

/** What follows from the facts and the look of a page, whatever its texts say. */
export interface PageGround {
  context: PageContext;
  tokens: DesignTokens;
}

/** Of the document it reads the seed, the emblem, the background picture, the language and how questions are shown. */
export function pageGround({ document, design, facts, options, describedIn }: PageInput): PageGround {
  const palette = createPalette({ colours: facts.colours, background: facts.background });
  const plain = designTokens(design, palette, document.seed);
  const backgroundImage = design.backgroundImage ? backgroundImageOf(document, facts) : null;
  const tokens =
    design.backgroundImage && backgroundImage
      ? { ...plain, ...backgroundImageTokens(plain, design.backgroundImage) }
      : plain;
  const context = createPageContext({
    facts: placed(facts, options),
    palette,
    seed: document.seed,
    emblem: emblemOf(design, document, facts.symbol, palette),
    questions: document.questions,
    backgroundImage: backgroundImage && placedPicture(backgroundImage, options.assetUrl),
    pictureTreatment: pictureTreatmentOf(facts.image, tokens, design.picture?.grounds),
    lang: document.lang,
    describedIn,
    mode: options.preview ? 'preview' : 'live',
    reminderUrl: reminderUrl(options),
    reportUrl: options.reportUrl,
    updatedAt: options.updatedAt,
    now: options.now,
  });
  return { context, tokens };
}

/** A preview shows the button, which leads nowhere. */
function reminderUrl({ preview, shared, assetUrl }: RenderOptions): string | null {
  if (preview) return '#';
  return shared?.reminder ? assetUrl(shared.reminder) : null;
}

/** What a page carries beside its elements. */
export interface PageParts {
  /** Kinds that stand on the page. */
  kinds: ReadonlySet<SectionKind>;
  fonts: readonly PageFont[];
  /** The whole CSS, rules for what is not on the page among it. */
  style: PageStyle;
}

/** @param ground of the same page */
export function pageParts({ document, design, facts, options }: PageInput, ground: PageGround): PageParts {
  const { context, tokens } = ground;
  const type = pageType(design, document.typeface);
  const fonts = fontsFor(wordsOf(document, facts) + lettersOf(context), type.fonts);
  const kinds = new Set(shownSections(document, context).map((each) => each.kind));
  const style = pageStyle({
    design,
    tokens,
    document,
    pictureTreatment: context.pictureTreatment,
    hasBackgroundImage: context.backgroundImage !== null,
    kinds,
    fonts,
    typeCss: type.css,
    // A page that grows while it is written must keep its style: what changes is sent again, and nothing waits for its fonts.
    firstWords: options.preview ? null : firstWordsOf(document, context),
    assetUrl: options.assetUrl,
    mode: context.mode,
    asksConsent: !options.preview && pixelsOn(document.pixels, options.hosting).length > 0,
  });
  return { kinds, fonts, style };
}

function firstWordsOf({ sections }: PageDocument, { tokens }: PageContext): FirstWords {
  const hero = sections.find((section) => section.kind === 'hero');
  return {
    name: tokens.name,
    headline: fillTokens(hero?.props.headline ?? '', tokens),
    tagline: fillTokens(hero?.props.tagline ?? '', tokens),
  };
}

/** The facts as they can be shown where the page will stand, with their pictures at the URLs that it loads. */
function placed(facts: Facts, { assetUrl, hosting = 'own-host' }: RenderOptions): Facts {
  return {
    ...facts,
    image: facts.image && placedPicture(facts.image, assetUrl),
    gallery: facts.gallery.map((picture) => placedPicture(picture, assetUrl)),
    embedsChart: facts.embedsChart && hosting === 'own-host',
  };
}

function placedPicture<Picture extends FactsImage>(
  picture: Picture,
  assetUrl: RenderOptions['assetUrl'],
): Picture {
  const { url, avif } = picture;
  return { ...picture, url: assetUrl(url), avif: avif === undefined ? undefined : assetUrl(avif) };
}

const letters = new Map<string, string>();

/** Every letter of the fixed texts. */
function lettersOf({ language, texts }: PageTexts): string {
  const found = letters.get(language) ?? [...new Set(JSON.stringify(texts))].join('');
  letters.set(language, found);
  return found;
}

/** Every letter of what was written for the page, to choose font files by. */
function wordsOf(document: PageDocument, facts: Facts): string {
  const { name, symbol, roadmap, gallery, creatorStated } = facts;
  return JSON.stringify([document.sections, name, symbol, roadmap, gallery, creatorStated]);
}
