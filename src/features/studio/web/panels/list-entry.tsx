import type { Section } from '@moonpage/engine/document/schema.ts';
import type { ListField } from '@moonpage/engine/sections/section.ts';
import { sections } from '@moonpage/engine/sections/sections.ts';
import { Plus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { RowButtons } from '../../../../web/ui/lists/row-buttons.tsx';
import { useRowList } from '../../../../web/ui/lists/use-row-list.ts';
import { withItemAdded, withItemMoved, withItemRemoved } from '../document/edits.ts';
import { itemsOf, listLimits, type SectionText } from '../../rules/text-path.ts';
import { useStudio } from '../state/studio-context.ts';
import { TextEntry } from './text-entry.tsx';

interface ListEntryProps {
  section: Section;
  field: ListField<string>;
  /** Of this list. */
  texts: readonly SectionText[];
}

/** A list of a section: its texts, and buttons that add, move and remove an item where their number may change. */
export function ListEntry({ section, field, texts }: ListEntryProps) {
  const { edit } = useStudio();
  const { id, kind, props } = section;
  const { name } = field;
  const { length: count } = itemsOf(props, name);
  const { min, max } = listLimits(kind, name);
  const what = field.item[0]?.label ?? 'Item';
  const { label } = sections[kind];
  const { ref, list, announcement } = useRowList({
    what,
    count,
    min,
    move: (from, to) => edit(`Move ${what} of ${label}`, (page) => withItemMoved(page, id, name, from, to)),
    remove: (at) => edit(`Remove ${what} of ${label}`, (page) => withItemRemoved(page, id, name, at)),
  });
  const isAdded = useRef(false);
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    const added = ref.current?.querySelector<HTMLTextAreaElement>('li:last-child textarea');
    added?.focus();
    added?.select();
  });
  const add = () => {
    isAdded.current = true;
    edit(`Add ${what} to ${label}`, (page) => withItemAdded(page, id, name));
  };
  const headingId = useId();
  return (
    <div ref={ref} role="group" aria-labelledby={headingId}>
      <h3
        id={headingId}
        className="mb-2 border-t border-line pt-4 font-sans text-sm leading-6 font-semibold tracking-normal"
      >
        {field.label}
      </h3>
      <ol className="grid gap-6">
        {Array.from({ length: count }, (_, at) => (
          <li key={at} className="grid gap-3">
            {texts
              .filter(({ path }) => path.index === at)
              .map((text, position) => (
                <TextEntry
                  key={text.label}
                  section={section}
                  text={text}
                  aside={
                    position === 0 &&
                    min < max && <RowButtons what={what.toLowerCase()} position={at} list={list} />
                  }
                />
              ))}
          </li>
        ))}
      </ol>
      {count < max && (
        <Button size="small" data-focus="add" className="mt-3 min-h-10" onClick={add}>
          <Plus aria-hidden="true" className="size-4" />
          Add {what.toLowerCase()}
        </Button>
      )}
      <output className="sr-only">{announcement}</output>
    </div>
  );
}
