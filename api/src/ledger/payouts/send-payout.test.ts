import {
  getPayoutBatch,
  listPayoutBatches,
  listPayouts,
  releasePayoutBatch,
} from '@vidya/contracts/calls/ledger/payouts';
import { sql } from 'drizzle-orm';
import { payouts } from '../../database/tables/schema-payouts.ts';
import { auditLog } from '../../database/tables/schema-site.ts';
import { GatewayFault } from '../../outside/payments/card-gateway-client.ts';
import { createPayoutGateway } from '../../outside/payouts/payout-gateway.ts';
import type { Person } from '../../testing/api.ts';
import { deliver } from '../../testing/gateway.ts';
import { ledgerBalances } from '../../testing/ledger-balances.ts';
import { openPayoutWorld } from '../../testing/payout-world.ts';
import { findDifferences } from '../keeping/check-ledger.ts';
import { bookBatch } from './book-batch.ts';
import { isForward } from './payout-state.ts';
import { proposeBatch } from './propose-payouts.ts';
import { payoutReconciler } from './reconcile-payouts.ts';
import { payoutSender, sendPayout } from './send-payout.ts';

const world = openPayoutWorld({ PAYOUT_SECOND_ABOVE_RUPEES: '1000' });
let asha: Person;
beforeEach(async () => {
  asha = await world.addInstructor();
  await world.addSale(asha, 118_000);
});

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const gateway = () => createPayoutGateway(world.api.config.gateway);
const reconcile = (now: Date) => payoutReconciler({ db: world.api.db, jobs: world.api.jobs, gateway: gateway() })(now);
const own = async () => (await world.api.inject(listPayouts, { as: asha })).body.Data!;
const row = async () => (await world.api.db.select().from(payouts))[0]!;
const listed = async () =>
  (await world.gateway.entity('payouts?account_number=7878780080316316'))['items'] as unknown[];
const release = async (as = world.admin) => {
  const [batch] = (await world.api.inject(listPayoutBatches, { as })).body.Data!;
  const [params, body] = [{ batchId: batch!._id }, { totalPaise: batch!.totalPaise }];
  return world.api.inject(releasePayoutBatch, { params, body, as });
};
const released = async () => {
  await proposeBatch(world.api.db, world.api.config.payouts);
  await release();
  await world.api.jobs.drain(bookBatch);
};

it('pays once when the response never comes: it asks by reference, with the same key', async () => {
  await released();
  await world.gateway.control('payouts', { loseResponse: true });
  const impatient = createPayoutGateway({ ...world.api.config.gateway, timeoutMs: 300 });
  const send = payoutSender({ db: world.api.db, jobs: world.api.jobs, gateway: impatient });
  const { id: payoutId, key } = await row();
  await expect(send({ payoutId })).rejects.toThrow(GatewayFault);
  expect(await row()).toMatchObject({ state: 'sent', gatewayId: null, key });
  await send({ payoutId });
  expect((await row()).gatewayId).toMatch(/^pout_/);
  expect(await listed()).toHaveLength(1);
  await send({ payoutId });
  await world.report();
  expect(await own()).toMatchObject([{ state: 'processed' }]);
  expect(await listed()).toHaveLength(1);
});

it('sends by itself what no attempt has reached the gateway with', async () => {
  await released();
  const { id: payoutId } = await row();
  const away = createPayoutGateway({ ...world.api.config.gateway, api: 'http://127.0.0.1:9' });
  await expect(payoutSender({ db: world.api.db, jobs: world.api.jobs, gateway: away })({ payoutId })).rejects.toThrow(
    'no answer',
  );
  await world.api.jobs.drain(sendPayout);
  await reconcile(later(1));
  await world.api.jobs.drain(sendPayout);
  expect(await listed()).toHaveLength(1);
});

it('fails when the gateway refuses, and gives the money back', async () => {
  await released();
  const before = await ledgerBalances(world.api.db);
  expect(before['payoutsInTransit']).toBe(-79_900);
  expect(await findDifferences(world.api.db)).toEqual({});
  await world.api.db.execute(sql`update payouts set amount_paise = amount_paise + 1`);
  expect(await findDifferences(world.api.db)).toEqual({ payouts: 1 });
  await world.api.db.execute(sql`update payouts set amount_paise = amount_paise - 1`);
  await world.api.db.update(payouts).set({ fundAccountId: 'fa_none' });
  await world.api.jobs.drain();
  expect(await own()).toMatchObject([{ state: 'failed', reason: 'The id provided does not exist' }]);
  expect((await ledgerBalances(world.api.db))['earnings Asha Rao']).toBe(-79_900);
  expect(world.api.mails).toMatchObject([{ subject: 'A payout came back' }]);
});

