export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** How a table is sorted: by which of its columns, and which way. */
export interface Sorting<Column extends string> {
  sort?: Column;
  order?: SortOrder;
}
