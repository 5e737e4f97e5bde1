import type { Db } from 'pg-boss';
import type { OpenDatabase } from '../db/database.ts';

/** Lets pg-boss use the service's own pool and its one listening connection instead of opening more. */
export function bossDatabase(database: Pick<OpenDatabase, 'pool' | 'listen'>): Db {
  return {
    executeSql: (text, values) => database.pool.query(text, values),
    async listen(channel, onMessage, onReconnect) {
      const close = await database.listen(channel, { onMessage, onGap: onReconnect });
      onReconnect();
      return { close };
    },
  };
}
