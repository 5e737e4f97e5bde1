import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createFakeProvider } from '../../src/features/account/social/test-support/provider.fake.ts';
import {
  clientOf,
  type ProviderPerson,
} from '../../src/features/account/social/test-support/provider-shape.ts';

/** A Keycloak of one realm on this machine, with a page on which its person agrees or cancels. */
export interface IdentityProvider {
  /** Settings that make the product offer it. */
  readonly env: Record<string, string>;
  /** The person who answers its questions from here on. */
  setPerson(person: ProviderPerson): void;
  /** Registers the product: the only client whose redirects it accepts. */
  serve(appUrl: string): void;
  stop(): Promise<void>;
}

export async function startIdentityProvider(): Promise<IdentityProvider> {
  let fakeProvider: ReturnType<typeof createFakeProvider> | null = null;
  let person: ProviderPerson | null = null;
  const server = createServer((request, response) => {
    void reply(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const realm = `${origin}/realms/moon`;

  async function reply(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { status, headers, body } = await answer(incoming);
    outgoing.writeHead(status, Object.fromEntries(headers)).end(await new Response(body).text());
  }

  async function answer(incoming: IncomingMessage): Promise<Response> {
    const url = new URL(incoming.url ?? '/', origin);
    if (!fakeProvider || !person) return new Response('Not ready', { status: 503 });
    const decision = url.searchParams.get('decision');
    if (url.pathname.endsWith('/auth') && decision === null) return askingPage(url, person);
    url.searchParams.delete('decision');
    fakeProvider.person = person;
    fakeProvider.mode = decision === 'cancel' ? 'person cancels' : 'well';
    const reply = await fakeProvider.answer(new Request(url, await initOf(incoming)));
    return reply ?? new Response('Not found', { status: 404 });
  }

  const { id, secret } = clientOf('keycloak');
  return {
    env: { OAUTH_KEYCLOAK_ID: id, OAUTH_KEYCLOAK_SECRET: secret, OAUTH_KEYCLOAK_ISSUER: realm },
    setPerson: (next) => (person = next),
    serve: (appUrl) => (fakeProvider = createFakeProvider(appUrl, realm)),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function initOf(incoming: IncomingMessage): Promise<RequestInit> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (typeof value === 'string' && name !== 'connection') headers.set(name, value);
  const parts: Uint8Array[] = [];
  for await (const part of incoming) parts.push(part as Uint8Array);
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  return { method: incoming.method, headers, ...(hasBody && { body: Buffer.concat(parts) }) };
}

function askingPage(url: URL, person: ProviderPerson): Response {
  const link = (decision: string) => {
    const target = new URL(url);
    target.searchParams.set('decision', decision);
    return `${target.pathname}${target.search}`.replaceAll('&', '&amp;');
  };
  const html = `<!doctype html><html lang="en"><title>Realm moon</title><h1>Realm moon</h1>
<p><a href="${link('agree')}">Continue as ${person.firstName}</a></p><p><a href="${link('cancel')}">Cancel</a></p></html>`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
