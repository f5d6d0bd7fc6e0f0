import { usePlatform } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import type { Order } from '@vidya/contracts/calls/payment';
import { limits } from '@vidya/contracts/rules/limits';
import { texts } from '@vidya/contracts/texts/texts';
import { useEffect, useEffectEvent, useState } from 'react';
import { oneAtATime } from './one-payment.ts';
import { GatewayUnavailable, loadScript, type PaymentOutcome, payInWindow } from './payment-window.ts';
import { type Prepared, preparePayment } from './prepare-payment.ts';
import type { ToBuy } from './use-checkout-course.ts';
import { usePaymentUpdate } from './use-payment-update.ts';

/**
 * `elsewhere`: another tab pays for this course. `open`: the gateway's window is open. `blocked`: it could not open.
 * `refused`: the coupon was refused.
 */
export type CheckoutPhase =
  | 'opening'
  | 'elsewhere'
  | 'open'
  | 'blocked'
  | 'refused'
  | 'verifying'
  | 'paid'
  | 'cancelled';

export type Place = 'lectures' | 'course';
type OrderToPay = Extract<Prepared, { kind: 'order' }>;

interface CheckoutPlan extends Omit<ToBuy, 'course'> {
  payer: User;
  onLeave: (place: Place) => void;
}

const scriptTimeoutMs = 20_000;
const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/**
 * Runs the seven steps of section 4 once, on mount. Unmounting closes the window and stops the run, so that a doubled
 * effect never shows two windows. To start again, give the component a new key.
 */
export function useCheckout({ courseId, coupon, payer, onLeave }: CheckoutPlan) {
  const { send, toasts } = usePlatform();
  const { verify, refresh } = usePaymentUpdate(courseId);
  const [phase, setPhase] = useState<CheckoutPhase>('opening');
  /** Why the coupon was refused. */
  const [refusal, setRefusal] = useState('');
  /** The order to pay, once the server has created it. */
  const [order, setOrder] = useState<Order | null>(null);

  const leaveAfter = async (ms: number, place: Place, signal: AbortSignal): Promise<void> => {
    await wait(ms);
    if (!signal.aborted) onLeave(place);
  };

  const askToPay = async ({ key, order }: OrderToPay, signal: AbortSignal): Promise<PaymentOutcome | null> => {
    try {
      await loadScript(order.checkoutScript, scriptTimeoutMs);
      if (!signal.aborted) setPhase('open');
      return await payInWindow({ key, order, payer, signal });
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      return null;
    }
  };

  const payAndVerify = async (order: OrderToPay, signal: AbortSignal): Promise<void> => {
    const outcome = await askToPay(order, signal);
    if (outcome === null) {
      if (!signal.aborted) setPhase('blocked');
      return;
    }
    if (outcome.kind === 'dismissed') {
      toasts.error(texts.payment.cancelled);
      setPhase('cancelled');
      return leaveAfter(limits.redirectMs.afterCancel, 'course', signal);
    }
    setPhase('verifying');
    if (!(await verify(outcome.reply))) return leaveAfter(0, 'course', signal);
    setPhase('paid');
    return leaveAfter(limits.redirectMs.afterPayment, 'lectures', signal);
  };

  const buy = async (signal: AbortSignal): Promise<void> => {
    setPhase('opening');
    const prepared = await preparePayment(send, { courseId, coupon, signal });
    if (signal.aborted) return;
    if (prepared.kind === 'order') {
      setOrder(prepared.order);
      return payAndVerify(prepared, signal);
    }
    if (prepared.kind === 'refused') {
      setRefusal(prepared.message);
      return setPhase('refused');
    }
    if (prepared.kind === 'failed') {
      toasts.error(prepared.message);
      return onLeave('course');
    }
    toasts.success(prepared.kind === 'owned' ? texts.payment.alreadyOwned : texts.payment.enrolled);
    refresh();
    onLeave('lectures');
  };

  const run = useEffectEvent((signal: AbortSignal): Promise<void> => {
    const onWait = (): void => setPhase('elsewhere');
    return oneAtATime({ courseId, signal, onWait }, () => buy(signal));
  });

  useEffect(() => {
    const flow = new AbortController();
    // oxlint-disable-next-line react/set-state-in-effect -- state changes only after the server has answered
    void run(flow.signal);
    return () => flow.abort();
  }, []);

  return { phase, refusal, order };
}
