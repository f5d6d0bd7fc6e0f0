import type { PeopleKind, UserStatus } from '@vidya/contracts/calls/people';
import { Button, EmptyState, NoResultsPicture } from '@vidya/shared-ui';
import { elsewhereText, statusName } from '../../data/people/people-text.ts';
import type { PeopleList } from '../../data/people/use-people-list.ts';

const text: Record<`${PeopleKind} ${UserStatus}`, [title: string, explanation: string]> = {
  'students enrolled': ['No enrolled students', 'Students appear here while a subscription of theirs is active.'],
  'students notEnrolled': ['No students without a course', 'Every student has an active subscription.'],
  'instructors enrolled': ['No enrolled instructors', 'Instructors appear here once they have a course.'],
  'instructors notEnrolled': ['No instructors without a course', 'Every instructor has at least one course.'],
};

interface NoPeopleProps {
  list: PeopleList;
  onChoose: (status: UserStatus) => void;
  onClear: () => void;
}

/** Shown when nobody has the chosen status, or nobody with it matches the search. */
export function NoPeople({ list, onChoose, onClear }: NoPeopleProps) {
  const { filter, status, q, elsewhere } = list;
  const { kind } = filter;
  const picture = <NoResultsPicture />;
  if (q && elsewhere && elsewhere.howMany > 0) {
    return (
      <EmptyState
        picture={picture}
        title={`Not found among ${statusName[status]}; ${elsewhereText(elsewhere)}`}
        action={
          <>
            <Button onClick={() => onChoose(elsewhere.status)}>Show {statusName[elsewhere.status]}</Button>
            <Button variant="quiet" onClick={onClear}>
              Clear the search
            </Button>
          </>
        }
      />
    );
  }
  if (q) {
    // Null: the search of the other list failed.
    const where = elsewhere === null ? `${kind} who are ${statusName[status]}` : `all ${kind}`;
    return (
      <EmptyState
        picture={picture}
        title={`No result for ‘${q}’`}
        action={
          <Button variant="secondary" onClick={onClear}>
            Clear the search
          </Button>
        }
      >
        Names and e-mail addresses of {where} were looked through. Check the spelling.
      </EmptyState>
    );
  }
  const [title, explanation] = text[`${kind} ${status}`];
  return (
    <EmptyState picture={picture} title={title}>
      {explanation}
    </EmptyState>
  );
}
