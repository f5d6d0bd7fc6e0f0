import { fetchStudentsAndInstructors } from '@vidya/contracts/browser/calls';
import type { Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { useListAddress } from '@vidya/contracts/browser/lists/use-list-address';
import type { ListedPerson, PeopleQuery } from '@vidya/contracts/calls/people';
import { limits } from '@vidya/contracts/rules/limits';
import { type PeopleKind, type PeopleSort, peopleSorts, type UserStatus } from '@vidya/contracts/texts/choices';
import { texts } from '@vidya/contracts/texts/texts';
import { useRequest } from '../data/use-request.ts';

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
  // The page is now beyond the last one: a person was deleted, or fewer match.
  if (people.length === 0 && query.page > last) return fetchPage(send, { ...query, page: last }, signal);
  return { query, people, total, isCapped: meta?.isCapped ?? false };
}

/** The number of matches with the other status. `isMore`: there are more than were counted. */
export interface OtherStatusCount {
  status: UserStatus;
  howMany: number;
  isMore: boolean;
}

/** The same search for the other status. Undefined without a search and while it loads; null if it failed. */
function useOtherStatusCount({ kind, status, q }: { kind: PeopleKind; status: UserStatus; q: string }) {
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
    elsewhere: useOtherStatusCount({ kind, status, q }),
    filter,
    page: shown && !request.isOutdated ? shown.query.page : address.page,
    pages: Math.max(1, Math.ceil((shown?.total ?? 0) / (shown?.query.limit ?? size))),
  };
}

export type PeopleList = ReturnType<typeof usePeopleList>;

const { instructors, enrolledStudents, notEnrolledStudents } = limits.adminPage;

/** The default number of people per page (section 9). */
const defaultSize: Record<`${PeopleKind} ${UserStatus}`, number> = {
  'students enrolled': enrolledStudents,
  'students notEnrolled': notEnrolledStudents,
  'instructors enrolled': instructors,
  'instructors notEnrolled': instructors,
};

const defaultSort: PeopleSort = 'name';

/** A value for the address; a default is left out. */
const wordOf = (value: string | number, isDefault: boolean): string => (isDefault ? '' : String(value));
const pageWord = (page: number): string => wordOf(page, page === 1);

/** Another search or sort order resets both lists to page 1. */
const startAnew = { page: '', otherPage: '', open: '' };

/**
 * The state of a list of people, stored in the address: `status`, `page` (of this list), `otherPage` (of the list with
 * the other status: each keeps its own counter, section 2), `size`, `q`, `sort`, and who is `open`.
 */
function usePeopleAddress(kind: PeopleKind) {
  const { params, q, page, typed, write } = useListAddress(startAnew);
  const status: UserStatus = params['status'] === 'notEnrolled' ? 'notEnrolled' : 'enrolled';
  const ownSize = defaultSize[`${kind} ${status}`];
  // The available page sizes, smallest first: the list's own default and the standard ones.
  const sizes = [...new Set([ownSize, ...limits.adminPage.sizes])].toSorted((a, b) => a - b);
  const size = sizes.find((one) => String(one) === params['size']) ?? ownSize;
  const open = params['open'] ?? '';
  return {
    status,
    chooseStatus: (chosen: UserStatus): void => {
      if (chosen === status) return;
      const pages = { page: params['otherPage'] ?? '', otherPage: pageWord(page) };
      write({ status: wordOf(chosen, chosen === 'enrolled'), ...pages, open: '' });
    },
    page,
    turn: (next: number) => write({ page: pageWord(next), open: '' }),
    size,
    sizes,
    /** Keeps the first person of the page in view. */
    resize: (next: number): void => {
      const newPage = Math.floor(((page - 1) * size) / next) + 1;
      write({ size: wordOf(next, next === ownSize), page: pageWord(newPage), otherPage: '' });
    },
    q,
    typed,
    sort: peopleSorts.find((one) => one === params['sort']) ?? defaultSort,
    sortBy: (chosen: PeopleSort) => write({ sort: wordOf(chosen, chosen === defaultSort), ...startAnew }),
    open,
    toggle: (userId: string) => write({ open: userId === open ? '' : userId }),
    close: () => write({ open: '' }),
  };
}
