import { useTitle } from '@vidya/contracts/browser/platform';
import { PageHeader } from '@vidya/shared-ui';
import { PeriodFields } from '../../parts/PeriodFields.tsx';
import { RecentPayments } from './RecentPayments.tsx';
import { Revenue } from './Revenue.tsx';
import { Charts } from './statistics-styles.ts';
import { Tiles } from './Tiles.tsx';
import { UsersChart } from './UsersChart.tsx';

/** `/admin/dashboard`. */
export function Statistics() {
  useTitle('Statistics');
  return (
    <>
      <PageHeader title="Statistics" lead="Sales and people, month by month." actions={<PeriodFields />} />
      <Tiles />
      <Charts>
        <Revenue />
        <UsersChart />
      </Charts>
      <RecentPayments />
    </>
  );
}
