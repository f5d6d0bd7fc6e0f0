import type { CourseDetail, CourseSummary } from '@vidya/contracts/calls/course';
import { isFree } from '@vidya/contracts/rules/buying/price';
import { lengthText } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { Button, Icon, type IconName, Skeleton } from '@vidya/shared-ui';
import { ruledTop } from '@vidya/shared-ui/mixins';
import { space } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { counted } from '../../../data/counted.ts';
import { codeToCarry, useCoupon } from '../../../data/coupon.ts';
import { holds, useManagingRole } from '../../../data/holding.ts';
import { accessText } from '../../../data/length.ts';
import { CategoryGlyph } from '../../../parts/CategoryGlyph.tsx';
import { PlayPreview } from '../Curriculum/PlayPreview.tsx';
import { coursePictureFiles } from '../course-picture-files.ts';
import { Action, Card, CardPicture, Perks } from '../detail-styles.ts';
import { Access } from './Access.tsx';
import { BuyActions } from './BuyActions.tsx';
import { CouponBlock } from './CouponBlock.tsx';
import { PriceLine } from './PriceLine.tsx';
import { RefundRule } from './RefundRule.tsx';
import { ShareButton } from './ShareButton.tsx';
import { StartsLater } from './StartsLater.tsx';

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
  const managingRole = useManagingRole(course);
  const isManager = managingRole !== null;
  // The bottom bar on phones shows the next step only: instructors edit, enrolled learners continue, others buy.
  const isPriceBesideAction = isOnSale && !isHolder && !isManager;
  return (
    <Card aria-label="Price and enrolment">
      <CardPicture>
        {course.thumbnail ? (
          <img {...coursePictureFiles(course.thumbnail)} alt="" width={480} height={270} fetchPriority="high" />
        ) : (
          <CategoryGlyph slug={course.category} size={72} />
        )}
        {detail ? <PlayPreview course={detail} /> : null}
      </CardPicture>
      {isOnSale || isHolder || isManager ? (
        <Action>
          {isPriceBesideAction ? <PriceLine course={course} offer={offer} /> : null}
          <BuyActions course={course} detail={detail} coupon={codeToCarry(coupon)} offer={offer} />
          {isPriceBesideAction ? (
            <>
              <StartsLater course={course} />
              <RefundRule course={course} offer={offer} />
            </>
          ) : null}
        </Action>
      ) : null}
      <Perks>
        <Access detail={detail} coupon={coupon} />
        {isPriceBesideAction ? <CouponBlock coupon={coupon} onApply={apply} onRemove={remove} /> : null}
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
        {managingRole ? (
          <StaffLinks>
            <Button
              as={Link}
              to={paths.viewLectures(course._id)}
              state={{ course, role: managingRole }}
              variant="secondary"
              icon={<Icon name="play" size={18} />}
            >
              View Lectures
            </Button>
          </StaffLinks>
        ) : null}
      </Perks>
    </Card>
  );
}

/** What the facts of the introduction do not say. A row without text needs the whole course. */
function perksOf(course: CourseSummary, detail: CourseDetail | undefined): [IconName, string | undefined][] {
  const seconds = course.durationSeconds;
  return [
    ...(seconds > 0 ? ([['video', `${lengthText(seconds)} of lectures`]] as [IconName, string][]) : []),
    ['calendar', detail && `${accessText(detail.accessDays)} of access`],
    ['monitor', 'On phone, tablet and computer'],
    ...(course.noOfLectures > 0 ? ([['award', 'Certificate at the end']] as [IconName, string][]) : []),
    ...(isFree(course) ? [] : ([['receipt', 'Price includes GST']] as [IconName, string][])),
    ['users', detail && (detail.enrolledCount === 0 ? 'No learners yet' : counted(detail.enrolledCount, 'learner'))],
  ];
}

const StaffLinks = styled.div`
  display: grid;
  gap: ${space[2]};
  ${ruledTop(4)}
`;
