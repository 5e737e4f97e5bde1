import { carriedCredentials } from './carried-credentials.ts';

const key = 'moonpage-typed-email';

/** Before this site is left for a provider's: what was typed as an address outlives that in this tab. A password does not. */
export function keepTypedEmail(): void {
  const { email } = carriedCredentials();
  withStorage((storage) => storage.setItem(key, email));
}

/** The address that was typed before, once; empty when there is none. */
export function takeTypedEmail(): string {
  let kept = '';
  withStorage((storage) => {
    kept = storage.getItem(key) ?? '';
    storage.removeItem(key);
  });
  return kept;
}

/** Browsers may forbid any storage: then nothing is kept, and nothing fails. */
function withStorage(use: (storage: Storage) => void): void {
  try {
    use(window.sessionStorage);
  } catch {
    // Nothing depends on it.
  }
}
