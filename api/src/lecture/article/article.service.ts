import type { ArticleText } from '@vidya/contracts/calls/watching';
import { limits } from '@vidya/contracts/rules/limits';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { texts } from '@vidya/contracts/texts/texts';
import type { EnrolmentStore } from '../../enrolment/port/enrolment.store.ts';
import type { Caller } from '../../http/access/session.ts';
import { badRequest, notFound } from '../../http/errors.ts';
import { discardUnsaved } from '../../jobs/remove-files.ts';
import { createImages, NotAnImage, TooManyPixels } from '../../outside/files/images.ts';
import { entitlementOf, watchable } from '../../policy/entitlement.ts';
import { may, permittedCourse } from '../../policy/may.ts';
import type { LectureParts, LectureRef } from '../lecture-parts.ts';
import type { MediaAddress } from '../watching/media-address.ts';
import { createArticleStore } from './article.store.ts';

interface ArticleParts extends Pick<LectureParts, 'db' | 'jobs' | 'store' | 'files'> {
  enrolments: Pick<EnrolmentStore, 'findEnrolment'>;
  addressOf: MediaAddress;
}

const { pictureRefused, pictureTooLarge } = apiMessages.lecture;

export type Articles = ReturnType<typeof createArticles>;

/** Reading articles, and their pictures. */
export function createArticles({ db, jobs, store, files, enrolments, addressOf }: ArticleParts) {
  const articles = createArticleStore(db);
  const images = createImages(files);
  const encode = async (upload: Buffer) => {
    try {
      return await images.saveArticlePicture(upload);
    } catch (error) {
      if (error instanceof TooManyPixels) throw badRequest(pictureTooLarge, 'ValidationError');
      if (error instanceof NotAnImage) throw badRequest(pictureRefused, 'ValidationError');
      throw error;
    }
  };
  /** The lecture if the caller may read it, and whether they manage its course. */
  const readable = async ({ courseId, lectureId }: LectureRef, caller: Caller | null) => {
    const preview = await store.findPreview(courseId, lectureId);
    const course = await store.findCourse(courseId);
    const isManager = caller !== null && course !== null && may('lecture.watchHidden', caller, course);
    if (preview && !isManager) return { lecture: preview, isStaff: false };
    const entitlement = await entitlementOf(course, caller, enrolments);
    const lecture = watchable(await store.findLecture(lectureId), { courseId, entitlement });
    return { lecture, isStaff: entitlement === 'staff' };
  };
  return {
    /** Throws 401, 403, and 404 for a lecture of another kind. */
    async getArticle(ref: LectureRef, caller: Caller | null): Promise<ArticleText> {
      const { lecture, isStaff } = await readable(ref, caller);
      const article = await articles.findArticle(lecture.id);
      if (!article) throw notFound(texts.lecture.missing);
      const { html, parts, source } = article;
      return { html, parts, source: isStaff ? source : null };
    },

    /** Stores a picture for the articles of a course. Throws 400 for what is none, and for too many. */
    async addPicture(courseId: string, upload: Buffer | null, caller: Caller) {
      permittedCourse('lecture.change', await store.findCourse(courseId), caller);
      if (!upload) throw badRequest(pictureRefused, 'ValidationError');
      if ((await articles.countPictures(courseId)) >= limits.article.picturesPerCourse)
        throw badRequest(apiMessages.lecture.tooManyPictures, 'ValidationError');
      const picture = await encode(upload);
      try {
        return { pictureId: await articles.addPicture({ ...picture, courseId }) };
      } catch (error) {
        await discardUnsaved(jobs, db, { store: 'media', keys: [picture.webpKey, picture.avifKey] });
        throw error;
      }
    },

    /** The address of a picture's bytes, if this caller may see it. Throws 404, 401 or 403. */
    async findPicture(pictureId: string, format: 'webp' | 'avif', caller: Caller | null): Promise<string> {
      const picture = await articles.findPicture(pictureId);
      if (!picture) throw notFound(texts.lecture.missing);
      if (!picture.isPublic) await entitlementOf(picture.course, caller, enrolments);
      const key = format === 'avif' ? picture.avifKey : picture.webpKey;
      return addressOf({ key, type: `image/${format}` });
    },
  };
}
