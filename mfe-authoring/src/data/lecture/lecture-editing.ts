import { useLeaveGuard } from '@vidya/contracts/browser/platform';
import type { Lecture } from '@vidya/contracts/calls/lecture';
import { useEffect } from 'react';
import { useLaterMove } from '../course/later-move.ts';
import { lectureFormPlace, storeForm, useStoredForm } from '../stored-form.ts';
import { followStored } from '../versions.ts';
import { useLectureForm } from './lecture-form.ts';
import { blankLecture, noLecture, storedLecture } from './stored-lecture.ts';

/** The form of a new lecture, or of `lecture`: its text survives a reload, and leaving asks until it is saved. */
export function useLectureEditing(courseId: string, lecture?: Lecture) {
  const lectureId = lecture?._id ?? null;
  const latest = lecture ? storedLecture(lecture) : noLecture;
  const place = lectureFormPlace(courseId, lectureId);
  const { isBack, read, typed } = useStoredForm(place, { blank: blankLecture, latest });
  const form = useLectureForm({ courseId, lectureId, latest: lecture, read, typed });
  followStored(form, latest);
  const { isMoving, moveOn } = useLaterMove();
  useLeaveGuard(form.hasInput && !isMoving);
  const { fields, stored, hasText } = form;
  useEffect(() => {
    storeForm(place, isMoving || !hasText ? null : { fields, stored });
  }, [place, fields, stored, hasText, isMoving]);
  return { form, isBack, isMoving, moveOn };
}
