import type { apiMetrics, frontMetrics, MetricTable } from './table.ts';

export type Labels = Readonly<Record<string, string>>;

/** A value that is read at each scrape. */
export interface Reading {
  value: number;
  labels?: Labels;
}

/** Where code counts, by the names of its server's table (table.ts), without knowing who reads the counts. */
export interface Metrics<Table extends MetricTable = MetricTable> {
  count(name: keyof Table, labels?: Labels): void;
  /** One measurement for a histogram, in seconds. */
  observe(name: keyof Table, seconds: number, labels?: Labels): void;
  /** A failing `read` leaves the values out. */
  onRead(name: keyof Table, read: () => Promise<Reading[]> | Reading[]): void;
}

export type ApiMetrics = Metrics<typeof apiMetrics>;
export type FrontMetrics = Metrics<typeof frontMetrics>;

/** Where nobody reads. */
export const noMetrics: Metrics = {
  count: () => undefined,
  observe: () => undefined,
  onRead: () => undefined,
};
