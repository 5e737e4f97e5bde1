import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { api } from '../../../web/api/client.ts';
import { applyFieldIssues, messageOf } from '../../../web/api/display-error.ts';
import { AuthHeading, SubmitForm } from '../../../web/ui/layout/auth-form.tsx';
import { useMaybeSession } from '../../../web/page/root-data.ts';
import { Field, Input } from '../../../web/ui/controls/field.tsx';
import { FormError } from '../../../web/ui/feedback/form-error.tsx';
import { notifyError, notifySuccess } from '../../../web/ui/feedback/notify.ts';
import { Select } from '../../../web/ui/controls/select.tsx';
import { Textarea } from '../../../web/ui/controls/textarea.tsx';
import { commentsLimit, issueTypes, supportForm } from '../contract.ts';
import { forgetDraft, keepDraft, keptDraft } from './support-draft.ts';

/** What the fields hold: a select without a choice holds the empty text. */
type Typed = Omit<z.input<typeof supportForm>, 'issue'> & { issue: string };
type Sent = z.output<typeof supportForm>;

/** The support form; an unsent request survives a reload. */
export function SupportForm({ onReceived }: { onReceived: (sender: string) => void }) {
  const session = useMaybeSession();
  const whose = session?.userId ?? '';
  const [failure, setFailure] = useState<string | null>(null);
  const ticketId = useTicketId();
  const form = useForm<Typed, unknown, Sent>({
    resolver: zodResolver<Typed, unknown, Sent>(supportForm),
    defaultValues: { sender: session?.email ?? '', issue: '', comments: '' },
  });
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    const draft = keptDraft(whose);
    if (draft === null) return;
    const { id, ...typed } = draft;
    ticketId.remember(id, typed);
    form.reset(typed);
  }, [form, ticketId, whose]);

  const send = form.handleSubmit(async (request) => {
    setFailure(null);
    const typed = form.getValues();
    const id = ticketId.of(typed);
    try {
      await api.support.send({ id, ...request });
    } catch (error) {
      keepDraft({ ...typed, id }, whose);
      notifyError('Failed to send support request. Please try again.');
      if (!applyFieldIssues<Typed>(form, error)) setFailure(messageOf(error));
      return;
    }
    forgetDraft();
    notifySuccess('Your support request has been received. Help is on the way!');
    onReceived(request.sender);
  });

  return (
    <>
      <AuthHeading lead="A person reads it, and answers by email.">Need Help? Submit Our Form</AuthHeading>
      <SubmitForm submit={send} busy={isSubmitting} action="Submit">
        <Field label="Your Email" error={errors.sender?.message}>
          <Input type="email" autoComplete="email" {...form.register('sender')} />
        </Field>
        <Field label="Issue Type" error={errors.issue?.message}>
          <Select options={issueTypes} placeholder="Choose one" {...form.register('issue')} />
        </Field>
        <Field label="Comments" error={errors.comments?.message}>
          <Textarea limit={commentsLimit} dir="auto" {...form.register('comments')} />
        </Field>
        <FormError message={failure} />
      </SubmitForm>
    </>
  );
}

/** Submitting the same values twice is one request. */
function useTicketId() {
  const last = useRef({ id: '', words: '' });
  const wordsOf = ({ sender, issue, comments }: Typed) => JSON.stringify([sender, issue, comments]);
  return useState(() => ({
    /** The idempotency key of these values. */
    of: (typed: Typed) => {
      const words = wordsOf(typed);
      if (last.current.words !== words) last.current = { id: randomId(), words };
      return last.current.id;
    },
    remember: (id: string, typed: Typed) => {
      last.current = { id, words: wordsOf(typed) };
    },
  }))[0];
}

/** `crypto.randomUUID` needs a secure context. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
