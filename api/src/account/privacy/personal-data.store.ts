import type { PersonalRecord } from '@vidya/contracts/calls/personal-data';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { courses, ratings } from '../../database/schema-courses.ts';
import { invoices } from '../../database/schema-invoices.ts';
import { certificates, lectureAnswers, lectureNotes, lectureQuestions } from '../../database/schema-learning.ts';
import { lectureProgress, lectures } from '../../database/schema-lectures.ts';
import { passwordResets, sessions, socialAccounts } from '../../database/schema-people.ts';
import { coupons, couponUses, enrolments, orders, payments } from '../../database/schema-sales.ts';
import { auditLog, contactMessages } from '../../database/schema-site.ts';

const accessOf = async (db: Db, userId: string) => ({
  socialSignIns: await db
    .select({
      provider: socialAccounts.issuer,
      idThere: socialAccounts.subject,
      linkedAt: socialAccounts.createdAt,
    })
    .from(socialAccounts)
    .where(eq(socialAccounts.userId, userId)),
  devices: await db
    .select({
      userAgent: sessions.userAgent,
      signedInAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt)),
  passwordResets: await db
    .select({ askedAt: passwordResets.createdAt, usedAt: passwordResets.usedAt })
    .from(passwordResets)
    .where(eq(passwordResets.userId, userId))
    .orderBy(desc(passwordResets.createdAt)),
});

const salesOf = async (db: Db, userId: string) => ({
  orders: await db
    .select({
      receipt: orders.receipt,
      gatewayOrderId: orders.gatewayOrderId,
      courseId: orders.courseId,
      price: orders.price,
      discount: orders.discount,
      amountPaise: orders.amountPaise,
      coupon: coupons.code,
      couponSavedPaise: orders.couponSavedPaise,
      currency: orders.currency,
      status: orders.status,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .leftJoin(coupons, eq(coupons.id, orders.couponId))
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt)),
  purchases: await db
    .select({
      gatewayPaymentId: payments.gatewayPaymentId,
      courseId: payments.courseId,
      courseTitle: payments.courseTitle,
      amountPaise: payments.amountPaise,
      refundedPaise: payments.refundedPaise,
      currency: payments.currency,
      method: payments.method,
      status: payments.status,
      createdAt: payments.createdAt,
      capturedAt: payments.capturedAt,
      refundedAt: payments.refundedAt,
      expiresAt: payments.expiresAt,
      invoiceNumber: invoices.number,
      coupon: coupons.code,
      couponSavedPaise: couponUses.savedPaise,
    })
    .from(payments)
    .leftJoin(couponUses, eq(couponUses.paymentId, payments.id))
    .leftJoin(coupons, eq(coupons.id, couponUses.couponId))
    .leftJoin(invoices, eq(invoices.paymentId, payments.id))
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.createdAt)),
  enrolments: await db
    .select({
      courseId: enrolments.courseId,
      courseTitle: courses.title,
      status: enrolments.status,
      amountPaise: enrolments.amountPaise,
      startedAt: enrolments.startedAt,
      expiresAt: enrolments.expiresAt,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(eq(enrolments.userId, userId))
    .orderBy(desc(enrolments.startedAt)),
});

