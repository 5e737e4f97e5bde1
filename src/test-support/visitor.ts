import type { App } from '../app.ts';

/** One browser: keeps cookies, has an address, calls the API as our pages do. */
export interface Visitor {
  /** Cookies by name. */
  readonly cookies: Map<string, string>;
  /** Whether it holds the cookie of a session. */
  isSignedIn(): boolean;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Sends JSON with POST. @returns status and parsed answer. */
  post(path: string, body: unknown): Promise<Answer>;
  get(path: string): Promise<Answer>;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly setCookies: readonly string[];
}

export function createVisitor(app: Pick<App, 'fetch'>, origin: string, address: string): Visitor {
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has('origin')) headers.set('origin', origin);
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await app.fetch(new Request(new URL(path, origin), { ...init, headers }), address);
    for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie);
    return response;
  }

  return {
    cookies,
    isSignedIn: () => [...cookies.keys()].some((name) => name.endsWith('session_token')),
    fetch: send,
    post: async (path, body) =>
      answerOf(
        await send(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
    get: async (path) => answerOf(await send(path)),
  };
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, body, setCookies: response.headers.getSetCookie() };
}

function keep(cookies: Map<string, string>, setCookie: string): void {
  const [pair = '', ...attributes] = setCookie.split('; ');
  const [name = '', value = ''] = pair.split('=');
  if (value === '' || attributes.includes('Max-Age=0')) cookies.delete(name);
  else cookies.set(name, value);
}
