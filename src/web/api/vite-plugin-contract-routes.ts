import { type AnyContractRouter, minifyContractRouter } from '@orpc/contract';
import { type Plugin, runnerImport } from 'vite';
import { queryPlugin } from '../../../engine/vite-plugin-query.ts';

/**
 * `import { contract } from './contract.ts?routes'`: each endpoint's method and path without its schemas, which are most of a
 * contract and which a caller that trusts the service needs for their types alone.
 */
export function contractRoutesPlugin(): Plugin {
  return queryPlugin('?routes', async (file) => {
    const { module, dependencies } = await runnerImport<{ contract: AnyContractRouter }>(file, {
      configFile: false,
      logLevel: 'error',
    });
    const routes = JSON.stringify(minifyContractRouter(module.contract), withoutWords);
    return { code: `export const contract = ${routes};`, sources: [file, ...dependencies] };
  });
}

/** What an endpoint is described with is for the readers of its documentation. */
function withoutWords(key: string, value: unknown): unknown {
  return ['summary', 'description', 'tags'].includes(key) ? undefined : value;
}
