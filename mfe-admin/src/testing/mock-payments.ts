import type { AdminPayment, PaymentsRequest, YearOfPayments } from '@vidya/contracts/calls/payment';
import type { PaymentFilter } from '@vidya/contracts/texts/choices';
import { type MonthKey, monthKeys } from '@vidya/contracts/texts/format';

const courses = ['Prompting that works', 'SQL from the first join', 'Git without fear', 'Java, honestly'];
const methods = ['card', 'upi', 'netbanking', ''];
const people = ['Asha Rao', 'Kabir Menon', 'Lakshmi Narayanan', 'Rohan Deshpande', 'Zoya Khan'];

function statusOf(index: number): AdminPayment['status'] {
  if (index % 9 === 4) return 'refunded';
  if (index % 7 !== 5) return 'captured';
  return index % 2 === 0 ? 'failed' : 'created';
}

const pick = <Value>(list: readonly Value[], index: number): Value => list[index % list.length] as Value;

function payment(year: number, monthIndex: number, index: number): AdminPayment {
  const method = pick(methods, index + monthIndex);
  const at = Date.UTC(year, monthIndex, 27 - index, 6, 30);
  const status = statusOf(index);
  return {
    id: `pay_${year}_${monthIndex}_${index}`,
    amount: method ? 49_900 + ((index * 7 + monthIndex * 3) % 9) * 30_000 : 0,
    method,
    status,
    declined: status === 'failed' ? 'The card has expired.' : '',
    isSuperseded: false,
    created_at: at / 1000,
    expiresAt: new Date(at + 365 * 86_400_000).toISOString(),
    paymentId: `payment_${year}_${monthIndex}_${index}`,
    refunded: 0,
    creditNotes: [],
    canRefund: method !== '' && status === 'captured',
    coupon: method ? '' : 'MONSOON',
    notes: { userName: pick(people, index * 3 + monthIndex), courseTitle: pick(courses, index) },
  };
}

const byMonth = <Value>(valueOf: (key: MonthKey) => Value): Record<MonthKey, Value> =>
  Object.fromEntries(monthKeys.map((key) => [key, valueOf(key)])) as Record<MonthKey, Value>;

const refunded = new Map<string, AdminPayment>();

const made = (year: number, month: number, howMany: number): AdminPayment[] =>
  Array.from({ length: howMany }, (_, nth) => payment(year, month, nth))
    .filter(({ created_at }) => created_at * 1000 <= Date.now())
    .map((one) => refunded.get(one.paymentId) ?? one);

const fits: Record<PaymentFilter, AdminPayment['status'][]> = {
  paid: ['captured'],
  refunded: ['refunded'],
  pending: ['created', 'authorized', 'failed'],
  declined: ['failed'],
};

function isWanted({ notes, id, status }: AdminPayment, { q = '', status: wanted }: PaymentsRequest): boolean {
  const body = `${notes.userName} ${notes.courseTitle} ${id}`.toLowerCase();
  return body.includes(q.toLowerCase()) && (!wanted || fits[wanted].includes(status));
}

/** A mock year without payments in February; the first available year has none at all. */
export function mockYear(request: PaymentsRequest): YearOfPayments {
  const { year } = request;
  const sales = (index: number): number => (year === 2024 || index === 1 ? 0 : 3 + ((index * 5) % 11));
  const everything = byMonth((key) => made(year, monthKeys.indexOf(key), sales(monthKeys.indexOf(key))));
  const paymentsByMonth = byMonth((key) => ({ items: everything[key].filter((one) => isWanted(one, request)) }));
  const totalAmountsByMonth = byMonth((key) =>
    everything[key].filter(({ status }) => status === 'captured').reduce((total, { amount }) => total + amount, 0),
  );
  const yearlyTotal = monthKeys.reduce((total, key) => total + totalAmountsByMonth[key], 0);
  return { paymentsByMonth, totalAmountsByMonth, yearlyTotal };
}

/** Mocks a refund. The payment's id contains its position in the year. */
export function mockRefund(paymentId: string): AdminPayment {
  const [year = 0, month = 0, index = 0] = paymentId.split('_').slice(1).map(Number);
  const before = payment(year, month, index);
  const note = { creditNoteId: `note_${paymentId}`, number: 'CN/26-27/000001' };
  const after: AdminPayment = {
    ...before,
    status: 'refunded',
    refunded: before.amount,
    canRefund: false,
    creditNotes: [note],
  };
  refunded.set(paymentId, after);
  return after;
}
