import { useSession } from '@vidya/contracts/browser/platform';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { orderAmountPaise } from '@vidya/contracts/rules/buying/price';
import { paiseToRupees, rupees, shortDate } from '@vidya/contracts/texts/format';
import { ProgressBar, Stack } from '@vidya/shared-ui';
import { color, radius, space } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { checkoutOf } from '../../../data/buying.ts';
import type { CouponState } from '../../../data/coupon.ts';

/** The person's access to the course: active until a day, ended, or an unfinished payment. */
export function Access({ detail, coupon }: { detail: CourseDetail | undefined; coupon: CouponState }) {
  const enrolment = detail?.enrolment;
  if (!detail || (!enrolment && detail.openOrders.length === 0)) return null;
  return (
    <Stack $gap={3}>
      {enrolment && !enrolment.isExpired ? (
        <>
          <ProgressBar value={enrolment.progress} label="Your progress" />
          <p>You have access until {shortDate(enrolment.expiresAt)}.</p>
        </>
      ) : null}
      {enrolment?.isExpired ? (
        <p>
          Your access ended on {shortDate(enrolment.expiresAt)}.{' '}
          {detail.status === 'published' ? 'Buying again extends it.' : 'The course is not on sale now.'}
        </p>
      ) : null}
      <Unpaid detail={detail} coupon={coupon} />
    </Stack>
  );
}

/** The price on the page in paise; null while a coupon is being checked. */
function duePaise(detail: CourseDetail, coupon: CouponState): number | null {
  if (coupon.kind === 'asking' || coupon.kind === 'unknown') return null;
  return coupon.kind === 'good' ? coupon.offer.price * 100 : orderAmountPaise(detail);
}

/** Links to the same checkout as the button, for the price on the page. Orders with another amount are not offered. */
function Unpaid({ detail, coupon }: { detail: CourseDetail; coupon: CouponState }) {
  const session = useSession();
  const due = duePaise(detail, coupon);
  if (session.status !== 'signedIn' || due === null || !detail.openOrders.includes(due)) return null;
  const code = coupon.kind === 'good' ? coupon.code : undefined;
  return (
    <Unfinished>
      Your payment of {rupees(paiseToRupees(due))} is not finished.{' '}
      <Link {...checkoutOf(detail, session.user, code)}>Resume payment</Link>
    </Unfinished>
  );
}

const Unfinished = styled.p`
  padding: ${space[3]} ${space[4]};
  background: ${color.warningSoft};
  border-radius: ${radius.medium};
  color: ${color.ink};
`;
