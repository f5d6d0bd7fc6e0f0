import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { accountArea } from './account/account.area.ts';
import { createSessionStore } from './account/sign-in/session.store.ts';
import { auditArea } from './audit/audit.area.ts';
import type { Config } from './config.ts';
import { contactArea } from './contact/contact.area.ts';
import { couponArea } from './coupon/coupon.area.ts';
import { createCouponGuesses } from './coupon/coupon-guesses.ts';
import { courseArea } from './course/course.area.ts';
import { type Database, isAlive } from './database/database.ts';
import { healthRoutes } from './http/health.routes.ts';
import { pictureRoutes } from './http/picture.routes.ts';
import { createServer } from './http/server.ts';
import { createSessions } from './http/session.ts';
import { createXsrf } from './http/xsrf.ts';
import { invoiceArea } from './invoice/invoice.area.ts';
import { housekeeping, keepHouse } from './jobs/housekeeping.ts';
import type { Jobs } from './jobs/jobs.ts';
import { sendMail } from './jobs/send-mail.ts';
import { certificateArea } from './learning/certificate/certificate.area.ts';
import { notesArea } from './learning/notes.area.ts';
import { lectureArea } from './lecture/lecture.area.ts';
import { createSweepsStore } from './lecture/sweep/sweeps.store.ts';
import type { FileStore } from './outside/files/files.ts';
import type { Images } from './outside/files/images.ts';
import type { Mail } from './outside/mail/mail.ts';
import { createCardGateway } from './outside/payments/card-gateway.ts';
import type { ReleaseStore } from './outside/releases/release-store.ts';
import { paymentArea } from './payment/payment.area.ts';
import { releaseArea } from './release/release.area.ts';

/** What the application is made of; tests hand in their own. */
export interface Deps {
  config: Config;
  database: Database;
  jobs: Jobs;
  mail: Mail;
  /** Signs session cookies and XSRF tokens. */
  secret: string;
  /** Public pictures, served under `/media/images/`. */
  pictures: FileStore;
  images: Images;
  /** Private lecture media. */
  lectureFiles: FileStore;
  /** Builds of the areas, and the document that says which are live. */
  releaseStore: ReleaseStore;
  logger?: FastifyServerOptions['logger'];
}

/** Stores → services → routes, wired by hand. Jobs are started after this, when all handlers are known. */
export async function createApp({ config, database, jobs, mail, secret, ...deps }: Deps): Promise<FastifyInstance> {
  const { db } = database;
  const isSecure = config.siteOrigins.every((origin) => origin.startsWith('https://'));
  const xsrf = createXsrf({ secret, isSecure });
  const sessionStore = createSessionStore(db);
  const sessions = createSessions({ store: sessionStore, xsrf, secret, isSecure });
  const app = await createServer({ config, sessions, xsrf, logger: deps.logger });

  jobs.handle(sendMail, (message) => mail.send(message));
  jobs.handle(housekeeping, () => keepHouse(database, sessionStore));
  jobs.repeat(housekeeping, '17 3 * * *', {});

  const courses = courseArea(app, { config, db, ...deps });
  accountArea(app, { config, db, jobs, secret, courses, ...deps });
  contactArea(app, { config, db, jobs, secret });
  auditArea(app, db);
  pictureRoutes(app, deps.pictures);

  const certificates = certificateArea(app, { config, db });
  lectureArea(app, { config, db, jobs, courses, certificates, ...deps });
  notesArea(app, { config, db, jobs });
  const gateway = createCardGateway(config.gateway);
  const guesses = createCouponGuesses(config);
  paymentArea(app, { config, db, jobs, gateway, guesses });
  couponArea(app, { config, db, guesses });
  invoiceArea(app, { db, terms: config.invoices });
  releaseArea(app, { config, db, jobs, ...deps });

  const sweeps = createSweepsStore(db);
  const isSweepHeld = async () => (await sweeps.findOpen())?.state === 'held';
  healthRoutes(app, { isDatabaseAlive: () => isAlive(db), isSweepHeld });
  return app;
}
