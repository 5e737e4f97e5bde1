import { z } from 'zod';

/** What the operator got from Cloudflare; the connectivity test tells what is missing. */
export interface CloudflareSettings {
  readonly accountId: string | null;
  /** A secret: it goes to `apiUrl` and nowhere else. */
  readonly apiToken: string | null;
  /** Without a trailing slash. */
  readonly apiUrl: string;
}

const cloudflare = 'https://api.cloudflare.com/client/v4';

/** The token travels there, so it is encrypted unless it never leaves the machine. */
const apiUrl = z
  .string()
  .refine((value) => {
    const url = URL.parse(value);
    if (!url || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
      return false;
    const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
    return url.protocol === 'https:' || (isLocal && url.protocol === 'http:');
  })
  .transform((value) => value.replace(/\/{1,8}$/, ''));

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
  CLOUDFLARE_API_URL: apiUrl.default(cloudflare),
};

/** What each of them accepts. */
export const cloudflareAccepts: Record<keyof typeof cloudflareVariables, string> = {
  CLOUDFLARE_ACCOUNT_ID: 'the account id that Cloudflare’s dashboard shows, 32 letters and digits',
  CLOUDFLARE_API_TOKEN: 'an API token of Cloudflare, without spaces',
  CLOUDFLARE_API_URL: `an https address, or an http one of this very machine, such as ${cloudflare}`,
};

type Values = z.output<z.ZodObject<typeof cloudflareVariables>>;

export function readCloudflareSettings(values: Values): CloudflareSettings {
  return {
    accountId: values.CLOUDFLARE_ACCOUNT_ID ?? null,
    apiToken: values.CLOUDFLARE_API_TOKEN ?? null,
    apiUrl: values.CLOUDFLARE_API_URL,
  };
}
