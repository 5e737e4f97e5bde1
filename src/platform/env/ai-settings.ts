import { z } from 'zod';
import { ConfigError } from './config-error.ts';

const aiProviders = ['anthropic', 'openai', 'google', 'openai-compatible'] as const;

/** The model that writes pages, and how much of it there is. */
export type AiSettings = Readonly<NonNullable<ReturnType<typeof readAiSettings>>>;

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const tokens = z.coerce.number().int().min(0);
const dollars = z.coerce.number().min(0).max(1_000_000);
const seconds = z.coerce.number().min(0.1).max(600);

/** The variables, for the one schema of all settings. */
export const aiVariables = {
  AI_PROVIDER: z.enum(['none', ...aiProviders]).default('none'),
  AI_MODEL: z.string().trim().min(1).max(60).optional(),
  AI_API_KEY: z.string().trim().min(1).optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_VISION: onOff.default(true),
  AI_DAILY_TOKENS_PER_ACCOUNT: tokens.default(200_000),
  AI_DAILY_TOKENS: tokens.default(5_000_000),
  AI_PRICE_INPUT: dollars.optional(),
  AI_PRICE_OUTPUT: dollars.optional(),
  AI_FIRST_WORD_SECONDS: seconds.default(30),
  AI_SILENCE_SECONDS: seconds.default(20),
  AI_WHOLE_SECONDS: seconds.default(120),
};

/** What each of them accepts. */
export const aiAccepts: Record<keyof typeof aiVariables, string> = {
  AI_PROVIDER: `none, ${aiProviders.slice(0, -1).join(', ')} or ${aiProviders.at(-1)}`,
  AI_MODEL: 'the name of a model of that provider, of at most 60 characters',
  AI_API_KEY: 'the key that the provider gave you',
  AI_BASE_URL: 'an http(s) address, such as http://localhost:11434/v1',
  AI_VISION: 'on or off',
  AI_DAILY_TOKENS_PER_ACCOUNT: 'a whole number of tokens, 0 or more',
  AI_DAILY_TOKENS: 'a whole number of tokens, 0 or more',
  AI_PRICE_INPUT: 'US dollars per million tokens, such as 3 or 0.25',
  AI_PRICE_OUTPUT: 'US dollars per million tokens, such as 15 or 1.25',
  AI_FIRST_WORD_SECONDS: 'seconds from 0.1 to 600',
  AI_SILENCE_SECONDS: 'seconds from 0.1 to 600',
  AI_WHOLE_SECONDS: 'seconds from 0.1 to 600',
};

type Values = z.output<z.ZodObject<typeof aiVariables>>;

/**
 * The settings of the model, or null when the built-in composer writes alone.
 * @throws {ConfigError} when a variable that the provider needs is missing.
 */
export function readAiSettings(values: Values) {
  const { AI_PROVIDER: provider } = values;
  if (provider === 'none') return null;
  const isCompatible = provider === 'openai-compatible';
  const choice = `AI_PROVIDER=${provider}`;
  if (isCompatible && values.AI_BASE_URL === undefined) throw missing('AI_BASE_URL', choice);
  if (!isCompatible && values.AI_API_KEY === undefined) throw missing('AI_API_KEY', choice);
  if (values.AI_MODEL === undefined) throw missing('AI_MODEL', choice);
  return {
    provider,
    /** As the provider names it. */
    model: values.AI_MODEL,
    /** Null only for `openai-compatible`: a local server often asks for none. */
    apiKey: values.AI_API_KEY ?? null,
    /** Null: the provider's own address. Never null for `openai-compatible`. */
    baseUrl: values.AI_BASE_URL?.replace(/\/{1,8}$/, '') ?? null,
    /** Whether the coin's picture is shown to the model. */
    vision: values.AI_VISION,
    /** Input and output tokens of one UTC day, for one account and for all of them. */
    dailyTokensPerAccount: values.AI_DAILY_TOKENS_PER_ACCOUNT,
    dailyTokens: values.AI_DAILY_TOKENS,
    price: readPrice(values),
    /** How long we wait: for the first word, between two words, for everything. */
    timeouts: {
      firstWordInMs: values.AI_FIRST_WORD_SECONDS * 1000,
      silenceInMs: values.AI_SILENCE_SECONDS * 1000,
      wholeInMs: values.AI_WHOLE_SECONDS * 1000,
    },
  };
}

/** US dollars per million tokens; null: costs are not known. */
function readPrice({ AI_PRICE_INPUT: input, AI_PRICE_OUTPUT: output }: Values) {
  if (input === undefined && output === undefined) return null;
  if (input === undefined) throw missing('AI_PRICE_INPUT', 'AI_PRICE_OUTPUT');
  if (output === undefined) throw missing('AI_PRICE_OUTPUT', 'AI_PRICE_INPUT');
  return { input, output };
}

function missing(variable: keyof typeof aiVariables, other: string): ConfigError {
  return new ConfigError(
    `${variable} must be set together with ${other}: it accepts ${aiAccepts[variable]}.`,
  );
}
