import { renderToStaticMarkup } from 'react-dom/server';
import { createPalette } from '../colour/palette.ts';
import { designs } from '../designs/designs.ts';
import type { PageDocument } from '../document/schema.ts';
import type { Facts, FactsImage } from '../facts.ts';
import { fillTokens } from '../text/tokens.ts';
import { createPageContext, type PageContext } from '../sections/page-context.ts';
import { sourceHash } from './digest.ts';
import type { FirstWords } from './fallback-fit.ts';
import { fontAsset, fontsFor } from './font-choice.ts';
import { default as liveScript } from './live-page/main.ts?script';
import type { RenderedPage, RenderOptions, SharedFiles } from './options.ts';
import { Page, shownSections } from './page.tsx';
import { pageStyle } from './style.ts';

const liveScriptHash = sourceHash(liveScript);

/** Turns a document and the coin's facts into one HTML file; the same input gives the same bytes. */
export function renderPage(document: PageDocument, facts: Facts, options: RenderOptions): RenderedPage {
  const design = designs[document.design];
  const palette = createPalette({ colours: facts.colours, background: facts.background });
  const mode = options.preview ? 'preview' : 'live';
  const fonts = fontsFor(wordsOf(document, facts), design.fonts);
  const context = createPageContext({
    facts: placed(facts, options),
    palette,
    seed: document.seed,
    Emblem: design.Emblem,
    lang: document.lang,
    mode,
    reportUrl: options.reportUrl,
    updatedAt: options.updatedAt,
    now: options.now,
  });
  const kinds = new Set(shownSections(document, context).map((each) => each.kind));
  const { assetUrl } = options;
  // A page that grows while it is written must keep its style: what changes is sent again, and nothing waits for its fonts.
  const firstWords = options.preview ? null : firstWordsOf(document, context);
  const style = pageStyle({ design, palette, seed: document.seed, kinds, fonts, firstWords, assetUrl, mode });
  const script = options.preview ? null : liveScript;
  const preloads = fonts.filter(({ face }) => face.preload).map((font) => assetUrl(fontAsset(font)));
  const html = renderToStaticMarkup(
    <Page
      document={document}
      design={design}
      context={context}
      options={options}
      head={{ style, script, preloads }}
    />,
  );
  const assets = [
    ...fonts.map(fontAsset),
    ...picturesOf(facts).flatMap(({ url, avif }) => (avif === undefined ? [url] : [url, avif])),
    ...sharedNames(options.shared),
  ];
  const { chartFrame } = context.links;
  const showsChart = mode === 'live' && kinds.has('chart') && chartFrame !== null;
  return {
    html: `<!doctype html>${html}`,
    assets,
    scriptHash: script === null ? null : liveScriptHash,
    styleHash: sourceHash(style),
    assetSources: [...new Set(assets.map((name) => sourceOf(assetUrl(name), options.pageUrl)))],
    beaconSource:
      options.preview || options.beaconUrl === null ? null : sourceOf(options.beaconUrl, options.pageUrl),
    frameSource: showsChart ? new URL(chartFrame).origin : null,
  };
}

function firstWordsOf({ sections }: PageDocument, { tokens }: PageContext): FirstWords {
  const hero = sections.find((section) => section.kind === 'hero');
  return {
    name: tokens.name,
    headline: fillTokens(hero?.props.headline ?? '', tokens),
    tagline: fillTokens(hero?.props.tagline ?? '', tokens),
  };
}

function sharedNames(shared: SharedFiles | null | undefined): string[] {
  if (!shared) return [];
  const { card, icon, appleIcon, manifest, others } = shared;
  return [...(card === null ? [] : [card]), icon, appleIcon, manifest, ...others];
}

function picturesOf({ image, gallery }: Facts): FactsImage[] {
  return [...(image === null ? [] : [image]), ...gallery];
}

/** The facts as they can be shown where the page will stand, with their pictures at the URLs that it loads. */
function placed(facts: Facts, { assetUrl, hosting }: RenderOptions): Facts {
  return {
    ...facts,
    image: facts.image && placedPicture(facts.image, assetUrl),
    gallery: facts.gallery.map((picture) => placedPicture(picture, assetUrl)),
    embedsChart: facts.embedsChart && hosting !== 'path',
  };
}

function placedPicture<Picture extends FactsImage>(
  picture: Picture,
  assetUrl: RenderOptions['assetUrl'],
): Picture {
  const { url, avif } = picture;
  return { ...picture, url: assetUrl(url), avif: avif === undefined ? undefined : assetUrl(avif) };
}

/** How a policy names where a file comes from; the page's own origin by `'self'`, so that it may be reached by another name. */
function sourceOf(url: string, pageUrl: string): string {
  const { origin } = new URL(url, pageUrl);
  return origin === new URL(pageUrl).origin ? "'self'" : origin;
}

/** Every letter that may be on the page, to choose font files by. */
function wordsOf(document: PageDocument, facts: Facts): string {
  const { name, symbol, roadmap, gallery, creatorStated } = facts;
  return JSON.stringify([document.sections, name, symbol, roadmap, gallery, creatorStated]);
}
