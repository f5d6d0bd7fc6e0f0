import { usePerson, useTitle } from '@vidya/contracts/browser/platform';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { paths } from '@vidya/contracts/texts/paths';
import { Badge, Row } from '@vidya/shared-ui';
import { Link, Navigate } from 'react-router-dom';
import { DeleteCourse } from '../../course-form/DeleteCourse.tsx';
import { useAuthoringAddress } from '../../data/address.ts';
import { useCourse, useLectures } from '../../data/course/course.ts';
import { useLaterMove } from '../../data/course/later-move.ts';
import { isComplete, launchChecklist } from '../../data/course/launch-checklist.ts';
import { mayEdit, ownsCourse } from '../../data/session.ts';
import { AuthoringPage } from '../../parts/AuthoringPage.tsx';
import { CourseMissing } from '../../parts/CourseMissing.tsx';
import { LaunchChecklist } from '../../parts/LaunchChecklist.tsx';
import { EditForm } from './EditForm.tsx';

/** Edit course (section 2): `/my-courses/edit-course?courseId=…`. */
export function EditCourse() {
  const person = usePerson();
  const { courseId, topic } = useAuthoringAddress();
  const course = useCourse(courseId);
  const move = useLaterMove(courseId);
  useTitle(`Edit ${course.data?.topic ?? (topic || 'Course')}`);
  if (!courseId || course.isLoadingError)
    return <AuthoringPage title="Edit Course" missing={<CourseMissing query={course} />} />;
  if (!person || !course.data) return <AuthoringPage title="Edit Course" lead={topic} hasCard />;
  if (!mayEdit(person, course.data)) return <Navigate to={paths.denied()} replace />;
  // Only the create form can publish a draft (decision C9).
  if (course.data.status === 'draft') return <Navigate to={paths.createCourse(courseId)} replace />;
  const isOwner = ownsCourse(person, course.data);
  return (
    <AuthoringPage
      title="Edit Course"
      lead={course.data.topic}
      hasCard
      end={isOwner ? <DeleteCourse course={course.data} move={move} /> : null}
    >
      <Row as="p" $gap={5}>
        <Link to={paths.courseInstructors(courseId)}>Instructors of this course</Link>
        <Link to={paths.questionBank(courseId)}>Question bank</Link>
      </Row>
      {course.data.status === 'unpublished' ? (
        <Row as="p">
          <Badge tone="warning">Not published</Badge>
          <Link to={paths.publishCourse(courseId)}>Publish it again</Link>
        </Row>
      ) : null}
      <MissingForLaunch course={course.data} />
      <EditForm key={`${person._id} ${courseId}`} {...{ move, isOwner }} course={course.data} role={person.role} />
    </AuthoringPage>
  );
}

/** The launch checklist while something is missing; nothing once it is complete. */
function MissingForLaunch({ course }: { course: CourseDetail }) {
  const items = launchChecklist(course, useLectures(course._id).data?.lectures);
  return isComplete(items) ? null : <LaunchChecklist items={items} />;
}
