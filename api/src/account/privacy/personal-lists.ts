import type { PersonalData } from '@vidya/contracts/calls/account';
import { eq, sql } from 'drizzle-orm';
import { pick } from '../../database/database.ts';
import { courses, ratings } from '../../database/tables/schema-courses.ts';
import { invoices } from '../../database/tables/schema-invoices.ts';
import { certificates, lectureAnswers, lectureNotes, lectureQuestions } from '../../database/tables/schema-learning.ts';
import { lectureProgress, lectures } from '../../database/tables/schema-lectures.ts';
import { passwordResets, sessions, socialAccounts } from '../../database/tables/schema-people.ts';
import { quizAnswers, quizAttempts, quizExtraTimes, quizResults } from '../../database/tables/schema-quizzes.ts';
import { revisions } from '../../database/tables/schema-revisions.ts';
import {
  coupons,
  couponUses,
  enrolments,
  orders,
  payments,
  refundRequests,
} from '../../database/tables/schema-sales.ts';
import { accountEvents, passkeys } from '../../database/tables/schema-sign-in.ts';
import { auditLog, contactMessages } from '../../database/tables/schema-site.ts';
import { courseInstructors, instructorInvitations } from '../../database/tables/schema-teaching.ts';
import { ifProved, type PersonalList } from './personal-list.ts';
import { moneyLists } from './personal-money-lists.ts';

export type ListName = Exclude<keyof PersonalData, 'exportedAt' | 'profile'>;

const ofLecture = { courseId: lectures.courseId, lectureTitle: lectures.title };

