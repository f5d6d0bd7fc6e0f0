import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { editProfile, getProfile, listDevices } from '@vidya/contracts/calls/account';
import { type Call, type CallInput, type CallShape, callAddress } from '@vidya/contracts/calls/call';
import {
  getCatalogueFigures,
  listCourseAddresses,
  listCourses,
  listCreatedCourses,
  listReviews,
  listSubscribedCourses,
  suggestCourses,
} from '@vidya/contracts/calls/catalogue';
import { getCourse, rateCourse } from '@vidya/contracts/calls/course';
import { addNote, askQuestion, listNotes } from '@vidya/contracts/calls/learning';
import { listLectures } from '@vidya/contracts/calls/lecture';
import {
  createOrder,
  fetchAllPayments,
  type Order,
  purchaseHistory,
  verifyOrder,
} from '@vidya/contracts/calls/payment';
import { fetchStudentsAndInstructors, getPeopleStatistics } from '@vidya/contracts/calls/people';
import { login } from '@vidya/contracts/calls/sign-in';
import { saveProgress } from '@vidya/contracts/calls/watching';
import { readConfig } from './config/config.ts';
import { connectPostgres } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { Agent } from './http/in-process.ts';
import { createJobs } from './jobs/jobs.ts';
import { siteStoresOf } from './lecture/media-store/site-stores.ts';
import { claimStores } from './lecture/media-store/store-identity.ts';
import { DEMO_PASSWORD } from './seed/sample/demo-data.ts';
import { seed } from './seed/seed-main.ts';
import { startGateway, type TestGateway } from './testing/gateway.ts';
import { administer, ownServerDatabase } from './testing/own-server-database.ts';
import { describePrevious, startPrevious } from './testing/servers/previous-version.ts';

describePrevious('the release before, on the tables of this one', () => {
  let own: Awaited<ReturnType<typeof ownServerDatabase>>;
  let gateway: TestGateway;
  let previous: Awaited<ReturnType<typeof startPrevious>>;
  let dataDir: string;
  let statuses: Record<string, number>;

  beforeAll(async () => {
    own = await ownServerDatabase();
    gateway = await startGateway();
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'vidya-before-'));
    const env = { NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: own.address, RAZORPAY_API: gateway.address };
    const config = readConfig(env);
    const database = connectPostgres(own.address);
    await migrate(database);
    await claimStores(database.db, siteStoresOf(config));
    await seed(database, config, { size: 'demo' });
    const jobs = createJobs(database);
    await jobs.start({ isWorking: false });
    await jobs.stop();
    await database.close();
    previous = await startPrevious(env);
  });
  beforeEach(() => {
    statuses = {};
  });
  afterAll(async () => {
    await previous.stop();
    await gateway.stop();
    await own.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Sends a call over the network, and notes its status. */
  async function send<S extends CallShape>(call: Call<S>, input: Partial<CallInput<S>> & { as?: Agent } = {}) {
    const { as, params, query, body } = input as {
      as?: Agent;
      params?: Record<string, string>;
      query?: object;
      body?: object;
    };
    const agent = as ?? new Agent();
    const response = await fetch(previous.address + callAddress(call, params, query), {
      method: call.method,
      headers: { ...agent.headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    agent.keep(response.headers.getSetCookie());
    statuses[call.name] = response.status;
    const { Data } = (await response.json()) as { Data: S['data'] };
    return Data;
  }
  const signIn = async (name: string): Promise<Agent> => {
    const as = new Agent();
    as.keep((await fetch(`${previous.address}/api/v1/health`)).headers.getSetCookie());
    await send(login, { as, body: { email: `${name}@vidya.example`, password: DEMO_PASSWORD } });
    return as;
  };
  const failed = () => Object.entries(statuses).filter(([, status]) => status !== 200);

  it('shows the catalogue', async () => {
    const courses = await send(listCourses, { query: { page: 1, counts: true } });
    const courseId = courses[0]!._id;
    await send(listCourses, { query: { q: 'prompt', page: 1 } });
    await send(suggestCourses, { query: { q: 'prompt' } });
    await send(getCatalogueFigures);
    await send(listCourseAddresses, { query: {} });
    await send(getCourse, { params: { courseId } });
    await send(listReviews, { params: { courseId }, query: {} });
    expect(failed()).toEqual([]);
  });

  it('sells a course, and teaches it', async () => {
    const as = await signIn('learner');
    await send(getProfile, { as });
    await send(editProfile, { as, body: { fullName: 'Ishaan Kulshreshtha', contact: '', linkedin: '', address: '' } });
    await send(listDevices, { as });
    const held = new Set((await send(listSubscribedCourses, { as })).map(({ _id }) => _id));
    const courses = await send(listCourses, { as, query: { page: 1, price: 'paid', limit: 50 } });
    const courseId = courses.find(({ _id }) => !held.has(_id))!._id;
    const order = (await send(createOrder, { as, body: { courseId } })) as Order;
    await send(verifyOrder, { as, body: { ...(await gateway.pay(order.id)), courseId } });
    await send(purchaseHistory, { as });
    await send(rateCourse, { as, body: { courseId, userRating: 4.5 } });
    const { lectures } = await send(listLectures, { as, params: { courseId } });
    const params = { courseId, lectureId: lectures[0]!._id };
    await send(saveProgress, { as, params, body: { positionSeconds: 1, watched: [[0, 1]], hasEnded: false } });
    await send(addNote, { as, params, body: { atSeconds: 1, body: 'Remember' } });
    await send(listNotes, { as, params });
    await send(askQuestion, { as, params, body: { body: 'Why?' } });
    expect(failed()).toEqual([]);
  });

  it('serves those who teach and administer', async () => {
    await send(listCreatedCourses, { as: await signIn('instructor') });
    const as = await signIn('admin');
    await send(fetchStudentsAndInstructors, { as, query: { kind: 'students', limit: 5, page: 1 } });
    await send(getPeopleStatistics, { as, query: { year: 2026 } });
    await send(fetchAllPayments, { as, body: { year: 2026, month: 'Jan' } });
    expect(failed()).toEqual([]);
  });

  it('would not bear that something is taken away', async () => {
    await administer('alter table courses rename column access_days to days', own.address);
    const courses = await send(listCourses, { query: { page: 2 } });
    await send(getCourse, { params: { courseId: courses?.[0]?._id ?? '00000000-0000-4000-8000-000000000000' } });
    expect(failed()).toEqual(expect.arrayContaining([['getCourse', 500]]));
  });
});
