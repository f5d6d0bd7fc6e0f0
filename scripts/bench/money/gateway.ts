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
  refundedPaise: number;
}

type GatewayPayment = { id: string; order_id: string; amount: number; amount_refunded: number; captured: boolean };

/** The number of the sandbox's account of payouts. */
export const payoutAccount = '7878780080316316';

const copies = 1;
const pageSize = 100;
/** The payment that an event of a purchase is about; null for refunds, payouts and settlements. */
function purchaseOf(body: string): string | null {
  const { event, payload } = JSON.parse(body) as {
    event: string;
    payload: { payment?: { entity: { id: string } } };
  };
  return event.startsWith('refund.') ? null : (payload.payment?.entity.id ?? null);
}

/** Collects the gateway's webhooks: those of purchases by payment, and all others. */
async function openMailbox(resources: Resources) {
  const receiver = await startReceiver();
  resources.later(() => receiver.stop());
  const byPayment = new Map<string, Webhook[]>();
  let others: Webhook[] = [];
  let sorted = 0;
  const sort = (): void => {
    for (; sorted < receiver.letters.length; sorted += 1) {
      const { body, eventId, signature } = receiver.letters[sorted]!;
      const headers = {
        'content-type': 'application/json',
        'x-razorpay-event-id': eventId,
        'x-razorpay-signature': signature,
      };
      const paymentId = purchaseOf(body);
      if (paymentId === null) others.push({ body, headers });
      else byPayment.set(paymentId, [...(byPayment.get(paymentId) ?? []), { body, headers }]);
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
  /** Those that arrived since the last call and are about no purchase. */
  const takeOthers = (): Webhook[] => {
    sort();
    const taken = others;
    others = [];
    return taken;
  };
  return { address: receiver.url, webhooks, takeOthers };
}

async function listAll<Item>(address: string, path: string): Promise<Item[]> {
  const { get } = createCaller({ address });
  const all: Item[] = [];
  for (let page = pageSize; page === pageSize; ) {
    const at = `${path}${path.includes('?') ? '&' : '?'}count=${pageSize}&skip=${all.length}`;
    const { items } = (await get<{ items: Item[] }>(`/v1/${at}`)).body;
    all.push(...items);
    page = items.length;
  }
  return all;
}

/** The gateway's payment window, and its books. */
export function gatewayAt(address: string) {
  const { post } = createCaller({ address });
  return {
    post,
    /** A buyer presses Pay; null if the order was paid before. */
    async pay(orderId: string, attempt: { outcome: 'success' | 'failure'; method: string }): Promise<Receipt | null> {
      const { status, body } = await post<Receipt>(`/control/orders/${orderId}/pay`, attempt);
      return status === 200 ? body : null;
    },
    /** All captured payments, also those that were refunded. */
    async captured(): Promise<CapturedPayment[]> {
      const all = await listAll<GatewayPayment>(address, 'payments');
      const taken = all.filter(({ captured }) => captured);
      return taken.map(({ id, order_id, amount, amount_refunded }) => ({
        id,
        orderId: order_id,
        amountPaise: amount,
        refundedPaise: amount_refunded,
      }));
    },
  };
}

export type BuyingWindow = Pick<ReturnType<typeof gatewayAt>, 'pay'>;

/** Starts the sandbox's gateway. Its webhooks arrive here; the run decides when to forward them, in which order. */
export async function startGateway(resources: Resources, disorder: boolean) {
  const mailbox = await openMailbox(resources);
  const sandbox = await startTestSandbox({ WEBHOOK_URL: mailbox.address, SANDBOX_PAYOUT_STEP_MS: '150' });
  resources.later(() => sandbox.stop());
  const { post, ...gateway } = gatewayAt(sandbox.address);
  await post('/control/webhooks', { duplicates: copies, disorder });
  return {
    ...gateway,
    env: { RAZORPAY_API: sandbox.address, SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}` },
    /** The webhooks about one payment; waits for all copies of the events. */
    webhooks: (paymentId: string, events: number) => mailbox.webhooks(paymentId, events * (copies + 1)),
    takeOthers: mailbox.takeOthers,
    control: async <Value = unknown>(name: string, body: object = {}): Promise<Value> =>
      (await post<Value>(`/control/${name}`, body)).body,
    /** The gateway's own lists, whole. */
    list: <Item>(path: string) => listAll<Item>(sandbox.address, path),
  };
}

export type Gateway = Awaited<ReturnType<typeof startGateway>>;
