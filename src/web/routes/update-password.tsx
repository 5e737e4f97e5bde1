import { UpdatePasswordScreen } from '../../features/account/password/web/update-password-screen.tsx';
import { titled } from '../page/page-meta.ts';

export const meta = titled('Update Password');

export default UpdatePasswordScreen;
