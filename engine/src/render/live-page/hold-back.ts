/** Milliseconds after everything of the first view is there. */
const settleDelay = 1000;

/**
 * Keeps the tab's icon and the web app manifest from being fetched ahead of what the first view shows, over connections that its
 * picture and fonts could have had. Without scripts, and for crawlers, both are in the page's head.
 * @returns to be called when the page has loaded: gives both back, once the first view has long been painted
 */
export function holdBack(head: HTMLHeadElement): () => void {
  const manifest = head.querySelector('link[rel=manifest]');
  const icon = head.querySelector<HTMLLinkElement>('link[rel=icon]');
  const iconUrl = icon?.href;
  manifest?.remove();
  // A page without any icon would be asked for `/favicon.ico`.
  if (icon) icon.href = 'data:,';
  return () =>
    setTimeout(() => {
      if (icon && iconUrl) icon.href = iconUrl;
      if (manifest) head.append(manifest);
    }, settleDelay);
}
