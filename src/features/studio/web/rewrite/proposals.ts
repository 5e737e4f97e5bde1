import { isTextLocked } from '@moonpage/engine/document/locks.ts';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import { sections } from '@moonpage/engine/sections/sections.ts';
import type { Suggestions } from '../../contract.ts';
import { samePath, textAt, textKey, textsOf, withText } from '../../rules/text-path.ts';

export type Proposal = Suggestions['proposals'][number];

/** What may be done with a proposal: it stands there already, its place is another by now, or is locked. */
export type Standing = 'open' | 'accepted' | 'changed' | 'locked';

export function standingOf({ path, before, suggestions }: Proposal, document: PageDocument): Standing {
  const text = textAt(document, path);
  if (text !== null && suggestions.includes(text)) return 'accepted';
  if (text !== before) return 'changed';
  const section = document.sections.find(({ id }) => id === path.section);
  return section && isTextLocked(section, path) ? 'locked' : 'open';
}

/** Names the place of a proposal. */
export function keyOf({ path }: Proposal): string {
  return textKey(path);
}

/** Those that are not decided. @param kept places whose own words are kept */
export function openProposals(
  proposals: readonly Proposal[],
  document: PageDocument,
  kept: ReadonlySet<string>,
): Proposal[] {
  return proposals.filter(
    (proposal) => standingOf(proposal, document) === 'open' && !kept.has(keyOf(proposal)),
  );
}

/** The page with a proposal in its place, if it is still open there. */
export function withProposal(document: PageDocument, proposal: Proposal, text: string): PageDocument {
  return standingOf(proposal, document) === 'open' ? withText(document, proposal.path, text) : document;
}

/** What the place of a proposal is called. */
export function namesOf({ path }: Proposal, document: PageDocument): { field: string; label: string } {
  const section = document.sections.find(({ id }) => id === path.section);
  if (!section) return { field: 'Text', label: 'Page' };
  const field = textsOf(section).find((each) => samePath(each.path, path))?.label ?? 'Text';
  return { field, label: sections[section.kind].label };
}

/** The page in the language of its new words, BCP 47. */
export function withLanguage(document: PageDocument, language: string): PageDocument {
  const { lang = 'en', ...rest } = document;
  if (lang === language) return document;
  return language === 'en' ? rest : { ...document, lang: language };
}
