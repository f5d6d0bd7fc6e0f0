import type { Consequences } from '@vidya/contracts/calls/people';
import type { Role } from '@vidya/contracts/texts/choices';
import { count, paise } from '@vidya/contracts/texts/format';
import { counted } from '../data/counted.ts';

/** Without numbers the sentences are more general. */
type Loaded = Consequences | null;

function cancelled(loaded: Loaded): string[] {
  if (!loaded) return ['Their subscriptions will be cancelled.'];
  const { activeSubscriptions, paidPaise } = loaded;
  return [
    activeSubscriptions > 0
      ? `Their subscriptions will be cancelled: ${counted(activeSubscriptions, 'active course')}.`
      : 'Their subscriptions will be cancelled; none is active now.',
    ...(paidPaise > 0
      ? [`They have paid ${paise(paidPaise)}; nothing is given back, and the payments stay without their name.`]
      : []),
  ];
}

function archived({ courses, coursesHeld, learners }: Consequences): string[] {
  if (courses === 0) return ['They have no course.'];
  const have = `They have ${counted(courses, 'course')}`;
  if (coursesHeld === 0) return [`${have}, which nobody holds: deleted as well.`];
  const [verb, them, were] = coursesHeld === 1 ? ['is', 'it', 'it was'] : ['are', 'them', 'they were'];
  const held = `${counted(learners, 'learner')} ${learners === 1 ? 'holds' : 'hold'} ${them}`;
  const why = learners === 0 ? `${were} bought or ordered before` : held;
  const outcome = `${verb} archived under 'Former instructor', because ${why}`;
  const deleted = courses - coursesHeld;
  if (deleted === 0) return [`${have}, which ${outcome}.`];
  return [`${have}: ${count(coursesHeld)} ${outcome}; ${count(deleted)} ${deleted === 1 ? 'is' : 'are'} deleted.`];
}

/** The consequences of deleting a person (section 2, delete dialog, and decision A5). */
export function deletionText(role: Role, loaded: Loaded): string[] {
  if (role !== 'INSTRUCTOR') return cancelled(loaded);
  return [
    'All details of this instructor will be removed permanently.',
    ...(loaded ? archived(loaded) : []),
    ...(loaded && loaded.activeSubscriptions > 0 ? cancelled(loaded) : []),
  ];
}

const newPowers: Record<Role, string> = {
  USER: 'They can buy courses, and no longer create or edit any.',
  INSTRUCTOR: 'They can create courses, and no longer buy any.',
  ADMIN: 'They can see and change everything here: people, courses, payments.',
};

/** The consequences of a role change (decision A6). */
export function roleText(to: Role, loaded: Loaded): string[] {
  const { activeSubscriptions = 0, courses = 0, learners = 0 } = loaded ?? {};
  return [
    newPowers[to],
    ...(activeSubscriptions > 0 ? [`Their ${counted(activeSubscriptions, 'active subscription')} will stay.`] : []),
    ...(courses > 0 ? [`Their ${counted(courses, 'course')} will stay, held by ${counted(learners, 'learner')}.`] : []),
    ...(to === 'ADMIN' ? ['The role of an administrator can not be changed here again.'] : []),
  ];
}
