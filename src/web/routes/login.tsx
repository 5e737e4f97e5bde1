import { LoginScreen } from '../../features/account/web/login-screen.tsx';
import { titled } from '../page-meta.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/login';

export const meta = titled('Login');

export function loader({ context }: Route.LoaderArgs) {
  return context.get(pageRequest).api.account.socialProviders();
}

export default function Login({ loaderData: { providers } }: Route.ComponentProps) {
  return <LoginScreen providers={providers} />;
}
