import { Check, Lock, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { withText } from '../../rules/text-path.ts';
import { usePreview } from '../panels/use-preview.ts';
import { useStudio } from '../state/studio-context.ts';
import { TextDifference } from '../versions/changes-list.tsx';
import { namesOf, type Proposal, standingOf } from './proposals.ts';

/** One text beside what could stand in its place, until somebody has decided. */
export function ProposalRow(props: {
  readonly proposal: Proposal;
  /** Which of its suggestions is shown, from 0. */
  readonly shown: number;
  /** Whether the text stays as it is. */
  readonly isKept: boolean;
  readonly onAccept: () => void;
  readonly onAnother: () => void;
  readonly onKeep: () => void;
}) {
  const { proposal, shown, isKept } = props;
  const { document, latest } = useStudio();
  const { start, stop } = usePreview();
  const { path, before, suggestions } = proposal;
  const { field, label } = namesOf(proposal, document);
  const name = `${field} of ${label}`;
  const text = suggestions[shown] ?? before;
  const standing = standingOf(proposal, document);
  if (standing !== 'open' || isKept) {
    return (
      <Decided name={name}>
        {standing === 'accepted' && (
          <>
            <Check aria-hidden="true" className="size-4 text-success" /> Accepted
          </>
        )}
        {standing === 'changed' && 'Changed since'}
        {standing === 'locked' && (
          <>
            <Lock aria-hidden="true" className="size-4" /> Locked
          </>
        )}
        {standing === 'open' && 'Kept as it is'}
      </Decided>
    );
  }
  const show = () => start(withText(latest(), path, text));
  return (
    <li
      data-open
      className="min-w-0 py-4 text-sm"
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={stop}
    >
      <TextDifference
        change={{ label, field, before, after: text }}
        names={{
          before: 'Now',
          after: suggestions.length > 1 ? `Suggested, ${shown + 1} of ${suggestions.length}` : 'Suggested',
        }}
      />
      <div className="mt-2.5 flex flex-wrap items-center gap-1.5">
        <Button size="small" className="min-h-10" aria-label={`Accept for ${name}`} onClick={props.onAccept}>
          Accept
        </Button>
        {suggestions.length > 1 && (
          <Button
            size="small"
            className="min-h-10"
            aria-label={`Another for ${name}: ${shown + 1} of ${suggestions.length} is shown`}
            onClick={() => {
              stop();
              props.onAnother();
            }}
          >
            <RefreshCw aria-hidden="true" className="size-4" />
            Another
          </Button>
        )}
        <Button
          size="small"
          tone="quiet"
          className="min-h-10"
          aria-label={`Keep mine for ${name}`}
          onClick={() => {
            // The row is gone before the pointer leaves it.
            stop();
            props.onKeep();
          }}
        >
          Keep mine
        </Button>
      </div>
    </li>
  );
}

function Decided({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center justify-between gap-3 py-3 text-sm text-muted">
      <span className="truncate">{name}</span>
      <span className="flex shrink-0 items-center gap-1.5">{children}</span>
    </li>
  );
}
