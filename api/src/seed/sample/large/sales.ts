import { isFree, orderAmountPaise } from '@vidya/contracts/rules/buying/price';
import { addDays, HISTORY_START, latest, momentBetween } from '../dates.ts';
import { declineReasons } from '../decline-reasons.ts';
import type { SeedCourse, SeedEnrolment, SeedPayment, SeedPaymentStatus, SeedRating } from '../demo-data.ts';
import { gatewayId, idFor, randomFrom } from '../random.ts';
import { INSTRUCTOR_EVERY, type LargeSize } from './batch.ts';
import { largeCourse, largeUserId } from './catalogue.ts';

const COURSE_STEP = 104_729;

/** The payment at `index`: no learner buys a course twice while there are more courses than purchases per learner. */
export function largeSale(index: number, size: LargeSize, until: Date) {
  const random = randomFrom(`large-sale:${index}`);
  const user = learnerAt(index, size.users);
  const round = Math.floor(index / learnerCount(size.users));
  const course = largeCourse((user * 7919 + round * COURSE_STEP) % size.courses, size.users, until);
  const createdAt = momentBetween(latest(course.createdAt, HISTORY_START), until, random());
  const payment = paymentOf(index, { userId: largeUserId(user), course, createdAt, status: statusOf(random()) });
  if (payment.status !== 'captured') return { payment, enrolment: null, rating: null };
  const enrolment = enrolmentOf(index, payment, until);
  return {
    payment: { ...payment, enrolmentId: enrolment.id },
    enrolment,
    rating: random() < 0.5 ? ratingOf(index, payment, random()) : null,
  };
}

const learnerCount = (users: number): number => users - Math.ceil(users / INSTRUCTOR_EVERY);

/** Skips the instructors, every hundredth user, who cannot buy. */
function learnerAt(index: number, users: number): number {
  const place = index % learnerCount(users);
  return place + Math.floor(place / (INSTRUCTOR_EVERY - 1)) + 1;
}

function statusOf(share: number): SeedPaymentStatus {
  if (share < 0.94) return 'captured';
  return share < 0.98 ? 'failed' : 'created';
}

type Sale = Pick<SeedPayment, 'userId' | 'createdAt' | 'status'> & { course: SeedCourse };

function paymentOf(index: number, { userId, course, createdAt, status }: Sale): SeedPayment {
  const isGift = isFree(course);
  const settled = isGift ? 'captured' : status;
  return {
    id: idFor(`large-payment:${index}`),
    orderId: isGift ? '' : gatewayId('order', `large:${index}`),
    providerPaymentId: isGift || settled === 'created' ? null : gatewayId('pay', `large:${index}`),
    userId,
    courseId: course.id,
    enrolmentId: null,
    amountPaise: orderAmountPaise(course),
    currency: 'INR',
    method: isGift || settled === 'created' ? '' : 'upi',
    status: settled,
    declineReason: settled === 'failed' ? declineReasons[0] : '',
    createdAt,
    capturedAt: settled === 'captured' ? createdAt : null,
    refundedAt: null,
  };
}

function enrolmentOf(index: number, payment: SeedPayment, until: Date): SeedEnrolment {
  const expiresAt = addDays(payment.createdAt, 365);
  return {
    id: idFor(`large-enrolment:${index}`),
    userId: payment.userId,
    courseId: payment.courseId,
    status: expiresAt > until ? 'active' : 'expired',
    origin: payment.amountPaise === 0 ? 'free' : 'purchase',
    paymentId: payment.id,
    amountPaise: payment.amountPaise,
    startedAt: payment.createdAt,
    expiresAt,
  };
}

function ratingOf(index: number, payment: SeedPayment, share: number): SeedRating {
  return {
    id: idFor(`large-rating:${index}`),
    userId: payment.userId,
    courseId: payment.courseId,
    value: Math.max(1, Math.ceil(Math.sqrt(share) * 10)) / 2,
    review: '',
    createdAt: payment.createdAt,
  };
}
