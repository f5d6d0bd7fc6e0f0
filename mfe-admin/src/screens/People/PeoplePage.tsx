import { useTitle } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import type { PeopleKind, UserStatus } from '@vidya/contracts/calls/people';
import { Button, PageHeader } from '@vidya/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { elsewhereText, peopleText } from '../../data/people/people-text.ts';
import { type PeopleList, usePeopleList } from '../../data/people/use-people-list.ts';
import { useChangeRole, useDeleteUser } from '../../data/people/use-person-change.ts';
import { PeopleResults } from './PeopleResults.tsx';
import { PeopleTools } from './PeopleTools.tsx';
import { ChangeRoleDialog, DeleteUserDialog } from './PersonDialogs.tsx';
import { PersonRow } from './PersonRow.tsx';
import { Counted } from './people-styles.ts';

/**
 * `/admin/dashboard/students` and `/admin/dashboard/instructors`: people by status, one page at a time.
 */
export function PeoplePage({ title, kind }: { title: string; kind: PeopleKind }) {
  useTitle(title);
  const list = usePeopleList(kind);
  const { count, showOther } = useShowOther(list);
  const heading = useRef<HTMLHeadingElement>(null);
  const { shown, elsewhere } = list;
  const deletion = useDeleteUser(shown?.people);
  const roles = useChangeRole();
  // A removed row loses the focus: move it to the heading.
  const focusAfter = (isDone: boolean, person: User | undefined) => (): HTMLElement | null =>
    isDone || !shown?.people.some(({ _id }) => _id === person?._id) ? heading.current : null;
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
      <PeopleResults title={title} list={list} onShowOther={showOther}>
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

/** Switches to the other status. The pressed button disappears, so the focus moves to the count. */
function useShowOther({ status, chooseStatus }: PeopleList) {
  const [chosen, setChosen] = useState<UserStatus | null>(null);
  const count = useRef<HTMLSpanElement>(null);
  // The focused button is gone.
  useEffect(() => {
    if (chosen === status && document.activeElement === document.body) count.current?.focus({ preventScroll: true });
  }, [chosen, status]);
  const showOther = (other: UserStatus): void => {
    setChosen(other);
    chooseStatus(other);
  };
  return { count, showOther };
}
