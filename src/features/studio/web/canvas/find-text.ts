import type { PageDocument, Section } from '@moonpage/engine/document/schema.ts';
import { sections } from '@moonpage/engine/sections/sections.ts';
import { limitsOf, type TextPath, textsOf } from '../../rules/text-path.ts';

/** The section in which an element of the page stands, by the id that its outermost element has. */
export function sectionOf(element: Element | null, document: PageDocument): Section | null {
  for (let at = element; at; at = at.parentElement) {
    const { id } = at;
    const section = id === '' ? undefined : document.sections.find((each) => each.id === id);
    if (section) return section;
  }
  return null;
}

/** Where the text of an element stands in the document; among equal texts of one section the one at the same place. */
export function pathOf(
  element: HTMLElement,
  document: PageDocument,
): { path: TextPath; field: string; label: string; max: number; isOptional: boolean } | null {
  const section = sectionOf(element, document);
  const source = element.dataset['source'];
  if (!section || source === undefined) return null;
  const equal = textsOf(section).filter(({ text }) => text === source);
  const shown = element.ownerDocument
    .getElementById(section.id)
    ?.querySelectorAll<HTMLElement>('[data-source]');
  const same = [...(shown ?? [])].filter(({ dataset }) => dataset['source'] === source);
  // Phrases that pass by stand there several times.
  const found = equal[Math.max(same.indexOf(element), 0) % Math.max(equal.length, 1)];
  return found
    ? {
        path: found.path,
        field: found.label,
        label: sections[section.kind].label,
        ...limitsOf(section.kind, found.path),
      }
    : null;
}
