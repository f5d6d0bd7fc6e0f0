import { isFree, orderAmountPaise } from '@vidya/contracts/rules/buying/price';
import { addDays } from '../dates.ts';
import type { SeedEnrolment, SeedUser } from '../demo-data.ts';
import { idFor } from '../random.ts';
import type { Enrolment, Pair } from './choose-enrolments.ts';
import type { DraftedCourse } from './courses.ts';
import { enrolmentDays } from './enrolment-kinds.ts';

export const enrolmentId = (user: SeedUser, { course }: DraftedCourse): string =>
  idFor(`enrolment:${user.email}:${course.key}`);

/** Turns a chosen enrolment into its row. */
export function toEnrolment(enrolment: Enrolment): SeedEnrolment {
  const { user, drafted, kind, startedAt } = enrolment;
  const isGranted = kind.endsWith('granted');
  return {
    id: enrolmentId(user, drafted),
    userId: user.id,
    courseId: drafted.course.id,
    status: kind.startsWith('active') ? 'active' : 'expired',
    origin: originOf(isGranted, drafted),
    paymentId: isGranted ? null : paymentId(enrolment),
    amountPaise: isGranted ? 0 : orderAmountPaise(drafted.course),
    startedAt,
    expiresAt: addDays(startedAt, enrolmentDays(kind, drafted.course.accessDays)),
  };
}

function originOf(isGranted: boolean, drafted: DraftedCourse): SeedEnrolment['origin'] {
  if (isGranted) return 'granted';
  return isFree(drafted.course) ? 'free' : 'purchase';
}

export const paymentId = ({ user, drafted }: Pair): string => idFor(`payment:${user.email}:${drafted.course.key}`);
