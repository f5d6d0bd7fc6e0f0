import { isEnrolled, type User } from '@vidya/contracts/account';
import { monthInIndia } from '@vidya/contracts/format';
import { monthBefore, type Period } from './month-before.ts';
import { usePayments } from './use-payments.ts';
import { usePeople } from './use-people.ts';
import { usePeriod } from './use-period.ts';

/** A number of a month beside the same number of the month before; null where there was no such month. */
export interface Measure {
  now: number;
  before: number | null;
}

const joinedIn = (people: User[], { year, month }: Period): number =>
  people.filter(({ createdAt }) => {
    const joined = monthInIndia(createdAt);
    return joined.year === year && joined.month === month;
  }).length;

/** Revenue in paise of the chosen month and of the one before it, which for January lies in another year. */
export function useMonthlyRevenue(): Measure | null {
  const period = usePeriod();
  const before = monthBefore(period);
  const isInOtherYear = before !== null && before.year !== period.year;
  const { payments } = usePayments(period.year);
  const { payments: yearBefore } = usePayments(period.year - 1, { isWanted: isInOtherYear });
  if (!payments) return null;
  const paymentsBefore = isInOtherYear ? yearBefore : payments;
  return {
    now: payments.totalAmountsByMonth[period.month],
    before: before && paymentsBefore ? paymentsBefore.totalAmountsByMonth[before.month] : null,
  };
}

/** How many joined in the chosen month and in the one before. */
export function useArrivals(kind: 'students' | 'instructors'): Measure | null {
  const period = usePeriod();
  const { people } = usePeople();
  if (!people) return null;
  const before = monthBefore(period);
  return { now: joinedIn(people[kind], period), before: before && joinedIn(people[kind], before) };
}

/** Registered learners and those of them with an active subscription. */
export function useRegistered(): { registered: number; enrolled: number } | null {
  const { people } = usePeople();
  if (!people) return null;
  return { registered: people.students.length, enrolled: people.students.filter(isEnrolled).length };
}
