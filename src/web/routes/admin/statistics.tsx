import { StatisticsScreen } from '../../../features/analytics/web/statistics-screen.tsx';
import { titled } from '../../page/page-meta.ts';

export const meta = titled('Statistics');

export default function AdminStatistics() {
  return <StatisticsScreen userId={null} />;
}
