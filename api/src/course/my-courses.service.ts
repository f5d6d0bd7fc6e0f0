import type { CreatedCourse, SubscribedCourse } from '@vidya/contracts/calls/catalogue';
import type { CertificateStatus } from '@vidya/contracts/rules/course/certificate-status';
import { readLearnerStatus } from '../certificate/port/certificate-status.ts';
import { type Db, pick } from '../database/database.ts';
import { progressPercent } from '../enrolment/port/progress-percent.ts';
import type { Caller } from '../http/access/session.ts';
import { isOpen } from '../policy/enrolment-state.ts';
import { toSummary } from './course-summary.ts';
import type { MyCoursesStore, SubscribedRow } from './my-courses.store.ts';

const toSubscribed = (row: SubscribedRow, certificate: CertificateStatus | undefined): SubscribedCourse => ({
  ...toSummary(row, row.userRating),
  progress: progressPercent(row.completed, row.noOfLectures),
  expiresAt: row.expiresAt.toISOString(),
  isExpired: !isOpen({ status: row.enrolmentStatus, expiresAt: row.expiresAt }),
  lastLectureId: row.lastLectureId,
  ...pick(row, 'userComment', 'userIsNamed'),
  ...(certificate && { certificate }),
});

export function createMyCoursesService(db: Db, store: MyCoursesStore) {
  return {
    async listSubscribedCourses(caller: Caller): Promise<SubscribedCourse[]> {
      const rows = await store.listSubscribed(caller.id);
      const ids = rows.map(({ id }) => id);
      const statuses = await readLearnerStatus(db, caller.id, ids);
      return rows.map((row) => toSubscribed(row, statuses.get(row.id)?.status));
    },
    /** Returns the courses that an instructor owns or teaches with others, drafts included; for administrators all courses. */
    listCreatedCourses: async (caller: Caller): Promise<CreatedCourse[]> =>
      (await store.listCreated(caller.role === 'ADMIN' ? null : caller.id)).map((row) => ({
        ...toSummary(row),
        ...pick(row, 'noOfProcessing', 'noOfLearners', 'noOfOpenQuestions', 'openQuestionLectureId'),
      })),
  };
}

export type MyCoursesService = ReturnType<typeof createMyCoursesService>;
