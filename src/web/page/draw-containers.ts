/**
 * Chromium leaves children of a size container (`@container`) without boxes, for as long as the page stands, where the page arrives in pieces
 * and a piece ends between them. Taking the container away for a moment draws them.
 */
export function drawContainers(page: Document): void {
  for (const container of page.querySelectorAll<HTMLElement>('[class*="@container"]')) {
    container.style.containerType = 'normal';
    // Asking for a size makes the browser lay out now.
    container.getBoundingClientRect();
    container.style.removeProperty('container-type');
  }
}
