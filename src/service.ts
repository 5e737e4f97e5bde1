/** What the production bundle offers: the service, how to run it, its demo and gallery, and the engine's verbs for benchmarks and for reading what it writes. */
export { compose } from '@moonpage/engine/compose/compose.ts';
export { countCopy, textsByPlace } from '@moonpage/engine/compose/copy-report.ts';
export { readCoin } from '@moonpage/engine/compose/reading/reading.ts';
export { type DesignName, designNames } from '@moonpage/engine/document/design-names.ts';
export { renderPage } from '@moonpage/engine/render/render-page.tsx';
export { createApp } from './app.ts';
export { addDemoCoin } from './demo.ts';
export { drawEmblems } from './features/coins/typed/draw-emblems.ts';
export { type GalleryCoinPages, lenientFacts, makeGallery } from './gallery.ts';
export { main, withServices } from './main.ts';
export { startPrivatePostgres } from './platform/db/private-postgres.ts';
export { createLog } from './platform/log/log.ts';
export { openFolderStorage } from './platform/storage/folder-storage.ts';
