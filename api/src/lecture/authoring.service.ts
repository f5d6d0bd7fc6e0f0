import { lectureProblems } from '@vidya/contracts/course-validation';
import type { CourseDetail } from '@vidya/contracts/course';
import { texts } from '@vidya/contracts/texts';
import type { CourseDetailService } from '../course/course-detail.service.ts';
import { badRequest, notFound, refuse } from '../http/errors.ts';
import type { Caller } from '../http/session.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { FileStore } from '../outside/files.ts';
import { convertVideo } from './convert-video.ts';
import { managed } from './entitlement.ts';
import type { LectureStore, MediaRow } from './lecture.store.ts';
import type { TakenVideo, TakeVideo } from './take-video.ts';
import { plainYoutubeLink } from './youtube-link.ts';

export interface LectureFormInput {
  title: string;
  description: string;
  youtubeLink: string;
  /** Where the uploaded file waits; the store takes it over. */
  video: { path: string } | null;
  removeVideo: boolean;
}

interface Place {
  courseId: string;
  lectureId: string;
}

/** Each answers the course as it is afterwards. */
export interface LectureAuthoring {
  /** Throws for those who may not teach in this course, before they have sent a gigabyte. */
  mayTeach(courseId: string, caller: Caller): Promise<void>;
  createLecture(
    courseId: string,
    form: LectureFormInput,
    caller: Caller,
  ): Promise<{ Course: CourseDetail; lectureId: string }>;
  updateLecture(place: Place, form: LectureFormInput, caller: Caller): Promise<CourseDetail>;
  deleteLecture(place: Place, caller: Caller): Promise<CourseDetail>;
}

interface Parts {
  store: LectureStore;
  files: FileStore;
  takeVideo: TakeVideo;
  details: CourseDetailService;
  jobs: Jobs;
  onChange: () => void;
}

/** A link that is none of YouTube's is refused; a blank one counts as absent (decision L4). */
function linkOf({ youtubeLink }: LectureFormInput): string {
  if (youtubeLink.trim() === '') return '';
  const link = plainYoutubeLink(youtubeLink);
  if (!link) throw badRequest('Provide Valid Youtube Link', 'ValidationError');
  return link;
}

const check = (form: LectureFormInput, hasVideo: boolean, caller: Caller): void =>
  refuse(lectureProblems({ ...form, hasVideo, creatorName: caller.fullName }));

/** An upload and what came of it: made, or replaced. */
const isUpload = ({ kind }: MediaRow): boolean => kind === 'video' || kind === 'original';

export function createLectureAuthoring(parts: Parts): LectureAuthoring {
  const { store, files, takeVideo, details, jobs, onChange } = parts;
  const drop = async (keys: string[]): Promise<void> => {
    await Promise.all((await store.unusedMedia(keys)).map((key) => files.remove(key)));
  };
  /** The file is stored before the row that names it; without the row it goes again. */
  const withVideo = async <T>(form: LectureFormInput, work: (video: TakenVideo | null) => Promise<T>): Promise<T> => {
    const video = form.video ? await takeVideo(form.video) : null;
    return work(video).catch(async (error: unknown) => {
      if (video) await files.remove(video.media.storageKey);
      throw error;
    });
  };
  /** Everything that is stored of a lecture's new video, in one transaction with it. */
  const attach = async (tx: LectureStore, db: Parameters<Jobs['send']>[0], lectureId: string, video: TakenVideo) => {
    await tx.addMedia(lectureId, video.media);
    if (video.needsConversion) await jobs.send(db, convertVideo, { lectureId });
  };
  const find = async (tx: LectureStore, { courseId, lectureId }: Place) => {
    const lecture = await tx.findLecture(lectureId);
    if (lecture?.courseId !== courseId) throw notFound(texts.lecture.missing);
    return lecture;
  };
  const courseAfter = (courseId: string, caller: Caller): Promise<CourseDetail> => {
    onChange();
    return details.getCourse(courseId, caller);
  };

  const mayTeach = async (courseId: string, caller: Caller): Promise<void> =>
    void managed(await store.findCourse(courseId), caller);

  return {
    mayTeach,

    async createLecture(courseId, form, caller) {
      await mayTeach(courseId, caller);
      check(form, form.video !== null, caller);
      const youtubeLink = linkOf(form);
      const lectureId = await withVideo(form, (video) =>
        store.transaction(async (tx, db) => {
          managed(await tx.lockCourse(courseId), caller);
          const { title, description } = form;
          const { durationSeconds = 0, state = 'ready' } = video ?? {};
          const added = await tx.addLecture({ courseId, title, description, youtubeLink, durationSeconds, state });
          if (video) await attach(tx, db, added, video);
          return added;
        }),
      );
      return { Course: await courseAfter(courseId, caller), lectureId };
    },

    async updateLecture(place, form, caller) {
      await mayTeach(place.courseId, caller);
      await find(store, place);
      const youtubeLink = linkOf(form);
      const replaced = await withVideo(form, (video) =>
        store.transaction(async (tx, db) => {
          managed(await tx.lockCourse(place.courseId), caller);
          const lecture = await find(tx, place);
          const uploads = (await tx.listMedia([lecture.id])).filter(isUpload);
          const isGoing = video !== null || form.removeVideo;
          check(form, video !== null || (uploads.length > 0 && !form.removeVideo), caller);
          if (isGoing) await tx.removeMedia(uploads.map(({ id }) => id));
          if (video) await attach(tx, db, lecture.id, video);
          const { title, description } = form;
          const fresh = isGoing ? { durationSeconds: video?.durationSeconds ?? 0, state: video?.state ?? 'ready' } : {};
          await tx.changeLecture(lecture.id, { title, description, youtubeLink, ...fresh });
          return isGoing ? uploads.map(({ storageKey }) => storageKey) : [];
        }),
      );
      await drop(replaced);
      return courseAfter(place.courseId, caller);
    },

    async deleteLecture(place, caller) {
      const keys = await store.transaction(async (tx) => {
        managed(await tx.lockCourse(place.courseId), caller);
        const lecture = await find(tx, place);
        const media = await tx.listMedia([lecture.id]);
        await tx.removeLecture(lecture);
        return media.map(({ storageKey }) => storageKey);
      });
      await drop(keys);
      return courseAfter(place.courseId, caller);
    },
  };
}
