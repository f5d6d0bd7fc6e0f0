import { act } from '@testing-library/react';
import type { RemoteProps } from '@vidya/contracts/browser/platform';
import type { AdminPayment, YearOfPayments } from '@vidya/contracts/calls/payment';
import type { Consequences, ListedPerson } from '@vidya/contracts/calls/people';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { type MonthKey, monthKeys } from '@vidya/contracts/texts/format';
import { Provider } from 'jotai';
import { useEffect } from 'react';
import { type InitialEntry, useLocation } from 'react-router-dom';
import AdminRemote from '../remote.tsx';
import { type Everybody, mockPage, mockStatistics } from './mock-page.ts';

const now = new Date('2026-03-10T06:30:00.000Z');

/** Sets the clock to 10 March 2026 for every test of a file. */
export function stopTheClock(): void {
  beforeEach(
    () => void jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick'] }),
  );
  afterEach(() => void jest.useRealTimers());
}

const conditions = new Set<EventTarget>();
let isWide = true;

/** jsdom has no media queries: the test sets the window's width and can change it. */
export function stubWidth(size: 'narrow' | 'wide'): void {
  isWide = size === 'wide';
  window.matchMedia = (media) => {
    const condition = new EventTarget();
    conditions.add(condition);
    Object.defineProperties(condition, { matches: { get: () => isWide }, media: { value: media } });
    return condition as MediaQueryList;
  };
  act(() => conditions.forEach((condition) => condition.dispatchEvent(new Event('change'))));
}

let address = '';

/** With a separate store, so that no choice survives its test. */
function FreshAdmin(props: RemoteProps) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    address = pathname + search;
  });
  return (
    <Provider>
      <AdminRemote {...props} />
    </Provider>
  );
}

export const admin = person({ _id: 'admin-1', role: 'ADMIN', fullName: 'Nandini Bose', email: 'admin@vidya.example' });

/** The admin remote at an address, signed in as an administrator. `at` returns the current address. */
export function renderAdmin(at: InitialEntry, responses: MockResponses) {
  stubWidth('wide');
  return { ...renderRemote(FreshAdmin, { at, user: admin, responses }), at: () => address };
}

/** Mock responses about these people; `of` is called for each request. */
export const peopleResponses = (of: () => Partial<Everybody>): MockResponses => {
  const everybody = (): Everybody => ({ students: [], instructors: [], ...of() });
  return {
    fetchStudentsAndInstructors: (input) => mockPage(everybody(), input),
    getPeopleStatistics: (input) => mockStatistics(everybody(), input),
    getConsequences: () => consequences(),
  };
};

export const consequences = (given: Partial<Consequences> = {}): Consequences => ({
  activeSubscriptions: 0,
  paidPaise: 0,
  courses: 0,
  coursesHeld: 0,
  learners: 0,
  ...given,
});

export const payment = (given: Partial<AdminPayment> = {}): AdminPayment => ({
  id: 'pay-1',
  amount: 149_900,
  method: 'card',
  status: 'captured',
  created_at: Date.parse('2026-03-05T06:30:00.000Z') / 1000,
  expiresAt: '2027-03-05T06:30:00.000Z',
  paymentId: 'payment-1',
  refunded: 0,
  canRefund: true,
  declined: '',
  isSuperseded: false,
  creditNotes: [],
  coupon: '',
  notes: { userName: 'Asha Rao', courseTitle: 'Prompting that works' },
  ...given,
});

/** A year with these payments and these totals in paise; the other months are empty. */
export function yearOf(
  items: Partial<Record<MonthKey, AdminPayment[]>> = {},
  totals: Partial<Record<MonthKey, number>> = {},
): YearOfPayments {
  const byMonth = <Value,>(valueOf: (key: MonthKey) => Value) =>
    Object.fromEntries(monthKeys.map((key) => [key, valueOf(key)])) as Record<MonthKey, Value>;
  return {
    paymentsByMonth: byMonth((key) => ({ items: items[key] ?? [] })),
    totalAmountsByMonth: byMonth((key) => totals[key] ?? 0),
    yearlyTotal: Object.values(totals).reduce((total, amount) => total + amount, 0),
  };
}

const active = { courseId: 'course-1', courseTitle: 'Prompting that works', subscription_status: 'active' as const };

/** A learner, enrolled by default. */
export const student = (index: number, given: Partial<ListedPerson> = {}): ListedPerson => ({
  ...person({
    _id: `student-${index}`,
    fullName: `Student ${index}`,
    email: `student.${index}@vidya.example`,
    subscriptions: [{ ...active, paymentDetails: { amount: 89_900 } }],
  }),
  lastVisit: '2026-03-08',
  ...given,
});

/** An instructor, with one course by default. */
export const instructor = (index: number, given: Partial<ListedPerson> = {}): ListedPerson => ({
  ...person({
    _id: `instructor-${index}`,
    fullName: `Instructor ${index}`,
    email: `instructor.${index}@vidya.example`,
    role: 'INSTRUCTOR',
    createdCourses: [
      {
        courseId: { _id: 'course-9', topic: 'Git without fear', price: 999, discount: 0 },
        subscription_status: 'active',
        paymentDetails: { amount: 99_900 },
      },
    ],
  }),
  lastVisit: '2026-03-08',
  ...given,
});

/** Makes people, numbered from 1: `many(3, student)`. */
export const many = (howMany: number, make: (index: number) => ListedPerson): ListedPerson[] =>
  Array.from({ length: howMany }, (_, index) => make(index + 1));
