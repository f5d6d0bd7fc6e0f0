import type { Enrolment } from '../policy/enrolment-state.ts';
import type { Who } from '../policy/relations.ts';
import type { Caller } from './ownership-world.ts';
import { inDays } from './samples.ts';

/** The callers of the ownership world as the policy sees them: their id is their name. */
export const whoIs = (caller: Caller): Who => {
  if (caller === 'visitor') return null;
  if (caller === 'admin') return { id: caller, role: 'ADMIN' };
  return { id: caller, role: caller === 'rival' || caller === 'owner' ? 'INSTRUCTOR' : 'USER' };
};

const enrolments: Partial<Record<Caller, Enrolment>> = {
  holder: { status: 'active', expiresAt: inDays(1) },
  expired: { status: 'active', expiresAt: inDays(-1) },
  refunded: { status: 'refunded', expiresAt: inDays(1) },
};

const taught = (id: string, status: 'published' | 'archived' | 'draft', instructorId = 'owner') => ({
  id,
  instructorId,
  status,
});
const courses = {
  sold: taught('sold', 'published'),
  archived: taught('archived', 'archived'),
  draft: taught('draft', 'draft'),
  free: taught('free', 'published'),
  rivals: taught('rivals', 'published', 'rival'),
};

const film = (course: { status: string }, isPreview: boolean) => ({
  isPreview,
  isVisible: true,
  kind: 'video',
  course,
});

/** Things of the ownership world that belong to somebody. */
const things = {
  holders: { userId: 'holder' },
  owners: { userId: 'owner' },
  admins: { userId: 'admin' },
  holdersQuestion: { userId: 'holder', course: courses.sold },
  preview: film(courses.sold, true),
  paidFilm: film(courses.sold, false),
  draftsPreview: film(courses.draft, true),
  learner: { id: 'holder', role: 'USER' },
  instructor: { id: 'owner', role: 'INSTRUCTOR' },
  ownersReset: { userId: 'owner', requestedBy: 'otherAdmin' },
  otherAdmin: { id: 'otherAdmin', role: 'ADMIN' },
};

export type Thing = keyof typeof courses | keyof typeof things | 'themselves' | 'nothing';

/** What the action is about, and the caller's enrolment in it if it is a course that people hold. */
export function regarding(thing: Thing, caller: Caller): [on: unknown, enrolment: Enrolment | null] {
  if (thing === 'themselves') return [whoIs(caller), null];
  if (thing === 'nothing') return [null, null];
  const isHeld = thing === 'sold' || thing === 'archived';
  return [{ ...courses, ...things }[thing], (isHeld && enrolments[caller]) || null];
}
