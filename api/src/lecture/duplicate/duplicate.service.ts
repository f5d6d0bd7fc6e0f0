import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { finalPrice } from '@vidya/contracts/rules/buying/price';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { auditOnBehalf } from '../../audit/port/on-behalf.ts';
import { createCertificateRulesStore } from '../../certificate/port/certificate-rules.store.ts';
import type { Db } from '../../database/database.ts';
import { createPastPrices } from '../../database/past-prices.ts';
import type { Caller } from '../../http/access/session.ts';
import { conflict } from '../../http/errors.ts';
import { discardUnsaved } from '../../jobs/remove-files.ts';
import { permittedCourse } from '../../policy/may.ts';
import type { LectureParts } from '../lecture-parts.ts';
import { createBankStore } from '../quiz/bank/bank.store.ts';
import { copyRows, type WholeCourse, withNewIds } from './copied-rows.ts';
import { createDuplicateStore } from './duplicate.store.ts';

export type Duplicate = ReturnType<typeof createDuplicate>;

const isPlaylist = ({ type }: { type: string }): boolean => type === 'application/vnd.apple.mpegurl';

/** Copies a course as a draft of the same instructor. */
export function createDuplicate({ db, jobs, files, details, onChange }: LectureParts) {
  /** Throws 403 or 404 for callers who may not copy the course. */
  const readWhole = async (tx: Db, courseId: string, caller: Caller): Promise<WholeCourse> => {
    const store = createDuplicateStore(tx);
    const course = permittedCourse('course.duplicate', await store.lockCourse(courseId), caller);
    const sections = await store.listSections(courseId);
    const lectures = await store.listLectures(courseId);
    const [articles, pictures] = [await store.listArticles(courseId), await store.listPictures(courseId)];
    const [quizzes, bank] = [await store.listQuizzes(courseId), await createBankStore(tx).listCurrent(courseId)];
    const rules = await createCertificateRulesStore(tx).findCurrent(courseId);
    const media = await store.listMedia(courseId);
    const captions = media.filter(({ kind }) => kind === 'captions');
    const transcripts = await store.listTranscripts(captions.map(({ id }) => id));
    return { course, sections, lectures, articles, quizzes, bank, rules, pictures, media, transcripts };
  };
  /** Playlists name other files by their rows' ids: the copy has files of its own. All other files are shared. */
  const writePlaylists = async (
    { ids, media }: ReturnType<typeof copyRows>,
    keep: (key: string) => void,
  ): Promise<Map<string, string>> => {
    const keys = new Map<string, string>();
    for (const file of media.filter(isPlaylist)) {
      // Missing in the original: it is missing in the copy too.
      // oxlint-disable-next-line no-await-in-loop
      if (!(await files.find(file.storageKey))) continue;
      // oxlint-disable-next-line no-await-in-loop
      const written = withNewIds(await text(await files.open(file.storageKey)), ids);
      // oxlint-disable-next-line no-await-in-loop
      const { key } = await files.save(Readable.from([written]), { extension: 'm3u8' });
      keep(key);
      keys.set(file.id, key);
    }
    return keys;
  };
  return {
    /** Throws 409 when the course changed while its playlists were written. */
    async duplicateCourse(courseId: string, caller: Caller): Promise<CourseDetail> {
      const made: string[] = [];
      const whole = await readWhole(db, courseId, caller);
      const copy = copyRows(whole);
      try {
        // Before the transaction: a slow store must not hold the course.
        const keys = await writePlaylists(copy, (key) => made.push(key));
        await db.transaction(async (tx) => {
          if (markOf(await readWhole(tx, courseId, caller)) !== markOf(whole))
            throw conflict(apiMessages.course.changed);
          const store = createDuplicateStore(tx);
          await store.addCourse(copy.course);
          // Giving the copy away takes the proof that giving the course away takes.
          if (whole.course.status !== 'draft') await createPastPrices(tx).add(copy.courseId, finalPrice(whole.course));
          await store.addSections(copy.sections);
          await store.addLectures(copy.lectures);
          await store.addPictures(copy.pictures);
          await store.addArticles(copy.articles);
          await store.addQuizzes(copy.quizzes);
          await createBankStore(tx).add(copy.courseId, copy.bank);
          if (copy.rules) await createCertificateRulesStore(tx).addRules(copy.courseId, copy.rules, new Date());
          await store.addMedia(
            copy.media.map((file) => ({ ...file, storageKey: keys.get(file.id) ?? file.storageKey })),
          );
          await store.addTranscripts(copy.transcripts);
          await auditOnBehalf(tx, { caller, course: whole.course }, { action: 'course.duplicated' });
        });
      } catch (error) {
        await discardUnsaved(jobs, db, { store: 'media', keys: made });
        throw error;
      }
      onChange();
      return details.getCourse(copy.courseId, caller);
    },
  };
}

/** Another value after any save of the course or its lectures, and after another film. */
const markOf = ({ course, media }: WholeCourse): string =>
  [course.updatedAt.getTime(), ...media.map(({ id }) => id)].join(' ');
