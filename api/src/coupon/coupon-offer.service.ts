import { texts } from '@vidya/contracts/texts/texts';
import type { EnrolmentStore } from '../enrolment/port/enrolment.store.ts';
import type { Caller } from '../http/access/session.ts';
import { notFound } from '../http/errors.ts';
import { offerOf, refuseCoupon, refusedCoupon, refuseFree, refuseStanding } from './port/coupon-rules.ts';
import type { CouponUseStore } from './port/coupon-use.store.ts';

export const createCouponOffers = (store: CouponUseStore & Pick<EnrolmentStore, 'findPurchasable'>) => ({
  /** Returns what a code is worth now for this course and person. Throws 400 with the reason if it is worth nothing. */
  async checkCoupon({ courseId, code }: { courseId: string; code: string }, caller: Caller | null) {
    if (!code) throw refusedCoupon(texts.coupon.codeMissing);
    const course = await store.findPurchasable(courseId);
    if (!course) throw notFound(texts.course.detailsFailed);
    refuseFree(course);
    const coupon = await store.findCoupon(code);
    refuseCoupon(coupon, course);
    refuseStanding(coupon, await store.standingOf({ couponId: coupon.id, userId: caller?.id ?? null, courseId }));
    return offerOf(coupon, course);
  },
});

export type CouponOffers = ReturnType<typeof createCouponOffers>;
