export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The sorting of a table: its column and direction. */
export interface Sorting<Column extends string> {
  sort?: Column;
  order?: SortOrder;
}
