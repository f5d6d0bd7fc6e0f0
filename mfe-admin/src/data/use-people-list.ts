import { limits } from '@vidya/contracts/limits';
import type { PeopleKind, PeopleSort, UserStatus } from '@vidya/contracts/people';
import { useAtom } from 'jotai';
import { pagesAtom, userStatusAtom } from './choices.ts';
import { usePeopleAddress } from './use-people-address.ts';
import { usePeoplePage } from './use-people-page.ts';

const sizes = {
  'students enrolled': limits.adminPage.enrolledStudents,
  'students notEnrolled': limits.adminPage.notEnrolledStudents,
  'instructors enrolled': limits.adminPage.instructors,
  'instructors notEnrolled': limits.adminPage.instructors,
} as const;

/** One page of the students or instructors with the chosen status. `shown` is undefined until they have arrived. */
export function usePeopleList(kind: PeopleKind) {
  const [status, chooseStatus] = useAtom(userStatusAtom);
  const [counters, setCounters] = useAtom(pagesAtom);
  const { q, search, sort, sortBy } = usePeopleAddress();
  const list = `${kind} ${status}` as const;
  const filter = { kind, status, sort, ...(q && { q }) };
  const limit = sizes[list];
  const found = usePeoplePage({ ...filter, page: counters[list], limit });
  const { data: shown, isPlaceholderData: isOutdated } = found;

  const turn = (page: number): void => setCounters({ ...counters, [list]: page });
  /** Other people, or in another order: both lists of the page start anew. */
  const startAnew = (): void => setCounters({ ...counters, [`${kind} enrolled`]: 1, [`${kind} notEnrolled`]: 1 });
  return {
    shown,
    isOutdated,
    isFetching: found.isFetching,
    error: found.error,
    retry: () => void found.refetch(),
    filter,
    limit,
    page: shown && !isOutdated ? shown.query.page : counters[list],
    pages: Math.max(1, Math.ceil((shown?.total ?? 0) / (shown?.query.limit ?? limit))),
    turn,
    status,
    chooseStatus: (chosen: UserStatus) => chooseStatus(chosen),
    q,
    search: (words: string) => {
      startAnew();
      search(words);
    },
    sort,
    sortBy: (chosen: PeopleSort) => {
      startAnew();
      sortBy(chosen);
    },
  };
}

export type PeopleList = ReturnType<typeof usePeopleList>;
