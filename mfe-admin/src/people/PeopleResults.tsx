import type { PeopleKind, UserStatus } from '@vidya/contracts/texts/choices';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, EmptyState, NoResultsPicture, Pager, Skeleton } from '@vidya/shared-ui';
import { Choice } from '../parts/Choice.tsx';
import { NoResults } from '../parts/NoResults.tsx';
import { RequestFailed } from '../parts/RequestFailed.tsx';
import { type PersonActions, PersonRow } from './PersonRow.tsx';
import { ListFoot, PageSize, Rows, SkeletonRow } from './people-styles.ts';
import { elsewhereText, statusName } from './people-text.ts';
import type { PeopleList } from './use-people-list.ts';

interface PeopleResultsProps {
  title: string;
  list: PeopleList;
  onShowOther: (status: UserStatus) => void;
  on: PersonActions;
}

/** The page of people, in each of its states. */
export function PeopleResults({ title, list, onShowOther, on }: PeopleResultsProps) {
  const { shown, error, isFetching, isOutdated } = list;
  if (error && !shown) return <RequestFailed request={list} fallback={texts.account.fetchPeopleFailed} />;
  if (!shown) return <PeopleSkeleton rows={list.size} />;
  if (shown.people.length === 0) {
    // "Nobody found" needs both results: this list and the other status.
    if (isOutdated || (list.q && list.elsewhere === undefined)) return <PeopleSkeleton rows={1} />;
    return <NoPeople list={list} onChoose={onShowOther} />;
  }
  return (
    <>
      <Rows aria-label={title} aria-busy={isFetching} data-outdated={isOutdated}>
        {shown.people.map((person) => (
          <PersonRow key={person._id} person={person} list={list} on={on} />
        ))}
      </Rows>
      <ListFoot>
        <Pager page={list.page} pages={list.pages} onTurn={list.turn} />
        <PageSize>
          <Choice
            label="Per page"
            options={list.sizes.map(String)}
            value={String(list.size)}
            onChoose={(size) => list.resize(Number(size))}
          />
        </PageSize>
      </ListFoot>
    </>
  );
}

/** As many skeleton rows as a page has people. */
function PeopleSkeleton({ rows }: { rows: number }) {
  return (
    <Rows aria-busy="true" aria-label="Loading">
      {Array.from({ length: rows }, (_, index) => (
        <SkeletonRow key={`skeletonRow-${index}`}>
          <Skeleton shape="circle" width="48px" height="48px" />
          <div>
            <Skeleton width="9rem" />
            <Skeleton width="13rem" />
          </div>
        </SkeletonRow>
      ))}
    </Rows>
  );
}

const text: Record<`${PeopleKind} ${UserStatus}`, [title: string, explanation: string]> = {
  'students enrolled': ['No enrolled students', 'Students appear here while a subscription of theirs is active.'],
  'students notEnrolled': ['No students without a course', 'Every student has an active subscription.'],
  'instructors enrolled': ['No enrolled instructors', 'Instructors appear here once they have a course.'],
  'instructors notEnrolled': ['No instructors without a course', 'Every instructor has at least one course.'],
};

/** Shown when nobody has the chosen status, or nobody with it matches the search. */
function NoPeople({ list, onChoose }: { list: PeopleList; onChoose: (status: UserStatus) => void }) {
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
