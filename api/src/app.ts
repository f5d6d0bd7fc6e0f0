import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { accountArea } from './account/account.area.ts';
import { createSessionStore } from './account/session.store.ts';
import type { Config } from './config.ts';
import { courseArea } from './course/course.area.ts';
import { createCaptcha } from './contact/captcha.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { createContactService } from './contact/contact.service.ts';
import { createCaptchaStore, createContactStore } from './contact/contact.store.ts';
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
import { notesArea } from './learning/notes.area.ts';
import { certificateArea } from './learning/certificate.area.ts';
import { lectureArea } from './lecture/lecture.area.ts';
import { createCardGateway } from './outside/card-gateway.ts';
import type { FileStore } from './outside/files.ts';
import type { Images } from './outside/images.ts';
import type { Mail } from './outside/mail.ts';
import { paymentArea } from './payment/payment.area.ts';

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
  accountArea(app, { config, db, jobs, secret, ...deps });

  const captcha = createCaptcha(createCaptchaStore(db), secret);
  const { contactTo } = config.mail;
  contactRoutes(app, createContactService({ db, store: createContactStore(), captcha, jobs, contactTo }), config);
  pictureRoutes(app, deps.pictures);

  const courses = courseArea(app, { config, db, ...deps });
  const certificates = certificateArea(app, { config, db });
  lectureArea(app, { config, db, jobs, courses, certificates, ...deps });
  notesArea(app, { config, db, jobs });
  paymentArea(app, { db, jobs, gateway: createCardGateway(config.gateway), terms: config.invoices });
  invoiceArea(app, { db, terms: config.invoices });

  healthRoutes(app, () => isAlive(db));
  return app;
}
