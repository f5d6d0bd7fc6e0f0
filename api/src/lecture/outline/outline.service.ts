import type { CourseDetail } from '@vidya/contracts/calls/course';
import type { OutlineReport } from '@vidya/contracts/calls/structure';
import { kindOf } from '@vidya/contracts/rules/course/lecture-source';
import { limits } from '@vidya/contracts/rules/limits';
import { outlineTexts } from '@vidya/contracts/texts/outline-texts';
import { auditOnBehalf } from '../../audit/port/on-behalf.ts';
import type { Caller } from '../../http/access/session.ts';
import { conflict } from '../../http/errors.ts';
import { discardFiles, discardUnsaved } from '../../jobs/remove-files.ts';
import { may, permittedCourse } from '../../policy/may.ts';
import type { LectureParts } from '../lecture-parts.ts';
import { noUpload } from '../upload/upload.service.ts';
import type { UploadRow } from '../upload/upload.store.ts';
import { addOutline } from './add-outline.ts';
import { packageRefused } from './read/package-limits.ts';
import type { Plan, Room } from './read/plan.ts';
import { withOutline } from './read/read-outline.ts';
import { type StoredOutline, storeOutline } from './store-outline.ts';
import { createTurns } from './turns.ts';

interface Imported {
  Course: CourseDetail;
  sections: number;
  lectures: number;
}

const reportOf = ({ sections, refused, refusedCount }: Plan): OutlineReport => ({
  sections: sections.map(({ title, goal, lectures }) => ({
    title,
    goal,
    lectures: lectures.map((lecture) => ({
      title: lecture.title,
      kind: kindOf(lecture),
      files: lecture.files.map(({ name }) => name),
    })),
  })),
  refused,
  refusedCount,
});

export type Outlines = ReturnType<typeof createOutlines>;

/** Imports the outline of a course from an uploaded package. */
export function createOutlines(parts: LectureParts) {
  const { db: own, jobs, store, files, uploadFiles, details, onChange } = parts;
  const inTurn = createTurns();
  /** A package whose import runs: a repeated request waits for the same result. */
  const running = new Map<string, Promise<Imported>>();

  const findPackage = async (courseId: string, uploadId: string, caller: Caller): Promise<UploadRow> => {
    permittedCourse('lecture.change', await store.findCourse(courseId), caller);
    const upload = await store.uploads.find(uploadId);
    const isOwn = upload && may('upload.continue', caller, upload) && upload.courseId === courseId;
    if (!isOwn || upload.purpose !== 'outline') throw noUpload();
    if (upload.state === 'used') throw conflict(outlineTexts.alreadyImported, 'AlreadyImported');
    if (upload.state === 'receiving') throw conflict(outlineTexts.notArrived);
    return upload;
  };
  const roomIn = async (courseId: string): Promise<Room> => ({
    sections: limits.section.perCourse - (await store.sections.listSections(courseId)).length,
    lectures: limits.lecturesPerCourse - (await store.countLectures(courseId)),
    pictures: limits.article.picturesPerCourse - (await store.articles.countPictures(courseId)),
    fileBytes: limits.resources.courseBytes - (await store.uploads.countResourceBytes(courseId)),
  });

  const add = (upload: UploadRow, outline: StoredOutline, caller: Caller): Promise<void> =>
    store.transaction(async (tx, db) => {
      const course = permittedCourse('lecture.change', await tx.lockCourse(upload.courseId), caller);
      const now = await tx.uploads.lock(upload.id);
      if (now?.state !== 'complete') throw conflict(outlineTexts.alreadyImported, 'AlreadyImported');
      await addOutline({ tx, db }, upload.courseId, outline);
      await tx.uploads.change(upload.id, { state: 'used' });
      await discardFiles(jobs, db, { store: 'uploads', keys: [upload.storageKey] });
      await auditOnBehalf(db, { caller, course }, { action: 'outline.imported' });
    });

  const run = async (upload: UploadRow, caller: Caller): Promise<Imported> => {
    const { courseId } = upload;
    const made: string[] = [];
    try {
      const room = await roomIn(courseId);
      const outline = await uploadFiles.lend(upload.storageKey, (file) =>
        withOutline(file, room, (read) =>
          storeOutline(read, { db: own, files, courseId, keep: (key) => made.push(key) }),
        ),
      );
      if (outline.sections.length === 0) throw packageRefused(outlineTexts.nothing);
      await add(upload, outline, caller);
      onChange();
      const lectures = outline.sections.reduce((sum, section) => sum + section.lectures.length, 0);
      return { Course: await details.getCourse(courseId, caller), sections: outline.sections.length, lectures };
    } catch (error) {
      await discardUnsaved(jobs, own, { store: 'media', keys: made });
      throw error;
    }
  };

  return {
    /** Says what an import would create and leave out. Throws 400 for a package that is refused as a whole. */
    async readOutline(courseId: string, uploadId: string, caller: Caller): Promise<OutlineReport> {
      const upload = await findPackage(courseId, uploadId, caller);
      const room = await roomIn(courseId);
      return inTurn(() =>
        uploadFiles.lend(upload.storageKey, (file) => withOutline(file, room, async ({ plan }) => reportOf(plan))),
      );
    },

    /** Creates it, once: throws 409 for a package that was imported before. */
    async importOutline(courseId: string, uploadId: string, caller: Caller): Promise<Imported> {
      const upload = await findPackage(courseId, uploadId, caller);
      const known = running.get(upload.id);
      if (known) return known;
      const work = inTurn(() => run(upload, caller)).finally(() => running.delete(upload.id));
      running.set(upload.id, work);
      return work;
    },
  };
}
