/** Browsers may forbid storage: then nothing is stored, and nothing fails. */
export function withSessionStorage(use: (storage: Storage) => void): void {
  try {
    use(window.sessionStorage);
  } catch {
    // What is kept there is a convenience.
  }
}
