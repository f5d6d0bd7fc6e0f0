import { z } from 'zod';
import { refundReasons, refundRequestStates } from '../../texts/choices.ts';
import { call } from '../call.ts';
import { courseIdParams } from '../course.ts';
import { anyId, countUpTo, emptied, plainText, whole } from '../fields.ts';

const state = z.enum(refundRequestStates);
const reasonKind = z.enum(refundReasons);

/** Far above the real limits: the rules check those and word the messages. */
const giveBackForm = z.object({ reasonKind: reasonKind.optional(), reason: plainText(10_000).default('') });
const refundForm = z.object({ reason: plainText(10_000).default('') });
const declineForm = z.object({ answer: plainText(10_000).default('') });

/** 'open': an administrator decides. */
const givenBack = z.object({ state });

/** What a learner gets for giving a purchase back now. */
export const giveBackOffer = z.object({
  paymentId: z.string(),
  /** Paise. */
  amount: whole,
  /** An administrator decides: the person had too many refunds of late. */
  needsStaff: z.boolean(),
});

/** The learner's last request for the refund of a purchase. */
export const ownRefundRequest = z.object({
  state,
  /** Carried out without staff. */
  isSelfService: z.boolean(),
  askedAt: z.string(),
  /** The administrator's answer, when declined; '' otherwise. */
  answer: z.string(),
});

const refundRequest = z.object({
  _id: z.string(),
  userName: z.string(),
  courseTitle: z.string(),
  /** Paise: what is left to refund, or was refunded. */
  amount: whole,
  paidAt: z.string(),
  askedAt: z.string(),
  reasonKind: reasonKind.nullable(),
  reason: z.string(),
  state,
  isSelfService: z.boolean(),
  /** The person's other purchases that were refunded on request. */
  noOfOthers: whole,
  answer: z.string(),
  /** An administrator's name; '' without one. */
  answeredBy: z.string(),
  answeredAt: z.string().nullable(),
});

const requestQuery = z.object({ state: emptied(z.enum(['open', 'closed'])), page: countUpTo(100_000) });

/** Counts of all requests. */
const requestMeta = z.object({ open: whole, closed: whole });

const paymentParams = z.object({ paymentId: anyId });
const requestParams = z.object({ requestId: anyId });

export type GiveBackForm = z.infer<typeof giveBackForm>;

/** `amount` in paise. */
export type GiveBackOffer = z.infer<typeof giveBackOffer>;

export type OwnRefundRequest = z.infer<typeof ownRefundRequest>;

/** A request as administrators see it; `amount` in paise. */
export type RefundRequest = z.infer<typeof refundRequest>;

export type RefundRequestQuery = z.infer<typeof requestQuery>;

/** Refunds an own payment at once, or asks an administrator to. */
export const giveBack = call('giveBack', 'POST /payment/giveBack/:paymentId', {
  access: 'payment.giveBack',
  params: paymentParams,
  body: giveBackForm,
  data: givenBack,
  creates: true,
});

/** Ends an enrolment that cost nothing; the progress stays stored. */
export const leaveCourse = call('leaveCourse', 'POST /payment/leaveCourse', {
  access: 'signedIn',
  body: courseIdParams,
  data: z.null(),
});

/** Open ones that wait for staff, oldest first, or all closed ones, newest first. `Total` counts all of the state. */
export const listRefundRequests = call('listRefundRequests', 'GET /payment/refundRequests', {
  access: 'payment.readAll',
  query: requestQuery,
  data: z.array(refundRequest),
  meta: requestMeta,
  example: { as: 'admin' },
});

/** Refunds the payment as `refundPayment` does, which closes the request. */
export const grantRefund = call('grantRefund', 'POST /payment/refundRequests/:requestId/refund', {
  access: 'payment.refund',
  params: requestParams,
  body: refundForm,
  data: refundRequest,
  creates: true,
});

/** Mails the answer to the person. */
export const declineRefund = call('declineRefund', 'POST /payment/refundRequests/:requestId/decline', {
  access: 'payment.declineRefund',
  params: requestParams,
  body: declineForm,
  data: refundRequest,
  creates: true,
});
