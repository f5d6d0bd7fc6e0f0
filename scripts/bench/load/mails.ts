import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../api/src/database/database.ts';
import { createJobs } from '../../../api/src/jobs/jobs.ts';
import { sendMail } from '../../../api/src/jobs/send-mail.ts';
import { startTestSandbox } from '../../../sandbox/src/testing.ts';
import { createApi } from '../harness/api.ts';
import type { OwnDatabase } from '../harness/database.ts';
import { secondsOf, whatMissed } from '../harness/figures.ts';
import { readOptions } from '../harness/options.ts';
import { inPlace, type Place } from '../harness/place.ts';

const minPerSecond = 50;
const withinMs = 120_000;

const addresses = (mails: number): string[] => Array.from({ length: mails }, (_, n) => `person-${n}@bench.example`);

/** Stores the mails as an API server does. */
const store = (database: OwnDatabase, to: string[]): Promise<void> =>
  database.use(async (open) => {
    const jobs = createJobs(open);
    jobs.handle(sendMail, async () => undefined);
    await jobs.start({ isWorking: false });
    const text = 'The course that you follow has a new lecture.\n'.repeat(20);
    for (const one of to) await jobs.send(open.db, sendMail, { to: one, subject: 'A new lecture', text });
    await jobs.stop();
  });

const countWaiting = async (db: Db): Promise<number> =>
  (
    await rowsOf<{ count: number }>(
      db,
      sql`select count(*)::int as count from pgboss.job where name = ${sendMail.name} and state <> 'completed'`,
    )
  )[0]!.count;

const allSent = (database: OwnDatabase): Promise<void> =>
  database.use(async ({ db }) => {
    const until = performance.now() + withinMs;
    while ((await countWaiting(db)) > 0) {
      if (performance.now() > until) throw new Error(`Mails still wait after ${withinMs / 1_000} s`);
      await pause(50);
    }
  });

/** Mails/s of one worker from the moment it is ready, and how many went out twice. */
async function measure(place: Place, database: OwnDatabase, to: string[]) {
  const sandbox = await startTestSandbox();
  place.later(() => sandbox.stop());
  const worker = createApi(place, database, { ROLE: 'worker', SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}` });
  // The first start makes the tables.
  await worker.start();
  await worker.stop();
  await store(database, to);
  await worker.start();
  const seconds = await secondsOf(() => allSent(database));
  const arrived: { to: string[] }[] = await (await fetch(`${sandbox.address}/inbox.json`)).json();
  return { perSecond: to.length / seconds, twice: arrived.length - new Set(arrived.map((mail) => mail.to[0])).size };
}

/** Measures how fast one worker sends the mails that wait. `--mails 500`, at most 500: the sandbox keeps no more. */
export function mails(args: string[]): Promise<string[]> {
  const options = readOptions(args, { mails: 500 });
  return inPlace(async (place) => {
    const { perSecond, twice } = await place.withDatabase((database) =>
      measure(place, database, addresses(Math.min(500, options.mails))),
    );
    console.info(`One worker sent ${perSecond.toFixed(0)} mails a second to the sandbox, ${twice} of them twice`);
    return whatMissed([
      [perSecond < minPerSecond, `${perSecond.toFixed(0)} mails a second (at least ${minPerSecond})`],
      [twice > 0, `${twice} mails went out twice`],
    ]);
  });
}
