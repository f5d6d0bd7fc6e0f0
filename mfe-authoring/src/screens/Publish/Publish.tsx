import { usePerson, useTitle } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { Navigate } from 'react-router-dom';
import { useAuthoringAddress } from '../../data/address.ts';
import { useCourse, useLectures } from '../../data/course/course.ts';
import { launchChecklist } from '../../data/course/launch-checklist.ts';
import { mayEdit, ownsCourse } from '../../data/session.ts';
import { AuthoringPage } from '../../parts/AuthoringPage.tsx';
import { CourseMissing } from '../../parts/CourseMissing.tsx';
import { PublishParts } from './PublishParts.tsx';

/** The last of the three steps: what is missing, and whether learners can find the course. */
export function Publish() {
  useTitle('Publish');
  const person = usePerson();
  const { courseId } = useAuthoringAddress();
  const course = useCourse(courseId);
  const lectures = useLectures(courseId);
  if (person && course.data && !mayEdit(person, course.data)) return <Navigate to={paths.denied()} replace />;
  const items = course.data ? launchChecklist(course.data, lectures.data?.lectures) : [];
  const isMissing = course.isLoadingError || !courseId;
  return (
    <AuthoringPage
      title="Publish"
      lead={isMissing ? undefined : (course.data?.topic ?? '')}
      step={3}
      courseId={courseId}
      missing={isMissing ? <CourseMissing query={course} /> : null}
    >
      {person && course.data ? (
        <PublishParts course={course.data} items={items} isOwner={ownsCourse(person, course.data)} />
      ) : null}
    </AuthoringPage>
  );
}
