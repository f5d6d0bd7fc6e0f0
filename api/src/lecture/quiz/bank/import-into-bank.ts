import { randomUUID } from 'node:crypto';
import { readQuestions } from '@vidya/contracts/rules/quiz/read-questions';
import { outlineTexts } from '@vidya/contracts/texts/outline-texts';
import type { Db } from '../../../database/database.ts';
import { ApiProblem } from '../../../http/errors.ts';
import { defineJob, type Try } from '../../../jobs/jobs.ts';
import { packageLimits } from '../../outline/read/package-limits.ts';
import { shortened } from '../formats/collected.ts';
import { renderQuestion } from '../question-html.ts';
import { createBankStore, type WrittenForBank } from './bank.store.ts';
import { createBankImportStore, type ImportRow } from './bank-import.store.ts';

/** Adds the questions of an import to a bank, each once, also after a restart. */
export const importIntoBank = defineJob<{ courseId: string }>('import-into-bank');

const batchSize = 50;

type Refused = ImportRow['refused'];

const nameOf = (text = ''): string => shortened(text.split('\n')[0]!);

/** Questions that have passed the rules already; one with an unreadable formula is refused. */
async function render(sources: readonly string[]): Promise<{ added: WrittenForBank[]; refused: Refused }> {
  const added: WrittenForBank[] = [];
  const refused: Refused = [];
  for (const source of sources) {
    const question = { ...readQuestions(source).questions[0]!, _id: randomUUID() };
    try {
      // oxlint-disable-next-line no-await-in-loop
      added.push({ source, question, html: await renderQuestion(question, new Map()) });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      refused.push({ item: nameOf(question.text), reason: error.message });
    }
  }
  return { added, refused };
}

export function createImportIntoBank(db: Db) {
  /** Resolves to whether there is more to do. */
  const next = async (courseId: string): Promise<boolean> => {
    const before = await createBankImportStore(db).find(courseId);
    if (!before || before.done >= before.total) return false;
    const sources = await createBankImportStore(db).listSources(courseId, before.done, batchSize);
    const { added, refused } = await render(sources);
    return db.transaction(async (tx) => {
      const store = createBankImportStore(tx);
      await createBankStore(tx).lockBank(courseId);
      const now = await store.lock(courseId);
      // Another server goes on with it, or it is another import by now.
      if (!now || now.done !== before.done || now.createdAt.getTime() !== before.createdAt.getTime()) return true;
      await createBankStore(tx).add(courseId, added);
      const done = Math.min(now.total, now.done + batchSize);
      await store.goOn(courseId, {
        done,
        refused: [...now.refused, ...refused].slice(0, packageLimits.reportLines),
        refusedCount: now.refusedCount + refused.length,
        ...(done === now.total && { sources: [] }),
      });
      return done < now.total;
    });
  };
  /** Refuses what is left, so that the teacher sees the end of the import and can begin another one. */
  const giveUp = (courseId: string): Promise<void> =>
    db.transaction(async (tx) => {
      const store = createBankImportStore(tx);
      await createBankStore(tx).lockBank(courseId);
      const now = await store.lock(courseId);
      if (!now || now.done >= now.total) return;
      const rest = await store.listSources(courseId, now.done, now.total - now.done);
      const refused = rest.map((source) => ({
        item: nameOf(readQuestions(source).questions[0]?.text),
        reason: outlineTexts.interrupted,
      }));
      await store.goOn(courseId, {
        done: now.total,
        refused: [...now.refused, ...refused].slice(0, packageLimits.reportLines),
        refusedCount: now.refusedCount + now.total - now.done,
        sources: [],
      });
    });
  return async ({ courseId }: { courseId: string }, { isLast, signal }: Try): Promise<void> => {
    // All earlier attempts failed, and nothing would queue the import again.
    if (isLast) return giveUp(courseId);
    // oxlint-disable-next-line no-await-in-loop
    while (await next(courseId)) signal.throwIfAborted();
  };
}
