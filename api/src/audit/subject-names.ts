import type { AuditSubject } from '@vidya/contracts/texts/choices';
import { releaseVersions } from '@vidya/platform/registry/registry';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database.ts';
import { courses } from '../database/tables/schema-courses.ts';
import { lectureQuestions } from '../database/tables/schema-learning.ts';
import { lectures } from '../database/tables/schema-lectures.ts';
import { users } from '../database/tables/schema-people.ts';
import { coupons, payments } from '../database/tables/schema-sales.ts';
import { contactMessages } from '../database/tables/schema-site.ts';

export interface Subject {
  kind: AuditSubject;
  id: string;
}

/** The current name of a subject. */
export interface Named {
  id: string;
  name: string;
  /** The gateway's id of a payment. */
  reference?: string | null;
  /** Who paid or wrote. */
  whose?: string;
  /** The row exists, but has no page any more. */
  isGone?: boolean;
}

type NameColumns = Record<'name', PgColumn | SQL> & Partial<Record<'reference' | 'whose' | 'isGone', PgColumn | SQL>>;

interface Naming extends NameColumns {
  table: PgTable & { id: PgColumn };
  joined?: [table: PgTable, on: SQL];
}

const namings: Record<AuditSubject, Naming> = {
  user: { table: users, name: users.fullName, isGone: sql<boolean>`${users.deletedAt} is not null` },
  payment: {
    table: payments,
    name: payments.courseTitle,
    reference: payments.gatewayPaymentId,
    whose: payments.userName,
  },
  coupon: { table: coupons, name: coupons.code },
  message: { table: contactMessages, name: contactMessages.subject, whose: contactMessages.name },
  course: { table: courses, name: courses.title },
  lecture: { table: lectures, name: lectures.title },
  question: {
    table: lectureQuestions,
    joined: [lectures, eq(lectures.id, lectureQuestions.lectureId)],
    name: lectures.title,
  },
  release: { table: releaseVersions, name: sql`${releaseVersions.name} || ' ' || ${releaseVersions.version}` },
};

function namesOf(db: Db, kind: AuditSubject, ids: string[]): Promise<Named[]> {
  const { table, joined, ...columns } = namings[kind];
  const query = db
    .select({ id: table.id, ...columns })
    .from(table)
    .$dynamic();
  const rows = (joined ? query.innerJoin(...joined) : query).where(inArray(table.id, ids));
  return rows as unknown as Promise<Named[]>;
}

/** Returns names by id, with one query per kind; leaves out subjects without a row. */
export async function nameSubjects(db: Db, subjects: Subject[]): Promise<Map<string, Named>> {
  const byKind = Map.groupBy(subjects, ({ kind }) => kind);
  const found = await Promise.all(
    [...byKind].map(([kind, some]) => namesOf(db, kind, [...new Set(some.map(({ id }) => id))])),
  );
  return new Map(found.flat().map((named) => [named.id, named]));
}
