import { implement } from '@orpc/server';
import type { RequestContext } from '../../platform/rpc/context.ts';
import { directoryContract } from './contract.ts';
import type { Directory } from './service.ts';

export function directoryHandlers(directory: Directory) {
  const api = implement(directoryContract).$context<RequestContext>();
  return {
    latest: api.latest.handler(() => directory.latest()),
    read: api.read.handler(({ input }) => directory.read(input.slug)),
  };
}
