import type { GalleryManifest } from './manifest.ts';

/** A table of all pages of a gallery: a row for each coin, a column for each design. */
export function indexPage({ designs, coins }: GalleryManifest, options: { withPictures: boolean }): string {
  const cell = (design: string, slug: string) => {
    const picture = options.withPictures
      ? `<img src="pictures/${design}/${encodeURIComponent(slug)}-1440.webp" alt="" width="288" height="180" loading="lazy">`
      : '';
    return `<td><a href="${design}/${encodeURIComponent(slug)}/index.html">${picture}${design}</a></td>`;
  };
  const refusals = coins.flatMap(({ name, refused }) =>
    refused.map(
      ({ field, value, message }) =>
        `<tr><td>${escaped(name)}</td><td>${escaped(field)}</td><td><code>${escaped(value.slice(0, 200))}</code></td><td>${escaped(message)}</td></tr>`,
    ),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery: ${coins.length} coins in ${designs.length} designs</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
  body { margin: 2rem }
  .wide { overflow-x: auto }
  table { border-collapse: collapse }
  th, td { padding: .5rem; text-align: start; vertical-align: top; overflow-wrap: anywhere }
  tr + tr { border-top: 1px solid #8884 }
  th { min-width: 8rem }
  a { display: block; min-height: 2.75rem }
  img { display: block; width: 12rem; height: auto; object-fit: cover }
</style>
<h1>${coins.length} coins in ${designs.length} designs</h1>
<div class="wide"><table>
${coins.map(({ slug, name }) => `<tr><th scope="row">${escaped(name)}</th>${designs.map((design) => cell(design, slug)).join('')}</tr>`).join('\n')}
</table></div>
${refusals.length === 0 ? '' : `<h2>What the form would not have taken</h2>\n<table><tr><th scope="col">Coin</th><th scope="col">Field</th><th scope="col">Value</th><th scope="col">Reason</th></tr>\n${refusals.join('\n')}</table>`}
</html>
`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
