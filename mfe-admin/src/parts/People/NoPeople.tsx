import type { PeopleKind, UserStatus } from '@vidya/contracts/people';
import { Button, EmptyState, NoResultsPicture } from '@vidya/shared-ui';

type List = `${PeopleKind} ${UserStatus}`;

const words: Record<List, [title: string, explanation: string]> = {
  'students enrolled': ['No enrolled students', 'Students appear here while a subscription of theirs is active.'],
  'students notEnrolled': ['No students without a course', 'Every student has an active subscription.'],
  'instructors enrolled': ['No enrolled instructors', 'Instructors appear here once they have a course.'],
  'instructors notEnrolled': ['No instructors without a course', 'Every instructor has at least one course.'],
};

interface NoPeopleProps {
  kind: PeopleKind;
  status: UserStatus;
  /** What was looked for; '' where nobody was. */
  q: string;
  onClear: () => void;
}

/** Nobody has the chosen status, or nobody who has it is called like that. */
export function NoPeople({ kind, status, q, onClear }: NoPeopleProps) {
  if (q) return <NobodyFound {...{ kind, status, q, onClear }} />;
  const [title, explanation] = words[`${kind} ${status}`];
  return (
    <EmptyState picture={<NoResultsPicture />} title={title}>
      {explanation}
    </EmptyState>
  );
}

function NobodyFound({ kind, status, q, onClear }: NoPeopleProps) {
  const list = status === 'enrolled' ? 'Enrolled' : 'Not Enrolled';
  return (
    <EmptyState
      picture={<NoResultsPicture />}
      title={`No result for ‘${q}’`}
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear the search
        </Button>
      }
    >
      Names and e-mail addresses of {kind} who are {list} were looked through. Check the spelling, or choose the other
      status.
    </EmptyState>
  );
}
