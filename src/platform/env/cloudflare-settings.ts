import { z } from 'zod';
import { secureUrl } from './secure-url.ts';

/** What the operator got from Cloudflare; the connectivity test tells what is missing. */
export type CloudflareSettings = Readonly<ReturnType<typeof readCloudflareSettings>>;

const cloudflare = 'https://api.cloudflare.com/client/v4';

/** The variables, for the one schema of all settings. */
export const cloudflareVariables = {
  CLOUDFLARE_ACCOUNT_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  CLOUDFLARE_API_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{1,400}=*$/)
    .optional(),
  CLOUDFLARE_API_URL: secureUrl().default(cloudflare),
};

/** What each of them accepts. */
export const cloudflareAccepts: Record<keyof typeof cloudflareVariables, string> = {
  CLOUDFLARE_ACCOUNT_ID: 'the account id that Cloudflare’s dashboard shows, 32 letters and digits',
  CLOUDFLARE_API_TOKEN: 'an API token of Cloudflare, without spaces',
  CLOUDFLARE_API_URL: `an https address, or an http one of this very machine, such as ${cloudflare}`,
};

export function readCloudflareSettings(values: z.output<z.ZodObject<typeof cloudflareVariables>>) {
  return {
    accountId: values.CLOUDFLARE_ACCOUNT_ID ?? null,
    /** A secret: it goes to `apiUrl` and nowhere else. */
    apiToken: values.CLOUDFLARE_API_TOKEN ?? null,
    /** Without a trailing slash. */
    apiUrl: values.CLOUDFLARE_API_URL,
  };
}
