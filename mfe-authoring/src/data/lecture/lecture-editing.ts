import { useLeaveGuard } from '@vidya/contracts/browser/platform';
import type { Lecture } from '@vidya/contracts/calls/lecture';
import { useEffect } from 'react';
import { useLaterMove } from '../course/later-move.ts';
import { storeForm, useLectureFormPlace, useStoredForm } from '../stored-form.ts';
import { followStored } from '../versions.ts';
import type { FormKind } from './form-kinds.ts';
import { useLectureForm } from './lecture-form.ts';
import { blankLecture, noLecture, type StoredLecture } from './stored-lecture.ts';

interface Edited {
  courseId: string;
  kind: FormKind;
  /** Undefined for a new lecture. */
  lecture?: Lecture;
  /** The same with its text; null while that is on its way. Undefined for a new lecture. */
  stored?: StoredLecture | null;
}

/** The form of a new lecture, or of `lecture`: its text survives a reload, and leaving asks until it is saved. */
export function useLectureEditing({ courseId, kind, lecture, stored: latest }: Edited) {
  const lectureId = lecture?._id ?? null;
  const place = useLectureFormPlace(courseId, lectureId);
  const { isBack, read, typed } = useStoredForm(place, { blank: blankLecture, latest: latest ?? noLecture });
  const form = useLectureForm({ courseId, lectureId, kind, latest: lecture, read, typed });
  if (latest) followStored(form, latest);
  const { isMoving, moveOn } = useLaterMove(courseId);
  useLeaveGuard(form.hasInput && !isMoving, ['courseId', 'lectureId']);
  const { fields, stored, hasText } = form;
  useEffect(() => {
    storeForm(place, isMoving || !hasText ? null : { fields, stored });
  }, [place, fields, stored, hasText, isMoving]);
  return { form, isBack, isMoving, moveOn };
}
