import { useTitle } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { Navigate } from 'react-router-dom';
import { useAuthoringAddress } from '../../data/address.ts';
import { useCourse } from '../../data/course/course.ts';
import { mayEdit, usePerson } from '../../data/session.ts';
import { LectureListPanel } from '../../lecture-list/LectureListPanel.tsx';
import { AuthoringPage } from '../../parts/AuthoringPage.tsx';
import { CourseMissing, NoCourse } from '../../parts/CourseMissing.tsx';
import { AddForm } from './AddForm.tsx';

/** Add lecture (section 2): `/addLecture?courseId=…`, the second of three steps. */
export function AddLecture() {
  useTitle('Add Lecture');
  const { courseId, topic } = useAuthoringAddress();
  const person = usePerson();
  const course = useCourse(courseId);
  if (!courseId) return <NoCourse message={texts.course.notExists} />;
  if (person && course.data && !mayEdit(person, course.data)) return <Navigate to={paths.denied()} replace />;
  const isMissing = course.isLoadingError;
  return (
    <AuthoringPage
      title="Add Lecture"
      lead={isMissing ? undefined : (course.data?.topic ?? topic)}
      step={2}
      courseId={courseId}
      showsUploads
      aside={isMissing ? undefined : <LectureListPanel courseId={courseId} currentId={null} />}
      missing={isMissing ? <CourseMissing query={course} /> : null}
    >
      {/* The form opens only once the server has confirmed whose course this is. */}
      {person && course.data ? <AddForm courseId={courseId} person={person} /> : null}
    </AuthoringPage>
  );
}
