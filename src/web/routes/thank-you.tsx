import { ThankYouScreen } from '../../features/account/password/web/thank-you-screen.tsx';
import { titled } from '../page/page-meta.ts';

export const meta = titled('Thank You');

export default ThankYouScreen;
