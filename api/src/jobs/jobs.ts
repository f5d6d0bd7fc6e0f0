import { sql } from 'drizzle-orm';
import {
  type DrizzleTransactionLike,
  fromDrizzle,
  fromPglite,
  type Db as JobDatabase,
  PgBoss,
  type Job as StoredJob,
} from 'pg-boss';
import type { Database, Db } from '../database/database.ts';

/** Work for later, said once: the sender and the handler share it. */
export interface Job<Data extends object> {
  readonly name: string;
  readonly retryLimit: number;
  /** Only for the compiler: never set. */
  readonly data?: Data;
}

/** `const sendMail = defineJob<Message>('send-mail')`; a failed try is repeated with growing pauses. */
export const defineJob = <Data extends object>(name: string, retryLimit = 8): Job<Data> => ({ name, retryLimit });

/** Jobs live in the database: one that is sent in a transaction exists exactly when the transaction is committed. */
export interface Jobs {
  /** `db` is the transaction whose fate the job shares. */
  send<Data extends object>(db: Db, job: Job<Data>, data: Data): Promise<void>;
  /** Say this before `start`. Handlers run at least once, so they must bear repetition. */
  handle<Data extends object>(job: Job<Data>, handler: (data: Data) => Promise<void>): void;
  /** Runs a handled job on a cron expression (Asia/Kolkata). Say this before `start`. */
  repeat<Data extends object>(job: Job<Data>, cron: string, data: Data): void;
  /** `isWorking: false` stores jobs and leaves them to `drain`. */
  start(options: { isWorking: boolean }): Promise<void>;
  /** Does everything that waits, now; a failing handler rejects. For tests and command lines. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

interface Handled {
  job: Job<object>;
  run: (data: object) => Promise<void>;
}

const storage = (database: Database): JobDatabase =>
  database.engine === 'pglite'
    ? fromPglite(database.client)
    : { executeSql: (text, values) => database.client.query(text, values) };

const bossOf = (database: Database, isWorking: boolean): PgBoss =>
  new PgBoss({
    db: storage(database),
    backend: database.engine,
    supervise: isWorking,
    schedule: isWorking,
    // The embedded database has one connection and no background workers for these.
    reindex: database.engine === 'postgres',
    monitorVacuum: database.engine === 'postgres',
  });

/** Jobs by pg-boss, in the product's own database on both engines. */
export function createJobs(database: Database): Jobs {
  const handled = new Map<string, Handled>();
  const repeated: { name: string; cron: string; data: object }[] = [];
  let boss: PgBoss | null = null;

  const started = (): PgBoss => {
    if (!boss) throw new Error('Jobs are used before they are started');
    return boss;
  };
  const work = async (at: PgBoss, { job, run }: Handled): Promise<void> => {
    await at.work(job.name, { pollingIntervalSeconds: 2 }, async ([next]: StoredJob[]) => {
      if (!next) return;
      await run(next.data).catch((error: unknown) => {
        console.warn(`Job ${job.name} failed and will be tried again:`, error instanceof Error ? error.message : error);
        throw error;
      });
    });
  };
  const drainQueue = async ({ job, run }: Handled): Promise<number> => {
    const waiting = await started().fetch<object>(job.name, { batchSize: 50 });
    for (const next of waiting) {
      await run(next.data).catch(async (error: unknown) => {
        await started().fail(job.name, next.id);
        throw error;
      });
      await started().complete(job.name, next.id);
    }
    return waiting.length;
  };

  return {
    async send(db, job, data) {
      await started().send(job.name, data, { db: fromDrizzle(db as unknown as DrizzleTransactionLike, sql) });
    },
    handle(job, handler) {
      handled.set(job.name, { job, run: handler as (data: object) => Promise<void> });
    },
    repeat(job, cron, data) {
      repeated.push({ name: job.name, cron, data });
    },
    async start({ isWorking }) {
      const next = bossOf(database, isWorking);
      next.on('error', (error) => console.error('Jobs:', error.message));
      await next.start();
      boss = next;
      for (const { job } of handled.values()) {
        await next.createQueue(job.name, { retryLimit: job.retryLimit, retryDelay: 2, retryBackoff: true });
        // pg-boss reads a queue's row when it first meets the name: inside a transaction that would wait for ever.
        await next.findJobs(job.name, { id: '00000000-0000-0000-0000-000000000000' });
      }
      if (!isWorking) return;
      for (const { name, cron, data } of repeated) await next.schedule(name, cron, data, { tz: 'Asia/Kolkata' });
      for (const each of handled.values()) await work(next, each);
    },
    async drain() {
      let done = 1;
      while (done > 0) {
        done = 0;
        for (const each of handled.values()) done += await drainQueue(each);
      }
    },
    async stop() {
      await boss?.stop({ graceful: true, timeout: 5_000 });
      boss = null;
    },
  };
}
