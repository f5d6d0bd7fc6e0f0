import type { CourseListQuery } from '@vidya/contracts/calls/catalogue';
import type { CourseSort } from '@vidya/contracts/texts/choices';
import { paths } from '@vidya/contracts/texts/paths';
import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { initialSort, listQueryOf } from './initial-queries.ts';

export const filterNames = ['q', 'category', 'level', 'language', 'price', 'ratingAtLeast'] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Pick<CourseListQuery, FilterName>;

/** The state in the address of the course list: every choice of the visitor is stored there (decision C8). */
export interface ListAddress {
  sort: CourseSort;
  page: number;
  filters: Filters;
}

function readListAddress(search: URLSearchParams): ListAddress {
  const { sort = 'mostPopular', page = 1, limit: _limit, counts: _counts, ...filters } = listQueryOf(search);
  return { sort, page, filters };
}

/** The opposite direction. Default values stay out of the address. */
function writeListAddress({ sort, page, filters }: ListAddress): Record<string, string> {
  const chosen = filterNames.map((name) => [name, String(filters[name] ?? '')] as const);
  return {
    ...(sort === initialSort(filters.q) || sort === 'bestMatch' ? {} : { sort }),
    ...(page > 1 ? { page: String(page) } : {}),
    ...Object.fromEntries(chosen.filter(([, value]) => value)),
  };
}

/** The query for `listCourses`, the same as `initialListQuery` makes of the address. */
export const listQuery = (address: ListAddress): CourseListQuery =>
  listQueryOf(new URLSearchParams(writeListAddress(address)));

/** The list's state from the address, and the functions that change it. Another order or filter starts on page 1. */
export function useListAddress() {
  const [search, setSearch] = useSearchParams();
  // The router renders a navigation in a transition. Until then, show and fetch the new choice at once; otherwise a
  // radio button would jump back for a moment.
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
    /** The parameters of the address that no filter of the panel sets: order and search. */
    beyondFilters: writeListAddress(changed({ filters: { q: address.filters.q } })),
    hrefOfSort: (sort: CourseSort) => hrefOf({ sort }),
    sortBy: (sort: CourseSort) => go({ sort }),
    turnTo: (page: number) => go({ page }),
    hrefOfPage: (page: number) => hrefOf({ page }),
    choose: (filters: Filters) => go({ filters: { ...address.filters, ...filters } }),
    hrefOfChoice: (filters: Filters) => hrefOf({ filters: { ...address.filters, ...filters } }),
    hrefOfSearch: (q: string) => hrefOf({ filters: { ...address.filters, q } }),
    /** Replaces the history entry of the filter sheet, so that Back skips the sheet. */
    apply: (filters: Filters) => go({ filters }, true),
    hrefOfNoChoice: hrefOf({ filters: {} }),
    clear: () => go({ filters: {} }),
  };
}

export type List = ReturnType<typeof useListAddress>;
