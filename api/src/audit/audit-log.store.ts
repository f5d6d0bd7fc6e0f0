import type { AuditFilter } from '@vidya/contracts/calls/audit';
import type { AuditAction } from '@vidya/contracts/texts/choices';
import { and, desc, eq, exists, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { type Db, hasRow, pick } from '../database/database.ts';
import { users } from '../database/tables/schema-people.ts';
import { auditLog } from '../database/tables/schema-site.ts';
import { mentions } from './audit-search.ts';
import { nameSubjects, type Subject } from './subject-names.ts';

export type AuditRow = typeof auditLog.$inferSelect;

export interface StoredFilter extends Pick<AuditFilter, 'q' | 'actorId' | 'subjectId'> {
  actions?: AuditAction[] | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

const actorColumns = pick(users, 'id', 'fullName');

/** Compares the stored time, finer than a JavaScript date. Entries are never deleted, so `after` always exists. */
const follows = (after: string): SQL =>
  sql`(${auditLog.createdAt}, ${auditLog.id}) < ((select e.created_at from audit_log e where e.id = ${after}), ${after}::uuid)`;

/** Administrators and everybody whose role changed: far fewer than all actors, as people delete their own accounts. */
function onceAdministrators(db: Db) {
  const changed = db.select({ id: sql<string>`${auditLog.subjectId}`.as('id') }).from(auditLog);
  const administrators = db.select({ id: users.id }).from(users).where(eq(users.role, 'ADMIN'));
  return administrators.union(changed.where(eq(auditLog.action, 'role.changed')));
}

export const createAuditLogStore = (db: Db) => ({
  has: (entryId: string): Promise<boolean> =>
    hasRow(db.select({ id: auditLog.id }).from(auditLog).where(eq(auditLog.id, entryId))),
  /** Returns at most `size` entries, newest first; with `after`, those that follow that entry. */
  list: ({ q, actions, actorId, subjectId, from, before }: StoredFilter, after: string | undefined, size: number) =>
    db
      .select()
      .from(auditLog)
      .where(
        and(
          actions && inArray(auditLog.action, actions),
          actorId ? eq(auditLog.actorId, actorId) : undefined,
          subjectId ? eq(auditLog.subjectId, subjectId) : undefined,
          from && gte(auditLog.createdAt, from),
          before && lt(auditLog.createdAt, before),
          after ? follows(after) : undefined,
          q ? mentions(q) : undefined,
        ),
      )
      .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
      .limit(size),
  /** Returns everybody who acted as an administrator, also former ones; deleted people have no name to choose. */
  listActors() {
    const hasActed = exists(db.select({ one: sql`1` }).from(auditLog).where(eq(auditLog.actorId, users.id)));
    return db
      .select(actorColumns)
      .from(users)
      .where(and(inArray(users.id, onceAdministrators(db)), isNull(users.deletedAt), hasActed))
      .orderBy(users.fullName, users.id);
  },
  findActors: async (ids: string[]) =>
    ids.length === 0 ? [] : db.select(actorColumns).from(users).where(inArray(users.id, ids)),
  nameSubjects: (subjects: Subject[]) => nameSubjects(db, subjects),
});

export type AuditLogStore = ReturnType<typeof createAuditLogStore>;
