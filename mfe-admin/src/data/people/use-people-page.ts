import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { messageOf } from '@vidya/contracts/calls/api-error';
import type { PeopleKind } from '@vidya/contracts/calls/choices';
import { fetchStudentsAndInstructors, type ListedPerson, type PeopleQuery } from '@vidya/contracts/calls/people';
import { texts } from '@vidya/contracts/texts/texts';

export type PageQuery = PeopleQuery & { kind: PeopleKind; page: number; limit: number };

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

/** The previous page stays while the next one loads; responses to older queries are dropped. */
export function usePeoplePage(query: PageQuery) {
  const { send, toasts } = usePlatform();
  return useQuery({
    queryKey: keys.peoplePage(query),
    queryFn: async ({ signal }) => {
      try {
        return await fetchPage(send, query, signal);
      } catch (failure) {
        if (!signal.aborted) toasts.error(messageOf(failure, texts.account.fetchPeopleFailed));
        throw failure;
      }
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
}
