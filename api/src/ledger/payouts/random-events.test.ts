/** @long Random sales, refunds, payouts and webhooks against the sandbox's gateway. */
import { listPayoutBatches, releasePayoutBatch } from '@vidya/contracts/calls/ledger/payouts';
import { payouts } from '../../database/tables/schema-payouts.ts';
import { GatewayFault } from '../../outside/payments/card-gateway-client.ts';
import { createPayoutGateway } from '../../outside/payouts/payout-gateway.ts';
import { between, pick, randomFrom } from '../../seed/sample/random.ts';
import type { Person } from '../../testing/api.ts';
import { deliver } from '../../testing/gateway.ts';
import { ledgerBalances } from '../../testing/ledger-balances.ts';
import { openPayoutWorld } from '../../testing/payout-world.ts';
import { earningsOf } from '../balances.ts';
import { findDifferences } from '../keeping/check-ledger.ts';
import { bookBatch } from './book-batch.ts';
import { proposeBatch } from './propose-payouts.ts';
import { payoutReconciler } from './reconcile-payouts.ts';
import { payoutSender } from './send-payout.ts';

const world = openPayoutWorld();
const fundsPaise = 100_000_000;
/** Of a sale of ₹1,180: ₹1,000 without GST, less 20 % share, less 0.1 % TDS. */
const [pricePaise, earnedPaise] = [118_000, 79_900];
const returned = ['reversed', 'failed', 'rejected'];
const unbooked = ['proposed', 'withdrawn', ...returned];

