import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createCaptcha } from './captcha.ts';
import { contactRoutes } from './contact.routes.ts';
import { createContactService } from './contact.service.ts';
import { createContactStore } from './contact.store.ts';
import { messagesRoutes } from './messages.routes.ts';
import { createMessages } from './messages.service.ts';

interface ContactParts {
  config: Config;
  db: Db;
  jobs: Jobs;
  /** Signs captchas. */
  secret: string;
}

/** Contact messages and their answers: stores → services → routes. */
export function contactModule(app: FastifyInstance, { config, db, jobs, secret }: ContactParts): void {
  const { contactTo } = config.mail;
  const captcha = createCaptcha(createContactStore(db), secret);
  contactRoutes(app, createContactService({ db, captcha, jobs, contactTo }), config);
  messagesRoutes(app, createMessages({ db, jobs, contactTo }));
}
