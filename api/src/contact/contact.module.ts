import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { SharedState } from '../outside/shared-state/shared-state.ts';
import { createCaptcha } from './captcha.ts';
import { contactRoutes } from './contact.routes.ts';
import { type ContactParts, createContactService } from './contact.service.ts';
import { createContactStore } from './contact.store.ts';
import { messagesRoutes } from './messages.routes.ts';
import { createMessages } from './messages.service.ts';

interface ModuleParts extends Pick<ContactParts, 'db' | 'jobs'> {
  config: Config;
  shared: Pick<SharedState, 'counts'>;
  /** Signs captchas. */
  secret: string;
}

/** Contact messages and their answers: stores → services → routes. */
export function contactModule(app: FastifyInstance, { config, db, jobs, secret, shared }: ModuleParts): void {
  const captcha = createCaptcha(createContactStore(db), secret);
  const parts = { db, jobs, captcha, contactTo: config.mail.contactTo };
  contactRoutes(app, createContactService(parts), { config, counts: shared.counts });
  messagesRoutes(app, createMessages(parts));
}
