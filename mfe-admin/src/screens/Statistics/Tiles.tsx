import { count, paise } from '@vidya/contracts/texts/format';
import { usePayments } from '../../data/payments/use-payments.ts';
import { useArrivals, useMonthlyRevenue, usePeopleStatistics } from '../../data/statistics/use-statistics.ts';
import { usePeriod } from '../../data/use-period.ts';
import { MonthTile } from './MonthTile.tsx';
import { TileRow } from './statistics-styles.ts';
import { Tile } from './Tile.tsx';

/** The year's total, and three numbers of the chosen month with their change against the previous month. */
export function Tiles() {
  const { month, year } = usePeriod();
  const { payments, error: withoutPayments } = usePayments(year);
  const { error: withoutPeople } = usePeopleStatistics(year);
  const revenue = useMonthlyRevenue();
  const newStudents = useArrivals('students');
  const newInstructors = useArrivals('instructors');
  const total = payments && paise(payments.yearlyTotal);
  return (
    <TileRow>
      <Tile label="Total Revenue" value={total} note={`in ${year}`} hasFailed={withoutPayments !== null} />
      <MonthTile label={`Revenue in ${month}`} measure={revenue} text={paise} hasFailed={withoutPayments !== null} />
      <MonthTile
        label={`New students in ${month}`}
        measure={newStudents}
        text={count}
        hasFailed={withoutPeople !== null}
      />
      <MonthTile
        label={`New instructors in ${month}`}
        measure={newInstructors}
        text={count}
        hasFailed={withoutPeople !== null}
      />
    </TileRow>
  );
}
