import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type Section, sectionLimit } from '@moonpage/engine/document/schema.ts';
import type { SectionKind } from '@moonpage/engine/sections/schemas.ts';
import { sections } from '@moonpage/engine/sections/sections.ts';
import { tokenValues } from '@moonpage/engine/text/tokens.ts';
import { Plus, Sparkles } from 'lucide-react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { Menu } from '../../../../web/ui/overlays/menu.tsx';
import {
  addSection,
  duplicateSection,
  hideSection,
  kindsToAdd,
  lockSection,
  moveSection,
  removeSection,
} from '../document/edits.ts';
import { useStudio } from '../state/studio-context.ts';
import { SectionRow, type RowActions } from './section-row.tsx';
import { kindsWithoutFacts, showsOnce, summaryOf } from './section-summary.ts';

const onlyVertical: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const instructions = 'Press space to pick the section up, the arrow keys to move it, space to drop it.';
const rowOf = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-section="${CSS.escape(id)}"]`);
const labelOf = ({ kind }: Section) => sections[kind].label;

/** The page's sections in order: selected, added, moved, hidden, duplicated and removed here. @param props.onOpen one was pressed or added */
export function SectionsPanel({ onOpen }: { readonly onOpen?: () => void }) {
  const { document, facts, selected, select, edit, rewrite, announce } = useStudio();
  const { sections: all, unknownSections: unknown = [] } = document;
  const list = useRef<HTMLOListElement>(null);
  const focusWanted = useRef<string | null>(null);
  const headingId = useId();
  const tokens = useMemo(() => tokenValues(facts), [facts]);
  const empty = useMemo(() => kindsWithoutFacts(facts), [facts]);

  useEffect(() => {
    if (focusWanted.current === null) return;
    // Moving a row in the document takes the focus from it.
    rowOf(list.current, focusWanted.current)?.focus();
    focusWanted.current = null;
  });
  useEffect(() => {
    // Back from the section, whose way back had the focus.
    if (globalThis.document.activeElement === globalThis.document.body && selected !== null)
      rowOf(list.current, selected)?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the list appears
  }, []);
  useEffect(() => {
    if (selected !== null) rowOf(list.current, selected)?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  const move = (section: Section, to: number) => {
    if (to < 0 || to > all.length - 2) return;
    focusWanted.current = section.id;
    announce(`${labelOf(section)} moved to place ${to + 1} of ${all.length}`);
    edit(`Move ${labelOf(section)}`, (page) => moveSection(page, section.id, to));
  };
  const add = (kind: SectionKind) => {
    const { label } = sections[kind];
    const { document: next, id } = addSection(document, kind, selected);
    const place = next.sections.findIndex((each) => each.id === id) + 1;
    announce(`${label} added at place ${place} of ${next.sections.length}`);
    edit(`Add ${label}`, (page) => addSection(page, kind, selected).document);
    select(id);
    onOpen?.();
  };
  const actionsOf = (section: Section, at: number): RowActions => {
    const label = labelOf(section);
    const { id, hidden = false } = section;
    return {
      select: () => {
        select(id);
        onOpen?.();
      },
      move: (step) => move(section, at + step),
      hide: () => {
        announce(hidden ? `${label} is shown` : `${label} is hidden`);
        edit(`${hidden ? 'Show' : 'Hide'} ${label}`, (page) => hideSection(page, id, !hidden));
      },
      rewrite: () => rewrite({ is: 'section', section: id }),
      lock: () => {
        const isLocked = section.locked === true;
        announce(`${label} is ${isLocked ? 'unlocked' : 'locked'}`);
        edit(`${isLocked ? 'Unlock' : 'Lock'} ${label}`, (page) => lockSection(page, id, !isLocked));
      },
      duplicate: () => {
        const copy = duplicateSection(document, id);
        announce(`${label} duplicated at place ${at + 2} of ${copy.document.sections.length}`);
        edit(`Duplicate ${label}`, (page) => duplicateSection(page, id).document);
        select(copy.id);
      },
      remove: () => {
        announce(`${label} removed, ${all.length - 1} sections left`);
        focusWanted.current = all[at + 1]?.id ?? null;
        edit(`Remove ${label}`, (page) => removeSection(page, id));
        if (selected === id) select(null);
      },
    };
  };

  const placeOf = (id: UniqueIdentifier) => all.findIndex((each) => each.id === id);
  const said = (id: UniqueIdentifier, words: string, place: UniqueIdentifier = id) => {
    const section = all[placeOf(id)];
    return section && `${labelOf(section)} ${words} place ${placeOf(place) + 1} of ${all.length}`;
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => said(active.id, 'picked up at'),
    onDragOver: ({ active, over }) => (over && said(active.id, 'is over', over.id)) || undefined,
    onDragEnd: ({ active, over }) => said(active.id, 'moved to', over?.id),
    onDragCancel: ({ active }) => said(active.id, 'stays at'),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const section = all[placeOf(active.id)];
    if (!section || !over || over.id === active.id) return;
    edit(`Move ${labelOf(section)}`, (page) => moveSection(page, section.id, placeOf(over.id)));
  };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // Shorter touches scroll the list and press the row.
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const isFull = all.length >= sectionLimit;

  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <div className="mb-2 flex min-h-10 items-center justify-between gap-2">
        <h2 id={headingId} className="grow text-base">
          Sections
        </h2>
        <Button size="small" className="min-h-10" onClick={() => rewrite({ is: 'all' })}>
          <Sparkles aria-hidden="true" className="size-4" />
          Rewrite
        </Button>
        {isFull ? (
          <p className="text-xs text-muted">A page holds {sectionLimit} sections.</p>
        ) : (
          <Menu
            button={
              <Button size="small" className="min-h-10">
                <Plus aria-hidden="true" className="size-4" />
                Add section
              </Button>
            }
            actions={kindsToAdd(document).map((kind) => ({
              label: sections[kind].label,
              note: empty.has(kind) ? showsOnce(kind) : undefined,
              run: () => add(kind),
            }))}
          />
        )}
      </div>
      <DndContext
        id={headingId}
        sensors={sensors}
        modifiers={[onlyVertical]}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
      >
        <SortableContext items={all.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ol ref={list} className="-mx-1 grid grid-cols-1 gap-0.5">
            {all.map((section, at) => (
              <SectionRow
                key={section.id}
                section={section}
                label={labelOf(section)}
                summary={empty.has(section.kind) ? showsOnce(section.kind) : summaryOf(section, tokens)}
                isEmpty={empty.has(section.kind)}
                isSelected={section.id === selected}
                isFirst={at === 0}
                isLast={at >= all.length - 2}
                isFull={isFull}
                actions={actionsOf(section, at)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {unknown.length > 0 && (
        <p className="mt-3 text-xs text-muted">
          Kept, but not shown: {unknown.length === 1 ? 'a section' : `${unknown.length} sections`} that this
          version of Moonpage cannot read ({unknown.map(({ kind }) => kind).join(', ')}
          ).
        </p>
      )}
      <p className="mt-3 text-xs text-muted">
        Drag a section, or press Alt and an arrow key on it, to move it.
      </p>
    </section>
  );
}
