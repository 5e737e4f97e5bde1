import { SignUpScreen } from '../../features/account/password/web/sign-up-screen.tsx';
import { titled } from '../page/page-meta.ts';
import { pageRequest } from '../page/page-request.ts';
import { readWayOn } from '../page/read-way-on.ts';
import type { Route } from './+types/signup';

export const meta = titled('Create an Account');

export async function loader({ context }: Route.LoaderArgs) {
  const request = context.get(pageRequest);
  const [{ providers }, wayOn] = await Promise.all([
    request.api.account.socialProviders(),
    readWayOn(request),
  ]);
  return { providers, wayOn };
}

export default function SignUp({ loaderData }: Route.ComponentProps) {
  return <SignUpScreen {...loaderData} />;
}
