import type { CourseDetail, CourseSummary } from '@vidya/contracts/calls/course';
import { isFree } from '@vidya/contracts/rules/price';
import { count, lengthText } from '@vidya/contracts/texts/format';
import { Icon, type IconName, Skeleton } from '@vidya/shared-ui';
import { codeToCarry, useCoupon } from '../../../data/coupon.ts';
import { holds, useManagingRole } from '../../../data/holding.ts';
import { totalSeconds } from '../../../data/length.ts';
import { CoursePicture } from '../CoursePicture.tsx';
import { Action, Card, Perks } from '../detail-styles.ts';
import { StaffLinks } from '../StaffLinks.tsx';
import { Access } from './Access.tsx';
import { BuyActions } from './BuyActions.tsx';
import { CouponBlock } from './CouponBlock.tsx';
import { PriceLine } from './PriceLine.tsx';
import { ShareButton } from './ShareButton.tsx';

interface BuyCardProps {
  course: CourseSummary;
  /** Undefined until the whole course has loaded. */
  detail: CourseDetail | undefined;
  /** Whether the detail is still loading: its rows are reserved. */
  isWaiting: boolean;
}

/** Price and action. Beside the text on wide screens; on phones the action stays at the bottom of the window. */
export function BuyCard({ course, detail, isWaiting }: BuyCardProps) {
  const isHolder = holds(detail);
  const { coupon, apply, remove } = useCoupon(course, detail);
  const offer = coupon.kind === 'good' ? coupon.offer : undefined;
  const isOnSale = course.status === 'published';
  const isManager = useManagingRole(course) !== null;
  // The bottom bar on phones shows the next step only: instructors edit, enrolled learners continue, others buy.
  const isPriceBesideAction = isOnSale && !isHolder && !isManager;
  return (
    <Card aria-label="Price and enrolment">
      <CoursePicture course={course} detail={detail} />
      {isOnSale || isHolder || isManager ? (
        <Action>
          {isPriceBesideAction ? <PriceLine course={course} offer={offer} /> : null}
          <BuyActions course={course} detail={detail} coupon={codeToCarry(coupon)} offer={offer} />
          <CouponBlock coupon={coupon} onApply={apply} onRemove={remove} />
        </Action>
      ) : null}
      <Perks>
        <Access detail={detail} coupon={coupon} />
        {isPriceBesideAction ? null : <PriceLine course={course} />}
        <ul>
          {perksOf(course, detail)
            .filter(([, text]) => text !== undefined || isWaiting)
            .map(([icon, text]) => (
              <li key={icon}>
                <Icon name={icon} size={18} />
                {text ?? <Skeleton width="9rem" />}
              </li>
            ))}
        </ul>
        <ShareButton course={course} />
        <StaffLinks course={course} />
      </Perks>
    </Card>
  );
}

function howMany(lectures: number): string {
  if (lectures === 0) return 'No lectures yet';
  return lectures === 1 ? '1 lecture' : `${count(lectures)} lectures`;
}

const daysOf = ({ accessDays }: CourseDetail): string =>
  accessDays === 1 ? '1 day of access' : `${count(accessDays)} days of access`;

function whoLearns(learners: number): string {
  if (learners === 0) return 'No learners yet';
  return learners === 1 ? '1 learner' : `${count(learners)} learners`;
}

/** A row without text needs the whole course. */
function perksOf(course: CourseSummary, detail: CourseDetail | undefined): [IconName, string | undefined][] {
  const seconds = detail ? totalSeconds(detail.lectures) : 0;
  return [
    ['video', howMany(course.noOfLectures) + (seconds > 0 ? `, ${lengthText(seconds)} in all` : '')],
    ['calendar', detail && daysOf(detail)],
    ['monitor', 'On phone, tablet and computer'],
    ...(isFree(course) ? [] : ([['receipt', 'Price includes GST']] as [IconName, string][])),
    ['users', detail && whoLearns(detail.enrolledCount)],
  ];
}
