import type { CouponOffer } from '@vidya/contracts/calls/coupon';
import { couponRefused } from '@vidya/contracts/rules/buying/coupon-code';
import { couponOffer } from '@vidya/contracts/rules/buying/coupon-price';
import { finalPrice } from '@vidya/contracts/rules/buying/price';
import { limits } from '@vidya/contracts/rules/limits';
import { texts } from '@vidya/contracts/texts/texts';
import type { PurchasableCourse } from '../../enrolment/port/enrolment.store.ts';
import { type ApiProblem, badRequest } from '../../http/errors.ts';
import { type CouponRow, type CouponStanding, type CouponUseStore, offOf } from './coupon-use.store.ts';

const say = texts.coupon;

export const refusedCoupon = (reason: string): ApiProblem => badRequest(reason, couponRefused);

/** Refuses a coupon that is invalid for everybody. A paused coupon reads as unknown. */
export function refuseCoupon(coupon: CouponRow | null, course: PurchasableCourse): asserts coupon is CouponRow {
  if (!coupon || coupon.isPaused) throw refusedCoupon(say.unknown);
  if (coupon.courseId && coupon.courseId !== course.id) throw refusedCoupon(say.otherCourse);
  if (coupon.expiresAt && coupon.expiresAt < new Date()) throw refusedCoupon(say.expired);
}

/** Refuses a coupon that this buyer cannot use now. */
export function refuseStanding({ maxUses }: CouponRow, standing: CouponStanding): void {
  if (standing.hasUsed) throw refusedCoupon(say.usedByYou);
  if (standing.holdsElsewhere) throw refusedCoupon(say.heldByYou);
  if (maxUses !== null && standing.uses + standing.heldByOthers >= maxUses) throw refusedCoupon(say.usedUp);
}

export const offerOf = (coupon: CouponRow, course: PurchasableCourse): CouponOffer =>
  couponOffer(course, { code: coupon.code, off: offOf(coupon) });

export function refuseFree(course: PurchasableCourse): void {
  if (finalPrice(course) === 0) throw refusedCoupon(say.alreadyFree);
}

export const heldUntil = (): Date => new Date(Date.now() + limits.couponHeldMinutes * 60_000);

/** Call it in the transaction that opens an order or enrols: it locks the last use until its end. */
export async function takeCoupon(
  tx: CouponUseStore,
  code: string,
  { course, userId }: { course: PurchasableCourse; userId: string },
) {
  const coupon = await tx.lockCoupon(code);
  refuseCoupon(coupon, course);
  refuseStanding(coupon, await tx.standingOf({ couponId: coupon.id, userId, courseId: course.id }));
  const { price, saved } = offerOf(coupon, course);
  return { id: coupon.id, code, amountPaise: price * 100, savedPaise: saved * 100 };
}

/** A coupon that is valid for this buyer now, with the amount left to pay. */
export type TakenCoupon = Awaited<ReturnType<typeof takeCoupon>>;
