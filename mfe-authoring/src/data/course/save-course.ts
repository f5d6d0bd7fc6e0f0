import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { type CourseDetail, type CourseForm, createCourse, deleteCourse } from '@vidya/contracts/calls/course';
import { texts } from '@vidya/contracts/texts/texts';
import { onRefusal } from '../refusal.ts';
import { sendUpdate, type Update } from './update-course.ts';

/** Every list may show the course, so all of them are refetched. */
function useRefreshCourses(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keys.allCourses });
}

interface Creation {
  /** The id of an existing draft; null creates one. */
  courseId: string | null;
  form: CourseForm;
}

interface Refusals {
  onThumbnailRefused: (message: string) => void;
  conflict: { isHarmless: Update['isHarmless']; show: (theirs: CourseDetail) => void };
}

/**
 * Saves the create form, as a draft or published (decision C9). Resolves to null when it failed; the person has then
 * seen the error.
 */
export function useSaveNewCourse({ onThumbnailRefused, conflict }: Refusals) {
  const { send, run } = usePlatform();
  const refresh = useRefreshCourses();
  return useMutation({
    mutationFn: async ({ courseId, form }: Creation) => {
      const isDraft = form.status === 'draft';
      const messages = {
        loading: isDraft ? 'Saving Your Draft...' : 'Creating Your Course...',
        success: isDraft ? 'Draft Saved Successfully' : 'Course Created Successfully',
        failure: texts.course.createFailed,
      };
      if (courseId === null) {
        const work = send(createCourse, { body: form });
        onRefusal(work, 'Thumbnail', onThumbnailRefused);
        return (await run(work, messages))?.data ?? null;
      }
      const { isHarmless, show: onConflict } = conflict;
      const work = sendUpdate(send, { courseId, form, isHarmless, onConflict });
      onRefusal(work, 'Thumbnail', onThumbnailRefused);
      return (await run(work, messages))?.data.updatedCourse ?? null;
    },
    onSuccess: (course) => {
      if (course) void refresh();
    },
  });
}

/** Saves an edited course; resolves to null when it failed. */
export function useUpdateCourse(courseId: string, { onThumbnailRefused, conflict }: Refusals) {
  const { send, run } = usePlatform();
  const refresh = useRefreshCourses();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (form: CourseForm) => {
      const messages = {
        loading: 'Updating Your Course...',
        success: 'Course Updated Successfully',
        failure: texts.course.updateFailed,
      };
      const { isHarmless, show: onConflict } = conflict;
      const work = sendUpdate(send, { courseId, form, isHarmless, onConflict });
      onRefusal(work, 'Thumbnail', onThumbnailRefused);
      return (await run(work, messages))?.data.updatedCourse ?? null;
    },
    onSuccess: (course) => {
      if (!course) return;
      void refresh();
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
