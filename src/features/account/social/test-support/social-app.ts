import { afterAll, afterEach, beforeAll } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test-support/app.ts';
import { allProviders, createProviderDouble, type ProviderDouble } from './provider.fake.ts';
import type { ProviderPerson } from './provider-shape.ts';
import { routeProvidersTo } from './sign-in-flow.ts';

/** What the tests of a file share: the service with all providers, and the providers. */
export interface SocialTest {
  readonly service: TestApp;
  readonly double: ProviderDouble;
  /** Seats somebody new at the providers' browser. */
  readonly seat: (name: string, change?: Partial<ProviderPerson>) => ProviderPerson;
}

let ids = 5000;

/** Sets the stage of a test file. Its members are there once its tests run. */
export function socialStage(): SocialTest {
  const double = createProviderDouble('http://localhost:3000');
  let service: TestApp | null = null;
  let stopRouting = () => {};
  beforeAll(async () => {
    service = await createTestApp(allProviders());
    stopRouting = routeProvidersTo(double);
  });
  afterEach(() => {
    double.mood = 'well';
  });
  afterAll(async () => {
    stopRouting();
    await service?.close();
  });
  return {
    get service() {
      if (!service) throw new Error('The stage is set before the tests run.');
      return service;
    },
    double,
    seat(name, change) {
      ids += 1;
      const email = `${name.toLowerCase()}@example.com`;
      double.person = {
        id: String(ids),
        email,
        isVerified: true,
        firstName: name,
        lastName: 'Byron',
        ...change,
      };
      return double.person;
    },
  };
}
