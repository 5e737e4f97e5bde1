import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { api } from '../../../web/api/client.ts';
import { applyFieldIssues, type Failure, failureOf } from '../../../web/api/display-error.ts';
import { ButtonLink } from '../../../web/ui/controls/button.tsx';
import { Field } from '../../../web/ui/controls/field.tsx';
import { Select } from '../../../web/ui/controls/select.tsx';
import { Textarea } from '../../../web/ui/controls/textarea.tsx';
import { FormError } from '../../../web/ui/feedback/form-error.tsx';
import { Received } from '../../../web/ui/feedback/received.tsx';
import { AuthHeading, SubmitForm } from '../../../web/ui/layout/auth-form.tsx';
import { reportForm, type ReportedPage, reportReasons, somethingElse, wordsLimit } from '../contract.ts';

/** What the fields hold: a select without a choice holds the empty text. */
type Typed = Omit<z.input<typeof reportForm>, 'reason'> & { reason: string };
type Sent = z.output<typeof reportForm>;

/** `/report/{slug}`: a stranger says what is wrong with a page; thanks in its place once it was sent. */
export function ReportScreen({ page }: { page: ReportedPage | null }) {
  const [isReceived, setReceived] = useState(false);
  if (page === null) return <NotShown />;
  return isReceived ? <ReportReceived /> : <ReportForm page={page} onReceived={() => setReceived(true)} />;
}

function ReportForm({ page, onReceived }: { page: ReportedPage; onReceived: () => void }) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useForm<Typed, unknown, Sent>({
    resolver: zodResolver<Typed, unknown, Sent>(reportForm),
    defaultValues: { reason: '', words: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const reason = useWatch({ control: form.control, name: 'reason' });
  const send = form.handleSubmit(async (report) => {
    setFailure(null);
    try {
      await api.reports.send({ slug: page.slug, ...report });
      onReceived();
    } catch (error) {
      if (!applyFieldIssues<Typed>(form, error))
        setFailure(failureOf(error, 'Failed to send your report. Please try again.'));
    }
  });
  return (
    <>
      <AuthHeading lead="A person looks at every report. You need no account.">Report this page</AuthHeading>
      <p className="mb-6 rounded-control border border-line bg-wash px-3.5 py-3 text-sm">
        <bdi className="block font-semibold wrap-anywhere">{page.coinName}</bdi>
        <span className="wrap-anywhere text-muted">{decodeURI(page.url)}</span>
      </p>
      <SubmitForm submit={send} busy={isSubmitting} action="Send report">
        <Field label="Reason" error={errors.reason?.message}>
          <Select options={reportReasons} placeholder="Choose one" {...form.register('reason')} />
        </Field>
        <Field
          label={reason === somethingElse ? 'What is wrong?' : 'What is wrong? (optional)'}
          error={errors.words?.message}
        >
          <Textarea limit={wordsLimit} dir="auto" {...form.register('words')} />
        </Field>
        <FormError message={failure?.message} detail={failure?.detail} />
      </SubmitForm>
    </>
  );
}

function NotShown() {
  return (
    <div className="text-center">
      <AuthHeading lead="It is not shown at the moment, so there is nothing left to report. Thank you.">
        Report this page
      </AuthHeading>
      <ButtonLink to="/" size="large" className="w-full">
        Home
      </ButtonLink>
    </div>
  );
}

function ReportReceived() {
  const home = (
    <ButtonLink to="/" size="large" className="mt-8 w-full">
      Home
    </ButtonLink>
  );
  return (
    <Received heading="Thank you" action={home}>
      Your report was received. A person will look at the page.
    </Received>
  );
}
