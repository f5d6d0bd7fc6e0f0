import type { UserStatus } from '@vidya/contracts/calls/people';
import { Button } from '@vidya/shared-ui';
import type { Ref } from 'react';
import { elsewhereText, peopleText } from '../../data/people/people-text.ts';
import type { PeopleList } from '../../data/people/use-people-list.ts';
import { Counted } from './people-styles.ts';

interface PeopleCountProps {
  list: PeopleList;
  /** The number, to move focus to. */
  countRef: Ref<HTMLSpanElement>;
  onShowOther: (status: UserStatus) => void;
}

/** How many people there are, or were found; and the way to those of the other status that are called so too. */
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
