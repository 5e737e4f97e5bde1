import { UpdatePasswordScreen } from '../../features/account/web/update-password-screen.tsx';
import { titled } from '../page-meta.ts';

export const meta = titled('Update Password');

export default UpdatePasswordScreen;
