import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core';

type Dated = PgTable & { createdAt?: PgColumn };

export type PersonalList = {
  columns: SelectedFields;
  /** Tables that explain a row; a row without a partner stays. */
  joined?: [table: PgTable, on: SQL][];
  /** Newest first by this column; default `createdAt` if there is one, null for no order. */
  since?: PgColumn | null;
} & (
  | { table: Dated & { userId: PgColumn }; owner?: undefined }
  /** What holds the person's id, or their email address. */
  | { table: Dated; owner: (person: Person) => SQL }
  | { table: PgTable; owner: (person: Person) => SQL; since: PgColumn }
);

export interface Person {
  id: string;
  email: string;
  emailProvedAt: Date | null;
}

/** For rows that an address alone makes theirs: none, as long as the address may be another person's. */
export const ifProved =
  (owner: (person: Person) => SQL) =>
  (person: Person): SQL =>
    person.emailProvedAt ? owner(person) : sql`false`;
