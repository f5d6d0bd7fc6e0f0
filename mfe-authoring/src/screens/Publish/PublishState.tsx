import { useDialogEntry } from '@vidya/contracts/browser/platform';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { coInstructorsOf } from '@vidya/contracts/rules/course/instructors';
import { paths } from '@vidya/contracts/texts/paths';
import { Badge, Button, Icon, lazyPart, media, space } from '@vidya/shared-ui';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ConfirmedButton } from '../../course-form/ConfirmedButton.tsx';
import { usePublish } from '../../data/course/publish.ts';
import { Panel } from '../../parts/form-styles.ts';

const ScheduleDialog = lazyPart(async () => (await import('../../parts/ScheduleDialog.tsx')).ScheduleDialog);

interface PublishStateProps {
  course: CourseDetail;
  /** Learners can start. */
  isComplete: boolean;
  /** Others neither publish it for the first time nor set a time. */
  isOwner: boolean;
}

/** Whether learners can find the course, and how they see it. */
export function PublishState({ course, isComplete, isOwner }: PublishStateProps) {
  const { publish, ifComplete, unpublish, isBusy, hasReply } = usePublish(course);
  const scheduling = useDialogEntry('schedule-course');
  const state = useRef<HTMLParagraphElement>(null);
  // The focused button has gone: focus moves to the text.
  useEffect(() => {
    if (hasReply && document.activeElement === document.body) state.current?.focus({ preventScroll: true });
  }, [hasReply, course.status]);
  return (
    <Panel as="section" $gap={5} aria-label="State of the course">
      <Text>
        {badges[course.status]}
        <p ref={state} tabIndex={-1}>
          {stateText(course, isComplete)}
          {isOwner || course.status !== 'draft' ? null : ' The owner publishes it for the first time.'}
        </p>
      </Text>
      <Buttons>
        <Button as={Link} to={paths.viewAsLearner(course._id)} variant="secondary" icon={<Icon name="eye" size={18} />}>
          Preview as a learner
        </Button>
        {course.status === 'published' ? (
          <>
            <ConfirmedButton
              name="unpublish-course"
              label="Unpublish Course"
              title="Unpublish this course?"
              lines={['Nobody finds it or buys it any more. You can publish it again at any time.']}
              learners={course.enrolledCount}
              isBusy={isBusy}
              onConfirm={unpublish}
            />
            <Button as={Link} to={paths.courseDetail(course._id)} state={{ course }}>
              View the course page
            </Button>
          </>
        ) : null}
        {canBePublished(course) && isOwner ? (
          <Button variant="secondary" icon={<Icon name="calendar" size={18} />} onClick={ifComplete(scheduling.open)}>
            {course.publishAt ? 'Change the time' : 'Publish later'}
          </Button>
        ) : null}
        {canBePublished(course) && (isOwner || course.status !== 'draft') ? (
          <Button isBusy={isBusy} onClick={publish}>
            Publish Course
          </Button>
        ) : null}
      </Buttons>
      <Suspense fallback={null}>
        {scheduling.isOpen ? (
          <ScheduleDialog
            courseId={course._id}
            name="the course"
            publishAt={course.publishAt}
            onClose={scheduling.close}
          />
        ) : null}
      </Suspense>
    </Panel>
  );
}

const badges: Record<CourseDetail['status'], ReactNode> = {
  published: <Badge tone="success">Published</Badge>,
  draft: <Badge tone="warning">Not published</Badge>,
  unpublished: <Badge tone="warning">Not published</Badge>,
  archived: <Badge>Archived</Badge>,
};

/** An archived course stays archived (decision C10). */
const canBePublished = ({ status }: CourseDetail): boolean => status === 'draft' || status === 'unpublished';

function stateText(course: CourseDetail, isComplete: boolean): string {
  const { status } = course;
  if (status === 'published') {
    return isComplete
      ? 'Learners can find this course and begin.'
      : 'Learners can find this course already. Complete the checklist, so that they can begin.';
  }
  const accessStays = 'Nobody finds or buys this course; who holds it keeps it.';
  if (status === 'archived') return accessStays;
  const missing = isComplete
    ? 'Everything that learners need to begin is there.'
    : 'The checklist says what is missing before learners can begin.';
  if (status === 'draft')
    return `${coInstructorsOf(course).length > 0 ? 'Only its instructors' : 'Only you'} can see this course. ${missing}`;
  return `${accessStays} ${missing}`;
}

const Text = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
`;

const Buttons = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${space[3]};

  ${media.tablet} {
    flex-direction: row;
  }
`;
