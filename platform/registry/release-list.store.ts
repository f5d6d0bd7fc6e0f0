import { limits } from '@vidya/contracts/rules/limits';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Db, pick } from '../../api/src/database/database.ts';
import { users } from '../../api/src/database/tables/schema-people.ts';
import { auditLog } from '../../api/src/database/tables/schema-site.ts';
import type { RemoteName } from '../gate/remotes.ts';
import { releaseVersions } from './tables/schema-release.ts';

/** A version without the long lists of its files. */
const columns = {
  ...pick(releaseVersions, 'id', 'name', 'version', 'createdAt'),
  publishedBy: sql<string>`coalesce(${users.fullName}, ${releaseVersions.publishedBy})`,
  note: releaseVersions.note,
  firstLoadBytes: sql<number>`(${releaseVersions.metadata} ->> 'firstLoadBytes')::int`,
  liveSince: releaseVersions.liveSince,
  rolledBackAt: releaseVersions.rolledBackAt,
  rehearsal: releaseVersions.rehearsal,
};

const listed = (db: Db) =>
  db.select(columns).from(releaseVersions).leftJoin(users, eq(users.id, releaseVersions.publisherId));

export type ListedVersion = Awaited<ReturnType<typeof listNewest>>[number];

export const listNewest = (db: Db, name: RemoteName) =>
  listed(db).where(eq(releaseVersions.name, name)).orderBy(desc(releaseVersions.createdAt)).limit(limits.versionsShown);

/** The live version may be older than the newest ones. */
export const listByIds = async (db: Db, ids: string[]): Promise<ListedVersion[]> =>
  ids.length === 0 ? [] : listed(db).where(inArray(releaseVersions.id, ids));

/** The actor is null at the command line. */
export async function listHistory(db: Db, name: RemoteName) {
  const ofName = db.select({ id: releaseVersions.id }).from(releaseVersions).where(eq(releaseVersions.name, name));
  return db
    .select({ at: auditLog.createdAt, action: auditLog.action, actor: users.fullName, details: auditLog.details })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.subjectKind, 'release'), inArray(auditLog.subjectId, ofName)))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limits.releaseLines);
}
