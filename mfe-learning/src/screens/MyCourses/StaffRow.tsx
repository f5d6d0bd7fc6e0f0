import type { CreatedCourse } from '@vidya/contracts/calls/catalogue';
import { instructorNames } from '@vidya/contracts/rules/course/instructors';
import type { Role } from '@vidya/contracts/texts/choices';
import { count, shortDate } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { Badge, type BadgeTone, Icon, Names, Price, StarRating, VisuallyHidden } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { CourseMenu } from './CourseMenu.tsx';
import { Byline, Facts, Figure, Frame, Main, Picture, PictureEmpty, Title } from './staff-row-styles.ts';

const badges: Record<CreatedCourse['status'], [BadgeTone, string]> = {
  draft: ['warning', 'Draft'],
  published: ['success', 'Published'],
  unpublished: ['warning', 'Not published'],
  archived: ['neutral', 'Archived'],
};

const many = (number: number, one: string): string => `${count(number)} ${number === 1 ? one : `${one}s`}`;

interface StaffRowProps {
  course: CreatedCourse;
  role: Role;
  isCoInstructor: boolean;
  isPriority: boolean;
}

/** A course as staff see it: status, rating, price, learners, questions, last edit, and its actions behind a button. */
export function StaffRow({ course, role, isCoInstructor, isPriority }: StaffRowProps) {
  const { _id, topic, provider, noOfLearners, updatedAt } = course;
  const isOthers = role === 'ADMIN' || isCoInstructor;
  const state = { course, role };
  return (
    <Frame>
      <Thumbnail course={course} isPriority={isPriority} />
      <Main>
        <Byline>
          {provider}
          {isOthers ? (
            <>
              {' · '}
              <Names names={instructorNames(course)} max={2} />
            </>
          ) : null}
        </Byline>
        <Title title={topic}>
          <Link to={paths.courseDetail(_id)} state={state}>
            {topic}
          </Link>
        </Title>
        <Status course={course} isCoInstructor={isCoInstructor} />
      </Main>
      <Facts>
        <Worth course={course} state={state} />
        <Figure>{many(noOfLearners, 'learner')}</Figure>
        <OpenQuestions course={course} state={state} />
        <Figure>Edited {shortDate(updatedAt)}</Figure>
      </Facts>
      <CourseMenu course={course} isCoInstructor={isCoInstructor} state={state} />
    </Frame>
  );
}

/** The navigation state of every link to a course. */
type RowState = Pick<StaffRowProps, 'course' | 'role'>;

/** The row's picture is at most 160 px wide: the smaller file is enough. */
function Thumbnail({ course: { thumbnail }, isPriority }: Pick<StaffRowProps, 'course' | 'isPriority'>) {
  if (!thumbnail) {
    return (
      <PictureEmpty>
        <Icon name="book" size={28} />
      </PictureEmpty>
    );
  }
  const src = thumbnail.small_url ?? thumbnail.secure_url;
  return <Picture src={src} alt="" width={160} height={90} decoding="async" loading={isPriority ? 'eager' : 'lazy'} />;
}

/** Whether others can see the course, whether it is another person's, and whether videos are in preparation. */
function Status({
  course: { status, noOfProcessing },
  isCoInstructor,
}: Pick<StaffRowProps, 'course' | 'isCoInstructor'>) {
  const [tone, label] = badges[status];
  return (
    <span>
      <Badge tone={tone}>{label}</Badge> {isCoInstructor ? <Badge tone="info">Co-instructor</Badge> : null}{' '}
      {noOfProcessing > 0 ? (
        <Badge tone="info">
          Processing
          <VisuallyHidden> {many(noOfProcessing, 'video')}</VisuallyHidden>
        </Badge>
      ) : null}
    </span>
  );
}

/** Rating and price. A draft has none yet, but can be resumed. */
function Worth({ course, state }: { course: CreatedCourse; state: RowState }) {
  const { _id, topic, status, rating, noOfRatings, price, discount } = course;
  const isDraft = status === 'draft';
  return (
    <Figure>
      {isDraft ? (
        <Link to={paths.createCourse(_id)} state={state} aria-label={`Resume draft ${topic}`}>
          Resume draft
        </Link>
      ) : null}
      {isDraft && noOfRatings === 0 ? null : <StarRating value={rating} ratings={noOfRatings} />}
      {isDraft ? null : <Price price={price} discount={discount} />}
    </Figure>
  );
}

/** A link to the first unanswered question. */
function OpenQuestions({ course, state }: { course: CreatedCourse; state: RowState }) {
  const { _id, topic, noOfOpenQuestions, openQuestionLectureId } = course;
  if (noOfOpenQuestions === 0) return <Figure>No open questions</Figure>;
  return (
    <Figure>
      <Link to={paths.viewLectures(_id, openQuestionLectureId ?? undefined, 'questions')} state={state}>
        {many(noOfOpenQuestions, 'open question')}
        <VisuallyHidden> in {topic}</VisuallyHidden>
      </Link>
    </Figure>
  );
}
