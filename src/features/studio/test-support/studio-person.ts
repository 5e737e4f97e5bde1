import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import type { TestApp } from '../../../test-support/app.ts';
import { signUpPerson } from '../../account/test-support/person.ts';
import type { CoinDetailsInput } from '../../coins/contract.ts';
import { testCoin } from '../../coins/coin.fixture.ts';
import type { RevisionsPage, RewriteScope, SaveReason, StudioView, Suggestions } from '../contract.ts';

export interface SaveAnswer {
  readonly status: number;
  readonly body: {
    readonly code?: string;
    readonly message?: string;
    readonly data?: { readonly problems?: readonly { readonly path: string; readonly message: string }[] };
    readonly base: string;
    readonly savedAt: string;
    readonly revision: number;
  };
}

/** A creator and what their browser asks of the studio. */
export async function studioPerson(service: TestApp, name: string) {
  const { browser, userId } = await signUpPerson(service, name);
  const profile = `/api/profiles/${userId}`;
  const put = async (path: string, body: unknown) => {
    const response = await browser.fetch(path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as SaveAnswer['body'] };
  };
  const answer = () => browser.get(`${profile}/studio`);
  return {
    browser,
    userId,
    profile,
    build: (coin: CoinDetailsInput = {}) =>
      browser.post('/api/functions/generate-landing-page', { ...testCoin(coin), isPreview: true }),
    saveCoin: (coin: CoinDetailsInput) => put(`${profile}/coin`, testCoin(coin)),
    /** The whole answer to `read`. */
    answer,
    /** What `read` gives where all is well. */
    read: async () => (await answer()).body as StudioView,
    save: (document: unknown, base: string, reason?: SaveReason): Promise<SaveAnswer> =>
      put(`${profile}/studio/document`, { document, base, ...(reason && { reason }) }),
    keepCopy: (document: unknown) => browser.post(`${profile}/revisions`, { document }),
    /** Asks for other texts of the draft as it is stored. */
    rewrite: async (scope: RewriteScope, own: { wish?: string; base?: string } = {}) => {
      const { base } = (await browser.get(`${profile}/studio`)).body as StudioView;
      const { status, body } = await browser.post(`${profile}/studio/rewrite`, { scope, base, ...own });
      return { status, body: body as Suggestions & { code?: string; message?: string } };
    },
    revisions: async (before?: number) =>
      (await browser.get(`${profile}/revisions${before === undefined ? '' : `?before=${before}`}`))
        .body as RevisionsPage,
    revision: (number: number | string) => browser.get(`${profile}/revisions/${number}`),
    page: async () =>
      (await browser.get(`${profile}/page`)).body as { previewHtml: string; isDeployed: boolean },
    deploy: () => browser.post('/api/functions/deploy-landing-page', { userId, isPreview: false }),
  };
}

/** The same with a page built of this coin. */
export async function creatorWithPage(service: TestApp, name: string, coin?: CoinDetailsInput) {
  const person = await studioPerson(service, name);
  await person.build(coin);
  return person;
}

export type StudioPerson = Awaited<ReturnType<typeof studioPerson>>;

/** The same page under another headline. */
export function withHeadline(document: PageDocument, headline: string): PageDocument {
  return {
    ...document,
    sections: document.sections.map((section) =>
      section.kind === 'hero' ? { ...section, props: { ...section.props, headline } } : section,
    ),
  };
}

export function headlineOf({ sections }: PageDocument): string | undefined {
  return sections.flatMap((section) => (section.kind === 'hero' ? [section.props.headline] : []))[0];
}
