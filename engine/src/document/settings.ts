import type { PageDocument } from './schema.ts';

/** Members of a document that nobody writes for its creator: they stay whatever is written on the page, and however it looks. */
export const settingNames = [
  'typeface',
  'sharePicture',
  'backgroundImage',
  'pixels',
  'unknownSections',
] as const;

/** The document with what was set for another one of the same page. */
export function withSettingsOf(document: PageDocument, other: PageDocument): PageDocument {
  const written = { ...document };
  for (const name of settingNames) delete written[name];
  const set = settingNames.filter((name) => other[name] !== undefined).map((name) => [name, other[name]]);
  return { ...written, ...(Object.fromEntries(set) as Partial<PageDocument>) };
}
