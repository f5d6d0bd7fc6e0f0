import { useTitle } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import type { PeopleKind } from '@vidya/contracts/calls/choices';
import { PageHeader } from '@vidya/shared-ui';
import { useRef } from 'react';
import { useChangeRole } from '../../data/people/use-change-role.ts';
import { useDeleteUser } from '../../data/people/use-delete-user.ts';
import { usePeopleList } from '../../data/people/use-people-list.ts';
import { useDebouncedParam } from '../../data/use-debounced-param.ts';
import { ChangeRoleDialog } from './ChangeRoleDialog.tsx';
import { DeleteUserDialog } from './DeleteUserDialog.tsx';
import { PeopleCount } from './PeopleCount.tsx';
import { PeopleResults } from './PeopleResults.tsx';
import { PeopleTools } from './PeopleTools.tsx';
import { PersonRow } from './PersonRow.tsx';
import { useShowOther } from './use-show-other.ts';

interface PeoplePageProps {
  title: string;
  kind: PeopleKind;
}

/** Students or instructors by status, one page at a time. */
export function PeoplePage({ title, kind }: PeoplePageProps) {
  useTitle(title);
  const list = usePeopleList(kind);
  const typed = useDebouncedParam(list.q, list.search);
  const { count, showOther } = useShowOther(list);
  const heading = useRef<HTMLHeadingElement>(null);
  const deletion = useDeleteUser(list.shown?.people);
  const roles = useChangeRole();
  // A removed row loses the focus: move it to the heading.
  const focusAfter = (isDone: boolean, person: User | undefined) => (): HTMLElement | null =>
    isDone || !list.shown?.people.some(({ _id }) => _id === person?._id) ? heading.current : null;

  return (
    <>
      <PageHeader
        title={title}
        titleRef={heading}
        // The line is always there, so that nothing moves when the number arrives.
        lead={<PeopleCount list={list} countRef={count} onShowOther={showOther} />}
      />
      <PeopleTools list={list} typed={typed} />
      <PeopleResults title={title} kind={kind} list={list} onClear={typed.clear} onShowOther={showOther}>
        {(person) => (
          <PersonRow
            key={person._id}
            person={person}
            isOpen={person._id === list.open}
            onToggle={() => list.toggle(person._id)}
            onDelete={() => deletion.ask(person)}
            onChangeRole={(role) => roles.ask({ person, role })}
          />
        )}
      </PeopleResults>
      <DeleteUserDialog deletion={deletion} focusAfter={focusAfter(deletion.isDone, deletion.person)} />
      <ChangeRoleDialog roles={roles} focusAfter={focusAfter(roles.isDone, roles.change?.person)} />
    </>
  );
}
