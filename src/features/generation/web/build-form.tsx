import { CircleAlert, RotateCcw } from 'lucide-react';
import { type FormEvent, useMemo, useRef } from 'react';
import { type FieldPath, FormProvider, useForm, useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { applyFieldIssues, issuesOf } from '../../../web/api/display-error.ts';
import { useSettings } from '../../../web/page/root-data.ts';
import { Button } from '../../../web/ui/controls/button.tsx';
import { InteractiveFieldset } from '../../../web/ui/controls/interactive-fieldset.tsx';
import { PageTitle } from '../../../web/ui/layout/page-title.tsx';
import { useSubmitOnce } from '../../../web/ui/controls/use-submit-once.ts';
import { BuildDialog } from './build-dialog.tsx';
import { useBuild } from './use-build.ts';
import type { BuildValues, CoinDetails, SavedCoin } from '../../coins/contract.ts';
import { ChainFields } from '../../coins/web/chain-fields.tsx';
import { CoinFields } from '../../coins/web/coin-fields.tsx';
import { buildResolver, startValues } from '../../coins/web/form-values.ts';
import { LaunchFields } from '../../coins/web/launch-fields.tsx';
import { LinkFields } from '../../coins/web/link-fields.tsx';
import { CoinPreview } from '../../coins/web/look/coin-preview.tsx';
import { LookFields } from '../../coins/web/look/look-fields.tsx';
import { isMoreFact, MoreFacts } from '../../coins/web/more-facts/more-facts.tsx';
import { useDraft } from '../../coins/web/use-draft.ts';

interface BuildFormProps {
  userId: string;
  saved: SavedCoin;
  /** `YYYY-MM-DD` in CST. */
  today: string;
}

/** The build form: validated on submit and from then on with every change, by the rules of the server. */
export function BuildForm({ userId, saved, today }: BuildFormProps) {
  const navigate = useNavigate();
  const start = useMemo(() => startValues(saved), [saved]);
  const form = useForm<BuildValues, unknown, CoinDetails>({
    defaultValues: start,
    resolver: useMemo(() => buildResolver(start.launchDate), [start.launchDate]),
  });
  const draft = useDraft(form, start, userId);
  const clearDraft = () => {
    draft.clear();
    form.setFocus('coinName');
  };
  const moreFacts = useRef<HTMLDetailsElement>(null);
  /** A closed `details` cannot focus the refused field inside it. */
  const reveal = (refused: readonly string[]) => {
    if (moreFacts.current && refused.some(isMoreFact)) moreFacts.current.open = true;
  };
  /** Focused when the dialog closes, which holds the focus until then. */
  const refusedByServer = useRef<string | null>(null);
  const focusRefused = (event: Event) => {
    if (refusedByServer.current === null) return;
    event.preventDefault();
    form.setFocus(refusedByServer.current as FieldPath<BuildValues>);
    refusedByServer.current = null;
  };
  const { progress, build, close } = useBuild(
    (error) => {
      const issues = issuesOf(error);
      reveal(issues.map(({ path }) => path));
      const isPlaced = applyFieldIssues<BuildValues>(form, error);
      refusedByServer.current = isPlaced ? (issues[0]?.path ?? null) : null;
      return isPlaced;
    },
    () => {
      draft.forget();
      void navigate(`/landing/${userId}`);
    },
  );
  const submit = (event?: FormEvent) =>
    form.handleSubmit(
      (details) => build(details),
      (errors) => reveal(Object.keys(errors)),
    )(event);
  const submitOnce = useSubmitOnce(submit);
  return (
    <FormProvider {...form}>
      <PageTitle
        lead="A few facts about your coin. We write and design the page, and nothing goes live before you say so."
        aside={draft.isRestored && <DraftNotice onClear={clearDraft} />}
      >
        Build Your Meme Coin Landing Page
      </PageTitle>
      <form noValidate onSubmit={submitOnce}>
        <InteractiveFieldset className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem] xl:gap-8">
          <div className="grid min-w-0 gap-6">
            <CoinFields />
            <ChainFields />
            <LaunchFields today={today} />
            <LookFields saved={saved.image} />
            <LinkFields />
            <MoreFacts ref={moreFacts} />
          </div>
          <div className="grid min-w-0 gap-5 xl:sticky xl:top-6">
            <CoinPreview />
            <Submit />
          </div>
        </InteractiveFieldset>
      </form>
      <BuildDialog
        progress={progress}
        onClose={close}
        onRetry={() => void submit()}
        onCloseAutoFocus={focusRefused}
      />
    </FormProvider>
  );
}

function DraftNotice({ onClear }: { onClear: () => void }) {
  return (
    <output className="flex items-center gap-1 text-sm text-muted">
      Draft restored
      <span aria-hidden="true">·</span>
      <Button tone="quiet" size="small" className="-mx-1 px-2" onClick={onClear}>
        <RotateCcw aria-hidden="true" className="size-3.5" />
        Clear
      </Button>
    </output>
  );
}

/** The submit button, with the price or the number of refused fields. */
function Submit() {
  const { beta } = useSettings();
  const { errors, isSubmitting } = useFormState<BuildValues>();
  const refused = Object.keys(errors).length;
  return (
    <div>
      <Button type="submit" tone="primary" size="large" busy={isSubmitting} className="w-full">
        Build My Landing Page
      </Button>
      <output className="mt-3 block min-h-6 text-center text-sm text-muted">
        {refused > 0 ? (
          <span className="inline-flex items-center gap-1.5 text-danger">
            <CircleAlert aria-hidden="true" className="size-4" />
            {refused === 1 ? 'One field needs another look.' : `${refused} fields need another look.`}
          </span>
        ) : (
          price(beta)
        )}
      </output>
    </div>
  );
}

function price(beta: boolean): string {
  return beta ? 'Free during beta.' : '$50 per page build.';
}
