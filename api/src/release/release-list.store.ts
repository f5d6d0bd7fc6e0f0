import type { AuditDetails } from '@vidya/contracts/calls/audit';
import type { AuditAction } from '@vidya/contracts/calls/choices';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { limits } from '@vidya/contracts/rules/limits';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { users } from '../database/schema-people.ts';
import { releaseVersions } from '../database/schema-release.ts';
import { auditLog } from '../database/schema-site.ts';

/** A version without the long lists of its files. */
export interface ListedVersion {
  id: string;
  version: string;
  createdAt: Date;
  publishedBy: string;
  note: string;
  firstLoadBytes: number;
  liveSince: Date | null;
  rolledBackAt: Date | null;
}

export interface HistoryLine {
  at: Date;
  action: AuditAction;
  /** Null at the command line. */
  actor: string | null;
  details: AuditDetails;
}

const columns = {
  id: releaseVersions.id,
  version: releaseVersions.version,
  createdAt: releaseVersions.createdAt,
  publishedBy: sql<string>`coalesce(${users.fullName}, ${releaseVersions.publishedBy})`,
  note: releaseVersions.note,
  firstLoadBytes: sql<number>`(${releaseVersions.metadata} ->> 'firstLoadBytes')::int`,
  liveSince: releaseVersions.liveSince,
  rolledBackAt: releaseVersions.rolledBackAt,
};

const listed = (db: Db) =>
  db.select(columns).from(releaseVersions).leftJoin(users, eq(users.id, releaseVersions.publisherId));

export const listNewest = (db: Db, name: RemoteName): Promise<ListedVersion[]> =>
  listed(db).where(eq(releaseVersions.name, name)).orderBy(desc(releaseVersions.createdAt)).limit(limits.versionsShown);

/** The live version may be older than the newest ones. */
export const listByIds = async (db: Db, ids: string[]): Promise<ListedVersion[]> =>
  ids.length === 0 ? [] : listed(db).where(inArray(releaseVersions.id, ids));

export function listHistory(db: Db, name: RemoteName): Promise<HistoryLine[]> {
  const ofName = db.select({ id: releaseVersions.id }).from(releaseVersions).where(eq(releaseVersions.name, name));
  return db
    .select({ at: auditLog.createdAt, action: auditLog.action, actor: users.fullName, details: auditLog.details })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.subjectKind, 'release'), inArray(auditLog.subjectId, ofName)))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limits.releaseLines);
}
