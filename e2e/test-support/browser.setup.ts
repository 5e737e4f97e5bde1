import { findOrInstallChromium } from '../../scripts/browser/chromium.ts';
import { setup as makeBuild } from './build.setup.ts';

/** Playwright's global setup: what journeys need, before the first of them. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes no other
export default async function prepareJourneys(): Promise<void> {
  findOrInstallChromium();
  await makeBuild();
}
