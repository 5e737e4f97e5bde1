import { type ModelServer, startModelServer } from '../../src/features/generation/model-server.fake.ts';
import { type Service, startService, test as base } from './service.ts';

/** Journeys of a product whose pages are written by a model on this machine, `model`. */
export const test = base.extend<object, { model: ModelServer; service: Service }>({
  model: [
    async ({}, use) => {
      const model = await startModelServer();
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ model }, use) => {
      const service = await startService({
        AI_PROVIDER: 'openai-compatible',
        AI_MODEL: 'test-model',
        AI_BASE_URL: `${model.origin}/v1`,
        // Nothing is to be waited for in vain, on however busy a machine.
        AI_FIRST_WORD_SECONDS: '240',
        AI_SILENCE_SECONDS: '240',
        AI_WHOLE_SECONDS: '600',
      });
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
});
