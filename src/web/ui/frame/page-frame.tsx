import { type ComponentProps, useMemo } from 'react';
import { trustedPage } from './trusted-page.ts';

interface PageFrameProps extends Omit<ComponentProps<'iframe'>, 'src' | 'srcDoc' | 'sandbox'> {
  /** A page that our own renderer wrote. */
  readonly html: string;
  /** Never with scripts; with our origin only where its fonts or its reader need it. */
  readonly sandbox: '' | 'allow-same-origin';
  readonly title: string;
}

/** A whole page in a frame in which nothing can run. */
export function PageFrame({ html, title, sandbox, ...props }: PageFrameProps) {
  // One object for one text: another would load the frame anew.
  const page = useMemo(() => trustedPage(html), [html]);
  return <iframe {...props} title={title} sandbox={sandbox} srcDoc={page} />;
}
