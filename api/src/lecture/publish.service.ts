import type { CourseDetail } from '@vidya/contracts/calls/course';
import { isPlayable } from '@vidya/contracts/rules/lecture-visibility';
import { auditOnBehalf } from '../audit/port/on-behalf.ts';
import type { CoursePort } from '../course/port/course-port.ts';
import type { Caller } from '../http/session.ts';
import { permittedCourse } from '../policy/may.ts';
import type { LectureStore } from './port/lecture.store.ts';

export interface LecturePublishing {
  /** Publishes every draft of the course that has a playable video; `notReady` has the titles of the others. */
  publishLectures(
    courseId: string,
    caller: Caller,
  ): Promise<{ Course: CourseDetail; published: number; notReady: string[] }>;
}

interface PublishDependencies {
  store: LectureStore;
  details: CoursePort['details'];
  onChange: () => void;
}

export const createLecturePublishing = ({ store, details, onChange }: PublishDependencies): LecturePublishing => ({
  async publishLectures(courseId, caller) {
    const done = await store.transaction(async (tx, db) => {
      const course = permittedCourse('lecture.change', await tx.lockCourse(courseId), caller);
      const drafts = (await tx.listLectures(courseId)).filter(({ status }) => status === 'draft');
      const published = await tx.publishLectures(drafts.filter(isPlayable).map(({ id }) => id));
      if (published > 0)
        await auditOnBehalf(db, { caller, course }, { action: 'lectures.published', details: { published } });
      const notReady = drafts.filter((lecture) => !isPlayable(lecture)).map(({ title }) => title);
      return { published, notReady };
    });
    onChange();
    return { Course: await details.getCourse(courseId, caller), ...done };
  },
});
