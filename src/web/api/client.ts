import { createORPCClient, onError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { Contract } from '../../contract.ts';
import { contract } from '../../contract.ts?routes';
import { fetchWithRetry } from './fetch-with-retry.ts';
import { noteWrite } from './writes.ts';
import { reportAuthFailure } from './auth-failures.ts';

const link = new OpenAPILink(contract, {
  url: () => `${globalThis.location.origin}/api`,
  fetch: async (request, init) => {
    try {
      return await fetchWithRetry(request, init);
    } finally {
      if (request.method !== 'GET') noteWrite();
    }
  },
  interceptors: [onError(reportAuthFailure)],
});

/** Every endpoint as a function, in the browser and in loaders alike. */
export type Api = ContractRouterClient<Contract>;

/** Calls the service from the browser, typed by the contract; loaders use `PageRequest.api` instead. */
export const api: Api = createORPCClient(link);

/** TanStack Query options for every endpoint: `query.profiles.read.queryOptions({ input })`. */
export const query = createTanstackQueryUtils(api);
