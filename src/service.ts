/** What the production bundle offers: the service, how to run it, its demo and gallery, and the engine's two verbs for the benchmarks. */
export { compose } from '@moonpage/engine/compose/compose.ts';
export { type DesignName, designNames } from '@moonpage/engine/document/design-names.ts';
export { renderPage } from '@moonpage/engine/render/render-page.tsx';
export { createApp } from './app.ts';
export { addDemoCoin } from './demo.ts';
export { type GalleryCoinPages, makeGallery } from './gallery.ts';
export { main, withServices } from './main.ts';
export { createLog } from './platform/log/log.ts';
export { openFolderStorage } from './platform/storage/folder-storage.ts';
