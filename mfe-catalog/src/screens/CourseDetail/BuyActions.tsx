import { type CourseDetail, type CourseSummary, isFree } from '@vidya/contracts/course';
import { paths } from '@vidya/contracts/paths';
import { Button } from '@vidya/shared-ui';
import { media, space } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useBuying } from '../../data/buying.ts';
import { holds } from '../../data/holding.ts';

interface BuyActionsProps {
  course: CourseSummary;
  detail: CourseDetail | undefined;
}

/** 'Enroll Now' or 'Buy Now' for everybody (section 6); people who hold the course go on learning beside it (decision P1). */
export function BuyActions({ course, detail }: BuyActionsProps) {
  const buy = useBuying(course);
  const isHolder = holds(detail);
  return (
    <Actions>
      {isHolder ? (
        <Button
          as={Link}
          to={paths.viewLectures(course._id, detail?.enrolment?.lastLectureId ?? undefined)}
          state={{ course: detail, role: 'USER' }}
          size="large"
        >
          Continue Learning
        </Button>
      ) : null}
      {course.status === 'published' ? (
        <Button size="large" variant={isHolder ? 'secondary' : 'primary'} onClick={() => void buy()}>
          {isFree(course) ? 'Enroll Now' : 'Buy Now'}
        </Button>
      ) : null}
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
