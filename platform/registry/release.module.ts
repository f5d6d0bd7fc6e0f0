import type { ApiMetrics } from '@vidya/server/metrics/metrics';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../api/src/config/config.ts';
import { releaseKeyOf } from '../../api/src/config/release-key.ts';
import type { Db } from '../../api/src/database/database.ts';
import type { Jobs } from '../../api/src/jobs/jobs.ts';
import type { SharedState } from '../../api/src/outside/shared-state/shared-state.ts';
import type { RemoteName } from '../gate/remotes.ts';
import { createRaiseAlarm } from './alarm/alarm.service.ts';
import { createPostWebhook, postWebhook } from './alarm/post-webhook.ts';
import { createGrantArea } from './areas/grant.service.ts';
import { createRevokeArea } from './areas/revoke.service.ts';
import { announceCalls, checkCalls } from './calls/announce-calls.ts';
import { apiVersion } from './calls/api-version.ts';
import { callContractRoutes } from './calls/calls.routes.ts';
import { createCallContracts } from './calls/calls.service.ts';
import { replayInProcess } from './calls/replayer.ts';
import { announceHost } from './gate.ts';
import { createReportHealth } from './health/health.service.ts';
import { reportRoutes } from './health/report.routes.ts';
import { stopCanaries, watchReleases } from './health/stop-canaries.ts';
import { guardLive } from './live-guard/guard-live.ts';
import { createMakeOverride } from './override.service.ts';
import { previewRoutes } from './preview/preview.routes.ts';
import { createPreviews } from './preview/preview.service.ts';
import { createPromoteVersion, promoteRow } from './promote.service.ts';
import { createRegisterVersion } from './register.service.ts';
import { createAddRehearsal } from './rehearsal/add-rehearsal.ts';
import { rehearsalRoutes } from './rehearsal/rehearsal.routes.ts';
import { rehearseCanaries, rehearseReleases } from './rehearsal/rehearse-canaries.ts';
import { createRequireRehearsed } from './rehearsal/require-rehearsed.ts';
import { releaseRoutes } from './release.routes.ts';
import { createReleaseDocuments } from './release-document.ts';
import { describeArea, listReleases } from './release-list.service.ts';
import type { ReleaseStore } from './release-store/release-store.ts';
import { createMayReach, type ResolveHost, resolveBySystem } from './resolved-host.ts';
import { approvalRoutes } from './rights/approval.routes.ts';
import { createApprovals } from './rights/approval.service.ts';
import { createRequestApproval } from './rights/hold.ts';
import { createReleaseTokens } from './rights/release-tokens.ts';
import { rightsRoutes } from './rights/rights.routes.ts';
import { createRights } from './rights/rights.service.ts';
import { createRollBackVersion } from './rollback.service.ts';
import { advanceAll, advanceRollouts } from './rollout/advance-rollouts.ts';
import { rolloutRoutes } from './rollout/rollout.routes.ts';
import { createRollouts } from './rollout/rollout.service.ts';
import { createAddSourceMaps } from './source-maps/add-source-maps.ts';
import { mapNewStacks, mapStacks } from './source-maps/map-stacks.ts';
import { sourceMapRoutes } from './source-maps/source-maps.routes.ts';

interface ReleaseParts {
  config: Config;
  db: Db;
  jobs: Jobs;
  releaseStore: ReleaseStore;
  shared: Pick<SharedState, 'counts'>;
  metrics: ApiMetrics;
  resolveHost?: ResolveHost;
}

