import { and, eq, gt, isNull, lte, ne } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { sessions, users } from '../database/schema-people.ts';
import type { Caller, SessionStore } from '../http/session.ts';

export interface AccountSessionStore extends SessionStore {
  /** Ends all sessions of a person, but for the one named. */
  endAll(userId: string, except?: string): Promise<void>;
  /** Expired rows go. */
  sweep(now: Date): Promise<void>;
}

export function createSessionStore(db: Db): AccountSessionStore {
  return {
    async start(session) {
      const [row] = await db.insert(sessions).values(session).returning({ id: sessions.id });
      return row!.id;
    },
    async find(sessionId): Promise<Caller | null> {
      const [row] = await db
        .select({
          id: users.id,
          role: users.role,
          fullName: users.fullName,
          email: users.email,
          sessionId: sessions.id,
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, new Date()), isNull(users.deletedAt)));
      return row ?? null;
    },
    async end(sessionId) {
      await db.delete(sessions).where(eq(sessions.id, sessionId));
    },
    async endAll(userId, except) {
      await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.id, except)));
    },
    async sweep(now) {
      await db.delete(sessions).where(lte(sessions.expiresAt, now));
    },
  };
}
