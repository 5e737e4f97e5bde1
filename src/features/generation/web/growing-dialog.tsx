import { cx } from 'class-variance-authority';
import { Check, Feather } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useMemo } from 'react';
import { heldOpen, useFocusReturn } from '../../../web/ui/overlays/dialog.tsx';
import { ProgressBar } from '../../../web/ui/feedback/progress-bar.tsx';
import { Spinner } from '../../../web/ui/feedback/spinner.tsx';
import { type BuildProgress, type BuildStep, stepsOf } from './build-progress.ts';
import { GrowingPage } from './growing-page.tsx';

interface GrowingDialogProps {
  readonly title: string;
  readonly message: string;
  /** Null: nothing is being built, and nothing is shown. */
  readonly progress: Extract<BuildProgress, { state: 'building' }> | null;
  /** Where the focus goes when it closes; left alone, to where it was. */
  readonly onCloseAutoFocus: (event: Event) => void;
}

/** Darker than that of other dialogs and not blurred: blurring what lies behind would be done anew for every section. */
const scrimStyle = 'fixed inset-0 z-50 animate-appear bg-[#05030bd9]';
const boxStyle =
  'fixed inset-x-3 bottom-3 z-50 mx-auto grid max-h-[calc(100dvh-1.5rem)] animate-rise grid-rows-[auto_minmax(0,1fr)] overflow-hidden rounded-card bg-raised shadow-float focus:outline-none sm:top-[max(1rem,8vh)] sm:bottom-auto sm:h-[min(40rem,84vh)] sm:max-w-5xl md:grid-cols-[19rem_minmax(0,1fr)] md:grid-rows-1';

/**
 * Holds the screen while a page is written: the page itself, growing, and the list of its sections. Esc and presses outside do
 * nothing. Each step is spoken once.
 */
export function GrowingDialog({ title, message, progress, onCloseAutoFocus }: GrowingDialogProps) {
  const focusReturn = useFocusReturn();
  const closeAutoFocus = (event: Event) => {
    onCloseAutoFocus(event);
    if (!event.defaultPrevented) focusReturn.onCloseAutoFocus(event);
  };
  return (
    <Radix.Root open={progress !== null}>
      <Radix.Portal>
        <Radix.Overlay className={scrimStyle} />
        <Radix.Content
          className={boxStyle}
          {...heldOpen}
          onOpenAutoFocus={focusReturn.onOpenAutoFocus}
          onCloseAutoFocus={closeAutoFocus}
        >
          <div className="flex min-h-0 flex-col p-5 md:border-e md:border-line md:p-6">
            <Radix.Title className="text-lg">{title}</Radix.Title>
            <Radix.Description className="mt-2 text-sm text-muted">{message}</Radix.Description>
            {progress && <Steps progress={progress} />}
          </div>
          {progress && <Page progress={progress} />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type Building = Extract<BuildProgress, { state: 'building' }>;

function Page({ progress: { html, sections } }: { readonly progress: Building }) {
  const written = useMemo(
    () => sections.flatMap(({ id, writtenBy }) => (writtenBy === null ? [] : [id])),
    [sections],
  );
  return <GrowingPage html={html} written={written} className="h-[52dvh] md:h-full" />;
}

/** The list on a desk; on a phone, where the page needs the room, its current line alone. */
function Steps({ progress }: { readonly progress: Building }) {
  const steps = stepsOf(progress);
  const done = steps.filter(({ state }) => state === 'done').length;
  const active = steps.find(({ state }) => state === 'active');
  return (
    <>
      <ProgressBar label="Progress" fraction={done / steps.length} className="mt-4" />
      <p className="mt-3 flex min-h-6 items-center gap-2.5 text-sm md:hidden" aria-hidden="true">
        {active && <Spinner className="size-4 text-link" />}
        {active?.label}
      </p>
      <ol className="mt-4 hidden min-h-0 flex-1 grid-cols-1 content-start gap-1.5 overflow-y-auto text-sm md:grid">
        {steps.map((step) => (
          <Step key={step.key} step={step} />
        ))}
      </ol>
      <p className="mt-3 hidden text-xs text-muted md:block">
        {progress.note ?? 'You can close this tab: your page is finished without it.'}
      </p>
      <p aria-live="polite" className="sr-only">
        {progress.note ?? (active && `${active.label}, step ${done + 1} of ${steps.length}`)}
      </p>
    </>
  );
}

function Step({ step: { state, label, isComposed } }: { readonly step: BuildStep }) {
  return (
    <li
      aria-current={state === 'active' ? 'step' : undefined}
      className={cx('flex items-center gap-2.5', state === 'waiting' && 'text-muted')}
    >
      {state === 'done' && <Check aria-label="Done:" className="size-4 shrink-0 text-success" />}
      {state === 'active' && <Spinner className="size-4 shrink-0 text-link" />}
      {state === 'waiting' && (
        <span aria-hidden="true" className="m-1 size-2 shrink-0 rounded-full bg-line-strong" />
      )}
      <span className="min-w-0 truncate">{label}</span>
      {isComposed && (
        <span className="ms-auto flex shrink-0 items-center gap-1 text-xs text-muted">
          <Feather aria-hidden="true" className="size-3.5" />
          our composer
        </span>
      )}
    </li>
  );
}
