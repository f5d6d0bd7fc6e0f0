import type { CourseDetail } from '@vidya/contracts/calls/course';
import { isFree } from '@vidya/contracts/rules/price';
import { paths } from '@vidya/contracts/texts/paths';
import { Badge, Button, Price } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { useMayWatch } from '../../data/may-watch.ts';
import { By, Card, PriceLine } from './preview-styles.ts';

interface TheCourseProps {
  course: CourseDetail;
  /** The previewed lecture: people who may watch the course continue there. */
  lectureId: string;
}

/** The course's price and the link to it; people who bought or made the course get a link to its lectures. */
export function TheCourse({ course, lectureId }: TheCourseProps) {
  const mayWatch = useMayWatch(course);
  return (
    <Card aria-labelledby="the-course">
      <h2 id="the-course">
        <Link to={paths.courseDetail(course._id)} state={{ course }}>
          {course.topic}
        </Link>
      </h2>
      <By>By {course.createdBy}</By>
      {mayWatch ? (
        <Button
          as={Link}
          to={paths.viewLectures(course._id, lectureId)}
          state={{ course, role: mayWatch }}
          size="large"
        >
          {mayWatch === 'USER' ? 'Continue Learning' : 'View Lectures'}
        </Button>
      ) : course.status === 'published' ? (
        <>
          <PriceLine>
            <Price price={course.price} discount={course.discount} size="large" />
            {course.discount > 0 && course.price > 0 ? <Badge tone="accent">{course.discount}% off</Badge> : null}
          </PriceLine>
          <Button as={Link} to={paths.courseDetail(course._id)} state={{ course }} size="large">
            {isFree(course) ? 'Enroll in This Course' : 'Buy This Course'}
          </Button>
        </>
      ) : null}
    </Card>
  );
}
