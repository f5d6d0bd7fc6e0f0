import type { CourseListQuery, CourseSort } from '@vidya/contracts/course';
import { listQueryOf } from '@vidya/contracts/first-queries';
import { limits } from '@vidya/contracts/limits';
import { useSearchParams } from 'react-router-dom';

export const filterNames = ['q', 'category', 'level', 'language', 'price'] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Pick<CourseListQuery, FilterName>;

/** What the address of all courses asks for: everything the person chose lives there (decision C8). */
export interface ListAddress {
  sort: CourseSort;
  page: number;
  filters: Filters;
}

function readListAddress(search: URLSearchParams): ListAddress {
  const { sort = 'mostPopular', page = 1, limit: _, ...filters } = listQueryOf(search);
  return { sort, page, filters };
}

/** The other direction; what is as it starts out stays away from the address. */
const writeListAddress = ({ sort, page, filters }: ListAddress): Record<string, string> => ({
  ...(sort === 'mostPopular' ? {} : { sort }),
  ...(page > 1 ? { page: String(page) } : {}),
  ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value)),
});

/** What `listCourses` is asked for at an address: 8 per page. The order of the words is the front server's, too. */
export const listQuery = ({ sort, page, filters }: ListAddress): CourseListQuery => ({
  sort,
  page,
  limit: limits.coursesPerPage,
  ...filters,
});

/** The address as what it asks for, and the ways to change it. Another order or another filter starts on page 1. */
export function useListAddress() {
  const [search, setSearch] = useSearchParams();
  const address = readListAddress(search);
  const go = (change: Partial<ListAddress>, replace = false): void =>
    setSearch(writeListAddress({ ...address, page: 1, ...change }), { preventScrollReset: true, replace });
  return {
    address,
    sortBy: (sort: CourseSort) => go({ sort }),
    turnTo: (page: number) => go({ page }),
    choose: (filters: Filters) => go({ filters: { ...address.filters, ...filters } }),
    /** Instead of the entry that the filter sheet made in the history, so that Back skips the sheet. */
    settle: (filters: Filters) => go({ filters }, true),
    clear: () => go({ filters: {} }),
  };
}
