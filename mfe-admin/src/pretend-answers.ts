import type { User } from '@vidya/contracts/account';
import { type MonthKey, monthKeys } from '@vidya/contracts/format';
import type { AdminPayment, YearOfPayments } from '@vidya/contracts/payment';
import type { PretendAnswers } from '@vidya/contracts/pretend';
import { pretendPeople } from './pretend-people.ts';

const courses = ['Prompting that works', 'SQL from the first join', 'Git without fear', 'Java, honestly'];
const methods = ['card', 'upi', 'netbanking', ''];
const people = ['Asha Rao', 'Kabir Menon', 'Lakshmi Narayanan', 'Rohan Deshpande', 'Zoya Khan'];

const pick = <Value>(list: readonly Value[], index: number): Value => list[index % list.length] as Value;

function payment(year: number, monthIndex: number, index: number): AdminPayment {
  const method = pick(methods, index + monthIndex);
  const at = Date.UTC(year, monthIndex, 27 - index, 6, 30);
  return {
    id: `pay_${year}_${monthIndex}_${index}`,
    amount: method ? 49_900 + ((index * 7 + monthIndex * 3) % 9) * 30_000 : 0,
    method,
    status: index % 9 === 4 ? 'refunded' : index % 7 === 5 ? 'created' : 'captured',
    created_at: at / 1000,
    expiresAt: new Date(at + 365 * 86_400_000).toISOString(),
    notes: { userName: pick(people, index * 3 + monthIndex), courseTitle: pick(courses, index) },
  };
}

const byMonth = <Value>(valueOf: (key: MonthKey) => Value): Record<MonthKey, Value> =>
  Object.fromEntries(monthKeys.map((key) => [key, valueOf(key)])) as Record<MonthKey, Value>;

/** A year in which February stayed empty; the first year offered has nothing at all. */
function pretendYear(year: number): YearOfPayments {
  const sales = (index: number): number => (year === 2024 || index === 1 ? 0 : 3 + ((index * 5) % 11));
  const paymentsByMonth = byMonth((key) => {
    const index = monthKeys.indexOf(key);
    const made = Array.from({ length: sales(index) }, (_, nth) => payment(year, index, nth));
    return { items: made.filter(({ created_at }) => created_at * 1000 <= Date.now()) };
  });
  const totalAmountsByMonth = byMonth((key) =>
    paymentsByMonth[key].items
      .filter(({ status }) => status === 'captured')
      .reduce((total, { amount }) => total + amount, 0),
  );
  const yearlyTotal = monthKeys.reduce((total, key) => total + totalAmountsByMonth[key], 0);
  return { paymentsByMonth, totalAmountsByMonth, yearlyTotal };
}

/** Who looks at the dashboard when this area runs alone. */
export const pretendAdmin: User = {
  _id: 'admin-1',
  fullName: 'Nandini Bose',
  email: 'admin@vidya.example',
  contact: '',
  linkedin: '',
  address: '',
  avatar: null,
  createdAt: '2024-01-02T06:30:00.000Z',
  role: 'ADMIN',
  subscriptions: [],
  createdCourses: [],
};

/** What the pretend server answers when this area runs alone. */
export const pretendAnswers: PretendAnswers = {
  fetchStudentsAndInstructors: () => pretendPeople(),
  fetchAllPayments: ({ body }) => pretendYear(Number(body?.['year'])),
  deleteUserOrInstructor: () => null,
};
