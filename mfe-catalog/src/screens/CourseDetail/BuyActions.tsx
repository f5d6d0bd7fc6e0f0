import { type CourseDetail, type CourseSummary, isFree } from '@vidya/contracts/course';
import { shortDate } from '@vidya/contracts/format';
import { paths } from '@vidya/contracts/paths';
import { Button } from '@vidya/shared-ui';
import { color, media, space, type } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useBuying } from '../../data/buying.ts';

interface BuyActionsProps {
  course: CourseSummary;
  detail: CourseDetail | undefined;
}

/** 'Enroll Now' or 'Buy Now' for everybody (section 6); people who hold the course go on learning beside it (decision P1). */
export function BuyActions({ course, detail }: BuyActionsProps) {
  const buy = useBuying(course);
  const enrolment = detail?.enrolment;
  const isHolder = enrolment ? !enrolment.isExpired : false;
  return (
    <Actions>
      {isHolder ? (
        <Button as={Link} to={paths.viewLectures(course._id)} state={{ course: detail, role: 'USER' }} size="large">
          Continue Learning
        </Button>
      ) : null}
      {course.status === 'archived' ? null : (
        <Button size="large" variant={isHolder ? 'secondary' : 'primary'} onClick={() => void buy()}>
          {isFree(course) ? 'Enroll Now' : 'Buy Now'}
        </Button>
      )}
      {enrolment ? (
        <Note>
          {enrolment.isExpired
            ? `Your access ended on ${shortDate(enrolment.expiresAt)}. Buying again extends it.`
            : `You have access until ${shortDate(enrolment.expiresAt)}.`}
        </Note>
      ) : null}
    </Actions>
  );
}

const Actions = styled.div`
  display: flex;
  flex: 1 1 9rem;
  flex-wrap: wrap;
  gap: ${space[2]};

  > * {
    flex: 1 1 auto;
  }
  ${media.laptop} {
    flex: none;
    flex-direction: column;
    gap: ${space[3]};
  }
`;

const Note = styled.p`
  flex-basis: 100%;
  ${type.small}
  color: ${color.inkMuted};
`;
