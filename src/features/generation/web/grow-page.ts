import { trustedPage } from '../../../web/ui/frame/trusted-page.ts';

/**
 * Brings the page in a frame up to what is written: shows sections that are new, with the words that they have now, and leaves the
 * others as they stand, so that nothing flickers.
 * @param page a document without scripts; on the first call all of it is replaced.
 * @param html the whole page as it is now, with other words in the sections that are not written.
 * @param written ids of the sections that are.
 * @returns the elements that were shown by this call, in the page's order.
 */
export function growPage(page: Document, html: string, written: readonly string[]): HTMLElement[] {
  const latest = new DOMParser().parseFromString(trustedPage(html), 'text/html');
  if (page.querySelector('main') === null) {
    const root = page.importNode(latest.documentElement, true);
    for (const place of placesIn(root)) hide(place);
    page.documentElement.remove();
    page.append(root);
  }
  updateStyle(page, latest);
  const grown: HTMLElement[] = [];
  for (const id of written) {
    const place = placeOf(page, id);
    const next = placeOf(latest, id);
    if (!place || !next || !isHidden(place)) continue;
    const shown = page.importNode(next, true);
    place.replaceWith(shown);
    grown.push(shown);
  }
  return grown;
}

/** A page that shows nothing but its surroundings; `data-waiting` tells which places are still to be filled. */
const waiting = 'data-waiting';

function hide(place: HTMLElement): void {
  place.setAttribute(waiting, '');
  // A design may lay its sections out with a display of its own.
  place.style.setProperty('display', 'none', 'important');
}

function isHidden(place: HTMLElement): boolean {
  return place.hasAttribute(waiting);
}

/** What stands directly in the page's main part, and its footer. */
function placesIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('main > *, footer.footer')];
}

/** The whole place of a section: a design may put it into a frame of its own. */
function placeOf(page: Document, id: string): HTMLElement | null {
  const section = page.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  return section?.closest<HTMLElement>('main > *') ?? section;
}

/** Words in letters that no word before them had may bring a font file with them. */
function updateStyle(page: Document, latest: Document): void {
  const style = page.querySelector('style');
  const next = latest.querySelector('style')?.textContent ?? '';
  if (style && style.textContent !== next) style.textContent = next;
}
