import type { CourseFields } from '@vidya/contracts/rules/course/course-fields';
import { courseProblems, draftProblems } from '@vidya/contracts/rules/course/course-validation';
import { isId } from '@vidya/contracts/rules/id';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { CourseStatus } from '@vidya/contracts/texts/choices';
import { texts } from '@vidya/contracts/texts/texts';
import { auditOnBehalf } from '../../audit/port/on-behalf.ts';
import { filesOfCourses } from '../../database/files-of-courses.ts';
import { lockRecipient } from '../../database/recipient.ts';
import type { Caller } from '../../http/access/session.ts';
import { badRequest, conflict, forbidden, refuse, unauthorised } from '../../http/errors.ts';
import { discardFiles, discardUnsaved, shownSeconds } from '../../jobs/remove-files.ts';
import { NotAnImage, type StoredThumbnail, TooManyPixels } from '../../outside/files/images.ts';
import { may, permittedCourse, requireReauthentication } from '../../policy/may.ts';
import { recordRevision } from '../../revision/port/record-revision.ts';
import { textsOfCourse } from '../../revision/port/texts-of.ts';
import type { CourseParts } from '../course-parts.ts';
import { type AuthoringStore, createAuthoringStore, type StoredCourse } from './authoring.store.ts';
import {
  type CourseFormInput,
  columnsOf,
  finishedProblems,
  isOutdated,
  mergeForm,
  nextVersion,
} from './course-form.ts';
import { lowerPrice } from './lower-price.ts';
import { storeCertificate } from './store-certificate.ts';

const { priceByOwner, promoRefused, publishByOwner, savedByOther, thumbnailRefused, thumbnailTooLarge } =
  apiMessages.course;

/** A published course can be unpublished and published again; nothing becomes a draft again; archived is final. */
const moves: Record<CourseStatus, CourseStatus[]> = {
  draft: ['published'],
  published: ['unpublished'],
  unpublished: ['published'],
  archived: [],
};
const nextStatus = (stored: CourseStatus, wanted: CourseFormInput['status']): CourseStatus =>
  wanted && moves[stored].includes(wanted) ? wanted : stored;

/** Throws unless the promotional film is as it was, or a free preview of the course that learners see. */
async function checkPromo(store: AuthoringStore, { promoLectureId: id }: CourseFields, course: StoredCourse) {
  if (id === '' || id === course.promoLectureId) return;
  if (!isId(id) || !(await store.hasPreview(course.id, id))) throw badRequest(promoRefused, 'ValidationError');
}

/** Throws 403 where a co-instructor's save does what is the owner's. */
function refuseOwnersPart(course: StoredCourse, next: ReturnType<typeof columnsOf>, caller: Caller): void {
  const isPriced = next.price !== course.price || next.discount !== course.discount;
  if (isPriced && !may('course.price', caller, course)) throw forbidden(priceByOwner);
  const isFirst = course.status === 'draft' && next.status === 'published';
  if (isFirst && !may('course.publish', caller, course)) throw forbidden(publishByOwner);
}

