import type { ApiResponse, Send } from '@vidya/contracts/browser/client';
import { type CourseDetail, type CourseForm, getCourse, updateCourse } from '@vidya/contracts/calls/course';
import { isConflict } from '../refusal.ts';

export interface Update {
  courseId: string;
  form: CourseForm;
  /** Returns true when nothing that this form shows has changed: the save is then sent again for the new version. */
  isHarmless: (theirs: CourseDetail) => boolean;
  /** Called when somebody else saved meanwhile; the promise then rejects. */
  onConflict: (theirs: CourseDetail) => void;
}

/**
 * Sends a change based on the version that was loaded. Rejects with status 409 when somebody else changed the same
 * form.
 */
export async function sendUpdate(send: Send, update: Update): Promise<ApiResponse<{ updatedCourse: CourseDetail }>> {
  const { courseId, form, isHarmless, onConflict } = update;
  try {
    return await send(updateCourse, { params: { courseId }, body: form });
  } catch (error) {
    if (!isConflict(error)) throw error;
    const { data: theirs } = await send(getCourse, { params: { courseId } });
    if (isHarmless(theirs)) return sendUpdate(send, { ...update, form: { ...form, version: theirs.updatedAt } });
    onConflict(theirs);
    throw error;
  }
}
