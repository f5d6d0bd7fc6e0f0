import type { Role } from '@vidya/contracts/calls/choices';
import type { CreatedCourse } from '@vidya/contracts/calls/course';
import { count } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { Badge, CourseCard, Row, Stack, VisuallyHidden } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { Figures, FooterRow } from './my-courses-styles.ts';

const badges = { draft: 'Draft', unpublished: 'Not published', archived: 'Archived', published: null };

const many = (number: number, one: string): string => `${count(number)} ${number === 1 ? one : `${one}s`}`;

/** Whether others can see the course, and whether some of its videos are in preparation. */
function Badges({ course: { status, noOfProcessing } }: { course: CreatedCourse }) {
  const badge = badges[status];
  if (!badge && noOfProcessing === 0) return null;
  return (
    <Row as="span" $gap={1}>
      {badge ? <Badge tone={status === 'archived' ? 'neutral' : 'warning'}>{badge}</Badge> : null}
      {noOfProcessing > 0 ? (
        <Badge tone="info">
          Processing
          <VisuallyHidden> {many(noOfProcessing, 'video')}</VisuallyHidden>
        </Badge>
      ) : null}
    </Row>
  );
}

/** The number of learners, and a link to the first unanswered question. */
function Life({ course, state }: { course: CreatedCourse; state: object }) {
  const { _id, topic, noOfLearners, noOfOpenQuestions, openQuestionLectureId } = course;
  return (
    <Figures>
      <span>{many(noOfLearners, 'learner')}</span>
      {noOfOpenQuestions > 0 ? (
        <>
          <span aria-hidden="true">·</span>
          <Link to={paths.viewLectures(_id, openQuestionLectureId ?? undefined, 'questions')} state={state}>
            {many(noOfOpenQuestions, 'open question')}
            <VisuallyHidden> in {topic}</VisuallyHidden>
          </Link>
        </>
      ) : null}
    </Figures>
  );
}

/** A course as staff see it: rating, price, and whether others can see it. A draft has no price yet. */
export function StaffCard({ course, role, isPriority }: { course: CreatedCourse; role: Role; isPriority: boolean }) {
  const state = { course, role };
  const isDraft = course.status === 'draft';
  return (
    <CourseCard
      course={course}
      href={paths.courseDetail(course._id)}
      renderLink={({ href, ...rest }) => <Link to={href} state={state} {...rest} />}
      byline={
        role === 'ADMIN' ? (
          <>
            {course.provider} · <bdi translate="no">{course.createdBy}</bdi>
          </>
        ) : (
          course.provider
        )
      }
      titleAs="h2"
      badge={<Badges course={course} />}
      hasPrice={!isDraft}
      hasRating={!isDraft || course.noOfRatings > 0}
      isPriority={isPriority}
      footer={
        <Stack $gap={3}>
          {isDraft && course.noOfLearners === 0 ? null : <Life course={course} state={state} />}
          <FooterRow>
            {isDraft ? (
              <Link to={paths.createCourse(course._id)} state={state} aria-label={`Resume draft ${course.topic}`}>
                Resume draft
              </Link>
            ) : (
              <>
                <Link to={paths.viewLectures(course._id)} state={state} aria-label={`View lectures of ${course.topic}`}>
                  View lectures
                </Link>
                <Link to={paths.editCourse(course._id)} state={state} aria-label={`Edit ${course.topic}`}>
                  Edit
                </Link>
              </>
            )}
          </FooterRow>
        </Stack>
      }
    />
  );
}
