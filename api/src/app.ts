import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { accountArea } from './account/account.area.ts';
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
import type { Jobs } from './jobs/jobs.ts';
import { sendMail } from './jobs/send-mail.ts';
import { createCardGateway } from './outside/card-gateway.ts';
import type { FileStore } from './outside/files.ts';
import type { Images } from './outside/images.ts';
import type { Mail } from './outside/mail.ts';
import { createCheckout } from './payment/checkout.service.ts';
import { createHistory } from './payment/history.service.ts';
import { createHistoryStore } from './payment/history.store.ts';
import { paymentRoutes } from './payment/payment.routes.ts';
import { reconcileOrders } from './payment/reconcile-orders.ts';
import { createReconciler } from './payment/reconcile.service.ts';
import { createSalesStore } from './payment/sales.store.ts';
import { createVerification } from './payment/verify.service.ts';
import { webhookRoutes } from './payment/webhook.routes.ts';
import { createWebhooks } from './payment/webhook.service.ts';

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
  accountArea(app, { config, db, jobs, secret, ...deps });

  const captcha = createCaptcha(createCaptchaStore(db), secret);
  const { contactTo } = config.mail;
  contactRoutes(app, createContactService({ db, store: createContactStore(), captcha, jobs, contactTo }), config);
  pictureRoutes(app, deps.pictures);

  const catalogueCache = createCatalogueCache({ lifeMs: config.catalogueCacheMs, most: 200 });
  const catalogue = createCatalogueService({ store: createCatalogueStore(db), cache: catalogueCache });
  const details = createCourseDetailService(createCourseDetailStore(db));
  catalogueRoutes(app, { catalogue, details });
  myCoursesRoutes(app, createMyCoursesService(createMyCoursesStore(db)));

  const sales = createSalesStore(db);
  const gateway = createCardGateway(config.gateway);
  const reconciler = createReconciler({ store: sales, gateway });
  paymentRoutes(app, {
    keyId: gateway.keyId,
    checkout: createCheckout({ store: sales, gateway, reconciler }),
    verification: createVerification({ store: sales, gateway }),
    history: createHistory(createHistoryStore(db)),
  });
  webhookRoutes(app, createWebhooks({ store: sales, gateway }));
  jobs.handle(reconcileOrders, async () => void (await reconciler.run()));
  jobs.repeat(reconcileOrders, '* * * * *', {});

  healthRoutes(app, () => isAlive(db));
  return app;
}
