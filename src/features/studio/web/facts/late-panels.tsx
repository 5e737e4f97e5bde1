import { latePart } from '../../../../web/ui/layout/late-part.tsx';

const loadFacts = async () => (await import('./facts-panel.tsx')).FactsPanel;
const loadGallery = async () => (await import('./gallery-panel.tsx')).GalleryPanel;

/** The panels with forms of the coin, whose code comes once the page itself is there. */
export const FactsPanel = latePart(loadFacts);
export const GalleryPanel = latePart(loadGallery);

/** Loads them before they are opened, which may be without a network. */
export async function loadLatePanels(): Promise<void> {
  await Promise.allSettled([loadFacts(), loadGallery()]);
}
