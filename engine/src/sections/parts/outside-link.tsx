import type { ReactNode } from 'react';
import type { PageContext } from '../page-context.ts';

/** A link to somebody else's site: opens apart, earns no rank, learns nothing of the page. Inert in a preview. */
export function OutsideLink(link: {
  href: string;
  context: PageContext;
  className?: string;
  children: ReactNode;
}) {
  const target =
    link.context.mode === 'live'
      ? { href: link.href, target: '_blank', rel: 'noopener nofollow ugc' }
      : undefined;
  return (
    <a className={link.className} {...target}>
      {link.children}
    </a>
  );
}
