import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';
import type { ServerBuild } from 'react-router';
import { createTestApp, type TestApp } from '../../src/test-support/app.ts';
import type { Visitor } from '../../src/test-support/visitor.ts';

const build = fileURLToPath(new URL('../../build/web/', import.meta.url));
const parser = new new Window().DOMParser();

/** The whole service with its built pages, asked without a browser. */
export function startSite(env: Record<string, string> = {}): Promise<TestApp> {
  const load = async () =>
    (await import(/* @vite-ignore */ pathToFileURL(join(build, 'server/index.js')).href)) as ServerBuild;
  return createTestApp(env, { web: { load, clientFolder: join(build, 'client') } });
}

/** A document as it is before any script: what search engines and readers without scripts get. */
export interface Read {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly title: string;
  /** `content` of the tag; null where there is none. */
  readonly robots: string | null;
  /** The texts of what matches a selector, white space made one. */
  texts(selector: string): string[];
  /** An attribute of what matches a selector; null where it has none. */
  attributes(selector: string, name: string): (string | null)[];
}

/** Opens a page; redirects are not followed. */
export async function read(browser: Visitor, path: string): Promise<Read> {
  const response = await open(browser, path);
  const html = await response.text();
  const page = parser.parseFromString(html, 'text/html');
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  return {
    status: response.status,
    headers: response.headers,
    html,
    title: page.title,
    robots: page.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
    texts: (selector) => all(selector).map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()),
    attributes: (selector, name) => all(selector).map((element) => element.getAttribute(name)),
  };
}

/** Where a page leads instead of being shown; null where it is shown. */
export async function redirectOf(browser: Visitor, path: string): Promise<string | null> {
  const { status, headers } = await open(browser, path);
  return status === 302 ? headers.get('location') : null;
}

function open(browser: Visitor, path: string): Promise<Response> {
  return browser.fetch(path, { headers: { accept: 'text/html' } });
}
