import type { Caller, World } from './ownership-world.ts';

export interface Sent {
  params?: Record<string, string>;
  headers?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

/** One row: a route, the thing that the call targets, and the status for each caller. */
export interface Cells {
  call: string;
  /** The target, when a route has several rows. */
  of?: string;
  /** Statuses in the order of `callers`: visitor stranger holder expired refunded rival owner admin. */
  is: string;
  /** Of the owner's co-instructor; the owner's status by default. */
  coInstructor?: number;
  send?: (world: World, caller: Caller) => Sent;
  /** People besides the caller whose rows a successful call may change. */
  reaches?: Caller[];
}
