import { type CourseDetail, type CourseForm, updateCourse } from '@vidya/contracts/course';
import { courseProblems } from '@vidya/contracts/course-validation';
import { keys } from '@vidya/contracts/keys';
import { usePlatform } from '@vidya/contracts/platform';
import { texts } from '@vidya/contracts/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fieldsOf, formOf } from './course-fields.ts';
import { storedDraft } from './stored-course.ts';

/** Publishes a draft as it is stored (decision C9). What section 5 asks for and is missing is said. */
export function usePublish(course: CourseDetail) {
  const { send, run, toasts } = usePlatform();
  const queries = useQueryClient();
  // A draft's price of 0 is one that was not filled in.
  const fields = { ...fieldsOf(course), price: storedDraft(course).fields.price };
  const mutation = useMutation({
    mutationFn: () => {
      const form: CourseForm = {
        ...formOf(fields, { thumbnail: null, version: course.updatedAt }),
        status: 'published',
      };
      return run(send(updateCourse, { params: { courseId: course._id }, body: form }), {
        loading: 'Publishing Your Course...',
        success: 'Course Published Successfully',
        failure: texts.course.updateFailed,
      });
    },
    // Also after a refusal: somebody else may have saved meanwhile.
    onSettled: () => void queries.invalidateQueries({ queryKey: keys.allCourses }),
  });
  const publish = (): void => {
    const [problem] = courseProblems(fields, 'edit', true);
    if (!course.thumbnail) return toasts.error(texts.validation.fieldsMandatory);
    if (problem) toasts.error(problem.message);
    else mutation.mutate();
  };
  return { publish, isBusy: mutation.isPending };
}
