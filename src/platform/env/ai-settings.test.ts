import { expect, test } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

const key = 'sk-a-key-that-nobody-may-read';

const refusal = (env: Record<string, string>): string => {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('the settings were accepted');
};

test('without a provider the composer writes alone, whatever else is set', () => {
  expect(parseConfig({}).ai).toBeNull();
  expect(parseConfig({ AI_PROVIDER: 'none', AI_API_KEY: key, AI_MODEL: 'm' }).ai).toBeNull();
});

test.each(['anthropic', 'openai', 'google'])('%s needs a model and a key', (AI_PROVIDER) => {
  expect(refusal({ AI_PROVIDER, AI_MODEL: 'm' })).toMatch(
    `AI_API_KEY must be set together with AI_PROVIDER=${AI_PROVIDER}: it accepts `,
  );
  expect(refusal({ AI_PROVIDER, AI_API_KEY: key })).toMatch(
    /^AI_MODEL must be set together with AI_PROVIDER/,
  );
  expect(refusal({ AI_PROVIDER, AI_API_KEY: key })).not.toContain(key);
  expect(parseConfig({ AI_PROVIDER, AI_API_KEY: key, AI_MODEL: 'm' }).ai).toMatchObject({
    provider: AI_PROVIDER,
    model: 'm',
    apiKey: key,
    baseUrl: null,
    vision: true,
    price: null,
    timeouts: { firstWordInMs: 30_000, silenceInMs: 20_000, wholeInMs: 120_000 },
  });
});

test('a compatible server needs its address and no key', () => {
  const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'llama3.2' };
  expect(refusal(env)).toMatch(/^AI_BASE_URL must be set together with AI_PROVIDER=openai-compatible/);
  expect(parseConfig({ ...env, AI_BASE_URL: 'http://localhost:11434/v1/' }).ai).toMatchObject({
    apiKey: null,
    baseUrl: 'http://localhost:11434/v1',
  });
});

test('a price has two halves', () => {
  const env = { AI_PROVIDER: 'openai', AI_MODEL: 'm', AI_API_KEY: key };
  expect(refusal({ ...env, AI_PRICE_INPUT: '3' })).toMatch(/^AI_PRICE_OUTPUT must be set together with/);
  expect(refusal({ ...env, AI_PRICE_OUTPUT: '15' })).toMatch(/^AI_PRICE_INPUT must be set together with/);
  expect(parseConfig({ ...env, AI_PRICE_INPUT: '0.25', AI_PRICE_OUTPUT: '15' }).ai?.price).toEqual({
    input: 0.25,
    output: 15,
  });
});
