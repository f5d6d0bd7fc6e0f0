import type { Role } from '@vidya/contracts/calls/account';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { courses } from '../database/schema-courses.ts';
import { passwordResets, sessions, socialAccounts, users } from '../database/schema-people.ts';

export type UserRow = typeof users.$inferSelect;

type Profile = Partial<Pick<UserRow, 'fullName' | 'contact' | 'linkedin' | 'address' | 'avatar'>>;

const isHere = isNull(users.deletedAt);

export function createUsersStore(db: Db) {
  return {
    /** Returns null if the address is taken. */
    async add(
      at: Db,
      person: { email: string; fullName: string; passwordHash: string | null; avatar?: string | null; role?: Role },
    ) {
      const [row] = await at.insert(users).values(person).onConflictDoNothing({ target: users.email }).returning();
      return row ?? null;
    },
    async find(id: string): Promise<UserRow | null> {
      const [row] = await db
        .select()
        .from(users)
        .where(and(eq(users.id, id), isHere));
      return row ?? null;
    },
    async findByEmail(email: string): Promise<UserRow | null> {
      const [row] = await db
        .select()
        .from(users)
        .where(and(eq(users.email, email), isHere));
      return row ?? null;
    },
    /** In a transaction: locks the row until it ends. */
    async lockByEmail(tx: Db, email: string): Promise<UserRow | null> {
      const [row] = await tx
        .select()
        .from(users)
        .where(and(eq(users.email, email), isHere))
        .for('update');
      return row ?? null;
    },
    /** A changed name is copied to the person's courses (see the courses table). */
    updateProfile: (id: string, profile: Profile): Promise<UserRow> =>
      db.transaction(async (tx) => {
        const [row] = await tx.update(users).set(profile).where(eq(users.id, id)).returning();
        if (profile.fullName !== undefined) {
          await tx
            .update(courses)
            .set({ instructorName: profile.fullName, updatedAt: sql`${courses.updatedAt}` })
            .where(eq(courses.instructorId, id));
        }
        return row!;
      }),
    /** Changes the password and ends the person's sessions, except the given one. */
    async setPassword(
      at: Db,
      id: string,
      { passwordHash, keepSession }: { passwordHash: string; keepSession?: string },
    ) {
      await at.update(users).set({ passwordHash }).where(eq(users.id, id));
      await at
        .delete(sessions)
        .where(and(eq(sessions.userId, id), keepSession ? sql`${sessions.id} <> ${keepSession}` : undefined));
      await at.delete(passwordResets).where(and(eq(passwordResets.userId, id), isNull(passwordResets.usedAt)));
    },
  };
}

export type UsersStore = ReturnType<typeof createUsersStore>;

/** In a transaction: locks the row until it ends; other rows may still reference it. */
export async function lockUser(tx: Db, id: string): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isHere))
    .for('no key update');
  return row ?? null;
}

export async function setRole(tx: Db, id: string, role: Role): Promise<UserRow> {
  const [row] = await tx.update(users).set({ role }).where(eq(users.id, id)).returning();
  return row!;
}

/** Removes everything that identifies the person; the row stays for payments and archived courses (decision A5). */
export async function forgetPerson(tx: Db, id: string, formerName: string): Promise<void> {
  await tx
    .update(users)
    .set({
      email: `${id}@deleted.invalid`,
      fullName: formerName,
      passwordHash: null,
      contact: '',
      linkedin: '',
      address: '',
      avatar: null,
      lastVisitOn: null,
      deletedAt: new Date(),
    })
    .where(eq(users.id, id));
  await tx.delete(sessions).where(eq(sessions.userId, id));
  await tx.delete(passwordResets).where(eq(passwordResets.userId, id));
  await tx.delete(socialAccounts).where(eq(socialAccounts.userId, id));
}
