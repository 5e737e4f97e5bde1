import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { codeOf } from '../../platform/errors/system-error.ts';
import { profiles } from '../account/tables.ts';
import { pageSnapshots } from '../pages/tables.ts';
import { notAhead } from './clock.ts';
import { addMonths } from './months.ts';
import { pageViews, pageVisitors, viewSumsProgress } from './tables.ts';
import type { PageView } from './view-queue.ts';

/** `check_violation`: no partition holds the row. */
const noPartition = '23514';

/**
 * Stores views of live pages in one statement; those of pages that are not live are dropped. A view whose time is summed already
 * takes the first that is not; one that is ahead of the database's clock takes that.
 */
export async function storeViews(
  { db, pool }: Pick<OpenDatabase, 'db' | 'pool'>,
  views: readonly PageView[],
): Promise<void> {
  const insert = { name: 'store_views', text: insertViews, values: [rowsOf(views)] };
  try {
    await pool.query(insert);
  } catch (error) {
    if (codeOf(error) !== noPartition) throw error;
    await addMonths(
      db,
      views.map(({ viewedAt }) => viewedAt),
    );
    await pool.query(insert);
  }
}

/**
 * Planned once per connection, by its name: planning it for each batch costs as much as storing twenty views.
 *
 * Locks out accounts under deletion, whose foreign key would fail the whole batch, and the closing of the sums (`sum-views.ts`).
 * Visitors are written in the order of their keys, so that processes wait for each other and never in a circle.
 */
const { sql: insertViews } = new PgDialect().sqlToQuery(sql`
    with progress as materialized (select closed_until from ${viewSumsProgress} for share),
    sent as materialized (
      select ${profiles.id} as profile_id, greatest(${notAhead(sql`view.viewed_at`)}, progress.closed_until) as viewed_at,
             (${notAhead(sql`view.viewed_at`)} at time zone 'UTC')::date as day,
             view.action, view.visitor, view.source, view.campaign, view.country, view.device, view.language
      from jsonb_to_recordset(${''}::jsonb) as view(
        slug text, viewed_at timestamptz, action text, visitor bigint,
        source text, campaign text, country text, device text, language text)
      cross join progress
      join ${pageSnapshots} on ${pageSnapshots.slug} = view.slug
      join ${profiles} on ${profiles.id} = ${pageSnapshots.profileId}
      for key share of ${profiles}
    ),
    firsts as (
      insert into ${pageVisitors} (visitor, day)
      select visitor, min(day) from sent where visitor is not null group by visitor order by visitor
      on conflict do nothing
      returning visitor
    )
    insert into ${pageViews} (profile_id, viewed_at, action, is_first, visitor, source, campaign, country, device, language)
    select profile_id, viewed_at, action,
           firsts.visitor is not null and row_number() over (partition by sent.visitor order by viewed_at) = 1,
           sent.visitor, source, campaign, country, device, language
    from sent left join firsts on firsts.visitor = sent.visitor
  `);

function rowsOf(views: readonly PageView[]): string {
  return JSON.stringify(
    views.map((view) => ({
      slug: view.slug,
      viewed_at: view.viewedAt.toISOString(),
      action: view.action,
      // A number of JSON would lose digits.
      visitor: view.visitor?.toString() ?? null,
      source: view.source,
      campaign: view.campaign,
      country: view.country,
      device: view.device,
      language: view.language,
    })),
  );
}
