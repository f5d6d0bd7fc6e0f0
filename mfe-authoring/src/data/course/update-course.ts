import type { ApiResponse, Send } from '@vidya/contracts/browser/client';
import { type CourseDetail, type CourseForm, getCourse, updateCourse } from '@vidya/contracts/calls/course';
import { isConflict } from '../refusal.ts';

export interface Update {
  courseId: string;
  form: CourseForm;
  conflict: {
    /** Returns true when nothing that this form shows has changed: the save is then sent again for the new version. */
    isHarmless: (theirs: CourseDetail) => boolean;
    /** Called when somebody else saved meanwhile; the promise then rejects. */
    show: (theirs: CourseDetail) => void;
  };
}

/** Sends a change of the version that was loaded. Rejects with status 409 when somebody else changed the same form. */
export async function sendUpdate(send: Send, update: Update): Promise<ApiResponse<CourseDetail>> {
  const { courseId, form, conflict } = update;
  try {
    const response = await send(updateCourse, { params: { courseId }, body: form });
    return { ...response, data: response.data.updatedCourse };
  } catch (error) {
    if (!isConflict(error)) throw error;
    const { data: theirs } = await send(getCourse, { params: { courseId } });
    if (conflict.isHarmless(theirs))
      return sendUpdate(send, { ...update, form: { ...form, version: theirs.updatedAt } });
    conflict.show(theirs);
    throw error;
  }
}