interface Sale {
  instructor: Person;
  paymentId: string;
  /** In halves of `pricePaise`. */
  sold: number;
  refunded: number;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const rows = () => world.api.db.select().from(payouts);
const gateway = (timeoutMs = 10_000) => createPayoutGateway({ ...world.api.config.gateway, timeoutMs });
const tolerant = (work: Promise<unknown>) => work.catch(() => undefined);
const reconcile = (hours: number) =>
  payoutReconciler({ db: world.api.db, jobs: world.api.jobs, gateway: gateway() })(
    new Date(Date.now() + hours * 3_600_000),
  );

/** What the sales, refunds and payouts themselves say, without the ledger. */
async function expectedBalance(sales: readonly Sale[], { id }: Person): Promise<number> {
  const own = sales.filter(({ instructor }) => instructor.id === id);
  const earned = total(own.map(({ sold, refunded }) => ((sold - refunded) * earnedPaise) / 2));
  const left = (await rows()).filter((row) => row.instructorId === id && !unbooked.includes(row.state));
  return earned - total(left.map(({ amountPaise }) => amountPaise));
}

async function send(): Promise<void> {
  const sender = payoutSender({ db: world.api.db, jobs: world.api.jobs, gateway: gateway(150) });
  for (const { id: payoutId } of await rows()) {
    await sender({ payoutId }).catch((error: unknown) => {
      if (!(error instanceof GatewayFault)) throw error;
    });
  }
}

async function release(): Promise<void> {
  await proposeBatch(world.api.db, world.api.config.payouts);
  for (const { _id: batchId, totalPaise, state } of (await world.api.inject(listPayoutBatches, { as: world.admin }))
    .body.Data!) {
    const call = { params: { batchId }, body: { totalPaise }, as: world.admin };
    if (state === 'proposed') await world.api.inject(releasePayoutBatch, call);
  }
}

/** Lets all that is at the gateway end, and the ledger learn of it without a webhook. */
async function finish(): Promise<void> {
  await world.gateway.control('payouts', { lowBalance: false, loseResponse: false, next: 'process' });
  await world.api.jobs.drain(bookBatch);
  await send();
  for (let before = ''; ; ) {
    for (const { gatewayId } of await rows())
      await tolerant(world.gateway.control(`payouts/${gatewayId}/move`, { status: 'processed' }));
    await reconcile(24);
    const states = (await rows()).map(({ state }) => state).join();
    if (states === before && !/pending|queued|processing/.test(states)) return;
    before = states;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}

it.each(['monday', 'tuesday', `${Date.now()}`])(
  'loses, makes and pays nothing twice after any events (seed %s)',
  async (seed) => {
    const random = randomFrom(seed);
    const oneOf = <T>(values: readonly T[]): T => pick(random, values);
    const people: Person[] = [];
    for (const [index, end] of ['0000', '0000', '0002'].entries())
      people.push(await world.addInstructor(end, `Teacher ${'ABC'[index]}`));
    const sales: Sale[] = [];
    const letters: Record<string, unknown>[] = [];

    const refund = async (sale: Sale | undefined) => {
      if (!sale || sale.refunded === sale.sold) return;
      sale.refunded += between(random, 1, sale.sold - sale.refunded);
      await world.refund(sale.paymentId, (sale.refunded * pricePaise) / 2);
    };
    const gatewayIds = async () => (await rows()).flatMap(({ gatewayId }) => (gatewayId === null ? [] : [gatewayId]));
    const sell = async (instructor = oneOf(people)) => {
      const sold = 2 * between(random, 1, 3);
      sales.push({
        instructor,
        sold,
        refunded: 0,
        paymentId: await world.addSale(instructor, (sold * pricePaise) / 2),
      });
    };
    const events: (() => Promise<unknown>)[] = [
      () => sell(),
      () => sell(),
      () => refund(sales.length > 0 ? oneOf(sales) : undefined),
      release,
      async () => {
        const before = new Map((await rows()).map(({ id, state }) => [id, state]));
        await world.api.jobs.drain(bookBatch);
        const booked = (await rows()).filter(({ id, state }) => state === 'released' && before.get(id) === 'proposed');
        // None was above the balance.
        for (const { instructorId } of booked) {
          const person = people.find(({ id }) => id === instructorId)!;
          expect(await expectedBalance(sales, person)).toBeGreaterThanOrEqual(0);
        }
      },
      send,
      send,
      () => world.gateway.control('payouts', { next: oneOf(['process', 'fail', 'reverse', 'reject', 'hold']) }),
      () => world.gateway.control('payouts', { loseResponse: true }),
      () => world.gateway.control('payouts', { lowBalance: oneOf([true, false]) }),
      // Webhooks are copies of their moment: they come later, again, in any order, or never.
      async () => {
        for (const id of await gatewayIds()) letters.push(await world.gateway.entity(`payouts/${id}`));
      },
      async () => {
        const entity = letters.length > 0 ? oneOf(letters) : undefined;
        if (entity) await deliver(world.api, { event: 'payout.updated', payload: { payout: { entity } } });
      },
      async () => {
        const id = oneOf(['pout_none', ...(await gatewayIds())]);
        await tolerant(
          world.gateway.control(`payouts/${id}/move`, {
            status: oneOf(['processed', 'reversed', 'failed', 'rejected']),
          }),
        );
      },
      () => reconcile(oneOf([0, 1, 24])),
    ];
    for (let step = 0; step < 90; step += 1) {
      await oneOf(events)();
      expect(await findDifferences(world.api.db)).toEqual({});
      for (const person of people)
        expect((await earningsOf(world.api.db, person.id)).balancePaise).toBe(await expectedBalance(sales, person));
    }

    // Random events may pay nobody. An instructor below zero has been paid before.
    for (const person of people) await sell(person);
    await release();
    await finish();
    const there = (await world.gateway.entity('payouts?account_number=7878780080316316&count=100'))['items'] as {
      id: string;
      reference_id: string;
      amount: number;
      status: string;
    }[];
    const ours = new Map((await rows()).map((row) => [row.id, row]));
    expect(new Set(there.map((one) => one.reference_id)).size).toBe(there.length);
    for (const { id, reference_id: reference, amount, status } of there)
      expect(ours.get(reference)).toMatchObject({ gatewayId: id, amountPaise: amount, state: status });
    const booked = [...ours.values()].filter(({ state }) => !['proposed', 'withdrawn'].includes(state));
    expect(new Set(booked.map(({ gatewayId }) => gatewayId))).toEqual(new Set(there.map(({ id }) => id)));
    expect(booked).toHaveLength(there.length);
    expect(there.length).toBeGreaterThan(2);
    const balances = await ledgerBalances(world.api.db);
    expect([await findDifferences(world.api.db), balances['payoutsInTransit']]).toEqual([{}, undefined]);
    expect(await gateway().balance()).toBe(fundsPaise + (balances['bank'] ?? 0));
    for (const person of people)
      expect(balances[`earnings ${person.fullName}`] ?? 0).toBe(0 - (await expectedBalance(sales, person)));
  },
  120_000,
);
