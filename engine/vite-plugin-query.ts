import type { Plugin } from 'vite';

/**
 * A module that is imported with a query of its own and made from the file before it.
 * @param query with its `?`
 * @param make gives the module's code, and every file that it was made from: a change of one makes it anew
 */
export function queryPlugin(
  query: string,
  make: (file: string) => Promise<{ code: string; sources: readonly string[] }>,
): Plugin {
  return {
    name: `moonpage:${query.slice(1)}`,
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return null;
      const resolved = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true });
      return resolved && `${resolved.id}${query}`;
    },
    async load(id) {
      if (!id.endsWith(query)) return null;
      const { code, sources } = await make(id.slice(0, -query.length));
      for (const source of sources) this.addWatchFile(source);
      return code;
    },
    // Vitest keeps modules between its runs by the text of one file, and this one is made from several.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (id.endsWith(query) ? false : null));
    },
  };
}
