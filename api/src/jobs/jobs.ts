import { type ApiMetrics, noMetrics } from '@vidya/server/metrics/metrics';
import { noTracing } from '@vidya/server/tracing/tracing';
import type { Tracing } from '@vidya/server/tracing/tracing-port';
import { sql } from 'drizzle-orm';
import {
  type DrizzleTransactionLike,
  fromDrizzle,
  type JobResult,
  type JobWithMetadata,
  type PgBoss,
  type Job as StoredJob,
} from 'pg-boss';
import type { Database, Db } from '../database/database.ts';
import { oneAtATime } from '../database/servers/start-lock.ts';
import { safeMessage } from '../logs/safe-message.ts';
import { createSparseLog } from '../logs/sparse-log.ts';
import { bossOf } from './boss.ts';
import { planRepeated, type Repeated } from './plan-repeated.ts';
import { opened, sealed } from './stored-data.ts';

/** Background work, defined once: sender and handler share the definition. */
export interface Job<Data extends object> {
  readonly name: string;
  readonly retryLimit: number;
  /** May take hours. Other jobs fail after 15 minutes. */
  readonly isLong: boolean;
  /** How many a worker takes at once. While so many wait, it takes the next without a pause, if it is more than one. */
  readonly batchSize: number;
  /** A worker does those that it has taken one after the other; otherwise side by side. */
  readonly isInTurn: boolean;
  /** Its data are for one person's eyes: the database forgets them an hour after its end, those of others after a week. */
  readonly isPersonal: boolean;
  /** Only for the compiler: never set. */
  readonly data?: Data;
}

/** `const sendMail = defineJob<Message>('send-mail')`; pg-boss retries a failed job with growing pauses. */
export const defineJob = <Data extends object>(
  name: string,
  retryLimit = 8,
  { isLong = false, batchSize = 1, isInTurn = false, isPersonal = false } = {},
): Job<Data> => ({ name, retryLimit, isLong, batchSize, isInTurn, isPersonal });

/** One attempt at a job. */
export interface Try {
  /** There is no further retry: a failure now is final. */
  isLast: boolean;
  /** Aborts when the server stops or another process takes the job over: the handler must stop soon. */
  signal: AbortSignal;
}

type Handler<Data extends object> = (data: Data, now: Try) => Promise<void>;

interface Handled {
  job: Job<object>;
  run: Handler<object>;
}

/**
 * A running job sends a heartbeat this often. If its process dies, any server that shares the database soon runs it
 * again, without waiting for the job's expiry.
 */
const heartbeatSeconds = 20;
/** How soon a worker sees a new job. */
const pollingIntervalSeconds = 2;
const expireInSeconds = { usual: 15 * 60, long: 23 * 3_600 };
const deleteAfterSeconds = { usual: 7 * 86_400, personal: 3_600 };
const live: readonly string[] = ['created', 'retry', 'active'];

/** pg-boss starts jobs in this order, but lists them in none. */
const underWay = `select data, state from pgboss.job where name = $1 and state in ('created', 'retry', 'active')
  order by state = 'active' desc, priority desc, created_on, id`;

/** Draining asks only these queues: most of some thirty are empty. */
const queuesWithJobs = `select distinct name from pgboss.job
  where state in ('created', 'retry') and ($1::text is null or name = $1)`;

interface Watching {
  metrics?: ApiMetrics;
  tracing?: Tracing;
}

