import { count, paise } from '@vidya/contracts/texts/format';
import { media, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { usePayments } from '../../data/payments/use-payments.ts';
import { useArrivals, useMonthlyRevenue, usePeopleStatistics } from '../../data/statistics/use-statistics.ts';
import { usePeriod } from '../../data/use-period.ts';
import { MonthTile, Tile } from './Tile.tsx';

/** The year's total, and three numbers of the chosen month with their change against the previous month. */
export function Tiles() {
  const { month, year } = usePeriod();
  const { payments, error: withoutPayments } = usePayments(year);
  const { error: withoutPeople } = usePeopleStatistics(year);
  const total = payments && paise(payments.yearlyTotal);
  const revenue = { measure: useMonthlyRevenue(), text: paise, hasFailed: withoutPayments !== null };
  const students = useArrivals('students');
  const instructors = useArrivals('instructors');
  const people = { text: count, hasFailed: withoutPeople !== null };
  return (
    <TileRow>
      <Tile label="Total Revenue" value={total} note={`in ${year}`} hasFailed={withoutPayments !== null} />
      <MonthTile label={`Revenue in ${month}`} {...revenue} />
      <MonthTile label={`New students in ${month}`} measure={students} {...people} />
      <MonthTile label={`New instructors in ${month}`} measure={instructors} {...people} />
    </TileRow>
  );
}

const TileRow = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[4]};
  }
`;
