import { useTitle } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { Navigate } from 'react-router-dom';
import { DeleteCourse } from '../../course-form/DeleteCourse.tsx';
import { useAuthoringAddress } from '../../data/address.ts';
import { useCourse } from '../../data/course/course.ts';
import { mayEdit, usePerson } from '../../data/session.ts';
import { AuthoringPage } from '../../parts/AuthoringPage.tsx';
import { CourseMissing } from '../../parts/CourseMissing.tsx';
import { FormSkeleton } from '../../parts/FormSkeleton.tsx';
import { EditForm } from './EditForm.tsx';
import { MissingForLaunch } from './MissingForLaunch.tsx';
import { PublishAgain } from './PublishAgain.tsx';

/**
 * Edit course (section 2): `/my-courses/edit-course?courseId=…`. Instructors edit their own courses, administrators all
 * (section 6).
 */
export function EditCourse() {
  const person = usePerson();
  const { courseId, topic } = useAuthoringAddress();
  const course = useCourse(courseId);
  useTitle(`Edit ${course.data?.topic ?? (topic || 'Course')}`);

  if (!courseId || course.isLoadingError) {
    return (
      <AuthoringPage title="Edit Course">
        <CourseMissing error={course.error} onRetry={() => void course.refetch()} />
      </AuthoringPage>
    );
  }
  if (!person || !course.data) {
    return (
      <AuthoringPage title="Edit Course" lead={topic}>
        <FormSkeleton />
      </AuthoringPage>
    );
  }
  if (!mayEdit(person, course.data)) return <Navigate to={paths.denied()} replace />;
  // Only the create form can publish a draft (decision C9).
  if (course.data.status === 'draft') return <Navigate to={paths.createCourse(courseId)} replace />;
  return (
    <AuthoringPage title="Edit Course" lead={course.data.topic} actions={<DeleteCourse course={course.data} />}>
      <PublishAgain course={course.data} />
      <MissingForLaunch course={course.data} />
      <EditForm key={courseId} course={course.data} role={person.role} />
    </AuthoringPage>
  );
}
