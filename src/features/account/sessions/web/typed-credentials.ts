interface Credentials {
  readonly email: string;
  readonly password: string;
}

const none: Credentials = { email: '', password: '' };
const storageKey = 'moonpage-typed-email';
let typed = none;

/** What was typed on sign-up or sign-in, carried from one form to the other in this tab's memory alone. */
export function typedCredentials(): Credentials {
  return typed;
}

/** Called when a form's values change, so never while rendering on the server. */
export function rememberCredentials({ email, password }: Partial<Credentials>): void {
  typed = { email: email ?? typed.email, password: password ?? typed.password };
}

export function forgetCredentials(): void {
  typed = none;
}

/** Before leaving for a provider's site: keeps the typed address, never the password, in the tab's session storage. */
export function storeTypedEmail(): void {
  withStorage((storage) => storage.setItem(storageKey, typed.email));
}

/** The stored address, once; empty without one. */
export function takeStoredEmail(): string {
  let stored = '';
  withStorage((storage) => {
    stored = storage.getItem(storageKey) ?? '';
    storage.removeItem(storageKey);
  });
  return stored;
}

/** Browsers may forbid storage: then nothing is stored, and nothing fails. */
function withStorage(use: (storage: Storage) => void): void {
  try {
    use(window.sessionStorage);
  } catch {
    // The address is a convenience.
  }
}
