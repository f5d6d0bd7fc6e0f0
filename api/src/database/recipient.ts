import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { type Db, firstOf } from './database.ts';
import { users } from './tables/schema-people.ts';

const recipients = (db: Db, where: SQL) =>
  db
    .select({ email: users.email, fullName: users.fullName })
    .from(users)
    .where(and(where, isNull(users.deletedAt)));

/** The name and address for a mail to a person; null for a deleted one, who gets none. */
export const findRecipient = (db: Db, userId: string) => firstOf(recipients(db, eq(users.id, userId)));

/** The same by the address, as accounts are stored; null without an account. */
export const findRecipientByEmail = (db: Db, email: string) => firstOf(recipients(db, eq(users.email, email)));

/** In a transaction: locks the person until it ends; other rows may still reference them. */
export const lockRecipient = (tx: Db, userId: string) =>
  firstOf(recipients(tx, eq(users.id, userId)).for('no key update'));
