import { Card } from '../../../web/ui/layout/card.tsx';
import { FormLink } from '../../../web/ui/layout/auth-form.tsx';
import { PageTitle } from '../../../web/ui/layout/page-title.tsx';
import { SettingRows } from '../../../web/ui/layout/setting-rows.tsx';
import { ProofDialog } from '../second-factor/web/proof-dialog.tsx';
import { SecondFactorCard } from '../second-factor/web/second-factor-card.tsx';
import { PasswordRow } from '../sessions/web/password-row.tsx';
import { SessionsCard } from '../sessions/web/sessions-card.tsx';
import { ProfileCard } from './profile-card.tsx';

/** `/admin/account`: an admin's own account; the address is the operator's, and phones and providers are the creators'. */
export function AdminAccountScreen({ isDeskOpen }: { isDeskOpen: boolean }) {
  return (
    <>
      <PageTitle
        lead={
          isDeskOpen ? (
            <FormLink to="/admin">Back to the dashboard</FormLink>
          ) : (
            'Admins need a second factor here. Turn it on to go on to the dashboard.'
          )
        }
      >
        Account Settings
      </PageTitle>
      <div className="grid max-w-3xl gap-6">
        <SecondFactorCard />
        <ProfileCard />
        <Card heading="Password">
          <SettingRows>
            <PasswordRow isSet />
          </SettingRows>
        </Card>
        <SessionsCard />
      </div>
      <ProofDialog />
    </>
  );
}
