import type { Section } from '@moonpage/engine/document/schema.ts';
import { sections } from '@moonpage/engine/sections/sections.ts';
import { tokenNames, tokenValues } from '@moonpage/engine/text/tokens.ts';
import { Lock, LockOpen, MousePointerClick, Sparkles } from 'lucide-react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { textsOf } from '../../rules/text-path.ts';
import { lockSection } from '../document/edits.ts';
import { useStudio } from '../state/studio-context.ts';
import { ListEntry } from './list-entry.tsx';
import { kindsWithoutFacts, showsOnce } from './section-summary.ts';
import { TextEntry } from './text-entry.tsx';

/** The texts of the selected section as fields. */
export function SectionPanel() {
  const { document, selected } = useStudio();
  const section = document.sections.find(({ id }) => id === selected);
  // Fields keep what the page cannot hold, for their own section only.
  return section ? <SectionTexts key={section.id} section={section} /> : <NothingSelected />;
}

function NothingSelected() {
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center text-sm text-muted">
      <MousePointerClick aria-hidden="true" className="mb-3 size-6" />
      <p className="font-medium text-text">Pick a section on the page or in the list.</p>
      <p className="mt-1 text-xs">With the keyboard: Tab to a section in the list, then Enter.</p>
    </div>
  );
}

function SectionTexts({ section }: { section: Section }) {
  const { facts, edit, rewrite } = useStudio();
  const { id, kind, locked } = section;
  const { label, fields } = sections[kind];
  const texts = textsOf(section);
  const isEmpty = useMemo(() => kindsWithoutFacts(facts).has(kind), [facts, kind]);
  const headingId = useId();
  const area = useRef<HTMLElement>(null);
  /** The text that was typed into last. */
  const entered = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = area;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement) entered.current = target;
    };
    current?.addEventListener('focusin', remember);
    return () => current?.removeEventListener('focusin', remember);
  }, []);
  const insert = (token: string) => {
    const isEntered = entered.current?.isConnected ?? false;
    const field = isEntered ? entered.current : area.current?.querySelector('textarea');
    if (!field) return;
    if (!isEntered) field.setSelectionRange(field.value.length, field.value.length);
    field.focus();
    field.setRangeText(token, field.selectionStart, field.selectionEnd, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <section ref={area} aria-labelledby={headingId} className="grid min-w-0 gap-4">
      <div>
        <div className="flex min-h-10 flex-wrap items-center justify-between gap-2">
          <h2 id={headingId} className="text-base">
            {label}
          </h2>
          {texts.length > 0 && (
            <span className="flex gap-1.5">
              <Button
                size="small"
                className="min-h-10"
                disabled={locked === true}
                onClick={() => rewrite({ is: 'section', section: id })}
              >
                <Sparkles aria-hidden="true" className="size-4" />
                Rewrite
              </Button>
              <Button
                size="small"
                className="min-h-10"
                aria-pressed={locked === true}
                onClick={() =>
                  edit(`${locked === true ? 'Unlock' : 'Lock'} ${label}`, (page) =>
                    lockSection(page, id, locked !== true),
                  )
                }
              >
                {locked === true ? (
                  <Lock aria-hidden="true" className="size-4 text-link" />
                ) : (
                  <LockOpen aria-hidden="true" className="size-4" />
                )}
                {locked === true ? 'Locked' : 'Lock'}
              </Button>
            </span>
          )}
        </div>
        {locked === true && (
          <p className="mt-1 text-xs text-muted">
            Locked: a new build, another look and Rewrite leave it as it is. You can still write here.
          </p>
        )}
        {section.hidden && <p className="mt-1 text-xs text-muted">Hidden: readers do not see it.</p>}
        {isEmpty && <p className="mt-1 text-xs text-muted">{showsOnce(kind)}.</p>}
        <Tokens insert={insert} />
      </div>
      {fields.map((field) => {
        const own = texts.filter(({ path }) => path.field === field.name);
        return field.type === 'list' ? (
          <ListEntry key={field.name} section={section} field={field} texts={own} />
        ) : (
          own.map((text) => <TextEntry key={field.name} section={section} text={text} />)
        );
      })}
    </section>
  );
}

/** Buttons that write a token where the caret is. */
function Tokens({ insert }: { insert: (token: string) => void }) {
  const { facts } = useStudio();
  const values = tokenValues(facts);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-1.5 text-xs text-muted">
      <p className="w-full">Use these in any text: they follow the facts.</p>
      {tokenNames.map((name) => (
        <button
          key={name}
          type="button"
          title={values[name]}
          aria-label={`Insert {${name}}, now ${values[name]}`}
          // The text keeps its caret.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => insert(`{${name}}`)}
          className="relative min-h-7 rounded-lg border border-line-strong/60 bg-surface px-2 font-medium text-text before:absolute before:-inset-y-1.5 before:inset-x-0 hover:border-line-strong hover:bg-wash"
        >
          {`{${name}}`}
        </button>
      ))}
    </div>
  );
}
