import { usePerson, useTitle } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import type { Lecture } from '@vidya/contracts/calls/lecture';
import { messageOf, requestIdOf } from '@vidya/contracts/rules/api-error';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { ErrorState } from '@vidya/shared-ui';
import { useAuthoringAddress } from '../../data/address.ts';
import { useLectures } from '../../data/course/course.ts';
import { useStoredLecture } from '../../data/lecture/article-source.ts';
import { formKindOf } from '../../data/lecture/form-kinds.ts';
import { useLectureConflict } from '../../data/lecture/lecture-conflict.ts';
import { useLectureEditing } from '../../data/lecture/lecture-editing.ts';
import { useUpdateLecture } from '../../data/lecture/save-lecture.ts';
import type { StoredLecture } from '../../data/lecture/stored-lecture.ts';
import { History } from '../../history/History.tsx';
import { ArticlePart } from '../../lecture-form/ArticlePart.tsx';
import { LectureFormView } from '../../lecture-form/LectureFormView.tsx';
import { QuizPart } from '../../lecture-form/QuizPart.tsx';
import { VideoSource } from '../../lecture-form/VideoSource.tsx';
import { LectureListPanel } from '../../lecture-list/LectureListPanel.tsx';
import { AuthoringPage, FormSkeleton } from '../../parts/AuthoringPage.tsx';
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
        <LoadedLecture key={`${person._id} ${lecture._id}`} courseId={courseId} lecture={lecture} person={person} />
      ) : null}
    </AuthoringPage>
  );
}

/** The form, once the text of an article is there too: an empty editor would overwrite it. */
function LoadedLecture({ courseId, lecture, person }: { courseId: string; lecture: Lecture; person: User }) {
  const { stored, hasBegun, isMissing, query } = useStoredLecture(courseId, lecture);
  if (isMissing) {
    return (
      <ErrorState
        title={`The ${lecture.kind} could not be loaded`}
        onRetry={() => void query.refetch()}
        requestId={requestIdOf(query.error)}
      >
        {messageOf(query.error, 'Nothing of it is lost.')}
      </ErrorState>
    );
  }
  if (!hasBegun) return <FormSkeleton />;
  return <EditLectureForm courseId={courseId} lecture={lecture} stored={stored} person={person} />;
}

interface EditLectureFormProps {
  courseId: string;
  lecture: Lecture;
  /** Null while the text of another person's later version is on its way. */
  stored: StoredLecture | null;
  person: User;
}

/** The form of a stored lecture; two seconds after a save the page returns to the lecture in the viewer. */
function EditLectureForm({ courseId, lecture, stored, person }: EditLectureFormProps) {
  const lectureId = lecture._id;
  const editing = useLectureEditing({ courseId, kind: formKindOf(lecture.kind), lecture, stored });
  const { form, moveOn } = editing;
  const conflict = useLectureConflict(form);
  const save = useUpdateLecture({ courseId, lectureId, conflict }, form);
  const change = async (): Promise<void> => {
    const body = form.body(person.fullName);
    const course = body && (await save.mutateAsync(body));
    if (course) moveOn({ to: paths.viewLectures(courseId, lectureId), state: { course, role: person.role } });
  };
  const current = (stored ?? form.stored).fields;
  const history = <History what="lecture" of={{ courseId, lectureId }} form={form} current={current} />;
  return (
    <>
      <LectureFormView
        courseId={courseId}
        editing={editing}
        save={save}
        onSave={change}
        head={history}
        content={{
          video: (
            <VideoSource courseId={courseId} form={form} stored={lecture}>
              <UnfinishedUploads courseId={courseId} lectureId={lectureId} />
            </VideoSource>
          ),
          article: <ArticlePart courseId={courseId} form={form} />,
          files: null,
          quiz: <QuizPart courseId={courseId} lectureId={lectureId} form={form} />,
        }}
      />
      <OnConflict what="lecture" conflict={conflict.window} />
    </>
  );
}
