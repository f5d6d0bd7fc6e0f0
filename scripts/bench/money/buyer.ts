import { callAddress } from '@vidya/contracts/calls/call';
import { createOrder, type Order, verifyOrder } from '@vidya/contracts/calls/payment';
import { sendInDisorder } from '../harness/crowd.ts';
import type { Send } from '../harness/sender.ts';
import type { Gateway, Receipt, Webhook } from './gateway.ts';
import type { Plan } from './plan.ts';

/** A signed-in person who wants one course. */
export interface Buyer {
  courseId: string;
  /** Cookie and token headers. */
  headers: Record<string, string>;
}

export const webhookPath = '/api/v1/payment/webhook';
/** People and the gateway retry until they get a response; a page sends its proof only once. */
const patientTries = 60;
const eventsOfPayment = 3;

/** One person's whole purchase, with all updates of the gateway and the page in random order. */
export async function buy(buyer: Buyer, plan: Plan, world: { gateway: Gateway; send: Send }): Promise<void> {
  const { gateway, send } = world;
  const headers = { ...buyer.headers, 'content-type': 'application/json' };
  const paidFor = new Set<string>();

  const press = async (): Promise<Order | null> => {
    const body = JSON.stringify({ courseId: buyer.courseId });
    const response = await send({ path: callAddress(createOrder), body, headers, tries: patientTries });
    return typeof response?.data === 'object' ? (response.data as Order | null) : null;
  };
  const verify = (receipt: Receipt) => async (): Promise<void> => {
    const body = JSON.stringify({ ...receipt, courseId: buyer.courseId });
    await send({ path: callAddress(verifyOrder), body, headers, tries: 1 });
  };
  const deliver = (webhook: Webhook) => async (): Promise<void> => {
    await send({ path: webhookPath, ...webhook, tries: patientTries });
  };
  /** The buyer pays in a second window too, if one opens. */
  const pressAgain = async (): Promise<void> => {
    const order = await press();
    if (order) await payFor(order, false);
  };

  async function payFor({ id }: Order, mayPressAgain: boolean): Promise<void> {
    if (plan.pays === 'never' || paidFor.has(id)) return;
    paidFor.add(id);
    const webhooks: Webhook[] = [];
    if (plan.pays === 'after a failure') {
      const failed = await gateway.pay(id, { outcome: 'failure', method: plan.method });
      if (failed) webhooks.push(...(await gateway.webhooks(failed.razorpay_payment_id, 1)));
    }
    const receipt = await gateway.pay(id, { outcome: 'success', method: plan.method });
    if (!receipt) return;
    webhooks.push(...(await gateway.webhooks(receipt.razorpay_payment_id, eventsOfPayment)));
    const updates = [
      ...(plan.hasWebhooks ? webhooks.map(deliver) : []),
      ...Array.from({ length: plan.verifications }, () => verify(receipt)),
      ...(mayPressAgain && plan.isImpatient ? [pressAgain] : []),
    ];
    await sendInDisorder(updates, plan);
  }

  const orders = await Promise.all(Array.from({ length: plan.clicks }, press));
  for (const order of orders) if (order) await payFor(order, true);
}
