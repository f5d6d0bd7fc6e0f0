import { messageOf } from '@vidya/contracts/api-error';
import type { Send } from '@vidya/contracts/client';
import { createOrder, getKeyId, type Order } from '@vidya/contracts/payment';
import { texts } from '@vidya/contracts/texts';

export type Prepared =
  | { kind: 'owned' }
  | { kind: 'free' }
  | { kind: 'order'; key: string; order: Order }
  | { kind: 'failed'; message: string };

const failed = (message: string): Prepared => ({ kind: 'failed', message });

/** Section 4, steps 1 to 4 and 7: the key, then the order, then what the reply means. */
export async function preparePayment(send: Send, courseId: string, signal: AbortSignal): Promise<Prepared> {
  if (!courseId) return failed(texts.course.detailsFailed);
  try {
    const { data: key } = await send(getKeyId, { signal });
    const { data: reply } = await send(createOrder, { body: { courseId }, signal });
    return meaningOf(reply, { key, courseId });
  } catch (error) {
    return failed(messageOf(error, texts.payment.initiateFailed));
  }
}

function meaningOf(reply: string | Order | null, { key, courseId }: { key: string; courseId: string }): Prepared {
  if (!reply) return failed(texts.payment.initiateFailed);
  if (reply === courseId) return { kind: 'owned' };
  if (reply === 'Free') return { kind: 'free' };
  if (typeof reply === 'string' || !reply.id || !key) return failed(texts.payment.wentWrong);
  return { kind: 'order', key, order: reply };
}
