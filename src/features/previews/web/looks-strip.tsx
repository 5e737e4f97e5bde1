import { cx } from 'class-variance-authority';
import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../web/ui/controls/button.tsx';
import { Card } from '../../../web/ui/layout/card.tsx';
import { Skeleton } from '../../../web/ui/feedback/skeleton.tsx';
import type { PageLook } from '../../pages/contract.ts';
import { looksAtOnce } from '../../pages/rules/looks.ts';
import { ScaledPage } from './scaled-page.tsx';
import type { Looks } from './use-looks.ts';

/** The draft in several designs side by side; a press on one makes it the draft, and the one that was left stays in reach. */
export function LooksStrip(props: { readonly looks: Looks }) {
  const { state, looks, hasMore, addMore, choose, close } = props.looks;
  const strip = useRef<HTMLElement>(null);
  useEffect(() => strip.current?.focus(), []);
  const isLoading = state === 'loading';
  return (
    <Card
      ref={strip}
      tabIndex={-1}
      className="mb-6 outline-none"
      heading="Pick a look"
      lead="Same coin, same facts. Switch as often as you like: nothing is lost, and nothing goes live before you say so."
      aside={
        <Button tone="quiet" size="small" onClick={close} aria-label="Close the looks">
          <X aria-hidden="true" className="size-5" />
        </Button>
      }
      aria-busy={isLoading}
    >
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {looks.map((look) => (
          <li key={look.position}>
            <LookCard look={look} onChoose={() => void choose(look)} />
          </li>
        ))}
        {isLoading && Array.from({ length: looksAtOnce }, (_, at) => <LookSkeleton key={at} />)}
      </ul>
      <p className="sr-only" role="status">
        {isLoading ? 'Drawing looks …' : `${looks.length} looks`}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        {hasMore ? (
          <Button busy={isLoading} onClick={() => void addMore()}>
            Three more looks
          </Button>
        ) : (
          <p className="text-sm text-muted">That is every design we draw.</p>
        )}
      </div>
    </Card>
  );
}

function LookCard({ look, onChoose }: { readonly look: PageLook; readonly onChoose: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={look.isCurrent}
      onClick={onChoose}
      className={cx(
        'group flex h-full w-full flex-col overflow-hidden rounded-card border text-start align-top transition-[border-color,box-shadow] duration-120',
        look.isCurrent
          ? 'chosen border-link shadow-[0_0_0_2px_var(--color-link)]'
          : 'border-line hover:border-line-strong',
      )}
    >
      <ScaledPage html={look.html} />
      <span className="block border-t border-line p-4">
        <span className="flex min-h-7 items-center justify-between gap-3">
          <span className="font-semibold whitespace-nowrap">{look.label}</span>
          <span
            className={cx(
              'inline-flex shrink-0 items-center gap-1 rounded-full py-1 text-xs font-semibold',
              look.isCurrent ? 'bg-wash px-2.5 text-link' : 'text-muted group-hover:text-text',
            )}
          >
            {look.isCurrent && <Check aria-hidden="true" className="size-3.5" />}
            {look.isCurrent ? 'This look' : 'Use this look'}
          </span>
        </span>
        <span className="mt-1 block text-sm text-muted">{look.world}</span>
        <span className="sr-only">. Look {look.position}.</span>
      </span>
    </button>
  );
}

function LookSkeleton() {
  return (
    <li aria-hidden="true" className="overflow-hidden rounded-card border border-line">
      <Skeleton className="aspect-4/3 w-full rounded-none" />
      <div className="grid min-h-24 content-start gap-2 border-t border-line p-4">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-3 w-full" />
      </div>
    </li>
  );
}
