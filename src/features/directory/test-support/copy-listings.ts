import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';

/** Adds creators whose live pages are as this one's, each a minute older than the one before, under names such as `Frog 1`. */
export async function copyListings(db: Database, userId: string, count: number): Promise<void> {
  const copies = sql`generate_series(1, ${count}::int) as n`;
  await db.execute(sql`
    insert into users (id, name, email)
    select ${userId} || '-' || n, 'Copy', 'copy-' || n || '@example.com' from ${copies}`);
  await db.execute(sql`
    insert into profiles
    select (jsonb_populate_record(one, jsonb_build_object('id', one.id || '-' || n, 'slug', one.slug || '-' || n,
      'published_at', one.published_at - n * interval '1 minute'))).*
    from profiles as one, ${copies} where id = ${userId}`);
  await db.execute(sql`
    insert into page_snapshots
    select (jsonb_populate_record(one, jsonb_build_object('profile_id', one.profile_id || '-' || n, 'slug', one.slug || '-' || n,
      'facts', one.facts || jsonb_build_object('name', (one.facts->>'name') || ' ' || n)))).*
    from page_snapshots as one, ${copies} where profile_id = ${userId}`);
  await db.execute(sql`
    insert into listed_pages (profile_id, search_text, blockchain, published_at, launch_at, reads)
    select profile_id || '-' || n, search_text, blockchain, published_at - n * interval '1 minute', launch_at, reads
    from listed_pages, ${copies} where profile_id = ${userId}`);
}
