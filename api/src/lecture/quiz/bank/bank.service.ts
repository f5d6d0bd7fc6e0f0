import { randomUUID } from 'node:crypto';
import type { Bank, BankImport, BankQuery, BankQuestion } from '@vidya/contracts/calls/bank';
import { limits } from '@vidya/contracts/rules/limits';
import { bankLimits, bankProblems } from '@vidya/contracts/rules/quiz/bank';
import type { QuestionFormat } from '@vidya/contracts/rules/quiz/format-losses';
import { readQuestions } from '@vidya/contracts/rules/quiz/read-questions';
import { writeQuestions } from '@vidya/contracts/rules/quiz/write-questions';
import { formula } from '@vidya/contracts/rules/text/article';
import { outlineTexts } from '@vidya/contracts/texts/outline-texts';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import { texts } from '@vidya/contracts/texts/texts';
import { auditOnBehalf } from '../../../audit/port/on-behalf.ts';
import { type Db, pick } from '../../../database/database.ts';
import type { Caller } from '../../../http/access/session.ts';
import { badRequest, conflict, notFound, refuse } from '../../../http/errors.ts';
import type { UploadedFile } from '../../../http/uploads.ts';
import { permittedCourse } from '../../../policy/may.ts';
import { highlightUntil } from '../../article/highlight.ts';
import type { LectureParts } from '../../lecture-parts.ts';
import { packageRefused } from '../../outline/read/package-limits.ts';
import { createTurns } from '../../outline/turns.ts';
import { shortened } from '../formats/collected.ts';
import { writeQuestionFile } from '../formats/question-files.service.ts';
import { collectQuestions } from '../formats/read-question-file.ts';
import { picturesFor, renderQuestion } from '../question-html.ts';
import { type BankRow, createBankStore, type WrittenForBank } from './bank.store.ts';
import { createBankImportStore, type ImportRow } from './bank-import.store.ts';
import { refuseNeeded } from './bank-rules.ts';
import { importIntoBank } from './import-into-bank.ts';

const toQuestion = (row: BankRow): BankQuestion => ({
  _id: row.id,
  ...pick(row, 'source', 'type', 'text', 'points', 'tags', 'revision'),
});

const toImport = (row: ImportRow): BankImport => pick(row, 'fileName', 'total', 'done', 'refused', 'refusedCount');

/** Questions in the text form, rendered; `id` of the only one. Throws 400. */
async function receive(db: Db, courseId: string, source: string, id?: string): Promise<WrittenForBank[]> {
  refuse(bankProblems(source, id !== undefined));
  if ([...source.matchAll(formula)].length > limits.article.formulas)
    throw badRequest(quizTexts.formulas, 'ValidationError');
  const [pictures, until] = [await picturesFor(db, courseId, source), highlightUntil()];
  const received: WrittenForBank[] = [];
  for (const written of readQuestions(source).questions) {
    const question = { ...written, _id: id ?? randomUUID() };
    // oxlint-disable-next-line no-await-in-loop
    received.push({
      source: writeQuestions([written]),
      question,
      html: await renderQuestion(question, pictures, until),
    });
  }
  return received;
}

/** In a transaction that holds the bank; an import that runs counts in full. Throws 400. */
async function refuseFull(tx: Db, courseId: string, added: number): Promise<void> {
  const count = await createBankStore(tx).count(courseId);
  const imported = await createBankImportStore(tx).find(courseId);
  const coming = imported ? imported.total - imported.done : 0;
  if (count + coming + added > bankLimits.questions) throw badRequest(quizTexts.bankFull, 'ValidationError');
}

export type Banks = ReturnType<typeof createBanks>;

