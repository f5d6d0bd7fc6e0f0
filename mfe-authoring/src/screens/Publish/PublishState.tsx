import type { CourseDetail } from '@vidya/contracts/course';
import { paths } from '@vidya/contracts/paths';
import { Badge, Button, Icon } from '@vidya/shared-ui';
import { color, media, radius, space, type } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePublish } from '../../data/publish.ts';
import { UnpublishCourse } from './UnpublishCourse.tsx';

interface PublishStateProps {
  course: CourseDetail;
  /** Nothing on the checklist is missing. */
  isComplete: boolean;
}

/** Whether learners can find the course, and how they will see it. */
export function PublishState({ course, isComplete }: PublishStateProps) {
  const { publish, unpublish, isBusy } = usePublish(course);
  const isPublished = course.status === 'published';
  return (
    <Panel aria-label="State of the course">
      <Words>
        <Badge tone={isPublished ? 'success' : 'warning'}>{isPublished ? 'Published' : 'Not published'}</Badge>
        <p>{stateWords(course, isComplete)}</p>
      </Words>
      <Buttons>
        <Button as={Link} to={paths.viewAsLearner(course._id)} variant="secondary" icon={<Icon name="eye" size={18} />}>
          Preview as a learner
        </Button>
        {isPublished ? (
          <>
            <UnpublishCourse course={course} isBusy={isBusy} onUnpublish={unpublish} />
            <Button as={Link} to={paths.courseDetail(course._id)} state={{ course }}>
              View the course page
            </Button>
          </>
        ) : (
          <Button isBusy={isBusy} onClick={publish}>
            Publish Course
          </Button>
        )}
      </Buttons>
    </Panel>
  );
}

function stateWords({ status }: CourseDetail, isComplete: boolean): string {
  if (status === 'published') {
    return isComplete
      ? 'Learners can find this course and begin.'
      : 'Learners can find this course already. Complete the checklist, so that they can begin.';
  }
  const missing = isComplete
    ? 'Everything on the checklist is there.'
    : 'The checklist says what is missing before learners can begin.';
  if (status === 'draft') return `Only you can see this course. ${missing}`;
  return `Nobody finds or buys this course; who holds it keeps it. ${missing}`;
}

const Panel = styled.section`
  display: grid;
  gap: ${space[5]};
  padding: ${space[5]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  ${media.tablet} {
    padding: ${space[6]} ${space[8]};
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  ${type.body}
`;

const Buttons = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${space[3]};

  ${media.tablet} {
    flex-direction: row;
  }
`;
