import type { RemoteName } from '@vidya/contracts/release/remotes';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './schema-columns.ts';

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
