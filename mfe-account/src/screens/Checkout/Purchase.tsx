import type { CouponOffer } from '@vidya/contracts/calls/coupon';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import { finalPrice } from '@vidya/contracts/rules/buying/price';
import { rupees } from '@vidya/contracts/texts/format';
import { Icon, Note, Skeleton } from '@vidya/shared-ui';
import type { ReactNode } from 'react';
import { Amount, Course, Lines, Picture, Topic } from './checkout-styles.ts';

interface PurchaseProps {
  course: CourseSummary | undefined;
  /** The coupon's effect on the price: undefined until it is known, null without a coupon. */
  offer: Pick<CouponOffer, 'code' | 'saved'> | null | undefined;
}

/** The course and its price, GST included (decision C3). */
export function Purchase({ course, offer }: PurchaseProps) {
  if (!course || offer === undefined) return <PurchaseSkeleton />;
  const before = finalPrice(course);
  const due = before - (offer?.saved ?? 0);
  return (
    <>
      <Course>
        <Picture>
          {course.thumbnail ? (
            <img src={course.thumbnail.small_url ?? course.thumbnail.secure_url} alt="" />
          ) : (
            <Icon name="book" size={28} />
          )}
        </Picture>
        <div>
          <Topic>{course.topic}</Topic>
          <Note>{course.createdBy}</Note>
        </div>
      </Course>
      <Lines>
        {due < course.price ? <Line label="Price" value={rupees(course.price)} /> : null}
        {before < course.price ? (
          <Line label={`Discount (${course.discount}%)`} value={`−${rupees(course.price - before)}`} />
        ) : null}
        {offer ? <Line label={<CouponLabel code={offer.code} />} value={`−${rupees(offer.saved)}`} /> : null}
        <Amount>
          <dt>Amount to pay</dt>
          <dd>{due === 0 ? 'Free' : rupees(due)}</dd>
        </Amount>
      </Lines>
      {due === 0 ? null : <Note>Includes GST.</Note>}
    </>
  );
}

const CouponLabel = ({ code }: { code: string }) => (
  <>
    Coupon <span translate="no">{code}</span>
  </>
);

const Line = ({ label, value }: { label: ReactNode; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

export function PurchaseSkeleton() {
  return (
    <>
      <Course aria-busy="true">
        <Picture>
          <Skeleton shape="block" height="100%" />
        </Picture>
        <div>
          <Skeleton width="14rem" height="1.4rem" />
          <Skeleton width="8rem" />
        </div>
      </Course>
      <Skeleton shape="block" height="5.5rem" />
    </>
  );
}
