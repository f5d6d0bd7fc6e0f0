import type { PeopleKind, UserStatus } from '@vidya/contracts/calls/people';
import { limits } from '@vidya/contracts/rules/limits';

const { instructors, enrolledStudents, notEnrolledStudents, sizes } = limits.adminPage;

/** The default number of people per page (section 9). */
export const defaultSize: Record<`${PeopleKind} ${UserStatus}`, number> = {
  'students enrolled': enrolledStudents,
  'students notEnrolled': notEnrolledStudents,
  'instructors enrolled': instructors,
  'instructors notEnrolled': instructors,
};

/** The available page sizes, smallest first: the list's own default and the standard ones. */
export const sizesOf = (ownSize: number): number[] => [...new Set([ownSize, ...sizes])].toSorted((a, b) => a - b);
