import { messageOf } from '@vidya/contracts/api-error';
import { useTitle } from '@vidya/contracts/platform';
import { texts } from '@vidya/contracts/texts';
import { ErrorState, PageHeader, Pager, Select } from '@vidya/shared-ui';
import type { PeopleKind, UserStatus } from '../../data/choices.ts';
import { useDeleteUser } from '../../data/use-delete-user.ts';
import { usePeopleList } from '../../data/use-people-list.ts';
import { DeleteUserDialog } from './DeleteUserDialog.tsx';
import { NoPeople } from './NoPeople.tsx';
import { PeopleSkeleton } from './PeopleSkeleton.tsx';
import { PersonRow } from './PersonRow.tsx';
import { Rows } from './people-styles.ts';

const statuses: { value: UserStatus; label: string }[] = [
  { value: 'enrolled', label: 'Enrolled' },
  { value: 'notEnrolled', label: 'Not Enrolled' },
];

interface PeoplePageProps {
  title: string;
  kind: PeopleKind;
}

/** Students or instructors by status, a page at a time. */
export function PeoplePage({ title, kind }: PeoplePageProps) {
  useTitle(title);
  const list = usePeopleList(kind);
  const deletion = useDeleteUser();
  const hasFailed = list.error && !list.people;

  return (
    <>
      <PageHeader
        title={title}
        lead={list.people ? totalWords(list.total, kind, list.status) : null}
        actions={
          <Select
            label="Status"
            options={statuses}
            value={list.status}
            onChange={(event) => list.chooseStatus(event.target.value as UserStatus)}
          />
        }
      />
      {hasFailed ? (
        <ErrorState onRetry={list.retry} isRetrying={list.isFetching}>
          {messageOf(list.error, texts.account.fetchPeopleFailed)}
        </ErrorState>
      ) : null}
      {list.people || hasFailed ? null : <PeopleSkeleton rows={list.size} />}
      {list.people?.length === 0 ? <NoPeople kind={kind} status={list.status} /> : null}
      {list.people && list.total > 0 ? (
        <>
          <Rows aria-label={title} aria-busy={list.isFetching}>
            {list.people.map((person) => (
              <PersonRow key={person._id} person={person} onDelete={() => deletion.ask(person)} />
            ))}
          </Rows>
          <Pager page={list.page} pages={list.pages} onTurn={list.turn} />
        </>
      ) : null}
      <DeleteUserDialog deletion={deletion} />
    </>
  );
}

function totalWords(total: number, kind: PeopleKind, status: UserStatus): string {
  const who = total === 1 ? kind.slice(0, -1) : kind;
  return `${total} ${status === 'enrolled' ? 'enrolled' : 'not enrolled'} ${who}`;
}
