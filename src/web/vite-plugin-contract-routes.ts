import { type AnyContractRouter, minifyContractRouter } from '@orpc/contract';
import { type Plugin, runnerImport } from 'vite';

const suffix = '?routes';

/**
 * `import { contract } from './contract.ts?routes'`: each endpoint's method and path without its schemas, which are most of a
 * contract and which a caller that trusts the service needs for their types alone.
 */
export function contractRoutesPlugin(): Plugin {
  return {
    name: 'moonpage:contract-routes',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null;
      const resolved = await this.resolve(source.slice(0, -suffix.length), importer, { skipSelf: true });
      return resolved && `${resolved.id}${suffix}`;
    },
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      const { module, dependencies } = await runnerImport<{ contract: AnyContractRouter }>(file, {
        configFile: false,
        logLevel: 'error',
      });
      for (const source of [file, ...dependencies]) this.addWatchFile(source);
      return `export const contract = ${JSON.stringify(minifyContractRouter(module.contract), withoutWords)};`;
    },
  };
}

/** What an endpoint is described with is for the readers of its documentation. */
function withoutWords(key: string, value: unknown): unknown {
  return ['summary', 'description', 'tags'].includes(key) ? undefined : value;
}
