import { usePerson, useTitle } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import type { Lecture } from '@vidya/contracts/calls/lecture';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { useAuthoringAddress } from '../../data/address.ts';
import { useLectures } from '../../data/course/course.ts';
import { useLectureConflict } from '../../data/lecture/lecture-conflict.ts';
import { useLectureEditing } from '../../data/lecture/lecture-editing.ts';
import { useUpdateLecture } from '../../data/lecture/save-lecture.ts';
import { storedLecture } from '../../data/lecture/stored-lecture.ts';
import { History } from '../../history/History.tsx';
import { LectureFormView } from '../../lecture-form/LectureFormView.tsx';
import { VideoSource } from '../../lecture-form/VideoSource.tsx';
import { LectureListPanel } from '../../lecture-list/LectureListPanel.tsx';
import { AuthoringPage } from '../../parts/AuthoringPage.tsx';
import { CourseMissing, NoCourse } from '../../parts/CourseMissing.tsx';
import { OnConflict } from '../../parts/OnConflict.tsx';
import { UnfinishedUploads } from '../../upload-views/UnfinishedUploads.tsx';

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
      aside={isMissing ? undefined : <LectureListPanel courseId={courseId} currentId={lectureId} />}
      missing={isMissing ? <CourseMissing query={list} title={list.data ? texts.lecture.missing : undefined} /> : null}
    >
      {person && lecture ? (
        <EditLectureForm key={lecture._id} courseId={courseId} lecture={lecture} person={person} />
      ) : null}
    </AuthoringPage>
  );
}

/** The form of a stored lecture; two seconds after a save the page returns to the lecture in the viewer. */
function EditLectureForm({ courseId, lecture, person }: { courseId: string; lecture: Lecture; person: User }) {
  const lectureId = lecture._id;
  const editing = useLectureEditing(courseId, lecture);
  const { form, moveOn } = editing;
  const conflict = useLectureConflict(form);
  const save = useUpdateLecture({ courseId, lectureId, conflict }, form);
  const change = async (): Promise<void> => {
    const body = form.body(person.fullName);
    const course = body && (await save.mutateAsync(body));
    if (course) moveOn({ to: paths.viewLectures(courseId, lectureId), state: { course, role: person.role } });
  };
  const current = storedLecture(lecture).fields;
  const history = <History what="lecture" of={{ courseId, lectureId }} form={form} current={current} />;
  return (
    <>
      <LectureFormView courseId={courseId} editing={editing} save={change} head={history}>
        <VideoSource courseId={courseId} form={form} stored={lecture}>
          <UnfinishedUploads courseId={courseId} lectureId={lectureId} />
        </VideoSource>
      </LectureFormView>
      <OnConflict what="lecture" conflict={conflict.window} />
    </>
  );
}
