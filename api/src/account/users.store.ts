import type { Role } from '@vidya/contracts/texts/choices';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { copyCoInstructors, coTaughtBy } from '../database/co-instructors.ts';
import { type Db, firstOf, hasRow, pick } from '../database/database.ts';
import { courses } from '../database/tables/schema-courses.ts';
import { payoutAccounts, payouts, taxIds } from '../database/tables/schema-payouts.ts';
import { passwordResets, sessions, socialAccounts, users } from '../database/tables/schema-people.ts';
import {
  accountEvents,
  factorResets,
  knownBrowsers,
  passkeys,
  recoveryCodes,
  signInAttempts,
  signInReports,
  totpSecrets,
} from '../database/tables/schema-sign-in.ts';
import type { Identity } from '../outside/social-sign-in.ts';

export type UserRow = typeof users.$inferSelect;

type NewUser = Pick<
  typeof users.$inferInsert,
  'email' | 'emailProvedAt' | 'fullName' | 'passwordHash' | 'avatar' | 'role'
>;

export type Profile = Partial<
  Pick<UserRow, 'fullName' | 'contact' | 'linkedin' | 'address' | 'headline' | 'about' | 'avatar'>
>;

interface NewPassword {
  /** Null: none, until the person chooses one. */
  passwordHash: string | null;
  /** The session that stays. */
  keepSession?: string;
}

const isHere = isNull(users.deletedAt);
const isAdministrator = and(eq(users.role, 'ADMIN'), isHere);

const peopleWith = (at: Db, condition: SQL) => at.select().from(users).where(and(condition, isHere));

export function createUsersStore(db: Db) {
  return {
    /** Returns null if the address is taken. */
    add: (at: Db, person: NewUser): Promise<UserRow | null> =>
      firstOf(at.insert(users).values(person).onConflictDoNothing({ target: users.email }).returning()),
    find: (id: string): Promise<UserRow | null> => firstOf(peopleWith(db, eq(users.id, id))),
    findByEmail: (email: string): Promise<UserRow | null> => firstOf(peopleWith(db, eq(users.email, email))),
    /** In a transaction: locks the row until it ends. */
    lockByEmail: (tx: Db, email: string): Promise<UserRow | null> =>
      firstOf(peopleWith(tx, eq(users.email, email)).for('update')),
    async findIdByIdentity({ issuer, subject }: Identity): Promise<string | null> {
      const [row] = await db
        .select({ userId: socialAccounts.userId })
        .from(socialAccounts)
        .innerJoin(users, eq(users.id, socialAccounts.userId))
        .where(and(eq(socialAccounts.issuer, issuer), eq(socialAccounts.subject, subject), isHere));
      return row?.userId ?? null;
    },
    async linkIdentity(tx: Db, { issuer, subject }: Identity, userId: string): Promise<void> {
      await tx.insert(socialAccounts).values({ issuer, subject, userId }).onConflictDoNothing();
    },
    /** Stores that the person has shown the address to be theirs. */
    async proveEmail(tx: Db, id: string): Promise<void> {
      await tx
        .update(users)
        .set({ emailProvedAt: new Date() })
        .where(and(eq(users.id, id), isNull(users.emailProvedAt)));
    },
    listAdministrators: () =>
      db
        .select(pick(users, 'fullName', 'email', 'createdAt'))
        .from(users)
        .where(isAdministrator)
        .orderBy(asc(users.fullName), asc(users.id)),
    /** In a transaction: locks all administrators until it ends. */
    lockAdministrators: (tx: Db): Promise<UserRow[]> =>
      tx.select().from(users).where(isAdministrator).orderBy(asc(users.id)).for('no key update'),
    /** Counts archived courses too: a person whose courses have learners stays an instructor. */
    hasCourses: (tx: Db, userId: string): Promise<boolean> =>
      hasRow(tx.select({ one: sql`1` }).from(courses).where(eq(courses.instructorId, userId)).limit(1)),
    /** A changed name is copied to the person's courses (see the courses table). */
    async updateProfile(tx: Db, id: string, profile: Profile): Promise<UserRow> {
      const [row] = await tx.update(users).set(profile).where(eq(users.id, id)).returning();
      if (profile.fullName !== undefined) {
        await tx
          .update(courses)
          .set({ instructorName: profile.fullName, updatedAt: sql`${courses.updatedAt}` })
          .where(eq(courses.instructorId, id));
        await copyCoInstructors(tx, coTaughtBy(tx, id));
      }
      return row!;
    },
    /** Changes the password and ends the person's sessions, except the given one. */
    async setPassword(at: Db, id: string, { passwordHash, keepSession }: NewPassword): Promise<void> {
      await at.update(users).set({ passwordHash }).where(eq(users.id, id));
      await at
        .delete(sessions)
        .where(and(eq(sessions.userId, id), keepSession ? sql`${sessions.id} <> ${keepSession}` : undefined));
      // Who knew the password before must not finish a sign-in with it.
      await at.delete(signInAttempts).where(eq(signInAttempts.userId, id));
      await at.delete(passwordResets).where(and(eq(passwordResets.userId, id), isNull(passwordResets.usedAt)));
    },
  };
}

export type UsersStore = ReturnType<typeof createUsersStore>;

/** In a transaction: locks the row until it ends; other rows may still reference it. */
export const lockUser = (tx: Db, id: string): Promise<UserRow | null> =>
  firstOf(peopleWith(tx, eq(users.id, id)).for('no key update'));

export async function setRole(tx: Db, id: string, role: Role): Promise<UserRow> {
  const [row] = await tx.update(users).set({ role }).where(eq(users.id, id)).returning();
  return row!;
}

/** Removes everything that identifies the person; the row stays for payments and archived courses (decision A5). */
export async function forgetPerson(tx: Db, id: string, formerName: string): Promise<void> {
  const texts = { contact: '', linkedin: '', address: '', headline: '', about: '' };
  const nothing = { ...texts, passwordHash: null, avatar: null, lastVisitOn: null };
  await tx
    .update(users)
    .set({ ...nothing, email: `${id}@deleted.invalid`, fullName: formerName, deletedAt: new Date() })
    .where(eq(users.id, id));
  await tx.delete(sessions).where(eq(sessions.userId, id));
  await tx.delete(passwordResets).where(eq(passwordResets.userId, id));
  await tx.delete(socialAccounts).where(eq(socialAccounts.userId, id));
  await tx.delete(passkeys).where(eq(passkeys.userId, id));
  await tx.delete(totpSecrets).where(eq(totpSecrets.userId, id));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, id));
  await tx.delete(signInAttempts).where(eq(signInAttempts.userId, id));
  await tx.delete(accountEvents).where(eq(accountEvents.userId, id));
  await tx.delete(knownBrowsers).where(eq(knownBrowsers.userId, id));
  await tx.delete(signInReports).where(eq(signInReports.userId, id));
  await tx.delete(factorResets).where(eq(factorResets.userId, id));
  await tx.delete(taxIds).where(eq(taxIds.userId, id));
  await tx.delete(payoutAccounts).where(eq(payoutAccounts.userId, id));
  await tx.update(payouts).set({ mask: '' }).where(eq(payouts.instructorId, id));
}
