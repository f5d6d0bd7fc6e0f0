import { randomBytes } from 'node:crypto';
import { finalPrice, orderAmountPaise } from '@vidya/contracts/course';
import type { Order } from '@vidya/contracts/payment';
import { texts } from '@vidya/contracts/texts';
import { ApiProblem, conflict, forbidden, notFound } from '../http/errors.ts';
import type { Caller } from '../http/session.ts';
import type { CardGateway } from '../outside/card-gateway.ts';
import { GatewayFault } from '../outside/card-gateway-client.ts';
import type { CourseForSale, EnrolmentRow } from './enrolment.store.ts';
import type { OpenOrder, OrderRow } from './order.store.ts';
import { accessUntil } from './payment-state.ts';
import type { Reconciler } from './reconcile.service.ts';
import type { SalesStore } from './sales.store.ts';

const say = texts.payment;

export interface Checkout {
  /** The course id (already held), 'Free' (now enrolled), or an order to pay; with the words for it. */
  createOrder(courseId: string, caller: Caller): Promise<{ data: string | Order; message: string }>;
  /** Enrols in a free course; asking again changes nothing. Answers the seat's id. */
  subscribe(courseId: string, caller: Caller): Promise<string>;
}

interface Parts {
  store: SalesStore;
  gateway: CardGateway;
  reconciler: Reconciler;
}

/** Decision P7, on the server too. */
export function refuseStaff(caller: Caller): void {
  if (caller.role === 'INSTRUCTOR') throw forbidden(say.instructorCannotBuy);
  if (caller.role === 'ADMIN') throw forbidden(say.adminCannotBuy);
}

const isOpen = (seat: EnrolmentRow | null): seat is EnrolmentRow =>
  seat?.status === 'active' && seat.expiresAt > new Date();

export function createCheckout({ store, gateway, reconciler }: Parts): Checkout {
  const forSale = async (courseId: string): Promise<CourseForSale> => {
    const course = await store.findForSale(courseId);
    if (!course) throw notFound(texts.course.detailsFailed);
    return course;
  };

  /** One transaction: the seat, and a payment of nothing that the history shows as 'Free Coupon' (decision P5). */
  const enrolFree = (course: CourseForSale, caller: Caller): Promise<EnrolmentRow | null> =>
    store.transaction(async (tx) => {
      const expiresAt = accessUntil(course.accessDays, null);
      const wanted = { userId: caller.id, courseId: course.id, amountPaise: 0, expiresAt };
      const seat = await tx.grantUnlessOpen(wanted);
      if (!seat) return tx.findEnrolment(caller.id, course.id);
      const capturedAt = new Date();
      await tx.addPayment({ ...paymentOf(course, caller), amountPaise: 0, status: 'captured', capturedAt, expiresAt });
      return seat;
    });

  /** Null when the course was paid for since its seat was looked for. */
  const openOrder = (course: CourseForSale, caller: Caller): Promise<OpenOrder | null> =>
    store.transaction(async (tx) => {
      const amountPaise = orderAmountPaise(course);
      const receipt = randomBytes(16).toString('hex');
      const { id: courseId, price, discount } = course;
      const opened = await tx.openOrder({ userId: caller.id, courseId, price, discount, amountPaise, receipt });
      if (!opened?.isNew) return opened;
      // Looked for again behind the insert, which waits for a payment that is just being taken in: nobody pays twice.
      if (isOpen(await tx.findEnrolment(caller.id, course.id))) {
        await tx.setStatus(opened.order.id, 'closed');
        return null;
      }
      await tx.addPayment({ ...paymentOf(course, caller), orderId: opened.order.id, amountPaise });
      return opened;
    });

  /** Asking twice with one receipt opens one order at the gateway: whoever is refused finds the other's. */
  const gatewayIdOf = async (order: OrderRow, course: CourseForSale, caller: Caller): Promise<string> => {
    if (order.gatewayOrderId) return order.gatewayOrderId;
    const { amountPaise, receipt } = order;
    const notes = {
      courseId: course.id,
      courseTitle: course.title.slice(0, 250),
      userName: caller.fullName.slice(0, 250),
    };
    const opened = await gateway.createOrder({ amountPaise, receipt, notes }).catch(async (error: unknown) => {
      const found = await gateway.findOrderByReceipt(receipt);
      if (!found) throw error;
      return found;
    });
    return store.keepGatewayId(order.id, opened.id);
  };

  const pay = async (course: CourseForSale, caller: Caller): Promise<string | Order> => {
    const opened = await openOrder(course, caller);
    if (!opened) {
      if (isOpen(await store.findEnrolment(caller.id, course.id))) return course.id;
      throw conflict(say.wentWrong);
    }
    // An older order may have been paid without anybody telling us.
    if (!opened.isNew && (await reconciler.ask(opened.order)) === 'captured') return course.id;
    const id = await gatewayIdOf(opened.order, course, caller);
    return { id, amount: opened.order.amountPaise, currency: 'INR', checkoutScript: gateway.checkoutScript };
  };

  return {
    async createOrder(courseId, caller) {
      refuseStaff(caller);
      const course = await forSale(courseId);
      if (isOpen(await store.findEnrolment(caller.id, course.id)))
        return { data: course.id, message: say.alreadyOwned };
      if (finalPrice(course) === 0) {
        await enrolFree(course, caller);
        return { data: 'Free', message: say.enrolled };
      }
      const data = await pay(course, caller).catch(asProblem(say.initiateFailed));
      return { data, message: data === course.id ? say.alreadyOwned : '' };
    },
    async subscribe(courseId, caller) {
      refuseStaff(caller);
      const course = await forSale(courseId);
      const seat = await store.findEnrolment(caller.id, course.id);
      if (isOpen(seat)) return seat.id;
      if (finalPrice(course) > 0) throw new ApiProblem(402, say.wentWrong, 'PaymentRequired');
      return (await enrolFree(course, caller))?.id ?? '';
    },
  };
}

const paymentOf = (course: CourseForSale, caller: Caller) => ({
  userId: caller.id,
  userName: caller.fullName,
  courseId: course.id,
  courseTitle: course.title,
});

/** A gateway that fails is not our fault, and says so with 502; everything else goes on. */
export const asProblem =
  (message: string) =>
  (error: unknown): never => {
    if (error instanceof GatewayFault) throw new ApiProblem(502, message, 'GatewayFault');
    throw error;
  };