it('waits while the account is empty, and asks when no webhook comes, also for what comes back later', async () => {
  await world.gateway.control('payouts', { lowBalance: true });
  await released();
  await world.api.jobs.drain(sendPayout);
  expect((await own())[0]!.state).toBe('queued');
  await world.gateway.control('payouts', { lowBalance: false });
  const { gatewayId } = await row();
  const status = async () => (await gateway().findPayout(gatewayId!)).status;
  while ((await status()) !== 'processed') await world.gateway.control('funds', { amount: 100 });
  await reconcile(new Date());
  expect((await own())[0]!.state).toBe('queued');
  await reconcile(later(1));
  expect((await own())[0]!.state).toBe('processed');
  await world.gateway.control(`payouts/${gatewayId}/move`, { status: 'reversed' });
  await reconcile(later(1));
  expect((await own())[0]!.state).toBe('processed');
  await reconcile(later(13));
  expect((await own())[0]!.state).toBe('reversed');
});

it('moves only forward, whatever order webhooks come in, and ignores what is not ours', async () => {
  await released();
  await world.gateway.control('payouts', { next: 'hold' });
  await world.api.jobs.drain(sendPayout);
  const { gatewayId, id } = await row();
  const processing = await world.gateway.entity(`payouts/${gatewayId}`);
  const tell = async (status: string, more: object = {}) => {
    await deliver(world.api, {
      event: `payout.${status}`,
      payload: { payout: { entity: { ...processing, status, ...more } } },
    });
    return (await row()).state;
  };
  const alarm = jest.spyOn(console, 'error').mockReturnValue(undefined);
  expect(await tell('processed', { amount: 5 })).toBe('processing');
  expect(alarm.mock.calls.flat().join()).toContain(id);
  expect(await tell('processed', { fund_account_id: 'fa_other' })).toBe('processing');
  // Jobs of other tests write here too.
  expect(alarm.mock.calls.filter(([text]) => String(text).includes(gatewayId!))).toHaveLength(2);
  alarm.mockRestore();
  expect(await tell('processed', { reference_id: 'by hand' })).toBe('processing');
  const states = [];
  for (const status of [
    'queued',
    'processed',
    'processing',
    'failed',
    'processed',
    'reversed',
    'processed',
    'reversed',
  ])
    states.push(await tell(status, { utr: 'UTR1' }));
  const [processed, reversed] = ['processed', 'reversed'];
  expect(states).toEqual(['processing', processed, processed, processed, processed, reversed, reversed, reversed]);
  expect(await ledgerBalances(world.api.db)).toMatchObject({ 'earnings Asha Rao': -79_900 });
  expect([isForward('proposed', 'processed'), isForward('withdrawn', 'processed')]).toEqual([true, false]);
});

it('stores the bank’s reference that comes after the payout was processed', async () => {
  await released();
  await world.gateway.control('payouts', { next: 'hold' });
  await world.api.jobs.drain(sendPayout);
  const entity = { ...(await world.gateway.entity(`payouts/${(await row()).gatewayId}`)), status: 'processed' };
  const report = (event: string, utr: string | null) =>
    deliver(world.api, { event, payload: { payout: { entity: { ...entity, utr } } } });
  await report('payout.processed', null);
  const booked = await ledgerBalances(world.api.db);
  await report('payout.updated', 'UTR9');
  await report('payout.updated', null);
  await world.api.jobs.drain();
  expect(await row()).toMatchObject({ state: 'processed', utr: 'UTR9' });
  expect(await ledgerBalances(world.api.db)).toEqual(booked);
  expect(world.api.mails).toHaveLength(1);
});

it('takes two administrators above the limit, and does not book before', async () => {
  await world.addSale(asha, 118_000);
  await released();
  expect((await row()).state).toBe('proposed');
  const [batch] = (await world.api.inject(listPayoutBatches, { as: world.admin })).body.Data!;
  expect(batch).toMatchObject({ state: 'approved', needsSecond: true, isOwnRelease: true, releasedBy: 'Meera Iyer' });
  expect((await release()).status).toBe(403);
  const second = await world.api.signIn({ role: 'ADMIN', fullName: 'Ravi Das' });
  expect((await release(second)).body.Data).toMatchObject({ state: 'released', secondBy: 'Ravi Das' });
  await world.api.jobs.drain(bookBatch);
  expect((await row()).state).toBe('released');
  expect((await world.api.db.select().from(auditLog)).map(({ action, actorId }) => [action, actorId])).toEqual([
    ['payouts.approved', world.admin.id],
    ['payouts.released', second.id],
  ]);
  const params = { batchId: '00000000-0000-0000-0000-000000000000' };
  expect((await world.api.inject(getPayoutBatch, { params, as: second })).status).toBe(404);
});
