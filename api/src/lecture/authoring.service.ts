import type { CourseDetail } from '@vidya/contracts/calls/course';
import type { ResourceEntry } from '@vidya/contracts/calls/lecture';
import { lectureProblems } from '@vidya/contracts/rules/course/course-validation';
import type { LectureStatus } from '@vidya/contracts/rules/course/lecture-visibility';
import { limits } from '@vidya/contracts/rules/limits';
import type { CaptionsEntry } from '@vidya/contracts/rules/text/captions';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { texts } from '@vidya/contracts/texts/texts';
import { aboutLecture, auditOnBehalf } from '../audit/port/on-behalf.ts';
import type { Caller } from '../http/access/session.ts';
import { badRequest, conflict, notFound, refuse } from '../http/errors.ts';
import { discardFiles, discardUnsaved } from '../jobs/remove-files.ts';
import { permittedCourse } from '../policy/may.ts';
import { recordRevision } from '../revision/port/record-revision.ts';
import { lectureTexts } from '../revision/port/texts-of.ts';
import { type ContentInput, checkKind, putContent, receiveContent } from './lecture-content.ts';
import type { LectureParts, LectureRef } from './lecture-parts.ts';
import { resourcesIn } from './lecture-view.ts';
import type { LectureRow, LectureStore, MediaRow } from './port/lecture.store.ts';
import { putResources, receiveResources } from './resources/receive-resources.ts';
import type { VideoInput, VideoReceiver } from './video/receive-video.ts';
import { hasPlayedVideo, isLinkReplaced } from './video/replace-video.ts';
import { putCaptions, storeCaptions } from './watching/captions.ts';
import { plainYoutubeLink } from './youtube-link.ts';

interface LectureFormInput extends VideoInput, ContentInput {
  title: string;
  description: string;
  youtubeLink: string;
  /** Undefined keeps the current value. */
  isPreview?: boolean | undefined;
  /** Of a new lecture: it stands at its end; undefined for the last section. */
  sectionId?: string | undefined;
  /** Undefined publishes a new lecture and keeps the status of an existing one. */
  status?: LectureStatus | undefined;
  /** The complete captions after the save; undefined keeps the current ones. */
  captions?: CaptionsEntry[] | undefined;
  /** The complete files after the save; undefined keeps the current ones. */
  resources?: ResourceEntry[] | undefined;
  /** The version that the form was loaded with; undefined skips the conflict check, and the last save wins. */
  version?: number | undefined;
}

interface Saving {
  courseId: string;
  /** Undefined for a new lecture. */
  lectureId?: string;
  caller: Caller;
  action: 'lecture.created' | 'lecture.changed';
}

interface AuthoringParts
  extends Pick<LectureParts, 'db' | 'jobs' | 'store' | 'files' | 'uploadFiles' | 'details' | 'onChange'> {
  incoming: VideoReceiver;
}

/** Refuses a link that is not a YouTube link; a blank one counts as absent (decision L4). */
function linkOf({ youtubeLink }: LectureFormInput): string {
  if (youtubeLink.trim() === '') return '';
  const link = plainYoutubeLink(youtubeLink);
  if (!link) throw badRequest(apiMessages.lecture.youtubeLinkInvalid, 'ValidationError');
  return link;
}

interface Content {
  hasVideo: boolean;
  resourceCount: number;
}

const check = (form: LectureFormInput, content: Content, caller: Caller): void =>
  refuse(lectureProblems({ ...form, ...content, creatorName: caller.fullName }));

/** Where a new lecture stands: at the end of this section; of the course, if that is deleted by now. */
async function endOf(tx: LectureStore, courseId: string, sectionId: string | undefined) {
  const total = await tx.countLectures(courseId);
  if (total >= limits.lecturesPerCourse) throw badRequest(apiMessages.lecture.tooMany);
  const section = sectionId === undefined ? null : await tx.sections.findSection(courseId, sectionId);
  return section ? { sectionId: section.id, position: await tx.sections.endOf(section) } : { position: total + 1 };
}

const bringsVideo = ({ video, uploadId }: LectureFormInput): boolean => video !== null || uploadId !== null;

const isPlayed = ({ kind }: MediaRow): boolean => kind === 'video' || kind === 'original';

/** Clears a failed state when the lecture is saved without a video. */
const settled = ({ state }: LectureRow, hasVideo: boolean): Partial<LectureRow> =>
  state === 'failed' && !hasVideo ? { state: 'ready', failure: '' } : {};

/** A link that a new video replaces stays until that is ready; a link that the form names counts at once. */
function linkAfter(lecture: LectureRow, media: MediaRow[], form: LectureFormInput) {
  const isReplaced = isLinkReplaced(lecture, media);
  const isCleared = lecture.youtubeLink !== '' && form.youtubeLink === '' && !form.removeVideo;
  if (isCleared && (isReplaced || (bringsVideo(form) && !hasPlayedVideo(media))))
    return { youtubeLink: lecture.youtubeLink, isReplacing: true };
  return { youtubeLink: form.youtubeLink, isReplacing: lecture.isReplacing && !isReplaced };
}

const incomingIn = (media: MediaRow[]): string[] => media.flatMap(({ id, isIncoming }) => (isIncoming ? [id] : []));

export type LectureAuthoring = ReturnType<typeof createLectureAuthoring>;

