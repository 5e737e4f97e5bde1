import { CloudflareScreen } from '../../features/connectivity/web/cloudflare-screen.tsx';
import { titled } from '../page/page-meta.ts';

export const meta = titled('Connectivity Test');

export default CloudflareScreen;
