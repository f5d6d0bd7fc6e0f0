import { limits } from '@vidya/contracts/rules/limits';

export interface Page<Item> {
  /** From 1; a page number past the end gives the last page. */
  page: number;
  pages: number;
  items: Item[];
}

/** One page of a list that is already loaded in full. */
export function pageOf<Item>(list: Item[], wanted: string | null): Page<Item> {
  const size = limits.coursesPerPage;
  const pages = Math.max(1, Math.ceil(list.length / size));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(wanted)) || 1));
  return { page, pages, items: list.slice((page - 1) * size, page * size) };
}
