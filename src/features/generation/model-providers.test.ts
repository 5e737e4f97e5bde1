import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../test-support/app.ts';
import { signUpPerson } from '../account/test-support/person.ts';
import { type ModelServer, serverUsage, startModelServer } from './model-server.fake.ts';
import { answering, buildPage, modelSettings } from './model-service.fake.ts';

let server: ModelServer;

beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

test.each([
  ['anthropic', 'claude-sonnet-4-5'],
  ['openai', 'gpt-5'],
  ['google', 'gemini-2.5-flash'],
  ['openai-compatible', 'llama3.2'],
])('%s writes a whole page, its schema taken whole', async (AI_PROVIDER, AI_MODEL) => {
  const service = await createTestApp({ ...modelSettings(server), AI_PROVIDER, AI_MODEL });
  try {
    const ada = await signUpPerson(service, 'Ada');
    server.behave(answering({}));
    const built = await buildPage(service, ada);
    expect(built.record).toMatchObject({
      outcome: 'WRITTEN',
      generator: `${AI_PROVIDER}/${AI_MODEL}`,
      inputTokens: serverUsage.input,
      outputTokens: serverUsage.output,
    });
    const [request] = server.requests;
    expect(Object.keys(request?.schema?.properties ?? {})).toEqual(
      expect.arrayContaining(['design', 'title', 'hero', 'how-to-buy', 'faq', 'closing']),
    );
    expect(request?.text).not.toMatch(/"tools"|"tool_choice"/);
  } finally {
    await service.close();
  }
});
