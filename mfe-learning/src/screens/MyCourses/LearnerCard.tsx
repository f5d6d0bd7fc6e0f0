import type { SubscribedCourse } from '@vidya/contracts/calls/catalogue';
import { quizzesToTake, statusText } from '@vidya/contracts/rules/course/certificate-text';
import { instructorNames } from '@vidya/contracts/rules/course/instructors';
import { shortDate } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { Badge, CourseCard, Names, ProgressBar, Stack, StarRating, VisuallyHidden } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { hasCertificate } from '../../data/certificate.ts';
import { LinkButton } from '../../parts/buttons.tsx';
import { CertificateLink } from '../../parts/CertificateLink.tsx';
import { LearnerMenu } from './Ending/LearnerMenu.tsx';
import type { Ending } from './Ending/use-ending.ts';
import { ButtonSlot, FooterRow } from './my-courses-styles.ts';
import { Rate } from './Rate.tsx';

interface LearnerCardProps {
  course: SubscribedCourse;
  isPriority: boolean;
  ending: Ending;
}

/** A learner's course: progress, the one way on, and the own rating (section 2, My Courses). */
export function LearnerCard({ course, isPriority, ending }: LearnerCardProps) {
  return (
    <CourseCard
      course={course}
      href={course.isExpired ? paths.courseDetail(course._id) : paths.viewLectures(course._id)}
      renderLink={({ href, ...rest }) => <Link to={href} state={{ course, role: 'USER' }} {...rest} />}
      byline={
        <>
          {course.provider} · <Names names={instructorNames(course)} max={2} />
        </>
      }
      titleAs="h2"
      badge={course.isExpired ? <Badge tone="danger">Expired</Badge> : null}
      hasPrice={false}
      hasRating={false}
      isRowOnPhones
      isPriority={isPriority}
      footer={
        <Stack $gap={3}>
          <ProgressBar value={course.progress} label={`Progress in ${course.topic}`} caption={null} />
          <FooterRow>
            <span>{course.progress}% completed</span>
            {course.isExpired ? <span>Expired on {shortDate(course.expiresAt)}</span> : null}
            {hasCertificate(course) ? <CertificateLink course={course} /> : null}
          </FooterRow>
          <CertificateLine course={course} />
          <ButtonSlot>
            <WayOn course={course} />
            {course.isExpired ? null : <LearnerMenu course={course} ending={ending} />}
          </ButtonSlot>
          <FooterRow>
            <span>
              <VisuallyHidden>Your rating: </VisuallyHidden>
              <StarRating value={course.userRating} />
            </span>
            <Rate course={course} />
          </FooterRow>
        </Stack>
      }
    />
  );
}

/** What the certificate still needs beside the lectures. */
function CertificateLine({ course: { certificate, noOfLectures } }: { course: SubscribedCourse }) {
  const text = certificate && !certificate.isEarned ? statusText(certificate, noOfLectures) : '';
  return text === '' ? null : <FooterRow>Certificate: {text}</FooterRow>;
}

/** The card's one button: to the last lecture, to the first one, or to where the course is sold. */
function WayOn({ course }: { course: SubscribedCourse }) {
  const { _id, topic, isExpired, lastLectureId, progress, certificate, status } = course;
  const look = { isWide: true, state: { course, role: 'USER' } } as const;
  if (isExpired) {
    const label = status === 'published' ? 'Buy again' : 'Course page';
    return (
      <LinkButton {...look} variant="secondary" to={paths.courseDetail(_id)} aria-label={`${label}: ${topic}`}>
        {label}
      </LinkButton>
    );
  }
  const quiz = progress === 100 && certificate && !certificate.isEarned ? quizzesToTake(certificate)[0] : undefined;
  const isDone = progress === 100 && !quiz;
  const label = isDone ? 'Watch again' : lastLectureId ? 'Continue' : 'Start';
  const lecture = isDone ? undefined : (quiz?._id ?? lastLectureId ?? undefined);
  return (
    <LinkButton {...look} to={paths.viewLectures(_id, lecture)} aria-label={`${label}: ${topic}`}>
      {label}
    </LinkButton>
  );
}