export function createAuthoring({ db, jobs, images, onChange }: CourseParts) {
  const saveThumbnail = async (thumbnail: Buffer): Promise<StoredThumbnail> => {
    try {
      return await images.saveThumbnail(thumbnail);
    } catch (error) {
      if (error instanceof TooManyPixels) throw badRequest(thumbnailTooLarge, 'ValidationError');
      if (error instanceof NotAnImage) throw badRequest(thumbnailRefused, 'ValidationError');
      throw error;
    }
  };
  /** Stores the images before the row that references them; they are removed again if the row fails. */
  const withThumbnail = async <T>(upload: Buffer | null, work: (columns: object) => Promise<T>): Promise<T> => {
    if (!upload) return work({});
    const { large, small } = await saveThumbnail(upload);
    return work({ thumbnail: large, thumbnailSmall: small }).catch(async (error: unknown) => {
      await discardUnsaved(jobs, db, { store: 'images', keys: [large, small] });
      throw error;
    });
  };

  return {
    /** Returns the new course's id. */
    async createCourse(form: CourseFormInput, upload: Buffer | null, caller: Caller): Promise<string> {
      const status = form.status === 'draft' ? 'draft' : 'published';
      const fields = mergeForm(form, null);
      refuse(status === 'draft' ? draftProblems(fields) : courseProblems(fields, 'create', upload !== null));
      const creator = { instructorId: caller.id, instructorName: caller.fullName };
      const courseId = await withThumbnail(upload, (pictureColumns) =>
        db.transaction(async (tx) => {
          // A deletion of the account that comes before it is not to leave a course behind; a later one waits.
          if (!(await lockRecipient(tx, caller.id))) throw unauthorised();
          const course = await createAuthoringStore(tx).addCourse({
            ...columnsOf(fields, status),
            ...creator,
            ...pictureColumns,
          });
          await storeCertificate(tx, course.id, { before: '', after: fields.certificate, at: course.createdAt });
          const after = textsOfCourse(course);
          await recordRevision(tx, { courseId: course.id }, { before: null, after, savedBy: caller.id });
          return course.id;
        }),
      );
      onChange();
      return courseId;
    },

    /** Throws 409 if another save came after `form.version` was read. */
    async updateCourse(courseId: string, form: CourseFormInput, upload: Buffer | null, caller: Caller): Promise<void> {
      await withThumbnail(upload, (pictureColumns) =>
        db.transaction(async (tx) => {
          const stored = createAuthoringStore(tx);
          const course = permittedCourse('course.change', await stored.lockCourse(courseId), caller);
          if (isOutdated(form, course)) throw conflict(savedByOther);
          const status = nextStatus(course.status, form.status);
          const fields = mergeForm(form, course);
          const isPublished = status === 'published' && course.status !== 'published';
          const isUnpublished = status === 'unpublished' && course.status !== 'unpublished';
          // Unpublishing uses the lenient rules of a draft, so that an incomplete course can be unpublished.
          // What is scheduled could be published at any time.
          const isLenient = (status === 'draft' && !course.publishAt) || isUnpublished;
          refuse(isLenient ? draftProblems(fields, 'edit') : finishedProblems(fields, status));
          if (status === 'published' && !upload && !course.thumbnail)
            throw badRequest(texts.validation.fieldsMandatory, 'ValidationError');
          await checkPromo(stored, fields, course);
          const columns = columnsOf(fields, status);
          refuseOwnersPart(course, columns, caller);
          await lowerPrice(tx, { course, next: columns, caller });
          if (isUnpublished && (await stored.isHeld(courseId))) requireReauthentication('course.withdraw', caller);
          const updatedAt = nextVersion(course);
          const publishAt = status === course.status ? course.publishAt : null;
          await stored.changeCourse(courseId, { ...columns, ...pictureColumns, publishAt, updatedAt });
          const rules = { before: course.certificate, after: fields.certificate, at: updatedAt };
          await storeCertificate(tx, courseId, rules);
          const before = { texts: textsOfCourse(course), at: course.updatedAt };
          const after = textsOfCourse({ ...course, ...columns });
          await recordRevision(tx, { courseId }, { before, after, savedBy: caller.id });
          const details = { isPublished, ...(isUnpublished && { isUnpublished }) };
          await auditOnBehalf(tx, { caller, course }, { action: 'course.changed', details });
          const replaced = upload ? [course.thumbnail, course.thumbnailSmall] : [];
          await discardFiles(jobs, tx, { store: 'images', keys: replaced, afterSeconds: shownSeconds });
        }),
      );
      onChange();
    },

    /** Archives a course with learners instead of deleting it (decision C10). */
    async deleteCourse(courseId: string, caller: Caller): Promise<void> {
      await db.transaction(async (tx) => {
        const stored = createAuthoringStore(tx);
        const course = permittedCourse('course.delete', await stored.lockCourse(courseId), caller);
        const isArchived = await stored.isHeld(courseId);
        if (isArchived) requireReauthentication('course.withdraw', caller);
        await auditOnBehalf(tx, { caller, course }, { action: 'course.deleted', details: { isArchived } });
        if (isArchived) return stored.changeCourse(courseId, { status: 'archived', publishAt: null });
        for (const files of await filesOfCourses(tx, [courseId])) await discardFiles(jobs, tx, files);
        await stored.removeCourse(courseId);
      });
      onChange();
    },
  };
}

export type Authoring = ReturnType<typeof createAuthoring>;
