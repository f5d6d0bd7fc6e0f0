import { callAddress } from '@vidya/contracts/calls/call';
import { getCourse } from '@vidya/contracts/calls/course';
import { createOrder, type Order, verifyOrder } from '@vidya/contracts/calls/payment';
import { login } from '@vidya/contracts/calls/sign-in';
import { verifySecondFactor } from '@vidya/contracts/calls/sign-in-security';
import { reportHealth } from '@vidya/platform/calls/release';
import { issueTicket } from '@vidya/platform/gate/document/page-ticket';
import { releaseEnvironment, releasing } from '@vidya/platform/registry/testing/releases';
import { sendMail } from './jobs/send-mail.ts';
import { startApi, type TestApi } from './testing/api.ts';
import { deliver, startGateway, type TestGateway } from './testing/gateway.ts';
import { addCourse } from './testing/samples.ts';

let gateway: TestGateway;
let api: TestApi;
beforeAll(async () => {
  gateway = await startGateway();
  const env = { RAZORPAY_API: gateway.address, METRICS_PORT: '0', REQUESTS_PER_MINUTE: '10000' };
  api = await startApi({ ...releaseEnvironment, ...env });
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await api.close();
  await gateway.stop();
});

const read = async (path = '') => fetch(`${api.metricsAddress}${path}`);
/** The value of one series; null if it has none yet. */
async function valueOf(series: string): Promise<number | null> {
  const lines = (await (await read()).text()).split('\n');
  const line = lines.find((each) => each.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length));
}

async function openOrder() {
  const teacher = await api.signIn({ role: 'INSTRUCTOR' });
  const { id: courseId } = await addCourse(api.db, { instructorId: teacher.id });
  const learner = await api.signIn();
  const { body } = await api.inject(createOrder, { body: { courseId }, as: learner });
  return { learner, courseId, orderId: (body.Data as Order).id };
}

it('counts calls by route, never by address, and says nothing on the public port', async () => {
  await api.app.inject(`${callAddress(getCourse)}?courseId=6f9619ff-8b86-4d01-b42d-00cf4fc964ff`);
  const text = await (await read()).text();
  expect(text).toContain(`vidya_http_request_duration_seconds_count{method="GET",route="${callAddress(getCourse)}"`);
  expect(text).not.toContain('6f9619ff');
  expect((await read('/')).status).toBe(404);
  expect((await api.app.inject('/metrics')).statusCode).toBe(404);
});

it('counts refusals of limits', async () => {
  const report = () => api.inject(reportHealth, { body: { ticket: 'forged', areas: [] } });
  for (let sent = 0; sent < 61; sent += 1) await report();
  expect(await valueOf('vidya_rate_limited_total{route="/api/v1/release/report"}')).toBe(1);
});

it('counts what browsers report of versions that exist', async () => {
  const by = releasing(api);
  await by.announce();
  await by.release('1.0.0');
  await api.app.inject({
    method: 'POST',
    url: callAddress(reportHealth),
    remoteAddress: '9.9.9.9',
    payload: {
      ticket: issueTicket([], releaseEnvironment.FRONT_SECRET),
      areas: [
        { name: 'catalog', version: '1.0.0', outcome: 'loadFailed', lcpMs: 1_200 },
        { name: 'catalog', version: 'made-up', outcome: 'loadFailed' },
      ],
    },
  });
  expect(await valueOf('vidya_area_reports_total{area="catalog",outcome="loadFailed"}')).toBe(1);
  expect(await valueOf('vidya_area_time_seconds_sum{area="catalog",measure="lcp"}')).toBe(1.2);
});

it('counts jobs and the mails that they sent', async () => {
  await api.jobs.send(api.db, sendMail, { to: 'asha@vidya.example', subject: 'Hello', text: 'Hello' });
  await api.jobs.drain();
  expect(await valueOf('vidya_mails_total{outcome="sent"}')).toBe(1);
  expect(await valueOf('vidya_job_duration_seconds_count{name="send-mail",outcome="done"}')).toBe(1);
  expect(await valueOf('vidya_jobs{name="send-mail",state="queued"}')).toBe(0);
});

it('counts payments by state, and who reported them', async () => {
  const { learner, courseId, orderId } = await openOrder();
  await api.inject(verifyOrder, { as: learner, body: { ...(await gateway.pay(orderId)), courseId } });
  expect(await valueOf('vidya_payments{state="captured"}')).toBe(1);
  expect(await valueOf('vidya_payment_updates_total{source="browser",outcome="captured"}')).toBe(1);
});

it('raises the alarm over a genuine webhook with a wrong amount, and names nobody', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  expect(await valueOf('vidya_payment_wrong_amounts_total')).toBe(0);
  const { orderId, learner } = await openOrder();
  const { razorpay_payment_id: id } = await gateway.pay(orderId);
  const entity = { ...(await gateway.payment(id)), amount: 100 };
  const response = await deliver(api, { event: 'payment.captured', payload: { payment: { entity } } });
  expect(response.json()).toEqual({ status: 'stored' });
  expect(await valueOf('vidya_payment_wrong_amounts_total')).toBe(1);
  expect(logged.mock.calls).toEqual([
    [`Payment ${id} of 100 paise (INR) is not what order ${orderId} asks for (webhook): nobody was enrolled.`],
  ]);
  expect(JSON.stringify(logged.mock.calls)).not.toContain(learner.email);
});

it('tells of Redis, of connections, and of the process itself', async () => {
  const text = await (await read()).text();
  expect(await valueOf('vidya_redis_outages_total')).toBe(0);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).toMatch(/^process_resident_memory_bytes /m);
  const connections = await valueOf('vidya_database_connections{pool="db",state="waiting"}');
  expect(connections).toBe(api.database.engine === 'postgres' ? 0 : null);
});

it('tells of the disk, and of no replica or certificate where there is none', async () => {
  expect(await valueOf('vidya_disk_free_ratio{place="data"}')).toBeGreaterThan(0);
  expect(await valueOf('vidya_disk_free_ratio{place="data"}')).toBeLessThan(1);
  expect(await valueOf('vidya_replica_lag_seconds')).toBe(0);
  expect(await (await read()).text()).not.toMatch(/^vidya_certificate_ends/m);
});

it('counts sign-ins by how they end', async () => {
  const body = { email: 'nobody@vidya.example', password: 'a guess' };
  await api.inject(login, { body });
  await api.inject(verifySecondFactor, { body: { method: 'code', code: '123456' } });
  expect(await valueOf('vidya_sign_ins_total{way="password",outcome="refused"}')).toBe(1);
  expect(await valueOf('vidya_sign_ins_total{way="code",outcome="refused"}')).toBe(1);
});
