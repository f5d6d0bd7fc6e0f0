import { type CourseDetail, type CourseForm, updateCourse } from '@vidya/contracts/course';
import { courseProblems } from '@vidya/contracts/course-validation';
import { keys } from '@vidya/contracts/keys';
import { paths } from '@vidya/contracts/paths';
import { usePlatform } from '@vidya/contracts/platform';
import { texts } from '@vidya/contracts/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { fieldsOf, formOf } from './course-fields.ts';
import { storedDraft } from './stored-course.ts';

/** Publishes a draft as it is stored (decision C9). What section 5 asks for and is missing is said. */
export function usePublish(course: CourseDetail) {
  const { send, run, toasts } = usePlatform();
  const queries = useQueryClient();
  const navigate = useNavigate();
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
  /** What is lacking is mended in the form, which is where the words belong. */
  const refuse = (message: string): void =>
    toasts.error(message, {
      label: 'Complete the form',
      run: () => void navigate(paths.createCourse(course._id)),
    });
  const publish = (): void => {
    const [problem] = courseProblems(fields, 'edit', true);
    if (!course.thumbnail) refuse(texts.validation.fieldsMandatory);
    else if (problem) refuse(problem.message);
    else mutation.mutate();
  };
  return { publish, isBusy: mutation.isPending };
}
