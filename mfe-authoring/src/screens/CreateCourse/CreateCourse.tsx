import { usePerson, useTitle } from '@vidya/contracts/browser/platform';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import { instructorNames } from '@vidya/contracts/rules/course/instructors';
import { paths } from '@vidya/contracts/texts/paths';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { DeleteCourse } from '../../course-form/DeleteCourse.tsx';
import { useAuthoringAddress } from '../../data/address.ts';
import { useCourse } from '../../data/course/course.ts';
import { useLaterMove } from '../../data/course/later-move.ts';
import { mayEdit, ownsCourse } from '../../data/session.ts';
import { AuthoringPage } from '../../parts/AuthoringPage.tsx';
import { CourseMissing } from '../../parts/CourseMissing.tsx';
import { CreateForm } from './CreateForm.tsx';

/** Create course (section 2): `/createCourse`, or `?courseId=…` to resume a draft (decision C9). */
export function CreateCourse() {
  useTitle('Create Course');
  const person = usePerson();
  const { courseId } = useAuthoringAddress();
  const [saved, setSaved] = useState<CourseSummary | null>(null);
  const [draftId, setDraftId] = useState(courseId);
  const move = useLaterMove(draftId);
  // A draft first saved here stays in the form it was typed into; any other address is another draft.
  if (courseId !== draftId && courseId !== saved?._id) {
    setDraftId(courseId);
    setSaved(null);
  }
  const draft = useCourse(draftId);

  if (person && draft.data && !mayEdit(person, draft.data)) return <Navigate to={paths.denied()} replace />;
  // A published course belongs to the edit form; one just published here is about to move to its lectures.
  const isPublished = draft.data && draft.data.status !== 'draft' && saved === null;
  if (isPublished) return <Navigate to={paths.editCourse(draft.data._id)} replace />;
  const isOwner = !person || !draft.data || ownsCourse(person, draft.data);
  const isDraft = (saved ?? draft.data)?.status === 'draft';
  const stored = draft.data ?? (saved && { _id: saved._id, enrolledCount: 0 });
  return (
    <AuthoringPage
      title="Create Course"
      lead="What is it about, for whom, at what price?"
      step={1}
      courseId={stored?._id}
      hasCard
      end={isDraft && stored && isOwner ? <DeleteCourse course={stored} move={move} /> : null}
      missing={draftId && draft.isLoadingError ? <CourseMissing query={draft} /> : null}
    >
      {person && (!draftId || draft.data) ? (
        <CreateForm
          key={`${person._id} ${draftId}`}
          draft={draft.data ?? null}
          saved={saved}
          creators={draft.data ? instructorNames(draft.data) : [person.fullName]}
          isOwner={isOwner}
          onSaved={setSaved}
          move={move}
        />
      ) : null}
    </AuthoringPage>
  );
}
