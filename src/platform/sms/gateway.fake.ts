import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Received {
  readonly request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
  readonly body: unknown;
}

/** An SMS gateway for tests: a real HTTP server of its own. */
export interface FakeSmsGateway {
  readonly port: number;
  /** All that was asked of it, in order. */
  readonly received: readonly Received[];
  /** Resolves when it was asked so often. */
  askedTimes(count: number): Promise<void>;
  close(): Promise<void>;
}

/** Answers the n-th message with the n-th of these statuses, and with the last one from then on. */
export async function startSmsGateway(...statuses: number[]): Promise<FakeSmsGateway> {
  const received: Received[] = [];
  const arrivals = new EventEmitter();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ request, body: await json(request) });
    const status = statuses[Math.min(received.length, statuses.length) - 1] ?? 500;
    response.writeHead(status, { location: 'http://127.0.0.1:9/' }).end('{"any":"answer"}');
    arrivals.emit('message');
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    received,
    async askedTimes(count) {
      while (received.length < count) await once(arrivals, 'message');
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
