import { exportPeopleAddress } from '@vidya/contracts/browser/addresses';
import { useTitle } from '@vidya/contracts/browser/platform';
import { type PeopleKind, type PeopleSort, type UserStatus, userStatuses } from '@vidya/contracts/texts/choices';
import { Button, PageHeader, SearchField } from '@vidya/shared-ui';
import { useRef } from 'react';
import { Choice } from '../parts/Choice.tsx';
import { ExportButton } from '../parts/ExportButton.tsx';
import { Tools } from '../parts/list-tools.ts';
import { PeopleResults } from './PeopleResults.tsx';
import { ChangeRoleDialog, DeleteUserDialog } from './PersonDialogs.tsx';
import { Counted } from './people-styles.ts';
import { elsewhereText, peopleText, statusName } from './people-text.ts';
import { type PeopleList, usePeopleList } from './use-people-list.ts';
import { useChangeRole, useDeleteUser } from './use-person-change.ts';

/** `/admin/dashboard/students` and `/admin/dashboard/instructors`: people by status, one page at a time. */
export function PeoplePage({ title, kind }: { title: string; kind: PeopleKind }) {
  useTitle(title);
  const list = usePeopleList(kind);
  const { count, showOther } = useShowOther(list);
  const heading = useRef<HTMLHeadingElement>(null);
  const { shown, elsewhere } = list;
  const deletion = useDeleteUser(shown?.people);
  const roles = useChangeRole(shown?.people);
  // The line is always there, so that nothing moves when the number arrives.
  const lead = (
    <Counted>
      <span role="status" ref={count} tabIndex={-1}>
        {shown ? peopleText(shown) : '\u00a0'}
      </span>
      {elsewhere && elsewhere.howMany > 0 && shown && shown.total > 0 ? (
        <Button variant="quiet" size="small" onClick={() => showOther(elsewhere.status)}>
          {elsewhereText(elsewhere)}
        </Button>
      ) : null}
    </Counted>
  );

  return (
    <>
      <PageHeader title={title} titleRef={heading} lead={lead} />
      <PeopleTools list={list} />
      <PeopleResults
        title={title}
        list={list}
        onShowOther={showOther}
        on={{ remove: deletion.ask, changeRole: roles.ask }}
      />
      <DeleteUserDialog deletion={deletion} heading={() => heading.current} />
      <ChangeRoleDialog roles={roles} heading={() => heading.current} />
    </>
  );
}

/** Switches to the other status. The pressed button disappears, so the focus moves to the count. */
function useShowOther({ chooseStatus }: PeopleList) {
  const count = useRef<HTMLSpanElement>(null);
  const showOther = (other: UserStatus): void => {
    chooseStatus(other);
    count.current?.focus({ preventScroll: true });
  };
  return { count, showOther };
}

const statuses = userStatuses.map((value) => ({ value, label: statusName[value] }));

const sorts: { value: PeopleSort; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
];

/** The filter and sort order of the list, and its export as a file. */
function PeopleTools({ list }: { list: PeopleList }) {
  const { filter, typed, status, chooseStatus, sort, sortBy } = list;
  return (
    <Tools>
      <SearchField among={`Search ${filter.kind}`} placeholder="Name or e-mail" typed={typed} />
      <Choice label="Status" options={statuses} value={status} onChoose={chooseStatus} />
      <Choice label="Sort by" options={sorts} value={sort} onChoose={sortBy} />
      <ExportButton href={exportPeopleAddress(filter)} of={`these ${filter.kind}`} />
    </Tools>
  );
}
