import { type Call, type CallInput, type CallShape, callAddress, type Envelope } from '@vidya/contracts/calls/call';
import { createOrder, type Order, verifyOrder } from '@vidya/contracts/calls/payment';
import { login, register } from '@vidya/contracts/calls/sign-in';
import { timeLimit } from '@vidya/contracts/testing/time-limit';
import { Agent } from '../../api/src/http/in-process.ts';
import { attributeOf, type Collector, startCollector } from './collector.ts';
import { startWatchedSite } from './watched-site.ts';

const email = 'meera.nair@vidya.example';
const password = 'monsoon-in-kochi';
const fullName = 'Meera Nair';
const search = 'arthritis';

let collector: Collector;
let site: Awaited<ReturnType<typeof startWatchedSite>>;
let purchase: { status: number; requestId: string };
const browser = new Agent();

async function send<S extends CallShape>(call: Call<S>, input: Partial<CallInput<S>> = {}) {
  const { body } = input as { body?: Record<string, string> };
  const form = call.encoding === 'multipart';
  const data = form
    ? Object.entries(body ?? {}).reduce((all, [name, value]) => (all.append(name, value), all), new FormData())
    : JSON.stringify(body);
  const response = await fetch(site.address + callAddress(call), {
    method: call.method,
    headers: { ...browser.headers, ...(body && !form && { 'content-type': 'application/json' }) },
    ...(body && { body: data }),
  });
  browser.keep(response.headers.getSetCookie());
  return { status: response.status, headers: response.headers, body: (await response.json()) as Envelope<S['data']> };
}

/** A visitor signs up, logs in and buys a course; all of it goes through the front server. */
async function buy(): Promise<void> {
  browser.keep((await fetch(`${site.address}/api/v1/health`)).headers.getSetCookie());
  await fetch(`${site.address}/course/all-courses?search=${search}`);
  await fetch(`${site.address}/api/v1/course/?search=${search}`);
  await send(register, { body: { fullName, email, password } });
  await send(login, { body: { email, password: 'a-wrong-password' } });
  await send(login, { body: { email, password } });
  const { courseId } = site;
  const order = (await send(createOrder, { body: { courseId } })).body.Data as Order;
  const paid = await fetch(`${site.gateway}/control/orders/${order.id}/pay`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from('rzp_test_vidya:sandbox-key-secret').toString('base64')}`,
      'content-type': 'application/json',
    },
    body: '{}',
  });
  const receipt = (await paid.json()) as {
    razorpay_order_id: string;
    razorpay_payment_id: string;
    razorpay_signature: string;
  };
  const { status, headers } = await send(verifyOrder, { body: { ...receipt, courseId } });
  purchase = { status, requestId: headers.get('x-request-id') ?? '' };
}

async function until(isTrue: () => boolean): Promise<void> {
  const end = Date.now() + timeLimit(60_000);
  while (!isTrue() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
}

const hasJob = (): boolean => collector.spans().some(({ name }) => name === 'job send-mail');

beforeAll(async () => {
  collector = await startCollector();
  site = await startWatchedSite(collector.address);
  await buy();
  await until(hasJob);
  await site.stop();
}, timeLimit(180_000));
afterAll(async () => {
  await site?.remove();
  collector.close();
});

it('follows a request of a browser over front server, API and query to the job that it left behind', () => {
  const spans = collector.spans();
  const signUp = spans.find(({ service, name }) => service === 'vidya-front' && name === 'POST /api/*')!;
  expect(signUp.parentSpanId ?? '').toBe('');
  const trace = spans.filter(({ traceId }) => traceId === signUp.traceId);
  const names = trace.map(({ service, name }) => `${service} ${name}`);
  expect(names).toContain(`vidya-api POST ${callAddress(register)}`);
  expect(names).toContain('vidya-api job send-mail');
  const queries = trace.filter((span) =>
    /insert into "users"/.test(attributeOf(span, 'db.query.text') ?? attributeOf(span, 'db.statement') ?? ''),
  );
  expect(queries.length > 0).toBe(site.engine === 'postgres');
  const api = trace.find(({ name }) => name === `POST ${callAddress(register)}`)!;
  const sent = trace.find(({ spanId }) => spanId === api.parentSpanId);
  expect(sent).toMatchObject({ service: 'vidya-front', parentSpanId: signUp.spanId });
});

it('names a request alike in the response, in both logs and in the trace', () => {
  expect(purchase.status).toBe(200);
  const lines = site
    .printed()
    .split('\n')
    .filter((line) => line.includes(purchase.requestId));
  expect(lines.map((line) => JSON.parse(line) as { route: string; role?: string })).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ method: 'POST', route: callAddress(verifyOrder), status: 200, role: 'USER' }),
      expect.objectContaining({ method: 'POST', route: '/api/*', status: 200 }),
    ]),
  );
  const named = collector.spans().filter((span) => attributeOf(span, 'vidya.request_id') === purchase.requestId);
  expect(named.map(({ service }) => service).toSorted()).toEqual(['vidya-api', 'vidya-front']);
});

it('writes nothing personal down: no address, name, password, search, session or token', () => {
  const written = site.printed() + collector.text();
  expect(written).toContain(callAddress(login));
  const secrets = [
    email,
    encodeURIComponent(email),
    fullName,
    password,
    'a-wrong-password',
    search,
    ...browser.cookies.values(),
  ];
  expect(secrets.filter((secret) => secret === '' || written.includes(secret))).toEqual([]);
  const [, payload = ''] = (browser.cookies.get('vidya_session') ?? '').split('.');
  const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sid: string };
  expect(sid).toHaveLength(36);
  expect(written).not.toContain(sid);
});
