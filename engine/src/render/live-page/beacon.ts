/** Reports one view, once the page is really in front of somebody; no cookie, no identity, nothing kept. */
export function reportView(page: HTMLElement): void {
  const { beacon, slug } = page.dataset;
  if (beacon === undefined) return;
  const report = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', report);
    void fetch(beacon, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
      // Its host is all that is kept, and a longer message would be refused whole.
      body: JSON.stringify({ slug, referrer: document.referrer.slice(0, 200) }),
    }).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', report);
  report();
}
