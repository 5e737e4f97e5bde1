import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test-support/app.ts';
import { allProviders, createFakeProvider, type FakeProvider } from './provider.fake.ts';
import type { ProviderPerson } from './provider-shape.ts';
import { routeProvidersTo } from './sign-in-flow.ts';

/** What the tests of a file share: the service with all providers, and the providers. */
export interface SocialApp {
  readonly service: TestApp;
  readonly fakeProvider: FakeProvider;
  /** Sets who signs in at the providers: a new person. */
  readonly setPerson: (name: string, change?: Partial<ProviderPerson>) => ProviderPerson;
}

let ids = 5000;

/** Registers the hooks of a test file; `service` exists once its tests run. */
export function createSocialApp(): SocialApp {
  const fakeProvider = createFakeProvider('http://localhost:3000');
  let service: TestApp | null = null;
  beforeAll(async () => {
    service = await createTestApp(allProviders());
  });
  beforeEach(() => routeProvidersTo(fakeProvider));
  afterEach(() => {
    fakeProvider.mode = 'well';
  });
  afterAll(async () => {
    await service?.close();
  });
  return {
    get service() {
      if (!service) throw new Error('The service is started by beforeAll.');
      return service;
    },
    fakeProvider,
    setPerson(name, change) {
      ids += 1;
      const email = `${name.toLowerCase()}@example.com`;
      fakeProvider.person = {
        id: String(ids),
        email,
        isVerified: true,
        firstName: name,
        lastName: 'Byron',
        ...change,
      };
      return fakeProvider.person;
    },
  };
}
