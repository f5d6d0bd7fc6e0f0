import type { Lecture, LectureList, LectureProgress } from '@vidya/contracts/calls/lecture';
import type { LecturePreview } from '@vidya/contracts/calls/watching';
import { kindOf, lectureSource } from '@vidya/contracts/rules/course/lecture-source';
import { limits } from '@vidya/contracts/rules/limits';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import { texts } from '@vidya/contracts/texts/texts';
import type { CertificatePort } from '../../certificate/port/certificate-port.ts';
import { pick } from '../../database/database.ts';
import type { EnrolmentStore } from '../../enrolment/port/enrolment.store.ts';
import { progressPercent } from '../../enrolment/port/progress-percent.ts';
import type { Caller } from '../../http/access/session.ts';
import { badRequest, notFound } from '../../http/errors.ts';
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

  /** In percent. Issues the certificate once a step completes what it needs. */
  const courseProgressOf = async (userId: string, courseId: string, isStep = true): Promise<number> => {
    const { completed, lectures: total } = await progress.countCourse(userId, courseId);
    const percent = progressPercent(completed, total);
    if (isStep || percent === 100) await certificates.issue({ userId, courseId });
    return percent;
  };

  return {
    courseProgressOf,

    /** A free preview of a published course, the same for everybody; 404 for every other lecture. */
    async getPreview({ courseId, lectureId }: LectureRef): Promise<LecturePreview> {
      const row = await store.findPreview(courseId, lectureId);
      if (!row) throw notFound(texts.lecture.missing);
      const lecture = toLecture(asLearnersSee(row), await store.listMedia([row.id]), null);
      if (lectureSource(lecture).kind === 'none') throw notFound(texts.lecture.missing);
      const shown = pick(lecture, '_id', 'title', 'kind', 'description', 'durationSeconds', 'youtubeLink');
      return { ...shown, ...pick(lecture, 'files', 'captions', 'poster', 'resources') };
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
      let isStep = false;
      const saved = await progress.change({ userId: caller.id, courseId, lectureId }, (now) => {
        const watched = mergeStretches([...now.watched, ...report.watched], durationSeconds);
        const watchedSeconds = secondsIn(watched);
        const isCompleted = now.isCompleted || isDoneBy({ ...report, watchedSeconds }, lecture);
        isStep = isCompleted && !now.isCompleted;
        return { watched, watchedSeconds, isCompleted, positionSeconds: positionIn(report, durationSeconds) };
      });
      return { progress: toProgress(saved), courseProgress: await courseProgressOf(caller.id, courseId, isStep) };
    },

    /** 'Mark as done' begins an article from its start when it is taken back. Throws 400 for an uploaded film. */
    async markLecture({ courseId, lectureId }: LectureRef, isDone: boolean, caller: Caller) {
      const entitlement = await entitlementOf(await store.findCourse(courseId), caller, enrolments);
      const lecture = watchable(await store.findLecture(lectureId), { courseId, entitlement });
      if (kindOf(lecture) === 'video') throw badRequest(apiMessages.lecture.filmNotMarked);
      if (lecture.kind === 'quiz') throw badRequest(quizTexts.notMarked);
      if (entitlement === 'staff') return { progress: toProgress(undefined), courseProgress: 0 };
      const saved = await progress.change({ userId: caller.id, courseId, lectureId }, (now) =>
        isDone
          ? { ...now, isCompleted: true }
          : { watched: [], watchedSeconds: 0, positionSeconds: 0, isCompleted: false },
      );
      return { progress: toProgress(saved), courseProgress: await courseProgressOf(caller.id, courseId, isDone) };
    },
  };
}

/**
 * Whether a report completes a lecture: a film by 90 % of its seconds or its end (decision L2), an article by its end
 * after a third of its length, files by opening one; a quiz by its attempts alone.
 */
function isDoneBy(
  report: { watchedSeconds: number; hasEnded: boolean },
  { kind, durationSeconds }: LectureRow,
): boolean {
  const { hasEnded, watchedSeconds } = report;
  if (kind === 'article') return hasEnded && watchedSeconds >= durationSeconds * limits.readAtShare;
  if (kind === 'files') return hasEnded;
  if (kind === 'quiz') return false;
  return hasEnded || isWatched(watchedSeconds, durationSeconds);
}

/** In whole seconds, at most the duration. */
const positionIn = ({ positionSeconds }: ProgressReport, durationSeconds: number): number =>
  Math.floor(durationSeconds > 0 ? Math.min(positionSeconds, durationSeconds) : positionSeconds);
