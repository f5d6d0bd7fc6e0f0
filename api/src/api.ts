import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { openReleaseStore } from '@vidya/platform/registry/registry';
import { type OpenMetrics, openMetrics } from '@vidya/server/metrics/open-metrics';
import { apiMetrics } from '@vidya/server/metrics/table';
import { openTracing } from '@vidya/server/tracing/tracing';
import type { Tracing } from '@vidya/server/tracing/tracing-port';
import type { FastifyInstance } from 'fastify';
import { createApp, type Deps } from './app.ts';
import { closeInOrder, stopParts } from './close-in-order.ts';
import type { Config } from './config/config.ts';
import { factorSecret, sessionSecret } from './config/stored-secret.ts';
import { openDatabase } from './database/connect.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { oneAtATime } from './database/servers/start-lock.ts';
import { formsFolder } from './http/uploads.ts';
import { createJobs } from './jobs/jobs.ts';
import { lectureFilesOf, picturesOf, siteStoresOf, uploadFilesOf } from './lecture/media-store/site-stores.ts';
import { claimStores } from './lecture/media-store/store-identity.ts';
import { expireUploads } from './lecture/upload/expire-uploads.ts';
import { keepLedger } from './ledger/keep-ledger.ts';
import { StoreDown } from './outside/files/file-store.ts';
import { gatedFiles } from './outside/files/gated-files.ts';
import { createImages } from './outside/files/images.ts';
import { removeOldFiles } from './outside/files/old-files.ts';
import { createSmtpMail } from './outside/mail/mail.ts';
import { openSharedState } from './outside/shared-state/open-shared-state.ts';
import type { SharedState } from './outside/shared-state/shared-state.ts';
import { createStartUp } from './start-up.ts';

interface Opened {
  database: Database;
  shared: SharedState;
  measuring: OpenMetrics<typeof apiMetrics>;
  tracing: Tracing;
}

const closingsOf = ({ stopMs }: Config, { database, shared, measuring, tracing }: Opened) => {
  const tracesMs = stopMs * stopParts.traces;
  return [
    { name: 'metrics', close: () => measuring.close(), limitMs: stopMs * stopParts.metrics },
    { name: 'Redis', close: () => shared.close(), limitMs: stopMs * stopParts.redis },
    { name: 'database', close: () => database.close(), limitMs: stopMs * stopParts.database },
    // A collector that is away takes no spans: that is no reason to call the end of this process a failure.
    { name: 'traces', close: () => Promise.race([tracing.stop(), pause(tracesMs / 2)]), limitMs: tracesMs },
  ];
};

/** Patches the driver of PostgreSQL. */
const loadDriver = (): void => void createRequire(import.meta.url)('pg');

/** Fastify closes connections that are idle at the start of its close; those that become idle later stay open for a minute. */
async function finishRequests(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 100);
  await app.close().finally(() => clearInterval(idle));
}

function unlessAway(error: unknown): void {
  if (!(error instanceof StoreDown)) throw error;
}

/**
 * Starts the whole server in this process: opens and migrates the database, starts the jobs. Throws `DatabaseInUse`,
 * `WrongMigrations`, and `StoreMismatch` if the files belong to another database. While the database or the files are away,
 * it starts all the same and is not ready until they are there.
 */
export async function createApi(config: Config, logger?: Deps['logger']) {
  const traces = { endpoint: config.traces, service: 'vidya-api', continues: true, load: loadDriver } as const;
  const tracing = await openTracing(traces);
  const database = await openDatabase(config, { isServer: true });
  const shared = await openSharedState(config.redis);
  const measuring = await openMetrics(apiMetrics, config.metrics);
  const closings = closingsOf(config, { database, shared, measuring, tracing });
  try {
    const mail = createSmtpMail(config.mail);
    const { metrics } = measuring;
    const jobs = createJobs(database, { metrics, tracing });
    const isWorking = config.role !== 'api';
    let isClaimed = false;
    const claim = async (): Promise<void> => {
      await oneAtATime(database, ({ db }) => claimStores(db, siteStoresOf(config)));
      isClaimed = true;
    };
    const startUp = createStartUp({
      steps: [
        {
          needs: 'database',
          run: async () => {
            await migrate(database);
            // Jobs that need files fail while these are away, so the files come first; but mails do not wait for them.
            await claim().catch(unlessAway);
            await jobs.start({ isWorking });
            if (isWorking) await jobs.send(database.db, keepLedger, {});
          },
        },
        {
          needs: 'files',
          run: async () => {
            if (!isClaimed) await claim();
            await removeOldFiles([formsFolder, config.objects.scratch]);
            if (isWorking) await jobs.send(database.db, expireUploads, {});
          },
        },
      ],
    });
    const mayUse = (): boolean => isClaimed;
    const pictures = gatedFiles(picturesOf(config), mayUse);
    const app = await createApp({
      config,
      database,
      jobs,
      mail,
      secret: sessionSecret(config),
      factorSecret: factorSecret(config),
      pictures,
      images: createImages(pictures),
      lectureFiles: gatedFiles(lectureFilesOf(config), mayUse),
      uploadFiles: gatedFiles(uploadFilesOf(config), mayUse),
      releaseStore: await openReleaseStore(config.releases),
      shared,
      metrics,
      logger,
      missing: startUp.missing,
    });
    await startUp.begin();
    return {
      app,
      database,
      /** Where Prometheus reads; undefined if it does not. */
      metricsAddress: measuring.address,
      /** What it waits for, before it is ready. */
      missing: startUp.missing,
      /** Resolves when it is ready, or closes before; rejects if it can never be. */
      ready: startUp.done,
      /** Returns the address it listens on. */
      listen: (): Promise<string> => app.listen({ host: config.host, port: config.port }),
      /** Serves for `drainMs` more, while `/ready` sends everybody elsewhere. */
      async drain(): Promise<void> {
        app.draining.begin();
        await pause(config.drainMs);
      },
      /** Finishes running requests and jobs, then closes the database; throws `NotClosed` if they take too long. */
      close(): Promise<void> {
        startUp.stop();
        const { stopMs } = config;
        return closeInOrder([
          { name: 'start', close: () => startUp.done().catch(() => undefined), limitMs: stopMs * stopParts.start },
          { name: 'requests', close: () => finishRequests(app), limitMs: stopMs * stopParts.requests },
          { name: 'jobs', close: () => jobs.stop().finally(mail.close), limitMs: stopMs * stopParts.jobs },
          ...closings,
        ]);
      },
    };
  } catch (error) {
    await closeInOrder(closings).catch(() => undefined);
    throw error;
  }
}