/** Names every column, so that a new column never reaches the export unnoticed. */
export const lists: Record<ListName, PersonalList> = {
  socialSignIns: {
    table: socialAccounts,
    columns: { provider: socialAccounts.issuer, idThere: socialAccounts.subject, linkedAt: socialAccounts.createdAt },
    since: null,
  },
  devices: {
    table: sessions,
    columns: {
      userAgent: sessions.userAgent,
      signedInAt: sessions.createdAt,
      ...pick(sessions, 'lastSeenAt', 'expiresAt'),
    },
    since: sessions.lastSeenAt,
  },
  passkeys: {
    table: passkeys,
    columns: pick(passkeys, 'name', 'createdAt', 'lastUsedAt', 'isSynced', 'isBackedUp'),
  },
  accountEvents: {
    table: accountEvents,
    columns: pick(accountEvents, 'kind', 'detail', 'userAgent', 'createdAt'),
  },
  passwordResets: {
    table: passwordResets,
    columns: { askedAt: passwordResets.createdAt, usedAt: passwordResets.usedAt },
  },
  orders: {
    table: orders,
    joined: [[coupons, eq(coupons.id, orders.couponId)]],
    columns: {
      ...pick(orders, 'receipt', 'gatewayOrderId', 'courseId', 'price', 'discount', 'amountPaise'),
      coupon: coupons.code,
      ...pick(orders, 'couponSavedPaise', 'currency', 'status', 'createdAt'),
    },
  },
  purchases: {
    table: payments,
    joined: [
      [couponUses, eq(couponUses.paymentId, payments.id)],
      [coupons, eq(coupons.id, couponUses.couponId)],
      [invoices, eq(invoices.paymentId, payments.id)],
    ],
    columns: {
      ...pick(payments, 'gatewayPaymentId', 'courseId', 'courseTitle', 'amountPaise', 'refundedPaise', 'currency'),
      ...pick(payments, 'method', 'status', 'createdAt', 'capturedAt', 'refundedAt', 'expiresAt'),
      invoiceNumber: invoices.number,
      coupon: coupons.code,
      couponSavedPaise: couponUses.savedPaise,
    },
  },
  refundRequests: {
    table: refundRequests,
    joined: [[payments, eq(payments.id, refundRequests.paymentId)]],
    columns: {
      ...pick(payments, 'gatewayPaymentId', 'courseTitle'),
      ...pick(refundRequests, 'isSelfService', 'reasonKind', 'reason', 'state', 'answer', 'answeredAt', 'createdAt'),
    },
  },
  ...moneyLists,
  enrolments: {
    table: enrolments,
    joined: [[courses, eq(courses.id, enrolments.courseId)]],
    columns: {
      courseId: enrolments.courseId,
      courseTitle: courses.title,
      ...pick(enrolments, 'status', 'amountPaise', 'startedAt', 'expiresAt'),
    },
    since: enrolments.startedAt,
  },
  progress: {
    table: lectureProgress,
    joined: [[lectures, eq(lectures.id, lectureProgress.lectureId)]],
    columns: {
      courseId: lectureProgress.courseId,
      lectureTitle: lectures.title,
      ...pick(lectureProgress, 'watched', 'watchedSeconds', 'positionSeconds', 'isCompleted', 'updatedAt'),
    },
    since: lectureProgress.updatedAt,
  },
  quizAttempts: {
    table: quizAttempts,
    joined: [
      [lectures, eq(lectures.id, quizAttempts.lectureId)],
      [quizResults, eq(quizResults.attemptId, quizAttempts.id)],
    ],
    columns: {
      ...ofLecture,
      number: quizAttempts.number,
      startedAt: quizAttempts.createdAt,
      endedAt: quizAttempts.endedAt,
      ...pick(quizResults, 'hundredths', 'maxPoints', 'isPassed'),
    },
  },
  quizAnswers: {
    table: quizAnswers,
    owner: ({ id }) => eq(quizAttempts.userId, id),
    joined: [
      [quizAttempts, eq(quizAttempts.id, quizAnswers.attemptId)],
      [lectures, eq(lectures.id, quizAttempts.lectureId)],
    ],
    columns: { ...ofLecture, attempt: quizAttempts.number, answer: quizAnswers.answer, givenAt: quizAnswers.createdAt },
  },
  extraTimes: {
    table: quizExtraTimes,
    columns: pick(quizExtraTimes, 'courseId', 'percent', 'createdAt', 'updatedAt'),
  },
  ratings: {
    table: ratings,
    joined: [[courses, eq(courses.id, ratings.courseId)]],
    columns: {
      courseId: ratings.courseId,
      courseTitle: courses.title,
      ...pick(ratings, 'value', 'comment', 'isNamed', 'createdAt', 'updatedAt'),
    },
    since: ratings.updatedAt,
  },
  certificates: {
    table: certificates,
    columns: {
      ...pick(certificates, 'code', 'learnerName', 'courseId', 'courseTitle', 'instructorName', 'mark'),
      issuedAt: certificates.createdAt,
    },
  },
  createdCourses: {
    table: courses,
    owner: ({ id }) => eq(courses.instructorId, id),
    columns: { courseId: courses.id, ...pick(courses, 'title', 'status', 'createdAt') },
  },
  coTaughtCourses: {
    table: courseInstructors,
    joined: [[courses, eq(courses.id, courseInstructors.courseId)]],
    columns: { courseId: courseInstructors.courseId, courseTitle: courses.title, since: courseInstructors.since },
    since: courseInstructors.since,
  },
  teachingInvitations: {
    table: instructorInvitations,
    owner: ifProved(({ email }) => eq(instructorInvitations.email, email)),
    joined: [[courses, eq(courses.id, instructorInvitations.courseId)]],
    columns: {
      courseTitle: courses.title,
      ...pick(instructorInvitations, 'createdAt', 'expiresAt', 'acceptedAt', 'withdrawnAt'),
    },
  },
  notes: {
    table: lectureNotes,
    joined: [[lectures, eq(lectures.id, lectureNotes.lectureId)]],
    columns: { ...ofLecture, ...pick(lectureNotes, 'atSeconds', 'body', 'createdAt', 'updatedAt') },
  },
  questions: {
    table: lectureQuestions,
    joined: [[lectures, eq(lectures.id, lectureQuestions.lectureId)]],
    columns: { ...ofLecture, body: lectureQuestions.body, askedAt: lectureQuestions.createdAt },
  },
  savedTexts: {
    table: revisions,
    owner: ({ id }) => eq(revisions.savedBy, id),
    joined: [
      [courses, eq(courses.id, revisions.courseId)],
      [lectures, eq(lectures.id, revisions.lectureId)],
    ],
    columns: {
      courseId: revisions.courseId,
      courseTitle: courses.title,
      lectureTitle: lectures.title,
      savedAt: revisions.savedAt,
    },
    since: revisions.savedAt,
  },
  // The question is another person's text, so the export leaves it out.
  answers: {
    table: lectureAnswers,
    joined: [
      [lectureQuestions, eq(lectureQuestions.id, lectureAnswers.questionId)],
      [lectures, eq(lectures.id, lectureQuestions.lectureId)],
    ],
    columns: { ...ofLecture, body: lectureAnswers.body, answeredAt: lectureAnswers.createdAt },
  },
  contactMessages: {
    table: contactMessages,
    owner: ifProved(({ email }) => eq(sql`lower(${contactMessages.email})`, email)),
    columns: { ...pick(contactMessages, 'name', 'phone', 'subject', 'message'), sentAt: contactMessages.createdAt },
  },
  auditEntries: {
    table: auditLog,
    owner: ({ id }) => eq(auditLog.subjectId, id),
    // An administrator's reason is for the others of them.
    columns: { action: auditLog.action, details: sql`${auditLog.details} - 'reason'`, at: auditLog.createdAt },
  },
};
