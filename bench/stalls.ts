import { z } from 'zod';
import { type Person, send, signUp } from './product/person.ts';
import type { Started } from './product/start-product.ts';
import { worstBodies, worstDescriptions, worstPictures, worstTexts } from './worst-inputs.ts';

const rounds = 3;
/** Limits count by account, and sign-ups by address. */
const creatorCount = 4;
/** A stall is counted once the loop runs again. */
const settleInMs = 10;

const schema = z.object({ properties: z.record(z.string(), z.unknown()).default({}) });
const operation = z.object({
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: schema.catch({ properties: {} }) })) })
    .optional(),
});
const description = z.object({
  // What its operations share, such as `parameters`, stands beside them.
  paths: z.record(
    z.string(),
    z.object({ get: operation, put: operation, post: operation, delete: operation }).partial(),
  ),
});

interface Endpoint {
  readonly method: string;
  readonly path: string;
  /** Names of the fields of its body. */
  readonly fields: readonly string[];
}

/** They end what the others need, or are not set up here. */
const left = new Set(['POST /auth/sign-out', 'POST /admin/enter', 'POST /payments/webhook']);

/**
 * How long the product's event loop stands still at most while each endpoint answers its worst input, beside a plain request: while
 * it stands, nobody else is answered.
 */
export async function measureStalls(product: Started): Promise<void> {
  const stallOf = async (work: () => Promise<unknown>) => {
    const stalls: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await product.longestStall();
      await work();
      await new Promise((done) => setTimeout(done, settleInMs));
      stalls.push(await product.longestStall());
    }
    // A busy machine only adds.
    return Math.min(...stalls);
  };
  const worst = new Map<string, number>();
  const note = (name: string, stall: number) => worst.set(name, Math.max(stall, worst.get(name) ?? 0));

  const plain = await stallOf(() => send(product.url, 'GET', '/healthz'));
  const stranger = await signUp(product, 'Stranger');
  for (const endpoint of await readEndpoints(product.url)) {
    const { method, path, fields } = endpoint;
    const name = `${method} ${path}`;
    if (left.has(name)) continue;
    for (const body of method === 'GET' ? [undefined] : bodiesFor(fields)) {
      note(name, await stallOf(() => ask(product, stranger, endpoint, body)));
    }
  }

  const creators = [];
  for (let at = 0; at < creatorCount; at += 1) creators.push(await signUp(product, `Creator${at}`));
  for (const [at, text] of worstDescriptions.entries()) {
    const creator = creators[at % creatorCount] ?? stranger;
    const coin = coinOf(creator, text);
    const { userId } = creator;
    const own = `/api/profiles/${userId}`;
    const { email: _email, ...typed } = coin;
    const steps = [
      ['POST /functions/preview-page', () => creator.call('POST', preview, { ...typed, seed: at })],
      ['PUT /profiles/{userId}/coin', () => creator.call('PUT', `${own}/coin`, { ...coin })],
      ['POST /functions/generate-landing-page', () => creator.call('POST', generate, coin)],
      ['GET /profiles/{userId}/page', () => creator.call('GET', `${own}/page`)],
      ['POST /profiles/{userId}/looks', () => creator.call('POST', `${own}/looks`, {})],
      ['GET /profiles/{userId}/looks', () => creator.call('GET', `${own}/looks`)],
      [
        'POST /profiles/{userId}/looks/{position}/choose',
        () => creator.call('POST', `${own}/looks/${1 + Math.floor(Math.random() * 3)}/choose`, {}),
      ],
    ] as const;
    for (const [name, step] of steps) note(name, await stallOf(step));
    // A deploy takes seconds, most of them on another thread.
    if (at % creatorCount > 0) continue;
    const goLive = () => creator.call('POST', deploy, { userId });
    note('POST /functions/deploy-landing-page', await stallOf(goLive));
  }

  const painter = await signUp(product, 'Painter');
  for (const picture of await worstPictures()) {
    const upload = () => {
      const form = new FormData();
      form.set('file', picture);
      return painter.call('POST', '/api/storage/main_images', form);
    };
    note('POST /storage/main_images', await stallOf(upload));
  }

  console.log(
    `longest stall of the event loop on each endpoint's worst input (the least of ${rounds} tries), beside ${plain.toFixed(1)} ms of a plain request:`,
  );
  for (const [name, stall] of [...worst].toSorted(([, one], [, other]) => other - one)) {
    console.log(`  ${name}: ${stall.toFixed(0)} ms, ${(stall / plain).toFixed(1)} times`);
  }
}

export const generate = '/api/functions/generate-landing-page';
const preview = '/api/functions/preview-page';
export const deploy = '/api/functions/deploy-landing-page';

/** The fullest form that is taken around a description. */
export function coinOf({ email }: Pick<Person, 'email'>, text: string): Record<string, unknown> {
  const words = (characters: number) =>
    [...new Intl.Segmenter('en').segment(text.replaceAll('\n', ' '))]
      .slice(0, characters)
      .map(({ segment }) => segment)
      .join('')
      .trim();
  return {
    email,
    coinName: 'Night Heron',
    symbol: 'HERON',
    blockchain: 'Base',
    description: text,
    mainColors: '#7c3aed,#ef4444,#0ea5e9,#22c55e,#f59e0b,#ec4899,#14b8a6,#6366f1',
    pageBackground: '#000000',
    launchDate: new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
    launchTime: '12:00 PM',
    liquidity: words(60),
    ownership: words(60),
    roadmap: Array.from({ length: 8 }, () => ({ title: words(80), done: true })),
  };
}

async function ask(
  product: Started,
  person: Person,
  { method, path }: Endpoint,
  body: unknown,
): Promise<void> {
  const address = path
    .replace('{userId}', person.userId)
    .replace('{position}', '1')
    .replace('{slug}', '-'.repeat(90));
  const response = await send(product.url, method, `/api${address}`, body, person.cookie);
  const text = await response.text();
  if (response.status >= 500) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
}

/** @param fields of the endpoint's body */
function bodiesFor(fields: readonly string[]): unknown[] {
  const filled = worstTexts.map((text) => Object.fromEntries(fields.map((field) => [field, text])));
  return [...worstBodies, ...(fields.length === 0 ? [] : filled)];
}

async function readEndpoints(url: string): Promise<Endpoint[]> {
  const { paths } = description.parse(await (await send(url, 'GET', '/api/openapi.json')).json());
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      fields: Object.keys(requestBody?.content['application/json']?.schema.properties ?? {}),
    })),
  );
}
