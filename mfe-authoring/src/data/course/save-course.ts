import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createCourse, deleteCourse, getCourse, updateCourse } from '@vidya/contracts/browser/calls';
import type { ApiResponse, Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { type ToastMessages, usePlatform } from '@vidya/contracts/browser/platform';
import type { CourseDetail, CourseForm, CourseSummary } from '@vidya/contracts/calls/course';
import { texts } from '@vidya/contracts/texts/texts';
import { isConflict, onRefusal } from '../refusal.ts';
import { useRefreshCourses } from './course.ts';

interface Refusals extends Pick<Update, 'conflict'> {
  onThumbnailRefused: (message: string) => void;
}

interface Saving {
  /** The id of an existing course; null creates one. */
  courseId: string | null;
  form: CourseForm;
}

/** Sends a course form. Resolves to null when it failed; the person has then seen the error. */
function useSendCourse({ onThumbnailRefused, conflict }: Refusals) {
  const { send, run } = usePlatform();
  return async ({ courseId, form }: Saving, messages: ToastMessages): Promise<CourseSummary | null> => {
    const isNew = courseId === null;
    const work = isNew ? send(createCourse, { body: form }) : sendUpdate(send, { courseId, form, conflict });
    onRefusal(work, 'Thumbnail', onThumbnailRefused);
    return (await run<CourseSummary>(work, messages))?.data ?? null;
  };
}

/** Saves the create form, as a draft or published (decision C9). */
export function useSaveNewCourse(refusals: Refusals) {
  const sendCourse = useSendCourse(refusals);
  const refresh = useRefreshCourses();
  return useMutation({
    mutationFn: (saving: Saving) => {
      const isDraft = saving.form.status === 'draft';
      return sendCourse(saving, {
        loading: isDraft ? 'Saving Your Draft...' : 'Creating Your Course...',
        success: isDraft ? 'Draft Saved Successfully' : 'Course Created Successfully',
        failure: texts.course.createFailed,
      });
    },
    onSuccess: (course) => course && refresh(),
  });
}

/** Saves an edited course. */
export function useUpdateCourse(courseId: string, refusals: Refusals) {
  const sendCourse = useSendCourse(refusals);
  const refresh = useRefreshCourses();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (form: CourseForm) =>
      sendCourse(
        { courseId, form },
        {
          loading: 'Updating Your Course...',
          success: 'Course Updated Successfully',
          failure: texts.course.updateFailed,
        },
      ),
    onSuccess: (course) => {
      if (!course) return;
      refresh();
      queries.setQueryData(keys.course(courseId), course);
    },
  });
}

/** Deletes a course; resolves to false when it failed. */
export function useDeleteCourse(courseId: string) {
  const { send, run } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const messages = {
        loading: 'Deleting Your Course...',
        success: 'Course Deleted Successfully',
        failure: texts.course.deleteFailed,
      };
      return (await run(send(deleteCourse, { params: { courseId } }), messages)) !== null;
    },
    onSuccess: (isDone) => {
      // The lists drop the course; its own page is still visible and must not refetch it.
      const isOther = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey[1] !== 'one';
      if (isDone) void queries.invalidateQueries({ queryKey: keys.allCourses, predicate: isOther });
    },
  });
}

export interface Update {
  courseId: string;
  form: CourseForm;
  conflict: {
    /** Returns true when nothing that this form shows has changed: the save is then sent again for the new version. */
    isHarmless: (theirs: CourseDetail) => boolean;
    /** Called when another person saved before; the promise then rejects. */
    show: (theirs: CourseDetail) => void;
  };
}

/** Sends a change of the version that was loaded. Rejects with status 409 when another person changed the same form. */
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
