import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Somebody with an account, without a browser. */
export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  /** `name=value` of the session's cookie. */
  readonly cookie: string;
  /** Sends JSON, or a form. @throws unless the status is one of `expected`, 200 alone by default */
  call(method: string, path: string, body?: unknown, expected?: readonly number[]): Promise<unknown>;
}

/**
 * Signs somebody up, confirms the address by the mail's link, and signs them in.
 * @param product.dataDir its outbox holds the mail
 */
export async function signUp(
  product: { readonly url: string; readonly dataDir: string },
  name: string,
): Promise<Person> {
  const { url } = product;
  const email = `${name.toLowerCase()}@example.com`;
  const password = 'moon-landing-1969';
  await answerOf(await send(url, 'POST', '/api/auth/sign-up', { first_name: name, email, password }));
  const access_token = await confirmationOf(product.dataDir, email);
  await answerOf(await send(url, 'POST', '/api/auth/exchange', { access_token, type: 'signup' }));
  const { cookie, userId } = await signIn(url, { email, password });
  return {
    userId,
    email,
    password,
    cookie,
    call: async (method, path, body, expected) =>
      await answerOf(await send(url, method, path, body, cookie), expected),
  };
}

export async function signIn(
  url: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<{ cookie: string; userId: string }> {
  const response = await send(url, 'POST', '/api/auth/sign-in', { email, password });
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const { userId } = (await answerOf(response)) as { userId: string };
  return { cookie: cookies.join('; '), userId };
}

/** @param body an object becomes JSON; a text is sent as JSON as it is */
export function send(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  cookie = '',
): Promise<Response> {
  const headers: Record<string, string> = { origin: url, cookie };
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  const sent = isForm || typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  const ask = () => fetch(url + path, { method, headers, body: sent ?? null });
  // A connection that was kept may be closed in the moment in which it is used again.
  return ask().catch(ask);
}

async function answerOf(response: Response, expected: readonly number[] = [200]): Promise<unknown> {
  const text = await response.text();
  if (!expected.includes(response.status)) {
    throw new Error(`${response.url} answered ${response.status}: ${text.slice(0, 300)}`);
  }
  return text.startsWith('{') || text.startsWith('[') ? (JSON.parse(text) as unknown) : text;
}

/** The mail is written shortly after sign-up has answered. */
async function confirmationOf(dataDir: string, email: string): Promise<string> {
  const folder = join(dataDir, 'outbox');
  for (let waited = 0; waited < 200; waited += 1) {
    for (const name of await readdir(folder).catch(() => [])) {
      if (!name.endsWith('.eml')) continue;
      const mail = (await readFile(join(folder, name), 'utf8'))
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '=');
      const token = /#access_token=([^&\s]+)/.exec(mail)?.[1];
      if (token !== undefined && mail.includes(`To: ${email}`)) return token;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`No mail has come to ${email}.`);
}
