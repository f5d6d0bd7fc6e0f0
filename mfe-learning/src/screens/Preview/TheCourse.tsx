import type { CourseDetail } from '@vidya/contracts/calls/course';
import { isFree } from '@vidya/contracts/rules/buying/price';
import { instructorNames } from '@vidya/contracts/rules/course/instructors';
import { paths } from '@vidya/contracts/texts/paths';
import { Badge, LectureIcon, Names, Note, Price } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { useAddressCoupon } from '../../data/address.ts';
import { useMayWatch } from '../../data/session.ts';
import { LinkButton } from '../../parts/buttons.tsx';
import { Duration } from '../../parts/Duration.tsx';
import { NumberCaption } from '../../parts/styles.ts';
import { Card, Previews, PreviewsHeading, PriceLine } from './preview-styles.ts';

/** The price and the link to the course; who bought or made it continues with the previewed lecture. */
export function TheCourse({ course, lectureId }: { course: CourseDetail; lectureId: string }) {
  const mayWatch = useMayWatch(course);
  const toCourse = paths.courseDetail(course._id, useAddressCoupon());
  return (
    <Card aria-labelledby="the-course">
      <h2 id="the-course">
        <Link to={toCourse} state={{ course }}>
          {course.topic}
        </Link>
      </h2>
      <Note>
        By <Names names={instructorNames(course)} />
      </Note>
      {mayWatch ? (
        <LinkButton to={paths.viewLectures(course._id, lectureId)} state={{ course, role: mayWatch }} size="large">
          {mayWatch === 'USER' ? 'Continue Learning' : 'View Lectures'}
        </LinkButton>
      ) : course.status === 'published' ? (
        <>
          <PriceLine>
            <Price price={course.price} discount={course.discount} size="large" />
            {course.discount > 0 && course.price > 0 ? <Badge tone="accent">{course.discount}% off</Badge> : null}
          </PriceLine>
          <LinkButton to={toCourse} state={{ course }} size="large">
            {isFree(course) ? 'Enroll in This Course' : 'Buy This Course'}
          </LinkButton>
        </>
      ) : null}
    </Card>
  );
}

/** All free previews of the course, with the one that plays now; nothing when this is the only one. */
export function OtherPreviews({ course, currentId }: { course: CourseDetail; currentId: string }) {
  const coupon = useAddressCoupon();
  const previews = course.lectures.filter(({ isPreview, hidden }) => isPreview && !hidden);
  if (!previews.some(({ _id }) => _id !== currentId)) return null;
  return (
    <nav aria-labelledby="free-previews">
      <PreviewsHeading id="free-previews">Free previews of this course</PreviewsHeading>
      <Previews role="list">
        {previews.map((lecture) => (
          <li key={lecture._id}>
            <Link
              to={paths.preview(course._id, lecture._id, coupon)}
              replace
              aria-current={lecture._id === currentId ? 'page' : undefined}
            >
              <LectureIcon kind={lecture.kind} size={16} />
              <span>
                {course.lectures.indexOf(lecture) + 1}. {lecture.title}
              </span>
              {lecture.durationSeconds > 0 ? (
                <NumberCaption>
                  <Duration seconds={lecture.durationSeconds} />
                </NumberCaption>
              ) : null}
            </Link>
          </li>
        ))}
      </Previews>
    </nav>
  );
}
