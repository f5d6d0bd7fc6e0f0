import { randomUUID } from 'node:crypto';
import { listCourses } from '@vidya/contracts/calls/catalogue';
import { createOrder, type Order, verifyOrder } from '@vidya/contracts/calls/payment';
import { forgetPassword } from '@vidya/contracts/calls/sign-in';
import { sql } from 'drizzle-orm';
import { readConfig } from '../../config/config.ts';
import { createJobs, defineJob } from '../../jobs/jobs.ts';
import { seed } from '../../seed/seed-main.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { eventually } from '../../testing/eventually.ts';
import { startGateway, type TestGateway } from '../../testing/gateway.ts';
import { ownServerDatabase } from '../../testing/own-server-database.ts';
import { addCourse } from '../../testing/samples.ts';
import { describeBouncer, startBouncer } from '../../testing/servers/pgbouncer.ts';
import { connectServer } from '../connect.ts';
import { rowsOf } from '../database.ts';
import { migrate } from '../migrate.ts';
import { poolsOf, usual } from './limits.ts';

/** Twenty buyers share four connections: on a busy machine the last of them waits longer than a visitor would. */
const patientBuyers = { ...usual, waitMs: 20_000 };

/** Fewer connections than the pools of one process may open: transactions of all of them share. */
const poolSize = 4;

describeBouncer('behind PgBouncer in transaction mode', () => {
  let own: Awaited<ReturnType<typeof ownServerDatabase>>;
  let bouncer: Awaited<ReturnType<typeof startBouncer>>;
  let database: ReturnType<typeof connectServer>;
  let gateway: TestGateway;
  let api: TestApi;
  beforeAll(async () => {
    own = await ownServerDatabase();
    bouncer = await startBouncer(own.address, poolSize);
    gateway = await startGateway();
    database = connectServer(bouncer.address, poolsOf(16, patientBuyers));
    // More processes than the bouncer has connections.
    await Promise.all(Array.from({ length: poolSize + 2 }, () => migrate(database)));
    api = await startApi({ RAZORPAY_API: gateway.address, DATABASE_URL: bouncer.address }, database);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
    await gateway.stop();
    await bouncer.stop();
    await own.drop();
  });

  it('sells to many people at once', async () => {
    const teacher = await api.signIn({ role: 'INSTRUCTOR' });
    const { id: courseId } = await addCourse(api.db, { instructorId: teacher.id });
    const buy = async (): Promise<number> => {
      const as = await api.signIn();
      await api.inject(listCourses, { as, query: { q: 'course', page: 1 } });
      const { body } = await api.inject(createOrder, { body: { courseId }, as });
      const receipt = await gateway.pay((body.Data as Order).id);
      return (await api.inject(verifyOrder, { body: { ...receipt, courseId }, as })).status;
    };
    const statuses = await Promise.all(Array.from({ length: 20 }, buy));
    expect(statuses).toEqual(statuses.map(() => 200));
    const [row] = await rowsOf<{ held: number }>(api.db, sql`select count(*)::int as held from enrolments`);
    expect(row?.held).toBe(20);
  });

  it('sends the mails of requests', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => api.signIn()));
    await api.jobs.drain();
    api.mails.length = 0;
    await Promise.all(people.map(({ email }) => api.inject(forgetPassword, { body: { email } })));
    await api.jobs.drain();
    expect(api.mails).toHaveLength(8);
  });

  it('works off jobs', async () => {
    const count = defineJob<{ n: number }>('count');
    const seen = new Set<number>();
    const jobs = createJobs(database);
    jobs.handle(count, async ({ n }) => void seen.add(n));
    await jobs.start({ isWorking: true });
    await database.db.transaction(async (tx) => {
      await jobs.send(tx, count, { n: 1 });
      await jobs.send(tx, count, { n: 2 });
    });
    await eventually(() => seen.size === 2);
    await jobs.stop();
    expect(seen).toEqual(new Set([1, 2]));
  });

  it('sets no limit for others: what an export may take, a list behind it may not', async () => {
    const limitOf = (db = database.db) =>
      db.transaction((tx) => rowsOf<{ statement_timeout: string }>(tx, sql`show statement_timeout`));
    const limits = await Promise.all([limitOf(), limitOf(database.pools.exports), limitOf(database.pools.ready)]);
    expect(limits.flat().map((row) => row.statement_timeout)).toEqual(['5s', '30s', '2s']);
  });

  it('takes the sample data', async () => {
    const other = await ownServerDatabase();
    const address = new URL(bouncer.address);
    address.pathname = `/${other.name}`;
    const empty = connectServer(address.toString());
    const config = readConfig({ NODE_ENV: 'test', DATA_DIR: api.config.dataDir, SESSION_SECRET: randomUUID() });
    await migrate(empty);
    await seed(empty, config, { size: 'demo' });
    const [row] = await rowsOf<{ courses: number }>(empty.db, sql`select count(*)::int as courses from courses`);
    expect(row?.courses).toBeGreaterThan(10);
    await empty.close();
    await other.drop();
  });
});
