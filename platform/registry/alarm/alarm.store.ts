import { emailKey } from '@vidya/contracts/rules/text/email-address';
import { and, eq } from 'drizzle-orm';
import { type Db, firstOf } from '../../../api/src/database/database.ts';
import { users } from '../../../api/src/database/tables/schema-people.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { findDeclaredOwner } from '../areas/declared-owner.store.ts';
import { releaseOwners, releaseWebhooks } from '../tables/schema-release-rights.ts';

export interface Recipient {
  email: string;
  /** '' without an account of this address. */
  fullName: string;
}

async function listResponsible(db: Db, area: RemoteName): Promise<Recipient[]> {
  const owners = await db
    .select({ email: releaseOwners.email, fullName: users.fullName })
    .from(releaseOwners)
    .leftJoin(users, eq(users.email, releaseOwners.email))
    .where(eq(releaseOwners.area, area));
  if (owners.length > 0) return owners.map(({ email, fullName }) => ({ email, fullName: fullName ?? '' }));
  return db.select({ email: users.email, fullName: users.fullName }).from(users).where(eq(users.role, 'ADMIN'));
}

/** The area's owners, every administrator while it has none, and the owner that its live version declares. */
export async function listRecipients(db: Db, area: RemoteName): Promise<Recipient[]> {
  const found = await listResponsible(db, area);
  const { email: declared } = await findDeclaredOwner(db, area);
  const email = declared && emailKey(declared);
  const isNew = email !== undefined && found.every((one) => one.email !== email);
  return isNew ? [...found, { email, fullName: '' }] : found;
}

export type WebhookRow = typeof releaseWebhooks.$inferSelect;

export const listWebhooks = (db: Db, area: RemoteName): Promise<WebhookRow[]> =>
  db.select().from(releaseWebhooks).where(eq(releaseWebhooks.area, area)).orderBy(releaseWebhooks.createdAt);

export const findWebhook = (db: Db, id: string): Promise<WebhookRow | null> =>
  firstOf(db.select().from(releaseWebhooks).where(eq(releaseWebhooks.id, id)));

export const addWebhook = async (
  tx: Db,
  webhook: Pick<WebhookRow, 'area' | 'url' | 'secret'>,
): Promise<WebhookRow | null> => firstOf(tx.insert(releaseWebhooks).values(webhook).returning());

/** Null when the area has none with this id. */
export const removeWebhook = (tx: Db, area: RemoteName, id: string): Promise<WebhookRow | null> =>
  firstOf(
    tx
      .delete(releaseWebhooks)
      .where(and(eq(releaseWebhooks.id, id), eq(releaseWebhooks.area, area)))
      .returning(),
  );

/** What became of the last attempt: '' when it was accepted. */
export async function noteAttempt(db: Db, id: string, lastFault: string): Promise<void> {
  await db.update(releaseWebhooks).set({ lastFault, lastAt: new Date() }).where(eq(releaseWebhooks.id, id));
}
