import type { Facts } from '@moonpage/engine/facts.ts';
import { pageLinks } from '@moonpage/engine/sections/links.ts';
import { launchReminder, needsReminder } from '@moonpage/engine/sections/reminder.ts';
import type { PageAssets } from '../../pages/assets.ts';

/** Keeps the launch as a file for calendars. @returns its public path; null for a page whose main button is another. */
export async function keepReminder(
  { at, ...page }: { facts: Facts; lang: string | undefined; pageUrl: string; at: Date },
  assets: Pick<PageAssets, 'keep'>,
): Promise<string | null> {
  if (!needsReminder(pageLinks(page.facts), page.facts, at.getTime())) return null;
  const file = launchReminder({ ...page, at: at.getTime() });
  return await assets.keep(new TextEncoder().encode(file), 'text/calendar; charset=utf-8');
}
