import { type CourseDetail, isFree } from '@vidya/contracts/calls/course';
import { paths } from '@vidya/contracts/texts/paths';
import { Badge, Button, Price } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { useMayWatch } from '../../data/may-watch.ts';
import { By, Card, PriceLine } from './preview-styles.ts';

interface TheCourseProps {
  course: CourseDetail;
  /** The lecture being previewed: those who may watch the course go on there. */
  lectureId: string;
}

/** What the course costs and the way to it; for those who hold or make it, the way to its lectures. */
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
