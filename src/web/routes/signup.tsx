import { SignUpScreen } from '../../features/account/web/sign-up-screen.tsx';
import { titled } from '../page-meta.ts';

export const meta = titled('Create an Account');

export default SignUpScreen;