/** The bank of a course: questions from which its quizzes draw. */
export function createBanks({ db, jobs, store: lectures }: Pick<LectureParts, 'db' | 'jobs' | 'store'>) {
  const inTurn = createTurns();
  /** Throws 404, 403 and 409. */
  const enter = async (courseId: string, caller: Caller) =>
    permittedCourse('lecture.change', await lectures.findCourse(courseId), caller);
  /** Changes the bank while nobody else does. */
  const change = async <Result>(
    courseId: string,
    caller: Caller,
    work: (tx: Db) => Promise<Result>,
  ): Promise<Result> => {
    const course = await enter(courseId, caller);
    return db.transaction(async (tx) => {
      if (!(await createBankStore(tx).lockBank(courseId))) throw notFound(texts.course.idNotFound);
      const result = await work(tx);
      await auditOnBehalf(tx, { caller, course }, { action: 'course.changed' });
      return result;
    });
  };
  return {
    async listBank(courseId: string, query: BankQuery, caller: Caller): Promise<Bank> {
      await enter(courseId, caller);
      const store = createBankStore(db);
      const imported = await createBankImportStore(db).find(courseId);
      return {
        questions: (await store.list(courseId, query)).map(toQuestion),
        matches: await store.count(courseId, query),
        total: await store.count(courseId),
        tags: await store.listTags(courseId),
        tagSets: await store.listTagSets(courseId),
        import: imported && toImport(imported),
      };
    },

    /** All questions as a file, and its name. Throws 403 and 404. */
    async exportBank(courseId: string, format: QuestionFormat, caller: Caller) {
      const { title } = await enter(courseId, caller);
      const states = await createBankStore(db).listCurrent(courseId);
      return writeQuestionFile(
        title,
        states.map(({ question }) => question),
        format,
      );
    },

    /** Returns how many. Throws 400 for a text with a fault. */
    async addBankQuestions(courseId: string, source: string, caller: Caller): Promise<number> {
      await enter(courseId, caller);
      const received = await receive(db, courseId, source);
      await change(courseId, caller, async (tx) => {
        await refuseFull(tx, courseId, received.length);
        await createBankStore(tx).add(courseId, received);
      });
      return received.length;
    },

    /** Throws 400, 404 and 409. */
    async changeBankQuestion(
      { courseId, questionId }: { courseId: string; questionId: string },
      { questions, revision }: { questions: string; revision: number },
      caller: Caller,
    ): Promise<BankQuestion> {
      await enter(courseId, caller);
      const [received] = await receive(db, courseId, questions, questionId);
      return change(courseId, caller, async (tx) => {
        const store = createBankStore(tx);
        if (!(await store.find(courseId, questionId))) throw notFound(quizTexts.bankQuestionMissing);
        const changed = await store.change(courseId, revision, received!);
        if (!changed) throw conflict(quizTexts.bankChanged);
        await refuseNeeded(tx, courseId);
        return toQuestion(changed);
      });
    },

    /** Throws 404 and 409. */
    async removeBankQuestion(
      { courseId, questionId }: { courseId: string; questionId: string },
      caller: Caller,
    ): Promise<void> {
      await change(courseId, caller, async (tx) => {
        if (!(await createBankStore(tx).remove(courseId, questionId))) throw notFound(quizTexts.bankQuestionMissing);
        await refuseNeeded(tx, courseId);
      });
    },

    /** Reads the file now and adds its questions in the background. Throws 400 for one that is refused as a whole, and 409. */
    async importBankQuestions(courseId: string, file: UploadedFile | undefined, caller: Caller): Promise<BankImport> {
      await enter(courseId, caller);
      if (!file) throw packageRefused(outlineTexts.notQuestions);
      const { written, result } = await inTurn(() => collectQuestions(file.path, bankLimits.fileSource));
      return change(courseId, caller, async (tx) => {
        await refuseFull(tx, courseId, written.length);
        const begun = await createBankImportStore(tx).begin({
          courseId,
          fileName: shortened(file.name),
          sources: written,
          total: written.length,
          ...pick(result, 'refused', 'refusedCount'),
        });
        if (!begun) throw conflict(quizTexts.bankImporting);
        if (written.length > 0) await jobs.send(tx, importIntoBank, { courseId });
        return toImport(begun);
      });
    },
  };
}
