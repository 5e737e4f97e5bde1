import { cardSize } from '../designs/card.ts';
import { fillTokens } from '../text/tokens.ts';
import type { PageDocument } from '../document/schema.ts';
import { withMarks } from '../sections/parts/words.tsx';
import type { PageContext } from '../sections/page-context.ts';
import type { RenderOptions } from './options.ts';

/** The page's one script and one style, and the fonts that its first view waits for. */
export interface HeadParts {
  style: string;
  script: string | null;
  preloads: readonly string[];
}

export function Head(head: {
  document: PageDocument;
  context: PageContext;
  options: RenderOptions;
  parts: HeadParts;
}) {
  const { document, context, options, parts } = head;
  const title = fillTokens(document.title, context.tokens);
  const description = withMarks(fillTokens(document.description, context.tokens), context);
  const url = options.canonicalUrl ?? options.pageUrl;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title lang={context.lang}>{title}</title>
      <meta name="description" content={description} />
      {options.noindex ? <meta name="robots" content="noindex, nofollow" /> : null}
      {options.canonicalUrl === undefined ? null : <link rel="canonical" href={options.canonicalUrl} />}
      <meta name="theme-color" content={context.palette.background} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {options.hosting === 'folder' ? null : <meta property="og:url" content={url} />}
      <SharedImage context={context} options={options} picture={document.sharePicture} />
      <Icons context={context} options={options} />
      {options.preview ? null : <StructuredData context={context} />}
      <Portrait context={context} />
      {parts.preloads.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      <style>{parts.style}</style>
      {parts.script === null ? null : <script>{parts.script}</script>}
    </head>
  );
}

/**
 * Asked for before the fonts, the first view's picture comes over the connection that brought the page. React asks for a picture
 * that has one format by itself.
 */
function Portrait({ context: { image, mode } }: { context: PageContext }) {
  if (image?.avif === undefined || mode === 'preview') return null;
  return <link rel="preload" as="image" href={image.avif} type="image/avif" fetchPriority="high" />;
}

function SharedImage(shared: {
  context: PageContext;
  options: RenderOptions;
  picture: PageDocument['sharePicture'];
}) {
  const { context, options, picture } = shared;
  const { image } = context;
  const card = picture === 'coin' && image !== null ? null : (options.shared?.card ?? null);
  const shown =
    card === null
      ? image && { ...image, size: 'summary' }
      : { ...cardSize, url: options.assetUrl(card), size: 'summary_large_image' };
  if (shown === null) return <meta name="twitter:card" content="summary" />;
  return (
    <>
      <meta name="twitter:card" content={shown.size} />
      <meta
        property="og:image"
        content={options.hosting === 'folder' ? shown.url : new URL(shown.url, options.pageUrl).href}
      />
      <meta property="og:image:width" content={String(shown.width)} />
      <meta property="og:image:height" content={String(shown.height)} />
    </>
  );
}

/** The coin and where else it is, for search engines, where its creator named more than its first channels: https://schema.org/Brand. */
function StructuredData({ context }: { context: PageContext }) {
  const { facts, links } = context;
  if (facts.moreUrls.length === 0) return null;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Brand',
    name: fillTokens('{name}', context.tokens),
    sameAs: links.places.map(({ url }) => url),
  };
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}

function Icons({ context, options }: { context: PageContext; options: RenderOptions }) {
  const { shared, assetUrl } = options;
  if (!shared) return <link rel="icon" href={context.image?.url ?? drawnIcon(context)} />;
  return (
    <>
      <link rel="icon" href={assetUrl(shared.icon)} sizes="48x48" />
      <link rel="apple-touch-icon" href={assetUrl(shared.appleIcon)} />
      {shared.manifest === null ? null : <link rel="manifest" href={assetUrl(shared.manifest)} />}
    </>
  );
}

/** A disc in the coin's colours: without any icon browsers ask the server for one. */
function drawnIcon({ palette }: PageContext): string {
  const drawing = disc(16, palette.primary) + disc(7, palette.onPrimary);
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='-16 -16 32 32'>${drawing}</svg>`;
  return `data:image/svg+xml,${encodeURI(svg).replaceAll('#', '%23')}`;
}

function disc(radius: number, colour: string): string {
  return `<circle r='${radius}' fill='${colour}'/>`;
}
