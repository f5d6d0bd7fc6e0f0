import { index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, reference } from '../../../api/src/database/tables/schema-columns.ts';
import type { HeldRequest } from '../../calls/views.ts';
import type { Envelope } from '../../gate/provenance/dsse.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { releaseVersions } from './schema-release.ts';

/** Who answers for an area: they get its alarms and approve large promotions. */
export const releaseOwners = pgTable(
  'release_owners',
  {
    area: text('area').$type<RemoteName>().notNull(),
    /** Lower case; not every owner has an account. */
    email: text('email').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.area, table.email] })],
);

/** Where alarms of an area are posted. */
export const releaseWebhooks = pgTable(
  'release_webhooks',
  {
    id: id(),
    area: text('area').$type<RemoteName>().notNull(),
    url: text('url').notNull(),
    /** Signs what is posted: 'whsec_' and base64. */
    secret: text('secret').notNull(),
    lastAt: moment('last_at'),
    /** Why the last attempt failed; '' when it was accepted. */
    lastFault: text('last_fault').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [index('release_webhooks_area').on(table.area)],
);

/** Trusted publishers: which repositories, known to which OpenID issuer, may release an area. */
export const trustedPublishers = pgTable(
  'trusted_publishers',
  {
    id: id(),
    area: text('area').$type<RemoteName>().notNull(),
    /** The issuer's address, exactly as in its tokens. */
    issuer: text('issuer').notNull(),
    /** 'owner/name', as the issuer's claim says it. */
    repository: text('repository').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('trusted_publishers_whole').on(table.issuer, table.repository, table.area)],
);

/** Times in which nothing is promoted. */
export const releaseFreezes = pgTable('release_freezes', {
  id: id(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  /** Null: all of them. */
  areas: jsonb('areas').$type<RemoteName[]>(),
  reason: text('reason').notNull(),
  createdAt: createdAt(),
});

/** A promotion of each area that waits for a second owner. */
export const releaseApprovals = pgTable('release_approvals', {
  area: text('area').$type<RemoteName>().primaryKey(),
  versionId: reference('version_id', () => releaseVersions.id),
  request: jsonb('request').$type<HeldRequest>().notNull(),
  /** An administrator's id; null for the command line. */
  requesterId: uuid('requester_id'),
  requestedBy: text('requested_by').notNull(),
  /** Null when the requester's address is not known. */
  requesterEmail: text('requester_email'),
  createdAt: createdAt(),
});

/** Ed25519 keys that sign where an area's versions come from. */
export const releaseSigningKeys = pgTable(
  'release_signing_keys',
  {
    id: id(),
    area: text('area').$type<RemoteName>().notNull(),
    /** The 32 raw bytes in base64. */
    publicKey: text('public_key').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('release_signing_keys_whole').on(table.area, table.publicKey)],
);

/** The verified origin of a version. */
export const releaseProvenances = pgTable('release_provenances', {
  versionId: uuid('version_id')
    .primaryKey()
    .references(() => releaseVersions.id),
  repository: text('repository').notNull(),
  commit: text('commit').notNull(),
  builder: text('builder').notNull(),
  /** SHA-256 of the key that signed it, in hex. */
  keyId: text('key_id').notNull(),
  envelope: jsonb('envelope').$type<Envelope>().notNull(),
  createdAt: createdAt(),
});
