import { setTimeout as pause } from 'node:timers/promises';
import type { VerifyOrderForm } from '@vidya/contracts/calls/payment';
import { createCaller } from '../../../sandbox/src/testing/call.ts';
import { startReceiver } from '../../../sandbox/src/testing/receiver.ts';
import { startTestSandbox } from '../../../sandbox/src/testing.ts';
import type { Resources } from '../harness/on-postgres.ts';

/** The payment window's result for the page. */
export type Receipt = Omit<VerifyOrderForm, 'courseId'>;

/** A webhook as received: the signature covers exactly these bytes. */
export interface Webhook {
  body: string;
  headers: Record<string, string>;
}

export interface CapturedPayment {
  id: string;
  orderId: string;
  amountPaise: number;
}

interface PaymentPage {
  items: { id: string; order_id: string; amount: number; status: string }[];
}

const copies = 1;
const pageSize = 100;
const paymentOf = (body: string): string =>
  (JSON.parse(body) as { payload: { payment: { entity: { id: string } } } }).payload.payment.entity.id;

/** Collects the gateway's webhooks by payment. */
async function openMailbox(resources: Resources) {
  const receiver = await startReceiver();
  resources.later(() => receiver.stop());
  const byPayment = new Map<string, Webhook[]>();
  let sorted = 0;
  const sort = (): void => {
    for (; sorted < receiver.letters.length; sorted += 1) {
      const { body, eventId, signature } = receiver.letters[sorted]!;
      const headers = {
        'content-type': 'application/json',
        'x-razorpay-event-id': eventId,
        'x-razorpay-signature': signature,
      };
      const known = byPayment.get(paymentOf(body)) ?? [];
      byPayment.set(paymentOf(body), [...known, { body, headers }]);
    }
  };
  const webhooks = async (paymentId: string, count: number): Promise<Webhook[]> => {
    for (;;) {
      sort();
      const found = byPayment.get(paymentId) ?? [];
      if (found.length >= count) return found;
      await pause(5);
    }
  };
  return { address: receiver.url, webhooks };
}

/** The gateway's payment window, and its books. */
export function gatewayAt(address: string) {
  const { get, post } = createCaller({ address });
  return {
    post,
    /** A buyer presses Pay; null if the order was paid before. */
    async pay(orderId: string, attempt: { outcome: 'success' | 'failure'; method: string }): Promise<Receipt | null> {
      const { status, body } = await post<Receipt>(`/control/orders/${orderId}/pay`, attempt);
      return status === 200 ? body : null;
    },
    /** All captured payments. */
    async captured(): Promise<CapturedPayment[]> {
      const all: PaymentPage['items'] = [];
      for (let page = pageSize; page === pageSize; ) {
        const { items } = (await get<PaymentPage>(`/v1/payments?count=${pageSize}&skip=${all.length}`)).body;
        all.push(...items);
        page = items.length;
      }
      const taken = all.filter(({ status }) => status === 'captured');
      return taken.map(({ id, order_id, amount }) => ({ id, orderId: order_id, amountPaise: amount }));
    },
  };
}

export type BuyingWindow = Pick<ReturnType<typeof gatewayAt>, 'pay'>;

/** Starts the sandbox's gateway. Its webhooks arrive here; the run decides when to forward them, in which order. */
export async function startGateway(resources: Resources, disorder: boolean) {
  const mailbox = await openMailbox(resources);
  const sandbox = await startTestSandbox({ WEBHOOK_URL: mailbox.address });
  resources.later(() => sandbox.stop());
  const { post, ...gateway } = gatewayAt(sandbox.address);
  await post('/control/webhooks', { duplicates: copies, disorder });
  return {
    ...gateway,
    env: { RAZORPAY_API: sandbox.address, SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}` },
    /** The webhooks about one payment; waits for all copies of the events. */
    webhooks: (paymentId: string, events: number) => mailbox.webhooks(paymentId, events * (copies + 1)),
  };
}

export type Gateway = Awaited<ReturnType<typeof startGateway>>;
