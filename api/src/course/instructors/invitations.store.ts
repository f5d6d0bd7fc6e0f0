import { createHash, randomBytes } from 'node:crypto';
import { limits } from '@vidya/contracts/rules/limits';
import { and, asc, eq, getTableColumns, gt, isNull, lte } from 'drizzle-orm';
import { type Db, firstOf, pick } from '../../database/database.ts';
import { users } from '../../database/tables/schema-people.ts';
import { instructorInvitations } from '../../database/tables/schema-teaching.ts';

export type InvitationRow = typeof instructorInvitations.$inferSelect;
type NewInvitation = Pick<InvitationRow, 'courseId' | 'email' | 'invitedBy'>;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const dayMs = 86_400_000;
/** How long the page can say what became of an invitation. */
const keptMs = 30 * dayMs;

/** A token that only the mail contains, and what is stored of it. */
function newToken() {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + limits.coInstructors.invitationDays * dayMs);
  return { token, stored: { tokenHash: hashOf(token), expiresAt } };
}

const isOpen = and(isNull(instructorInvitations.acceptedAt), isNull(instructorInvitations.withdrawnAt));

/** Invitations to teach a course; open ones include those that are expired. */
export function createInvitationsStore(db: Db) {
  const mark = async (id: string, change: Partial<InvitationRow>): Promise<void> => {
    await db.update(instructorInvitations).set(change).where(eq(instructorInvitations.id, id));
  };
  return {
    listOpen: (courseId: string): Promise<InvitationRow[]> =>
      db
        .select()
        .from(instructorInvitations)
        .where(and(eq(instructorInvitations.courseId, courseId), isOpen))
        .orderBy(asc(instructorInvitations.createdAt), asc(instructorInvitations.id)),
    /** Returns the token. */
    async add(invitation: NewInvitation): Promise<string> {
      const { token, stored } = newToken();
      await db.insert(instructorInvitations).values({ ...invitation, ...stored });
      return token;
    },
    /** Returns a new token; the one before is good no longer. */
    async renew(id: string, invitedBy: string): Promise<string> {
      const { token, stored } = newToken();
      await mark(id, { ...stored, invitedBy });
      return token;
    },
    withdraw: (id: string): Promise<void> => mark(id, { withdrawnAt: new Date() }),
    /** Of whatever state, with the name of the person who invites. */
    findByToken: (token: string) =>
      firstOf(
        db
          .select({ ...getTableColumns(instructorInvitations), inviter: pick(users, 'fullName') })
          .from(instructorInvitations)
          .innerJoin(users, eq(users.id, instructorInvitations.invitedBy))
          .where(eq(instructorInvitations.tokenHash, hashOf(token))),
      ),
    /** Returns true exactly once, while the token is good, which came by mail: so the address is the person's. */
    async accept(token: string): Promise<boolean> {
      const now = new Date();
      const isGood = and(
        eq(instructorInvitations.tokenHash, hashOf(token)),
        isOpen,
        gt(instructorInvitations.expiresAt, now),
      );
      const taken = db.update(instructorInvitations).set({ acceptedAt: now }).where(isGood);
      const [invited] = await taken.returning(pick(instructorInvitations, 'email'));
      if (!invited) return false;
      await db
        .update(users)
        .set({ emailProvedAt: now })
        .where(and(eq(users.email, invited.email), isNull(users.emailProvedAt)));
      return true;
    },
  };
}

export async function sweepInvitations(db: Db, now: Date): Promise<void> {
  await db.delete(instructorInvitations).where(lte(instructorInvitations.expiresAt, new Date(now.getTime() - keptMs)));
}
