import { usePerson, useTitle } from '@vidya/contracts/browser/platform';
import { useMedia } from '@vidya/contracts/browser/use-media';
import type { User } from '@vidya/contracts/calls/account';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { sectionName } from '@vidya/contracts/rules/course/sections';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { from, Select } from '@vidya/shared-ui';
import { Navigate } from 'react-router-dom';
import { useAuthoringAddress, useKindChoice, useSectionChoice } from '../../data/address.ts';
import { useCourse } from '../../data/course/course.ts';
import { useLectureEditing } from '../../data/lecture/lecture-editing.ts';
import { useAddLecture } from '../../data/lecture/save-lecture.ts';
import { noLecture } from '../../data/lecture/stored-lecture.ts';
import { mayEdit } from '../../data/session.ts';
import { ArticlePart } from '../../lecture-form/ArticlePart.tsx';
import { KindChoice } from '../../lecture-form/KindChoice.tsx';
import { LectureFormView } from '../../lecture-form/LectureFormView.tsx';
import { QuizPart } from '../../lecture-form/QuizPart.tsx';
import { VideoSource } from '../../lecture-form/VideoSource.tsx';
import { LectureListPanel } from '../../lecture-list/LectureListPanel.tsx';
import { AuthoringPage } from '../../parts/AuthoringPage.tsx';
import { CourseMissing, NoCourse } from '../../parts/CourseMissing.tsx';
import { UnfinishedUploads } from '../../upload-views/UnfinishedUploads.tsx';
import { useLectureQueue } from '../../uploads/lecture-queue.ts';
import { findUnfinished } from '../../uploads/unfinished.ts';

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
      aside={isMissing ? undefined : <LectureListPanel courseId={courseId} currentId={null} />}
      missing={isMissing ? <CourseMissing query={course} /> : null}
    >
      {/* The form opens only once the server has confirmed whose course this is. */}
      {person && course.data ? (
        <AddForm key={`${person._id} ${courseId}`} course={course.data} person={person} />
      ) : null}
    </AuthoringPage>
  );
}

/** The form of a new lecture; two seconds after a save the page moves to the viewer. */
function AddForm({ course, person }: { course: CourseDetail; person: User }) {
  const courseId = course._id;
  const [sectionId, chooseSection] = useSectionChoice(course.sections);
  const [kind, chooseKind] = useKindChoice();
  const editing = useLectureEditing({ courseId, kind, stored: noLecture });
  const { form, moveOn } = editing;
  const save = useAddLecture(courseId, form);
  const addFiles = useLectureQueue(courseId, sectionId);
  // On a phone the film is at hand, and the text is typed while it uploads.
  const isVideoFirst = !useMedia(from.tablet);
  const add = async (): Promise<void> => {
    const body = form.body(person.fullName);
    if (!body) return;
    const added = await save.mutateAsync({ ...body, createdby: person.fullName, ...(sectionId && { sectionId }) });
    if (added) moveOn({ to: paths.viewLectures(courseId), state: { course: added.Course, role: person.role } });
  };
  const addSeveral = (files: File[]): void => {
    form.forgiveVideo();
    addFiles(files);
  };
  /** A file of an unfinished upload that already has a lecture continues for that lecture. Returns whether it does. */
  const goOn = (file: File): boolean => {
    const isOfLecture = findUnfinished(file, courseId)?.isSaved ?? false;
    if (isOfLecture) addSeveral([file]);
    return isOfLecture;
  };
  const section =
    course.sections.length > 1 ? (
      <Select
        label="Section"
        value={sectionId}
        options={course.sections.map(({ _id, title }, index) => ({
          value: _id,
          label: sectionName({ number: index + 1, title }),
        }))}
        onChange={(event) => chooseSection(event.target.value)}
      />
    ) : null;
  return (
    <LectureFormView
      courseId={courseId}
      editing={editing}
      save={save}
      onSave={add}
      head={<KindChoice kind={kind} onChoose={chooseKind} />}
      section={section}
      isVideoFirst={isVideoFirst}
      content={{
        video: (
          <VideoSource
            courseId={courseId}
            form={form}
            stored={undefined}
            onPickElsewhere={goOn}
            onPickSeveral={addSeveral}
          >
            <UnfinishedUploads courseId={courseId} lectureId={null} />
          </VideoSource>
        ),
        article: <ArticlePart courseId={courseId} form={form} />,
        files: null,
        quiz: <QuizPart courseId={courseId} lectureId={null} form={form} />,
      }}
    />
  );
}
