import type { VerifyOrderForm } from '@vidya/contracts/payment';
import { texts } from '@vidya/contracts/texts';
import { badRequest } from '../http/errors.ts';
import type { Caller } from '../http/session.ts';
import type { CardGateway } from '../outside/card-gateway.ts';
import type { GatewayPayment } from '../outside/card-gateway-shapes.ts';
import { asProblem } from './checkout.service.ts';
import { newsOf } from './payment-news.ts';
import type { SalesStore } from './sales.store.ts';
import { settle } from './settle.ts';

export interface Verification {
  /** Enrols when the gateway's proof holds; the same proof again answers the same (decision P3). */
  verifyOrder(form: VerifyOrderForm, caller: Caller): Promise<void>;
}

/** One answer for every kind of wrong proof: it tells a forger nothing. */
const refused = () => badRequest(texts.payment.verifyFailed, 'PaymentNotVerified');

export function createVerification({ store, gateway }: { store: SalesStore; gateway: CardGateway }): Verification {
  const isProven = (form: VerifyOrderForm): boolean =>
    gateway.isCheckoutSignature({
      orderId: form.razorpay_order_id,
      paymentId: form.razorpay_payment_id,
      signature: form.razorpay_signature,
    });

  const fetchCaptured = async (paymentId: string): Promise<GatewayPayment> => {
    const payment = await gateway.findPayment(paymentId);
    if (payment.status !== 'authorized') return payment;
    return gateway.capturePayment({ id: payment.id, amountPaise: payment.amount });
  };

  return {
    async verifyOrder(form, caller) {
      const order = await store.findByGatewayId(form.razorpay_order_id);
      // The course is the order's; what the body says only has to agree with it.
      if (!order || order.userId !== caller.id || order.courseId !== form.courseId || !isProven(form)) throw refused();
      const known = await store.findPayment(form.razorpay_payment_id);
      if (known?.orderId === order.id && known.status === 'captured') return;
      const payment = await fetchCaptured(form.razorpay_payment_id).catch(asProblem(texts.payment.verifyFailed));
      const news = newsOf(payment);
      if (!news || news.gatewayOrderId !== form.razorpay_order_id) throw refused();
      if ((await store.transaction((tx) => settle(tx, news))) !== 'captured') throw refused();
    },
  };
}
