import type { Role } from '@vidya/contracts/account';
import type { CourseSummary } from '@vidya/contracts/course';
import { paths } from '@vidya/contracts/paths';
import { Badge, CourseCard } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { FooterRow } from './my-courses-styles.ts';

interface StaffCardProps {
  course: CourseSummary;
  role: Role;
  isPriority: boolean;
}

const badges: Record<CourseSummary['status'], 'Draft' | 'Archived' | null> = {
  draft: 'Draft',
  archived: 'Archived',
  published: null,
};

/** A course as its makers see it: rating, price, and whether others can see it. */
export function StaffCard({ course, role, isPriority }: StaffCardProps) {
  const state = { course, role };
  const badge = badges[course.status];
  return (
    <CourseCard
      course={course}
      href={paths.courseDetail(course._id)}
      renderLink={({ href, ...rest }) => <Link to={href} state={state} {...rest} />}
      byline={role === 'ADMIN' ? `${course.provider} · ${course.createdBy}` : course.provider}
      titleAs="h2"
      badge={badge ? <Badge tone={course.status === 'draft' ? 'warning' : 'neutral'}>{badge}</Badge> : null}
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
