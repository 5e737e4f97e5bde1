import { createORPCClient, onError } from '@orpc/client';
import { type ContractRouterClient, getContractRouter, isContractProcedure } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { Contract } from '../../contract.ts';
import type { EndpointMeta } from '../../platform/rpc/contract.ts';
import { contract } from '../../contract.ts?routes';
import { reportAuthFailure } from './auth-failures.ts';
import { fetchWithRetry } from './fetch-with-retry.ts';
import { noteWrite } from './writes.ts';

/** Calls that a screen makes by itself while somebody types: they write nothing, and an ended session is told with the next press. */
const unasked = new Set(['readWords', 'drawEmblems', 'previewPage']);
const isUnasked = (path: readonly string[]) => unasked.has(path.at(-1) ?? '');

/** As its contract says; without a word there, its method decides. */
function isRepeatable(path: readonly string[]): boolean | undefined {
  const procedure = getContractRouter(contract, path);
  return isContractProcedure(procedure) ? (procedure['~orpc'].meta as EndpointMeta).isRepeatable : undefined;
}

const link = new OpenAPILink(contract, {
  url: () => `${globalThis.location.origin}/api`,
  fetch: async (request, init, _options, path) => {
    try {
      return await fetchWithRetry(request, init, isRepeatable(path));
    } finally {
      if (request.method !== 'GET' && !isUnasked(path)) noteWrite();
    }
  },
  interceptors: [
    onError((error, { path }) => {
      if (!isUnasked(path)) reportAuthFailure(error);
    }),
  ],
});

/** Every endpoint as a function, in the browser and in loaders alike. */
export type Api = ContractRouterClient<Contract>;

/** Calls the service from the browser, typed by the contract; loaders use `PageRequest.api` instead. */
export const api: Api = createORPCClient(link);
