import type { GatewayConfig, PayoutSwitches } from '../config.ts';
import type { Journal } from '../journal.ts';
import { GatewayError } from './errors.ts';
import { createLedger } from './ledger.ts';
import type { Payment } from './new-payment.ts';
import { type RefundRequest } from './new-refund.ts';
import { createOrder, type OrderRequest } from './orders.ts';
import { createPayments } from './payments.ts';
import { createAccount } from './payouts/account.ts';
import { createPayouts } from './payouts/payouts.ts';
import { createValidations } from './payouts/validations.ts';
import type { Delivery } from './post-webhook.ts';
import { refundPayment } from './refunds.ts';
import { createSettlement } from './settlements/settlements.ts';
import { hmac } from './signature.ts';
import { createWebhooks } from './webhooks.ts';

const settlesEveryMs = 3_600_000;

export type Gateway = ReturnType<typeof createGateway>;
export type Receipt = ReturnType<Gateway['sign']>;

export function createGateway(config: GatewayConfig, journal: Journal) {
  const ledger = createLedger(journal);
  const webhooks = createWebhooks(config, journal.collection<Delivery>('delivery'));
  const account = createAccount(ledger.transactions, config.payoutAccount);
  const switches = { ...config.payoutSwitches };
  const payouts = createPayouts({ ledger, account, webhooks, switches });
  const validations = createValidations({ ledger, notify: webhooks.send, switches });
  let settling: NodeJS.Timeout | undefined;
  const settleBefore = (before?: number) => {
    const settlement = createSettlement(ledger, account, webhooks.send, before);
    payouts.releaseQueued();
    return settlement;
  };
  const settleDue = (): void => {
    try {
      settleBefore(Date.now() - config.settleAfterMs);
    } catch (error) {
      // Nothing is due.
      if (!(error instanceof GatewayError)) throw error;
    }
  };
  return {
    config,
    ledger,
    webhooks,
    account,
    payouts,
    payoutSwitches: switches,
    validations,
    changePayoutSwitches(changes: Partial<PayoutSwitches>): void {
      Object.assign(switches, changes);
      payouts.releaseQueued();
    },
    /** Settles what is open, due or not; payouts that wait for money go on. */
    createSettlement: () => settleBefore(),
    /** A transfer to the account of payouts, in paise. */
    addFunds(amount: number): void {
      account.receive(amount, 'Vidya');
      payouts.releaseQueued();
    },
    /** Starts what happens later, beginning with what an earlier run left. */
    start(): void {
      for (const part of [webhooks, payouts, validations]) part.start();
      settleDue();
      settling = setInterval(settleDue, settlesEveryMs);
      settling.unref();
    },
    async stop(): Promise<void> {
      clearInterval(settling);
      payouts.stop();
      validations.stop();
      await webhooks.stop();
    },
    ...createPayments(ledger, webhooks.send),
    createOrder: (request: OrderRequest) => createOrder(ledger, request),
    refund: (paymentId: string, request: RefundRequest) => refundPayment(ledger, webhooks.send, paymentId, request),
    /** The payment window's result for the site's `handler`, with proof that the gateway has seen this payment. */
    sign: (payment: Payment) => ({
      razorpay_payment_id: payment.id,
      razorpay_order_id: payment.order_id,
      razorpay_signature: hmac(config.keySecret, `${payment.order_id}|${payment.id}`),
    }),
    /** Deletes all records and resets the switches to those of the environment. */
    reset() {
      webhooks.forget();
      Object.assign(webhooks.switches, config.switches);
      Object.assign(switches, config.payoutSwitches);
      for (const records of Object.values(ledger)) records.clear();
    },
  };
}
