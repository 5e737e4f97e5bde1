/**
 * Reports one view, once the page is really in front of somebody, what its reader presses, and how much was seen when the page was
 * left first; no cookie, no identity, nothing kept. A visit of the owner's own, marked by `#own`, is not reported; the mark leaves
 * the address, or who copies that hands it on.
 */
export function reportView(page: HTMLElement): void {
  const { beacon, slug } = page.dataset;
  if (!beacon) return;
  if (location.hash === '#own') {
    history.replaceState(null, '', location.pathname + location.search);
    return;
  }
  const report = (action: string) => {
    const body = JSON.stringify({ slug, action, referrer: document.referrer, query: location.search });
    void fetch(beacon, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body }).catch(
      () => undefined,
    );
  };
  let isRead = false;
  let seen = 0;
  const look = () => {
    seen = Math.max(seen, (scrollY + innerHeight) / page.scrollHeight);
  };
  const show = () => {
    if (document.visibilityState === 'visible') {
      if (!isRead) report('read');
      isRead = true;
      look();
    } else if (isRead) {
      document.removeEventListener('visibilitychange', show);
      report(`seen ${seen}`);
    }
  };
  addEventListener('scroll', look);
  addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLAnchorElement>('a,[data-copy]');
    if (pressed) report(`${pressed.className} ${pressed.host}`);
  });
  document.addEventListener('visibilitychange', show);
  show();
}
