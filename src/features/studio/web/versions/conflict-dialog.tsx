import { useQuery } from '@tanstack/react-query';
import { Dialog as Radix } from 'radix-ui';
import { useMemo, useState } from 'react';
import { messageOf } from '../../../../web/api/display-error.ts';
import { query } from '../../../../web/api/query.ts';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { FormError } from '../../../../web/ui/feedback/form-error.tsx';
import { Spinner } from '../../../../web/ui/feedback/spinner.tsx';
import { LoadFailure } from '../../../../web/ui/layout/load-failure.tsx';
import {
  dialogBoxStyle,
  heldOpen,
  scrimStyle,
  useFocusReturn,
  wideDialogStyle,
} from '../../../../web/ui/overlays/dialog.tsx';
import { changesBetween } from '../document/changes.ts';
import { useStudio } from '../state/studio-context.ts';
import { ChangesList } from './changes-list.tsx';

const choices = [
  {
    choice: 'mine',
    label: 'Keep mine',
    effect: 'Your page is as you see it here. The other version stays in the list of versions.',
  },
  {
    choice: 'theirs',
    label: 'Take the other version',
    effect: 'Your page is as the other window left it. Undo brings yours back.',
  },
  {
    choice: 'copy',
    label: 'Take the other, keep mine as a version',
    effect: 'Your page is as the other window left it, and yours stands in the list of versions.',
  },
] as const;

/** Asks which version is kept, when another window or device has saved first; open until one is chosen. */
export function ConflictDialog() {
  const { userId, document, solve } = useStudio();
  const focusReturn = useFocusReturn();
  const other = useQuery(query.studio.read.queryOptions({ input: { userId }, staleTime: 0, gcTime: 0 }));
  const theirs = other.data?.document;
  const changes = useMemo(() => theirs && changesBetween(theirs, document), [theirs, document]);
  const [doing, setDoing] = useState<(typeof choices)[number]['choice'] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const choose = async (choice: (typeof choices)[number]['choice']) => {
    setDoing(choice);
    setFailure(null);
    try {
      if (!(await solve(choice, other.data?.base))) {
        await other.refetch();
        setFailure('The other version was changed once more. See what differs now, then choose.');
      }
    } catch (error) {
      setFailure(messageOf(error, 'That did not work, and nothing is lost. Please try again.'));
    }
    setDoing(null);
  };

  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Overlay className={scrimStyle} />
        <Radix.Content className={`${dialogBoxStyle} ${wideDialogStyle}`} {...heldOpen} {...focusReturn}>
          <Radix.Title className="text-lg">Which version do you want to keep?</Radix.Title>
          <Radix.Description className="mt-2 text-muted">
            Your page was changed in another window or on another device.
          </Radix.Description>
          <ul className="mt-5 grid gap-3">
            {choices.map(({ choice, label, effect }) => (
              <li key={choice}>
                <Button
                  className="w-full"
                  aria-describedby={`effect-${choice}`}
                  busy={doing === choice}
                  // Nothing is written over that was not shown; where it cannot be read, it stays among the versions.
                  disabled={(doing !== null && doing !== choice) || (choice === 'mine' && other.isPending)}
                  onClick={() => void choose(choice)}
                >
                  {label}
                </Button>
                <p id={`effect-${choice}`} className="mt-1 text-sm text-muted">
                  {effect}
                </p>
              </li>
            ))}
          </ul>
          <div className="mt-4">
            <FormError message={failure} />
          </div>
          <h3 className="mt-4 mb-2 text-base">What differs</h3>
          {other.isPending && <Spinner label="Reading the other version" />}
          {other.error && (
            <LoadFailure
              error={other.error}
              failed="The other version could not be read."
              retry={() => other.refetch()}
            />
          )}
          {changes && changes.length === 0 && (
            <p className="text-sm text-muted">Both versions say and show the same.</p>
          )}
          {changes && <ChangesList changes={changes} names={{ before: 'The other', after: 'Mine' }} />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
