import type { Lecture, LectureList, LectureProgress } from '@vidya/contracts/calls/lecture';
import type { CertificatePort } from '../../certificate/port/certificate-port.ts';
import type { CoursePort } from '../../course/port/course-port.ts';
import type { EnrolmentStore } from '../../enrolment/port/enrolment.store.ts';
import { progressPercent } from '../../enrolment/port/progress-percent.ts';
import type { Caller } from '../../http/session.ts';
import { entitlementOf, watchable } from '../../policy/entitlement.ts';
import { toLecture, toProgress } from '../lecture-view.ts';
import type { LectureRow, LectureStore } from '../port/lecture.store.ts';
import type { ProgressStore } from './progress.store.ts';
import { isWatched, mergeStretches, type Stretch, secondsIn } from './watched.ts';

/** A player's report: the stretches watched since its last report, in seconds. */
interface ProgressReport {
  positionSeconds: number;
  watched: Stretch[];
  hasEnded: boolean;
}

export interface Watching {
  /** A 401 or 403 contains no media URL. */
  listLectures(courseId: string, caller: Caller | null): Promise<LectureList>;
  saveProgress(
    place: { courseId: string; lectureId: string },
    report: ProgressReport,
    caller: Caller,
  ): Promise<{ progress: LectureProgress; courseProgress: number }>;
}

interface WatchingDependencies {
  lectures: LectureStore;
  progress: ProgressStore;
  enrolments: Pick<EnrolmentStore, 'findEnrolment'>;
  details: CoursePort['details'];
  certificates: Pick<CertificatePort, 'issue'>;
}

export function createWatching({
  lectures,
  progress,
  enrolments,
  details,
  certificates,
}: WatchingDependencies): Watching {
  const withMedia = async (rows: LectureRow[], progressOf: (row: LectureRow) => LectureProgress | null) => {
    const media = Map.groupBy(await lectures.listMedia(rows.map(({ id }) => id)), ({ lectureId }) => lectureId);
    return rows.map((row): Lecture => toLecture(row, media.get(row.id) ?? [], progressOf(row)));
  };

  return {
    async listLectures(courseId, caller) {
      const entitlement = await entitlementOf(await lectures.findCourse(courseId), caller, enrolments);
      const all = await lectures.listLectures(courseId);
      const rows = entitlement === 'staff' ? all : all.filter(({ isVisible }) => isVisible);
      const own = caller && entitlement === 'learner' ? await progress.listProgress(caller.id, courseId) : [];
      const byLecture = new Map(own.map((row) => [row.lectureId, row]));
      return {
        course: await details.getCourse(courseId, caller),
        lectures: await withMedia(rows, (row) =>
          entitlement === 'learner' ? toProgress(byLecture.get(row.id)) : null,
        ),
        lastLectureId: own.find(({ lectureId }) => rows.some(({ id }) => id === lectureId))?.lectureId ?? null,
      };
    },

    async saveProgress({ courseId, lectureId }, report, caller) {
      const entitlement = await entitlementOf(await lectures.findCourse(courseId), caller, enrolments);
      const lecture = watchable(await lectures.findLecture(lectureId), { courseId, entitlement });
      if (entitlement === 'staff') return { progress: toProgress(undefined), courseProgress: 0 };
      const { durationSeconds } = lecture;
      const saved = await progress.change({ userId: caller.id, courseId, lectureId }, (now) => {
        const watched = mergeStretches([...now.watched, ...report.watched], durationSeconds);
        const watchedSeconds = secondsIn(watched);
        const isCompleted = now.isCompleted || report.hasEnded || isWatched(watchedSeconds, durationSeconds);
        return { watched, watchedSeconds, isCompleted, positionSeconds: positionIn(report, durationSeconds) };
      });
      const { completed, lectures: total } = await progress.countCourse(caller.id, courseId);
      const courseProgress = progressPercent(completed, total);
      if (courseProgress === 100) await certificates.issue({ userId: caller.id, courseId });
      return { progress: toProgress(saved), courseProgress };
    },
  };
}

/** In whole seconds, at most the duration. */
const positionIn = ({ positionSeconds }: ProgressReport, durationSeconds: number): number =>
  Math.floor(durationSeconds > 0 ? Math.min(positionSeconds, durationSeconds) : positionSeconds);
