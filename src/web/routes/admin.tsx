import { AdminDashboardScreen } from '../../features/admin/web/admin-screens.tsx';
import { titled } from '../page/page-meta.ts';

export const meta = titled('Admin Dashboard');

export default AdminDashboardScreen;
