import type { CourseDetail } from '@vidya/contracts/course';
import { paths } from '@vidya/contracts/paths';
import { Badge, Button, Icon } from '@vidya/shared-ui';
import { color, media, radius, space, type } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePublish } from '../../data/publish.ts';

interface PublishStateProps {
  course: CourseDetail;
  /** Nothing on the checklist is missing. */
  isComplete: boolean;
}

/** Whether learners can find the course, and how they will see it. */
export function PublishState({ course, isComplete }: PublishStateProps) {
  const { publish, isBusy } = usePublish(course);
  const isDraft = course.status === 'draft';
  return (
    <Panel aria-label="State of the course">
      <Words>
        <Badge tone={isDraft ? 'warning' : 'success'}>{isDraft ? 'Not published' : 'Published'}</Badge>
        <p>
          {isDraft
            ? 'Only you can see this course. Publish it when the checklist is complete.'
            : isComplete
              ? 'Learners can find this course and begin.'
              : 'Learners can find this course already. Complete the checklist, so that they can begin.'}
        </p>
      </Words>
      <Buttons>
        <Button as={Link} to={paths.viewAsLearner(course._id)} variant="secondary" icon={<Icon name="eye" size={18} />}>
          Preview as a learner
        </Button>
        {isDraft ? (
          <Button isBusy={isBusy} onClick={publish}>
            Publish Course
          </Button>
        ) : (
          <Button as={Link} to={paths.courseDetail(course._id)} state={{ course }}>
            View the course page
          </Button>
        )}
      </Buttons>
    </Panel>
  );
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
