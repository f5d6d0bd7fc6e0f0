import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCaller } from '../testing/call.ts';
import { type Letter, startReceiver } from '../testing/receiver.ts';
import { type RunningSandbox, startTestSandbox } from '../testing.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function begin(env: Record<string, string> = {}, responses: number[] = []) {
  const receiver = await startReceiver(responses);
  stops.push(() => receiver.stop());
  const sandbox = await startTestSandbox({ WEBHOOK_URL: receiver.url, SANDBOX_WEBHOOK_RETRY_MS: '1', ...env });
  stops.push(() => sandbox.stop());
  return { receiver, sandbox, caller: createCaller(sandbox) };
}

async function nothingWaits({ address }: RunningSandbox): Promise<void> {
  const { waiting } = (await (await fetch(`${address}/control/webhooks`)).json()) as { waiting: unknown[] };
  if (waiting.length > 0) await nothingWaits({ address } as RunningSandbox);
}

const names = (letters: Letter[]) => letters.map(({ event }) => event);
const success = ['payment.authorized', 'payment.captured', 'order.paid'];

test('signs the exact bytes of each event, in order, each with its own id', async () => {
  const { receiver, caller } = await begin();
  const order = await caller.openOrder({ amount: 70_000 });
  const { razorpay_payment_id: paymentId } = await caller.pay(order.id);
  const letters = await receiver.received(3);
  expect(names(letters)).toEqual(success);
  expect(new Set(letters.map(({ eventId }) => eventId)).size).toBe(3);
  for (const { body, signature } of letters) {
    expect(signature).toBe(createHmac('sha256', 'sandbox-webhook-secret').update(body).digest('hex'));
  }
  expect(JSON.parse(letters[2]?.body ?? '')).toMatchObject({
    entity: 'event',
    contains: ['payment', 'order'],
    payload: {
      payment: { entity: { id: paymentId, status: 'captured', amount: 70_000 } },
      order: { entity: { id: order.id, status: 'paid', amount_paid: 70_000 } },
    },
  });
  expect(JSON.parse(letters[0]?.body ?? '')).toMatchObject({
    payload: { payment: { entity: { status: 'authorized' } } },
  });
});

test('reports a failed payment and a refund', async () => {
  const { receiver, caller } = await begin();
  const order = await caller.openOrder();
  await caller.pay(order.id, 'failure');
  await receiver.received(1);
  const { razorpay_payment_id: id } = await caller.pay(order.id);
  await receiver.received(4);
  await caller.refund(id);
  expect(names(await receiver.received(6))).toEqual([
    'payment.failed',
    ...success,
    'refund.created',
    'refund.processed',
  ]);
});

test('tries again with the same id until somebody takes it', async () => {
  const { receiver, sandbox, caller } = await begin({}, [500, 302, 503]);
  await caller.pay((await caller.openOrder()).id, 'failure');
  const letters = await receiver.received(4);
  expect(new Set(letters.map(({ eventId, body, signature }) => `${eventId} ${body} ${signature}`)).size).toBe(1);
  await nothingWaits(sandbox);
  expect(receiver.letters).toHaveLength(4);
});

test('gives up waiting for an answer after the time-out and tries again', async () => {
  const { createServer } = await import('node:http');
  let calls = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    calls += 1;
    if (calls === 1) return;
    response.end();
    resolve();
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  stops.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  const port = (server.address() as { port: number }).port;
  const { caller } = await begin({ WEBHOOK_URL: `http://127.0.0.1:${port}`, SANDBOX_WEBHOOK_TIMEOUT_MS: '50' });
  await caller.pay((await caller.openOrder()).id, 'failure');
  await promise;
  expect(calls).toBe(2);
});

test('duplicates, disturbs the order and drops when told to', async () => {
  const { receiver, sandbox, caller } = await begin();
  await caller.post('/control/webhooks', { duplicates: 1, disorder: true });
  await caller.pay((await caller.openOrder()).id);
  const letters = await receiver.received(6);
  expect(names(letters)).toEqual(success.toReversed().flatMap((name) => [name, name]));
  expect(new Set(letters.map(({ eventId }) => eventId)).size).toBe(3);

  const off = { duplicates: 0, disorder: false };
  expect((await caller.post('/control/webhooks', { ...off, drop: true })).body).toMatchObject({ ...off, drop: true });
  await caller.pay((await caller.openOrder()).id);
  await caller.post('/control/webhooks', { drop: false });
  await caller.pay((await caller.openOrder()).id, 'failure');
  expect(names(await receiver.received(7)).at(-1)).toBe('payment.failed');
  await nothingWaits(sandbox);
});

test('holds events back for the delay', async () => {
  const { receiver, caller } = await begin();
  await caller.post('/control/webhooks', { delayMs: 3_600_000 });
  await caller.pay((await caller.openOrder()).id);
  const { body } = await caller.get<{ waiting: { dueAt: number }[] }>('/control/webhooks');
  expect(body.waiting).toHaveLength(3);
  expect(body.waiting[0]?.dueAt).toBeGreaterThan(Date.now() + 3_000_000);
  expect(receiver.letters).toHaveLength(0);
});

test('delivers after a restart what could not be delivered before', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vidya-webhooks-'));
  stops.push(() => rm(dataDir, { recursive: true }));
  const before = await startTestSandbox({ SANDBOX_DATA_DIR: dataDir, WEBHOOK_URL: 'http://127.0.0.1:1/' });
  const caller = createCaller(before);
  await caller.pay((await caller.openOrder()).id, 'failure');
  await before.stop();
  const { receiver } = await begin({ SANDBOX_DATA_DIR: dataDir });
  expect(names(await receiver.received(1))).toEqual(['payment.failed']);
});

test('refuses switches that do not exist or make no sense', async () => {
  const { caller } = await begin();
  expect((await caller.post('/control/webhooks', { delay: 1 })).status).toBe(400);
  expect((await caller.post('/control/webhooks', { duplicates: -1 })).status).toBe(400);
  expect((await caller.post('/control/webhooks', { drop: 'maybe' })).status).toBe(400);
});

test('resets to nothing', async () => {
  const { caller } = await begin();
  await caller.post('/control/webhooks', { delayMs: 3_600_000, drop: false });
  const order = await caller.openOrder();
  await caller.pay(order.id);
  expect((await caller.post('/control/reset')).body).toEqual({
    delayMs: 0,
    duplicates: 0,
    disorder: false,
    drop: false,
    waiting: [],
  });
  expect((await caller.get(`/v1/orders/${order.id}`)).status).toBe(400);
});
