import type { Role } from '@vidya/contracts/texts/choices';
import { sql } from 'drizzle-orm';
import { date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cascading, createdAt, id, moment, timestamps } from './schema-columns.ts';

/**
 * Section 3, User. A deleted person's row stays without personal data (`deletedAt` set), because payments and archived
 * courses reference it (decision A5).
 */
export const users = pgTable(
  'users',
  {
    id: id(),
    /** Lower case. */
    email: text('email').notNull(),
    /** When the person showed that the address is theirs: by a link in a mail, or a sign-in provider. Null: not yet. */
    emailProvedAt: moment('email_proved_at'),
    fullName: text('full_name').notNull(),
    /** argon2id; null for people who only use social sign-in. */
    passwordHash: text('password_hash'),
    role: text('role').$type<Role>().notNull().default('USER'),
    contact: text('contact').notNull().default(''),
    linkedin: text('linkedin').notNull().default(''),
    address: text('address').notNull().default(''),
    /** What an instructor says about themselves: a line, and a few sentences of plain text. */
    headline: text('headline').notNull().default(''),
    about: text('about').notNull().default(''),
    /** Key in the image store. */
    avatar: text('avatar'),
    /** The day in India ('2026-03-10') of the last visit while signed in; without a time; outlives the sessions. */
    lastVisitOn: date('last_visit_on', { mode: 'string' }),
    /** From when on an administrator needs a passkey or an authenticator app; null until the first request for one. */
    factorDueAt: moment('factor_due_at'),
    ...timestamps(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(table.email),
    index('users_role_name').on(table.role, table.fullName, table.id).where(sql`${table.deletedAt} is null`),
    index('users_role_joined').on(table.role, table.createdAt, table.id).where(sql`${table.deletedAt} is null`),
    index('users_person_form')
      .using('gin', sql`person_form(${table.fullName}, ${table.email}) gin_trgm_ops`)
      .where(sql`${table.deletedAt} is null`),
    // The version before searches with this one.
    index('users_name_or_email')
      .using('gin', sql`lower(${table.fullName} || ' ' || ${table.email}) gin_trgm_ops`)
      .where(sql`${table.deletedAt} is null`),
    index('users_teachers_folded')
      .using('gin', sql`to_tsvector('simple', search_form(${table.fullName}))`)
      .where(sql`${table.role} in ('INSTRUCTOR', 'ADMIN') and ${table.deletedAt} is null`),
  ],
);

/** A signed-in browser; ending a session deletes its row. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: cascading('user_id', () => users.id),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: createdAt(),
    /** To the minute, so that most requests write nothing. */
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** When the person last proved in this session who they are; null: never. */
    reauthenticatedAt: moment('reauthenticated_at'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
);

/** Decision U3: the token is stored hashed (SHA-256, hex) and valid once, for 30 minutes. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: id(),
    userId: cascading('user_id', () => users.id),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    uniqueIndex('password_resets_token_unique').on(table.tokenHash),
    index('password_resets_user').on(table.userId),
  ],
);

/** The identity of a user at a social sign-in provider (decision U6). */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: cascading('user_id', () => users.id),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index('social_accounts_user').on(table.userId)],
);
