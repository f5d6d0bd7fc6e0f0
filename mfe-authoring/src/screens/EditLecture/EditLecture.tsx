import { usePlatform, useTitle } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuthoringAddress } from '../../data/address.ts';
import { useLectures } from '../../data/course/course.ts';
import { usePerson } from '../../data/session.ts';
import { LectureListPanel } from '../../lecture-list/LectureListPanel.tsx';
import { AuthoringPage } from '../../parts/AuthoringPage.tsx';
import { CourseMissing } from '../../parts/CourseMissing.tsx';
import { FormSkeleton } from '../../parts/FormSkeleton.tsx';
import { EditLectureForm } from './EditLectureForm.tsx';

/** Edit lecture (section 2): `/editLecture?courseId=…&lectureId=…`. */
export function EditLecture() {
  useTitle('Edit Lecture');
  const { courseId, lectureId, topic } = useAuthoringAddress();
  const person = usePerson();
  const list = useLectures(courseId);
  if (!courseId) return <NoCourse />;

  const lecture = list.data?.lectures.find((candidate) => candidate._id === lectureId);
  const isMissing = list.isLoadingError || (list.data && !lecture);
  return (
    <AuthoringPage
      title="Edit Lecture"
      lead={list.isLoadingError ? undefined : (list.data?.course.topic ?? topic)}
      step={2}
      courseId={courseId}
      showsUploads
      aside={isMissing ? undefined : <LectureListPanel courseId={courseId} currentId={lectureId} />}
    >
      {isMissing ? (
        <CourseMissing
          error={list.error}
          onRetry={() => void list.refetch()}
          title={list.data ? texts.lecture.missing : undefined}
        />
      ) : person && lecture ? (
        <EditLectureForm key={lecture._id} courseId={courseId} lecture={lecture} person={person} />
      ) : (
        <FormSkeleton />
      )}
    </AuthoringPage>
  );
}

/** Without a course: shows an error and goes to the login page (section 8). */
function NoCourse() {
  const { toasts } = usePlatform();
  const navigate = useNavigate();
  useEffect(() => {
    toasts.error(texts.course.doesntExists);
    void navigate(paths.login(), { replace: true });
  }, [toasts, navigate]);
  return null;
}
