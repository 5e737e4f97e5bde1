import { renderToStaticMarkup } from 'react-dom/server';
import { designs } from '../designs/designs.ts';
import type { PageDocument } from '../document/schema.ts';
import type { Facts, FactsImage } from '../facts.ts';
import { boundedCache } from '../colour/bounded-cache.ts';
import { certainLanguageOf } from '../languages/language-of.ts';
import { sourceHash } from './digest.ts';
import { fontAsset } from './font-choice.ts';
import { default as byPictures } from '../pixels/report-by-pictures.ts?script';
import { default as byScripts } from '../pixels/report-by-scripts.ts?script';
import { pixelSources, pixelsOn } from '../pixels/pixels.ts';
import { default as liveScript } from './live-page/main.ts?script';
import type { RenderedPage, RenderOptions, SharedFiles } from './options.ts';
import { pageGround, pageParts } from './page-parts.ts';
import { Page } from './page.tsx';
import { backgroundImageOf } from '../background-image/background-image.ts';
import type { PageStyle } from './style.ts';
import { usedProperties, usedRules } from './used-rules.ts';

/** By what a page does with its pixels. */
const scripts = {
  none: hashed(liveScript),
  pictures: hashed(`${liveScript}\n${byPictures}`),
  scripts: hashed(`${liveScript}\n${byScripts}`),
};

function hashed(code: string) {
  return { code, hash: sourceHash(code) };
}

/** React closes every element of a drawing; one without children may close itself. */
const emptyShape = /><\/(?:path|circle|ellipse|rect|line|use|polygon|stop)>/g;

/** A page with its style, without what no reader would miss. @param markup with an empty style */
function lightened(markup: string, { own, sheets }: PageStyle): { html: string; style: string } {
  const drawn = markup.replaceAll(emptyShape, '/>');
  const style = usedProperties(own + usedRules(sheets, drawn), drawn);
  return { html: drawn.replace('<style></style>', () => `<style>${style}</style>`), style };
}

/** Turns a document and the coin's facts into one HTML file; the same input gives the same bytes. */
export function renderPage(document: PageDocument, facts: Facts, options: RenderOptions): RenderedPage {
  const design = designs[document.design];
  const input = { document, design, facts, options, describedIn: describedIn(facts.description) };
  const ground = pageGround(input);
  const { context } = ground;
  const { kinds, fonts, style: sheet } = pageParts(input, ground);
  const { assetUrl, hosting } = options;
  const pixels = options.preview ? [] : pixelsOn(document.pixels, hosting);
  const wholeStyle = sheet.own + sheet.sheets.join('');
  const reports = pixels.length === 0 ? 'none' : hosting === 'path' ? 'pictures' : 'scripts';
  const script = options.preview ? null : scripts[reports];
  const preloads =
    hosting === 'folder'
      ? []
      : unique(fonts.filter(({ face }) => face.preload).map((font) => assetUrl(fontAsset(font))));
  const markup = renderToStaticMarkup(
    <Page
      document={document}
      design={design}
      context={context}
      options={options}
      head={{ style: options.preview ? wholeStyle : '', script: script?.code ?? null, preloads }}
    />,
  );
  const { html, style } = options.preview ? { html: markup, style: wholeStyle } : lightened(markup, sheet);
  const assets = [
    ...unique(fonts.map(fontAsset)),
    ...picturesOf(facts, design.backgroundImage && backgroundImageOf(document, facts)).flatMap(
      ({ url, avif }) => (avif === undefined ? [url] : [url, avif]),
    ),
    ...sharedNames(options.shared),
  ];
  const { chartFrame } = context.links;
  const showsChart = !options.preview && kinds.has('chart') && chartFrame !== null;
  return {
    html: `<!doctype html>${html}`,
    assets,
    scriptHash: script?.hash ?? null,
    styleHash: sourceHash(style),
    assetSources: [...new Set(assets.map((name) => sourceOf(assetUrl(name), options.pageUrl)))],
    beaconSource:
      options.preview || options.beaconUrl === null ? null : sourceOf(options.beaconUrl, options.pageUrl),
    frameSource: showsChart ? new URL(chartFrame).origin : null,
    pixelSources: pixelSources(pixels, hosting),
  };
}

/** One file may be two faces of a page. */
function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}

function sharedNames(shared: SharedFiles | null | undefined): string[] {
  if (!shared) return [];
  const { card, icon, appleIcon, manifest, reminder = null, others } = shared;
  return [card, icon, appleIcon, manifest, reminder, ...others].filter((name) => name !== null);
}

function picturesOf({ image, gallery }: Facts, backgroundImage: FactsImage | null = null): FactsImage[] {
  return [image, backgroundImage, ...gallery].filter((picture) => picture !== null);
}

/** How a policy names where a file comes from; the page's own origin by `'self'`, so that it may be reached by another name. */
function sourceOf(url: string, pageUrl: string): string {
  const { origin } = new URL(url, pageUrl);
  return origin === new URL(pageUrl).origin ? "'self'" : origin;
}

const descriptions = boundedCache<string>(256);

/** Pages are rendered more often than they are described. */
function describedIn(description: string): string | undefined {
  return descriptions(description, () => certainLanguageOf(description) ?? '') || undefined;
}
