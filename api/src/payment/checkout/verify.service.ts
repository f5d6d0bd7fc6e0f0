import type { VerifyOrderForm } from '@vidya/contracts/calls/payment';
import { texts } from '@vidya/contracts/texts/texts';
import type { Caller } from '../../http/access/session.ts';
import { badRequest } from '../../http/errors.ts';
import type { GatewayPayment } from '../../outside/payments/card-gateway-shapes.ts';
import { may } from '../../policy/may.ts';
import { applyPaymentUpdate } from '../gateway/apply-payment-update.ts';
import { capture, eventOf } from '../gateway/gateway-payment.ts';
import { isOver, isPaid } from '../payment-state.ts';
import type { UpdateParts } from '../sales.store.ts';
import { asProblem } from './checkout.service.ts';
import type { OrderRow } from './order.store.ts';

/** The same error for every invalid proof: a forger learns nothing. */
const refused = () => badRequest(texts.payment.verifyFailed, 'PaymentNotVerified');

/**
 * Enrols when the gateway's proof is valid; a repeated proof gives the same result (decision P3). 'surplus': the
 * course was owned already, so the money goes back or is never captured (decision P11).
 */
export function createVerifyOrder({ store, gateway, noteUpdate }: UpdateParts) {
  const isProven = (form: VerifyOrderForm): boolean =>
    gateway.isCheckoutSignature({
      orderId: form.razorpay_order_id,
      paymentId: form.razorpay_payment_id,
      signature: form.razorpay_signature,
    });

  const fetchCaptured = async (paymentId: string, order: OrderRow): Promise<GatewayPayment> =>
    capture({ store, gateway }, await gateway.findPayment(paymentId), order);

  return async (form: VerifyOrderForm, caller: Caller): Promise<'enrolled' | 'surplus'> => {
    const order = await store.findByGatewayId(form.razorpay_order_id);
    if (!order || !may('order.verify', caller, order)) throw refused();
    // The order determines the course; the request body must only match it.
    if (order.courseId !== form.courseId || !isProven(form)) throw refused();
    const known = await store.findPayment(form.razorpay_payment_id);
    const wasPaid = known?.orderId === order.id && isPaid(known.status);
    if (wasPaid && order.status === 'superseded') return 'surplus';
    if (wasPaid && known.status === 'captured') return 'enrolled';
    const payment = await fetchCaptured(form.razorpay_payment_id, order).catch(asProblem(texts.payment.verifyFailed));
    const event = eventOf(payment);
    if (!event || event.gatewayOrderId !== form.razorpay_order_id) throw refused();
    const outcome = await store.transaction((tx) => applyPaymentUpdate(tx, event));
    noteUpdate('browser', event, outcome);
    if (outcome === 'surplus' || (outcome === 'authorized' && isOver(order.status))) return 'surplus';
    if (outcome !== 'captured') throw refused();
    return 'enrolled';
  };
}
