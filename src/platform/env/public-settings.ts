import type { Config } from './config.ts';

/** Of the settings, those that every page may know; no secret is among them. */
export function publicSettings({ productName, appUrl, beta, pagesUrl, editor, shareSteps }: Config) {
  const pagesHosting = pagesUrl === null ? ('path' as const) : ('own-host' as const);
  return { productName, appUrl, beta, pagesHosting, editor, shareSteps };
}
