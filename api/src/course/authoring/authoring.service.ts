import type { CourseStatus } from '@vidya/contracts/calls/choices';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { texts } from '@vidya/contracts/texts/texts';
import { auditOnBehalf } from '../../audit/port/on-behalf.ts';
import { badRequest, conflict, refuse } from '../../http/errors.ts';
import type { Caller } from '../../http/session.ts';
import type { FileStore } from '../../outside/files/files.ts';
import { type Images, NotAnImage, type StoredThumbnail, TooManyPixels } from '../../outside/files/images.ts';
import { permittedCourse } from '../../policy/may.ts';
import type { AuthoringStore } from './authoring.store.ts';
import { type CourseFormInput, columnsOf, formProblems, isOutdated, mergeForm, nextVersion } from './course-form.ts';

export interface Authoring {
  /** Returns the new course's id. */
  createCourse(form: CourseFormInput, thumbnail: Buffer | null, caller: Caller): Promise<string>;
  /** Throws 409 if another save came after `form.version` was read. */
  updateCourse(courseId: string, form: CourseFormInput, thumbnail: Buffer | null, caller: Caller): Promise<void>;
  /** Archives a course with learners instead of deleting it (decision C10). */
  deleteCourse(courseId: string, caller: Caller): Promise<void>;
}

interface AuthoringDependencies {
  store: AuthoringStore;
  images: Images;
  pictures: FileStore;
  lectureFiles: FileStore;
  /** Called after every change, to clear cached lists. */
  onChange: () => void;
}

const { savedByOther, thumbnailRefused, thumbnailTooLarge } = apiMessages.course;

/** A published course can be unpublished and published again; nothing becomes a draft again; archived is final. */
const moves: Record<CourseStatus, CourseStatus[]> = {
  draft: ['published'],
  published: ['unpublished'],
  unpublished: ['published'],
  archived: [],
};
const nextStatus = (stored: CourseStatus, wanted: CourseFormInput['status']): CourseStatus =>
  wanted && moves[stored].includes(wanted) ? wanted : stored;

export function createAuthoring({ store, images, pictures, lectureFiles, onChange }: AuthoringDependencies): Authoring {
  const saveThumbnail = async (thumbnail: Buffer): Promise<StoredThumbnail> => {
    try {
      return await images.saveThumbnail(thumbnail);
    } catch (error) {
      if (error instanceof TooManyPixels) throw badRequest(thumbnailTooLarge, 'ValidationError');
      if (error instanceof NotAnImage) throw badRequest(thumbnailRefused, 'ValidationError');
      throw error;
    }
  };
  const removePictures = async (keys: (string | null)[]): Promise<void> => {
    const unused = await store.unusedPictures(keys.filter((key) => key !== null));
    await Promise.all(unused.map((key) => pictures.remove(key)));
  };
  /** Stores the images before the row that references them; deletes them again if the row fails. */
  const withThumbnail = async <T>(upload: Buffer | null, work: (columns: object) => Promise<T>): Promise<T> => {
    if (!upload) return work({});
    const { large, small } = await saveThumbnail(upload);
    return work({ thumbnail: large, thumbnailSmall: small }).catch(async (error: unknown) => {
      await removePictures([large, small]);
      throw error;
    });
  };

  return {
    async createCourse(form, upload, caller) {
      const status = form.status === 'draft' ? 'draft' : 'published';
      const fields = mergeForm(form, null);
      refuse(formProblems(fields, status === 'draft' ? 'draft' : 'create', upload !== null));
      const creator = { instructorId: caller.id, instructorName: caller.fullName };
      const courseId = await withThumbnail(upload, (pictureColumns) =>
        store.addCourse({ ...columnsOf(fields, status), ...creator, ...pictureColumns }),
      );
      onChange();
      return courseId;
    },

    async updateCourse(courseId, form, upload, caller) {
      const replaced = await withThumbnail(upload, (pictureColumns) =>
        store.transaction(async (tx, db) => {
          const course = permittedCourse('course.change', await tx.lockCourse(courseId), caller);
          if (isOutdated(form, course)) throw conflict(savedByOther);
          const status = nextStatus(course.status, form.status);
          const fields = mergeForm(form, course);
          const isPublished = status === 'published' && course.status !== 'published';
          const isUnpublished = status === 'unpublished' && course.status !== 'unpublished';
          // Unpublishing uses the lenient rules of a draft, so that an incomplete course can be unpublished.
          refuse(formProblems(fields, status === 'draft' || isUnpublished ? 'draft' : 'edit', true));
          if (status === 'published' && !upload && !course.thumbnail)
            throw badRequest(texts.validation.fieldsMandatory, 'ValidationError');
          const updatedAt = nextVersion(course);
          await tx.changeCourse(courseId, { ...columnsOf(fields, status), ...pictureColumns, updatedAt });
          const details = { isPublished, ...(isUnpublished && { isUnpublished }) };
          await auditOnBehalf(db, { caller, course }, { action: 'course.changed', details });
          return upload ? [course.thumbnail, course.thumbnailSmall] : [];
        }),
      );
      onChange();
      await removePictures(replaced);
    },

    async deleteCourse(courseId, caller) {
      const gone = await store.transaction(async (tx, db) => {
        const course = permittedCourse('course.delete', await tx.lockCourse(courseId), caller);
        const isArchived = await tx.isHeld(courseId);
        await auditOnBehalf(db, { caller, course }, { action: 'course.deleted', details: { isArchived } });
        if (isArchived) {
          await tx.changeCourse(courseId, { status: 'archived' });
          return { pictures: [], media: [] };
        }
        const media = await tx.listMediaKeys(courseId);
        await tx.removeCourse(courseId);
        return { pictures: [course.thumbnail, course.thumbnailSmall], media };
      });
      onChange();
      await removePictures(gone.pictures);
      const unused = await store.unusedMedia(gone.media);
      await Promise.all(unused.map((key) => lectureFiles.remove(key)));
    },
  };
}
