import { parseConfig } from '../../../platform/env/config.ts';
import { silentLog } from '../../../platform/log/log.ts';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import { createVisitor } from '../../../test-support/visitor.ts';
import type { TestPerson } from '../../account/test-support/person.ts';
import { testCoin } from '../../coins/coin.fixture.ts';
import type { PaymentsView } from '../contract.ts';
import { createPayments } from '../service.ts';
import { type FakeSession, type FakeStripe, startFakeStripe } from './stripe.fake.ts';

/** A service after the beta, and the double of Stripe that it asks. */
export interface PaidApp {
  readonly service: TestApp;
  readonly stripe: FakeStripe;
  /** Sends an event to the webhook, signed. @returns the status of the answer */
  tell(type: string, object: object): Promise<number>;
  send(call: { body: string; signature: string | null }): Promise<number>;
  close(): Promise<void>;
}

export async function createPaidApp(env: Record<string, string> = {}): Promise<PaidApp> {
  const stripe = await startFakeStripe();
  const service = await createTestApp({ ...stripe.env, ...env });
  const send: PaidApp['send'] = async ({ body, signature }) => {
    const answer = await service.app.fetch(
      new Request('http://localhost:3000/api/payments/webhook', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(signature !== null && { 'stripe-signature': signature }),
        },
        body,
      }),
      '198.51.100.200',
    );
    return answer.status;
  };
  return {
    service,
    stripe,
    send,
    tell: (type, object) => send(stripe.event(type, object)),
    close: async () => {
      await service.close();
      await stripe.close();
    },
  };
}

/** The same person, whose requests reach another node. */
export function atNode({ app }: TestApp, somebody: TestPerson): TestPerson {
  const browser = createVisitor(app, 'http://localhost:3000', '198.51.100.250');
  for (const [name, value] of somebody.browser.cookies) browser.cookies.set(name, value);
  return { ...somebody, browser };
}

export const pathOf = ({ userId }: TestPerson) => `/api/profiles/${userId}/payments`;

export const viewOf = async (person: TestPerson) =>
  (await person.browser.get(pathOf(person))).body as PaymentsView;

export const pay = (person: TestPerson) => person.browser.post(pathOf(person), {});

export const confirm = async (person: TestPerson) =>
  (await person.browser.post(`${pathOf(person)}/confirm`, {})).body as PaymentsView;

export const build = ({ browser }: TestPerson) =>
  browser.post('/api/functions/generate-landing-page', { ...testCoin(), isPreview: true });

/** Goes to Stripe's page. @returns the session there */
export async function startPaying({ stripe }: PaidApp, person: TestPerson): Promise<FakeSession> {
  const { status, body } = await pay(person);
  const { url } = body as { url: string };
  const session = stripe.sessions.find((each) => each.url === url);
  if (status !== 200 || !session) throw new Error(`No session: ${status} ${JSON.stringify(body)}`);
  return session;
}

/** Pays for one build and comes back. */
export async function buyBuild(app: PaidApp, person: TestPerson): Promise<FakeSession> {
  const session = await startPaying(app, person);
  app.stripe.pay(session);
  await confirm(person);
  return session;
}

/** The hourly job of a service with these settings. @returns runs it as if so many hours had passed */
export async function openCleanUp(
  { service, stripe }: PaidApp,
  env: Record<string, string> = {},
): Promise<(hours: number) => Promise<unknown>> {
  let cleanUp = () => Promise.resolve<unknown>(null);
  let passed = 0;
  await createPayments({
    ...parseConfig({ ...stripe.env, ...env }),
    db: service.database.db,
    jobs: {
      cleanUp: (_kind, _cron, remove) => void (cleanUp = remove),
      register: () => {},
      enqueue: () => Promise.resolve(),
    },
    heldForMs: 60_000,
    log: silentLog(),
    now: () => new Date(service.now().getTime() + passed * 3_600_000),
  });
  return (hours) => {
    passed = hours;
    return cleanUp();
  };
}
