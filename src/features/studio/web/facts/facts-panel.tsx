import { todayInCst } from '@moonpage/engine/launch/launch.ts';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm, useFormState, useWatch } from 'react-hook-form';
import { applyFieldIssues, draftMessageOf, issuesOf } from '../../../../web/api/display-error.ts';
import { query } from '../../../../web/api/query.ts';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { useSubmitOnce } from '../../../../web/ui/controls/use-submit-once.ts';
import { FormError } from '../../../../web/ui/feedback/form-error.tsx';
import { Skeleton } from '../../../../web/ui/feedback/skeleton.tsx';
import { LoadFailure } from '../../../../web/ui/layout/load-failure.tsx';
import type { BuildValues, CoinDetails, SavedCoin } from '../../../coins/contract.ts';
import { ChainFields } from '../../../coins/web/chain-fields.tsx';
import type { CoinField } from '../../../coins/fields/fields.ts';
import { CoinFields } from '../../../coins/web/coin-fields.tsx';
import { useBuildForm } from '../../../coins/web/controls/use-build-form.ts';
import { isSame } from '../../../coins/web/draft.ts';
import { buildResolver, startValues } from '../../../coins/web/form-values.ts';
import { LaunchFields } from '../../../coins/web/launch-fields.tsx';
import { LinkFields } from '../../../coins/web/link-fields.tsx';
import { LookFields } from '../../../coins/web/look/look-fields.tsx';
import { isMoreFact, MoreFacts } from '../../../coins/web/more-facts/more-facts.tsx';
import { useDraft } from '../../../coins/web/use-draft.ts';
import { changeBetween, changeLabel, factNames } from '../state/facts-change.ts';
import { carryTyped, FactsChangedElsewhere } from '../state/send-facts.ts';
import { useStudio } from '../state/studio-context.ts';

interface FactsPanelProps {
  /** The field to put the caret into, or null. */
  readonly wanted: CoinField | null;
  /** Called once it is there. */
  readonly onFound: () => void;
}

/** The coin's facts, which change wherever the page uses them. */
export function FactsPanel(props: FactsPanelProps) {
  const { userId, factsChanges } = useStudio();
  const input = { userId };
  // The form begins with what is saved now, whatever was read before, and anew where the coin was changed elsewhere.
  const coin = useQuery({
    ...query.coins.read.queryOptions({ input, staleTime: 0, gcTime: 0 }),
    queryKey: [...query.coins.read.queryKey({ input }), 'facts', factsChanges],
  });
  if (coin.data) return <FactsForm key={factsChanges} saved={coin.data} {...props} />;
  if (coin.error) {
    return (
      <LoadFailure
        error={coin.error}
        failed="The facts of your coin could not be read."
        retry={() => coin.refetch()}
      />
    );
  }
  if (coin.isPaused) return <p className="text-sm text-muted">The facts open once you are online.</p>;
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-48" />
      <Skeleton className="h-48" />
    </div>
  );
}

