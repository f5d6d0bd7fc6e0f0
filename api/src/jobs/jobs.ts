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
  /** May take hours. Other jobs that are not done after 15 minutes count as failed. */
  readonly isLong: boolean;
  /** Only for the compiler: never set. */
  readonly data?: Data;
}

/** `const sendMail = defineJob<Message>('send-mail')`; a failed try is repeated with growing pauses. */
export const defineJob = <Data extends object>(name: string, retryLimit = 8, { isLong = false } = {}): Job<Data> => ({
  name,
  retryLimit,
  isLong,
});

/** One try of a job. */
export interface Try {
  /** No other will follow: what fails now, fails for good. */
  isLast: boolean;
  /** Aborted when the server stops, or when somebody else has taken the job over: the work is to be let go of, soon. */
  signal: AbortSignal;
}

type Handler<Data extends object> = (data: Data, now: Try) => Promise<void>;

/** Jobs live in the database: one that is sent in a transaction exists exactly when the transaction is committed. */
export interface Jobs {
  /** `db` is the transaction whose fate the job shares. */
  send<Data extends object>(db: Db, job: Job<Data>, data: Data): Promise<void>;
  /** Say this before `start`. Handlers run at least once, so they must bear repetition. */
  handle<Data extends object>(job: Job<Data>, handler: Handler<Data>): void;
  /** Whether a job with this data waits, is being done, or will be tried again. */
  isUnderWay<Data extends object>(job: Job<Data>, data: Data): Promise<boolean>;
  /** Runs a handled job on a cron expression (Asia/Kolkata). Say this before `start`. */
  repeat<Data extends object>(job: Job<Data>, cron: string, data: Data): void;
  /** `isWorking: false` stores jobs and leaves them to `drain`. */
  start(options: { isWorking: boolean }): Promise<void>;
  /** Does everything that waits, now; a failing handler rejects. For tests and command lines. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

type Claimed = Pick<StoredJob, 'data' | 'retryCount'>;

interface Handled {
  job: Job<object>;
  run: Handler<object>;
}

/**
 * Whoever does a job shows this often that it lives. A job whose process was killed is done again soon after, on any
 * server that shares the database, and not only when its time is up.
 */
const heartbeatSeconds = 20;
const supervisedEverySeconds = 15;
const expireInSeconds = { usual: 15 * 60, long: 23 * 3_600 };
const live: readonly string[] = ['created', 'retry', 'active'];

const storage = (database: Database): JobDatabase =>
  database.engine === 'pglite'
    ? fromPglite(database.client)
    : { executeSql: (text, values) => database.client.query(text, values) };

const bossOf = (database: Database, isWorking: boolean): PgBoss =>
  new PgBoss({
    db: storage(database),
    backend: database.engine,
    supervise: isWorking,
    superviseIntervalSeconds: supervisedEverySeconds,
    monitorIntervalSeconds: supervisedEverySeconds,
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
  let stopping = new AbortController();
  const attempt = ({ job, run }: Handled, { data, retryCount }: Claimed, signals: AbortSignal[] = []): Promise<void> =>
    run(data, { isLast: retryCount >= job.retryLimit, signal: AbortSignal.any([stopping.signal, ...signals]) });

  const work = async (at: PgBoss, handler: Handled): Promise<void> => {
    const { job } = handler;
    await at.work(job.name, { pollingIntervalSeconds: 2 }, async ([next]: StoredJob[]) => {
      if (!next) return;
      await attempt(handler, next, [next.signal]).catch(async (error: unknown) => {
        // It did not fail, it was let go of: the next start does it, as if for the first time.
        if (stopping.signal.aborted) return void (await at.send(job.name, next.data));
        console.warn(`Job ${job.name} failed and will be tried again:`, error instanceof Error ? error.message : error);
        throw error;
      });
    });
  };
  const drainQueue = async (handler: Handled): Promise<number> => {
    const { job } = handler;
    const waiting = await started().fetch<object>(job.name, { batchSize: 50 });
    for (const next of waiting) {
      await attempt(handler, next).catch(async (error: unknown) => {
        await started().fail(job.name, next.id);
        throw error;
      });
      await started().complete(job.name, next.id);
    }
    return waiting.length;
  };
  /** pg-boss keeps the settings of a queue that is there already, so they are said again. */
  const prepare = async (at: PgBoss, { name, retryLimit, isLong }: Job<object>): Promise<void> => {
    const settings = {
      retryLimit,
      retryDelay: 2,
      retryBackoff: true,
      heartbeatSeconds,
      expireInSeconds: isLong ? expireInSeconds.long : expireInSeconds.usual,
    };
    await at.createQueue(name, settings);
    await at.updateQueue(name, settings);
    // pg-boss reads a queue's row when it first meets the name: inside a transaction that would wait for ever.
    await at.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
  };
  /** The embedded database belongs to this process alone: what is being done by somebody was left by one that died. */
  const takeUp = async (at: PgBoss, { name }: Job<object>): Promise<void> => {
    const left = (await at.findJobs(name)).filter(({ state }) => state === 'active');
    if (left.length > 0)
      await at.fail(
        name,
        left.map(({ id }) => id),
        { message: 'The server ended before the job did' },
      );
  };

  return {
    async send(db, job, data) {
      await started().send(job.name, data, { db: fromDrizzle(db as unknown as DrizzleTransactionLike, sql) });
    },
    handle(job, handler) {
      handled.set(job.name, { job, run: handler as Handler<object> });
    },
    async isUnderWay(job, data) {
      return (await started().findJobs(job.name, { data })).some(({ state }) => live.includes(state));
    },
    repeat(job, cron, data) {
      repeated.push({ name: job.name, cron, data });
    },
    async start({ isWorking }) {
      const next = bossOf(database, isWorking);
      next.on('error', (error) => console.error('Jobs:', error.message));
      await next.start();
      boss = next;
      stopping = new AbortController();
      for (const { job } of handled.values()) await prepare(next, job);
      if (!isWorking) return;
      if (database.engine === 'pglite') for (const { job } of handled.values()) await takeUp(next, job);
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
      stopping.abort(new Error('The server is stopping'));
      await boss?.stop({ graceful: true, timeout: 5_000 });
      boss = null;
    },
  };
}
