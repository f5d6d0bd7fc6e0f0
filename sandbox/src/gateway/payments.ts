import type { Attempt } from './checkout/read-attempt.ts';
import { GatewayError, invalidInput } from './errors.ts';
import { describeEvent, type GatewayEvent, type Notify } from './events.ts';
import { find, type Ledger } from './ledger.ts';
import { type StoredOrder, toOrder } from './new-order.ts';
import { createPayment, declined, feeOf, noFault, type Payment } from './new-payment.ts';
import { readAmount, requireRupees } from './orders.ts';

export function createPayments(ledger: Ledger, notify: Notify) {
  function save(payment: Payment): Payment {
    ledger.payments.put(payment.id, payment);
    return payment;
  }

  function fail(payment: Payment): Payment {
    const failed = save({ ...payment, ...declined, status: 'failed' });
    notify([describeEvent('payment.failed', { payment: failed })]);
    return failed;
  }

  function applyCapture(payment: Payment): { captured: Payment; events: GatewayEvent[] } {
    const captured = save({ ...payment, ...feeOf(payment.amount), status: 'captured', captured: true });
    const order: StoredOrder = { ...find(ledger.orders, payment.order_id), status: 'paid' };
    order.amount_paid = order.amount;
    order.amount_due = 0;
    ledger.orders.put(order.id, order);
    const events = [
      describeEvent('payment.captured', { payment: captured }),
      describeEvent('order.paid', { payment: captured, order: toOrder(order) }),
    ];
    return { captured, events };
  }

  function succeed(payment: Payment): Payment {
    const authorized = save({ ...payment, ...noFault, status: 'authorized' });
    const event = describeEvent('payment.authorized', { payment: authorized });
    if (!find(ledger.orders, payment.order_id).autoCapture) {
      notify([event]);
      return authorized;
    }
    const { captured, events } = applyCapture(authorized);
    notify([event, ...events]);
    return captured;
  }

  function refuseWhenPaid(orderId: string): StoredOrder {
    const order = find(ledger.orders, orderId);
    if (order.status !== 'paid') return order;
    throw new GatewayError({
      description: 'Payment already done for this order.',
      source: 'business',
      step: 'payment_initiation',
      reason: 'order_already_paid',
      metadata: { order_id: order.id },
    });
  }

  return {
    /** Makes a payment when a buyer presses Pay. Returns a failed attempt, does not throw: it is a payment too. */
    attempt(orderId: string, attempt: Attempt): Payment {
      const order = refuseWhenPaid(orderId);
      ledger.orders.put(order.id, { ...order, status: 'attempted', attempts: order.attempts + 1 });
      const payment = save(createPayment(order, attempt));
      return attempt.outcome === 'success' ? succeed(payment) : fail(payment);
    },

    /** `POST /v1/payments/:id/capture`, for orders without automatic capture. */
    capture(paymentId: string, request: { amount?: unknown; currency?: unknown }): Payment {
      const payment = find(ledger.payments, paymentId);
      if (payment.captured) throw invalidInput('This payment has already been captured');
      if (payment.status !== 'authorized') {
        throw invalidInput('Only payments which have been authorized and not yet captured can be captured');
      }
      if (request.currency !== undefined) requireRupees(request.currency);
      if (readAmount(request.amount) !== payment.amount) {
        throw invalidInput('Capture amount must be equal to the amount authorized', 'amount');
      }
      refuseWhenPaid(payment.order_id);
      const { captured, events } = applyCapture(payment);
      notify(events);
      return captured;
    },

    /** The bank reports late that a failed payment succeeded. */
    recover(paymentId: string): Payment {
      const payment = find(ledger.payments, paymentId);
      if (payment.status !== 'failed') throw invalidInput('Only a failed payment can be reported as paid late');
      refuseWhenPaid(payment.order_id);
      return succeed(payment);
    },
  };
}
