import { vi } from 'vitest';
import type { Visitor } from '../../../../test-support/visitor.ts';
import type { FakeProvider } from './provider.fake.ts';

/** Sends what this process asks of a provider to the fakeProvider, and anything else nowhere. */
export function routeProvidersTo(fakeProvider: FakeProvider): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const reply = await fakeProvider.answer(request);
    if (!reply) throw new TypeError(`Nothing in this test is at ${request.url}`);
    return reply;
  });
}

/** Asks for a provider's address, to sign in or to link. */
export async function begin(browser: Visitor, provider: string, how: 'social' | 'link-identity' = 'social') {
  const { status, body } = await browser.post(`/api/auth/${how}`, { provider });
  if (status !== 200) throw new Error(`${how} was answered with ${status} ${JSON.stringify(body)}`);
  return (body as { url: string }).url;
}

/** Visits the provider. @returns the address, or the form, with which it sends the browser back. */
export async function visitProvider(fakeProvider: FakeProvider, url: string) {
  const reply = await fakeProvider.answer(new Request(url));
  if (!reply) throw new Error(`No provider is at ${url}`);
  const location = reply.headers.get('location');
  if (location !== null) return { location, form: null };
  const html = await reply.text();
  if (!reply.ok) throw new Error(html);
  const unescape = (text = '') => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const fields = [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value]) => [
    name,
    unescape(value),
  ]);
  return { location: /action="([^"]*)"/.exec(html)?.[1] ?? '', form: new URLSearchParams(fields) };
}

/** Comes back from the provider as browsers do: without our cookies in the form of another site. @returns where it leads. */
export async function comeBack(browser: Visitor, back: Awaited<ReturnType<typeof visitProvider>>) {
  let location = back.location;
  if (back.form) {
    const kept = new Map(browser.cookies);
    browser.cookies.clear();
    const reply = await browser.fetch(location, {
      method: 'POST',
      headers: { origin: new URL('https://appleid.apple.com').origin },
      body: back.form,
    });
    for (const [name, value] of kept) browser.cookies.set(name, value);
    location = destinationOf(reply);
  }
  return destinationOf(await browser.fetch(location));
}

/** The whole way. @returns the page of ours where it ends. */
export async function signInWith(
  browser: Visitor,
  fakeProvider: FakeProvider,
  provider: string,
): Promise<string> {
  return comeBack(browser, await visitProvider(fakeProvider, await begin(browser, provider)));
}

/** The same, to link the provider to the account that is signed in. */
export async function linkWith(
  browser: Visitor,
  fakeProvider: FakeProvider,
  provider: string,
): Promise<string> {
  const url = await begin(browser, provider, 'link-identity');
  return comeBack(browser, await visitProvider(fakeProvider, url));
}

function destinationOf(reply: Response): string {
  if (reply.status !== 303) throw new Error(`The way back was answered with ${reply.status}`);
  return reply.headers.get('location') ?? '';
}
