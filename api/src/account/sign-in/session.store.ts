import { staffSession } from '@vidya/contracts/rules/sign-in-limits';
import { dayInIndia } from '@vidya/contracts/texts/format';
import { and, desc, eq, getTableColumns, gt, isNull, lt, lte, ne, not, or, sql } from 'drizzle-orm';
import { type Db, firstOf, hasRow, pick } from '../../database/database.ts';
import { sessions, users } from '../../database/tables/schema-people.ts';
import type { Caller, SessionStore } from '../../http/access/session.ts';
import { lockUser, type UserRow } from '../users.store.ts';

export type SessionRow = typeof sessions.$inferSelect;

const seenEveryMs = 60_000;

/** It is noted to the minute who was seen. */
const isStaffAlive = (now: Date) =>
  and(
    gt(sessions.lastSeenAt, new Date(now.getTime() - staffSession.idleMs - seenEveryMs)),
    gt(sessions.createdAt, new Date(now.getTime() - staffSession.maxMs)),
  );

/** Staff's sessions also end after idle minutes, and after hours in any case. */
const isAlive = (now: Date) => and(gt(sessions.expiresAt, now), or(eq(users.role, 'USER'), isStaffAlive(now)));

const callerColumns = {
  ...pick(users, 'id', 'role', 'fullName', 'email'),
  sessionId: sessions.id,
  reauthenticatedAt: sessions.reauthenticatedAt,
};

/**
 * In a transaction: locks the caller's row until it ends, as `lockUser` does. Null if the session has ended since the
 * call began: what a reset removes, a call that began before it must not bring back.
 */
export async function lockCaller(tx: Db, { id, sessionId }: Pick<Caller, 'id' | 'sessionId'>): Promise<UserRow | null> {
  const person = await lockUser(tx, id);
  return person && (await hasRow(tx.select(pick(sessions, 'id')).from(sessions).where(eq(sessions.id, sessionId))))
    ? person
    : null;
}

/** In a transaction that changes a staff member's role: what is over for staff is not good again for a learner. */
export async function dropStaleSessions(tx: Db, userId: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), not(isStaffAlive(new Date())!)));
}

/**
 * In a transaction that adds a factor: what the person's other sessions proved, by a weaker one perhaps, counts no more.
 * The sessions themselves stay.
 */
export async function endOtherProofs(tx: Db, { id, sessionId }: Pick<Caller, 'id' | 'sessionId'>): Promise<void> {
  const isOther = and(eq(sessions.userId, id), ne(sessions.id, sessionId));
  await tx.update(sessions).set({ reauthenticatedAt: null }).where(isOther);
}

export function createSessionStore(db: Db) {
  /**
   * Written once a day. Plain SQL, because drizzle would also change `updatedAt`. Skips a person who was deleted while
   * the statement waited for the row.
   */
  const noteVisit = async (userId: string, now: Date): Promise<void> => {
    const day = dayInIndia(now);
    await db.execute(
      sql`update users set last_visit_on = ${day}
        where id = ${userId} and deleted_at is null and last_visit_on is distinct from ${day}`,
    );
  };
  /** Written at most once a minute, so that most requests only read. */
  const see = async ({ sessionId, id: userId }: Caller, lastSeenAt: Date): Promise<void> => {
    const now = new Date();
    const due = new Date(now.getTime() - seenEveryMs);
    if (lastSeenAt > due) return;
    await db
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(and(eq(sessions.id, sessionId), lt(sessions.lastSeenAt, due)));
    if (dayInIndia(lastSeenAt) !== dayInIndia(now)) await noteVisit(userId, now);
  };
  return {
    async start(session: Parameters<SessionStore['start']>[0]): Promise<string> {
      // Not when the transaction began: of two at once, the one that waits for the other is the younger.
      const row = { ...session, createdAt: sql`clock_timestamp()` };
      const [stored] = await db.insert(sessions).values(row).returning({ id: sessions.id });
      await noteVisit(session.userId, new Date());
      return stored!.id;
    },
    async find(sessionId: string): Promise<Caller | null> {
      const [row] = await db
        .select({ ...callerColumns, lastSeenAt: sessions.lastSeenAt })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.id, sessionId), isAlive(new Date()), isNull(users.deletedAt)));
      if (!row) return null;
      const { lastSeenAt, ...caller } = row;
      await see(caller, lastSeenAt);
      return caller;
    },
    /** When a session began and ends, by the clock. */
    async times(sessionId: string): Promise<Pick<SessionRow, 'createdAt' | 'expiresAt'> | null> {
      return firstOf(
        db
          .select(pick(sessions, 'createdAt', 'expiresAt'))
          .from(sessions)
          .where(eq(sessions.id, sessionId)),
      );
    },
    async reauthenticate(sessionId: string, reauthenticatedAt: Date): Promise<void> {
      await db.update(sessions).set({ reauthenticatedAt }).where(eq(sessions.id, sessionId));
    },
    async end(sessionId: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.id, sessionId));
    },
    /** Ends all sessions of a person, except the given one. */
    async endAll(userId: string, except?: string): Promise<void> {
      const isOther = except === undefined ? undefined : ne(sessions.id, except);
      await db.delete(sessions).where(and(eq(sessions.userId, userId), isOther));
    },
    /** Returns a person's valid sessions, the last used first. */
    list: (userId: string): Promise<SessionRow[]> =>
      db
        .select(getTableColumns(sessions))
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.userId, userId), isAlive(new Date())))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt)),
    /** Ends one session of this person; returns false if they have no such session. */
    endOwn(userId: string, sessionId: string): Promise<boolean> {
      const isOwn = and(eq(sessions.id, sessionId), eq(sessions.userId, userId));
      return hasRow(db.delete(sessions).where(isOwn).returning({ id: sessions.id }));
    },
    /** Deletes expired sessions. */
    async sweep(now: Date): Promise<void> {
      await db.delete(sessions).where(lte(sessions.expiresAt, now));
    },
  };
}

export type AccountSessionStore = ReturnType<typeof createSessionStore>;
