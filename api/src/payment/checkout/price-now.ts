import type { PurchaseHistoryEntry } from '@vidya/contracts/calls/payment';
import { orderAmountPaise } from '@vidya/contracts/rules/buying/price';
import { offerOf, refuseCoupon, refuseStanding } from '../../coupon/port/coupon-rules.ts';
import type { PurchasableCourse } from '../../enrolment/port/enrolment.store.ts';
import { ApiProblem } from '../../http/errors.ts';
import { isOpen } from '../../policy/enrolment-state.ts';
import type { SalesStore } from '../sales.store.ts';

type PriceLookups = Pick<SalesStore, 'findPurchasable' | 'findEnrolment' | 'findCoupon' | 'standingOf'>;

/** Buyer, course and coupon of a price request; `code` is '' without a coupon. */
interface PriceRequest {
  userId: string;
  courseId: string;
  code: string;
}

/** The code of the coupon that is in the amount; '' without one. */
export type CurrentPrice = PurchaseHistoryEntry['resume'];

/**
 * The current checkout price of a course for a person: with the coupon if still valid for them, else without. Null when
 * there is nothing to pay: not on sale, owned, or free.
 */
export async function priceNow(shelf: PriceLookups, { userId, courseId, code }: PriceRequest): Promise<CurrentPrice> {
  const course = await shelf.findPurchasable(courseId);
  if (!course || isOpen(await shelf.findEnrolment(userId, courseId))) return null;
  const reduced = code ? await withCoupon(shelf, course, { userId, code }) : null;
  const price = reduced ?? { amount: orderAmountPaise(course), coupon: '' };
  return price.amount > 0 ? price : null;
}

/** Null when the coupon is no longer valid. */
async function withCoupon(
  shelf: PriceLookups,
  course: PurchasableCourse,
  { userId, code }: Omit<PriceRequest, 'courseId'>,
): Promise<CurrentPrice> {
  try {
    const coupon = await shelf.findCoupon(code);
    refuseCoupon(coupon, course);
    refuseStanding(coupon, await shelf.standingOf({ couponId: coupon.id, userId, courseId: course.id }));
    return { amount: offerOf(coupon, course).price * 100, coupon: code };
  } catch (error) {
    if (error instanceof ApiProblem) return null;
    throw error;
  }
}
