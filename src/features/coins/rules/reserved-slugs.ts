import { skeletons } from './readings.ts';

/** Paths beside the pages under `/p/`, and names of hosts that people and machines trust to be the operator's, as they look. */
const reserved = new Set(
  `assets www www2 web mail email webmail smtp imap pop pop3 mx mta autoconfig autodiscover ftp sftp ssh vpn ns ns1 ns2 dns wpad isatap
  api app apps admin administrator root login signin signup sign-in sign-up auth oauth sso account accounts my dashboard console panel
  help support status docs blog news press legal abuse security postmaster hostmaster webmaster noreply static cdn media img images
  files assets-cdn dev test staging demo beta shop store pay payment payments billing wallet localhost`
    .split(/\s+/)
    .flatMap(skeletons),
);

/** Whether no page is given this slug, as on a host of its own it would stand for the service, or look as if it did. */
export function isReserved(slug: string, appUrl: string): boolean {
  const [appHost = ''] = new URL(appUrl).hostname.split('.');
  const ofApp = skeletons(appHost);
  return skeletons(slug).some((skeleton) => reserved.has(skeleton) || ofApp.includes(skeleton));
}
