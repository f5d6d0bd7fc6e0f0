import type { CourseSummary } from '@vidya/contracts/course';
import { paths } from '@vidya/contracts/paths';
import { useTitle } from '@vidya/contracts/platform';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAuthoringAddress } from '../../data/address.ts';
import { useCourse } from '../../data/course.ts';
import { mayEdit, usePerson } from '../../data/session.ts';
import { AuthoringPage } from '../../parts/AuthoringPage.tsx';
import { CourseMissing } from '../../parts/CourseMissing.tsx';
import { FormSkeleton } from '../../parts/FormSkeleton.tsx';
import { CreateForm } from './CreateForm.tsx';

/** Create course (section 2): `/createCourse`, or `?courseId=…` to resume a draft (decision C9). */
export function CreateCourse() {
  useTitle('Create Course');
  return (
    <AuthoringPage title="Create Course" lead="What is it about, for whom, and at what price?" step={1}>
      <Content />
    </AuthoringPage>
  );
}

function Content() {
  const person = usePerson();
  const { courseId } = useAuthoringAddress();
  const [saved, setSaved] = useState<CourseSummary | null>(null);
  const [draftId, setDraftId] = useState(courseId);
  // A draft that was first saved here stays in the form it was typed into; any other address is another draft.
  if (courseId !== draftId && courseId !== saved?._id) {
    setDraftId(courseId);
    setSaved(null);
  }
  const draft = useCourse(draftId);

  if (draftId && draft.isError) return <CourseMissing error={draft.error} onRetry={() => void draft.refetch()} />;
  if (!person || (draftId && !draft.data)) return <FormSkeleton />;
  if (draft.data && !mayEdit(person, draft.data)) return <Navigate to={paths.denied()} replace />;
  // What is published already is edited; what has just been published here is on its way to its lectures.
  const isPublished = draft.data && draft.data.status !== 'draft' && saved === null;
  if (isPublished) return <Navigate to={paths.editCourse(draft.data._id)} replace />;
  return (
    <CreateForm
      key={draftId ?? 'new'}
      draft={draft.data ?? null}
      saved={saved}
      creator={draft.data?.createdBy ?? person.fullName}
      onSaved={setSaved}
    />
  );
}
