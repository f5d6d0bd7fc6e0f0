import { checkCoupon, createCoupon, deleteCoupon, listCoupons, updateCoupon } from '@vidya/contracts/calls/coupon';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { clientAddress } from '../http/limits.ts';
import { route } from '../policy/route.ts';
import type { CouponService } from './coupon.service.ts';
import type { CouponOffers } from './coupon-offer.service.ts';
import type { CouponAttemptLimiter } from './port/coupon-attempts.ts';

interface Services {
  coupons: CouponService;
  offers: CouponOffers;
  couponAttempts: CouponAttemptLimiter;
  config: Pick<Config, 'frontSecret'>;
}

/** Administrators manage coupons; anybody with a code can check what it is worth. */
export function couponRoutes(app: FastifyInstance, { coupons, offers, couponAttempts, config }: Services): void {
  route(app, listCoupons, ({ query }) => coupons.listCoupons(query));
  route(app, createCoupon, async ({ body, caller }) => ({
    data: await coupons.createCoupon(body, caller),
    message: texts.coupon.created,
  }));
  route(app, updateCoupon, async ({ params: { couponId }, body, caller }) => ({
    data: await coupons.updateCoupon(couponId, body, caller),
    message: texts.coupon.changed,
  }));
  route(app, deleteCoupon, async ({ params: { couponId }, caller }) => {
    await coupons.deleteCoupon(couponId, caller);
    return { data: null, message: texts.coupon.deleted };
  });
  route(app, checkCoupon, async ({ query, caller, request }) => ({
    data: await couponAttempts(caller?.id ?? clientAddress(request, config.frontSecret), () =>
      offers.checkCoupon(query, caller),
    ),
  }));
}
