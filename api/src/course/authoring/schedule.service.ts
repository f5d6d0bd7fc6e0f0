import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { texts } from '@vidya/contracts/texts/texts';
import { auditOnBehalf } from '../../audit/port/on-behalf.ts';
import type { Caller } from '../../http/access/session.ts';
import { badRequest, refuse } from '../../http/errors.ts';
import { permittedCourse } from '../../policy/may.ts';
import type { CourseParts } from '../course-parts.ts';
import { instantOf } from '../port/instant-of.ts';
import { createAuthoringStore } from './authoring.store.ts';
import { finishedProblems, mergeForm, nextVersion } from './course-form.ts';

/** Throws 400 for a course that could not be published now. */
export const createScheduleCourse =
  ({ db, onChange }: Pick<CourseParts, 'db' | 'onChange'>) =>
  async (courseId: string, publishAt: string | null, caller: Caller): Promise<void> => {
    const at = instantOf(publishAt);
    await db.transaction(async (tx) => {
      const store = createAuthoringStore(tx);
      const course = permittedCourse('course.publish', await store.lockCourse(courseId), caller);
      if (course.status !== 'draft' && course.status !== 'unpublished')
        throw badRequest(apiMessages.schedule.published);
      if (at) {
        refuse(finishedProblems(mergeForm({}, course), course.status));
        if (!course.thumbnail) throw badRequest(texts.validation.fieldsMandatory, 'ValidationError');
      }
      await store.changeCourse(courseId, { publishAt: at, updatedAt: nextVersion(course) });
      await auditOnBehalf(tx, { caller, course }, { action: 'course.scheduled', details: { publishAt } });
    });
    onChange();
  };
