import { z } from 'zod';
import { secureUrl } from './secure-url.ts';

/** What the operator got from Stripe, through which builds are paid after the beta. */
export type StripeSettings = Readonly<ReturnType<typeof readStripeSettings>>;

const stripe = 'https://api.stripe.com';

/** The variables, for the one schema of all settings. */
export const stripeVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_\w{8,400}$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/=]{8,400}$/)
    .optional(),
  STRIPE_API_URL: secureUrl(/^\/?$/).default(stripe),
};

/** What each of them accepts. */
export const stripeAccepts: Record<keyof typeof stripeVariables, string> = {
  STRIPE_SECRET_KEY: 'a secret or restricted key of Stripe, which begins with sk_ or rk_',
  STRIPE_WEBHOOK_SECRET: 'the signing secret of a webhook endpoint of Stripe, which begins with whsec_',
  STRIPE_API_URL: `an https origin, or an http one of this very machine, such as ${stripe}`,
};

export function readStripeSettings(values: z.output<z.ZodObject<typeof stripeVariables>>) {
  return {
    /** A secret: it goes to `apiUrl` and nowhere else. Null: nothing is sold. */
    secretKey: values.STRIPE_SECRET_KEY ?? null,
    /** Checks that what calls the webhook is Stripe; null: the webhook takes nothing. */
    webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? null,
    /** Without a trailing slash. */
    apiUrl: values.STRIPE_API_URL,
  };
}
