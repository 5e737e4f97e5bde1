import { useMatches } from 'react-router';

/** The `handle` of a route that is complete without scripts: none are loaded when it is opened, and its links load documents. */
export const withoutScripts = { scripts: 'none' } as const;

/** Whether the page that is open wants React in the browser: every page does that does not say otherwise. */
export function usePageScripts(): boolean {
  return !useMatches().some(({ handle }) => isWithoutScripts(handle));
}

function isWithoutScripts(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'scripts' in handle && handle.scripts === 'none';
}
