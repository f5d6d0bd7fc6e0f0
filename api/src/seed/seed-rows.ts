import { sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { courses, ratings } from '../database/tables/schema-courses.ts';
import { type lectureProgress, type lectures, sections } from '../database/tables/schema-lectures.ts';
import type { users } from '../database/tables/schema-people.ts';
import type { enrolments, orders, payments, refunds } from '../database/tables/schema-sales.ts';
import type {
  SeedCourse,
  SeedEnrolment,
  SeedLecture,
  SeedPayment,
  SeedProgress,
  SeedRating,
  SeedUser,
} from './sample/demo-data.ts';
import { gatewayId, idFor } from './sample/random.ts';
import type { Thumbnail } from './seed-files.ts';

type NewUser = typeof users.$inferInsert;
type NewCourse = typeof courses.$inferInsert;
type NewLecture = PgInsertValue<typeof lectures>;
type NewEnrolment = typeof enrolments.$inferInsert;
type NewOrder = typeof orders.$inferInsert;
type NewPayment = typeof payments.$inferInsert;

interface GeneratedColumns {
  passwordHash: string;
  /** Key in the image store. */
  avatar: string | null;
}

export const userRow = ({ portrait: _portrait, ...user }: SeedUser, generated: GeneratedColumns): NewUser => ({
  ...user,
  ...generated,
  emailProvedAt: user.createdAt,
  updatedAt: user.createdAt,
});

export const courseRow = (
  { key: _key, promoLectureId: _promoLectureId, coInstructorIds = [], ...columns }: SeedCourse,
  nameOf: (userId: string) => string,
  { large, small }: Thumbnail,
): NewCourse => ({
  ...columns,
  instructorName: nameOf(columns.instructorId),
  coInstructors: coInstructorIds.map((id) => ({ id, name: nameOf(id) })),
  thumbnail: large,
  thumbnailSmall: small,
});

/** Its section may be missing where the course was changed since: the table's trigger then chooses one. */
export const lectureRow = ({ source, sectionId, ...lecture }: SeedLecture): NewLecture => ({
  ...lecture,
  kind: source.kind === 'article' || source.kind === 'quiz' ? source.kind : 'video',
  ...(sectionId && { sectionId: sql`(select id from ${sections} where id = ${sectionId})` }),
  youtubeLink: source.kind === 'youtube' ? source.link : '',
  updatedAt: lecture.createdAt,
});

export const enrolmentRow = (
  { origin: _origin, paymentId: _paymentId, status, ...columns }: SeedEnrolment,
  payment: SeedPayment | undefined,
): NewEnrolment => ({
  ...columns,
  status: payment?.status === 'refunded' ? 'refunded' : status,
  createdAt: columns.startedAt,
  updatedAt: columns.startedAt,
});

const orderIdOf = (payment: SeedPayment): string | null => (payment.orderId ? idFor(`order-of:${payment.id}`) : null);

/** Unpaid sample orders are closed: the gateway does not know all of them, so they must not be paid. */
export function orderRow(payment: SeedPayment): NewOrder | null {
  const id = orderIdOf(payment);
  if (!id) return null;
  return {
    id,
    gatewayOrderId: payment.orderId,
    receipt: id.replaceAll('-', ''),
    userId: payment.userId,
    courseId: payment.courseId,
    amountPaise: payment.amountPaise,
    status: payment.status === 'captured' || payment.status === 'refunded' ? 'paid' : 'closed',
    createdAt: payment.createdAt,
    updatedAt: payment.createdAt,
  };
}

interface Names {
  userName: string;
  courseTitle: string;
  /** End of the access that the payment bought. */
  expiresAt: Date | null;
}

export function paymentRow(payment: SeedPayment, names: Names): NewPayment {
  const { providerPaymentId, enrolmentId: _enrolmentId, ...columns } = payment;
  return {
    ...columns,
    orderId: orderIdOf(payment),
    gatewayPaymentId: providerPaymentId,
    refundedPaise: payment.status === 'refunded' ? payment.amountPaise : 0,
    updatedAt: payment.refundedAt ?? payment.createdAt,
    ...names,
  };
}

export const refundRow = (payment: SeedPayment): typeof refunds.$inferInsert | null =>
  payment.refundedAt && {
    id: idFor(`refund-of:${payment.id}`),
    gatewayRefundId: gatewayId('pay', `refund:${payment.id}`).replace('pay_', 'rfnd_'),
    paymentId: payment.id,
    amountPaise: payment.amountPaise,
    createdAt: payment.refundedAt,
  };

export const ratingRow = ({ review, ...rating }: SeedRating): typeof ratings.$inferInsert => ({
  ...rating,
  comment: review,
  updatedAt: rating.createdAt,
});

/** Sample learners watch from the beginning: one range. */
export const progressRow = ({
  enrolmentId: _enrolmentId,
  ...progress
}: SeedProgress): typeof lectureProgress.$inferInsert => ({
  ...progress,
  watched: progress.watchedSeconds > 0 ? [[0, progress.watchedSeconds]] : [],
  createdAt: progress.updatedAt,
});
