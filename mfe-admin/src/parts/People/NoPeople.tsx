import { EmptyState, NoResultsPicture } from '@vidya/shared-ui';
import type { PeopleKind, UserStatus } from '../../data/choices.ts';

const words: Record<`${PeopleKind} ${UserStatus}`, [title: string, explanation: string]> = {
  'students enrolled': ['No enrolled students', 'Students appear here while a subscription of theirs is active.'],
  'students notEnrolled': ['No students without a course', 'Every student has an active subscription.'],
  'instructors enrolled': ['No enrolled instructors', 'Instructors appear here once they have a course.'],
  'instructors notEnrolled': ['No instructors without a course', 'Every instructor has at least one course.'],
};

/** Nobody has the chosen status. */
export function NoPeople({ kind, status }: { kind: PeopleKind; status: UserStatus }) {
  const [title, explanation] = words[`${kind} ${status}`];
  return (
    <EmptyState picture={<NoResultsPicture />} title={title}>
      {explanation}
    </EmptyState>
  );
}
