import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../api/src/database/database.ts';
import { users } from '../../../api/src/database/tables/schema-people.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { releaseOwners } from '../tables/schema-release-rights.ts';

export interface Owner {
  email: string;
  /** '' without an account. */
  fullName: string;
  /** Null without an account. */
  id: string | null;
}

export async function listOwners(db: Db, area: RemoteName): Promise<Owner[]> {
  const rows = await db
    .select({ email: releaseOwners.email, fullName: users.fullName, id: users.id })
    .from(releaseOwners)
    .leftJoin(users, eq(users.email, releaseOwners.email))
    .where(eq(releaseOwners.area, area))
    .orderBy(asc(releaseOwners.email));
  return rows.map((row) => ({ ...row, fullName: row.fullName ?? '' }));
}

export async function addOwners(tx: Db, area: RemoteName, emails: string[]): Promise<void> {
  if (emails.length === 0) return;
  await tx
    .insert(releaseOwners)
    .values(emails.map((email) => ({ area, email })))
    .onConflictDoNothing();
}

export async function removeOwners(tx: Db, area: RemoteName, emails: string[]): Promise<void> {
  await tx.delete(releaseOwners).where(and(eq(releaseOwners.area, area), inArray(releaseOwners.email, emails)));
}
