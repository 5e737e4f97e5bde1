const indexed = new Set(['/', '/services', '/tools']);

/** Only the three pages that the specification names are indexed. */
export function mayBeIndexed(pathname: string): boolean {
  return indexed.has(withoutEnd(pathname));
}

/** Without query, fragment and trailing slash. @param origin no trailing slash. */
export function canonicalUrl(origin: string, pathname: string): string {
  return `${origin}${withoutEnd(pathname)}`;
}

function withoutEnd(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}
