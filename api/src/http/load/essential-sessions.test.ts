import { getProfile } from '@vidya/contracts/calls/account';
import { listCourses, listReviews } from '@vidya/contracts/calls/catalogue';
import { verifyOrder } from '@vidya/contracts/calls/payment';
import { getArticle } from '@vidya/contracts/calls/watching';
import type { Database } from '../../database/database.ts';
import { DatabaseDown } from '../../database/servers/database-down.ts';
import { type Person, startApi, type TestApi } from '../../testing/api.ts';
import { testDatabase } from '../../testing/test-database.ts';

let database: Database;
let api: TestApi;
let as: Person;
let isBusy = false;

beforeAll(async () => {
  database = await testDatabase();
  const sessions = new Proxy(database.db, {
    get(db, name) {
      if (isBusy) throw new DatabaseDown('no connection is free');
      return Reflect.get(db, name) as unknown;
    },
  });
  api = await startApi({}, { ...database, pools: { ...database.pools, sessions } });
  as = await api.signIn();
  isBusy = true;
});
afterAll(async () => {
  await api.close();
  await database.close();
});

describe('while all connections for sessions are taken', () => {
  it('verifies a payment', async () => {
    const body = { courseId: 'a', razorpay_order_id: 'b', razorpay_payment_id: 'c', razorpay_signature: 'd' };
    expect((await api.inject(getProfile, { as })).status).toBe(503);
    // Its order does not exist: the request reached the service.
    expect((await api.inject(verifyOrder, { as, body })).body.Error).toBe('PaymentNotVerified');
  });

  it('does not take a signed-in person for a visitor where the response differs', async () => {
    const params = { courseId: crypto.randomUUID(), lectureId: crypto.randomUUID() };
    expect((await api.inject(listReviews, { as, params })).status).toBe(503);
    expect((await api.inject(getArticle, { as, params })).status).toBe(503);
    // A visitor asks nothing of the sessions.
    expect((await api.inject(listReviews, { params })).status).toBe(404);
  });

  it('shows everybody what is alike for all', async () => {
    expect((await api.inject(listCourses, { as })).status).toBe(200);
  });
});
