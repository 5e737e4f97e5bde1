import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { findRefusedTexts } from '@moonpage/engine/policy/document-text.ts';
import { sections } from '@moonpage/engine/sections/sections.ts';
import { Problem } from '../../platform/errors/problem.ts';

/** @throws {Problem} TEXT_REFUSED when a text would endanger readers: the form would refuse it too */
export function refuseTexts(document: PageDocument, facts: Facts): void {
  const refused = findRefusedTexts(document, facts);
  const [first] = refused;
  if (first === undefined) return;
  const issues = refused.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new Problem('TEXT_REFUSED', {
    message: `${placeOf(document, first.path)}: ${first.message}`,
    data: { issues },
  });
}

/** What an editor calls the section, or the text of the whole page. */
function placeOf(document: PageDocument, [top, at]: readonly (string | number)[]): string {
  const section = typeof at === 'number' ? document.sections[at] : undefined;
  if (section !== undefined) return sections[section.kind].label;
  return top === 'title' ? 'Title' : 'Description';
}
