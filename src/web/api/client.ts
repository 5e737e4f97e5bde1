import { createORPCClient, onError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { Contract } from '../../contract.ts';
import { contract } from '../../contract.ts?routes';
import { fetchWithRetry } from './fetch-with-retry.ts';
import { reportAuthFailure } from './auth-failures.ts';

const link = new OpenAPILink(contract, {
  url: () => `${globalThis.location.origin}/api`,
  fetch: (request, init) => fetchWithRetry(request, init),
  interceptors: [onError(reportAuthFailure)],
});

/** Calls the service from the browser, typed by the contract; loaders use `PageRequest.api` instead. */
export const api: ContractRouterClient<Contract> = createORPCClient(link);

/** TanStack Query options for every endpoint: `query.profiles.read.queryOptions({ input })`. */
export const query = createTanstackQueryUtils(api);
