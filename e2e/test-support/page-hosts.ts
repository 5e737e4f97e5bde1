import { type Service, startService, test as base } from './service.ts';

export { expect, type Service } from './service.ts';

/** With a product whose pages have hosts of their own. */
export const test = base.extend<object, { service: Service }>({
  service: [
    async ({}, use) => {
      const service = await startService({ PAGES_URL: 'http://{slug}.pages.test' });
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
});
