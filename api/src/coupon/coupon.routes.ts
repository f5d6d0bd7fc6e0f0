import { checkCoupon, createCoupon, deleteCoupon, listCoupons, updateCoupon } from '@vidya/contracts/calls/coupon';
import {
  coupon,
  couponChange,
  couponCheck,
  couponForm,
  couponOffer,
  couponParams,
  couponQuery,
} from '@vidya/contracts/shapes/coupon';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { clientAddress } from '../http/limits.ts';
import { route } from '../http/route.ts';
import { policy } from '../policy/policy.ts';
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
  route(app, listCoupons, {
    access: policy['coupon.manage'],
    schema: { query: couponQuery, data: z.array(coupon) },
    handler: ({ query }) => coupons.listCoupons(query),
  });
  route(app, createCoupon, {
    access: policy['coupon.manage'],
    schema: { body: couponForm, data: coupon },
    handler: async ({ body, caller }) => ({
      data: await coupons.createCoupon(body, caller),
      message: texts.coupon.created,
    }),
  });
  route(app, updateCoupon, {
    access: policy['coupon.manage'],
    schema: { params: couponParams, body: couponChange, data: coupon },
    handler: async ({ params: { couponId }, body, caller }) => ({
      data: await coupons.updateCoupon(couponId, body, caller),
      message: texts.coupon.changed,
    }),
  });
  route(app, deleteCoupon, {
    access: policy['coupon.manage'],
    schema: { params: couponParams, data: z.null() },
    handler: async ({ params: { couponId }, caller }) => {
      await coupons.deleteCoupon(couponId, caller);
      return { data: null, message: texts.coupon.deleted };
    },
  });
  route(app, checkCoupon, {
    access: 'public',
    schema: { query: couponCheck, data: couponOffer },
    handler: async ({ query, caller, request }) => ({
      data: await couponAttempts(clientAddress(request, config.frontSecret), () => offers.checkCoupon(query, caller)),
    }),
  });
}
