/** @long It waits for the queue to notice. */
import type { Tracing } from '@vidya/server/tracing/tracing-port';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createJobs, defineJob, type Jobs } from './jobs.ts';

const greet = defineJob<{ name: string }>('greet');

let database: Database;
let jobs: Jobs;
let greeted: string[];
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  greeted = [];
  jobs = createJobs(database);
  jobs.handle(greet, async ({ name }) => void greeted.push(name));
  await jobs.start({ isWorking: false });
});
afterEach(() => jobs.stop());
afterAll(() => database.close());

it('does what was sent, once', async () => {
  await jobs.send(database.db, greet, { name: 'Asha' });
  await jobs.drain();
  await jobs.drain();
  expect(greeted).toEqual(['Asha']);
});

it('takes its place in a trace along, of which the handler sees nothing', async () => {
  const place = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
  const places: unknown[] = [];
  const tracing: Tracing = {
    here: () => place,
    run: (name, from, work) => {
      places.push([name, from]);
      return work();
    },
    stop: async () => undefined,
  };
  const given: object[] = [];
  const traced = createJobs(database, { tracing });
  traced.handle(greet, async (data) => void given.push(data));
  await traced.start({ isWorking: false });
  await traced.send(database.db, greet, { name: 'Asha' });
  await traced.drain();
  await traced.stop();
  expect(given).toEqual([{ name: 'Asha' }]);
  expect(places).toEqual([['greet', place]]);
});

it('forgets a job whose transaction was rolled back', async () => {
  const given = database.db.transaction(async (tx) => {
    await jobs.send(tx, greet, { name: 'Nobody' });
    await tx.execute(sql`select 1 / 0`);
  });
  await expect(given).rejects.toThrow('Failed query');
  await database.db.transaction((tx) => jobs.send(tx, greet, { name: 'Asha' }));
  await jobs.drain();
  expect(greeted).toEqual(['Asha']);
});

it('keeps a job whose handler failed', async () => {
  const failing = createJobs(database);
  failing.handle(greet, () => Promise.reject(new Error('The mail server is down')));
  await failing.start({ isWorking: false });
  await failing.send(database.db, greet, { name: 'Asha' });
  await expect(failing.drain()).rejects.toThrow('The mail server is down');
  await failing.stop();
  // Ends the pause before the next retry.
  await database.db.execute(sql`update pgboss.job set start_after = now()`);
  await jobs.drain();
  expect(greeted).toEqual(['Asha']);
});

describe('a job that takes long', () => {
  const slow = defineJob<{ lectureId: string }>('slow', 2, { isLong: true });
  const rows = async () =>
    (await database.db.execute(sql`select * from pgboss.job where name = 'slow' order by created_on`)) as {
      rows: Record<string, unknown>[];
    };
  const at = async (handler: Parameters<typeof jobs.handle<{ lectureId: string }>>[1], isWorking = false) => {
    const mine = createJobs(database);
    started.push(mine);
    mine.handle(slow, handler);
    await mine.start({ isWorking });
    return mine;
  };
  const started: (typeof jobs)[] = [];
  // Also after a failed assertion: a job still running would keep the test file from ending.
  afterEach(() => Promise.allSettled(started.splice(0).map((one) => one.stop())));
  beforeEach(() => database.db.execute(sql`delete from pgboss.job`));

  it('may take hours, as long as its process shows that it lives', async () => {
    const mine = await at(async () => undefined);
    await mine.send(database.db, slow, { lectureId: 'a' });
    expect((await rows()).rows).toMatchObject([{ expire_seconds: 82_800, heartbeat_seconds: 20 }]);
  });

  it('tells the try after which no other follows', async () => {
    const tries: boolean[] = [];
    const mine = await at(async (_, { isLast }) => {
      tries.push(isLast);
      if (!isLast) throw new Error('Not yet');
    });
    await mine.send(database.db, slow, { lectureId: 'a' });
    for (const _ of [1, 2]) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(mine.drain()).rejects.toThrow('Not yet');
      // oxlint-disable-next-line no-await-in-loop
      await database.db.execute(sql`update pgboss.job set start_after = now()`);
    }
    expect(await mine.isUnderWay(slow, { lectureId: 'a' })).toBe(true);
    await mine.drain();
    expect(tries).toEqual([false, false, true]);
    expect(await mine.isUnderWay(slow, { lectureId: 'a' })).toBe(false);
  });

  it('is let go of when the server stops, and done again as if for the first time', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const mine = await at((_, { signal }) => {
      begin();
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    }, true);
    await mine.send(database.db, slow, { lectureId: 'a' });
    await begun;
    await mine.stop();
    expect((await rows()).rows).toMatchObject([
      { state: 'completed', retry_count: 0 },
      { state: 'created', retry_count: 0 },
    ]);
  });

  it('is taken up again when its process was killed', async () => {
    const dead = await at(async () => undefined);
    await dead.send(database.db, slow, { lectureId: 'a' });
    await dead.stop();
    await database.db.execute(sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now()`);
    const done: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const mine = await at(async ({ lectureId }) => {
      done.push(lectureId);
      resolve();
    }, true);
    if (database.engine === 'postgres') {
      // Other processes may be alive there: only a job without a heartbeat counts as abandoned.
      await database.db.execute(sql`update pgboss.job set heartbeat_on = now() - interval '1 hour'`);
    }
    await promise;
    await mine.stop();
    expect(done).toEqual(['a']);
    // On a shared server another process must notice first.
  });
});
