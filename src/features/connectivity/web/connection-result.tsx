import { cx } from 'class-variance-authority';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Connection } from '../contract.ts';

/** Every field of the answer, by name. */
export function ConnectionResult({ result }: { result: Connection }) {
  const { success, accountId, hasApiToken, status, statusText, error, data } = result;
  const Icon = success ? CircleCheck : CircleX;
  return (
    <section
      aria-label="Result"
      className="min-w-0 animate-rise rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <dl className="divide-y divide-line text-sm">
        <Row name="Status">
          <span
            className={cx(
              'inline-flex items-center gap-2 font-semibold',
              success ? 'text-success' : 'text-danger',
            )}
          >
            <Icon aria-hidden="true" className="size-4.5" />
            {success ? 'Success' : 'Failed'}
          </span>
        </Row>
        <Row name="Account ID">{accountId ?? 'Not set'}</Row>
        <Row name="API Token">{hasApiToken ? 'Present' : 'Missing'}</Row>
        <Row name="HTTP Status">{status === null ? 'No answer' : `${status} ${statusText ?? ''}`.trim()}</Row>
        {error !== null && <Row name="Error">{error}</Row>}
      </dl>
      <h2 className="mt-6 mb-2 text-base">Raw Response</h2>
      <pre
        // Long answers are scrolled by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="Raw Response"
        className="max-h-96 overflow-auto rounded-control border border-line bg-sunken p-4 text-xs leading-relaxed wrap-anywhere whitespace-pre-wrap"
      >
        {data === null ? 'Nothing was received.' : asText(data)}
      </pre>
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-3 first:pt-0 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-muted">{name}</dt>
      <dd className="figures font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

function asText(data: unknown): string {
  return typeof data === 'string' ? data : JSON.stringify(data, null, 2);
}
