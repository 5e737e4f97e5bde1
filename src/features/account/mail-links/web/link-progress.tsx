import type { ReactNode } from 'react';
import { messageOf } from '../../../../web/api/display-error.ts';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { FormError } from '../../../../web/ui/feedback/form-error.tsx';
import { Spinner } from '../../../../web/ui/feedback/spinner.tsx';
import type { MailLinkState } from './use-mail-link.ts';

/** Stands in for a form while the link of a mail is being used. */
export function LinkProgress({ state, children }: { state: MailLinkState; children: ReactNode }) {
  if (state.step === 'exchanging') return <Waiting label="Checking your link" />;
  if (state.step !== 'failed') return children;
  return (
    <>
      <div className="mb-6">
        <FormError message={messageOf(state.error)}>
          <Button size="small" onClick={state.retry}>
            Try again
          </Button>
        </FormError>
      </div>
      {children}
    </>
  );
}

export function Waiting({ label }: { label: string }) {
  return (
    <div className="grid place-items-center py-16 text-muted">
      <Spinner className="size-8" label={label} />
    </div>
  );
}