/** Jobs by pg-boss, in the product's own database: a job sent in a transaction exists exactly if that commits. */
export function createJobs(database: Database, { metrics = noMetrics, tracing = noTracing }: Watching = {}) {
  const handled = new Map<string, Handled>();
  const repeated: Repeated[] = [];
  let boss: PgBoss | null = null;

  const started = (): PgBoss => {
    if (!boss) throw new Error('Jobs are used before they are started');
    return boss;
  };
  let stopping = new AbortController();
  const attempt = async (
    { job, run }: Handled,
    { data: stored, retryCount }: Pick<StoredJob, 'data' | 'retryCount'>,
    signals: AbortSignal[] = [],
  ): Promise<void> => {
    const begun = performance.now();
    let outcome = 'failed';
    const { data, place } = opened(stored);
    try {
      await tracing.run(job.name, place, () =>
        run(data, { isLast: retryCount >= job.retryLimit, signal: AbortSignal.any([stopping.signal, ...signals]) }),
      );
      outcome = 'done';
    } finally {
      metrics.observe('jobRuns', (performance.now() - begun) / 1000, { name: job.name, outcome });
    }
  };

  const work = async (at: PgBoss, handler: Handled): Promise<void> => {
    const { name, batchSize, isInTurn } = handler.job;
    const run = (next: StoredJob): Promise<void> =>
      attempt(handler, next, [next.signal]).catch(async (error: unknown) => {
        // Not a failure: the server is stopping. The next start runs the job as a new one.
        if (stopping.signal.aborted) return void (await at.send(name, next.data));
        console.warn(`Job ${name} failed and will be tried again:`, safeMessage(error));
        throw error;
      });
    // Each job of a batch succeeds or fails by itself: with one outcome for all, those that were done would be done again.
    const outcomeOf = (next: StoredJob): Promise<JobResult> =>
      run(next).then(
        () => ({ id: next.id, status: 'completed' }),
        (output: unknown) => ({ id: next.id, status: 'failed', output }),
      );
    const options = { pollingIntervalSeconds, batchSize, burstWhenBatchFull: true, perJobResults: true } as const;
    const inTurn = async (batch: StoredJob[]): Promise<JobResult[]> => {
      const results: JobResult[] = [];
      for (const next of batch) results.push(await outcomeOf(next));
      return results;
    };
    const sideBySide = (batch: StoredJob[]): Promise<JobResult[]> => Promise.all(batch.map(outcomeOf));
    await at.work(name, options, isInTurn ? inTurn : sideBySide);
  };
  const drainQueue = async (handler: Handled): Promise<number> => {
    const waiting = await started().fetch<object>(handler.job.name, { batchSize: 50 });
    for (const next of waiting) {
      await attempt(handler, next).catch(async (error: unknown) => {
        await started().fail(handler.job.name, next.id);
        throw error;
      });
      await started().complete(handler.job.name, next.id);
    }
    return waiting.length;
  };
  /** pg-boss keeps the settings of an existing queue, so this updates them too. */
  const prepare = async (at: PgBoss, { name, retryLimit, isLong, isPersonal }: Job<object>): Promise<void> => {
    const settings = {
      retryLimit,
      retryDelay: 2,
      retryBackoff: true,
      heartbeatSeconds,
      expireInSeconds: isLong ? expireInSeconds.long : expireInSeconds.usual,
      deleteAfterSeconds: isPersonal ? deleteAfterSeconds.personal : deleteAfterSeconds.usual,
    };
    await at.createQueue(name, settings);
    await at.updateQueue(name, settings);
    // pg-boss reads a queue's row when it first meets the name; inside a transaction that read would wait forever.
    await at.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
  };
  /** Only this process uses the embedded database, so an active job at start belongs to a process that died. */
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
    /** `db` is the transaction that the job belongs to. It runs after `afterSeconds` at the earliest. */
    async send<Data extends object>(db: Db, job: Job<Data>, data: Data, { afterSeconds = 0 } = {}): Promise<void> {
      await started().send(job.name, sealed(data, tracing.here()), {
        db: fromDrizzle(db as unknown as DrizzleTransactionLike, sql),
        ...(afterSeconds > 0 && { startAfter: afterSeconds }),
      });
    },
    /** Call it before `start`. Handlers run at least once, so they must be idempotent. */
    handle<Data extends object>(job: Job<Data>, handler: Handler<Data>): void {
      handled.set(job.name, { job, run: handler as Handler<object> });
    },
    /** Whether a job with this data is waiting, running or due for a retry. */
    async isUnderWay<Data extends object>(job: Job<Data>, data: Data): Promise<boolean> {
      return (await started().findJobs(job.name, { data })).some(({ state }) => live.includes(state));
    },
    /** The data of a job's waiting and running instances, in the order in which they start. */
    async listUnderWay<Data extends object>(job: Job<Data>): Promise<{ data: Data; isRunning: boolean }[]> {
      const { rows } = await started().getDb().executeSql(underWay, [job.name]);
      return (rows as Pick<JobWithMetadata, 'data' | 'state'>[]).map(({ data, state }) => ({
        data: opened(data).data as Data,
        isRunning: state === 'active',
      }));
    },
    /** Runs a handled job on a cron expression (Asia/Kolkata). Call it before `start`. */
    repeat<Data extends object>(job: Job<Data>, cron: string, data: Data): void {
      repeated.push({ name: job.name, cron, data });
    },
    /** `isWorking: false` stores jobs and leaves them, and all schedules, to other processes (or to `drain`). */
    async start({ isWorking }: { isWorking: boolean }): Promise<void> {
      const next = bossOf(database, isWorking);
      const tell = createSparseLog();
      next.on('error', (error) => tell(`Jobs: ${safeMessage(error)}`));
      // The queue makes its tables too, and two processes that make the same ones disturb each other.
      await oneAtATime(database, async () => {
        await next.start();
        for (const { job } of handled.values()) await prepare(next, job);
      }).catch(async (error: unknown) => {
        await next.stop({ graceful: false }).catch(() => undefined);
        throw error;
      });
      boss = next;
      stopping = new AbortController();
      if (!isWorking) return;
      if (database.engine === 'pglite') for (const { job } of handled.values()) await takeUp(next, job);
      await planRepeated(next, repeated);
      for (const each of handled.values()) await work(next, each);
    },
    /** Runs all waiting jobs now, or those of one queue; rejects when a handler fails. For tests and command lines. */
    async drain(only?: { name: string }): Promise<void> {
      let done = 1;
      while (done > 0) {
        done = 0;
        const { rows } = await started()
          .getDb()
          .executeSql(queuesWithJobs, [only?.name ?? null]);
        const filled = new Set((rows as { name: string }[]).map(({ name }) => name));
        for (const each of handled.values()) if (filled.has(each.job.name)) done += await drainQueue(each);
      }
    },
    async stop(): Promise<void> {
      stopping.abort(new Error('The server is stopping'));
      await boss?.stop({ graceful: true, timeout: 5_000 });
      boss = null;
    },
  };
}

export type Jobs = ReturnType<typeof createJobs>;
