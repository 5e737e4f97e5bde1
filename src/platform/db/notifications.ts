import { sql } from 'drizzle-orm';
import { Client, escapeIdentifier, type ClientConfig } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import type { Executor } from './executor.ts';
import type { DatabaseLog } from './source.ts';

/** Callbacks of a channel's listener. Neither may throw. */
export interface ChannelHandler {
  onMessage(payload: string): void;
  /** The connection was lost and is back: messages in between were missed, so forget what they would have changed. */
  onGap(): void;
}

/** Stops one listener. */
export type Unlisten = () => Promise<void>;

const HEARTBEAT_MS = 30_000;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

/**
 * Sends `payload` to every node that listens on `channel`, once the surrounding transaction commits.
 * @param payload at most 7,999 bytes; send an id, not the thing.
 */
export async function notify(executor: Executor, channel: string, payload: string): Promise<void> {
  await executor.execute(sql`select pg_notify(${channel}, ${payload})`);
}

/** One connection of its own for all channels, made on first use, remade for as long as it takes. */
export function createNotifications(config: ClientConfig, log: DatabaseLog) {
  const channels = new Map<string, Set<ChannelHandler>>();
  const closing = new AbortController();
  let connection: Promise<Client> | null = null;

  function connected(): Promise<Client> {
    connection ??= open().catch((error: unknown) => {
      connection = null;
      throw error;
    });
    return connection;
  }

  async function open(): Promise<Client> {
    const client = new Client({ ...config, keepAlive: true, query_timeout: 10_000 });
    client.on('error', () => {}); // 'end' always follows, and reconnects
    client.on('notification', ({ channel, payload }) => {
      for (const handler of channels.get(channel) ?? []) handler.onMessage(payload ?? '');
    });
    try {
      await client.connect();
      for (const channel of channels.keys()) await client.query(`listen ${escapeIdentifier(channel)}`);
    } catch (error) {
      client.connection.stream.destroy();
      throw error;
    }
    const heartbeat = setInterval(() => {
      // A dead peer closes no connection: a failing query finds it out.
      client.query('select 1').catch(() => client.connection.stream.destroy());
    }, HEARTBEAT_MS).unref();
    client.once('end', () => {
      clearInterval(heartbeat);
      connection = null;
      if (!closing.signal.aborted) void reconnect();
    });
    return client;
  }

  async function reconnect(): Promise<void> {
    log.warn('notification connection lost, reconnecting');
    for (let delay = FIRST_RETRY_MS; ; delay = Math.min(delay * 2, LAST_RETRY_MS)) {
      try {
        await pause(delay, undefined, { ref: false, signal: closing.signal });
      } catch {
        return; // closed meanwhile
      }
      try {
        await connected();
        break;
      } catch {
        continue;
      }
    }
    for (const handlers of channels.values()) for (const handler of handlers) handler.onGap();
  }

  async function unlisten(channel: string, handler: ChannelHandler): Promise<void> {
    const handlers = channels.get(channel);
    if (!handlers?.delete(handler) || handlers.size > 0) return;
    channels.delete(channel);
    const client = await connection?.catch(() => null);
    await client?.query(`unlisten ${escapeIdentifier(channel)}`).catch(() => {});
  }

  return {
    /** Resolves once messages arrive; rejects when the server cannot be reached the first time. */
    async listen(channel: string, handler: ChannelHandler): Promise<Unlisten> {
      closing.signal.throwIfAborted();
      const handlers = channels.get(channel) ?? new Set();
      channels.set(channel, handlers.add(handler));
      try {
        const client = await connected();
        await client.query(`listen ${escapeIdentifier(channel)}`);
      } catch (error) {
        await unlisten(channel, handler);
        throw error;
      }
      return () => unlisten(channel, handler);
    },
    async close() {
      closing.abort();
      const client = await connection?.catch(() => null);
      await client?.end();
    },
  };
}