const learningOf = async (db: Db, userId: string) => ({
  progress: await db
    .select({
      courseId: lectureProgress.courseId,
      lectureTitle: lectures.title,
      watched: lectureProgress.watched,
      watchedSeconds: lectureProgress.watchedSeconds,
      positionSeconds: lectureProgress.positionSeconds,
      isCompleted: lectureProgress.isCompleted,
      updatedAt: lectureProgress.updatedAt,
    })
    .from(lectureProgress)
    .innerJoin(lectures, eq(lectures.id, lectureProgress.lectureId))
    .where(eq(lectureProgress.userId, userId))
    .orderBy(desc(lectureProgress.updatedAt)),
  ratings: await db
    .select({
      courseId: ratings.courseId,
      courseTitle: courses.title,
      value: ratings.value,
      comment: ratings.comment,
      createdAt: ratings.createdAt,
      updatedAt: ratings.updatedAt,
    })
    .from(ratings)
    .innerJoin(courses, eq(courses.id, ratings.courseId))
    .where(eq(ratings.userId, userId))
    .orderBy(desc(ratings.updatedAt)),
  certificates: await db
    .select({
      code: certificates.code,
      learnerName: certificates.learnerName,
      courseId: certificates.courseId,
      courseTitle: certificates.courseTitle,
      instructorName: certificates.instructorName,
      issuedAt: certificates.createdAt,
    })
    .from(certificates)
    .where(eq(certificates.userId, userId))
    .orderBy(desc(certificates.createdAt)),
  createdCourses: await db
    .select({ courseId: courses.id, title: courses.title, status: courses.status, createdAt: courses.createdAt })
    .from(courses)
    .where(eq(courses.instructorId, userId))
    .orderBy(desc(courses.createdAt)),
});

const writingOf = async (db: Db, userId: string) => ({
  notes: await db
    .select({
      courseId: lectures.courseId,
      lectureTitle: lectures.title,
      atSeconds: lectureNotes.atSeconds,
      body: lectureNotes.body,
      createdAt: lectureNotes.createdAt,
      updatedAt: lectureNotes.updatedAt,
    })
    .from(lectureNotes)
    .innerJoin(lectures, eq(lectures.id, lectureNotes.lectureId))
    .where(eq(lectureNotes.userId, userId))
    .orderBy(desc(lectureNotes.createdAt)),
  questions: await db
    .select({
      courseId: lectures.courseId,
      lectureTitle: lectures.title,
      body: lectureQuestions.body,
      askedAt: lectureQuestions.createdAt,
    })
    .from(lectureQuestions)
    .innerJoin(lectures, eq(lectures.id, lectureQuestions.lectureId))
    .where(eq(lectureQuestions.userId, userId))
    .orderBy(desc(lectureQuestions.createdAt)),
  // The question is another person's text, so the export leaves it out.
  answers: await db
    .select({
      courseId: lectures.courseId,
      lectureTitle: lectures.title,
      body: lectureAnswers.body,
      answeredAt: lectureAnswers.createdAt,
    })
    .from(lectureAnswers)
    .innerJoin(lectureQuestions, eq(lectureQuestions.id, lectureAnswers.questionId))
    .innerJoin(lectures, eq(lectures.id, lectureQuestions.lectureId))
    .where(eq(lectureAnswers.userId, userId))
    .orderBy(desc(lectureAnswers.createdAt)),
});

const correspondenceOf = async (db: Db, { id, email }: { id: string; email: string }) => ({
  contactMessages: await db
    .select({
      name: contactMessages.name,
      phone: contactMessages.phone,
      subject: contactMessages.subject,
      message: contactMessages.message,
      sentAt: contactMessages.createdAt,
    })
    .from(contactMessages)
    .where(eq(sql`lower(${contactMessages.email})`, email))
    .orderBy(desc(contactMessages.createdAt)),
  auditEntries: await db
    .select({ action: auditLog.action, details: auditLog.details, at: auditLog.createdAt })
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .orderBy(desc(auditLog.createdAt)),
});

/** Names every column, so that a new column never reaches the export unnoticed. Newest first. */
export const createPersonalDataStore = (db: Db) => ({
  access: (userId: string): Promise<Record<'socialSignIns' | 'devices' | 'passwordResets', PersonalRecord[]>> =>
    accessOf(db, userId),
  sales: (userId: string): Promise<Record<'orders' | 'purchases' | 'enrolments', PersonalRecord[]>> =>
    salesOf(db, userId),
  learning: (userId: string) => learningOf(db, userId),
  writing: (userId: string): Promise<Record<'notes' | 'questions' | 'answers', PersonalRecord[]>> =>
    writingOf(db, userId),
  correspondence: (person: { id: string; email: string }) => correspondenceOf(db, person),
});

export type PersonalDataStore = ReturnType<typeof createPersonalDataStore>;