/** All routes under `/release`: the versions of each area that people get, and their health. */
export function releaseModule(
  app: FastifyInstance,
  { config, db, jobs, releaseStore: store, shared, metrics, resolveHost = resolveBySystem }: ReleaseParts,
): void {
  const { bases, privateKey } = config.releases;
  const key = releaseKeyOf({ privateKey, dataDir: config.dataDir });
  const documents = createReleaseDocuments({ db, store, key, bases });
  const { audience, approvalAbove, allowsPrivateHosts } = config.releases;
  const mayReach = createMayReach({ allowsPrivateHosts, resolveHost });
  const hold = createRequestApproval({ approvalAbove });
  const requireRehearsed = createRequireRehearsed({ approvalAbove });
  const alarm = createRaiseAlarm(jobs, config.siteOrigins[0]);
  const parts = { db, documents, alarm, requireRehearsed };
  const calls = createCallContracts({
    db,
    isAlone: config.databaseUrl === undefined,
    offered: () => app.offeredCalls(),
    apiVersion,
    replay: replayInProcess,
    alarm,
    report: (error) => app.log.error({ err: error }, 'The recorded calls were not replayed'),
  });
  const guard = async () => {
    await stopCanaries(parts);
    await guardLive(parts);
  };

  releaseRoutes(app, {
    listReleases: () => listReleases(db),
    describeArea: (name) => describeArea(db, name),
    registerVersion: createRegisterVersion({ db, store, documents, calls, isProduction: config.isProduction }),
    promoteVersion: createPromoteVersion({ documents, hold, requireRehearsed }),
    rollBackVersion: createRollBackVersion(documents),
    makeOverride: createMakeOverride({ db, key, bases }),
    revokeArea: createRevokeArea({ documents, isProduction: config.isProduction }),
    grantArea: createGrantArea({
      db,
      documents,
      bases,
      isProduction: config.isProduction,
      allowsPrivateHosts,
      resolveHost,
    }),
  });
  rightsRoutes(app, createRights({ db, isProduction: config.isProduction }));
  const describe = (name: RemoteName) => describeArea(db, name);
  rolloutRoutes(app, { ...createRollouts({ documents, hold, requireRehearsed }), describeArea: describe });
  previewRoutes(app, { ...createPreviews({ db, documents, key, bases }), describeArea: describe });
  rehearsalRoutes(app, { add: createAddRehearsal(documents), describeArea: describe });
  approvalRoutes(app, {
    ...createApprovals({ documents, requireRehearsed, promote: promoteRow }),
    describeArea: describe,
  });
  const { isProduction, siteOrigins } = config;
  app.decorate(
    'releaseTokens',
    createReleaseTokens({ db, isProduction, audience: audience ?? siteOrigins[0], mayReach }),
  );
  reportRoutes(app, {
    announceHost: (metadata) => announceHost(db, metadata),
    reportHealth: createReportHealth({ db, guard, metrics, config, counts: shared.counts }),
    config,
    counts: shared.counts,
  });

  callContractRoutes(app, calls);
  announceCalls(app, calls);
  sourceMapRoutes(app, createAddSourceMaps(db));
  jobs.handle(mapStacks, () => mapNewStacks({ db, store }));
  jobs.repeat(mapStacks, '* * * * *', {});

  jobs.handle(checkCalls, () => calls.checkInUse());
  jobs.repeat(checkCalls, '* * * * *', {});

  jobs.handle(watchReleases, async () => {
    await guard();
    await documents.keep();
  });
  jobs.repeat(watchReleases, '* * * * *', {});
  jobs.handle(advanceRollouts, () => advanceAll(parts));
  jobs.repeat(advanceRollouts, '* * * * *', {});
  jobs.handle(postWebhook, createPostWebhook({ db, isProduction: config.isProduction, mayReach }));
  const [origin] = config.siteOrigins;
  jobs.handle(rehearseReleases, () => rehearseCanaries({ db, store, bases, origin, frontSecret: config.frontSecret }));
  jobs.repeat(rehearseReleases, '* * * * *', {});
  // An unreachable store does not stop the server: the job of every minute tries again.
  app.addHook('onReady', () =>
    documents.keep().catch((error: unknown) => app.log.error({ err: error }, 'The release document was not written')),
  );
}
