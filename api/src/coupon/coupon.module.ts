import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { createEnrolmentStore } from '../enrolment/port/enrolment.store.ts';
import { couponRoutes } from './coupon.routes.ts';
import { createCouponService } from './coupon.service.ts';
import { createCouponOffers } from './coupon-offer.service.ts';
import type { CouponAttemptLimiter } from './port/coupon-attempts.ts';
import { createCouponUseStore } from './port/coupon-use.store.ts';

interface CouponParts {
  config: Pick<Config, 'frontSecret'>;
  db: Db;
  couponAttempts: CouponAttemptLimiter;
}

/** Everything under `/payment/coupons`. The payment module applies coupons. */
export function couponModule(app: FastifyInstance, { config, db, couponAttempts }: CouponParts): void {
  const offers = createCouponOffers({ ...createCouponUseStore(db), ...createEnrolmentStore(db) });
  couponRoutes(app, { coupons: createCouponService(db), offers, couponAttempts, config });
}
