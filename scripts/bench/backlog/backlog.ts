import { setTimeout as pause } from 'node:timers/promises';
import { callAddress } from '@vidya/contracts/calls/call';
import { createOrder, type Order, verifyOrder } from '@vidya/contracts/calls/payment';
import { migrate } from '../../../api/src/database/migrate.ts';
import { addCourse } from '../../../api/src/testing/samples.ts';
import { addPerson, createApi } from '../harness/api.ts';
import type { OwnDatabase } from '../harness/database.ts';
import { percentile, whatMissed } from '../harness/figures.ts';
import { readOptions } from '../harness/options.ts';
import { inPlace, type Place } from '../harness/place.ts';
import { findings } from '../money/books.ts';
import { type Gateway, startGateway, type Webhook } from '../money/gateway.ts';

const webhookPath = '/api/v1/payment/webhook';
/** A payment's events: authorised, captured, order paid. */
const events = 3;
const buyEveryMs = 100;
const appliedWithinMs = 60_000;

interface Buyer {
  headers: Record<string, string>;
  courseId: string;
}

/** What became of the requests of one kind. */
class Outcomes {
  readonly times: number[] = [];
  refused = 0;
  async note(request: () => Promise<Response>): Promise<Response | null> {
    const begun = performance.now();
    const response = await request().catch(() => null);
    if (response?.ok) this.times.push(performance.now() - begun);
    else this.refused += 1;
    return response?.ok ? response : null;
  }
  get text(): string {
    const p99 = this.times.length > 0 ? `, p99 ${percentile(this.times, 0.99).toFixed(0)} ms` : '';
    return `${this.refused} of ${this.refused + this.times.length} refused${p99}`;
  }
}

const addBuyers = (database: OwnDatabase, count: number): Promise<Buyer[]> =>
  database.use(async (open) => {
    await migrate(open);
    const { userId: instructorId } = await addPerson(open.db, 'INSTRUCTOR');
    const { id: courseId } = await addCourse(open.db, { instructorId, price: 499 });
    const buyers: Buyer[] = [];
    for (let number = 0; number < count; number += 1) {
      const { headers } = await addPerson(open.db, 'USER', number);
      buyers.push({ courseId, headers: { ...headers, 'content-type': 'application/json' } });
    }
    return buyers;
  });

interface Site {
  address: string;
  gateway: Gateway;
}

const post = (path: string, headers: Record<string, string>, body: string): Promise<Response> =>
  fetch(path, { method: 'POST', headers, body, signal: AbortSignal.timeout(20_000) });

/** People who buy, one every 100 ms, and prove their payment. */
async function buyAll({ address, gateway }: Site, buyers: Buyer[]) {
  const [orders, proofs] = [new Outcomes(), new Outcomes()];
  const buy = async ({ headers, courseId }: Buyer): Promise<void> => {
    const body = JSON.stringify({ courseId });
    const opened = await orders.note(() => post(address + callAddress(createOrder), headers, body));
    if (!opened) return;
    const { Data } = (await opened.json()) as { Data: Order };
    const receipt = await gateway.pay(Data.id, { outcome: 'success', method: 'upi' });
    const proof = JSON.stringify({ ...receipt, courseId });
    await proofs.note(() => post(address + callAddress(verifyOrder), headers, proof));
  };
  const running: Promise<void>[] = [];
  for (const buyer of buyers) {
    running.push(buy(buyer));
    await pause(buyEveryMs);
  }
  await Promise.all(running);
  return { orders, proofs };
}

/** Payments of people who closed the tab: their webhooks wait at the gateway. */
async function payUnseen({ address, gateway }: Site, buyers: Buyer[], deliveries: number): Promise<Webhook[]> {
  const webhooks: Webhook[] = [];
  for (const { headers, courseId } of buyers) {
    const response = await post(address + callAddress(createOrder), headers, JSON.stringify({ courseId }));
    const { Data } = (await response.json()) as { Data: Order };
    const receipt = await gateway.pay(Data.id, { outcome: 'success', method: 'upi' });
    if (receipt) webhooks.push(...(await gateway.webhooks(receipt.razorpay_payment_id, events)));
  }
  return webhooks.slice(0, deliveries);
}

/** Delivers all at once, each again until it is taken, as the gateway does. */
async function deliverAll({ address }: Site, webhooks: Webhook[]): Promise<Outcomes> {
  const outcomes = new Outcomes();
  const deliver = async ({ body, headers }: Webhook): Promise<void> => {
    while (!(await outcomes.note(() => post(address + webhookPath, headers, body)))) await pause(1_000);
  };
  await Promise.all(webhooks.map(deliver));
  return outcomes;
}

async function measure(place: Place, database: OwnDatabase, options: { buyers: number; deliveries: number }) {
  const gateway = await startGateway(place, false);
  const unseen = Math.ceil(options.deliveries / (2 * events));
  const people = await addBuyers(database, 2 * options.buyers + unseen);
  const server = createApi(place, database, gateway.env);
  await server.start();
  const site = { address: await server.address(), gateway };
  const webhooks = await payUnseen(site, people.slice(0, unseen), options.deliveries);
  const calm = await buyAll(site, people.slice(unseen, unseen + options.buyers));
  const [busy, delivered] = await Promise.all([
    buyAll(site, people.slice(unseen + options.buyers)),
    deliverAll(site, webhooks),
  ]);
  // A kill must lose nothing of what was stored.
  await server.kill();
  const begun = performance.now();
  const compare = async (): Promise<string[]> => {
    const captured = await gateway.captured();
    const counts = await database.use(({ db }) => findings(db, captured));
    return Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [`${count} ${name}`] : []));
  };
  let differences = await compare();
  while (differences.length > 0 && performance.now() - begun < appliedWithinMs) {
    await pause(500);
    differences = await compare();
  }
  await server.stop();
  return { calm, busy, delivered, differences, seconds: (performance.now() - begun) / 1_000 };
}

/**
 * People buy from one API server, without and with a backlog of webhooks that come at once; then it is killed, and the books
 * are compared. `--buyers 100 --deliveries 413`.
 */
export function backlog(args: string[]): Promise<string[]> {
  const options = readOptions(args, { buyers: 100, deliveries: 413 });
  return inPlace((place) =>
    place.withDatabase(async (database) => {
      const { calm, busy, delivered, differences, seconds } = await measure(place, database, options);
      console.info(`without a backlog: orders ${calm.orders.text} · verifications ${calm.proofs.text}`);
      console.info(
        `with ${options.deliveries} webhooks: orders ${busy.orders.text} · verifications ${busy.proofs.text}`,
      );
      console.info(`webhooks: ${delivered.text}`);
      console.info(
        `after a kill: ${differences.join(', ') || 'no difference'} from the gateway's books after ${seconds.toFixed(1)} s`,
      );
      return whatMissed([
        [busy.orders.refused > 0, `${busy.orders.refused} orders were refused`],
        [busy.proofs.refused > 0, `${busy.proofs.refused} verifications were refused`],
        [differences.length > 0, `the gateway's books: ${differences.join(', ')}`],
      ]);
    }),
  );
}
