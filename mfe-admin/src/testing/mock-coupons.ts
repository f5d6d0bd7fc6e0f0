import type { Coupon, CouponForm } from '@vidya/contracts/calls/coupon';
import { endOfDay } from '@vidya/contracts/rules/buying/coupon-validation';
import { type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import { sampleCourse } from '@vidya/contracts/testing/sample-courses';

const coupon = (given: Partial<Coupon> & { _id: string; code: string }): Coupon => ({
  off: { kind: 'percent', value: 20 },
  course: null,
  maxUses: null,
  uses: 0,
  held: 0,
  isDeletable: true,
  expiresAt: null,
  isPaused: false,
  state: 'active',
  createdAt: '2026-03-01T06:30:00.000Z',
  ...given,
});

let coupons: Coupon[] = [
  coupon({ _id: 'coupon-1', code: 'MONSOON20', maxUses: 10, uses: 3, held: 1, isDeletable: false }),
  coupon({ _id: 'coupon-2', code: 'DIWALI50', expiresAt: '2025-11-09T18:29:59.999Z', state: 'expired' }),
];

const change = (couponId: string, given: Partial<Coupon>): Coupon | undefined => {
  coupons = coupons.map((one) => (one._id === couponId ? { ...one, ...given } : one));
  return coupons.find(({ _id }) => _id === couponId);
};

/** Mock coupons for the dashboard that runs alone. It knows one course. */
export const mockCoupons: MockResponses = {
  listCoupons: () => responseOf(coupons, { total: coupons.length }),
  listCourses: () => [sampleCourse()],
  createCoupon: ({ body }) => {
    const { code, off, courseId, maxUses, expiresOn } = body as unknown as CouponForm;
    const course = courseId ? { _id: courseId, topic: sampleCourse().topic } : null;
    const expiresAt = endOfDay(expiresOn)?.toISOString() ?? null;
    coupons = [coupon({ _id: `coupon-${coupons.length + 1}`, code, off, course, maxUses, expiresAt }), ...coupons];
    return coupons[0];
  },
  updateCoupon: ({ params, body }) => {
    const { expiresOn, ...given } = (body ?? {}) as {
      expiresOn?: string;
      isPaused?: boolean;
      maxUses?: number | null;
    };
    return change(params?.['couponId'] ?? '', {
      ...given,
      ...(given.isPaused !== undefined && { state: given.isPaused ? 'paused' : 'active' }),
      ...(expiresOn !== undefined && { expiresAt: endOfDay(expiresOn)?.toISOString() ?? null }),
    });
  },
  deleteCoupon: ({ params }) => {
    coupons = coupons.filter(({ _id }) => _id !== params?.['couponId']);
    return null;
  },
};
