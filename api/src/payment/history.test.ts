import { fetchAllPayments, purchaseHistory } from '@vidya/contracts/calls/payment';
import { payments } from '../database/tables/schema-sales.ts';
import type { Person, TestApi } from '../testing/api.ts';
import { sharedApi } from '../testing/shared-api.ts';

let api: TestApi;
let admin: Person;
let learner: Person;

beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  admin = await api.signIn({ role: 'ADMIN' });
  learner = await api.signIn({ fullName: 'Kavya N' });
});
afterAll(() => api.close());

const pay = (createdAt: string, given: Partial<typeof payments.$inferInsert> = {}) =>
  api.db.insert(payments).values({
    userId: learner.id,
    userName: 'Kavya N',
    courseTitle: 'Prompting that works',
    amountPaise: 10_000,
    status: 'captured',
    method: 'card',
    createdAt: new Date(createdAt),
    ...given,
  });
const year = async (body: { year: number; month?: 'Jan' | 'Feb'; count?: number; skip?: number }) =>
  (await api.inject(fetchAllPayments, { body, as: admin })).body.Data!;

describe('fetchAllPayments', () => {
  it('counts a payment in the month and year that India is in', async () => {
    await pay('2024-12-31T18:29:59Z', { amountPaise: 100 });
    await pay('2024-12-31T18:30:00Z', { amountPaise: 200 });
    await pay('2025-12-31T20:00:00Z', { amountPaise: 400 });
    const [last, next] = [await year({ year: 2024 }), await year({ year: 2025 })];
    expect([last.yearlyTotal, last.totalAmountsByMonth.Dec, last.totalAmountsByMonth.Jan]).toEqual([100, 100, 0]);
    expect([next.yearlyTotal, next.totalAmountsByMonth.Jan, next.totalAmountsByMonth.Dec]).toEqual([200, 200, 0]);
    expect((await year({ year: 2026 })).totalAmountsByMonth.Jan).toBe(400);
  });

  it('adds up what was captured less what was given back, and nothing else', async () => {
    await pay('2025-02-10T10:00:00Z');
    await pay('2025-02-11T10:00:00Z', { refundedPaise: 4_000 });
    await pay('2025-02-12T10:00:00Z', { refundedPaise: 10_000, status: 'refunded' });
    await pay('2025-02-13T10:00:00Z', { status: 'failed' });
    await pay('2025-02-14T10:00:00Z', { status: 'created', method: '' });
    await pay('2025-02-15T10:00:00Z', { amountPaise: 0, method: '' });
    const response = await year({ year: 2025 });
    expect([response.yearlyTotal, response.totalAmountsByMonth.Feb]).toEqual([16_000, 16_000]);
    expect(response.paymentsByMonth.Feb.items).toHaveLength(6);
    expect(response.paymentsByMonth.Feb.items[0]).toEqual({
      id: expect.any(String),
      paymentId: expect.any(String),
      refunded: 0,
      canRefund: false,
      creditNotes: [],
      declined: '',
      isSuperseded: false,
      folded: [],
      coupon: '',
      amount: 0,
      method: '',
      status: 'captured',
      created_at: Date.parse('2025-02-15T10:00:00Z') / 1000,
      expiresAt: null,
      notes: { userName: 'Kavya N', courseTitle: 'Prompting that works' },
    });
    expect(Object.keys(response.paymentsByMonth)).toHaveLength(12);
    expect(response.paymentsByMonth.Mar.items).toEqual([]);
  });

  it('pages the rows of each month and never the totals', async () => {
    for (let number = 0; number < 60; number += 1)
      await pay(`2025-01-${String((number % 28) + 1).padStart(2, '0')}T10:00:00Z`);
    await pay('2025-02-01T10:00:00Z');
    const first = await year({ year: 2025 });
    expect([first.paymentsByMonth.Jan.items.length, first.paymentsByMonth.Feb.items.length]).toEqual([50, 1]);
    expect(first.totalAmountsByMonth.Jan).toBe(600_000);
    const rest = await year({ year: 2025, month: 'Jan', skip: 50 });
    expect([rest.paymentsByMonth.Jan.items.length, rest.paymentsByMonth.Feb.items.length]).toEqual([10, 0]);
    expect(rest.yearlyTotal).toBe(610_000);
    const ids = [...first.paymentsByMonth.Jan.items, ...rest.paymentsByMonth.Jan.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(60);
  });

  it('is for administrators', async () => {
    const teacher = await api.signIn({ role: 'INSTRUCTOR' });
    const statuses = await Promise.all(
      [learner, teacher, undefined].map((as) =>
        api.inject(fetchAllPayments, { body: { year: 2025 }, ...(as && { as }) }),
      ),
    );
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 401]);
  });
});

describe('purchaseHistory', () => {
  it("is the caller's own, newest first", async () => {
    const other = await api.signIn();
    await pay('2025-01-01T00:00:00Z', { courseTitle: 'First' });
    await pay('2025-03-01T00:00:00Z', { courseTitle: 'Second', status: 'created' });
    await pay('2025-02-01T00:00:00Z', { userId: other.id });
    const { body } = await api.inject(purchaseHistory, { as: learner });
    expect(body.Data!.map(({ courseTitle, status }) => [courseTitle, status])).toEqual([
      ['Second', 'created'],
      ['First', 'captured'],
    ]);
    expect((await api.inject(purchaseHistory)).status).toBe(401);
  });
});
