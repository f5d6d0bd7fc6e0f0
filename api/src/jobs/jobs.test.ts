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
  // The pause before the next try is over.
  await database.db.execute(sql`update pgboss.job set start_after = now()`);
  await jobs.drain();
  expect(greeted).toEqual(['Asha']);
});
