import { ThankYouScreen } from '../../features/account/web/thank-you-screen.tsx';
import { titled } from '../page-meta.ts';

export const meta = titled('Thank You');

export default ThankYouScreen;
