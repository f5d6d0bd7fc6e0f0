import type { Role } from '@vidya/contracts/account';
import type { CourseSummary, CreatedCourse } from '@vidya/contracts/course';
import { count } from '@vidya/contracts/format';
import { paths } from '@vidya/contracts/paths';
import { Badge, CourseCard, VisuallyHidden } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { BadgeRow, FooterRow } from './my-courses-styles.ts';

interface StaffCardProps {
  course: CreatedCourse;
  role: Role;
  isPriority: boolean;
}

const badges: Record<CourseSummary['status'], 'Draft' | 'Archived' | null> = {
  draft: 'Draft',
  archived: 'Archived',
  published: null,
};

/** Whether others can see it, and whether videos of it are on their way. */
function Badges({ course: { status, noOfProcessing } }: { course: CreatedCourse }) {
  const badge = badges[status];
  if (!badge && noOfProcessing === 0) return null;
  return (
    <BadgeRow>
      {badge ? <Badge tone={status === 'draft' ? 'warning' : 'neutral'}>{badge}</Badge> : null}
      {noOfProcessing > 0 ? (
        <Badge tone="info">
          Processing
          <VisuallyHidden> {noOfProcessing === 1 ? '1 video' : `${count(noOfProcessing)} videos`}</VisuallyHidden>
        </Badge>
      ) : null}
    </BadgeRow>
  );
}

/** A course as its makers see it: rating, price, and whether others can see it. */
export function StaffCard({ course, role, isPriority }: StaffCardProps) {
  const state = { course, role };
  return (
    <CourseCard
      course={course}
      href={paths.courseDetail(course._id)}
      renderLink={({ href, ...rest }) => <Link to={href} state={state} {...rest} />}
      byline={role === 'ADMIN' ? `${course.provider} · ${course.createdBy}` : course.provider}
      titleAs="h2"
      badge={<Badges course={course} />}
      isPriority={isPriority}
      footer={
        <FooterRow>
          {course.status === 'draft' ? (
            <Link to={paths.createCourse(course._id)} state={state} aria-label={`Resume draft ${course.topic}`}>
              Resume draft
            </Link>
          ) : (
            <Link to={paths.viewLectures(course._id)} state={state} aria-label={`View lectures of ${course.topic}`}>
              View lectures
            </Link>
          )}
        </FooterRow>
      }
    />
  );
}
