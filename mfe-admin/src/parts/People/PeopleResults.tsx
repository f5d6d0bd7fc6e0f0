import { messageOf } from '@vidya/contracts/calls/api-error';
import type { PeopleKind, UserStatus } from '@vidya/contracts/calls/choices';
import type { ListedPerson } from '@vidya/contracts/calls/people';
import { texts } from '@vidya/contracts/texts/texts';
import { ErrorState, Pager } from '@vidya/shared-ui';
import type { ReactNode } from 'react';
import type { PeopleList } from '../../data/people/use-people-list.ts';
import { ListFoot, PageSize } from '../PageSize.tsx';
import { NoPeople } from './NoPeople.tsx';
import { PeopleSkeleton } from './PeopleSkeleton.tsx';
import { Rows } from './people-styles.ts';

interface PeopleResultsProps {
  title: string;
  kind: PeopleKind;
  list: PeopleList;
  onClear: () => void;
  onShowOther: (status: UserStatus) => void;
  /** Renders one person. */
  children: (person: ListedPerson) => ReactNode;
}

/** The page of people, in each of its states. */
export function PeopleResults({ title, kind, list, onClear, onShowOther, children }: PeopleResultsProps) {
  const { shown, error, isFetching, isOutdated } = list;
  if (error && !shown) {
    return (
      <ErrorState onRetry={list.retry} isRetrying={isFetching}>
        {messageOf(error, texts.account.fetchPeopleFailed)}
      </ErrorState>
    );
  }
  if (!shown) return <PeopleSkeleton rows={list.size} />;
  if (shown.people.length === 0) {
    // "Nobody found" needs both results: this list and the other status.
    if (isOutdated || (list.q && list.elsewhere === undefined)) return <PeopleSkeleton rows={1} />;
    return (
      <NoPeople
        kind={kind}
        status={list.status}
        q={list.q}
        elsewhere={list.elsewhere}
        onChoose={onShowOther}
        onClear={onClear}
      />
    );
  }
  return (
    <>
      <Rows aria-label={title} aria-busy={isFetching} data-outdated={isOutdated}>
        {shown.people.map((person) => children(person))}
      </Rows>
      <ListFoot>
        <Pager page={list.page} pages={list.pages} onTurn={list.turn} />
        <PageSize sizes={list.sizes} size={list.size} onChoose={list.resize} />
      </ListFoot>
    </>
  );
}
