import { and, eq, sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database.ts';
import { courses, ratings } from '../database/tables/schema-courses.ts';
import {
  lectureMedia,
  lectureProgress,
  lectures,
  lectureTranscripts,
  sections,
} from '../database/tables/schema-lectures.ts';
import { users } from '../database/tables/schema-people.ts';
import { coupons, enrolments, orders, payments, refunds } from '../database/tables/schema-sales.ts';
import { auditLog, contactMessages } from '../database/tables/schema-site.ts';
import { numberPastPayments, numberPastRefunds } from '../invoice/past-numbers.ts';
import {
  type DemoData,
  isFilm,
  type SeedCourse,
  type SeedLecture,
  type SeedPayment,
  type SeedSection,
  type SeedUser,
} from './sample/demo-data.ts';
import { idFor } from './sample/random.ts';
import type { SeedFiles } from './seed-files.ts';
import {
  courseRow,
  enrolmentRow,
  lectureRow,
  orderRow,
  paymentRow,
  progressRow,
  ratingRow,
  refundRow,
  userRow,
} from './seed-rows.ts';
import { createTextSeeder } from './seed-texts.ts';

const rowsAtOnce = 1_000;

export type Seeder = ReturnType<typeof createSeeder>;

interface SeederParts {
  db: Db;
  files: SeedFiles;
  /** One hash for all: the sample people share their password. */
  passwordHash: string;
  /** The key of a course's thumbnail: its own, or one shared by its category. */
  pictureKey: (course: SeedCourse) => string;
  /** Whole percent, for the invoices of sample sales. */
  gstRate: number;
}

async function insert<Table extends PgTable>(db: Db, table: Table, rows: PgInsertValue<Table>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    // One statement after another: they share a connection.
    // oxlint-disable-next-line no-await-in-loop
    await db
      .insert(table)
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflictDoNothing();
  }
}

const present = <Row>(rows: (Row | null)[]): Row[] => rows.filter((row) => row !== null);

/** Adds sample data in slices; existing rows stay unchanged. */
export function createSeeder({ db, files, passwordHash, pictureKey, gstRate }: SeederParts) {
  const names = new Map<string, string>();
  const titles = new Map<string, string>();
  const addTexts = createTextSeeder(db, files);
  const nameOf = (userId: string): string => names.get(userId) ?? 'Former learner';

  const personRow = async (user: SeedUser) =>
    userRow(user, { passwordHash, avatar: user.portrait ? await files.portrait(user.portrait) : null });
  const addCourses = async (batch: SeedCourse[]): Promise<void> => {
    const rows = await Promise.all(
      batch.map(async (course) => courseRow(course, nameOf, await files.thumbnail(pictureKey(course)))),
    );
    await insert(db, courses, rows);
  };
  /** Not of a course that has sections: it is older than these, or was changed since. */
  const addSections = async (batch: SeedSection[]): Promise<void> => {
    const existing = await db.selectDistinct({ courseId: sections.courseId }).from(sections);
    const sectioned = new Set(existing.map(({ courseId }) => courseId));
    await insert(
      db,
      sections,
      batch.filter(({ courseId }) => !sectioned.has(courseId)),
    );
  };
  /** After the lectures, which it references; not of a course that was changed since. */
  const addFilm = async ({ id, promoLectureId, updatedAt }: SeedCourse): Promise<void> => {
    if (!promoLectureId) return;
    const isAsSeeded = and(eq(courses.id, id), eq(courses.updatedAt, updatedAt));
    await db.update(courses).set({ promoLectureId, updatedAt }).where(isAsSeeded);
  };
  const mediaRows = async ({ id, source, createdAt }: SeedLecture) => {
    const samples = source.kind === 'media' ? await files.lecture(source.mediaKey) : [];
    return samples.map(({ key, ...sample }) => ({
      ...sample,
      id: idFor(`media-of:${id}:${sample.type}`),
      lectureId: id,
      storageKey: key,
      createdAt,
    }));
  };
  const addSales = async (paid: SeedPayment[], held: DemoData['enrolments']): Promise<void> => {
    const paymentOf = new Map(paid.map((payment) => [payment.id, payment]));
    const endOf = new Map(held.map((enrolment) => [enrolment.paymentId, enrolment.expiresAt]));
    const rows = paid.map((payment) =>
      paymentRow(payment, {
        userName: nameOf(payment.userId),
        courseTitle: titles.get(payment.courseId) ?? '',
        expiresAt: endOf.get(payment.id) ?? null,
      }),
    );
    const heldRows = held.map((enrolment) => enrolmentRow(enrolment, paymentOf.get(enrolment.paymentId ?? '')));
    await insert(db, orders, present(paid.map(orderRow)));
    await insert(db, payments, rows);
    await insert(db, refunds, present(paid.map(refundRow)));
    await insert(db, enrolments, heldRows);
  };

  return {
    async add(batch: Partial<DemoData>): Promise<void> {
      const { users: people = [], courses: taught = [], lectures: parts = [] } = batch;
      for (const user of people) names.set(user.id, user.fullName);
      for (const course of taught) titles.set(course.id, course.title);
      await insert(db, users, await Promise.all(people.map(personRow)));
      await addCourses(taught);
      await addSections(batch.sections ?? []);
      await insert(db, lectures, parts.filter(isFilm).map(lectureRow));
      const leftOut = await addTexts(parts);
      const media = (await Promise.all(parts.map(mediaRows))).flat();
      await insert(db, lectureMedia, media);
      const transcripts = media.flatMap(({ id, transcript }) => (transcript ? [{ ...transcript, mediaId: id }] : []));
      await insert(db, lectureTranscripts, transcripts);
      await Promise.all(taught.map(addFilm));
      await addSales(batch.payments ?? [], batch.enrolments ?? []);
      await insert(db, ratings, (batch.ratings ?? []).map(ratingRow));
      const progress = (batch.progress ?? []).filter(({ lectureId }) => !leftOut.has(lectureId));
      await insert(db, lectureProgress, progress.map(progressRow));
      await insert(db, coupons, batch.coupons ?? []);
      await insert(db, contactMessages, batch.contactMessages ?? []);
      await insert(db, auditLog, batch.auditEntries ?? []);
    },
    /**
     * Issues invoices and credit notes, adds the rows of the courses' co-instructors and computes the course ratings.
     */
    async finish(): Promise<void> {
      await numberPastPayments(db, gstRate);
      await numberPastRefunds(db);
      await db.execute(sql`
        insert into course_instructors (course_id, user_id, since, position)
        select courses.id, (named.person ->> 'id')::uuid, created_at, named.position
        from courses, jsonb_array_elements(co_instructors) with ordinality as named (person, position)
        on conflict do nothing`);
      await db.execute(sql`
        update courses set rating = found.average, rating_count = found.number, rating_sum = found.total
        from (
          select course_id, avg(value) as average, count(*)::int as number, sum(value) as total
          from ratings group by course_id
        ) as found
        where courses.id = found.course_id`);
    },
  };
}
