const indexed = new Set(['/', '/services', '/tools']);

/** Whether search engines may keep a page: the three that the specification names, whatever their query. */
export function mayBeIndexed(pathname: string): boolean {
  return indexed.has(withoutEnd(pathname));
}

/** The one address of a page, without query, fragment and trailing slash. @param origin no trailing slash. */
export function canonicalUrl(origin: string, pathname: string): string {
  return `${origin}${withoutEnd(pathname)}`;
}

function withoutEnd(pathname: string): string {
  return pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
}
