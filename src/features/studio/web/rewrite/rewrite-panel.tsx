import { sections } from '@moonpage/engine/sections/sections.ts';
import { ArrowLeft, Sparkles } from 'lucide-react';
import { type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { Field, Input } from '../../../../web/ui/controls/field.tsx';
import { FormError } from '../../../../web/ui/feedback/form-error.tsx';
import { type RewriteScope, wishAtMost } from '../../contract.ts';
import { samePath, textsOf } from '../../rules/text-path.ts';
import { type Studio, useStudio } from '../state/studio-context.ts';
import { ProposalList, titleOf } from './proposal-list.tsx';
import { openProposals } from './proposals.ts';
import { useSuggestions } from './use-suggestions.ts';

const wishes = ['Shorter', 'Drier', 'More unhinged', 'In Spanish'];

/** Other words for a line, a section or the page: asked for here, and taken or left one by one. */
export function RewritePanel(props: {
  readonly scope: RewriteScope;
  /** Whether another panel is shown: what is not decided waits then. */
  readonly isAside?: boolean;
  readonly onReturn?: () => void;
}) {
  const { scope: opened, isAside = false, onReturn } = props;
  const studio = useStudio();
  const { document, hasModel, selected, rewrite } = studio;
  const [scope, setScope] = useState(opened);
  const [wish, setWish] = useState('');
  const { answer, isAsking, failure, ask, cancel } = useSuggestions();
  const [kept, setKept] = useState<KeptOwn>({ of: 0, keys: new Set() });
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const group = useId();
  const [section] = useState(sectionOf(opened) ?? selected);
  const scopes = scopesOf(document, opened, section);

  // Our own writer has its lines at hand: nothing has to be wished for or waited for.
  const askOurs = useEffectEvent((wanted: RewriteScope) => {
    if (!hasModel) void ask(wanted, '');
  });
  useEffect(() => askOurs(scope), [scope]);
  useEffect(() => {
    if (isAside) return undefined;
    // After the list of actions, if it was opened from there, has given the focus back.
    const timer = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(timer);
  }, [isAside]);
  const keptKeys = kept.of === answer?.number ? kept.keys : none;
  const open = answer ? openProposals(answer.suggestions.proposals, document, keptKeys).length : 0;
  const waits = isAsking || open > 0;
  useEffect(() => {
    if (isAside && !waits) rewrite(null);
  }, [isAside, rewrite, waits]);
  const count = answer?.suggestions.proposals.length ?? 0;
  const arrived = answer && titleOf(count, count);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isAsking) void ask(scope, wish.trim());
  };
  const close = () => {
    rewrite(null);
    globalThis.document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  };
  if (isAside && !waits) return null;
  return (
    <>
      {isAside && (
        <Button className="mb-4 w-full" onClick={onReturn}>
          <Sparkles aria-hidden="true" className="size-4" />
          {isAsking ? 'Back to Rewrite' : `Back to ${titleOf(open, open)}`}
        </Button>
      )}
      <section aria-labelledby={headingId} hidden={isAside} className="grid min-w-0 gap-4 [&[hidden]]:hidden">
        <div className="-ms-2 flex min-h-10 items-center gap-1">
          <button
            type="button"
            aria-label="Back"
            title="Back"
            onClick={close}
            className="grid size-10 place-items-center rounded-control text-muted hover:bg-wash hover:text-text"
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
          </button>
          <h2 ref={heading} id={headingId} tabIndex={-1} className="text-base outline-none">
            Rewrite
          </h2>
        </div>
        <form noValidate onSubmit={submit} className="grid gap-4">
          <fieldset className="grid gap-0.5">
            <legend className="mb-1 text-sm font-medium">What</legend>
            {scopes.map(({ label, scope: each }) => (
              <label key={label} className="flex min-h-10 cursor-pointer items-center gap-2.5 text-sm">
                <input
                  type="radio"
                  name={group}
                  checked={isSameScope(each, scope)}
                  onChange={() => setScope(each)}
                  className="size-4 accent-link"
                />
                <span className="min-w-0">{label}</span>
              </label>
            ))}
          </fieldset>
          {hasModel ? (
            <>
              <div>
                <Field label="Your wish" aside="Optional">
                  <Input
                    value={wish}
                    maxLength={wishAtMost}
                    placeholder="Shorter, more unhinged, in Spanish…"
                    onChange={({ target }) => setWish(target.value)}
                  />
                </Field>
                <div role="group" aria-label="Some wishes" className="mt-2 flex flex-wrap gap-1.5">
                  {wishes.map((each) => (
                    <button
                      key={each}
                      type="button"
                      onClick={() => setWish(each)}
                      className="relative min-h-7 rounded-lg border border-line-strong/60 bg-surface px-2 text-xs font-medium before:absolute before:-inset-y-1.5 before:inset-x-0 hover:border-line-strong hover:bg-wash"
                    >
                      {each}
                    </button>
                  ))}
                </div>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button type="submit" busy={isAsking}>
                  Suggest other words
                </Button>
                {isAsking && <Button onClick={cancel}>Cancel</Button>}
              </div>
            </>
          ) : (
            <p className="text-xs text-muted">
              Other lines of our own writer, for those that it wrote. Your own words stay as they are.
            </p>
          )}
          <output className={isAsking ? 'text-sm text-muted' : 'sr-only'}>
            {isAsking ? (hasModel ? 'Writing… You can edit the page meanwhile.' : 'Looking…') : arrived}
          </output>
          <FormError message={failure} />
        </form>
        {!hasModel && failure !== null && <Button onClick={() => void ask(scope, '')}>Try again</Button>}
        {answer && (
          <ProposalList
            key={answer.number}
            suggestions={answer.suggestions}
            kept={keptKeys}
            onKeep={(key) => setKept({ of: answer.number, keys: new Set([...keptKeys, key]) })}
          />
        )}
      </section>
    </>
  );
}

/** Places whose own words were kept, of one answer. */
interface KeptOwn {
  readonly of: number;
  readonly keys: ReadonlySet<string>;
}
const none: ReadonlySet<string> = new Set();

function sectionOf(scope: RewriteScope): string | null {
  if (scope.is === 'section') return scope.section;
  return scope.is === 'text' ? scope.path.section : null;
}

function isSameScope(one: RewriteScope, other: RewriteScope): boolean {
  if (one.is === 'text' && other.is === 'text') return samePath(one.path, other.path);
  return one.is === other.is;
}

/** What can be chosen: the line and the section that it was opened for, and the page. */
function scopesOf(
  { sections: all }: Studio['document'],
  opened: RewriteScope,
  sectionId: string | null,
): { label: string; scope: RewriteScope }[] {
  const section = all.find(({ id }) => id === sectionId);
  const { label } = section ? sections[section.kind] : { label: '' };
  const text =
    section && opened.is === 'text' && textsOf(section).find(({ path }) => samePath(path, opened.path));
  return [
    ...(text ? [{ label: `This text: ${text.label} of ${label}`, scope: opened }] : []),
    ...(section && textsOf(section).length > 0
      ? [{ label: `This section: ${label}`, scope: { is: 'section', section: section.id } as const }]
      : []),
    { label: 'Everything that is not locked', scope: { is: 'all' } },
  ];
}
