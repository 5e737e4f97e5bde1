import { api } from '../../../../web/api/client.ts';
import type { OfferedProvider } from '../contract.ts';
import { ProviderButtons } from './provider-buttons.tsx';

/** The social buttons below a form; nothing where none is configured. */
export function SocialSignIn({ providers }: { providers: readonly OfferedProvider[] }) {
  if (providers.length === 0) return null;
  return (
    <section aria-label="Sign in with another account" className="mt-6">
      <p className="mb-5 flex items-center gap-4 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or
      </p>
      <ProviderButtons
        providers={providers}
        verb="Continue with"
        begin={(input) => api.account.startSocial(input)}
      />
    </section>
  );
}
