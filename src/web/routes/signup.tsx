import { SignUpScreen } from '../../features/account/password/web/sign-up-screen.tsx';
import { titled } from '../page/page-meta.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/signup';

export const meta = titled('Create an Account');

export function loader({ context }: Route.LoaderArgs) {
  return context.get(pageRequest).api.account.socialProviders();
}

export default function SignUp({ loaderData: { providers } }: Route.ComponentProps) {
  return <SignUpScreen providers={providers} />;
}
