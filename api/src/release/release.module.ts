import type { ApiMetrics } from '@vidya/contracts/server/metrics/metrics';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { releaseKeyOf } from '../config/release-key.ts';
import type { Db } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { ReleaseStore } from '../outside/releases/release-store.ts';
import type { SharedState } from '../outside/shared-state/shared-state.ts';
import { announceHost } from './gate.ts';
import { createReportHealth } from './health/health.service.ts';
import { reportRoutes } from './health/report.routes.ts';
import { stopCanaries, watchReleases } from './health/stop-canaries.ts';
import { createMakeOverride } from './override.service.ts';
import { createPromoteVersion } from './promote.service.ts';
import { createRegisterVersion } from './register.service.ts';
import { rehearseCanaries, rehearseReleases } from './rehearsal/rehearse-canaries.ts';
import { releaseRoutes } from './release.routes.ts';
import { createReleaseDocuments } from './release-document.ts';
import { describeArea, listReleases } from './release-list.service.ts';
import { createRollBackVersion } from './rollback.service.ts';

interface ReleaseParts {
  config: Config;
  db: Db;
  jobs: Jobs;
  releaseStore: ReleaseStore;
  shared: Pick<SharedState, 'counts'>;
  metrics: ApiMetrics;
}

/** All routes under `/release`: the versions of each area that people get, and their health. */
export function releaseModule(
  app: FastifyInstance,
  { config, db, jobs, releaseStore: store, shared, metrics }: ReleaseParts,
): void {
  const { bases, privateKey } = config.releases;
  const key = releaseKeyOf({ privateKey, dataDir: config.dataDir });
  const documents = createReleaseDocuments({ db, store, key, bases });
  const stop = () => stopCanaries(db, documents);

  releaseRoutes(app, {
    listReleases: () => listReleases(db),
    describeArea: (name) => describeArea(db, name),
    registerVersion: createRegisterVersion({ store, documents }),
    promoteVersion: createPromoteVersion(documents),
    rollBackVersion: createRollBackVersion(documents),
    makeOverride: createMakeOverride({ db, key, bases }),
  });
  reportRoutes(app, {
    announceHost: (metadata) => announceHost(db, metadata),
    reportHealth: createReportHealth({ db, stopCanaries: stop, metrics, config, counts: shared.counts }),
    config,
    counts: shared.counts,
  });

  jobs.handle(watchReleases, async () => {
    await stop();
    await documents.keep();
  });
  jobs.repeat(watchReleases, '* * * * *', {});
  const [origin] = config.siteOrigins;
  jobs.handle(rehearseReleases, () => rehearseCanaries({ db, store, bases, origin, frontSecret: config.frontSecret }));
  jobs.repeat(rehearseReleases, '* * * * *', {});
  // An unreachable store does not stop the server: the job of every minute tries again.
  app.addHook('onReady', () =>
    documents.keep().catch((error: unknown) => app.log.error({ err: error }, 'The release document was not written')),
  );
}
