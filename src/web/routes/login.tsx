import { LoginScreen } from '../../features/account/web/login-screen.tsx';
import { titled } from '../page-meta.ts';

export const meta = titled('Login');

export default LoginScreen;
