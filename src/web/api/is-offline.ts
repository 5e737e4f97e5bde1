/** Whether the browser says that there is no network. Servers never are without. */
export function isOffline(): boolean {
  return 'onLine' in navigator && !navigator.onLine;
}
