import { type PeopleKind, type PeopleSort, peopleSorts, type UserStatus } from '@vidya/contracts/calls/people';
import { limits } from '@vidya/contracts/rules/limits';
import { useListAddress } from '../use-list-address.ts';

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
export function usePeopleAddress(kind: PeopleKind) {
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
