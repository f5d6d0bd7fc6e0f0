import { usePerson, useTitle } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { Navigate } from 'react-router-dom';
import { BankView } from '../../bank/BankView.tsx';
import { useAuthoringAddress } from '../../data/address.ts';
import { useCourse } from '../../data/course/course.ts';
import { mayEdit } from '../../data/session.ts';
import { AuthoringPage } from '../../parts/AuthoringPage.tsx';
import { CourseMissing } from '../../parts/CourseMissing.tsx';

const title = 'Question Bank';

/** Questions from which quizzes of a course draw: `/my-courses/edit-course/question-bank?courseId=…`. */
export function QuestionBank() {
  useTitle(title);
  const person = usePerson();
  const { courseId, topic } = useAuthoringAddress();
  const course = useCourse(courseId);
  if (!courseId || course.isLoadingError)
    return <AuthoringPage title={title} missing={<CourseMissing query={course} />} />;
  if (!person || !course.data) return <AuthoringPage title={title} lead={topic} />;
  if (!mayEdit(person, course.data)) return <Navigate to={paths.denied()} replace />;
  return (
    <AuthoringPage title={title} lead={course.data.topic}>
      <BankView key={`${person._id} ${courseId}`} courseId={courseId} />
    </AuthoringPage>
  );
}
