import { useMutation } from '@tanstack/react-query';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { CourseDetail, CourseForm } from '@vidya/contracts/calls/course';
import { courseProblems } from '@vidya/contracts/rules/course/course-validation';
import { texts } from '@vidya/contracts/texts/texts';
import { useNavigate } from 'react-router-dom';
import { useRefreshCourses } from './course.ts';
import { formPath } from './launch-checklist.ts';
import { sendUpdate } from './save-course.ts';
import { changedFields, fieldsOf, formOf, storedDraft, storedOf } from './stored-course.ts';

type Wanted = 'published' | 'unpublished';

const text: Record<Wanted, { loading: string; success: string }> = {
  published: { loading: 'Publishing Your Course...', success: 'Course Published Successfully' },
  unpublished: { loading: 'Unpublishing Your Course...', success: 'Course Unpublished' },
};

/** In a draft, a price of 0 means that the price is missing; elsewhere it is a price. */
export const publishFields = (course: CourseDetail) =>
  course.status === 'draft' ? { ...fieldsOf(course), price: storedDraft(course).fields.price } : fieldsOf(course);

/** A video that became ready also makes a later version, so only the course's own fields and its status count. */
const isAsRead = (course: CourseDetail, theirs: CourseDetail): boolean =>
  theirs.status === course.status && changedFields(storedOf(course), storedOf(theirs)).length === 0;

/** Publishes the stored course, or unpublishes it (decision C9). Shows what section 5 requires and the course lacks. */
export function usePublish(course: CourseDetail) {
  const { send, run, toasts } = usePlatform();
  const navigate = useNavigate();
  const fields = publishFields(course);
  const mutation = useMutation({
    mutationFn: (status: Wanted) => {
      const form: CourseForm = { ...formOf(fields, { thumbnail: null, version: course.updatedAt }), status };
      const work = sendUpdate(send, {
        courseId: course._id,
        form,
        // The error message tells the person, and the page refetches the course.
        conflict: { isHarmless: (theirs) => isAsRead(course, theirs), show: () => undefined },
      });
      return run(work, { ...text[status], failure: texts.course.updateFailed });
    },
    // Also after an error: another person may have saved.
    onSettled: useRefreshCourses(),
  });
  /** The person adds what is missing in the form. */
  const refuse = (message: string): void =>
    toasts.error(message, {
      label: 'Complete the form',
      run: () => void navigate(formPath(course)),
    });
  /** Runs `work` if nothing is missing; shows what is, otherwise. */
  const ifComplete = (work: () => void) => (): void => {
    const [problem] = courseProblems(fields, 'edit', true);
    if (!course.thumbnail) refuse(texts.validation.fieldsMandatory);
    else if (problem) refuse(problem.message);
    else work();
  };
  return {
    publish: ifComplete(() => mutation.mutate('published')),
    ifComplete,
    unpublish: () => mutation.mutate('unpublished'),
    isBusy: mutation.isPending,
    /** The server has replied; the page's course is refetched next. */
    hasReply: mutation.isSuccess,
  };
}
