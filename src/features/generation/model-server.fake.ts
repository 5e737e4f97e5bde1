import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AnswerSchema } from './model/requested-field.ts';
import { type Dialect, dialectOf, type Tokens } from './model-server-dialects.fake.ts';

/** What the server was asked. */
export interface ModelRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** The body as it came. */
  readonly text: string;
  /** The schema that the answer was to have, or null when none was sent. */
  readonly schema: AnswerSchema | null;
}

/** How the server behaves towards one request; without anything it answers well and at once. */
export interface Behaviour {
  /** What it writes; a function is given what it was asked. */
  readonly text?: string | ((request: ModelRequest) => string);
  /** Another status than 200: nothing is written then. */
  readonly status?: number;
  readonly headers?: Record<string, string>;
  /** What a refusal says. */
  readonly message?: string;
  /** After so many characters … */
  readonly after?: number;
  /** … it stops writing for good, breaks the connection, sends an error, or says that its room is used up. */
  readonly ends?: 'hang' | 'drop' | 'fail' | 'truncate';
  /** Waited for before each piece, with what it has written so far. */
  readonly beforePiece?: (written: string) => Promise<unknown> | void;
  /** Waited for when everything is written, before it ends. */
  readonly beforeEnd?: () => Promise<unknown> | void;
  /** Whether it says how many tokens it counted; it does. */
  readonly countsTokens?: boolean;
  /** What it says it counted; `serverUsage` without it. */
  readonly counted?: Tokens;
  /** Its body as it stands: who sends it with a status of 200 speaks no protocol of models. */
  readonly body?: string;
  /** What it sends after everything else, as it stands, again and again for as long as somebody is there. */
  readonly flood?: string;
  /** Called before each time that the flood is sent, with how often it was. */
  readonly beforeFlood?: (times: number) => void;
}

export interface ModelServer {
  /** `http://127.0.0.1:…`, without a path. */
  readonly origin: string;
  readonly requests: readonly ModelRequest[];
  /** How the next requests are answered, one each, and every further one like the last. */
  behave(...behaviours: Behaviour[]): void;
  close(): Promise<void>;
}

/** What it says it counted. */
export const serverUsage = { input: 1200, output: 800 } as const;
const pieceLength = 48;

/**
 * A server on this machine that speaks the streaming protocols of model providers as they document them, each under its own path,
 * and misbehaves on demand. For tests.
 */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let behaviours: Behaviour[] = [{}];
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const dialect = dialectOf(incoming.url ?? '');
    const text = await readBody(incoming);
    const request: ModelRequest = {
      path: incoming.url ?? '',
      headers: incoming.headers,
      text,
      schema: dialect.schemaOf(JSON.parse(text)),
    };
    requests.push(request);
    const behaviour = (behaviours.length > 1 ? behaviours.shift() : behaviours[0]) ?? {};
    if (behaviour.status !== undefined) {
      response.writeHead(behaviour.status, { 'content-type': 'application/json', ...behaviour.headers });
      if (behaviour.flood !== undefined) {
        await pour(response, behaviour.flood, behaviour);
        return;
      }
      response.end(
        JSON.stringify({ error: { message: behaviour.message ?? 'No.', type: 'invalid_request_error' } }),
      );
      return;
    }
    if (behaviour.body !== undefined) {
      response.writeHead(200, behaviour.headers);
      response.end(behaviour.body);
      return;
    }
    await stream(response, dialect, behaviour, wordsOf(behaviour, request));
  };

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The model server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    behave: (...next) => {
      behaviours = next;
      requests.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function wordsOf({ text }: Behaviour, request: ModelRequest): string {
  if (typeof text === 'function') return text(request);
  return text ?? JSON.stringify(goodAnswer(request.schema, {}));
}

async function stream(
  response: ServerResponse,
  dialect: Dialect,
  behaviour: Behaviour,
  words: string,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream', ...behaviour.headers });
  const said = behaviour.after === undefined ? words : words.slice(0, behaviour.after);
  const pieces = said.match(new RegExp(`[^]{1,${pieceLength}}`, 'g')) ?? [];
  if (said !== '') response.write(dialect.begin);
  for (const [at, piece] of pieces.entries()) {
    await behaviour.beforePiece?.(said.slice(0, at * pieceLength));
    response.write(dialect.piece(piece));
  }
  if (behaviour.flood !== undefined) {
    await pour(response, behaviour.flood, behaviour);
    return;
  }
  await behaviour.beforeEnd?.();
  if (behaviour.ends === 'drop') response.destroy();
  if (behaviour.ends === 'hang' || behaviour.ends === 'drop') return;
  if (behaviour.ends === 'fail') {
    response.end(dialect.failure);
    return;
  }
  const usage = behaviour.countsTokens === false ? null : (behaviour.counted ?? serverUsage);
  response.end(dialect.end(behaviour.ends === 'truncate' ? 'truncated' : 'finished', usage));
}

/** Writes a piece as often as it is taken; fails when nobody is there any more. */
async function pour(
  response: ServerResponse,
  piece: string,
  { beforeFlood }: Pick<Behaviour, 'beforeFlood'>,
): Promise<void> {
  const again = async function* () {
    for (let times = 0; ; times += 1) {
      beforeFlood?.(times);
      yield piece;
      await nextTurn();
    }
  };
  await pipeline(Readable.from(again()), response);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/**
 * An answer that has every member of the schema and nothing that a page may not say.
 * @param own members to put in place of the good ones
 */
export function goodAnswer(
  schema: AnswerSchema | null,
  own: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const members = Object.entries(schema?.properties ?? {});
  return Object.fromEntries(
    members.map(([name, shape]) => [name, name in own ? own[name] : goodValue(shape, name)]),
  );
}

function goodValue(shape: AnswerSchema, path: string): unknown {
  const [first] = shape.enum ?? [];
  if (first !== undefined) return first;
  if (shape.type === 'array') {
    const { items } = shape;
    return items ? ['one', 'two', 'three'].map((place) => goodValue(items, `${path} ${place}`)) : [];
  }
  if (shape.properties) {
    const members = Object.entries(shape.properties);
    return Object.fromEntries(members.map(([name, each]) => [name, goodValue(each, `${path} ${name}`)]));
  }
  return `The hat on ${path}, says {name}`;
}
