import { SupportScreen } from '../../features/support/web/support-screen.tsx';
import { titled } from '../page/page-meta.ts';

export const meta = titled('Support');

export default SupportScreen;
