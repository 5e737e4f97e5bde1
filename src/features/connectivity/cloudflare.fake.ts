import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type AnswerCloudflare = (request: IncomingMessage, response: ServerResponse) => void;

/** A server in Cloudflare's place, for tests. */
export interface TestCloudflare {
  /** For `CLOUDFLARE_API_URL`. */
  readonly url: string;
  /** Paths and headers of what was asked, in order. */
  readonly requests: readonly Pick<IncomingMessage, 'url' | 'method' | 'headers'>[];
  /** How it answers from now on. */
  answer(with_: AnswerCloudflare): void;
  close(): Promise<void>;
}

export async function startTestCloudflare(): Promise<TestCloudflare> {
  const requests: IncomingMessage[] = [];
  let current: AnswerCloudflare = (_request, response) => void response.writeHead(404).end();
  const server = createServer((request, response) => {
    requests.push(request);
    current(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/client/v4`,
    requests,
    answer: (next) => {
      current = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

/** Answers JSON with a status. */
export function json(status: number, body: unknown): AnswerCloudflare {
  return (_request, response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
