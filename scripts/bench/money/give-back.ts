import { giveBack } from '@vidya/contracts/calls/buying/refunds';
import { callAddress } from '@vidya/contracts/calls/call';
import { type PurchaseHistoryEntry, purchaseHistory } from '@vidya/contracts/calls/payment';
import type { Random } from '../../../api/src/seed/sample/random.ts';
import type { Send } from '../harness/sender.ts';
import type { Buyer } from './buyer.ts';

const tries = 30;

/** The buyer returns all that may be returned, pressing the button twice at once. */
export async function returnCourse({ headers }: Buyer, random: Random, send: Send): Promise<void> {
  const list = await send({ method: 'GET', path: callAddress(purchaseHistory), headers, tries });
  for (const { giveBack: offer } of (list?.data ?? []) as PurchaseHistoryEntry[]) {
    if (!offer) continue;
    const press = () =>
      send({
        path: callAddress(giveBack, { paymentId: offer.paymentId }),
        body: JSON.stringify({ reason: '' }),
        headers: { ...headers, 'content-type': 'application/json' },
        tries,
        mayBeRefused: true,
      });
    await Promise.all(random() < 0.3 ? [press(), press()] : [press()]);
  }
}
