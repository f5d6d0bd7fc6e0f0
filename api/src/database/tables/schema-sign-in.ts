import type { AccountEventKind } from '@vidya/contracts/texts/account-events';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { cascading, createdAt, id, moment } from './schema-columns.ts';
import { users } from './schema-people.ts';

/** A WebAuthn credential that signs its person in alone. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: cascading('user_id', () => users.id),
    /** Base64url, as the authenticator chose it. */
    credentialId: text('credential_id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Of the last use; authenticators that sync their keys stay at 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    /** It may leave its device; false: bound to one. */
    isSynced: boolean('is_synced').notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    /** As its person calls it. */
    name: text('name').notNull(),
    /** The session that added it: ended with it if its person did not sign in there. */
    addedIn: uuid('added_in'),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential_unique').on(table.credentialId),
    index('passkeys_user').on(table.userId),
  ],
);

/** The secret of an authenticator app, one per person. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: cascading('user_id', () => users.id).primaryKey(),
  /** Encrypted (JWE) with FACTOR_SECRET. */
  secret: text('secret').notNull(),
  /** Null until a first code showed that the app has the secret. */
  confirmedAt: moment('confirmed_at'),
  /** The 30 s step of the last accepted code: each is good once. */
  lastStep: integer('last_step').notNull().default(0),
  addedIn: uuid('added_in'),
  createdAt: createdAt(),
});

/** Codes for who lost everything else. Using one deletes its row. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: cascading('user_id', () => users.id),
    /** SHA-256, hex: a code has 125 random bits. */
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('recovery_codes_unique').on(table.userId, table.codeHash)],
);

/** A sign-in whose password, or provider, was right, and which waits for the second factor. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    id: id(),
    userId: cascading('user_id', () => users.id),
    /** SHA-256, hex, of what the browser's cookie has. */
    tokenHash: text('token_hash').notNull(),
    /** Proofs of the second factor that were tried. */
    tries: integer('tries').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sign_in_attempts_token_unique').on(table.tokenHash),
    index('sign_in_attempts_user').on(table.userId),
    index('sign_in_attempts_expires').on(table.expiresAt),
  ],
);

/** A challenge that an authenticator may sign once, for one purpose, in one session or browser. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** Base64url. */
    challenge: text('challenge').primaryKey(),
    /** What it is for, and the session, attempt or browser that it is for. */
    boundTo: text('bound_to').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expires').on(table.expiresAt)],
);

/** What happened to an account's sign-in, kept 90 days for its person to see. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: id(),
    userId: cascading('user_id', () => users.id),
    kind: text('kind').$type<AccountEventKind>().notNull(),
    /** The name of a passkey, the way of a sign-in. */
    detail: text('detail').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('account_events_user').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('account_events_at').on(table.createdAt),
  ],
);

/** Browsers in which a person has signed in before: a sign-in from any other tells them by mail. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    userId: cascading('user_id', () => users.id),
    /** SHA-256, hex, of what the browser's cookie has. */
    browserHash: text('browser_hash').notNull(),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.browserHash] }),
    index('known_browsers_seen').on(table.lastSeenAt),
  ],
);

/** 'This was not me': what a mail about a sign-in lets its person do, once. */
export const signInReports = pgTable(
  'sign_in_reports',
  {
    id: id(),
    userId: cascading('user_id', () => users.id),
    /** The session that the sign-in began; it may have ended since. */
    sessionId: uuid('session_id').notNull(),
    /** SHA-256, hex. */
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sign_in_reports_token_unique').on(table.tokenHash),
    index('sign_in_reports_user').on(table.userId),
    index('sign_in_reports_expires').on(table.expiresAt),
  ],
);

/** One administrator's request to remove a person's factors, which a second one has not approved yet. */
export const factorResets = pgTable(
  'factor_resets',
  {
    id: id(),
    userId: cascading('user_id', () => users.id),
    requestedBy: cascading('requested_by', () => users.id),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('factor_resets_user_unique').on(table.userId),
    index('factor_resets_requested_by').on(table.requestedBy),
    index('factor_resets_expires').on(table.expiresAt),
  ],
);
