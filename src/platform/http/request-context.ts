import { randomUUID } from 'node:crypto';
import type { Log } from '../log/log.ts';
import { networkOf } from '../limits/limit.ts';
import type { RequestContext } from '../rpc/context.ts';
import { createClientAddressReader } from './client-address.ts';

/** Reads whose request it is: the address behind the operator's proxies, and a context with an id of its own. */
export function createRequestContexts({
  trustedProxies,
  log,
}: {
  readonly trustedProxies: readonly string[];
  readonly log: Log;
}) {
  const readAddress = createClientAddressReader(trustedProxies, (peer) =>
    log.warn(
      { network: networkOf(peer) },
      'X-Forwarded-For ignored, as TRUSTED_PROXIES does not name the peer',
    ),
  );
  const contextOf = (request: Request, socketAddress: string | undefined): RequestContext => {
    const requestId = randomUUID();
    return {
      requestId,
      clientAddress: readAddress(socketAddress, request.headers.get('x-forwarded-for')),
      request,
      replyHeaders: new Headers(),
      log: log.child({ requestId }),
      actor: { userId: null },
    };
  };
  return { readAddress, contextOf };
}
