import type { PeopleKind, UserStatus } from '@vidya/contracts/calls/people';
import { limits } from '@vidya/contracts/rules/limits';

const { instructors, enrolledStudents, notEnrolledStudents, sizes } = limits.adminPage;

/** How many people a page of a list has until somebody chooses otherwise (section 9). */
export const defaultSize: Record<`${PeopleKind} ${UserStatus}`, number> = {
  'students enrolled': enrolledStudents,
  'students notEnrolled': notEnrolledStudents,
  'instructors enrolled': instructors,
  'instructors notEnrolled': instructors,
};

/** The sizes a list may have, smallest first: its own and the chosen ones. */
export const sizesOf = (ownSize: number): number[] => [...new Set([ownSize, ...sizes])].toSorted((a, b) => a - b);
