import { SmsRefused, type SmsTransport } from './message.ts';

/** Shorter than the job's timeout. */
const requestTimeoutInMs = 15_000;

/**
 * POSTs `{ "to", "text" }` as JSON to an HTTP endpoint of the operator's, with the message's id in `Idempotency-Key`.
 * @param settings.url user and password in it are sent as Basic authentication.
 */
export function smsGateway(settings: { readonly url: string }): SmsTransport {
  const url = new URL(settings.url);
  const { username, password, host } = url;
  url.username = '';
  url.password = '';
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (username !== '' || password !== '') headers.set('Authorization', basic(username, password));
  return {
    destination: host,
    async deliver({ to, text }, { id }) {
      const reply = await fetch(url, {
        method: 'POST',
        headers: [...headers, ['Idempotency-Key', id]],
        body: JSON.stringify({ to, text }),
        redirect: 'manual',
        signal: AbortSignal.timeout(requestTimeoutInMs),
      });
      await reply.body?.cancel();
      if (reply.ok) return;
      const failure = `The SMS gateway ${host} answered ${reply.status}.`;
      throw isRefusal(reply.status) ? new SmsRefused(failure) : new Error(failure);
    },
  };
}

/** Only a refusal of the message is final; credentials and outages are retried until the operator fixes them. */
function isRefusal(status: number): boolean {
  return status === 400 || status === 422;
}

function basic(username: string, password: string): string {
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}
