import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ReleaseDocument } from '@vidya/contracts/release';
import { createdAt, id, moment } from './schema-columns.ts';
import { users } from './schema-people.ts';

/** Section 3, Contact message, as it came in (line breaks only in the message itself). */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('contact_messages_created').on(table.createdAt)],
);

/** Solved captchas are good once (decision U5). */
export const captchaUsed = pgTable(
  'captcha_used',
  { signature: text('signature').primaryKey(), expiresAt: moment('expires_at').notNull() },
  (table) => [index('captcha_used_expires').on(table.expiresAt)],
);

/** What administrators did to other people's accounts and roles (decision A6). */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actorId: uuid('actor_id').references(() => users.id),
    /** e.g. 'user.deleted', 'role.changed'. */
    action: text('action').notNull(),
    subjectId: uuid('subject_id'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [index('audit_log_created').on(table.createdAt), index('audit_log_subject').on(table.subjectId)],
);

/** Release documents in the order they were put live; the newest one is what the site composes. */
export const releases = pgTable(
  'releases',
  {
    id: id(),
    document: jsonb('document').$type<ReleaseDocument>().notNull(),
    note: text('note').notNull().default(''),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [index('releases_created').on(table.createdAt)],
);