export function createLectureAuthoring(parts: AuthoringParts) {
  const { db: own, jobs, store, files, incoming, details, onChange } = parts;
  const find = async (tx: LectureStore, { courseId, lectureId }: LectureRef): Promise<LectureRow> => {
    const lecture = await tx.findLecture(lectureId);
    if (lecture?.courseId !== courseId) throw notFound(texts.lecture.missing);
    return lecture;
  };
  const courseAfter = (courseId: string, caller: Caller): Promise<CourseDetail> => {
    onChange();
    return details.getCourse(courseId, caller);
  };

  /** One save: stores the form's files before the rows that name them. `work` returns the lecture as it was. */
  const save = async (form: LectureFormInput, saving: Saving, work: (tx: LectureStore) => Promise<LectureRow>) => {
    const { caller, courseId, action } = saving;
    const received = await incoming.receive(form, saving);
    const stored = received.video ? [received.video.media.storageKey] : [];
    try {
      const content = await receiveContent(own, saving, form);
      const keep = (key: string) => void stored.push(key);
      const captions = form.captions && (await storeCaptions(files, form.captions, keep));
      const resources = form.resources && (await receiveResources(parts, form.resources, { courseId, caller, keep }));
      const lectureId = await store.transaction(async (tx, db) => {
        const course = permittedCourse('lecture.change', await tx.lockCourse(courseId), caller);
        const before = await lectureTexts(db, courseId, saving.lectureId);
        const lecture = await work(tx);
        await auditOnBehalf(db, { caller, course }, { action, ...aboutLecture(lecture.id, form.title) });
        await incoming.put({ tx, db }, lecture, received);
        if (captions) await putCaptions(tx, lecture.id, captions);
        if (resources) await putResources({ tx, db, jobs }, { courseId, lectureId: lecture.id }, resources);
        await putContent({ tx, db }, lecture, { ...content, expectedMinutes: form.expectedMinutes });
        const after = (await lectureTexts(db, courseId, lecture.id))!.texts;
        await recordRevision(db, { courseId, lectureId: lecture.id }, { before, after, savedBy: caller.id });
        return lecture.id;
      });
      await incoming.finish(received);
      return lectureId;
    } catch (error) {
      await discardUnsaved(jobs, own, { store: 'media', keys: stored });
      throw error;
    }
  };

  /** Throws when the caller may not teach in this course, before an upload of a gigabyte starts. */
  const mayTeach = async (courseId: string, caller: Caller): Promise<void> =>
    void permittedCourse('lecture.change', await store.findCourse(courseId), caller);

  return {
    mayTeach,

    async createLecture(courseId: string, form: LectureFormInput, caller: Caller) {
      await mayTeach(courseId, caller);
      check(form, { hasVideo: bringsVideo(form), resourceCount: form.resources?.length ?? 0 }, caller);
      const youtubeLink = linkOf(form);
      const { title, kind = 'video', description, isPreview = false, status = 'published' } = form;
      checkKind(kind, form);
      const lectureId = await save(form, { courseId, caller, action: 'lecture.created' }, async (tx) => {
        const slot = await endOf(tx, courseId, form.sectionId);
        const texts = { title, kind, description, youtubeLink };
        const added = await tx.addLecture({ courseId, ...slot, ...texts, isPreview, status });
        return find(tx, { courseId, lectureId: added });
      });
      return { Course: await courseAfter(courseId, caller), lectureId };
    },

    async updateLecture(place: LectureRef, form: LectureFormInput, caller: Caller): Promise<CourseDetail> {
      await mayTeach(place.courseId, caller);
      await find(store, place);
      const youtubeLink = linkOf(form);
      const { title, description, isPreview, status } = form;
      await save(form, { ...place, caller, action: 'lecture.changed' }, async (tx) => {
        const lecture = await find(tx, place);
        if (form.version !== undefined && form.version !== lecture.version)
          throw conflict(apiMessages.lecture.savedByOther);
        checkKind(lecture.kind, form);
        const media = await tx.listMedia([lecture.id]);
        const hasStored = lecture.state === 'uploading' || media.some(isPlayed);
        const hasVideo = bringsVideo(form) || (hasStored && !form.removeVideo);
        const link = linkAfter(lecture, media, { ...form, youtubeLink });
        if (!link.isReplacing) await tx.changeMedia(incomingIn(media), { isIncoming: false });
        const article = form.article ?? (await tx.articles.findArticle(lecture.id))?.source;
        const resourceCount = (form.resources ?? resourcesIn(media)).length;
        check({ ...form, ...link, kind: lecture.kind, article }, { hasVideo, resourceCount }, caller);
        const version = lecture.version + 1;
        const chosen = {
          ...(isPreview !== undefined && { isPreview }),
          ...(status && { status }),
          ...(status === 'published' && { publishAt: null }),
        };
        const change = { title, description, version, ...link, ...chosen, ...settled(lecture, hasVideo) };
        await tx.changeLecture(lecture.id, change);
        return { ...lecture, ...link };
      });
      return courseAfter(place.courseId, caller);
    },

    async deleteLecture(place: LectureRef, caller: Caller): Promise<CourseDetail> {
      await store.transaction(async (tx, db) => {
        const course = permittedCourse('lecture.change', await tx.lockCourse(place.courseId), caller);
        const lecture = await find(tx, place);
        const entry = { action: 'lecture.deleted', ...aboutLecture(lecture.id, lecture.title) } as const;
        await auditOnBehalf(db, { caller, course }, entry);
        await incoming.stopWaiting({ tx, db }, lecture);
        await discardFiles(jobs, db, { store: 'media', keys: await tx.removeLecture(lecture) });
      });
      return courseAfter(place.courseId, caller);
    },
  };
}
