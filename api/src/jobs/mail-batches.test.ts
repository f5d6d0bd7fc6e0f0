import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';
import { createSmtpMail } from '../outside/mail/mail.ts';
import { eventually } from '../testing/eventually.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { sendMail } from './send-mail.ts';

const unlucky = 'person-3@vidya.example';

let database: Database;
let jobs: Jobs;
let mail: ReturnType<typeof createSmtpMail>;
let server: Awaited<ReturnType<typeof startMailServer>>;
let isAway: boolean;
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  isAway = true;
  database = await testDatabase();
  server = await startMailServer((to) => !isAway || to !== unlucky);
  mail = createSmtpMail({ url: server.url, from: 'no-reply@vidya.example', contactTo: 'hello@vidya.example' });
  jobs = createJobs(database);
  jobs.handle(sendMail, (message) => mail.send(message));
});
afterEach(async () => {
  await jobs.stop();
  mail.close();
  await server.close();
  await database.close();
});

const addresses = Array.from({ length: 120 }, (_, number) => `person-${number}@vidya.example`);
const states = async (): Promise<Record<string, number>> => {
  const rows = await rowsOf<{ state: string; count: number }>(
    database.db,
    sql`select state, count(*)::int as count from pgboss.job where name = 'send-mail' group by state`,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};

it('sends mails in batches over a few connections; one that fails is tried again alone, and no other is sent twice', async () => {
  await jobs.start({ isWorking: false });
  for (const to of addresses) await jobs.send(database.db, sendMail, { to, subject: 'Hello', text: 'Hello' });
  await jobs.stop();
  await jobs.start({ isWorking: true });
  const others = addresses.filter((to) => to !== unlucky);
  await eventually(async () => (await states())['retry'] === 1 && (await states())['completed'] === 119);
  expect(server.sentTo.toSorted()).toEqual(others.toSorted());
  expect(server.connections()).toBeLessThan(20);
  isAway = false;
  // Ends the pause before the next retry.
  await database.db.execute(sql`update pgboss.job set start_after = now()`);
  await eventually(async () => (await states())['completed'] === 120);
  expect(server.sentTo).toHaveLength(120);
  expect(server.sentTo.at(-1)).toBe(unlucky);
});

it('is tried for more than a day, and forgotten with its links an hour after it was sent', async () => {
  await jobs.start({ isWorking: false });
  await jobs.send(database.db, sendMail, { to: unlucky, subject: 'Hello', text: 'Hello' });
  const [row] = await rowsOf<{ retries: number; delay: number; deletion: number }>(
    database.db,
    sql`select retry_limit as retries, retry_delay as delay, deletion_seconds as deletion from pgboss.job where name = 'send-mail'`,
  );
  // The shortest waits are the delay, twice of it, four times …
  expect(row!.delay * (2 ** row!.retries - 1)).toBeGreaterThan(86_400);
  expect(row!.deletion).toBe(3_600);
});
