import { renderPage } from '@moonpage/engine/render/render-page.tsx';
import type { PageAssets } from './assets.ts';
import type { RenderPreview } from './service.ts';

/** Draws drafts without script or movement, with the fonts of `assets`. */
export function createRenderPreview(assets: PageAssets, appUrl: string, now: () => Date): RenderPreview {
  return (document, facts) => {
    const instant = now().getTime();
    return renderPage(document, facts, {
      slug: 'preview',
      pageUrl: `${appUrl}/p/preview`,
      assetUrl: (name) => assets.pathOf(name),
      beaconUrl: null,
      reportUrl: `${appUrl}/support`,
      now: instant,
      updatedAt: instant,
      noindex: true,
      likenesses: [],
      preview: true,
    }).html;
  };
}
