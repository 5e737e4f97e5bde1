import { ReportsScreen } from '../../../features/reports/web/reports-screen.tsx';
import { titled } from '../../page/page-meta.ts';

export const meta = titled('Reports');

export default ReportsScreen;
