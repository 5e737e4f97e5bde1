import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import { sectionLimit } from '@moonpage/engine/document/schema.ts';
import { sections } from '@moonpage/engine/sections/sections.ts';
import { allowedFor, duplicateSection, hideSection, lockSection, removeSection } from '../document/edits.ts';
import type { Studio } from '../state/studio-context.ts';
import type { Command } from './command-palette.tsx';

/** What can be done with the selected section; nothing without one. */
export function sectionCommands(studio: Studio): Command[] {
  const { document, selected, edit, rewrite, announce } = studio;
  const section = document.sections.find(({ id }) => id === selected);
  if (!section) return [];
  const { id, kind, locked = false, hidden = false } = section;
  const { label } = sections[kind];
  const allowed = allowedFor(section);
  const command = (verb: string, change: (page: PageDocument) => PageDocument): Command => ({
    label: `${verb} this section: ${label}`,
    run: () => {
      announce(`${verb} ${label}: done`);
      edit(`${verb} ${label}`, change);
    },
  });
  return [
    { label: `Rewrite this section: ${label}`, run: () => rewrite({ is: 'section', section: id }) },
    command(locked ? 'Unlock' : 'Lock', (page) => lockSection(page, id, !locked)),
    ...(allowed.duplicate && document.sections.length < sectionLimit
      ? [command('Duplicate', (page) => duplicateSection(page, id).document)]
      : []),
    ...(allowed.hide ? [command(hidden ? 'Show' : 'Hide', (page) => hideSection(page, id, !hidden))] : []),
    ...(allowed.remove ? [command('Remove', (page) => removeSection(page, id))] : []),
  ];
}
