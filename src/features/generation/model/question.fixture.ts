import type { AiSettings } from '../../../platform/env/ai-settings.ts';
import type { Timer } from '../../../platform/limits/timer.ts';
import { createHandTimer } from '../../../test-support/timer.fake.ts';
import type { ModelServer } from '../model-server.fake.ts';
import { answerSchema, headFields } from './requested-field.ts';
import type { FailureCode } from './failure.ts';
import { type Answer, createModel, type Question } from './model.ts';

/** What the model is asked with, and what nobody may read. */
export const key = 'sk-test-0123456789abcdef';

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
    timeouts: { firstWordInMs: 4000, silenceInMs: 4000, wholeInMs: 8000 },
    ...own,
  };
}

/** A timer on which nothing takes too long, and pauses before another try take no time. */
export const patientTimer = () => createHandTimer({ skippedInMs: 100 });

/** A question for the head of a page, with 8 seconds of such a timer and 500 tokens for the answer. */
export function question(own: Partial<Question> = {}): Question {
  return {
    prompt: { instructions: 'Write.', request: 'A title.' },
    schema: answerSchema(headFields),
    picture: null,
    maxOutputTokens: 500,
    signal: new AbortController().signal,
    deadline: 8000,
    ...own,
  };
}

/** Asks, and keeps what was heard. */
export async function askModel(
  settings: AiSettings,
  asked: Question,
  timer: Timer = patientTimer(),
): Promise<Answer & { readonly text: string; readonly code: FailureCode | null }> {
  let text = '';
  const answer = await createModel(settings, 20, timer).ask(asked, (piece) => (text += piece));
  return { ...answer, text, code: answer.failure?.code ?? null };
}
