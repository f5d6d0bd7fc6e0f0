import { Button } from '@vidya/shared-ui';
import { elsewhereInWords, peopleInWords } from '../../data/people-in-words.ts';
import type { PeopleList } from '../../data/use-people-list.ts';
import { Counted } from './people-styles.ts';

/** How many people there are, or were found; and the way to those of the other status that are called so too. */
export function PeopleCount({ list: { shown, elsewhere, chooseStatus } }: { list: PeopleList }) {
  const isElsewhere = elsewhere && elsewhere.howMany > 0;
  return (
    <Counted>
      <span role="status">{shown ? peopleInWords(shown) : '\u00a0'}</span>
      {isElsewhere && shown && shown.total > 0 ? (
        <Button variant="quiet" size="small" onClick={() => chooseStatus(elsewhere.status)}>
          {elsewhereInWords(elsewhere)}
        </Button>
      ) : null}
    </Counted>
  );
}
