import { createHash } from 'node:crypto';
import { copyCoInstructors } from '../database/co-instructors.ts';
import { courseInstructors, instructorInvitations } from '../database/tables/schema-teaching.ts';
import type { TestApi } from './api.ts';
import type { People } from './ownership-callers.ts';
import { inDays } from './samples.ts';

/** An invitation to the rival, into the course on sale. */
export interface Teaching {
  invitationId: string;
  token: string;
}

const token = 'a-token-from-an-invitation';

/** Makes the co-instructor one of these courses, and invites the rival into the first. */
export async function addTeaching(
  { db }: TestApi,
  { owner, rival, coInstructor }: People,
  courses: readonly { id: string }[],
): Promise<Teaching> {
  const ids = courses.map(({ id }) => id);
  await db
    .insert(courseInstructors)
    .values(ids.map((courseId) => ({ courseId, userId: coInstructor.id, position: 1 })));
  await copyCoInstructors(db, ids);
  const tokenHash = createHash('sha256').update(token).digest('hex');
  const invitation = { courseId: ids[0]!, email: rival.email, invitedBy: owner.id, tokenHash, expiresAt: inDays(7) };
  const [row] = await db.insert(instructorInvitations).values(invitation).returning();
  return { invitationId: row!.id, token };
}
