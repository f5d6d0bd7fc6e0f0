import { useTitle } from '@vidya/contracts/browser/platform';
import { PageHeader } from '@vidya/shared-ui';
import { stack } from '@vidya/shared-ui/mixins';
import { media, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { PeriodFields } from '../../parts/PeriodFields.tsx';
import { RecentPayments } from './RecentPayments.tsx';
import { Revenue } from './Revenue.tsx';
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

const Charts = styled.div`
  ${stack(4)}
  margin: ${space[4]} 0 ${space[8]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
  }
`;
