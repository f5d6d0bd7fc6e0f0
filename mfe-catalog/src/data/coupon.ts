import { checkCoupon } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall, useSession } from '@vidya/contracts/browser/platform';
import type { CouponOffer } from '@vidya/contracts/calls/coupon';
import type { CourseDetail, CourseSummary } from '@vidya/contracts/calls/course';
import { messageOf } from '@vidya/contracts/rules/api-error';
import { couponCode } from '@vidya/contracts/rules/buying/coupon-code';
import { isFree } from '@vidya/contracts/rules/buying/price';
import { texts } from '@vidya/contracts/texts/texts';
import { useLocation, useSearchParams } from 'react-router-dom';
import { holds } from './holding.ts';

/** `unknown` keeps the space free until the session is known. */
export type CouponState =
  | { kind: 'never' }
  | { kind: 'unknown'; code: string }
  | { kind: 'none' }
  | { kind: 'asking'; code: string }
  | { kind: 'refused'; code: string; reason: string }
  | { kind: 'good'; code: string; offer: CouponOffer };

type Offering = 'never' | 'unknown' | 'open';

/** Coupons are for people who can buy: not for staff, not for enrolled learners, not for free courses. */
function useOffering(course: CourseSummary, detail: CourseDetail | undefined): Offering {
  const session = useSession();
  if (course.status !== 'published' || isFree(course) || holds(detail)) return 'never';
  if (session.status === 'probing') return 'unknown';
  if (session.status === 'signedOut') return 'open';
  if (session.user.role !== 'USER') return 'never';
  return detail ? 'open' : 'unknown';
}

/** The coupon in `?coupon=`: the address can be shared, and the coupon survives a reload and the login. */
export function useCoupon(course: CourseSummary, detail: CourseDetail | undefined) {
  const { state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const offering = useOffering(course, detail);
  const code = couponCode(search.get('coupon') ?? '');
  const query = useCall(checkCoupon, {
    key: keys.couponOffer(course._id, code),
    query: { courseId: course._id, code },
    enabled: offering === 'open' && code !== '',
    retry: false,
  });

  const write = (next: string): void => {
    const changed = new URLSearchParams(search);
    if (next) changed.set('coupon', next);
    else changed.delete('coupon');
    setSearch(changed, { replace: true, preventScrollReset: true, state: state as unknown });
  };

  const apply = (typed: string): void => {
    const next = couponCode(typed);
    if (next && next === code) void query.refetch();
    else write(next);
  };

  return { coupon: stateOf(offering, code, query), apply, remove: () => write('') };
}

type CouponRequest = { data: CouponOffer | undefined; error: unknown; isFetching: boolean };

function stateOf(offering: Offering, code: string, { data, error, isFetching }: CouponRequest): CouponState {
  if (offering === 'never') return { kind: 'never' };
  if (offering === 'unknown') return { kind: 'unknown', code };
  if (!code) return { kind: 'none' };
  if (error && !isFetching) return { kind: 'refused', code, reason: messageOf(error, texts.coupon.unknown) };
  return data && !error ? { kind: 'good', code, offer: data } : { kind: 'asking', code };
}

/** The code that Buy Now passes to the checkout, which checks it again: none after a refusal. */
export const codeToCarry = (coupon: CouponState): string | undefined =>
  coupon.kind === 'never' || coupon.kind === 'none' || coupon.kind === 'refused' ? undefined : coupon.code || undefined;

/** The code in the address, for the way to a free preview and back. */
export const useAddressCoupon = (): string | undefined => useSearchParams()[0].get('coupon') ?? undefined;
