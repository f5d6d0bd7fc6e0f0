import type { AuditSubject } from '@vidya/contracts/calls/choices';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { courses } from '../database/schema-courses.ts';
import { lectureQuestions } from '../database/schema-learning.ts';
import { lectures } from '../database/schema-lectures.ts';
import { users } from '../database/schema-people.ts';
import { releaseVersions } from '../database/schema-release.ts';
import { coupons, payments } from '../database/schema-sales.ts';
import { contactMessages } from '../database/schema-site.ts';

/** The current name of a subject. */
export interface Named {
  id: string;
  name: string;
  /** The gateway's id of a payment. */
  reference?: string | null;
  /** Who paid or wrote. */
  whose?: string;
  /** The row exists, but nobody can open it any more. */
  isGone?: boolean;
}

type Names = (db: Db, ids: string[]) => Promise<Named[]>;

/** One query per kind. */
const namesOf: Record<AuditSubject, Names> = {
  user: (db, ids) =>
    db
      .select({ id: users.id, name: users.fullName, isGone: sql<boolean>`${users.deletedAt} is not null` })
      .from(users)
      .where(inArray(users.id, ids)),
  payment: (db, ids) =>
    db
      .select({
        id: payments.id,
        name: payments.courseTitle,
        reference: payments.gatewayPaymentId,
        whose: payments.userName,
      })
      .from(payments)
      .where(inArray(payments.id, ids)),
  coupon: (db, ids) => db.select({ id: coupons.id, name: coupons.code }).from(coupons).where(inArray(coupons.id, ids)),
  message: (db, ids) =>
    db
      .select({ id: contactMessages.id, name: contactMessages.subject, whose: contactMessages.name })
      .from(contactMessages)
      .where(inArray(contactMessages.id, ids)),
  course: (db, ids) => db.select({ id: courses.id, name: courses.title }).from(courses).where(inArray(courses.id, ids)),
  lecture: (db, ids) =>
    db.select({ id: lectures.id, name: lectures.title }).from(lectures).where(inArray(lectures.id, ids)),
  question: (db, ids) =>
    db
      .select({ id: lectureQuestions.id, name: lectures.title })
      .from(lectureQuestions)
      .innerJoin(lectures, eq(lectures.id, lectureQuestions.lectureId))
      .where(inArray(lectureQuestions.id, ids)),
  release: (db, ids) =>
    db
      .select({
        id: releaseVersions.id,
        name: sql<string>`${releaseVersions.name} || ' ' || ${releaseVersions.version}`,
      })
      .from(releaseVersions)
      .where(inArray(releaseVersions.id, ids)),
};

export type NameSubjects = (things: { kind: AuditSubject; id: string }[]) => Promise<Map<string, Named>>;

/** Returns names by id; leaves out subjects without a row. */
export const createNameSubjects =
  (db: Db): NameSubjects =>
  async (things) => {
    const byKind = Map.groupBy(things, ({ kind }) => kind);
    const found = await Promise.all(
      [...byKind].map(([kind, some]) => namesOf[kind](db, [...new Set(some.map(({ id }) => id))])),
    );
    return new Map(found.flat().map((named) => [named.id, named]));
  };
