import type { AnswerSchema } from './model/requested-field.ts';

/** How one provider's protocol streams an answer, as server-sent events. */
export interface Dialect {
  /** The schema in a request's body, or null. */
  schemaOf(body: unknown): AnswerSchema | null;
  readonly begin: string;
  piece(text: string): string;
  end(reason: 'finished' | 'truncated', usage: Tokens | null): string;
  /** An error in the middle of the stream. */
  readonly failure: string;
}

export interface Tokens {
  readonly input: number;
  readonly output: number;
}

const data = (event: unknown) => `data: ${JSON.stringify(event)}\n\n`;
const named = (event: { readonly type: string } & Record<string, unknown>) =>
  `event: ${event.type}\n${data(event)}`;

const choice = (delta: object, finish: string | null) => ({
  id: 'chat-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'test',
  choices: [{ index: 0, delta, finish_reason: finish }],
});

/** `POST …/chat/completions`: what OpenAI-compatible servers speak. */
const chatCompletions: Dialect = {
  schemaOf: (body) => schemaAt(body, 'response_format', 'json_schema', 'schema'),
  begin: data(choice({ role: 'assistant', content: '' }, null)),
  piece: (content) => data(choice({ content }, null)),
  end: (reason, usage) =>
    [
      data(choice({}, reason === 'finished' ? 'stop' : 'length')),
      ...(usage
        ? [
            data({
              ...choice({}, null),
              choices: [],
              usage: {
                prompt_tokens: usage.input,
                completion_tokens: usage.output,
                total_tokens: usage.input + usage.output,
              },
            }),
          ]
        : []),
      'data: [DONE]\n\n',
    ].join(''),
  failure: data({ error: { message: 'The engine is on fire.', type: 'server_error' } }),
};

/** What a compatible server sends of what its model thinks aloud. */
export function thoughtOf(text: string): string {
  return data(choice({ reasoning_content: text }, null));
}

/** `POST …/responses`: what OpenAI itself speaks. */
const responses: Dialect = {
  schemaOf: (body) => schemaAt(body, 'text', 'format', 'schema'),
  begin: [
    { type: 'response.created', response: { id: 'resp-1', created_at: 1, model: 'test' } },
    {
      type: 'response.output_item.added',
      output_index: 0,
      item: { type: 'message', id: 'msg-1', role: 'assistant', status: 'in_progress', content: [] },
    },
  ]
    .map((event) => named(event))
    .join(''),
  piece: (delta) =>
    named({
      type: 'response.output_text.delta',
      item_id: 'msg-1',
      output_index: 0,
      content_index: 0,
      delta,
    }),
  end: (reason, usage) =>
    named({
      type: reason === 'finished' ? 'response.completed' : 'response.incomplete',
      response: {
        id: 'resp-1',
        ...(reason === 'finished' ? {} : { incomplete_details: { reason: 'max_output_tokens' } }),
        usage: { input_tokens: usage?.input ?? 0, output_tokens: usage?.output ?? 0 },
      },
    }),
  failure: named({
    type: 'error',
    code: 'server_error',
    message: 'The engine is on fire.',
    param: null,
  }),
};

/** `POST …/messages`: what Anthropic speaks. */
const messages: Dialect = {
  schemaOf: (body) =>
    schemaAt(body, 'output_config', 'format', 'schema') ?? schemaAt(body, 'tools', '0', 'input_schema'),
  begin: [
    {
      type: 'message_start',
      message: {
        id: 'msg-1',
        type: 'message',
        role: 'assistant',
        model: 'test',
        content: [],
        stop_reason: null,
        usage: { input_tokens: 1200, output_tokens: 1 },
      },
    },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  ]
    .map((event) => named(event))
    .join(''),
  piece: (text) => named({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  end: (reason, usage) =>
    [
      { type: 'content_block_stop', index: 0 },
      {
        type: 'message_delta',
        delta: { stop_reason: reason === 'finished' ? 'end_turn' : 'max_tokens', stop_sequence: null },
        usage: { output_tokens: usage?.output ?? 0 },
      },
      { type: 'message_stop' },
    ]
      .map((event) => named(event))
      .join(''),
  failure: named({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
};

/** `POST …/models/{model}:streamGenerateContent?alt=sse`: what Google speaks. */
const generateContent: Dialect = {
  schemaOf: (body) =>
    schemaAt(body, 'generationConfig', 'responseJsonSchema') ??
    schemaAt(body, 'generationConfig', 'responseSchema'),
  begin: '',
  piece: (text) => data({ candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0 }] }),
  end: (reason, usage) =>
    data({
      candidates: [
        {
          content: { role: 'model', parts: [{ text: '' }] },
          finishReason: reason === 'finished' ? 'STOP' : 'MAX_TOKENS',
          index: 0,
        },
      ],
      ...(usage
        ? { usageMetadata: { promptTokenCount: usage.input, candidatesTokenCount: usage.output } }
        : {}),
    }),
  failure: data({ error: { code: 503, message: 'Overloaded', status: 'UNAVAILABLE' } }),
};

/** The protocol that is spoken under a path. */
export function dialectOf(path: string): Dialect {
  if (path.endsWith('/chat/completions')) return chatCompletions;
  if (path.endsWith('/responses')) return responses;
  if (path.endsWith('/messages')) return messages;
  return generateContent;
}

function schemaAt(body: unknown, ...path: string[]): AnswerSchema | null {
  let value = body;
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return null;
    value = (value as Record<string, unknown>)[name];
  }
  return (value as AnswerSchema | undefined) ?? null;
}
