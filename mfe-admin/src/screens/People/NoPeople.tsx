import type { PeopleKind, UserStatus } from '@vidya/contracts/calls/people';
import { Button, EmptyState, NoResultsPicture } from '@vidya/shared-ui';
import { elsewhereText, statusName } from '../../data/people/people-text.ts';
import type { PeopleList } from '../../data/people/use-people-list.ts';
import { NoResults } from '../../parts/NoResults.tsx';

const text: Record<`${PeopleKind} ${UserStatus}`, [title: string, explanation: string]> = {
  'students enrolled': ['No enrolled students', 'Students appear here while a subscription of theirs is active.'],
  'students notEnrolled': ['No students without a course', 'Every student has an active subscription.'],
  'instructors enrolled': ['No enrolled instructors', 'Instructors appear here once they have a course.'],
  'instructors notEnrolled': ['No instructors without a course', 'Every instructor has at least one course.'],
};

/** Shown when nobody has the chosen status, or nobody with it matches the search. */
export function NoPeople({ list, onChoose }: { list: PeopleList; onChoose: (status: UserStatus) => void }) {
  const { filter, typed, status, q, elsewhere } = list;
  const { kind } = filter;
  if (q && elsewhere && elsewhere.howMany > 0) {
    return (
      <EmptyState
        picture={<NoResultsPicture />}
        title={`Not found among ${statusName[status]}; ${elsewhereText(elsewhere)}`}
        action={
          <>
            <Button onClick={() => onChoose(elsewhere.status)}>Show {statusName[elsewhere.status]}</Button>
            <Button variant="quiet" onClick={typed.clear}>
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
      <NoResults title={`No result for ‘${q}’`} action={['Clear the search', typed.clear]}>
        Names and e-mail addresses of {where} were looked through. Check the spelling.
      </NoResults>
    );
  }
  const [title, explanation] = text[`${kind} ${status}`];
  return <NoResults title={title}>{explanation}</NoResults>;
}
