import { StatisticsScreen } from '../../features/analytics/web/statistics-screen.tsx';
import { titled } from '../page/page-meta.ts';
import type { Route } from './+types/statistics';

export const meta = titled('Statistics');

export default function Statistics({ params: { userId } }: Route.ComponentProps) {
  return <StatisticsScreen userId={userId} />;
}
