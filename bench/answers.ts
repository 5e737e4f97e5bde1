import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { median, quantile } from './times.ts';
import { type Person, signUp } from './product/person.ts';
import type { Started } from './product/start-product.ts';

/** Few tries for each address: strangers' sixth wrong password waits. */
const rounds = 2;
const people = 40;
/** A phone is texted twenty times a day. */
const phones = 4;
const textsToPhone = 15;

interface Question {
  readonly name: string;
  readonly path: string;
  /** Pairs of bodies: of somebody with an account, and of nobody. */
  readonly pairs: readonly (readonly [object, object])[];
}

/**
 * Median and p95 of the answers that must not tell who has an account, with one and without, side by side: each pair is asked in
 * turns, from a network of its own, so that limits and the work that follows an answer fall on both.
 */
export async function measureAnswers(product: Started): Promise<void> {
  const owners: Person[] = [];
  for (let nth = 0; nth < people; nth += 1) owners.push(await signUp(product, `Answer${nth}`));
  const addresses = Array.from({ length: rounds }, () => owners).flatMap((all) =>
    all.map(({ email }, nth) => [email, `nobody${nth}@example.com`] as const),
  );
  const pairs = (fields: object) =>
    addresses.map(
      ([one, other]) =>
        [
          { email: one, ...fields },
          { email: other, ...fields },
        ] as const,
    );
  const numbers = await addPhones(product, owners.slice(0, phones));
  const waiting = 'password of a sign-up that waits';
  const questions: readonly Question[] = [
    { name: 'sign-up', path: 'sign-up', pairs: pairs({ first_name: 'Somebody', password: waiting }) },
    { name: 'reset', path: 'forgot-password', pairs: pairs({}) },
    { name: 'magic link', path: 'magic-link', pairs: pairs({}) },
    { name: 'confirmation again', path: 'resend-confirmation', pairs: pairs({}) },
    { name: 'wrong password', path: 'sign-in', pairs: pairs({ password: 'a wrong password' }) },
    { name: waiting, path: 'sign-in', pairs: pairs({ password: waiting }) },
    {
      name: 'wrong code of a mail',
      path: 'verify-code',
      pairs: pairs({ type: 'email', token: '123456' }),
    },
    {
      name: 'phone code',
      path: 'phone-code',
      pairs: Array.from({ length: textsToPhone }, () => numbers)
        .flat()
        .map((phone) => [{ phone }, { phone: phone.replace('+1202', '+1303') }] as const),
    },
  ];
  for (const question of questions) await compare(product.url, question);
}

async function compare(url: string, { name, path, pairs }: Question): Promise<void> {
  const times: [number[], number[]] = [[], []];
  const answers: [Set<string>, Set<string>] = [new Set(), new Set()];
  for (const [nth, pair] of pairs.entries()) {
    for (const side of nth % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const { answer, tookInMs } = await ask(`${url}/api/auth/${path}`, url, pair[side]);
      times[side].push(tookInMs);
      answers[side].add(answer);
    }
  }
  const figures = ([median, quantile95] as const).map((of) => {
    const [one, other] = [of(times[0]), of(times[1])];
    return `${one.toFixed(1)} and ${other.toFixed(1)} ms (${(one / other).toFixed(2)})`;
  });
  const [one, other] = answers.map((all) => [...all].toSorted().join(' | '));
  console.log(
    `${name}, with an account and without: median ${figures[0]}, p95 ${figures[1]}${one === other ? '' : `; ANSWERS DIFFER: ${one} and ${other}`}`,
  );
}

const quantile95 = (values: readonly number[]) => quantile(values, 0.95);

let networks = 0;

async function ask(target: string, origin: string, body: object) {
  networks += 1;
  const headers = {
    origin,
    'content-type': 'application/json',
    // The product believes a proxy on its own machine.
    'x-forwarded-for': `198.18.${networks >> 8}.${networks & 255}`,
  };
  const startedAt = performance.now();
  const response = await fetch(target, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = `${response.status} ${await response.text()}`;
  return { answer, tookInMs: performance.now() - startedAt };
}

/** Gives each of them a phone. @returns the numbers. */
async function addPhones(product: Started, owners: readonly Person[]): Promise<string[]> {
  const numbers: string[] = [];
  for (const [nth, owner] of owners.entries()) {
    const phone = `+1202555010${nth}`;
    await owner.call('POST', '/api/auth/phone', { phone });
    const token = await codeTo(product.dataDir, phone);
    await owner.call('POST', '/api/auth/phone/confirm', { phone, token });
    numbers.push(phone);
  }
  return numbers;
}

/** The text is written shortly after it was asked for. */
async function codeTo(dataDir: string, phone: string): Promise<string> {
  const folder = join(dataDir, 'outbox');
  for (let waited = 0; waited < 200; waited += 1) {
    for (const name of await readdir(folder).catch(() => [])) {
      if (!name.endsWith('.txt')) continue;
      const text = await readFile(join(folder, name), 'utf8');
      const code = /\b(\d{6}) is your/.exec(text)?.[1];
      if (code !== undefined && text.includes(phone)) return code;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`No text has come to ${phone}.`);
}
