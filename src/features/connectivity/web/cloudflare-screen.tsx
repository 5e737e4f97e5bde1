import { useState } from 'react';
import { api } from '../../../web/api/client.ts';
import { codeOf, messageOf } from '../../../web/api/display-error.ts';
import { Button, ButtonLink } from '../../../web/ui/controls/button.tsx';
import { FormError } from '../../../web/ui/feedback/form-error.tsx';
import { notifyError, notifySuccess } from '../../../web/ui/feedback/notify.ts';
import { Spinner } from '../../../web/ui/feedback/spinner.tsx';
import type { Connection } from '../contract.ts';
import { ConnectionResult } from './connection-result.tsx';

/** `/test-cloudflare`: one button, and everything that came of it. Only an admin's press is answered. */
export function CloudflareScreen() {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Connection | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const test = async () => {
    setBusy(true);
    setFailure(null);
    setResult(null);
    try {
      const answer = await api.connectivity.testCloudflare();
      setResult(answer);
      if (answer.success) notifySuccess('Successfully connected to Cloudflare API!');
      else notifyError('Failed to connect to Cloudflare API');
    } catch (error) {
      setFailure(error);
      notifyError('Error testing Cloudflare connection');
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-12 sm:px-6 sm:py-20">
      <h1 className="text-4xl">Connectivity Test</h1>
      <p className="mt-4 text-muted">
        Asks Cloudflare for the pages of the account, with the settings of this service. Only admins get an
        answer; the API token stays on the server.
      </p>
      <Button
        tone="primary"
        size="large"
        aria-disabled={busy || undefined}
        onClick={() => void (busy || test())}
        className="mt-8 w-full sm:w-72"
      >
        {busy && <Spinner />}
        {busy ? 'Testing...' : 'Test Cloudflare Connection'}
      </Button>
      <div className="mt-8 grid gap-4">
        <FormError message={failure === null ? null : messageOf(failure)}>
          {codeOf(failure) === 'SIGNED_OUT' && (
            <ButtonLink size="small" to="/login">
              Sign in
            </ButtonLink>
          )}
        </FormError>
        <div aria-live="polite">{result && <ConnectionResult result={result} />}</div>
      </div>
    </div>
  );
}
