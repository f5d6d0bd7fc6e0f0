import { useTitle } from '@vidya/contracts/browser/platform';
import { count, paise } from '@vidya/contracts/texts/format';
import { PageHeader } from '@vidya/shared-ui';
import { stack } from '@vidya/shared-ui/mixins';
import { media, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { usePeriod } from '../data/use-period.ts';
import { PeriodFields } from '../parts/PeriodFields.tsx';
import { usePayments } from '../payments/use-payments.ts';
import { leastBase } from './change.ts';
import { Quizzes } from './Quizzes.tsx';
import { RecentPayments } from './RecentPayments.tsx';
import { Revenue } from './Revenue.tsx';
import { MonthTile, Tile, TileRow } from './Tile.tsx';
import { UsersChart } from './UsersChart.tsx';
import { useArrivals, useMonthlyRevenue, usePeopleStatistics } from './use-statistics.ts';

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
      <Quizzes />
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

/** The year's total, and three numbers of the chosen month with their change against the previous month. */
function Tiles() {
  const { month, year } = usePeriod();
  const { payments, error: withoutPayments } = usePayments(year);
  const { error: withoutPeople } = usePeopleStatistics(year);
  const total = payments && paise(payments.yearlyTotal);
  const revenue = {
    measure: useMonthlyRevenue(),
    text: paise,
    hasFailed: withoutPayments !== null,
    least: leastBase.paise,
  };
  const students = useArrivals('students');
  const instructors = useArrivals('instructors');
  const people = { text: count, hasFailed: withoutPeople !== null, least: leastBase.people };
  return (
    <TileRow>
      <Tile label="Total Revenue" value={total} note={`in ${year}`} hasFailed={withoutPayments !== null} />
      <MonthTile label={`Revenue in ${month}`} {...revenue} />
      <MonthTile label={`New students in ${month}`} measure={students} {...people} />
      <MonthTile label={`New instructors in ${month}`} measure={instructors} {...people} />
    </TileRow>
  );
}
