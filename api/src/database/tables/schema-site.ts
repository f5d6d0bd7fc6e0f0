import type { AuditDetails } from '@vidya/contracts/calls/audit';
import type { AuditAction, AuditSubject } from '@vidya/contracts/texts/choices';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './schema-columns.ts';
import { users } from './schema-people.ts';

/** Section 3, Contact message, as received (line breaks only in the message itself). */
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
    answeredAt: moment('answered_at'),
    answeredBy: uuid('answered_by').references(() => users.id),
    /** The mailed answer; '' if it was answered elsewhere. */
    answer: text('answer').notNull().default(''),
  },
  (table) => [
    index('contact_messages_created').on(table.createdAt, table.id),
    index('contact_messages_open').on(table.createdAt, table.id).where(sql`${table.answeredAt} is null`),
  ],
);

/** A solved captcha is valid once (decision U5). */
export const captchaUsed = pgTable(
  'captcha_used',
  { signature: text('signature').primaryKey(), expiresAt: moment('expires_at').notNull() },
  (table) => [index('captcha_used_expires').on(table.expiresAt)],
);

/** Requests that create something, by their idempotency keys: a repeated one gets the first one's response. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** A keyed hash of the caller and the key. */
    keyHash: text('key_hash').primaryKey(),
    /** A keyed hash of what was asked. */
    requestHash: text('request_hash').notNull(),
    /** Encrypted (JWE): it may hold a secret that nothing else stores. Null while the first request runs. */
    response: text('response'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('idempotency_keys_expires').on(table.expiresAt)],
);

/** How far the texts of a column, stored before decision U9, have been cleaned (`clean-stored-texts.ts`). */
export const textCleanings = pgTable('text_cleanings', {
  /** 'users.full_name' */
  name: text('name').primaryKey(),
  /** The last row that was looked at; null before the first. */
  lastId: uuid('last_id'),
  /** Texts that stay as they were: nothing that says something would be left of them. */
  unchanged: integer('kept').notNull().default(0),
  doneAt: moment('done_at'),
});

/** Actions of administrators, written in the transaction of the action (decision A6). Contains no personal data. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** Null for the command line. */
    actorId: uuid('actor_id').references(() => users.id),
    action: text('action').$type<AuditAction>().notNull(),
    subjectKind: text('subject_kind').$type<AuditSubject>(),
    subjectId: uuid('subject_id'),
    details: jsonb('details').$type<AuditDetails>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_created').on(table.createdAt, table.id),
    index('audit_log_actor').on(table.actorId, table.createdAt, table.id),
    index('audit_log_action').on(table.action, table.createdAt, table.id),
    index('audit_log_subject').on(table.subjectId),
  ],
);
