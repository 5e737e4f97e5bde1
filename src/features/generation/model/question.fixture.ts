import type { AiSettings } from '../../../platform/env/ai-settings.ts';
import type { ModelServer } from '../model-server.fake.ts';
import { answerSchema, headFields } from './requested-field.ts';
import type { FailureCode } from './failure.ts';
import { type Answer, createModel, type Question } from './model.ts';

/** What the model is asked with, and what nobody may read. */
export const key = 'sk-test-0123456789abcdef';

/** Longer than any machine is busy: a test of a limit shortens that one. */
export const longTimeouts = { firstWordInMs: 60_000, silenceInMs: 60_000, wholeInMs: 60_000 };

/** The settings of a model on this machine. */
export function testSettings({ origin }: ModelServer, own: Partial<AiSettings>): AiSettings {
  return {
    provider: 'openai-compatible',
    model: 'test-model',
    apiKey: key,
    baseUrl: `${origin}/v1`,
    vision: true,
    dailyTokensPerAccount: 1e6,
    dailyTokens: 1e6,
    price: null,
    timeouts: longTimeouts,
    ...own,
  };
}

/** A question for the head of a page, with 500 tokens for the answer. */
export function question(own: Partial<Question> = {}): Question {
  return {
    prompt: { instructions: 'Write.', request: 'A title.' },
    schema: answerSchema(headFields),
    picture: null,
    maxOutputTokens: 500,
    signal: new AbortController().signal,
    deadline: performance.now() + longTimeouts.wholeInMs,
    ...own,
  };
}

/** Asks, and keeps what was heard. */
export async function askModel(
  settings: AiSettings,
  asked: Question,
): Promise<Answer & { readonly text: string; readonly code: FailureCode | null }> {
  let text = '';
  const answer = await createModel(settings, 20).ask(asked, (piece) => (text += piece));
  return { ...answer, text, code: answer.failure?.code ?? null };
}
