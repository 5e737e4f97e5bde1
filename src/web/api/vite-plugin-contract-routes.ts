import { type AnyContractRouter, minifyContractRouter } from '@orpc/contract';
import { type Plugin, runnerImport } from 'vite';
import { queryPlugin } from '../../../engine/vite-plugin-query.ts';

/**
 * `import { contract } from './contract.ts?routes'`: each endpoint's method and path without its schemas, which the browser needs
 * only as types.
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

/** Drops documentation, which only the OpenAPI description needs. */
function withoutWords(key: string, value: unknown): unknown {
  return ['summary', 'description', 'tags'].includes(key) ? undefined : value;
}
