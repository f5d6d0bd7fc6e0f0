import { type CourseSummary, finalPrice } from '@vidya/contracts/course';
import { rupees } from '@vidya/contracts/format';
import { Icon, Skeleton } from '@vidya/shared-ui';
import { Amount, Course, Facts, Lines, Picture, Topic } from './checkout-styles.ts';

/** What is bought and for how much; GST is in the price (decision C3). */
export function Purchase({ course }: { course: CourseSummary | undefined }) {
  if (!course) return <PurchaseSkeleton />;
  const due = finalPrice(course);
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
          <Facts>{course.createdBy}</Facts>
        </div>
      </Course>
      <Lines>
        {due < course.price ? (
          <>
            <div>
              <dt>Price</dt>
              <dd>{rupees(course.price)}</dd>
            </div>
            <div>
              <dt>Discount ({course.discount}%)</dt>
              <dd>−{rupees(course.price - due)}</dd>
            </div>
          </>
        ) : null}
        <Amount>
          <dt>Amount to pay</dt>
          <dd>{due === 0 ? 'Free' : rupees(due)}</dd>
        </Amount>
      </Lines>
      {due === 0 ? null : <Facts>Includes GST.</Facts>}
    </>
  );
}

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
