import { aptInstall, findProgram } from './apt.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The Chromium that the browser tests drive: `CHROMIUM_PATH`, one on the PATH, or Debian's, installed through apt.
 * @throws when there is none and apt cannot install it.
 */
export function findOrInstallChromium(): string {
  const found = findChromium();
  if (found) return found;
  aptInstall(['chromium', 'fonts-noto-color-emoji', 'fonts-noto-cjk']);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'There is no Chromium: install one, or set CHROMIUM_PATH to its program, and run the command again.',
  );
}

/** Null where there is none yet. */
export function findChromium(): string | null {
  return process.env['CHROMIUM_PATH'] ?? findProgram(names);
}