function FactsForm(props: FactsPanelProps & { readonly saved: SavedCoin }) {
  const { wanted, onFound } = props;
  const { userId, changeFacts, refreshFacts } = useStudio();
  const [saved, setSaved] = useState(props.saved);
  const start = useMemo(() => startValues(saved), [saved]);
  const form = useForm<BuildValues, unknown, CoinDetails>({
    defaultValues: start,
    resolver: useMemo(() => buildResolver(start), [start]),
  });
  const draft = useDraft(form, start, userId, 'facts');
  const [today] = useState(() => todayInCst(Date.now()));
  const [isSaved, setIsSaved] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const moreFacts = useRef<HTMLDetailsElement>(null);
  /** A closed `details` cannot focus the refused field inside it. */
  const reveal = (refused: readonly string[]) => {
    if (moreFacts.current && refused.some(isMoreFact)) moreFacts.current.open = true;
  };
  const sent = useRef<BuildValues | null>(null);
  const { getValues, reset, setFocus } = form;
  useEffect(() => {
    if (wanted === null) return;
    setFocus(wanted);
    onFound();
  }, [wanted, onFound, setFocus]);
  useEffect(() => {
    if (sent.current === null) return;
    // What was typed while it was saved stays.
    const isUntouched = isSame(getValues(), sent.current);
    sent.current = null;
    reset(start, { keepValues: !isUntouched });
  }, [getValues, reset, start]);

  const save = async (details: CoinDetails) => {
    setFailure(null);
    setIsSaved(false);
    const typed = structuredClone(form.getValues());
    try {
      const change = changeBetween(saved.details, details);
      const stored = change ? await changeFacts(changeLabel(change), change, saved) : details;
      draft.forget();
      sent.current = typed;
      setSaved({ ...saved, details: stored });
      setIsSaved(true);
    } catch (error) {
      if (error instanceof FactsChangedElsewhere) {
        // What was typed stays in the form, beside what was changed in other fields: it is saved once its creator has seen that.
        carryTyped(userId, saved.details, error.saved.details);
        setSaved(error.saved);
        setFailure(
          `${factNames(error.fields)} changed in another window or on another device meanwhile. Save again to keep what stands here, or discard it to see the other.`,
        );
        return;
      }
      reveal(issuesOf(error).map(({ path }) => path));
      if (!applyFieldIssues<BuildValues>(form, error)) setFailure(draftMessageOf(error));
      return;
    }
    try {
      await refreshFacts();
    } catch {
      setFailure('Your facts are saved. The page shows them once it is loaded again.');
    }
  };
  const submitOnce = useSubmitOnce((event) =>
    form.handleSubmit(save, (errors) => reveal(Object.keys(errors)))(event),
  );
  return (
    <FormProvider {...form}>
      <h2 className="flex min-h-10 items-center text-base">Facts</h2>
      <p className="mb-5 text-xs text-muted">They change wherever the page uses them, once they are saved.</p>
      <form noValidate onSubmit={submitOnce} className={`@container grid gap-6 ${plainCards}`}>
        <CoinFields />
        <ChainFields />
        <LaunchFields today={today} />
        <LookFields saved={saved.image} />
        <LinkFields />
        <MoreFacts ref={moreFacts} />
        <SaveBar
          start={start}
          isSaved={isSaved}
          failure={failure}
          onDiscard={() => {
            draft.clear();
            setFailure(null);
          }}
        />
      </form>
    </FormProvider>
  );
}

/** The cards of the build form without their boxes: the panel is one already. */
const plainCards =
  '[&>section]:rounded-none [&>section]:border-0 [&>section]:border-t [&>section]:p-0! [&>section]:pt-5! [&>section]:shadow-none [&>section_summary]:p-0! [&>section_summary~*]:px-0! [&>section_summary~*]:pt-5';

/** Stands at the foot of the panel as soon as there is something to save, and says what became of it. */
function SaveBar(props: {
  readonly start: BuildValues;
  readonly isSaved: boolean;
  readonly failure: string | null;
  readonly onDiscard: () => void;
}) {
  const { start, isSaved, failure, onDiscard } = props;
  const { control } = useBuildForm();
  const { errors, isSubmitting } = useFormState({ control });
  const values = useWatch({ control }) as BuildValues;
  const isChanged = !isSame(values, start);
  const refused = Object.keys(errors).length;
  if (!isChanged && !isSaved && failure === null && refused === 0) return null;
  return (
    <div className="sticky -bottom-4 -mx-4 -mb-4 grid gap-2.5 border-t border-line bg-surface px-4 py-3">
      <FormError message={failure} />
      <output className="block min-h-5 text-sm text-muted">
        {refused > 0 ? (
          <span className="text-danger">
            {refused === 1 ? 'One field needs another look.' : `${refused} fields need another look.`}
          </span>
        ) : isChanged ? (
          'Not saved yet: kept in this browser, and not on the page.'
        ) : (
          isSaved && (
            <span className="inline-flex items-center gap-1.5 text-success">
              <Check aria-hidden="true" className="size-4" />
              Saved
            </span>
          )
        )}
      </output>
      {isChanged && (
        <div className="flex gap-2">
          <Button type="submit" busy={isSubmitting} className="grow">
            Save facts
          </Button>
          <Button tone="quiet" disabled={isSubmitting} onClick={onDiscard}>
            Discard
          </Button>
        </div>
      )}
    </div>
  );
}
