import { callAddress } from '@vidya/contracts/calls/call';
import { createOrder, type Order, verifyOrder } from '@vidya/contracts/calls/payment';
import { pick } from '../../../api/src/seed/sample/random.ts';
import type { BuyingWindow } from '../money/gateway.ts';
import type { Crowd, Person } from './crowd.ts';
import { attempt, dataOf, request } from './requests.ts';

/** How long people wait until they press again, in ms. */
const againMs = 1_000;

/** One person who buys one course after the other. Presses a button again until it works. */
export async function buyForever(person: Person, window: BuyingWindow, crowd: Crowd): Promise<void> {
  const { site, random, timelines, confirmed } = crowd;
  const headers = { ...person.headers, 'content-type': 'application/json' };
  const post = (path: string, body: object): Promise<unknown> =>
    crowd.untilDone(againMs, () =>
      attempt(timelines.buying, async () =>
        dataOf(await request(site + path, { method: 'POST', headers, body: JSON.stringify(body) })),
      ),
    );
  for (const courseId of person.courses) {
    await crowd.rest(random() * 2 * crowd.betweenPurchasesMs);
    if (crowd.isOver()) return;
    const ordered = (await post(callAddress(createOrder), { courseId })) as { data: Order } | null;
    if (!ordered) return;
    const receipt = await window.pay(ordered.data.id, { outcome: 'success', method: pick(random, ['upi', 'card']) });
    // Every third buyer closes the page: the webhook has to do.
    if (!receipt || random() < 1 / 3) continue;
    if (await post(callAddress(verifyOrder), { ...receipt, courseId }))
      confirmed.purchases.push({ userId: person.userId, courseId, paymentId: receipt.razorpay_payment_id });
  }
}
