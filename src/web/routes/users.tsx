import { UserManagementScreen } from '../../features/admin/web/admin-screens.tsx';
import { titled } from '../page/page-meta.ts';

export const meta = titled('User Management');

export default UserManagementScreen;
