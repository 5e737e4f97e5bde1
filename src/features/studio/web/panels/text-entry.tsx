import type { Section } from '@moonpage/engine/document/schema.ts';
import { sections } from '@moonpage/engine/sections/sections.ts';
import type { ReactNode } from 'react';
import { Field, useFieldControl } from '../../../../web/ui/controls/field.tsx';
import {
  limitsOf,
  oneLine,
  type SectionText,
  storableText,
  textKey,
  withText,
} from '../../rules/text-path.ts';
import { useTyped } from '../document/use-typed.ts';
import { useStudio } from '../state/studio-context.ts';
import { TextTools } from './text-tools.tsx';

/** From which part of its limit on a text is counted. */
const countedFrom = 0.85;

interface TextEntryProps {
  section: Section;
  text: SectionText;
  /** Stands at the end of the label's line. */
  aside?: ReactNode;
}

/** One text of a section: the page changes with every letter, as far as it can hold what is typed. */
export function TextEntry({ section, text, aside }: TextEntryProps) {
  const { edit, enter } = useStudio();
  const { path, text: held, label } = text;
  const { max, isOptional } = limitsOf(section.kind, path);
  const { label: kindLabel } = sections[section.kind];
  const { shown, type } = useTyped(held);
  const change = (next: string) => {
    const stored = storableText(section.kind, path, next) ?? held;
    type(next, stored);
    if (stored === held) return;
    edit(`Text of ${kindLabel}`, (page) => withText(page, path, stored), {
      key: textKey(path),
    });
  };
  const used = shown.trim().length;
  return (
    <Field
      label={label}
      aside={
        <span className="relative top-1 -my-2.5 -me-2.5 flex">
          <TextTools section={section} path={path} label={`${label} of ${kindLabel}`} isEmpty={held === ''} />
          {aside}
        </span>
      }
      error={errorOf(used, max, isOptional)}
      hint={used >= max * countedFrom && used <= max ? `${used} of ${max} characters` : undefined}
    >
      <GrowingText
        value={shown}
        onChange={change}
        onFocus={() => enter({ path, onPage: false })}
        onBlur={() => enter(null)}
      />
    </Field>
  );
}

function errorOf(used: number, max: number, isOptional: boolean): string | undefined {
  if (used > max) return `Keep this to ${max} characters. The page shows the first ${max}.`;
  return used === 0 && !isOptional
    ? 'Write something here. The page keeps the old text until then.'
    : undefined;
}

/** One line that wraps, as high as its text. */
export function GrowingText({
  value,
  onChange,
  onFocus,
  onBlur,
}: {
  value: string;
  onChange: (text: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
}) {
  const { control } = useFieldControl();
  return (
    <textarea
      {...control}
      rows={1}
      dir="auto"
      value={value}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
      }}
      onChange={({ target }) => {
        const line = oneLine(target.value);
        if (line !== target.value) {
          const { selectionStart, selectionEnd } = target;
          target.value = line;
          target.setSelectionRange(selectionStart, selectionEnd);
        }
        onChange(line);
      }}
      // Browsers that know `field-sizing` grow the box; the others offer the handle.
      className="control field-sizing-content max-h-80 min-h-11 resize-y supports-[field-sizing:content]:resize-none md:text-sm md:leading-6"
    />
  );
}
