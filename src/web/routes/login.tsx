import { redirect } from 'react-router';
import { LoginScreen } from '../../features/account/web/login-screen.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { pageRequest } from '../page/page-request.ts';
import { readWayOn } from '../page/read-way-on.ts';
import type { Route } from './+types/login';

/** The name of each view; a view without one is the sign-in. */
const titles: Record<string, string> = {
  magic_link: 'Send a Magic Link',
  confirmation: 'Confirm Your Email',
  forgotten_password: 'Forgot Your Password?',
  update_password: 'Update Password',
  verify_otp: 'Enter Your Code',
  phone_code: 'Sign In With Your Phone',
  second_factor: 'One More Step',
};

const viewOf = (search: string) => new URLSearchParams(search).get('view') ?? '';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, titles[viewOf(args.location.search)] ?? 'Login');

export async function loader({ context, url }: Route.LoaderArgs) {
  if (viewOf(url.search) === 'sign_up') throw redirect('/signup');
  const request = context.get(pageRequest);
  const { api, session, isSessionUnknown } = request;
  const isAsked = viewOf(url.search) === 'second_factor' || (session === null && !isSessionUnknown);
  const [{ providers }, { isPending, suspended }, wayOn] = await Promise.all([
    api.account.socialProviders(),
    isAsked ? api.account.challenge() : { isPending: false, suspended: null },
    readWayOn(request),
  ]);
  return { providers, isChallenged: isPending, suspended, wayOn };
}

export default function Login({ loaderData }: Route.ComponentProps) {
  return <LoginScreen {...loaderData} />;
}
