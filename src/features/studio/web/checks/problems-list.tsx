import { CircleAlert, Info } from 'lucide-react';
import { useState } from 'react';
import { unmarkedMessageOf } from '../../../../web/api/display-error.ts';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { notifyError } from '../../../../web/ui/feedback/notify.ts';
import type { CoinField } from '../../../coins/fields/fields.ts';
import { useStudio } from '../state/studio-context.ts';
import { noteUnshown, saveFacts } from '../facts/save-facts.ts';
import type { Mend, PageProblem } from './find-problems.ts';

/** What to look at before publishing, each with the way to its place and its mend. */
export function ProblemsList(props: {
  readonly problems: readonly PageProblem[];
  /** Opens the facts, or the page's settings; their problems have no button without it. */
  readonly onPanel?: ((panel: 'facts' | 'settings', fact?: CoinField) => void) | undefined;
  /** Called when a section was selected. */
  readonly onSection?: (() => void) | undefined;
}) {
  const { problems, onPanel, onSection } = props;
  const { select } = useStudio();
  const wayTo = (place: PageProblem['place']) => {
    if (typeof place === 'string') return onPanel && (() => onPanel(place));
    if ('fact' in place) return onPanel && (() => onPanel('facts', place.fact));
    return () => {
      select(place.section);
      onSection?.();
    };
  };
  return (
    <ul className="grid gap-3">
      {problems.map(({ weight, message, place, mend }, position) => {
        const Icon = weight === 'wrong' ? CircleAlert : Info;
        const go = wayTo(place);
        return (
          <li key={position} className="flex min-w-0 gap-2.5 text-sm">
            <Icon
              aria-label={weight === 'wrong' ? 'Please mend:' : 'Hint:'}
              className={
                weight === 'wrong' ? 'mt-1 size-4 shrink-0 text-danger' : 'mt-1 size-4 shrink-0 text-muted'
              }
            />
            <div className="min-w-0">
              <p className="wrap-anywhere">{message}</p>
              {(go || mend) && (
                <div className="mt-1 flex flex-wrap gap-2">
                  {mend && <MendButton mend={mend} />}
                  {go && (
                    <Button
                      size="small"
                      tone="quiet"
                      className={mend ? 'min-h-10' : '-ms-3 min-h-10'}
                      onClick={go}
                    >
                      {labelOf(place)}
                    </Button>
                  )}
                </div>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function labelOf(place: PageProblem['place']): string {
  if (typeof place === 'string') return `Open ${place}`;
  return 'fact' in place ? 'Change it' : 'Show me';
}

function MendButton({ mend }: { readonly mend: Mend }) {
  const studio = useStudio();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    if ('change' in mend) return studio.edit(mend.label, mend.change);
    setBusy(true);
    try {
      await saveFacts(studio, mend.label, mend.changeFacts);
      await studio.refreshFacts().catch(noteUnshown);
    } catch (error) {
      notifyError('Nothing was changed', unmarkedMessageOf(error));
    }
    setBusy(false);
  };
  return (
    <Button size="small" className="min-h-10" busy={isBusy} onClick={() => void press()}>
      {mend.label}
    </Button>
  );
}
