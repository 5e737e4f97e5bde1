import type { ReactNode } from 'react';
import { PageTitle } from '../../../web/ui/layout/page-title.tsx';
import { ProofDialog } from '../second-factor/web/proof-dialog.tsx';
import { SecondFactorCard } from '../second-factor/web/second-factor-card.tsx';
import { SessionsCard } from '../sessions/web/sessions-card.tsx';
import { SignInMethodsCard } from '../social/web/sign-in-methods.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ProfileCard } from './profile-card.tsx';

/** `/account/{userId}`: who one is, a new password, further settings as `children`, and the way out. */
export function AccountScreen({ children }: { children?: ReactNode }) {
  return (
    <>
      <PageTitle lead="Your sign-in and everything that belongs to it.">Account Settings</PageTitle>
      <div className="grid max-w-3xl gap-6">
        <ProfileCard />
        <SignInMethodsCard />
        <SecondFactorCard />
        <SessionsCard />
        {children}
        <DeleteAccount />
      </div>
      <ProofDialog />
    </>
  );
}
