import type { CourseSummary } from '@vidya/contracts/calls/course';
import { paths } from '@vidya/contracts/texts/paths';
import { CourseCard, type CourseCardProps } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';

type CourseTileProps = Omit<CourseCardProps, 'course' | 'href' | 'renderLink'> & { course: CourseSummary };

/** A card that links to its course and passes it on, so that the detail shows at once (decision R1). */
export function CourseTile({ course, ...rest }: CourseTileProps) {
  return (
    <CourseCard
      course={course}
      href={paths.courseDetail(course._id)}
      renderLink={({ href, ...link }) => <Link to={href} state={{ course }} {...link} />}
      {...rest}
    />
  );
}
