import type { ApiResponse, Send } from '@vidya/contracts/browser/client';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { type Lecture, type LectureForm, listLectures, updateLecture } from '@vidya/contracts/calls/lecture';
import { isConflict } from '../refusal.ts';

export interface LectureUpdate {
  courseId: string;
  lectureId: string;
  body: LectureForm;
  /** Returns true when nothing that the form shows has changed. */
  isHarmless: (theirs: Lecture) => boolean;
  /** Called when somebody else saved meanwhile; the promise then rejects. */
  onConflict: (theirs: Lecture) => void;
}

/**
 * Sends a change based on the version that was loaded. Rejects with status 409 when somebody else changed the same
 * lecture.
 */
export async function sendLectureUpdate(send: Send, update: LectureUpdate): Promise<ApiResponse<CourseDetail>> {
  const { courseId, lectureId, body, isHarmless, onConflict } = update;
  try {
    return await send(updateLecture, { params: { courseId, lectureId }, body });
  } catch (error) {
    if (!isConflict(error)) throw error;
    const { data } = await send(listLectures, { params: { courseId } });
    const theirs = data.lectures.find(({ _id }) => _id === lectureId);
    if (!theirs?.authoring) throw error;
    const { version } = theirs.authoring;
    const isLater = version !== body.version;
    if (isLater && isHarmless(theirs)) return sendLectureUpdate(send, { ...update, body: { ...body, version } });
    if (isLater) onConflict(theirs);
    throw error;
  }
}
