import type { Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import {
  fetchStudentsAndInstructors,
  type ListedPerson,
  type PeopleKind,
  type PeopleQuery,
  type UserStatus,
} from '@vidya/contracts/calls/people';
import { texts } from '@vidya/contracts/texts/texts';
import { useRequest } from '../use-request.ts';
import { usePeopleAddress } from './use-people-address.ts';

type PageQuery = PeopleQuery & { kind: PeopleKind; page: number; limit: number };

/** One page of people with its query. While the next page loads, this is still the previous one. */
export interface PeoplePage {
  query: PageQuery;
  people: ListedPerson[];
  total: number;
  isCapped: boolean;
}

async function fetchPage(send: Send, query: PageQuery, signal: AbortSignal): Promise<PeoplePage> {
  const { data, meta } = await send(fetchStudentsAndInstructors, { query, signal });
  const people = data[query.kind];
  const total = Math.max(meta?.totals[query.kind] ?? 0, people.length);
  const last = Math.max(1, Math.ceil(total / query.limit));
  // The page is now beyond the last one: somebody was deleted, or fewer people match.
  if (people.length === 0 && query.page > last) return fetchPage(send, { ...query, page: last }, signal);
  return { query, people, total, isCapped: meta?.isCapped ?? false };
}

/** The number of matches with the other status. `isMore`: there are more than were counted. */
export interface FoundElsewhere {
  status: UserStatus;
  howMany: number;
  isMore: boolean;
}

interface Search {
  kind: PeopleKind;
  status: UserStatus;
  q: string;
}

/**
 * Runs the same search for the other status, without a toast. Undefined without a search and while it loads; null if it
 * failed.
 */
function useFoundElsewhere({ kind, status, q }: Search): FoundElsewhere | null | undefined {
  const other: UserStatus = status === 'enrolled' ? 'notEnrolled' : 'enrolled';
  // Only the number matters, so request the minimum of one person.
  const query = { kind, status: other, q, page: 1, limit: 1 };
  const { data, error } = useRequest({
    key: keys.peopleElsewhere(query),
    fetch: async (send, signal) => {
      const { meta } = await send(fetchStudentsAndInstructors, { query, signal });
      return { status: other, howMany: meta?.totals[kind] ?? 0, isMore: meta?.isCapped ?? false };
    },
    enabled: q !== '',
  });
  if (q === '') return undefined;
  return error ? null : data;
}

/** One page of students or instructors for the address. `shown` is undefined until it has loaded. */
export function usePeopleList(kind: PeopleKind) {
  const address = usePeopleAddress(kind);
  const { q, status, sort, size } = address;
  const filter = { kind, status, sort, ...(q && { q }) };
  const query = { ...filter, page: address.page, limit: size };
  // Responses to older queries are dropped.
  const { data: shown, ...request } = useRequest({
    key: keys.peoplePage(query),
    fetch: (send, signal) => fetchPage(send, query, signal),
    keepsPrevious: true,
    failure: texts.account.fetchPeopleFailed,
  });
  return {
    ...address,
    ...request,
    shown,
    elsewhere: useFoundElsewhere({ kind, status, q }),
    filter,
    page: shown && !request.isOutdated ? shown.query.page : address.page,
    pages: Math.max(1, Math.ceil((shown?.total ?? 0) / (shown?.query.limit ?? size))),
  };
}

export type PeopleList = ReturnType<typeof usePeopleList>;
