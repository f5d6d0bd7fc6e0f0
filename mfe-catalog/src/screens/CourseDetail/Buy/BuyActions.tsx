import type { CouponOffer } from '@vidya/contracts/calls/coupon';
import type { CourseDetail, CourseSummary } from '@vidya/contracts/calls/course';
import { isFree } from '@vidya/contracts/rules/buying/price';
import { paths } from '@vidya/contracts/texts/paths';
import { Button, Icon } from '@vidya/shared-ui';
import { media, space } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useBuying } from '../../../data/buying.ts';
import { holds, useManagingRole } from '../../../data/holding.ts';

interface BuyActionsProps {
  course: CourseSummary;
  detail: CourseDetail | undefined;
  /** The coupon code that is passed to the checkout. */
  coupon: string | undefined;
  /** The price with a valid coupon. */
  offer: CouponOffer | undefined;
}

/**
 * 'Enroll Now' or 'Buy Now' for everybody (section 6). Enrolled learners also get Continue Learning (decision P1), and
 * people who may edit the course get Edit Course first.
 */
export function BuyActions({ course, detail, coupon, offer }: BuyActionsProps) {
  const buy = useBuying(course, coupon);
  const isHolder = holds(detail);
  const isManager = useManagingRole(course) !== null;
  return (
    <Actions>
      {isManager ? (
        <Button
          as={Link}
          to={paths.editCourse(course._id)}
          state={{ course }}
          size="large"
          icon={<Icon name="edit" size={18} />}
        >
          Edit Course
        </Button>
      ) : null}
      {isHolder ? (
        <Button
          as={Link}
          to={paths.viewLectures(course._id, detail?.enrolment?.lastLectureId ?? undefined)}
          state={{ course: detail, role: 'USER' }}
          size="large"
          variant={isManager ? 'secondary' : 'primary'}
        >
          Continue Learning
        </Button>
      ) : null}
      {course.status === 'published' ? (
        <Button
          size="large"
          variant={isManager ? 'quiet' : isHolder ? 'secondary' : 'primary'}
          onClick={() => void buy()}
        >
          {isFree(course) || offer?.price === 0 ? 'Enroll Now' : 'Buy Now'}
        </Button>
      ) : null}
      {course.status === 'published' ? <noscript>Buying and enrolling need JavaScript.</noscript> : null}
    </Actions>
  );
}

const Actions = styled.div`
  display: flex;
  flex: 1 1 auto;
  gap: ${space[2]};

  > * {
    flex: 1 1 auto;
  }
  ${media.belowLaptop} {
    align-items: center;
    /* As high as a price with what a coupon takes off below it, so that nothing moves when that arrives. */
    min-height: 3.5rem;

    > * {
      padding-inline: ${space[3]};
      font-size: 1rem;
    }
  }
  ${media.laptop} {
    flex: none;
    flex-direction: column;
    gap: ${space[3]};
  }
`;
