import { useMatches } from 'react-router';

/** The `handle` of a route that loads no scripts; its links are full page loads. */
export const withoutScripts = { scripts: 'none' } as const;

/** Whether the current page hydrates; the default. */
export function usePageScripts(): boolean {
  return !useMatches().some(({ handle }) => isWithoutScripts(handle));
}

function isWithoutScripts(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'scripts' in handle && handle.scripts === 'none';
}
