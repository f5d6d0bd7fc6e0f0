import type { UserStatus } from '@vidya/contracts/calls/choices';
import { Button } from '@vidya/shared-ui';
import type { Ref } from 'react';
import { elsewhereText, peopleText } from '../../data/people/people-text.ts';
import type { PeopleList } from '../../data/people/use-people-list.ts';
import { Counted } from './people-styles.ts';

interface PeopleCountProps {
  list: PeopleList;
  /** The element with the number, for moving the focus. */
  countRef: Ref<HTMLSpanElement>;
  onShowOther: (status: UserStatus) => void;
}

/** The number of people or matches, and a link to matches with the other status. */
export function PeopleCount({ list: { shown, elsewhere }, countRef, onShowOther }: PeopleCountProps) {
  const isElsewhere = elsewhere && elsewhere.howMany > 0;
  return (
    <Counted>
      <span role="status" ref={countRef} tabIndex={-1}>
        {shown ? peopleText(shown) : '\u00a0'}
      </span>
      {isElsewhere && shown && shown.total > 0 ? (
        <Button variant="quiet" size="small" onClick={() => onShowOther(elsewhere.status)}>
          {elsewhereText(elsewhere)}
        </Button>
      ) : null}
    </Counted>
  );
}
