import { useQueryClient } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { paths } from '@vidya/contracts/texts/paths';
import { useNavigate } from 'react-router-dom';
import { useConflictDialog } from '../conflict-dialog.ts';
import type { CourseFormState } from './course-form.ts';
import { differencesOf } from './differences.ts';
import type { StoredCourse } from './stored-course.ts';

interface ConflictOptions {
  /** Converts a course to the form's shape. */
  toStored: (course: CourseDetail) => StoredCourse;
  /** Converts the form's description to plain text. */
  asText: (description: string) => string;
}

/** Another person saved the course during the edit: neither version is lost without a question. */
export const useConflict = (form: CourseFormState, { toStored, asText }: ConflictOptions) =>
  useConflictDialog({
    name: 'course-conflict',
    form,
    toStored,
    differencesFrom: (theirs) =>
      differencesOf({
        read: form.stored,
        mine: form.fields,
        hasNewThumbnail: form.thumbnail.file !== null,
        theirs,
        asText,
      }),
  });

/**
 * The same for a draft's form. If another person has published the course since, or unpublished it again, this form
 * refuses to save it: saving would make an unfinished text public at once, or publish an unpublished course.
 */
export function useDraftConflict(...[form, options]: Parameters<typeof useConflict>) {
  const { window, isHarmless, show } = useConflict(form, options);
  const { toasts } = usePlatform();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const refuse = ({ _id }: CourseDetail): void => {
    // The edit form refetches the course; the text in this form stays until the person goes there.
    void queries.invalidateQueries({ queryKey: keys.course(_id), refetchType: 'none' });
    toasts.error('Nothing was saved: this course is no draft any more', {
      label: 'Edit Course',
      run: () => void navigate(paths.editCourse(_id)),
    });
  };
  return {
    window,
    isHarmless: (course: CourseDetail) => course.status === 'draft' && isHarmless(course),
    show: (course: CourseDetail): void => (course.status === 'draft' ? show(course) : refuse(course)),
  };
}
