import type { PeopleKind, UserStatus } from '@vidya/contracts/calls/choices';
import { Button, EmptyState, NoResultsPicture } from '@vidya/shared-ui';
import { elsewhereText, statusName } from '../../data/people/people-text.ts';
import type { FoundElsewhere } from '../../data/people/use-found-elsewhere.ts';

type List = `${PeopleKind} ${UserStatus}`;

const text: Record<List, [title: string, explanation: string]> = {
  'students enrolled': ['No enrolled students', 'Students appear here while a subscription of theirs is active.'],
  'students notEnrolled': ['No students without a course', 'Every student has an active subscription.'],
  'instructors enrolled': ['No enrolled instructors', 'Instructors appear here once they have a course.'],
  'instructors notEnrolled': ['No instructors without a course', 'Every instructor has at least one course.'],
};

interface NoPeopleProps {
  kind: PeopleKind;
  status: UserStatus;
  /** The search text; '' without a search. */
  q: string;
  /** The matches with the other status; undefined until known. */
  elsewhere: FoundElsewhere | null | undefined;
  onChoose: (status: UserStatus) => void;
  onClear: () => void;
}

/** Shown when nobody has the chosen status, or nobody with it matches the search. */
export function NoPeople(props: NoPeopleProps) {
  const { kind, status, q, elsewhere } = props;
  if (q && elsewhere && elsewhere.howMany > 0) return <FoundInOtherList {...props} elsewhere={elsewhere} />;
  if (q) return <NobodyFound {...props} />;
  const [title, explanation] = text[`${kind} ${status}`];
  return (
    <EmptyState picture={<NoResultsPicture />} title={title}>
      {explanation}
    </EmptyState>
  );
}

function FoundInOtherList({ status, elsewhere, onChoose, onClear }: NoPeopleProps & { elsewhere: FoundElsewhere }) {
  return (
    <EmptyState
      picture={<NoResultsPicture />}
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

function NobodyFound({ kind, status, q, elsewhere, onClear }: NoPeopleProps) {
  // The search of the other list failed.
  const where = elsewhere === null ? `${kind} who are ${statusName[status]}` : `all ${kind}`;
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
      Names and e-mail addresses of {where} were looked through. Check the spelling.
    </EmptyState>
  );
}
