import type { SubscribedCourse } from '@vidya/contracts/calls/course';
import { shortDate } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { Badge, CourseCard, ProgressBar, Stack, StarRating, VisuallyHidden } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { CertificateLink } from '../../parts/CertificateLink.tsx';
import { FooterRow } from './my-courses-styles.ts';
import { Rate } from './Rate.tsx';

/** A learner's course: progress, own rating, and the link to resume (section 2, My Courses). */
export function LearnerCard({ course, isPriority }: { course: SubscribedCourse; isPriority: boolean }) {
  return (
    <CourseCard
      course={course}
      href={course.isExpired ? paths.courseDetail(course._id) : paths.viewLectures(course._id)}
      renderLink={({ href, ...rest }) => <Link to={href} state={{ course, role: 'USER' }} {...rest} />}
      byline={course.provider}
      titleAs="h2"
      badge={course.isExpired ? <Badge tone="danger">Expired</Badge> : null}
      hasPrice={false}
      hasRating={false}
      isPriority={isPriority}
      footer={
        <Stack $gap={3}>
          <ProgressBar value={course.progress} label={`Progress in ${course.topic}`} caption={null} />
          <FooterRow>
            <span>{course.progress}% completed</span>
            <WayOn course={course} />
            {course.progress === 100 ? <CertificateLink course={course} /> : null}
          </FooterRow>
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

/** Leads straight to the last lecture, when there is one to resume. */
function WayOn({ course }: { course: SubscribedCourse }) {
  if (course.isExpired) return <span>Expired on {shortDate(course.expiresAt)}</span>;
  if (!course.lastLectureId || course.progress === 100) return null;
  return (
    <Link
      to={paths.viewLectures(course._id, course.lastLectureId)}
      state={{ course, role: 'USER' }}
      aria-label={`Continue ${course.topic}`}
    >
      Continue
    </Link>
  );
}
