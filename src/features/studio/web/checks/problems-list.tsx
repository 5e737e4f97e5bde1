import { CircleAlert, Info } from 'lucide-react';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { useStudio } from '../state/studio-context.ts';
import type { PageProblem } from './find-problems.ts';

/** What to look at before publishing, each with the way to its place and its mend. */
export function ProblemsList(props: {
  readonly problems: readonly PageProblem[];
  /** Opens the facts, or the page's settings; their problems have no button without it. */
  readonly onPanel?: ((panel: 'facts' | 'settings') => void) | undefined;
  /** Called when a section was selected. */
  readonly onSection?: (() => void) | undefined;
}) {
  const { problems, onPanel, onSection } = props;
  const { select, edit } = useStudio();
  const wayTo = (place: PageProblem['place']) => {
    if (typeof place === 'string') return onPanel && (() => onPanel(place));
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
                  {mend && (
                    <Button size="small" className="min-h-10" onClick={() => edit(mend.label, mend.change)}>
                      {mend.label}
                    </Button>
                  )}
                  {go && (
                    <Button
                      size="small"
                      tone="quiet"
                      className={mend ? 'min-h-10' : '-ms-3 min-h-10'}
                      onClick={go}
                    >
                      {typeof place === 'string' ? `Open ${place}` : 'Show me'}
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
