import { getProfile } from '@vidya/contracts/calls/account';
import { verifyOrder } from '@vidya/contracts/calls/payment';
import { DatabaseDown } from '../../database/servers/database-down.ts';
import { startApi } from '../../testing/api.ts';
import { testDatabase } from '../../testing/test-database.ts';

it('verifies a payment while all connections for sessions are taken', async () => {
  const database = await testDatabase();
  let isBusy = false;
  const sessions = new Proxy(database.db, {
    get(db, name) {
      if (isBusy) throw new DatabaseDown('no connection is free');
      return Reflect.get(db, name) as unknown;
    },
  });
  const api = await startApi({}, { ...database, pools: { ...database.pools, sessions } });
  const as = await api.signIn();
  isBusy = true;
  const body = { courseId: 'a', razorpay_order_id: 'b', razorpay_payment_id: 'c', razorpay_signature: 'd' };
  expect((await api.inject(getProfile, { as })).status).toBe(503);
  // Its order does not exist: the request reached the service.
  expect((await api.inject(verifyOrder, { as, body })).body.Error).toBe('PaymentNotVerified');
  await api.close();
  await database.close();
});
