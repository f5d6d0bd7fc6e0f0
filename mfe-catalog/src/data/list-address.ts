import type { CourseListQuery, CourseSort } from '@vidya/contracts/calls/course';
import { initialSort, listQueryOf } from '@vidya/contracts/calls/initial-queries';
import { paths } from '@vidya/contracts/texts/paths';
import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

export const filterNames = ['q', 'category', 'level', 'language', 'price', 'ratingAtLeast'] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Pick<CourseListQuery, FilterName>;

/** What the address of all courses asks for: everything the person chose lives there (decision C8). */
export interface ListAddress {
  sort: CourseSort;
  page: number;
  filters: Filters;
}

function readListAddress(search: URLSearchParams): ListAddress {
  const { sort = 'mostPopular', page = 1, limit: _limit, counts: _counts, ...filters } = listQueryOf(search);
  return { sort, page, filters };
}

/** The other direction; what is as it starts out stays away from the address. */
function writeListAddress({ sort, page, filters }: ListAddress): Record<string, string> {
  const chosen = filterNames.map((name) => [name, String(filters[name] ?? '')] as const);
  return {
    ...(sort === initialSort(filters.q) || sort === 'bestMatch' ? {} : { sort }),
    ...(page > 1 ? { page: String(page) } : {}),
    ...Object.fromEntries(chosen.filter(([, value]) => value)),
  };
}

/** What `listCourses` is asked for: the front server reads the same address with the same function. */
export const listQuery = (address: ListAddress): CourseListQuery =>
  listQueryOf(new URLSearchParams(writeListAddress(address)));

/** The address as what it asks for, and the ways to change it. Another order or another filter starts on page 1. */
export function useListAddress() {
  const [search, setSearch] = useSearchParams();
  // The router draws a move when it has time. Until then what was chosen is shown, and asked for, as chosen: a radio
  // button would otherwise jump back for a moment.
  const [address, showAhead] = useOptimistic(readListAddress(search));
  const changed = (change: Partial<ListAddress>): ListAddress => ({ ...address, page: 1, ...change });
  const hrefOf = (change: Partial<ListAddress>): string => paths.allCourses(writeListAddress(changed(change)));
  const go = (change: Partial<ListAddress>, replace = false): void =>
    startTransition(() => {
      showAhead(changed(change));
      setSearch(writeListAddress(changed(change)), { preventScrollReset: true, replace });
    });
  return {
    address,
    sortBy: (sort: CourseSort) => go({ sort }),
    turnTo: (page: number) => go({ page }),
    hrefOfPage: (page: number) => hrefOf({ page }),
    choose: (filters: Filters) => go({ filters: { ...address.filters, ...filters } }),
    hrefOfSearch: (q: string) => hrefOf({ filters: { ...address.filters, q } }),
    /** Instead of the entry that the filter sheet made in the history, so that Back skips the sheet. */
    apply: (filters: Filters) => go({ filters }, true),
    clear: () => go({ filters: {} }),
  };
}

export type List = ReturnType<typeof useListAddress>;
