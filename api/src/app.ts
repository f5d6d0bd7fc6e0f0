import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { createSessionStore } from './account/session.store.ts';
import type { Config } from './config.ts';
import { createCatalogueCache } from './course/catalogue-cache.ts';
import { catalogueRoutes } from './course/catalogue.routes.ts';
import { createCatalogueService } from './course/catalogue.service.ts';
import { createCatalogueStore } from './course/catalogue.store.ts';
import { createCourseDetailService } from './course/course-detail.service.ts';
import { createCourseDetailStore } from './course/course-detail.store.ts';
import { myCoursesRoutes } from './course/my-courses.routes.ts';
import { createMyCoursesService } from './course/my-courses.service.ts';
import { createMyCoursesStore } from './course/my-courses.store.ts';
import { type Database, isAlive } from './database/database.ts';
import { healthRoutes } from './http/health.routes.ts';
import { createServer } from './http/server.ts';
import { createSessions } from './http/session.ts';
import { createXsrf } from './http/xsrf.ts';
import type { Jobs } from './jobs/jobs.ts';
import { sendMail } from './jobs/send-mail.ts';
import type { FileStore } from './outside/files.ts';
import type { Images } from './outside/images.ts';
import type { Mail } from './outside/mail.ts';

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

  const catalogueCache = createCatalogueCache({ lifeMs: config.catalogueCacheMs, most: 200 });
  const catalogue = createCatalogueService({ store: createCatalogueStore(db), cache: catalogueCache });
  const details = createCourseDetailService(createCourseDetailStore(db));
  catalogueRoutes(app, { catalogue, details });
  myCoursesRoutes(app, createMyCoursesService(createMyCoursesStore(db)));

  healthRoutes(app, () => isAlive(db));
  return app;
}
