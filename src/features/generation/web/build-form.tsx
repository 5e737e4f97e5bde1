import { RotateCcw } from 'lucide-react';
import { type FormEvent, type ReactNode, useMemo, useRef } from 'react';
import { type FieldPath, FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { applyFieldIssues, issuesOf } from '../../../web/api/display-error.ts';
import { Button } from '../../../web/ui/controls/button.tsx';
import { InteractiveFieldset } from '../../../web/ui/controls/interactive-fieldset.tsx';
import { PageTitle } from '../../../web/ui/layout/page-title.tsx';
import { useSubmitOnce } from '../../../web/ui/controls/use-submit-once.ts';
import { Submit } from './build-action.tsx';
import { BuildDialog } from './build-dialog.tsx';
import { PagePreviewPanel } from './page-preview.tsx';
import { seedOf } from './use-page-preview.ts';
import { useBuild } from './use-build.ts';
import type { BuildValues, CoinDetails, SavedCoin } from '../../coins/contract.ts';
import { AboutLine } from '../../coins/web/about/about-line.tsx';
import { ChainFields } from '../../coins/web/chain-fields.tsx';
import { CoinFields } from '../../coins/web/coin-fields.tsx';
import { buildResolver, startValues } from '../../coins/web/form-values.ts';
import { LaunchFields } from '../../coins/web/launch-fields.tsx';
import { LinkFields } from '../../coins/web/link-fields.tsx';
import { DesignChoice } from '../../coins/web/look/design-choice.tsx';
import { EmblemChoice } from '../../coins/web/look/emblem-choice.tsx';
import { LookFields } from '../../coins/web/look/look-fields.tsx';
import { PageAddressField, refusedAddress } from '../../coins/web/page-address-field.tsx';
import { isMoreFact, MoreFacts } from '../../coins/web/more-facts/more-facts.tsx';
import { useDraft } from '../../coins/web/use-draft.ts';

interface BuildFormProps {
  userId: string;
  saved: SavedCoin;
  /** `YYYY-MM-DD` in CST. */
  today: string;
  /** What a build costs, in a few words. */
  price: string;
  /** Takes the place of the submit button, where something else comes first. */
  action?: ReactNode;
  /** The server wants a payment that this screen did not know of. */
  onPaymentNeeded: () => void;
  /** What must be known before the form is filled in. */
  children?: ReactNode;
}

/**
 * Below `xl` preview and button stand at the foot of the screen, and after the last field at the end of the form. On a low screen, as
 * above a phone's keyboard, they stay there.
 */
const barStyle =
  'sticky bottom-0 z-10 -mx-4 flex items-center gap-3.5 border-t border-line bg-surface px-4 py-2.5 sm:-mx-6 sm:px-6 lg:-mx-10 lg:px-10 max-xl:[@media(height<32rem)]:static xl:contents';

/** The build form: validated on submit and from then on with every change, by the rules of the server. */
export function BuildForm(props: BuildFormProps) {
  const { userId, saved, today, price, action, onPaymentNeeded, children } = props;
  const navigate = useNavigate();
  const start = useMemo(() => startValues(saved), [saved]);
  const form = useForm<BuildValues, unknown, CoinDetails>({
    defaultValues: start,
    resolver: useMemo(() => buildResolver(start), [start]),
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
      async (details) => {
        const refusal = await refusedAddress(userId, details);
        if (refusal === null) return build({ ...details, seed: seedOf(userId) });
        form.setError('pageAddress', { message: refusal }, { shouldFocus: true });
      },
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
      {children}
      <form noValidate onSubmit={submitOnce}>
        <InteractiveFieldset className="flex flex-col gap-6 xl:grid xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start xl:gap-8">
          <div data-build-fields className="grid min-w-0 gap-6">
            <CoinFields>
              <AboutLine />
              <PageAddressField userId={userId} />
            </CoinFields>
            <ChainFields />
            <LaunchFields today={today} />
            <LookFields saved={saved.image}>
              <EmblemChoice />
            </LookFields>
            <LinkFields />
            <MoreFacts ref={moreFacts} />
          </div>
          <div className="contents xl:sticky xl:top-6 xl:grid xl:min-w-0 xl:gap-4">
            <DesignChoice className="min-w-0 max-xl:rounded-card max-xl:border max-xl:border-line max-xl:bg-surface max-xl:p-5 max-xl:shadow-card sm:max-xl:p-6 xl:order-2" />
            <div data-bottom-bar className={barStyle}>
              <PagePreviewPanel userId={userId} className="xl:order-1" />
              <div className="min-w-0 grow xl:order-3">{action ?? <Submit price={price} />}</div>
            </div>
          </div>
        </InteractiveFieldset>
      </form>
      <BuildDialog
        userId={userId}
        progress={progress}
        onClose={() => {
          if (progress.state === 'failed' && progress.code === 'PAYMENT_NEEDED') onPaymentNeeded();
          close();
        }}
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
