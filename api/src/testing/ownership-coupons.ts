import type { Cells } from './ownership-cells.ts';
import { couponCode } from './ownership-world.ts';

const form = { code: 'NEW-ONE', off: { kind: 'percent', value: 10 }, maxUses: null, expiresOn: '' };

/** Administrators manage coupons; everybody may check the value of a code. */
export const couponCells: Cells[] = [
  { call: 'listCoupons', is: '401 403 403 403 403 403 403 200' },
  {
    call: 'createCoupon',
    is: '401 403 403 403 403 403 403 200',
    send: (w) => ({ body: { ...form, courseId: w.sold.id } }),
    // A coupon's row counts as the course owner's.
    reaches: ['owner'],
  },
  {
    call: 'createCoupon',
    of: 'that gives everything away',
    is: '401 403 403 403 403 403 403 200',
    send: (w) => ({ body: { ...form, off: { kind: 'percent', value: 100 }, courseId: w.sold.id } }),
    reaches: ['owner'],
  },
  {
    call: 'updateCoupon',
    is: '401 403 403 403 403 403 403 200',
    send: (w) => ({ params: { couponId: w.couponId }, body: { isPaused: true } }),
  },
  {
    call: 'deleteCoupon',
    is: '401 403 403 403 403 403 403 200',
    send: (w) => ({ params: { couponId: w.couponId } }),
  },
  {
    call: 'checkCoupon',
    of: 'on sale',
    is: '200 200 200 200 200 200 200 200',
    send: (w) => ({ query: { courseId: w.sold.id, code: couponCode } }),
  },
  {
    call: 'checkCoupon',
    of: 'a draft',
    is: '404 404 404 404 404 404 404 404',
    send: (w) => ({ query: { courseId: w.draft.id, code: couponCode } }),
  },
  {
    call: 'createOrder',
    of: 'with a coupon',
    is: '401 200 200 200 200 403 403 403',
    send: (w) => ({ body: { courseId: w.sold.id, couponCode: couponCode } }),
  },
];
