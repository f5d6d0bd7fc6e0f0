import type { PeopleKind } from '@vidya/contracts/calls/choices';
import { useFoundElsewhere } from './use-found-elsewhere.ts';
import { usePeopleAddress } from './use-people-address.ts';
import { usePeoplePage } from './use-people-page.ts';

/** One page of students or instructors for the address. `shown` is undefined until it has loaded. */
export function usePeopleList(kind: PeopleKind) {
  const address = usePeopleAddress(kind);
  const { q, status, sort, size } = address;
  const filter = { kind, status, sort, ...(q && { q }) };
  const found = usePeoplePage({ ...filter, page: address.page, limit: size });
  const { data: shown, isPlaceholderData: isOutdated } = found;
  const elsewhere = useFoundElsewhere({ kind, status, q });
  return {
    ...address,
    shown,
    elsewhere,
    isOutdated,
    isFetching: found.isFetching,
    error: found.error,
    retry: () => void found.refetch(),
    filter,
    page: shown && !isOutdated ? shown.query.page : address.page,
    pages: Math.max(1, Math.ceil((shown?.total ?? 0) / (shown?.query.limit ?? size))),
  };
}

export type PeopleList = ReturnType<typeof usePeopleList>;
