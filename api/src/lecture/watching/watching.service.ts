import type { Lecture, LectureList, LectureProgress } from '@vidya/contracts/calls/lecture';
import type { LecturePreview } from '@vidya/contracts/calls/watching';
import { lectureSource } from '@vidya/contracts/rules/course/lecture-source';
import { texts } from '@vidya/contracts/texts/texts';
import type { CertificatePort } from '../../certificate/port/certificate-port.ts';
import type { EnrolmentStore } from '../../enrolment/port/enrolment.store.ts';
import { progressPercent } from '../../enrolment/port/progress-percent.ts';
import type { Caller } from '../../http/access/session.ts';
import { notFound } from '../../http/errors.ts';
import { entitlementOf, watchable } from '../../policy/entitlement.ts';
import type { LectureParts, LectureRef } from '../lecture-parts.ts';
import { asLearnersSee, toLecture, toProgress } from '../lecture-view.ts';
import type { LectureRow } from '../port/lecture.store.ts';
import type { ConversionQueue } from '../video/conversion-queue.ts';
import { isWatched, mergeStretches, type Stretch, secondsIn } from './watched.ts';
import type { WatchingStore } from './watching.store.ts';

/** A player's report: the stretches watched since its last report, in seconds. */
interface ProgressReport {
  positionSeconds: number;
  watched: Stretch[];
  hasEnded: boolean;
}

interface WatchingParts extends Pick<LectureParts, 'store' | 'details'> {
  progress: WatchingStore;
  enrolments: Pick<EnrolmentStore, 'findEnrolment'>;
  certificates: Pick<CertificatePort, 'issue'>;
  queue: ConversionQueue;
}

export type Watching = ReturnType<typeof createWatching>;

export function createWatching({ store, progress, enrolments, details, certificates, queue }: WatchingParts) {
  const withMedia = async (rows: LectureRow[], progressOf: (row: LectureRow) => LectureProgress | null) => {
    const media = Map.groupBy(await store.listMedia(rows.map(({ id }) => id)), ({ lectureId }) => lectureId);
    return rows.map((row): Lecture => toLecture(row, media.get(row.id) ?? [], progressOf(row)));
  };

  /** Adds the place in the queue of conversions to what waits there. */
  const withPlaces = async (lectures: Lecture[]): Promise<Lecture[]> => {
    if (!lectures.some(({ state, authoring }) => state === 'processing' && authoring)) return lectures;
    const places = await queue.queuedBefore();
    return lectures.map((lecture) =>
      lecture.authoring && lecture.state === 'processing'
        ? { ...lecture, authoring: { ...lecture.authoring, queuedBefore: places.get(lecture._id) ?? null } }
        : lecture,
    );
  };

  return {
    /** A free preview of a published course, the same for everybody; 404 for every other lecture. */
    async getPreview({ courseId, lectureId }: LectureRef): Promise<LecturePreview> {
      const row = await store.findPreview(courseId, lectureId);
      if (!row) throw notFound(texts.lecture.missing);
      const lecture = toLecture(asLearnersSee(row), await store.listMedia([row.id]), null);
      if (lectureSource(lecture).kind === 'none') throw notFound(texts.lecture.missing);
      const { _id, title, description, durationSeconds, youtubeLink, files, captions, poster } = lecture;
      return { _id, title, description, durationSeconds, youtubeLink, files, captions, poster };
    },

    /** A 401 or 403 contains no media URL. */
    async listLectures(courseId: string, caller: Caller | null): Promise<LectureList> {
      const entitlement = await entitlementOf(await store.findCourse(courseId), caller, enrolments);
      const all = await store.listLectures(courseId);
      const rows = entitlement === 'staff' ? all : all.filter(({ isVisible }) => isVisible);
      const own = caller && entitlement === 'learner' ? await progress.listProgress(caller.id, courseId) : [];
      const byLecture = new Map(own.map((row) => [row.lectureId, row]));
      const lectures = await withMedia(rows, (row) =>
        entitlement === 'learner' ? toProgress(byLecture.get(row.id)) : null,
      );
      return {
        course: await details.getCourse(courseId, caller),
        lectures: await withPlaces(lectures),
        lastLectureId: own.find(({ lectureId }) => rows.some(({ id }) => id === lectureId))?.lectureId ?? null,
      };
    },

    async saveProgress({ courseId, lectureId }: LectureRef, report: ProgressReport, caller: Caller) {
      const entitlement = await entitlementOf(await store.findCourse(courseId), caller, enrolments);
      const lecture = watchable(await store.findLecture(lectureId), { courseId, entitlement });
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
