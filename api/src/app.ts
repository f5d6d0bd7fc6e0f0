import { type ReleaseStore, type ResolveHost, releaseModule } from '@vidya/platform/registry/registry';
import { type ApiMetrics, noMetrics } from '@vidya/server/metrics/metrics';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { accountModule } from './account/account.module.ts';
import { createSessionStore } from './account/sign-in/session.store.ts';
import { auditModule } from './audit/audit.module.ts';
import { certificateModule } from './certificate/certificate.module.ts';
import { cleanStoredTexts, cleanTexts } from './clean-stored-texts.ts';
import type { Config } from './config/config.ts';
import { contactModule } from './contact/contact.module.ts';
import { couponModule } from './coupon/coupon.module.ts';
import { createCouponAttemptLimiter } from './coupon/port/coupon-attempts.ts';
import { courseModule } from './course/course.module.ts';
import { type Database, isAlive } from './database/database.ts';
import { createSessions } from './http/access/session.ts';
import { createXsrf } from './http/access/xsrf.ts';
import { healthRoutes } from './http/health.routes.ts';
import { createIdempotencyStore } from './http/idempotency/idempotency.store.ts';
import { createIdempotency } from './http/idempotency/idempotency.ts';
import { pictureRoutes } from './http/picture.routes.ts';
import { createServer } from './http/server.ts';
import { markWriters } from './http/wrote-mark.ts';
import { invoiceModule } from './invoice/invoice.module.ts';
import type { Jobs } from './jobs/jobs.ts';
import { removeFiles, removePictures } from './jobs/remove-files.ts';
import { countedMail, sendMail } from './jobs/send-mail.ts';
import { notesModule } from './learning/notes.module.ts';
import { lectureModule } from './lecture/lecture.module.ts';
import { createRemoveFiles } from './lecture/media-store/remove-files.ts';
import { siteStoresOf } from './lecture/media-store/site-stores.ts';
import { ledgerModule } from './ledger/ledger.module.ts';
import { createApplyMoneyEvent } from './ledger/payouts/apply-money-event.ts';
import { readWhenAsked } from './metrics-readings.ts';
import { cleanUp, housekeeping } from './nightly-cleanup.ts';
import type { FileStore, UploadFiles } from './outside/files/file-store.ts';
import type { Images } from './outside/files/images.ts';
import type { Mail } from './outside/mail/mail.ts';
import { createCardGateway } from './outside/payments/card-gateway.ts';
import { createPayoutGateway } from './outside/payouts/payout-gateway.ts';
import type { SharedState } from './outside/shared-state/shared-state.ts';
import { paymentModule } from './payment/payment.module.ts';
import { revisionModule } from './revision/revision.module.ts';
import type { Missing } from './start-up.ts';

/** The parts of the application; tests pass their own. */
export interface Deps {
  config: Config;
  database: Database;
  jobs: Jobs;
  mail: Pick<Mail, 'send'>;
  /** Signs session cookies and XSRF tokens. */
  secret: string;
  /** Encrypts the secrets of authenticator apps. */
  factorSecret: string;
  /** Public pictures, served under `/media/images/`. */
  pictures: FileStore;
  images: Images;
  /** Private lecture media. */
  lectureFiles: FileStore;
  /** Uploads in flight. */
  uploadFiles: UploadFiles;
  /** Builds of the areas, and the document that says which are live. */
  releaseStore: ReleaseStore;
  /** What the servers of this site share beside the database. */
  shared: SharedState;
  /** Resolves the names of hosts; by default as the machine does. */
  resolveHost?: ResolveHost;
  /** By default they are not read. */
  metrics?: ApiMetrics;
  logger?: FastifyServerOptions['logger'];
  /** What the server still waits for; by default nothing. */
  missing?: () => Missing;
}

/** Stores → services → routes, wired by hand. The caller starts the jobs when all handlers are registered. */
export async function createApp({
  config,
  database,
  jobs,
  mail,
  secret,
  shared,
  metrics = noMetrics,
  missing = () => null,
  ...deps
}: Deps): Promise<FastifyInstance> {
  const { db, pools, reads } = database;
  const isSecure = config.siteOrigins.every((origin) => origin.startsWith('https://'));
  const xsrf = createXsrf({ secret, before: config.sessionSecretBefore, isSecure });
  const sessionStore = createSessionStore(pools.sessions);
  const essential = createSessionStore(pools.payments);
  const sessions = createSessions({
    store: sessionStore,
    essential,
    xsrf,
    secret,
    before: config.sessionSecretBefore,
    isSecure,
  });
  readWhenAsked(metrics, { config, database, shared });
  const { counts } = shared;
  const { poolWaits } = database;
  const app = await createServer({ config, sessions, xsrf, counts, poolWaits, metrics, missing, logger: deps.logger });

  app.decorate('idempotency', createIdempotency({ store: createIdempotencyStore(db), secret }));
  if (config.databaseReplica) markWriters(app, { isSecure });

  jobs.handle(sendMail, countedMail(mail, metrics));
  jobs.handle(housekeeping, () => cleanUp(database));
  jobs.repeat(housekeeping, '17 3 * * *', {});
  jobs.handle(cleanTexts, (_, { signal }) => cleanStoredTexts(pools.jobs, { signal }));
  jobs.repeat(cleanTexts, '47 3 * * *', {});
  const remove = createRemoveFiles(pools.jobs, siteStoresOf(config));
  jobs.handle(removeFiles, remove);
  jobs.handle(removePictures, ({ keys }) => remove({ store: 'images', keys }));

  const courses = courseModule(app, { config, db, pools, reads, jobs, shared, ...deps });
  accountModule(app, { config, db, pools, jobs, secret, courses, shared, metrics, ...deps });
  contactModule(app, { config, db, jobs, secret, shared });
  auditModule(app, { db, pools });
  pictureRoutes(app, deps.pictures);

  const certificates = certificateModule(app, { config, db, jobs });
  lectureModule(app, { config, db, pools, jobs, courses, certificates, shared, ...deps });
  revisionModule(app, db);
  notesModule(app, { config, db, jobs, shared });
  const gateway = createCardGateway(config.gateway);
  const couponAttempts = createCouponAttemptLimiter({ config, counts: shared.counts });
  const applyMoneyEvent = createApplyMoneyEvent(jobs);
  paymentModule(app, { config, db, pools, jobs, gateway, applyMoneyEvent, couponAttempts, shared, metrics });
  couponModule(app, { config, db, couponAttempts });
  const payoutGateway = createPayoutGateway(config.gateway);
  ledgerModule(app, { config, db, pools, jobs, payoutGateway, metrics, ...deps });
  invoiceModule(app, { db, terms: config.invoices });
  releaseModule(app, { config, db, jobs, shared, metrics, ...deps });

  healthRoutes(app, { isDatabaseAlive: () => isAlive(pools.ready), missing });
  return app;
}
