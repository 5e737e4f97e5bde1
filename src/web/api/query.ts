import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { api } from './client.ts';

/** TanStack Query options for every endpoint: `query.profiles.read.queryOptions({ input })`. */
export const query = createTanstackQueryUtils(api);
