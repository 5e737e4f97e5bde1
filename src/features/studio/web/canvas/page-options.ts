import type { RenderOptions } from '@moonpage/engine/render/options.ts';

/** How the engine draws a page in the studio: a still one that stands nowhere yet. */
export function pageOptions(fonts: Readonly<Record<string, string>>, now: number): RenderOptions {
  return {
    slug: 'preview',
    pageUrl: `${location.origin}/p/preview`,
    assetUrl: (name) => fonts[name] ?? name,
    beaconUrl: null,
    reportUrl: '/support',
    now,
    updatedAt: now,
    noindex: true,
    likenesses: [],
    preview: true,
  };
}
