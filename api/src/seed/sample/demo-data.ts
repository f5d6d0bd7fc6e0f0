import type { AuditDetails } from '@vidya/contracts/calls/audit';
import type { AuditAction, AuditSubject, Language, Level } from '@vidya/contracts/calls/choices';

/** Plain records of the sample data set. Nothing here depends on the database; seed-rows.ts maps them to tables. */

type SeedRole = 'ADMIN' | 'INSTRUCTOR' | 'USER';

/** `contact`, `linkedin`, `address` are '' when the person has not filled them in. Password: see DEMO_PASSWORD. */
export interface SeedUser {
  id: string;
  email: string;
  fullName: string;
  role: SeedRole;
  contact: string;
  linkedin: string;
  address: string;
  createdAt: Date;
  /** 'YYYY-MM-DD' in India. */
  lastVisitOn?: string;
}

type SeedCourseStatus = 'published' | 'draft' | 'archived';

/** `price` is whole rupees, `discount` a whole percentage, `accessDays` how long one purchase lasts. */
export interface SeedCourse {
  id: string;
  /** Stable, readable name of the course inside the seed, e.g. 'react-from-zero'. */
  key: string;
  title: string;
  /** Clean HTML: h3, p, ul, ol, li, strong, em, a. */
  description: string;
  /** Slug of the category registry, e.g. 'web-development', 'ui-ux', 'c++'. */
  category: string;
  level: Level;
  language: Language;
  price: number;
  discount: number;
  accessDays: number;
  instructorId: string;
  status: SeedCourseStatus;
  createdAt: Date;
  updatedAt: Date;
}

/** `mediaKey` names a lecture of api/sample-data/media/manifest.json. */
type SeedLectureSource = { kind: 'media'; mediaKey: string } | { kind: 'youtube'; link: string };

/** `position` counts from 1 inside the course; `durationSeconds` is a whole number. */
export interface SeedLecture {
  id: string;
  courseId: string;
  position: number;
  title: string;
  description: string;
  source: SeedLectureSource;
  durationSeconds: number;
  /** Open to visitors as a free preview. */
  isPreview: boolean;
  createdAt: Date;
}

type SeedEnrolmentStatus = 'active' | 'expired';
/** 'purchase' and 'free' have a captured (or refunded) payment; 'granted' ones from campus batches have none. */
type SeedEnrolmentOrigin = 'purchase' | 'free' | 'granted';

/** One per (user, course). Active exactly if `expiresAt` is after the day of seeding. */
export interface SeedEnrolment {
  id: string;
  userId: string;
  courseId: string;
  status: SeedEnrolmentStatus;
  origin: SeedEnrolmentOrigin;
  /** The payment that opened it; null for granted enrolments. */
  paymentId: string | null;
  amountPaise: number;
  startedAt: Date;
  expiresAt: Date;
}

export type SeedPaymentStatus = 'created' | 'failed' | 'captured' | 'refunded';
export type SeedPaymentMethod = 'card' | 'upi' | 'netbanking' | 'wallet' | '';

/** One order and its payment, if there was an attempt. A free enrolment is amount 0, method '', captured. */
export interface SeedPayment {
  id: string;
  /** 'order_…' of the gateway; '' for free enrolments. */
  orderId: string;
  /** 'pay_…' of the gateway; null before a payment attempt and for free enrolments. */
  providerPaymentId: string | null;
  userId: string;
  courseId: string;
  enrolmentId: string | null;
  amountPaise: number;
  currency: 'INR';
  method: SeedPaymentMethod;
  status: SeedPaymentStatus;
  /** The bank's reason if the status is 'failed'; '' otherwise. */
  declineReason: string;
  createdAt: Date;
  capturedAt: Date | null;
  refundedAt: Date | null;
}

/** `value` is 0.5 to 5 in half steps; `review` is '' for a rating without a comment. One per (user, course). */
export interface SeedRating {
  id: string;
  userId: string;
  courseId: string;
  value: number;
  review: string;
  createdAt: Date;
}

/** One row per lecture a learner has opened. `watchedSeconds` counts unique seconds. */
export interface SeedProgress {
  id: string;
  enrolmentId: string;
  userId: string;
  courseId: string;
  lectureId: string;
  watchedSeconds: number;
  positionSeconds: number;
  isCompleted: boolean;
  updatedAt: Date;
}

/** Exactly one of percent and rupees is set; null elsewhere means no limit. */
export interface SeedCoupon {
  id: string;
  code: string;
  percentOff: number | null;
  rupeesOff: number | null;
  courseId: string | null;
  maxUses: number | null;
  expiresAt: Date | null;
  createdBy: string;
  createdAt: Date;
}

export interface SeedContactMessage {
  id: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  createdAt: Date;
  /** Null and '' while unanswered; the text is also '' if the answer went out elsewhere. */
  answeredAt: Date | null;
  answeredBy: string | null;
  answer: string;
}

/** An action of an administrator; `actorId` is null for the command line. */
export interface SeedAuditEntry {
  id: string;
  actorId: string | null;
  action: AuditAction;
  subjectKind: AuditSubject | null;
  subjectId: string | null;
  details: AuditDetails;
  createdAt: Date;
}

export interface DemoData {
  users: SeedUser[];
  courses: SeedCourse[];
  lectures: SeedLecture[];
  enrolments: SeedEnrolment[];
  payments: SeedPayment[];
  ratings: SeedRating[];
  progress: SeedProgress[];
  contactMessages: SeedContactMessage[];
  auditEntries: SeedAuditEntry[];
  coupons: SeedCoupon[];
}

/** Password of every sample account; the seed runs outside production only. */
export const DEMO_PASSWORD = 'vidya-demo';
