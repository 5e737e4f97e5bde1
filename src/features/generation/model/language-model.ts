import type { LanguageModel } from 'ai';
import type { AiSettings } from '../../../platform/env/ai-settings.ts';
import { createBoundedFetch } from './bounded-fetch.ts';

/** A provider's own address: no environment variable of its library may replace it. */
const addresses = {
  anthropic: 'https://api.anthropic.com/v1',
  openai: 'https://api.openai.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
} as const;

/**
 * Makes the model that the settings name, and its own settings for a call. A provider's library is loaded on first use.
 * @param settings.structured whether an OpenAI-compatible server is sent a schema, or only asked for JSON.
 */
export async function openLanguageModel(settings: AiSettings & { readonly structured: boolean }): Promise<{
  readonly model: LanguageModel;
  readonly providerOptions: Record<string, Record<string, string | boolean>>;
}> {
  const { provider, model, baseUrl } = settings;
  const apiKey = settings.apiKey ?? '';
  const fetch = createBoundedFetch(settings.apiKey);
  switch (provider) {
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      const open = createAnthropic({ apiKey, fetch, baseURL: baseUrl ?? addresses.anthropic });
      return { model: open(model), providerOptions: {} };
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      const open = createOpenAI({ apiKey, fetch, baseURL: baseUrl ?? addresses.openai });
      // What creators write about their coins is not kept there.
      return { model: open(model), providerOptions: { openai: { store: false } } };
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      const open = createGoogleGenerativeAI({ apiKey, fetch, baseURL: baseUrl ?? addresses.google });
      return { model: open(model), providerOptions: {} };
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const open = createOpenAICompatible({
        name: 'openai-compatible',
        fetch,
        baseURL: baseUrl ?? '',
        ...(settings.apiKey === null ? {} : { apiKey }),
        includeUsage: true,
        supportsStructuredOutputs: settings.structured,
      });
      return { model: open(model), providerOptions: {} };
    }
  }
}
