import { useTitle } from '@vidya/contracts/browser/platform';
import { texts } from '@vidya/contracts/texts/texts';
import { useAuthoringAddress } from '../../data/address.ts';
import { useLectures } from '../../data/course/course.ts';
import { usePerson } from '../../data/session.ts';
import { LectureListPanel } from '../../lecture-list/LectureListPanel.tsx';
import { AuthoringPage } from '../../parts/AuthoringPage.tsx';
import { CourseMissing, NoCourse } from '../../parts/CourseMissing.tsx';
import { EditLectureForm } from './EditLectureForm.tsx';

/** Edit lecture (section 2): `/editLecture?courseId=…&lectureId=…`. */
export function EditLecture() {
  useTitle('Edit Lecture');
  const { courseId, lectureId, topic } = useAuthoringAddress();
  const person = usePerson();
  const list = useLectures(courseId);
  if (!courseId) return <NoCourse message={texts.course.doesntExists} />;

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
      missing={isMissing ? <CourseMissing query={list} title={list.data ? texts.lecture.missing : undefined} /> : null}
    >
      {person && lecture ? (
        <EditLectureForm key={lecture._id} courseId={courseId} lecture={lecture} person={person} />
      ) : null}
    </AuthoringPage>
  );
}
