import { accountCells } from './ownership-account.ts';
import { certificateCells } from './ownership-certificates.ts';
import { couponCells } from './ownership-coupons.ts';
import { courseCells } from './ownership-courses.ts';
import { lectureCells } from './ownership-lectures.ts';
import { notesCells } from './ownership-notes.ts';
import { paymentCells } from './ownership-payments.ts';
import { releaseCells } from './ownership-releases.ts';
import { siteCells } from './ownership-site.ts';
import { uploadCells } from './ownership-uploads.ts';
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
  send?: (world: World, caller: Caller) => Sent;
  /** People besides the caller whose rows a successful call may change. */
  reaches?: Caller[];
}

/** The whole table: section 6 and the decisions about ownership, cell by cell. */
export const ownershipTable: Cells[] = [
  ...accountCells,
  ...courseCells,
  ...lectureCells,
  ...uploadCells,
  ...certificateCells,
  ...notesCells,
  ...paymentCells,
  ...couponCells,
  ...siteCells,
  ...releaseCells,
];
