import { createOrder, getKeyId } from '@vidya/contracts/browser/calls';
import type { Send } from '@vidya/contracts/browser/client';
import type { Order } from '@vidya/contracts/calls/payment';
import { ApiError, messageOf } from '@vidya/contracts/rules/api-error';
import { couponRefused } from '@vidya/contracts/rules/buying/coupon-code';
import { texts } from '@vidya/contracts/texts/texts';
import type { ToBuy } from './use-checkout-course.ts';

export type Prepared =
  | { kind: 'owned' }
  | { kind: 'free' }
  | { kind: 'order'; key: string; order: Order }
  /** The coupon is no longer valid; the course can be bought without it. */
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; message: string };

const failed = (message: string): Prepared => ({ kind: 'failed', message });

type PaymentRequest = Omit<ToBuy, 'course'> & { signal: AbortSignal };

/** Section 4, steps 1 to 4 and 7: fetches the key, creates the order and interprets the reply. */
export async function preparePayment(send: Send, request: PaymentRequest): Promise<Prepared> {
  const { courseId, coupon, signal } = request;
  if (!courseId) return failed(texts.course.detailsFailed);
  const key = await askKey(send, signal);
  // No key, no payment: do not create an order.
  if (!key) return failed(texts.payment.wentWrong);
  try {
    const { data: reply } = await send(createOrder, {
      body: { courseId, ...(coupon && { couponCode: coupon }) },
      signal,
    });
    return meaningOf(reply, { key, courseId });
  } catch (error) {
    if (error instanceof ApiError && error.code === couponRefused) return { kind: 'refused', message: error.message };
    return failed(messageOf(error, texts.payment.initiateFailed));
  }
}

/** The gateway's key; '' on any failure, because all failures show the same text (section 4, step 7). */
const askKey = (send: Send, signal: AbortSignal): Promise<string> =>
  send(getKeyId, { signal }).then(
    ({ data }) => data || '',
    () => '',
  );

function meaningOf(reply: string | Order | null, { key, courseId }: { key: string; courseId: string }): Prepared {
  if (!reply) return failed(texts.payment.initiateFailed);
  if (reply === courseId) return { kind: 'owned' };
  if (reply === 'Free') return { kind: 'free' };
  if (typeof reply === 'string' || !reply.id) return failed(texts.payment.wentWrong);
  return { kind: 'order', key, order: reply };
}
