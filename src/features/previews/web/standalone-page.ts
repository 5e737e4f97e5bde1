/** What a picture may hold: nothing that is fetched later. */
const removed = 'link, script, noscript';

/**
 * A copy of a page that needs nothing from outside: pictures and fonts are data URLs inside it, scripts and links are gone. Its own
 * style sheet stays, so counters, first lines and pseudo-elements are drawn as the page draws them. A picture that cannot be fetched
 * keeps its address, and shows nothing.
 * @returns the copy's root element; `:root` in its style sheet is `html`, as the copy is drawn inside another document.
 * @throws when another file of the page cannot be fetched.
 */
export async function standaloneCopy(page: Document): Promise<HTMLElement> {
  const root = page.documentElement.cloneNode(true) as HTMLElement;
  for (const element of root.querySelectorAll(removed)) element.remove();
  // As the root of a document does: the margin of its first element does not move its ground.
  root.style.setProperty('display', 'flow-root');
  root.style.setProperty('min-height', '100%');
  await Promise.all([
    ...Array.from(root.querySelectorAll('img[src]'), async (image) => {
      const source = image.getAttribute('src') ?? '';
      try {
        image.setAttribute('src', await dataUrl(source, page.baseURI));
      } catch (error) {
        // oxlint-disable-next-line no-console -- the specification asks for a line in the browser's log
        console.warn('A picture of the preview could not be fetched:', source, error);
      }
    }),
    ...Array.from(root.querySelectorAll('style'), async (style) => {
      style.textContent = await withFiles(style.textContent.replaceAll(':root', 'html'), page.baseURI);
    }),
  ]);
  return root;
}

async function withFiles(css: string, base: string): Promise<string> {
  const urls = new Set(Array.from(css.matchAll(/url\(["']?([^"'()]+)["']?\)/g), ([, url = '']) => url));
  const files = await Promise.all(
    Array.from(urls)
      .filter((url) => !/^(data:|#|%23)/.test(url))
      .map(async (url) => [url, await dataUrl(url, base)] as const),
  );
  return files.reduce((text, [url, data]) => text.replaceAll(url, data), css);
}

async function dataUrl(url: string, base: string): Promise<string> {
  if (url.startsWith('data:')) return url;
  const response = await fetch(new URL(url, base));
  if (!response.ok) throw new Error(`A file of the page could not be fetched: ${url}`);
  const file = await response.blob();
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => fail(new Error(`A file of the page could not be read: ${url}`)));
    reader.readAsDataURL(file);
  });
}
