import { pageLanguages } from '@moonpage/engine/languages/texts.ts';
import { tones } from '@moonpage/engine/text/tones.ts';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useController } from 'react-hook-form';
import { InlineCombobox } from '../../../../web/ui/pickers/inline-combobox.tsx';
import { InlineSelect } from '../../../../web/ui/pickers/inline-select.tsx';
import type { CoinReading } from '../../contract.ts';
import { coinFields } from '../../fields/fields.ts';
import { useBuildForm } from '../controls/use-build-form.ts';
import { aboutHint } from './about-hint.ts';
import { languageName } from './page-language-names.ts';
import { useReading } from './use-reading.ts';

const nothing = 'nothing in particular';
/** Stands where nothing has been read yet. */
const notYet = 'as we read it';

/** What the page is about, its tone and its language: as we read them in the description until the creator chooses. */
export function AboutLine() {
  const { reading, isDescribed } = useReading();
  const { control } = useBuildForm();
  const { field: subject, fieldState } = useController({ control, name: 'subject' });
  const { field: tone } = useController({ control, name: 'tone' });
  const { field: language } = useController({ control, name: 'pageLanguage' });
  const hintId = useId();
  const errorId = useId();
  const isChosen = subject.value !== null || tone.value !== '' || language.value !== '';
  if (!isDescribed && !isChosen) {
    return (
      <p className="text-sm text-muted col-span-full">
        Once you have described it, you see here what we read in your words: what it is, its tone and its
        language.
      </p>
    );
  }
  const error = fieldState.error?.message;
  const { value: chosenSubject, ...subjectField } = subject;
  const readSubject = reading && (reading.subject ?? nothing);
  const readLanguage = reading && languageName(reading.language);
  return (
    <div className="min-w-0 col-span-full">
      {/* The dot before a part lies outside, and is cut off, where the part begins a line. */}
      <div className="overflow-x-clip">
        <div className="-ms-4 flex flex-wrap items-center gap-y-1.5 md:text-sm">
          <Part label={coinFields.subject.label}>
            {(id) => (
              <InlineCombobox
                {...subjectField}
                id={id}
                aria-labelledby={`${id}-label`}
                dir="auto"
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? errorId : hintId}
                value={chosenSubject === null ? (readSubject ?? notYet) : chosenSubject || nothing}
                isChosen={chosenSubject !== null}
                onType={(text) => subject.onChange(subjectOf(text))}
                options={[
                  {
                    text: asRead(readSubject),
                    isSelected: chosenSubject === null,
                    choose: () => subject.onChange(null),
                  },
                  {
                    text: 'Nothing in particular',
                    isSelected: chosenSubject === '',
                    choose: () => subject.onChange(''),
                  },
                ]}
              />
            )}
          </Part>
          <Part label={coinFields.tone.label}>
            {(id) => (
              <InlineSelect
                {...tone}
                id={id}
                text={tone.value || (reading?.tone ?? notYet)}
                isChosen={tone.value !== ''}
                options={[
                  { value: '', text: asRead(reading?.tone) },
                  ...tones.map((each) => ({ value: each, text: each })),
                ]}
              />
            )}
          </Part>
          <Part label={coinFields.pageLanguage.label}>
            {(id) => (
              <InlineSelect
                {...language}
                id={id}
                text={language.value === '' ? (readLanguage ?? notYet) : languageName(language.value)}
                isChosen={language.value !== ''}
                options={[
                  { value: '', text: asRead(readLanguage) },
                  ...pageLanguages.map((each) => ({ value: each, text: languageName(each) })),
                ]}
              />
            )}
          </Part>
        </div>
      </div>
      {error ? (
        <p id={errorId} className="mt-1.5 flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="mt-[0.2em] size-[1em] shrink-0" />
          <span>{error}</span>
        </p>
      ) : (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {aboutHint(reading, { subject: chosenSubject, tone: tone.value, pageLanguage: language.value })}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {reading && spoken(reading)}
      </p>
    </div>
  );
}

/** A label and its value, which stay together where the line breaks. */
function Part({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <span className="relative inline-flex max-w-full min-w-0 flex-wrap items-center gap-x-2 gap-y-1 ps-4">
      <span aria-hidden="true" className="absolute inset-s-1.5 text-muted">
        ·
      </span>
      <label id={`${id}-label`} htmlFor={id} className="shrink-0 text-muted">
        {label}:
      </label>
      {children(id)}
    </span>
  );
}

function asRead(read: string | null | undefined): string {
  return read ? `As we read it: ${read}` : 'As we read it';
}

/** What is left empty is read. */
function subjectOf(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  return text.toLowerCase() === nothing ? '' : typed;
}

function spoken({ subject, tone, language }: CoinReading): string {
  return `We read: about ${subject ?? nothing}, tone ${tone}, language ${languageName(language)}.`;
}
