import type { Order } from '@vidya/contracts/calls/payment';
import { finalPrice } from '@vidya/contracts/rules/buying/price';
import { texts } from '@vidya/contracts/texts/texts';
import type { CouponAttemptLimiter } from '../../coupon/port/coupon-attempts.ts';
import { offerOf, refuseCoupon } from '../../coupon/port/coupon-rules.ts';
import type { PurchasableCourse } from '../../enrolment/port/enrolment.store.ts';
import type { Caller } from '../../http/access/session.ts';
import { ApiProblem, conflict, forbidden, notFound } from '../../http/errors.ts';
import { GatewayFault } from '../../outside/payments/card-gateway-client.ts';
import { isOpen } from '../../policy/enrolment-state.ts';
import { may } from '../../policy/may.ts';
import type { Reconciler } from '../gateway/reconcile.service.ts';
import type { StoreAndGateway } from '../sales.store.ts';
import { type CheckoutContext, enrolFree, gatewayIdOf, openOrder } from './open-order.ts';

const say = texts.payment;

interface CheckoutDependencies extends StoreAndGateway {
  reconciler: Reconciler;
  couponAttempts: CouponAttemptLimiter;
}

/** Only learners buy (decision P7); each other role has a message of its own. */
function requireLearner(caller: Caller): void {
  if (may('course.buy', caller)) return;
  throw forbidden(caller.role === 'ADMIN' ? say.adminCannotBuy : say.instructorCannotBuy);
}

export function createCheckout({ store, gateway, reconciler, couponAttempts }: CheckoutDependencies) {
  const requirePurchasable = async (courseId: string): Promise<PurchasableCourse> => {
    const course = await store.findPurchasable(courseId);
    if (!course) throw notFound(texts.course.detailsFailed);
    return course;
  };

  const isHeld = async ({ course, caller }: CheckoutContext): Promise<boolean> =>
    isOpen(await store.findEnrolment(caller.id, course.id));

  /** Any older order may be paid without a notification to us, whatever its amount. */
  const isPaidAlready = async ({ course, caller }: CheckoutContext): Promise<boolean> => {
    for (const order of await store.listOpen(caller.id, course.id)) {
      if ((await reconciler.ask(order)) === 'captured') return true;
    }
    return false;
  };

  const isFreeWith = async ({ course, code }: CheckoutContext): Promise<boolean> => {
    if (!code) return false;
    const coupon = await store.findCoupon(code);
    refuseCoupon(coupon, course);
    return offerOf(coupon, course).price === 0;
  };

  const pay = async (context: CheckoutContext): Promise<string | Order> => {
    const order = await openOrder(store, context);
    if (!order) {
      if (await isHeld(context)) return context.course.id;
      throw conflict(say.wentWrong);
    }
    const id = await gatewayIdOf({ store, gateway }, order, context);
    if (!id) throw conflict(say.wentWrong);
    // The gateway call takes time: another payment may have been applied since.
    if (await isHeld(context)) return context.course.id;
    const coupon = order.couponId ? { code: context.code, savedPaise: order.couponSavedPaise } : undefined;
    return { id, amount: order.amountPaise, currency: 'INR', checkoutScript: gateway.checkoutScript, coupon };
  };

  const buy = async (context: CheckoutContext): Promise<string | Order> => {
    if (await isPaidAlready(context)) return context.course.id;
    if (!(await isFreeWith(context))) return pay(context);
    await enrolFree(store, context);
    return 'Free';
  };

  return {
    /**
     * Returns the course id (already owned), 'Free' (now enrolled), or an order to pay; plus the message for it. `code`
     * is a coupon code, '' without one; throws with the reason when the coupon is not valid.
     */
    async createOrder(courseId: string, caller: Caller, code = ''): Promise<{ data: string | Order; message: string }> {
      requireLearner(caller);
      const course = await requirePurchasable(courseId);
      const context = { course, caller, code };
      if (await isHeld(context)) return { data: course.id, message: say.alreadyOwned };
      // A free course needs no coupon, and does not use one up.
      if (finalPrice(course) === 0) {
        await enrolFree(store, { ...context, code: '' });
        return { data: 'Free', message: say.enrolled };
      }
      const bought = code ? couponAttempts(caller.id, () => buy(context)) : buy(context);
      const data = await bought.catch(async (error: unknown) => {
        // After a double click, the other request may have enrolled: then this error does not matter.
        if (await isHeld(context)) return course.id;
        return asProblem(say.initiateFailed)(error);
      });
      if (data === 'Free') return { data, message: say.enrolled };
      return { data, message: data === course.id ? say.alreadyOwned : '' };
    },
    /** Enrols in a free course. Idempotent. Returns the enrolment's id. */
    async subscribe(courseId: string, caller: Caller): Promise<string> {
      requireLearner(caller);
      const course = await requirePurchasable(courseId);
      const enrolment = await store.findEnrolment(caller.id, course.id);
      if (isOpen(enrolment)) return enrolment.id;
      if (finalPrice(course) > 0) throw new ApiProblem(402, say.wentWrong, 'PaymentRequired');
      return (await enrolFree(store, { course, caller, code: '' }))?.id ?? '';
    },
  };
}

/** A failure of the gateway is not our fault: it becomes a 502. Rethrows everything else. */
export const asProblem =
  (message: string) =>
  (error: unknown): never => {
    if (error instanceof GatewayFault) throw new ApiProblem(502, message, 'GatewayFault');
    throw error;
  };

export type Checkout = ReturnType<typeof createCheckout>;
