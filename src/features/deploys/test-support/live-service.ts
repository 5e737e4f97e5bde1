import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { createTestApp, type TestApp, type TestAppOptions } from '../../../test-support/app.ts';
import type { Answer } from '../../../test-support/visitor.ts';
import { profiles } from '../../account/tables.ts';
import { signUpPerson, type TestPerson } from '../../account/test-support/person.ts';
import type { CoinDetailsInput } from '../../coins/contract.ts';
import { testCoin } from '../../coins/coin.fixture.ts';

/** A service whose live pages are read over a socket, and what creators do with it. */
export interface TestLive {
  readonly service: TestApp;
  /** Where live pages are served, without a path. */
  readonly url: string;
  creator(name: string): Promise<TestPerson>;
  build(person: TestPerson, coin?: CoinDetailsInput): Promise<Answer>;
  deploy(person: TestPerson, more?: object): Promise<Answer>;
  readLive(slug: string): Promise<string>;
  /** The status of an address, and where it leads; '' where it does not. */
  leadOf(slug: string): Promise<[status: number, location: string]>;
  profileOf(person: TestPerson): Promise<typeof profiles.$inferSelect>;
  /** The names in a folder below `EXPORT_DIR`, e.g. `p/assets`; none when it is not there. */
  exported(folder: string): Promise<string[]>;
  close(): Promise<void>;
}

/** The same with an `EXPORT_DIR` of its own. */
export async function startTestLiveWithExport(env: Record<string, string> = {}): Promise<TestLive> {
  const folder = await mkdtemp(join(tmpdir(), 'moonpage-export-'));
  const live = await startTestLive({ ...env, EXPORT_DIR: folder });
  return {
    ...live,
    close: async () => {
      await live.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What it is given, `createTestApp` takes. */
export async function startTestLive(
  env: Record<string, string> = {},
  options: TestAppOptions = {},
): Promise<TestLive> {
  const service = await createTestApp(env, options);
  const server = createServer((request, response) =>
    service.app.answerFirst(request, response, () => void response.writeHead(404).end()),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    service,
    url,
    creator: (name) => signUpPerson(service, name),
    build: ({ browser }, coin = {}) =>
      browser.post('/api/functions/generate-landing-page', { ...testCoin(coin), isPreview: true }),
    deploy: ({ browser, userId }, more = {}) =>
      browser.post('/api/functions/deploy-landing-page', { userId, isPreview: false, ...more }),
    readLive: async (slug) => (await fetch(`${url}/p/${encodeURIComponent(slug)}`)).text(),
    leadOf: async (slug) => {
      const { status, headers } = await fetch(`${url}/p/${encodeURIComponent(slug)}`, { redirect: 'manual' });
      return [status, decodeURIComponent(headers.get('location') ?? '')];
    },
    profileOf: async ({ userId }) => {
      const [profile] = await service.database.db.select().from(profiles).where(eq(profiles.id, userId));
      if (!profile) throw new Error('no profile');
      return profile;
    },
    exported: (folder) => readdir(join(env['EXPORT_DIR'] ?? '', folder)).catch(() => []),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await service.close();
    },
  };
}
